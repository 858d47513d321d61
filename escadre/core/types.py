"""What travels and what is read-only: texts, outcomes, odds and the Scene. Frozen structs, never compiled.

What travels leaves out what is at its default; `tools/scene_types.py` writes the same classes for the browser.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from escadre.core.frames import Rule, Seat


class Text(Struct, frozen=True, omit_defaults=True):
    """Words by reference: a message of the `.ftl` files with its arguments: the language can change at any time."""

    id: str
    args: dict[str, int | str | Text] = field(default_factory=dict)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The switches of a game, set once at set-up. Each game has its own subclass.

    It may have `check(seats)`, which raises `Unreadable` where values do not fit the seats or each other.
    """


class Setup(Struct, frozen=True):
    """What a match is made from, besides its dice."""

    seats: int
    options: Options
    scenario: str = ""


class Outcome(Struct, frozen=True):
    """How a match ended. Rank 0 is a winner; equal ranks share."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: Text

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)


class Chance(Struct, frozen=True):
    """One thing that a choice may lead to: `ways` out of `of`, exactly."""

    what: Text
    ways: int
    of: int


Odds = tuple[Chance, ...]


# ---- what can be chosen before a match


# What a seat does by itself when it is only asked whether it reacts: no; if it can do nothing else; yes.
Reaction = Literal["ask", "idle", "always"]


class ScenarioCard(Struct, frozen=True, omit_defaults=True):
    """A scenario, as one chooses it: `key` names it in orders and saves, `sides` says who sits in which seat."""

    key: str
    title: Text
    line: Text
    sides: tuple[Text, ...]
    fixes: tuple[str, ...] = ()  # options that it settles itself


# ---- what is printed: it never changes, so a client is sent it once


class Fact(Struct, frozen=True, omit_defaults=True):
    """A named number on a face, a piece or a seat: victory points, years, values.

    `icon` names a sign of the client's set. `spot` says where a card prints it: `corner`, `strip` (the values beside
    each other), `boxes` (a line of boxes; those of the piece lie over the printed ones) or `foot`; what has none is
    told when one looks closer.
    """

    what: Text
    value: str | int | Text
    icon: str = ""
    spot: str = ""
    marks: tuple[bool, ...] = ()  # drawn as boxes, those that are true are filled; `value` says the same in words


class Art(Struct, frozen=True, omit_defaults=True):
    """What a picture shows. The client draws it from these words alone; it knows motifs, never a game's cards."""

    motif: str  # battleship, torpedo-bomber, convoy, harbour, gale …
    nation: str = ""  # whose flag it wears
    tone: str = ""  # of the frame: navy, crimson, teal, ochre, slate, violet, brass
    frame: str = ""  # a sign in the frame: surface, sub, air, all


class Cone(Struct, frozen=True, omit_defaults=True):
    """A sector that goes with a piece of the open sea: what a battery bears on, and how far. Drawn when one points.

    `start` and `end` are tenths of a degree from its heading, clockwise; the apex lies `offset` steps ahead of the
    middle of the piece.
    """

    start: int
    end: int
    far: int
    near: int = 0
    offset: int = 0
    tone: str = ""
    label: Text | None = None


class Face(Struct, frozen=True, omit_defaults=True):
    """The printed side of a card, ship or marker. `size` is length and beam on the open sea, in the sea's steps.

    `wide` says that the card is broader than high: small ones beside each other keep what one plays by.
    """

    label: Text
    art: Art
    code: str = ""
    facts: tuple[Fact, ...] = ()
    tooltip: Text | None = None
    size: tuple[int, int] = (0, 0)
    wide: bool = False
    cones: tuple[Cone, ...] = ()


class Spot(Struct, frozen=True, omit_defaults=True):
    """A place on a board: column and row on a hex map; on the open sea steps to the east and to the north.

    The heading is in tenths of a degree, 0 to the north, clockwise.
    """

    x: int
    y: int
    heading: int = 0


class Area(Struct, frozen=True, omit_defaults=True):
    """A shape of the ground: land, reef, a zone of some depth or of the scenario. A circle has one point."""

    kind: str
    points: tuple[Spot, ...]
    label: Text | None = None
    radius: int = 0


class Ground(Struct, frozen=True, omit_defaults=True):
    """What lies under a hex map or a sea: its size in hexes or steps, and its areas; a hex of an area is a point."""

    width: int
    height: int
    west: int = 0  # of a sea, where its south-west corner lies
    south: int = 0
    areas: tuple[Area, ...] = ()
    steps: int = 1  # to a unit of the rules: centimetre, inch, hex
    unit: Text | None = None
    flat: bool = False  # hexes with a flat top


class FleetPlan(Struct, frozen=True, omit_defaults=True):
    """How a fleet stands: how many units of the line each division has, the first division first, and who commands.

    Places count in the list of the fleet's units. All of it is empty where fleets have no divisions.
    """

    divisions: tuple[int, ...] = ()
    flagship: int = -1  # its place
    commanders: tuple[int, ...] = ()  # the place of one in each division


class FleetNote(Struct, frozen=True, omit_defaults=True):
    """What a game has to say to a fleet, and by which rule; one that `bars` it is never kept."""

    rule: Rule
    text: Text
    bars: bool = False


class RosterAdvice(Struct, frozen=True, omit_defaults=True):
    """What share of a fleet some units should have: per cent of all those of the group that any advice counts."""

    label: Text
    share: int
    faces: tuple[str, ...]


class RosterPreset(Struct, frozen=True, omit_defaults=True):
    """A fleet to begin from. `names` are those of its units, as long as it is left as it is."""

    title: Text
    budget: int
    units: tuple[str, ...]
    names: tuple[str, ...] = ()


class RosterGroup(Struct, frozen=True, omit_defaults=True):
    """A navy or another list that a fleet is chosen from."""

    key: str
    title: Text
    nation: str = ""  # whose flag it wears
    advice: tuple[RosterAdvice, ...] = ()
    presets: tuple[RosterPreset, ...] = ()


class RosterUnit(Struct, frozen=True, omit_defaults=True):
    """One line of such a list: what it costs, and how many of it there are."""

    face: str
    group: str
    cost: int
    most: int = 1
    names: tuple[str, ...] = ()  # which those of this kind get, the first first
    beside: bool = False  # it stands beside the line and in no division, unless the fleet has nothing else
    shelf: Text | None = None  # what it is sorted under; else the sign in its frame says it


class Roster(Struct, frozen=True, omit_defaults=True):
    """All that a fleet can be built of, away from any table."""

    groups: tuple[RosterGroup, ...]
    units: tuple[RosterUnit, ...]
    faces: dict[str, Face]
    budgets: tuple[int, ...]  # the usual one first
    points: Text  # what a budget counts
    least: int = 0  # per cent of the budget that must be spent
    ordered: bool = False  # the units stand in a line, the first leads
    division: tuple[int, int] = (0, 0)  # the least and the most units of one; a smaller fleet is a single one


class Catalog(Struct, frozen=True):
    """All that is printed for one match: the faces by key, and the ground of each board that has one."""

    faces: dict[str, Face]
    grounds: dict[str, Ground] = field(default_factory=dict)


# ---- what lies on the table


class Piece(Struct, frozen=True, omit_defaults=True):
    """A card, ship or marker: which face of the catalogue it shows, and what is on it now. A hidden one has no face."""

    id: str
    face: str = ""
    back: str = ""  # which back a hidden one has
    owner: Seat | None = None
    up: bool = True
    on: str = ""  # the piece it lies on
    spot: Spot | None = None
    facts: tuple[Fact, ...] = ()  # what changes: hull, crew, sail
    badges: tuple[Text, ...] = ()
    looks: tuple[str, ...] = ()  # how it is drawn: `spent` (it has acted), `deep` (under water), `picked`, `gone`
    reach: tuple[str, ...] = ()  # zones and pieces that it could act on now: they light up when one points at it
    flag: str = ""  # the nation whose flag it flies now, if not that of its face
    name: str = ""  # its own, besides that of its face: the Victory, a 100-gun ship


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place of a card table: a hand, a pile, a row of played cards. `count` is what it holds, shown or not.

    Rows of a seat that have a `rank` stand behind each other, the first nearest the middle of the table, and those of
    the other seats face them; a row without one stands beside them.
    """

    id: str
    kind: str  # hand, pile, discard, row, stage (what the table is about now), tricks, market (spread out to choose)
    title: Text
    count: int
    pieces: tuple[Piece, ...] = ()
    owner: Seat | None = None
    facts: tuple[Fact, ...] = ()  # sums and the like
    back: str = ""  # of a pile
    rank: int = 0


class Mark(Struct, frozen=True, omit_defaults=True, tag="mark"):
    """A spot that is pointed at: a hex, a place to go."""

    spot: Spot
    tone: str = ""
    label: Text | None = None


class Arc(Struct, frozen=True, omit_defaults=True, tag="arc"):
    """A sector around a spot, clockwise from one heading to another, between two ranges."""

    spot: Spot
    start: int
    end: int
    far: int
    near: int = 0
    tone: str = ""
    label: Text | None = None


class Track(Struct, frozen=True, omit_defaults=True, tag="track"):
    """A path over the board, with a ghost of the piece at its end if it names one."""

    spots: tuple[Spot, ...]
    ghost: str = ""
    tone: str = ""
    label: Text | None = None


class Arrow(Struct, frozen=True, omit_defaults=True, tag="arrow"):
    """From piece to piece: who fires at whom. `about` is a piece that stands for it: they light up together."""

    source: str
    target: str
    tone: str = ""
    label: Text | None = None
    about: str = ""


class Reach(Struct, frozen=True, omit_defaults=True, tag="reach"):
    """Pieces and zones that light up: what a weapon could be aimed at, what could fire it."""

    targets: tuple[str, ...]
    tone: str = ""


Overlay = Mark | Arc | Track | Arrow | Reach


class Cards(Struct, frozen=True, omit_defaults=True, tag="cards"):
    """A card table."""

    id: str
    zones: tuple[Zone, ...]
    overlays: tuple[Arrow, ...] = ()


class Hexes(Struct, frozen=True, omit_defaults=True, tag="hexes"):
    """A hex map; its ground is in the catalogue under its id."""

    id: str
    title: Text
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()


class Sea(Struct, frozen=True, omit_defaults=True, tag="sea"):
    """The open sea; its ground is in the catalogue under its id."""

    id: str
    title: Text
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    wind: int | None = None  # the heading it blows from, in tenths of a degree
    wind_text: Text | None = None
    order: tuple[str, ...] = ()  # the pieces that act in this phase, first to last
    done: int = 0  # how many of them have acted
    active: str = ""  # the piece whose turn it is


class Sheet(Struct, frozen=True, omit_defaults=True, tag="sheet"):
    """A formation or status board: lines of facts, and boxes with pieces."""

    id: str
    title: Text
    facts: tuple[Fact, ...] = ()
    zones: tuple[Zone, ...] = ()
    owner: Seat | None = None


Board = Cards | Hexes | Sea | Sheet


class Touch(Struct, frozen=True, omit_defaults=True):
    """Where a choice shows on the board: what one clicks for it, and what would come of it."""

    piece: str = ""  # click this piece
    spot: Spot | None = None  # or this place of the board
    to: str = ""  # the zone or piece that it would go to: where its ghost is drawn
    overlays: tuple[Overlay, ...] = ()
    final: bool = False  # it cannot be taken back and one may regret it: ask once more
    aside: bool = False  # a click on the piece means something else, if there is something else


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something the seat may do now. Clicking what `touch` says or typing `order` is the act."""

    verb: str
    arg: int
    order: str
    label: Text
    touch: Touch = Touch()
    odds: Odds | None = None


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What one choice would lead to, told only when it is asked for: it costs more than a menu may."""

    overlays: tuple[Overlay, ...] = ()
    facts: tuple[Fact, ...] = ()


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Something in reach that a rule forbids now."""

    verb: str
    arg: int
    order: str
    label: Text
    rule: Rule
    piece: str = ""


class SeatStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat. `score` is what it openly has, for the curve of the match."""

    seat: Seat
    facts: tuple[Fact, ...]
    badges: tuple[Text, ...] = ()
    tone: str = ""
    score: int = 0


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One event in words, with the moment of the viewer that it belongs to."""

    act: int
    text: Text
    kind: str = ""
    seat: Seat | None = None
    roll: tuple[int, int] | None = None  # what the die shows, and its sides
    faces: tuple[str, ...] = ()  # of what is spoken


Asks = Literal["unit", "division", "flagship", "commander"]


class Muster(Struct, frozen=True, omit_defaults=True):
    """A seat is choosing its fleet: which verb takes a unit, from which group, for how much. For fleets kept ready.

    Where fleets have divisions (`Roster.division`) it goes on when the units are chosen: then `asks` says what the verb
    settles next, `chosen` is the fleet in its order and `pieces` are its units on the table.
    """

    verb: str
    group: str
    budget: int
    chosen: tuple[str, ...] = ()  # faces
    least: int = 0  # what must be spent
    costs: dict[str, int] = field(default_factory=dict)  # of all units, where the roster says other
    ordered: bool = False
    asks: Asks = "unit"
    division: int = 0  # which one is asked about, counted from the seat's first
    pieces: tuple[str, ...] = ()


class Picture(Struct, frozen=True, omit_defaults=True):
    """What a game shows one seat of its state; the engine adds the menu, the log and whose turn it is."""

    prompt: Text
    boards: tuple[Board, ...]
    seats: tuple[SeatStatus, ...]
    muster: Muster | None = None
    phase: Text | None = None  # where the match stands: the round, whose turn, what part of it
    open: bool = False  # nothing is hidden from anybody: people who share a screen need no curtain

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every zone of the card tables and sheets."""
        return tuple(zone for board in self.boards if isinstance(board, Cards | Sheet) for zone in board.zones)


class Scene(Struct, frozen=True, omit_defaults=True):
    """All that a client needs to draw and to act, for one seat or for a spectator."""

    game: str
    act: int
    turn: tuple[Seat, ...]
    picture: Picture
    seat: Seat | None = None
    choices: tuple[Choice, ...] = ()
    barred: tuple[Refusal, ...] = ()
    log: tuple[LogLine, ...] = ()
    undo: str = ""  # `free` or `ask`: whether the seat could take its last act back, alone or with consent
    outcome: Outcome | None = None


class GameInfo(Struct, frozen=True):
    """A game that is installed."""

    key: str
    title: Text
    seats: range
    version: int

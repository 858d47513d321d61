"""What lies on the table and what a seat may do there: the Scene and its parts. Frozen structs, never compiled."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from escadre.core.frames import Rule, Seat
from escadre.core.printed import Fact, Region, Sides, Spot
from escadre.core.types import Odds, Outcome, Text


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
    seen: Text | None = None  # when it was last seen, of what may be elsewhere by now
    age: int = 0  # so many turns ago: it fades


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
    most: int = 0  # how many pieces have room in it, where that is limited


class Mark(Struct, frozen=True, omit_defaults=True, tag="mark"):
    """A spot that is pointed at: a hex, a place to go."""

    spot: Spot
    tone: str = ""
    label: Text | None = None


class Arc(Struct, frozen=True, omit_defaults=True, tag="arc"):
    """A sector around a spot, clockwise from one heading to another, between two ranges; on a hex map in hexes.

    One that is `about` a piece or a sheet is drawn only while one points at that, or has picked it.
    """

    spot: Spot
    start: int
    end: int
    far: int
    near: int = 0
    tone: str = ""
    label: Text | None = None
    about: str = ""


class Track(Struct, frozen=True, omit_defaults=True, tag="track"):
    """A path over the board, with a ghost of the piece at its end if it names one."""

    spots: tuple[Spot, ...]
    ghost: str = ""
    tone: str = ""
    label: Text | None = None
    costs: tuple[int, ...] = ()  # on a hex map what each leg costs, written where it ends


class Arrow(Struct, frozen=True, omit_defaults=True, tag="arrow"):
    """From piece to piece: who fires at whom. `about` is a piece that stands for it: they light up together.

    On a hex map either end may be a place instead; the piece is then "".
    """

    source: str
    target: str
    tone: str = ""
    label: Text | None = None
    about: str = ""
    start: Spot | None = None
    end: Spot | None = None


class Reach(Struct, frozen=True, omit_defaults=True, tag="reach"):
    """Pieces and zones that light up: what a weapon could be aimed at, what could fire it."""

    targets: tuple[str, ...]
    tone: str = ""


Overlay = Mark | Arc | Track | Arrow | Reach | Region | Sides


class Cards(Struct, frozen=True, omit_defaults=True, tag="cards"):
    """A card table."""

    id: str
    zones: tuple[Zone, ...]
    overlays: tuple[Arrow, ...] = ()


class Hexes(Struct, frozen=True, omit_defaults=True, tag="hexes"):
    """A hex map; its ground is in the catalogue under its id. Sheets and timelines of the picture stand beside it.

    Pieces are square counters; those of one hex are a stack, the first lowest. `looks` of a counter: `spent`, `picked`,
    `reduced` (on its weaker side), `contact` (who knows what it is), `ghost` (it is not there, or not yet), `aloft` (it
    flies over the others), `dummy`; and the name of any sign of the client's set, which is drawn on it.
    """

    id: str
    title: Text
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    active: str = ""  # the piece whose turn it is
    light: str = ""  # `day`, `dusk` or `night`: the chart is as bright


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
    """A formation or status board: lines of facts, and boxes with pieces. A click on its box may be a choice too.

    `shape` says how the boxes stand: `list` (below each other), `columns` (beside each other: READY, RESERVE), `line`
    (places of a column, the first leads) or `ring` (the first in the middle, the others around it). Sheets of one
    `group` are leafed through together.
    """

    id: str
    title: Text
    facts: tuple[Fact, ...] = ()
    zones: tuple[Zone, ...] = ()
    owner: Seat | None = None
    shape: Literal["list", "columns", "line", "ring"] = "list"
    group: Text | None = None
    about: str = ""  # the piece that it tells of: they light up together, and a click there opens it
    badges: tuple[Text, ...] = ()


class Cell(Struct, frozen=True, omit_defaults=True):
    """A turn of a timeline: how light it is (`day`, `dusk`, `night`), whose it is, what it allows, what it brings."""

    title: Text
    tone: str = ""
    owner: Seat | None = None
    facts: tuple[Fact, ...] = ()  # those with an icon are signs in the cell
    pieces: tuple[Piece, ...] = ()  # what arrives in it


class Timeline(Struct, frozen=True, omit_defaults=True, tag="timeline"):
    """A time track: its turns in their order, which of them is now, and which is the last."""

    id: str
    title: Text
    cells: tuple[Cell, ...]
    now: int = 0  # counted from 0
    last: int = 0


Board = Cards | Hexes | Sea | Sheet | Timeline


class Touch(Struct, frozen=True, omit_defaults=True):
    """Where a choice shows on the board: what one clicks for it, and what would come of it."""

    piece: str = ""  # click this piece, or this box of a sheet
    spot: Spot | None = None  # or this place of the board; of both, the piece first and then the place
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
    spot: Spot | None = None


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

"""What is printed and never changes, so that a client is sent it once: faces, grounds, rosters. Never compiled."""

from __future__ import annotations

from msgspec import Struct, field

from escadre.core.frames import Rule
from escadre.core.types import Text


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
    """A place on a board: column and row on a hex map, from 0; on the open sea steps to the east and to the north.

    The heading is in tenths of a degree, 0 to the north, clockwise. What is printed on a hex map between its hexes is
    counted more finely: see `HexGround`.
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
    """What lies under a sea: its size in steps, and its areas."""

    width: int
    height: int
    west: int = 0  # of a sea, where its south-west corner lies
    south: int = 0
    areas: tuple[Area, ...] = ()
    steps: int = 1  # to a unit of the rules: centimetre, inch
    unit: Text | None = None


class Region(Struct, frozen=True, omit_defaults=True, tag="region"):
    """Some hexes of a hex map, by their numbers, filled and with a line around them all; `tone` says what they are.

    One that is `about` a piece or a sheet is drawn only while one points at that, or has picked it.
    """

    hexes: tuple[int, ...]
    tone: str = ""
    label: Text | None = None
    about: str = ""


class Sides(Struct, frozen=True, omit_defaults=True, tag="sides"):
    """Some hexsides of a hex map, by their numbers: a reef, a closed strait, a front."""

    sides: tuple[int, ...]
    tone: str = ""
    label: Text | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A name on a hex map, and what is drawn beside it: `airfield`, `port`, `town`, `island`, `atoll`, `cape`.

    Of a `sea` or a `land` only the name is written, across it. Greater ones, of `rank` 1 and 2, are named from afar.
    """

    kind: str
    label: Text
    spot: Spot
    rank: int = 3


class HexGround(Struct, frozen=True, omit_defaults=True):
    """What lies under a hex map: hexes with pointed tops, numbered along the rows as in `geometry.hexes`.

    The points of `areas` and `places` are finer than hexes: thousandths of a hex to the east, and thousandths from row
    to row to the south, of the first hex of the rows that are not pushed, as `Grid.centre` gives them. Regions of tone
    `land` and `coast` are told in words and drawn in the terminal; in the browser the areas show them, where there are
    any.
    """

    width: int
    height: int
    pushed: int = 0  # which rows lie half a hex farther east, as they are printed: 0 the even ones, 1 the odd ones
    areas: tuple[Area, ...] = ()  # outlines: land, shoal
    sides: tuple[Sides, ...] = ()  # of tone `closed` or `reef`
    regions: tuple[Region, ...] = ()  # land, coast, start lines, edges
    places: tuple[Place, ...] = ()
    unit: Text | None = None  # what one hex is across


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
    """All that is printed for one match: the faces by key, and the ground of each sea and each hex map by its id."""

    faces: dict[str, Face]
    grounds: dict[str, Ground] = field(default_factory=dict)
    hexes: dict[str, HexGround] = field(default_factory=dict)

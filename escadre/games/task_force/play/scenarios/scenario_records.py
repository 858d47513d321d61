"""Scenarios as read-only records (TF-3.7). Ships, aircraft, bases and hexes are numbers, as in the catalog and on the
map; victory points, units and carriers are in halves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from escadre.geometry.hexes import Hex

NONE: Final = -1

# How the markers of a side come on the map.
PLACINGS: Final = ("chosen", "dealt", "fixed")
CHOSEN: Final = 0  # its player places them
DEALT: Final = 1  # at random, one to each start hex
FIXED: Final = 2  # where its formations say

# Who wins by what.
VICTORIES: Final = ("margin", "lead", "points", "capital-ships")
MARGIN: Final = 0  # the side that is ahead by so much; else a draw
LEAD: Final = 1  # the same for the player alone: who is behind has lost
POINTS: Final = 2  # the player's own points
CAPITAL_SHIPS: Final = 3  # how many of the listed ships were sunk; one of them Critical is a draw

# What a die tells a marker of the programme; a number from MOVES on is a direction.
ORDERS: Final = ("stay", "toward", "away")
STAY: Final = 0
TOWARD: Final = 1
AWAY: Final = 2
MOVES: Final = len(ORDERS)


class Counter(Struct, frozen=True):
    """A ship's counter."""

    ship: int
    reduced: bool = False


class Wing(Struct, frozen=True):
    """The air units of a carrier, of a land base, or of a base off the map if it is neither."""

    units: tuple[tuple[int, int], ...]  # model and steps of each
    ship: int = NONE
    base: int = NONE


class Formation(Struct, frozen=True):
    """Ships that begin together; of a ring the first stands in the centre."""

    number: int
    counters: tuple[int, ...]  # places in the list of the side, in the order of the boxes
    hex: Hex = NONE


class StartLine(Struct, frozen=True, kw_only=True):
    """Hexes where markers begin (TF-3.7.3.e); dummies may go to all. Where the enemy has a base nobody begins."""

    name: str
    hexes: tuple[Hex, ...]
    carriers: bool  # a Task Force with a carrier
    transports: bool  # one with an AK
    fleets: bool  # one with neither
    named_carriers: tuple[int, ...] = ()  # with one of these, if not with others
    only: tuple[int, ...] = ()  # if not empty, Task Forces of these ships alone,
    destroyers: int = 0  # and of so many DD counters in all
    most: int = 0  # Task Forces; 0 for any number


class Arrival(Struct, frozen=True):
    """Counters that come later."""

    turn: int
    hexes: tuple[Hex, ...]
    counters: tuple[int, ...]  # places in the list of the side


class Force(Struct, frozen=True, kw_only=True):
    """What a side has in a battle, and where it begins."""

    counters: tuple[Counter, ...] = ()
    wings: tuple[Wing, ...] = ()
    bases: tuple[int, ...] = ()
    markers: int = 0  # Task Forces and dummies together
    task_forces: int = 0  # of them, at most
    placing: int = CHOSEN
    places_first: bool = False
    formations: tuple[Formation, ...] = ()
    lines: tuple[StartLine, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    edges: tuple[int, ...] = ()  # where its withdrawing ships go
    haven: Hex = NONE  # a hex where they go instead
    searches: tuple[int, int, int] = (0, 0, 0)  # hexes for each CV, CVL and land base
    off_map: str = ""  # the name of a base that is not on the map


class Battle(Struct, frozen=True):
    forces: tuple[Force, Force]  # by side
    surprise: bool = False


class Berth(Struct, frozen=True):
    ship: int
    where: str
    at: tuple[int, int]  # on the plan of the harbour: columns to the east, rows to the south
    torpedoes: bool  # whether they can reach her


class Wave(Struct, frozen=True):
    """Air units that attack together: model and steps of each."""

    torpedoes: tuple[tuple[int, int], ...]
    bombs: tuple[tuple[int, int], ...]  # torpedo bombers among them bomb from level flight


class Harbour(Struct, frozen=True):
    """Scenario 1: waves against ships at their berths."""

    berths: tuple[Berth, ...]
    waves: tuple[Wave, ...]
    unopposed: int  # the first so many air counters meet no anti-air fire


class Hunt(Struct, frozen=True):
    """Scenario 2: searches and raids from off the map."""

    searches: int
    search_turns: tuple[int, int]
    raid_turns: tuple[int, int]


class Procedure(Struct, frozen=True):
    """How the programme moves the Allied markers (TF-6)."""

    phases: tuple[int, ...]
    dice: tuple[int, ...]  # the order for each number of the die
    toward: Hex
    ties: tuple[int, ...]  # directions, the preferred first
    convoy: Hex = NONE  # nobody enters it; a Task Force beside it wins
    expects: int = 0  # the die for which expected hits are read


class Landing(Struct, frozen=True):
    """AK ships that reach the shore leave the map."""

    hex: Hex
    within: int
    by_night: bool
    given_up_after: int  # AK ships sunk; 0: never
    given_up_points: int


class NightSearch(Struct, frozen=True):
    """Flying boats by night."""

    side: int
    base: int
    turns: tuple[int, ...]
    chits: int
    within: int


class Strike(Struct, frozen=True):
    """A base that a side must raid in a given turn."""

    side: int
    base: int
    turn: int
    bombers: int  # half units
    carriers: int
    within: tuple[int, ...]  # hexes from the base after movement, turn by turn from the first on


class BasePoints(Struct, frozen=True):
    base: int
    to: int
    points: tuple[int, int, int, int, int]  # by damage level at the end


class Victory(Struct, frozen=True, kw_only=True):
    kind: int
    victory: int
    decisive: int
    marginal: int = 0
    ships: tuple[int, ...] = ()
    bases: tuple[BasePoints, ...] = ()
    spared: int = 0  # to the other side if none of the bases is Significant or worse
    landed_each: int = 0
    landed_at_least: tuple[tuple[int, int], ...] = ()  # so many AK ships, so many points; the last that fits counts
    landed_none: int = 0  # to the other side if none landed


class Ground(Struct, frozen=True, kw_only=True):
    """The ground roll after each battle."""

    troops: tuple[int, int]  # by side
    supply: tuple[int, int]
    lowest: int
    highest: int
    air_superiority: int
    air_within: int
    if_bombarded: int
    if_spared: int
    supply_used: int
    supply_least: int


class Campaign(Struct, frozen=True, kw_only=True):
    """Two battles in one match."""

    field: int
    field_points: int
    carriers_in_all: int
    carriers: Mapping[int, int]  # what a ship counts each time she is committed
    once: Mapping[int, int]  # ships for one battle only, and the points of the other side for it
    ships_a_point: int
    bombarded: int
    ground: Ground
    captured: Wing  # what flies from the field while the IJN holds it
    captured_searches: int


class Scenario(Struct, frozen=True, kw_only=True):
    key: str
    source: str
    number: int
    title: str  # of a scenario of one's own; the names and stories of ours are in the words
    story: str
    seats: int
    allies: str  # the name of the Allied side (TF-1.3.c)
    map: str  # nothing for the harbour
    first_turn: int
    last_turn: int
    advanced_fog: bool
    battles: tuple[Battle, ...]
    victory: Victory
    apart: bool = False  # nobody enters a hex beside an enemy piece
    stays_until: int = 0  # before this turn no marker leaves the map of its own will
    harbour: Harbour | None = None
    hunt: Hunt | None = None
    procedure: Procedure | None = None
    landing: Landing | None = None
    night_search: NightSearch | None = None
    strike: Strike | None = None
    campaign: Campaign | None = None
    book: tuple[str, ...] = ()

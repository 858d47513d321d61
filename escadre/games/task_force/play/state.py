"""What lies on the table (TF-2), nothing else. Every field says who may see it; "the fog" means TF-3.8.

What a piece has is a column. A *counter* is a ship's piece, numbered through both sides; a destroyer that is split adds
one. A *formation* is one of the 13 boards of a side or, after these 26, a withdrawing group. A *marker* is a piece on
the map as both players see it: a fleet marker, whose formations are its hidden side, or a withdrawing group. A *unit*
is an air counter. A *base* is a carrier (by its counter) or a land base (LAND and following).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from escadre.core.frames import NOBODY, State
from escadre.games.task_force.play.options import TaskForceOptions

# `phase` before the first turn; then those of `terms.PHASES`.
SETTING_UP: Final = -1

# `fate` of a counter
AFLOAT: Final = 0
SUNK_SHIP: Final = 1
LEFT: Final = 2  # the map (TF-4.1.4)
LANDED: Final = 3  # an AK that has reached its shore
DUE: Final = 4  # arrives later
ABSENT: Final = 5  # not committed to this battle
MERGED: Final = 6  # half a destroyer that is now part of another counter

FORMATIONS: Final = 13  # boards of a side: TF1 to TF13 (TF-2.5.a)
RINGS: Final = 6
GROUPS: Final = 2 * FORMATIONS  # from here on, withdrawing groups

# `detection` of a marker (TF-3.6.2.a)
UNDETECTED: Final = 0
REPORTED: Final = 1
TURNED_UP: Final = 2

# `box` of a unit (TF-2.6.a); from OUTSIDE_CAP on it is in no base
RESERVE: Final = 0
READY: Final = 1
CAP: Final = 2
LANDING_FROM_CAP: Final = 3
LANDING_FROM_MAP: Final = 4
OUTSIDE_CAP: Final = 5  # over `over`
RAIDING: Final = 6  # over `over`, now or on the way out on the turn track
HOMEWARD: Final = 7  # a long way home on the turn track (TF-4.3.8.d)
LOST_UNIT: Final = 8  # destroyed, crashed, or gone home for good (B-17)
OFF_GAME: Final = 9  # left the map with its carrier, or not in this battle

LAND: Final = 1000  # number of the first land base among bases


@dataclass(slots=True)
class Raid:
    """Units of one side that come to one hex in one turn (TF-4.3.2.n). All of it is open once the step is done."""

    side: int
    hex: int
    turn: int  # of its execution
    units: list[int] = field(default_factory=list)  # that fly it
    lost_way: list[int] = field(default_factory=list)  # units whose location roll failed (TF-4.3.9)


@dataclass(slots=True)
class Attack:
    """Counters that fire together at one target, fixed before the dice (TF-4.2.2.h)."""

    side: int
    ships: list[int]  # the firing counters; a land base that fires back stands for itself as LAND + number
    target: int  # a counter, or a base from LAND on
    hits: int = -1  # -1 until it is rolled


@dataclass(slots=True)
class NavalBattle:
    """A surface battle or the bombardment of a base (TF-4.2)."""

    sides: list[list[int]]  # the fleets of each side, by their markers
    base: int = NOBODY  # of a bombardment: the base, from LAND on
    outranges: int = 0  # what Yamato does: 0 not asked yet or not there, 1 alone, 2 twice (TF-5.2.4)
    named: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])  # each side's secret range class (TF-4.2.2.c)
    range: int = 0  # gun class down to which ships fire, once it is known; 0 all of them
    first: int = NOBODY  # the side that fires first, once the battle has begun
    surprise: int = NOBODY  # the side that surprises (TF-4.2.5)
    declined: bool = False  # of a bombardment: its owner does without
    firing: int = NOBODY  # the side whose targets are being named
    named_all: list[bool] = field(default_factory=lambda: [False, False])  # a side has named all its targets
    attacks: list[Attack] = field(default_factory=list)  # in the order in which they were declared
    held: list[int] = field(default_factory=list)  # counters that hold fire, of the side that names its targets
    lead: int = NOBODY  # the counter whose target is to be named


@dataclass(slots=True)
class AirBattle:
    """The raid that is being executed over its hex (TF-4.3.2 to TF-4.3.6). All of it is open."""

    raid: int = NOBODY  # its place in `raids`
    asked: int = 0  # who has answered what comes before the pairing: bits, see `interception.py`
    spared: bool = False  # IJN fighters leave the B-17s alone
    interceptors: list[int] = field(default_factory=list)  # units, those that meet nobody included
    pairs: list[list[int]] = field(default_factory=list)  # of each interceptor of the list: raiders that it meets
    stars: list[int] = field(default_factory=list)  # bombers that were met and yet go on to attack
    rolled: list[int] = field(default_factory=list)  # interceptors whose pairing has been rolled
    losses: list[list[int]] = field(default_factory=list)  # still to be shared out: side, steps, then the units
    attackers: list[int] = field(default_factory=list)  # bombers that may still attack
    intercepted: bool = False  # a fighter met the raid: no precision bombing (TF-4.3.6.b)
    target: int = NOBODY  # a counter, or a base from LAND on
    group: list[int] = field(default_factory=list)  # bombers named for it
    launched: bool = False  # the group attacks: its losses are being taken
    modifier: int = 0  # of the attack, from the anti-air fire
    over: bool = False


@dataclass(slots=True)
class TaskForceState(State):
    options: TaskForceOptions
    seats: int
    scenario: str
    battle: int  # of a campaign: 0, then 1
    seed_letters: int  # all: letters dealt so far, so that every fresh identity is new

    # ---- the clock: all
    turn: int
    phase: int
    acting: int  # the side whose step it is, NOBODY when both act
    first_air: int  # side
    done: list[bool]  # by side: has ended the step that both take at the same time
    organised: bool  # all: the acting side has ended its organisation step
    organising: int  # the owner: the hex whose fleets it is at in it, or NOBODY
    used: list[int]  # the owner: what the acting side has done in it, as `organisation/notes.py` codes it

    # ---- set-up: each side its own, until it is done
    stage: list[int]  # all: the part of set-up that a side is in, by side
    taken: list[int]  # the ship or the formation that it has in hand, by side, or NOBODY
    paired: list[int]  # by formation: the one that it shares its marker with, or NOBODY (TF-3.7.1.h)
    plan_hex: list[int]  # by formation: where its marker begins, or NOBODY
    plan_dummies: list[list[int]]  # by side: hexes of its dummies

    # ---- ships, by counter. Owner; all in basic fog; else what was shown
    ship: list[int]  # its entry in catalog.SHIPS
    side: list[int]  # all
    steps: list[int]  # 2 full, 1 reduced, 0 gone
    level: list[int]  # INTACT … SUNK; of DD and AK only these two
    minor: list[int]  # Minor markers: of DD and AK up to two, the first ship's first
    repairing: list[int]  # of these, how many lie on the Emergency Repairs face
    deck: list[int]  # NO_LANDING, NO_LAUNCH: for good
    deck_minor: list[int]  # the same, from Minor damage
    fate: list[int]
    lost_ships: list[int]  # all: of DD and AK, ships of the counter that were sunk
    first_level: list[int]  # all: damage at set-up, which scores nothing (TF-3.9.d)
    formation: list[int]  # NOBODY when it is in none
    shown: list[int]  # all: turn in which the enemy last saw it (TF-3.8.1.f), 0 for never
    answered: list[bool]  # all: its duty to withdraw has been answered (TF-3.5.2.o)
    duties: list[int]  # all: counters whose owner still has to say whether they leave, in order
    leavers: list[int]  # all: the counter that leaves and the escorts named for it so far
    partings: list[int]  # all: groups made while these duties are answered, which may be shared (TF-3.5.2.k)
    broken: list[int]  # all: rings that have lost their carrier and whose order is to be set (TF-3.5.m.1)
    arranged: list[int]  # as the ships: the order as far as it is set

    # ---- formations: 13 of each side, then withdrawing groups. As the ships
    boxes: list[list[int]]  # counters in their boxes; of a ring the carrier first
    ringed: list[bool]  # a carrier stands in its centre; else a column (TF1-6 then of four boxes)
    withdraws: list[bool]  # a Withdraw marker lies on it (all: if it is a group)
    marker: list[int]  # the marker it is under, NOBODY when it has none

    # ---- markers. All, but for what is under them
    marker_side: list[int]
    hex: list[int]  # NOBODY when it is off the map
    under: list[list[int]]  # the owner, or all when it is turned up: formations under it; none: a dummy
    group: list[bool]  # a withdrawing group, always visible
    letter: list[int]  # public identity, new after a shuffle
    detection: list[int]
    report: list[int]  # the face of its report marker: FLEET_SIGHTED, CARRIER_SIGHTED, or 0
    report_turn: list[int]
    single: list[bool]  # "a single ship" was said (TF-4.4.2.j)
    answers: list[list[int]]  # every answer it gave under this letter: turn * 10 + answer
    chits: list[list[int]]  # chits that lie under it
    real: list[bool]  # it has shown that it is no dummy (TF-3.4.i)
    swift: list[bool]  # it has moved as no marker with an AK can
    start_line: list[int]  # where it began, for who guesses what it is
    before: list[int]  # its hex at the end of the last turn
    moved: list[bool]  # in this movement phase
    path: list[list[int]]  # the owner until his step is done: the hexes it has moved through in it
    leaving: list[bool]  # the owner until his step is done: it leaves the map
    picked: int  # the acting side: the marker that moves, or NOBODY

    # ---- land bases: all
    base: list[int]  # its entry in catalog.BASES
    base_side: list[int]
    base_hex: list[int]
    base_level: list[int]
    base_repairing: list[bool]  # its Minor marker lies on the Emergency Repairs face
    base_deck: list[int]
    base_deck_minor: list[int]

    # ---- air units. On the map and on land bases: all; on carriers: owner, all in basic fog
    model: list[int]  # its entry in catalog.AIRCRAFT
    unit_side: list[int]
    unit_steps: list[int]
    home: list[int]  # base
    old_home: list[int]  # that turned it away for Minor damage (TF-4.3.3.h), or NOBODY
    long_legs: list[bool]  # began the scenario on a land base: has its cruising range (TF-4.3.7.b)
    at: list[int]  # the base in whose boxes it is, NOBODY on the map
    box: list[int]
    over: list[int]  # the hex that it flies over, NOBODY otherwise
    due: list[int]  # of a long raid: the turn in whose return step it lands (TF-4.3.8.d)
    far: list[int]  # hexes to a fleet that it has to find first (TF-4.3.9), or 0
    unit_moved: list[bool]  # in this status step
    unit_fresh: list[bool]  # has changed its box this turn: radar cannot scramble it (TF-4.3.2.f)
    torpedoes: list[bool]  # of a T unit on a raid: carries them; else bombs (TF-4.3.1.v)
    halved: list[int]  # a Zero's split or merge in this step: 0 none, 1 split, 2 merged (TF-5.1.2.f)
    raids: list[Raid]  # all, once the step is done
    mission: int  # the acting side: the hex for which it names units, or NOBODY
    covering: bool  # the acting side: they go there as outside CAP, not to raid it
    adrift: list[int]  # all: units on the map or in CAP whose base is to be chosen in the return step

    # ---- reconnaissance
    cup: list[int]  # all: how many. A bag of kinds
    aside: list[int]  # chits set aside until night: kinds (all: how many)
    chit_kind: list[int]  # of each chit on the map: who has read it
    chit_known: list[int]  # bits of the seats that have seen its face
    searches: list[list[int]]  # all, but not the source: source, hex, chit, in the order of placing
    sources: list[
        list[int]
    ]  # all: bases that may search, as they stood at the start of the turn: base, side, hex, number

    # ---- what goes on
    contacts: list[int]  # all: markers that are still to be put into battles
    battles: list[NavalBattle]  # all: to be fought, in order; the first is being fought
    air: AirBattle
    order: list[int]  # all: raids still to be executed, in order

    # ---- the score, in halves: all
    points: list[int]  # given at once, by side
    landed: list[int]  # AK ships that have landed or unloaded, by side
    given_up: bool  # the landing, after too many losses
    troops: list[int]  # of the campaign, by side
    supply: list[int]
    bombarded: bool  # of this battle of the campaign
    bombard_hits: int  # of this night turn
    field_side: int  # who holds the field of the campaign
    committed: list[list[int]]  # the owner until both have: ships of the battle to come
    spent: int  # halves of carriers that the IJN has used so far
    used_once: list[int]  # ships that may be used in one battle only and have been, by their entry in the catalog
    used_carriers: list[int]  # carriers that took part in the first battle, likewise
    unfit: list[int]  # named ships that miss the second battle, by their entry in the catalog
    survivors: list[list[int]]  # IJN carrier aircraft after the first battle: ship or NOBODY, model, steps
    unloading: list[int]  # sides that owe a choice of troops or supply
    conceded: int  # side, or NOBODY
    why: str  # of the words, "" while the match goes on

"""What lies on the sea, nothing else. All of it is open but the fleets while they are chosen.

What a ship has is a column: `s.hull[ship]`. Ships and coastal works are numbered together, in the order of the sides.
Lengths are thousandths of a centimetre, headings tenths of a degree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from escadre.core.frames import NOBODY, State
from escadre.games.branle_bas.play.options import BranleBasOptions

# `kind` of a ship
LINE: Final = 0  # ranks 1 to 4
FRIGATE: Final = 1
MERCHANT: Final = 2
HULK: Final = 3  # moored, without masts
WORK: Final = 4  # a coastal battery

# `fate` of a ship
IN_PLAY: Final = 0
SUNK: Final = 1  # also scuttled
BLOWN_UP: Final = 2
AWAY: Final = 3  # over a hard edge or exit line (BBC-0.2)
EXPECTED: Final = 4  # of a squadron that comes later (BBC-1.14)
SILENCED: Final = 5  # a work out of action or taken

# `force` of the wind (BBC-5.15)
CALM: Final = 0
LIGHT: Final = 1
GOOD: Final = 2
FRESH: Final = 3
GALE: Final = 4

# `anchor` of a ship
UNDER_WAY: Final = 0
DROPPED: Final = 1  # this turn: it counts from the next (BBC-9.3)
ANCHORED: Final = 2
CABLE_CUT: Final = 3  # it can never anchor again (BBC-9.5)

# `aground` of a ship
AFLOAT: Final = 0
AGROUND: Final = 1
WRECKED: Final = 2  # on land or a reef (BBC-20.11)

PORT: Final = 0
STARBOARD: Final = 1

# `phase` of the turn
SETUP: Final = 0
TESTS: Final = 1
MOVEMENT: Final = 2
GUNFIRE: Final = 3
BOARDING: Final = 4

# `mode` of a division
IN_LINE: Final = 0
TWO_LINES: Final = 1
BEARING: Final = 2  # line of bearing, after a turn all together (BBC-8.12)

# `order` of a ship: what it executes (BBC-8.21, BBC-8.22)
NO_ORDER: Final = 0
SUCCESSION: Final = 1
TOGETHER: Final = 2
ONE_LINE: Final = 3
INTO_TWO_LINES: Final = 4

# What a formation was told, in `helm.told` (BBC-8.27)
LEAD: Final = 0  # whoever leads is asked, slot by slot
STEADY: Final = 1  # all go on as they are ordered
HEAVE_TO: Final = 2

# Kinds of segments in `helm.legs` (BBC-0.6)
ADVANCE: Final = 0  # steps along the heading
PIVOT: Final = 1  # tenths of a degree about the main mast, positive to starboard
DRIFT: Final = 2  # steps downwind, the heading kept
TACK: Final = 3  # a pivot through the wind
RESUME: Final = 4  # an advance in the same slot, after an avoidance


@dataclass(slots=True)
class Helm:
    """The move that is being made. A move is a list of segments, carried out and checked one by one (BBC-0.6)."""

    ship: int = NOBODY
    body: list[int] = field(default_factory=list)  # ships that move with it or after it, in order; the first is next
    moved: list[int] = field(default_factory=list)  # of the body, those that have moved
    division: int = NOBODY  # the formation that moves, if it is one
    guide: list[int] = field(default_factory=list)  # the guide's segments, to be copied (BBC-8.26)
    asked: bool = False  # the formation has had its say (BBC-8.27)
    told: int = 0  # LEAD, STEADY, HEAVE_TO
    slots: int = 0  # half slots left
    allowance: int = 0  # half slots at the start of the move
    thirds: int = 3  # speed factor f in thirds at the start of the move (BBC-6.15)
    run: int = 0  # steps covered
    turned: int = 0  # tenths of a degree, in all, without sign
    legs: list[int] = field(default_factory=list)  # segments still to be made: kind, amount, kind, amount …
    tests: int = 0  # DéCol rolled in this slot (BBC-17.19)
    struck: int = NOBODY  # the base that would be touched, while the mover chooses
    over: bool = False  # the move is at its end
    dodged: bool = False  # an avoidance was made in this move
    drifted: bool = False  # a drift, push or rigid group: no questions, no DéCol
    planned: bool = False  # nothing is asked: the segments are laid down
    manner: int = 0  # what there is to choose (`rules/setting_off.py`)
    may_board: bool = False  # the DéCol that lies allows a boarding too (BBC-17.6)
    ashore: bool = False  # she has been asked for troops to land (BBC-22.1)


@dataclass(slots=True)
class Shot:
    """The broadside that is being fired."""

    ship: int = NOBODY
    targets: list[int] = field(default_factory=list)  # named so far, at most one a side
    aims: list[int] = field(default_factory=list)  # 0 hull, 1 masts
    sides: list[int] = field(default_factory=list)  # PORT, STARBOARD; of a work always PORT
    close: int = NOBODY  # the target of carronades, muskets and grenades
    ready: bool = False  # declared: now it is rolled
    at: int = 0  # which of the targets is being resolved
    primary: int = NOBODY  # who takes the extra risks
    risks: int = 0  # DéRi still to be rolled
    face: int = 0  # the DéRi that lies, while a re-roll is offered
    aim: int = 0  # of the shot that the DéRi belongs to


@dataclass(slots=True)
class Signal:
    """A signal that flies (BBC-8.15)."""

    division: int
    order: int  # SUCCESSION, TOGETHER, ONE_LINE, INTO_TWO_LINES
    side: int  # PORT, STARBOARD, or -1 when only a course is given
    course: int  # 1 to 12, 0 when none is given
    waiting: list[int] = field(default_factory=list)  # ships that have yet to test
    reading: int = NOBODY  # the ship whose bad reading a repeater may mend
    sender: int = NOBODY
    repeated: int = 0  # readings of it that an assumed repeater has mended this turn


@dataclass(slots=True)
class BranleBasState(State):
    options: BranleBasOptions
    seats: int
    scenario: str

    # ---- choosing fleets: known to the seat alone until all are sealed
    nations: list[int]  # of each seat, -1 until chosen
    chosen: list[list[int]]  # of each seat: models, in the order of the line
    sealed: list[bool]  # everybody sees it
    splits: list[list[int]]  # of each seat: sizes of its divisions, as far as they are settled (BBC-1.4)

    # ---- the ships; tuples never change once the fleets are known
    model: tuple[int, ...]  # its type in the catalogue
    names: tuple[str, ...]
    side: tuple[int, ...]  # 0 or 1, as built
    nation: tuple[int, ...]
    kind: tuple[int, ...]  # LINE …
    rank: tuple[int, ...]  # 1 to 5; of works 0
    decks: tuple[int, ...]
    sail: tuple[int, ...]  # 0 good, 1 poor, 2 slow
    colour: tuple[int, ...]  # of the sheet: 0 blue, 1 red, 2 green
    first_guns: tuple[int, ...]  # B0
    quality: tuple[int, ...]  # F
    first_crew: tuple[int, ...]  # A0
    boxes: tuple[int, ...]  # of the sheet of a work (BBC-21.13), else 0
    length: tuple[int, ...]  # half of the base, in steps
    beam: tuple[int, ...]  # half of it
    division: tuple[int, ...]  # -1 for none
    place: tuple[int, ...]  # in the list of its division, from 0
    unit: tuple[int, ...]  # U in steps (BBC-6.10)
    special: tuple[int, ...]  # bits: what the scenario says of this ship (`scenario_effects.py`)
    twists: tuple[int, ...]  # what the scenario says of the battle (`scenario_effects.py`)

    owner: list[int]  # the seat that decides for it; of a prize the captor's
    fate: list[int]
    x: list[int]
    y: list[int]
    heading: list[int]
    wake: list[list[int]]  # track of the main mast, oldest first: x, y, x, y … (BBC-8.10)
    guns: list[int]  # B without temporary losses
    crew: list[int]  # A
    hull: list[int]  # boxes ticked
    rig: list[int]  # mast boxes ticked, one mast after the other
    fires: list[int]
    leaks: list[list[int]]  # sinking turn of each
    rudders: list[int]
    captains: list[int]  # killed
    disorder: list[int]  # 2, 1, 0
    masked_port: list[int]  # turns that a fallen mast still masks that side
    masked_starboard: list[int]
    anchor: list[int]
    aground: list[int]
    captor: list[int]  # the side that holds it as a prize, or -1
    retreat: list[bool]
    lost_crew: list[int]  # A lost in all (BBC-18.7)
    opened: list[bool]  # has had its first fire (BBC-11.7)
    fired_port: list[bool]  # this turn
    fired_starboard: list[bool]
    attacked: list[bool]  # has launched a boarding or landed troops this turn
    straight: list[bool]  # bound to sail straight on this turn (BBC-5.5)
    moved: list[bool]  # has moved this turn
    shooters: list[list[int]]  # enemies that fired at or boarded it this turn (BBC-15.4)
    shooters_before: list[list[int]]  # in the last one
    tacking: list[bool]  # must test again (BBC-7.12)
    tow: list[int]  # the ship that it tows, or -1
    tow_turns: list[int]  # since the tow was declared
    zone_passed: list[int]  # turn until which it need not test the depth again (BBC-20.5, BBC-20.6)
    formed: list[bool]  # in formation
    astray: list[int]  # turns out of station (BBC-8.10)
    order: list[int]  # what it executes
    order_side: list[int]
    order_course: list[int]  # tenths of a degree, -1 for none
    misread: list[int]  # signal marker: 0 none, 1 not seen, 2 misread (BBC-8.17)
    unready: list[bool]  # her port guns are not cleared yet (`scenario_effects.py`)
    boats: list[bool]  # boats may still bring her men (`scenario_effects.py`)

    # ---- divisions
    division_side: tuple[int, ...]
    commander: list[int]  # ship
    repeater: list[int]  # frigate, or -1
    mode: list[int]
    lines_side: list[int]  # of two lines: where the second stands

    # ---- sides
    flagship: list[int]  # -1 for none
    admiral_dead: list[bool]
    morale: list[int]  # totals of the last test
    floor: list[int]  # added in every check of BBC-2.2 (BBC-4.14)
    fleeing: list[bool]  # strategic morale: this side breaks off (BBC-2.6)
    arrivals: list[list[int]]  # of bodies placed by dice: side, rose number they come from, turn, divisions …
    stations: list[int]  # where the second line of the side stands (BBC-1.11): PORT, STARBOARD, -1 until chosen

    # ---- the sea
    wind: int  # rose number it blows from, 1 to 12; 0 before it is known
    force: int
    fog: bool
    spell: int  # turns that fog, calm or gale has lasted
    land: tuple[tuple[int, ...], ...]  # shapes of `escadre.geometry.shapes`
    reefs: tuple[tuple[int, ...], ...]
    shallows: tuple[tuple[int, ...], ...]  # zone 1
    shoals: tuple[tuple[int, ...], ...]  # zone 2
    anchorages: tuple[tuple[int, ...], ...]  # where `scenario_effects.py` allows more than depth does
    exits: tuple[tuple[int, ...], ...]  # a ship whose main mast is in one is away (BBC-0.2)

    # ---- what goes on
    turn: int  # 0 before the first
    phase: int
    night: bool  # after nightfall
    queue: list[int]  # ships still to come in this step of the phase
    order_of_wind: list[int]  # ships of this phase, farthest from the wind's origin first
    morale_called: bool  # this turn
    asking: int  # the ship that is asked about, or -1
    helm: Helm
    shot: Shot
    signals: list[Signal]  # still to be read
    signalled: list[bool]  # of each division: it has had its signal this turn
    tangles: list[list[int]]  # pairs of entangled ships; also captor and prize
    unclaimed: list[int]  # ships that have struck to one in disorder: not possessed yet (BBC-18.20)
    grapples: list[list[int]]  # attacker and defender
    landings: list[list[int]]  # ship, work, points, turn; no points: her men are lost and she waits (BBC-22.7)
    supports: list[list[int]]  # firer and target, this turn (BBC-18.9)
    given: list[int]  # ships that have given crew this turn

    # ---- the end
    winner: int  # side, -1 for none
    why: str  # of the words, "" while the battle goes on

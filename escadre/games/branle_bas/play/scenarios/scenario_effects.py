"""What scenarios change: numbers of the battle (`twist`) and marks of single ships (`has`), so that rules can ask."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.state import MERCHANT, BranleBasState
from escadre.geometry.lattice import STEPS, signed
from escadre.geometry.lattice import bearing as bearing_of
from escadre.geometry.shapes import holds

# ---- of the battle: places in `s.twists`

TURNS: Final = 0  # until nightfall; 0 for the option (BBC-1.15)
NO_NIGHT: Final = 1  # the battle ends after the last turn: nothing is settled in the dark (BBC-1.16)
FLAGSHIP_SPARED: Final = 2  # BBC-2.1 is off
MORALE_SPARED: Final = 3  # BBC-2.2 is off
WIND_EVERY: Final = 4  # turns between tests of the wind (BBC-5.14)
HOLD_FIRE_UNTIL: Final = 5  # up to this turn nobody fires beyond short range
RED_HOT_FROM: Final = 6  # turn (BBC-21.2)
PORT_NOT_CLEARED_UNTIL: Final = 7  # the first turn in which all port guns are cleared
TRANSPORTS_STRIKE: Final = 8  # merchantmen that an enemy touches are his without test or fight
TRANSPORTS_SLOW: Final = 9  # a slot less, at least one
FREE_REREADS: Final = 10  # bad readings that each side may mend in a turn without a frigate
SAFE_ANCHORAGE: Final = 11  # no test of the depth in the anchorages
EDGE_AT: Final = 12  # hard edge of a square table, in steps from the centre; 0 for none (BBC-0.2)
BASE_MORALE: Final = 13  # of side 0, then of side 1; -1 for that of the nation (BBC-4.14)
DRAW_TO: Final = 15  # the side that a draw counts for, or -1
DICED: Final = 16  # the bodies are placed by dice (BBC-1.9)
VICTORY: Final = 17  # how it is won (`rules/winning.py`)
ATTACKER: Final = 18  # the numbers of that victory
TARGET: Final = 19
HOLDS: Final = 20
OWN_MOST: Final = 21
FEWER: Final = 22

NO_TWISTS: Final = (0, 0, 0, 0, 3, 0, 7, 0, 0, 0, 0, 0, 0, -1, -1, -1, 1, 0, 0, 0, 0, -1, 0)

# ---- of a ship: bits of `s.special`

CARRONADES: Final = 1  # 1 more to her total at point-blank
TACKS_WELL: Final = 2  # 1 more to her two Dé (BBC-7.10)
MISREADS: Final = 4  # English signals misread like those of others (BBC-8.17)
RELEASED_EARLY: Final = 8  # set free at 40 cm (BBC-8.4)
LEAVES_FREELY: Final = 16  # may leave the line at any time (BBC-8.3)
NOT_CLEARED: Final = 32  # fire to port is halved at first
BOATS: Final = 64  # boats may bring her two A once
ANCHORS: Final = 128  # may anchor in the anchorages of the scenario (BBC-9.1)
CLOSE_ORDER: Final = 256  # her line keeps an interval of 2 cm, her station is 0.5 to 8 cm (BBC-8.10, BBC-8.25)

# What scenario files call them.
TRAITS: Final = {
    "carronades": CARRONADES, "tacks-well": TACKS_WELL, "misreads": MISREADS, "released-early": RELEASED_EARLY,
    "leaves-freely": LEAVES_FREELY, "not-cleared": NOT_CLEARED, "boats": BOATS, "anchors": ANCHORS,
    "close-order": CLOSE_ORDER,
}  # fmt: skip

BOAT_CREW: Final = 2


def twist(s: BranleBasState, name: int) -> int:
    """A number of the battle."""
    return s.twists[name]


def has(s: BranleBasState, ship: int, trait: int) -> bool:
    """Whether a ship has a mark."""
    return s.special[ship] & trait != 0


def last_turn(s: BranleBasState) -> int:
    """The turn after which night falls (BBC-1.15)."""
    return s.twists[TURNS] or s.options.length


def off_the_map(s: BranleBasState, x: int, y: int) -> bool:
    """Over a hard edge or an exit line (BBC-0.2)."""
    edge = s.twists[EDGE_AT]
    if edge and (abs(x) > edge or abs(y) > edge):
        return True
    for shape in s.exits:
        if holds(shape, x, y):
            return True
    return False


def may_anchor(s: BranleBasState, ship: int) -> bool:
    """BBC-9.1: a scenario may allow it where there is no depth zone."""
    if not has(s, ship, ANCHORS):
        return False
    for shape in s.anchorages:
        if holds(shape, s.x[ship], s.y[ship]):
            return True
    return False


def safe_depth(s: BranleBasState, ship: int, x: int, y: int) -> bool:
    """BBC-20.3: no test there, because the scenario says so."""
    if not s.twists[SAFE_ANCHORAGE] or not has(s, ship, ANCHORS):
        return False
    for shape in s.anchorages:
        if holds(shape, x, y):
            return True
    return False


def port_unready(s: BranleBasState, ship: int) -> bool:
    """Her port guns are not cleared yet: their fire is halved."""
    return s.unready[ship] and s.turn < s.twists[PORT_NOT_CLEARED_UNTIL]


def fired_at(s: BranleBasState, ship: int, firer: int) -> None:
    """Who is fired at from port clears the guns of that side."""
    if s.unready[ship]:
        towards = bearing_of(s.x[firer] - s.x[ship], s.y[firer] - s.y[ship])
        if signed(s.heading[ship], towards) < 0:
            s.unready[ship] = False


def strikes(s: BranleBasState, ship: int) -> bool:
    """A merchantman that gives herself up to any warship that touches her."""
    return s.kind[ship] == MERCHANT and s.twists[TRANSPORTS_STRIKE] != 0


def interval(s: BranleBasState, ship: int) -> int:
    """Between the bases of her line, in steps (BBC-8.25)."""
    return 2 * STEPS if has(s, ship, CLOSE_ORDER) else 5 * STEPS


def station_gap(s: BranleBasState, ship: int) -> tuple[int, int]:
    """The least and the widest gap to the ship ahead that is in station, in steps (BBC-8.10)."""
    return (STEPS // 2, 8 * STEPS) if has(s, ship, CLOSE_ORDER) else (STEPS, 15 * STEPS)

"""Who bears on whom: arc, range, the two spotlights, what stands on the line (BBC-11.1, 11.2, 11.17, 11.18, 12, 13)."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.rules.ships import (
    LONG,
    MEDIUM,
    POINT_BLANK,
    SHORT,
    afloat,
    base,
    in_range,
    range_of,
    touching,
)
from escadre.games.branle_bas.play.state import PORT, STARBOARD, WORK, BranleBasState
from escadre.geometry.lattice import ahead, bearing, in_sector
from escadre.geometry.lines import blocked, crossing

NO_SIDE: Final = -1

# Range bands (BBC-11.2)
AT_POINT_BLANK: Final = 0
AT_SHORT: Final = 1
AT_MEDIUM: Final = 2
AT_LONG: Final = 3
OUT_OF_RANGE: Final = 4

# Spotlights (BBC-12.4)
NO_RAKE: Final = 0
BOW: Final = 1
STERN: Final = 2

ARC_FROM: Final = 450  # BBC-11.1: tenths of a degree off the bow
ARC_TO: Final = 1350
WORK_ARC: Final = 700  # BBC-21.4: each side of its facing
LIGHT: Final = 300  # BBC-12.4: each side of the axis
MUZZLE: Final = 2_000  # BBC-13.7: where the line begins
BEYOND: Final = 5_000  # more than half of the longest base: a mast 20 cm off has its base within this
OWN_SHORE: Final = 10_000  # BBC-21.15


def bearing_side(s: BranleBasState, ship: int, target: int) -> int:
    """The side whose arc holds the target's main mast, or none (BBC-11.1); of a work always PORT (BBC-21.4)."""
    dx, dy, heading = s.x[target] - s.x[ship], s.y[target] - s.y[ship], s.heading[ship]
    if s.kind[ship] == WORK:
        return PORT if in_sector(dx, dy, heading - WORK_ARC, heading + WORK_ARC) else NO_SIDE
    if in_sector(dx, dy, heading + ARC_FROM, heading + ARC_TO):
        return STARBOARD
    if in_sector(dx, dy, heading - ARC_TO, heading - ARC_FROM):
        return PORT
    return NO_SIDE


def band(s: BranleBasState, ship: int, target: int) -> int:
    """The range band, a limit belonging to the nearer one (BBC-0.5, BBC-11.2)."""
    if not in_range(s, ship, target, LONG):
        return OUT_OF_RANGE
    if not in_range(s, ship, target, MEDIUM):
        return AT_LONG
    if not in_range(s, ship, target, SHORT):
        return AT_MEDIUM
    return AT_POINT_BLANK if in_range(s, ship, target, POINT_BLANK) else AT_SHORT


def rake(s: BranleBasState, ship: int, target: int) -> int:
    """BOW, STERN or NO_RAKE: both spotlights must light the other's main mast (BBC-12.1-12.6).

    A work is never raked (BBC-21.9), and has no side whose light could do it.
    """
    if s.kind[ship] == WORK or s.kind[target] == WORK or not in_range(s, ship, target, SHORT):
        return NO_RAKE
    if bearing_side(s, ship, target) == NO_SIDE:
        return NO_RAKE
    heading, half = s.heading[target], s.length[target]
    x, y = ahead(s.x[target], s.y[target], heading, half)
    if in_sector(s.x[ship] - x, s.y[ship] - y, heading - LIGHT, heading + LIGHT):
        return BOW
    x, y = ahead(s.x[target], s.y[target], heading, -half)
    if in_sector(s.x[ship] - x, s.y[ship] - y, heading + 1800 - LIGHT, heading + 1800 + LIGHT):
        return STERN
    return NO_RAKE


def in_sight(s: BranleBasState, ship: int, target: int) -> bool:
    """No island between them (BBC-11.18); the shore of a work itself is not in its way (BBC-21.15)."""
    if not s.land:
        return True
    x0, y0, x1, y1 = s.x[ship], s.y[ship], s.x[target], s.y[target]
    towards = bearing(x1 - x0, y1 - y0)
    left = range_of(s, ship, target)
    if s.kind[ship] == WORK:
        left -= OWN_SHORE
        x0, y0 = ahead(x0, y0, towards, OWN_SHORE)
    if s.kind[target] == WORK:
        left -= OWN_SHORE
        x1, y1 = ahead(x1, y1, towards, -OWN_SHORE)
    if left <= 0:
        return True
    for shape in s.land:
        if blocked(x0, y0, x1, y1, shape):
            return False
    return True


def victims(s: BranleBasState, ship: int, target: int) -> list[int]:
    """One or two ships: who takes the full result, then who takes half (BBC-13.1-13.7)."""
    towards = bearing(s.x[target] - s.x[ship], s.y[target] - s.y[ship])
    reach = range_of(s, ship, target)
    far = (reach if reach > SHORT else SHORT) + BEYOND
    x0, y0 = ahead(s.x[ship], s.y[ship], towards, MUZZLE)
    # Drawn through the target's very mast: a bearing in tenths would miss it by a hair at long range.
    x1 = s.x[ship] + (s.x[target] - s.x[ship]) * far // reach if reach else s.x[ship]
    y1 = s.y[ship] + (s.y[target] - s.y[ship]) * far // reach if reach else s.y[ship]
    side = bearing_side(s, ship, target)
    first, first_at, second, second_at = target, -1, -1, -1
    target_at = crossing(x0, y0, x1, y1, base(s, target))
    if target_at < 0:
        target_at = reach - MUZZLE
    first_at = target_at
    for other in afloat(s, ship):
        if other == target:
            continue
        at = crossing(x0, y0, x1, y1, base(s, other))
        if at < 0 or (touching(s, ship, other) and bearing_side(s, ship, other) != side):
            continue
        if at > target_at and not in_sight(s, ship, other):
            continue
        if at < first_at or (at == first_at and other < first):
            first, first_at, second, second_at = other, at, first, first_at
        elif second < 0 or at < second_at or (at == second_at and other < second):
            second, second_at = other, at
    if second >= 0 and in_range(s, ship, second, SHORT):
        return [first, second]
    return [first]

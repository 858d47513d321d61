"""What a ship is worth, what a broadside may be expected to do, and how good a place on the sea is: for the bots.

Estimates, in floats: nothing here is a rule. `evaluation.py` and `move_ordering.py` build on them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from escadre.games.branle_bas.play.rules.boarding.boarding_points import RANK_POINTS
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import hits_for, small
from escadre.games.branle_bas.play.rules.record_sheet import box_marks
from escadre.games.branle_bas.play.rules.ships import LONG, MEDIUM, POINT_BLANK, SHORT, broadside, mast_size
from escadre.games.branle_bas.play.rules.special_dice import DE
from escadre.games.branle_bas.play.state import GALE, HULK, IN_PLAY, MERCHANT, WORK, BranleBasState
from escadre.geometry.lattice import ONE, cosine, sine


def _expected(frigate: bool) -> list[float]:
    """Hits by total, averaged over the Dé, for totals 0 to 47."""
    return [sum(hits_for(total + die, frigate) for die in DE) / len(DE) for total in range(48)]


LINE_HITS: Final = _expected(False)
FRIGATE_HITS: Final = _expected(True)
COTANGENT_30: Final = 1.732  # a raking light opens 30 degrees to each side (BBC-12.4)

# A ship that may fire and be fired at: number, x, y, sine and cosine of the heading, half length, fire total, whether
# she has the guns of a frigate, what halves her fire, and what a hit on her costs. Worked out once for many places.
Gunner: TypeAlias = tuple[int, float, float, float, float, float, int, bool, float, float]


def gunner(s: BranleBasState, ship: int) -> Gunner:
    heading = s.heading[ship]
    total = broadside(s, ship)
    factor = 0.0 if total == 0 or s.force == GALE else 1.0
    frigate = small(s, ship)
    total += s.quality[ship]
    if not s.opened[ship]:
        total += 2 if frigate else 3
    if s.fires[ship] or s.disorder[ship]:
        factor *= 0.5
    half = 0.0 if s.kind[ship] == WORK else float(s.length[ship])
    sin, cos = sine(heading) / ONE, cosine(heading) / ONE
    return (ship, float(s.x[ship]), float(s.y[ship]), sin, cos, half, total, frigate, factor, hit_value(s, ship))


def worth(s: BranleBasState, ship: int) -> float:
    """Points of a ship as built: guns, their quality and men, more for the great ones; convoys and works less."""
    kind = s.kind[ship]
    base = 3.0 * s.first_guns[ship] + 2.0 * s.quality[ship] + 2.0 * s.first_crew[ship]
    if kind == MERCHANT:
        return 0.4 * base
    if kind == WORK:
        return 0.7 * base
    return base + (12.0 if s.rank[ship] == 1 else 0.0)


def condition(s: BranleBasState, ship: int) -> float:
    """What is left of her, 0 to 1. She is out of the fight as soon as one of guns, men and masts is gone."""
    if s.fate[ship] != IN_PLAY:
        return 0.0
    guns = s.guns[ship] / s.first_guns[ship] if s.first_guns[ship] else 1.0
    crew = s.crew[ship] / s.first_crew[ship] if s.first_crew[ship] else 1.0
    size = mast_size(s, ship)
    rig = 1.0 - s.rig[ship] / (3 * size) if size else 1.0
    hull = 1.0 - s.hull[ship] / len(box_marks(s, ship))
    least = guns if guns < crew else crew
    if rig < least:
        least = rig
    left = 0.45 * least + 0.2 * guns + 0.1 * crew + 0.1 * rig + 0.15 * hull
    left -= 0.05 * s.fires[ship] * s.fires[ship] + 0.06 * len(s.leaks[ship]) + 0.04 * s.rudders[ship]
    left -= 0.02 * s.disorder[ship] + 0.03 * s.captains[ship]
    if s.aground[ship]:
        left -= 0.15
    if s.retreat[ship]:
        left *= 0.3
    return left if left > 0.02 else 0.02


def hit_value(s: BranleBasState, ship: int) -> float:
    """What one hit on her costs her side."""
    if s.captor[ship] >= 0:
        return 0.05
    value = worth(s, ship) / len(box_marks(s, ship))
    return value * 0.4 if s.retreat[ship] else value


def expected_hits(total: int, frigate: bool, factor: float, distance: float, rake: int) -> float:
    """Of one broadside at that range; `rake` is what a raking shot adds."""
    if distance > LONG:
        return 0.0
    if distance <= POINT_BLANK:
        total += 5 + rake
    elif distance <= SHORT:
        total += 2 + rake
    elif distance > MEDIUM:
        total -= 4  # masts are all that one can aim at
        factor *= 0.5
    if total < 0:
        return 0.0
    if total > 47:
        total = 47
    hits = (FRIGATE_HITS[total] if frigate else LINE_HITS[total]) * factor
    return hits + 1.0 if rake and distance <= POINT_BLANK else hits


def raking(along: float, across: float, half_length: float) -> int:
    """What a shot gains by raking, from a place so far ahead of her main mast and to her side: 3 bow, 4 stern, 0."""
    if across < 0.0:
        across = -across
    if along > half_length and across * COTANGENT_30 <= along - half_length:
        return 3
    if -along > half_length and across * COTANGENT_30 <= -along - half_length:
        return 4
    return 0


def exchange(one: Gunner, x: float, y: float, sin: float, cos: float, foe: Gunner) -> tuple[float, float]:
    """What one round of fire between a ship in that place and a foe where he is would cost him, and her."""
    dx = foe[1] - x
    dy = foe[2] - y
    square = dx * dx + dy * dy
    if square > float(LONG) * LONG:
        return 0.0, 0.0
    distance = square**0.5
    along = dx * sin + dy * cos
    across = dx * cos - dy * sin
    foe_along = -dx * foe[3] - dy * foe[4]
    foe_across = -dx * foe[4] + dy * foe[3]
    his = hers = 0.0
    if (across if across > 0.0 else -across) >= (along if along > 0.0 else -along):
        rake = raking(foe_along, foe_across, foe[5]) if distance <= SHORT and foe[5] > 0.0 else 0
        his = expected_hits(one[6], one[7], one[8], distance, rake) * foe[9]
    side = foe_across if foe_across > 0.0 else -foe_across
    if foe[5] == 0.0 or side >= (foe_along if foe_along > 0.0 else -foe_along):
        rake = raking(along, across, one[5]) if distance <= SHORT and foe[5] > 0.0 else 0
        hers = expected_hits(foe[6], foe[7], foe[8], distance, rake) * one[9]
    return his, hers


def boarding_estimate(s: BranleBasState, ship: int) -> float:
    """About what she brings to a fight hand to hand (BBC-18.5), and for how long."""
    points = RANK_POINTS[s.rank[ship]] + s.decks[ship] - s.fires[ship] - len(s.leaks[ship]) - s.rudders[ship]
    return points + s.crew[ship] * 0.8 - s.captains[ship]


def can_fight(s: BranleBasState, ship: int) -> bool:
    return s.fate[ship] == IN_PLAY and s.captor[ship] < 0 and not s.retreat[ship] and s.guns[ship] > 0


def can_sail(s: BranleBasState, ship: int) -> bool:
    return s.kind[ship] < HULK and s.aground[ship] == 0 and s.anchor[ship] in (0, 3)

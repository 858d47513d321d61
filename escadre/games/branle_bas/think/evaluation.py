"""How good a situation is for each seat: for the bots (BBC-30).

Ships seek the weather gage and raking places, keep the line until the enemy is near, board when stronger, and run
when they are beaten. `expected_fire.py` has the estimates.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import Seat
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    downwind,
    good_order,
    wind_angle,
)
from escadre.games.branle_bas.play.state import BOARDING, GUNFIRE, MERCHANT, MOVEMENT, BranleBasState
from escadre.games.branle_bas.think.expected_fire import (
    Gunner,
    can_fight,
    can_sail,
    condition,
    exchange,
    gunner,
    worth,
)
from escadre.geometry.lattice import cosine, sine

WON: Final = 400.0
IN_ORDER: Final = 6.0  # a ship that counts at nightfall and for morale, besides what she is worth
FLAG: Final = 0.6  # what a flagship is worth more: with her the battle is lost
PRIZE: Final = 0.35  # of what a prize is worth to the captor
THREAT: Final = 0.75  # of the fire that is still to come this turn
LATER: Final = 0.35  # of what could be fired next turn
NEAR: Final = 16_000.0  # steps: where one wants the enemy
RUN: Final = 12_000.0  # steps: about what she sails in a turn
CLOSING: Final = 0.16  # for each centimetre that a ship is farther off than that, by where she will be next
GAGE: Final = 0.6  # to windward of the nearest enemy


def horizon(s: BranleBasState, seat: Seat) -> int:
    """Rises when the guns are about to fire, and at the end of a turn."""
    return 2 * s.turn + (1 if s.phase >= BOARDING else 0)


# ---- the whole


def evaluate(s: BranleBasState) -> list[float]:
    sides = [0.0, 0.0]
    fighting: list[list[int]] = [[], []]
    for ship in range(len(s.fate)):
        side = s.side[ship]
        value = worth(s, ship) * condition(s, ship)
        if s.captor[ship] >= 0:
            sides[s.captor[ship]] += PRIZE * value
            continue
        if s.flagship[side] == ship:
            value *= 1.0 + FLAG
        if good_order(s, ship):
            value += IN_ORDER
        sides[side] += value
        if can_fight(s, ship):
            fighting[side].append(ship)
    if s.names and not s.why:
        _prospects(s, fighting[0], fighting[1], sides, 0)
    if s.why and s.winner >= 0:
        sides[s.winner] += WON
        sides[1 - s.winner] -= WON
    return [sides[seat % 2] for seat in range(s.seats)]


def _prospects(s: BranleBasState, ships: list[int], foes: list[int], sides: list[float], side: int) -> None:
    """What the ships of both sides may do to each other from where they stand, and where their courses lead."""
    soon = s.phase == MOVEMENT or s.phase == GUNFIRE
    mine = [gunner(s, ship) for ship in ships]
    his = [gunner(s, foe) for foe in foes]
    best = [0.0] * len(his)  # of each foe, the best shot he has
    second = [0.0] * len(his)
    for one in mine:
        first = next_best = 0.0
        for j in range(len(his)):
            gain, loss = exchange(one, one[1], one[2], one[3], one[4], his[j])
            if gain > first:
                next_best = first
                first = gain
            elif gain > next_best:
                next_best = gain
            if loss > best[j]:
                second[j] = best[j]
                best[j] = loss
            elif loss > second[j]:
                second[j] = loss
        sides[side] += (first + 0.3 * next_best) * _weight(s, one[0], soon)
    for j in range(len(his)):
        sides[1 - side] += (best[j] + 0.3 * second[j]) * _weight(s, his[j][0], soon)
    for one in mine:
        sides[side] += _bearing_down(s, one, his, soon)
    for one in his:
        sides[1 - side] += _bearing_down(s, one, mine, soon)


def _weight(s: BranleBasState, ship: int, soon: bool) -> float:
    fired = s.fired_port[ship] or s.fired_starboard[ship]
    return THREAT if soon and not fired else LATER


def _bearing_down(s: BranleBasState, one: Gunner, foes: list[Gunner], soon: bool) -> float:
    """Near the enemy, to windward, not into irons. Who has just moved answers for the range."""
    ship = one[0]
    if s.kind[ship] >= MERCHANT:
        return 0.0
    nearest = 1e18
    closest = foes[0] if foes else one
    for foe in foes:
        dx, dy = foe[1] - one[1], foe[2] - one[2]
        square = dx * dx + dy * dy
        if foe[5] > 0.0 and square < nearest:
            nearest = square
            closest = foe
    if nearest == 1e18:
        return 0.0
    run = RUN if can_sail(s, ship) else 0.0
    dx = closest[1] - one[1] - run * one[3]
    dy = closest[2] - one[2] - run * one[4]
    now = nearest**0.5
    then = (dx * dx + dy * dy) ** 0.5
    value = -CLOSING * ((then if then > NEAR else NEAR) - NEAR) / 1000.0
    if soon and s.moved[ship]:
        value -= CLOSING * (now if now > NEAR else NEAR) / 1000.0
    towards = downwind(s)
    if (closest[1] - one[1]) * sine(towards) + (closest[2] - one[2]) * cosine(towards) > 0:
        value += GAGE
    if run and wind_angle(s, s.heading[ship]) < EDGE - 5:
        value -= 3.0
    return value

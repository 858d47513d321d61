"""Which orders look promising: for the bots (BBC-30).

Ships seek raking places, keep the line until the enemy is near, board when stronger, and run when they are beaten.
`expected_fire.py` has the estimates.
"""

from __future__ import annotations

from math import exp
from typing import Final

from escadre.core.frames import Seat
from escadre.games.branle_bas.play.rules.morale import totals
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    MEDIUM,
    SHORT,
    allowance,
    downwind,
    holder,
    range_of,
    thirds,
    wind_angle,
    wind_from,
)
from escadre.games.branle_bas.play.state import IN_PLAY, MERCHANT, BranleBasState
from escadre.games.branle_bas.think.evaluation import GAGE, NEAR
from escadre.games.branle_bas.think.expected_fire import (
    Gunner,
    boarding_estimate,
    condition,
    exchange,
    expected_hits,
    gunner,
    raking,
)
from escadre.geometry.lattice import ONE, ahead, apart, bearing, cosine, signed, sine, turned

ODD: Final = 1e-9  # what only people steer: every half degree and millimetre (BBC-30.2)
COLD: Final = 1.6  # the smaller, the more a ship does what looks best


def weigh(s: BranleBasState, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """How promising each number of a verb looks; only the proportions between all of a menu matter."""
    if verb == "fire":
        return [_shot(s, arg // 2, arg % 2) for arg in args]
    if verb == "ahead" or verb == "port" or verb == "starboard":
        return _helm(s, verb, args)
    if verb == "steady" or verb == "end" or verb == "heave" or verb == "tack":
        return _whole_move(s, verb, args)
    if verb == "lead":
        return [1.0]
    if verb == "succession" or verb == "together":
        return [_signal(s, verb, arg) for arg in args]
    if verb == "release" or verb == "leave":
        return [0.6 if verb == "release" else 0.3 for _ in args]
    if verb == "board":
        return [_boarding(s) for _ in args]
    if verb == "morale":
        return [_morale(s, seat % 2) for _ in args]
    if verb == "buy":
        return [1.0 for _ in args]
    flat = FLAT_WEIGHTS.get(verb, 1.0)
    return [flat for _ in args]


# What is done as a matter of course, and what hardly ever.
FLAT_WEIGHTS: Final = {
    "pass": 4.0,
    "hold": 0.02,
    "done": 1.0,
    "scuttle": 0.01,
    "wait": 0.1,
    "lines": 0.02,
    "line": 0.1,
    "anchor": 0.01,
    "cut": 0.05,
    "weigh": 0.3,
    "castoff": 0.1,
    "tow": 0.05,
    "give": 0.05,
    "land": 0.2,
    "reembark": 0.3,
    "ready": 3.0,
    "plug": 2.0,
    "rudder": 1.0,
    "straight": 0.3,
    "free": 1.0,
    "reread": 5.0,
    "accept": 0.1,
    "again": 0.7,
    "keep": 1.0,
    "possess": 5.0,
    "rejoin": 0.5,
    "part": 0.6,
    "fight": 1.0,
    "avoid": 1.0,
}


def _shot(s: BranleBasState, target: int, masts: int) -> float:
    """Expected damage; hull rather than masts, and rather who is nearly beaten."""
    one, foe = gunner(s, s.shot.ship), gunner(s, target)
    distance = range_of(s, s.shot.ship, target)
    rake = 0
    if distance <= SHORT and foe[5] > 0.0:
        dx, dy = one[1] - foe[1], one[2] - foe[2]
        rake = raking(dx * foe[3] + dy * foe[4], dx * foe[4] - dy * foe[3], foe[5])
    value = expected_hits(one[6], one[7], one[8], float(distance), rake) * foe[9]
    if s.flagship[s.side[target]] == target:
        value *= 1.15
    value *= 1.6 - 0.6 * condition(s, target)  # what is begun is best finished
    if masts and distance <= MEDIUM:
        value *= 0.75
    return 0.05 + value * value


def _foes(s: BranleBasState, ship: int) -> list[Gunner]:
    """The nearest enemies that can hurt or be hurt, at most four."""
    mine = holder(s, ship)
    found: list[tuple[int, int]] = []
    for other in range(len(s.fate)):
        if s.fate[other] == IN_PLAY and s.captor[other] < 0 and s.side[other] != mine:
            dx = s.x[other] - s.x[ship]
            dy = s.y[other] - s.y[ship]
            square = dx * dx + dy * dy
            if s.retreat[other]:
                square *= 2  # rather one who still fights
            found.append((square, other))
    found.sort()
    return [gunner(s, other) for _, other in found[:4]]


def _place(s: BranleBasState, one: Gunner, x: int, y: int, heading: int, foes: list[Gunner]) -> float:
    """How good it is to stand there on that heading."""
    if not foes:
        return 0.0
    sin, cos = sine(heading) / ONE, cosine(heading) / ONE
    best = 0.0
    second = 0.0
    worst = 0.0
    for foe in foes:
        gain, loss = exchange(one, float(x), float(y), sin, cos, foe)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
        worst += loss
    ship = one[0]
    foe = foes[0]
    dx, dy = foe[1] - x - 5000.0 * sin, foe[2] - y - 5000.0 * cos
    then = (dx * dx + dy * dy) ** 0.5
    value = best + 0.3 * second - 0.55 * worst
    if s.retreat[ship] or s.kind[ship] == MERCHANT:
        value += 0.3 * then / 1000.0
    elif then > NEAR:
        value -= 0.35 * (then - NEAR) / 1000.0
    elif then < 7_000.0:
        value -= 0.2 * (7_000.0 - then) / 1000.0
    towards = downwind(s)
    if (foe[1] - x) * sine(towards) + (foe[2] - y) * cosine(towards) > 0:
        value += GAGE
    if wind_angle(s, heading) <= EDGE:
        value -= 1.0
    return value


def _helm(s: BranleBasState, verb: str, args: list[int]) -> list[float]:
    """Where the order and the slots that are left after it would take her; odd values are left to people."""
    ship = s.helm.ship
    if ship < 0 or s.helm.slots <= 0:
        return [1.0 for _ in args]
    foes = _foes(s, ship)
    one = gunner(s, ship)
    x, y, heading = s.x[ship], s.y[ship], s.heading[ship]
    step = s.unit[ship] * s.helm.thirds // 3
    left = s.helm.slots - 2
    rest = left * step // 2 if left > 0 else 0
    here = _place(s, one, x, y, heading, foes)
    most = args[-1]
    found: list[float] = []
    for arg in args:
        if verb == "ahead":
            if arg != most and arg != args[0]:
                found.append(ODD)
                continue
            nx, ny = ahead(x, y, heading, arg + rest)
            found.append(_warm(_place(s, one, nx, ny, heading, foes) - here))
            continue
        if arg != most and arg % 100:
            found.append(ODD)
            continue
        new = turned(heading, arg if verb == "starboard" else -arg)
        nx, ny = ahead(x, y, heading, s.unit[ship] // 2)
        nx, ny = ahead(nx, ny, new, rest)
        found.append(_warm(_place(s, one, nx, ny, new, foes) - here))
    return found


def _whole_move(s: BranleBasState, verb: str, args: list[int]) -> list[float]:
    ship = s.helm.ship
    if ship < 0:
        return [1.0 for _ in args]
    if verb == "tack":
        return [1.5 for _ in args]
    if verb != "steady":
        return [0.25 if verb == "heave" else 0.5]
    foes = _foes(s, ship)
    one = gunner(s, ship)
    x, y, heading = s.x[ship], s.y[ship], s.heading[ship]
    half_slots = s.helm.slots if s.helm.slots > 0 else allowance(s, ship)
    nx, ny = ahead(x, y, heading, half_slots * s.unit[ship] * thirds(s, ship) // 6)
    return [_warm(_place(s, one, nx, ny, heading, foes) - _place(s, one, x, y, heading, foes))]


def _warm(gain: float) -> float:
    gain /= COLD
    return exp(8.0 if gain > 8.0 else -6.0 if gain < -6.0 else gain)


def _signal(s: BranleBasState, verb: str, arg: int) -> float:
    """A line that does not lead to the enemy is turned towards him, the shorter way; nothing else is signalled."""
    division, rest = divmod(arg, 26)
    side, course = divmod(rest, 13)
    if course == 0 or verb == "together":
        return 0.01
    leader = -1
    for ship in range(len(s.fate)):
        if s.division[ship] == division and s.formed[ship] and s.fate[ship] == IN_PLAY:
            if leader < 0 or s.place[ship] < s.place[leader]:
                leader = ship
    if leader < 0:
        return 0.01
    foes = _foes(s, leader)
    if not foes:
        return 0.01
    foe = foes[0][0]
    away = range_of(s, leader, foe)
    towards = bearing(s.x[foe] - s.x[leader], s.y[foe] - s.y[leader])
    wanted = towards if away > 35_000 else s.heading[foe]
    if apart(wanted, wind_from(s)) < EDGE:
        wanted = turned(wind_from(s), EDGE if signed(wind_from(s), wanted) >= 0 else -EDGE)
    new = course * 300 % 3600
    if apart(s.heading[leader], wanted) <= 300 or apart(new, wanted) > 150 or wind_angle(s, new) < EDGE:
        return 0.01
    short = signed(s.heading[leader], new) >= 0
    return 6.0 if short == (side == 1) else 0.1


def _morale(s: BranleBasState, side: int) -> float:
    """A test is called when it beats the enemy (BBC-2.2), and never when it beats oneself."""
    found = totals(s)
    mine, his = found[side] + s.floor[side], found[1 - side] + s.floor[1 - side]
    if his < 0 and his < mine:
        return 50.0
    return 1e-9 if mine < 0 else 0.001


def _boarding(s: BranleBasState) -> float:
    ship, foe = s.helm.ship, s.helm.struck
    if ship < 0 or foe < 0:
        return 1.0
    mine, his = boarding_estimate(s, ship), boarding_estimate(s, foe)
    if s.retreat[foe] or s.crew[foe] <= 2:
        return 6.0
    return 4.0 if mine > his + 2.0 else 0.15 if mine < his else 1.0

"""What a decision costs at each number of seats."""

from __future__ import annotations

import msgspec

from bench import ours
from bench.measure import rate
from escadre.core.game import AnyGame


class Point(msgspec.Struct, frozen=True):
    """`growth` compares with the fewest seats, `linear` is what growth in proportion to the seats would be."""

    seats: int
    microseconds: float
    growth: float
    linear: float


def curve(game: AnyGame, repeats: int = 5, seconds: float = 0.4) -> list[Point]:
    units = {seats: ours.playing(game, seats) for seats in game.seats}
    best = dict.fromkeys(units, 0.0)
    for _ in range(repeats):  # in turns, so that a slow spell of the machine does not hit one number of seats alone
        for seats, unit in units.items():
            best[seats] = max(best[seats], rate(unit, seconds))
    first = min(units)
    return [Point(n, 1e6 / best[n], best[first] / best[n], n / first) for n in units]

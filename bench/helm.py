"""The open sea: what it costs to look for contact along a path, and what a decision at the helm costs, by fleet size.

In two lines of battle few ships are near the path, however many there are; in a crowd all are. Costs may grow with the
ships near the path, and no faster.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final

import msgspec

from bench import ours
from bench.measure import Figure, Unit, compare, rate
from escadre.core.dice import Dice
from escadre.core.flow import advance
from escadre.core.game import AnyGame, get, keys
from escadre.core.playout import random_decision
from escadre.geometry.bases import Base
from escadre.geometry.paths import slide, swing

FLEETS: Final = (2, 8, 16, 40)
PROMISED: Final = 16
WITHIN: Final = 10  # decisions of Sirocco, for one at the helm among so many ships
TOLERANCE: Final = 1.25  # of a busy machine, on a curve that should be straight
SLOT: Final = 5000
HALF_LENGTH: Final = 3700
HALF_BEAM: Final = 1900
PART: Final = "helm"  # of the bench
SEA: Final = "branle_bas"  # the game whose helm is measured


class Point(msgspec.Struct, frozen=True):
    """`growth` compares with the smallest fleet, `linear` is the growth of the ships near the path."""

    ships: int
    near: float  # others near the path, on average
    microseconds: float
    sirocco: float  # in decisions of Sirocco
    growth: float
    linear: float


class Curve(msgspec.Struct, frozen=True):
    name: str
    points: list[Point]
    judged: bool  # not where nobody is near: then next to nothing grows to little

    @property
    def met(self) -> bool:
        return not self.judged or all(point.growth <= point.linear * TOLERANCE for point in self.points)


# ---- fleets


def lines(ships: int) -> list[Base]:
    """Two lines ahead on the same course, five centimetres from bow to stern, fifteen between the lines."""
    return [
        (15_000 * (i % 2), -12_400 * (i // 2), (i % 2) * 10, HALF_LENGTH, HALF_BEAM)  # a degree apart
        for i in range(ships)
    ]


def crowd(ships: int) -> list[Base]:
    """The first one has all others close on her beam, each like the next, and strikes none."""
    beam = [(6200, 1000, 100, HALF_LENGTH, HALF_BEAM), (-6200, 1000, 3500, HALF_LENGTH, HALF_BEAM)]
    return [(0, 0, 0, HALF_LENGTH, HALF_BEAM), *(beam[i % 2] for i in range(ships - 1))]


def near(fleet: list[Base], far: int) -> float:
    """How many others a ship could meet on a path of that length, wherever it leads; the mean over the fleet."""
    reach = far + 2 * hypot(HALF_LENGTH, HALF_BEAM)
    pairs = [(a, b) for a in fleet for b in fleet if a is not b]
    return sum(hypot(a[0] - b[0], a[1] - b[1]) <= reach for a, b in pairs) / len(fleet)


# ---- what is measured


def sliding(fleet: list[Base], movers: int) -> Unit:
    """Five centimetres ahead, and a turn of 30 degrees."""
    others = [fleet[:i] + fleet[i + 1 :] for i in range(movers)]

    def ask() -> int:
        for i in range(movers):
            slide(fleet[i], fleet[i][2], SLOT, others[i])
            swing(fleet[i], 300, others[i])
        return movers

    return ask


def steering(game: AnyGame, ships: int) -> Unit:
    """Random decisions of one movement phase of the real game, which begins from a copy of the same position."""
    start = begun(game, ships)
    phase, dice = start.phase, Dice(7)

    def move() -> int:
        state = game.play.copy(start)
        decisions = 0
        while state.stack and state.phase == phase:
            random_decision(state, game.play.flow, dice)
            decisions += 1
        return decisions

    return move


def begun(game: AnyGame, ships: int) -> Any:
    """Two lines of seventy-fours, each on her own, the wind on the quarter: the van moves first, as in a battle."""
    assert game.play.position is not None
    place = [
        {"type": "FRA-74" if i % 2 else "ANG-74", "side": i % 2, "at": [x / 1000, y / 1000], "heading": heading / 10}
        for i, (x, y, heading, _, _) in enumerate(lines(ships))
    ]
    state = game.play.position({"ships": place, "wind": 8, "phase": "movement"})
    state.loud = False
    advance(state, game.play.flow, Dice(1))
    return state


def curves() -> tuple[list[Figure], list[Curve]]:
    """What is promised of sixteen ships, and how all of it grows."""
    sirocco, peer = ours.playing(get("sirocco"), 4), "our Sirocco decision"
    slides = {n: sliding(lines(n), n) for n in FLEETS}
    crowds = {n: sliding(crowd(n), 1) for n in FLEETS}
    figures = [compare(f"contact among {PROMISED}, cost", slides[PROMISED], peer, sirocco, WITHIN, inverse=True)]
    found = [
        Curve("contact, two lines", points(slides, {n: near(lines(n), SLOT) for n in FLEETS}, sirocco), False),
        Curve("contact, a crowd", points(crowds, {n: n - 1.0 for n in FLEETS}, sirocco), True),
    ]
    if SEA in keys():
        helms = {n: steering(get(SEA), n) for n in FLEETS}
        figures.append(compare(f"helm among {PROMISED}, cost", helms[PROMISED], peer, sirocco, WITHIN, inverse=True))
        close = {n: near(lines(n), 3 * SLOT) for n in FLEETS}
        found.append(Curve("helm, two lines", points(helms, close, sirocco), True))
    return figures, found


def points(
    work: dict[int, Unit], close: dict[int, float], sirocco: Unit, repeats: int = 5, seconds: float = 0.3
) -> list[Point]:
    best, peer = dict.fromkeys(work, 0.0), 0.0
    for _ in range(repeats):  # in turns, so that a slow spell of the machine does not hit one fleet alone
        for ships, unit in work.items():
            best[ships] = max(best[ships], rate(unit, seconds))
        peer = max(peer, rate(sirocco, seconds))
    least = min(work)
    return [
        Point(
            ships,
            close[ships],
            1e6 / best[ships],
            peer / best[ships],
            best[least] / best[ships],
            close[ships] / close[least] if close[least] else 0.0,
        )
        for ships in work
    ]

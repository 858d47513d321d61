"""Land under points and bases, and in the way of them, against shapely."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from escadre.geometry.bases import SLACK, Base
from escadre.geometry.lattice import ahead, turned
from escadre.geometry.paths import CLEAR, slide_land, swing_land
from escadre.geometry.shapes import Shape, away, holds, touches
from tests.geometry.oracle import HAIR, base_near, distance_to, land_near, rectangles

SHIP = (0, 0, 0, 3700, 1900)
ROCK = (0, 0, 10_000, 1000)
BLUFF = (1, -9000, 9000, 9000, 9000, 9000, 12_000, -9000, 12_000)
BAY = (1, -9000, -9000, 9000, -9000, 9000, 9000, 5000, 9000, 5000, -5000, -5000, -5000, -5000, 9000, -9000, 9000)


@pytest.mark.rule("BBC-0.9")
def test_a_point_on_the_shore_is_on_land() -> None:
    assert holds(ROCK, 0, 9000)
    assert not holds(ROCK, 0, 8999)
    assert holds(BLUFF, -9000, 9000)
    assert holds(BLUFF, 3, 9000)
    assert not holds(BLUFF, 3, 8999)
    assert not holds(BAY, 0, 0)
    assert holds(BAY, 0, -5000)


def test_how_far_it_is_to_land() -> None:
    assert (away(ROCK, 0, 0), away(ROCK, 0, 9500)) == (9000, 0)
    assert (away(BLUFF, 0, 0), away(BLUFF, 12_000, 5000), away(BLUFF, 0, 10_000)) == (9000, 5000, 0)
    assert away(BAY, 0, 0) == 5000


@pytest.mark.rule("BBC-0.9")
def test_points_as_shapely_sees_them() -> None:
    """Passed over: points within a thousandth of a step of the shore."""
    random, told = Random(51), []
    for _ in range(15_000):
        shape = land_near(random, 2000)
        x, y = random.randint(-6000, 6000), random.randint(-6000, 6000)
        spot = shapely.Point(x, y)
        gap = distance_to(shape, spot)
        assert abs(away(shape, x, y) - gap) < 0.501
        if not 0 < gap < 0.001:
            told.append(holds(shape, x, y))
            assert told[-1] == (gap == 0), (shape, x, y)
    assert 0.2 < sum(told) / len(told) < 0.8


@pytest.mark.rule("BBC-0.9")
def test_land_is_checked_against_the_whole_base() -> None:
    assert touches((0, 0, 3700 + 1000 - SLACK - 1, 1000), SHIP)
    assert not touches((0, 0, 3700 + 1000 - SLACK, 1000), SHIP)
    assert touches(BLUFF, (0, 9000 - 3700 + SLACK + 1, 0, 3700, 1900))
    assert not touches(BLUFF, (0, 9000 - 3700 + SLACK, 0, 3700, 1900))
    assert touches((0, 0, 0, 90_000), SHIP)  # wholly on land
    assert touches((1, -90_000, -90_000, 90_000, -90_000, 0, 90_000), SHIP)
    assert touches((1, -10, -10, 10, -10, 0, 10), SHIP)  # a reef wholly under the base
    assert not touches(BAY, SHIP)


@pytest.mark.rule("BBC-0.9")
def test_bases_on_land_as_shapely_sees_them() -> None:
    """Land that reaches a base smaller by the slack all round touches it, and whatever touches it reaches the base."""
    random, told = Random(52), []
    bases = [base_near(random, 9000) for _ in range(15_000)]
    whole, less = rectangles(bases), rectangles(bases, SLACK + HAIR)
    for base, outer, inner in zip(bases, whole, less, strict=True):
        shape = land_near(random, 9000)
        told.append(touches(shape, base))
        if told[-1]:
            assert distance_to(shape, outer) < HAIR, (shape, base)
        else:
            assert distance_to(shape, inner) > 0, (shape, base)
    assert 0.2 < sum(told) / len(told) < 0.8


# ---- under way


@pytest.mark.rule("BBC-0.8", "BBC-0.9")
def test_a_slide_stops_off_land() -> None:
    assert slide_land(SHIP, 0, 9000, [ROCK]) == (10_000 - 1000 - 3700 + CLEAR, 0)
    assert slide_land(SHIP, 0, 9000, [BLUFF]) == (9000 - 3700 + CLEAR, 0)
    assert slide_land(SHIP, 0, 9000, [BLUFF, ROCK]) == (9000 - 3700 + CLEAR, 0)
    assert slide_land(SHIP, 0, 9000, [ROCK, BAY]) == (10_000 - 1000 - 3700 + CLEAR, 0)
    assert slide_land(SHIP, 900, 9000, [ROCK, BAY]) == (5000 - 1900 + CLEAR, 1)
    assert slide_land(SHIP, 1800, 9000, [ROCK, BLUFF]) == (9000, -1)
    pinnacle = (1, -50, 8000, 50, 8000, 0, 30_000)
    assert slide_land(SHIP, 0, 90_000, [pinnacle]) == (8000 - 3700 + CLEAR, 0)


@pytest.mark.rule("BBC-0.8", "BBC-0.9")
def test_a_swing_stops_off_land() -> None:
    wall = (1, 3000, -9000, 9000, -9000, 9000, 9000, 3000, 9000)
    angle, struck = swing_land(SHIP, 900, [ROCK, wall])
    assert struck == 1
    assert not touches(wall, (*SHIP[:2], angle, *SHIP[3:]))
    assert touches(wall, (*SHIP[:2], angle + 1, *SHIP[3:]))
    assert swing_land(SHIP, -900, [wall]) == (-angle, 0)
    buoy = (0, 3000, 3000, 200)
    angle, struck = swing_land(SHIP, 900, [buoy])
    assert struck == 0
    assert not touches(buoy, (*SHIP[:2], angle, *SHIP[3:]))
    assert touches(buoy, (*SHIP[:2], angle + 1, *SHIP[3:]))


def test_on_the_shore_one_may_move_off_or_along() -> None:
    for land in (BLUFF, (0, 0, 14_000, 5000)):
        for deep in (CLEAR, SLACK, 200):
            ashore = (0, 9000 - 1900 + deep, 900, 3700, 1900)
            assert slide_land(ashore, 1800, 5000, [land]) == (5000, -1)
            assert slide_land(ashore, 900, 5000, [land]) == (5000, -1)
            assert slide_land(ashore, 0, 5000, [land]) == (0, 0)
    assert swing_land((0, 9000 - 1900 + SLACK, 900, 3700, 1900), 100, [BLUFF]) == (0, 0)


def slid(base: Base, bearing: int, distance: int) -> Base:
    return (*ahead(base[0], base[1], bearing, distance), *base[2:])


def off_land(random: Random, spread: int) -> tuple[Base, Shape]:
    while True:
        base, shape = base_near(random, spread), land_near(random, spread)
        if not touches(shape, base, CLEAR - 1):
            return base, shape


@pytest.mark.rule("BBC-0.8", "BBC-0.9")
def test_slides_along_land_as_shapely_sees_them() -> None:
    """What the base, smaller by the slack, sweeps on its way is free of land; a step farther the whole base is not."""
    random, count, hits = Random(53), 12_000, 0
    cases = [(*off_land(random, 9000), random.randrange(3600), random.randint(1, 15_000)) for _ in range(count)]
    ours = [slide_land(base, bearing, far, [shape]) for base, shape, bearing, far in cases]
    ends = [slid(base, bearing, got) for (base, _, bearing, _), (got, _) in zip(cases, ours, strict=True)]
    beyond = [slid(base, bearing, got + 1) for (base, _, bearing, _), (got, _) in zip(cases, ours, strict=True)]
    swept = shapely.convex_hull(
        shapely.union(rectangles([case[0] for case in cases], SLACK), rectangles(ends, SLACK + HAIR))
    )
    for i, (whole, sweep) in enumerate(zip(rectangles(beyond), swept, strict=True)):
        shape, far = cases[i][1], cases[i][3]
        got, struck = ours[i]
        assert distance_to(shape, sweep) > 0, cases[i]
        assert got == far or struck == 0
        if struck == 0:
            hits += 1
            assert distance_to(shape, whole) < HAIR, cases[i]
    assert 0.1 < hits / count < 0.9


@pytest.mark.rule("BBC-0.8", "BBC-0.9")
def test_swings_along_land_as_shapely_sees_them() -> None:
    """The same of every degree on its way and one tenth beyond the last."""
    random, count, hits = Random(54), 3000, 0
    for _ in range(count):
        base, shape = off_land(random, 6000)
        angle = random.choice((-1, 1)) * random.randint(1, 600)
        way = 1 if angle > 0 else -1
        got, struck = swing_land(base, angle, [shape])
        turns = [*range(0, got, 10 * way), got]
        poses = rectangles([(*base[:2], turned(base[2], turn), *base[3:]) for turn in turns], SLACK)
        assert all(distance_to(shape, pose) > 0 for pose in poses), (base, shape, angle)
        if struck == 0:
            hits += 1
            beyond = rectangles([(*base[:2], turned(base[2], got + way), *base[3:])])[0]
            assert distance_to(shape, beyond) < HAIR, (base, shape, angle)
        else:
            assert got == angle
    assert 0.05 < hits / count < 0.9

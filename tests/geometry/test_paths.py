"""First contact of bases along straight paths and turns, against shapely."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from escadre.geometry.bases import SLACK, Base, overlap
from escadre.geometry.lattice import ahead, turned
from escadre.geometry.paths import CLEAR, slide, swing
from tests.geometry.oracle import HAIR, base_near, depths, differences

SHIP = (0, 0, 0, 3700, 1900)


def times(few: int, many: int) -> pytest.MarkDecorator:
    """So often in every test run, and so often in `make soak`."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)])


def slid(base: Base, bearing: int, distance: int) -> Base:
    return (*ahead(base[0], base[1], bearing, distance), *base[2:])


def swung(base: Base, angle: int) -> Base:
    return (*base[:2], turned(base[2], angle), *base[3:])


def clear_of(base: Base, random: Random, spread: int) -> Base:
    """Another base, not in contact with this one."""
    while True:
        other = base_near(random, spread)
        if not overlap(base, other, CLEAR - 1):
            return other


# ---- straight ahead


@pytest.mark.rule("BBC-0.8")
def test_a_slide_stops_at_the_last_clear_pose() -> None:
    other = (0, 10_000, 900, 3700, 1900)
    clear, struck = slide(SHIP, 0, 9000, [other])
    assert (clear, struck) == (10_000 - 3700 - 1900 + CLEAR, 0)
    assert not overlap(slid(SHIP, 0, clear), other)
    assert overlap(slid(SHIP, 0, clear + 10), other)  # a hundredth of the unit farther on
    assert slide(SHIP, 0, clear, [other]) == (clear, -1)


@pytest.mark.rule("BBC-0.8")
def test_nothing_is_skipped_however_thin_it_is() -> None:
    """A sample every quarter of a unit would jump over it."""
    assert slide(SHIP, 0, 90_000, [(0, 50_000, 900, 3000, 30)]) == (50_000 - 3700 - 30 + CLEAR, 0)


@pytest.mark.rule("BBC-0.8")
def test_the_nearest_contact_counts_then_the_lower_index() -> None:
    near, far = (0, 10_000, 0, 3700, 1900), (0, 12_000, 0, 3700, 1900)
    assert slide(SHIP, 0, 9000, [far, near])[1] == 1
    assert slide(SHIP, 0, 9000, [near, far])[1] == 0
    assert slide(SHIP, 0, 9000, [far, near, (1000, 10_000, 0, 3700, 1900)])[1] == 1


@pytest.mark.rule("BBC-0.6")
def test_a_slip_keeps_the_heading() -> None:
    abreast = (9000, 0, 0, 3700, 1900)
    assert slide(SHIP, 900, 9000, [abreast]) == (9000 - 3800 + CLEAR, 0)
    assert slide(SHIP, 0, 9000, [abreast]) == (9000, -1)


def test_in_contact_one_may_move_off_or_along_but_not_deeper() -> None:
    for depth in (CLEAR, CLEAR + 1, SLACK, 50, 1500):
        abreast = (3800 - depth, 0, 0, 3700, 1900)
        assert slide(SHIP, 0, 20_000, [abreast]) == (20_000, -1)
        assert slide(SHIP, 1800, 20_000, [abreast]) == (20_000, -1)
        assert slide(SHIP, 2700, 20_000, [abreast]) == (20_000, -1)
        assert slide(SHIP, 900, 20_000, [abreast]) == (0, 0)
        assert slide(SHIP, 890, 20_000, [abreast]) == (0, 0)


def test_a_slide_of_no_length_strikes_nothing() -> None:
    assert slide(SHIP, 0, 0, [SHIP]) == (0, -1)
    assert slide(SHIP, 0, 500, []) == (500, -1)


@pytest.mark.rule("BBC-0.8")
@times(2, 50)
def test_slides_as_shapely_sees_them(count: int) -> None:
    """Four others each, clear at the start. Passed over: to miss by a hair, to meet for less than three steps."""
    random, ships = Random(31), 4000
    for _ in range(count):
        bases = [base_near(random, 1000) for _ in range(ships)]
        others = [[clear_of(base, random, 14_000) for _ in range(4)] for base in bases]
        ways = [(random.randrange(3600), random.randint(1, 25_000)) for _ in range(ships)]
        ends = np.array(
            [(far * math.sin(math.radians(way / 10)), far * math.cos(math.radians(way / 10))) for way, far in ways]
        )
        tracks = shapely.linestrings(np.stack([np.zeros_like(ends), ends], 1))
        enters = np.full((ships, 4), np.inf)
        doubtful = np.zeros(ships, dtype=bool)
        here = shapely.points(0.0, 0.0)
        for i in range(4):
            hulls = differences(bases, [row[i] for row in others])
            solid = shapely.buffer(hulls, -CLEAR, join_style="mitre")
            parts = shapely.intersection(tracks, solid)
            met = shapely.length(parts) > 3
            enters[met, i] = shapely.distance(parts, here)[met]
            grazed = shapely.distance(tracks, solid) < HAIR
            doubtful |= grazed & ~met
        ours = [slide(base, *way, row) for base, way, row in zip(bases, ways, others, strict=True)]
        reached, struck = np.array([got for got, _ in ours]), np.array([i for _, i in ours])
        sure = ~doubtful
        assert sure.sum() > 0.99 * ships
        first = enters.min(axis=1)
        hit = np.isfinite(first)
        assert 0.2 < hit[sure].mean() < 0.8
        assert ((struck >= 0) == hit)[sure].all()
        assert (reached == np.array([far for _, far in ways]))[sure & ~hit].all()
        short = (first - reached)[sure & hit]
        assert ((short > -0.05) & (short < 1.05)).all()  # the last whole step before it
        assert (enters[np.arange(ships), struck] < first + 1.05)[sure & hit].all()


def test_slides_that_begin_in_contact() -> None:
    """Struck at once if the first step leads deeper, else never, for depth is concave. Passed over: what changes it by
    less than a thousandth of a step."""
    random, count = Random(32), 20_000
    starts, others, ways = [], [], []
    while len(starts) < count:
        base, other = base_near(random, 3000), base_near(random, 3000)
        if overlap(base, other, CLEAR):
            starts.append(base)
            others.append(other)
            ways.append(random.randrange(3600))
    before = depths(starts, others)
    hulls = differences(starts, others)
    there = shapely.points([(math.sin(math.radians(way / 10)), math.cos(math.radians(way / 10))) for way in ways])
    after = shapely.distance(shapely.boundary(hulls), there) * np.where(shapely.contains(hulls, there), 1, -1)
    ours = [slide(base, way, 15_000, [other]) for base, way, other in zip(starts, ways, others, strict=True)]
    deeper, shallower = after > before + 0.001, after < before - 0.001
    assert all(got == (0, 0) for got, so in zip(ours, deeper, strict=True) if so)
    assert all(got == (15_000, -1) for got, so in zip(ours, shallower, strict=True) if so)
    assert min(deeper.mean(), shallower.mean()) > 0.3


# ---- turning


@pytest.mark.rule("BBC-0.8")
def test_a_swing_stops_at_the_last_clear_tenth() -> None:
    other = (4000, 2000, 0, 1000, 1000)
    angle, struck = swing(SHIP, 900, [other])
    assert struck == 0
    assert not overlap(swung(SHIP, angle), other)
    assert overlap(swung(SHIP, angle + 1), other)
    assert swing(SHIP, -900, [(-4000, 2000, 0, 1000, 1000)]) == (-angle, 0)
    assert swing(SHIP, angle, [other]) == (angle, -1)


@pytest.mark.rule("BBC-0.4", "BBC-0.6")
def test_a_pivot_is_about_the_centre() -> None:
    """Whatever is farther from the centre than a corner is never touched, whatever is nearer always is."""
    corner = math.isqrt(3700**2 + 1900**2)
    assert swing(SHIP, 3600, [(corner + 1010, 0, 0, 1000, 1000)]) == (3600, -1)
    assert swing(SHIP, 3600, [(corner + 950, 0, 0, 1000, 1000)])[1] == 0


def test_alongside_one_may_not_swing_but_slide() -> None:
    abreast = (3800 - SLACK, 0, 0, 3700, 1900)
    assert swing(SHIP, 300, [abreast]) == (0, 0)
    assert swing(SHIP, -300, [abreast]) == (0, 0)
    assert swing(slid(SHIP, 2700, 1000), 300, [abreast])[1] == 0


def test_what_one_has_swung_clear_of_is_solid_again() -> None:
    deep = (3000, 2500, 0, 1000, 1000)  # the ship's side is in it, and a quarter turn later its bow
    assert overlap((0, 0, 0, 3700, 2100), deep)
    angle, struck = swing((0, 0, 0, 3700, 2100), -1800, [deep])
    assert struck == 0
    assert not overlap((0, 0, turned(0, angle), 3700, 2100), deep)
    assert overlap((0, 0, turned(0, angle - 1), 3700, 2100), deep, CLEAR)


@pytest.mark.rule("BBC-0.8")
@times(1500, 6000)
def test_swings_as_shapely_sees_them(count: int) -> None:
    """Looked at: where it stopped, one tenth farther, and every degree before. Depths within a hair of the limit may
    be told either way; what overlaps at the start has its own tests."""
    random = Random(33)
    starts = [base_near(random, 500) for _ in range(count)]
    assert_swings([(base, a_turn(random, 600), clear_of(base, random, 6000)) for base in starts], every=10)


@pytest.mark.rule("BBC-0.8")
@times(100, 600)
def test_swings_looked_at_every_tenth(count: int) -> None:
    random = Random(34)
    starts = [base_near(random, 500) for _ in range(count)]
    assert_swings([(base, a_turn(random, 900), clear_of(base, random, 6000)) for base in starts], every=1)


def a_turn(random: Random, most: int) -> int:
    return random.choice((-1, 1)) * random.randint(1, most)


def assert_swings(cases: list[tuple[Base, int, Base]], every: int) -> None:
    before: tuple[list[Base], list[Base]] = ([], [])
    beyond: tuple[list[Base], list[Base]] = ([], [])
    for base, angle, other in cases:
        got, struck = swing(base, angle, [other])
        way = 1 if angle > 0 else -1
        assert abs(got) <= abs(angle)
        for turn in [*range(0, abs(got), every), abs(got)]:
            before[0].append(swung(base, way * turn))
            before[1].append(other)
        if struck < 0:
            assert got == angle
        else:
            beyond[0].append(swung(base, got + way))
            beyond[1].append(other)
    assert (depths(*before) < CLEAR + HAIR).all()
    assert (depths(*beyond) > CLEAR - HAIR).all()
    assert 0.1 < len(beyond[0]) / len(cases) < 0.9


# ---- promises of both


ships = st.tuples(
    st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(0, 3599), st.just(3700), st.just(1900)
)


@pytest.mark.rule("BBC-0.5", "BBC-0.8")
@given(ships, st.integers(0, 3599), st.integers(0, 15_000), st.lists(ships, max_size=6))
def test_from_a_clear_pose_to_a_clear_pose(base: Base, bearing: int, distance: int, others: list[Base]) -> None:
    """Rounded to the lattice, as the game will place it."""
    others = [other for other in others if not overlap(base, other, CLEAR)]
    clear, struck = slide(base, bearing, distance, others)
    assert 0 <= clear <= distance
    assert (struck < 0) == (clear == distance) or clear == distance
    assert not any(overlap(slid(base, bearing, clear), other) for other in others)
    angle, _ = swing(base, bearing - 1800, others)
    assert not any(overlap(swung(base, angle), other) for other in others)


@given(ships, st.integers(0, 3599), st.integers(0, 15_000), st.lists(ships, min_size=1, max_size=6))
def test_each_of_many_as_if_it_were_alone(base: Base, bearing: int, distance: int, others: list[Base]) -> None:
    alone = [slide(base, bearing, distance, [other])[0] for other in others]
    clear, struck = slide(base, bearing, distance, others)
    assert clear == min(alone)
    assert struck == -1 or struck == alone.index(clear)
    turns = [abs(swing(base, bearing - 1800, [other])[0]) for other in others]
    angle, struck = swing(base, bearing - 1800, others)
    assert abs(angle) == min(turns)
    assert struck == -1 or struck == turns.index(abs(angle))

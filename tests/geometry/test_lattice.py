"""Points and headings."""

from __future__ import annotations

import hashlib
import math
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from escadre.geometry.lattice import (
    ONE,
    ahead,
    apart,
    bearing,
    cosine,
    distance,
    in_sector,
    nearest,
    signed,
    sine,
    turned,
    within,
)

headings = st.integers(0, 3599)
lengths = st.integers(-200_000, 200_000)


@pytest.mark.rule("BBC-0.1")
def test_headings_go_clockwise_from_north() -> None:
    assert [ahead(0, 0, heading, 1000) for heading in (0, 900, 1800, 2700)] == [
        (0, 1000),
        (1000, 0),
        (0, -1000),
        (-1000, 0),
    ]


def test_the_table_is_right_to_its_last_digit() -> None:
    for heading in range(-3600, 7200):
        exact = math.sin(math.radians(heading / 10)) * ONE
        assert abs(sine(heading) - exact) < 0.5 + 1e-5
        assert cosine(heading) == sine(heading + 900)
    assert [sine(heading) for heading in (0, 300, 900, 1500, 2100, 2700)] == [
        0,
        ONE // 2,
        ONE,
        ONE // 2,
        -ONE // 2,
        -ONE,
    ]


@pytest.mark.rule("BBC-0.5")
def test_positions_are_rounded_half_away_from_zero() -> None:
    assert ahead(0, 0, 300, 5) == (3, 4)  # 2.5 and 4.33
    assert ahead(0, 0, 2100, 5) == (-3, -4)
    assert ahead(-5, 0, 300, 5) == (-3, 4)  # -2.5
    assert ahead(0, 0, 300, -5) == (-3, -4)


@given(st.integers(-(10**12), 10**12), st.integers(1, 10**6))
def test_nearest_is_half_away_from_zero(value: int, unit: int) -> None:
    got = nearest(value, unit)
    assert abs(2 * (got * unit - value)) <= unit
    if abs(2 * (got * unit - value)) == unit:
        assert abs(got) * unit > abs(value)


@given(lengths, lengths, headings, lengths)
def test_ahead_is_within_half_a_step(x: int, y: int, heading: int, far: int) -> None:
    got_x, got_y = ahead(x, y, heading, far)
    assert abs(got_x - x - far * math.sin(math.radians(heading / 10))) < 0.5001
    assert abs(got_y - y - far * math.cos(math.radians(heading / 10))) < 0.5001


@given(lengths, lengths)
def test_bearing_is_the_nearest_heading(dx: int, dy: int) -> None:
    exact = math.degrees(math.atan2(dx, dy)) * 10 % 3600
    off = abs(bearing(dx, dy) - exact)
    assert min(off, 3600 - off) < 0.5 + 1e-6
    assert 0 <= bearing(dx, dy) < 3600


@given(headings)
def test_a_far_point_bears_as_it_was_laid_off(heading: int) -> None:
    assert bearing(*ahead(0, 0, heading, 100_000)) == heading


@given(headings, headings)
def test_turns_between_headings(one: int, other: int) -> None:
    turn = signed(one, other)
    assert -1800 < turn <= 1800
    assert turned(one, turn) == other
    assert apart(one, other) == abs(turn) == apart(other, one)


@given(lengths, lengths, st.integers(-5, 300_000))
def test_distance_is_rounded_and_within_is_exact(dx: int, dy: int, limit: int) -> None:
    assert abs(distance(dx, dy) - math.hypot(dx, dy)) < 0.5001
    assert within(dx, dy, limit) == (limit >= 0 and dx * dx + dy * dy <= limit * limit)


@pytest.mark.rule("BBC-0.5")
def test_a_sector_holds_its_limits_and_not_a_step_beyond() -> None:
    assert in_sector(7, 7, 450, 1350)
    assert in_sector(7, -7, 450, 1350)
    assert not in_sector(99_999, 100_000, 450, 1350)
    assert not in_sector(99_999, -100_000, 450, 1350)
    assert in_sector(0, 5, 3000, 600)
    assert not in_sector(0, -5, 3000, 600)
    assert in_sector(0, 0, 450, 1350)


def test_a_sector_may_be_a_line_or_half_a_circle() -> None:
    assert in_sector(3, 3, 450, 450)
    assert not in_sector(-3, -3, 450, 450)
    assert in_sector(0, 9, 0, 1800)
    assert in_sector(0, -9, 0, 1800)
    assert in_sector(1, 0, 0, 1800)
    assert not in_sector(-1, 0, 0, 1800)
    with pytest.raises(AssertionError):
        in_sector(1, 0, 0, 1801)


def test_sectors_as_shapely_sees_them() -> None:
    """Points nearer to a limit than a step are passed over."""
    random, count, big = Random(11), 20_000, 1e7
    asked, wedges, points = [], [], []
    for _ in range(count):
        start, width = random.randrange(3600), random.randint(1, 1800)
        dx, dy = random.randint(-60_000, 60_000), random.randint(-60_000, 60_000)
        rim = [math.radians((start + width * part / 4) / 10) for part in range(5)]
        wedges.append(shapely.Polygon([(0, 0), *((big * math.sin(a), big * math.cos(a)) for a in rim)]))
        points.append((dx, dy))
        asked.append((dx, dy, start, (start + width) % 3600))
    spots = shapely.points(np.array(points, dtype=float))
    clear = shapely.distance(shapely.boundary(np.array(wedges)), spots) > 1
    inside = shapely.contains(np.array(wedges), spots)
    ours = np.array([in_sector(*question) for question in asked])
    assert clear.sum() > 0.99 * count
    assert (ours == inside)[clear].all()


def test_the_table_is_the_same_for_ever() -> None:
    """The positions of every match that was ever saved rest on these numbers."""
    table = ",".join(str(sine(heading)) for heading in range(3600))
    assert (
        hashlib.sha256(table.encode()).hexdigest() == "1d9ff8a3151d51f48bee34fefc4d2c20a129905dc0e766b0969f2190edd530be"
    )

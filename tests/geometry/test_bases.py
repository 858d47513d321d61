"""Bases that overlap, touch or keep clear of each other, against shapely."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from escadre.geometry.bases import SLACK, Base, corners, depth, gap, near, overlap, reach
from escadre.geometry.lattice import ONE, ahead
from tests.geometry.oracle import HAIR, base_near, depths, outlines, rectangles

SHIP = (0, 0, 0, 3700, 1900)
COUNT = 30_000


@pytest.fixture(scope="module")
def pairs() -> tuple[list[Base], list[Base]]:
    random = Random(21)
    return [base_near(random, 5000) for _ in range(COUNT)], [base_near(random, 5000) for _ in range(COUNT)]


@pytest.mark.rule("BBC-0.7")
def test_overlap_begins_beyond_the_slack() -> None:
    assert not overlap(SHIP, (3780, 0, 0, 3700, 1900))  # 20 steps deep
    assert overlap(SHIP, (3779, 0, 0, 3700, 1900))
    assert not overlap(SHIP, (0, 7380, 0, 3700, 1900))
    assert overlap(SHIP, (0, 7379, 0, 3700, 1900))
    assert overlap(SHIP, (3799, 0, 0, 3700, 1900), slack=0)
    assert not overlap(SHIP, (3800, 0, 0, 3700, 1900), slack=0)


@pytest.mark.rule("BBC-0.7")
def test_contact_is_a_gap_of_at_most_a_tenth() -> None:
    assert gap(SHIP, (3900, 0, 0, 3700, 1900)) == 100
    assert near(SHIP, (3900, 0, 0, 3700, 1900), 100)
    assert not near(SHIP, (3901, 0, 0, 3700, 1900), 100)
    assert gap(SHIP, (3800, 0, 0, 3700, 1900)) == gap(SHIP, (3500, 0, 0, 3700, 1900)) == 0
    assert gap(SHIP, (3800 + 3000, 7400 + 4000, 0, 3700, 1900)) == 5000


@pytest.mark.rule("BBC-0.7")
def test_overlaps_as_shapely_sees_them(pairs: tuple[list[Base], list[Base]]) -> None:
    exact = depths(*pairs)
    clear = abs(exact - SLACK) > HAIR
    ours = np.array([overlap(a, b) for a, b in zip(*pairs, strict=True)])
    assert clear.sum() > 0.99 * COUNT
    assert 0.2 < ours.mean() < 0.8
    assert (ours == (exact > SLACK))[clear].all()


def test_depths_as_shapely_sees_them(pairs: tuple[list[Base], list[Base]]) -> None:
    """Of bases that overlap; of others the depth is only a bound."""
    exact = depths(*pairs)
    ours = np.array([depth(a, b) / ONE for a, b in zip(*pairs, strict=True)])
    assert (abs(ours - exact)[exact > 0] < 0.01).all()
    assert (ours[exact < 0] > exact[exact < 0] - 0.01).all()


@pytest.mark.rule("BBC-0.7")
def test_gaps_as_shapely_sees_them(pairs: tuple[list[Base], list[Base]]) -> None:
    exact = shapely.distance(rectangles(pairs[0]), rectangles(pairs[1]))
    ours = np.array([gap(a, b) for a, b in zip(*pairs, strict=True)])
    assert (abs(ours - exact) < 0.501).all()
    limits = [Random(22).randint(0, 5000) for _ in range(COUNT)]
    told = np.array([near(a, b, limit) for a, b, limit in zip(*pairs, limits, strict=True)])
    clear = abs(exact - np.array(limits)) > 0.6  # a gap is rounded to whole steps before it is compared
    assert (told == (exact <= np.array(limits)))[clear].all()


def test_corners_are_where_shapely_has_them(pairs: tuple[list[Base], list[Base]]) -> None:
    ours = np.array([corners(base) for base in pairs[0]])
    assert (abs(ours - outlines(pairs[0])) < 0.5001).all()


def test_no_corner_is_out_of_reach(pairs: tuple[list[Base], list[Base]]) -> None:
    for base in pairs[0][:1000]:
        assert reach(base) ** 2 >= base[3] ** 2 + base[4] ** 2
        assert reach(base) ** 2 <= 1.27 * (base[3] ** 2 + base[4] ** 2) + 2 * reach(base)


bases = st.tuples(
    st.integers(-9000, 9000),
    st.integers(-9000, 9000),
    st.integers(0, 3599),
    st.integers(300, 5000),
    st.integers(300, 5000),
)


@given(bases, bases, st.integers(-(10**8), 10**8))
def test_two_bases_see_each_other_alike_wherever_they_are(a: Base, b: Base, far: int) -> None:
    assert depth(a, b) == depth(b, a)
    assert gap(a, b) == gap(b, a)
    moved_a, moved_b = (a[0] + far, a[1] - far, *a[2:]), (b[0] + far, b[1] - far, *b[2:])
    assert depth(moved_a, moved_b) == depth(a, b)
    assert gap(moved_a, moved_b) == gap(a, b)


@given(bases, st.integers(0, 3599), st.integers(0, 20_000))
def test_a_base_on_its_own_keel_line(base: Base, turn: int, far: int) -> None:
    """Of two alike, one straight ahead of the other, the gap is what is left between bow and stern."""
    x, y = ahead(base[0], base[1], base[2], 2 * base[3] + far)
    assert abs(gap(base, (x, y, *base[2:])) - far) <= 1
    assert overlap(base, (*base[:2], turn, *base[3:]))

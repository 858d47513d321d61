"""Rectangular bases: how deep two overlap, how far apart they are."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from escadre.geometry.lattice import ONE, cosine, nearest, root, sine, whole

# x and y of the centre, heading, half the length, half the beam
Base: TypeAlias = tuple[int, int, int, int, int]

SLACK: Final = 20  # steps that two bases may press into each other before they overlap
_GRAIN: Final = 10_000  # gaps are measured to a ten thousandth of a step: squares stay small


def reach(base: Base) -> int:
    """The radius of a circle round the centre that holds the base: at most an eighth too wide, and no root to draw."""
    long, short = base[3], base[4]
    return long + short // 2 + 1 if long > short else short + long // 2 + 1


def corners(base: Base) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]:
    """Port bow, starboard bow, starboard quarter, port quarter.

    >>> corners((0, 0, 900, 3700, 1900))
    ((3700, 1900), (3700, -1900), (-3700, -1900), (-3700, 1900))
    """
    x: i64 = base[0] * ONE
    y: i64 = base[1] * ONE
    bow_x: i64 = base[3] * sine(base[2])
    bow_y: i64 = base[3] * cosine(base[2])
    side_x: i64 = base[4] * cosine(base[2])
    side_y: i64 = -base[4] * sine(base[2])
    return (
        (whole(x + bow_x - side_x), whole(y + bow_y - side_y)),
        (whole(x + bow_x + side_x), whole(y + bow_y + side_y)),
        (whole(x - bow_x + side_x), whole(y - bow_y + side_y)),
        (whole(x - bow_x - side_x), whole(y - bow_y - side_y)),
    )


def depth(a: Base, b: Base) -> int:
    """How deep two bases are in each other, in steps times ONE: the shortest way out, by the four separating axes.

    Below 0 they are apart, and by at least that much.
    """
    dx: i64 = b[0] - a[0]
    dy: i64 = b[1] - a[1]
    a_east: i64 = sine(a[2])
    a_north: i64 = cosine(a[2])
    a_length: i64 = a[3]
    a_beam: i64 = a[4]
    b_east: i64 = sine(b[2])
    b_north: i64 = cosine(b[2])
    b_length: i64 = b[3]
    b_beam: i64 = b[4]
    with_it: i64 = cosine(b[2] - a[2])
    across: i64 = sine(b[2] - a[2])
    with_it = -with_it if with_it < 0 else with_it  # abs() knows no machine words
    across = -across if across < 0 else across
    off_a_bow = dx * a_east + dy * a_north
    off_a_side = dx * a_north - dy * a_east
    off_b_bow = dx * b_east + dy * b_north
    off_b_side = dx * b_north - dy * b_east
    by_a = min(
        a_length * ONE + b_length * with_it + b_beam * across - (-off_a_bow if off_a_bow < 0 else off_a_bow),
        a_beam * ONE + b_length * across + b_beam * with_it - (-off_a_side if off_a_side < 0 else off_a_side),
    )
    by_b = min(
        b_length * ONE + a_length * with_it + a_beam * across - (-off_b_bow if off_b_bow < 0 else off_b_bow),
        b_beam * ONE + a_length * across + a_beam * with_it - (-off_b_side if off_b_side < 0 else off_b_side),
    )
    return min(by_a, by_b)


def overlap(a: Base, b: Base, slack: int = SLACK) -> bool:
    """Whether two bases are deeper in each other than the slack.

    >>> base = (0, 0, 0, 3700, 1900)
    >>> overlap(base, (3780, 0, 0, 3700, 1900)), overlap(base, (3779, 0, 0, 3700, 1900))
    (False, True)
    """
    return _may_be_near(a, b, 0) and depth(a, b) > slack * ONE


def gap(a: Base, b: Base) -> int:
    """The shortest distance between two bases, to the nearest step; 0 when they touch or overlap.

    >>> gap((0, 0, 0, 3700, 1900), (6800, 10400, 0, 3700, 1900))
    4243
    """
    if depth(a, b) >= 0:
        return 0
    return nearest(root(min(_corner_gap(a, b), _corner_gap(b, a))), _GRAIN)


def near(a: Base, b: Base, limit: int) -> bool:
    """Whether the gap is `limit` or less."""
    return _may_be_near(a, b, limit) and gap(a, b) <= limit


def _may_be_near(a: Base, b: Base, limit: int) -> bool:
    """The circles round the bases are no farther apart than that: a quick no for almost all pairs."""
    room: i64 = reach(a) + reach(b) + limit
    dx: i64 = b[0] - a[0]
    dy: i64 = b[1] - a[1]
    return -room <= dx <= room and -room <= dy <= room and dx * dx + dy * dy <= room * room


def _corner_gap(a: Base, b: Base) -> int:
    """The square of the way from `a` to the nearest corner of `b`: the gap of the two, this way or the other."""
    dx: i64 = b[0] - a[0]
    dy: i64 = b[1] - a[1]
    east: i64 = sine(a[2])
    north: i64 = cosine(a[2])
    with_it: i64 = cosine(b[2] - a[2])
    across: i64 = sine(b[2] - a[2])
    forward, starboard = dx * east + dy * north, dx * north - dy * east
    best = -1
    for length in (-b[3], b[3]):
        for beam in (-b[4], b[4]):
            off_bow = _grains(forward + length * with_it - beam * across, a[3])
            off_side = _grains(starboard + length * across + beam * with_it, a[4])
            square = off_bow * off_bow + off_side * off_side
            if best < 0 or square < best:
                best = square
    return best


def _grains(off: i64, half: i64) -> int:
    """How far beyond its rim a point is that lies so far off the middle of a base."""
    beyond = (-off if off < 0 else off) - half * ONE
    return beyond // (ONE // _GRAIN) if beyond > 0 else 0

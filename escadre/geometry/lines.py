"""Lines of fire and of sight: what they cross."""

from __future__ import annotations

from math import isqrt

from mypy_extensions import i64

from escadre.geometry.bases import Base, reach
from escadre.geometry.lattice import ONE, cosine, sine
from escadre.geometry.shapes import CIRCLE, Shape, edges, holds


def crossing(x0: int, y0: int, x1: int, y1: int, base: Base) -> int:
    """How far from its start a straight line enters a base, to the nearest step; -1 if it misses.

    0 when it starts inside. To touch the rim or a corner is to cross.

    >>> crossing(0, 0, 9000, 0, (5000, 0, 0, 3700, 1900)), crossing(0, 0, 9000, 0, (5000, 9000, 0, 3700, 1900))
    (3100, -1)
    """
    dx: i64 = x1 - x0
    dy: i64 = y1 - y0
    off_x: i64 = x0 - base[0]
    off_y: i64 = y0 - base[1]
    room: i64 = reach(base)
    if max(off_x, off_x + dx) < -room or min(off_x, off_x + dx) > room:
        return -1
    if max(off_y, off_y + dy) < -room or min(off_y, off_y + dy) > room:
        return -1
    east: i64 = sine(base[2])
    north: i64 = cosine(base[2])
    at_bow, by_bow = off_x * east + off_y * north, dx * east + dy * north
    at_side, by_side = off_x * north - off_y * east, dx * north - dy * east
    half_length: i64 = base[3] * ONE
    half_beam: i64 = base[4] * ONE
    if max(at_bow, at_bow + by_bow) < -half_length or min(at_bow, at_bow + by_bow) > half_length:
        return -1
    if max(at_side, at_side + by_side) < -half_beam or min(at_side, at_side + by_side) > half_beam:
        return -1
    bow_from, bow_to, bow_of = _between(at_bow, by_bow, half_length)
    side_from, side_to, side_of = _between(at_side, by_side, half_beam)
    if bow_from * side_of > side_to * bow_of or side_from * bow_of > bow_to * side_of:
        return -1
    if side_from * bow_of > bow_from * side_of:
        return _part(dx, dy, side_from, side_of)
    return _part(dx, dy, bow_from, bow_of)


def _between(at: i64, by: i64, half: i64) -> tuple[int, int, int]:
    """From which to which fraction a line is between the two sides of a base: two numerators over one denominator."""
    if by == 0:
        return 0, 1, 1
    if by < 0:
        at, by = -at, -by
    return max(-half - at, 0), min(half - at, by), by


def _part(dx: int, dy: int, part: int, of: int) -> int:
    """The length of a fraction of (dx, dy), to the nearest step."""
    return (isqrt(4 * (dx * dx + dy * dy) * part * part // (of * of)) + 1) // 2


def blocked(x0: int, y0: int, x1: int, y1: int, shape: Shape) -> bool:
    """Whether a straight line meets the shape, be it only at its rim.

    >>> blocked(0, 0, 9000, 0, (0, 5000, 900, 900)), blocked(0, 0, 9000, 0, (0, 5000, 901, 900))
    (True, False)
    """
    if holds(shape, x0, y0) or holds(shape, x1, y1):
        return True
    dx, dy = x1 - x0, y1 - y0
    if shape[0] == CIRCLE:
        off_x, off_y, radius = shape[1] - x0, shape[2] - y0, shape[3]
        along, square = off_x * dx + off_y * dy, dx * dx + dy * dy
        cross = dx * off_y - dy * off_x
        return 0 < along < square and cross * cross <= radius * radius * square  # the ends are known to be outside
    for ax, ay, bx, by in edges(shape):
        a, b = dx * (ay - y0) - dy * (ax - x0), dx * (by - y0) - dy * (bx - x0)
        start = (bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax)
        end = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
        if (a <= 0 <= b or b <= 0 <= a) and (start <= 0 <= end or end <= 0 <= start):
            # All on one line: the ends are outside, so the side is between them or beyond.
            if a != 0 or b != 0 or (min(x0, x1) <= ax <= max(x0, x1) and min(y0, y1) <= ay <= max(y0, y1)):
                return True
    return False

"""Arcs of fire on the open sea, and whether an outline is in them: wholly, partly, across both edges.

An arc is bounded by straight lines. Each is (east, north, least): a point is on the right side of it when
`x * east + y * north >= least`, everything in parts of ONE. The arc holds what is on the right side of all; or, when it
is wider than half a circle, all that is not strictly on the right side of all lines of the wedge left out.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from escadre.geometry.lattice import HALF, ONE, TURN, cosine, sine
from escadre.geometry.outlines import Outline, corners

Line: TypeAlias = tuple[int, int, int]
Arc: TypeAlias = tuple[bool, tuple[Line, ...]]  # whether the lines bound what is left out; the lines

OUTSIDE: Final = 0
PARTLY: Final = 1
WHOLLY: Final = 2

ALL_ROUND: Final[Arc] = (False, ())


def beyond(x: int, y: int, heading: int) -> Line:
    """The half of the sea that is ahead of a point, with its edge."""
    east, north = sine(heading), cosine(heading)
    return east, north, x * east + y * north


def sector(x: int, y: int, middle: int, width: int) -> Arc:
    """A sector with its apex at a point, so many tenths of a degree wide about its middle, its edges included."""
    if width >= TURN:
        return ALL_ROUND
    if width > HALF:
        return True, _wedge(x, y, middle + HALF, TURN - width)
    return False, _wedge(x, y, middle, width)


def _wedge(x: int, y: int, middle: int, width: int) -> tuple[Line, ...]:
    """Both limits in half tenths would need a finer table: widths are even."""
    assert width % 2 == 0, "a sector is an even number of tenths wide"
    start, end = middle - width // 2, middle + width // 2
    if width == HALF:
        return (beyond(x, y, middle),)
    return beyond(x, y, start + 900), beyond(x, y, end - 900)


def broadside(x: int, y: int, abeam: int, width: int) -> Arc:
    """From the middle of a side, looking abeam: a base line of that width that opens at 45 degrees on both ends."""
    east, north = cosine(abeam), -sine(abeam)  # along the side, to the right of who looks abeam
    square = beyond(x, y, abeam)
    # in from the right: width / 2 + ahead - aside >= 0, doubled so that an odd width has a half
    lines = [square]
    for way in (1, -1):
        to_x, to_y = 2 * (square[0] - way * east), 2 * (square[1] - way * north)
        lines.append((to_x, to_y, x * to_x + y * to_y - width * ONE))
    return False, tuple(lines)


def channel(x: int, y: int, heading: int, width: int) -> Arc:
    """Straight ahead of a point, as wide as given, its edges included."""
    east, north = cosine(heading), -sine(heading)
    lines = [beyond(x, y, heading)]
    for way in (2, -2):
        lines.append((way * east, way * north, way * (x * east + y * north) - width * ONE))
    return False, tuple(lines)


def holds(arc: Arc, x: int, y: int) -> bool:
    """Whether a point is in the arc or on its edge.

    >>> [holds(sector(0, 0, 0, 2700), *spot) for spot in ((0, -9), (9, -9), (10, -9))]
    [False, True, True]
    """
    left_out, lines = arc
    if left_out:
        return any(x * east + y * north <= least for east, north, least in lines)
    return all(x * east + y * north >= least for east, north, least in lines)


def share(arc: Arc, outline: Outline) -> int:
    """WHOLLY, PARTLY or OUTSIDE."""
    left_out, lines = arc
    points = corners(outline)
    inside = [holds(arc, x, y) for x, y in points]
    if not left_out:
        if all(inside):
            return WHOLLY
        if any(inside):
            return PARTLY
    elif not any(inside):  # the wedge is convex
        return OUTSIDE
    x, y = points[-1]
    for next_x, next_y in points:
        if _meets(lines, x, y, next_x, next_y, left_out):
            return PARTLY
        x, y = next_x, next_y
    return WHOLLY if left_out else OUTSIDE


def _meets(lines: tuple[Line, ...], x0: int, y0: int, x1: int, y1: int, strictly: bool) -> bool:
    """Whether a side has a point on the right side of all lines: two fractions of its length close in on it."""
    low, low_of, high, high_of = 0, 1, 1, 1
    for east, north, least in lines:
        start, end = x0 * east + y0 * north - least, x1 * east + y1 * north - least
        if start == end:
            if start < 0 or (strictly and start == 0):
                return False
        elif start < end:
            if -start * low_of > low * (end - start):
                low, low_of = -start, end - start
        elif start * high_of < high * (start - end):
            high, high_of = start, start - end
    return low * high_of < high * low_of if strictly else low * high_of <= high * low_of


def sticks_out_both_ways(arc: Arc, outline: Outline) -> bool:
    """Whether an outline reaches beyond two edges of an arc, with its centre inside.

    The first line of a broadside or a channel is the firer's own rim, and no edge.
    """
    left_out, lines = arc
    if left_out or not holds(arc, outline[0], outline[1]):
        return False
    edges = lines[-2:]
    points = corners(outline)
    crossed = [any(x * east + y * north < least for x, y in points) for east, north, least in edges]
    return len(edges) == 2 and all(crossed)

"""Land, reefs and depth zones: circles and simple polygons."""

from __future__ import annotations

from math import isqrt
from typing import Final, TypeAlias

from escadre.geometry.bases import SLACK, Base, reach
from escadre.geometry.lattice import ONE, cosine, distance, nearest, sine, within

# (CIRCLE, x, y, radius) or (POLYGON, x1, y1, x2, y2, …), its corners in order, either way round
Shape: TypeAlias = tuple[int, ...]
Edge: TypeAlias = tuple[int, int, int, int]

CIRCLE: Final = 0
POLYGON: Final = 1
WITHIN: Final = ONE << 30  # the depth of a base whose centre is on land: no way out is the shortest
_FINE: Final = 20  # bits of a length below one step, for unit vectors


def edges(shape: Shape) -> list[Edge]:
    """The sides of a polygon; one without length is left out."""
    x, y = shape[-2], shape[-1]
    found: list[Edge] = []
    for i in range(1, len(shape), 2):
        next_x, next_y = shape[i], shape[i + 1]
        if next_x != x or next_y != y:
            found.append((x, y, next_x, next_y))
        x, y = next_x, next_y
    return found


def holds(shape: Shape, x: int, y: int) -> bool:
    """Whether a point is in the shape or on its rim.

    >>> holds((0, 0, 0, 50), 30, 40), holds((1, 0, 0, 10, 0, 0, 10), 5, 5), holds((1, 0, 0, 10, 0, 0, 10), 5, 6)
    (True, True, False)
    """
    if shape[0] == CIRCLE:
        return within(x - shape[1], y - shape[2], shape[3])
    inside = False
    for x1, y1, x2, y2 in edges(shape):
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if cross == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return True
        if (y1 > y) != (y2 > y) and (cross > 0) == (y2 > y1):
            inside = not inside
    return inside


def away(shape: Shape, x: int, y: int) -> int:
    """The distance from a point to the shape, to the nearest step; 0 inside.

    >>> away((0, 0, 0, 1000), 3000, 4000), away((1, 0, 0, 9000, 0, 0, 9000), 4000, -70)
    (4000, 70)
    """
    if holds(shape, x, y):
        return 0
    if shape[0] == CIRCLE:
        return distance(x - shape[1], y - shape[2]) - shape[3]
    return min([edge_away(edge, x, y) for edge in edges(shape)])


def touches(shape: Shape, base: Base, slack: int = SLACK) -> bool:
    """Whether any part of a base is deeper in the shape than the slack."""
    return not out_of_reach(shape, base[0], base[1], reach(base)) and depth(shape, base) > slack * ONE


def depth(shape: Shape, base: Base) -> int:
    """How deep a base is in the shape, in steps times ONE. Below 0 it is off it, by at least that much."""
    if shape[0] == CIRCLE:
        return _circle_depth(shape, base)
    if holds(shape, base[0], base[1]):
        return WITHIN
    return max([edge_depth(edge, normal(edge), base) for edge in edges(shape)])


def out_of_reach(shape: Shape, x: int, y: int, room: int) -> bool:
    """A quick yes for most shapes that are farther than `room` from a point."""
    if shape[0] == CIRCLE:
        return not within(x - shape[1], y - shape[2], shape[3] + room)
    across, up = shape[1::2], shape[2::2]
    return min(across) > x + room or max(across) < x - room or min(up) > y + room or max(up) < y - room


def normal(edge: Edge) -> tuple[int, int]:
    """The vector of length ONE that is square to a side."""
    dx, dy = edge[3] - edge[1], edge[0] - edge[2]
    length = isqrt((dx * dx + dy * dy) << (2 * _FINE))
    return nearest((dx * ONE) << _FINE, length), nearest((dy * ONE) << _FINE, length)


def edge_depth(edge: Edge, square: tuple[int, int], base: Base) -> int:
    """How deep a base and a side, with its normal, are in each other, by three separating axes."""
    x, y, heading, half_length, half_beam = base
    x1, y1, x2, y2 = edge[0] - x, edge[1] - y, edge[2] - x, edge[3] - y
    east, north = sine(heading), cosine(heading)
    off_bow, off_stern = x1 * east + y1 * north, x2 * east + y2 * north
    off_one, off_other = x1 * north - y1 * east, x2 * north - y2 * east
    along = half_length * ONE + min(max(off_bow, off_stern), -min(off_bow, off_stern))
    across = half_beam * ONE + min(max(off_one, off_other), -min(off_one, off_other))
    return min(min(along, across), half_width(base, square) - abs(x1 * square[0] + y1 * square[1]))


def half_width(base: Base, axis: tuple[int, int]) -> int:
    """How far a base reaches from its centre along an axis of length ONE, in steps times ONE."""
    east, north = sine(base[2]), cosine(base[2])
    with_it, across = abs(east * axis[0] + north * axis[1]), abs(north * axis[0] - east * axis[1])
    return base[3] * nearest(with_it, ONE) + base[4] * nearest(across, ONE)


def _circle_depth(shape: Shape, base: Base) -> int:
    x, y, heading, half_length, half_beam = base
    dx, dy = shape[1] - x, shape[2] - y
    east, north = sine(heading), cosine(heading)
    off_bow = abs(dx * east + dy * north) - half_length * ONE
    off_side = abs(dx * north - dy * east) - half_beam * ONE
    if off_bow <= 0 or off_side <= 0:
        return shape[3] * ONE - max(off_bow, off_side)
    return shape[3] * ONE - isqrt(off_bow * off_bow + off_side * off_side)


def edge_away(edge: Edge, x: int, y: int) -> int:
    """The distance from a point to a side, to the nearest step."""
    x1, y1, x2, y2 = edge
    dx, dy = x2 - x1, y2 - y1
    along, square = (x - x1) * dx + (y - y1) * dy, dx * dx + dy * dy
    if along <= 0:
        return distance(x - x1, y - y1)
    if along >= square:
        return distance(x - x2, y - y2)
    cross = dx * (y - y1) - dy * (x - x1)
    return (isqrt(4 * cross * cross // square) + 1) // 2

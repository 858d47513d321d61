"""Lines of sight past outlines, and round templates over them."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from mypy_extensions import i64

from escadre.geometry import arcs, outlines
from escadre.geometry.arcs import Arc
from escadre.geometry.lattice import nearest, within
from escadre.geometry.outlines import CORNERS, Outline, Point, away, corners

SHRUNK: Final = 20  # steps by which what blocks is smaller all round: to touch it is not to cross it
SAMPLE: Final = 100  # steps between two points of an outline that are looked at
THOUSANDTHS: Final = 1000  # of an area under a template
_SIDES: Final = 120  # of the polygon that stands for a round template when areas are taken
_FINER: Final = 1000  # parts of a step when areas are taken


def blocks(x0: int, y0: int, x1: int, y1: int, outline: Outline, shrunk: int = SHRUNK) -> bool:
    """Whether a straight line crosses the inside of an outline, made smaller by so much all round.

    >>> wall = outlines.around([(0, 0), (1000, 0), (1000, 1000), (0, 1000)])
    >>> [blocks(-500, y, 1500, y, wall) for y in (20, 21)]
    [False, True]
    """
    room: i64 = outline[2]
    x: i64 = outline[0]
    y: i64 = outline[1]
    if max(x0, x1) < x - room or min(x0, x1) > x + room or max(y0, y1) < y - room or min(y0, y1) > y + room:
        return False
    low, low_of, high, high_of = 0, 1, 1, 1
    from_x: i64 = outline[len(outline) - 2]
    from_y: i64 = outline[len(outline) - 1]
    for i in range(CORNERS, len(outline), 2):
        to_x: i64 = outline[i]
        to_y: i64 = outline[i + 1]
        across = to_x - from_x
        up = to_y - from_y
        least = isqrt((across * across + up * up) * shrunk * shrunk)
        start: int = (x0 - from_x) * up - (y0 - from_y) * across - least
        end: int = (x1 - from_x) * up - (y1 - from_y) * across - least
        from_x = to_x
        from_y = to_y
        if start <= 0 and end <= 0:
            if across != 0 or up != 0:
                return False
        elif start < end:
            if -start * low_of > low * (end - start):
                low, low_of = -start, end - start
        elif start > end and start * high_of < high * (start - end):
            high, high_of = start, start - end
    return low * high_of < high * low_of


def clear(x0: int, y0: int, x1: int, y1: int, blockers: Sequence[Outline]) -> bool:
    """Whether nothing blocks a straight line."""
    return not any(blocks(x0, y0, x1, y1, outline) for outline in blockers)


def samples(outline: Outline, every: int = SAMPLE) -> list[Point]:
    """The corners of an outline and points of its sides, never farther apart than that."""
    found: list[Point] = []
    points = corners(outline)
    for i, (x, y) in enumerate(points):
        next_x, next_y = points[(i + 1) % len(points)]
        dx, dy = next_x - x, next_y - y
        count = max(1, isqrt(max(dx * dx + dy * dy - 1, 0)) // every + 1)
        found += [(x + nearest(dx * k, count), y + nearest(dy * k, count)) for k in range(count)]
    return found


def sees(x: int, y: int, target: Outline, blockers: Sequence[Outline], arc: Arc, reach: int) -> bool:
    """Whether some part of a target can be seen from a point: in the arc, within reach, past all that blocks."""
    if away(target, x, y) > reach:
        return False
    near_by = [one for one in blockers if _in_between(x, y, target, one)]
    for to_x, to_y in samples(target):
        if within(to_x - x, to_y - y, reach) and arcs.holds(arc, to_x, to_y) and clear(x, y, to_x, to_y, near_by):
            return True
    return False


def _in_between(x: int, y: int, target: Outline, other: Outline) -> bool:
    """A quick no for what no line from a point to a target can cross."""
    room, own = other[2], target[2]
    return (
        min(x, target[0] - own) <= other[0] + room
        and max(x, target[0] + own) >= other[0] - room
        and min(y, target[1] - own) <= other[1] + room
        and max(y, target[1] + own) >= other[1] - room
    )


def entered_by(x0: int, y0: int, x1: int, y1: int, outline: Outline) -> int:
    """The side by which a straight line first enters an outline; -1 if it misses or starts inside.

    >>> battleship = outlines.place(outlines.hull(4500, 1500), 20000, 20000, 0)
    >>> [entered_by(*firer, 20000, 20000, battleship) for firer in ((20500, 14000), (26000, 16000))]
    [3, 1]
    """
    points = corners(outline)
    side = -1
    low, low_of, high, high_of = 0, 1, 1, 1
    for i, (x, y) in enumerate(points):
        next_x, next_y = points[(i + 1) % len(points)]
        across, up = next_x - x, next_y - y
        start, end = (x0 - x) * up - (y0 - y) * across, (x1 - x) * up - (y1 - y) * across
        if start < 0 and end < 0:
            return -1
        if start < end:
            if start < 0 and -start * low_of > low * (end - start):
                low, low_of, side = -start, end - start, i
        elif start > end and start * high_of < high * (start - end):
            high, high_of = start, start - end
    return side if low * high_of <= high * low_of else -1


# ---- round templates


def covers(x: int, y: int, radius: int, outline: Outline) -> int:
    """Whether an outline lies WHOLLY, PARTLY or not at all under a round template."""
    if all(within(to_x - x, to_y - y, radius) for to_x, to_y in corners(outline)):
        return arcs.WHOLLY
    return arcs.PARTLY if away(outline, x, y) <= radius else arcs.OUTSIDE


def area_under(x: int, y: int, radius: int, outline: Outline) -> int:
    """How much of an outline is under a round template, in thousandths of its area.

    >>> area_under(30000, 30000, 2500, outlines.place(outlines.hull(3000, 1000), 32200, 30000, 0))
    672
    """
    where = covers(x, y, radius, outline)
    if where != arcs.PARTLY:
        return THOUSANDTHS if where == arcs.WHOLLY else 0
    whole = [((a - x) * _FINER, (b - y) * _FINER) for a, b in corners(outline)]
    part = whole
    template = outlines.disc(radius * _FINER, _SIDES)
    for i in range(_SIDES):
        part = _cut(part, template[i - 1], template[i])
    return nearest(_area(part) * THOUSANDTHS, _area(whole))


def _cut(points: list[Point], start: Point, end: Point) -> list[Point]:
    """What of a polygon is to the right of a line, rounded to its finer steps."""
    across, up = end[0] - start[0], end[1] - start[1]
    inward = [(x - start[0]) * up - (y - start[1]) * across for x, y in points]
    found: list[Point] = []
    for i, (x, y) in enumerate(points):
        before, now = inward[i - 1], inward[i]
        if (before < 0) != (now < 0):
            old_x, old_y = points[i - 1]
            part, of = abs(before), abs(before - now)
            found.append((old_x + nearest((x - old_x) * part, of), old_y + nearest((y - old_y) * part, of)))
        if now >= 0:
            found.append((x, y))
    return found


def _area(points: list[Point]) -> int:
    """Twice the area of a polygon whose corners go clockwise."""
    return sum([points[i][0] * points[i - 1][1] - points[i][1] * points[i - 1][0] for i in range(len(points))])

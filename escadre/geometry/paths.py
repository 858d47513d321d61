"""First contact along a path: a base that slides straight or swings about its centre, among others and off land.

It stops at the last clear pose before it would be deeper in another than `CLEAR`. Whatever is deeper from the start may
stay as deep: to move off or along is free, to go deeper is to strike at once. Once clear of each other, both are solid.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import isqrt
from typing import Final

from mypy_extensions import i64

from escadre.geometry import bases, shapes
from escadre.geometry.bases import SLACK, Base
from escadre.geometry.lattice import ONE, cosine, nearest, sine, turned
from escadre.geometry.shapes import Edge, Shape

# Two steps less than what overlaps: a pose is rounded to whole steps when it is reached, and again after a move along.
CLEAR: Final = SLACK - 2
_RADIAN: Final = 572  # tenths of a degree, rounded down


def slide(base: Base, bearing: int, distance: int, others: list[Base]) -> tuple[int, int]:
    """How far a base gets towards a bearing, its heading kept, and the index of the base that it strikes, or -1.

    The nearest contact counts; of equal ones that with the lower index. Exact to the step: no sampling.

    >>> slide((0, 0, 0, 3700, 1900), 0, 5000, [(0, 10000, 900, 3700, 1900), (0, 10000, 0, 3700, 1900)])
    (2618, 1)
    """
    x: i64 = base[0]
    y: i64 = base[1]
    east: i64 = sine(bearing)
    north: i64 = cosine(bearing)
    own: i64 = bases.reach(base)
    clear: i64 = distance
    struck = -1
    for i, other in enumerate(others):
        dx: i64 = other[0] - x
        far: i64 = clear + own + other[3] + other[4]
        if dx > far or dx < -far:  # most are too far off, and should cost next to nothing
            continue
        dy: i64 = other[1] - y
        if dy > far or dy < -far:
            continue
        along, across = dx * east + dy * north, dx * north - dy * east
        room: i64 = (own + bases.reach(other)) * ONE
        if -room <= across <= room and -room <= along <= clear * ONE + room:
            first = _first_step(base, bearing, other, CLEAR * ONE, clear)
            if first == 0:
                first = _first_step(base, bearing, other, bases.depth(base, other), clear)
            if first > 0:
                clear, struck = first - 1, i
    return clear, struck


def slide_land(base: Base, bearing: int, distance: int, lands: Sequence[Shape]) -> tuple[int, int]:
    """The same against land: how far it gets, and the index of the shape that it strikes, or -1."""
    x, y = base[0], base[1]
    own = bases.reach(base)
    clear, struck = distance, -1
    for i, land in enumerate(lands):
        if shapes.out_of_reach(land, x, y, clear + own):
            continue
        first = -1
        if land[0] == shapes.CIRCLE:
            first = _first_step_circle(base, bearing, land, clear)
        elif not shapes.holds(land, x, y):
            for edge in shapes.edges(land):
                step = _first_step_edge(base, bearing, edge, clear if first < 0 else first - 1)
                if step >= 0:
                    first = step
        if first >= 0:
            clear, struck = first - 1, i
    return clear, struck


def swing(base: Base, angle: int, others: list[Base]) -> tuple[int, int]:
    """How far a base turns of a signed angle, about its centre, and the index of the base that it strikes, or -1.

    >>> swing((0, 0, 0, 3700, 1900), 900, [(4000, 2000, 0, 1000, 1000)])
    (193, 0)
    """
    clear, struck = angle, -1
    x: i64 = base[0]
    y: i64 = base[1]
    own: i64 = bases.reach(base)
    for i, other in enumerate(others):
        dx: i64 = other[0] - x
        far: i64 = own + other[3] + other[4]
        if dx > far or dx < -far:
            continue
        dy: i64 = other[1] - y
        if dx * dx + dy * dy <= far * far:
            got = _turns(base, clear, partial(bases.depth, other))
            if got != clear:
                clear, struck = got, i
    return clear, struck


def swing_land(base: Base, angle: int, lands: Sequence[Shape]) -> tuple[int, int]:
    """The same against land."""
    x, y = base[0], base[1]
    clear, struck = angle, -1
    for i, land in enumerate(lands):
        if shapes.out_of_reach(land, x, y, bases.reach(base)):
            continue
        got = clear
        if land[0] == shapes.CIRCLE:
            got = _turns(base, clear, partial(shapes.depth, land))
        elif not shapes.holds(land, x, y):
            for edge in shapes.edges(land):
                if shapes.edge_away(edge, x, y) <= bases.reach(base):
                    got = _turns(base, got, partial(shapes.edge_depth, edge, shapes.normal(edge)))
        if got != clear:
            clear, struck = got, i
    return clear, struck


def _first_step(base: Base, bearing: int, other: Base, allowed: i64, most: i64) -> int:
    """The first step, 0 to `most`, at which a base is deeper in another than allowed; -1 if there is none.

    The four separating axes move with the base: each is closed for one span of steps, and contact is when all are.
    """
    dx: i64 = other[0] - base[0]
    dy: i64 = other[1] - base[1]
    heading, other_heading = base[2], other[2]
    east: i64 = sine(heading)
    north: i64 = cosine(heading)
    length: i64 = base[3]
    beam: i64 = base[4]
    other_east: i64 = sine(other_heading)
    other_north: i64 = cosine(other_heading)
    other_length: i64 = other[3]
    other_beam: i64 = other[4]
    with_it: i64 = cosine(other_heading - heading)
    across: i64 = sine(other_heading - heading)
    with_it = -with_it if with_it < 0 else with_it
    across = -across if across < 0 else across
    off1 = dx * east + dy * north
    off2 = dx * north - dy * east
    off3 = dx * other_east + dy * other_north
    off4 = dx * other_north - dy * other_east
    room1 = length * ONE + other_length * with_it + other_beam * across
    room2 = beam * ONE + other_length * across + other_beam * with_it
    room3 = other_length * ONE + length * with_it + beam * across
    room4 = other_beam * ONE + length * across + beam * with_it
    # The beam first: whoever goes straight ahead never closes with what lies abreast.
    first, last = _closed(off2, room2 - allowed, sine(bearing - heading), 0, most)
    if first <= last:
        first, last = _closed(off1, room1 - allowed, cosine(bearing - heading), first, last)
    if first <= last:
        first, last = _closed(off3, room3 - allowed, cosine(bearing - other_heading), first, last)
    if first <= last:
        first, last = _closed(off4, room4 - allowed, sine(bearing - other_heading), first, last)
    return first if first <= last else -1


def _closed(off: i64, room: i64, speed: i64, first: i64, last: i64) -> tuple[i64, i64]:
    """The steps of a span at which something `off` along an axis, neared by `speed` a step, is nearer than `room`."""
    if speed < 0:
        off, speed = -off, -speed
    if speed == 0:
        return (first, last) if -room < off < room else (1, 0)
    return max(first, (off - room) // speed + 1), min(last, (off + room - 1) // speed)


def _first_step_edge(base: Base, bearing: int, edge: Edge, most: int) -> int:
    """The same against a straight piece of shore: the axes of the base and the one square to the shore."""
    x, y, heading, length, beam = base
    x1, y1, x2, y2 = edge[0] - x, edge[1] - y, edge[2] - x, edge[3] - y
    far = most + bases.reach(base)
    if min(x1, x2) > far or max(x1, x2) < -far or min(y1, y2) > far or max(y1, y2) < -far:
        return -1
    square = shapes.normal(edge)
    allowed = max(CLEAR * ONE, shapes.edge_depth(edge, square, base))
    east, north = sine(heading), cosine(heading)
    # From here on doubled, for the middle of a side may lie between two steps.
    off1, half1 = (x1 + x2) * east + (y1 + y2) * north, abs((x2 - x1) * east + (y2 - y1) * north)
    off2, half2 = (x1 + x2) * north - (y1 + y2) * east, abs((x2 - x1) * north - (y2 - y1) * east)
    first, last = _closed(off2, 2 * (beam * ONE - allowed) + half2, 2 * sine(bearing - heading), 1, most)
    if first <= last:
        first, last = _closed(off1, 2 * (length * ONE - allowed) + half1, 2 * cosine(bearing - heading), first, last)
    if first <= last:
        off3, room3 = x1 * square[0] + y1 * square[1], shapes.half_width(base, square) - allowed
        nearing = nearest(sine(bearing) * square[0] + cosine(bearing) * square[1], ONE)
        first, last = _closed(off3, room3, nearing, first, last)
    return first if first <= last else -1


def _first_step_circle(base: Base, bearing: int, land: Shape, most: int) -> int:
    """The same against a circle. Its centre meets the base grown by its radius: two rectangles, four round corners."""
    x, y, heading, length, beam = base
    dx, dy = land[1] - x, land[2] - y
    east, north = sine(heading), cosine(heading)
    off_bow, off_side = dx * east + dy * north, dx * north - dy * east
    ahead, aside = cosine(bearing - heading), sine(bearing - heading)
    grown = land[3] * ONE - max(CLEAR * ONE, shapes.depth(land, base))
    length, beam = length * ONE, beam * ONE
    best = most + 1
    for more_length, more_beam in ((grown, min(grown, 0)), (min(grown, 0), grown)):
        first, last = _closed(off_bow, length + more_length, ahead, 1, most)
        if first <= last:
            first, last = _closed(off_side, beam + more_beam, aside, first, last)
        if first <= last:
            best = min(best, first)
    if grown > 0:
        for corner_bow in (-length, length):
            for corner_side in (-beam, beam):
                step = _first_step_round(off_bow - corner_bow, off_side - corner_side, ahead, aside, grown)
                if 1 <= step < best:
                    best = step
    return best if best <= most else -1


def _first_step_round(dx: int, dy: int, by_x: int, by_y: int, radius: int) -> int:
    """The first step after the start at which a point that moves is less than `radius` from (dx, dy); -1 if none."""
    speed, along = by_x * by_x + by_y * by_y, dx * by_x + dy * by_y
    spare = along * along - speed * (dx * dx + dy * dy - radius * radius)
    if spare <= 0:
        return -1
    step = max(1, (along - isqrt(spare)) // speed)
    for _ in range(2):  # the root was rounded: one step more may be needed
        if (dx - step * by_x) ** 2 + (dy - step * by_y) ** 2 < radius * radius:
            return step
        step += 1
    return -1


def _turns(base: Base, angle: int, depth: Callable[[Base], int]) -> int:
    """How much of a signed angle a base turns before it is too deep in something.

    No corner moves faster than the reach of the base, so what is free now stays free for an angle that is known; that
    angle is skipped, and near a contact every tenth of a degree is looked at.
    """
    x, y, heading, length, beam = base
    way = 1 if angle > 0 else -1
    fastest = isqrt(length * length + beam * beam) + 1
    now = depth(base)
    allowed = max(CLEAR * ONE, now)
    turn = 0
    while turn < abs(angle):
        step = max(1, (allowed - now) * _RADIAN // (fastest * ONE))
        step = min(step, abs(angle) - turn)
        now = depth((x, y, turned(heading, way * (turn + step)), length, beam))
        if now > allowed:
            break
        allowed = max(CLEAR * ONE, min(allowed, now))
        turn += step
    return way * turn

"""First contact of outlines along a course: straight runs and turn sections, among others and land.

A body is one form or several in one frame (a ship and what is attached to her); it stops at the last pose before it
would be in another outline. Whatever it touches at the start may stay as deep: to move off or along is free.
A turn section is an arc of a circle that the centre travels while the heading changes evenly.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final, TypeAlias

from mypy_extensions import i64

from escadre.geometry import outlines
from escadre.geometry.lattice import ONE, TURN, ahead, cosine, nearest, sine
from escadre.geometry.outlines import CORNERS, MICRO, SLACK, Form, Outline, Pose, may_be_near, moved, place, support

# How far one gets, in steps, and what is met there: pairs of the part of the body and the index of the other
Contact: TypeAlias = tuple[int, list[tuple[int, int]]]

_PI: Final = 3_141592653589793
_PI_ONE: Final = 10**15
_NONE: Final = -1
_RADIAN: Final = 572  # tenths of a degree, rounded down


def after_run(pose: Pose, distance: int) -> Pose:
    """The pose after so many steps straight ahead."""
    x, y = ahead(pose[0], pose[1], pose[2], distance)
    return x, y, pose[2]


def after_turn(pose: Pose, angle: int, length: int = 1000, gone: int = _NONE) -> Pose:
    """The pose after a turn section of that length and signed angle, or when only `gone` steps of it are made.

    >>> after_turn((0, 0, 0), 300), after_turn((10000, 10000, 900), -100)
    ((256, 955, 300), (10995, 10087, 800))
    """
    x, y, heading = pose
    if gone == _NONE:
        gone = length
    if angle == 0:
        return after_run(pose, gone)
    radius, of = length * (TURN // 2) * _PI_ONE, angle * _PI
    sine_then, cosine_then = _between(heading, angle * gone, length)
    east, north = cosine(heading) - cosine_then, sine_then - sine(heading)
    if of < 0:
        of, east, north = -of, -east, -north
    return (
        x + nearest(radius * east, of * ONE),
        y + nearest(radius * north, of * ONE),
        (heading + nearest(angle * gone, length)) % TURN,
    )


def _between(heading: int, turned: int, length: int) -> tuple[int, int]:
    """Sine and cosine `turned / length` tenths of a degree farther on, straight between two places of the table."""
    low, rest = turned // length, turned % length
    start, end = heading + low, heading + low + 1
    return (
        nearest(sine(start) * (length - rest) + sine(end) * rest, length),
        nearest(cosine(start) * (length - rest) + cosine(end) * rest, length),
    )


# ---- straight on


def run(body: Sequence[Form], pose: Pose, bearing: int, distance: int, others: Sequence[Outline]) -> Contact:
    """How far a body gets towards a bearing, its heading kept, and whom it meets there. Exact, no sampling.

    The first contact counts; of several at the same step all are told.

    >>> frigate, cruiser = outlines.hull(1600, 600), outlines.hull(3000, 1000)
    >>> run([frigate], (10000, 10000, 900), 900, 9000, [place(cruiser, 15000, 10000, 0)])
    (3700, [(0, 0)])
    """
    x, y, heading = pose
    clear = distance
    met: list[tuple[int, int]] = []
    east: i64 = sine(bearing)
    north: i64 = cosine(bearing)
    for part, form in enumerate(body):
        start = place(form, x, y, heading)
        for i, other in enumerate(others):
            dx: i64 = other[0] - x
            room: i64 = start[2] + other[2]
            far: i64 = clear + room + 2
            if dx > far or dx < -far:  # most are too far off, and should cost next to nothing
                continue
            dy: i64 = other[1] - y
            if dy > far or dy < -far:
                continue
            across = dx * north - dy * east
            along = dx * east + dy * north
            wide: i64 = (room + 2) * ONE
            if across > wide or across < -wide or along < -wide or along > far * ONE:
                continue
            got = _run(start, bearing, clear + 1 if met else clear, other)
            if got < 0:
                continue
            if got < clear:
                met = []
            clear = min(clear, got)
            if got <= clear:
                met.append((part, i))
    return clear, met


def _run(start: Outline, bearing: int, most: int, other: Outline) -> int:
    """How far an outline gets before another stops it; -1 if that does not stop it within `most`."""
    allowed = _allowed(start, other)
    first = _first_step(start, bearing, other, allowed, most)
    if first < 0:
        return -1
    clear = max(first - 1, 0)
    limit = max(allowed, SLACK * MICRO)
    x, y = start[0], start[1]
    while clear > 0:  # rounded to a whole step, the pose may be too deep by a part of one
        to_x, to_y = ahead(x, y, bearing, clear)
        if outlines.depth(moved(start, to_x - x, to_y - y), other) <= limit:
            break
        clear -= 1
    return clear


def _allowed(start: Outline, other: Outline) -> int:
    """How deep one may get: not at all, or as deep as now if they touch."""
    if not may_be_near(start, other, SLACK):
        return 0
    now = outlines.depth(start, other)
    return max(now, SLACK * MICRO) if now >= -SLACK * MICRO else 0


def _first_step(start: Outline, bearing: int, other: Outline, allowed: int, most: int) -> int:
    """The first step, 1 to `most`, at which an outline is deeper in another than allowed; -1 if there is none.

    Over each side of either the depth grows or shrinks evenly: each gives one span of steps, contact is when all hold.
    """
    east, north = sine(bearing), cosine(bearing)
    first, last = _span(other, start, east, north, allowed, 1, most)
    if first <= last:
        first, last = _span(start, other, -east, -north, allowed, first, last)
    return first if first <= last else -1


def _span(sides: Outline, body: Outline, east: int, north: int, allowed: int, first: int, last: int) -> tuple[int, int]:
    """The steps of a span at which a moving body is deeper than allowed over all sides of an outline."""
    x: i64 = sides[len(sides) - 2]
    y: i64 = sides[len(sides) - 1]
    for i in range(CORNERS, len(sides), 2):
        next_x: i64 = sides[i]
        next_y: i64 = sides[i + 1]
        across = next_x - x
        up = next_y - y
        if across != 0 or up != 0:
            deep: int = support(body, x, y, across, up)
            if allowed:
                square: int = across * across + up * up  # what follows is too large for 64 bits
                deep -= isqrt(square * allowed * allowed) // MICRO
            gain: int = east * int(up) - north * int(across)
            deep *= ONE
            if gain > 0:
                first = max(first, -deep // gain + 1)
            elif gain < 0:
                last = min(last, (deep - 1) // -gain)
            elif deep <= 0:
                return 1, 0
            if first > last:
                return 1, 0
        x = next_x
        y = next_y
    return first, last


# ---- turning


def turn(body: Sequence[Form], pose: Pose, angle: int, length: int, others: Sequence[Outline]) -> Contact:
    """How many steps of a turn section a body makes, and whom it meets there; `after_turn` tells the pose.

    What is free now stays free as long as no corner can have come so far: that is skipped, and near a contact every
    step is looked at, each computed from the start of the section.
    """
    x, y, _ = pose
    clear = length
    met: list[tuple[int, int]] = []
    for part, form in enumerate(body):
        start = place(form, *pose)
        own: i64 = start[2]
        for i, other in enumerate(others):
            far: i64 = clear + own + other[2] + 2
            dx: i64 = other[0] - x
            if dx > far or dx < -far:
                continue
            dy: i64 = other[1] - y
            if dy > far or dy < -far or dx * dx + dy * dy > far * far:
                continue
            got = _turn(form, pose, angle, length, min(clear + 1, length) if met else clear, start, other)
            if got < 0:
                continue
            if got < clear:
                met = []
            clear = min(clear, got)
            if got <= clear:
                met.append((part, i))
    return clear, met


def _turn(form: Form, pose: Pose, angle: int, length: int, most: int, start: Outline, other: Outline) -> int:
    """How many steps of the section an outline makes before another stops it; -1 if none within `most` does."""
    reach = start[2]
    # a corner's way for each step of the centre, in thousandths; a heading is rounded: that much it may jump
    fastest = 1000 + reach * abs(angle) * 1000 // (_RADIAN * length) + 1
    jump = reach * 2 // 1000 + 2
    now = outlines.depth(start, other)
    allowed = max(now, SLACK * MICRO)
    gone = 0
    while gone < most:
        spare = -now // MICRO - jump
        gone += min(max(1, spare * 1000 // fastest), most - gone)
        now = outlines.depth(place(form, *after_turn(pose, angle, length, gone)), other)
        if now > allowed:
            return _last_free(form, pose, angle, length, gone, other, allowed)
        allowed = max(SLACK * MICRO, min(allowed, now))
    return -1


def _last_free(form: Form, pose: Pose, angle: int, length: int, gone: int, other: Outline, allowed: int) -> int:
    gone -= 1
    while gone > 0 and outlines.depth(place(form, *after_turn(pose, angle, length, gone)), other) > allowed:
        gone -= 1
    return gone

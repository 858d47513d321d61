"""Convex outlines with any number of corners, hulls, round bases, islands: how deep in each other, how far apart.

A *form* is drawn in the frame of its model: corners (to starboard, forward) of the centre, clockwise. Placed at a pose
it is an *outline*: turned and rounded once, then only shifted, so that a pose gives the same corners whichever way it
was reached. Side `i` of either leads from corner `i` to the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final, TypeAlias

from mypy_extensions import i64

from escadre.geometry.lattice import TURN, cosine, nearest, root, sine, whole

Point: TypeAlias = tuple[int, int]
Form: TypeAlias = tuple[Point, ...]
Pose: TypeAlias = tuple[int, int, int]  # x, y, heading
# x and y of the centre, the radius of a circle round it that holds all, then the corners: x1, y1, x2, y2, …
Outline: TypeAlias = tuple[int, ...]

SLACK: Final = 1  # steps that two outlines may press into each other before they overlap
MICRO: Final = 1_000_000  # depths count in millionths of a step
CORNERS: Final = 3  # where the corners of an outline begin
ROUND: Final = 24  # corners of a round base

# Sides of a hull, by `hull`
BOW_SIDES: Final = (0, 6)
STARBOARD_SIDE: Final = 1
STERN_SIDES: Final = (2, 3, 4)
PORT_SIDE: Final = 5


def hull(length: int, beam: int) -> Form:
    """A ship's plan: bow point, shoulder, quarter and transom to starboard, then the same to port.

    >>> hull(1600, 600)
    ((0, 800), (300, 400), (300, -600), (150, -800), (-150, -800), (-300, -600), (-300, 400))
    """
    side, narrow = nearest(beam, 2), nearest(beam, 4)
    bow, shoulder, quarter = nearest(length, 2), nearest(length, 4), -nearest(3 * length, 8)
    return (
        (0, bow),
        (side, shoulder),
        (side, quarter),
        (narrow, -bow),
        (-narrow, -bow),
        (-side, quarter),
        (-side, shoulder),
    )


def disc(radius: int, corners: int = ROUND) -> Form:
    """A round base: a regular polygon in a circle of that radius, its first corner ahead.

    >>> disc(1000, 4)
    ((0, 1000), (1000, 0), (0, -1000), (-1000, 0))
    """
    turns = [TURN * i // corners for i in range(corners)]
    return tuple([(whole(radius * sine(turn)), whole(radius * cosine(turn))) for turn in turns])


def shifted(form: Form, starboard: int, forward: int) -> Form:
    """The form of what is attached at that place of a carrier, in the carrier's frame."""
    return tuple([(a + starboard, b + forward) for a, b in form])


def place(form: Form, x: int, y: int, heading: int) -> Outline:
    """The outline of a form at a pose.

    >>> place(((0, 800), (300, -800), (-300, -800)), 5000, 5000, 900)
    (5000, 5000, 855, 5800, 5000, 4200, 4700, 4200, 5300)
    """
    east: i64 = sine(heading)
    north: i64 = cosine(heading)
    left: i64 = x
    low: i64 = y
    farthest: i64 = 0
    found = [x, y, 0]
    for starboard, forward in form:
        a: i64 = starboard
        b: i64 = forward
        dx: i64 = whole(a * north + b * east)
        dy: i64 = whole(b * north - a * east)
        found.append(left + dx)
        found.append(low + dy)
        farthest = max(farthest, dx * dx + dy * dy)
    found[2] = isqrt(farthest) + 1
    return tuple(found)


def spot(x: int, y: int, heading: int, starboard: int, forward: int) -> Point:
    """A point of a model, so far to starboard and forward of its centre, on the table: a gun, a turret, a place.

    >>> spot(24000, 24000, 900, 500, 0)
    (24000, 23500)
    """
    east, north = sine(heading), cosine(heading)
    return x + whole(starboard * north + forward * east), y + whole(forward * north - starboard * east)


def moved(outline: Outline, dx: int, dy: int) -> Outline:
    """The same outline elsewhere, its heading kept."""
    found = [outline[0] + dx, outline[1] + dy, outline[2]]
    for i in range(CORNERS, len(outline), 2):
        found.append(outline[i] + dx)
        found.append(outline[i + 1] + dy)
    return tuple(found)


def around(points: Sequence[Point]) -> Outline:
    """The outline of a convex polygon given by its corners on the table, either way round: land.

    >>> around([(0, 0), (10, 0), (10, 10)])
    (5, 5, 8, 10, 10, 10, 0, 0, 0)
    """
    if _area(points) > 0:  # counter-clockwise
        points = list(points)[::-1]
    across, up = [x for x, _ in points], [y for _, y in points]
    x, y = (min(across) + max(across)) // 2, (min(up) + max(up)) // 2
    reach = max([isqrt((a - x) ** 2 + (b - y) ** 2) for a, b in points]) + 1
    return (x, y, reach, *[number for point in points for number in point])


def convex(points: Sequence[Point]) -> bool:
    """Whether a polygon turns the same way at every corner, once round, and has an area."""
    area, count, descents = _area(points), len(points), 0
    if area == 0:
        return False
    for i in range(count):
        (x0, y0), (x1, y1), (x2, y2) = points[i - 2], points[i - 1], points[i]
        turn = (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1)
        if (turn < 0) if area > 0 else (turn > 0):
            return False
        descents += (x1, y1) < (x0, y0) and (x1, y1) < (x2, y2)
    return descents == 1


def corners(outline: Outline) -> list[Point]:
    return [(outline[i], outline[i + 1]) for i in range(CORNERS, len(outline), 2)]


def _area(points: Sequence[Point]) -> int:
    """Twice the area, positive when the corners go round counter-clockwise."""
    return sum([points[i - 1][0] * points[i][1] - points[i - 1][1] * points[i][0] for i in range(len(points))])


# ---- how deep, how far


def may_be_near(a: Outline, b: Outline, limit: int) -> bool:
    """The circles round the outlines are no farther apart than that: a quick no for almost all pairs."""
    room: i64 = a[2] + b[2] + limit
    dx: i64 = b[0] - a[0]
    if dx > room or dx < -room:
        return False
    dy: i64 = b[1] - a[1]
    return -room <= dy <= room and dx * dx + dy * dy <= room * room


def depth(a: Outline, b: Outline) -> int:
    """How deep two outlines are in each other, in millionths of a step: the shortest way out, by separating axes.

    Below 0 they are apart, and by at least that much.
    """
    return min(_depth(a, b), _depth(b, a))


def _depth(a: Outline, b: Outline) -> int:
    """The same by the sides of `a` alone."""
    best, started = 0, False
    x: i64 = a[len(a) - 2]
    y: i64 = a[len(a) - 1]
    for i in range(CORNERS, len(a), 2):
        next_x: i64 = a[i]
        next_y: i64 = a[i + 1]
        across = next_x - x
        up = next_y - y
        if across != 0 or up != 0:
            deep = support(b, x, y, across, up)
            square: int = across * across + up * up  # what follows is too large for 64 bits
            here = deep * MICRO * MICRO // isqrt(square * MICRO * MICRO)
            if not started or here < best:
                best, started = here, True
        x = next_x
        y = next_y
    return best


def support(outline: Outline, x: i64, y: i64, across: i64, up: i64) -> int:
    """How far, times the length of the side, the outline reaches in over a side (across, up) that begins at (x, y)."""
    best: i64 = -(1 << 62)
    for i in range(CORNERS, len(outline), 2):
        corner_x: i64 = outline[i]
        corner_y: i64 = outline[i + 1]
        inward = (corner_x - x) * up - (corner_y - y) * across
        if inward > best:
            best = inward
    return best


def overlap(a: Outline, b: Outline, slack: int = SLACK) -> bool:
    """Whether two outlines are deeper in each other than the slack.

    >>> frigate = place(hull(1600, 600), 0, 0, 0)
    >>> [overlap(frigate, place(hull(1600, 600), x, 0, 0)) for x in (598, 599, 600)]
    [True, False, False]
    """
    return may_be_near(a, b, 0) and depth(a, b) > slack * MICRO


def gap(a: Outline, b: Outline) -> int:
    """The shortest distance between two outlines, to the nearest step; 0 when they touch or overlap.

    >>> gap(place(hull(1600, 600), 0, 0, 0), place(hull(1600, 600), 0, 6000, 0))
    4400
    """
    if depth(a, b) >= 0:
        return 0
    return root_of(min(_gap(a, b), _gap(b, a)))


def near(a: Outline, b: Outline, limit: int) -> bool:
    """Whether the gap is `limit` or less: "within" that distance."""
    return may_be_near(a, b, limit) and gap(a, b) <= limit


def _gap(a: Outline, b: Outline) -> int:
    """The smallest square from a side of `a` to a corner of `b`, in squares of thousandths of a step."""
    best = -1
    for x, y in corners(b):
        square = _square_away(a, x, y)
        if best < 0 or square < best:
            best = square
    return best


def _square_away(outline: Outline, x: i64, y: i64) -> int:
    best = -1
    from_x: i64 = outline[len(outline) - 2]
    from_y: i64 = outline[len(outline) - 1]
    for i in range(CORNERS, len(outline), 2):
        to_x: i64 = outline[i]
        to_y: i64 = outline[i + 1]
        square = side_square(from_x, from_y, to_x, to_y, x, y)
        if best < 0 or square < best:
            best = square
        from_x = to_x
        from_y = to_y
    return best


def side_square(x1: i64, y1: i64, x2: i64, y2: i64, x: i64, y: i64) -> int:
    """The square of the distance from a point to a side, in squares of thousandths of a step."""
    dx = x2 - x1
    dy = y2 - y1
    off_x = x - x1
    off_y = y - y1
    along = off_x * dx + off_y * dy
    square = dx * dx + dy * dy
    if along <= 0:
        return (off_x * off_x + off_y * off_y) * MICRO
    if along >= square:
        return ((x - x2) * (x - x2) + (y - y2) * (y - y2)) * MICRO
    cross: int = dx * off_y - dy * off_x  # its square times a million is too large for 64 bits
    whole_square: int = square
    return cross * cross * MICRO // whole_square


def root_of(square: int) -> int:
    """The length of a square in thousandths of a step, to the nearest step."""
    return nearest(root(square), 1000)


def holds(outline: Outline, x: i64, y: i64) -> bool:
    """Whether a point is inside or on the rim."""
    from_x: i64 = outline[len(outline) - 2]
    from_y: i64 = outline[len(outline) - 1]
    for i in range(CORNERS, len(outline), 2):
        to_x: i64 = outline[i]
        to_y: i64 = outline[i + 1]
        if (x - from_x) * (to_y - from_y) < (y - from_y) * (to_x - from_x):
            return False
        from_x = to_x
        from_y = to_y
    return True


def away(outline: Outline, x: int, y: int) -> int:
    """The distance from a point to the nearest point of an outline, to the nearest step; 0 inside.

    >>> away(place(hull(3000, 1000), 34000, 24000, 0), 24500, 24000)
    9000
    """
    return 0 if holds(outline, x, y) else root_of(_square_away(outline, x, y))


def meeting(a: Outline, b: Outline) -> tuple[list[int], list[int], Point]:
    """Where two outlines touch or come nearest: the sides of `a` that are there, those of `b`, and the point on `b`.

    At a corner both sides that end in it are told. Sides count that are within two steps of the nearest: a pose is
    rounded, so that a contact is never exact.
    """
    sides_a, sides_b = _sides(a), _sides(b)
    pairs: list[tuple[int, int, int, int, int]] = []  # square, side of a, side of b, point
    for i, (x1, y1, x2, y2) in enumerate(sides_a):
        for j, (x3, y3, x4, y4) in enumerate(sides_b):
            choices = [(side_square(x1, y1, x2, y2, x, y), x, y) for x, y in ((x3, y3), (x4, y4))]
            for x, y in ((x1, y1), (x2, y2)):
                choices.append((side_square(x3, y3, x4, y4, x, y), *_foot(x3, y3, x4, y4, x, y)))
            square, x, y = min(choices)
            pairs.append((square, i, j, x, y))
    least = min(pairs)
    room = root(least[0]) + 2000
    near_by = [pair for pair in pairs if root(pair[0]) <= room]
    return (
        sorted({pair[1] for pair in near_by}),
        sorted({pair[2] for pair in near_by}),
        (least[3], least[4]),
    )


def _sides(outline: Outline) -> list[tuple[int, int, int, int]]:
    points = corners(outline)
    return [(*points[i], *points[(i + 1) % len(points)]) for i in range(len(points))]


def _foot(x1: int, y1: int, x2: int, y2: int, x: int, y: int) -> Point:
    """The point of a side that is nearest to a point."""
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    along = min(max((x - x1) * dx + (y - y1) * dy, 0), square)
    if square == 0:
        return x1, y1
    return x1 + nearest(along * dx, square), y1 + nearest(along * dy, square)

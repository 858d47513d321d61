"""Convex outlines: overlap, gaps, first contact, arcs, sight and templates, against shapely and plain trigonometry."""

from __future__ import annotations

import math
from random import Random

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon

from escadre.geometry import arcs, courses, outlines, sights
from escadre.geometry.outlines import Form, Outline, Pose, corners, disc, hull, place

FORMS: tuple[Form, ...] = (hull(1600, 600), hull(3000, 1000), hull(4500, 1500), disc(1500), disc(400), disc(900, 5))
HAIR = 1.5  # steps: corners and distances are rounded to whole ones


def times(few: int, many: int) -> pytest.MarkDecorator:
    """So often in every test run, and so often in `make soak`."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)])


def drawn(outline: Outline) -> Polygon:
    return Polygon(corners(outline))


def pose_near(random: Random, spread: int) -> Pose:
    return random.randint(-spread, spread), random.randint(-spread, spread), random.randrange(3600)


def pair(random: Random, spread: int) -> tuple[Outline, Outline]:
    return place(random.choice(FORMS), 0, 0, random.randrange(3600)), place(
        random.choice(FORMS), *pose_near(random, spread)
    )


def deep(a: Outline, b: Outline) -> float:
    """How far the one must move to be free of the other: the distance to the rim of their Minkowski difference."""
    sums = [(x - u, y - v) for x, y in corners(a) for u, v in corners(b)]
    difference = shapely.MultiPoint(sums).convex_hull
    away = difference.exterior.distance(Point(0, 0))
    return away if difference.contains(Point(0, 0)) else -away


@times(1500, 40_000)
def test_depth_and_gap_are_what_shapely_finds(count: int) -> None:
    random = Random(1)
    for _ in range(count):
        a, b = pair(random, 5000)
        told = deep(a, b)
        if told >= 0:
            assert abs(outlines.depth(a, b) / outlines.MICRO - told) < 0.01
            assert outlines.gap(a, b) == 0
        else:
            assert abs(outlines.gap(a, b) - drawn(a).distance(drawn(b))) < HAIR
        if abs(told - outlines.SLACK) > 0.01:
            assert outlines.overlap(a, b) == (told > outlines.SLACK)
        limit = random.randint(0, 5000)
        if abs(drawn(a).distance(drawn(b)) - limit) > HAIR:
            assert outlines.near(a, b, limit) == (drawn(a).distance(drawn(b)) < limit)


@times(600, 20_000)
def test_a_run_stops_at_the_last_free_step(count: int) -> None:
    random = Random(2)
    stopped = 0
    for _ in range(count):
        form, pose, bearing = random.choice(FORMS), pose_near(random, 1000), random.randrange(3600)
        others = [place(random.choice(FORMS), *pose_near(random, 9000)) for _ in range(3)]
        if any(outlines.depth(place(form, *pose), other) > -2 * outlines.MICRO for other in others):
            continue
        gone, met = courses.run([form], pose, bearing, 8000, others)
        reached = [moved(form, pose, bearing, step) for step in (gone, gone + 3)]
        assert all(deep(reached[0], other) <= outlines.SLACK + 0.01 for other in others)
        if met:
            stopped += 1
            assert all(deep(reached[1], others[i]) > 0 for _, i in met if gone) or grazes(reached, others, met)
            sweep = drawn(place(form, *pose)).union(drawn(reached[0])).convex_hull
            assert all(sweep.intersection(drawn(other)).area < 6 * 8000 for other in others)
        else:
            assert gone == 8000
    assert stopped > count // 20


def moved(form: Form, pose: Pose, bearing: int, steps: int) -> Outline:
    x, y, _ = courses.after_run((pose[0], pose[1], bearing), steps)
    return place(form, x, y, pose[2])


def grazes(reached: list[Outline], others: list[Outline], met: list[tuple[int, int]]) -> bool:
    """Along a side that is almost parallel to the way one does not get deep within three steps."""
    return all(deep(reached[1], others[i]) > -HAIR for _, i in met)


@times(150, 5000)
def test_a_turn_stops_before_it_is_in_another(count: int) -> None:
    random = Random(3)
    stopped = 0
    for _ in range(count):
        form, pose = random.choice(FORMS), pose_near(random, 500)
        angle, length = random.choice((-450, -300, -150, 150, 300, 450)), random.choice((1000, 2000, 3000))
        others = [place(random.choice(FORMS), *pose_near(random, 6000)) for _ in range(2)]
        if any(outlines.depth(place(form, *pose), other) > -2 * outlines.MICRO for other in others):
            continue
        gone, met = courses.turn([form], pose, angle, length, others)
        for step in range(0, gone + 1, 40):
            there = place(form, *courses.after_turn(pose, angle, length, step))
            assert all(deep(there, other) <= outlines.SLACK + 0.01 for other in others)
        if met:
            stopped += 1
            on = place(form, *courses.after_turn(pose, angle, length, min(gone + 5, length)))
            assert any(deep(on, others[i]) > -HAIR for _, i in met)
        else:
            assert gone == length
    assert stopped > count // 20


def test_a_turn_section_is_an_arc_of_a_circle() -> None:
    random = Random(4)
    for _ in range(2000):
        pose, angle = pose_near(random, 90_000), random.choice([a for a in range(-900, 901, 50) if a])
        length = random.randint(500, 4000)
        gone = random.randint(0, length)
        start, turned = math.radians(pose[2] / 10), math.radians(angle / 10)
        radius = length / turned
        end = start + turned * gone / length
        x, y, heading = courses.after_turn(pose, angle, length, gone)
        assert abs(x - (pose[0] + radius * (math.cos(start) - math.cos(end)))) < HAIR
        assert abs(y - (pose[1] + radius * (math.sin(end) - math.sin(start)))) < HAIR
        assert abs((heading - pose[2] - angle * gone / length + 1800) % 3600 - 1800) <= 0.5


def test_who_is_far_from_the_way_changes_nothing() -> None:
    random = Random(5)
    form, pose, block = hull(1600, 600), (0, 0, 0), place(hull(3000, 1000), 0, 5000, 900)
    crowd = [place(hull(3000, 1000), 30_000 + 4000 * i, random.randint(-9000, 9000), 0) for i in range(40)]
    assert courses.run([form], pose, 0, 9000, [block]) == courses.run([form], pose, 0, 9000, [block, *crowd])
    assert courses.turn([form], pose, 300, 1000, [block]) == courses.turn([form], pose, 300, 1000, [block, *crowd])


def sector_drawn(x: int, y: int, middle: int, width: int) -> Polygon:
    """So far out that the chords of its rim are out of reach."""
    steps = max(2, width // 100)
    rim = [math.radians((middle - width / 2 + width * i / steps) / 10) for i in range(steps + 1)]
    return Polygon([(x, y), *[(x + 400_000 * math.sin(a), y + 400_000 * math.cos(a)) for a in rim]])


@times(1000, 30_000)
def test_the_share_of_an_outline_in_a_sector(count: int) -> None:
    random = Random(6)
    for _ in range(count):
        x, y, middle = pose_near(random, 3000)
        width = random.choice((300, 600, 900, 1800, 2700))
        outline = place(random.choice(FORMS), *pose_near(random, 6000))
        shape, seen = drawn(outline), sector_drawn(x, y, middle, width)
        if shape.distance(seen.exterior) < HAIR and shape.intersection(seen).area in (0, shape.area):
            continue
        inside = shape.intersection(seen).area / shape.area
        if 0 < inside < 1e-4 or 1 - 1e-4 < inside < 1:
            continue  # a corner on the edge
        expected = arcs.WHOLLY if inside > 0.9999 else arcs.PARTLY if inside else arcs.OUTSIDE
        assert arcs.share(arcs.sector(x, y, middle, width), outline) == expected


@times(1500, 40_000)
def test_what_blocks_a_line_is_what_it_crosses_more_than_a_hair_deep(count: int) -> None:
    random = Random(7)
    crossed = 0
    for _ in range(count):
        outline = place(random.choice(FORMS), *pose_near(random, 3000))
        (x0, y0, _), (x1, y1, _) = pose_near(random, 8000), pose_near(random, 8000)
        inner = drawn(outline).buffer(-sights.SHRUNK, join_style="mitre")
        line = LineString([(x0, y0), (x1, y1)])
        if line.distance(inner.exterior) < HAIR and line.intersection(inner).length < 60:
            continue  # along the rim
        crossed += line.intersects(inner)
        assert sights.blocks(x0, y0, x1, y1, outline) == line.intersects(inner)
    assert crossed > count // 20


@times(800, 20_000)
def test_what_lies_under_a_round_template(count: int) -> None:
    random = Random(8)
    for _ in range(count):
        outline = place(random.choice(FORMS), *pose_near(random, 4000))
        radius = random.randint(500, 4000)
        shape, middle = drawn(outline), Point(0, 0)
        farthest = max(math.hypot(x, y) for x, y in corners(outline))
        if abs(farthest - radius) < HAIR or abs(shape.distance(middle) - radius) < HAIR:
            continue
        covered = arcs.WHOLLY if farthest < radius else arcs.PARTLY if shape.distance(middle) < radius else arcs.OUTSIDE
        assert sights.covers(0, 0, radius, outline) == covered
        told = 1000 * shape.intersection(middle.buffer(radius, quad_segs=90)).area / shape.area
        assert abs(sights.area_under(0, 0, radius, outline) - told) < 8


def test_land_is_convex_or_not() -> None:
    assert outlines.convex([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert not outlines.convex([(0, 0), (10, 0), (2, 2), (0, 10)])
    assert not outlines.convex([(0, 0), (10, 0), (20, 0)])
    assert not outlines.convex([(0, 0), (4, 9), (8, 0), (-1, 6), (9, 6)])  # a star goes round twice

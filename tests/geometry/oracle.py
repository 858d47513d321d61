"""The same questions answered by shapely, in floats and by other means; and random situations to ask them about.

A *hair* is how near to a limit a situation may be before floats and lattice may disagree about it. Such situations are
passed over: a tenth of a step, one ten thousandth of the game's unit, where not said otherwise.
"""

from __future__ import annotations

import math
from random import Random

import numpy as np
import shapely
from numpy.typing import NDArray

from escadre.geometry.bases import Base
from escadre.geometry.shapes import Shape

HAIR = 0.1
SIZES = ((4200, 1900), (3700, 1900), (3300, 1900), (1500, 1500), (900, 2400))  # half length, half beam


def base_near(random: Random, spread: int, heading: int | None = None) -> Base:
    length, beam = random.choice(SIZES)
    turn = random.choice((0, 900, 1800, 2700, 450)) if random.random() < 0.2 else random.randrange(3600)
    return (
        random.randint(-spread, spread),
        random.randint(-spread, spread),
        turn if heading is None else heading,
        length,
        beam,
    )


def land_near(random: Random, spread: int) -> Shape:
    """A circle, or a polygon with corners at rising angles, so that it is simple; often it is far from convex."""
    x, y = random.randint(-spread, spread), random.randint(-spread, spread)
    if random.random() < 0.4:
        return (0, x, y, random.randint(200, 9000))
    while True:
        angles = sorted(random.sample(range(360), random.randint(3, 9)))
        radii = [random.randint(500, 9000) for _ in angles]
        points = [
            (x + round(radius * math.sin(math.radians(angle))), y + round(radius * math.cos(math.radians(angle))))
            for angle, radius in zip(angles, radii, strict=True)
        ]
        if shapely.Polygon(points).is_valid:
            return (1, *(number for point in points for number in point))


def vectors(headings: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Forward and starboard, from numpy's own sines."""
    angle = np.radians(headings / 10)
    return np.stack([np.sin(angle), np.cos(angle)], -1), np.stack([np.cos(angle), -np.sin(angle)], -1)


def rectangles(bases: list[Base], less: float = 0.0) -> NDArray[np.object_]:
    """Shapely polygons of bases, each side moved inwards by `less`."""
    return shapely.polygons(outlines(bases, less))


def outlines(bases: list[Base], less: float = 0.0) -> NDArray[np.float64]:
    rows = np.array(bases, dtype=float)
    forward, starboard = vectors(rows[:, 2])
    bow, side = forward * (rows[:, 3:4] - less), starboard * (rows[:, 4:5] - less)
    centre = rows[:, :2]
    return np.stack([centre + bow - side, centre + bow + side, centre - bow + side, centre - bow - side], 1)


def differences(a: list[Base], b: list[Base]) -> NDArray[np.object_]:
    """The Minkowski differences b - a: where `a` may be moved to and still touch `b`."""
    pairs = outlines(b)[:, :, None, :] - outlines(a)[:, None, :, :]
    return shapely.convex_hull(shapely.multipoints(pairs.reshape(len(a), 16, 2)))


def depths(a: list[Base], b: list[Base]) -> NDArray[np.float64]:
    """How far one must be moved, at least, until they only touch; below 0, how far they are apart."""
    hulls, here = differences(a, b), shapely.points(0.0, 0.0)
    rim = shapely.distance(shapely.boundary(hulls), here)
    return np.where(shapely.contains(hulls, here), rim, -rim)


def land(shape: Shape) -> shapely.Polygon:
    """Only for polygons: a circle is a centre and a distance."""
    return shapely.Polygon(list(zip(shape[1::2], shape[2::2], strict=True)))


def distance_to(shape: Shape, thing: shapely.Geometry) -> float:
    """From a shape to anything, 0 when they touch."""
    if shape[0] == 0:
        return max(0.0, shapely.distance(shapely.Point(shape[1], shape[2]), thing) - shape[3])
    return float(shapely.distance(land(shape), thing))

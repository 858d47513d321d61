"""Depth zones of a map: as they are drawn, or 5 cm and 10 cm round the land (BBC-20.10)."""

from __future__ import annotations

from math import isqrt
from typing import Any

from escadre.games.branle_bas.play.scenarios.scenario_files import shapes

Shapes = tuple[tuple[int, ...], ...]
WIDTH = 5_000  # of each zone, in steps


def drawn_zones(layers: dict[str, list[dict[str, Any]]]) -> tuple[Shapes, Shapes]:
    """Zones 1 and 2 of a map."""
    if "zone1" in layers or "zone2" in layers:
        return shapes(layers.get("zone1", [])), shapes(layers.get("zone2", []))
    land = shapes(layers.get("land", []))
    return tuple(grown(shape, WIDTH) for shape in land), tuple(grown(shape, 2 * WIDTH) for shape in land)


def grown(shape: tuple[int, ...], by: int) -> tuple[int, ...]:
    """A shape with a margin: circles exactly, polygons with mitred corners."""
    if shape[0] == 0:
        return (0, shape[1], shape[2], shape[3] + by)
    points = [(shape[i], shape[i + 1]) for i in range(1, len(shape), 2)]
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True))
    if area < 0:
        points.reverse()  # the outside is to the right of each edge now
    found: list[int] = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        nx0, ny0 = _outward(before, (x, y))
        nx1, ny1 = _outward((x, y), after)
        sharp = max(0.25, 1 + nx0 * nx1 + ny0 * ny1)  # a needle's point is cut off
        found += [round(x + by * (nx0 + nx1) / sharp), round(y + by * (ny0 + ny1) / sharp)]
    return (1, *found)


def _outward(start: tuple[int, int], end: tuple[int, int]) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = isqrt(dx * dx + dy * dy) or 1
    return dy / length, -dx / length

"""Lines of fire through bases and land, against shapely."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
import shapely

from escadre.geometry.lattice import ahead
from escadre.geometry.lines import blocked, crossing
from tests.geometry.oracle import HAIR, base_near, distance_to, land_near, rectangles

SHIP = (5000, 0, 0, 3700, 1900)


def test_a_line_enters_a_base_at_its_side() -> None:
    assert crossing(0, 0, 9000, 0, SHIP) == 3100
    assert crossing(9000, 0, 0, 0, SHIP) == 2100
    assert crossing(0, 0, 3100, 0, SHIP) == 3100  # it ends on the rim
    assert crossing(0, 0, 3099, 0, SHIP) == -1
    assert crossing(5000, 0, 9000, 9000, SHIP) == 0  # it starts inside
    assert crossing(0, 3700, 9000, 3700, SHIP) == 3100  # along an end
    assert crossing(0, 3701, 9000, 3701, SHIP) == -1
    assert crossing(3100, -9000, 3100, 9000, SHIP) == 5300  # along a side
    assert crossing(5000, 0, 5000, 0, SHIP) == 0  # a line without length
    assert crossing(0, 0, 0, 0, SHIP) == -1


def test_crossings_as_shapely_sees_them() -> None:
    """Passed over: lines that run through a corner for less than a step or miss it by a hair."""
    random, count = Random(41), 30_000
    bases = [base_near(random, 6000) for _ in range(count)]
    lines = [tuple(random.randint(-12_000, 12_000) for _ in range(4)) for _ in range(count)]
    tracks = shapely.linestrings(np.array(lines, dtype=float).reshape(count, 2, 2))
    solid = rectangles(bases)
    parts = shapely.intersection(tracks, solid)
    met = shapely.length(parts) > 1
    sure = met | (shapely.distance(tracks, solid) > HAIR)
    enters = shapely.distance(parts, shapely.get_point(tracks, 0))
    ours = np.array([crossing(*line, base) for line, base in zip(lines, bases, strict=True)])
    assert sure.sum() > 0.99 * count
    assert 0.2 < met.mean() < 0.8
    assert ((ours >= 0) == met)[sure].all()
    assert (abs(ours - enters)[sure & met] < 0.51).all()


@pytest.mark.rule("BBC-0.9")
def test_land_blocks_a_line_that_only_touches_it() -> None:
    island, rock = (1, 4000, -500, 6000, -500, 5000, 2000), (0, 5000, 900, 900)
    assert blocked(0, 0, 9000, 0, island)
    assert blocked(0, 2000, 9000, 2000, island)  # the tip
    assert not blocked(0, 2001, 9000, 2001, island)
    assert blocked(0, -500, 9000, -500, island)  # along the shore
    assert not blocked(6001, -500, 9000, -500, island)  # beyond its end
    assert blocked(5000, 0, 5000, 100, island)  # all on land
    assert not blocked(0, 0, 3000, 0, island)
    assert blocked(0, 0, 9000, 0, rock)
    assert not blocked(0, -1, 9000, -1, rock)
    assert not blocked(0, 0, 4000, 0, rock)


@pytest.mark.rule("BBC-0.9")
def test_land_blocks_as_shapely_sees_it() -> None:
    """Passed over: to miss by less than a thousandth of a step; the lattice is exact, floats are not."""
    random, told = Random(42), []
    for _ in range(10_000):
        shape = land_near(random, 8000)
        x, y = random.randint(-9000, 9000), random.randint(-9000, 9000)
        end_x, end_y = ahead(x, y, random.randrange(3600), random.randint(0, 30_000))
        gap = distance_to(shape, shapely.LineString([(x, y), (end_x, end_y)]))
        if not 0 < gap < 0.001:
            told.append(blocked(x, y, end_x, end_y, shape))
            assert told[-1] == (gap == 0), (x, y, end_x, end_y, shape)
    assert len(told) > 9900
    assert 0.2 < sum(told) / len(told) < 0.8

"""Hexes, against points in the plane and searches that try everything."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escadre.geometry.hexes import (
    EAST,
    EVEN_ROWS,
    NORTH_EAST,
    NORTH_WEST,
    ODD_ROWS,
    OFF,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Grid,
    opposite,
    path,
    reach,
    steps,
    steps_from,
)

BIG = Grid(26, 25)


# ---- the oracle: centres in the plane. In half hexes to the east, a row is the root of 3 farther south.


def square(dx: Fraction | int, dy: Fraction | int) -> Fraction:
    """How far apart two points are, squared: neighbouring centres are 4."""
    return Fraction(dx * dx + 3 * dy * dy)


def point(grid: Grid, hex: int) -> tuple[int, int]:
    """Half hexes and rows from the first hex, by what the map says of itself: columns, rows and which are pushed."""
    row, column = divmod(hex, grid.width)
    return 2 * column + ((row + 1) % 2 == grid.pushed % 2), row


def beside(grid: Grid, hex: int) -> set[int]:
    x, y = point(grid, hex)
    return {there for there in range(grid.size) if square(point(grid, there)[0] - x, point(grid, there)[1] - y) == 4}


def distances(grid: Grid, start: int) -> dict[int, int]:
    """Breadth first, from neighbour to neighbour."""
    found, frontier = {start: 0}, [start]
    for here in frontier:
        for there in beside(grid, here) - found.keys():
            found[there] = found[here] + 1
            frontier.append(there)
    return found


@dataclass
class Sea:
    """A small map with closed hexsides, forbidden hexes and costs, and what they mean to the oracle."""

    grid: Grid
    closed: frozenset[int]
    forbidden: frozenset[int]
    costs: list[int]

    def open_to(self, hex: int) -> list[int]:
        shut = {frozenset(self.grid.hexes_of(side)) for side in self.closed}
        return [
            there
            for there in sorted(beside(self.grid, hex))
            if there not in self.forbidden and hex not in self.forbidden and frozenset((hex, there)) not in shut
        ]

    def cheapest(self, start: int, occupied: frozenset[int]) -> dict[int, tuple[int, int, list[int]]]:
        """Cost, number of hexes and way to each hex: every hexside is tried until nothing gets better."""
        ways = {hex: self.open_to(hex) for hex in range(self.grid.size)}
        best: dict[int, tuple[int, int, list[int]]] = {start: (0, 1, [start])}
        better = True
        while better:
            better = False
            for here, (cost, count, way) in list(best.items()):
                for there in ways[here]:
                    found = (cost + self.costs[there], count + 1, [*way, there])
                    if there not in occupied and (there not in best or found < best[there]):
                        best[there], better = found, True
        return best


@st.composite
def grids(draw: st.DrawFn, most: int = 9) -> Grid:
    sizes = st.integers(1, most)
    return Grid(draw(sizes), draw(sizes), draw(st.sampled_from((EVEN_ROWS, ODD_ROWS))))


@st.composite
def pairs(draw: st.DrawFn, most: int = 9) -> tuple[Grid, int, int]:
    grid = draw(grids(most))
    hexes = st.integers(0, grid.size - 1)
    return grid, draw(hexes), draw(hexes)


@st.composite
def seas(draw: st.DrawFn) -> Sea:
    grid = draw(grids(most=5))
    hexes = st.integers(0, grid.size - 1)
    closed = draw(st.frozensets(st.tuples(hexes, st.integers(0, 5)), max_size=12))
    costs = draw(st.lists(st.integers(0, 3), min_size=grid.size, max_size=grid.size))
    return Sea(grid, frozenset(grid.side(*one) for one in closed), draw(st.frozensets(hexes, max_size=4)), costs)


# ---- as the map prints it


@pytest.mark.rule("TF-2.1.a")
def test_each_hex_has_its_own_four_digits_column_then_row() -> None:
    assert BIG.label(0) == "0101"
    assert BIG.read("0306") == BIG.at(3, 6) == 5 * 26 + 2
    assert BIG.place(5 * 26 + 2) == (3, 6)
    assert len({BIG.label(hex) for hex in range(BIG.size)}) == BIG.size


@given(grids())
def test_labels_are_read_back(grid: Grid) -> None:
    for hex in range(grid.size):
        assert grid.read(grid.label(hex)) == hex
        assert grid.at(*grid.place(hex)) == hex


@pytest.mark.parametrize(
    "label",
    ["", "101", "00101", "0001", "0100", "2701", "0126", "01 1", "+1+1", "-101", "01٠١", "01²1", "C07", "0101\n"],
)
def test_what_is_not_on_the_map_is_no_hex(label: str) -> None:
    assert BIG.read(label) is None


@given(grids(), st.text("0123456789/-C ", max_size=5))
def test_whatever_is_read_is_printed_the_same(grid: Grid, text: str) -> None:
    hex = grid.read(text)
    assert hex is None or grid.label(hex) == text


def test_more_than_99_columns_or_rows_take_three_digits_each() -> None:
    tall = Grid(3, 100)
    assert tall.label(tall.size - 1) == "003100"
    assert tall.read("003100") == tall.size - 1
    assert tall.read("0303") is None


@pytest.mark.rule("TF-2.1.1.g")
def test_the_edge_is_the_first_and_last_column_and_row() -> None:
    grid = Grid(4, 3)
    assert [hex for hex in range(12) if not grid.on_edge(hex)] == [5, 6]
    assert [list(grid.row(1)), list(grid.row(3))] == [[0, 1, 2, 3], [8, 9, 10, 11]]
    assert [list(grid.column(1)), list(grid.column(4))] == [[0, 4, 8], [3, 7, 11]]


def test_centres_are_those_of_the_coasts() -> None:
    """Column less 1, half a hex more in the even rows; row less 1; both in thousandths."""
    assert [BIG.centre(BIG.at(*place) or 0) for place in ((1, 1), (4, 1), (1, 2), (4, 6))] == [
        (0, 0),
        (3000, 0),
        (500, 1000),
        (3500, 5000),
    ]
    assert Grid(3, 3, ODD_ROWS).centre(0) == (500, 0)
    assert Grid(3, 3, ODD_ROWS).centre(3) == (0, 1000)


@given(grids())
def test_centres_are_where_the_oracle_has_them(grid: Grid) -> None:
    for hex in range(grid.size):
        x, y = point(grid, hex)
        assert grid.centre(hex) == (500 * x, 1000 * y)


# ---- neighbours


def test_neighbours_of_an_odd_and_of_an_even_row() -> None:
    def around(column: int, row: int) -> list[tuple[int, int]]:
        return [BIG.place(hex) for hex in BIG.beside[BIG.at(column, row) or 0]]

    assert around(5, 7) == [(5, 6), (6, 7), (5, 8), (4, 8), (4, 7), (4, 6)]
    assert around(5, 8) == [(6, 7), (6, 8), (6, 9), (5, 9), (4, 8), (5, 7)]


@given(grids())
def test_neighbours_are_those_whose_centres_are_one_hex_away(grid: Grid) -> None:
    for hex in range(grid.size):
        assert set(grid.near[hex]) == beside(grid, hex)
        assert len(grid.near[hex]) == len(beside(grid, hex))
        assert [there for there in grid.beside[hex] if there != OFF] == list(grid.near[hex])


@given(pairs(most=4))
def test_directions_go_clockwise_from_the_north_east(asked: tuple[Grid, int, int]) -> None:
    grid, hex, other = asked
    dx, dy = (b - a for a, b in zip(point(grid, hex), point(grid, other), strict=True))
    around = {(1, -1): NORTH_EAST, (2, 0): EAST, (1, 1): SOUTH_EAST, (-1, 1): SOUTH_WEST, (-2, 0): WEST}
    around[-1, -1] = NORTH_WEST
    assert sorted(around.values()) == list(range(6))
    assert grid.direction(hex, other) == around.get((dx, dy))
    if (dx, dy) in around:
        assert grid.direction(other, hex) == opposite(around[dx, dy])


# ---- distance, rings, lines


@pytest.mark.rule("TF-2.1.1.f")
@given(grids(most=7), st.data())
def test_distance_is_the_smallest_number_of_hexes_from_neighbour_to_neighbour(grid: Grid, data: st.DataObject) -> None:
    hex = data.draw(st.integers(0, grid.size - 1))
    found = distances(grid, hex)
    assert [grid.distance(hex, other) for other in range(grid.size)] == [found[other] for other in range(grid.size)]


@given(st.integers(0, 649), st.integers(0, 649))
def test_distance_is_that_of_slanting_columns(hex: int, other: int) -> None:
    """The formula that the maps of Task Force were checked with."""
    (c1, r1), (c2, r2) = BIG.place(hex), BIG.place(other)
    aside = (c2 - 1) - (r2 - 1) // 2 - (c1 - 1) + (r1 - 1) // 2
    assert BIG.distance(hex, other) == (abs(aside) + abs(r2 - r1) + abs(aside + r2 - r1)) // 2


@given(grids(), st.data(), st.integers(-1, 12))
def test_ring_and_disc_hold_what_is_so_far_and_on_the_map(grid: Grid, data: st.DataObject, radius: int) -> None:
    hex = data.draw(st.integers(0, grid.size - 1))
    far = distances(grid, hex)
    assert grid.disc(hex, radius) == [other for other in range(grid.size) if far[other] <= radius]
    assert sorted(grid.ring(hex, radius)) == [other for other in range(grid.size) if far[other] == radius]


@pytest.mark.parametrize("pushed", [EVEN_ROWS, ODD_ROWS])
@pytest.mark.parametrize("radius", [1, 2, 5])
def test_a_whole_ring_goes_round_clockwise_from_the_north_east(pushed: int, radius: int) -> None:
    grid = Grid(15, 15, pushed)
    for hex in (7 * 15 + 7, 8 * 15 + 7):
        ring = grid.ring(hex, radius)
        assert len(ring) == 6 * radius
        assert len(grid.disc(hex, radius)) == 1 + 3 * radius * (radius + 1)
        assert all(grid.distance(one, two) == 1 for one, two in zip(ring, ring[1:] + ring[:1], strict=True))
        corner = hex
        for _ in range(radius):
            corner = grid.beside[corner][NORTH_EAST]
        assert ring[0] == corner
        assert grid.direction(ring[0], ring[1]) == SOUTH_EAST


def test_the_ring_of_a_hex_is_its_neighbours_in_their_order() -> None:
    for hex in (0, 25, 30, 60, 649):
        assert BIG.ring(hex, 1) == list(BIG.near[hex])


def nearest_to_the_line(grid: Grid, hex: int, other: int) -> list[int]:
    """At each distance the hex whose centre is nearest; of two the eastern."""
    (x1, y1), (x2, y2) = point(grid, hex), point(grid, other)
    far = distances(grid, hex)[other]
    found = []
    for i in range(far + 1):
        part = Fraction(i, max(far, 1))
        x, y = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
        found.append(
            min(
                range(grid.size),
                key=lambda one: (square(point(grid, one)[0] - x, point(grid, one)[1] - y), -point(grid, one)[0]),
            )
        )
    return found


@given(pairs())
def test_a_line_keeps_to_the_nearest_centres(asked: tuple[Grid, int, int]) -> None:
    grid, hex, other = asked
    assert grid.line(hex, other) == nearest_to_the_line(grid, hex, other)


@given(pairs(most=30))
def test_a_line_is_a_shortest_way_and_the_same_back(asked: tuple[Grid, int, int]) -> None:
    grid, hex, other = asked
    line = grid.line(hex, other)
    assert line[0] == hex
    assert line[-1] == other
    assert len(line) == grid.distance(hex, other) + 1
    assert all(two in grid.near[one] for one, two in pairwise(line))
    assert grid.line(other, hex) == line[::-1]


@pytest.mark.parametrize("pushed", [EVEN_ROWS, ODD_ROWS])
def test_along_a_hexside_a_line_takes_the_eastern_hex_but_never_leaves_the_map(pushed: int) -> None:
    grid = Grid(3, 4, pushed)
    straight = 0 if pushed == EVEN_ROWS else 1  # the first row that is not pushed
    west, middle = 3 * straight, 3 * straight + 1
    assert grid.line(west, west + 6) == [west, west + 3, west + 6]
    assert grid.line(middle, middle + 6) == [middle, middle + 3, middle + 6]
    east = 3 * (1 - straight) + 2
    assert grid.line(east, east + 6) == [east, east + 3, east + 6]  # its eastern neighbour is off the map


# ---- hexsides


@given(grids())
def test_a_hexside_is_the_same_from_both_its_hexes(grid: Grid) -> None:
    sides = set()
    for hex in range(grid.size):
        for direction, there in enumerate(grid.beside[hex]):
            side = grid.side(hex, direction)
            assert set(grid.hexes_of(side)) == {hex, there}
            if there != OFF:
                assert side == grid.side(there, opposite(direction))
                assert side == grid.side_between(hex, there) == grid.side_between(there, hex)
                assert grid.read_side(f"{grid.label(hex)}/{grid.label(there)}") == side
                assert grid.read_side(grid.label_side(side)) == side
            sides.add(side)
    rim = sum(six.count(OFF) for six in grid.beside)
    assert len(sides) == (6 * grid.size - rim) // 2 + rim


def test_only_neighbours_share_a_hexside() -> None:
    assert BIG.side_between(0, 0) is None
    assert BIG.side_between(0, 2) is None
    assert [BIG.read_side(label) for label in ("0101/0301", "0101", "0101/", "0101/0101", "0101/9901")] == [None] * 5


def test_hexsides_are_printed_with_the_northern_or_western_hex_first() -> None:
    for label in ("0203/0204", "0303/0204", "0204/0304", "1407/1408", "1507/1408", "2525/2625"):
        assert BIG.label_side(BIG.read_side(label) or 0) == label


# ---- reach and paths


@given(seas())
def test_ways_leave_out_what_is_closed_or_forbidden_on_both_sides(sea: Sea) -> None:
    ways = sea.grid.ways(sea.closed, sea.forbidden)
    assert [sorted(to) for to in ways] == [sea.open_to(hex) for hex in range(sea.grid.size)]
    assert all(hex in ways[there] for hex in range(sea.grid.size) for there in ways[hex])
    assert sea.grid.ways() == sea.grid.near


@given(seas(), st.data())
def test_reach_is_the_cheapest_cost_of_all_within_the_budget(sea: Sea, data: st.DataObject) -> None:
    hexes = st.integers(0, sea.grid.size - 1)
    start, budget = data.draw(hexes), data.draw(st.integers(0, 12))
    occupied = data.draw(st.frozensets(hexes, max_size=3))
    found = reach(sea.grid.ways(sea.closed, sea.forbidden), start, budget, sea.costs, occupied)
    best = sea.cheapest(start, occupied)
    assert found == {hex: cost for hex, (cost, _, _) in best.items() if cost <= budget}
    assert list(found.values()) == sorted(found.values())


@given(seas(), st.data())
def test_a_path_is_the_cheapest_then_the_shortest_then_the_first_by_number(sea: Sea, data: st.DataObject) -> None:
    hexes = st.integers(0, sea.grid.size - 1)
    start, occupied = data.draw(hexes), data.draw(st.frozensets(hexes, max_size=3))
    best = sea.cheapest(start, occupied)
    ways = sea.grid.ways(sea.closed, sea.forbidden)
    for goal in range(sea.grid.size):
        assert path(ways, start, goal, sea.costs, occupied) == (best[goal][2] if goal in best else None)


@given(seas(), st.data())
def test_a_path_does_not_depend_on_the_order_of_the_ways(sea: Sea, data: st.DataObject) -> None:
    ways = sea.grid.ways(sea.closed, sea.forbidden)
    shuffled = [tuple(data.draw(st.permutations(to))) for to in ways]
    start, goal = (data.draw(st.integers(0, sea.grid.size - 1)) for _ in range(2))
    assert path(shuffled, start, goal, sea.costs) == path(ways, start, goal, sea.costs)
    assert path(shuffled, start, goal) == path(ways, start, goal)
    assert list(reach(shuffled, start, 6, sea.costs).items()) == list(reach(ways, start, 6, sea.costs).items())


@given(seas(), st.data())
def test_steps_count_the_hexes_of_the_way_that_is_open(sea: Sea, data: st.DataObject) -> None:
    hexes = st.integers(0, sea.grid.size - 1)
    ways = sea.grid.ways(sea.closed, sea.forbidden)
    sea.costs = [1] * sea.grid.size
    starts = data.draw(st.lists(hexes, max_size=3))
    best = [sea.cheapest(start, frozenset()) for start in starts]
    for hex in range(sea.grid.size):
        found = [one[hex][0] for one in best if hex in one]
        assert steps_from(ways, starts)[hex] == min(found, default=-1)
        for start, one in zip(starts, best, strict=True):
            assert steps(ways, start, hex) == (one[hex][0] if hex in one else None)
            way = path(ways, start, hex)
            assert way is None if hex not in one else len(way or []) == one[hex][0] + 1


def test_where_nothing_is_closed_the_way_is_as_long_as_the_distance() -> None:
    far = steps_from(BIG.near, [330])
    assert far == [BIG.distance(330, hex) for hex in range(BIG.size)]
    cheapest_first = sorted(enumerate(far), key=lambda one: (one[1], one[0]))
    assert list(reach(BIG.near, 330, 40).items()) == cheapest_first


def test_a_forbidden_start_may_be_left_and_a_forbidden_goal_not_entered() -> None:
    ways = Grid(3, 1).near
    assert path(ways, 0, 2, forbidden={0}) == [0, 1, 2]
    assert reach(ways, 0, 5, forbidden={0, 2}) == {0: 0, 1: 1}
    assert path(ways, 0, 2, forbidden={2}) is None
    assert path(ways, 2, 2, forbidden={2}) == [2]


def test_a_reef_is_sailed_round() -> None:
    """A wall of hexsides with one gap, as at Jomard Passage."""
    grid = Grid(5, 5)
    wall = [grid.side(grid.at(column, 2) or 0, way) for column in (1, 2, 3, 4) for way in (SOUTH_WEST, SOUTH_EAST)]
    ways = grid.ways(frozenset(wall))
    labels = ["0102", "0202", "0302", "0402", "0502", "0503", "0403", "0303", "0203", "0103"]
    way = [grid.read(label) or 0 for label in labels]
    assert grid.distance(way[0], way[-1]) == 1
    assert steps(ways, way[0], way[-1]) == 9
    assert path(ways, way[0], way[-1]) == way

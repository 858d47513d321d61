"""Hexes: neighbours, distance, rings, lines, hexsides, reach and cheapest paths.

A map is `width` columns by `height` rows of hexes with pointed tops. Column 1 is the western one, row 1 the northern
one, and every other row is pushed half a hex to the east: the even ones, as they are printed, or the odd ones. Other
layouts are not known here; a map with flat tops is such a map mirrored in its diagonal.

A hex is a number, counted from 0 along the rows: `hex % width` and `hex // width` are its spot on a board of the table.
A direction is a number clockwise from the north-east, 0 to 5. A hexside is a number too, the same from both its hexes.

What moves asks for *ways*: for each hex those it can go to, closed hexsides and forbidden hexes left out. They are made
once for a map, or once for each kind of thing that moves, so that a search only looks them up.
"""

from __future__ import annotations

from collections.abc import Container
from heapq import heappop, heappush
from typing import Final, TypeAlias

from mypy_extensions import i64

from escadre.geometry.lattice import STEPS

Hex: TypeAlias = int
Direction: TypeAlias = int
Side: TypeAlias = int  # six times the lower of its two hexes, and the direction from there
Ways: TypeAlias = list[tuple[int, ...]]  # for each hex others beside it; who can go can come back

OFF: Final = -1  # in a table of hexes: not on the map
EVEN_ROWS: Final = 0
ODD_ROWS: Final = 1
NORTH_EAST: Final = 0
EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
WEST: Final = 4
NORTH_WEST: Final = 5

# One hex on in each direction, in half hexes to the east and in rows to the south. So counted no row is a special case.
_EASTWARD: Final = (1, 2, 1, -1, -2, -1)
_SOUTHWARD: Final = (-1, 0, 1, 1, 0, -1)


def opposite(direction: Direction) -> Direction:
    """The way back.

    >>> opposite(NORTH_EAST) == SOUTH_WEST, opposite(WEST) == EAST
    (True, True)
    """
    return (direction + 3) % 6


class Grid:
    """The hexes of a map and what is beside them, computed once; it says nothing about the ground.

    >>> coral_sea = Grid(24, 22)
    >>> rabaul = coral_sea.read("1002")
    >>> [coral_sea.label(hex) for hex in coral_sea.near[rabaul]]
    ['1101', '1102', '1103', '1003', '0902', '1001']
    """

    __slots__ = ("across", "beside", "digits", "down", "height", "near", "pushed", "size", "width")

    def __init__(self, width: int, height: int, pushed: int = EVEN_ROWS) -> None:
        assert width > 0, "a map has columns"
        assert height > 0, "a map has rows"
        self.width: Final = width
        self.height: Final = height
        self.size: Final = width * height
        self.pushed: Final = pushed  # which rows lie half a hex farther east, as they are printed
        self.digits: Final = max(2, len(str(max(width, height))))  # of a column and of a row in a label
        # Of each hex: how far east it is, in half hexes; its row from 0; what is beside it in the six directions, or
        # OFF; and without those that are off the map, which is where one can go when nothing is closed.
        self.across: Final[list[int]] = [
            2 * column + self._push(row) for row in range(height) for column in range(width)
        ]
        self.down: Final[list[int]] = [row for row in range(height) for _ in range(width)]
        self.beside: Final[Ways] = [
            tuple([self._at(across + _EASTWARD[way], down + _SOUTHWARD[way]) for way in range(6)])
            for across, down in zip(self.across, self.down, strict=True)
        ]
        self.near: Final[Ways] = [tuple([there for there in six if there != OFF]) for six in self.beside]

    def _push(self, down: int) -> int:
        """How far a row, counted from 0, is pushed east, in half hexes."""
        return (down + self.pushed) % 2

    def _at(self, across: int, down: int) -> int:
        if not 0 <= down < self.height:
            return OFF
        column = (across - self._push(down)) // 2
        return down * self.width + column if 0 <= column < self.width else OFF

    # ---- as the map prints it

    def at(self, column: int, row: int) -> Hex | None:
        """The hex of a column and a row as they are printed, from 1; None if it is not on the map.

        >>> Grid(24, 22).at(10, 2), Grid(24, 22).at(25, 2)
        (33, None)
        """
        if not (1 <= column <= self.width and 1 <= row <= self.height):
            return None
        return (row - 1) * self.width + column - 1

    def place(self, hex: Hex) -> tuple[int, int]:
        """Its column and row as they are printed, from 1."""
        return hex % self.width + 1, hex // self.width + 1

    def label(self, hex: Hex) -> str:
        """The digits of its column, then those of its row: two each, or as many as the larger number of the map needs.

        >>> Grid(24, 22).label(33), Grid(120, 22).label(129)
        ('1002', '010002')
        """
        column, row = self.place(hex)
        return f"{column:0{self.digits}d}{row:0{self.digits}d}"

    def read(self, label: str) -> Hex | None:
        """The hex with this label; None if the map has none.

        >>> Grid(24, 22).read("1002"), Grid(24, 22).read("2502"), Grid(24, 22).read("102")
        (33, None, None)
        """
        if len(label) != 2 * self.digits or not (label.isascii() and label.isdigit()):
            return None
        return self.at(int(label[: self.digits]), int(label[self.digits :]))

    def column(self, number: int) -> range:
        """The hexes of a column, from the north."""
        return range(number - 1, self.size, self.width)

    def row(self, number: int) -> range:
        """The hexes of a row, from the west."""
        return range((number - 1) * self.width, number * self.width)

    def on_edge(self, hex: Hex) -> bool:
        """Whether it is in the first or last column or row."""
        column, row = self.place(hex)
        return column in (1, self.width) or row in (1, self.height)

    def centre(self, hex: Hex) -> tuple[int, int]:
        """Where it is drawn: steps to the east and to the south of the first hex of the rows that are not pushed.

        A step is a thousandth of a hex to the east, and to the south a thousandth from row to row.

        >>> Grid(24, 22).centre(0), Grid(24, 22).centre(33)
        ((0, 0), (9500, 1000))
        """
        return self.across[hex] * (STEPS // 2), self.down[hex] * STEPS

    # ---- distance and shapes; closed hexsides are nothing to them

    def direction(self, hex: Hex, other: Hex) -> Direction | None:
        """Where a neighbour is; None if it is not one."""
        six = self.beside[hex]
        return six.index(other) if other in six else None

    def distance(self, hex: i64, other: i64) -> int:
        """How many hexes away it is: the hex itself is at 0, a neighbour at 1.

        >>> solomons = Grid(26, 25)
        >>> solomons.distance(solomons.read("0306"), solomons.read("1615"))
        17
        """
        east: i64 = self.across[other] - self.across[hex]
        south: i64 = self.down[other] - self.down[hex]
        east = -east if east < 0 else east
        south = -south if south < 0 else south
        return (east + south) // 2 if east > south else south  # each row crossed brings half a hex along it

    def disc(self, hex: Hex, radius: int) -> list[Hex]:
        """All hexes of the map that are no farther than this, in the order of their numbers."""
        across, down = self.across[hex], self.down[hex]
        found: list[int] = []
        for row in range(max(0, down - radius), min(self.height, down + radius + 1)):
            half_width = 2 * radius - abs(row - down)
            west = (across - half_width - self._push(row)) // 2
            east = (across + half_width - self._push(row)) // 2
            found.extend(range(row * self.width + max(0, west), row * self.width + min(self.width, east + 1)))
        return found

    def ring(self, hex: Hex, radius: int) -> list[Hex]:
        """All hexes of the map at just this distance, clockwise from the corner in the north-east."""
        if radius <= 0:
            return [hex] if radius == 0 else []
        across = self.across[hex] + radius * _EASTWARD[NORTH_EAST]
        down = self.down[hex] + radius * _SOUTHWARD[NORTH_EAST]
        found: list[int] = []
        for turn in range(6):
            way = (SOUTH_EAST + turn) % 6
            for _ in range(radius):
                here = self._at(across, down)
                if here != OFF:
                    found.append(here)
                across += _EASTWARD[way]
                down += _SOUTHWARD[way]
        return found

    def line(self, hex: Hex, other: Hex) -> list[Hex]:
        """The straight line from one hex to another, both included: a shortest way, and the same one back.

        At each distance it takes the hex whose centre is nearest to the line. Where it runs along a hexside that is the
        eastern one of two, but on the eastern edge the one that is on the map.

        >>> midway = Grid(22, 17)
        >>> [midway.label(hex) for hex in midway.line(midway.read("0101"), midway.read("0204"))]
        ['0101', '0102', '0203', '0204']
        """
        far = self.distance(hex, other)
        across, down = self.across[hex], self.down[hex]
        by_across, by_down = self.across[other] - across, self.down[other] - down
        # The whole line is so many hexes to the south-east, and then so many to the north-east.
        south_east, north_east = (by_across + by_down) // 2, (by_across - by_down) // 2
        found = [hex]
        for i in range(1, far + 1):
            # One of the two, or their difference, is whole here; so both halves rounded up lead to the same neighbour.
            part_south_east = (2 * south_east * i + far) // (2 * far)
            part_north_east = (2 * north_east * i + far) // (2 * far)
            row = down + part_south_east - part_north_east
            column = (across + part_south_east + part_north_east - self._push(row)) // 2
            found.append(row * self.width + min(column, self.width - 1))
        return found

    # ---- hexsides

    def side(self, hex: Hex, direction: Direction) -> Side:
        """The hexside in a direction; on the edge of the map it belongs to this hex alone.

        >>> coral_sea = Grid(24, 22)
        >>> coral_sea.side(33, EAST) == coral_sea.side(34, WEST)
        True
        """
        there = self.beside[hex][direction]
        return 6 * hex + direction if there == OFF or hex < there else 6 * there + opposite(direction)

    def side_between(self, hex: Hex, other: Hex) -> Side | None:
        """The hexside that two hexes share; None if they are no neighbours."""
        direction = self.direction(hex, other)
        return None if direction is None else self.side(hex, direction)

    def hexes_of(self, side: Side) -> tuple[Hex, Hex]:
        """The two hexes of a hexside, the lower first; on the edge of the map the other one is OFF."""
        return side // 6, self.beside[side // 6][side % 6]

    def label_side(self, side: Side) -> str:
        """The labels of its two hexes, the lower first.

        >>> coral_sea = Grid(24, 22)
        >>> coral_sea.label_side(coral_sea.read_side("1003/0902"))
        '0902/1003'
        """
        hex, other = self.hexes_of(side)
        assert other != OFF, "a hexside on the edge of the map has no label"
        return f"{self.label(hex)}/{self.label(other)}"

    def read_side(self, label: str) -> Side | None:
        """The hexside between two labels, in either order; None if there is none."""
        first, _, second = label.partition("/")
        hex, other = self.read(first), self.read(second)
        return None if hex is None or other is None else self.side_between(hex, other)

    def ways(self, closed: Container[Side] = (), forbidden: Container[Hex] = ()) -> Ways:
        """From each hex those beside it, but not across a closed hexside and not into a forbidden hex nor out of one.

        In the order of the directions. A frozenset is the quickest to ask.
        """
        found: Ways = []
        for hex in range(self.size):
            open_to: list[int] = []
            if hex not in forbidden:
                for direction in range(6):
                    there = self.beside[hex][direction]
                    if there != OFF and there not in forbidden and self.side(hex, direction) not in closed:
                        open_to.append(there)
            found.append(tuple(open_to))
        return found


# To enter a hex costs the same from every side, so the first way that is found to it, by order of cost, is the cheapest
# one, and a search queues each hex once. What waits is one number, cost times `len(ways)` plus the hex: sorted by cost,
# then by hex.


def _entry(costs: list[int] | None, hex: Hex) -> int:
    return 1 if costs is None else costs[hex]


def reach(
    ways: Ways, start: Hex, budget: int, costs: list[int] | None = None, forbidden: Container[Hex] = ()
) -> dict[Hex, int]:
    """What each hex costs that can be reached within a budget, the start for nothing; the cheapest first.

    `costs` has a number for entering each hex, none below 0; without it each costs 1. A forbidden hex is not entered,
    but the start may be one. Of equals the lower number comes first, where no hex is free.

    >>> reach(Grid(3, 3).near, 0, 2, [1, 1, 1, 2, 3, 1, 1, 1, 1], forbidden={1})
    {0: 0, 3: 2}
    """
    size = len(ways)
    found: dict[int, int] = {}
    seen = {start}
    queue = [start]
    while queue:
        cost, here = divmod(heappop(queue), size)
        found[here] = cost
        for there in ways[here]:
            if there not in seen and there not in forbidden:
                total = cost + _entry(costs, there)
                if total <= budget:
                    seen.add(there)
                    heappush(queue, total * size + there)
    return found


def path(
    ways: Ways, start: Hex, goal: Hex, costs: list[int] | None = None, forbidden: Container[Hex] = ()
) -> list[Hex] | None:
    """The cheapest way, start and goal included; None if there is none. Costs and forbidden hexes as in `reach`.

    Of equally cheap ways the one with the fewest hexes; of these, where they part, the one to the hex with the lower
    number: everywhere the same.

    >>> path(Grid(3, 3).near, 0, 8), path(Grid(3, 3).near, 0, 8, forbidden={1, 4})
    ([0, 1, 4, 8], [0, 3, 7, 8])
    """
    if start == goal:
        return [start]
    if goal in forbidden:
        return None
    size = len(ways)
    onward = {goal: goal}  # the search goes back from the goal, so that the start decides between equals
    queue = [(_entry(costs, goal) * size + 1) * size + goal]
    while queue:
        total, here = divmod(heappop(queue), size)
        for there in ways[here]:
            if there == start:
                found = [start, here]
                while found[-1] != goal:
                    found.append(onward[found[-1]])
                return found
            if there not in onward and there not in forbidden:
                onward[there] = here
                # And one for the step, which is less than anything that costs: no way has as many as `size` of them.
                heappush(queue, (total + _entry(costs, there) * size + 1) * size + there)
    return None


def steps(ways: Ways, start: Hex, goal: Hex) -> int | None:
    """How many hexes away the goal is for who must keep to the ways; None if they do not lead there.

    >>> strait = Grid(3, 2).ways(closed={Grid(3, 2).read_side("0101/0201")})
    >>> steps(strait, 0, 1), steps(Grid(3, 2).near, 0, 1)
    (2, 1)
    """
    far = _spread(ways, [start], goal)[goal]
    return None if far < 0 else far


def steps_from(ways: Ways, starts: list[Hex]) -> list[int]:
    """For each hex how many hexes away the nearest of the starts is by these ways, -1 where they do not lead.

    >>> steps_from(Grid(3, 2).ways(forbidden={1}), [2])
    [3, -1, 0, 2, 1, 1]
    """
    return _spread(ways, starts, OFF)


def _spread(ways: Ways, starts: list[Hex], until: Hex) -> list[int]:
    """The same, but it looks no farther once it has come to the hex `until`."""
    found = [-1] * len(ways)
    for start in starts:
        found[start] = 0
    frontier, far = starts, 0
    while frontier and (until == OFF or found[until] < 0):
        far += 1
        after: list[int] = []
        for here in frontier:
            for there in ways[here]:
                if found[there] < 0:
                    found[there] = far
                    after.append(there)
        frontier = after
    return found

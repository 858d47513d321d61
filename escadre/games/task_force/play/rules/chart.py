"""The map under a match: its ways, distances and zones of control (TF-2.1.1, TF-3.4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.components.records import Chart
from escadre.games.task_force.play.rules.ships import is_dummy, on_map
from escadre.games.task_force.play.scenarios import scenario_files
from escadre.games.task_force.play.state import TaskForceState

HEX_STRIDE: Final = 32  # more columns than any map has, and rows
HEX_NUMBERS: Final = HEX_STRIDE * HEX_STRIDE


@cache
def chart_named(scenario: str) -> Chart:
    """The map of a scenario; loaded once."""
    return scenario_files.chart_of(scenario_files.load(scenario))


def chart(s: TaskForceState) -> Chart:
    return chart_named(s.scenario)


# ---- hexes and legs as the numbers of a choice: the same on every map, so that they have a name without one


def hex_number(s: TaskForceState, hex: int) -> int:
    """Row and column of a hex as one number; on the map it is `row * width + column`."""
    width = chart(s).grid.width
    return hex // width * HEX_STRIDE + hex % width


def hex_numbered(s: TaskForceState, number: int) -> int:
    row, column = divmod(number, HEX_STRIDE)
    return row * chart(s).grid.width + column


def leg_number(s: TaskForceState, marker: int, hex: int) -> int:
    return marker * HEX_NUMBERS + hex_number(s, hex)


def leg_numbered(s: TaskForceState, number: int) -> tuple[int, int]:
    """The marker of a leg, and the hex where it leads."""
    marker, place = divmod(number, HEX_NUMBERS)
    return marker, hex_numbered(s, place)


def distance(s: TaskForceState, one: int, other: int) -> int:
    """TF-2.1.1.f: over everything, as aircraft fly."""
    return chart(s).grid.distance(one, other)


def neighbours(s: TaskForceState, hex: int) -> tuple[int, ...]:
    """TF-3.4.a: through open hexsides, where fleets may be."""
    return chart(s).ways[hex]


def occupied(s: TaskForceState, side: int) -> set[int]:
    """Hexes with markers or groups of a side (TF-3.4.d)."""
    return {s.hex[marker] for marker in on_map(s, side)}


def zone(s: TaskForceState, side: int) -> set[int]:
    """TF-3.4.a, TF-3.4.c: the hexes in the zone of control of any marker or group of a side, dummies included."""
    return {near for hex in occupied(s, side) for near in chart(s).ways[hex]}


def real_zone(s: TaskForceState, side: int) -> set[int]:
    """TF-3.4.f: the same without dummies. Not open: only for what the rules do by themselves."""
    found: set[int] = set()
    for marker in on_map(s, side):
        if not is_dummy(s, marker):
            found.update(chart(s).ways[s.hex[marker]])
    return found


def nobody_at(s: TaskForceState, hex: int) -> bool:
    return hex == NOBODY or not any(hex == where for where in s.hex)

"""Positions for the tests of Task Force, built directly: ships in formations, formations under markers, aircraft."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import advance, menu
from escadre.core.frames import Frame
from escadre.games.task_force.play.catalog import BASE, MODEL, SHIP
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.rules.chart import chart
from escadre.games.task_force.play.rules.ships import formation_of
from escadre.games.task_force.play.scenarios.scenario_setup import (
    add_base,
    add_counter,
    add_marker,
    add_unit,
    empty_table,
    put_in,
)
from escadre.games.task_force.play.state import READY, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN

SIDE = {"ijn": IJN, "allies": ALLIES}


def table(scenario: str = "coral-sea", turn: int = 3, seats: int = 2, **options: object) -> TaskForceState:
    """An empty map in the given turn."""
    s = empty_table(TaskForceOptions(**options), seats, scenario)  # type: ignore[arg-type]  # tests name what they mean
    s.turn = turn
    return s


def fleet(s: TaskForceState, side: str, number: int, hex: str, *ships: str) -> list[int]:
    """A Task Force at a hex by its label; `dd-us/` is a reduced counter. Its counters."""
    formation = formation_of(SIDE[side], number)
    counters = []
    for name in ships:
        counter = add_counter(s, SHIP[name.rstrip("/")], SIDE[side], 1 if name.endswith("/") else 2)
        put_in(s, counter, formation)
        counters.append(counter)
    place = chart(s).grid.read(hex)
    assert place is not None, f"no hex {hex} on this map"
    add_marker(s, SIDE[side], place, [formation])
    return counters


def dummy(s: TaskForceState, side: str, hex: str) -> int:
    place = chart(s).grid.read(hex)
    assert place is not None, f"no hex {hex} on this map"
    return add_marker(s, SIDE[side], place, [])


def land(s: TaskForceState, side: str, base: str) -> int:
    return add_base(s, BASE[base], SIDE[side])


def wing(s: TaskForceState, home: int, side: str, *units: str, box: int = READY) -> list[int]:
    """Air units of a base in one of its boxes; `zero/` is a reduced one."""
    made = []
    for name in units:
        unit = add_unit(s, MODEL[name.rstrip("/")], SIDE[side], 1 if name.endswith("/") else 2, home)
        s.box[unit] = box
        made.append(unit)
    return made


def run(s: TaskForceState, sequence: str, dice: Dice) -> TaskForceState:
    """Play one sequence of the flow from its beginning, up to the first decision."""
    s.stack = [Frame(sequence)]
    advance(s, FLOW, dice)
    return s


def legal(s: TaskForceState, seat: int) -> dict[str, list[int]]:
    return {verb: list(args) for verb, args in menu(s, FLOW, seat).items()}

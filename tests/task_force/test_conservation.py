"""The books of the table: what `conserve` must notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from escadre.core.dice import Dice
from escadre.core.flow import advance, play
from escadre.core.types import Setup
from escadre.games.task_force.play.conservation import conserve
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.scenarios.scenario_setup import add_marker, add_unit, new_game
from escadre.games.task_force.play.state import SUNK_SHIP, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN


def begun() -> TaskForceState:
    dice = Dice(3)
    s = new_game(Setup(2, TaskForceOptions(), "coral-sea"), dice)
    advance(s, FLOW, dice)
    for seat in (IJN, ALLIES):
        play(s, FLOW, seat, "auto_all", 0, dice)
    conserve(s)
    return s


def double_a_ship(s: TaskForceState) -> None:
    s.boxes[0].append(s.boxes[0][-1])


def sink_without_removing(s: TaskForceState) -> None:
    s.fate[s.boxes[0][0]] = SUNK_SHIP


def lose_a_destroyer(s: TaskForceState) -> None:
    s.steps[next(c for c, steps in enumerate(s.steps) if steps == 1)] = 2


def lose_a_chit(s: TaskForceState) -> None:
    s.cup.pop()


def launch_from_nowhere(s: TaskForceState) -> None:
    add_unit(s, s.model[0], IJN, 2, s.home[0])


def deal_a_thirteenth_marker(s: TaskForceState) -> None:
    add_marker(s, IJN, s.hex[0], [])


def lose_a_marker(s: TaskForceState) -> None:
    s.hex[s.marker[0]] = -1


@pytest.mark.rule("TF-1.1.c", "TF-2.3.7.a", "TF-3.6.1.c", "TF-2.5.d")
@pytest.mark.parametrize(
    "fault",
    [
        double_a_ship,
        sink_without_removing,
        lose_a_destroyer,
        lose_a_chit,
        launch_from_nowhere,
        deal_a_thirteenth_marker,
        lose_a_marker,
    ],
)
def test_a_fault_is_noticed(fault: Callable[[TaskForceState], None]) -> None:
    s = begun()
    fault(s)
    with pytest.raises(AssertionError):
        conserve(s)

"""Destroyer counters are split into two reduced ones and merged again (TF-3.6.5)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Rule
from escadre.games.task_force.play.columns import SHIP_TYPE
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.scenarios.scenario_setup import add_counter, put_in
from escadre.games.task_force.play.state import AFLOAT, MERGED, TaskForceState
from escadre.games.task_force.play.terms import DD


def spare_counter(s: TaskForceState, counter: int) -> int:
    """A reduced counter of the same kind: one that an earlier merge has left over, or a new one."""
    for other, fate in enumerate(s.fate):
        if fate == MERGED and s.ship[other] == s.ship[counter] and s.side[other] == s.side[counter]:
            s.fate[other] = AFLOAT
            s.steps[other] = 1
            return other
    return add_counter(s, s.ship[counter], s.side[counter], 1)


def split_destroyer(s: TaskForceState, counter: int, formation: int, hurt: bool = False) -> int:
    """TF-3.6.5.b, TF-3.6.5.c: the new half goes to a box of the formation. One Minor marker goes along if `hurt`."""
    half = spare_counter(s, counter)
    s.steps[counter] = 1
    goes = 1 if s.minor[counter] == 2 or (hurt and s.minor[counter]) else 0
    repairing = min(goes, s.repairing[counter])
    s.minor[half], s.repairing[half] = goes, repairing
    s.minor[counter] -= goes
    s.repairing[counter] -= repairing
    s.shown[half] = s.shown[counter]
    put_in(s, half, formation)
    return half


def bars_merging(s: TaskForceState, counter: int, other: int) -> Rule | None:
    """TF-3.6.5.a, TF-3.6.5.d: two reduced DDs of one nation."""
    if other == NOBODY or s.steps[other] != 1 or s.ship[other] != s.ship[counter]:
        return "TF-3.6.5.a"
    return None if SHIP_TYPE[s.ship[counter]] == DD else "TF-3.6.5.d"


def merge_destroyers(s: TaskForceState, counter: int, other: int) -> None:
    """TF-3.6.5.c, TF-3.6.5.e: one full counter in the box of the first, with the Minor markers of both."""
    s.steps[counter] = 2
    s.minor[counter] += s.minor[other]
    s.repairing[counter] += s.repairing[other]
    s.lost_ships[counter] += s.lost_ships[other]  # TF-3.9.b: they still count
    s.shown[counter] = max(s.shown[counter], s.shown[other])
    s.minor[other] = s.repairing[other] = s.lost_ships[other] = s.steps[other] = 0
    take_out(s, other)
    s.fate[other] = MERGED

"""Dummies from the pool, shuffles, and how many markers a side has (TF-3.6.1)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import Rule
from escadre.games.task_force.play.rules.chart import zone
from escadre.games.task_force.play.rules.organisation.notes import (
    EMPTIED,
    GIVEN_UP,
    SEPARATED,
    SHUFFLED,
    all_noted,
    noted,
)
from escadre.games.task_force.play.rules.ships import fleet_markers, fresh_letter, is_dummy, markers_in, on_map
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, scenario_of
from escadre.games.task_force.play.state import UNDETECTED, TaskForceState


def markers_used(s: TaskForceState, side: int) -> int:
    """TF-3.6.1.c, TF-3.6.1.e: Task Forces and dummies as they will be when the step is done."""
    gone = len(all_noted(s, EMPTIED)) + len(all_noted(s, GIVEN_UP))
    return fleet_markers(s, side) - gone + len(s.plan_dummies[side]) + len(all_noted(s, SEPARATED))


def fleet_hexes(s: TaskForceState, side: int) -> list[int]:
    """TF-3.6.1.f: hexes with a fleet marker, real or not."""
    return sorted({s.hex[m] for m in on_map(s, side) if not s.group[m] and not noted(s, EMPTIED, m)})


def bars_dummy(s: TaskForceState, side: int, hex: int) -> Rule | None:
    if scenario_of(s).procedure is not None:
        return "TF-1.2.a"  # FACTS 7.3: dummies do not return
    if all_noted(s, GIVEN_UP):
        return "TF-3.6.1.k"
    if markers_used(s, side) >= force_of(s, side).markers:
        return "TF-3.6.1.c"
    return "TF-3.6.1.j" if hex in zone(s, 1 - side) else None


def bars_giving_up(s: TaskForceState, side: int) -> Rule | None:
    """TF-3.6.1.k: only to make room for a split (TF-3.6.3.d)."""
    return None if markers_used(s, side) >= force_of(s, side).markers else "TF-3.6.1.k"


def hidden_in(s: TaskForceState, hex: int, side: int) -> list[int]:
    """TF-3.6.1.g: markers that nobody could tell apart: undetected, with neither report marker nor chit."""
    return [
        marker
        for marker in markers_in(s, hex, side)
        if not s.group[marker] and s.detection[marker] == UNDETECTED and not s.report[marker] and not s.chits[marker]
    ]


def bars_shuffle(s: TaskForceState, side: int, hex: int) -> Rule | None:
    """TF-3.6.1.h, TF-3.6.4.j."""
    if noted(s, SHUFFLED, hex):
        return "TF-3.6.4.j"
    return None if len(hidden_in(s, hex, side)) > 1 else "TF-3.6.1.h"


def shuffle(s: TaskForceState, hex: int, side: int, dice: Dice) -> None:
    """TF-3.6.1.g: fresh public identities in random order; what was known of one of them is known of none."""
    markers = hidden_in(s, hex, side)
    if len(markers) < 2:
        return
    contents = [s.under[marker] for marker in markers]
    lines = {s.start_line[marker] for marker in markers}
    bag = list(range(len(contents)))
    for marker in markers:
        s.under[marker] = contents[dice.draw(bag)]
        for formation in s.under[marker]:
            s.marker[formation] = marker
        s.letter[marker] = fresh_letter(s)
        s.answers[marker] = []
        s.real[marker] = s.swift[marker] = s.single[marker] = False
        s.start_line[marker] = lines.copy().pop() if len(lines) == 1 else -1


def dummies(s: TaskForceState, side: int) -> list[int]:
    """Dummies of a side that have not been given up."""
    return [m for m in on_map(s, side) if is_dummy(s, m) and not noted(s, EMPTIED, m) and not noted(s, GIVEN_UP, m)]

"""Administration: repairs, the next turn, nightfall (TF-4.5)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.task_force.play.columns import FIRST_NIGHT, SMALL
from escadre.games.task_force.play.rules.sides import initiative
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import AFLOAT, UNDETECTED, TaskForceState
from escadre.games.task_force.play.terms import INTACT, MINOR


def repair(s: TaskForceState, dice: Dice) -> None:
    """TF-4.5.a, TF-4.5.b: markers under Emergency Repairs go, with the deck result they brought; the others turn."""
    for counter, fate in enumerate(s.fate):
        if fate != AFLOAT:
            continue
        if SMALL[s.ship[counter]]:
            s.minor[counter] -= s.repairing[counter]
            s.repairing[counter] = s.minor[counter]
        elif s.level[counter] == MINOR:
            if s.repairing[counter]:
                s.level[counter] = INTACT
                s.minor[counter] = s.repairing[counter] = s.deck_minor[counter] = 0
            else:
                s.repairing[counter] = 1
    for number, level in enumerate(s.base_level):
        if level == MINOR:
            if s.base_repairing[number]:
                s.base_level[number] = INTACT
                s.base_deck_minor[number] = 0
                s.base_repairing[number] = False
            else:
                s.base_repairing[number] = True


def next_turn(s: TaskForceState, dice: Dice) -> None:
    """TF-4.5.d, TF-4.b."""
    s.before = list(s.hex)
    s.turn += 1
    if s.turn <= scenario_of(s).last_turn:
        tell(s, "turn", {"turn": s.turn, "side": initiative(s)})
        if FIRST_NIGHT[s.turn]:
            nightfall(s)


def nightfall(s: TaskForceState) -> None:
    """TF-4.5.e: chits go back to the cup, reports are taken off, markers turn flag side up; groups stay visible."""
    lying = {chit for chits in s.chits for chit in chits}
    s.cup = sorted([*s.cup, *s.aside, *(s.chit_kind[chit] for chit in lying)])
    s.aside = []
    s.chits = [[] for _ in s.chits]
    for marker, hex in enumerate(s.hex):
        if hex == NOBODY or s.group[marker]:
            continue
        s.report[marker] = 0
        s.single[marker] = False
        s.detection[marker] = UNDETECTED
    tell(s, "nightfall", {"turn": s.turn})

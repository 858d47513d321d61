"""The frame of a turn: whose step it is, and what is noted at its start (TF-4)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NOBODY, ZERO, Menu, Seat, tell
from escadre.games.task_force.play.rules.programme import move_allies
from escadre.games.task_force.play.rules.reconnaissance import note_sources
from escadre.games.task_force.play.rules.sides import automatic, in_turn
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import ADMINISTRATION, AIR, COMBAT, MOVEMENT, PHASES, RECONNAISSANCE


def begin_turn(s: TaskForceState, dice: Dice) -> None:
    """TF-4.4.1.b: what may search is noted now."""
    s.phase = MOVEMENT
    note_sources(s, dice)


def has_phase(s: TaskForceState, phase: int) -> bool:
    """TF-6.e: a solo scenario names its phases; TF-4.b: none follows once the match is decided."""
    procedure = scenario_of(s).procedure
    return not s.why and (procedure is None or phase in procedure.phases)


def enter(s: TaskForceState, phase: int) -> None:
    s.phase, s.acting = phase, NOBODY
    if has_phase(s, phase):
        call(s, PHASES[phase])


def enter_movement(s: TaskForceState, dice: Dice) -> None:
    enter(s, MOVEMENT)


def enter_combat(s: TaskForceState, dice: Dice) -> None:
    enter(s, COMBAT)


def enter_air(s: TaskForceState, dice: Dice) -> None:
    if scenario_of(s).hunt is None:
        enter(s, AIR)
    elif has_phase(s, AIR):
        s.phase, s.acting = AIR, NOBODY
        call(s, "hunt")


def enter_reconnaissance(s: TaskForceState, dice: Dice) -> None:
    enter(s, RECONNAISSANCE)


def enter_administration(s: TaskForceState, dice: Dice) -> None:
    enter(s, ADMINISTRATION)


def first_side(s: TaskForceState, dice: Dice) -> None:
    begin_side(s, in_turn(s)[0], dice)


def second_side(s: TaskForceState, dice: Dice) -> None:
    begin_side(s, in_turn(s)[1], dice)


def begin_side(s: TaskForceState, side: int, dice: Dice) -> None:
    s.acting = side
    if automatic(s, side):
        move_allies(s, dice)


def enter_match(s: TaskForceState, dice: Dice) -> None:
    """A battle of its own, two of them in a campaign, or waves over a harbour."""
    found = scenario_of(s)
    if found.harbour is not None:
        call(s, "harbour")
    elif found.campaign is not None:
        call(s, "campaign")
    else:
        call(s, "engagement")


def begin_first_turn(s: TaskForceState, dice: Dice) -> None:
    """TF-3.7.3.d: the map is shown."""
    s.phase = MOVEMENT
    tell(s, "begins", {"turn": s.turn}, reveals=True)


class Concede(Step[TaskForceState]):
    """TF-4.c, TF-DP.29: at any moment, also out of turn."""

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"concede": ZERO} if s.stack and s.phase != SETTING_UP else {}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.conceded = seat
        s.stack.clear()
        tell(s, "conceded", {"side": seat})

"""The frame of a turn: whose step it is, and what is noted at its start (TF-4)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NOBODY, ZERO, Menu, Seat, tell
from escadre.games.task_force.play.rules.reconnaissance import note_sources
from escadre.games.task_force.play.rules.sides import in_turn
from escadre.games.task_force.play.state import SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import ADMINISTRATION, AIR, COMBAT, MOVEMENT, RECONNAISSANCE


def begin_turn(s: TaskForceState, dice: Dice) -> None:
    """TF-4.4.1.b: what may search is noted now."""
    s.phase = MOVEMENT
    note_sources(s, dice)


def first_side(s: TaskForceState, dice: Dice) -> None:
    s.acting = in_turn(s)[0]


def second_side(s: TaskForceState, dice: Dice) -> None:
    s.acting = in_turn(s)[1]


def enter_combat(s: TaskForceState, dice: Dice) -> None:
    s.phase, s.acting = COMBAT, NOBODY
    call(s, "combat")


def enter_air(s: TaskForceState, dice: Dice) -> None:
    s.phase, s.acting = AIR, NOBODY


def enter_reconnaissance(s: TaskForceState, dice: Dice) -> None:
    s.phase = RECONNAISSANCE


def enter_administration(s: TaskForceState, dice: Dice) -> None:
    s.phase, s.acting = ADMINISTRATION, NOBODY


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

"""Who decides for a side: its seat, or the programme in the solo scenarios (TF-1.b, TF-6)."""

from __future__ import annotations

from escadre.core.frames import NO_SEATS, Seat, only
from escadre.games.task_force.play.columns import INITIATIVE
from escadre.games.task_force.play.state import TaskForceState


def automatic(s: TaskForceState, side: int) -> bool:
    """TF-6.a: the Allies of a solo scenario."""
    return side >= s.seats


def seat_of(s: TaskForceState, side: int) -> list[Seat]:
    """The seat that decides for a side, nobody where the programme does."""
    return NO_SEATS if side >= s.seats else only(side)


def initiative(s: TaskForceState) -> int:
    """TF-3.1.a."""
    return INITIATIVE[s.turn]


def in_turn(s: TaskForceState) -> tuple[int, int]:
    """Both sides, the one with the initiative first (TF-3.1.b)."""
    first = INITIATIVE[s.turn]
    return first, 1 - first

"""What the bots know of this game: how a position stands and which choices look promising."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.games.sirocco.state import SiroccoState


def evaluate(s: SiroccoState) -> list[float]:
    return [0.0] * s.seats


def weigh(s: SiroccoState, seat: Seat, verb: str, args: list[int]) -> list[float]:
    return [1.0] * len(args)


def quiet(s: SiroccoState) -> bool:
    e = s.engagement
    return e.on == NOBODY and not e.cards

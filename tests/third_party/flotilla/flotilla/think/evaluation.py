"""What a bot should know about this game: how a position stands, and which choices to try first."""

from __future__ import annotations

from escadre.core.frames import Seat
from flotilla.play.rules import is_ebb
from flotilla.play.state import Flotilla, guns


def evaluate(s: Flotilla) -> list[float]:
    """Points, and a little for ships far from the middle: they win at flood or at ebb."""
    return [
        score + sum(abs(guns(ship) - 8) for ship in hand) / 15 for score, hand in zip(s.scores, s.hands, strict=True)
    ]


def weigh(s: Flotilla, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """For a rich prize the ship that the tide favours, for a poor one the ship that it does not."""
    if verb != "ship":
        return [1.0] * len(args)
    strength = [16 - guns(ship) if is_ebb(s) else guns(ship) for ship in args]
    return [1.0 + (value if s.prize >= 4 else 16 - value) for value in strength]

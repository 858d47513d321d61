"""What a bot should know about this game: how a position stands, and which choices to try first."""

from __future__ import annotations

from escadre.core.frames import Seat
from patience.play.rules import attack
from patience.play.state import Patience


def evaluate(s: Patience) -> list[float]:
    """Merchantmen home, and a little for strong escorts kept back."""
    return [len(home) + sum(hand) / 60 for home, hand in zip(s.home, s.hands, strict=True)]


def weigh(s: Patience, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """The weakest escort that would do against what waits; of a raider that nobody has seen, the strongest."""
    if verb != "escort":
        return [1.0] * len(args)
    if s.spotted[seat]:
        enough = attack(s.lurking[seat], 3)
        return [13.0 - ship if ship >= enough else 1.0 for ship in args]
    return [float(ship) for ship in args]

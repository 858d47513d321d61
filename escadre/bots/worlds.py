"""What a bot is handed: worlds guessed from its own seat's knowledge, counted; and what a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from escadre.core.dice import Dice
from escadre.core.frames import Menu, Seat
from escadre.core.rooms import Play, Think


class Worlds:
    """Guesses of how the table may look to one seat. `handed` counts how many were given out.

    It keeps no true state, only a first guess: a guess of a guess is as good as one of the truth, because a guess
    depends on nothing but what the seat knows and the dice. So no bot can look behind it, by mistake or on purpose.
    """

    __slots__ = ("_guess", "handed", "play", "seat", "think")

    def __init__(self, play: Play[Any], think: Think[Any], state: Any, seat: Seat) -> None:
        self.play = play
        self.think = think
        self.seat = seat
        self.handed = 0
        self._guess = think.guess(state, seat, Dice(1))
        self._guess.loud = False  # a search has no use for events

    def sample(self, dice: Dice) -> Any:
        """A fresh world, which may be changed, that the seat cannot tell from the true one."""
        self.handed += 1
        return self.think.guess(self._guess, self.seat, dice)


class Bot(Protocol):
    """Decides from guessed worlds and its menu; the same knowledge and dice give the same choice."""

    name: str

    def choose(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int]:
        """One choice of the menu of a seat that owes a decision."""
        ...

    def interrupt(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int] | None:
        """One choice of the menu of a seat that nobody waits for, or None to let the others go on."""
        ...

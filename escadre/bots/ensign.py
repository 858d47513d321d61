"""Ensign: random with sense."""

from __future__ import annotations

from escadre.bots.worlds import Worlds
from escadre.core.dice import Dice
from escadre.core.flow import size
from escadre.core.frames import Menu, Seat

HOPELESS = 0.02  # of the best weight on the menu: below this not even an ensign plays it
TIMID = 0.33  # how much of the game's judgement reaches an ensign: 1 all of it, 0 none
RARELY = 24  # an ensign that may speak out of turn does so once in so many moments


class Ensign:
    """Plays what looks promising more often than what does not, with a good deal of noise."""

    name = "ensign"

    def choose(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int]:
        if size(menu) == 1:
            for verb, args in menu.items():
                return verb, args[0]
        world = worlds.sample(dice)
        choices: list[tuple[str, int]] = []
        weights: list[float] = []
        for verb, args in menu.items():
            numbers = list(args)
            weights += worlds.think.weigh(world, seat, verb, numbers)
            choices += [(verb, arg) for arg in numbers]
        floor = max(weights) * HOPELESS
        noisy = [weight**TIMID if weight >= floor else 0.0 for weight in weights]
        left = sum(noisy) * (dice.below(1 << 20) / (1 << 20))
        for choice, weight in zip(choices, noisy, strict=True):
            left -= weight
            if left < 0:
                return choice
        return choices[weights.index(max(weights))]  # rounding let the sum run out

    def interrupt(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int] | None:
        return None if dice.below(RARELY) else self.choose(worlds, seat, menu, dice)

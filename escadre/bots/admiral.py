"""Admiral: information-set tree search, for a number of simulations or for a time.

Where the game tells what admirals see (`appraise`), it first asks what a captain with that sight would do.
"""

from __future__ import annotations

import time

from escadre.bots.captain import Captain
from escadre.bots.search import WAIT, Search
from escadre.bots.worlds import Worlds
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Menu, Seat

ROUND = 16  # simulations between two looks at the clock
ASIDE = 8  # whether to speak out of turn is asked at every moment: it gets this part of the budget


class Admiral:
    """Thinks ahead. A budget of simulations is repeatable; one of seconds depends on the machine."""

    SIMULATIONS = 1000

    def __init__(self, simulations: int = SIMULATIONS, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.adviser = Captain(adviser=True)
        self.name = f"admiral:{simulations}" if simulations else f"admiral:{seconds:g}s"

    def choose(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int]:
        if flow.size(menu) == 1:
            return flow.pick(menu, 0)
        think = worlds.think
        before = worlds.handed
        end = time.perf_counter() + self.seconds
        search = Search(worlds.play, think, seat, menu)
        if think.appraise is not None:
            verb, arg = self.adviser.choose(worlds, seat, menu, dice)
            world = worlds.sample(dice)
            if not think.searched(world):
                return verb, arg
            search.advise(world, verb, arg)
        return self._think(search, worlds, dice, self.simulations - (worlds.handed - before), end)

    def interrupt(self, worlds: Worlds, seat: Seat, menu: Menu, dice: Dice) -> tuple[str, int] | None:
        end = time.perf_counter() + self.seconds / ASIDE
        search = Search(worlds.play, worlds.think, seat, {WAIT: [0], **menu})
        verb, arg = self._think(search, worlds, dice, self.simulations // ASIDE, end)
        return None if verb == WAIT else (verb, arg)

    def _think(self, search: Search, worlds: Worlds, dice: Dice, left: int, end: float) -> tuple[str, int]:
        if self.simulations:
            left = max(1, left)
            while left > 0 and not search.settled(left):
                for _ in range(min(ROUND, left)):
                    search.run(worlds.sample(dice), dice)
                left -= ROUND
        else:
            while search.runs == 0 or time.perf_counter() < end:
                for _ in range(ROUND):
                    search.run(worlds.sample(dice), dice)
        return search.best()

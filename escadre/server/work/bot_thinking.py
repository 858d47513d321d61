"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

from escadre import bots
from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.frames import Seat
from escadre.core.game import get
from escadre.server.wire.refusals import TooMuch
from escadre.server.work.child_process import Child, Workroom

log = logging.getLogger("escadre.server")

BUDGET = "1.5s"  # what an admiral takes for a decision when its level does not say
SECONDS = 5.0  # and the most that a level may ask for
SIMULATIONS = 5_000
WORLDS = 100  # of a captain
HINT = "captain"
LONGEST = 40.0  # seconds for a thought, whatever its level asks for
HASTY = "ensign"  # who decides where a thought took longer
OF_ONE = 6  # tables of one owner that wait to think; more are looked at a little later
MOST = 200  # tables of all owners


class Thought(NamedTuple):
    """What a bot does, and how many guessed worlds it was handed for it."""

    seat: Seat
    verb: str
    arg: int
    worlds: int


def check_level(level: str) -> str:
    """The level as bots are made from it, within what one table may ask of the server; `Unreadable` if it is none."""
    level = level.strip().lower()
    bot = bots.make(level)
    name, _, budget = level.partition(":")
    if isinstance(bot, bots.Admiral):
        if not budget:
            return f"{name}:{BUDGET}"
        if bot.seconds > SECONDS:
            return f"{name}:{SECONDS:g}s"
        if bot.simulations > SIMULATIONS:
            return f"{name}:{SIMULATIONS}"
    if isinstance(bot, bots.Captain) and bot.worlds > WORLDS:
        return f"{name}:{WORLDS}"
    return level if budget else name


def think(key: str, state: bytes, levels: dict[Seat, str], seed: int) -> Thought | None:
    """In the worker: the next act of one of these bots, or None if none of them has anything to do."""
    game = get(key)
    s = codec.decode(game.play.state, state)
    players = {seat: bots.make(check_level(level)) for seat, level in levels.items()}
    made = bots.decide(game, s, players, {seat: Dice(seed + seat) for seat in players})
    return None if made is None else Thought(made.seat, made.verb, made.arg, made.handed[made.seat])


class Thinker:
    """A turn to think, for one table or one hint."""

    def __init__(self, child: Child) -> None:
        self._child = child

    async def think(self, key: str, state: bytes, levels: dict[Seat, str]) -> Thought | None:
        """What one of the bots does next. The match may go on meanwhile: compare before you act on it."""
        seed = secrets.randbits(40)
        try:
            return await self._child.run(LONGEST, think, key, state, levels, seed)
        except TooMuch:
            log.warning("a bot of %s thought for more than %.0f s: %s decides", key, LONGEST, HASTY)
            return await self._child.run(LONGEST, think, key, state, dict.fromkeys(levels, HASTY), seed)


class Brains:
    """The processes in which bots think. Admirals have their own: who takes seconds never keeps a quick one waiting.

    In each of the two rooms the levels take turns, and of each level the owners of tables.
    """

    def __init__(self, workers: int = 0) -> None:
        admirals = workers or max(1, (os.cpu_count() or 2) - 1)
        self.quick = Workroom(1, LONGEST, OF_ONE, MOST)
        self.slow = Workroom(admirals, LONGEST, OF_ONE, MOST)

    @asynccontextmanager
    async def turn(self, owner: str, levels: Iterable[str]) -> AsyncIterator[Thinker]:
        """Wait until bots of these levels may think; `TooFast` where too many wait."""
        kind = max((level.partition(":")[0] for level in levels), key=bots.LEVELS.index)
        room = self.slow if kind == "admiral" else self.quick
        async with room.turn(owner, kind) as child:
            yield Thinker(child)

    @property
    def processes(self) -> list[int]:
        return self.quick.processes + self.slow.processes

    def close(self) -> None:
        self.quick.close()
        self.slow.close()

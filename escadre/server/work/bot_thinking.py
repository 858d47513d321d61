"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from escadre import bots
from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.frames import Seat
from escadre.core.game import get
from escadre.server.work.child_process import end_with_parent

BUDGET = "1.5s"  # what an admiral takes for a decision when its level does not say
SECONDS = 5.0  # and the most that a level may ask for
SIMULATIONS = 5_000
WORLDS = 100  # of a captain
HINT = "captain"


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


def _begin() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    os.nice(5)  # thinking never starves the tables


class Brains:
    """The pool of thinking processes."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, fresh, _begin)
        return self._pool

    async def think(self, key: str, state: bytes, levels: dict[Seat, str]) -> Thought | None:
        """What one of the bots does next. The match may go on meanwhile: compare before you act on it."""
        seed = secrets.randbits(40)
        for last in (False, True):
            pool = self._open()
            try:
                call = pool.submit(think, key, state, levels, seed)
                return await asyncio.wrap_future(call)
            except BrokenProcessPool:  # somebody ended a worker: begin with new ones, once
                if self._pool is pool:  # else another table has done so, and thinks with them by now
                    self.close()
                if last:
                    raise
        return None

    def close(self) -> None:
        """Whatever they think about is given up. Left to themselves they could keep the server from ending."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

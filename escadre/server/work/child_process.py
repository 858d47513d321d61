"""Work that would hold the tables up is done in child processes, one thing at a time and within a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from escadre.server.wire.refusals import TooMuch
from escadre.server.work.turns import Turns

STARTING = 60.0  # seconds until a new process must have loaded what it needs

P = ParamSpec("P")
T = TypeVar("T")


def end_with_parent() -> None:
    """In a child of `multiprocessing`: it ends with the server, also when that was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, name="parent", daemon=True).start()


def _begin() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    os.nice(5)  # nothing in here starves the tables


def _ready() -> None:
    """Asked of a new process, to see that it has started."""


class Child:
    """One process. It is started with its first work, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.used = time.monotonic()

    @property
    def processes(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes or ())

    async def run(self, seconds: float, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """What the function returns or raises. `TooMuch` after so many seconds; then its process is ended."""
        for last in (False, True):
            try:
                pool = await self._open()
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args, **named)), seconds)
            except TimeoutError:
                self.end()
                raise TooMuch("server-too-much", seconds=round(seconds)) from None
            except asyncio.CancelledError:
                self.end()  # nobody waits for it any more
                raise
            except BrokenProcessPool:  # somebody ended it: begin with a new one, once
                self.end()
                if last:
                    raise
            finally:
                self.used = time.monotonic()
        raise AssertionError("it has returned or raised")

    async def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
            await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(_ready)), STARTING)
        return self._pool

    def end(self) -> None:
        """Whatever it does is given up. Left to itself it could keep the server from ending."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)


class Workroom:
    """A few children for one kind of work, and a fair queue before the door. `seconds` is what one piece may take."""

    def __init__(self, children: int, seconds: float, of_one: int, most: int) -> None:
        self.seconds = seconds
        self.turns = Turns(children, of_one, most)
        self._free = [Child() for _ in range(children)]
        self._all = tuple(self._free)

    @asynccontextmanager
    async def turn(self, who: str, kind: str = "") -> AsyncIterator[Child]:
        """A child of one's own for a while. `TooFast` where too many wait."""
        async with self.turns.turn(who, kind):
            child = self._free.pop()
            try:
                yield child
            finally:
                self._free.append(child)

    async def do(self, who: str, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        async with self.turn(who) as child:
            return await child.run(self.seconds, work, *args, **named)

    @property
    def processes(self) -> list[int]:
        return [pid for child in self._all for pid in child.processes]

    def rest(self, idle: float) -> None:
        """End the children that have had nothing to do for so many seconds."""
        for child in self._free:
            if time.monotonic() - child.used > idle:
                child.end()

    def close(self) -> None:
        for child in self._all:
            child.end()

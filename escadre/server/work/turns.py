"""Whose turn it is where not all can be served at once: a fair queue."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from escadre.server.wire.refusals import TooFast

_Waiting = deque[asyncio.Future[None]]


class Turns:
    """`count` at once; the others wait. Kinds are served one after the other, and in each kind those who ask are.

    So whoever asks a hundred times waits for himself: others have one of his in front of them. Who has `of_one`
    waiting already, or comes when `most` are, is refused.
    """

    def __init__(self, count: int, of_one: int, most: int) -> None:
        self.count = count
        self.of_one = of_one
        self.most = most
        self.working = 0
        self.waiting = 0
        self._queue: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()  # by kind, by who

    @asynccontextmanager
    async def turn(self, who: str, kind: str = "") -> AsyncIterator[None]:
        """Wait for it, have it, give it back; `TooFast` where too many wait."""
        await self._come(who, kind)
        try:
            yield
        finally:
            self._next()

    async def _come(self, who: str, kind: str) -> None:
        if self.working < self.count:
            self.working += 1
            return
        mine = self._queue[kind].get(who) if kind in self._queue else None
        if self.waiting >= self.most or (mine is not None and len(mine) >= self.of_one):
            raise TooFast("server-busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.setdefault(kind, OrderedDict()).setdefault(who, deque()).append(called)
        self.waiting += 1
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was called in the very moment in which it gave up
            else:
                self._forget(who, kind, called)
            raise

    def _next(self) -> None:
        """Call who has waited longest since his last turn; where nobody waits, a place is free."""
        if not self._queue:
            self.working -= 1
            return
        kind = next(iter(self._queue))
        who = next(iter(self._queue[kind]))
        called = self._queue[kind][who][0]
        self._forget(who, kind, called)
        if kind in self._queue:
            self._queue.move_to_end(kind)
            if who in self._queue[kind]:
                self._queue[kind].move_to_end(who)
        called.set_result(None)

    def _forget(self, who: str, kind: str, called: asyncio.Future[None]) -> None:
        self._queue[kind][who].remove(called)
        self.waiting -= 1
        if not self._queue[kind][who]:
            del self._queue[kind][who]
        if not self._queue[kind]:
            del self._queue[kind]

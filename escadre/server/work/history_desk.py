"""Looking back, for all who ask: each match is rebuilt once, in a process of its own, and what it showed is kept."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from escadre.core.frames import Seat
from escadre.server.wire.refusals import Missing
from escadre.server.work import match_history
from escadre.server.work.child_process import Child, Workroom
from escadre.server.work.match_history import Reel, Whole
from escadre.store.store import Store

SECONDS = 20.0  # for one match
OF_ONE = 4  # that one person, or address, may have waiting
MOST = 60
KEPT = 64 * 1024 * 1024  # bytes of Scenes, reports and saves

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[str, str, Seat | None, int]  # what, table, seat, acts


class Kept:
    """What was worked out before, the least used forgotten first.

    >>> kept = Kept(5)
    >>> for name in ("a", "b", "c"):
    ...     kept.put((name, "", None, 0), b"", 2)
    >>> [kept.get((name, "", None, 0)) for name in ("a", "b", "c")]
    [None, b'', b'']
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._found: OrderedDict[Key, tuple[Any, int]] = OrderedDict()

    def get(self, key: Key) -> Any | None:
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Key, value: Any, size: int) -> None:
        _, before = self._found.pop(key, (None, 0))
        self._found[key] = (value, size)
        self.size += size - before
        while self.size > self.most and len(self._found) > 1:
            _, (_, gone) = self._found.popitem(last=False)
            self.size -= gone


class HistoryDesk:
    """One for each process. `who` is by whom an asker is counted, `acts` how many the table has now."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.room = Workroom(1, SECONDS, OF_ONE, MOST)
        self._kept = Kept(KEPT)
        self._under_way: dict[Key, asyncio.Task[Any]] = {}

    async def scenes(self, who: str, id: str, acts: int, seat: Seat | None, first: int, count: int) -> bytes:
        """`Replayed` as JSON: what the seat saw at `count` moments of its own after `first`."""
        reel = await self._reel(who, id, acts, seat, first, count)
        packed = [reel.scenes[moment] for moment in _wanted(reel, first, count)]
        scenes = b",".join(zlib.decompress(scene) for scene in packed)
        return b'{"scenes":[%s],"first":%d,"moments":%d}' % (scenes, first, reel.moments)

    async def scene(self, who: str, id: str, acts: int, seat: Seat | None, moment: int) -> bytes | None:
        """The Scene of one moment as JSON; None if there was none."""
        reel = await self._reel(who, id, acts, seat, max(0, moment - 1), 1)
        return zlib.decompress(reel.scenes[moment]) if 1 <= moment <= reel.moments else None

    async def report(self, who: str, id: str, acts: int) -> bytes:
        """`Report` as JSON."""
        return await self._made(who, "report", id, acts, _encoded_report)

    async def save(self, who: str, id: str, acts: int) -> bytes:
        return await self._made(who, "save", id, acts, match_history.save)

    async def fork(self, who: str, id: str, seat: Seat, moment: int | None) -> bytes:
        """The save of a match to play on with. Each is dealt anew."""
        async with self.room.turn(who) as child:
            return await self._run(child, id, match_history.fork, seat, moment)

    def close(self) -> None:
        self.room.close()

    # ----

    async def _reel(self, who: str, id: str, acts: int, seat: Seat | None, first: int, count: int) -> Reel:
        key: Key = ("scenes", id, seat, 0)
        reel: Reel | None = self._kept.get(key)
        if reel is None or reel.acts < acts or _missing(reel, first, count):
            reel = await self._once(("scenes", id, seat, first), self._unroll(who, key, acts, first, count))
        return reel

    async def _unroll(self, who: str, key: Key, acts: int, first: int, count: int) -> Reel:
        _, id, seat, _ = key
        async with self.room.turn(who) as child:
            old: Reel | None = self._kept.get(key)
            whole = old is not None and not _missing(old, first, count)
            if old is not None and whole and old.acts >= acts:
                return old  # somebody else has asked for it meanwhile
            reel = await self._run(child, id, match_history.unroll, seat, first, old.acts if old and whole else 0)
        if old is not None:
            reel.scenes = old.scenes | reel.scenes  # what was seen once stays so
        self._kept.put(key, reel, reel.size)
        return reel

    async def _made(self, who: str, what: str, id: str, acts: int, work: Callable[[Whole], bytes]) -> bytes:
        key: Key = (what, id, None, acts)
        found: bytes | None = self._kept.get(key)
        return found if found is not None else await self._once(key, self._make(who, key, work))

    async def _make(self, who: str, key: Key, work: Callable[[Whole], bytes]) -> bytes:
        async with self.room.turn(who) as child:
            made = await self._run(child, key[1], work)
        self._kept.put(key, made, len(made))
        return made

    async def _run(
        self, child: Child, id: str, work: Callable[Concatenate[Whole, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        whole = await asyncio.to_thread(self.store.whole, id)
        if whole is None:
            raise Missing("server-no-table")
        return await child.run(self.room.seconds, work, whole, *args, **named)

    async def _once(self, key: Key, work: Coroutine[Any, Any, T]) -> T:
        """Who asks for what is being worked out already waits for that."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(work)
            task.add_done_callback(lambda done: self._finished(key, done))
        else:
            work.close()
        found: T = await asyncio.shield(task)
        return found

    def _finished(self, key: Key, done: asyncio.Task[Any]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # whoever still waits for it is told


def _encoded_report(whole: Whole) -> bytes:
    return msgspec.json.encode(match_history.report(whole))


def _wanted(reel: Reel, first: int, count: int) -> range:
    return range(first + 1, min(first + count, reel.moments) + 1)


def _missing(reel: Reel, first: int, count: int) -> bool:
    return any(moment not in reel.scenes for moment in _wanted(reel, first, count))

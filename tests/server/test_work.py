"""Work beside the tables: a fair queue, child processes with a time limit, and matches that are rebuilt once."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from typing import Any

import pytest

from escadre.server.wire.refusals import TooFast, TooMuch
from escadre.server.work import match_history
from escadre.server.work.child_process import Workroom
from escadre.server.work.turns import Turns
from tests.server.harbour import Harbour, two

pytestmark = pytest.mark.anyio


class Queue:
    """People who wait for one place; each is noted when his turn has come."""

    def __init__(self, **limits: int) -> None:
        self.turns = Turns(1, **({"of_one": 9, "most": 99} | limits))
        self.served: list[str] = []
        self.free = asyncio.Event()

    async def come(self, who: str, kind: str = "") -> None:
        async with self.turns.turn(who, kind):
            self.served.append(who + kind)
            await self.free.wait()

    async def all(self, *asked: tuple[str, str] | str) -> list[asyncio.Task[None]]:
        tasks = []
        for one in asked:
            tasks.append(asyncio.create_task(self.come(*([one] if isinstance(one, str) else one))))
            await asyncio.sleep(0)
        return tasks


async def test_who_asks_often_waits_for_himself() -> None:
    queue = Queue()
    tasks = await queue.all("a", "a", "a", "a", "b", "c")
    assert (queue.turns.working, queue.turns.waiting) == (1, 5)
    queue.free.set()
    await asyncio.gather(*tasks)
    assert "".join(queue.served) == "aabcaa"
    assert (queue.turns.working, queue.turns.waiting) == (0, 0)


async def test_kinds_take_turns_too() -> None:
    queue = Queue()
    tasks = await queue.all(*[(who, kind) for kind in ("captain", "ensign") for who in ("a", "b")])
    queue.free.set()
    await asyncio.gather(*tasks)
    assert queue.served == ["acaptain", "bcaptain", "aensign", "bensign"]
    queue = Queue()
    tasks = await queue.all(("x", ""), ("a", "1"), ("b", "1"), ("c", "1"), ("d", "2"))
    queue.free.set()
    await asyncio.gather(*tasks)
    assert queue.served == ["x", "a1", "d2", "b1", "c1"]


async def test_the_queue_has_an_end() -> None:
    queue = Queue(of_one=2, most=3)
    tasks = await queue.all("a", "a", "a")
    with pytest.raises(TooFast):
        await queue.come("a")
    tasks += await queue.all("b")
    with pytest.raises(TooFast):
        await queue.come("c")
    queue.free.set()
    await asyncio.gather(*tasks)


async def test_who_gives_up_leaves_no_gap() -> None:
    queue = Queue()
    tasks = await queue.all("a", "b", "c")
    tasks[1].cancel()
    await asyncio.sleep(0)
    queue.free.set()
    await asyncio.gather(tasks[0], tasks[2])
    assert queue.served == ["a", "c"]
    # Also in the very moment in which he is called.
    queue = Queue()
    tasks = await queue.all("a", "b", "c")
    tasks[0].cancel()
    await asyncio.sleep(0)
    tasks[1].cancel()
    queue.free.set()
    await asyncio.wait(tasks)
    assert queue.served[-1] == "c"
    assert (queue.turns.working, queue.turns.waiting) == (0, 0)


async def test_what_takes_too_long_is_ended() -> None:
    room = Workroom(1, seconds=0.3, of_one=5, most=5)
    try:
        first = await room.do("a", os.getpid)
        assert first not in (0, os.getpid())
        began = time.monotonic()
        with pytest.raises(TooMuch):
            await room.do("a", time.sleep, 30)
        assert time.monotonic() - began < 5
        assert await room.do("a", os.getpid) != first
        with pytest.raises(ZeroDivisionError):
            await room.do("a", divmod, 1, 0)
        room.rest(idle=0.0)
        assert room.processes == []
    finally:
        room.close()


async def test_a_match_in_play_is_rebuilt_once_for_all_who_look_back(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert, table = await two(harbour, options={"rounds": 3})
    built: list[Any] = []

    class Film(match_history.Film):
        def __init__(self, whole: match_history.Whole) -> None:
            built.append(whole[0].acts)
            super().__init__(whole)

    monkeypatch.setattr(match_history, "Film", Film)
    path = f"/api/tables/{table}/replay"
    told = []
    for _ in range(2):
        many = await asyncio.gather(*(harbour.stranger().get(path) for _ in range(5)))
        assert all(answer == many[0] for answer in many)
        told.append(many[0])
        await anna.first(table, 0)
        await bert.first(table, 1)
    told.append(await harbour.stranger().get(path))
    assert len(built) == 1
    for earlier, later in itertools.pairwise(told):
        assert later["moments"] > earlier["moments"]
        assert later["scenes"][: earlier["moments"]] == earlier["scenes"]
    fresh = (await harbour.stranger().get(f"/api/tables/{table}/scene"))["scene"]
    last = told[-1]["scenes"][-1]
    assert (last["picture"], last["turn"]) == (fresh["picture"], fresh["turn"])

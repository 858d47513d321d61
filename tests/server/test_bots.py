"""Bots: they think beside the table, play by themselves, and nothing that goes wrong with them stops a match."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from escadre.core.errors import Unreadable
from escadre.core.match import Match, verify
from escadre.server.work import bot_thinking
from escadre.server.work.bot_thinking import Thought, check_level
from tests.server.harbour import BOT, ME, Harbour, Person, open_harbour, two

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def real(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harbour]:
    """A server whose bots think in processes of their own."""
    async with open_harbour(tmp_path_factory.mktemp("real"), quick=False) as made:
        yield made


def workers(harbour: Harbour) -> list[int]:
    pool = harbour.house.brains._pool
    return [] if pool is None else list(pool._processes)


async def test_they_play_to_the_end_though_nobody_looks(real: Harbour) -> None:
    anna = await real.person()
    table = (await anna.create(BOT, BOT, BOT, game="sirocco", options={"length": 10}))["id"]
    over = await real.until(table, lambda found: found.row.status == "over", patience=40)
    assert (await anna.info(table))["outcome"]["scores"]
    assert verify((await anna.ask("GET", f"/api/tables/{table}/save")).content)["over"]
    assert not over.driving
    assert os.getpid() not in workers(real)


async def test_the_loop_is_free_while_they_think(real: Harbour) -> None:
    anna = await real.person()
    table = (await anna.create(ME, {"kind": "bot", "level": "admiral:0.6s"}))["id"]
    await real.until(table, lambda found: 1 in found.thinking)
    async with anna.live(table, 0) as live:
        show = await live.until("show")
        assert show["table"]["seats"][1].get("thinking", False)
        late = 0.0
        while (await real.table(table)).thinking:
            began = time.monotonic()
            await asyncio.sleep(0.005)
            late = max(late, time.monotonic() - began)
        assert late < 0.5
        await live.until("show", lambda got: "thinking" not in got["table"]["seats"][1])


async def test_a_worker_that_is_killed_is_replaced(real: Harbour) -> None:
    """In the middle of the thoughts of two tables; both go on, and so does the person who asked for a hint."""
    anna = await real.person()
    level = {"kind": "bot", "level": "admiral:0.3s"}
    tables = [(await anna.create(ME, level))["id"] for _ in range(2)]
    hint = asyncio.create_task(anna.order(tables[0], "hint", seat=0))
    await real.until(tables[0], lambda found: 1 in found.thinking)
    async with asyncio.timeout(10):
        while not workers(real):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    before = workers(real)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert (await hint)["kind"] == "hinted"
    for table in tables:
        await real.until(table, lambda found: found.playing.state.chosen[1] != 0, patience=20)
    assert not set(before) & set(workers(real))


async def test_a_server_closes_though_a_bot_thinks(data: Path) -> None:
    async with open_harbour(data, quick=False) as harbour:
        anna = await harbour.person()
        table = (await anna.create(ME, {"kind": "bot", "level": "admiral:2s"}))["id"]
        await harbour.until(table, lambda found: 1 in found.thinking)
        began = time.monotonic()
    assert time.monotonic() - began < 1.5


# ---- at the table


async def test_that_they_think_is_seen(harbour: Harbour) -> None:
    anna = await harbour.person()
    harbour.brains.gate.clear()
    try:
        table = (await anna.create(ME, BOT, BOT))["id"]
        async with anna.live(table, 0) as live:
            seen = await live.until("show", lambda got: got["table"]["seats"][1].get("thinking", False))
            assert [seat.get("thinking", False) for seat in seen["table"]["seats"]] == [False, True, True]
            harbour.brains.gate.set()
            await live.until("show", lambda got: got["scene"]["turn"] == [0])
            await harbour.settled(table)
            messages = [*live.got, *await live.drain()]
            last = [got for got in messages if got["kind"] in ("show", "around")][-1]
            assert not any("thinking" in seat for seat in last["table"]["seats"])
    finally:
        harbour.brains.gate.set()


async def test_one_may_speak_while_they_think(harbour: Harbour) -> None:
    """The interrupt of a game: what the bot thought of before is thought about again."""
    anna = await harbour.person()
    harbour.brains.gate.clear()
    try:
        table = (await anna.create(ME, BOT))["id"]
        await anna.first(table, 0)
        await harbour.until(table, lambda found: 1 in found.thinking)
        await anna.act(table, 0, "recall")
    finally:
        harbour.brains.gate.set()
    await harbour.settled(table)
    match = await harbour.match(table)
    assert [act.order.split()[0] for act in harbour.store.acts(table)][:3] == ["setup", "ship", "recall"]
    assert match.state.chosen[1] != 0
    assert match.turn == (0,)


async def test_a_bot_may_speak_out_of_turn(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, BOT))["id"]
    await harbour.settled(table)
    match = await harbour.match(table)
    assert match.turn == (0,)
    assert len(harbour.brains.asked) >= 2  # asked again although only the person is in turn
    spoken: list[bool] = []

    async def think(key: str, state: bytes, levels: dict[int, str]) -> Thought | None:
        if not spoken:
            spoken.append(True)
            return Thought(1, "recall", 0, 3)
        return Thought(1, "ship", match.menu(1)["ship"][0], 0) if 1 in match.turn else None

    monkeypatch.setattr(harbour.brains, "think", think)
    await anna.act(table, 0, "scout", 1)
    await harbour.settled(table)
    assert match.state.recalled == [False, True]
    recall = next(act for act in harbour.store.acts(table) if act.order == "recall")
    assert (recall.seat, recall.worlds) == (1, 3)


async def test_thoughts_that_fail_stop_nothing(harbour: Harbour) -> None:
    anna = await harbour.person()
    harbour.brains.gate.clear()
    try:
        table = (await anna.create(ME, BOT))["id"]
        async with anna.live(table, 0) as live:
            await live.until("show", lambda got: got["table"]["seats"][1].get("thinking", False))
            harbour.brains.fault = RuntimeError("no more processes")
            harbour.brains.gate.set()
            around = await live.until("around")
            assert not any("thinking" in seat for seat in around["table"]["seats"])
        found = await harbour.settled(table)
        assert not found.lock.locked()
        assert found.playing.turn == (0, 1)
        await harbour.house._let_think(found)  # as the sweeper does
        await harbour.settled(table)
        assert found.playing.turn == (0,)
    finally:
        harbour.brains.gate.set()


async def test_an_act_of_a_bot_that_fails_leaves_the_table_as_it_was(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await harbour.person()
    from escadre.core import flow

    real_play = flow.play

    def half(s: Any, *args: Any) -> None:
        real_play(s, *args)
        raise ZeroDivisionError("in the middle")

    with monkeypatch.context() as patch:
        patch.setattr("escadre.core.match.flow.play", half)
        table = (await anna.create(ME, BOT))["id"]
        found = await harbour.settled(table)
    assert (await anna.scene(table, 0))["scene"]["turn"] == [0, 1]
    assert found.playing.acts == found.row.acts == 1
    await anna.first(table, 0)  # the next act lets it think again
    await harbour.settled(table)
    assert found.playing.state.round == 2


async def test_bots_that_a_dead_server_left_in_turn_are_taken_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_harbour(data) as harbour:
        harbour.brains.gate.clear()
        anna = await harbour.person()
        table = (await anna.create(BOT, BOT, BOT))["id"]
        second = (await anna.create(ME, BOT))["id"]
        await anna.first(second, 0)
        await harbour.until(table, lambda found: bool(found.thinking))
        kept = harbour.store.acts(second)
    monkeypatch.setattr("escadre.server.tables.house.STUCK", 0)
    async with open_harbour(data) as harbour:
        # Nobody asks for the tables: the sweeper finds them.
        async with asyncio.timeout(5):
            while harbour.store.table(table).status != "over":  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
            while 1 in harbour.store.table(second).turn.split():  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
        again = Person(harbour)
        again.cookie = anna.cookie
        await harbour.settled(second)
        assert harbour.store.acts(second)[: len(kept)] == kept
        assert (await again.scene(second, 0))["scene"]["turn"] == [0]
        save = (await again.ask("GET", f"/api/tables/{table}/save")).content
        assert Match.load(save).over


async def test_a_match_goes_on_after_every_restart(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed after every round, opened again on the same data: one and the same match."""
    async with open_harbour(data) as harbour:
        anna = await harbour.person()
        cookie, table = anna.cookie, (await anna.create(ME, BOT, options={"rounds": 3}))["id"]
    monkeypatch.setattr("escadre.server.tables.house.STUCK", 0)
    for _ in range(3):
        async with open_harbour(data) as harbour:
            anna = Person(harbour)
            anna.cookie = cookie
            assert (await anna.info(table))["status"] == "playing"
            found = await harbour.table(table)
            await harbour.house._let_think(found)
            await harbour.settled(table)
            await anna.first(table, 0)
    async with open_harbour(data) as harbour:
        anna = Person(harbour)
        anna.cookie = cookie
        assert (await anna.info(table))["status"] == "over"
        assert verify((await anna.ask("GET", f"/api/tables/{table}/save")).content)["over"]


async def test_who_is_stood_in_for_is_given_no_hints(harbour: Harbour) -> None:
    _, bert, table = await two(harbour)
    await bert.delete(f"/api/tables/{table}/seats/1")
    refused = await bert.order(table, "hint", seat=1, expect=409)
    assert refused["text"]["id"] == "server-not-your-seat"


# ---- levels


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("ensign", "ensign"),
        (" Captain ", "captain"),
        ("captain:12", "captain:12"),
        ("captain:1000000", f"captain:{bot_thinking.WORLDS}"),
        ("ADMIRAL", "admiral:1.5s"),
        ("admiral:", "admiral:1.5s"),
        ("admiral:400", "admiral:400"),
        ("admiral:0.5s", "admiral:0.5s"),
        ("admiral:3600s", "admiral:5s"),
        ("admiral:1000000", "admiral:5000"),
    ],
)
def test_a_level_within_what_one_table_may_ask(asked: str, given: str) -> None:
    assert check_level(asked) == given
    assert check_level(given) == given


@pytest.mark.parametrize("level", ["", "cook", "ensign:3", "captain:x", "admiral:0s", "admiral:nans", "admiral:-3"])
def test_what_is_no_level(level: str) -> None:
    with pytest.raises(Unreadable):
        check_level(level)


async def test_the_level_is_capped_where_the_table_is_made(harbour: Harbour) -> None:
    anna = await harbour.person()
    harbour.brains.gate.clear()
    try:
        info = await anna.create(ME, {"kind": "bot", "level": " Admiral:999999 "})
        assert info["seats"][1]["level"] == "admiral:5000"
    finally:
        await anna.order(info["id"], "concede", seat=0)
        harbour.brains.gate.set()

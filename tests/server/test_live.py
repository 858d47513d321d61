"""What a viewer is sent, when, and that it is no more and no less than what his seat may see."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadre.core.match import Match
from escadre.core.scene import Scene
from tests.server.harbour import BOT, HOT, ME, OPEN, Closed, Harbour, Live, open_harbour, two

pytestmark = pytest.mark.anyio


def plain(scene: Scene) -> Any:
    return json.loads(msgspec.json.encode(scene))


def shows(live: Live) -> list[dict[str, Any]]:
    return [got for got in live.got if got["kind"] == "show"]


async def test_first_the_whole_table_then_the_chat(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        show, chat = await live.next(), await live.next()
        assert (show["kind"], chat) == ("show", {"kind": "chat", "lines": []})
        assert show["scene"] == plain((await harbour.match(table)).view(0))
        assert show.get("since", 0) == 0
        assert show["now"] > 1_700_000_000_000
        assert show["table"]["seats"][0]["here"]
        assert (await anna.scene(table, 0))["scene"] == show["scene"]


async def test_without_a_seat_the_first_of_ones_own_is_shown(harbour: Harbour) -> None:
    _, bert, table = await two(harbour)
    async with bert.live(table) as live:
        assert (await live.until("show"))["scene"]["seat"] == 1
    async with harbour.stranger().live(table) as live:
        show = await live.until("show")
        assert "seat" not in show["scene"]
        assert show["scene"] == plain((await harbour.match(table)).view(None))


async def test_a_socket_for_a_seat_that_makes_no_sense(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    for seat in (1, 9, -1):
        with pytest.raises(Closed) as closed:
            async with anna.live(table, seat) as live:
                await live.next()
        assert closed.value.code == 4403


async def test_later_only_what_is_new_of_the_log(harbour: Harbour) -> None:
    """Played to the end with three who look: each can put the whole together from the pieces it was sent."""
    anna, bert, table = await two(harbour, options={"rounds": 3})
    match = await harbour.match(table)
    async with anna.live(table, 0) as one, bert.live(table, 1) as other, harbour.stranger().live(table) as third:
        for live in (one, other, third):
            await live.until("chat")
        while match.turn:
            seat = match.turn[0]
            await (anna, bert)[seat].first(table, seat)
        for live, seat in ((one, 0), (other, 1), (third, None)):
            await live.drain()
            log: list[Any] = []
            for show in shows(live):
                since = show.get("since", 0)
                assert all(line["act"] >= since for line in show["scene"].get("log", []))
                assert len(log) == len([line for line in log if line["act"] < since])
                log += show["scene"].get("log", [])
            last = shows(live)[-1]
            whole = plain(match.view(seat))
            assert log == whole["log"]
            assert {**last["scene"], "log": 0} == {**whole, "log": 0}
            assert len(shows(live)) > 3
            assert last["table"]["status"] == "over"


async def test_of_a_secret_choice_others_learn_only_what_is_open(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    match = await harbour.match(table)
    ships = match.menu(0)["ship"]
    for viewer in (bert.live(table, 1), harbour.stranger().live(table)):
        async with viewer as live:
            first = await live.until("show")
            await live.until("chat")
            await anna.act(table, 0, "ship", ships[0], seen=match.moment(0))
            (show,) = await live.drain()
            # In flotilla it is open that somebody has chosen; nothing else may differ.
            assert show["scene"]["act"] == first["scene"]["act"]
            assert show["scene"].get("log", []) == []
            assert (show["scene"]["turn"], show["table"]["turn"]) == ([1], [1])
            assert show["table"]["acts"] == first["table"]["acts"]
            assert f'"ship-{ships[0]}"' not in live.raw[-2] + live.raw[-1]
            await anna.order(table, "undo", seat=0, seen=match.moment(0))


async def test_a_secret_choice_that_changes_nothing_open_is_no_message(harbour: Harbour) -> None:
    """Between two secret acts of another seat that end where they began, a viewer who was asleep hears nothing."""
    anna, bert, table = await two(harbour, pace={"minutes": 10})
    match = await harbour.match(table)
    found = await harbour.table(table)
    async with bert.live(table, 1) as live:
        await live.until("chat")
        viewer = next(iter(found.viewers))
        real, viewer.wake = viewer.wake, asyncio.Event()  # it sleeps
        await anna.act(table, 0, "ship", match.menu(0)["ship"][0])
        await anna.order(table, "undo", seat=0, seen=match.moment(0))
        assert match.acts == 3
        await asyncio.sleep(0.02)  # the clock of each runs on meanwhile
        viewer.wake = real
        viewer.wake.set()
        # The clock of the one who acted is open; but no Scene, and no number of acts.
        sent = await live.drain()
        assert [message["kind"] for message in sent] in ([], ["around"])
        assert all(message["table"]["acts"] == 1 for message in sent)


async def test_a_running_clock_is_no_news(harbour: Harbour) -> None:
    anna, _, table = await two(harbour, pace={"minutes": 10})
    async with anna.live(table, 0) as live:
        await live.until("chat")
        for viewer in (await harbour.table(table)).viewers:
            viewer.wake.set()
        await asyncio.sleep(0.03)
        assert await live.drain() == []


async def test_the_answer_comes_after_what_it_led_to(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        await live.until("chat")
        ship = (await harbour.match(table)).menu(0)["ship"][0]
        done = await live.act(0, "ship", ship)
        assert live.got[-2]["kind"] == "show"
        assert live.got[-2]["scene"]["act"] == done["act"]


async def test_who_waits_sees_the_match_begin(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    links = await anna.links(table)
    async with anna.live(table) as live:
        around = await live.until("around")
        assert around["table"]["status"] == "waiting"
        await bert.join(links[1])
        around = await live.until("around")
        assert [seat["kind"] for seat in around["table"]["seats"]] == ["person", "person", "open"]
        await bert.join(links[2])
        show = await live.until("show")
        assert (show.get("since", 0), show["scene"]["seat"], show["scene"]["act"]) == (0, 0, 1)


async def test_who_is_here(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    async with anna.live(table, 0) as live:
        show = await live.until("show")
        assert [seat.get("here", False) for seat in show["table"]["seats"]] == [True, False]
        async with bert.live(table, 1) as one:
            await live.until("around", lambda got: got["table"]["seats"][1].get("here", False))
            async with bert.live(table, 1) as two_tabs:
                await two_tabs.until("chat")
            await one.drain()
            assert harbour.house.is_here(table, bert.id)
        await live.until("around", lambda got: not got["table"]["seats"][1].get("here", False))
        assert not harbour.house.is_here(table, bert.id)


async def test_who_logs_in_at_the_table_keeps_his_seat(harbour: Harbour) -> None:
    """A visitor plays, and then logs in to the account that he has already."""
    account, visitor = await harbour.person(), await harbour.person()
    await account.post("/api/account", {"name": "Jean Bart", "password": "dunkerque 1650"})
    table = (await visitor.create(ME, HOT))["id"]
    async with visitor.live(table, 0) as live:
        await live.until("chat")
        await visitor.post("/api/login", {"name": "Jean Bart", "password": "dunkerque 1650"})
        assert visitor.id == account.id
        assert (await live.act(0, "ship", (await harbour.match(table)).menu(0)["ship"][0]))["kind"] == "done"
        assert all(show["scene"]["seat"] == 0 for show in shows(live))
    info = await account.info(table)
    assert info["owner"]
    assert all(seat["mine"] for seat in info["seats"])


async def test_a_slow_reader_gets_the_last_and_not_all_in_between(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT, options={"rounds": 5}))["id"]
    match = await harbour.match(table)
    async with harbour.stranger().live(table) as live:
        await live.until("chat")
        live.reading.clear()
        while match.turn:
            await anna.first(table, match.turn[0])
        live.reading.set()
        await live.until("show", lambda got: "outcome" in got["scene"])
        assert len(shows(live)) <= 4
        log = [line for show in shows(live) for line in show["scene"].get("log", [])]
        assert log == plain(match.view(None))["log"]


async def test_one_who_never_reads_his_answers_is_let_go(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        await live.until("chat")
        live.reading.clear()
        for _ in range(400):
            live.say({"kind": "sit", "seat": 0})
        found = await harbour.table(table)
        await asyncio.sleep(0.1)
        assert all(len(viewer.outbox) <= 201 for viewer in found.viewers)
        live.reading.set()
        with pytest.raises(Closed) as closed:
            await live.until("around", lambda got: False)
        assert closed.value.code == 4429


async def test_too_long_a_message_ends_the_socket(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        await live.until("chat")
        live.say("x" * 8001)
        with pytest.raises(Closed) as closed:
            await live.next()
        assert closed.value.code == 1009
    assert not (await harbour.table(table)).viewers


async def test_a_crowd_has_an_end(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escadre.server.tables.live.CROWD", 2)
    anna, bert, table = await two(harbour)
    async with anna.live(table), bert.live(table):
        with pytest.raises(Closed) as closed:
            async with harbour.stranger().live(table) as third:
                await third.next()
        assert closed.value.code == 4429


async def test_a_view_that_fails_closes_the_socket_and_holds_nothing(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert, table = await two(harbour)
    found = await harbour.table(table)
    real = Match.view

    def broken(self: Match, seat: int | None, since: int = 0) -> Scene:
        if seat == 1:
            raise KeyError("a bug that only one seat meets")
        return real(self, seat, since)

    async with anna.live(table, 0) as one, bert.live(table, 1) as other:
        await one.until("chat")
        await other.until("chat")
        with monkeypatch.context() as patch:
            patch.setattr(Match, "view", broken)
            assert (await one.act(0, "ship", (await harbour.match(table)).menu(0)["ship"][0]))["kind"] == "done"
            with pytest.raises(Closed) as closed:
                await other.next()
            assert closed.value.code == 1011
        await one.drain()
    assert not found.lock.locked()
    async with bert.live(table, 1) as again:  # his browser comes back
        assert (await again.until("show"))["scene"]["turn"] == [1]
    assert not found.viewers


async def test_a_browser_that_vanishes_leaves_nothing_behind(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    found = await harbour.table(table)
    tasks = len(asyncio.all_tasks())
    for _ in range(5):
        async with anna.live(table, 0) as live:
            await live.next()
    assert not found.viewers
    await asyncio.sleep(0.05)
    assert len(asyncio.all_tasks()) <= tasks + 1


async def test_a_flood_is_told_to_slow_down_and_then_closed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escadre.server.tables.live.PATIENCE", 3)
    async with open_harbour(data, limits=1.0) as harbour:
        anna, _, table = await two(harbour)
        async with anna.live(table, 0) as live:
            for _ in range(90):
                live.say({"kind": "concede", "seat": 1})
            slow = await live.until("refused", lambda got: got["why"] == "limit")
            assert slow["text"]["id"] == "server-slow-down"
            with pytest.raises(Closed) as closed:
                await live.until("around", lambda got: False)
            assert closed.value.code == 4429
        assert (await harbour.match(table)).acts == 1


async def test_memory_grows_by_the_log_alone(harbour: Harbour) -> None:
    """After a match with viewers nothing waits, and nothing but the log and the lists of moments has grown."""
    anna = await harbour.person()
    table = (await anna.create(ME, BOT, BOT))["id"]
    match = await harbour.match(table)
    async with anna.live(table, 0) as live:
        while match.turn:
            await harbour.settled(table)
            if 0 in match.turn:
                await anna.first(table, 0)
        await live.drain()
        found = await harbour.over(table)
        (viewer,) = found.viewers
        assert viewer.outbox == []
    assert not match._past
    assert all(len(noticed) <= match.acts for noticed in match._noticed.values())
    assert not found.elsewhere
    await harbour.settled(table)
    assert not harbour.house._loading
    async with asyncio.timeout(5):
        while harbour.house._tasks:
            await asyncio.sleep(0.01)


async def test_a_table_leaves_the_memory_and_comes_back_the_same(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour, pace={"hours": 4})
    await anna.first(table, 0)
    await bert.first(table, 1)
    await bert.first(table, 1)
    await anna.order(table, "draw", seat=0)
    before = [await who.scene(table, seat) for who, seat in ((anna, 0), (bert, 1), (anna, None))]
    old = harbour.house.tables[table]
    harbour.forget(table)
    after = [await who.scene(table, seat) for who, seat in ((anna, 0), (bert, 1), (anna, None))]
    assert harbour.house.tables[table] is not old
    for one, other in zip(before, after, strict=True):
        for show in (one, other):
            show.pop("now")
            for seat in show["table"]["seats"]:
                seat.pop("clock", 0)
        assert one == other
    assert (await harbour.match(table)).save() == old.playing.save()


async def test_a_table_that_is_looked_at_stays_in_memory(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table) as live:
        await live.until("chat")
        found = harbour.house.tables[table]
        found.used -= 10_000
        harbour.house._forget_idle()
        assert harbour.house.tables[table] is found

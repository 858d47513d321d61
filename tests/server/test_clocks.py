"""Clocks: a bank of minutes or hours for a move, and what becomes of a seat that stays away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from escadre.server.tables import clocks
from escadre.server.tables.clocks import HOUR, MINUTE
from escadre.store.rows import SeatRow
from tests.server.harbour import BOT, ME, OPEN, Harbour, Person, open_harbour, two

pytestmark = pytest.mark.anyio


class Time:
    """The time of the server, as a test wants it to pass."""

    def __init__(self) -> None:
        self.now = int(time.time() * 1000)

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    for module in ("house", "table", "live", "orders", "seating"):
        monkeypatch.setattr(f"escadre.server.tables.{module}.now_ms", made)
    return made


@pytest.fixture(autouse=True)
async def by_hand(harbour: Harbour) -> None:
    """The tests sweep themselves: the server's own sweeper would come at any moment."""
    assert harbour.house._sweeper is not None
    harbour.house._sweeper.cancel()


async def sweep(harbour: Harbour, clock: Time) -> None:
    """What the sweeper does every second."""
    await harbour.house._each(harbour.store.due(clock.now), harbour.house._flag)


async def shown(who: Person, table: str) -> list[tuple[Any, bool]]:
    return [(seat.get("clock"), seat.get("running", False)) for seat in (await who.info(table))["seats"]]


async def test_a_table_without_clocks_has_none(harbour: Harbour, clock: Time) -> None:
    anna, _, table = await two(harbour)
    assert await shown(anna, table) == [(None, False), (None, False)]
    assert (await harbour.table(table)).row.deadline is None


async def test_a_bank_runs_while_one_is_in_turn(harbour: Harbour, clock: Time) -> None:
    anna, bert, table = await two(harbour, pace={"minutes": 10})
    clock.now += 60_000
    assert await shown(anna, table) == [(9 * MINUTE, True), (9 * MINUTE, True)]
    await anna.first(table, 0)
    clock.now += 30_000
    assert await shown(anna, table) == [(9 * MINUTE, False), (9 * MINUTE - 30_000, True)]
    await bert.first(table, 1)  # a new round: both run
    clock.now += 1000
    assert await shown(bert, table) == [(9 * MINUTE - 1000, True), (9 * MINUTE - 31_000, True)]
    found = await harbour.table(table)
    assert found.row.deadline == clock.now + 9 * MINUTE - 31_000
    await anna.order(table, "concede", seat=0)
    assert not any(running for _, running in await shown(anna, table))
    assert (await harbour.table(table)).row.deadline is None


async def test_an_act_that_leaves_one_in_turn_pays_from_the_bank(harbour: Harbour, clock: Time) -> None:
    anna, _, table = await two(harbour, pace={"minutes": 1})
    clock.now += 10_000
    await anna.act(table, 0, "scout", 1)
    clock.now += 10_000
    assert (await shown(anna, table))[0] == (40_000, True)


async def test_hours_begin_anew_with_each_move(harbour: Harbour, clock: Time) -> None:
    anna, bert, table = await two(harbour, pace={"hours": 24})
    clock.now += 20 * HOUR
    assert await shown(anna, table) == [(4 * HOUR, True), (4 * HOUR, True)]
    await anna.first(table, 0)
    assert await shown(anna, table) == [(24 * HOUR, False), (4 * HOUR, True)]
    await bert.first(table, 1)
    assert await shown(anna, table) == [(24 * HOUR, True), (24 * HOUR, True)]


async def test_bots_have_no_clock(harbour: Harbour, clock: Time) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, BOT, pace={"minutes": 5}))["id"]
    await harbour.settled(table)
    assert await shown(anna, table) == [(5 * MINUTE, True), (None, False)]


async def test_nobody_is_flagged_in_time(harbour: Harbour, clock: Time) -> None:
    anna, _, table = await two(harbour, pace={"minutes": 10})
    clock.now += 10 * MINUTE - 1
    assert table not in harbour.store.due(clock.now)
    await sweep(harbour, clock)
    assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "person"]


async def test_who_runs_out_of_time_is_stood_in_for_once_and_may_come_back(harbour: Harbour, clock: Time) -> None:
    anna, bert, table = await two(harbour, pace={"minutes": 10})
    await anna.first(table, 0)
    clock.now += 10 * MINUTE
    async with anna.live(table, 0) as live:
        await live.until("chat")
        await asyncio.gather(*(sweep(harbour, clock) for _ in range(3)))
        await live.until("show", lambda got: got["table"]["seats"][1]["kind"] == "bot")
    await harbour.settled(table)
    assert table not in harbour.store.due(clock.now)
    assert (await bert.info(table))["seats"][1]["back"]
    assert (await harbour.match(table)).state.round == 2
    orders = [act.seat for act in harbour.store.acts(table)]
    assert orders.count(1) == 2  # it has played the round that waited for it and chosen for the next
    await bert.post(f"/api/tables/{table}/seats/1")
    # He finds a minute, not a new bank.
    assert (await shown(bert, table))[1] == (MINUTE, False)
    await anna.first(table, 0)
    assert (await shown(bert, table))[1] == (MINUTE, True)
    clock.now += MINUTE
    await sweep(harbour, clock)
    assert (await bert.info(table))["seats"][1]["kind"] == "bot"


async def test_to_leave_and_come_back_winds_no_clock_up(harbour: Harbour, clock: Time) -> None:
    _, bert, table = await two(harbour, pace={"minutes": 10})
    clock.now += 5 * MINUTE
    harbour.brains.gate.clear()
    try:
        await bert.delete(f"/api/tables/{table}/seats/1")
        clock.now += 20 * MINUTE  # while the bot plays nothing runs
        assert (await shown(bert, table))[1] == (None, False)
        await bert.post(f"/api/tables/{table}/seats/1")
    finally:
        harbour.brains.gate.set()
    assert (await shown(bert, table))[1] == (5 * MINUTE, True)


async def test_both_run_out(harbour: Harbour, clock: Time) -> None:
    _, _, table = await two(harbour, pace={"hours": 1})
    clock.now += HOUR
    await sweep(harbour, clock)
    found = await harbour.over(table)
    assert [seat.kind for seat in found.seats] == ["bot", "bot"]


async def test_a_table_that_waits_waits(harbour: Harbour, clock: Time) -> None:
    anna, bert, table = await two(harbour, pace={"minutes": 10}, absent="wait")
    clock.now += 100 * MINUTE
    assert table not in harbour.store.due(clock.now)  # or it would be looked at every second from now on
    await sweep(harbour, clock)
    assert await shown(anna, table) == [(0, True), (0, True)]
    assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "person"]
    await bert.first(table, 1)  # late, but legal
    await anna.order(table, "draw", seat=0)
    assert table not in harbour.store.due(clock.now)


async def test_a_question_to_who_ran_out_of_time_is_void(harbour: Harbour, clock: Time) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN, pace={"minutes": 10}))["id"]
    links = await anna.links(table)
    await bert.join(links[1])
    await carl.join(links[2])
    await anna.first(table, 0)
    await carl.first(table, 2)
    await anna.order(table, "draw", seat=0)
    clock.now += 10 * MINUTE
    await sweep(harbour, clock)
    assert (await harbour.table(table)).ask is None
    assert (await anna.info(table))["status"] == "playing"


async def test_deadlines_outlast_the_server(data: Path, clock: Time) -> None:
    async with open_harbour(data) as harbour:
        anna, bert, table = await two(harbour, pace={"hours": 2})
        await anna.first(table, 0)
    clock.now += 3 * HOUR
    async with open_harbour(data) as harbour:
        assert harbour.store.due(clock.now) == [table]
        # Nobody looks at the table: the sweeper finds it by itself.
        await harbour.until(table, lambda found: found.seats[1].kind == "bot" and not found.driving)
        again = Person(harbour)
        again.cookie = bert.cookie
        assert (await again.info(table))["seats"][1]["back"]
        assert [seat.kind for seat in harbour.store.seats(table)] == ["person", "bot"]


async def test_one_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    harbour: Harbour, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, broken = await two(harbour, pace={"minutes": 1})
    clock.now += 1
    _, _, table = await two(harbour, pace={"minutes": 1})
    harbour.forget(broken)
    real = harbour.house._read

    def read(id: str) -> Any:
        if id == broken:
            raise ZeroDivisionError("this one")
        return real(id)

    monkeypatch.setattr(harbour.house, "_read", read)
    clock.now += 2 * MINUTE
    due = harbour.store.due(clock.now)
    assert due.index(broken) < due.index(table)
    await sweep(harbour, clock)
    assert (await harbour.table(table)).seats[0].kind == "bot"


async def test_a_sweep_that_fails_is_not_the_last(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_harbour(data) as harbour:
        calls = []

        def due(now: int, limit: int = 100) -> list[str]:
            calls.append(now)
            raise ZeroDivisionError("unforeseen")

        monkeypatch.setattr(harbour.store, "due", due)
        sleep = asyncio.sleep

        async def soon(seconds: float) -> None:
            await sleep(min(seconds, 0.01))

        monkeypatch.setattr("escadre.server.tables.house.asyncio.sleep", soon)
        harbour.house._sweeper.cancel()  # type: ignore[union-attr]
        await harbour.house.open()
        async with asyncio.timeout(5):
            while len(calls) < 3:
                await sleep(0.01)


# ---- the arithmetic


def seat(number: int, clock: int | None, since: int | None, kind: Any = "person") -> SeatRow:
    return SeatRow("t", number, kind, "u", clock=clock, since=since)


async def test_what_a_clock_shows() -> None:
    assert clocks.left(seat(0, None, None), 5) is None
    assert clocks.left(seat(0, 100, None), 5000) == 100
    assert clocks.left(seat(0, 100, 50), 70) == 80
    assert clocks.left(seat(0, 100, 50), 5000) == 0


async def test_the_first_to_run_out_is_the_deadline() -> None:
    seats = [seat(0, 100, 50), seat(1, 20, 60), seat(2, 5, None), seat(3, None, None, "bot")]
    assert clocks.deadline(seats, []) == 80
    assert clocks.flagged(seats, 79) == []
    assert clocks.flagged(seats, 80) == [1]
    assert clocks.flagged(seats, 150) == [0, 1]

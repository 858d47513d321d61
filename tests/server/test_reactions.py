"""Seats that are only asked whether they react, and may have the server decline for them (MNB-17.11)."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from escadre.core.game import decline
from escadre.core.match import Match
from escadre.server.tables.house import House
from tests.server.harbour import ME, OPEN, Harbour, Person, two

pytestmark = pytest.mark.anyio


@cache
def before_a_window(armed: bool) -> tuple[bytes, str, int, int]:
    """A match one order before a seat is asked about a card: the save, the order, its seat, and the seat to be asked.

    `armed` says whether that one holds an answer.
    """
    chance = random.Random(4)
    for seed in range(60):
        match = Match.new("naval_battles", 2, seed=seed, scenario="panda-bay")
        match.players = ["Anna", "Bert"]
        while not match.over and match.acts < 400:
            seat = match.turn[0]
            menu = match.menu(seat)
            verb = chance.choice([verb for verb in menu if verb != "silent"])
            entry = match.act(seat, verb, chance.choice(menu[verb]))
            if match.over or not entry.verb:
                break
            asked = match.turn[0]
            window = "pass" in match.menu(asked)
            silent = decline(match.game, match.state, asked, "idle") is not None
            if window and asked != seat and entry.verb != "pass" and silent != armed:
                return Match.replay(match.save(), entry.number).save(), entry.order, seat, asked
    raise AssertionError("no window opened")


async def at_a_window(harbour: Harbour, armed: bool) -> tuple[Person, str, str, int, int]:
    save, order, seat, asked = before_a_window(armed)
    anna = await harbour.person()
    table = (await anna.post("/api/saves", save))["id"]
    return anna, table, order, seat, asked


async def typed(anna: Person, table: str, seat: int, order: str) -> Any:
    seen = (await anna.harbour.match(table)).moment(seat)
    return await anna.order(table, "typed", seat=seat, seen=seen, order=order)


async def reaction_of(anna: Person, table: str, seat: int) -> str | None:
    found: str | None = (await anna.info(table))["seats"][seat].get("reaction")
    return found


def last(match: Match, number: int) -> list[tuple[int, str]]:
    return [(entry.seat, entry.order) for entry in match.log[number:]]


async def test_by_default_everybody_is_asked(harbour: Harbour) -> None:
    anna, table, order, seat, asked = await at_a_window(harbour, armed=False)
    assert await reaction_of(anna, table, asked) == "ask"
    await typed(anna, table, seat, order)
    await asyncio.sleep(0.05)
    match = await harbour.match(table)
    assert match.turn == (asked,)
    assert match.log[-1].order == order


@pytest.mark.parametrize("how", ["idle", "always"])
async def test_who_holds_nothing_passes_by_itself_with_the_browser_closed(harbour: Harbour, how: str) -> None:
    anna, table, order, seat, asked = await at_a_window(harbour, armed=False)
    done = await anna.order(table, "react", seat=asked, how=how)
    assert done["kind"] == "done"
    match = await harbour.match(table)
    kept = match.acts
    await typed(anna, table, seat, order)
    await harbour.until(table, lambda found: found.playing.acts >= kept + 2)
    assert last(match, kept)[:2] == [(seat, order), (asked, "pass")]
    by_hand = Match.load(before_a_window(False)[0])
    by_hand.order(seat, order)
    line = by_hand.order(asked, "pass")
    assert match.log[kept + 1].events == line.events


async def test_idle_asks_who_holds_an_answer_and_always_does_not(harbour: Harbour) -> None:
    anna, table, order, seat, asked = await at_a_window(harbour, armed=True)
    await anna.order(table, "react", seat=asked, how="idle")
    match = await harbour.match(table)
    await typed(anna, table, seat, order)
    await asyncio.sleep(0.05)
    assert match.turn == (asked,)
    kept = match.acts
    await anna.order(table, "react", seat=asked, how="always")  # while the question stands
    await harbour.until(table, lambda found: found.playing.acts > kept)
    assert last(match, kept)[0] == (asked, "pass")


async def test_it_is_kept_with_the_seat_and_told_to_its_player_alone(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour, game="naval_battles", scenario="bear-hunt")
    async with bert.live(table, 1) as his:
        await his.until("show")
        assert (await his.ask("react", seat=1, how="always"))["kind"] == "done"
    harbour.forget(table)
    assert await reaction_of(bert, table, 1) == "always"
    assert await reaction_of(anna, table, 1) is None
    assert await reaction_of(anna, table, 0) == "ask"
    await anna.order(table, "react", seat=1, how="ask", expect=409)
    await bert.order(table, "react", seat=1, how="ask")
    assert await reaction_of(bert, table, 1) == "ask"


async def test_a_game_without_reactions_has_no_such_setting(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    assert await reaction_of(anna, table, 0) is None
    refused = await anna.order(table, "react", seat=0, how="always", expect=409)
    assert refused["text"]["id"] == "server-no-reactions"
    await anna.order(table, "react", seat=0, how="never", expect=400)


async def test_it_may_be_set_before_the_match(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, OPEN, game="naval_battles", scenario="bear-hunt"))["id"]
    await anna.order(table, "react", seat=0, how="idle")
    assert await reaction_of(anna, table, 0) == "idle"


async def test_a_decision_that_is_no_reaction_is_never_taken(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour, game="naval_battles", scenario="bear-hunt")
    for person, seat in ((anna, 0), (bert, 1)):
        await person.order(table, "react", seat=seat, how="always")
    acts = (await harbour.match(table)).acts
    await asyncio.sleep(0.05)
    assert (await harbour.match(table)).acts == acts


async def test_nobody_is_called_for_what_passes_by_itself(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []

    async def call(*_: object) -> None:
        called.append(1)

    anna, table, order, seat, asked = await at_a_window(harbour, armed=False)
    monkeypatch.setattr(harbour.house, "your_turn", call)
    await anna.order(table, "react", seat=asked, how="always")
    called.clear()
    match = await harbour.match(table)
    kept = match.acts
    await typed(anna, table, seat, order)
    await harbour.until(table, lambda found: found.playing.acts >= kept + 2 and not found.driving)
    # Whoever goes on after the window is called, once; the one who was asked is not.
    assert len(called) <= 1 + (match.turn == (asked,))


async def test_a_server_that_starts_again_finds_who_was_about_to_pass(harbour: Harbour) -> None:
    """Between question and answer the process died: nothing is in memory."""
    anna, table, order, seat, asked = await at_a_window(harbour, armed=False)
    await typed(anna, table, seat, order)
    row = (await harbour.table(table)).seats[asked]
    harbour.store.set_seat(structs.replace(row, reaction="idle"))
    harbour.forget(table)
    later = harbour.store.waiting_for_reactions(0, 2**60)
    assert table in later
    house: House = harbour.house
    await house._each([table], house._let_think)
    await harbour.until(table, lambda found: found.playing.log[-1].order != order)

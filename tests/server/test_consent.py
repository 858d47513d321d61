"""Taking back, alone or with the others' consent, and proposing a draw."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.match import Match
from tests.server.harbour import BOT, HOT, ME, OPEN, Harbour, Person, two

pytestmark = pytest.mark.anyio


async def three(harbour: Harbour) -> tuple[Person, Person, Person, str]:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    links = await anna.links(table)
    await bert.join(links[1])
    await carl.join(links[2])
    return anna, bert, carl, table


async def undo(who: Person, table: str, seat: int, **more: Any) -> Any:
    seen = (await who.harbour.match(table)).moment(seat)
    return await who.order(table, "undo", seat=seat, seen=seen, **more)


async def open_act(harbour: Harbour, who: Person, table: str, seat: int) -> None:
    """Something that all see and that reveals nothing: a ship is chosen and recalled."""
    await who.first(table, seat)
    await who.act(table, seat, "recall")


async def ask_of(harbour: Harbour, table: str) -> Any:
    return (await harbour.table(table)).ask


async def test_ones_own_secret_choice_is_free_to_take_back(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.first(table, 0)
    assert (await anna.scene(table, 0))["scene"]["undo"] == "free"
    async with bert.live(table, 1) as live:
        before = await live.until("show")
        await undo(anna, table, 0)
        after = await live.until("show")
        assert (after["scene"]["turn"], after["scene"]["act"]) == ([0, 1], before["scene"]["act"])
        assert after["table"]["acts"] == before["table"]["acts"]  # that there was something to take back is not told
    match = await harbour.match(table)
    assert (match.state.chosen, match.acts) == ([0, 0], 3)
    refused = await undo(anna, table, 0, expect=409)
    assert (refused["why"], refused["rule"]) == ("illegal", "UNDO")


async def test_the_other_is_asked_and_agrees(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await open_act(harbour, anna, table, 0)
    async with bert.live(table, 1) as live:
        await live.until("chat")
        await undo(anna, table, 0)
        ask = (await live.until("around"))["ask"]
        assert ask == {"what": "undo", "seat": 0, "waiting": [1]}
        match = await harbour.match(table)
        assert match.state.recalled == [True, False]
        assert (await live.ask("answer", seat=1, yes=True))["kind"] == "done"
        shown = [got for got in live.got if got["kind"] == "show"][-1]
        assert "ask" not in shown
    assert (await harbour.match(table)).state.recalled == [False, False]
    # Kept, too: a match that is read again from the database says the same.
    harbour.forget(table)
    assert (await harbour.match(table)).state.recalled == [False, False]


async def test_the_other_refuses(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await open_act(harbour, anna, table, 0)
    await undo(anna, table, 0)
    await bert.order(table, "answer", seat=1, yes=False)
    assert await ask_of(harbour, table) is None
    match = await harbour.match(table)
    assert match.state.recalled == [True, False]
    refused = await bert.order(table, "answer", seat=1, yes=True, expect=409)
    assert refused["text"]["id"] == "server-not-asked"
    assert match.state.recalled == [True, False]
    await undo(anna, table, 0)  # and one may ask again


async def test_all_others_must_agree(harbour: Harbour) -> None:
    anna, bert, carl, table = await three(harbour)
    await open_act(harbour, anna, table, 0)
    await undo(anna, table, 0)
    assert (await ask_of(harbour, table)).waiting == (1, 2)
    await carl.order(table, "answer", seat=2, yes=True)
    assert (await ask_of(harbour, table)).waiting == (1,)
    await carl.order(table, "answer", seat=2, yes=True, expect=409)
    await anna.order(table, "answer", seat=0, yes=True, expect=409)
    assert (await harbour.match(table)).state.recalled[0]
    await bert.order(table, "answer", seat=1, yes=True)
    assert not (await harbour.match(table)).state.recalled[0]
    assert await ask_of(harbour, table) is None


async def test_one_of_several_refuses(harbour: Harbour) -> None:
    anna, bert, carl, table = await three(harbour)
    await open_act(harbour, anna, table, 0)
    await undo(anna, table, 0)
    await bert.order(table, "answer", seat=1, yes=True)
    await carl.order(table, "answer", seat=2, yes=False)
    assert await ask_of(harbour, table) is None
    assert (await harbour.match(table)).state.recalled[0]


async def test_an_act_in_between_clears_the_question(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await open_act(harbour, anna, table, 0)
    await undo(anna, table, 0)
    await anna.first(table, 0)
    assert await ask_of(harbour, table) is None
    refused = await bert.order(table, "answer", seat=1, yes=True, expect=409)
    assert refused["text"]["id"] == "server-not-asked"
    assert (await harbour.match(table)).state.recalled == [True, False]


async def test_one_question_at_a_time(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.order(table, "draw", seat=0)
    for who, seat in ((anna, 0), (bert, 1)):
        refused = await who.order(table, "draw", seat=seat, expect=409)
        assert refused["text"]["id"] == "server-asked-already"


async def test_one_who_plays_several_seats_answers_once(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await bert.create(ME, HOT, OPEN))["id"]
    await anna.join((await bert.links(table))[2])
    await open_act(harbour, anna, table, 2)
    await undo(anna, table, 2)
    assert (await ask_of(harbour, table)).waiting == (0, 1)
    await bert.order(table, "answer", seat=1, yes=True)
    assert not (await harbour.match(table)).state.recalled[2]
    # And his own other seat is not asked when he asks.
    await open_act(harbour, bert, table, 0)
    await undo(bert, table, 0)
    assert (await ask_of(harbour, table)).waiting == (2,)


async def test_at_a_screen_that_is_shared_nobody_else_need_agree(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT))["id"]
    await open_act(harbour, anna, table, 0)
    await undo(anna, table, 0)
    assert not (await harbour.match(table)).state.recalled[0]


async def test_bots_let_one_take_back(harbour: Harbour) -> None:
    anna = await harbour.person()
    harbour.brains.gate.clear()
    try:
        table = (await anna.create(ME, BOT, BOT))["id"]
        await open_act(harbour, anna, table, 0)
        assert (await anna.scene(table, 0))["scene"]["undo"] == "ask"
        await undo(anna, table, 0)
        assert not (await harbour.match(table)).state.recalled[0]
    finally:
        harbour.brains.gate.set()
    await harbour.settled(table)
    assert (await harbour.match(table)).state.chosen[1:] != [0, 0]  # what they thought of before did not hold them up


async def test_nothing_goes_back_behind_a_die(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.first(table, 0)
    await bert.first(table, 1)
    for who, seat in ((anna, 0), (bert, 1)):
        refused = await undo(who, table, seat, expect=409)
        assert refused["text"]["id"] == "error-undo-nothing"
    assert await ask_of(harbour, table) is None


async def test_who_leaves_takes_the_question_with_him(harbour: Harbour) -> None:
    anna, bert, carl, table = await three(harbour)
    await anna.order(table, "draw", seat=0)
    await bert.delete(f"/api/tables/{table}/seats/1")
    await carl.order(table, "answer", seat=2, yes=True, expect=409)
    await harbour.settled(table)
    assert await ask_of(harbour, table) is None
    assert (await anna.info(table))["status"] == "playing"


async def test_a_question_outlasts_the_server(data: Any) -> None:
    from tests.server.harbour import open_harbour

    async with open_harbour(data) as harbour:
        anna, bert, table = await two(harbour)
        await anna.order(table, "draw", seat=0)
    async with open_harbour(data) as harbour:
        again = Person(harbour)
        again.cookie = bert.cookie
        assert (await again.scene(table, 1))["ask"] == {"what": "draw", "seat": 0, "waiting": [1]}
        await again.order(table, "answer", seat=1, yes=True)
        assert (await again.info(table))["outcome"]["ranks"] == [0, 0]


# ---- draws


async def test_a_draw_needs_all(harbour: Harbour) -> None:
    anna, bert, carl, table = await three(harbour)
    await bert.order(table, "draw", seat=1)
    await anna.order(table, "answer", seat=0, yes=True)
    assert (await anna.info(table))["status"] == "playing"
    await carl.order(table, "answer", seat=2, yes=True)
    info = await anna.info(table)
    assert (info["status"], info["outcome"]["ranks"]) == ("over", [0, 0, 0])
    save = (await anna.ask("GET", f"/api/tables/{table}/save")).content
    assert Match.load(save).over


async def test_a_draw_is_refused(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.order(table, "draw", seat=0)
    await bert.order(table, "answer", seat=1, yes=False)
    assert (await anna.info(table))["status"] == "playing"


async def test_a_bot_that_is_not_ahead_agrees_to_a_draw(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, BOT))["id"]
    await anna.order(table, "draw", seat=0)
    assert (await anna.info(table))["outcome"]["ranks"] == [0, 0]


async def test_a_bot_that_is_ahead_declines(harbour: Harbour) -> None:
    anna = await harbour.person()
    for _ in range(20):
        table = (await anna.create(ME, BOT))["id"]
        await harbour.settled(table)
        await anna.act(table, 0, "ship", (await harbour.match(table)).menu(0)["ship"][0])
        await harbour.settled(table)
        match = await harbour.match(table)
        if match.state.scores[1]:
            break
    refused = await anna.order(table, "draw", seat=0, expect=409)
    assert refused["text"]["id"] == "server-bot-declines"
    assert (await anna.info(table))["status"] == "playing"

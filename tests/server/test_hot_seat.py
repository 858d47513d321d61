"""Several players at one screen: each Sit shows the table from another seat, and nothing of the one before."""

from __future__ import annotations

import pytest

from tests.server.harbour import HOT, ME, Harbour, two

pytestmark = pytest.mark.anyio


async def test_the_screen_goes_round(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT))["id"]
    hands = (await harbour.match(table)).state.hands
    async with anna.live(table) as live:
        first = await live.until("show")
        assert first["scene"]["seat"] == 0
        await live.act(0, "ship", (await harbour.match(table)).menu(0)["ship"][0])
        before = len(live.raw)
        assert (await live.ask("sit", seat=1))["kind"] == "done"
        text = "".join(live.raw[before:])
        shown = [got for got in live.got if got["kind"] == "show"][-1]
        assert (shown["scene"]["seat"], shown.get("since", 0)) == (1, 0)
        assert not any(f'"ship-{ship}"' in text for ship in hands[0])
        assert all(f'"ship-{ship}"' in text for ship in hands[1])
        assert {line["kind"] for line in shown["scene"]["log"]} == {"round", "roll"}  # all of the log, and only its own
        await live.act(1, "ship", (await harbour.match(table)).menu(1)["ship"][0])
        await live.ask("sit", seat=0)
        shown = [got for got in live.got if got["kind"] == "show"][-1]
        assert shown["scene"]["seat"] == 0
        assert "chosen" in [line["kind"] for line in shown["scene"]["log"]]


async def test_one_may_act_for_any_of_ones_seats_whichever_is_shown(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT))["id"]
    async with anna.live(table, 0) as live:
        assert (await live.act(1, "ship", (await harbour.match(table)).menu(1)["ship"][0]))["kind"] == "done"


async def test_a_curtain(harbour: Harbour) -> None:
    """Between two players the screen shows what a spectator sees."""
    anna = await harbour.person()
    table = (await anna.create(ME, HOT))["id"]
    hands = (await harbour.match(table)).state.hands
    async with anna.live(table, 0) as live:
        await live.until("chat")
        before = len(live.raw)
        await live.ask("sit")
        text = "".join(live.raw[before:])
        assert '"kind":"show"' in text
        assert not any(f'"ship-{ship}"' in text for hand in hands for ship in hand)


async def test_nobody_sits_on_a_seat_of_somebody_else(harbour: Harbour) -> None:
    _, bert, table = await two(harbour)
    async with bert.live(table, 1) as live:
        await live.until("chat")
        for seat in (0, 9, -1):
            refused = await live.ask("sit", seat=seat)
            assert (refused["kind"], refused["text"]["id"]) == ("refused", "server-not-your-seat")
        assert await live.drain() == []


async def test_seats_at_one_screen_have_their_own_names_in_the_chat(harbour: Harbour) -> None:
    anna = await harbour.person("Anna")
    table = (await anna.create(ME, {"kind": "hot", "name": "Zoe"}))["id"]
    await anna.order(table, "say", text="a", seat=0)
    await anna.order(table, "say", text="b", seat=1)
    assert [line.name for line in harbour.store.chat(table)] == ["Anna", "Zoe"]


async def test_the_whole_match_at_one_screen(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT, HOT, options={"rounds": 3}))["id"]
    match = await harbour.match(table)
    while match.turn:
        await anna.first(table, match.turn[0])
    info = await anna.info(table)
    assert info["status"] == "over"
    assert all(seat["mine"] for seat in info["seats"])

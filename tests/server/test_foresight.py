"""What a choice would lead to is told to the seat that may choose it, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.server.door.security import Limiter
from tests.server.harbour import Harbour, two

pytestmark = pytest.mark.anyio


async def asked(harbour: Harbour, table: str, seat: int = 0) -> dict[str, Any]:
    ship = (await harbour.match(table)).menu(seat)["ship"][0]
    return {"seat": seat, "seen": 1, "verb": "ship", "arg": ship}


async def test_is_told_by_socket_and_by_http_and_nothing_is_done(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    question = await asked(harbour, table)
    async with anna.live(table, 0) as live:
        told = await live.ask("foresee", **question)
    assert told["kind"] == "foreseen"
    assert told["foresight"]["overlays"] == [{"type": "reach", "targets": ["row-1"]}]
    [fact] = told["foresight"]["facts"]
    assert fact["what"]["id"] == "guns"
    again = await anna.order(table, "foresee", **question, id=told["id"])
    assert again == told
    match = await harbour.match(table)
    assert (match.acts, match.state.chosen) == (1, [0, 0])


async def test_a_choice_of_which_the_game_tells_nothing(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    match = await harbour.match(table)
    await anna.act(table, 0, "ship", match.menu(0)["ship"][0])
    told = await anna.order(table, "foresee", seat=0, seen=match.moment(0), verb="recall", id=9)
    assert told == {"kind": "foreseen", "id": 9, "foresight": {}}


async def test_only_of_what_the_seat_may_do_now(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    question = await asked(harbour, table)
    assert (await anna.order(table, "foresee", **{**question, "seen": 2}, expect=409))["why"] == "stale"
    mine = (await harbour.match(table)).state.hands[0]
    others = next(ship for ship in range(1, 31) if ship not in mine)
    refused = await anna.order(table, "foresee", **{**question, "arg": others}, expect=409)
    assert refused["why"] == "illegal"
    assert refused["rule"].startswith("FLO-")
    assert (await anna.order(table, "foresee", **{**question, "verb": "castle"}, expect=409))["why"] == "unreadable"


async def test_not_without_end(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    question = await asked(harbour, table)
    harbour.house.limits.foresights = Limiter(rate=0.001, burst=3)
    for _ in range(3):
        await anna.order(table, "foresee", **question)
    refused = await anna.order(table, "foresee", **question, expect=409)
    assert refused["why"] == "limit"
    await anna.act(table, 0, "ship", question["arg"], seen=1)  # playing goes on

"""Scenarios from the lobby to the archive: chosen, kept, forked and uploaded."""

from __future__ import annotations

import json
from typing import Any

import pytest

from escadre.core.match import Match
from tests.server.harbour import BOT, ME, OPEN, Harbour

pytestmark = pytest.mark.anyio
NAVAL: dict[str, Any] = {"game": "naval_battles"}


async def test_the_lobby_tells_the_scenarios_with_their_sides(harbour: Harbour) -> None:
    cards = {card["key"]: card for card in await harbour.stranger().get("/api/games")}
    found = {one["key"]: one for one in cards["naval_battles"]["scenarios"]}
    assert [side["id"] for side in found["falkland-express"]["sides"]] == ["navy-british", "navy-argentine"]
    assert "budget" in found["bear-hunt"]["fixes"]
    assert "scenarios" not in cards["flotilla"]


async def test_a_table_with_a_scenario(harbour: Harbour) -> None:
    anna = await harbour.person()
    info = await anna.create(ME, OPEN, **NAVAL, scenario="panda-bay", options={"row_air_defence": True})
    assert info["scenario"] == "panda-bay"
    assert (await anna.get("/api/tables", mine=1))["tables"][0]["scenario"] == "panda-bay"
    bert = await harbour.person()
    await bert.join((await anna.links(info["id"]))[1])
    match = await harbour.match(info["id"])
    assert (match.setup.scenario, match.state.target) == ("panda-bay", 13)
    harbour.forget(info["id"])
    assert (await harbour.match(info["id"])).state == match.state


async def test_a_scenario_alone_brings_its_seats(harbour: Harbour) -> None:
    info = await (await harbour.person()).post("/api/tables", {**NAVAL, "scenario": "bear-hunt"})
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"scenario": "nowhere"}, "nowhere"),
        ({"scenario": "../data/ships"}, "ships"),
        ({"scenario": "bear-hunt", "seats": [ME, BOT, BOT]}, "2 seats"),
        ({"scenario": "bear-hunt", "options": {"budget": 25}}, "budget"),
    ],
)
async def test_a_scenario_that_does_not_fit_makes_no_table(harbour: Harbour, wrong: Any, said: str) -> None:
    anna = await harbour.person()
    problem = await anna.post("/api/tables", {**NAVAL, "seats": [ME, BOT], **wrong}, expect=400)
    assert said in problem["said"], problem
    assert (await anna.get("/api/tables", mine=1))["total"] == 0


async def test_a_match_of_a_scenario_is_uploaded_and_forked(harbour: Harbour) -> None:
    carl = await harbour.person()
    match = Match.new("naval_battles", 2, seed=3, scenario="raider-force-710")
    match.players = ["Carl", "Dora"]
    for _ in range(6):
        seat = match.turn[0]
        verb, args = next(iter(match.menu(seat).items()))
        match.act(seat, verb, args[0])
    info = await carl.post("/api/saves", match.save())
    assert info["scenario"] == "raider-force-710"
    fork = await carl.post(f"/api/tables/{info['id']}/fork", {"seat": 0})
    assert (fork["scenario"], fork["fork"]) == ("raider-force-710", info["id"])
    forked = await harbour.match(fork["id"])
    assert forked.state.target == match.state.target == 11
    again = Match.load(forked.save())
    assert again.setup.scenario == "raider-force-710"


async def test_a_save_of_a_scenario_that_is_not_here(harbour: Harbour) -> None:
    carl = await harbour.person()
    body = json.loads(Match.new("naval_battles", 2, seed=3, scenario="bear-hunt").save())
    for name in ("convoy-99", "x" * 100_000):
        problem = await carl.post("/api/saves", json.dumps({**body, "scenario": name}).encode(), expect=400)
        assert problem["said"]
        assert len(problem["said"]) < 1000
    assert (await carl.get("/api/tables", mine=1))["total"] == 0

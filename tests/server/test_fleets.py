"""Fleets kept ready: the roster they are built of, and that nobody sees or spoils another's."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.server.people import fleets as module
from escadre.store.rows import FleetRow
from tests.server.harbour import Harbour, Person

pytestmark = pytest.mark.anyio

TOULON: dict[str, Any] = {
    "game": "naval_battles",
    "group": "french",
    "budget": 25,
    "name": "Toulon",
    "units": ["FR02", "FR09"],
}


async def refused(person: Person, id: str, status: int = 400, path: str = "/api/me/fleets", **change: Any) -> None:
    ask = person.put if "/fleets/" in path else person.post
    assert (await ask(path, {**TOULON, **change}, status))["text"]["id"] == id


# ---- the roster


async def test_a_card_tells_whether_fleets_can_be_built(harbour: Harbour) -> None:
    cards = {card["key"]: card.get("roster", False) for card in await harbour.stranger().get("/api/games")}
    assert cards["naval_battles"] is True
    assert cards["sirocco"] is False


async def test_the_roster_of_a_game(harbour: Harbour) -> None:
    roster = await harbour.stranger().get("/api/games/naval_battles/roster")
    assert len(roster["groups"]) == 9
    assert all(unit["face"] in roster["faces"] for unit in roster["units"])
    assert roster["points"]["id"]


@pytest.mark.parametrize("game", ["sirocco", "chess", "%20"])
async def test_no_roster(harbour: Harbour, game: str) -> None:
    assert (await harbour.stranger().get(f"/api/games/{game}/roster", expect=404))["text"]["id"] == "server-no-roster"


# ---- keeping


async def test_kept_changed_renamed_deleted(harbour: Harbour) -> None:
    anna = await harbour.person()
    assert await anna.get("/api/me/fleets") == []
    kept = await anna.post("/api/me/fleets", TOULON, 201)
    assert {name: kept[name] for name in TOULON} == TOULON
    assert kept["cost"] > 0
    second = await anna.post("/api/me/fleets", {**TOULON, "name": "Brest"})
    assert {fleet["name"] for fleet in await anna.get("/api/me/fleets")} == {"Toulon", "Brest"}
    changed = await anna.put(
        f"/api/me/fleets/{kept['id']}", {**TOULON, "name": "  Marine   nationale ", "units": ["FR09"]}
    )
    assert (changed["id"], changed["name"], changed["units"]) == (kept["id"], "Marine nationale", ["FR09"])
    assert changed["cost"] < kept["cost"]
    await anna.delete(f"/api/me/fleets/{second['id']}")
    assert await anna.get("/api/me/fleets") == [changed]
    assert await anna.get("/api/me/fleets", game="sirocco") == []
    assert await anna.get("/api/me/fleets", game="naval_battles") == [changed]


async def test_nobody_sees_or_touches_the_fleets_of_another(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    kept = await anna.post("/api/me/fleets", TOULON)
    assert await bert.get("/api/me/fleets") == []
    assert await harbour.stranger().get("/api/me/fleets") == []
    path = f"/api/me/fleets/{kept['id']}"
    await refused(bert, "server-no-fleet", 404, path)
    assert (await bert.delete(path, 404)).json()["text"]["id"] == "server-no-fleet"
    assert await anna.get("/api/me/fleets") == [kept]


async def test_a_visitor_who_logs_in_brings_his_fleets(harbour: Harbour) -> None:
    account = await harbour.person()
    await account.post("/api/account", {"name": "Fleet Owner", "password": "correct horse"})
    visitor = await harbour.person()
    await visitor.post("/api/me/fleets", TOULON)
    await visitor.post("/api/login", {"name": "Fleet Owner", "password": "correct horse"})
    assert [fleet["name"] for fleet in await visitor.get("/api/me/fleets")] == ["Toulon"]


# ---- fleets in a line


BREST: dict[str, Any] = {
    "game": "branle_bas",
    "group": "FRA",
    "budget": 350,
    "name": "Brest",
    "units": ["FRA-80", "FRA-74", "FRA-74", "FRA-74", "FRA-64", "FRA-64", "FRA-30"],  # 335
    "plan": {"divisions": [3, 3], "flagship": 1, "commanders": [1, 4]},
}


async def test_order_divisions_and_commands_are_kept(harbour: Harbour) -> None:
    anna = await harbour.person()
    kept = await anna.post("/api/me/fleets", BREST, 201)
    assert {name: kept[name] for name in BREST} == BREST
    assert await anna.get("/api/me/fleets") == [kept]
    plain = await anna.put(f"/api/me/fleets/{kept['id']}", {**BREST, "plan": {}})
    assert plain["plan"] == {}


async def test_too_little_is_no_fleet(harbour: Harbour) -> None:
    anna = await harbour.person()
    await refused(anna, "server-fleet-least", **{**BREST, "units": BREST["units"][:6], "plan": {}})  # 306 of 333
    await refused(anna, "server-fleet-cost", **{**BREST, "units": [*BREST["units"], "FRA-30"]})


@pytest.mark.parametrize(
    "plan",
    [
        {"divisions": [2, 4], "flagship": 0, "commanders": [0, 2]},
        {"divisions": [3, 3], "flagship": 0, "commanders": [0]},
        {"divisions": [3, 4], "flagship": 0, "commanders": [0, 3]},
        {"divisions": [3, 3], "flagship": 9, "commanders": [0, 3]},
        {"flagship": 2},
    ],
)
async def test_a_plan_that_does_not_stand(harbour: Harbour, plan: dict[str, Any]) -> None:
    await refused(await harbour.person(), "server-fleet-plan", **{**BREST, "plan": plan})


async def test_no_plan_where_fleets_have_no_divisions(harbour: Harbour) -> None:
    plan = {"divisions": [2], "flagship": 0, "commanders": [0]}
    await refused(await harbour.person(), "server-fleet-plan", plan=plan)


async def test_what_the_rules_forbid_is_not_kept_and_they_are_named(harbour: Harbour) -> None:
    anna = await harbour.person()
    units = ["FRA-120", "FRA-80", "FRA-74", *["FRA-30"] * 3]  # 291
    asked = {**BREST, "units": [*units, "FRA-64"], "plan": {}}
    problem = await anna.post("/api/me/fleets", asked, 409)
    assert (problem["rule"], problem["text"]["id"]) == ("BBC-1.21", "note-frigates")
    assert "3 frigates are too many" in problem["said"]
    del asked["name"]
    (note,) = await anna.post("/api/fleets/notes", asked, 200)
    assert (note["rule"], note["bars"]) == ("BBC-1.21", True)
    assert await anna.get("/api/me/fleets") == []


async def test_notes_on_a_fleet_in_the_making(harbour: Harbour) -> None:
    stranger = harbour.stranger()
    asked = {"game": "branle_bas", "group": "FRA", "budget": 250, "units": ["FRA-30"]}
    (note,) = await stranger.post("/api/fleets/notes", asked, 200)
    assert note == {"rule": "BBC-1.21", "text": {"id": "note-frigates-alone"}}
    assert await stranger.post("/api/fleets/notes", {**asked, "units": ["FRA-74"]}, 200) == []
    unknown = await stranger.post("/api/fleets/notes", {**asked, "units": ["ANG-74"]}, 400)
    assert unknown["text"]["id"] == "server-fleet-unit"
    plain = {name: TOULON[name] for name in ("game", "group", "budget", "units")}
    assert await stranger.post("/api/fleets/notes", plain, 200) == []


async def test_a_plan_goes_with_what_the_roster_no_longer_has(harbour: Harbour) -> None:
    anna = await harbour.person()
    plan = '{"divisions":[3],"flagship":0,"commanders":[0]}'
    units = b'["FRA-74", "FRA-74", "FRA-99"]'
    row = FleetRow(f"old-{anna.id}", anna.id, "branle_bas", "FRA", 250, "Old", units, 1, plan)
    harbour.store.keep_fleet(row, most=9)
    (fleet,) = await anna.get("/api/me/fleets")
    assert (fleet["units"], fleet["plan"]) == (["FRA-74", "FRA-74"], {})


# ---- what is not kept


async def test_bad_fleets(harbour: Harbour) -> None:
    anna = await harbour.person()
    await refused(anna, "server-no-roster", 404, game="sirocco")
    await refused(anna, "server-no-roster", 404, game="chess")
    await refused(anna, "server-fleet-group", group="swiss")
    await refused(anna, "server-fleet-budget", budget=17)
    await refused(anna, "server-fleet-unit", units=["FR02", "UK01"])  # of another navy
    await refused(anna, "server-fleet-unit", units=["NC01"])
    await refused(anna, "server-fleet-too-many", units=["FR02", "FR02"])
    await refused(anna, "server-fleet-cost", budget=15, units=[f"FR{number:02}" for number in range(1, 11)])
    await refused(anna, "server-fleet-units", units=[])
    await refused(anna, "server-fleet-units", units=["FR02"] * 201)
    await refused(anna, "server-name-length", name="")
    await refused(anna, "server-name-length", name="x" * 41)
    await refused(anna, "server-name-letters", name="To\u200bulon")
    await refused(anna, "server-unreadable", colour="blue")
    assert (await anna.post("/api/me/fleets", {"name": "x" * 70_000}, 413))["text"]["id"] == "server-too-large"
    assert await anna.get("/api/me/fleets") == []


async def test_only_so_many(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    anna = await harbour.person()
    kept = [await anna.post("/api/me/fleets", TOULON) for _ in range(2)]
    await refused(anna, "server-fleets-most", 409)
    await anna.delete(f"/api/me/fleets/{kept[0]['id']}")
    await anna.post("/api/me/fleets", TOULON)


async def test_what_a_roster_no_longer_has_is_left_out(harbour: Harbour) -> None:
    anna = await harbour.person()
    for id, game, units in (("old", "naval_battles", b'["FR99", "FR09"]'), ("gone", "chess", b'["QUEEN"]')):
        harbour.store.keep_fleet(FleetRow(f"{id}-{anna.id}", anna.id, game, "french", 25, id, units, 1), most=9)
    (fleet,) = await anna.get("/api/me/fleets")
    assert fleet["units"] == ["FR09"]

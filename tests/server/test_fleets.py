"""Fleets kept ready: the roster they are built of, and that nobody sees or spoils another's."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.server import fleets as module
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

"""A stored match goes on when the rules of its game have changed: by the new ones, from where it stood."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from escadre.core.game import AnyGame, get
from escadre.core.match import Match, verify
from escadre.store.faults import StoreAway
from tests.server.harbour import BOT, ME, OPEN, Harbour, Person, open_harbour, two

pytestmark = pytest.mark.anyio

Upgrade = Callable[[int], None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Install flotilla anew with a higher version of its rules."""
    old = get("flotilla")

    def install(version: int) -> None:
        def migrate(before: int, state: dict[str, Any]) -> dict[str, Any]:
            """So that a test sees whether it was asked."""
            return state if before == version else {**state, "recalled": [False] * len(state["recalled"])}

        new = dataclasses.replace(old, version=version, digest=f"data of {version}", migrate=migrate)

        def found(key: str) -> AnyGame:
            return new if key == "flotilla" else get(key)

        modules = ("core.saves", "core.match", "server.tables.house", "server.tables.seating")
        modules += ("server.work.match_history", "server.work.bot_thinking")
        for module in (*modules, "store.export"):
            monkeypatch.setattr(import_module(f"escadre.{module}"), "get", found)

    return install


async def as_(harbour: Harbour, who: Person) -> Person:
    again = Person(harbour)
    again.cookie = who.cookie
    return again


async def test_it_goes_on_and_is_proven_from_there(data: Path, upgrade: Upgrade) -> None:
    async with open_harbour(data) as harbour:
        anna, bert, table = await two(harbour, options={"rounds": 3})
        await anna.first(table, 0)
        await anna.act(table, 0, "recall")
        await anna.first(table, 0)
        await bert.first(table, 1)
        old = await harbour.match(table)
        promised, hands, acts = old.commitment, old.state.hands, old.acts
        scores = old.state.scores
    upgrade(2)
    async with open_harbour(data) as harbour:
        anna, bert = await as_(harbour, anna), await as_(harbour, bert)
        info = await anna.info(table)
        assert (info["status"], info["commitment"]) == ("playing", promised)
        found = await harbour.table(table)
        assert (found.row.rules, found.base, found.row.acts) == (2, acts, acts + 1)
        match = found.playing
        assert (match.state.hands, match.state.scores, match.state.recalled) == (hands, scores, [False, False])
        assert harbour.store.acts(table)[acts].order == f"resumed at act {acts} of rules version 1"
        async with anna.live(table, 0) as live:
            show = await live.until("show")
            assert show["scene"]["turn"] == [0, 1]
            assert (await live.act(0, "ship", match.menu(0)["ship"][0]))["kind"] == "done"
        await anna.act(table, 0, "recall")
        await anna.first(table, 0)
        assert (await anna.get(f"/api/tables/{table}/replay", seat=0))["moments"] == match.moment(0)
    async with open_harbour(data) as harbour:  # and again: nothing more is upgraded
        anna, bert = await as_(harbour, anna), await as_(harbour, bert)
        found = await harbour.table(table)
        assert (found.row.rules, found.base) == (2, acts)
        while found.playing.turn:
            seat = found.playing.turn[0]
            await (anna, bert)[seat].first(table, seat)
        save = (await anna.ask("GET", f"/api/tables/{table}/save")).content
        assert verify(save)["over"]
        assert Match.load(save).entropy[0].endswith(f"resumed at act {acts} of rules version 1")
        assert (await bert.get(f"/api/tables/{table}/report"))["acts"]
        # What was played by the old rules is kept, too.
        assert [act.number for act in harbour.store.acts(table)] == list(range(found.row.acts))


async def test_twice(data: Path, upgrade: Upgrade) -> None:
    async with open_harbour(data) as harbour:
        anna, bert, table = await two(harbour, options={"rounds": 3})
        await anna.first(table, 0)
        await bert.first(table, 1)
    for version in (2, 3):
        upgrade(version)
        async with open_harbour(data) as harbour:
            anna, bert = await as_(harbour, anna), await as_(harbour, bert)
            await anna.first(table, 0)
            await bert.first(table, 1)
            assert (await harbour.table(table)).row.rules == version
    async with open_harbour(data) as harbour:
        found = await harbour.table(table)
        assert (found.row.status, found.playing.state.round) == ("over", 3)


async def test_it_goes_on_once_the_database_is_back(
    data: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harbour(data) as harbour:
        anna, _, table = await two(harbour)
        await anna.first(table, 0)
    upgrade(2)

    def fail(*_: object, **__: object) -> None:
        raise StoreAway("server-store-away", detail="gone")

    async with open_harbour(data) as harbour:
        anna = await as_(harbour, anna)
        with monkeypatch.context() as patch:
            patch.setattr(harbour.store, "update_table", fail)
            await anna.get(f"/api/tables/{table}", expect=503)
        assert (await anna.info(table))["status"] == "playing"
        assert (await harbour.table(table)).row.rules == 2
        await anna.act(table, 0, "recall")


async def test_bots_go_on(data: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_harbour(data) as harbour:
        harbour.brains.gate.clear()
        table = (await (await harbour.person()).create(BOT, BOT))["id"]
        await harbour.until(table, lambda found: bool(found.thinking))
    upgrade(2)
    monkeypatch.setattr("escadre.server.tables.house.STUCK", 0)
    async with open_harbour(data) as harbour:
        await harbour.over(table)


async def test_a_table_that_still_waits_begins_by_the_new_rules(data: Path, upgrade: Upgrade) -> None:
    async with open_harbour(data) as harbour:
        anna, bert = await harbour.person(), await harbour.person()
        table = (await anna.create(ME, OPEN, entropy="a"))["id"]
        token = (await anna.links(table))[1]
        promised = (await anna.info(table))["commitment"]
    upgrade(2)
    async with open_harbour(data) as harbour:
        anna, bert = await as_(harbour, anna), await as_(harbour, bert)
        await bert.join(token, entropy="b")
        info = await anna.info(table)
        assert (info["status"], info["commitment"]) == ("playing", promised)
        found = await harbour.table(table)
        assert (found.row.rules, found.base, found.playing.entropy) == (2, 0, ["a", "b"])
        assert harbour.store.acts(table)[0].order == "setup"


@pytest.mark.parametrize("how", ["concede", "play"])
async def test_what_is_over_stays_over(data: Path, upgrade: Upgrade, how: str) -> None:
    async with open_harbour(data) as harbour:
        anna, bert, table = await two(harbour, options={"rounds": 3})
        if how == "concede":
            await anna.order(table, "concede", seat=0)
        match = await harbour.match(table)
        while match.turn:
            await (anna, bert)[match.turn[0]].first(table, match.turn[0])
        outcome = (await anna.info(table))["outcome"]
        acts = harbour.store.acts(table)
    upgrade(2)
    async with open_harbour(data) as harbour:
        anna = await as_(harbour, anna)
        info = await anna.info(table)
        assert (info["status"], info["outcome"], info["acts"]) == ("over", outcome, len(acts))
        assert (await anna.scene(table, 0))["scene"]["outcome"] == outcome
        await anna.order(table, "draw", seat=0, expect=409)
        # It cannot be replayed by rules that it was not played by; that is said in words.
        problem = await anna.get(f"/api/tables/{table}/replay", seat=0, expect=400)
        assert problem["text"]["id"] == "error-save-older"
        await anna.get(f"/api/tables/{table}/report", expect=400)
        assert (await anna.ask("GET", f"/api/tables/{table}/save")).json()["rules"] == 1
        assert harbour.store.acts(table) == acts
        assert harbour.store.table(table).rules == 1  # type: ignore[union-attr]


async def test_an_upload_of_older_rules_goes_on_too(data: Path, upgrade: Upgrade) -> None:
    old = Match.new("flotilla", 2, seed=3)
    old.act(0, "ship", old.menu(0)["ship"][-1])
    upgrade(2)
    async with open_harbour(data) as harbour:
        anna = await harbour.person()
        info = await anna.post("/api/saves", old.save())
        assert info["turn"] == [1]
        await anna.first(info["id"], 1)
        harbour.forget(info["id"])
        assert (await harbour.match(info["id"])).state.round == 2

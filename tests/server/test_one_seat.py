"""A table of one seat from the lobby to the archive, and tables of games that bots cannot play."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from escadre.core.match import verify
from tests import quiet
from tests.server.harbour import BOT, HOT, ME, OPEN, Harbour, Person, open_harbour

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def without_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with quiet.installed(tmp_path_factory.mktemp("quiet")):
        yield


@pytest.fixture(scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory, without_bots: None) -> AsyncIterator[Harbour]:
    async with open_harbour(tmp_path_factory.mktemp("harbour")) as made:
        yield made


async def alone(harbour: Harbour, **more: Any) -> tuple[Person, str]:
    """One click of somebody's: no seats are named."""
    anna = await harbour.person("Anna")
    return anna, (await anna.post("/api/tables", {"game": "patience", **more}))["id"]


async def play_on(who: Person, table: str, acts: int = 100) -> None:
    match = await who.harbour.match(table)
    while match.turn and acts:
        acts -= 1
        verb, args = next(iter(match.menu(0).items()))
        await who.act(table, 0, verb, args[0])


# ---- playing


async def test_one_click_begins_a_match_with_nobody_else(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    info = await anna.info(table)
    assert (info["status"], info["turn"]) == ("playing", [0])
    assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("person", True)]
    scene = (await anna.scene(table, 0))["scene"]
    assert {choice["verb"] for choice in scene["choices"]} == {"escort", "scout"}
    assert not harbour.house.tables[table].driving


async def test_a_scenario_of_one_side_brings_its_one_seat(harbour: Harbour) -> None:
    anna, table = await alone(harbour, scenario="narrows")
    assert len((await anna.info(table))["seats"]) == 1
    problem = await anna.create(ME, BOT, game="patience", scenario="narrows", expect=400)
    assert "one seat" in problem["said"]


async def test_undo_asks_nobody_and_a_draw_has_nobody_to_agree(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    match = await harbour.match(table)
    await play_on(anna, table, 1)
    assert (await anna.scene(table, 0))["scene"]["undo"] == "free"
    await anna.order(table, "undo", seat=0, seen=match.moment(0))
    assert (match.log[-1].verb, harbour.house.tables[table].ask) == ("undo", None)
    refused = await anna.order(table, "draw", seat=0, expect=409)
    assert refused["text"]["id"] == "error-draw-alone"
    assert not match.over


async def test_who_gives_up_has_lost_though_he_is_first(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    await anna.order(table, "concede", seat=0)
    outcome = (await anna.info(table))["outcome"]
    assert (outcome["ranks"], outcome["verdicts"]) == ([0], [{"result": "lost"}])


async def test_a_clock_may_run_and_nobody_stands_in(harbour: Harbour) -> None:
    anna, table = await alone(harbour, pace={"minutes": 1}, absent="bot")
    info = await anna.info(table)
    assert (info["absent"], info["seats"][0]["running"]) == ("wait", True)
    assert harbour.house.tables[table].row.deadline is None


async def test_others_watch_and_chat_and_see_nothing_hidden(harbour: Harbour) -> None:
    anna, table = await alone(harbour, public=True)
    bert = await harbour.person("Bert")
    await anna.act(table, 0, "scout")
    async with bert.live(table) as live:
        scene = (await live.until("show"))["scene"]
        await live.until("chat")  # what was said before
        zones = {zone["id"]: zone for board in scene["picture"]["boards"] for zone in board["zones"]}
        assert "pieces" not in zones["hand-0"]
        assert not any("face" in piece for piece in zones["lurking-of-0"]["pieces"])
        await bert.order(table, "say", text="Bon vent")
        assert (await live.until("chat"))["lines"][-1]["text"] == "Bon vent"
    await bert.act(table, 0, "sail", expect=409, seen=1)


async def test_nobody_is_called_to_a_table_where_nobody_waits(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    async def call(user: str, table: str, game: object, title: str) -> None:
        called.append(table)

    monkeypatch.setattr(harbour.house, "your_turn", call)
    anna, table = await alone(harbour)
    await play_on(anna, table, 3)
    duel = (await anna.create(ME, BOT))["id"]
    await harbour.until(duel, lambda found: bool(called))
    assert set(called) == {duel}


async def test_a_hint(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    assert (await anna.order(table, "hint", seat=0))["verb"] in ("escort", "scout")


# ---- after it


async def test_the_lists_the_replay_the_report_and_the_proof(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    await play_on(anna, table)
    match = await harbour.match(table)
    assert match.outcome is not None
    listed = (await anna.get("/api/tables", mine=1, status="over"))["tables"]
    kept = next(row["outcome"] for row in listed if row["id"] == table)
    assert kept["verdicts"][0]["result"] == match.outcome.result(0)
    assert kept["verdicts"][0]["degree"]["id"].startswith("degree-")
    film = await harbour.stranger().get(f"/api/tables/{table}/replay", seat=0, count=50)
    assert film["scenes"][-1]["outcome"] == kept
    report = await anna.get(f"/api/tables/{table}/report")
    assert (len(report["luck"]), report["luck"][0]["dice"], len(report["scores"][0])) == (1, 5, 1)
    data = await harbour.ask_save(table)
    assert verify(data)["over"]
    assert (await anna.post("/api/verify", json.loads(data)))["over"]


async def test_a_fork_goes_on_alone(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    await play_on(anna, table, 4)
    made = await anna.post(f"/api/tables/{table}/fork", {"seat": 0})
    assert [(seat["kind"], seat["mine"]) for seat in made["seats"]] == [("person", True)]
    await play_on(anna, made["id"])
    assert (await anna.info(made["id"]))["status"] == "over"
    first = (await harbour.match(made["id"])).log[0]
    assert (first.verb, first.number) == ("setup", 0), "a fork begins a log of its own"


async def test_a_save_is_uploaded_and_played_on(harbour: Harbour) -> None:
    anna, table = await alone(harbour)
    await play_on(anna, table, 4)
    data = (await harbour.match(table)).save()
    info = await anna.post("/api/saves", json.loads(data))
    assert (info["status"], [seat["mine"] for seat in info["seats"]]) == ("playing", [True])


# ---- games without bots


async def test_the_lobby_says_which_games_bots_can_play(harbour: Harbour) -> None:
    cards = {card["key"]: card for card in await harbour.stranger().get("/api/games")}
    assert [cards[key].get("bots", True) for key in ("flotilla", "patience", "quiet", "hermit")] == [
        True,
        True,
        False,
        False,
    ]


async def test_one_click_without_bots_is_a_shared_screen_or_the_one_seat(harbour: Harbour) -> None:
    anna = await harbour.person("Anna")
    shared = await anna.post("/api/tables", {"game": "quiet"})
    assert (shared["status"], [seat["name"] for seat in shared["seats"]]) == ("playing", ["Anna", ""])
    assert all(seat["mine"] for seat in shared["seats"])
    lone = await anna.post("/api/tables", {"game": "hermit"})
    await play_on(anna, lone["id"])
    assert (await anna.info(lone["id"]))["outcome"]["verdicts"]


async def test_whatever_needs_a_bot_is_refused_in_one_sentence(harbour: Harbour) -> None:
    anna, bert = await harbour.person("Anna"), await harbour.person("Bert")
    problem = await anna.create(ME, BOT, game="quiet", expect=400)
    assert problem["text"]["id"] == "error-game-no-bots"
    table = (await anna.create(ME, HOT, OPEN, game="quiet", pace={"minutes": 5}))["id"]
    await bert.join((await anna.links(table))[2])
    assert (await anna.info(table))["absent"] == "wait"
    assert (await anna.order(table, "hint", seat=0, expect=409))["text"]["id"] == "error-game-no-bots"
    left = await anna.delete(f"/api/tables/{table}/seats/0", expect=400)
    assert left.json()["text"]["id"] == "error-game-no-bots"
    await anna.order(table, "concede", seat=0)  # where bots could stand in, it would go on
    assert (await anna.info(table))["status"] == "over"
    forked = await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "moment": 1}, expect=400)
    assert forked["text"]["id"] == "error-game-no-bots"


async def test_a_player_of_such_a_game_may_be_called_captain(harbour: Harbour) -> None:
    anna, table = await harbour.person("Captain Nemo"), ""
    table = (await anna.post("/api/tables", {"game": "quiet"}))["id"]
    match = await harbour.match(table)
    match.players = ["Captain Nemo", "Captain Nemo 2"]
    info = await anna.post("/api/saves", json.loads(match.save()))
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]

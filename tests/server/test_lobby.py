"""The lobby: games, words, rulebooks, and the lists of tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from escadre.core.game import get, keys
from tests.server.harbour import BOT, HOT, ME, OPEN, Harbour, open_harbour, two

pytestmark = pytest.mark.anyio


async def test_the_games_that_are_installed(harbour: Harbour) -> None:
    cards = {card["key"]: card for card in await harbour.stranger().get("/api/games")}
    assert set(cards) == set(keys())
    flotilla = cards["flotilla"]
    assert (flotilla["first"], flotilla["last"], flotilla["usual"]) == (2, 4, 2)
    (rounds,) = flotilla["options"]
    assert (rounds["name"], rounds["kind"], rounds["default"], rounds["choices"]) == ("rounds", "choice", 5, [3, 5])
    assert (rounds["label"], rounds["hint"]) == ({"id": "option-rounds"}, {"id": "option-rounds.hint"})
    options = {option["name"]: option for option in cards["sirocco"]["options"]}
    assert options["fast"]["kind"] == "switch"
    assert options["length"]["choices"]
    options = {option["name"]: option for option in cards["naval_battles"]["options"]}
    assert (options["budget"]["kind"], options["budget"]["most"]) == ("number", 122)
    assert options["budget"]["given"] == {"teams": {"least": 4, "most": 386}}
    assert options["teams"]["choices"] == [0, 2, 3, 4, 5]
    assert (options["division"]["choices"], options["division"]["given"]) == ([""], {"teams": {}})
    assert options["team_target"]["choices"] == [0]  # nothing to choose, unless there are teams
    assert cards["sirocco"]["art"]["motif"]


def messages(text: str) -> FluentBundle:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_words_for_all_that_a_card_names(harbour: Harbour, language: str) -> None:
    stranger = harbour.stranger()
    for card in await stranger.get("/api/games"):
        answer = await stranger.ask("GET", f"/api/words/{card['key']}/{language}")
        assert answer.headers["content-type"].startswith("text/plain")
        bundle = messages(answer.text)
        texts = [card["title"], card["line"]]
        for option in card.get("options", ()):
            texts += [option["label"], *([option["hint"]] if "hint" in option else [])]
        for text in texts:
            id, _, attribute = text["id"].partition(".")
            assert bundle.has_message(id), text
            assert not attribute or attribute in bundle.get_message(id).attributes


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_common_words_have_what_the_server_refuses(harbour: Harbour, language: str) -> None:
    bundle = messages((await harbour.stranger().ask("GET", f"/api/words/-/{language}")).text)
    for id in ("server-no-table", "server-seat-taken", "server-no-moment", "error-stale", "error-undo-nothing"):
        assert bundle.has_message(id), id
    assert not bundle.has_message("lab-usage")


async def test_words_and_rules_that_nobody_has(harbour: Harbour) -> None:
    stranger = harbour.stranger()
    for path in (
        "/api/words/chess/en",
        "/api/words/flotilla/de",
        "/api/words/..%2f..%2fcore/en",
        "/api/words/-/..",
        "/api/games/chess/rules/en",
        "/api/games/sirocco/rules/de",
        "/api/nothing",
    ):
        assert (await stranger.get(path, expect=404))["text"]["id"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_rulebook_by_paragraphs(harbour: Harbour, language: str) -> None:
    for key in keys():
        book = await harbour.stranger().get(f"/api/games/{key}/rules/{language}")
        written = (get(key).speak.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        rules = [paragraph["rule"] for paragraph in book if "rule" in paragraph]
        assert len(rules) == len(set(rules)) == written.count("{#")
        assert any(paragraph.get("level") == 1 for paragraph in book)
        assert all(paragraph["text"] for paragraph in book)


async def test_health(harbour: Harbour) -> None:
    answer = await harbour.stranger().ask("GET", "/api/health")
    assert answer.json() == {"ok": True}
    assert "set-cookie" not in answer.headers


# ---- lists


async def test_lists_by_status_game_words_and_pages(data: Path) -> None:
    async with open_harbour(data) as harbour:
        anna, bert = await harbour.person("Anna"), await harbour.person("Élodie")
        waiting = (await anna.create(ME, OPEN, public=True, title="Battle of Lissa"))["id"]
        playing = (await bert.create(ME, HOT, public=True, title="Friday"))["id"]
        over = (await bert.create(ME, HOT, public=True, title="50% sail_s"))["id"]
        await bert.order(over, "concede", seat=0)
        sirocco = (await anna.create(ME, OPEN, game="sirocco", public=True))["id"]
        secret = (await anna.create(ME, OPEN, title="Secret Lissa"))["id"]
        stranger = harbour.stranger()

        async def ids(who: object = stranger, **query: object) -> list[str]:
            page = await stranger.get("/api/tables", **query)
            assert page["total"] >= len(page["tables"])
            return [table["id"] for table in page["tables"]]

        assert await ids() == [sirocco, over, playing, waiting]
        assert await ids(status="waiting") == [sirocco, waiting]
        assert await ids(status="playing,over") == [over, playing]
        assert await ids(game="sirocco") == [sirocco]
        assert await ids(search="lissa") == [waiting]
        assert await ids(search="elodie FRI") == [playing]
        assert await ids(search="%") == [over]
        assert await ids(search="_") == [over]
        assert await ids(search="nobody") == []
        assert await ids(offset=1, limit=2) == [over, playing]
        assert await ids(offset=100) == []
        assert await ids(mine=1) == []
        assert (await stranger.get("/api/tables", limit=1))["total"] == 4
        mine = await anna.get("/api/tables", mine=1)
        assert [table["id"] for table in mine["tables"]] == [secret, sirocco, waiting]
        assert all(table["owner"] for table in mine["tables"])
        assert [table["id"] for table in (await bert.get("/api/tables", mine=1, status="over"))["tables"]] == [over]
        for wrong in ({"limit": 51}, {"limit": 0}, {"offset": -1}, {"search": "x" * 101}, {"mine": "perhaps"}):
            await stranger.get("/api/tables", expect=400, **wrong)


async def test_my_tables_say_whose_turn_it_is(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.first(table, 0)
    (mine,) = (await bert.get("/api/tables", mine=1))["tables"]
    assert (mine["id"], mine["turn"], mine["status"]) == (table, [1], "playing")
    assert mine["seats"][1]["mine"]
    assert "owner" not in mine
    await bert.delete(f"/api/tables/{table}/seats/1")
    (mine,) = (await bert.get("/api/tables", mine=1))["tables"]
    assert mine["seats"][1]["back"]  # it is still his


async def test_no_list_tells_how_much_is_done_in_secret(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour, public=True, title="hushhush")
    pages = []
    for _ in range(2):
        await anna.first(table, 0)
        match = await harbour.match(table)
        await anna.order(table, "undo", seat=0, seen=match.moment(0))
        (found,) = (await bert.get("/api/tables", search="hushhush"))["tables"]
        found["moved"] = 0
        pages.append(found)
        info = await bert.info(table)
        assert info["acts"] == 1
        assert info["moved"] % 60_000 == 0
    assert pages[0] == pages[1]


async def test_a_stand_alone_table_of_bots_is_over_in_the_list(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(BOT, BOT, title="machines", public=True))["id"]
    await anna.scene(table)
    over = await harbour.over(table)
    (found,) = (await anna.get("/api/tables", search="machines", status="over"))["tables"]
    assert found["acts"] == over.playing.acts
    assert found["outcome"]["ranks"]

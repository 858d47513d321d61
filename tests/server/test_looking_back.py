"""Looking back at a match: replay, report, save, fork, proof; and matches that come from a file."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from escadre.core import codec
from escadre.core.match import Match, verify
from tests.server.harbour import BOT, HOT, ME, Harbour, Person, open_harbour, two

pytestmark = pytest.mark.anyio


class Played:
    """A match of two that was played to its end before the eyes of three."""

    def __init__(self, anna: Person, bert: Person, table: str) -> None:
        self.anna, self.bert, self.table = anna, bert, table
        self.seen: dict[int | None, dict[int, Any]] = {0: {}, 1: {}, None: {}}
        self.save = b""


@pytest.fixture(scope="module")
async def played(harbour: Harbour) -> Played:
    anna, bert, table = await two(harbour, options={"rounds": 3}, entropy="salt")
    made = Played(anna, bert, table)
    match = await harbour.match(table)
    async with anna.live(table, 0) as one, bert.live(table, 1) as other, harbour.stranger().live(table) as third:
        viewers = ((0, one), (1, other), (None, third))
        while match.turn:
            for _, viewer in viewers:
                await viewer.drain()
            seat = match.turn[-1]
            verb = "scout" if match.state.round == 1 and match.state.scouted[seat] < 0 else "ship"
            await (anna, bert)[seat].act(table, seat, verb, match.menu(seat)[verb][0])
        for seat_seen, viewer in viewers:
            await viewer.drain()
            for got in viewer.got:
                if got["kind"] == "show":  # the first of each moment
                    made.seen[seat_seen].setdefault(got["scene"]["act"], got)
    made.save = (await anna.ask("GET", f"/api/tables/{table}/save")).content
    return made


# ---- replay


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_a_replay_shows_what_the_seat_was_sent(harbour: Harbour, played: Played, seat: int | None) -> None:
    answer = await harbour.stranger().get(f"/api/tables/{played.table}/replay", seat=seat, count=50)
    match = await harbour.match(played.table)
    assert (answer["first"], answer["moments"]) == (0, match.moment(seat))
    assert [scene["act"] for scene in answer["scenes"]] == list(range(1, answer["moments"] + 1))
    compared = 0
    for scene in answer["scenes"]:
        assert not {"choices", "barred", "undo"} & set(scene)
        assert {line["act"] for line in scene["log"]} == {scene["act"] - 1}
        sent = played.seen[seat].get(scene["act"])
        if sent is not None:
            compared += 1
            assert scene["picture"] == sent["scene"]["picture"]
            assert (scene["turn"], scene.get("outcome")) == (sent["scene"]["turn"], sent["scene"].get("outcome"))
            log = [line for line in sent["scene"]["log"] if line["act"] == scene["act"] - 1]
            assert scene["log"] == log
    assert compared >= answer["moments"] - 2


async def test_a_replay_in_pages(harbour: Harbour, played: Played) -> None:
    path = f"/api/tables/{played.table}/replay"
    stranger = harbour.stranger()
    whole = (await stranger.get(path, seat=0, count=50))["scenes"]
    parts = [await stranger.get(path, seat=0, first=first, count=3) for first in range(0, len(whole), 3)]
    assert [scene for part in parts for scene in part["scenes"]] == whole
    beyond = await stranger.get(path, seat=0, first=1000)
    assert (beyond["scenes"], beyond["moments"]) == ([], len(whole))
    for wrong in ({"count": 51}, {"count": 0}, {"first": -1}, {"seat": 2}, {"seat": -1}, {"seat": "x"}):
        await stranger.get(path, expect=400, **wrong)


async def test_one_moment_of_the_past(harbour: Harbour, played: Played) -> None:
    path = f"/api/tables/{played.table}"
    stranger = harbour.stranger()
    (wanted,) = (await stranger.get(f"{path}/replay", seat=1, first=2, count=1))["scenes"]
    assert await stranger.get(f"{path}/scene", seat=1, moment=3) == wanted
    await stranger.get(f"{path}/scene", seat=1, moment=900, expect=404)
    await stranger.get(f"{path}/scene", seat=1, moment=0, expect=404)


async def test_before_the_end_everybody_looks_back_through_his_own_eyes(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.first(table, 0)
    path = f"/api/tables/{table}/replay"
    assert (await anna.get(path, seat=0))["moments"] == 2
    assert (await bert.get(path, seat=1))["moments"] == 1
    assert (await harbour.stranger().get(path))["moments"] == 1
    for who, seat in ((bert, 0), (anna, 1), (harbour.stranger(), 0), (await harbour.person(), 1)):
        assert (await who.get(path, seat=seat, expect=403))["text"]["id"] == "server-not-over"
        await who.get(f"/api/tables/{table}/scene", seat=seat, moment=1, expect=403)
    await anna.order(table, "concede", seat=0)
    assert (await harbour.stranger().get(path, seat=0))["moments"] == 3


# ---- report


async def test_the_report(harbour: Harbour, played: Played) -> None:
    report = await harbour.stranger().get(f"/api/tables/{played.table}/report")
    match = await harbour.match(played.table)
    assert [seat["dice"] for seat in report["luck"]] == [2, 1]  # they take turns to roll
    assert report["luck"][0]["promised"] == 7.0
    assert sum(seat["gave"] for seat in report["luck"]) == sum(seat["gave"] for seat in match.luck())
    assert len(report["scores"]) == len(report["acts"])
    assert report["scores"][0] == [0, 0]
    assert report["scores"][-1] == list(match.outcome.scores)  # type: ignore[union-attr]
    assert report["acts"] == sorted(report["acts"])
    assert report["acts"][-1] == match.acts


async def test_before_the_end_there_is_no_report_and_no_save(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    for path in ("report", "save"):
        assert (await anna.get(f"/api/tables/{table}/{path}", expect=403))["text"]["id"] == "server-not-over"


# ---- saves


async def test_the_save_is_proven_by_the_engine(harbour: Harbour, played: Played) -> None:
    answer = await harbour.stranger().ask("GET", f"/api/tables/{played.table}/save")
    assert answer.content == played.save
    assert answer.headers["content-disposition"] == f'attachment; filename="flotilla-{played.table}.json"'
    assert verify(played.save)["over"]
    names = [seat["name"] for seat in (await played.anna.info(played.table))["seats"]]
    assert Match.load(played.save).players == names


async def test_a_save_that_is_over_goes_into_the_archive(harbour: Harbour, played: Played) -> None:
    carl = await harbour.person()
    answer = await carl.ask("POST", "/api/saves", played.save)
    info = answer.json()
    assert (answer.status_code, info["status"], info["owner"]) == (201, "over", True)
    names = [seat["name"] for seat in (await played.anna.info(played.table))["seats"]]
    assert [seat["name"] for seat in info["seats"]] == names
    assert info["title"] == " · ".join(names)
    assert (await carl.get("/api/tables", mine=1, status="over"))["total"] == 1
    again = (await carl.ask("GET", f"/api/tables/{info['id']}/save")).content
    assert again == played.save
    harbour.forget(info["id"])
    assert (await carl.info(info["id"]))["outcome"] == info["outcome"]


async def test_a_save_to_play_on(harbour: Harbour) -> None:
    match = Match.new("flotilla", 3, seed=4)
    match.players = ["Anna", "Captain 2", "Admiral 3 (admiral:400)"]
    match.act(0, "ship", match.menu(0)["ship"][-1])
    anna = await harbour.person()
    info = await anna.post("/api/saves", match.save())
    assert [(seat["kind"], seat.get("level", "")) for seat in info["seats"]] == [
        ("person", ""),
        ("bot", "captain"),
        ("bot", "admiral:1.5s"),
    ]
    assert info["seats"][0]["mine"]
    await harbour.until(info["id"], lambda found: found.playing.state.round == 2, patience=30)
    await anna.order(info["id"], "concede", seat=0)
    assert verify((await anna.ask("GET", f"/api/tables/{info['id']}/save")).content)["over"]


async def test_a_save_of_bots_alone_gives_me_a_seat(harbour: Harbour) -> None:
    match = Match.new("flotilla", 2, seed=4)
    match.players = ["Ensign 1", "Enseigne 2"]
    anna = await harbour.person()
    info = await anna.post("/api/saves", match.save())
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


async def test_a_save_that_names_nobody_is_all_mine(harbour: Harbour) -> None:
    anna = await harbour.person("Anna")
    info = await anna.post("/api/saves", Match.new("flotilla", 2, seed=4).save())
    assert [(seat.get("name", ""), seat["mine"]) for seat in info["seats"]] == [("", True)] * 2


def sealed(data: bytes, **changes: Any) -> bytes:
    """A save that somebody has changed and sealed again."""
    body = {**json.loads(data), **changes}
    del body["seal"]
    return json.dumps({**body, "seal": codec.seal(body)}).encode()


@pytest.mark.parametrize("players", [["one"], ["a", "b", "c", "d"], ["x" * 500, "\u202e\x00"]])
async def test_a_save_with_odd_names(harbour: Harbour, played: Played, players: list[str]) -> None:
    carl = await harbour.person("Carl")
    info = await carl.post("/api/saves", sealed(played.save, players=players))
    assert len(info["seats"]) == 2
    assert all(len(seat.get("name", "")) <= 40 for seat in info["seats"])
    assert "\u202e" not in json.dumps(info, ensure_ascii=False)
    await carl.get(f"/api/tables/{info['id']}/save")


async def test_what_is_no_save_is_refused_in_words_and_kept_nowhere(harbour: Harbour, played: Played) -> None:
    carl = await harbour.person()
    good = json.loads(played.save)
    deep = json.dumps({**good, "options": 1}).replace('"options": 1', '"options": ' + "[" * 900 + "]" * 900)
    damaged: list[bytes] = [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        played.save[: len(played.save) // 2],
        played.save.replace(b'"ship ', b'"ship 9', 1),
        json.dumps({**good, "seal": "0" * 64}).encode(),
        sealed(played.save, key="00" * 32),
        sealed(played.save, game="chess"),
        sealed(played.save, rules=99),
        sealed(played.save, seats=9),
        sealed(played.save, acts=[]),
        sealed(played.save, acts=good["acts"] + [{"seat": 0, "order": "ship 3"}]),
        sealed(played.save, acts=[good["acts"][0], {"seat": 7, "order": "ship 3"}]),
        sealed(played.save, acts=good["acts"][:-1]),
        sealed(played.save, state={}),
        sealed(played.save, entropy=["x", "y"]),
        sealed(played.save, start={"stack": []}),
        sealed(played.save, options={"rounds": 77}),
        sealed(played.save, acts=[{**act, "worlds": 2**63} for act in good["acts"]]),
        sealed(played.save, acts=[{**act, "worlds": -1} for act in good["acts"]]),
        deep.encode(),
        b"[" * 100_000,
    ]
    for path in ("/api/saves", "/api/verify"):
        for data in damaged:
            problem = await carl.post(path, data, expect=400)
            assert problem["said"], data[:80]
    await carl.post("/api/saves", b" " * (2 * 1024 * 1024 + 1), expect=413)
    assert (await carl.get("/api/tables", mine=1))["total"] == 0


async def test_a_save_that_is_longer_than_a_match_may_be(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escadre.server.routes.looking_back.LONGEST", 1)
    match = Match.new("flotilla", 2, seed=1)
    match.act(0, "ship", match.menu(0)["ship"][-1])
    problem = await (await harbour.person()).post("/api/saves", match.save(), expect=400)
    assert problem["text"]["id"] == "error-save-long"


# ---- proof


async def test_the_dice_are_proven(harbour: Harbour, played: Played) -> None:
    proof = await harbour.stranger().post("/api/verify", played.save)
    match = Match.load(played.save)
    assert (proof["game"], proof["acts"], proof["over"]) == ("flotilla", match.acts, True)
    assert proof["commitment"] == match.commitment == (await played.anna.info(played.table))["commitment"]
    assert proof["entropy"] == ["salt", ""]
    dice = {roll["act"]: roll["dice"] for roll in proof["dice"]}
    assert dice == {entry.number: list(entry.dice) for entry in match.log if entry.dice}
    assert proof["rolls"] == sum(len(roll) for roll in dice.values())


# ---- forks


async def test_play_on_from_a_moment(harbour: Harbour, played: Played) -> None:
    carl = await harbour.person()
    info = await carl.post(f"/api/tables/{played.table}/fork", {"seat": 1, "moment": 3, "level": "ensign"})
    assert (info["fork"], info["status"], info["owner"]) == (played.table, "playing", True)
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    assert info["seats"][0]["level"] == "ensign"
    await harbour.settled(info["id"])
    match, old = await harbour.match(info["id"]), await harbour.match(played.table)
    (then,) = (await carl.get(f"/api/tables/{played.table}/replay", seat=1, first=2, count=1))["scenes"]
    mine = next(zone for zone in then["picture"]["boards"][0]["zones"] if zone["id"] == "hand-1")
    assert match._start is not None
    assert [piece["face"] for piece in mine["pieces"]] == [str(ship) for ship in match._start["hands"][1]]
    assert match.commitment != old.commitment
    while match.turn:
        await carl.first(info["id"], 1)
        await harbour.settled(info["id"])
    assert verify((await carl.ask("GET", f"/api/tables/{info['id']}/save")).content)["over"]


async def test_what_the_seat_could_not_see_is_dealt_anew(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    state = (await harbour.match(table)).state
    hand, other = list(state.hands[0]), list(state.hands[1])
    await anna.order(table, "concede", seat=0)
    dealt = []
    for _ in range(4):
        info = await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "moment": 1})
        found = (await harbour.match(info["id"])).state
        assert sorted(found.hands[0] + found.played[0]) == hand
        dealt.append(sorted(found.hands[1] + found.played[1]))
    assert any(ships != other for ships in dealt)
    assert len({tuple(ships) for ships in dealt}) > 1


async def test_while_others_play_nobody_tries_it_out(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    for who in (anna, bert):
        for seat in (0, 1):
            problem = await who.post(f"/api/tables/{table}/fork", {"seat": seat}, expect=403)
            assert problem["text"]["id"] == "server-not-over"
    await harbour.stranger().post(f"/api/tables/{table}/fork", {"seat": 0}, expect=403)


async def test_alone_against_bots_one_may_from_ones_own_seat(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, BOT))["id"]
    await harbour.settled(table)
    await anna.post(f"/api/tables/{table}/fork", {"seat": 1}, expect=403)
    info = await anna.post(f"/api/tables/{table}/fork", {"seat": 0})
    assert info["fork"] == table
    await (await harbour.person()).post(f"/api/tables/{table}/fork", {"seat": 0}, expect=403)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seat": 0}, 409),  # nothing is left to be played
        ({"seat": 0, "moment": 99_999}, 409),
        ({"seat": 5, "moment": 1}, 400),
        ({"seat": -1, "moment": 1}, 400),
        ({"seat": 0, "moment": -1}, 400),
        ({"seat": 0, "moment": 1, "level": "cook"}, 400),
        ({"moment": 1}, 400),
    ],
)
async def test_forks_that_make_no_sense(harbour: Harbour, played: Played, wish: Any, status: int) -> None:
    carl = await harbour.person()
    await carl.post(f"/api/tables/{played.table}/fork", wish, expect=status)
    assert (await carl.get("/api/tables", mine=1))["total"] == 0


# ---- all of it with the real game


async def test_a_match_of_sirocco_from_beginning_to_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One person who clicks what comes first, one bot; then everything that can be done with it."""
    async with open_harbour(tmp_path_factory.mktemp("sirocco")) as harbour:
        anna = await harbour.person()
        made = await anna.create(ME, BOT, HOT, game="sirocco", options={"length": 10, "fast": True})
        table, promised = made["id"], made["commitment"]
        match = await harbour.match(table)
        async with anna.live(table, 0) as live:
            await live.until("chat")
            async with asyncio.timeout(60):
                while match.turn:
                    await harbour.settled(table)
                    mine = [seat for seat in match.turn if seat != 1]
                    if mine:
                        verb, args = next(iter(match.menu(mine[0]).items()))
                        assert (await live.act(mine[0], verb, args[-1]))["kind"] == "done"
            await live.drain()
        log = [line for got in live.got if got["kind"] == "show" for line in got["scene"].get("log", [])]
        assert log == json.loads(codec.encode(match.view(0).log))
        save = (await anna.ask("GET", f"/api/tables/{table}/save")).content
        assert verify(save)["commitment"] == promised
        assert save == (await harbour.ask_save(table))
        replay = await harbour.stranger().get(f"/api/tables/{table}/replay", seat=1, first=20, count=5)
        assert len(replay["scenes"]) == 5
        assert (await anna.get(f"/api/tables/{table}/report"))["scores"][-1] == list(match.outcome.scores)  # type: ignore[union-attr]
        fork = await anna.post(f"/api/tables/{table}/fork", {"seat": 0, "moment": 30, "level": "ensign"})
        assert fork["status"] == "playing"
        faces = (await anna.get(f"/api/tables/{table}/catalog"))["faces"]
        assert all(face in faces for line in log for face in line.get("faces", []))

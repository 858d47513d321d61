"""Setting tables up, finding a seat, leaving it; and what those see who do not belong there."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from escadre.store.faults import StoreAway
from tests.server.harbour import BOT, HOT, ME, OPEN, Closed, Harbour, two

pytestmark = pytest.mark.anyio


def kinds(info: Any) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# ---- a new table


async def test_every_kind_of_seat(harbour: Harbour) -> None:
    anna = await harbour.person("Anna")
    made = await anna.ask("POST", "/api/tables", {"game": "flotilla", "seats": [ME, HOT, BOT, OPEN], "title": " A  b "})
    assert made.status_code == 201
    info = made.json()
    assert kinds(info) == ["person", "person", "bot", "open"]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "H", "", ""]
    assert [seat.get("mine", False) for seat in info["seats"]] == [True, True, False, False]
    assert info["seats"][2]["level"] == "ensign"
    assert (info["status"], info["title"], info["owner"], info["turn"]) == ("waiting", "A b", True, [])
    assert len(info["commitment"]) == 64


async def test_one_click_is_me_against_the_usual_bots(harbour: Harbour) -> None:
    anna = await harbour.person()
    info = await anna.post("/api/tables", {"game": "sirocco"})
    assert (info["status"], info["acts"] >= 1) == ("playing", True)
    assert kinds(info)[0] == "person"
    assert set(kinds(info)[1:]) == {"bot"}
    usual = next(card["usual"] for card in await anna.get("/api/games") if card["key"] == "sirocco")
    assert len(info["seats"]) == usual


async def test_a_visitor_without_a_cookie_gets_one_with_his_table(harbour: Harbour) -> None:
    somebody = harbour.stranger()
    info = await somebody.create(ME, BOT)
    assert somebody.cookie
    assert (await somebody.info(info["id"]))["owner"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [ME]}, "2"),
        ({"seats": [ME, *[BOT] * 4]}, "4"),
        ({"seats": [ME, BOT], "options": {"rounds": 4}}, "rounds"),
        ({"seats": [ME, BOT], "options": {"tides": True}}, "tides"),
        ({"seats": [ME, BOT], "options": {"rounds": "x" * 5000}}, "rounds"),
        ({"seats": [ME, {"kind": "bot", "level": "cook"}]}, "cook"),
        ({"seats": [ME, {"kind": "bot", "level": "captain:0"}]}, "captain:0"),
        ({"seats": [ME, {"kind": "bot", "level": "admiral:-1s"}]}, "admiral:-1s"),
        ({"seats": [ME, {"kind": "dog"}]}, "dog"),
        ({"seats": [ME, {"kind": "bot", "user": "x"}]}, "user"),
        ({"seats": [OPEN, BOT]}, "seat"),
        ({"seats": [ME, BOT], "scenario": "malta"}, "malta"),
        ({"seats": [ME, BOT], "pace": {"minutes": -1}}, ">= 0"),
        ({"seats": [ME, BOT], "pace": {"hours": 100000}}, "<= 720"),
        ({"seats": [ME, BOT], "absent": "never"}, "never"),
        ({"seats": [ME, BOT], "title": "t" * 81}, "80"),
        ({"seats": [ME, BOT], "key": "00"}, "key"),
        ({"seats": "me"}, "array"),
    ],
)
async def test_a_wrong_wish_is_told_in_words_and_makes_nothing(harbour: Harbour, wrong: Any, said: str) -> None:
    anna = await harbour.person()
    problem = await anna.post("/api/tables", {"game": "flotilla", **wrong}, expect=400)
    assert said in problem["said"], problem
    assert problem["text"]["id"]
    assert (await anna.get("/api/tables", mine=1))["total"] == 0


async def test_options_are_kept_and_played_by(harbour: Harbour) -> None:
    anna = await harbour.person()
    info = await anna.create(BOT, BOT, options={"rounds": 3})
    assert info["options"] == {"rounds": 3}
    await anna.scene(info["id"])
    over = await harbour.over(info["id"])
    assert over.playing.state.round == 3


async def test_names_and_titles_have_nothing_invisible_in_them(harbour: Harbour) -> None:
    anna = await harbour.person("Anna")
    info = await anna.create(ME, {"kind": "hot", "name": "a\u202e\n\x1bb"}, title="x\x00\u200by\r\nz")
    assert info["seats"][1]["name"] == "a b"
    assert info["title"] == "xy z"
    info = await anna.create(ME, {"kind": "hot", "name": "\u200b\u200b"})
    assert [seat.get("name", "") for seat in info["seats"]] == ["Anna", ""]


async def test_visitors_at_one_screen_are_called_by_the_numbers_of_their_seats(harbour: Harbour) -> None:
    info = await harbour.stranger().create(ME, {"kind": "hot"}, {"kind": "hot", "name": "Zoe"})
    assert [seat.get("name", "") for seat in info["seats"]] == ["", "", "Zoe"]


# ---- secret links


async def test_a_link_opens_its_seat_once(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    links = await anna.links(table)
    assert sorted(links) == [1, 2]
    assert await bert.join(links[2]) == {"table": table, "seat": 2}
    assert (await carl.join(links[2], expect=404))["text"]["id"] == "server-no-such-link"
    assert kinds(await carl.info(table)) == ["person", "open", "person"]
    # Who has sat down comes back with his own link, as often as he likes.
    assert await bert.join(links[2]) == {"table": table, "seat": 2}
    assert (await bert.info(table))["seats"][2]["mine"]


async def test_new_links_take_the_place_of_old_ones(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN))["id"]
    old = (await anna.links(table))[1]
    new = (await anna.links(table))[1]
    assert old != new
    await bert.join(old, expect=404)
    assert (await bert.info(table))["status"] == "waiting"
    await bert.join(new)
    assert (await bert.info(table))["status"] == "playing"
    assert await anna.links(table) == {}


async def test_of_two_who_race_for_a_link_one_sits(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    for _ in range(5):
        table = (await anna.create(ME, OPEN, OPEN))["id"]
        token = (await anna.links(table))[1]
        answers = await asyncio.gather(*(who.ask("POST", "/api/join", {"token": token}, 0) for who in (bert, carl)),
                                       return_exceptions=True)  # fmt: skip
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 1
        seat = (await harbour.table(table)).seats[1]
        assert seat.user == (bert if isinstance(answers[1], BaseException) else carl).id


async def test_links_are_for_the_owner(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, public=True))["id"]
    await bert.post(f"/api/tables/{table}/links", expect=403)
    await harbour.stranger().post(f"/api/tables/{table}/links", expect=403)
    await bert.post("/api/tables/nosuchtable/links", expect=404)


async def test_links_that_nobody_made(harbour: Harbour) -> None:
    bert = await harbour.person()
    await bert.join("x" * 43, expect=404)
    await bert.join("x", expect=400)
    await bert.post("/api/join", {"token": "x" * 43, "seat": 0}, expect=400)


async def test_no_list_and_no_answer_has_a_secret_in_it(harbour: Harbour) -> None:
    """All bytes that anybody but the one they are for is sent."""
    anna, bert = await harbour.person(), await harbour.person()
    account = {"name": "Anna Secunda", "password": "correct horse", "email": "anna@hidden.example"}
    await anna.post("/api/account", account)
    made = await anna.create(ME, OPEN, HOT, public=True, title="secrets", entropy="salt of anna")
    table = made["id"]
    token = (await anna.links(table))[1]
    row = await harbour.table(table)
    from escadre.server.door.identity import digest

    header = json.loads(row.row.header)
    secrets = [token, digest(token), header["key"], anna.cookie, digest(anna.cookie), anna.id, bert.id, "salt of"]
    secrets += ["hidden.example", "correct horse", "argon2"]
    stranger, harbour.bytes_sent = harbour.stranger(), []
    for who in (stranger, bert, anna):
        async with who.live(table) as live:
            await live.until("chat")
        await who.info(table)
        await who.get("/api/tables", search="secrets")
        await who.get("/api/tables", mine=1)
    await bert.join(token, entropy="salt of bert")
    hands = [tuple(hand) for hand in (await harbour.match(table)).state.hands]
    for who, seat in ((stranger, None), (bert, 1), (anna, 0), (anna, 2), (bert, None)):
        async with who.live(table, seat) as live:
            await live.until("chat")
        await who.scene(table, seat)
        await who.get(f"/api/tables/{table}/replay", seat=seat)
        await who.info(table)
        await who.get(f"/api/tables/{table}/catalog")
    await bert.act(table, 1, "ship", max(hands[1]))
    await stranger.scene(table)
    assert len(harbour.bytes_sent) > 40
    sent = b"\n".join(harbour.bytes_sent)
    for secret in secrets:
        assert secret.encode() not in sent, secret
    # The hands: what a stranger is sent names no ship of theirs.
    harbour.bytes_sent = []
    async with stranger.live(table) as live:
        await live.until("chat")
    await stranger.get(f"/api/tables/{table}/replay")
    shown = b"\n".join(harbour.bytes_sent)
    for ship in [ship for hand in hands for ship in hand]:
        assert f'"ship-{ship}"'.encode() not in shown
        assert f'"ship":{ship}'.encode() not in shown
    for path in (f"/api/tables/{table}/scene?seat=0", f"/api/tables/{table}/scene?seat=1"):
        assert (await stranger.get(path, expect=403))["text"]["id"] == "server-not-your-seat"
    await bert.get(f"/api/tables/{table}/scene", seat=0, expect=403)
    with pytest.raises(Closed) as closed:
        async with bert.live(table, 0) as live:
            await live.next()
    assert closed.value.code == 4403


# ---- public tables


async def test_an_open_seat_of_a_public_table_is_anybodys(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, public=True))["id"]
    await bert.post(f"/api/tables/{table}/seats/7", expect=404)
    await bert.post(f"/api/tables/{table}/seats/0", expect=409)
    assert await bert.post(f"/api/tables/{table}/seats/1", {"entropy": "mine"}) == {"table": table, "seat": 1}
    assert (await carl.post(f"/api/tables/{table}/seats/1", expect=409))["text"]["id"] == "server-seat-taken"
    assert (await bert.info(table))["status"] == "playing"


async def test_a_table_by_link_is_not_anybodys(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN))["id"]
    await bert.post(f"/api/tables/{table}/seats/1", expect=409)
    assert kinds(await anna.info(table)) == ["person", "open"]
    ids = [found["id"] for found in (await bert.get("/api/tables", limit=50))["tables"]]
    assert table not in ids


# ---- leaving


async def test_who_leaves_before_the_match_leaves_the_seat_open(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    token = (await anna.links(table))[1]
    await bert.join(token)
    await carl.delete(f"/api/tables/{table}/seats/1", expect=403)
    await anna.delete(f"/api/tables/{table}/seats/1", expect=403)
    await bert.delete(f"/api/tables/{table}/seats/1", expect=204)
    assert kinds(await anna.info(table)) == ["person", "open", "open"]
    await bert.join(token, expect=404)  # his link went with him
    links = await anna.links(table)
    await carl.join(links[1])
    await bert.join(links[2])
    assert (await anna.info(table))["status"] == "playing"


async def test_who_stood_up_does_not_look_into_the_hand_of_who_sits_there_now(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN))["id"]
    second = (await anna.create(ME, OPEN, OPEN))["id"]
    for id, seats in ((second, 2), (table, 1)):
        await bert.join((await anna.links(id))[1])
        if seats == 1:
            break
        async with bert.live(id, 1) as live:
            await live.until("chat")
            await bert.delete(f"/api/tables/{id}/seats/1")
            links = await anna.links(id)
            await carl.join(links[1])
            await carl.join(links[2])
            show = await live.until("show")
            assert "seat" not in show["scene"]
            hand = (await harbour.match(id)).state.hands[1]
            assert not any(f'"ship-{ship}"' in text for text in live.raw for ship in hand)


async def test_who_leaves_the_match_is_stood_in_for_and_may_come_back(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await bert.delete(f"/api/tables/{table}/seats/1", expect=204)
    info = await bert.info(table)
    assert (info["seats"][1]["kind"], info["seats"][1]["back"]) == ("bot", True)
    assert info["seats"][1]["name"] == ""
    assert "back" not in (await anna.info(table))["seats"][1]
    await harbour.settled(table)
    assert (await harbour.match(table)).state.chosen[1] != 0
    await anna.post(f"/api/tables/{table}/seats/1", expect=409)
    await bert.act(table, 1, "recall", expect=409)
    await bert.post(f"/api/tables/{table}/seats/1")
    assert (await bert.info(table))["seats"][1]["mine"]
    await bert.act(table, 1, "recall")


async def test_a_link_brings_back_who_was_stood_in_for(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN))["id"]
    token = (await anna.links(table))[1]
    await bert.join(token)
    await bert.delete(f"/api/tables/{table}/seats/1")
    await bert.join(token)
    assert (await bert.info(table))["seats"][1]["mine"]


async def test_a_bot_that_still_thinks_does_not_act_for_who_has_come_back(harbour: Harbour) -> None:
    _, bert, table = await two(harbour)
    harbour.brains.gate.clear()
    try:
        await bert.delete(f"/api/tables/{table}/seats/1")
        await harbour.until(table, lambda found: 1 in found.thinking)
        await bert.post(f"/api/tables/{table}/seats/1")
    finally:
        harbour.brains.gate.set()
    await harbour.settled(table)
    assert (await harbour.match(table)).acts == 1
    assert (await harbour.match(table)).turn == (0, 1)


async def test_when_all_have_left_the_bots_end_it_once_somebody_looks(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.delete(f"/api/tables/{table}/seats/0")
    await bert.delete(f"/api/tables/{table}/seats/1")
    assert (await harbour.settled(table)).row.status == "playing"
    async with harbour.stranger().live(table):
        await harbour.over(table)
    await bert.delete(f"/api/tables/{table}/seats/1", expect=403)
    await bert.post(f"/api/tables/{table}/seats/1", expect=409)
    assert "back" not in (await bert.info(table))["seats"][1]


async def test_uninvited_one_takes_one_seat(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN, OPEN, public=True))["id"]
    path = f"/api/tables/{table}/seats"
    await bert.post(f"{path}/1")
    for seat in (2, 3):
        assert (await bert.post(f"{path}/{seat}", expect=409))["text"]["id"] == "server-one-seat"
    tries = await asyncio.gather(*(carl.ask("POST", f"{path}/{seat}", {}, expect=None) for seat in (2, 3)))
    assert sorted(answer.status_code for answer in tries) == [200, 409]  # nor two of them at once, whichever is first
    (refused,) = [answer for answer in tries if answer.status_code == 409]
    assert refused.json()["text"]["id"] == "server-one-seat"
    free = 3 if tries[0].status_code == 200 else 2
    # The owner may have agreed: he has given a link away.
    await bert.join((await anna.links(table))[free])
    seated = [anna.id, bert.id, carl.id, carl.id]
    seated[free] = bert.id
    assert [seat.user for seat in (await harbour.table(table)).seats] == seated


async def test_the_owner_may_take_what_is_his(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, OPEN, OPEN, public=True))["id"]
    await anna.post(f"/api/tables/{table}/seats/1")
    await anna.post(f"/api/tables/{table}/seats/2")
    assert (await anna.info(table))["status"] == "playing"


async def test_a_table_that_could_not_begin_begins_later(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN))["id"]
    token = (await anna.links(table))[1]

    def fail(*_: object) -> None:
        raise StoreAway("server-store-away", detail="gone")

    with monkeypatch.context() as patch:
        patch.setattr(harbour.store, "append", fail)
        patch.setattr(harbour.house.journal, "patience", 0.0)
        await bert.join(token, expect=503)
        harbour.forget(table)
        await bert.get(f"/api/tables/{table}", expect=503)
    assert (await bert.info(table))["status"] == "playing"
    assert await bert.join(token) == {"table": table, "seat": 1}
    await bert.first(table, 1)


# ---- clearing away


async def test_the_owner_clears_a_table_that_has_not_begun(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, public=True))["id"]
    token = (await anna.links(table))[1]
    await bert.delete(f"/api/tables/{table}", expect=403)
    async with bert.live(table) as live:
        await live.until("chat")
        await anna.delete(f"/api/tables/{table}", expect=204)
        with pytest.raises(Closed) as closed:
            await live.until("show")
        assert closed.value.code == 4404
    await bert.get(f"/api/tables/{table}", expect=404)
    await bert.join(token, expect=404)
    await anna.delete(f"/api/tables/{table}", expect=404)


async def test_a_match_in_play_cannot_be_cleared_away(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    assert (await anna.delete(f"/api/tables/{table}", expect=409)).json()["text"]["id"] == "server-has-begun"
    assert (await anna.info(table))["status"] == "playing"


async def test_one_who_is_late_for_a_table_that_was_cleared(harbour: Harbour) -> None:
    """He has looked the table up, and then it is gone."""
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, public=True))["id"]
    held = await harbour.table(table)
    async with held.lock:
        waiting = [
            asyncio.create_task(anna.ask("DELETE", f"/api/tables/{table}")),
            asyncio.create_task(bert.ask("POST", f"/api/tables/{table}/seats/1", {}, 404)),
            asyncio.create_task(bert.ask("POST", f"/api/tables/{table}/orders", {"kind": "say", "text": "?"}, 409)),
            asyncio.create_task(bert.ask("GET", f"/api/tables/{table}", None, 404)),
        ]
        while len(held.lock._waiters or ()) < 4:  # type: ignore[attr-defined]
            await asyncio.sleep(0.001)
    await asyncio.gather(*waiting)


# ---- dice that nobody can have chosen


async def test_the_promise_is_shown_before_anybody_adds_to_the_dice(harbour: Harbour) -> None:
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, entropy="from anna"))["id"]
    promised = (await bert.info(table))["commitment"]
    await bert.join((await anna.links(table))[1], entropy="from bert")
    match = await harbour.match(table)
    assert match.entropy == ["from anna", "from bert"]
    assert match.commitment == promised == (await anna.info(table))["commitment"]
    await anna.order(table, "concede", seat=0)
    save = (await anna.ask("GET", f"/api/tables/{table}/save")).content
    proof = await bert.post("/api/verify", save)
    assert proof["commitment"] == promised
    assert proof["entropy"] == ["from anna", "from bert"]


async def test_a_table_of_bots_needs_somebody_who_looks(harbour: Harbour) -> None:
    anna = await harbour.person()
    info = await anna.create(BOT, BOT)
    assert harbour.brains.asked == [] or not (await harbour.table(info["id"])).driving
    await anna.info(info["id"])  # a line in a list is not yet a look
    assert not (await harbour.table(info["id"])).driving
    await harbour.stranger().scene(info["id"])
    await harbour.over(info["id"])
    info = await harbour.stranger().info(info["id"])
    assert info["status"] == "over"
    assert info["outcome"]["ranks"]


async def test_a_table_that_is_not_there(harbour: Harbour) -> None:
    anna = await harbour.person()
    for path in ("", "/scene", "/catalog", "/replay", "/report", "/save"):
        problem = await anna.get(f"/api/tables/nothing{path}", expect=404)
        assert problem["text"]["id"] == "server-no-table"
    await anna.order("nothing", "hint", seat=0, expect=404)
    with pytest.raises(Closed) as closed:
        async with anna.live("nothing") as live:
            await live.next()
    assert closed.value.code == 4404


async def test_a_table_that_waits_has_nothing_to_show(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, OPEN))["id"]
    for path in ("scene", "catalog", "replay"):
        problem = await anna.get(f"/api/tables/{table}/{path}", expect=400)
        assert problem["text"]["id"] == "server-not-begun"
    for order in ("concede", "draw", "hint"):
        refused = await anna.order(table, order, seat=0, expect=409)
        assert refused["why"] == "unreadable"
    await anna.get(f"/api/tables/{table}/save", expect=403)

"""Acting at a table, by socket and by HTTP: what is stale, repeated, foreign, forbidden or makes no sense."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from escadre.store.faults import StoreAway
from tests.server.harbour import BOT, HOT, ME, OPEN, Harbour, Person, two

pytestmark = pytest.mark.anyio


async def legal_ship(harbour: Harbour, table: str, seat: int, last: bool = False) -> int:
    return (await harbour.match(table)).menu(seat)["ship"][-1 if last else 0]


async def test_an_act_is_done_and_kept(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    done = await anna.act(table, 0, "ship", ship, id=41)
    assert done == {"kind": "done", "id": 41, "act": 2}
    assert (await harbour.match(table)).state.chosen[0] == ship
    kept = harbour.store.acts(table)
    assert [(act.number, act.seat, act.order) for act in kept] == [(0, -1, "setup"), (1, 0, f"ship {ship}")]


async def test_a_repeated_act_is_stale_and_changes_nothing(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    await anna.act(table, 0, "ship", ship, seen=1)
    refused = await anna.act(table, 0, "ship", ship, seen=1, expect=409, id=5)
    assert (refused["why"], refused["id"]) == ("stale", 5)
    assert (await harbour.match(table)).acts == 2


@pytest.mark.parametrize("seen", [0, 2, -1, 2**53])
async def test_an_act_for_another_moment_is_stale(harbour: Harbour, seen: int) -> None:
    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    assert (await anna.act(table, 0, "ship", ship, seen=seen, expect=409))["why"] == "stale"
    assert (await anna.order(table, "typed", seat=0, seen=seen, order=f"ship {ship}", expect=409))["why"] == "stale"
    assert (await anna.order(table, "undo", seat=0, seen=seen, expect=409))["why"] == "stale"
    assert (await harbour.match(table)).acts == 1


async def test_acts_in_the_wrong_order_are_harmless(harbour: Harbour) -> None:
    """The second of two choices arrives before the first: it is refused, the first is carried out."""
    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    async with anna.live(table, 0) as live:
        live.say({"kind": "act", "seat": 0, "seen": 2, "verb": "recall", "arg": 0, "id": 2})
        live.say({"kind": "act", "seat": 0, "seen": 1, "verb": "ship", "arg": ship, "id": 1})
        first, second = await live.until("refused"), await live.until("done")
        assert (first["id"], first["why"], second["id"]) == (2, "stale", 1)
    assert (await harbour.match(table)).state.recalled == [False, False]


async def test_others_secret_choices_make_nothing_stale(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await bert.act(table, 1, "ship", await legal_ship(harbour, table, 1), seen=1)
    await anna.act(table, 0, "ship", await legal_ship(harbour, table, 0), seen=1)


async def test_of_two_tabs_the_second_is_told_that_it_is_late(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    ships = (await harbour.match(table)).menu(0)["ship"]
    async with anna.live(table, 0) as one, anna.live(table, 0) as other:
        await one.until("chat")
        await other.until("chat")
        replies = await asyncio.gather(one.act(0, "ship", ships[0], seen=1), other.act(0, "ship", ships[1], seen=1))
        assert sorted(reply["kind"] for reply in replies) == ["done", "refused"]
        late = other if replies[1]["kind"] == "refused" else one
        assert any(got["kind"] == "show" and got["scene"]["act"] == 2 for got in [*late.got, *await late.drain()])
    assert (await harbour.match(table)).acts == 2


@pytest.mark.parametrize("kind", ["act", "typed", "undo", "concede", "draw", "answer", "hint", "foresee", "say"])
@pytest.mark.parametrize("seat", [0, 7, -1])
async def test_nobody_plays_a_seat_of_somebody_else(harbour: Harbour, kind: str, seat: int) -> None:
    _, bert, table = await two(harbour)
    body: dict[str, Any] = {
        "act": {"seen": 1, "verb": "ship", "arg": await legal_ship(harbour, table, 0)},
        "typed": {"seen": 1, "order": "ship 3"},
        "undo": {"seen": 1},
        "answer": {"yes": True},
        "foresee": {"seen": 1, "verb": "ship", "arg": await legal_ship(harbour, table, 0)},
        "say": {"text": "I am somebody else"},
    }.get(kind, {})
    spectator = await harbour.person()
    for who in (bert, spectator):
        refused = await who.order(table, kind, seat=seat, expect=409, **body)
        assert refused["why"] == "illegal"
        assert refused["text"]["id"] == "server-not-your-seat"
        async with who.live(table) as live:
            assert (await live.ask(kind, seat=seat, **body))["text"]["id"] == "server-not-your-seat"
    await harbour.stranger().order(table, kind, seat=seat, expect=403, **body)
    assert (await harbour.match(table)).acts == 1
    assert harbour.store.chat(table) == []


async def test_a_rule_forbids_it(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    match = await harbour.match(table)
    refused = await anna.act(table, 0, "scout", 0, expect=409)
    assert (refused["why"], refused["rule"]) == ("illegal", "FLO-3.1")
    other = next(ship for ship in range(1, 31) if ship not in match.state.hands[0])
    refused = await anna.act(table, 0, "ship", other, expect=409)
    assert refused["why"] == "illegal"
    assert refused["rule"].startswith("FLO-")
    assert match.acts == 1
    assert (await harbour.table(table)).match is match  # nothing had to be read anew


async def test_what_makes_no_sense(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    assert (await anna.act(table, 0, "castle", expect=409))["why"] == "unreadable"
    assert (await anna.act(table, 0, "ship", 2**53, expect=409))["why"] == "illegal"
    for order in ("", "castle", "ship", "ship yellow", "ship 3 4", "recall 3", "undo 1", "setup", "conceded", "\x00"):
        refused = await anna.order(table, "typed", seat=0, seen=1, order=order, expect=409)
        assert refused["why"] == "unreadable", order
    for body in (
        {},
        {"kind": "act"},
        {"kind": "fly", "seat": 0},
        {"kind": "act", "seat": None, "seen": 1, "verb": "ship"},
        {"kind": "act", "seat": 0, "seen": 1, "verb": "ship", "arg": 2**53 + 1},
        {"kind": "act", "seat": 0, "seen": 1, "verb": "ship", "arg": 1.5},
        {"kind": "act", "seat": 0, "seen": 10**30, "verb": "ship"},
        {"kind": "concede", "seat": 0, "id": 10**30},
        {"kind": "concede", "seat": 0, "force": True},
        {"kind": "typed", "seat": 0, "seen": 1, "order": "x" * 201},
        [],
        "act",
    ):
        await anna.post(f"/api/tables/{table}/orders", body, expect=400)
    assert (await harbour.match(table)).acts == 1


async def test_a_number_that_no_browser_counts_to_does_not_end_the_socket(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        for text in ('{"kind":"concede","seat":0,"id":1' + "0" * 30 + "}", "{", "[]", "null", '"\\ud800"', "\x00", ""):
            live.say(text)
            assert (await live.until("refused"))["why"] == "unreadable"
        assert (await live.act(0, "ship", await legal_ship(harbour, table, 0)))["kind"] == "done"


async def test_typed_orders(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    await anna.order(table, "typed", seat=0, seen=1, order=f"  SHIP   {ship} ")
    assert (await harbour.match(table)).state.chosen[0] == ship


async def test_nothing_is_done_once_it_is_over(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await anna.order(table, "concede", seat=0)
    for kind, body in (("concede", {}), ("draw", {}), ("undo", {"seen": 2}), ("answer", {"yes": True}), ("hint", {})):
        assert (await bert.order(table, kind, seat=1, expect=409, **body))["why"] == "illegal"
    ship = (await harbour.match(table)).state.hands[1][-1]
    assert (await bert.act(table, 1, "ship", ship, expect=409))["rule"] == "END"
    await bert.order(table, "say", text="well played")


async def test_a_program_plays_by_its_token(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour, options={"rounds": 3})
    program = Person(harbour)
    program.bearer = (await anna.post("/api/me/token"))["token"]
    match = await harbour.match(table)
    while match.turn:
        show = await program.scene(table, 0)
        if choices := [choice for choice in show["scene"].get("choices", []) if choice["verb"] == "ship"]:
            act = {"seat": 0, "seen": show["scene"]["act"], "verb": "ship", "arg": choices[-1]["arg"]}
            assert (await program.order(table, "act", **act))["kind"] == "done"
            assert (await program.order(table, "act", expect=409, **act))["why"] in ("stale", "illegal")
        await bert.first(table, 1)
    program.bearer = "x" * 43
    await program.get(f"/api/tables/{table}/scene", expect=401)


async def test_a_match_has_an_end_even_if_nobody_wants_it(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    """To choose and take back for ever would fill the disk."""
    for module in ("house", "orders"):
        monkeypatch.setattr(f"escadre.server.tables.{module}.LONGEST", 5)
    anna, bert, table = await two(harbour)
    match = await harbour.match(table)
    for _ in range(2):
        await anna.first(table, 0)
        await anna.order(table, "undo", seat=0, seen=match.moment(0))
    refused = await bert.act(table, 1, "ship", match.menu(1)["ship"][0], expect=409)
    assert refused["text"]["id"] == "server-too-many-acts"
    assert (await anna.order(table, "undo", seat=0, seen=match.moment(0), expect=409))["text"] == refused["text"]
    await bert.delete(f"/api/tables/{table}/seats/1")
    await harbour.settled(table)
    assert match.acts == 5
    await anna.order(table, "concede", seat=0)
    assert (await anna.info(table))["status"] == "over"


# ---- by agreement or alone


async def test_to_concede_among_two_ends_it(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    await bert.order(table, "concede", seat=1)
    info = await anna.info(table)
    assert (info["status"], info["outcome"]["ranks"], info["turn"]) == ("over", [0, 1], [])


async def test_to_concede_where_others_play_on_leaves_a_bot(harbour: Harbour) -> None:
    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    links = await anna.links(table)
    await bert.join(links[1])
    await carl.join(links[2])
    await bert.order(table, "concede", seat=1)
    info = await anna.info(table)
    assert info["status"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "person"]
    await harbour.settled(table)
    assert (await harbour.match(table)).turn == (0, 2)


async def test_to_concede_against_bots_ends_it(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, BOT, BOT))["id"]
    await anna.order(table, "concede", seat=0)
    assert (await anna.info(table))["outcome"]["ranks"][0] == 2


async def test_to_concede_alone_at_a_table_ends_it_though_others_share_my_screen(harbour: Harbour) -> None:
    anna = await harbour.person()
    table = (await anna.create(ME, HOT, HOT))["id"]
    await anna.order(table, "concede", seat=1)
    assert (await anna.info(table))["outcome"]["ranks"][1] == 2


# ---- chat


async def test_chat_of_players_and_of_who_only_watches(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    guest = await harbour.person("Guest")
    name = (await bert.get("/api/me"))["name"]
    async with anna.live(table) as live:
        assert (await live.until("chat"))["lines"] == []
        await bert.order(table, "say", text="ahoy", seat=1)
        (line,) = (await live.until("chat"))["lines"]
        assert {key: line[key] for key in ("number", "name", "text", "seat")} == {
            "number": 0,
            "name": name,
            "text": "ahoy",
            "seat": 1,
        }
        await guest.order(table, "say", text="who wins?")
        (line,) = (await live.until("chat"))["lines"]
        assert (line["name"], line["text"], line["number"], "seat" in line) == ("Guest", "who wins?", 1, False)
        assert await live.ask("say", text="not you", seat=0)
    async with harbour.stranger().live(table) as live:
        lines = (await live.until("chat"))["lines"]
        assert [line["text"] for line in lines] == ["ahoy", "who wins?", "not you"]
        refused = await live.ask("say", text="I have no name")
        assert refused["text"]["id"] == "server-who-speaks"
        assert await live.drain() == []


async def test_chat_keeps_its_order_and_reaches_all(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    async with anna.live(table) as one, bert.live(table) as other:
        for i in range(10):
            one.say({"kind": "say", "text": f"a{i}"})
            other.say({"kind": "say", "text": f"b{i}"})
        seen: list[list[str]] = []
        for live in (one, other):
            lines: list[dict[str, Any]] = []
            while len(lines) < 20:
                lines += (await live.until("chat"))["lines"]
            assert [line["number"] for line in lines] == list(range(20))
            seen.append([line["text"] for line in lines])
        assert seen[0] == seen[1]
        assert [text for text in seen[0] if text[0] == "a"] == [f"a{i}" for i in range(10)]


async def test_chat_is_one_line_without_invisible_letters(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    for text in ("", "x" * 501):
        await anna.order(table, "say", text=text, expect=400)
    await anna.order(table, "say", text=" \n \x00\u200b ")
    await anna.order(table, "say", text="a\nb\x00\x1b[31m\u202ec\u2028d \U0001f600 é")
    await anna.order(table, "say", text="<script>alert(1)</script>")
    await anna.order(table, "say", text="é" * 500)
    texts = [line.text for line in harbour.store.chat(table)]
    assert texts == ["a b[31mc d \U0001f600 é", "<script>alert(1)</script>", "é" * 500]


# ---- hints


async def test_a_hint_is_something_that_one_may_do(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    match = await harbour.match(table)
    hinted = await anna.order(table, "hint", seat=0, id=3)
    assert (hinted["kind"], hinted["id"]) == ("hinted", 3)
    assert hinted["arg"] in match.menu(0)[hinted["verb"]]
    assert hinted["order"] == match.typed(hinted["verb"], hinted["arg"])
    assert hinted["label"]["id"].startswith("do-")
    assert match.acts == 1
    await anna.act(table, 0, "ship", await legal_ship(harbour, table, 0))
    refused = await anna.order(table, "hint", seat=0, expect=409)
    assert refused["text"]["id"] == "server-not-your-turn"


async def test_while_a_hint_is_thought_about_the_table_goes_on(harbour: Harbour) -> None:
    anna, bert, table = await two(harbour)
    harbour.brains.gate.clear()
    try:
        asked = asyncio.create_task(anna.order(table, "hint", seat=0))
        await asyncio.sleep(0.05)
        await bert.act(table, 1, "ship", await legal_ship(harbour, table, 1))
        assert not asked.done()
    finally:
        harbour.brains.gate.set()
    assert (await asked)["kind"] == "hinted"


async def test_when_nobody_can_think_the_socket_stays(harbour: Harbour) -> None:
    anna, _, table = await two(harbour)
    async with anna.live(table, 0) as live:
        harbour.brains.fault = RuntimeError("no process")
        refused = await live.ask("hint", seat=0)
        assert (refused["kind"], refused["text"]["id"]) == ("refused", "server-broken")
        assert "no process" not in str(refused)
        assert (await live.ask("hint", seat=0))["kind"] == "hinted"


# ---- what fails half-way


async def test_an_act_that_cannot_be_kept_is_refused_and_forgotten(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    async with bert.live(table, 1) as live:
        await live.until("chat")
        with monkeypatch.context() as patch:
            patch.setattr(harbour.store, "append", _raise(StoreAway("server-store-away", detail="/secret/place")))
            patch.setattr(harbour.house.journal, "patience", 0.0)
            refused = await anna.act(table, 0, "ship", ship, expect=409)
            assert refused["text"]["id"] == "server-away"
            assert "/secret/place" not in str(refused)
        assert await live.drain() == []
        assert (await harbour.table(table)).row.acts == 1
        # The database is back, and so is the table.
        await anna.act(table, 0, "ship", ship, seen=1)
        assert (await live.until("show"))["scene"]["turn"] == [1]


def _raise(error: Exception) -> Any:
    def fail(*_: object, **__: object) -> Any:
        raise error

    return fail


async def test_a_database_that_is_away_while_the_table_is_read_again(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = await two(harbour)
    found = await harbour.table(table)
    for method in ("table", "seats", "acts"):
        found.behind = True
        if method == "acts":
            await anna.info(table)
            found.match, found.behind = None, True
            method = "whole"
        with monkeypatch.context() as patch:
            patch.setattr(harbour.store, method, _raise(StoreAway("server-store-away", detail="gone")))
            await anna.get(f"/api/tables/{table}", expect=503)
        assert (await anna.scene(table, 0))["scene"]["act"] == 1


async def test_a_bug_in_a_game_leaves_no_half_done_act(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    from escadre.core import flow

    anna, _, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    real = flow.play

    def half(s: Any, *args: Any) -> None:
        real(s, *args)
        raise ZeroDivisionError("in the middle")

    with monkeypatch.context() as patch:
        patch.setattr("escadre.core.match.flow.play", half)
        refused = await anna.act(table, 0, "ship", ship, expect=409)
    assert refused["text"]["id"] == "server-broken"
    found = await harbour.table(table)
    assert not found.lock.locked()
    assert (await anna.scene(table, 0))["scene"]["turn"] == [0, 1]
    assert (await harbour.match(table)).state.chosen == [0, 0]
    await anna.act(table, 0, "ship", ship)


async def test_who_goes_away_in_the_middle_of_an_act_has_acted_or_not(harbour: Harbour) -> None:
    """The request is given up while the act waits to be kept: it is kept, and everybody sees it."""
    anna, bert, table = await two(harbour)
    ship = await legal_ship(harbour, table, 0)
    found = await harbour.table(table)
    async with bert.live(table, 1) as live:
        await live.until("chat")
        async with found.lock:
            asked = asyncio.create_task(anna.act(table, 0, "ship", ship, seen=1))
            await asyncio.sleep(0.02)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
        assert (await live.until("show"))["scene"]["turn"] == [1]
    assert len(harbour.store.acts(table)) == found.row.acts == 2


async def test_what_another_process_played_is_taken_in(harbour: Harbour) -> None:
    """A second server on the same database; what PostgreSQL would tell is told here by hand."""
    from tests.server.harbour import open_harbour

    anna, bert, table = await two(harbour)
    async with open_harbour(harbour.house.settings.data) as there:
        elsewhere = Person(there)
        elsewhere.cookie = bert.cookie
        async with anna.live(table, 0) as live:
            await live.until("chat")
            await elsewhere.act(table, 1, "ship", await legal_ship(there, table, 1))
            harbour.house.neighbours.hear(f"{table} 2")
            assert (await live.until("show"))["scene"]["turn"] == [0]
            # And without a word from the database the act does not fit, and the table is read again.
            await anna.act(table, 0, "ship", await legal_ship(harbour, table, 0), seen=1)
            there.house.tables[table].behind = False
            ship = (await there.match(table)).state.hands[1][0]
            refused = await elsewhere.order(table, "act", seat=1, seen=2, verb="recall", expect=409)
            assert refused["why"] == "stale", ship
            assert (await there.match(table)).acts == (await harbour.match(table)).acts == 3


async def test_what_two_seats_add_to_the_dice_through_two_processes(harbour: Harbour) -> None:
    from tests.server.harbour import open_harbour

    anna, bert, carl = [await harbour.person() for _ in range(3)]
    table = (await anna.create(ME, OPEN, OPEN, entropy="a"))["id"]
    links = await anna.links(table)
    async with open_harbour(harbour.house.settings.data) as there:
        await there.house.table(table)
        await bert.join(links[1], entropy="b")
        there.house.neighbours.hear(f"{table} seats")
        elsewhere = Person(there)
        elsewhere.cookie = carl.cookie
        await elsewhere.join(links[2], entropy="c")
        assert (await there.match(table)).entropy == ["a", "b", "c"]
        harbour.house.neighbours.hear(f"{table} 1")
        assert (await anna.info(table))["status"] == "playing"
        assert (await harbour.match(table)).entropy == ["a", "b", "c"]
        assert (await harbour.match(table)).state == (await there.match(table)).state

"""Two real processes and a real PostgreSQL: any process serves any table, and each hears what the other does."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from escadre.core.match import verify
from escadre.store.export import save_of
from escadre.store.store import Store
from tests.postgres import Cluster, cluster  # noqa: F401
from tests.server.guests import Chair, Guest, Json, seated
from tests.server.running import Running

pytestmark = pytest.mark.anyio

SEED = 20261115


class Pair:
    """Two servers, `a` and `b`, on one database."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.a, self.b = (Running(folder, url) for _ in range(2))

    async def same_scenes(self, table: str, guests: list[Guest]) -> None:
        """Both show every seat, and a spectator, the same."""
        for seat, guest in [*enumerate(guests), (None, Guest(self.a))]:
            shown = [await guest.scene(table, seat, at=server) for server in (self.a, self.b)]
            assert shown[0] == shown[1]

    def check_log(self, table: str) -> Json:
        """The acts that are kept replay to the end that is kept, and every die is the promised one."""
        with Store.open(self.url) as store:
            whole = store.whole(table)
        assert whole is not None
        row, _, acts = whole
        assert [act.number for act in acts] == list(range(row.acts))
        save = save_of(*whole)
        verify(save)
        found: Json = json.loads(save)
        return found


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:  # noqa: F811
    url = cluster.database()
    made = Pair(url, tmp_path_factory.mktemp("pair"))
    with made.a, made.b:
        yield made
        for server in (made.a, made.b):
            server.check_quiet()
    cluster.drop(url)


def plain(scene: Json) -> Json:
    return {**scene, "log": []}


async def test_each_act_of_one_arrives_at_the_others_socket(pair: Pair) -> None:
    chance = random.Random(SEED)
    table, guests = await seated("flotilla", [pair.a, pair.b])
    chairs = [await guest.sit(table, seat) for seat, guest in enumerate(guests)]
    while not chairs[0].over:
        able = [chair for chair in chairs if chair.choices]
        chair = chance.choice(able)
        answer = await chair.act(chance.choice(chair.choices))
        assert answer["kind"] == "done"
        for seat, other in enumerate(chairs):
            # The process that took the act knows it; the socket of the other process must come to show the same.
            true = plain(await guests[seat].scene(table, seat, at=chair.server))
            await other.until(lambda other=other, true=true: plain(other.scene) == true)
    for seat, chair in enumerate(chairs):
        assert chair.log == (await guests[seat].scene(table, seat))["log"]
        await chair.close()
    await pair.same_scenes(table, guests)
    assert pair.check_log(table)["over"]


async def test_of_two_acts_for_one_moment_one_is_kept(pair: Pair) -> None:
    """The same seat in two browsers, at two processes, and both click at once."""
    chance = random.Random(SEED)
    table, guests = await seated("sirocco", [pair.a, pair.b])
    twice = [
        [await guest.sit(table, seat, at=server) for server in (pair.a, pair.b)] for seat, guest in enumerate(guests)
    ]
    kept = 0
    for _ in range(20):
        seat = next(iter(twice[0][0].scene["turn"]))
        first, second = twice[seat]
        await second.until(lambda first=first, second=second: second.moment == first.moment)
        moment, choices = first.moment, first.choices
        answers = await asyncio.gather(*(chair.act(chance.choice(choices), moment) for chair in (first, second)))
        assert sorted(answer["kind"] for answer in answers) == ["done", "refused"]
        assert next(answer for answer in answers if answer["kind"] == "refused")["why"] == "stale"
        kept += 1
        for chairs in twice:
            for chair in chairs:
                seen = (await guests[chairs[0].seat or 0].scene(table, chairs[0].seat, at=pair.a))["act"]
                await chair.until(lambda chair=chair, seen=seen: chair.moment >= seen)
    for chairs in twice:
        for chair in chairs:
            await chair.close()
    assert len(pair.check_log(table)["acts"]) == kept + 1  # the set-up is the first
    await pair.same_scenes(table, guests)


async def test_chat_and_presence(pair: Pair) -> None:
    table, (ann, bert) = await seated("flotilla", [pair.a, pair.b])
    at_a = await ann.sit(table, 0)
    assert at_a.here(0)
    assert not at_a.here(1)
    at_b = await bert.sit(table, 1)
    await at_a.until(lambda: at_a.here(1))
    await at_b.until(lambda: at_b.here(0))  # it came later, and learns who was there
    for number, (chair, other) in enumerate([(at_a, at_b), (at_b, at_a), (at_a, at_b)]):
        assert (await chair.ask("say", text=f"line {number}", seat=chair.seat))["kind"] == "done"
        await other.until(lambda other=other, number=number: len(other.lines) == number + 1)
    await at_a.until(lambda: len(at_a.lines) == 3)
    assert [line["text"] for line in at_a.lines] == [line["text"] for line in at_b.lines]
    await at_b.close()
    await at_a.until(lambda: not at_a.here(1))
    again = await bert.sit(table, 1)
    assert [line["text"] for line in again.lines or at_a.lines] == ["line 0", "line 1", "line 2"]
    await at_a.until(lambda: at_a.here(1))
    await again.until(lambda: again.here(0))
    await at_a.close()
    await again.close()


@pytest.mark.parametrize(("game", "seats"), [("flotilla", 4), ("sirocco", 3)])
async def test_a_match_of_people_at_both(pair: Pair, game: str, seats: int) -> None:
    """Everybody plays as soon as he may, until the end; spectators at both see it."""
    table, guests = await seated(game, [pair.a if seat % 2 else pair.b for seat in range(seats)])
    chairs = [await guest.sit(table, seat) for seat, guest in enumerate(guests)]
    watching = [await Guest(server).sit(table) for server in (pair.a, pair.b)]
    kept = await asyncio.gather(*(chair.play(random.Random(SEED + seat)) for seat, chair in enumerate(chairs)))
    for chair in [*chairs, *watching]:
        await chair.until(lambda chair=chair: chair.over)
    save = pair.check_log(table)
    assert save["over"]
    assert len(save["acts"]) == sum(kept) + 1
    await pair.same_scenes(table, guests)
    for seat, chair in enumerate(chairs):
        assert chair.log == (await guests[seat].scene(table, seat, at=pair.a))["log"]
    assert watching[0].log == watching[1].log
    for chair in [*chairs, *watching]:
        await chair.close()


async def test_a_broken_line_to_the_database_is_mended(pair: Pair) -> None:
    table, guests = await seated("sirocco", [pair.a, pair.b])
    chairs = [await guest.sit(table, seat) for seat, guest in enumerate(guests)]
    chance = random.Random(SEED)
    for what in ("query LIKE 'LISTEN%%'", "pid <> pg_backend_pid()"):  # who listens; then everybody, writers too
        with psycopg.connect(pair.url, autocommit=True) as connection:
            cut = (
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND {what}"
            )
            assert len(connection.execute(cut.replace("%%", "%").encode()).fetchall()) >= 2
        for _ in range(6):  # while the line is down, and after
            chair = next(chair for chair in chairs if chair.choices)
            other = chairs[1 - chairs.index(chair)]
            before = chair.moment
            answer = await chair.act(chance.choice(chair.choices))
            assert answer["kind"] == "done", answer
            await chair.until(lambda chair=chair, before=before: chair.moment > before)
            seat = chairs.index(other)
            true = plain(await guests[seat].scene(table, seat, at=chair.server))
            await other.until(lambda other=other, true=true: plain(other.scene) == true)
    await pair.same_scenes(table, guests)
    pair.check_log(table)
    for chair in chairs:
        await chair.close()
    for server in (pair.a, pair.b):
        assert "are heard again" in server.said()


async def test_bots_go_on_when_their_process_is_killed(cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    url = cluster.database()
    pair = Pair(url, tmp_path)
    with pair.a, pair.b:
        ann = Guest(pair.a)
        table = await ann.set_up("sirocco", "bot:admiral:4s", "me", "bot:admiral:4s")
        at_a = await ann.sit(table, 1)
        while not any(seat.get("thinking") for seat in at_a.info["seats"]):
            if at_a.choices:
                await at_a.act(at_a.choices[0])
            else:
                await at_a.until(lambda: bool(at_a.choices) or any(seat.get("thinking") for seat in at_a.info["seats"]))
        at_b = await ann.sit(table, 1, at=pair.b)
        pair.a.kill()
        before = at_b.moment
        await at_b.until(lambda: at_b.moment > before, seconds=60)
        await at_b.close()
        await at_a.close()
        pair.check_log(table)
        pair.b.check_quiet()
    cluster.drop(url)


async def test_one_server_with_two_workers(cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    url = cluster.database()
    pair = Pair(url, tmp_path)
    with Running(tmp_path, url, 2) as server:
        pair.a = pair.b = server
        table, guests = await seated("flotilla", [server] * 3)
        chairs = [await guest.sit(table, seat) for seat, guest in enumerate(guests)]
        watching: list[Chair] = [await Guest(server).sit(table) for _ in range(12)]  # the system spreads them
        await asyncio.gather(*(chair.play(random.Random(SEED + seat)) for seat, chair in enumerate(chairs)))
        for chair in watching:
            await chair.until(lambda chair=chair: chair.over)
        assert all(chair.log == watching[0].log for chair in watching)
        await pair.same_scenes(table, guests)
        assert pair.check_log(table)["over"]
        for chair in [*chairs, *watching]:
            await chair.close()
        server.check_quiet()
    cluster.drop(url)

"""One stranger asks for as much as he can; everybody else is answered as if he were not there."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from escadre.core.match import Match
from tests.server.guests import Guest, seated
from tests.server.running import Running

pytestmark = pytest.mark.anyio

PATIENCE = 1.0  # of this server, in seconds
SOON = 1.0  # seconds within which everybody else is answered, on a machine that has nothing else to do
_addresses = itertools.count(1)


def somewhere() -> dict[str, str]:
    """An address of one's own."""
    return {"X-Forwarded-For": f"10.9.{(number := next(_addresses)) >> 8}.{number & 255}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the limits that every server has, and with little patience."""
    folder = tmp_path_factory.mktemp("stalling")
    with Running(folder, "", 1, "--behind-proxy", "--patience", str(PATIENCE), limits=1) as running:
        yield running
    running.check_quiet()


@cache
def long_save(acts: int) -> bytes:
    """A match in which somebody chose and took back again and again, and then gave up."""
    match = Match.new("flotilla", 2, seed=1)
    ship = match.menu(0)["ship"][0]
    while match.acts < acts - 1:
        match.act(0, "ship", ship)
        match.undo(0)
    match.concede(0)
    return match.save()


class Stranger:
    """Many requests of one address, at once."""

    def __init__(self, server: Running) -> None:
        self.headers = somewhere()
        self.client = httpx.AsyncClient(base_url=server.url, headers=self.headers, timeout=120, verify=False)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", **more)


async def seconds(work: Awaitable[Any]) -> float:
    began = time.monotonic()
    await work
    return time.monotonic() - began


async def while_others_ask(server: Running, attack: Awaitable[Any]) -> Any:
    """What came of the attack. Nobody else has had to wait for long meanwhile."""
    others = Guest(server, headers=somewhere())
    quiet = max([await seconds(others.ask("GET", "/me")) for _ in range(5)])
    slowest = 0.0
    task = asyncio.ensure_future(attack)
    while not task.done():
        slowest = max(slowest, await seconds(others.ask("GET", "/me")))
        await asyncio.sleep(0.02)
    assert slowest < SOON + 5 * quiet
    return task.result()


async def test_saves_that_take_long_to_replay(server: Running) -> None:
    data, longer = long_save(18_000), long_save(25_000)
    # Nobody has to replay this one to refuse it.
    forged = longer.replace(b'"players": [', b'"players": ["x"', 1)

    async def attack() -> list[int]:
        stranger, other = Stranger(server), Stranger(server)
        asked = [stranger.ask("POST", path, content=save) for path in ("/saves", "/verify") for save in (data, longer)]
        asked += [other.ask("POST", path, content=save) for path in ("/saves", "/verify") for save in (data, forged)]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert set(await while_others_ask(server, attack())) <= {200, 201, 400, 408, 429}
    for save in (longer, forged):
        assert (await Stranger(server).ask("POST", "/verify", content=save)).status_code == 400


async def test_looking_back_at_a_long_match(server: Running) -> None:
    table = (await Stranger(server).ask("POST", "/saves", content=long_save(18_000))).json()["id"]
    paths = [f"/tables/{table}/{path}" for path in ("report", "replay?seat=0", "save", "report", "replay?seat=0")]

    async def attack() -> list[int]:
        strangers = [Stranger(server) for _ in range(6)]
        asked = [stranger.ask("GET", path) for stranger in strangers for path in paths]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert set(await while_others_ask(server, attack())) <= {200, 429}
    quiet = await seconds(Stranger(server).ask("GET", "/games"))
    for path in paths:  # what was worked out once is there
        assert await seconds(Stranger(server).ask("GET", path)) < SOON + 5 * quiet


async def test_tables_of_admirals(server: Running) -> None:
    guest, stranger = (Guest(server, headers=somewhere()) for _ in range(2))
    chair = await guest.sit(await guest.set_up("flotilla", "me", "bot:ensign"), 0)
    await chair.until(lambda: chair.scene["turn"] == [0])  # its process has started by now

    async def act() -> None:
        moment = chair.moment
        await chair.act(chair.choices[0])
        await chair.until(lambda: chair.moment > moment and chair.scene["turn"] == [0])

    quiet = await seconds(act())
    await asyncio.gather(*(stranger.set_up("flotilla", "me", "bot:admiral:5s") for _ in range(20)))
    for _ in range(3):
        assert await seconds(act()) < max(SOON, 5 * quiet)
    await chair.close()


async def test_a_hint_too_many_is_refused(server: Running) -> None:
    guest = Guest(server, headers=somewhere())
    async with await guest.sit(await guest.set_up("flotilla", "me", "hot"), 0) as chair:
        answers = [await chair.ask("hint", seat=0) for _ in range(30)]
    assert [answer["kind"] for answer in answers[:20]] == ["hinted"] * 20
    assert "limit" in {answer.get("why") for answer in answers}


async def test_more_spectators_than_there_is_room_for(server: Running) -> None:
    table, friends = await seated("flotilla", [server] * 2, headers=somewhere())
    stranger = somewhere()
    came = []
    for _ in range(6):
        sockets = [connect(server.socket(table), additional_headers=stranger, max_size=None) for _ in range(51)]
        came += await asyncio.gather(*sockets)
    chairs = [await friend.sit(table, seat) for seat, friend in enumerate(friends)]
    other = await Guest(server, headers=somewhere()).sit(table)
    answer = await chairs[0].act(chairs[0].choices[0])
    assert answer["kind"] == "done"
    await other.until(lambda: other.scene["turn"] == [1])
    for chair in (*chairs, other):
        await chair.close()
    await asyncio.gather(*(live.close() for live in came))


async def test_a_body_that_trickles_in(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = ["POST /api/verify HTTP/1.1", "Host: escadre", "Content-Length: 100000", "X-Forwarded-For: 10.9.9.9"]
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n{")
    answer = await asyncio.wait_for(reader.read(1000), 6 * PATIENCE)
    writer.close()
    assert b" 408 " in answer.partition(b"\r\n")[0]
    assert b"server-too-slow" in answer


async def test_a_socket_that_says_nothing_is_closed(server: Running) -> None:
    guest = Guest(server, headers=somewhere())
    table = await guest.set_up("flotilla", "me", "hot")
    silent = await guest.sit(table)
    async with await guest.sit(table) as awake:
        end = time.monotonic() + 8 * PATIENCE
        while not silent.closed and time.monotonic() < end:
            await awake.socket.send('{"kind":"here"}')
            await asyncio.sleep(PATIENCE / 2)
        assert silent.closed
        assert not awake.closed


async def test_a_flood_of_chat(server: Running) -> None:
    table, friends = await seated("flotilla", [server] * 2, headers=somewhere())
    said = 0
    for _ in range(7):
        guest = Guest(server, headers=somewhere())
        await guest.ask("GET", "/me")
        async with await guest.sit(table) as chair:
            answers = [await chair.ask("say", text="x" * 400) for _ in range(15)]
        kinds = [answer["kind"] for answer in answers]
        assert "refused" in kinds
        said += kinds.count("done")
    assert said > 60
    late = await friends[0].sit(table, 0)
    await late.until(lambda: bool(late.lines))
    assert [line["number"] for line in late.lines] == list(range(said - 50, said))
    earlier = await friends[0].ask("GET", f"/tables/{table}/chat?before={said - 50}")
    assert [line["number"] for line in earlier["lines"]] == list(range(max(0, said - 100), said - 50))
    await late.close()

"""People at a real server: each has a cookie, speaks HTTP, and sits on chairs that are WebSockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running

PATIENCE = 20.0  # seconds, on a machine that does other things too

Json = dict[str, Any]


class Guest:
    """Somebody with a cookie, which every process on the same database knows."""

    def __init__(self, server: Running, cookie: str = "", headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.cookie = cookie
        self.headers = headers or {}

    async def ask(self, method: str, path: str, body: Any = None, at: Running | None = None, expect: int = 0) -> Any:
        headers = {**self.headers, **({"Cookie": f"escadre={self.cookie}"} if self.cookie else {})}
        where = (at or self.server).url
        # Nothing here is encrypted: do not read the certificates of the whole world for it.
        async with httpx.AsyncClient(base_url=where, headers=headers, timeout=PATIENCE, verify=False) as client:
            answer = await client.request(method, f"/api{path}", json=body)
        assert answer.status_code == (expect or answer.status_code), answer.text
        assert expect or answer.is_success, answer.text
        self.cookie = answer.cookies.get("escadre") or self.cookie
        return answer.json() if answer.content else None

    async def ask_patiently(self, method: str, path: str) -> Any:
        """As `ask`, by somebody who tries again when the server is busy with much the same for this address."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.ask(method, path)
            except AssertionError as refused:
                if "server-busy" not in str(refused) or asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(0.2)

    async def set_up(self, game: str, *kinds: str, **wish: Any) -> str:
        """A new table; seats are `me`, `open`, `hot` or `bot:level`."""
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "captain"} for kind in kinds]
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats, **wish})
        return str(made["id"])

    async def links(self, table: str) -> dict[int, str]:
        return {link["seat"]: link["token"] for link in await self.ask("POST", f"/tables/{table}/links")}

    async def join(self, token: str) -> int:
        return int((await self.ask("POST", "/join", {"token": token}))["seat"])

    async def scene(self, table: str, seat: int | None, at: Running | None = None) -> Json:
        query = "" if seat is None else f"?seat={seat}"
        found: Json = (await self.ask("GET", f"/tables/{table}/scene{query}", at=at))["scene"]
        return found

    async def sit(self, table: str, seat: int | None = None, at: Running | None = None) -> Chair:
        chair = Chair(at or self.server, self.cookie, table, seat, self.headers)
        await chair.open()
        return chair


async def seated(
    game: str, servers: list[Running], headers: dict[str, str] | None = None, **wish: Any
) -> tuple[str, list[Guest]]:
    """A table with a person on each seat, each of whom came through one of the servers."""
    owner = Guest(servers[0], headers=headers)
    table = await owner.set_up(game, "me", *["open"] * (len(servers) - 1), **wish)
    links = await owner.links(table)
    guests = [owner]
    for seat, server in enumerate(servers[1:], 1):
        guest = Guest(server, headers=headers)
        assert await guest.join(links[seat]) == seat
        guests.append(guest)
    return table, guests


class Chair:
    """One socket. It keeps what a browser would keep: the last Scene, the whole log, the chat."""

    def __init__(
        self, server: Running, cookie: str, table: str, seat: int | None, headers: dict[str, str] | None = None
    ) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.headers = headers or {}
        self.scene: Json = {}
        self.info: Json = {}
        self.log: list[Json] = []
        self.lines: list[Json] = []
        self.shows = 0
        self.closed = False
        self._ids = itertools.count(1)
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self.socket: ClientConnection

    async def open(self, wait: bool = True) -> None:
        headers = {**self.headers, **({"Cookie": f"escadre={self.cookie}"} if self.cookie else {})}
        self.socket = await connect(
            self.server.socket(self.table, self.seat),
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read())
        if wait:
            await self.until(lambda: bool(self.info))

    async def close(self) -> None:
        await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def __aenter__(self) -> Chair:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                self._take(json.loads(data))
                async with self._news:
                    self._news.notify_all()
        except (ConnectionClosed, OSError):
            pass
        self.closed = True
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(ConnectionError("the server has gone"))
        async with self._news:
            self._news.notify_all()

    def _take(self, message: Json) -> None:
        kind = message["kind"]
        if kind == "show":
            since = message.get("since", 0)
            self.scene, self.info = message["scene"], message["table"]
            self.log = [line for line in self.log if line.get("act", 0) < since] + self.scene.get("log", [])
            self.shows += 1
        elif kind == "around":
            self.info = message["table"]
        elif kind == "chat":
            self.lines += message["lines"]
        elif message["id"] in self._replies:
            waiting = self._replies.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: holds() or self.closed), seconds)
        if not holds():
            raise ConnectionError("the server has gone")

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Say something and wait for the answer to it."""
        id = next(self._ids)
        reply = self._replies[id] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"kind": kind, "id": id, **fields}))
            return await asyncio.wait_for(reply, PATIENCE)
        except ConnectionClosed:
            raise ConnectionError("the server has gone") from None
        finally:
            self._replies.pop(id, None)
            if reply.done() and not reply.cancelled():
                reply.exception()  # nobody else asks for it

    async def act(self, choice: Json, seen: int | None = None) -> Json:
        moment = self.moment if seen is None else seen
        return await self.ask("act", seat=self.seat, seen=moment, verb=choice["verb"], arg=choice.get("arg", 0))

    @property
    def moment(self) -> int:
        return int(self.scene.get("act", 0))

    @property
    def choices(self) -> list[Json]:
        found: list[Json] = self.scene.get("choices", [])
        return found

    @property
    def over(self) -> bool:
        return self.info.get("status") == "over"

    def here(self, seat: int) -> bool:
        return bool(self.info["seats"][seat].get("here", False))

    async def play(
        self, chance: random.Random, pause: float = 0.0, delay: Callable[[float], None] = lambda seconds: None
    ) -> int:
        """Random choices until the match is over; what has gone stale meanwhile is tried anew. How many were kept.

        `delay` is told how long each took.
        """
        kept = 0
        while not self.over:
            shows = self.shows
            if self.choices:
                asked = asyncio.get_running_loop().time()
                answer = await self.act(chance.choice(self.choices))
                delay(asyncio.get_running_loop().time() - asked)
                assert answer["kind"] == "done" or answer["why"] == "stale", answer
                kept += answer["kind"] == "done"
                if answer["kind"] == "done" and pause:
                    await asyncio.sleep(chance.uniform(0, pause))
            if not self.choices or self.shows == shows:
                await self.until(lambda shows=shows: self.shows > shows or self.over)  # type: ignore[misc]
        return kept

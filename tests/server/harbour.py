"""What the tests of the server stand on: a server, people who ask, and sockets that remember what they were sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from litestar import Litestar
from msgspec import structs

from escadre.core.match import Match
from escadre.server.app import create_app
from escadre.server.door.identity import Door
from escadre.server.settings import Settings
from escadre.server.tables.house import House
from escadre.server.tables.table import Table
from escadre.server.work import bot_thinking
from escadre.server.work.child_process import Child
from escadre.store import Store

PATIENCE = 10.0  # seconds until a test gives up waiting
ME, OPEN, BOT, HOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "ensign"}, {"kind": "hot", "name": "H"}


class QuickBrains:
    """Bots that think beside the loop, in a thread: no processes to start. A test may hold them up."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[dict[int, str]] = []
        self.fault: BaseException | None = None

    @asynccontextmanager
    async def turn(self, owner: str, levels: Iterable[str]) -> AsyncIterator[QuickBrains]:
        yield self

    async def think(self, key: str, state: bytes, levels: dict[int, str]) -> bot_thinking.Thought | None:
        self.asked.append(levels)
        thought = await asyncio.to_thread(bot_thinking.think, key, state, levels, 7)
        await self.gate.wait()
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault
        return thought

    def close(self) -> None:
        self.gate.set()


class QuickChild(Child):
    """A child that is a thread: it sees what a test has changed in this process."""

    async def run(self, seconds: float, work: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        return await asyncio.to_thread(work, *args, **named)


class Harbour:
    """A server that runs."""

    def __init__(self, app: Litestar, store: Store) -> None:
        self.app = app
        self.store = store
        self.house: House = app.dependencies["house"].dependency()  # type: ignore[union-attr]
        self.door: Door = app.dependencies["door"].dependency()  # type: ignore[union-attr]
        self.bytes_sent: list[bytes] = []
        self.people = 0

    @property
    def brains(self) -> QuickBrains:
        assert isinstance(self.house.brains, QuickBrains)
        return self.house.brains

    async def person(self, name: str = "") -> Person:
        """A visitor, with a cookie of his own."""
        self.people += 1
        person = Person(self)
        await person.put("/api/me", {"name": name or f"P{self.people}"})
        return person

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        return Person(self)

    async def match(self, table: str) -> Match:
        return (await self.house.table(table)).playing

    async def table(self, id: str) -> Table:
        return await self.house.table(id)

    async def over(self, table: str) -> Table:
        return await self.until(table, lambda found: found.row.status == "over")

    async def until(self, table: str, holds: Callable[[Table], bool], patience: float = PATIENCE) -> Table:
        async with asyncio.timeout(patience):
            while True:
                found = await self.house.table(table)
                async with found.lock:
                    if holds(found):
                        return found
                await asyncio.sleep(0.005)

    async def settled(self, table: str) -> Table:
        """Until no bot has anything to do."""
        return await self.until(table, lambda found: not found.driving)

    async def ask_save(self, table: str) -> bytes:
        """The save of a table that was read again from the store."""
        await self.settled(table)
        self.forget(table)
        return (await self.stranger().ask("GET", f"/api/tables/{table}/save")).content

    def forget(self, table: str) -> None:
        """As if nobody had looked at it for long."""
        found = self.house.tables[table]
        found.used -= 10_000
        self.house._forget_idle()
        assert table not in self.house.tables


@asynccontextmanager
async def open_harbour(data: Path, quick: bool = True, **changes: Any) -> AsyncIterator[Harbour]:
    settings = structs.replace(Settings(data=data, pace=0.0, limits=0.0, brains=1), **changes)
    store = Store.open(data / "escadre.db")
    app = create_app(settings, store)
    made = Harbour(app, store)
    if quick:
        made.house.brains = QuickBrains()  # type: ignore[assignment]
        for room in (made.house.history.room, made.house.uploads):
            room._free = [QuickChild()]
    async with app.lifespan():
        yield made


class Person:
    """Somebody with a browser, or a program."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.cookie = ""
        self.bearer = ""  # of a program

    @property
    def id(self) -> str:
        """The secret number of the user."""
        from escadre.server.door.identity import digest, now

        session = self.harbour.store.session(digest(self.cookie), now())
        assert session is not None
        return session.user

    async def ask(
        self, method: str, path: str, body: Any = None, expect: int | None = 0, **query: Any
    ) -> httpx.Response:
        """The answer; 0 expects that it went well, None expects nothing."""
        headers = {"cookie": f"escadre={self.cookie}"} if self.cookie else {}
        if self.bearer:
            headers["authorization"] = f"Bearer {self.bearer}"
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if content is not None:
            headers["content-type"] = "application/json"
        if query:
            path += "?" + urlencode({name: value for name, value in query.items() if value is not None})
        transport = httpx.ASGITransport(self.harbour.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://harbour") as client:
            answer = await client.request(method, path, content=content, headers=headers)
        self.harbour.bytes_sent.append(answer.content)
        if "escadre" in answer.cookies:
            self.cookie = answer.cookies["escadre"]
        if expect:
            assert answer.status_code == expect, f"{answer.status_code}, not {expect}: {answer.text[:500]}"
        elif expect is not None:
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer

    async def get(self, path: str, expect: int = 0, **query: Any) -> Any:
        return (await self.ask("GET", path, None, expect, **query)).json()

    async def post(self, path: str, body: Any = None, expect: int = 0) -> Any:
        return (await self.ask("POST", path, {} if body is None else body, expect)).json()

    async def put(self, path: str, body: Any, expect: int = 0) -> Any:
        return (await self.ask("PUT", path, body, expect)).json()

    async def delete(self, path: str, expect: int = 0) -> httpx.Response:
        return await self.ask("DELETE", path, None, expect)

    # ---- tables

    async def create(self, *seats: dict[str, Any], game: str = "flotilla", expect: int = 0, **more: Any) -> Any:
        return await self.post("/api/tables", {"game": game, "seats": list(seats), **more}, expect)

    async def links(self, table: str) -> dict[int, str]:
        return {link["seat"]: link["token"] for link in await self.post(f"/api/tables/{table}/links")}

    async def join(self, token: str, expect: int = 0, entropy: str = "") -> Any:
        return await self.post("/api/join", {"token": token, "entropy": entropy}, expect)

    async def info(self, table: str) -> Any:
        return await self.get(f"/api/tables/{table}")

    async def scene(self, table: str, seat: int | None = None) -> Any:
        return await self.get(f"/api/tables/{table}/scene", seat=seat)

    async def order(self, table: str, kind: str, expect: int = 0, **body: Any) -> Any:
        return await self.post(f"/api/tables/{table}/orders", {"kind": kind, **body}, expect)

    async def act(self, table: str, seat: int, verb: str, arg: int = 0, expect: int = 0, **more: Any) -> Any:
        if "seen" not in more:
            more["seen"] = (await self.harbour.match(table)).moment(seat)
        return await self.order(table, "act", expect, seat=seat, verb=verb, arg=arg, **more)

    async def first(self, table: str, seat: int, verb: str = "ship") -> Any:
        """The first thing that the seat may do."""
        menu = (await self.harbour.match(table)).menu(seat)
        found = verb if verb in menu else next(iter(menu))
        return await self.act(table, seat, found, menu[found][0])

    def live(self, table: str, seat: int | None = None) -> Live:
        return Live(self, table, seat)


async def two(harbour: Harbour, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table of two; the match has begun."""
    anna, bert = await harbour.person(), await harbour.person()
    table = (await anna.create(ME, OPEN, **more))["id"]
    await bert.join((await anna.links(table))[1])
    return anna, bert, table


class Closed(Exception):
    """The server closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Live:
    """A browser at a table. It remembers all that it was sent."""

    def __init__(self, person: Person, table: str, seat: int | None = None) -> None:
        self.person = person
        self.harbour = person.harbour
        query = b"" if seat is None else f"seat={seat}".encode()
        path = f"/api/tables/{table}/live"
        headers = [(b"host", b"harbour")]
        if person.cookie:
            headers.append((b"cookie", f"escadre={person.cookie}".encode()))
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query,
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("harbour", 80),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.Event()  # cleared, the browser reads no more
        self.reading.set()
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._id = 1000

    async def __aenter__(self) -> Live:
        self._task = asyncio.create_task(self.harbour.app(self.scope, self._in.get, self._send))  # type: ignore[arg-type]
        self._in.put_nowait({"type": "websocket.connect"})
        first = await asyncio.wait_for(self._out.get(), PATIENCE)
        if first["type"] == "websocket.close":
            raise Closed(first.get("code", 0))
        assert first["type"] == "websocket.accept"
        return self

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        self._out.put_nowait(message)
        if message["type"] == "websocket.close":
            self._in.put_nowait({"type": "websocket.disconnect", "code": message.get("code", 1000)})

    async def __aexit__(self, *error: object) -> None:
        self.reading.set()
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait({self._task}, timeout=PATIENCE)
        assert self._task.done()

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self._out.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 0))
        text = message.get("text") or message["bytes"].decode()
        self.raw.append(text)
        self.harbour.bytes_sent.append(text.encode())
        read: dict[str, Any] = json.loads(text)
        self.got.append(read)
        return read

    async def until(self, kind: str, holds: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["kind"] == kind and holds(message):
                    return message

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for its own answer."""
        self._id += 1
        mine = self._id
        self.say({"kind": kind, "id": mine, **more})
        while True:
            message = await self.next()
            if message.get("id") == mine:
                return message

    async def drain(self) -> list[dict[str, Any]]:
        """All that the server had to say until now, besides the answer to this very question."""
        await asyncio.sleep(0)
        already = len(self.got)
        refused = await self.ask("draw", seat=99)
        assert refused["kind"] == "refused"
        return self.got[already:-1]

    async def act(self, seat: int, verb: str, arg: int = 0, **more: Any) -> dict[str, Any]:
        if "seen" not in more:
            table = self.scope["path"].split("/")[3]
            more["seen"] = (await self.harbour.match(table)).moment(seat)
        return await self.ask("act", seat=seat, verb=verb, arg=arg, **more)

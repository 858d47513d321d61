"""The people of a server without its tables: a small application around a real store."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.params import FromPath, RawBody
from litestar.testing import TestClient
from msgspec import Struct, structs

from escadre.core.errors import Illegal, Stale, Unreadable
from escadre.server.door.identity import Door
from escadre.server.door.security import BODY, SAVE_BODY, add_headers
from escadre.server.notices.your_turn import Notices
from escadre.server.people.accounts import Passwords, People
from escadre.server.routes import people as routes
from escadre.server.settings import Settings
from escadre.server.wire.problems import HANDLERS
from escadre.store import Store
from escadre.store.rows import SeatRow, TableRow

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Small(Struct):
    """What a test looks at behind the application."""

    store: Store
    door: Door
    people: People
    notices: Notices
    adopted: list[tuple[str, str]]
    app: Litestar

    def client(self, **more: Any) -> TestClient[Litestar]:
        return TestClient(self.app, raise_server_exceptions=False, **more)


def small(folder: Path, **changes: Any) -> Small:
    changes = {"limits": 0.0, "base_url": "https://escadre.example", **changes}
    settings = structs.replace(Settings(data=folder), **changes)
    store = Store.open(folder / "people.db")
    door = Door(store, settings)
    notices = Notices(store, settings, lambda table, user: False, door.limits)
    adopted: list[tuple[str, str]] = []

    async def note(visitor: str, account: str) -> None:
        adopted.append((visitor, account))

    people = People(door, notices.public_key, note, Passwords(QUICK))

    @asynccontextmanager
    async def life(app: Litestar) -> Any:
        yield
        await people.settle()
        await notices.close()

    app = Litestar(
        [*routes.HANDLERS, broken, refused, upload, echo, listen],
        dependencies={
            "somebody": Provide(door.somebody),
            "people": Provide(lambda: people, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
        },
        middleware=door.middleware,
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        request_max_body_size=BODY,
        lifespan=[life],
        logging_config=None,
    )
    return Small(store, door, people, notices, adopted, app)


SECRET = "opensesame"


@get("/api/broken", sync_to_thread=False)
def broken() -> None:
    raise RuntimeError(SECRET)


@get("/api/refused/{kind:str}", sync_to_thread=False)
def refused(kind: FromPath[str]) -> None:
    if kind == "illegal":
        raise Illegal("SIR-3.1")
    if kind == "stale":
        raise Stale("error-stale", act=3, seen=2)
    raise Unreadable("error-game-none", key=kind, keys="sirocco")


@post("/api/upload", request_max_body_size=SAVE_BODY)
async def upload(body: RawBody) -> int:
    return len(body)


@post("/api/echo")
async def echo(body: RawBody) -> int:
    return len(body)


@websocket("/api/listen")
async def listen(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    user = socket.scope["user"]
    await socket.send_json({"name": user.name if user else None, "auth": socket.scope["auth"]})
    await socket.close()


def seat_at_a_table(store: Store, user: str, table: str = "t1") -> None:
    """A table that waits for the user's move."""
    row = TableRow(
        table, "sirocco", 1, b"{}", "playing", "Tuesday", user, False, 0, 24, "bot", 0, "0", b"", created=1, moved=1
    )
    seats = [SeatRow(table, 0, "person", user, "me"), SeatRow(table, 1, "bot", level="captain")]
    store.add_table(row, seats, [])

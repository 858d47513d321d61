"""The application: routes, middleware and the life of the house, put together for one process."""

from __future__ import annotations

import asyncio
import gc
import logging
import mimetypes
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, route
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from escadre.server.door.identity import Door
from escadre.server.door.security import BODY, add_headers
from escadre.server.notices.your_turn import Notices
from escadre.server.people.accounts import People
from escadre.server.people.fleets import Fleets
from escadre.server.routes import fleets, lobby, looking_back, people, tables
from escadre.server.settings import Settings
from escadre.server.tables import live
from escadre.server.tables.house import House
from escadre.server.tables.seating import Seating
from escadre.server.wire.openapi import describe
from escadre.server.wire.problems import HANDLERS
from escadre.server.work.child_process import end_with_parent
from escadre.store.rows import UserRow
from escadre.store.store import Store

STATIC = Path(__file__).parent / "static"
CHANNEL = "escadre"
FOREVER = "public, max-age=31536000, immutable"
SWITCH = 0.0005  # seconds: the thread that writes acts down must not wait ten times as long for the event loop
GARBAGE = (50_000, 20, 20)  # new objects until Python looks for circles among the youngest, and so on
ENVIRONMENT = "ESCADRE_SERVER"  # how worker processes learn their settings


def database_url(settings: Settings) -> str:
    """The database that was named, or a file in the data folder."""
    if settings.database:
        return settings.database
    settings.data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{settings.data / 'escadre.db'}"


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The application of one process. Without a store it opens the one that the settings name."""
    kept = store or Store.open(database_url(settings))
    door = Door(kept, settings)
    house = House(settings, kept, door.limits)
    seating = Seating(house)
    notices = Notices(kept, settings, house.is_here, door.limits)
    fleet_desk = Fleets(kept)
    people_desk = People(door, notices.public_key, house.adopted)
    house.your_turn = notices.your_turn
    channels = ChannelsPlugin(backend=_backend(kept), channels=[CHANNEL])

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async def hear(data: bytes) -> None:
            house.neighbours.hear(data.decode())

        async with channels, channels.start_subscription([CHANNEL]) as heard, heard.run_in_background(hear):
            await house.open()
            yield
        await people_desk.settle()
        await notices.close()
        await house.close()

    async def asker(request: Request[Any, Any, Any]) -> UserRow | None:
        found: UserRow | None = request.scope.get("user")
        return found

    routes = [*lobby.HANDLERS, *tables.HANDLERS, *looking_back.HANDLERS, *people.HANDLERS, *fleets.HANDLERS]
    describe(routes, tables.orders)
    return Litestar(
        route_handlers=[
            *routes,
            live.live,
            files,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "seating": Provide(lambda: seating, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "people": Provide(lambda: people_desk, sync_to_thread=False),
            "fleets": Provide(lambda: fleet_desk, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
            "somebody": Provide(door.somebody),
            "asker": Provide(asker),
        },
        middleware=door.middleware,
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        request_max_body_size=BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Escadre",
            version=version("escadre"),
            description="Tables for naval games: what a browser does here, a program may do too.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        lifespan=[life],
        logging_config=None,
    )


def _backend(store: Store) -> ChannelsBackend:
    """PostgreSQL's own notifications between processes; one process on SQLite needs none."""
    if store.sqlite:
        return MemoryChannelsBackend()
    from escadre.server.tables.postgres_channel import Hearing

    return Hearing(store.url.set(drivername="postgresql").render_as_string(hide_password=False))


def _file(path: str) -> Path | None:
    """The file of the client that is meant; nothing else on this machine is."""
    try:
        asked = (STATIC / path.lstrip("/")).resolve()
        return asked if asked.is_relative_to(STATIC.resolve()) and asked.is_file() else None
    except (OSError, ValueError):  # no name that a file could have
        return None


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def files(path: str = "") -> Response[bytes]:
    """The client: its files, and its page for every path that is no file."""
    asked = _file(path)
    if asked is not None:
        kind = mimetypes.guess_type(asked.name)[0] or "application/octet-stream"
        cache = FOREVER if "/assets/" in path else "no-cache"
    elif path.startswith("/api") or "." in path.rpartition("/")[2]:
        raise NotFoundException
    else:
        asked, kind, cache = STATIC / "index.html", "text/html", "no-cache"
    data = await asyncio.to_thread(asked.read_bytes)
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return Response(data, media_type=kind, headers={"Cache-Control": cache})


def app() -> Litestar:
    """For worker processes: the settings come from the environment of the one that started them."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings, dec_hook=_path)
    end_with_parent()
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is loaded once need not be looked through again and again,
    gc.set_threshold(*GARBAGE)  # nor thousands of tables at every few hundred new objects
    logging.basicConfig(level=settings.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return create_app(settings)


def _path(kind: type, value: Any) -> Any:
    return Path(value) if issubclass(kind, Path) else value


def _plain(value: Any) -> Any:
    return str(value)


def handed_down(settings: Settings) -> dict[str, str]:
    """The environment in which `app` finds these settings again."""
    return {ENVIRONMENT: msgspec.json.encode(settings, enc_hook=_plain).decode()}

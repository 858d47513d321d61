"""The application: routes, middleware and the life of the house, put together for one process."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File

from escadre.server import live
from escadre.server.house import House
from escadre.server.identity import Door
from escadre.server.notices import Notices
from escadre.server.people import People
from escadre.server.problems import HANDLERS
from escadre.server.routes import after, lobby, people, tables
from escadre.server.seating import Seating
from escadre.server.security import BODY, add_headers
from escadre.server.settings import Settings
from escadre.store.rows import UserRow
from escadre.store.store import Store

STATIC = Path(__file__).parent / "static"
CHANNEL = "escadre"
FOREVER = "public, max-age=31536000, immutable"
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
    people_desk = People(door, notices.public_key, house.adopted)
    house.your_turn = notices.your_turn
    channels = ChannelsPlugin(backend=_backend(kept), channels=[CHANNEL])

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        async with channels.start_subscription([CHANNEL]) as heard:

            async def hear(data: bytes) -> None:
                house.hear(data.decode())

            async with heard.run_in_background(hear):
                yield
        await people_desk.settle()
        await notices.close()
        await house.close()

    async def asker(request: Request[Any, Any, Any]) -> UserRow | None:
        found: UserRow | None = request.scope.get("user")
        return found

    return Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *tables.HANDLERS,
            *after.HANDLERS,
            *people.HANDLERS,
            live.live,
            _files(),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "seating": Provide(lambda: seating, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "people": Provide(lambda: people_desk, sync_to_thread=False),
            "notices": Provide(lambda: notices, sync_to_thread=False),
            "somebody": Provide(door.somebody),
            "asker": Provide(asker),
        },
        middleware=door.middleware,
        plugins=[channels],
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
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    return PsycoPgChannelsBackend(store.url.set(drivername="postgresql").render_as_string(hide_password=False))


def _files() -> Any:
    """The client: its files, and its page for every path that is no file."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=True)
    def files(path: str = "") -> Response[Any] | File:
        if path.startswith("/api/") or path == "/api":
            raise NotFoundException
        asked = (STATIC / path.lstrip("/")).resolve()
        if path.strip("/") and asked.is_file() and asked.is_relative_to(STATIC.resolve()):
            cache = FOREVER if "/assets/" in path else "no-cache"
            return File(asked, content_disposition_type="inline", headers={"Cache-Control": cache})
        if "." in path.rpartition("/")[2]:
            raise NotFoundException
        return File(
            STATIC / "index.html",
            content_disposition_type="inline",
            media_type="text/html; charset=utf-8",
            headers={"Cache-Control": "no-cache"},
        )

    return files


def app() -> Litestar:
    """For worker processes: the settings come from the environment of the one that started them."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings, dec_hook=_path)
    logging.basicConfig(level=settings.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return create_app(settings)


def _path(kind: type, value: Any) -> Any:
    return Path(value) if issubclass(kind, Path) else value


def _plain(value: Any) -> Any:
    return str(value)


def handed_down(settings: Settings) -> dict[str, str]:
    """The environment in which `app` finds these settings again."""
    return {ENVIRONMENT: msgspec.json.encode(settings, enc_hook=_plain).decode()}

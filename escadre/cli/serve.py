"""`escadre serve`, and `escadre` alone: the table in the browser."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import structs

from escadre.cli.desk import Desk, Mistake
from escadre.cli.keep import home
from escadre.server.app import ENVIRONMENT, STATIC, database_url, handed_down
from escadre.server.settings import Settings
from escadre.store.store import Store

PORT = 8137
SOCKETS = 20_000  # open at once in one process; Granian would let the next ones wait at about a thousand
HEADERS = 10_000  # milliseconds until all headers of a request must be here
STOPPING = 10  # seconds until a worker that does not end is killed: what it has acknowledged is safe
OPENING = 30.0  # seconds until we no longer wait for the server to open the browser


def serve(
    desk: Desk,
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    database: str = "",
    workers: int = 1,
    base_url: str = "",
    smtp: str = "",
    behind_proxy: bool = False,
    brains: int = 0,
    pace: float = 0.3,
    limits: float = 1.0,
    patience: float = 30.0,
    metrics: Literal["local", "all", "none"] = "local",
    open: bool = False,
    language: str = "",
) -> int:
    """Serve the table."""
    settings = _settings(data, host=host, port=port, database=database, workers=workers, base_url=base_url,
                         smtp=smtp or os.environ.get("ESCADRE_SMTP", ""), behind_proxy=behind_proxy,
                         brains=brains, pace=pace, limits=limits, patience=patience,
                         metrics=metrics)  # fmt: skip
    if not 1 <= workers <= 256:
        raise Mistake("wrong-workers", workers=str(workers))
    if not 0 <= port <= 65535:
        raise Mistake("wrong-port", port=str(port))
    url = database_url(settings)
    with Store.open(url) as store:  # what is wrong with the database is said before anything starts
        store.hold()
    if workers > 1 and url.startswith("sqlite"):
        raise Mistake("wrong-workers-sqlite")
    if not (STATIC / "index.html").exists():
        raise Mistake("wrong-no-client")
    _check_free(host, port)
    if not base_url:
        shown = "localhost" if host in ("0.0.0.0", "::") else host
        settings = structs.replace(settings, base_url=f"http://{shown}:{port}")
    desk.print("serve-ready", url=settings.url, file=url if url.startswith("sqlite") else "PostgreSQL")
    if open:
        threading.Thread(target=_open_browser, args=(settings.url,), daemon=True).start()
    _run(settings)
    return 0


def alone(desk: Desk, *, language: str = "") -> int:
    """`escadre` alone: the table opens in the browser; if it is open already, it is only shown again."""
    port = PORT
    while not _is_free("127.0.0.1", port):
        if _answers(f"http://127.0.0.1:{port}"):
            desk.print("serve-open-already", url=f"http://127.0.0.1:{port}")
            webbrowser.open(f"http://127.0.0.1:{port}")
            return 0
        port += 1
    return serve(desk, port=port, open=True)


def _settings(data: Path | None, **named: object) -> Settings:
    return Settings(data=home(data), **named)  # type: ignore[arg-type]  # the names are those of Settings


def _run(settings: Settings) -> None:
    from granian.constants import Interfaces
    from granian.http import HTTP1Settings
    from granian.server import Server

    os.environ.update(handed_down(settings))
    assert ENVIRONMENT in os.environ
    _allow_sockets()
    Server(
        "escadre.server.app:app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        factory=True,
        websockets=True,
        log_enabled=False,
        backpressure=SOCKETS,
        http1_settings=HTTP1Settings(header_read_timeout=HEADERS),
        workers_kill_timeout=STOPPING,
        respawn_failed_workers=settings.workers > 1,
    ).serve()


def _allow_sockets() -> None:
    """As many open files as the system lets us have: every browser at a table is one."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * SOCKETS if hard == resource.RLIM_INFINITY else min(2 * SOCKETS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _check_free(host: str, port: int) -> None:
    if not _is_free(host, port):
        raise Mistake("wrong-port-taken", host=host, port=str(port))


def _answers(url: str) -> bool:
    try:
        with urlopen(f"{url}/api/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def _open_browser(url: str) -> None:
    end = time.monotonic() + OPENING
    while time.monotonic() < end:
        if _answers(url):
            webbrowser.open(url)
            return
        time.sleep(0.1)

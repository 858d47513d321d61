"""A disk that fails, a database that is damaged, a second server: it is said, nothing is lost, and it goes on."""

from __future__ import annotations

import asyncio
import re
import resource
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from escadre.server.watch.figures import AGAIN, Figures
from escadre.store.faults import StoreStuck
from tests.server.guests import Guest, seated
from tests.server.harbour import Harbour, open_harbour, two
from tests.server.running import Running, _children

pytestmark = pytest.mark.anyio


def limit_files(server: Running, size: int) -> None:
    """No file of the server may grow beyond that: to SQLite it is a disk that takes no more."""
    assert server.process is not None
    for pid in _children(server.process.pid):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_disk_that_takes_nothing_and_then_does_again(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        table, friends = await seated("flotilla", [server] * 2)
        chairs = [await friend.sit(table, seat) for seat, friend in enumerate(friends)]
        assert (await chairs[0].act(chairs[0].choices[0]))["kind"] == "done"
        before = (await friends[0].ask("GET", f"/tables/{table}"))["acts"]
        limit_files(server, (tmp_path / "escadre.db-wal").stat().st_size)
        choice = chairs[1].choices[0]
        async with asyncio.timeout(5):  # at once, not after ten seconds of trying
            refused = await chairs[1].act(choice)
        assert (refused["why"], refused["text"]["id"]) == ("away", "server-stuck")
        order = {"kind": "act", "seat": 1, "seen": chairs[1].moment, "verb": choice["verb"], "arg": choice["arg"]}
        await friends[1].ask("POST", f"/tables/{table}/orders", order, expect=503)
        await asyncio.sleep(1.1)  # what was found a moment ago is believed
        sick = await Guest(server).ask("GET", "/health", expect=503)
        assert sick["text"]["id"] == "server-stuck"
        stranger = await Guest(server).ask("GET", "/me", expect=503)
        assert stranger["said"].startswith("The server can keep nothing just now")
        shown = await friends[0].ask("GET", f"/tables/{table}")  # what was kept can be looked at
        assert shown["acts"] == before
        limit_files(server, resource.RLIM_INFINITY)
        await asyncio.sleep(1.1)
        assert await Guest(server).ask("GET", "/health") == {"ok": True}
        assert (await friends[1].ask("POST", f"/tables/{table}/orders", order))["kind"] == "done"
        for chair in chairs:
            await chair.close()
        said = server.said()
        assert re.search(r"ERROR escadre.server: Act at table .*: the disk of the database fails", said)
        assert "Traceback" not in said


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        second = Running(tmp_path)
        done = subprocess.run(second.command, cwd=tmp_path.parent, capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert "another server uses the database file" in done.stdout + done.stderr
        assert first.answers()
        await check_figures(f"{first.url}/metrics")


async def check_figures(url: str) -> None:
    async with httpx.AsyncClient(verify=False) as client:
        text = (await client.get(url)).text
        for line in text.splitlines():
            assert re.fullmatch(r'# .*|[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line
        assert (await client.get(url, headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 404


async def test_the_figures(data: Path) -> None:
    async with open_harbour(data, quick=False) as harbour:
        anna, bert, table = await two(harbour)
        async with anna.live(table, 0), harbour.stranger().live(table):
            await anna.first(table, 0)
            await bert.act(table, 1, "ship", 9999, expect=409)
            await anna.get("/api/tables/none", expect=404)
            text = (await anna.ask("GET", "/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert figures["escadre_acts_total"] == "2"  # the set-up is one
    assert figures["escadre_act_seconds_count"] == "1"
    assert figures['escadre_sockets{of="players"}'] == figures['escadre_sockets{of="spectators"}'] == "1"
    assert figures['escadre_refused_total{status="404"}'] == "1"
    assert figures['escadre_errors_total{kind="store"}'] == "0"
    assert {
        f'escadre_waiting{{queue="{name}"}}' for name in ("bots", "admirals", "history", "uploads", "journal")
    } <= set(figures)


@pytest.mark.parametrize(
    ("metrics", "client", "status"),
    [
        ("local", "127.0.0.1", 200),
        ("local", "::1", 200),
        ("local", "192.0.2.7", 404),
        ("all", "192.0.2.7", 200),
        ("none", "127.0.0.1", 404),
    ],
)
async def test_who_sees_the_figures(data: Path, metrics: Any, client: str, status: int) -> None:
    async with open_harbour(data, quick=False, metrics=metrics) as harbour:
        transport = httpx.ASGITransport(harbour.app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://harbour") as asking:
            assert (await asking.get("/metrics")).status_code == status


def test_one_trouble_is_said_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    figures = Figures(clock=lambda: now[0])
    for _ in range(100):
        figures.trouble(StoreStuck("server-store-full", detail="x"), "here")
    assert figures.errors["store"] == 100
    assert len(caplog.records) == 1
    now[0] = AGAIN
    figures.trouble(StoreStuck("server-store-full", detail="x"), "here")
    assert len(caplog.records) == 2


async def test_who_is_known_comes_in_though_nothing_can_be_kept(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await harbour.person()
    monkeypatch.setattr("escadre.server.door.identity.TOUCH", -1)
    harbour.door.sessions.forget(anna.id)

    def full(*_: object) -> None:
        raise StoreStuck("server-store-full", detail="x")

    monkeypatch.setattr(harbour.store, "touch", full)
    assert (await anna.get("/api/me"))["name"]

"""A real server with the built client, and a real browser; one of each for every worker of the test run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Crew, chromium, launch
from tests.server.running import Running
from tools import client

HERE = Path(__file__).parent
MISSING = "no Chromium: install Debian's chromium, or name one in ESCADRE_CHROMIUM"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Matches are dealt by chance, and a browser on a busy machine is slow: a journey that fails is tried again."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as its sources are now. Several workers wait for the one that builds."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with FileLock(shared / "client.lock"):
        client.build()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots answer as soon as they know, and nobody counts how often one clicks."""
    with Running(tmp_path_factory.mktemp("server"), "", 1, "--pace", "0", "--brains", "1") as running:
        yield running
        running.check_quiet()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as play:
        opened = launch(play)
        yield opened
        asyncio._set_running_loop(opened._loop)
        opened.close()


@pytest.fixture(autouse=True)
def own_loop(browser: Browser) -> Iterator[None]:
    """Playwright leaves its event loop running between two calls: tests that have their own would stumble over it."""
    asyncio._set_running_loop(browser._loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture
def crew(browser: Browser, server: Running) -> Iterator[Crew]:
    """The people of a test; it fails when any of their pages complains."""
    aboard = Crew(browser, server.url)
    yield aboard
    aboard.leave()


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    return tmp_path

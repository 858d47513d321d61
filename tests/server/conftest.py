"""A whole server in the event loop of the test: real routes, a real SQLite store, and sockets without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.harbour import Harbour, open_harbour


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harbour]:
    """Shared by the tests of a module: each makes people and tables of its own."""
    async with open_harbour(tmp_path_factory.mktemp("harbour")) as made:
        yield made


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """For a test that opens a server of its own, or one after another on the same data."""
    return tmp_path

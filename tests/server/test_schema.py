"""Schemathesis against the OpenAPI description of a real server: whatever is sent, it answers as promised."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest
from tests.server.running import Running

pytestmark = pytest.mark.anyio

SEED = 20261115
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("schema")) as running:
        yield running
        running.check_quiet()


def ask(server: Running, guest: Guest, folder: Path, table: str, *options: str) -> None:
    """What it finds is what it prints."""
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = "{table}"\n' if table else "", encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
        f"{server.url}/api/schema/openapi.json",
        *("--checks", CHECKS, "--seed", str(SEED), "--generation-database", "none", "--warnings", "off", "--no-color"),
        *("--header", f"Cookie: escadre={guest.cookie}", "--request-timeout", "30", *options),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": ""})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("examples", [3, pytest.param(40, marks=pytest.mark.slow)])
async def test_every_answer_is_one_that_was_promised(server: Running, tmp_path: Path, examples: int) -> None:
    guest = Guest(server)
    await guest.ask("GET", "/me")
    ask(server, guest, tmp_path, "", "--phases", "examples,coverage,fuzzing", "--max-examples", str(examples))


@pytest.mark.parametrize("examples", [4, pytest.param(40, marks=pytest.mark.slow)])
async def test_at_a_table_that_is_there(server: Running, tmp_path: Path, examples: int) -> None:
    """The routes of a table, in play and once it is over; what ends or empties it is left out."""
    guest = Guest(server)
    playing = await guest.set_up("sirocco", "me", "hot", "bot:ensign", public=True)
    over = await guest.set_up("flotilla", "me", "hot")
    async with await guest.sit(over, 0) as one, await guest.sit(over, 1) as other:
        chance = random.Random(SEED)
        while not one.over:
            chair = next(chair for chair in (one, other) if chair.choices)
            shows = chair.shows
            assert (await chair.act(chance.choice(chair.choices)))["kind"] == "done"
            await chair.until(lambda chair=chair, shows=shows: chair.shows > shows)  # type: ignore[misc]
    for table in (playing, over):
        ask(
            *(server, guest, tmp_path, table, "--include-path-regex", "^/api/tables/[{]id[}]"),
            *("--exclude-method", "DELETE", "--phases", "fuzzing", "--max-examples", str(examples)),
        )
    assert (await guest.ask("GET", f"/tables/{over}/report"))["luck"]

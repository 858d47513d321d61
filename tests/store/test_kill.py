"""An acknowledged act survives `kill -9` of its process at any moment."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from escadre.store.store import Store
from tests.store import making
from tests.store.writer import TABLES

ROOT = Path(__file__).parent.parent.parent
KILLS = int(os.environ.get("ESCADRE_KILLS", "100"))  # in `make soak`


def run_and_kill(url: str, moment: float) -> list[tuple[str, int]]:
    """What a writer had acknowledged, so many seconds after its first line."""
    command = [sys.executable, "-m", "tests.store.writer", url]
    writer = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    first = writer.stdout.readline()
    timer = threading.Timer(moment, os.kill, [writer.pid, signal.SIGKILL])
    timer.start()
    lines = [first, *writer.stdout]
    timer.join()
    assert writer.wait() == -signal.SIGKILL, "the writer fell by itself"
    # The last line may be cut in half: only what was wholly said was acknowledged.
    said = [line.split() for line in lines if line.endswith("\n")]
    return [(id, int(number)) for id, number in said]


@pytest.mark.parametrize("kills", [12, pytest.param(KILLS, marks=pytest.mark.slow)])
def test_every_acknowledged_act_is_there(url: str, kills: int) -> None:
    chance = random.Random(7)
    with Store.open(url) as store:
        for id in TABLES:
            making.add(store, id)
        for _ in range(kills):
            said = run_and_kill(url, chance.uniform(0, 0.15))
            assert said
            last = {id: max((number for other, number in said if other == id), default=0) for id in TABLES}
            for id in TABLES:
                found = store.whole(id)  # of one moment: PostgreSQL may still be finishing what the dead one asked for
                assert found is not None
                row, _, acts = found
                assert [act.number for act in acts] == list(range(row.acts))  # no gap, and table and acts agree
                assert row.acts > last[id]
                assert row.state == b'{"round": %d}' % row.acts
                assert acts[last[id]].order in ("ship 3", f"ship {last[id]}")
        if store.sqlite:
            with store.read() as connection:
                assert connection.execute(sa.text("PRAGMA integrity_check")).scalar() == "ok"

"""Writes down what a database of the present schema looks like: `python -m tests.store.record`, once for each release.

The files in `released/` are never changed: the tests bring each of them forward.
"""

from __future__ import annotations

import sqlite3
import subprocess
import tempfile
from pathlib import Path

from msgspec import structs

from escadre.store.rows import FleetRow, LineRow, NoticeRow, SeatRow, SessionRow, UserRow
from escadre.store.schema import SCHEMA
from escadre.store.store import Store
from tests.postgres import Cluster, programs
from tests.store import making

RELEASED = Path(__file__).parent / "released"
PLAN = '{"divisions":[1],"flagship":0,"commanders":[0]}'


def fill(store: Store) -> None:
    """Something of everything."""
    store.add_user(UserRow("u1", "Émile", "emile@example.org", "$argon2id$not-a-hash", 1_790_000_000_000, "fr"))
    store.add_user(UserRow("v1", "Visitor", created=1_790_000_000_000))
    store.add_session(SessionRow("ab" * 32, "u1", "browser", 1, 2, 1_999_000_000_000))
    store.set_notices("u1", [NoticeRow("u1", 0, "email", "emile@example.org", 22, 8, "Europe/Paris")])
    store.set_setting_once("key", "value")
    fleet = FleetRow("f1", "u1", "naval_battles", "french", 25, "Toulon", b'["FR01"]', 1_790_000_000_000)
    store.keep_fleet(fleet, most=100)
    stands = structs.replace(fleet, id="f2", name="Brest", plan=PLAN)
    store.keep_fleet(stands, most=100)
    store.add_table(*making.played("over"))
    store.add_table(*making.played("playing", seed=6, acts=6))
    store.add_table(making.table("waiting", status="waiting", turn="", acts=0), [SeatRow("waiting", 0, "open")], [])
    store.say(LineRow("over", 0, "u1", 0, "Émile", "Bien joué !", 1_790_000_000_000))


def main() -> None:
    RELEASED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "escadre.db"
        with Store.open(file) as store:
            fill(store)
        connection = sqlite3.connect(file)
        (RELEASED / f"{SCHEMA}-sqlite.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        connection.close()
    where = programs()
    assert where is not None, "this needs PostgreSQL"
    cluster = Cluster(where)
    try:
        url = cluster.database()
        with Store.open(url) as store:
            fill(store)
        command = [str(where / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", url]
        dump = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    finally:
        cluster.remove()
    lines = [line for line in dump.splitlines() if line and not line.startswith(("\\", "--", "SET "))]
    (RELEASED / f"{SCHEMA}-postgresql.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

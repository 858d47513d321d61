"""A database of every released schema is brought forward, once, however many processes begin at the same moment."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from escadre.core.match import Match, verify
from escadre.store.export import save_of
from escadre.store.faults import StoreFault
from escadre.store.migrate import STEPS, known
from escadre.store.schema import METADATA, SCHEMA, VERSION_TABLE
from escadre.store.store import Store
from tests.store.record import PLAN, RELEASED, fill

ROOT = Path(__file__).parent.parent.parent


def load(url: str, schema: str) -> None:
    """Make a database of a released schema."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        connection.executescript((RELEASED / f"{schema}-sqlite.sql").read_text(encoding="utf-8"))
        connection.close()
    else:
        with psycopg.connect(url, autocommit=True) as line:
            line.execute((RELEASED / f"{schema}-postgresql.sql").read_bytes())


@pytest.mark.parametrize("schema", sorted({file.name[:4] for file in RELEASED.glob("*.sql")}))
def test_every_released_schema_comes_forward(url: str, schema: str) -> None:
    load(url, schema)
    with Store.open(url) as store:
        over = store.whole("over")
        assert over is not None
        assert verify(save_of(*over))["over"]
        playing = store.whole("playing")
        assert playing is not None
        assert Match.load(save_of(*playing)).acts == playing[0].acts == 6
        assert [line.text for line in store.chat("over")] == ["Bien joué !"]
        assert [(seat.kind, seat.reaction) for seat in store.seats("waiting")] == [("open", "ask")]
        user = store.user_by_name("émile")
        assert user is not None
        assert user.email == "emile@example.org"
        assert [notice.zone for notice in store.notices("u1")] == ["Europe/Paris"]
        assert store.session("ab" * 32, now=5) is not None
        assert store.get_setting("key") == "value"
        assert store.list_tables(search="emile")[1] == 2
        kept = [(fleet.name, fleet.plan) for fleet in store.fleets("u1")]
        assert kept == [("Toulon", ""), ("Brest", PLAN)][: {"0001": 0, "0002": 1}.get(schema, 2)]
        assert drift(store) == []


def test_the_present_schema_is_among_the_released() -> None:
    """Run `python -m tests.store.record` when a step is added."""
    for schema in known():
        for database in ("sqlite", "postgresql"):
            assert (RELEASED / f"{schema}-{database}.sql").exists()


def drift(store: Store) -> list[object]:
    """Where the database is not as `schema.py` says."""
    with store.read() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return list(compare_metadata(context, METADATA))


def test_the_steps_lead_to_the_schema(store: Store) -> None:
    assert drift(store) == []


def test_the_newest_step_is_the_schema() -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [SCHEMA]
    assert sorted(step.revision for step in script.walk_revisions()) == known()


def test_opening_again_changes_nothing(url: str) -> None:
    with Store.open(url) as store:
        fill(store)
    with Store.open(url) as store:
        assert store.table("over") is not None


def test_many_processes_open_a_new_database_at_once(url: str) -> None:
    code = "import sys; from escadre.store.store import Store; Store.open(sys.argv[1]).set_setting_once('k', 'v')"
    running = [subprocess.Popen([sys.executable, "-c", code, url], cwd=ROOT) for _ in range(5)]
    assert [process.wait(60) for process in running] == [0] * 5
    with Store.open(url) as store:
        assert drift(store) == []


def test_a_database_of_a_newer_program(url: str) -> None:
    with Store.open(url) as store, store.write() as connection:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreFault, match=r"newer Escadre \(schema 9999"):
        Store.open(url)


def test_a_database_of_another_program(url: str) -> None:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE users (id INTEGER)"))
    engine.dispose()
    with pytest.raises(StoreFault, match="another program"):
        Store.open(url)


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("half-way")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.operations.Operations.create_index", fall)
        with pytest.raises(RuntimeError):
            Store.open(url)
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()
    Store.open(url).close()

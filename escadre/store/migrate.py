"""Brings a database to the newest schema, step by step, once, however many processes start at the same moment."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import exc

from escadre.store.database import BUSY, OPENING, Database, cannot_open, plainly
from escadre.store.faults import StoreDamaged, StoreFault
from escadre.store.schema import METADATA, SCHEMA, VERSION_TABLE

STEPS = Path(__file__).parent / "migrations"
LOCK = 7236283  # of PostgreSQL, for whoever migrates


def migrate(database: Database, to: str = SCHEMA) -> None:
    """To the schema `to`; raises `StoreFault` where a newer program has been here, or where it is not our database."""
    try:
        if database.sqlite:
            _use_wal(database)
        with database.read() as connection:
            standing = version(connection)
        if standing != to:
            with OPENING, _alone(database) as connection:
                standing = version(connection)  # somebody else may have been faster
                if standing != to:
                    _upgrade(connection, standing, to)
    except exc.SQLAlchemyError as error:  # the rights to make tables, for example
        raise cannot_open(error, database.url) from error


def version(connection: sa.Connection) -> str:
    """The step that the database stands at; "" for an empty one."""
    names = set(sa.inspect(connection).get_table_names())
    if VERSION_TABLE in names:
        found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()
        return "" if found is None else str(found)
    if names & set(METADATA.tables):
        raise StoreFault("server-store-foreign")
    return ""


def _upgrade(connection: sa.Connection, standing: str, to: str) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    if standing and standing not in known():
        raise StoreFault("server-store-newer", schema=standing, ours=SCHEMA)
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def known() -> list[str]:
    """The steps that this program has."""
    return sorted(file.name.partition("_")[0] for file in (STEPS / "versions").glob("[0-9]*.py"))


@contextmanager
def _alone(database: Database) -> Iterator[sa.Connection]:
    """A transaction in which nobody else migrates."""
    if not database.sqlite:
        with database.write() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            yield connection
        return
    # A step may make a table anew under its old name; SQLite would take that for the death of all that refers to it.
    with plainly(), database.engine.execution_options(writing=True).connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA foreign_keys = OFF")
        try:
            with connection.begin():
                yield connection
                orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
                assert not orphans, f"a migration has left {len(orphans)} rows that refer to nothing"
        finally:
            driver.execute("PRAGMA foreign_keys = ON")


def _use_wal(database: Database) -> None:
    """Readers and the writer do not wait for each other. The file remembers it; the change itself needs it alone."""
    patience = time.monotonic() + BUSY
    with plainly(), database.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        while True:
            try:
                driver.execute("PRAGMA journal_mode = WAL").fetchone()
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > patience:
                    raise cannot_open(error, database.url) from error
                time.sleep(0.02)
            except sqlite3.DatabaseError as error:
                raise StoreDamaged("server-store-damaged", detail=error) from error

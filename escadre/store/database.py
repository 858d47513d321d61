"""One database, SQLite or PostgreSQL: how it is opened, read and written. Safe to use from many threads."""

from __future__ import annotations

import errno
import os
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import exc

from escadre.store.faults import StoreFault, fault_of, said

BUSY = 30  # seconds that one process waits for another to finish writing
CONNECTIONS = 16  # for each process
OPENING = threading.RLock()  # one thread at a time opens a database: files are made, and Alembic keeps globals


class Database:
    """The connections. `read` is for one question, `snapshot` for several about one moment.

    `write` is one transaction, kept whole or not at all.
    """

    def __init__(self, url: str | Path) -> None:
        self.url = address(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.process = secrets.token_hex(4)  # who we are among all who have it open
        if self.sqlite:
            with OPENING:
                _check_file(self.url)
        self.engine = _engine(self.url, self.sqlite)
        self._writing = self.engine.execution_options(writing=True)
        # SQLite has one writer at a time. Threads of ours queue here, where waiting costs nothing.
        self._pen = threading.Lock() if self.sqlite else None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.url.render_as_string(hide_password=True)!r})"

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        with plainly(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """Several questions about one and the same moment."""
        with self.read() as connection:
            if not self.sqlite:  # which does so anyway
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        if self._pen is None:
            with plainly(), self._writing.begin() as connection:
                yield connection
        else:
            with self._pen, plainly(), self._writing.begin() as connection:
                yield connection

    def rows(self, query: sa.Select[Any]) -> list[Any]:
        with self.read() as connection:
            return list(connection.execute(query))

    def one(self, query: sa.Select[Any]) -> Any | None:
        with self.read() as connection:
            return connection.execute(query).first()

    def change(self, statement: sa.Update | sa.Delete) -> int:
        """How many rows it met."""
        with self.write() as connection:
            return connection.execute(statement).rowcount


@contextmanager
def plainly() -> Iterator[None]:
    """What the driver complains about becomes a sentence; a broken constraint is the caller's to judge."""
    try:
        yield
    except exc.IntegrityError:
        raise
    except exc.SQLAlchemyError as error:
        fault = fault_of(error)
        if fault is None:
            raise
        raise fault from error


def address(url: str | Path) -> sa.URL:
    """`sqlite:///file`, `postgresql://…` or the path of a SQLite file."""
    if isinstance(url, Path):
        return sa.URL.create("sqlite+pysqlite", database=str(url))
    try:
        read = sa.make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreFault("server-store-address") from None  # it may have a password in it
    kind = read.drivername.partition("+")[0]
    if kind == "sqlite" and read.database not in (None, "", ":memory:"):
        return read.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return read.set(drivername="postgresql+psycopg")
    raise StoreFault("server-store-address")


def _check_file(url: sa.URL) -> None:
    """SQLite would complain late. The file will have secrets in it: nobody else may read it.

    A file that is there is not opened to look at it: closing it would take SQLite's locks away from this process.
    """
    file = Path(str(url.database))
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreFault("server-store-file", file=file, detail=error.strerror or error) from None


def _engine(url: sa.URL, sqlite: bool) -> sa.Engine:
    common: dict[str, Any] = {
        "hide_parameters": True,  # no secret in a log
        "pool_size": CONNECTIONS,
        "max_overflow": 0,
        "pool_timeout": BUSY,
    }
    if not sqlite:
        arguments = {"connect_timeout": 10, "application_name": "escadre"}
        return sa.create_engine(url, connect_args=arguments, pool_pre_ping=True, **common)
    # pysqlite must not begin transactions of its own: `begin` below does, and says which kind.
    arguments = {"timeout": BUSY, "check_same_thread": False, "isolation_level": None}
    engine = sa.create_engine(url, connect_args=arguments, poolclass=sa.QueuePool, **common)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    # FULL waits for the disk at every commit, so that a power cut loses no acknowledged act either. With the journal's
    # batches that costs nothing that one could measure at 10 tables, and a fifth at 100.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    # A transaction that will write says so at once: one that changed its mind half-way could find the door shut.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def cannot_open(error: BaseException, url: sa.URL) -> StoreFault:
    return StoreFault("server-store-open", url=url.render_as_string(hide_password=True), detail=said(error))

"""One database, SQLite or PostgreSQL: how it is opened, read and written. Safe to use from many threads."""

from __future__ import annotations

import errno
import os
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import exc

from escadre.store.faults import StoreDamaged, StoreFault, fault_of, said

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
        self._held: BaseFileLock | None = None
        self.damaged: StoreDamaged | None = None  # what was seen; nothing is written since

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.url.render_as_string(hide_password=True)!r})"

    def close(self) -> None:
        self.engine.dispose()
        if self._held is not None:
            self._held.release()

    def hold(self) -> None:
        """For a server: nobody else serves this SQLite file. Who only reads or copies it is not disturbed."""
        if not self.sqlite or self._held is not None:
            return
        file = Path(str(self.url.database)).resolve()
        lock = FileLock(f"{file}.lock", timeout=0, thread_local=False)
        try:
            lock.acquire()
        except Timeout:
            raise StoreFault("server-store-held", file=file) from None
        except OSError as error:
            raise StoreFault("server-store-file", file=lock.lock_file, detail=error.strerror or error) from None
        self._held = lock

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        with self._watching(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _watching(self) -> Iterator[None]:
        try:
            with plainly():
                yield
        except StoreDamaged as fault:
            self.damaged = fault
            raise

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """Several questions about one and the same moment."""
        with self.read() as connection:
            if not self.sqlite:  # which does so anyway
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        with self._pen or nullcontext(), self._watching():
            if self.damaged is not None:
                raise StoreDamaged("server-store-damaged", detail=self.damaged.text.args["detail"])
            with self._writing.begin() as connection:
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

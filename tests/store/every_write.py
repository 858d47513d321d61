"""Each method of the store that writes, once, in an order in which each finds what it needs; and faults on the way."""

from __future__ import annotations

import inspect
import os
import signal
import sqlite3
from collections.abc import Callable
from typing import Any, Literal

import psycopg
import sqlalchemy as sa
from msgspec import structs

from escadre.store.rows import FleetRow, LineRow, NoticeRow, SessionRow, UserRow
from escadre.store.schema import METADATA
from escadre.store.store import Store
from tests.store import making

Kind = Literal["failing", "full", "crash"]
NOTICE = NoticeRow("u1", 0, "email", "jean@example.org")
FLEET = FleetRow("f1", "u1", "flotilla", "all", 100, "Ours", b"[]", 5)


def _update_table(store: Store) -> None:
    assert store.update_table("t1", {"acts": 1}, title="Aboukir")


WRITES: list[tuple[str, Callable[[Store], object]]] = [
    ("add_table", lambda store: making.add(store)),
    ("update_table", _update_table),
    ("append", lambda store: store.append([making.step("t1", 1), making.step("t1", 2)])),
    ("notify", lambda store: store.notify("t1", "seats")),
    ("set_seat", lambda store: store.set_seat(structs.replace(store.seats("t1")[1], kind="bot", level="ensign"))),
    ("claim", lambda store: store.claim("t1", until=10**15)),
    ("release", lambda store: store.release("t1")),
    ("say", lambda store: store.say(LineRow("t1", 0, "u1", None, "Jean", "Bonjour", 5))),
    ("add_user", lambda store: store.add_user(UserRow("u1", "Jean", "jean@example.org", "x", 5))),
    ("add_user", lambda store: store.add_user(UserRow("v1", "Visitor", created=5))),
    ("update_user", lambda store: store.update_user("u1", name="Jean Bart")),
    ("add_session", lambda store: store.add_session(SessionRow("s1", "u1", "browser", 5, 5, 50))),
    ("add_session", lambda store: store.add_session(SessionRow("s2", "u1", "api", 5, 5, 50))),
    ("add_session", lambda store: store.add_session(SessionRow("s3", "v1", "api", 5, 5, 5000))),
    ("touch", lambda store: store.touch("s1", 6, 60)),
    ("set_notices", lambda store: store.set_notices("u1", [NOTICE])),
    ("set_notices", lambda store: store.set_notices("v1", [structs.replace(NOTICE, user="v1", address="x")])),
    ("notice_sent", lambda store: store.notice_sent("u1", 0, 100, 50)),
    ("keep_fleet", lambda store: store.keep_fleet(FLEET, 10)),
    ("change_fleet", lambda store: store.change_fleet(structs.replace(FLEET, name="Theirs"))),
    ("drop_fleet", lambda store: store.drop_fleet("u1", "f1")),
    ("adopt", lambda store: store.adopt("v1", "u1")),
    ("drop_session", lambda store: store.drop_session("s1")),
    ("drop_sessions", lambda store: store.drop_sessions("u1", "api")),
    ("add_session", lambda store: store.add_session(SessionRow("s4", "u1", "browser", 5, 5, 50))),
    ("cleanup", lambda store: store.cleanup(10**9)),
    ("set_setting_once", lambda store: store.set_setting_once("vapid", "key")),
    ("beat", lambda store: store.beat(7)),
    ("delete_table", lambda store: store.delete_table("t1")),
]


def writers() -> set[str]:
    """The public methods of the store that write, read from their sources."""
    found = set()
    for name, method in inspect.getmembers(Store, inspect.isfunction):
        source = inspect.getsource(method)
        if not name.startswith("_") and name not in ("write", "change"):
            if any(call in source for call in ("self.write(", "self.change(", "self._update_user(")):
                found.add(name)
    return found


def everything(store: Store) -> dict[str, list[Any]]:
    """All rows of all tables."""
    with store.read() as connection:
        return {
            table.name: sorted(connection.execute(sa.select(table)).all(), key=repr) for table in METADATA.sorted_tables
        }


class Faults:
    """One statement of all that write, or the commit after them, does not come through."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.left = 0  # statements until it happens; 0 for never
        self.kind: Kind = "failing"
        self.after = False  # the commit: it comes through, only nobody hears of it
        dialect = store.engine.dialect
        self._commit = dialect.do_commit
        dialect.do_commit = self._do_commit  # type: ignore[method-assign]
        sa.event.listen(store.engine, "do_execute", self._do_execute)
        sa.event.listen(store.engine, "do_executemany", self._do_execute)

    def arm(self, left: int, kind: Kind = "failing") -> None:
        self.left, self.kind = left, kind

    def _do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any) -> None:
        if context.root_connection.get_execution_options().get("writing"):
            self._count()

    def _do_commit(self, connection: Any) -> None:
        if self.after:
            self.after = False
            self._commit(connection)
            raise self._away()
        self._count()
        self._commit(connection)

    def _count(self) -> None:
        if self.left:
            self.left -= 1
            if not self.left:
                if self.kind == "crash":
                    os.kill(os.getpid(), signal.SIGKILL)
                raise self._error()

    def _error(self) -> Exception:
        if not self.store.sqlite:
            if self.kind == "full":
                return psycopg.errors.DiskFull("could not extend file: No space left on device")
            return psycopg.errors.IoError("could not write block 7")
        code, words = (13, "database or disk is full") if self.kind == "full" else (10, "disk I/O error")
        error = sqlite3.OperationalError(words)
        error.sqlite_errorcode = code  # type: ignore[attr-defined]
        return error

    def _away(self) -> Exception:
        if self.store.sqlite:
            return sqlite3.OperationalError("database is locked")
        return psycopg.OperationalError("server closed the connection unexpectedly")

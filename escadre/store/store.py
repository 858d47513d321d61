"""Store: matches, seats, logs, users and their fleets, in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from escadre.store.database import OPENING
from escadre.store.fleets import Fleets
from escadre.store.lists import Lists
from escadre.store.migrate import migrate
from escadre.store.people import People
from escadre.store.tables import Tables


class Store(Tables, Lists, People, Fleets):
    """All that is kept. Every method is one transaction; when it returns, what it wrote survives.

    It blocks, and may be called from many threads at once. Any number of processes may have the same database open:
    what two of them could both do is decided by a condition in the database, and the answer says who was first.
    Raises `StoreFault` when the database cannot be used, `StoreAway` when trying again may help.
    """

    @classmethod
    def open(cls, url: str | Path) -> Store:
        """`sqlite:///file`, `postgresql://user@host/name`, or the path of a SQLite file. Brings it up to date."""
        with OPENING:
            store = cls(url)
            try:
                migrate(store)
            except BaseException:
                store.close()
                raise
        return store

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

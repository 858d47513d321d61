"""Other processes on the same database: what they have changed, and who is at a table through them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from escadre.server.tables.table import Table

if TYPE_CHECKING:
    from escadre.server.tables.house import House

BEAT = 10  # seconds after which a process says that it is still there
SILENT = 35.0  # seconds after which one that says nothing is taken for dead
ALL = "*"  # in place of a table: any of them may have changed
NONE = "-"  # in place of a table: this is about none


class Neighbours:
    """Nothing goes on here when the house is the only one: SQLite has no notifications."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._heard: dict[str, float] = {}  # when each process was heard of

    def hear(self, payload: str) -> None:
        """`<table> <what> <process> …`: somebody has changed a table; `what` is the number of its acts, or a word."""
        id, _, rest = payload.partition(" ")
        what, _, rest = rest.partition(" ")
        process, _, users = rest.partition(" ")
        if id == ALL:
            self._hear_all()
            return
        if process == self.house.store.process:
            return
        if process:
            self._heard[process] = time.monotonic()
        table = self.house.tables.get(id)
        if table is None:
            return
        if what == "here":
            self._hear_here(table, process, set(users.split()))
        else:
            table.behind = True
            table.spoken += what == "chat"
            _wake(table)

    def _hear_all(self) -> None:
        for table in self.house.tables.values():
            table.behind = True
            table.spoken += 1
            table.elsewhere.clear()
            self.present(table)

    def _hear_here(self, table: Table, process: str, users: set[str]) -> None:
        new = process not in table.elsewhere
        if users:
            table.elsewhere[process] = users
        else:
            table.elsewhere.pop(process, None)
        _wake(table)
        if new and users and table.viewers:
            self._announce(table)  # it cannot know who is here

    def present(self, table: Table) -> None:
        """A browser came or went."""
        _wake(table)
        self._announce(table)

    def _announce(self, table: Table) -> None:
        if not self.house.store.sqlite:
            users = sorted({viewer.user for viewer in table.viewers if viewer.user})
            self.house.tell(table.id, "here", *users)

    def beat(self) -> None:
        """Say that we are there, and forget who has died: nobody is at a table through a dead process."""
        if self.house.store.sqlite:
            return
        self.house.tell(NONE, "alive")
        now = time.monotonic()
        dead = [process for process, heard in self._heard.items() if now - heard > SILENT]
        for process in dead:
            del self._heard[process]
            for table in self.house.tables.values():
                if table.elsewhere.pop(process, None):
                    _wake(table)


def _wake(table: Table) -> None:
    for viewer in table.viewers:
        viewer.wake.set()

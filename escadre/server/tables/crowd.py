"""How many may look at a table at once. Those who play are never counted among them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from escadre.server.settings import Settings

if TYPE_CHECKING:
    from escadre.server.tables.live import Viewer

AT_A_TABLE = 300  # spectators, in one process
OF_AN_ADDRESS = 40  # spectators, at all tables of one process
OF_A_PLAYER = 8  # browsers of one person at a table where he plays; with one more, the oldest goes
FULL, REPLACED, SIGNED_OUT = 4503, 4409, 4401  # why a socket is closed


class Crowd:
    """One for each house."""

    def __init__(self, settings: Settings) -> None:
        self._unlimited = settings.limits <= 0
        self._spectators: dict[Viewer, None] = {}  # of all tables
        self._addresses: Counter[str] = Counter()  # of theirs

    @property
    def spectators(self) -> int:
        return len(self._spectators)

    def come(self, viewer: Viewer) -> bool:
        """Whether there is room; then it is at its table."""
        table = viewer.table
        if table.plays(viewer.user):
            mine = [other for other in table.viewers if other.user == viewer.user]
            if len(mine) >= OF_A_PLAYER:
                mine[0].close(REPLACED)
        else:
            looking = sum(other in self._spectators for other in table.viewers)
            if looking >= AT_A_TABLE:
                return False
            if self._addresses[viewer.address] >= OF_AN_ADDRESS and not self._unlimited:
                return False
            self._spectators[viewer] = None
            self._addresses[viewer.address] += 1
        table.viewers[viewer] = None
        return True

    def leave(self, viewer: Viewer) -> None:
        viewer.table.viewers.pop(viewer, None)
        if viewer in self._spectators:
            del self._spectators[viewer]
            self._addresses[viewer.address] -= 1
            if not self._addresses[viewer.address]:
                del self._addresses[viewer.address]

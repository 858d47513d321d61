"""What a server tells those who run it: a few figures as Prometheus reads them, and one line of log for each trouble.

The text is written here: it is a dozen figures in a format of two rules, and most of them are read off the house at
the moment of asking.
"""

from __future__ import annotations

import logging
import math
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

from escadre.core.errors import EscadreError

if TYPE_CHECKING:
    from escadre.server.tables.house import House

log = logging.getLogger("escadre.server")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
AGAIN = 10.0  # seconds until the same trouble is said again: a full disk must not be filled with it


class Delays:
    """How long something took, in classes.

    >>> delays = Delays()
    >>> for seconds in (0.002, 0.002, 7.0, 99.0):
    ...     delays.add(seconds)
    >>> [line for line in delays.lines("x") if '0.005"' in line or "+Inf" in line or "count" in line]
    ['x_bucket{le="0.005"} 2', 'x_bucket{le="+Inf"} 4', 'x_count 4']
    """

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        counts = list(accumulate(self._counts))
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {counts[-1]}"


class Figures:
    """One for each process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.acts = 0
        self.delays = Delays()
        self.late = 0.0  # seconds that the event loop was late when the sweeper last looked
        self.errors: Counter[str] = Counter()
        self.refused: Counter[int] = Counter()  # answers, by their status
        self._clock = clock
        self._said: dict[str, float] = {}

    @contextmanager
    def timed(self) -> Iterator[None]:
        """How long an order took that was carried out."""
        began = self._clock()
        yield
        self.delays.add(self._clock() - began)

    def trouble(self, error: EscadreError, where: str) -> None:
        """The database does not do what it should: counted, and said in the log, but not a thousand times."""
        self.errors["store"] += 1
        id, now = str(error.args[0]), self._clock()
        if now - self._said.get(id, -math.inf) >= AGAIN:
            self._said[id] = now
            log.error("%s: %s", where, error)

    def text(self, house: House) -> str:
        """As Prometheus reads it."""
        rooms = {
            "bots": house.brains.quick.turns,
            "admirals": house.brains.slow.turns,
            "history": house.history.room.turns,
            "uploads": house.uploads.turns,
        }
        waiting = {name: turns.waiting for name, turns in rooms.items()} | {"journal": house.journal.waiting}
        working = {name: turns.working for name, turns in rooms.items()}
        sockets = sum(len(table.viewers) for table in house.tables.values())
        looking = house.crowd.spectators
        browsers = {"players": sockets - looking, "spectators": looking}
        refused = sorted(self.refused.items())
        lines = [
            *_one("escadre_acts_total", "counter", "Acts that were kept.", self.acts),
            *_head("escadre_act_seconds", "histogram", "From an order to its answer, once it is kept."),
            *self.delays.lines("escadre_act_seconds"),
            *_one("escadre_loop_late_seconds", "gauge", "How late the event loop was in the last second.", self.late),
            *_many("escadre_waiting", "gauge", "What waits, by queue.", "queue", waiting.items()),
            *_many("escadre_working", "gauge", "What is worked at, by queue.", "queue", working.items()),
            *_one("escadre_thinking_tables", "gauge", "Tables whose bots think or wait to.", house.bots.driving),
            *_one("escadre_tables", "gauge", "Tables in memory.", len(house.tables)),
            *_many("escadre_sockets", "gauge", "Browsers at tables.", "of", browsers.items()),
            *_one("escadre_requests", "gauge", "Requests that are being answered.", len(house.limits.at_once)),
            *_many("escadre_refused_total", "counter", "Requests refused, by status.", "status", refused),
            *_many("escadre_errors_total", "counter", "What went wrong.", "kind", _all_kinds(self.errors)),
        ]
        return "\n".join([f"# of process {os.getpid()}", *lines, ""])


def _all_kinds(errors: Counter[str]) -> list[tuple[str, int]]:
    """Also those of which there were none: a line that appears only with the first trouble cannot be watched."""
    return [(kind, errors[kind]) for kind in ("store", "bug")]


def _head(name: str, kind: str, help: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def _one(name: str, kind: str, help: str, value: float) -> Iterator[str]:
    yield from _head(name, kind, help)
    yield f"{name} {value:g}" if isinstance(value, float) else f"{name} {value}"


def _many(name: str, kind: str, help: str, label: str, values: Iterable[tuple[object, int]]) -> Iterator[str]:
    yield from _head(name, kind, help)
    for of, value in values:
        yield f'{name}{{{label}="{of}"}} {value}'

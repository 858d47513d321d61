"""Journal: the acts of many tables, written by one thread in few transactions."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import TypeAlias

from escadre.store.faults import StoreAway, StoreFault
from escadre.store.rows import Append
from escadre.store.store import Store

BATCH = 200  # steps in one transaction
PATIENCE = 10.0  # seconds that a database may be away
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)  # between tries; the last one again and again

_Waiting: TypeAlias = "tuple[Append, Future[bool]]"


class Journal:
    """Takes all steps that wait into one transaction: the more there are, the less each one costs."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self.store = store
        self.patience = patience
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def append(self, step: Append) -> Future[bool]:
        """True once the step is kept, for good; False if its table has gone on without it.

        An exception means that nobody knows: the table must be read again. The future cannot be cancelled: whoever
        gives up waiting must not take back what others build upon.
        """
        future: Future[bool] = Future()
        future.set_running_or_notify_cancel()
        with self._gate:
            if self._closed:
                future.set_exception(RuntimeError("the journal is closed"))
            else:
                self._queue.put((step, future))
        return future

    @property
    def waiting(self) -> int:
        """How many steps wait to be written."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                self._write(batch)
            if last:
                return

    def _take(self) -> tuple[list[_Waiting], bool]:
        """All that waits, and whether it is the end. Blocks until there is something."""
        item = self._queue.get()
        batch: list[_Waiting] = []
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH:
                return batch, False
            try:
                item = self._queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _write(self, batch: list[_Waiting]) -> None:
        try:
            kept = self._append([step for step, _ in batch])
        except Exception as error:  # whatever it is, it belongs to those who wait
            if len(batch) == 1 or isinstance(error, StoreFault):
                for _, future in batch:
                    future.set_exception(error)
            else:  # one bad step must not hurt the others
                for item in batch:
                    self._write([item])
            return
        for (_, future), fits in zip(batch, kept, strict=True):
            future.set_result(fits)

    def _append(self, steps: list[Append]) -> list[bool]:
        """Keep them; a database that is away for a moment is asked again."""
        give_up = time.monotonic() + self.patience
        tries = 0
        while True:
            try:
                kept = self.store.append(steps)
                break
            except StoreAway:
                pause = PAUSES[min(tries, len(PAUSES) - 1)]
                if time.monotonic() + pause > give_up:
                    raise
                time.sleep(pause)
                tries += 1
        if tries:  # the line may have broken after the step was kept, before we heard of it
            kept = [fits or self.store.holds(step) for step, fits in zip(steps, kept, strict=True)]
        return kept

"""Appends acts until it is killed, and prints each one that was acknowledged: `python -m tests.store.writer URL`."""

from __future__ import annotations

import sys
from concurrent.futures import Future

from escadre.store.journal import Journal
from escadre.store.store import Store
from tests.store import making

TABLES = [f"t{i}" for i in range(6)]


def main(url: str) -> None:
    store = Store.open(url)
    journal = Journal(store)
    acts = {id: len(store.acts(id)) for id in TABLES}
    while True:
        waiting: list[tuple[str, int, Future[bool]]] = []
        for id in TABLES:
            for _ in range(2):
                waiting.append((id, acts[id], journal.append(making.step(id, acts[id], order=f"ship {acts[id]}"))))
                acts[id] += 1
        for id, number, future in waiting:
            assert future.result(60)
            sys.stdout.write(f"{id} {number}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])

"""Dies in the middle of a write, again and again: `python -m tests.store.crashing URL`.

Each line of its input names a write of `every_write` and a statement of it. A child is forked that carries the write
out and is killed at that statement; the answer is `killed` or, where the write has no such statement, `done`.
"""

from __future__ import annotations

import gc
import os
import sys

from escadre.store.store import Store
from tests.store.every_write import WRITES, Faults


def child(url: str, write: int, statement: int) -> None:
    store = Store(url)
    Faults(store).arm(statement, "crash")
    WRITES[write][1](store)


def main(url: str) -> None:
    gc.freeze()
    for line in sys.stdin:
        write, statement = map(int, line.split())
        pid = os.fork()
        if not pid:
            child(url, write, statement)
            os._exit(0)
        _, status = os.waitpid(pid, 0)
        sys.stdout.write("killed\n" if os.WIFSIGNALED(status) else f"done {os.WEXITSTATUS(status)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])

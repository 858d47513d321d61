"""What the server could do at best: how often its database commits one row, how often its sockets echo a message."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from bench.players import Job, Result, Seat
from bench.sockets import Link
from tests.server.running import ROOT, free_port

ROW = "x" * 100


def commits(url: str, folder: Path, seconds: float = 1.0) -> float:
    """One row, one commit, one after the other, through the driver that the server uses and as safely."""
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE IF NOT EXISTS raw (number serial PRIMARY KEY, text text)")
            connection.commit()

            def write() -> None:
                connection.execute("INSERT INTO raw (text) VALUES (%s)", (ROW,))
                connection.commit()

            return _rate(write, seconds)
    file = sqlite3.connect(folder / "raw.db", isolation_level=None)
    try:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("CREATE TABLE IF NOT EXISTS raw (number INTEGER PRIMARY KEY, text TEXT)")

        def write() -> None:
            file.execute("BEGIN IMMEDIATE")
            file.execute("INSERT INTO raw (text) VALUES (?)", (ROW,))
            file.execute("COMMIT")

        return _rate(write, seconds)
    finally:
        file.close()


def _rate(work: Callable[[], None], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        work()
        done += 1
    return done / spent


@contextmanager
def echoing() -> Iterator[int]:
    """The port of a server that only echoes."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)], cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                Link(port, "/").close()
                break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)


def echoes(port: int, sockets: int, run: Callable[[Job], Result], seconds: float = 1.0) -> float:
    nobody = (Seat("", 0, ""),)
    result = run(Job("echo", port, (nobody,) * sockets, seconds))
    return result.acts / result.seconds

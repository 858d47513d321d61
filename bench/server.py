"""The server under load, against what its database and its sockets could do at best; prints a table.

Everything runs on this machine: the server, PostgreSQL, and one process that plays all seats and says how busy it was.
"""

from __future__ import annotations

import http.client
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import msgspec
from rich.console import Console
from rich.table import Table

from bench.limits import commits, echoes, echoing
from bench.players import Job, Result, Seat
from bench.tables import set_up
from tests.postgres import Cluster, programs
from tests.server.running import ROOT, Running

GAME = "sirocco"
OPEN = (10, 100, 1000)  # tables, with two people at each
SECONDS = 4.0
FACTOR = 3.0  # the aim: at most so many times slower than the slower of the two limits
IDLE = 1000  # tables in memory that nobody looks at


class Load(msgspec.Struct, frozen=True):
    """One line: acts, echoes and commits a second; delays in milliseconds from an act to the other seat's screen."""

    database: str
    tables: int
    acts: float
    echo: float
    commit: float
    ratio: float
    median: float
    p95: float
    busy: float  # how much of a core the client took
    memory: float  # MB of the server with all of it open
    met: bool


class Idle(msgspec.Struct, frozen=True):
    database: str
    empty: float  # MB
    kilobytes: float  # for each table


def play(job: Job) -> Result:
    """In a process of its own."""
    command = [sys.executable, "-m", "bench.players"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        players.stdin.write(msgspec.json.encode(job).decode() + "\n")
        players.stdin.flush()
        return msgspec.json.decode(players.stdout.readline(), type=Result)


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Path]]:
    """An empty one, and a folder."""
    with tempfile.TemporaryDirectory(prefix="escadre-bench-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if kind == "SQLite":
            yield f"sqlite:///{folder / 'escadre.db'}", folder
            return
        where = programs()
        assert where is not None
        cluster = Cluster(where, durable=True)
        try:
            yield cluster.database(), folder
        finally:
            cluster.remove()


def load(kind: str, count: int, echo_port: int) -> Load:
    with database(kind) as (url, folder):
        tables = set_up(url, count, GAME)
        before = commits(url, folder)
        echo = echoes(echo_port, count, play)
        with Running(folder, "" if kind == "SQLite" else url) as server:
            lone = play(Job("one", server.port, tables, SECONDS / 2))
            many = play(Job("play", server.port, tables, SECONDS, 0.5 + count / 200))
            memory = server.memory() / 1e6
        commit = (before + commits(url, folder)) / 2  # the machine does other things too: before and after
    delays = [1000 * delay for delay in lone.delays]
    acts = many.acts / many.seconds
    ratio = acts / min(echo, commit)
    p95 = quantiles(delays, n=20)[-1]
    return Load(kind, count, acts, echo, commit, ratio, median(delays), p95, many.busy, memory, ratio >= 1 / FACTOR)


def idle(kind: str) -> Idle:
    with database(kind) as (url, folder):
        tables = set_up(url, IDLE + 20, GAME)
        with Running(folder, "" if kind == "SQLite" else url) as server:
            _look(server, tables[:20])  # so that what is loaded once is loaded
            empty = server.memory()
            _look(server, tables[20:])
            return Idle(kind, empty / 1e6, (server.memory() - empty) / 1e3 / IDLE)


def _look(server: Running, tables: tuple[tuple[Seat, ...], ...]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    for seats in tables:
        connection.request("GET", f"/api/tables/{seats[0].table}/scene")
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200
    connection.close()


def show(console: Console, loads: list[Load], idles: list[Idle]) -> None:
    table = Table(title=f"the server: {GAME}, two people at each table, all of them playing at once")
    for column in (
        "",
        "tables",
        "acts /s",
        "echoes /s",
        "commits /s",
        "of the slower",
        "aim",
        "delay ms",
        "p95",
        "client",
    ):
        table.add_column(column, justify="left" if column in ("", "aim") else "right")
    for one in loads:
        aim = f"≥ 1/{FACTOR:g} {'yes' if one.met else '[bold red]NO'}"
        rates = (f"{rate:,.0f}" for rate in (one.acts, one.echo, one.commit))
        delays = (f"{one.median:.1f}", f"{one.p95:.1f}")
        table.add_row(one.database, f"{one.tables:,}", *rates, f"{one.ratio:.2f}", aim, *delays, f"{one.busy:.0%}")
    console.print(table)
    for rest in idles:
        console.print(f"{rest.database}: {rest.kilobytes:.0f} kB for each idle table, {rest.empty:.0f} MB without them")
    console.print(
        f"{os.cpu_count()} cores are shared by the server, its database and the client; “client” is how much of one "
        "core the client took.\nAn echo is one small message there and back, an act one there and three back, two of "
        "them a whole Scene.\nA commit is one row, and both databases wait for the disk. “delay” is from sending an "
        "act until the other seat has the new Scene, while the other tables are open and at rest."
    )


def main() -> None:
    console = Console(width=150)
    kinds = ["SQLite", *(["PostgreSQL"] if programs() else [])]
    if len(kinds) == 1:
        console.print("PostgreSQL is not installed: its figures are left out.")
    with echoing() as port:
        loads = [load(kind, count, port) for kind in kinds for count in OPEN]
    idles = [idle(kind) for kind in kinds]
    show(console, loads, idles)
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    body = {"game": GAME, "machine": machine, "cores": os.cpu_count(), "loads": loads, "idle": idles}
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "bench-server.json").write_bytes(msgspec.json.format(msgspec.json.encode(body), indent=1))
    if not all(one.met for one in loads):
        sys.exit("the server missed its aim")


if __name__ == "__main__":
    main()

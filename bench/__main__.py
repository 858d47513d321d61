"""Runs the bench interpreted and compiled, prints the tables and writes build/bench.json.

python -m bench                    # the games, and the helm on the open sea
python -m bench naval_battles      # one of them
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.helm import FLEETS
from bench.helm import PART as HELM
from bench.promised import PROMISED
from bench.run import Report

ROOT = Path(__file__).resolve().parent.parent
WAYS = {"interpreted": ROOT, "compiled": ROOT / "build" / "compiled"}


def run(way: Path, game: str) -> Report:
    path = os.pathsep.join([str(way), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bench.run", game],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Report)


def show(console: Console, game: str, reports: dict[str, Report]) -> None:
    table = Table(title=f"{game}: ratios of the best runs")
    for column in ("", "", "ours /s", "peer", "peer /s", "ratio", "single runs", "promised"):
        table.add_column(column, justify="right" if column.endswith("/s") or column == "ratio" else "left")
    for way, report in reports.items():
        for f in report.figures:
            verdict = f"{f.wanted} {'yes' if f.met else '[bold red]NO'}" if f.wanted else ""
            spread = f"{f.low:.2f} … {f.high:.2f}"
            table.add_row(
                way, f.name, f"{f.ours:,.0f}", f.peer_name, f"{f.peer:,.0f}", f"{f.ratio:.2f}", spread, verdict
            )
    console.print(table)
    if game == HELM:
        show_fleets(console, reports)
    else:
        show_seats(console, reports)


def show_seats(console: Console, reports: dict[str, Report]) -> None:
    seats = Table(title="what a random decision costs: microseconds (growth; growth in proportion to the seats)")
    seats.add_column("")
    for point in next(iter(reports.values())).curve:
        seats.add_column(f"{point.seats} seats", justify="right")
    for way, report in reports.items():
        seats.add_row(way, *(f"{p.microseconds:.2f} ({p.growth:.2f}; {p.linear:.2f})" for p in report.curve))
    console.print(seats)


def show_fleets(console: Console, reports: dict[str, Report]) -> None:
    ships = Table(title="what it costs at sea: microseconds (growth; growth of the ships near the path)")
    for column in ("", "", *(f"{count} ships" for count in FLEETS), "linear"):
        ships.add_column(column, justify="right" if column.endswith("ships") else "left")
    for way, report in reports.items():
        for curve in report.fleets:
            told = (f"{p.microseconds:.1f} ({p.growth:.1f}; {p.linear:.1f})" for p in curve.points)
            verdict = ("yes" if curve.met else "[bold red]NO") if curve.judged else ""
            ships.add_row(way, curve.name, *told, verdict)
    console.print(ships)


def main() -> None:
    games = sys.argv[1:] or [*PROMISED, HELM]
    console = Console(width=150)
    ways = {name: way for name, way in WAYS.items() if way.exists()}
    if len(ways) < len(WAYS):
        console.print("Not compiled: run `make compile` (it needs a C compiler) to see those figures.")
    found: dict[str, dict[str, Report]] = {}
    for game in games:
        found[game] = {name: run(way, game) for name, way in ways.items()}
        for name, report in found[game].items():
            assert report.compiled == (name == "compiled"), f"the {name} figures came from the other one"
        show(console, game, found[game])
    console.print(
        "Each side runs seven times in turns on one core; “single runs” is how far pairs of runs disagree.\n"
        "The promise is judged by the median pair. IS-MCTS of ours plays to a quiet moment, OpenSpiel's to the end."
    )
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    (ROOT / "build").mkdir(exist_ok=True)
    body = msgspec.json.encode({"machine": machine, "games": found})
    (ROOT / "build" / "bench.json").write_bytes(msgspec.json.format(body, indent=1))
    every = [report for reports in found.values() for report in reports.values()]
    if not all(f.met for report in every for f in report.figures) or not all(c.met for r in every for c in r.fleets):
        sys.exit("a promised figure was missed")


if __name__ == "__main__":
    main()

"""The commands of the lab: simulate, arena, ladder, sweep, fuzz."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from escadre.cli.desk import Desk, Mistake
from escadre.cli.play import option_value, options_of, seat_count
from escadre.cli.players import check_level
from escadre.core.game import AnyGame

if TYPE_CHECKING:
    from escadre.lab.simulate import Summary


@dataclass(frozen=True)
class Asked:
    """The options that every command of the lab has."""

    seats: int | None = None
    seed: int = 1
    option: list[str] | None = None
    scenario: str = ""
    workers: int | None = None
    engine: Literal["local", "ray"] = "local"
    language: str = ""

    def how(self, desk: Desk, found: AnyGame, seats: int) -> dict[str, Any]:
        """What every run of the lab is told, once the seats are known."""
        return {
            "seed": self.seed,
            "options": options_of(found, self.option or (), seats, self.scenario),
            "scenario": self.scenario,
            "workers": positive("--workers", self.workers),
            "engine": self.engine,
            "progress": desk.err.is_terminal,
        }


def levels_of(levels: Sequence[str], seats: int) -> list[str]:
    """One level a seat: the given ones in order, the last one again and again."""
    given = [check_level(level) for level in levels] or ["captain"]
    if len(given) > seats:
        raise Mistake("wrong-too-many-bots", bots=str(len(given)), seats=str(seats))
    return [given[min(seat, len(given) - 1)] for seat in range(seats)]


def positive(name: str, value: int | None) -> int | None:
    if value is not None and value < 1:
        raise Mistake("wrong-count", option=name, value=str(value))
    return value


def report_file(report: Path | None) -> None:
    """Said before hours of play, not after."""
    if report is not None and (report.is_dir() or not report.absolute().parent.is_dir()):
        raise Mistake("wrong-report", file=str(report))


def tell(desk: Desk, summaries: Sequence[Summary], report: Path | None) -> int:
    """Print each run, and write the page that was asked for."""
    from escadre.lab.report import write
    from escadre.lab.simulate import table

    for summary in summaries:
        for part in table(summary, language=desk.language):
            desk.out.print(part)
    if report is not None:
        write(report, summaries, language=desk.language)
        desk.print("lab-report", file=str(report))
    return 0


def duel_seats(game: AnyGame, asked: Asked) -> int:
    """A duel is for as few as the game allows, unless the command or the scenario says otherwise."""
    few = asked.seats is None and not asked.scenario
    return game.seats.start if few else seat_count(game, asked.seats, asked.scenario)


def simulate(
    desk: Desk,
    game: str,
    /,
    *,
    bots: list[str] | None = None,
    matches: int = 100,
    report: Path | None = None,
    asked: Asked,
) -> int:
    """Many matches between bots."""
    from escadre.lab.simulate import simulate as run

    found = desk.game(game)
    count = seat_count(found, asked.seats, asked.scenario)
    levels = levels_of(bots or (), count)
    positive("--matches", matches)
    report_file(report)
    return tell(desk, [run(game, levels, matches=matches, **asked.how(desk, found, count))], report)


def arena(
    desk: Desk, game: str, a: str, b: str, /, *, pairs: int = 100, target: float | None = None, asked: Asked
) -> int:
    """Two bots, seats swapped."""
    from escadre.lab.arena import arena as run
    from escadre.lab.arena import table

    found = desk.game(game)
    if target is not None and not 0 < target < 1:
        raise Mistake("wrong-target", target=f"{target:g}")
    count = duel_seats(found, asked)
    how = asked.how(desk, found, count)
    positive("--pairs", pairs)
    duel = run(game, check_level(a), check_level(b), pairs=pairs, seats=count, target=target, **how)
    desk.out.print(table([duel], language=desk.language))
    return 0


def ladder(desk: Desk, game: str, /, *, rungs: list[int] | None = None, pairs: int = 100, asked: Asked) -> int:
    """Does thinking longer win?"""
    from escadre.lab.arena import table
    from escadre.lab.ladder import ladder as run

    found = desk.game(game)
    count = duel_seats(found, asked)
    for rung in rungs or ():
        positive("--rungs", rung)
    if rungs is not None and len(rungs) < 2:
        raise Mistake("wrong-rungs")
    positive("--pairs", pairs)
    steps = tuple(rungs or (50, 100, 200, 400, 800))
    duels = run(game, rungs=steps, pairs=pairs, seats=count, **asked.how(desk, found, count))
    desk.out.print(table(duels, language=desk.language))
    return 0


def sweep(
    desk: Desk,
    game: str,
    /,
    *,
    values: list[str],
    bots: list[str] | None = None,
    matches: int = 100,
    report: Path | None = None,
    asked: Asked,
) -> int:
    """Every combination of some options."""
    from escadre.lab.sweep import sweep as run

    found = desk.game(game)
    count = seat_count(found, asked.seats, asked.scenario)
    swept: dict[str, list[Any]] = {}
    for text in values:
        name, equals, given = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not given:
            raise Mistake("wrong-values-form", values=text)
        swept[name] = [option_value(found, name, value.strip()) for value in given.split(",")]
    report_file(report)
    levels = levels_of(bots or (), count)
    positive("--matches", matches)
    return tell(desk, run(game, swept, levels, matches=matches, **asked.how(desk, found, count)), report)


def fuzz(desk: Desk, game: str, /, *, matches: int = 100, folder: Path | None = None, asked: Asked) -> int:
    """Random matches that hunt crashes, dead ends and broken promises."""
    from escadre.lab.fuzz import hunt

    found = desk.game(game)
    # Seats and options that nobody has named are random.
    count = None if asked.seats is None and not asked.scenario else seat_count(found, asked.seats, asked.scenario)
    if folder is not None and folder.exists() and not folder.is_dir():
        raise Mistake("wrong-folder", folder=str(folder))
    how = asked.how(desk, found, count or seat_count(found, None))
    if not asked.option:
        how["options"] = None
    positive("--matches", matches)
    findings = hunt(game, matches=matches, folder=folder, seats=count, **how)
    for finding in findings:
        where = str(finding.file or "-")
        desk.print("fuzz-finding", seed=str(finding.seed), act=str(finding.act), what=finding.what, file=where)
    desk.print("fuzz-done", matches=matches, findings=len(findings))
    return 1 if findings else 0

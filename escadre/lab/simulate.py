"""Many matches at one table: who wins from which seat, how long it takes, what the cards do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from escadre import bots
from escadre.core.game import AnyGame, get
from escadre.core.types import Text
from escadre.core.words import Words
from escadre.lab.intervals import Share, Spread, share, spread
from escadre.lab.play import Job, Played, prepare, run
from escadre.lab.workers import results

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of the scores that are told together
BANDS, BAR = 12, 30  # how many of them at most, and how wide the longest bar is
ENDS = 10  # rows at either end of a long table


class Tally(Struct, frozen=True):
    """A table of a game's `stats`, added up: each row begins with what it is about, the rest are totals."""

    name: str
    rows: list[list[int]]


class Summary(Struct, frozen=True):
    """What a run of matches says. A seat that shares the first rank has won; `shared` counts how often that was so."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    matches: int
    finished: int
    findings: list[str]
    wins: list[Share]
    shared: Share
    decisions: Spread
    scores: list[Spread]
    margin: Spread  # how far the first was ahead of the second
    lengths: dict[int, int]  # decisions → matches
    points: list[dict[int, int]]  # for each seat: score → matches
    counts: dict[str, Spread]  # the plain numbers of `stats`, per match
    tallies: list[Tally]
    scenario: str = ""


def simulate(
    game: str,
    levels: Sequence[str],
    matches: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    engine: str = "local",
    progress: bool = False,
    scenario: str = "",
) -> Summary:
    """Play matches with one level per seat and sum them up. Match number i has the seed `seed + i`."""
    prepare(game, len(levels), options, scenario)
    for level in levels:
        bots.make(level)
    jobs = [Job(game, tuple(levels), seed + i, options or {}, scenario=scenario) for i in range(matches)]
    played = results(run, jobs, workers, engine, progress, f"{game} {' '.join(levels)}")
    return summarise(game, levels, options or {}, seed, played, scenario)


def summarise(
    game: str, levels: Sequence[str], options: dict[str, Any], seed: int, played: Iterable[Played], scenario: str = ""
) -> Summary:
    """The numbers of a run, from its matches."""
    every = list(played)
    done = [match for match in every if not match.finding]
    n = len(done)
    seats = range(len(levels))
    lengths: dict[int, int] = {}
    points: list[dict[int, int]] = [{} for _ in seats]
    counts: dict[str, list[float]] = {}
    tallies: dict[str, dict[int, list[int]]] = {}
    for match in done:
        lengths[match.decisions] = lengths.get(match.decisions, 0) + 1
        for seat in seats:
            points[seat][match.scores[seat]] = points[seat].get(match.scores[seat], 0) + 1
        for name, rows in match.stats.items():
            if all(len(row) == 1 for row in rows):
                counts.setdefault(name, []).append(sum(row[0] for row in rows))
            else:
                _add(tallies.setdefault(name, {}), rows)
    tops = [sorted(match.scores, reverse=True) for match in done]
    return Summary(
        game=game,
        levels=tuple(levels),
        options=options,
        seed=seed,
        matches=len(every),
        finished=n,
        findings=[f"seed {match.seed}: {match.finding}" for match in every if match.finding],
        wins=[share(sum(match.ranks[seat] == 0 for match in done), n) for seat in seats],
        shared=share(sum(match.ranks.count(0) > 1 for match in done), n),
        decisions=spread([match.decisions for match in done]),
        scores=[spread([match.scores[seat] for match in done]) for seat in seats],
        margin=spread([top[0] - top[1] for top in tops if len(top) > 1]),
        lengths=dict(sorted(lengths.items())),
        points=[dict(sorted(column.items())) for column in points],
        counts={name: spread(numbers) for name, numbers in counts.items()},
        tallies=[Tally(name, [[key, *sums[key]] for key in sorted(sums)]) for name, sums in tallies.items()],
        scenario=scenario,
    )


def _add(sums: dict[int, list[int]], rows: list[list[int]]) -> None:
    for key, *values in rows:
        have = sums.setdefault(key, [0] * len(values))
        for i, value in enumerate(values):
            have[i] += value


class Labels:
    """The words for a game's own statistics, from its `.ftl` files; the bare name where a game has none."""

    def __init__(self, game: str, language: str) -> None:
        self.game: AnyGame = get(game)
        self.words = Words(language, self.game)

    def title(self, name: str) -> str:
        return self._said(f"stat-{name}") or name.replace("_", " ").capitalize()

    def column(self, name: str, i: int) -> str:
        return self._said(f"stat-{name}.c{i}") or (self.words.say(Text("lab-count")) if i == 1 else f"#{i}")

    def note(self, name: str) -> str:
        return self._said(f"stat-{name}.note")

    def key(self, name: str, number: int) -> str:
        said = self._said(f"stat-{name}.row{number}")
        if said:
            return said
        kind = self._said(f"stat-{name}.kind")
        noun = self.game.speak.noun(kind, number) if kind else None
        if noun is None:
            return str(number)
        code = self.game.speak.name(kind, number)
        return self.words.say(noun) if code.islower() else f"{code} {self.words.say(noun)}"  # a typed word is no code

    def _said(self, id: str) -> str:
        said = self.words.say(Text(id.replace("_", "-"))) if self.words.has(id.replace("_", "-")) else ""
        return "" if said.startswith("[") else said


def options_in_words(summary: Summary, words: Words) -> str:
    said = [f"{name} = {value}" for name, value in summary.options.items()]
    return ", ".join([*filter(None, [summary.scenario]), *said]) or words.say(Text("lab-defaults"))


def percent(value: Share) -> str:
    return f"{100 * value.rate:.1f} % ({100 * value.low:.1f}–{100 * value.high:.1f})"


def amount(value: Spread) -> str:
    places = 2 if abs(value.mean) < 10 else 1
    low = max(0.0, value.low) if value.least >= 0 else value.low  # what was never negative has no such mean
    return f"{value.mean:.{places}f} ({low:.{places}f}–{value.high:.{places}f})"


def extent(value: Spread) -> str:
    numbers = (value.least, value.lower, value.median, value.upper, value.most)
    return " · ".join(f"{round(x, 1 if x < 100 else 0):g}" for x in numbers)


def _table(title: str) -> Table:
    """Airy enough to read, narrow enough for 80 columns."""
    return Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)


def _titled(found: Table) -> RenderableType:
    """Title and note as wide as the screen; Rich would squeeze them into the width of the table."""
    title, note = found.title, found.caption
    found.title = found.caption = None
    above = Styled(f"\n{title}", "bold")
    return Group(above, found, Styled(str(note), "dim")) if note else Group(above, found)


def table(summary: Summary, language: str = "en") -> list[RenderableType]:
    """The summary as tables for the terminal."""
    labels = Labels(summary.game, language)
    words = labels.words
    head = _table(words.say(Text("lab-run", _facts(summary, words))))
    for id in ("lab-seat", "lab-bot", "lab-wins", "lab-score", "lab-range"):
        head.add_column(words.say(Text(id)), justify="left" if id in ("lab-seat", "lab-bot") else "right", no_wrap=True)
    for seat, level in enumerate(summary.levels):
        score = summary.scores[seat]
        head.add_row(str(seat + 1), level, percent(summary.wins[seat]), amount(score), extent(score))
    lengths = _table(words.say(Text("lab-per-match")))
    for id in ("lab-what", "lab-mean", "lab-range"):
        lengths.add_column(words.say(Text(id)), justify="left" if id == "lab-what" else "right")
    for name, value in rows_of_numbers(summary, labels):
        lengths.add_row(name, amount(value), extent(value))
    lengths.add_row(words.say(Text("lab-shared")), percent(summary.shared), "")
    tables = [head, lengths]
    if summary.finished:
        tables.append(_score_table(summary, words))
        tables += [_tally_table(tally, labels) for tally in summary.tallies if tally.rows]
    if summary.findings:
        broken = _table(words.say(Text("lab-findings", {"count": len(summary.findings)})))
        broken.add_column(words.say(Text("lab-what")))
        for finding in summary.findings[:20]:
            broken.add_row(finding)
        tables.append(broken)
    return [_titled(part) for part in tables]


def rows_of_numbers(summary: Summary, labels: Labels) -> list[tuple[str, Spread]]:
    """What is told per match: length, margin, and the game's own plain numbers."""
    words = labels.words
    rows = [(words.say(Text("lab-decisions")), summary.decisions), (words.say(Text("lab-margin")), summary.margin)]
    return rows + [(labels.title(name), value) for name, value in summary.counts.items()]


def _score_table(summary: Summary, words: Words) -> Table:
    """How often a seat ended with a score of each step, as bars."""
    found = _table(words.say(Text("lab-distribution")))
    for id in ("lab-points", "lab-seats-part", ""):
        found.add_column(words.say(Text(id)) if id else "", justify="left" if not id else "right")
    counts: Counter[int] = Counter()
    for column in summary.points:
        counts.update(column)
    least, most = min(counts), max(counts)
    step = next(step for step in STEPS if (most - least) // step < BANDS or step == STEPS[-1])
    bands: Counter[int] = Counter()
    for score, count in counts.items():
        bands[score // step] += count
    for band in range(least // step, most // step + 1):
        part = bands[band] / counts.total()
        name = str(band * step) if step == 1 else f"{band * step}–{band * step + step - 1}"
        found.add_row(name, f"{100 * part:.1f} %", "█" * round(BAR * bands[band] / max(bands.values())))
    return found


def is_share(tally: Tally) -> bool:
    """Few rows of one number: the parts of a whole."""
    return len(tally.rows) <= 8 and all(len(row) == 2 for row in tally.rows)


def by_first(tally: Tally) -> list[list[int]]:
    """The rows with the most in the first column first."""
    return sorted(tally.rows, key=lambda row: [-value for value in row[1:]])


def _tally_table(tally: Tally, labels: Labels) -> Table:
    """A table of the game's own. Of a long one the highest and the lowest rows; a share has its interval."""
    words = labels.words
    title = labels.title(tally.name)
    found = _table(title)
    found.add_column("")
    for i in range(1, max(len(row) for row in tally.rows)):
        found.add_column(labels.column(tally.name, i), justify="right")
    if is_share(tally):
        found.add_column(words.say(Text("lab-part")), justify="right")
        whole = sum(row[1] for row in tally.rows)
        for key, count in tally.rows:
            found.add_row(labels.key(tally.name, key), str(count), percent(share(count, whole)))
        return found
    rows = by_first(tally)
    long = len(rows) > 2 * ENDS + 4
    if long:
        args: dict[str, int | str | Text] = {"title": title, "shown": ENDS, "all": len(rows)}
        found.title = words.say(Text("lab-most-least", {**args, "column": labels.column(tally.name, 1)}))
    for i, (key, *values) in enumerate(rows):
        if not long or i < ENDS or i >= len(rows) - ENDS:
            found.add_row(labels.key(tally.name, key), *told(values), end_section=long and i == ENDS - 1)
    found.caption = " ".join([words.say(Text("lab-per-first")), labels.note(tally.name)]).strip()
    return found


def told(values: Sequence[int]) -> list[str]:
    """The numbers of a row, each but the first also for one of the first.

    >>> told([8, 2, 5, 0])
    ['8', '2 (0.25)', '5 (0.62)', '0']
    """
    first, *rest = values
    return [str(first), *(f"{value} ({value / first:.2f})" if first and value else str(value) for value in rest)]


def _facts(summary: Summary, words: Words) -> dict[str, int | str | Text]:
    return {
        "game": words.say(Text("game-title")) if words.has("game-title") else summary.game,
        "matches": summary.matches,
        "seed": str(summary.seed),
        "options": options_in_words(summary, words),
    }

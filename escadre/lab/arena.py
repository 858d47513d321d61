"""Which of two bots is better: every deal is played twice, with the seats exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.table import Table

from escadre import bots
from escadre.core.errors import Unreadable
from escadre.core.game import AnyGame, get, sides_of
from escadre.core.types import Text
from escadre.core.words import Words
from escadre.lab.intervals import Share, share, wilson
from escadre.lab.play import Job, Played, play, prepare
from escadre.lab.simulate import percent
from escadre.lab.workers import results

# Looking after every pair and stopping at the first 95 % would fool us far more often than one time in twenty; three
# standard deviations and a decent number of pairs keep the early stop about as honest as a run of fixed length.
STRICT = 3.0
ENOUGH = 20


class Duel(Struct, frozen=True):
    """A against B. A pair is decided when one side won more of its two games; `share` is A's part of those."""

    game: str
    a: str
    b: str
    seats: int
    options: dict[str, Any]
    seed: int
    pairs: int
    share: Share
    drawn: int  # pairs that were not decided
    games_a: int  # single games won
    games_b: int
    findings: list[str]
    early: bool  # stopped because it was clear


class Pair(Struct, frozen=True):
    """The two games of one deal: +1 for A, -1 for B, 0 for a draw, for each."""

    first: int
    second: int
    findings: list[str]


def arena(
    game: str,
    a: str,
    b: str,
    pairs: int = 100,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    engine: str = "local",
    target: float | None = None,
    progress: bool = False,
    scenario: str = "",
) -> Duel:
    """Play seat-swapped pairs of A against B; A sits on the even seats, then on the odd ones.

    With a `target` (say 0.5) it stops as soon as A's share of the decided pairs is clearly above or below it.
    """
    seats = seats or duel_seats(get(game), scenario)
    if seats < 2:
        raise Unreadable("error-arena")
    prepare(game, seats, options, scenario)
    for level in (a, b):
        bots.make(level)
    first = tuple(a if seat % 2 == 0 else b for seat in range(seats))
    jobs = [Job(game, first, seed + i, options or {}, scenario=scenario) for i in range(pairs)]
    tasks = [_Pairing(job, tuple(b if seat % 2 == 0 else a for seat in range(seats))) for job in jobs]
    outcomes = results(play_pair, tasks, workers, engine, progress, f"{game} {a} / {b}")
    return tally(game, a, b, seats, options or {}, seed, outcomes, target)


def duel_seats(game: AnyGame, scenario: str = "") -> int:
    """A duel is for as few as the game allows, but for two: 1 says that it is only ever played alone."""
    if scenario:
        return sides_of(game, scenario)
    return max(game.seats.start, min(2, game.seats.stop - 1))


class _Pairing(Struct, frozen=True):
    job: Job
    exchanged: tuple[str, ...]


def play_pair(pairing: _Pairing) -> Pair:
    job = pairing.job
    one = play(job.game, job.levels, job.seed, job.options, job.limit, 0, job.scenario)
    # With other minds, else equals would mirror it.
    two = play(job.game, pairing.exchanged, job.seed, job.options, job.limit, 1, job.scenario)
    findings = [f"seed {job.seed}, {' '.join(p.levels)}: {p.finding}" for p in (one, two) if p.finding]
    return Pair(_won(one, 0), _won(two, 1), findings)


def _won(played: Played, a_sits_on: int) -> int:
    """+1 if all winners sit on A's seats, -1 if all sit on B's, 0 if they share it or nothing was decided."""
    sides = {seat % 2 == a_sits_on for seat in played.outcome.winners} if played.outcome else set()
    if len(sides) != 1:
        return 0
    return 1 if sides.pop() else -1


def tally(
    game: str,
    a: str,
    b: str,
    seats: int,
    options: dict[str, Any],
    seed: int,
    outcomes: Iterable[Pair],
    target: float | None,
) -> Duel:
    """Add pairs up, in order, until they end or it is clear."""
    won = lost = drawn = games_a = games_b = 0
    findings: list[str] = []
    early = False
    for pair in outcomes:
        sum_of_two = pair.first + pair.second
        won += sum_of_two > 0
        lost += sum_of_two < 0
        drawn += sum_of_two == 0
        for single in (pair.first, pair.second):
            games_a += single > 0
            games_b += single < 0
        findings += pair.findings
        if target is not None and won + lost >= ENOUGH:
            low, high = wilson(won, won + lost, STRICT)
            if low > target or high < target:
                early = True
                break
    close = getattr(outcomes, "close", None)
    if close is not None:
        close()
    pairs = won + lost + drawn
    decided = share(won, won + lost)
    return Duel(game, a, b, seats, options, seed, pairs, decided, drawn, games_a, games_b, findings, early)


def table(duels: Sequence[Duel], language: str = "en") -> Table:
    """Duels of one game and one number of seats as a table for the terminal."""
    words = Words(language, get(duels[0].game))
    name = words.say(Text("game-title")) if words.has("game-title") else duels[0].game
    title = words.say(Text("lab-arena", {"game": name, "seats": duels[0].seats}))
    found = Table(title=title, title_justify="left")
    for id in ("lab-side-a", "lab-side-b", "lab-pairs", "lab-drawn", "lab-share", "lab-games"):
        left = id in ("lab-side-a", "lab-side-b")
        found.add_column(words.say(Text(id)), justify="left" if left else "right", no_wrap=True)
    for duel in duels:
        pairs = f"{duel.pairs}{' *' if duel.early else ''}"
        games = f"{duel.games_a} : {duel.games_b}"
        found.add_row(duel.a, duel.b, pairs, str(duel.drawn), percent(duel.share), games)
    notes = [words.say(Text("lab-share-note"))]
    if any(duel.early for duel in duels):
        notes.append(words.say(Text("lab-early")))
    broken = sum(len(duel.findings) for duel in duels)
    if broken:
        notes.append(words.say(Text("lab-findings", {"count": broken})))
    found.caption = "\n".join(notes)
    return found

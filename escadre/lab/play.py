"""One match between bots, straight on the engine: no log, no undo, as fast as the bots allow."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from escadre import bots
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Event
from escadre.core.game import AnyGame, get, read_setup
from escadre.core.types import Setup

LIMIT = 100_000  # decisions after which a match counts as endless


class Job(Struct, frozen=True):
    """What a worker needs to play one match."""

    game: str
    levels: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    limit: int = LIMIT
    scenario: str = ""
    opening: tuple[tuple[str, int], ...] = ()


class Played(Struct, frozen=True):
    """How one match went. `finding` is empty unless something broke; then there are no ranks."""

    seed: int
    levels: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    worlds: tuple[int, ...]  # how many guessed worlds each seat was handed
    stats: dict[str, list[list[int]]]
    finding: str = ""


def play(
    game: str,
    levels: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    limit: int = LIMIT,
    minds: int = 0,
    scenario: str = "",
    opening: Sequence[tuple[str, int]] = (),
) -> Played:
    """One match, one level per seat. The same arguments give the same match in every process.

    `opening` are the first choices, made for whoever is to move; then the bots decide.

    Another number of `minds` gives the bots other dice for the same deal. What breaks is no exception but a finding: a
    run of a thousand matches should not die of one.
    """
    found, setup = prepare(game, len(levels), options, scenario)
    players = {seat: bots.make(level) for seat, level in enumerate(levels)}
    worlds = [0] * len(levels)
    decisions = 0
    events: list[Event] = []
    try:
        table = stream(seed, "table")
        thoughts = {seat: stream(seed, f"seat {seat} {minds}") for seat in players}
        s = found.play.setup(setup, table)
        s.loud = True  # of the true match alone: what bots guess is quiet
        for verb, arg in opening:
            flow.play(s, found.play.flow, flow.advance(s, found.play.flow, table)[0], verb, arg, table)
        flow.advance(s, found.play.flow, table)
        while s.stack and decisions < limit:
            made = bots.decide(found, s, players, thoughts)
            assert made is not None, "every seat is a bot's"
            for seat, handed in made.handed.items():
                worlds[seat] += handed
            flow.play(s, found.play.flow, made.seat, made.verb, made.arg, table)
            decisions += 1
            events += s.events
            s.events = []
        outcome = found.play.outcome(s)
        if outcome is None:
            return Played(
                seed, tuple(levels), (), (), decisions, tuple(worlds), {}, f"not over after {decisions} decisions"
            )
        stats = found.study.stats(s, events)
        return Played(seed, tuple(levels), outcome.ranks, outcome.scores, decisions, tuple(worlds), stats)
    except Exception as error:  # whatever a game or a bot may raise is what we want to know
        return Played(seed, tuple(levels), (), (), decisions, tuple(worlds), {}, describe(error))


def run(job: Job) -> Played:
    """`play`, in the form that workers call."""
    return play(job.game, job.levels, job.seed, job.options, job.limit, scenario=job.scenario, opening=job.opening)


def prepare(
    game: str | AnyGame, seats: int, options: dict[str, Any] | None, scenario: str = ""
) -> tuple[AnyGame, Setup]:
    """The game and its set-up, or `Unreadable` that says what is wrong."""
    found = get(game) if isinstance(game, str) else game
    return found, read_setup(found, seats, options, scenario)


def stream(seed: int, what: str) -> Dice:
    """Dice of their own for each purpose, so that a bot that thinks longer does not change the deal."""
    return Dice(int.from_bytes(hashlib.sha256(f"{seed} {what}".encode()).digest()[:4], "big"))


def describe(error: Exception) -> str:
    """An error in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{where}"

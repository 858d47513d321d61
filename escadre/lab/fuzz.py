"""Random matches that hunt for crashes, dead ends, endless matches and broken promises, and keep what they find."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadre.core import codec, flow
from escadre.core.dice import Dice
from escadre.core.errors import EscadreError, Illegal, Unreadable
from escadre.core.frames import Menu
from escadre.core.game import AnyGame, check_seats, get, keys, read_options, read_setup, sides_of
from escadre.core.match import Entry, Match
from escadre.core.playout import random_decision
from escadre.lab.play import describe, stream
from escadre.lab.workers import results

LIMIT = 20_000  # acts after which a match counts as endless
DEEP = 6  # the costly promises are checked at one act in so many
INTERRUPT = 4  # and one act in so many comes from a seat that nobody waits for, if one may speak
UNDO = 40


class Finding(msgspec.Struct, frozen=True):
    """Something that broke: after `act` entries of the log, at `order` (empty: at set-up)."""

    game: str
    seed: int
    seats: int
    options: dict[str, Any]
    act: int
    order: str
    what: str
    scenario: str = ""
    file: str = ""  # a normal save of the moment before; a note stands beside it


class _Hunt(msgspec.Struct, frozen=True):
    game: Any  # a key, or a game that is not installed when all stays in this process
    seed: int
    seats: int | None
    options: dict[str, Any] | None
    limit: int
    folder: str
    scenario: str


def hunt(
    game: str | AnyGame,
    matches: int = 100,
    seed: int = 1,
    folder: str | Path | None = "findings",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    limit: int = LIMIT,
    workers: int | None = None,
    engine: str = "local",
    progress: bool = False,
    scenario: str = "",
) -> list[Finding]:
    """Play at random and say what broke. Seats and options that are not given are random too, but for a scenario's.

    Each finding is written to the folder (none: not written): a save that `Match.load` and `escadre replay` open, as
    the match stood before the failing act, and a text beside it with the order that breaks it.
    """
    found = get(game) if isinstance(game, str) else game
    if scenario:
        seats, options = seats or sides_of(found, scenario), options or {}
        read_setup(found, seats, options, scenario)
    if seats is not None:
        check_seats(found, seats)
    if options is not None:
        read_options(found, options, seats or found.seats.start)
    where = "" if folder is None else str(folder)
    jobs = [_Hunt(game, seed + i, seats, options, limit, where, scenario) for i in range(matches)]
    if not isinstance(game, str):
        workers, engine = 1, "local"
    every = results(one, jobs, workers, engine, progress, f"fuzz {found.key}")
    return [finding for finding in every if finding is not None]


def one(job: _Hunt) -> Finding | None:
    """One random match."""
    game: AnyGame = get(job.game) if isinstance(job.game, str) else job.game
    dice = stream(job.seed, "fuzz")
    seats = job.seats or game.seats[dice.below(len(game.seats))]
    options = random_options(game, seats, dice) if job.options is None else job.options
    run = _Run(game, seats, job.seed, options, dice, job.scenario)
    try:
        run.play(job.limit)
    except Exception as error:  # whatever it is, it is what we hunt
        finding = run.finding(describe(error))
        return run.keep(finding, Path(job.folder)) if job.folder else finding
    return None


def random_options(game: AnyGame, seats: int, dice: Dice) -> dict[str, Any]:
    """Values for the options that have few (switches and named choices); the defaults if no draw fits the seats."""
    ranges = {field.name: _values(field.type) for field in msgspec.structs.fields(game.play.options)}
    for _ in range(20):
        drawn = {name: values[dice.below(len(values))] for name, values in ranges.items() if values}
        try:
            read_options(game, drawn, seats)
        except Unreadable:
            continue
        return drawn
    return {}


def _values(hint: Any) -> Sequence[Any]:
    kind = msgspec.inspect.type_info(hint)
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return range(kind.ge, kind.le + 1)
    return ()


class _Run:
    """A match in the hunt, and enough about it to play it again up to where it broke."""

    def __init__(
        self, game: AnyGame, seats: int, seed: int, options: dict[str, Any], dice: Dice, scenario: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.dice = dice
        self.scenario = scenario
        self.match: Match | None = None
        self.good = 0  # entries of the log after which every promise held
        self.order = ""

    def play(self, limit: int) -> None:
        self.match = match = self.new()
        self.check(match, True)
        self.good = match.acts
        while match.outcome is None:
            assert match.acts < limit, f"not over after {limit} acts"
            seat, (verb, arg) = self.next(match)
            self.order = f"seat {seat}: {match.typed(verb, arg)}"
            entry = match.act(seat, verb, arg)
            if not self.dice.below(UNDO):
                self.undo(match, entry)
            deep = not self.dice.below(DEEP)
            self.check(match, deep)
            if deep:
                self.refuse(match)
            self.good = match.acts
        if self.game.key in keys():
            again = Match.load(match.save())
            assert codec.encode(again.state) == codec.encode(match.state), "a save does not load as it was"

    def new(self) -> Match:
        return Match.new(self.game, self.seats, self.seed, self.options, self.scenario)

    def next(self, match: Match) -> tuple[int, tuple[str, int]]:
        """A uniformly random choice, now and then of a seat out of turn."""
        turn = match.turn
        seat = turn[self.dice.below(len(turn))]
        if self.game.play.flow.interrupt is not None and not self.dice.below(INTERRUPT):
            others = [other for other in range(self.seats) if other not in turn and match.menu(other)]
            if others:
                seat = others[self.dice.below(len(others))]
        menu = match.menu(seat)
        return seat, flow.pick(menu, self.dice.below(flow.size(menu)))

    def undo(self, match: Match, entry: Entry) -> None:
        """Taking an act back and doing it again leads to the same state."""
        after = codec.encode(match.state)
        try:
            match.undo(entry.seat)
        except Illegal:
            return
        match.act(entry.seat, entry.verb, entry.arg)
        assert codec.encode(match.state) == after, "an act that was taken back and done again led elsewhere"

    def check(self, match: Match, deep: bool) -> None:
        """The promises of a game, at this moment."""
        game, s = self.game, match.state
        game.play.conserve(s)
        assert (game.play.outcome(s) is None) == bool(s.stack), "the outcome is set exactly when the stack is empty"
        for seat in match.turn:
            assert flow.size(match.menu(seat)) > 0, f"a dead end: seat {seat} must decide, and nothing is on its menu"
        if deep:
            before = codec.encode(s)
            assert codec.decode(game.play.state, before) == s, "decode(encode(s)) is not s"
            _check_copy(game, s, self.dice)
            for seat in (
                range(self.seats) if s.stack else ()
            ):  # once it is over a game may show all, and nothing is guessed
                _check_guess(game, s, seat, self.dice)
            assert codec.encode(s) == before, "copying, guessing or looking has changed the state"

    def refuse(self, match: Match) -> None:
        """A barred choice is refused by its rule and changes nothing."""
        if not match.turn:
            return
        seat = match.turn[0]
        before = codec.encode(match.state)
        for verb, rules in match.barred(seat).items():
            for arg in rules:
                try:
                    match.act(seat, verb, arg)
                except Illegal as refusal:
                    said = refusal.rule
                    assert said == rules[arg], f"'{verb} {arg}' is barred by {rules[arg]}, refused by {said}"
                    assert codec.encode(match.state) == before, f"'{verb} {arg}' was refused and changed something"
                    return
                raise AssertionError(f"'{verb} {arg}' is barred by {rules[arg]} and was played")

    def finding(self, what: str) -> Finding:
        return Finding(self.game.key, self.seed, self.seats, self.options, self.good, self.order, what, self.scenario)

    def again(self, log: Sequence[Entry]) -> Match:
        """The same match, played anew for these entries."""
        match = self.new()
        for entry in log:
            if entry.verb == "undo":
                match.undo(entry.seat)
            else:
                match.act(entry.seat, entry.verb, entry.arg)
        return match

    def keep(self, finding: Finding, folder: Path) -> Finding:
        """Write the match as it stood before the failing act, and the note."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{self.game.key}-{self.seed}.json"
        lines = [
            f"{self.game.key}, {self.seats} seats, seed {self.seed}, options {self.options} {self.scenario}",
            f"after {finding.act} entries of the log, at: {finding.order or 'set-up'}",
            finding.what,
        ]
        if self.match is not None and self.good:
            # Played again from the seed, because what failed may have left the state half changed.
            try:
                file.write_bytes(self.again(self.match.log[1 : self.good]).save())
                finding = msgspec.structs.replace(finding, file=str(file))
            except (EscadreError, AssertionError) as error:
                lines.append(f"not saved, because it cannot be played again: {error}")
        file.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return finding


def _check_copy(game: AnyGame, s: Any, dice: Dice) -> None:
    twin = game.play.copy(s)
    assert twin == s, "a copy is not equal"
    if twin.stack:
        random_decision(twin, game.play.flow, dice)


def _check_guess(game: AnyGame, s: Any, seat: int, dice: Dice) -> None:
    seed = dice.below(1 << 30)
    guess = game.think.guess(s, seat, Dice(seed))
    game.play.conserve(guess)
    assert game.show.view(guess, seat) == game.show.view(s, seat), (
        f"seat {seat} can tell a guess from the truth by looking"
    )
    assert flow.who(guess, game.play.flow) == flow.who(s, game.play.flow), (
        f"a guess of seat {seat} waits for other seats"
    )
    mine, true = flow.menu(guess, game.play.flow, seat), flow.menu(s, game.play.flow, seat)
    same = _listed(mine) == _listed(true)
    assert same, f"the menu of seat {seat} in a guess is not its menu in truth"
    again = game.think.guess(guess, seat, Dice(seed))
    for other in (guess, again):
        other.events, other.loud = [], False
    assert again == guess, f"a guess of seat {seat} depends on more than it knows"


def _listed(menu: Menu) -> dict[str, list[int]]:
    return {verb: list(args) for verb, args in menu.items()}

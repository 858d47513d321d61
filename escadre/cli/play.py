"""`escadre play` and what it needs to set a match up: options, seats, a save to go on with."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from escadre.cli import keep, players
from escadre.cli.desk import Desk, Mistake
from escadre.cli.files import games
from escadre.cli.terminal.keyboard import open_keyboard
from escadre.cli.terminal.table import TheTable
from escadre.core.game import AnyGame, read_setup, sides_of
from escadre.core.match import Match

USUAL = 3  # seats of a match when nothing is said, where the game allows it
YES = ("true", "yes", "on", "1", "oui")
NO = ("false", "no", "off", "0", "non")


def play(
    desk: Desk,
    game: str = "",
    /,
    *,
    seats: int | None = None,
    bots: list[str] | None = None,
    you: list[int] | None = None,
    hot_seat: bool = False,
    seed: int | None = None,
    option: list[str] | None = None,
    scenario: str = "",
    resume: list[Path] | None = None,
    language: str = "",
) -> int:
    """The terminal table."""
    if resume is not None:
        if seats is not None or seed is not None or option or scenario:
            raise Mistake("wrong-resume-with-setup")
        if len(resume) > 1:
            raise Mistake("wrong-resume-one-file")
        if game:
            desk.game(game)
        file = resume[0] if resume else keep.latest(game)
        data = keep.read(file)
        with keep.naming(file):
            match = Match.load(data)
        if game and match.game.key != game:
            raise Mistake("wrong-resume-other-game", file=str(file), game=match.game.key, asked=game)
        if resume and file.resolve().parent != keep.folder().resolve():
            file = keep.fresh(match.game.key)  # a file of somebody else's is read, never written over
        seated = _seated_again(match, you or (), hot_seat, bots or ())
        desk.print("table-resumed", file=str(resume[0] if resume else file), act=str(match.acts))
    elif not game:
        games(desk)
        desk.print("play-which")
        return 0
    else:
        found = desk.game(game)
        count = seat_count(found, seats, scenario)
        seated = _seated(found, count, you or (), hot_seat, bots or ())
        options = options_of(found, option or (), count, scenario)
        match = Match.new(game, seats=count, seed=seed, options=options, scenario=scenario)
        file = keep.fresh(game)
    match.players = [players.name_of(desk.words, seat, level) for seat, level in enumerate(seated)]
    return TheTable(desk, match, seated, open_keyboard(), file).run()


def _seated(game: AnyGame, seats: int, you: Sequence[int], hot_seat: bool, levels: Sequence[str]) -> list[str]:
    """Bots sit where nobody else does; in a game that has none, people sit everywhere."""
    if not game.think.bots:
        if levels or (you and len(set(you)) < seats):
            game.think.check_bots()
        you, hot_seat = (), True
    return players.seating(seats, you, hot_seat, levels)


def _seated_again(match: Match, you: Sequence[int], hot_seat: bool, levels: Sequence[str]) -> list[str]:
    """As it was when it was saved, unless the command says otherwise."""
    count = match.setup.seats
    if you or hot_seat or len(match.players) != count:
        return _seated(match.game, count, you, hot_seat, levels)
    before = [players.level_of(name, seat) for seat, name in enumerate(match.players)]
    if levels:
        people = [seat + 1 for seat, level in enumerate(before) if not level]
        return players.seating(count, people, False, levels)
    return before


def seat_count(game: AnyGame, seats: int | None, scenario: str = "") -> int:
    """The seats asked for, or those of the scenario, or the usual number, within what the game is for."""
    if seats is None and scenario:
        return sides_of(game, scenario)
    if seats is None:
        return USUAL if USUAL in game.seats else game.seats.start
    if seats not in game.seats:
        first, last = str(game.seats.start), str(game.seats.stop - 1)
        raise Mistake("wrong-seats", game=game.key, first=first, last=last, seats=str(seats))
    return seats


def options_of(game: AnyGame, given: Sequence[str], seats: int, scenario: str = "") -> dict[str, Any]:
    """`name=value` as typed, into what the game's options are made of; the rest as the scenario would have it."""
    chosen: dict[str, Any] = dict(presets_of(game, scenario))
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Mistake("wrong-option-form", option=text)
        chosen[name] = option_value(game, name, value.strip())
    read_setup(game, seats, chosen, scenario)  # contradictions are said before anything is dealt
    return chosen


def presets_of(game: AnyGame, scenario: str) -> Mapping[str, bool | int | str]:
    return next((card.presets for card in game.muster.scenarios() if card.key == scenario), {})


def option_value(game: AnyGame, name: str, value: str) -> Any:
    """One option's value, by the type that the game gives it."""
    fields = {field.name: field for field in msgspec.structs.fields(game.play.options)}
    if name not in fields:
        raise Mistake("wrong-option-name", option=name, game=game.key, options=", ".join(fields) or "-")
    kind = fields[name].type
    if kind is bool:
        if value.lower() in YES + NO:
            return value.lower() in YES
        raise Mistake("wrong-option-switch", option=name, value=value)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        if int in (kind, *get_args(kind)):
            raise Mistake("wrong-option-number", option=name, value=value) from None
        raise Mistake("wrong-option-value", option=name, value=value, detail=error) from None


def bench_playouts(
    desk: Desk,
    game: str,
    /,
    *,
    seats: int | None = None,
    seconds: float = 3.0,
    seed: int = 1,
    option: list[str] | None = None,
    scenario: str = "",
    language: str = "",
) -> int:
    """Random play by the engine alone."""
    import escadre

    found = desk.game(game)
    count = seat_count(found, seats, scenario)
    if not 0 < seconds <= 3600:
        raise Mistake("wrong-seconds", seconds=f"{seconds:g}")
    options = options_of(found, option or (), count, scenario)
    start = time.perf_counter()
    speed = escadre.playouts(game, count, seconds, seed, options, scenario)
    took = time.perf_counter() - start
    desk.print("bench-speed", game=game, seats=str(count), speed=f"{speed:,.0f}", seconds=f"{took:.1f}")
    return 0

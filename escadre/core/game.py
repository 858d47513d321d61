"""Game: the one interface between a game and everything else, and the list of what is installed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeAlias

import msgspec

from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.errors import EscadreError, Unreadable
from escadre.core.flow import menu, size
from escadre.core.frames import Seat, State
from escadre.core.rooms import Muster, Play, S, Show, Speak, Study, Think
from escadre.core.types import GameInfo, Options, Reaction, Setup, Text


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game is a record of six parts, one for each room of its package (`core/rooms.py`); not a class to inherit from.

    `version` rises when an old log would play otherwise.
    """

    key: str
    version: int
    seats: range
    play: Play[S]
    show: Show[S]
    speak: Speak[S]
    think: Think[S] = field(default_factory=Think)
    muster: Muster = field(default_factory=Muster)
    study: Study[S] = field(default_factory=Study)

    def info(self) -> GameInfo:
        return GameInfo(self.key, Text("game-title"), self.seats, self.version)


AnyGame: TypeAlias = Game[Any]


@cache
def keys() -> tuple[str, ...]:
    """The keys of every game that is installed, through the entry points of `escadre.games`."""
    return tuple(sorted(point.name for point in entry_points(group="escadre.games")))


@cache
def get(key: str) -> AnyGame:
    """The installed game of that key; only this one is loaded. `Unreadable` says that there is none or it is broken."""
    for point in entry_points(group="escadre.games"):
        if point.name == key:
            return _load(point)
    raise Unreadable("error-game-none", key=key, keys=", ".join(keys()) or Text("error-none"))


def _load(point: EntryPoint) -> AnyGame:
    try:
        game = point.load()
    except EscadreError:
        raise
    except Exception as error:  # a package of somebody else may be broken in any way
        detail: object = f"{type(error).__name__}: {error}"
        if isinstance(error, TypeError) and f"{Game.__name__}.__init__" in str(error):
            detail = Text("error-game-old")
        raise Unreadable("error-game-broken", key=point.name, detail=detail) from error
    if not isinstance(game, Game):
        raise Unreadable("error-game-broken", key=point.name, detail=Text("error-game-not"))
    return game


def installed() -> list[AnyGame]:
    """Every game that is installed, in the order of their keys. A broken one says so when it is asked for."""
    games = []
    for key in keys():
        with suppress(EscadreError):
            games.append(get(key))
    return games


def check_seats(game: AnyGame, seats: int) -> None:
    """Raises `Unreadable` if the game is not for so many."""
    if not isinstance(seats, int) or seats not in game.seats:
        first, last = game.seats.start, game.seats.stop - 1
        raise Unreadable("error-seats", game=game.key, first=first, last=last, seats=seats)


def read_setup(game: AnyGame, seats: int, options: dict[str, Any] | None = None, scenario: str = "") -> Setup:
    """What a match shall be made from. What is wrong with it is said before anything is dealt."""
    check_seats(game, seats)
    setup = Setup(seats, read_options(game, options or {}, seats), scenario)
    if scenario:
        check_sides(game, scenario, seats)
        game.play.setup(setup, Dice(0))  # which says whether the options go with it
    return setup


def check_sides(game: AnyGame, scenario: str, seats: int) -> None:
    """Raises `Unreadable` if the scenario is not for so many."""
    sides = sides_of(game, scenario)
    if sides != seats:
        raise Unreadable("error-scenario-not-for", scenario=scenario, sides=sides, seats=seats)


def sides_of(game: AnyGame, scenario: str) -> int:
    """How many seats a scenario is for; `Unreadable` or `BadData` if there is none of that name, or it is broken."""
    sides = {card.key: len(card.sides) for card in game.muster.scenarios()}
    if scenario not in sides:
        game.play.setup(
            Setup(game.seats.start, game.play.options(), scenario), Dice(0)
        )  # the game itself knows what is wrong
        known = ", ".join(sides) or Text("error-none")
        raise Unreadable("error-scenario", game=game.key, scenario=scenario, known=known)
    return sides[scenario]


def decline(game: AnyGame, s: State, seat: Seat, how: Reaction) -> tuple[str, int] | None:
    """The order that the seat gives by itself now, because it is only asked whether it reacts to something.

    `how` the player has it: `ask` never, `idle` if declining is all that is on the menu, `always` whatever is held.
    """
    orders = game.play.reaction(s, seat) if game.play.reaction is not None and how != "ask" else ()
    if not orders or (how == "idle" and size(menu(s, game.play.flow, seat)) > len(orders)):
        return None
    return orders[0]


def read_options(game: AnyGame, options: dict[str, Any], seats: int) -> Options:
    """Options by name and value; says which one is wrong and what it may be."""
    try:
        chosen = codec.convert(game.play.options, options)
        check = getattr(chosen, "check", None)
        if check is not None:
            check(seats)
        return chosen
    except Unreadable as error:  # it says what is wrong, and what would do
        error.home = game.speak.folder
        raise
    except (msgspec.ValidationError, ValueError) as error:
        known = ", ".join(game.play.options.__struct_fields__) or Text("error-none")
        raise Unreadable("error-options", home=game.speak.folder, game=game.key, detail=error, known=known) from None

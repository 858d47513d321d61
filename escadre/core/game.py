"""Game: the one interface between a game and everything else, and the list of what is installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from escadre.core import codec
from escadre.core.dice import Dice
from escadre.core.errors import EscadreError, Unreadable
from escadre.core.flow import Flow, menu, size
from escadre.core.frames import Event, Seat, State
from escadre.core.printed import Art, Catalog, FleetNote, FleetPlan, Roster
from escadre.core.scene import Foresight, Picture, Touch
from escadre.core.types import GameInfo, Odds, Options, Outcome, Reaction, ScenarioCard, Setup, Text

S = TypeVar("S", bound=State)


def rolled(event: Event) -> Sequence[tuple[Seat, int, int]]:
    """The die of an event `roll`: whose it was, what it showed, how many sides it has."""
    args = event.args
    return ((args["seat"], args["die"], args["sides"]),) if event.kind == "roll" else ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """A record of functions, not a class to inherit from.

    `version` rises when an old log would play otherwise. `verbs` says of each verb what its number is (`card`, `seat`,
    or "" when the verb needs none); `name` and `number` translate between number and typed word of a kind, `noun`
    gives its words. The promises of `docs/architecture.md` are checked for every game by `tests/contract`.
    """

    key: str
    version: int
    seats: range
    state: type[S]
    options: type[Options]
    flow: Flow[S]
    setup: Callable[[Setup, Dice], S]
    copy: Callable[[S], S]
    view: Callable[[S, Seat | None], Picture]
    guess: Callable[[S, Seat, Dice], S]  # a world this seat cannot tell from the true one
    outcome: Callable[[S], Outcome | None]  # set exactly when the stack is empty
    verbs: Mapping[str, str]
    name: Callable[[str, int], str]
    number: Callable[[str, str], int | None]
    noun: Callable[[str, int], Text | None]
    catalog: Callable[[S], Catalog]  # all that is printed: it depends on set-up and scenario, never on what was played
    touch: Callable[[S, Seat, str, int], Touch]  # where a choice shows on the board
    folder: Path  # where text/ and rulebook/ are
    evaluate: Callable[[S], list[float]]  # each seat's prospects, in points; only differences matter
    weigh: Callable[[S, Seat, str, list[int]], list[float]]  # how promising each number of a verb looks, > 0
    # Prospects as admirals see them, who look farther (None: as captains do), and where thinking ahead helps them then.
    appraise: Callable[[S], list[float]] | None = None
    searched: Callable[[S], bool] = lambda s: True
    horizon: Callable[[S, Seat], int] = lambda s, seat: 0  # a playout of this seat's search stops once it has risen
    midway: Callable[[S], bool] = lambda s: True  # what is being put together counts only as a whole: a captain goes on
    # What to judge after a verb that only lets the dice decide what is known: without them. None for all others.
    standing: Callable[[S, Seat, str], S | None] = lambda s, seat, verb: None
    odds: Callable[[S, Seat, str, int], Odds | None] = lambda s, seat, verb, arg: None
    # What a choice would lead to, asked for while one lingers on it: all of it open to the seat, and no die is thrown.
    foresee: Callable[[S, Seat, str, int], Foresight | None] = lambda s, seat, verb, arg: None
    position: Callable[[dict[str, Any]], S] | None = None
    migrate: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda version, state: state
    check: Callable[[Path], object] | None = None  # reads a folder of changed data; raises `BadData`
    digest: str = ""  # of the data files: a save replays only on the data it was played with
    conserve: Callable[[S], None] = lambda s: None  # asserts that nothing was lost or doubled
    stats: Callable[[S, Sequence[Event]], dict[str, list[list[int]]]] = lambda s, events: {}  # see docs/lab.md
    vocabulary: Mapping[str, int] = field(default_factory=dict)  # for each verb, how many numbers there are: 0 … n-1
    observation_size: Callable[[int], int] = lambda seats: 0  # how long `observe` is at a table of so many seats
    observe: Callable[[S, Seat], list[int]] = lambda s, seat: []  # what the seat knows, as numbers for a learner
    luck: Callable[[Event], Sequence[tuple[Seat, int, int]]] = rolled  # of an event, dice that are good when high
    face: Callable[[str, int], str] = lambda kind, number: ""  # the face of the catalogue that an event speaks of
    choices: Mapping[str, Sequence[int | str]] = field(default_factory=dict)  # of an option, when only these will do;
    # a `range` for a number between two others. `given` has what will do instead when another option is on.
    given: Mapping[str, Mapping[str, Sequence[int | str]]] = field(default_factory=dict)
    art: Art = field(default_factory=lambda: Art("compass"))  # its picture in the lobby
    minutes: tuple[int, int] = (20, 60)  # how long a match takes
    usual: int = 0  # seats of a match when nothing is said; 0 for the least
    scenarios: Callable[[], tuple[ScenarioCard, ...]] = lambda: ()
    roster: Callable[[], Roster] | None = None  # what fleets are built of, where players bring their own
    # What there is to say to a fleet of some group and budget: its units in their order, and how they stand.
    judge_fleet: Callable[[str, int, Sequence[str], FleetPlan], tuple[FleetNote, ...]] = (
        lambda group, budget, units, plan: ()
    )
    # Typed word and words of a number that means something only in this match: the ships that were bought for it. Such
    # numbers begin at 0 and have no gaps.
    named: Callable[[S, str, int], tuple[str, Text] | None] = lambda s, kind, number: None
    tentative: frozenset[str] = (
        frozenset()
    )  # verbs that all may see and that are yet taken back freely, in one's own turn
    mates: Callable[[S, Seat], list[Seat]] = lambda s, seat: [seat]  # who wins and loses with a seat, itself included
    # The orders with which a seat that is only asked whether it reacts declines, the plainest first; else none. Who is
    # asked must follow from open facts. None for a game that has no such moments.
    reaction: Callable[[S, Seat], Sequence[tuple[str, int]]] | None = None

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
        detail = f"{type(error).__name__}: {error}"
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
        game.setup(setup, Dice(0))  # which says whether the options go with it
    return setup


def check_sides(game: AnyGame, scenario: str, seats: int) -> None:
    """Raises `Unreadable` if the scenario is not for so many."""
    sides = sides_of(game, scenario)
    if sides != seats:
        raise Unreadable("error-scenario-not-for", scenario=scenario, sides=sides, seats=seats)


def sides_of(game: AnyGame, scenario: str) -> int:
    """How many seats a scenario is for; `Unreadable` or `BadData` if there is none of that name, or it is broken."""
    sides = {card.key: len(card.sides) for card in game.scenarios()}
    if scenario not in sides:
        game.setup(Setup(game.seats.start, game.options(), scenario), Dice(0))  # the game itself knows what is wrong
        known = ", ".join(sides) or Text("error-none")
        raise Unreadable("error-scenario", game=game.key, scenario=scenario, known=known)
    return sides[scenario]


def decline(game: AnyGame, s: State, seat: Seat, how: Reaction) -> tuple[str, int] | None:
    """The order that the seat gives by itself now, because it is only asked whether it reacts to something.

    `how` the player has it: `ask` never, `idle` if declining is all that is on the menu, `always` whatever is held.
    """
    orders = game.reaction(s, seat) if game.reaction is not None and how != "ask" else ()
    if not orders or (how == "idle" and size(menu(s, game.flow, seat)) > len(orders)):
        return None
    return orders[0]


def read_options(game: AnyGame, options: dict[str, Any], seats: int) -> Options:
    """Options by name and value; says which one is wrong and what it may be."""
    try:
        chosen = codec.convert(game.options, options)
        check = getattr(chosen, "check", None)
        if check is not None:
            check(seats)
        return chosen
    except Unreadable as error:  # it says what is wrong, and what would do
        error.home = game.folder
        raise
    except (msgspec.ValidationError, ValueError) as error:
        known = ", ".join(game.options.__struct_fields__) or Text("error-none")
        raise Unreadable("error-options", home=game.folder, game=game.key, detail=error, known=known) from None

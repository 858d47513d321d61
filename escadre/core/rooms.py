"""The six parts of a game, one for each room of its package. Whoever needs one part is handed that part.

`play`, `show` and `speak` make a game that people play, in the browser and in the terminal. What a part leaves out has
a default that leaves the feature out. `tests/contract` checks the promises of `docs/architecture.md` for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.flow import Flow
from escadre.core.frames import Event, Seat, State
from escadre.core.printed import Art, Catalog, FleetNote, FleetPlan, Roster
from escadre.core.scene import Foresight, Picture, Touch
from escadre.core.types import Odds, Options, Outcome, ScenarioCard, Setup, Text

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Play(Generic[S]):
    """The rules: what lies on the table, what may be done with it, and what comes of it."""

    state: type[S]
    options: type[Options]
    flow: Flow[S]
    setup: Callable[[Setup, Dice], S]
    copy: Callable[[S], S]  # see `tools/copying.py`, which writes it
    outcome: Callable[[S], Outcome | None]  # set exactly when the stack is empty
    conserve: Callable[[S], None] = lambda s: None  # asserts that nothing was lost or doubled
    mates: Callable[[S, Seat], list[Seat]] = lambda s, seat: [seat]  # who wins and loses with a seat, itself included
    tentative: frozenset[str] = frozenset()  # verbs that all may see and that are yet taken back freely in one's turn
    # The orders with which a seat that is only asked whether it reacts declines, the plainest first; else none. Who is
    # asked must follow from open facts. None for a game that has no such moments.
    reaction: Callable[[S, Seat], Sequence[tuple[str, int]]] | None = None
    position: Callable[[dict[str, Any]], S] | None = None  # the state that a position file describes
    migrate: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda version, state: state  # of an older version
    check: Callable[[Path], object] | None = None  # reads a folder of changed data; raises `BadData`
    digest: str = ""  # of the data files: a save replays only on the data it was played with


@dataclass(frozen=True)
class Show(Generic[S]):
    """What a seat sees, built from what it may see; None is a spectator."""

    view: Callable[[S, Seat | None], Picture]
    catalog: Callable[[S], Catalog]  # all that is printed: it depends on set-up and scenario, never on what was played
    touch: Callable[[S, Seat, str, int], Touch] = lambda s, seat, verb, arg: (
        Touch()
    )  # where a choice shows on the board
    odds: Callable[[S, Seat, str, int], Odds | None] = lambda s, seat, verb, arg: None
    # What a choice would lead to, asked for while one lingers on it: all of it open to the seat, and no die is thrown.
    foresee: Callable[[S, Seat, str, int], Foresight | None] = lambda s, seat, verb, arg: None


@dataclass(frozen=True)
class Speak(Generic[S]):
    """The words: verbs, the typed names of their numbers, and the folder where `text/` and `rulebook/` are.

    `verbs` says of each verb what its number is (`card`, `seat`, or "" when the verb needs none); `name` and `number`
    translate between number and typed word of a kind, `noun` gives its words.
    """

    folder: Path
    verbs: Mapping[str, str]
    name: Callable[[str, int], str]
    number: Callable[[str, str], int | None]
    noun: Callable[[str, int], Text | None]
    # Typed word and words of a number that means something only in this match: the ships that were bought for it. Such
    # numbers begin at 0 and have no gaps.
    named: Callable[[S, str, int], tuple[str, Text] | None] = lambda s, kind, number: None
    face: Callable[[str, int], str] = lambda kind, number: ""  # the face of the catalogue that an event speaks of


def no_guess(s: State, seat: Seat, dice: Dice) -> Any:
    """What a game without bots answers to whoever asks for a world to think in."""
    raise Unreadable("error-game-no-bots")


@dataclass(frozen=True)
class Think(Generic[S]):
    """What bots know of the game, who are handed guessed worlds and never the true one.

    A game without `guess` has no bots, no hints and no forks: people play it.
    """

    guess: Callable[[S, Seat, Dice], S] = no_guess  # a world this seat cannot tell from the true one
    evaluate: Callable[[S], list[float]] = lambda s: []  # each seat's prospects, in points; only differences matter
    # How promising each number of a verb looks, > 0.
    weigh: Callable[[S, Seat, str, list[int]], list[float]] = lambda s, seat, verb, args: [1.0] * len(args)
    # Prospects as admirals see them, who look farther (None: as captains do), and where thinking ahead helps them then.
    appraise: Callable[[S], list[float]] | None = None
    searched: Callable[[S], bool] = lambda s: True
    horizon: Callable[[S, Seat], int] = lambda s, seat: 0  # a playout of this seat's search stops once it has risen
    midway: Callable[[S], bool] = lambda s: True  # what is being put together counts only as a whole: a captain goes on
    # What to judge after a verb that only lets the dice decide what is known: without them. None for all others.
    standing: Callable[[S, Seat, str], S | None] = lambda s, seat, verb: None

    @property
    def bots(self) -> bool:
        """Whether bots can play it."""
        return self.guess is not no_guess

    def check_bots(self) -> None:
        """Raises `Unreadable` if they cannot: said before a match, not in its middle."""
        if not self.bots:
            raise Unreadable("error-game-no-bots")


@dataclass(frozen=True)
class Muster:
    """What can be chosen before a match, and how the lobby presents it."""

    art: Art = field(default_factory=lambda: Art("compass"))  # its picture in the lobby
    minutes: tuple[int, int] = (20, 60)  # how long a match takes
    usual: int = 0  # seats of a match when nothing is said; 0 for the least
    quick: str = (
        ""  # the scenario that one click in the lobby begins, where the usual set-up asks too much of a newcomer
    )
    choices: Mapping[str, Sequence[int | str]] = field(default_factory=dict)  # of an option, when only these will do;
    # a `range` for a number between two others. `given` has what will do instead when another option is on.
    given: Mapping[str, Mapping[str, Sequence[int | str]]] = field(default_factory=dict)
    scenarios: Callable[[], tuple[ScenarioCard, ...]] = lambda: ()
    roster: Callable[[], Roster] | None = None  # what fleets are built of, where players bring their own
    # What there is to say to a fleet of some group and budget: its units in their order, and how they stand.
    judge_fleet: Callable[[str, int, Sequence[str], FleetPlan], tuple[FleetNote, ...]] = (
        lambda group, budget, units, plan: ()
    )


def rolled(event: Event) -> Sequence[tuple[Seat, int, int]]:
    """The die of an event `roll`: whose it was, what it showed, how many sides it has."""
    args = event.args
    return ((args["seat"], args["die"], args["sides"]),) if event.kind == "roll" else ()


@dataclass(frozen=True)
class Study(Generic[S]):
    """What is counted of a match, and the same knowledge as numbers for learners."""

    stats: Callable[[S, Sequence[Event]], dict[str, list[list[int]]]] = lambda s, events: {}  # see docs/lab.md
    luck: Callable[[Event], Sequence[tuple[Seat, int, int]]] = rolled  # of an event, dice that are good when high
    vocabulary: Mapping[str, int] = field(default_factory=dict)  # for each verb, how many numbers there are: 0 … n-1
    observation_size: Callable[[int], int] = lambda seats: 0  # how long `observe` is at a table of so many seats
    observe: Callable[[S, Seat], list[int]] = lambda s, seat: []  # what the seat knows, as numbers for a learner

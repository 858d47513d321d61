"""What is asked of the server and what it answers, away from a table; `dialogue.py` has what is said at one.

`tools/scene_types.py` writes the same classes for the browser.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from escadre.core.frames import Rule, Seat
from escadre.core.printed import Art, FleetPlan
from escadre.core.scene import Scene
from escadre.core.types import Outcome, Reaction, ScenarioCard, Text

Level = Annotated[str, Meta(max_length=20)]  # ensign, captain, admiral, admiral:400 …
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(max_length=64)]  # what a seat adds to the dice, so that nobody alone can have chosen them
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what a browser can count to
SeatKind = Literal["me", "open", "bot", "hot"]  # hot: a seat that shares my screen


# ---- the lobby


class Allowed(Struct, frozen=True, omit_defaults=True):
    """What an option may be besides its default: one of `choices`, or from `least` to `most` (0: no limit)."""

    choices: tuple[int | str, ...] = ()
    least: int = 0
    most: int = 0


class OptionSpec(Allowed, frozen=True, omit_defaults=True, kw_only=True):
    """A switch of a game for the set-up page, and what it may be."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    label: Text
    hint: Text | None = None
    given: dict[str, Allowed] = field(default_factory=dict)  # by another option: what is allowed while that one is on


class GameCard(Struct, frozen=True, omit_defaults=True):
    """A game in the lobby."""

    key: str
    title: Text
    line: Text
    first: int  # the least players
    last: int
    usual: int
    minutes: tuple[int, int]  # how long a match takes
    art: Art
    options: tuple[OptionSpec, ...] = ()
    scenarios: tuple[ScenarioCard, ...] = ()
    roster: bool = False  # fleets can be built for it, and kept
    bots: bool = True  # bots can play it; else people only, and nobody gives hints
    quick: str = ""  # the scenario that one click begins


class Paragraph(Struct, frozen=True, omit_defaults=True):
    """A piece of our rulebook: a heading (`level` 1 to 3) or a paragraph with the id of its rule. Markdown inline."""

    text: str
    rule: str = ""
    level: int = 0


class Pace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Live with a bank of minutes for each seat, or so many hours a move; 0 and 0 is no clock."""

    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    hours: Annotated[int, Meta(ge=0, le=720)] = 0


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: SeatKind
    level: Level = "captain"  # of a bot
    name: Annotated[str, Meta(max_length=40)] = ""  # of a hot seat


class NewTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table to be set up. Without seats: me against bots, the usual number of seats; without bots, at one screen."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=12)] = ()
    options: dict[str, Any] = field(default_factory=dict)
    scenario: Annotated[str, Meta(max_length=100)] = ""
    public: bool = False
    pace: Pace = Pace()
    absent: Literal["wait", "bot"] = "bot"  # what becomes of a seat whose clock runs out
    title: Annotated[str, Meta(max_length=80)] = ""
    entropy: Entropy = ""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there. `mine` for the seats that the asker plays."""

    seat: Seat
    kind: Literal["person", "open", "bot"]
    name: str  # empty when open, and for a bot, which is named by its level
    level: str = ""
    mine: bool = False
    here: bool = False  # a browser of theirs is connected
    clock: int | None = None  # milliseconds left
    running: bool = False  # and running out now
    thinking: bool = False
    back: bool = False  # a bot stands in for the asker, who may take the seat back
    reaction: Reaction | None = None  # of the asker's own seats, in games where a seat may merely react


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table in a list, and the frame around its Scene."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]  # waiting: a seat is still open
    seats: tuple[SeatInfo, ...]
    turn: tuple[Seat, ...]
    acts: int
    created: int  # milliseconds since 1970
    moved: int
    public: bool = False
    owner: bool = False  # the asker set it up
    pace: Pace = Pace()
    absent: str = "bot"
    options: dict[str, Any] = field(default_factory=dict)
    scenario: str = ""
    commitment: str = ""
    fork: str = ""  # the table that this one was forked from
    outcome: Outcome | None = None


class TablePage(Struct, frozen=True):
    tables: tuple[TableInfo, ...]
    total: int


class Link(Struct, frozen=True):
    """The secret link of an open seat: the browser opens `/join#token`, so that no log ever has it."""

    seat: Seat
    token: str


class Join(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    token: Token
    entropy: Entropy = ""


class Take(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Sit down on an open seat of a public table."""

    entropy: Entropy = ""


class Seated(Struct, frozen=True):
    table: str
    seat: Seat


class Fork(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play on from a moment of a seat, against bots; what the seat could not know is dealt anew."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    moment: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    level: Level = "captain"


# ---- people


class Me(Struct, frozen=True, omit_defaults=True):
    """The asker: a visitor with a name, or somebody with an account."""

    name: str
    account: bool = False
    email: str = ""
    mail: bool = False  # whether this server can send mail
    push: str = ""  # the public key for web push, where it is set up


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    email: Annotated[str, Meta(max_length=200)] = ""


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    email: Annotated[str, Meta(min_length=3, max_length=200)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ApiToken(Struct, frozen=True):
    """Shown once: the bearer token with which a program plays the asker's seats."""

    token: str


class Notice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where "your turn" goes, and when not. Hours of the day in the asker's time; equal hours are no quiet time."""

    kind: Literal["email", "push", "apprise"]
    address: Annotated[str, Meta(min_length=1, max_length=2000)]  # for push, the subscription as JSON
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_to: Annotated[int, Meta(ge=0, le=23)] = 0
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    every: Annotated[int, Meta(ge=0, le=1440)] = 10  # at most one in so many minutes
    away: bool = True  # only while no browser of mine is at the table


class Notices(Struct, frozen=True, forbid_unknown_fields=True):
    notices: Annotated[tuple[Notice, ...], Meta(max_length=10)]


class FleetDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A fleet in the making: units of one group of the game's roster, by their faces, within the budget."""

    game: Annotated[str, Meta(max_length=40)]
    group: Annotated[str, Meta(max_length=40)]
    budget: Number
    units: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=200)]
    plan: FleetPlan = FleetPlan()


class NewFleet(FleetDraft, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fleet to keep ready."""

    name: Name


class Fleet(Struct, frozen=True):
    """A fleet of mine. What the game's roster no longer has is left out, and then it has no plan."""

    id: str
    game: str
    group: str
    budget: int
    name: str
    units: tuple[str, ...]
    plan: FleetPlan
    cost: int
    changed: int  # milliseconds since 1970


# ---- after the match


class SeatLuck(Struct, frozen=True):
    """Dice rolled, the sum they gave and the sum they promised."""

    dice: int
    gave: float
    promised: float


class Report(Struct, frozen=True):
    """The luck of each seat, and for each act the open score of each seat."""

    luck: tuple[SeatLuck, ...]
    scores: tuple[tuple[int, ...], ...]
    acts: tuple[int, ...]  # the act of each row of scores


class Roll(Struct, frozen=True, omit_defaults=True):
    """One act's dice in a proof."""

    act: int
    seat: Seat
    order: str
    dice: tuple[int, ...]


class Proof(Struct, frozen=True):
    """A saved match that was replayed: every roll follows from the key that was promised."""

    game: str
    acts: int
    rolls: int
    over: bool
    commitment: str
    key: str
    entropy: tuple[str, ...]
    players: tuple[str, ...]
    dice: tuple[Roll, ...]


class Replayed(Struct, frozen=True):
    """Scenes of consecutive moments, as one seat saw them, each with the log of its own moment only."""

    scenes: tuple[Scene, ...]
    first: int
    moments: int  # how many there are in all


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out."""

    text: Text  # its words are in the common or the game's messages
    said: str  # in English
    rule: Rule = ""

"""What travels and what is read-only: texts, outcomes, odds and the Scene. Frozen structs, never compiled."""

from __future__ import annotations

from msgspec import Struct, field

from escadre.core.frames import Rule, Seat


class Text(Struct, frozen=True):
    """Words by reference: a message of the `.ftl` files with its arguments: the language can change at any time."""

    id: str
    args: dict[str, int | str | Text] = field(default_factory=dict)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The switches of a game, set once at set-up. Each game has its own subclass.

    It may have `check(seats)`, which raises `Unreadable` where values do not fit the seats or each other.
    """


class Setup(Struct, frozen=True):
    """What a match is made from, besides its dice."""

    seats: int
    options: Options
    scenario: str = ""


class Outcome(Struct, frozen=True):
    """How a match ended. Rank 0 is a winner; equal ranks share."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: Text

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)


class Chance(Struct, frozen=True):
    """One thing that a choice may lead to: `ways` out of `of`, exactly."""

    what: Text
    ways: int
    of: int


Odds = tuple[Chance, ...]


class Fact(Struct, frozen=True):
    """A named number on a piece, a zone or a seat: victory points, years, values."""

    what: Text
    value: str | int | Text


class Piece(Struct, frozen=True):
    """A card, ship or marker. A hidden one has no label and no facts."""

    id: str
    art: str
    label: Text | None = None
    code: str = ""
    owner: Seat | None = None
    up: bool = True
    on: str = ""  # the piece it lies on
    facts: tuple[Fact, ...] = ()
    badges: tuple[Text, ...] = ()
    tooltip: Text | None = None


class Zone(Struct, frozen=True):
    """A place of a card table: a hand, a pile, a row of played cards. `count` is what it holds, shown or not."""

    id: str
    kind: str  # hand, pile, discard, row, operation, tricks
    title: Text
    count: int
    pieces: tuple[Piece, ...] = ()
    owner: Seat | None = None


class Choice(Struct, frozen=True):
    """Something the seat may do now. Clicking `piece` or typing `order` is the act."""

    verb: str
    arg: int
    order: str
    label: Text
    piece: str = ""
    odds: Odds | None = None


class Refusal(Struct, frozen=True):
    """Something in reach that a rule forbids now."""

    verb: str
    arg: int
    order: str
    label: Text
    rule: Rule
    piece: str = ""


class SeatStatus(Struct, frozen=True):
    """What everybody sees of a seat."""

    seat: Seat
    facts: tuple[Fact, ...]
    badges: tuple[Text, ...] = ()


class LogLine(Struct, frozen=True):
    """One event in words, with the moment of the viewer that it belongs to."""

    act: int
    text: Text


class Picture(Struct, frozen=True):
    """What a game shows one seat of its state; the engine adds the menu, the log and whose turn it is."""

    prompt: Text
    zones: tuple[Zone, ...]
    seats: tuple[SeatStatus, ...]


class Scene(Struct, frozen=True):
    """All that a client needs to draw and to act, for one seat or for a spectator."""

    game: str
    seat: Seat | None
    act: int
    turn: tuple[Seat, ...]
    picture: Picture
    choices: tuple[Choice, ...]
    barred: tuple[Refusal, ...]
    log: tuple[LogLine, ...]
    outcome: Outcome | None = None


class GameInfo(Struct, frozen=True):
    """A game that is installed."""

    key: str
    title: Text
    seats: range
    version: int

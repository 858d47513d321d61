"""What is kept, one class for each table of the database. Times are milliseconds since 1970.

The fields stand in the order of the columns of `schema.py`. Rows with secrets in them do not show these when printed.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from escadre.core.types import Reaction

Status: TypeAlias = Literal["waiting", "playing", "over"]
Sitter: TypeAlias = Literal["person", "open", "bot"]
SessionKind: TypeAlias = Literal["browser", "api", "recovery"]


class TableRow(Struct, frozen=True):
    """A match and the table it is played at. The acts are the truth; turn, state and outcome follow from them."""

    id: str
    game: str
    rules: int  # version of the game's rules by which it is played
    header: bytes  # JSON: the fields of a save file from `game` to `start`, the secret key among them
    status: Status
    title: str
    owner: str  # a user, or ""
    public: bool
    minutes: int
    hours: int
    absent: str
    acts: int  # how many acts are kept: the number of the next one
    turn: str  # the seats that owe a decision: "0 2"
    state: bytes  # after the last act, as the server writes it; lists leave it out
    created: int
    moved: int
    deadline: int | None = None  # when the clock of a seat in turn runs out
    fork: str = ""
    outcome: bytes = b""  # empty while it is played
    extra: bytes = b""  # small things of the server, such as what a seat has asked the others for

    def __repr__(self) -> str:
        return f"TableRow({self.id!r}, {self.game!r}, {self.status!r}, acts={self.acts})"


class SeatRow(Struct, frozen=True):
    """Who sits where."""

    table: str
    seat: int
    kind: Sitter
    user: str = ""
    name: str = ""
    level: str = ""
    token: str = ""  # SHA-256, in hex, of the secret link to the seat; "" if it has none
    clock: int | None = None  # milliseconds left
    since: int | None = None  # when its clock began to run; None while it stands
    reaction: Reaction = "ask"  # whether it answers by itself when it is only asked whether it reacts


class ActRow(Struct, frozen=True):
    """A line of the log, as the save file has it."""

    table: str
    number: int
    seat: int
    order: str
    dice: bytes = b"[]"  # JSON list
    worlds: int = 0
    at: int = 0


class LineRow(Struct, frozen=True):
    """A line of chat. A spectator has no seat."""

    table: str
    number: int  # `Store.say` gives it
    user: str
    seat: int | None
    name: str
    text: str
    at: int


class UserRow(Struct, frozen=True):
    """A visitor, or somebody with an account: who has a password."""

    id: str
    name: str
    email: str = ""
    password: str = ""  # argon2; "" for a visitor
    created: int = 0
    language: str = ""

    def __repr__(self) -> str:
        return f"UserRow({self.id!r}, {self.name!r}, {'account' if self.password else 'visitor'})"


class SessionRow(Struct, frozen=True):
    """A browser, a program or a link from a mail that may speak for a user."""

    secret: str  # SHA-256, in hex, of what the other side holds
    user: str
    kind: SessionKind
    created: int
    seen: int
    expires: int

    def __repr__(self) -> str:
        return f"SessionRow({self.user!r}, {self.kind!r})"


class NoticeRow(Struct, frozen=True):
    """Where "your turn" goes for a user, and when not."""

    user: str
    position: int
    kind: str
    address: str
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"
    every: int = 10
    away: bool = True
    sent: int = 0  # when the last one went out

    def __repr__(self) -> str:
        return f"NoticeRow({self.user!r}, {self.position}, {self.kind!r})"


class FleetRow(Struct, frozen=True):
    """A fleet that a user keeps ready for a game."""

    id: str
    user: str
    game: str
    group: str
    budget: int
    name: str
    units: bytes  # JSON list of faces
    changed: int
    plan: str = ""  # JSON, where it has one


class Clock(Struct, frozen=True):
    """The new clock of a seat."""

    seat: int
    clock: int | None
    since: int | None


class Append(Struct, frozen=True):
    """What one step of one table changes. It is kept whole, or refused because the table has gone on without it.

    `number` is the `acts` of the table that the step was made from; the new acts are numbered from there. There may be
    none: then only what is around the match changes, such as a question to the other seats.
    """

    table: str
    number: int
    acts: tuple[ActRow, ...]
    turn: str
    status: Status
    moved: int
    state: bytes | None = None  # None keeps the old one: only for a step without acts
    deadline: int | None = None
    outcome: bytes = b""
    extra: bytes = b""
    clocks: tuple[Clock, ...] = ()
    was: bytes | None = None  # also refused if the table's `extra` is no longer this

    def __repr__(self) -> str:
        return f"Append({self.table!r}, {self.number}, acts={len(self.acts)})"

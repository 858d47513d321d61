"""A table in memory: its match, who sits there, and what a step of it changes in the store. Knows no socket."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from escadre.core import codec, saves
from escadre.core.errors import Unreadable
from escadre.core.frames import Seat
from escadre.core.match import Match
from escadre.core.types import Outcome
from escadre.server.tables import clocks
from escadre.server.tables.clocks import MINUTE
from escadre.server.tables.reactions import has_reactions
from escadre.server.wire.dialogue import Ask
from escadre.server.wire.messages import Pace, SeatInfo, TableInfo
from escadre.server.wire.refusals import Forbidden
from escadre.store.rows import ActRow, Append, Clock, SeatRow, TableRow

if TYPE_CHECKING:
    from escadre.server.tables.live import Viewer


def now_ms() -> int:
    return int(time.time() * 1000)


def one_line(text: str) -> str:
    """As everybody will see it: no line breaks, nothing invisible and nothing that turns the line about.

    >>> one_line("  Jean\\n \\u202eBart\\x1b ")
    'Jean Bart'
    """
    seen = (letter for letter in " ".join(text.split()) if unicodedata.category(letter)[0] != "C")
    return " ".join("".join(seen).split())


class Table:
    """One table. Whoever changes or reads its match holds `lock`: an act is seen only once it is kept."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.header: dict[str, Any] = msgspec.json.decode(row.header)
        self.match: Match | None = None  # while a seat is open nothing is dealt
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, set[str]] = {}  # users who watch through another process, by process
        self.thinking: frozenset[Seat] = frozenset()
        self.driving = False  # a task of this process plays its bots
        self.behind = False  # another process has changed it
        self.spoken = 0  # rises when there may be lines of chat that the viewers have not seen
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def base(self) -> int:
        """The number of the first act of the match: not 0 after it went on by newer rules."""
        return int(self.header.get("base", 0))

    @property
    def ask(self) -> Ask | None:
        return msgspec.json.decode(self.row.extra, type=Ask) if self.row.extra else None

    @property
    def playing(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Unreadable("server-not-begun")
        return self.match

    def seats_of(self, user: str) -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and user and seat.user == user]

    def check_mine(self, user: str, seat: Seat) -> None:
        if seat not in self.seats_of(user):
            raise Forbidden("server-not-your-seat")

    def bots(self) -> dict[Seat, str]:
        return {seat.seat: seat.level for seat in self.seats if seat.kind == "bot"}

    def people(self, but: str = "") -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.user and seat.user != but]

    # ---- from the store and back

    def rebuild(self, acts: list[ActRow]) -> None:
        """The match as its acts say."""
        mine = [_saved(act) for act in acts if act.number >= self.base]
        state = msgspec.json.decode(self.row.state) if self.row.state else {}
        self.match = saves.rebuild(Match, self.header, mine, state)
        self.match.players = []  # texts name seats by number; who sits there is said by the client
        if self.row.outcome and not self.match.over:  # of older rules, and ended by agreement
            self.match._ended = msgspec.json.decode(self.row.outcome, type=Outcome)

    def take_row(self, row: TableRow) -> None:
        """The row as the store has it now."""
        if row.header != self.row.header:
            self.header = msgspec.json.decode(row.header)
        self.row = row

    def deadline(self, ticks: Sequence[Clock]) -> int | None:
        """When somebody must be stood in for; at a table that waits for everybody, never."""
        return clocks.deadline(self.seats, ticks) if self.row.absent == "bot" else None

    def catch_up(self, acts: list[ActRow]) -> None:
        """What another process has played since."""
        saves.play_on(self.playing, [_saved(act) for act in acts])

    def step(self, kept: int, moment: int, ask: Ask | None = None) -> Append:
        """What the acts since `kept` change in the store, at that moment of time."""
        match = self.playing
        new = match.log[kept:]
        acts = tuple(
            ActRow(
                self.id,
                self.base + entry.number,
                entry.seat,
                entry.order,
                msgspec.json.encode(entry.dice),
                entry.worlds,
                moment,
            )
            for entry in new
        )
        turn = match.turn
        ticks = clocks.tick(self.row, self.seats, turn, {entry.seat for entry in new}, moment)
        outcome = match.outcome
        return Append(
            table=self.id,
            number=self.base + kept,
            acts=acts,
            turn=" ".join(map(str, turn)),
            status="over" if match.over else "playing",
            moved=moment,
            state=codec.encode(match.state),
            deadline=self.deadline(ticks),
            outcome=msgspec.json.encode(outcome) if outcome else b"",
            extra=b"" if ask is None else msgspec.json.encode(ask),
            clocks=tuple(ticks),
        )

    def kept(self, step: Append) -> None:
        """The step is in the store: the row and the clocks say so."""
        self.row = structs.replace(
            self.row,
            acts=step.number + len(step.acts),
            turn=step.turn,
            status=step.status,
            moved=step.moved,
            state=self.row.state if step.state is None else step.state,
            deadline=step.deadline,
            outcome=step.outcome,
            extra=step.extra,
        )
        for tick in step.clocks:
            self.seats[tick.seat] = structs.replace(self.seats[tick.seat], clock=tick.clock, since=tick.since)

    # ---- what is told about it

    def here(self) -> set[str]:
        """The users whose browsers are at the table, in any process."""
        return {viewer.user for viewer in self.viewers if viewer.user}.union(*self.elsewhere.values())

    def info(self, user: str, moment: int | None = None) -> TableInfo:
        """What the user may know of the table, at a moment of time."""
        noticed = self.match.moment(None) if self.match else 0
        return describe(self.row, self.seats, user, self.here(), self.thinking, noticed, moment)


def describe(
    row: TableRow,
    seats: list[SeatRow],
    user: str,
    here: set[str] | frozenset[str] = frozenset(),
    thinking: frozenset[Seat] = frozenset(),
    noticed: int = 0,
    moment: int | None = None,
) -> TableInfo:
    """A table for one who asks. Until it is over nobody learns from it how much others do in secret."""
    over = row.status == "over"
    now = now_ms() if moment is None else moment
    header = _header(row.header)
    turn = tuple(int(seat) for seat in row.turn.split())
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        seats=tuple(_seat_info(seat, user, here, thinking, now, over, row.game) for seat in seats),
        turn=turn,
        acts=row.acts if over else noticed,
        created=row.created,
        moved=row.moved if over else row.moved - row.moved % MINUTE,
        public=row.public,
        owner=bool(user) and row.owner == user,
        pace=Pace(row.minutes, row.hours),
        absent=intern(row.absent),  # msgspec leaves a default out only if it is the very same text
        options=header["options"],
        scenario=header["scenario"],
        commitment=header["commitment"],
        fork=row.fork,
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
    )


@lru_cache(4096)
def _header(data: bytes) -> dict[str, Any]:
    """The same for every look at a table: read it once."""
    header: dict[str, Any] = msgspec.json.decode(data)
    return header


def _seat_info(
    row: SeatRow,
    user: str,
    here: set[str] | frozenset[str],
    thinking: frozenset[Seat],
    now: int,
    over: bool,
    game: str,
) -> SeatInfo:
    person, own = row.kind == "person", bool(user) and row.user == user
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name if person else "",
        level=row.level if row.kind == "bot" else "",
        mine=person and own,
        here=person and bool(row.user) and row.user in here,
        clock=clocks.left(row, now) if person else None,
        running=row.since is not None,
        thinking=row.seat in thinking,
        back=row.kind == "bot" and own and not over,
        reaction=row.reaction if person and own and not over and has_reactions(game) else None,
    )


def _saved(act: ActRow) -> dict[str, Any]:
    return {"seat": act.seat, "order": act.order, "dice": msgspec.json.decode(act.dice), "worlds": act.worlds}

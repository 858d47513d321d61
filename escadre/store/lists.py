"""Lists of tables: for the lobby, the archive, the clocks and the bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from escadre.store.database import Database
from escadre.store.folding import fold
from escadre.store.rows import SeatRow, TableRow
from escadre.store.schema import SEATS, TABLES
from escadre.store.tables import columns

WORDS = 8  # of a search; the rest is ignored

_WITHOUT_STATE = [
    sa.literal(b"", sa.LargeBinary).label("state") if column.name == "state" else column
    for column in columns(TABLES, TableRow)
]


class Lists(Database):
    def list_tables(
        self,
        user: str | None = None,
        public: bool | None = None,
        status: Sequence[str] = (),
        game: str = "",
        search: str = "",
        offset: int = 0,
        limit: int = 20,
    ) -> tuple[list[tuple[TableRow, list[SeatRow]]], int]:
        """A page of tables with their seats, the newest first, and how many there are in all.

        `user` means tables that they set up or sit at. Every word of `search` must be in the title, the key of the game
        or the name of a player. The rows come without `state`.
        """
        wanted = _wanted(user, public, status, game, search)
        page = sa.select(*_WITHOUT_STATE).where(*wanted).order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        with self.snapshot() as connection:
            total = connection.scalar(sa.select(sa.func.count()).select_from(TABLES).where(*wanted)) or 0
            tables = [TableRow(*row) for row in connection.execute(page.offset(offset).limit(limit))]
            sitting: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
            seats = sa.select(*columns(SEATS, SeatRow)).where(SEATS.c.table.in_(list(sitting)))
            for row in connection.execute(seats.order_by(SEATS.c.table, SEATS.c.seat)) if tables else ():
                sitting[row.table].append(SeatRow(*row))
        return [(table, sitting[table.id]) for table in tables], total

    def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables in play where a clock has run out, the longest overdue first."""
        overdue = [TABLES.c.status == "playing", TABLES.c.deadline <= now]
        query = sa.select(TABLES.c.id).where(*overdue).order_by(TABLES.c.deadline, TABLES.c.id).limit(limit)
        return [row.id for row in self.rows(query)]

    def waiting_for_bots(self, before: int, limit: int = 100, now: int | None = None) -> list[str]:
        """Tables in play where a bot is in turn, that have not moved since `before` and that nobody has claimed.

        Not those where nobody sits but bots: they wait until somebody looks.
        """
        now = int(time.time() * 1000) if now is None else now
        stuck = [TABLES.c.status == "playing", TABLES.c.moved < before, TABLES.c.claimed <= now]
        people = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "person")
        query = sa.select(TABLES.c.id).where(*stuck, people, _in_turn(SEATS.c.kind == "bot"))
        return [row.id for row in self.rows(query.order_by(TABLES.c.moved, TABLES.c.id).limit(limit))]

    def waiting_for_reactions(self, since: int, before: int, limit: int = 100) -> list[str]:
        """Tables in play that last moved in that time, where a person is in turn who may have it decline by itself."""
        stuck = [TABLES.c.status == "playing", TABLES.c.moved >= since, TABLES.c.moved < before]
        itself = _in_turn(SEATS.c.kind == "person", SEATS.c.reaction != "ask")
        query = sa.select(TABLES.c.id).where(*stuck, itself).order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(limit)
        return [row.id for row in self.rows(query)]

    def table_ids(self, status: Sequence[str] = ()) -> list[str]:
        """All tables, the oldest first."""
        wanted = [TABLES.c.status.in_(list(status))] if status else []
        query = sa.select(TABLES.c.id).where(*wanted).order_by(TABLES.c.created, TABLES.c.id)
        return [row.id for row in self.rows(query)]


def _in_turn(*seat: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Whether a seat like that owes a decision."""
    turn = (" " + TABLES.c.turn + " ").like("% " + sa.cast(SEATS.c.seat, sa.Text) + " %")
    return sa.exists().where(SEATS.c.table == TABLES.c.id, turn, *seat)


def _wanted(
    user: str | None, public: bool | None, status: Sequence[str], game: str, search: str
) -> list[sa.ColumnElement[Any]]:
    wanted: list[sa.ColumnElement[Any]] = []
    if user is not None:
        sits = sa.select(SEATS.c.table).where(SEATS.c.user == user)
        wanted.append(sa.or_(TABLES.c.owner == user, TABLES.c.id.in_(sits)))
    if public is not None:
        wanted.append(TABLES.c.public == public)
    if status:
        wanted.append(TABLES.c.status.in_(list(status)))
    if game:
        wanted.append(TABLES.c.game == game)
    for word in fold(search).split()[:WORDS]:
        player = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.words.contains(word, autoescape=True))
        title = TABLES.c.words.contains(word, autoescape=True)
        wanted.append(sa.or_(title, TABLES.c.game.contains(word, autoescape=True), player))
    return wanted

"""Tables, their seats, acts and chat."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, structs

from escadre.store.database import Database
from escadre.store.folding import fold
from escadre.store.rows import ActRow, Append, LineRow, SeatRow, Sitter, TableRow
from escadre.store.schema import ACTS, LINES, SEATS, TABLES

CHANNEL = "escadre"  # of PostgreSQL's notifications: "<table> <what> <process> …"; what: the acts, or a word

KEPT_LINES = 2000  # of chat, of one table; with more the oldest are forgotten


def columns(table: sa.Table, row: type[Struct]) -> list[sa.Column[Any]]:
    """In the order of the row's fields, so that `row(*found)` is the row."""
    return [table.c[name] for name in row.__struct_fields__]


def values(row: Struct) -> dict[str, Any]:
    """The columns of a row. PostgreSQL has no room for the character 0 in a text."""
    return {
        name: value.replace("\0", "") if isinstance(value, str) else value
        for name, value in structs.asdict(row).items()
    }


_TABLE = sa.select(*columns(TABLES, TableRow))
_SEAT = sa.select(*columns(SEATS, SeatRow))
_ACT = sa.select(*columns(ACTS, ActRow)).order_by(ACTS.c.number)
_LINE = sa.select(*columns(LINES, LineRow))

# The statements of `append`. The names of their values are not those of columns, which SQLAlchemy keeps for itself.
_STEP = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("b_id"))
    .values(
        {
            name: sa.bindparam(f"b_{name}")
            for name in ("acts", "turn", "status", "moved", "deadline", "outcome", "extra")
        }
    )
    .values(claimed=0)
)
_STEP_AND_STATE = _STEP.values(state=sa.bindparam("b_state"))
_TICK = (
    sa.update(SEATS)
    .where(SEATS.c.table == sa.bindparam("b_table"), SEATS.c.seat == sa.bindparam("b_seat"))
    .values(clock=sa.bindparam("b_clock"), since=sa.bindparam("b_since"))
)


class Tables(Database):
    # ---- a table

    def add_table(self, table: TableRow, seats: Sequence[SeatRow], acts: Sequence[ActRow]) -> None:
        """A new table with all that it begins with."""
        with self.write() as connection:
            connection.execute(sa.insert(TABLES), [{**values(table), "words": fold(table.title)}])
            if seats:
                connection.execute(sa.insert(SEATS), [{**values(seat), "words": fold(seat.name)} for seat in seats])
            if acts:
                connection.execute(sa.insert(ACTS), [values(act) for act in acts])

    def table(self, id: str) -> TableRow | None:
        row = self.one(_TABLE.where(TABLES.c.id == id))
        return None if row is None else TableRow(*row)

    def seats(self, id: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in self.rows(_SEAT.where(SEATS.c.table == id).order_by(SEATS.c.seat))]

    def acts(self, id: str, since: int = 0, upto: int | None = None) -> list[ActRow]:
        """The acts from number `since` on, before number `upto`."""
        query = _ACT.where(ACTS.c.table == id, ACTS.c.number >= since)
        if upto is not None:
            query = query.where(ACTS.c.number < upto)
        return [ActRow(*row) for row in self.rows(query)]

    def whole(self, id: str) -> tuple[TableRow, list[SeatRow], list[ActRow]] | None:
        """Table, seats and all acts of one and the same moment."""
        with self.snapshot() as connection:
            row = connection.execute(_TABLE.where(TABLES.c.id == id)).first()
            if row is None:
                return None
            seats = connection.execute(_SEAT.where(SEATS.c.table == id).order_by(SEATS.c.seat))
            acts = connection.execute(_ACT.where(ACTS.c.table == id))
            return TableRow(*row), [SeatRow(*seat) for seat in seats], [ActRow(*act) for act in acts]

    def update_table(self, id: str, only_if: Mapping[str, object] | None = None, **columns: object) -> bool:
        """Change columns of a table. With `only_if`, only while those columns are as it says; False if they are not."""
        changed = dict(columns)
        if "title" in changed:
            changed["words"] = fold(str(changed["title"]))
        conditions = [TABLES.c[name] == value for name, value in (only_if or {}).items()]
        return self.change(sa.update(TABLES).where(TABLES.c.id == id, *conditions).values(changed)) == 1

    def delete_table(self, id: str) -> bool:
        """With seats, acts and chat."""
        return self.change(sa.delete(TABLES).where(TABLES.c.id == id)) == 1

    # ---- steps of a match

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Keep steps of any number of tables in ONE transaction, and say of each whether it was kept.

        False: its table has other acts by now than the step was made from (or is gone). Then nothing of it is kept.
        Two steps of one table may follow each other in a batch. When this returns, what was kept survives.
        """
        with self.write() as connection:
            standing = self._lock(connection, {step.table for step in batch})
            kept = []
            for step in batch:
                now = standing.get(step.table)
                fits = now is not None and now[0] == step.number and step.was in (None, now[1])
                if fits:
                    standing[step.table] = (step.number + len(step.acts), step.extra)
                kept.append(fits)
            steps = [step for step, fits in zip(batch, kept, strict=True) if fits]
            if steps:
                self._keep(connection, steps)
                self._tell(connection, [(step.table, str(step.number + len(step.acts))) for step in steps])
        return kept

    def _lock(self, connection: sa.Connection, ids: set[str]) -> dict[str, tuple[int, bytes]]:
        """Number of acts and extra of these tables, which nobody else changes until the transaction ends.

        Everybody locks in the order of the ids, so that no two processes wait for each other. SQLite has one writer.
        """
        query = sa.select(TABLES.c.id, TABLES.c.acts, TABLES.c.extra).where(TABLES.c.id.in_(sorted(ids)))
        found = connection.execute(query.order_by(TABLES.c.id).with_for_update(key_share=True))
        return {id: (acts, extra) for id, acts, extra in found}

    def _keep(self, connection: sa.Connection, steps: Sequence[Append]) -> None:
        acts = [structs.asdict(act) for step in steps for act in step.acts]
        if acts:
            connection.execute(sa.insert(ACTS), acts)
        last: dict[str, dict[str, Any]] = {}  # of several steps of a table, where they lead
        for step in steps:
            last[step.table] = {**last.get(step.table, {}), **_changes(step)}
        for statement, with_state in ((_STEP_AND_STATE, True), (_STEP, False)):
            chosen = [changes for changes in last.values() if ("b_state" in changes) == with_state]
            if chosen:
                connection.execute(statement, chosen)
        clocks = [
            {"b_table": step.table, "b_seat": clock.seat, "b_clock": clock.clock, "b_since": clock.since}
            for step in steps
            for clock in step.clocks
        ]
        if clocks:
            connection.execute(_TICK, clocks)

    def holds(self, step: Append) -> bool:
        """Whether exactly these acts are kept: for a writer who lost the line before the answer came."""
        kept = self.acts(step.table, step.number, step.number + len(step.acts))
        return bool(step.acts) and kept == list(step.acts)

    def notify(self, table: str, what: str = "-", *more: str) -> None:
        """Tell other processes that something about the table changed. SQLite has none to tell."""
        if not self.sqlite:
            with self.write() as connection:
                self._tell(connection, [(table, what)], *more)

    def _tell(self, connection: sa.Connection, changes: Sequence[tuple[str, str]], *more: str) -> None:
        """Heard when the transaction ends, if it ends well."""
        if not self.sqlite:
            payloads = [" ".join((table, what, self.process, *more)) for table, what in changes]
            said = sa.func.unnest(sa.cast(payloads, sa.ARRAY(sa.Text))).column_valued("said")
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said))).all()

    # ---- seats

    def set_seat(self, row: SeatRow, only_if_kind: Sitter | None = None, only_if_user: str | None = None) -> bool:
        """Change who sits there. With a condition, only while it holds: of two who take one seat, one gets it."""
        here = [SEATS.c.table == row.table, SEATS.c.seat == row.seat]
        if only_if_kind is not None:
            here.append(SEATS.c.kind == only_if_kind)
        if only_if_user is not None:
            here.append(SEATS.c.user == only_if_user)
        return self.change(sa.update(SEATS).where(*here).values({**values(row), "words": fold(row.name)})) == 1

    def seat_by_token(self, token: str) -> SeatRow | None:
        """The seat with the link whose SHA-256 this is."""
        row = self.one(_SEAT.where(SEATS.c.token == token)) if token else None
        return None if row is None else SeatRow(*row)

    # ---- bots and clocks

    def claim(self, table: str, until: int, acts: int | None = None, now: int | None = None) -> bool:
        """Whether this process shall think for the bots of the table: True for one of all, until `until`.

        The claim ends when an act is kept. With `acts`, only if the table still stands there.
        """
        now = int(time.time() * 1000) if now is None else now
        free = [TABLES.c.id == table, TABLES.c.claimed <= now]
        if acts is not None:
            free.append(TABLES.c.acts == acts)
        return self.change(sa.update(TABLES).where(*free).values(claimed=until)) == 1

    def release(self, table: str) -> None:
        """Give a claim back before its time."""
        self.change(sa.update(TABLES).where(TABLES.c.id == table).values(claimed=0))

    # ---- chat

    def say(self, line: LineRow) -> LineRow:
        """Keep a line under the next number of its table, which the answer has. The table must be there."""
        with self.write() as connection:
            self._lock(connection, {line.table})
            last = connection.scalar(sa.select(sa.func.max(LINES.c.number)).where(LINES.c.table == line.table))
            numbered = structs.replace(line, number=0 if last is None else last + 1)
            connection.execute(sa.insert(LINES), [values(numbered)])
            old = [LINES.c.table == line.table, LINES.c.number <= numbered.number - KEPT_LINES]
            connection.execute(sa.delete(LINES).where(*old))
            self._tell(connection, [(line.table, "chat")])
        return numbered

    def chat(self, table: str, before: int | None = None, last: int = KEPT_LINES) -> list[LineRow]:
        """The last lines before a number, or of all; the oldest first."""
        wanted = [LINES.c.table == table] if before is None else [LINES.c.table == table, LINES.c.number < before]
        rows = self.rows(_LINE.where(*wanted).order_by(LINES.c.number.desc()).limit(last))
        return [LineRow(*row) for row in reversed(rows)]


def _changes(step: Append) -> dict[str, Any]:
    changes: dict[str, Any] = {
        "b_id": step.table,
        "b_acts": step.number + len(step.acts),
        "b_turn": step.turn,
        "b_status": step.status,
        "b_moved": step.moved,
        "b_deadline": step.deadline,
        "b_outcome": step.outcome,
        "b_extra": step.extra,
    }
    return changes if step.state is None else {**changes, "b_state": step.state}

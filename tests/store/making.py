"""Rows to test with."""

from __future__ import annotations

import json
from typing import Any

from msgspec import structs

from escadre.core import codec, saves
from escadre.core.match import Match
from escadre.store.rows import ActRow, Append, Clock, SeatRow, TableRow
from escadre.store.store import Store


def table(id: str = "t1", **fields: Any) -> TableRow:
    plain = TableRow(
        id=id,
        game="flotilla",
        rules=1,
        header=b'{"key": "secret"}',
        status="playing",
        title="Trafalgar",
        owner="u1",
        public=True,
        minutes=20,
        hours=0,
        absent="bot",
        acts=1,
        turn="0 2",
        state=b'{"round": 1}',
        created=1_790_000_000_000,
        moved=1_790_000_000_000,
    )
    return structs.replace(plain, **fields)


def seats(id: str = "t1") -> list[SeatRow]:
    return [
        SeatRow(id, 0, "person", user="u1", name="Émile", clock=600_000, since=1_790_000_000_000),
        SeatRow(id, 1, "open", token="ab" * 32),
        SeatRow(id, 2, "bot", level="captain"),
    ]


def act(id: str, number: int, order: str = "ship 3", seat: int = 0) -> ActRow:
    return ActRow(id, number, seat, order, b"[4, 6]", 0, 1_790_000_000_000 + number)


def add(store: Store, id: str = "t1", **fields: Any) -> TableRow:
    row = table(id, **fields)
    store.add_table(row, seats(id), [act(id, number) for number in range(row.acts)])
    return row


def step(id: str, number: int, count: int = 1, order: str = "ship 3", **fields: Any) -> Append:
    plain = Append(
        table=id,
        number=number,
        acts=tuple(act(id, number + i, order) for i in range(count)),
        turn="1",
        status="playing",
        moved=1_790_000_001_000 + number,
        state=b'{"round": %d}' % (number + count),
        deadline=1_790_000_900_000,
        clocks=(Clock(0, 500_000 - number, None),),
    )
    return structs.replace(plain, **fields)


def played(id: str, seed: int = 5, acts: int | None = None) -> tuple[TableRow, list[SeatRow], list[ActRow]]:
    """A match of Flotilla, played to its end or for so many acts by taking the first choice, as the server keeps it."""
    match = Match.new("flotilla", 3, seed=seed)
    match.players = ["Émile", "Captain 2", "Admiral 3 (admiral:400)"]
    while match.outcome is None and (acts is None or match.acts < acts):
        seat = match.turn[0]
        verb, numbers = next(iter(match.menu(seat).items()))
        match.act(seat, verb, numbers[0])
    rows = [
        ActRow(id, e.number, e.seat, e.order, json.dumps(list(e.dice)).encode(), e.worlds, 1_790_000_000_000)
        for e in match.log
    ]
    row = table(
        id,
        game=match.game.key,
        rules=match.game.version,
        header=codec.encode(saves.header(match)),
        status="playing" if match.outcome is None else "over",
        acts=match.acts,
        turn=" ".join(map(str, match.turn)),
        state=codec.encode(codec.plain(match.state)),
        outcome=b"" if match.outcome is None else codec.encode(match.outcome),
    )
    sitting = [
        SeatRow(id, 0, "person", user="u1", name="Émile"),
        SeatRow(id, 1, "bot", level="captain"),
        SeatRow(id, 2, "bot", level="admiral:400"),
    ]
    return row, sitting, rows

"""Tables for the load bench, written straight into a database: two people each, ready to begin."""

from __future__ import annotations

import secrets

from bench.players import Seat
from escadre.core import codec
from escadre.core.dice import commitment
from escadre.core.game import get, read_options
from escadre.server.door.identity import digest
from escadre.server.tables.table import now_ms
from escadre.store.rows import SeatRow, SessionRow, TableRow, UserRow
from escadre.store.store import Store

YEAR = 365 * 24 * 3600 * 1000


def set_up(url: str, count: int, key: str) -> tuple[tuple[Seat, ...], ...]:
    """So many tables of a game, with two visitors who play at all of them."""
    with Store.open(url) as store:
        people = [_visitor(store, f"Visitor {number + 1}") for number in range(2)]
        return tuple(_table(store, key, people) for _ in range(count))


def _visitor(store: Store, name: str) -> tuple[str, str]:
    user, secret, now = secrets.token_urlsafe(12), secrets.token_urlsafe(32), now_ms()
    store.add_user(UserRow(user, name, created=now))
    store.add_session(SessionRow(digest(secret), user, "browser", now, now, now + YEAR))
    return user, secret


def _table(store: Store, key: str, people: list[tuple[str, str]]) -> tuple[Seat, ...]:
    game, id, dice, now = get(key), secrets.token_urlsafe(12), secrets.token_bytes(32), now_ms()
    header = {
        "game": key,
        "rules": game.version,
        "data": game.play.digest,
        "seats": len(people),
        "options": codec.plain(read_options(game, {}, len(people))),
        "scenario": "",
        "players": [],
        "commitment": commitment(dice),
        "entropy": [""] * len(people),
        "key": dice.hex(),
        "start": None,
    }
    row = TableRow(
        id, key, game.version, codec.encode(header), "waiting", "", people[0][0], False, 0, 0, "wait", 0, "", b"",
        created=now, moved=now,
    )  # fmt: skip
    store.add_table(row, [SeatRow(id, seat, "person", user, "") for seat, (user, _) in enumerate(people)], [])
    return tuple(Seat(id, seat, secret) for seat, (_, secret) in enumerate(people))

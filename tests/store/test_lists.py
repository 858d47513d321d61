"""Which tables are found: the lobby, the archive, clocks that ran out, bots that wait."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from escadre.store.rows import SeatRow
from escadre.store.store import Store
from tests.store import making


@pytest.fixture
def full(store: Store) -> Store:
    """Four tables; t4 is the newest."""
    store.add_table(
        making.table("t1", created=1, owner="u1", status="over", title="Trafalgar 100%"),
        [SeatRow("t1", 0, "person", user="u1", name="Émile"), SeatRow("t1", 1, "person", user="u2", name="Zoé")],
        [],
    )
    store.add_table(
        making.table("t2", created=2, owner="u2", public=False, title="Secret"),
        [SeatRow("t2", 0, "person", user="u2", name="Zoé"), SeatRow("t2", 1, "person", user="u3", name="émilie")],
        [],
    )
    store.add_table(making.table("t3", created=3, owner="u3", status="waiting", game="sirocco", title="Malte"), [], [])
    store.add_table(
        making.table("t4", created=4, owner="", title="Ouessant"),
        [SeatRow("t4", seat, "bot", level="captain") for seat in range(12)],
        [],
    )
    return store


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({}, ["t4", "t3", "t2", "t1"]),
        ({"public": True}, ["t4", "t3", "t1"]),
        ({"public": False}, ["t2"]),
        ({"user": "u1"}, ["t1"]),
        ({"user": "u2"}, ["t2", "t1"]),
        ({"user": "u3"}, ["t3", "t2"]),
        ({"user": "u9"}, []),
        ({"status": ["over", "waiting"]}, ["t3", "t1"]),
        ({"game": "sirocco"}, ["t3"]),
        ({"search": "EMILI"}, ["t2"]),
        ({"search": "emil"}, ["t2", "t1"]),
        ({"search": "zoé trafalgar"}, ["t1"]),
        ({"search": "siroc"}, ["t3"]),
        ({"search": "100%"}, ["t1"]),
        ({"search": "1_0"}, []),
        ({"search": "%"}, ["t1"]),
        ({"search": "malte\0"}, ["t3"]),
        ({"search": "'; DROP TABLE tables"}, []),
        ({"search": "emil", "public": True, "user": "u2", "status": ("over",), "game": "flotilla"}, ["t1"]),
    ],
    ids=str,
)
def test_what_is_found(full: Store, asked: dict[str, Any], found: list[str]) -> None:
    tables, total = full.list_tables(**asked)
    assert [table.id for table, _ in tables] == found
    assert total == len(found)


def test_a_page_has_the_seats_and_the_total(full: Store) -> None:
    tables, total = full.list_tables(offset=1, limit=2)
    assert total == 4
    assert [table.id for table, _ in tables] == ["t3", "t2"]
    (_, none), (secret, sitting) = tables
    assert none == []
    assert sitting == full.seats("t2")
    assert (secret.state, secret.header, secret.title) == (b"", b'{"key": "secret"}', "Secret")
    assert full.list_tables(offset=9) == ([], 4)


def test_names_are_found_as_they_are_now(full: Store) -> None:
    full.set_seat(SeatRow("t1", 1, "person", user="u4", name="Horatio"))
    assert full.list_tables(search="horatio")[1] == 1
    assert full.list_tables(search="zoe")[1] == 1


def test_tables_whose_clock_has_run_out(full: Store) -> None:
    full.update_table("t4", deadline=50)
    full.update_table("t2", deadline=40)
    full.update_table("t1", deadline=30)  # over
    assert full.due(39) == []
    assert full.due(40) == ["t2"]
    assert full.due(60) == ["t2", "t4"]
    assert full.due(60, limit=1) == ["t2"]


def test_tables_that_wait_for_a_bot(full: Store) -> None:
    full.update_table("t4", turn="11", moved=100)
    full.update_table("t2", turn="0 1", moved=100)  # people
    assert full.waiting_for_bots(101, now=0) == []  # nobody sits there but bots
    full.set_seat(SeatRow("t4", 0, "person"))
    assert full.waiting_for_bots(100, now=0) == []
    assert full.waiting_for_bots(101, now=0) == ["t4"]
    full.set_seat(SeatRow("t4", 11, "person"))  # seat 1 is a bot, but not in turn
    assert full.waiting_for_bots(101, now=0) == []
    full.update_table("t4", turn="1 11")
    assert full.waiting_for_bots(101, now=0) == ["t4"]
    assert full.claim("t4", until=500, now=200)
    assert full.waiting_for_bots(101, now=499) == []
    assert full.waiting_for_bots(101, now=500) == ["t4"]
    full.update_table("t4", status="over")
    assert full.waiting_for_bots(101, now=500) == []


def test_tables_where_somebody_may_decline_by_himself(full: Store) -> None:
    full.update_table("t2", turn="0 1", moved=100)
    assert full.waiting_for_reactions(0, 101) == []
    row = structs.replace(full.seats("t2")[1], reaction="idle")
    assert full.set_seat(row)
    assert full.seats("t2")[1] == row
    assert full.waiting_for_reactions(0, 101) == ["t2"]
    assert full.waiting_for_reactions(101, 200) == full.waiting_for_reactions(0, 100) == []
    full.update_table("t2", turn="0")
    assert full.waiting_for_reactions(0, 101) == []


def test_all_tables_the_oldest_first(full: Store) -> None:
    assert full.table_ids() == ["t1", "t2", "t3", "t4"]
    assert full.table_ids(["playing"]) == ["t2", "t4"]

"""Fleets of users: each his own, no more than he may have, and gone with him."""

from __future__ import annotations

import threading

import pytest
from msgspec import structs

from escadre.store.rows import FleetRow, UserRow
from escadre.store.store import Store

TOULON = FleetRow("f1", "u1", "naval_battles", "french", 25, "Toulon", b'["FR01"]', 5)


@pytest.fixture(autouse=True)
def users(store: Store) -> None:
    store.add_user(UserRow("u1", "Visitor", created=1))
    store.add_user(UserRow("u2", "Émile", password="$argon2id$not-a-hash", created=1))


def test_kept_and_found_the_newest_first(store: Store) -> None:
    newer = structs.replace(TOULON, id="f2", game="sail", changed=6)
    assert store.keep_fleet(TOULON, most=2)
    assert store.keep_fleet(newer, most=2)
    assert store.fleets("u1") == [newer, TOULON]
    assert store.fleets("u1", "sail") == [newer]
    assert store.fleets("u2") == []


def test_no_more_than_so_many_also_at_the_same_moment(store: Store) -> None:
    kept: list[bool] = []
    fleets = [structs.replace(TOULON, id=f"f{i}") for i in range(8)]
    threads = [threading.Thread(target=lambda f=fleet: kept.append(store.keep_fleet(f, most=3))) for fleet in fleets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(kept) == [False] * 5 + [True] * 3
    assert len(store.fleets("u1")) == 3


def test_how_it_stands_is_kept(store: Store) -> None:
    stands = structs.replace(TOULON, plan='{"divisions":[1]}')
    store.keep_fleet(stands, most=9)
    assert store.fleets("u1") == [stands]
    store.change_fleet(TOULON)
    assert store.fleets("u1") == [TOULON]


def test_only_its_owner_changes_or_drops_it(store: Store) -> None:
    store.keep_fleet(TOULON, most=9)
    assert not store.change_fleet(structs.replace(TOULON, user="u2", name="Mine"))
    assert not store.drop_fleet("u2", "f1")
    assert store.change_fleet(structs.replace(TOULON, name="Brest"))
    assert [fleet.name for fleet in store.fleets("u1")] == ["Brest"]
    assert store.drop_fleet("u1", "f1")
    assert not store.drop_fleet("u1", "f1")


def test_an_account_adopts_them(store: Store) -> None:
    store.keep_fleet(TOULON, most=9)
    store.adopt("u1", "u2")
    assert store.fleets("u2") == [structs.replace(TOULON, user="u2")]


def test_they_go_with_a_visitor_of_long_ago(store: Store) -> None:
    store.keep_fleet(TOULON, most=9)
    store.cleanup(now=2 * 24 * 3600 * 1000)
    assert store.user("u1") is None
    assert store.fleets("u1") == []

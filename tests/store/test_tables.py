"""Tables, seats, acts and chat come back as they were kept; conditions decide who was first."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from msgspec import structs
from sqlalchemy import exc

from escadre.store.rows import Clock, LineRow, SeatRow
from escadre.store.store import Store
from tests.store import making


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    row = making.add(store, acts=3, deadline=7, fork="t0", outcome=b"\x00\xff", extra=b"{}", title="Île d'Aix 'n %_")
    assert store.table("t1") == row
    assert store.seats("t1") == making.seats()
    assert store.acts("t1") == [making.act("t1", number) for number in range(3)]
    assert store.whole("t1") == (row, making.seats(), store.acts("t1"))
    assert store.table("t2") is None
    assert store.whole("t2") is None
    assert store.seats("t2") == store.acts("t2") == []


def test_acts_from_one_number_to_another(store: Store) -> None:
    making.add(store, acts=6)
    assert [act.number for act in store.acts("t1", since=2)] == [2, 3, 4, 5]
    assert [act.number for act in store.acts("t1", since=2, upto=4)] == [2, 3]
    assert store.acts("t1", since=6) == []


def test_a_step_changes_the_table_with_its_acts(store: Store) -> None:
    making.add(store)
    given = making.step("t1", 1, 2, status="over", turn="", outcome=b"{1}", extra=b"x", deadline=None)
    assert store.append([given]) == [True]
    row = store.table("t1")
    assert row == making.table(
        acts=3, status="over", turn="", outcome=b"{1}", extra=b"x", state=b'{"round": 3}', moved=given.moved
    )
    assert store.acts("t1", since=1) == list(given.acts)
    assert store.holds(given)
    assert not store.holds(structs.replace(given, acts=(making.act("t1", 1, "ship 9"), given.acts[1])))
    first, second, third = store.seats("t1")
    assert (first.clock, first.since) == (499_999, None)
    assert (second, third) == tuple(making.seats()[1:])


def test_a_step_from_another_moment_changes_nothing(store: Store) -> None:
    making.add(store)
    before = store.whole("t1")
    late, early, nowhere = making.step("t1", 0), making.step("t1", 2), making.step("t9", 0)
    assert store.append([late, early, nowhere]) == [False, False, False]
    assert store.whole("t1") == before
    assert not store.holds(early)


def test_a_batch_is_many_tables_and_some_refused(store: Store) -> None:
    for id in ("b", "a", "c"):
        making.add(store, id)
    batch = [making.step("c", 1), making.step("b", 1), making.step("a", 0), making.step("c", 2), making.step("c", 2)]
    assert store.append(batch) == [True, True, False, True, False]
    assert [len(store.acts(id)) for id in "abc"] == [1, 2, 3]
    assert [row.acts for row in map(store.table, "abc") if row] == [1, 2, 3]
    assert store.append([]) == []


def test_steps_of_one_table_leave_what_the_last_one_says(store: Store) -> None:
    making.add(store)
    asked = making.step("t1", 1, 0, state=None, extra=b"ask", clocks=(Clock(0, 5, 6),))
    acted = making.step("t1", 1, 1, extra=b"", clocks=())
    asked_again = making.step("t1", 2, 0, state=None, extra=b"ask 2", clocks=(Clock(2, 7, None),))
    assert store.append([asked, acted, asked_again]) == [True] * 3
    row = store.table("t1")
    assert row is not None
    assert (row.acts, row.extra, row.state) == (2, b"ask 2", b'{"round": 2}')
    assert [(seat.clock, seat.since) for seat in store.seats("t1")] == [(5, 6), (None, None), (7, None)]


def test_a_step_may_depend_on_what_is_around_the_match(store: Store) -> None:
    making.add(store, extra=b"old")
    answer = making.step("t1", 1, 0, state=None, extra=b"new", was=b"old")
    assert store.append([answer]) == [True]
    assert store.append([answer]) == [False]


def test_a_step_with_a_wrong_act_keeps_nothing_of_its_batch(store: Store) -> None:
    making.add(store)
    making.add(store, "t2")
    twice = structs.replace(making.step("t2", 1), acts=(making.act("t2", 0),))
    with pytest.raises(exc.IntegrityError):
        store.append([making.step("t1", 1), twice])
    assert len(store.acts("t1")) == len(store.acts("t2")) == 1


def test_of_two_who_act_at_once_one_is_kept(url: str) -> None:
    """Two processes have the table before them; hundreds of times both act."""
    rounds = 300
    with Store.open(url) as one, Store.open(url) as two:
        making.add(one)
        gate = threading.Barrier(2)

        def race(store: Store, name: str) -> list[bool]:
            won = []
            for number in range(1, rounds + 1):
                gate.wait(60)
                won += store.append([making.step("t1", number, order=name)])
            return won

        with ThreadPoolExecutor(2) as pool:
            first = pool.submit(race, one, "one")
            second = pool.submit(race, two, "two")
        pairs = list(zip(first.result(), second.result(), strict=True))
        assert all(a != b for a, b in pairs)
        kept = [act.order for act in one.acts("t1", since=1)]
        assert kept == ["one" if a else "two" for a, b in pairs]


def test_batches_in_opposite_order_do_not_block_each_other(url: str) -> None:
    ids = [f"t{i}" for i in range(12)]
    with Store.open(url) as one, Store.open(url) as two:
        for id in ids:
            making.add(one, id)

        def write(store: Store, order: list[str]) -> int:
            return sum(sum(store.append([making.step(id, number) for id in order])) for number in range(1, 41))

        with ThreadPoolExecutor(2) as pool:
            kept = [pool.submit(write, one, ids), pool.submit(write, two, ids[::-1])]
        assert sum(future.result() for future in kept) == one_by_one(one, ids)


def one_by_one(store: Store, ids: list[str]) -> int:
    """How many acts were appended, and that none is missing between them."""
    total = 0
    for id in ids:
        numbers = [act.number for act in store.acts(id)]
        assert numbers == list(range(len(numbers)))
        total += len(numbers) - 1
    return total


def test_columns_of_a_table(store: Store) -> None:
    making.add(store)
    assert store.update_table("t1", title="Ushant", public=False)
    row = store.table("t1")
    assert row is not None
    assert (row.title, row.public) == ("Ushant", False)
    assert [found.id for (found, _) in store.list_tables(search="ushant")[0]] == ["t1"]
    assert store.update_table("t1", {"status": "playing", "acts": 1}, status="over")
    assert not store.update_table("t1", {"status": "playing"}, status="over")
    assert not store.update_table("t9", title="x")


def test_a_deleted_table_takes_everything_along(store: Store) -> None:
    making.add(store)
    store.say(LineRow("t1", 0, "u1", 0, "Émile", "hello", 5))
    assert store.delete_table("t1")
    assert not store.delete_table("t1")
    assert store.seats("t1") == store.acts("t1") == store.chat("t1") == []


def test_of_all_who_take_a_seat_one_gets_it(store: Store) -> None:
    making.add(store)

    def sit(name: str) -> bool:
        return store.set_seat(SeatRow("t1", 1, "person", user=name, name=name), only_if_kind="open")

    with ThreadPoolExecutor(8) as pool:
        got = list(pool.map(sit, map(str, range(8))))
    assert got.count(True) == 1
    assert store.seats("t1")[1].user == str(got.index(True))


def test_a_seat_is_changed_only_while_its_user_sits_there(store: Store) -> None:
    making.add(store)
    bot = SeatRow("t1", 0, "bot", level="captain")
    assert not store.set_seat(bot, only_if_kind="person", only_if_user="u2")
    assert store.set_seat(bot, only_if_kind="person", only_if_user="u1")
    assert not store.set_seat(bot, only_if_kind="person", only_if_user="u1")
    assert store.seats("t1")[0] == bot
    assert not store.set_seat(SeatRow("t1", 9, "open"))


def test_a_seat_is_found_by_its_link(store: Store) -> None:
    making.add(store)
    assert store.seat_by_token("ab" * 32) == making.seats()[1]
    assert store.seat_by_token("cd" * 32) is None
    assert store.seat_by_token("") is None


def test_one_process_thinks_for_the_bots(store: Store) -> None:
    making.add(store)
    assert store.claim("t1", until=2_000, acts=1, now=1_000)
    assert not store.claim("t1", until=3_000, now=1_500)
    assert store.claim("t1", until=3_000, now=2_000)
    store.append([making.step("t1", 1)])
    assert not store.claim("t1", until=3_000, acts=1, now=2_001)
    assert store.claim("t1", until=3_000, acts=2, now=2_001)
    store.release("t1")
    assert store.claim("t1", until=3_000, now=2_001)
    assert not store.claim("t9", until=3_000)


def test_lines_of_chat_are_numbered(store: Store) -> None:
    making.add(store)

    def say(text: str) -> int:
        return store.say(LineRow("t1", -1, "u1", None, "Émile", text, 5)).number

    with ThreadPoolExecutor(8) as pool:
        numbers = list(pool.map(say, [f"line {i}" for i in range(24)]))
    assert sorted(numbers) == list(range(24))
    lines = store.chat("t1")
    assert [line.text for line in lines] == [f"line {numbers.index(i)}" for i in range(24)]
    assert store.chat("t1", before=22, last=5) == lines[17:22]
    assert store.say(LineRow("t1", 0, "u1", 1, "É", "a\0b", 5)).number == 24
    assert store.chat("t1", last=1)[0].text == "ab"


def test_other_processes_hear_of_it(postgres_url: str) -> None:
    with Store.open(postgres_url) as store, psycopg.connect(postgres_url, autocommit=True) as ear:
        ear.execute("LISTEN escadre")
        making.add(store)
        making.add(store, "t2")
        store.append([making.step("t1", 1, 2), making.step("t2", 0), making.step("t2", 1)])
        store.append([making.step("t1", 1)])  # refused: nothing to hear
        store.notify("t1", "seats")
        store.say(LineRow("t1", 0, "u1", 0, "É", "hello", 5))
        heard = [notice.payload for notice in ear.notifies(timeout=10, stop_after=4)]
    assert heard == [f"{what} {store.process}" for what in ("t1 3", "t2 2", "t1 seats", "t1 chat")]


def test_notify_is_nothing_on_sqlite(tmp_path: object) -> None:
    with Store.open(f"sqlite:///{tmp_path}/x.db") as store:
        store.notify("t1")


def test_of_chat_without_end_the_newest_lines_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escadre.store.tables.KEPT_LINES", 3)
    making.add(store)
    for i in range(7):
        store.say(LineRow("t1", 0, "u1", None, "Émile", f"line {i}", 5))
    assert [line.number for line in store.chat("t1", last=100)] == [4, 5, 6]

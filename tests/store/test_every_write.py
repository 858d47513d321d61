"""Every write of the store fails once, at every statement of it: it is kept whole or not at all, and says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from escadre.store.faults import StoreDamaged, StoreFault, StoreStuck
from escadre.store.journal import Journal
from escadre.store.store import Store
from tests.store import making
from tests.store.every_write import WRITES, Faults, Kind, everything, writers

ROOT = Path(__file__).parent.parent.parent
MOST = 40  # statements of one write: a bound for the loops


def test_every_method_that_writes_is_tried() -> None:
    assert {name for name, _ in WRITES} == writers()


def test_what_fails_is_not_kept_in_part_and_goes_on_when_it_can(store: Store) -> None:
    faults = Faults(store)
    tried = 0
    for name, write in WRITES:
        before = everything(store)
        kinds: tuple[Kind, ...] = ("full", "failing")
        for statement in range(1, MOST):
            for kind in kinds:
                faults.arm(statement, kind)
                try:
                    write(store)
                except StoreStuck as fault:
                    assert fault.args == (f"server-store-{kind}",)  # noqa: PT017
                    assert everything(store) == before, (name, statement)
                    tried += 1
                else:
                    break  # it has no such statement, and is done
            else:
                continue
            break
        assert faults.left or statement == 1, name
        faults.arm(0)
        assert name == "notify" or everything(store) != before, name
    assert tried > 150


def test_a_process_that_dies_in_the_middle_leaves_nothing_half_done(store: Store, url: str) -> None:
    command = [sys.executable, "-m", "tests.store.crashing", url]
    tried: set[str] = set()
    died = 0
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crashing:
        assert crashing.stdin is not None
        assert crashing.stdout is not None
        for number, (name, _) in enumerate(WRITES):
            before = everything(store)
            # Before the first statement nothing has begun; and a method that comes again was tried before.
            for statement in range(MOST if name in tried else 2, MOST + 1):
                crashing.stdin.write(f"{number} {statement}\n")
                crashing.stdin.flush()
                answer = crashing.stdout.readline().strip()
                if answer != "killed":
                    assert answer == "done 0", (name, answer)
                    break
                assert everything(store) == before, (name, statement)
                died += 1
            tried.add(name)
        crashing.stdin.close()
    assert died > 40
    if store.sqlite:
        with store.read() as connection:
            assert connection.execute(sa.text("PRAGMA integrity_check")).scalar() == "ok"


def test_what_was_acknowledged_is_there_whatever_fails(store: Store) -> None:
    """Acts through the journal, with a fault at every statement of every batch: what it said is what is kept."""
    faults = Faults(store)
    making.add(store)
    journal = Journal(store, patience=0.2)
    number = 1
    kinds: tuple[Kind, ...] = ("full", "failing")
    for statement in range(1, MOST):
        for kind in kinds:
            faults.arm(statement, kind)
            answer = journal.append(making.step("t1", number, order=f"ship {number}"))
            fault = answer.exception(60)
            assert isinstance(fault, StoreStuck | None)
            number += fault is None
            assert [act.number for act in store.acts("t1")] == list(range(number))
        if faults.left:
            break
    faults.arm(0)
    faults.after = True  # the answer to the commit is lost on the way
    assert journal.append(making.step("t1", number)).result(60)
    assert len(store.acts("t1")) == number + 1
    journal.close()
    assert number > 2


def test_after_damage_was_seen_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "escadre.db"
    with Store.open(file) as store:
        for i in range(30):
            making.add(store, f"t{i}")
    whole = file.read_bytes()
    with Store.open(file) as store:
        store.engine.dispose()
        file.write_bytes(whole[:8192] + b"\xa5" * (len(whole) - 8192))
        with pytest.raises(StoreDamaged):
            [store.whole(f"t{i}") for i in range(30)]
        before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".db-shm"}
        for name, write in WRITES:
            if name != "notify":  # SQLite has nobody to tell
                with pytest.raises(StoreFault):
                    write(store)
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".db-shm"} == before


def test_a_file_that_can_only_be_read(tmp_path: Path) -> None:
    with Store.open(tmp_path / "escadre.db") as store:
        making.add(store)
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
            connection.commit()
        with pytest.raises(StoreStuck, match="can only be read"):
            store.append([making.step("t1", 1)])
        assert len(store.acts("t1")) == 1


def test_a_disk_that_is_full_and_then_is_not(tmp_path: Path) -> None:
    """SQLite itself says so: it may have no page more."""
    with Store.open(tmp_path / "escadre.db") as store:
        making.add(store)
        with store.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
            connection.commit()
        steps = [making.step("t1", number, order="x" * 1000) for number in range(1, 200)]
        kept = [1]
        with pytest.raises(StoreStuck, match="full"):
            kept.extend(store.append([step])[0] for step in steps)
        assert len(store.acts("t1")) == sum(kept) > 1
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
            connection.commit()
        assert store.append([making.step("t1", sum(kept))]) == [True]


def test_one_server_for_one_file(tmp_path: Path) -> None:
    with Store.open(tmp_path / "escadre.db") as first, Store.open(tmp_path / "escadre.db") as second:
        first.hold()
        first.hold()
        with pytest.raises(StoreFault, match="another server uses the database file"):
            second.hold()
        first.close()
        second.hold()

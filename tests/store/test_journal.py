"""Group commit: many steps, few transactions; each is answered for itself."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import exc

from escadre.store.faults import StoreAway
from escadre.store.journal import BATCH, Journal
from escadre.store.rows import Append
from escadre.store.store import Store
from tests.postgres import Cluster
from tests.store import making


class Watched(Store):
    """Counts transactions, can be held up, and can lose the line: before a batch is kept, or after."""

    def __init__(self, url: str | Path) -> None:
        super().__init__(url)
        self.batches: list[int] = []
        self.gate = threading.Event()
        self.gate.set()
        self.lose_before = 0
        self.lose_after = 0

    def append(self, batch: Sequence[Append]) -> list[bool]:
        self.gate.wait(60)
        if self.lose_before:
            self.lose_before -= 1
            raise StoreAway("server-store-away", detail="test")
        kept = super().append(batch)
        self.batches.append(len(batch))
        if self.lose_after:
            self.lose_after -= 1
            raise StoreAway("server-store-away", detail="test")
        return kept


@pytest.fixture
def watched(url: str) -> Watched:
    Store.open(url).close()
    return Watched(url)


def test_what_waits_goes_into_one_transaction(watched: Watched) -> None:
    for i in range(30):
        making.add(watched, f"t{i}")
    watched.gate.clear()
    journal = Journal(watched)
    futures = [journal.append(making.step(f"t{i}", number)) for number in range(1, 11) for i in range(30)]
    watched.gate.set()
    assert all(future.result(60) for future in futures)
    journal.close()
    assert sum(watched.batches) == 300
    assert len(watched.batches) <= 3
    assert max(watched.batches) <= BATCH
    watched.close()


def test_each_step_is_answered_for_itself(watched: Watched) -> None:
    making.add(watched)
    watched.gate.clear()
    journal = Journal(watched)
    answers = [journal.append(step) for step in (making.step("t1", 1), making.step("t1", 1), making.step("t9", 1))]
    watched.gate.set()
    assert [answer.result(60) for answer in answers] == [True, False, False]
    journal.close()


def test_a_bad_step_hurts_no_other(watched: Watched) -> None:
    for id in ("t1", "t2", "t3"):
        making.add(watched, id)
    bad = structs.replace(making.step("t2", 1), acts=(making.act("t2", 0),))
    watched.gate.clear()
    journal = Journal(watched)
    first = journal.append(making.step("t0", 1))  # the thread holds this one while the others gather
    good, wrong, fine = (journal.append(step) for step in (making.step("t1", 1), bad, making.step("t3", 1)))
    watched.gate.set()
    assert not first.result(60)
    assert good.result(60)
    assert fine.result(60)
    assert isinstance(wrong.exception(60), exc.IntegrityError)
    journal.close()


def test_a_database_that_is_briefly_away(watched: Watched) -> None:
    making.add(watched)
    watched.lose_before = 2
    journal = Journal(watched)
    assert journal.append(making.step("t1", 1)).result(60)
    journal.close()


def test_a_line_that_breaks_after_the_act_was_kept(watched: Watched) -> None:
    """The second try finds the act there: it is ours, so it is kept and not refused."""
    making.add(watched)
    watched.lose_after = 1
    journal = Journal(watched)
    assert journal.append(making.step("t1", 1)).result(60)
    watched.lose_after = 1
    assert not journal.append(making.step("t1", 1, order="another")).result(60)
    journal.close()
    assert len(watched.acts("t1")) == 2


def test_a_database_that_stays_away(watched: Watched) -> None:
    making.add(watched)
    watched.lose_before = 1000
    journal = Journal(watched, patience=0.2)
    with pytest.raises(StoreAway, match="does not answer"):
        journal.append(making.step("t1", 1)).result(60)
    watched.lose_before = 0
    assert journal.append(making.step("t1", 1)).result(60)
    journal.close()


def test_close_writes_what_waits(watched: Watched) -> None:
    making.add(watched)
    watched.gate.clear()
    journal = Journal(watched)
    futures = [journal.append(making.step("t1", number)) for number in range(1, 500)]
    threading.Timer(0.05, watched.gate.set).start()
    journal.close()
    journal.close()
    assert all(future.result(0) for future in futures)
    assert isinstance(journal.append(making.step("t1", 500)).exception(0), RuntimeError)


def test_nobody_takes_a_step_back(watched: Watched) -> None:
    making.add(watched)
    watched.gate.clear()
    journal = Journal(watched)
    answer = journal.append(making.step("t1", 1))
    assert not answer.cancel()
    watched.gate.set()
    assert answer.result(60)
    journal.close()


def test_postgresql_is_started_anew(cluster: Cluster, postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        making.add(store)
        journal = Journal(store, patience=60)
        assert journal.append(making.step("t1", 1)).result(60)
        cluster.stop()
        answer = journal.append(making.step("t1", 2))
        assert not answer.done()
        with pytest.raises(StoreAway):
            store.table("t1")
        cluster.start()
        assert answer.result(60)
        assert journal.append(making.step("t1", 3)).result(60)
        journal.close()
        assert len(store.acts("t1")) == 4

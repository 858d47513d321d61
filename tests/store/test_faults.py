"""A wrong address, a damaged file, a database that is not there: one clear sentence, in each language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from escadre.core.errors import EscadreError
from escadre.core.words import COMMON, LANGUAGES, Words
from escadre.store.faults import StoreAway, StoreFault
from escadre.store.store import Store
from tests.postgres import Cluster
from tests.store import making

STORE = Path(__file__).parent.parent.parent / "escadre" / "store"


@pytest.mark.parametrize(
    "url", ["", "escadre.db", "mysql://root@localhost/x", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_an_address_that_means_nothing(url: str) -> None:
    with pytest.raises(StoreFault, match="sqlite:///FILE or postgresql://"):
        Store.open(url)


def test_an_address_is_not_repeated_with_its_password() -> None:
    url = "postgresql://me:hush@127.0.0.1:1/x"
    with pytest.raises(StoreAway) as caught:
        Store.open(url)
    assert "hush" not in str(caught.value)
    assert "hush" not in repr(Store(url))
    with pytest.raises(StoreFault) as unreadable:
        Store.open("postgresql://me:hush@host:port/x")
    assert "hush" not in str(unreadable.value)


def test_a_file_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="cannot be used: No such file or directory"):
        Store.open(tmp_path / "nowhere" / "escadre.db")
    with pytest.raises(StoreFault, match="cannot be used: Is a directory"):
        Store.open(tmp_path)


@pytest.mark.parametrize("content", [b"hello, this is a text\n" * 100, b"{}", b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "escadre.db"
    file.write_bytes(content)
    with pytest.raises(StoreFault, match="no database of Escadre, or it is damaged"):
        Store.open(file)
    assert file.read_bytes() == content


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "escadre.db"
    with Store.open(file) as store:
        for i in range(50):
            making.add(store, f"t{i}")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + random.Random(1).randbytes(len(whole) - 8192))

    def look() -> None:
        with Store.open(file) as store:
            for i in range(50):
                store.whole(f"t{i}")

    with pytest.raises(StoreFault, match="no database of Escadre, or it is damaged"):
        look()


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    Store.open(tmp_path / "escadre.db").close()
    assert (tmp_path / "escadre.db").stat().st_mode & 0o077 == 0


def test_a_database_that_nobody_made(cluster: Cluster) -> None:
    with pytest.raises(StoreAway, match='database "nothing" does not exist'):
        Store.open(cluster.url("nothing"))


def test_a_user_who_may_not_make_tables(cluster: Cluster, postgres_url: str) -> None:
    import psycopg

    with psycopg.connect(postgres_url, autocommit=True) as line:
        line.execute("DROP ROLE IF EXISTS guest")
        line.execute("CREATE ROLE guest LOGIN")
        line.execute("REVOKE ALL ON SCHEMA public FROM PUBLIC")
    with pytest.raises(StoreFault, match=r"cannot be opened: (permission denied|no schema)"):
        Store.open(postgres_url.replace("postgres@", "guest@"))


def test_no_value_in_what_the_driver_complains_about(store: Store) -> None:
    making.add(store)
    with pytest.raises(Exception) as caught:  # noqa: PT011
        making.add(store)
    assert "secret" not in str(caught.value)


def test_every_sentence_is_there_in_each_language() -> None:
    ids = {id for file in STORE.glob("*.py") for id in re.findall(r'"(server-[a-z-]+)"', file.read_text())}
    assert len(ids) >= 12
    for language in LANGUAGES:
        words = Words(language)
        assert [id for id in ids if not words.has(id)] == []
        text = (COMMON / f"{language}-server.ftl").read_text()
        assert all(len(re.findall(rf"^{id} =", text, re.MULTILINE)) == 1 for id in ids)
    error = EscadreError("server-store-away", detail="x")
    assert error.lines("fr") == ["la base de données ne répond pas : x"]

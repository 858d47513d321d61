"""One command keeps everything in one file; another brings it back, also into the other kind of database."""

from __future__ import annotations

import json
import sys
import threading
import zipfile
from pathlib import Path

import pytest
import sqlalchemy as sa

from escadre.core.match import Match, verify
from escadre.store.backup import backup, restore
from escadre.store.export import export
from escadre.store.faults import BadBackup, StoreFault
from escadre.store.schema import METADATA
from escadre.store.store import Store
from tests.store import making
from tests.store.record import fill


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.snapshot() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_all_comes_back(url: str, into: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with Store.open(url) as store:
        fill(store)
        before = everything(store)
        assert all(before.values())
    rows = backup(url, tmp_path / "b.zip")
    assert rows == sum(map(len, before.values()))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    if into == "postgresql":
        other = request.getfixturevalue("cluster").database()
    assert restore(other, tmp_path / "b.zip") == rows
    with Store.open(other) as store:
        assert everything(store) == before
    if into == "postgresql":
        request.getfixturevalue("cluster").drop(other)


def test_more_rows_than_go_at_once(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["escadre.store.backup"], "ROWS", 7)
    with Store.open(url) as store:
        for i in range(5):
            making.add(store, f"t{i}", acts=14)
        before = everything(store)
    backup(url, tmp_path / "b.zip")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    restore(other, tmp_path / "b.zip")
    with Store.open(other) as store:
        assert everything(store) == before


def test_it_is_of_one_moment_while_others_write(url: str, tmp_path: Path) -> None:
    stop = threading.Event()
    with Store.open(url) as store:
        for i in range(8):
            making.add(store, f"t{i}")

        def write() -> None:
            number = 1
            while not stop.is_set():
                assert all(store.append([making.step(f"t{i}", number) for i in range(8)]))
                number += 1

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for i in range(5):
                backup(url, tmp_path / f"{i}.zip")
        finally:
            stop.set()
            writer.join()
    for i in range(5):
        other = f"sqlite:///{tmp_path / f'{i}.db'}"
        restore(other, tmp_path / f"{i}.zip")
        with Store.open(other) as copy:
            rows = [copy.whole(f"t{n}") for n in range(8)]
            assert len({row[0].acts for row in rows if row}) == 1
            assert all(row and row[0].acts == len(row[2]) for row in rows)


def test_a_used_database_is_refused(url: str, tmp_path: Path) -> None:
    with Store.open(url) as store:
        fill(store)
        before = everything(store)
        backup(url, tmp_path / "b.zip")
        with pytest.raises(BadBackup, match="not empty"):
            restore(url, tmp_path / "b.zip")
        assert everything(store) == before


def test_a_new_database_may_be_open_already(url: str, tmp_path: Path) -> None:
    with Store.open(tmp_path / "a.db") as store:
        fill(store)
    backup(tmp_path / "a.db", tmp_path / "b.zip")
    with Store.open(url) as store:
        restore(url, tmp_path / "b.zip")
        assert store.table("over") is not None


def test_only_its_owner_reads_it_and_no_half_file_stays(store: Store, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(url, folder / "b.zip")
    assert (folder / "b.zip").stat().st_mode & 0o077 == 0
    backup(url, folder / "b.zip")  # over the old one
    assert [file.name for file in folder.iterdir()] == ["b.zip"]
    with pytest.raises(BadBackup, match="cannot be used"):
        backup(url, tmp_path / "nowhere" / "b.zip")


def test_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="No such file"):
        backup(tmp_path / "typo.db", tmp_path / "b.zip")
    assert list(tmp_path.iterdir()) == []


# ---- files that cannot be trusted


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    with Store.open(tmp_path / "a.db") as store:
        fill(store)
    backup(tmp_path / "a.db", tmp_path / "b.zip")
    return tmp_path / "b.zip"


def rewrite(file: Path, **parts: bytes | None) -> None:
    """The same zip with other contents; None leaves a part out."""
    with zipfile.ZipFile(file) as archive:
        old = {name: archive.read(name) for name in archive.namelist()}
    new = {**old, **{name.replace("__", "."): data for name, data in parts.items()}}
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in new.items():
            if data is not None:
                archive.writestr(name, data)


def refused(file: Path, words: str) -> None:
    other = file.parent / "other.db"
    with pytest.raises(BadBackup, match=words):
        restore(other, file)
    if other.exists():
        with Store.open(other) as store:
            assert not any(everything(store).values())


def test_no_such_file(tmp_path: Path) -> None:
    refused(tmp_path / "b.zip", "No such file")


def test_a_file_that_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"hello")
    refused(tmp_path / "b.zip", "is damaged")
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("hello.txt", "hello")
    refused(tmp_path / "b.zip", "no backup of Escadre")


def test_a_backup_that_was_cut_off(kept: Path) -> None:
    data = kept.read_bytes()
    kept.write_bytes(data[: len(data) // 2])
    refused(kept, "is damaged")


def test_a_backup_with_a_flipped_bit_anywhere(kept: Path) -> None:
    data = kept.read_bytes()
    before = None
    for place in range(0, len(data), 97):
        broken = bytearray(data)
        broken[place] ^= 4
        kept.write_bytes(bytes(broken))
        other = kept.parent / f"{place}.db"
        try:
            restore(other, kept)
        except BadBackup:
            continue
        with Store.open(other) as store:  # a bit that means nothing, such as a date in the zip
            before = before or everything(store)
            assert everything(store) == before


def test_a_backup_of_a_newer_program(kept: Path) -> None:
    with zipfile.ZipFile(kept) as archive:
        contents = json.loads(archive.read("escadre.json"))
    rewrite(kept, escadre__json=json.dumps({**contents, "schema": "9999"}).encode())
    refused(kept, "newer Escadre")
    rewrite(kept, escadre__json=json.dumps({**contents, "escadre_backup": 2}).encode())
    refused(kept, "newer Escadre")


def test_a_backup_whose_parts_do_not_fit(kept: Path) -> None:
    with zipfile.ZipFile(kept) as archive:
        contents = json.loads(archive.read("escadre.json"))
    original = kept.read_bytes()
    rewrite(kept, acts__jsonl=None)
    refused(kept, "is damaged")
    kept.write_bytes(original)
    rewrite(kept, acts__jsonl=b"")
    refused(kept, "is damaged")
    kept.write_bytes(original)
    rewrite(kept, escadre__json=json.dumps({**contents, "parts": [{"table": "acts"}]}).encode())
    refused(kept, "is damaged")
    parts = [part for part in contents["parts"] if part["table"] != "tables"]  # acts of no table
    rewrite(kept, escadre__json=json.dumps({**contents, "parts": parts}).encode())
    refused(kept, "is damaged")


# ---- the archive as files


def test_the_archive_is_written_as_save_files(store: Store, tmp_path: Path) -> None:
    fill(store)
    store.add_table(*making.played("second", seed=8))
    files, failed = export(store, tmp_path / "archive")
    assert failed == []
    assert [file.name for file in files] == ["flotilla-20260921-over.json", "flotilla-20260921-second.json"]
    for file in files:
        assert verify(file.read_bytes())["over"]
    match = Match.load(files[0].read_bytes())
    assert match.players == ["Émile", "Captain 2", "Admiral 3 (admiral:400)"]
    assert len(list((tmp_path / "archive").iterdir())) == 2


def test_matches_in_play_are_written_when_asked_for(store: Store, tmp_path: Path) -> None:
    fill(store)
    files, failed = export(store, tmp_path, over_only=False)
    assert failed == []
    assert sorted(Match.load(file.read_bytes()).outcome is None for file in files) == [False, True]


def test_a_match_that_cannot_be_saved_stops_no_other(store: Store, tmp_path: Path) -> None:
    row, seats, acts = making.played("over")
    store.add_table(row, seats, acts[:-2])
    store.update_table("over", status="over", game="chess")
    store.add_table(*making.played("second", seed=8))
    files, failed = export(store, tmp_path)
    assert [file.name for file in files] == ["flotilla-20260921-second.json"]
    assert [id for id, _ in failed] == ["over"]


def test_a_match_of_older_rules_is_written_as_it_was(store: Store, tmp_path: Path) -> None:
    row, seats, acts = making.played("over", acts=6)
    header = json.loads(row.header)
    header["rules"] = 0
    store.add_table(
        making.structs.replace(row, rules=0, header=json.dumps(header).encode(), status="over"), seats, acts
    )
    files, failed = export(store, tmp_path)
    assert failed == []
    assert Match.load(files[0].read_bytes()).log[0].order == "resumed at act 6 of rules version 0"

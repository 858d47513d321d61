"""`escadre backup`, `restore` and `export`: what a server has kept, in files."""

from __future__ import annotations

from pathlib import Path

from escadre.cli.desk import Desk, Mistake
from escadre.cli.keep import home
from escadre.server.app import database_url
from escadre.server.settings import Settings
from escadre.store.backup import backup as write_backup
from escadre.store.backup import restore as read_backup
from escadre.store.export import export as write_files
from escadre.store.store import Store


def backup(desk: Desk, file: Path, /, *, data: Path | None = None, database: str = "", language: str = "") -> int:
    """Everything in one file, while the server runs."""
    if file.is_dir():
        raise Mistake("wrong-file-is-folder", file=str(file))
    rows = write_backup(_url(data, database), file)
    desk.print("archive-backed-up", file=str(file), rows=rows)
    return 0


def restore(desk: Desk, file: Path, /, *, data: Path | None = None, database: str = "", language: str = "") -> int:
    """Fill an empty database from a backup."""
    rows = read_backup(_url(data, database), file)
    desk.print("archive-restored", file=str(file), rows=rows)
    return 0


def export(
    desk: Desk,
    folder: Path,
    /,
    *,
    data: Path | None = None,
    database: str = "",
    everything: bool = False,
    language: str = "",
) -> int:
    """Each match as a save file."""
    if folder.exists() and not folder.is_dir():
        raise Mistake("wrong-folder", folder=str(folder))
    store = Store.open(_url(data, database))
    try:
        written, failed = write_files(store, folder, over_only=not everything)
    finally:
        store.close()
    for id, error in failed:
        desk.warn("archive-not-exported", table=id, reason=error.text)
    desk.print("archive-exported", count=len(written), file=str(folder))
    return 1 if failed else 0


def _url(data: Path | None, database: str) -> str:
    return database_url(Settings(database=database, data=home(data)))

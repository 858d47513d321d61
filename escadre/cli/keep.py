"""The player's saves: where they are, written so that no moment can lose one."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType

from platformdirs import user_data_path

from escadre.cli.desk import Mistake
from escadre.core.errors import BadSave
from escadre.core.files import writing

SUFFIX = ".json"


def home(chosen: Path | None = None) -> Path:
    """Where all that we keep is: the folder that was named, else ESCADRE_DATA, else the user's data folder."""
    named = chosen or os.environ.get("ESCADRE_DATA")
    return Path(named).expanduser().absolute() if named else user_data_path("escadre", appauthor=False)


def folder() -> Path:
    """Where this player's saves are."""
    return home() / "saves"


def fresh(game: str) -> Path:
    """A file name for a new match that no other match has."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    file = folder() / f"{game}-{stamp}{SUFFIX}"
    again = 1
    while file.exists():
        again += 1
        file = folder() / f"{game}-{stamp}-{again}{SUFFIX}"
    return file


def write(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with writing(file) as out:
        out.write(data)


def read(file: Path) -> bytes:
    """The bytes of a file that the user named."""
    if file.is_dir():
        raise Mistake("wrong-file-is-folder", file=str(file))
    if not file.exists():
        raise Mistake("wrong-file-missing", file=str(file))
    return file.read_bytes()


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """What is wrong with a save is said with the name of its file."""
    try:
        yield
    except BadSave as error:
        raise Mistake("wrong-file", file=str(file), reason=error) from None


def latest(game: str = "") -> Path:
    """The match that was played last and is not over."""
    where = folder()
    files = sorted(where.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            body = json.loads(file.read_bytes())
            if not body["over"] and game in ("", body["game"]):
                return file
        except (OSError, ValueError, KeyError, TypeError):
            continue  # a damaged or foreign file must not hide the good ones
    raise Mistake("wrong-nothing-to-resume", folder=str(where))


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until the end of the block: an act and its save are one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt

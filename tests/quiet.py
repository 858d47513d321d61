"""The toys without their `think`: games that bots cannot play, installed for the length of a test.

`quiet` is Flotilla, which needs several people; `hermit` is Patience at Sea, which needs one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from escadre.core import game
from escadre.server.routes import lobby

TOYS = {"quiet": "flotilla", "hermit": "patience"}
MODULE = """
from dataclasses import replace

from escadre.core.rooms import Think
from {toy} import GAME as WITH_BOTS

GAME = replace(WITH_BOTS, key="{key}", think=Think())
"""


def write(folder: Path) -> Path:
    """A folder for the path: a module for each, and what the installer would have left beside it."""
    for key, toy in TOYS.items():
        (folder / f"{key}.py").write_text(MODULE.format(key=key, toy=toy), encoding="utf-8")
        info = folder / f"{key}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[escadre.games]\n{key} = {key}:GAME\n", encoding="utf-8")
    return folder


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(write(folder)))
        _look_again()
        yield
    _look_again()


def _look_again() -> None:
    for found in (game.keys, game.get, lobby.card):
        found.cache_clear()

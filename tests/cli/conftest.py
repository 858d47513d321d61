"""Drives `escadre` in this process: the same code as the program, a hundred times faster to start."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from escadre.cli.main import main


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


Escadre = Callable[..., Ran]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, English and 80 columns."""
    monkeypatch.setenv("ESCADRE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ESCADRE_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "data"


@pytest.fixture
def escadre(data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Escadre:
    """`escadre("play flotilla --seed 1", "ship 4", "quit")`: the command, then the typed lines."""

    def run(command: str | list[str], *lines: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        capsys.readouterr()
        code = main(command.split() if isinstance(command, str) else command)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        assert not re.search(r"\[[a-z]+-|\{\?", said.out + said.err), "a text without words"
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture
def finished(escadre: Escadre, data: Path) -> Path:
    """A match of flotilla that was played to its end."""
    ran = escadre("play flotilla --seed 1 --bots ensign", *["1"] * 6)
    assert ran.code == 0
    (file,) = (data / "saves").glob("*.json")
    return file

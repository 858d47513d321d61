"""The copy of a state is written from the state's own fields, and what is marked as shared is shared."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import escadre
from escadre.core.copying import main, written
from escadre.core.errors import Unreadable

ROOT = Path(escadre.__file__).parent.parent
STATES = sorted([*ROOT.glob("escadre/games/*/play/state.py"), *ROOT.glob("tests/third_party/*/*/play/state.py")])

HEAD = """
from dataclasses import dataclass
from typing import Annotated, TypeAlias, TypeVar
from escadre.core.frames import Shared, State
T = TypeVar("T")
Ship: TypeAlias = int
Early: TypeAlias = Annotated[T, "shared once turn"]
@dataclass
class Gun:
    shots: list[int]
NO_GUN = Gun([])
@dataclass
class Table(State):
"""


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.parent.name)
def test_what_is_written_is_what_the_state_says(path: Path) -> None:
    assert (path.parent / "copying.py").read_text(encoding="utf-8") == written(path), "write it anew: make copies"


def copied(folder: Path, fields: dict[str, tuple[str, Any]]) -> tuple[Any, Any, Any, Any]:
    """A state of such fields, its copy, what copies it, and the module that they come from."""
    (folder / "state.py").write_text(HEAD + "".join(f"    {name}: {kind}\n" for name, (kind, _) in fields.items()))
    assert main([str(folder / "state.py")]) == 0
    sys.path.insert(0, str(folder))
    try:
        state, copying = importlib.import_module("state"), importlib.import_module("copying")
    finally:
        sys.path.remove(str(folder))
        for name in ("state", "copying"):
            sys.modules.pop(name, None)
    values = {name: value(state) if callable(value) else value for name, (_, value) in fields.items()}
    old = state.Table([], ["told"], True, **values)
    return old, copying.copy(old), copying.copy, state


def test_lists_rows_records_tables_and_what_may_be_missing_are_copied(tmp_path: Path) -> None:
    old, new, _, state = copied(
        tmp_path,
        {
            "hands": ("list[list[Ship]]", [[1], [2, 3]]),
            "deep": ("list[list[list[int]]]", [[[1]]]),
            "gun": ("Gun", lambda state: state.Gun([4])),
            "guns": ("list[Gun]", lambda state: [state.Gun([5])]),
            "spare": ("Gun | None", None),
            "seen": ("set[int]", {1}),
            "where": ("dict[int, list[int]]", {1: [2]}),
            "name": ("str | None", "x"),
        },
    )
    assert new == state.Table([], [], True, old.hands, old.deep, old.gun, old.guns, None, {1}, {1: [2]}, "x")
    new.hands[0].append(9)
    new.deep[0][0].append(9)
    new.gun.shots.append(9)
    new.guns[0].shots.append(9)
    new.seen.add(9)
    new.where[1].append(9)
    assert (old.hands, old.deep, old.gun.shots, old.guns[0].shots) == ([[1], [2, 3]], [[[1]]], [4], [5])
    assert (old.seen, old.where) == ({1}, {1: [2]})


def test_what_is_marked_is_shared(tmp_path: Path) -> None:
    fields: dict[str, tuple[str, Any]] = {
        "fixed": ("Shared[list[int]]", [1]),
        "row": ("tuple[int, ...]", (1,)),
        "early": ("Early[list[int]]", [1]),
        "turn": ("int", 0),
        "gun": ('Annotated[Gun, "shared if NO_GUN"]', lambda state: state.NO_GUN),
    }
    old, new, copy, state = copied(tmp_path, fields)
    assert (new.fixed is old.fixed, new.row is old.row, new.early is old.early) == (True, True, False)
    assert new.gun is state.NO_GUN
    old.turn, old.gun = 1, state.Gun([])
    later = copy(old)
    assert later.early is old.early
    assert later.gun is not old.gun


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (HEAD + "    deck: deque[int]\n", "what Table.deck is, deque[int], cannot be copied"),
        ("x = 1\n", "must declare one dataclass that is a State"),
        ("def (", "cannot be read"),
    ],
)
def test_what_cannot_be_copied_is_named(tmp_path: Path, source: str, said: str) -> None:
    (tmp_path / "state.py").write_text(source, encoding="utf-8")
    with pytest.raises(Unreadable) as error:
        written(tmp_path / "state.py")
    assert said in str(error.value)


def test_the_command_writes_it_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "state.py").write_text(HEAD + "    hands: list[int]\n", encoding="utf-8")
    run = [sys.executable, "-m", "escadre.core.copying", str(tmp_path / "state.py")]
    assert subprocess.run(run, capture_output=True, cwd=ROOT).returncode == 0
    assert "s.hands = o.hands[:]" in (tmp_path / "copying.py").read_text(encoding="utf-8")
    assert main([str(tmp_path / "nothing.py")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main([]) == 2

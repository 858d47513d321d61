"""Compiled by mypyc or not, the same seeds give the same bytes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


def start(*command: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def end(process: subprocess.Popen[str]) -> str:
    said, complained = process.communicate()
    assert process.returncode == 0, said[-2000:] + complained[-4000:]
    return said


def wheel(folder: Path, switch: str) -> list[str]:
    end(start("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), ESCADRE_COMPILE=switch))
    (file,) = folder.glob("*.whl")
    return [file.name, *zipfile.ZipFile(file).namelist()]


def compare(compiling: Callable[[], object], *wanted: str) -> int:
    """How many digests were compared. Those of the sources, which take longest, are made while it is compiled."""
    slow = start("tools/digests.py", *wanted, PYTHONPATH=str(ROOT))
    compiling()
    compiled = json.loads(end(start("tools/digests.py", *wanted, PYTHONPATH=str(COMPILED))))
    interpreted = json.loads(end(slow))
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["digests"] == interpreted["digests"]
    return len(compiled["digests"])


@pytest.fixture
def compiler() -> None:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        assert not os.environ.get("CI"), "no C compiler: the compiled modules went untested"
        pytest.skip("no C compiler")


# One test, so that two workers never compile into the same folder; the other one runs alone, in `make soak`.
@pytest.mark.usefixtures("compiler")
def test_compiled_and_interpreted_play_bit_for_bit_the_same(tmp_path: Path) -> None:
    made: list[str] = []
    compare(lambda: made.extend(wheel(tmp_path, switch="1")))  # which compiles into build/compiled
    assert any(name.startswith("escadre/core/flow.") and name.endswith(".so") for name in made)
    assert not made[0].endswith("none-any.whl")


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_compiled_and_interpreted_play_the_same_at_every_table() -> None:
    compared = compare(lambda: end(start("tools/compiling.py", str(COMPILED))), "--every", "--seeds", "3")
    print(f"{compared} matches played the same, compiled and interpreted")


def test_every_line_of_the_list_finds_its_modules() -> None:
    """A module that moved away would be left uncompiled, and nobody would notice but who waits for it."""
    lines = (ROOT / "compiled.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and line[0] != "#" and not [*ROOT.glob(line)]] == []


def test_a_wheel_without_the_switch_is_pure(tmp_path: Path) -> None:
    made = wheel(tmp_path, switch="0")
    assert made[0].endswith("py3-none-any.whl")
    assert not any(name.endswith(".so") for name in made)
    assert "escadre/core/match.py" in made

"""Compiled by mypyc or not, the same seeds give the same bytes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def digests(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("tools/digests.py", PYTHONPATH=str(path)))
    return found


def wheel(folder: Path, switch: str) -> list[str]:
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), ESCADRE_COMPILE=switch, ESCADRE_OPTIMISE="1")
    (file,) = folder.glob("*.whl")
    return [file.name, *zipfile.ZipFile(file).namelist()]


# One test, so that two workers never compile into the same folder.
def test_compiled_and_interpreted_play_bit_for_bit_the_same(tmp_path: Path) -> None:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        assert not os.environ.get("CI"), "no C compiler: the compiled modules went untested"
        pytest.skip("no C compiler")
    made = wheel(tmp_path / "fast", switch="1")  # which compiles into build/compiled
    assert any(name.startswith("escadre/core/flow.") and name.endswith(".so") for name in made)
    assert not made[0].endswith("none-any.whl")
    interpreted, compiled = digests(ROOT), digests(COMPILED)
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["digests"] == interpreted["digests"]


def test_a_wheel_without_the_switch_is_pure(tmp_path: Path) -> None:
    made = wheel(tmp_path, switch="0")
    assert made[0].endswith("py3-none-any.whl")
    assert not any(name.endswith(".so") for name in made)
    assert "escadre/core/match.py" in made

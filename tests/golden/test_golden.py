"""The golden playthroughs go as they were recorded. A rule changed on purpose? `make golden`, and read the diff."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.golden.record import EVERY, FOLDER, TABLES, difference

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_playthrough_goes_as_recorded(file: Any) -> None:
    assert difference(json.loads(file.read_text(encoding="utf-8"))) == ""


def test_there_is_a_file_for_every_table_and_they_are_small() -> None:
    assert {file.stem for file in FILES} == set(TABLES)
    assert sum(file.stat().st_size for file in FILES) < 450_000


# ---- a difference is found, and where


@pytest.fixture
def golden() -> dict[str, Any]:
    return read("flotilla-3")


def read(name: str) -> dict[str, Any]:
    body: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return body


def act_with(golden: dict[str, Any], part: int) -> int:
    return next(n for n, act in enumerate(golden["acts"][2:], 2) if len(act) > part and act[part])


def test_other_dice_are_named(golden: dict[str, Any]) -> None:
    number = act_with(golden, 1)
    golden["acts"][number][1][0] += 1
    assert f"act {number} (" in difference(golden)
    assert "dice differs" in difference(golden)


def test_other_events_are_named(golden: dict[str, Any]) -> None:
    number = act_with(golden, 2)
    golden["acts"][number][2] += " thunder"
    assert difference(golden).startswith(f"act {number} (")
    assert "thunder" in difference(golden)


def test_an_act_that_is_now_refused_is_named(golden: dict[str, Any]) -> None:
    golden["acts"][3][0] = "0 ship 99"
    assert difference(golden).startswith("act 3 (0 ship 99) cannot be played")


def test_another_state_is_named_with_the_last_act_that_was_right() -> None:
    golden = read("sirocco-3-plain")
    golden["acts"][2 * EVERY][3] = "0" * 12
    assert difference(golden).startswith(f"act {2 * EVERY} (")
    assert f"state differs (since act {EVERY})" in difference(golden)


def test_another_outcome_is_named(golden: dict[str, Any]) -> None:
    golden["scores"][0] += 1
    assert difference(golden).startswith("the outcome differs")


def test_other_rules_are_named(golden: dict[str, Any]) -> None:
    golden["rules"] += 1
    assert difference(golden).startswith("recorded with rules 2")

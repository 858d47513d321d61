"""Every installed game keeps the promises: at every decision of some matches, at sampled ones of the others."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from escadre.core.dice import Dice
from escadre.core.game import get, keys
from escadre.core.match import Match
from escadre.core.scene import Picture, Touch
from escadre.core.types import Text
from tests.contract import promises
from tests.contract.promises import Table

TABLES = promises.every_table()
# A battle of fleets takes hundreds of decisions, with hundreds of choices each.
SHORT = [table for table in TABLES if table.game != "branle_bas"]
DUEL = Table("branle_bas", 2, {}, "constitution-java")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_promises_at_sampled_decisions(table: Table) -> None:
    every = 25 if table in SHORT else 75
    promises.check_play(table, seed=11, every=every)
    promises.check_flow(table, seed=12, every=every)


@pytest.mark.parametrize("table", [*SHORT[::7], DUEL], ids=str)
def test_promises_at_every_decision(table: Table) -> None:
    promises.check_play(table, seed=13)


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "flotilla"], ids=str)
def test_promises_at_every_decision_of_many_matches_of_the_smallest_game(table: Table) -> None:
    for seed in range(15):
        promises.check_play(table, seed)


@pytest.mark.parametrize("key", keys())
def test_same_seed_and_acts_give_the_same_bytes_in_another_process(key: str) -> None:
    here = promises.digest(key)
    for salt in ("1", "4242"):
        command = [sys.executable, promises.__file__, key, "--digest"]
        done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": salt}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == here


# ---- the checks themselves: each of these games breaks one promise, and must be caught

SMALLEST = get("flotilla")


def copy_that_shares_hands(s: Any) -> Any:
    twin = SMALLEST.copy(s)
    twin.hands = s.hands
    return twin


def view_that_shows_the_bag(s: Any, seat: int | None) -> Picture:
    return structs.replace(SMALLEST.view(s, seat), prompt=Text("prompt-over", {"bag": sum(s.bag)}))


def guess_in_the_true_order(s: Any, seat: int, dice: Dice) -> Any:
    world = SMALLEST.guess(s, seat, dice)
    world.bag.sort(key=lambda ship: (ship not in s.bag, ship))
    return world


def guess_that_forgets(s: Any, seat: int, dice: Dice) -> Any:
    twin = SMALLEST.copy(s)
    twin.seen[seat] = 0
    return SMALLEST.guess(twin, seat, dice)


def conserve_too_strictly(s: Any) -> None:
    assert sum(s.scores) == 0


BROKEN: dict[str, tuple[str | None, dict[str, Any]]] = {
    "the guess is the truth": ("cannot see", {"guess": lambda s, seat, dice: SMALLEST.copy(s)}),
    "the guess keeps an order of the truth": ("knows more", {"guess": guess_in_the_true_order}),
    "the guess forgets what was learnt": ("view", {"guess": guess_that_forgets}),
    "the view shows what is hidden": ("view", {"view": view_that_shows_the_bag}),
    "a copy shares a list": (None, {"copy": copy_that_shares_hands}),
    "the outcome comes too early": ("exactly when", {"outcome": lambda s: SMALLEST.outcome(replace(s, stack=[]))}),
    "the outcome never comes": ("exactly when", {"outcome": lambda s: None}),
    "something is not conserved": (None, {"conserve": conserve_too_strictly}),
    "a choice cannot be typed": ("can be typed", {"number": lambda kind, word: 1}),
    "a verb is not declared": ("not declared", {"verbs": {"ship": "ship", "recall": ""}}),
    "a piece to click is not there": ("to click", {"touch": lambda s, seat, verb, arg: Touch(f"boat-{arg}")}),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_game_that_breaks_a_promise_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words, change = BROKEN[fault]
    broken = replace(SMALLEST, **change)
    monkeypatch.setattr(promises, "FAILURES", tmp_path)
    monkeypatch.setattr(promises, "set_up", lambda table, seed: Match.new(broken, table.seats, seed=seed))
    with pytest.raises(AssertionError, match=words):
        promises.check_play(Table("flotilla", 3, {}), seed=0)
    assert list(tmp_path.glob("*.json")), "the match that broke it is kept"


def test_the_table_of_options_names_only_what_is_installed() -> None:
    assert set(promises.MATRIX) <= set(keys())
    for key, scenarios in promises.SCENARIOS.items():
        assert set(scenarios) <= {card.key for card in get(key).muster.scenarios()}

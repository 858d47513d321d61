"""Every installed game keeps the promises, at hundreds of decisions of every table; dishonest games are caught."""

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
from escadre.core.game import AnyGame, get, keys
from escadre.core.match import Match
from escadre.core.scene import Picture, Touch
from escadre.core.types import Outcome, Text
from tests.contract import promises
from tests.contract.dishonest import VARIANTS, with_play, with_show, with_think
from tests.contract.promises import Table

TABLES = promises.every_table()
# A battle of fleets takes hundreds of decisions, with hundreds of choices each.
SHORT = [table for table in TABLES if table.game != "branle_bas"]
FLOTILLA = [table for table in TABLES if table.game == "flotilla"]
ROOT = Path(__file__).parent.parent.parent
DUEL = Table("branle_bas", 2, {}, "constitution-java")
WORK = ["branle_bas", "naval_battles"]  # what takes longest is begun first, so that no core is left waiting at the end
LONGEST_FIRST = sorted(TABLES, key=lambda table: WORK.index(table.game) if table.game in WORK else len(WORK))
CHECKED = 200  # decisions of each table


@pytest.mark.parametrize("table", LONGEST_FIRST, ids=str)
def test_promises_at_hundreds_of_decisions(table: Table) -> None:
    assert promises.check_table(table, seed=11, decisions=CHECKED) >= CHECKED
    promises.check_flow(table, seed=12, every=10, most=CHECKED // 5)


@pytest.mark.parametrize("table", [*FLOTILLA, DUEL], ids=str)
def test_promises_at_every_decision(table: Table) -> None:
    for seed in range(13, 16 if table in FLOTILLA else 14):
        promises.check_play(table, seed, thorough=True)


@pytest.mark.slow
@pytest.mark.parametrize("table", SHORT[::7], ids=str)
def test_promises_at_every_decision_of_longer_matches(table: Table) -> None:
    promises.check_play(table, seed=13, thorough=True)


@pytest.mark.slow
@pytest.mark.parametrize("table", FLOTILLA, ids=str)
def test_promises_at_every_decision_of_many_matches_of_the_smallest_game(table: Table) -> None:
    for seed in range(15):
        promises.check_play(table, seed, thorough=True)


@pytest.mark.parametrize("key", keys())
def test_same_seed_and_acts_give_the_same_bytes_in_another_process(key: str) -> None:
    here = promises.digest(key)
    for salt in ("1", "4242"):
        command = [sys.executable, "-m", promises.__name__, key, "--digest"]
        salted = {**os.environ, "PYTHONHASHSEED": salt}
        done = subprocess.run(command, env=salted, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == here


# ---- the checks themselves: each of these games breaks one promise, and must be caught

SMALLEST = get("flotilla")


def copy_that_shares_hands(s: Any) -> Any:
    twin = SMALLEST.play.copy(s)
    twin.hands = s.hands
    return twin


def guess_that_forgets(s: Any, seat: int, dice: Dice) -> Any:
    twin = SMALLEST.play.copy(s)
    twin.seen[seat] = 0
    return SMALLEST.think.guess(twin, seat, dice)


def conserve_too_strictly(s: Any) -> None:
    assert sum(s.scores) == 0


def outcome_at_once(s: Any) -> Outcome | None:
    return SMALLEST.play.outcome(replace(s, stack=[]))


def wordless_badge(s: Any, seat: int | None) -> Picture:
    return structs.replace(SMALLEST.show.view(s, seat), prompt=Text("prompt-of-nothing"))


def speaking(**changed: Any) -> AnyGame:
    return replace(SMALLEST, speak=replace(SMALLEST.speak, **changed))


BROKEN: dict[str, tuple[str | None, AnyGame]] = {
    "the guess forgets what was learnt": ("view", with_think(guess=guess_that_forgets)),
    "a copy shares a list": (None, with_play(copy=copy_that_shares_hands)),
    "the outcome comes too early": ("exactly when", with_play(outcome=outcome_at_once)),
    "the outcome never comes": ("exactly when", with_play(outcome=lambda s: None)),
    "something is not conserved": (None, with_play(conserve=conserve_too_strictly)),
    "a choice cannot be typed": ("can be typed", speaking(number=lambda kind, word: 1)),
    "a verb is not declared": ("not declared", speaking(verbs={"ship": "ship", "recall": ""})),
    "a piece to click is not there": ("to click", with_show(touch=lambda s, seat, verb, arg: Touch(f"boat-{arg}"))),
    "something has no words": ("has no words", with_show(view=wordless_badge)),
}


def caught(game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str | None = None) -> None:
    monkeypatch.setattr(promises, "FAILURES", tmp_path)
    monkeypatch.setattr(promises, "set_up", lambda table, seed: Match.new(game, table.seats, seed=seed))
    with pytest.raises(AssertionError, match=words):
        promises.check_table(Table("flotilla", 3, {}), seed=0, decisions=CHECKED)
    assert list(tmp_path.glob("*.json")), "the match that broke it is kept"


@pytest.mark.parametrize("fault", BROKEN)
def test_a_game_that_breaks_a_promise_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words, broken = BROKEN[fault]
    caught(broken, monkeypatch, tmp_path, words)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_dishonest_game_is_caught(variant: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    caught(VARIANTS[variant][1], monkeypatch, tmp_path)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_dishonest_game_is_caught_without_a_twin_of_its_own(
    variant: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As the game of a stranger, of which this folder knows nothing."""
    monkeypatch.setattr(promises, "TWINS", {})
    words, dishonest = VARIANTS[variant]
    caught(dishonest, monkeypatch, tmp_path, words)


def test_the_table_of_options_names_only_what_is_installed() -> None:
    assert set(promises.MATRIX) <= set(keys())
    for key, scenarios in promises.SCENARIOS.items():
        assert set(scenarios) <= {card.key for card in get(key).muster.scenarios()}

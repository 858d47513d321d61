"""Matches that were saved by older rules: they load, show what they had, and play on by the rules of today."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from escadre import Match
from escadre.core import codec
from escadre.games.naval_battles import GAME
from tests.contract.promises import check_decision, play

SAVES = Path(__file__).parent / "saves"
MIDDLE = ["version-1-buying", "version-1-defence"]


def body(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def load(name: str) -> Match:
    return Match.load((SAVES / f"{name}.json").read_bytes())


def without(state: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key not in names}


@pytest.mark.parametrize("name", [*MIDDLE, "version-1-over"])
def test_it_loads_with_the_state_that_it_had(name: str) -> None:
    saved = body(name)
    assert saved["rules"] == 1 < GAME.version
    match = load(name)
    now = codec.plain(match.state)
    assert now["given"] == []
    assert without(now, ("given", "turn", "options")) == without(saved["state"], ("turn", "options"))
    turn = without(now["turn"], ("credit",))
    turn["plays"] = [without(play, ("pays",)) for play in turn["plays"]]
    assert turn == saved["state"]["turn"]
    assert saved["state"]["options"].items() <= now["options"].items()  # the limit of bought cards stays, too
    assert match.log[0].order == f"resumed at act {len(saved['acts'])} of rules version 1"


@pytest.mark.parametrize("name", MIDDLE)
def test_it_plays_on_to_the_end_and_is_saved_anew(name: str) -> None:
    match = load(name)
    seats = match.turn
    assert seats
    check_decision(match, random.Random(1), range(match.setup.seats))
    play(match, 3)
    assert match.outcome is not None
    assert Match.load(match.save()).save() == match.save()


def test_a_defence_that_was_being_put_together_goes_on() -> None:
    match = load("version-1-defence")
    s = match.state
    seat = s.turn.defending
    assert match.turn == (seat,)
    tries = [codec.plain(attempt) for attempt in s.plan.tries]
    assert tries == body("version-1-defence")["state"]["plan"]["tries"] != []
    while match.turn == (seat,) and "done" not in match.menu(seat):
        verb, args = next(iter(match.menu(seat).items()))
        match.act(seat, verb, args[0])
    match.act(seat, "done", 0)
    assert not s.turn.declaring or s.turn.defending != seat


def test_what_is_over_stays_over() -> None:
    match = load("version-1-over")
    assert not match.turn
    assert match.outcome is not None
    assert match.state.winners == body("version-1-over")["state"]["winners"]
    assert tuple(match.outcome.scores) == tuple(body("version-1-over")["state"]["scores"])

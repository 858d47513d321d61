"""Matches that were saved by rules version 1: each shows what it showed, and plays on to an end.

The files in `saves/` were written by the program of that time and are never written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from escadre.core import codec
from escadre.core.match import Match
from escadre.games.branle_bas.play.migration import HOUSE_OF_1
from escadre.games.branle_bas.play.waiting import step_name
from tests.contract.promises import play

SAVES = Path(__file__).parent / "saves"
# What waited when it was saved.
WAITED = {
    "v1-choosing": "ChooseFleet",
    "v1-signals": "SendSignal",
    "v1-movement": "OrderFormation",
    "v1-helm": "Steer",
    "v1-gunfire": "Fire",
    "v1-boarding": "TransferCrew",  # BoardTangled, which has its place before the guns now: nobody has men to give
}
MOVED = ("options", "stack", "queue")  # what has another shape; all other columns stay as they were


def saved(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / f"{name}.json").read_bytes())
    assert found["rules"] == 1
    return found


def load(name: str) -> Match:
    return Match.load((SAVES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", [name for name in WAITED if name != "v1-boarding"])
def test_it_shows_the_state_it_had_and_asks_what_it_asked(name: str) -> None:
    old, match = saved(name), load(name)
    now = codec.plain(match.state)
    assert {key: now[key] for key in old["state"] if key not in MOVED} == {
        key: value for key, value in old["state"].items() if key not in MOVED
    }
    assert step_name(match.state) == WAITED[name]
    assert match.log[0].order == f"resumed at act {len(old['acts'])} of rules version 1"


@pytest.mark.parametrize("name", WAITED)
def test_it_plays_on_to_an_end_and_can_be_saved_again(name: str) -> None:
    match = play(load(name), 3)
    assert match.outcome is not None
    again = Match.load(match.save())
    assert again.save() == match.save()


def test_the_rulings_it_began_under_stay_in_force() -> None:
    options = load("v1-signals").state.options
    assert all(getattr(options, name) is value for name, value in HOUSE_OF_1.items())


@pytest.mark.rule("BBC-4.14")
def test_who_began_with_a_floor_keeps_it() -> None:
    match = load("v1-signals")
    assert (match.state.morale, match.state.floor) == ([2, -1], [0, 3])
    match.act(match.turn[0], "morale", 0)
    assert match.outcome is None  # -1 and 3: without the floor the second side had lost


@pytest.mark.rule("BBC-8.14")
def test_signals_that_were_being_sent_are_sent() -> None:
    old, match = saved("v1-signals"), load("v1-signals")
    assert match.state.hoist.senders == old["state"]["queue"]
    assert match.state.asking == old["state"]["asking"]
    assert "later" in match.menu(match.turn[0])


def test_a_match_that_was_over_is_over_with_the_same_outcome() -> None:
    old, match = saved("v1-over"), load("v1-over")
    assert old["over"]
    assert match.outcome is not None
    assert (match.state.winner, match.state.why) == (old["state"]["winner"], old["state"]["why"])
    assert match.outcome.ranks == (1, 0)

"""Matches that were saved by older rules: they load, show what they had, and play on by the rules of today."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from escadre import Match
from escadre.core import codec
from escadre.games.sirocco import GAME
from tests.contract.promises import check_decision, play

SAVES = Path(__file__).parent / "saves"
MIDDLE = ["version-1-battle", "version-1-sharing"]


def body(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def load(name: str) -> Match:
    return Match.load((SAVES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", [*MIDDLE, "version-1-over"])
def test_it_loads_with_the_state_that_it_had(name: str) -> None:
    saved = body(name)
    assert saved["rules"] == 1 < GAME.version
    match = load(name)
    assert codec.plain(match.state) == saved["state"]
    assert match.log[0].order == f"resumed at act {len(saved['acts'])} of rules version 1"


@pytest.mark.parametrize("name", MIDDLE)
def test_it_plays_on_to_the_end_and_is_saved_anew(name: str) -> None:
    match = load(name)
    assert match.turn
    check_decision(match, random.Random(1), range(match.setup.seats))
    play(match, 3)
    assert match.outcome is not None
    assert Match.load(match.save()).save() == match.save()


def test_a_share_that_had_begun_is_finished_as_it_was_begun() -> None:
    """The trick winner lost a card to Fate or was annulled: by the rules of then he still had his part."""
    match = load("version-1-sharing")
    e = match.state.engagement
    winner, share = e.trick, list(e.share)
    assert winner in e.entitled
    assert e.annulled[winner] or e.struck[winner]
    while match.turn == (winner,) and "to" in match.menu(winner):
        mine = winner in match.menu(winner)["to"]
        match.act(winner, "to", winner if mine else match.menu(winner)["to"][0])
    held = [card for card, holder in zip(match.state.prize, match.state.prize_of, strict=True) if holder == winner]
    assert set(share) & {*held, *match.state.won[winner]}


def test_what_is_over_stays_over() -> None:
    match = load("version-1-over")
    assert not match.turn
    assert match.outcome is not None
    assert [len(won) for won in match.state.won] == [len(won) for won in body("version-1-over")["state"]["won"]]

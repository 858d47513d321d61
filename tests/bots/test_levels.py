"""The levels by name, what they are handed, and that they are what their names promise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import escadre
from escadre import bots
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import get
from escadre.core.types import Setup
from escadre.lab.arena import arena

FLOTILLA = get("flotilla")


def start(seats=2, seed=1):
    dice = Dice(seed)
    s = FLOTILLA.play.setup(Setup(seats, FLOTILLA.play.options()), dice)
    flow.advance(s, FLOTILLA.play.flow, dice)
    return s


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ensign", "ensign"),
        ("captain", "captain"),
        ("captain:12", "captain:12"),
        ("admiral", "admiral:1000"),
        (" Admiral:50 ", "admiral:50"),
        ("admiral:1.5s", "admiral:1.5s"),
    ],
)
def test_a_level_is_read_from_its_text(text, name):
    assert bots.make(text).name == name


def test_a_budget_may_be_given_as_a_number():
    assert bots.make("admiral", simulations=1000).name == "admiral:1000"
    assert bots.make("admiral", seconds=0.25).name == "admiral:0.25s"


@pytest.mark.parametrize(
    "text", ["cadet", "", "admiral:x", "admiral:0", "admiral:-3", "admiral:0s", "captain:²", "ensign:3"]
)
def test_an_unknown_level_is_unreadable_and_says_what_there_is(text):
    with pytest.raises(escadre.Unreadable) as refused:
        bots.make(text)
    assert "colon" in str(refused.value) or all(level in str(refused.value) for level in bots.LEVELS)


def test_worlds_count_what_they_hand_out_and_keep_no_truth():
    s = start()
    worlds = bots.guessed(FLOTILLA, s, 0)
    assert worlds.handed == 0
    first, second = worlds.sample(Dice(1)), worlds.sample(Dice(2))
    assert worlds.handed == 2
    assert first is not second
    assert first.hands[0] == s.hands[0]
    assert not any(getattr(worlds, name) is s for name in worlds.__slots__)


def test_the_admiral_is_handed_no_more_worlds_than_its_budget():
    s = start()
    worlds = bots.guessed(FLOTILLA, s, 0)
    bots.make("admiral:60").choose(worlds, 0, flow.menu(s, FLOTILLA.play.flow, 0), Dice(3))
    assert 1 <= worlds.handed <= 60


def test_an_admiral_on_a_clock_decides_in_about_that_time():
    s = start()
    menu = flow.menu(s, FLOTILLA.play.flow, 0)
    verb, arg = bots.make("admiral:0.05s").choose(bots.guessed(FLOTILLA, s, 0), 0, menu, Dice(3))
    assert arg in menu[verb]


def test_an_ensign_never_plays_what_its_game_calls_hopeless():
    s = start()

    def weigh(s: Any, seat: int, verb: str, args: list[int]) -> list[float]:
        return [1.0 if verb == "ship" and arg == args[0] else 0.001 for arg in args]

    hopeless = replace(FLOTILLA, think=replace(FLOTILLA.think, weigh=weigh))
    menu = flow.menu(s, FLOTILLA.play.flow, 0)
    dice = Dice(5)
    chosen = {bots.make("ensign").choose(bots.guessed(hopeless, s, 0), 0, menu, dice) for _ in range(100)}
    assert chosen == {("ship", menu["ship"][0])}


@pytest.mark.parametrize("level", ["ensign", "captain", "admiral:20"])
def test_bots_play_a_match_to_its_end_and_the_log_says_what_they_were_handed(level):
    match = escadre.Match.new("flotilla", seats=3, seed=4)
    players = {seat: bots.make(level) for seat in range(3)}
    dice = Dice(9)
    while bots.step(match, players, dice):
        pass
    assert match.outcome is not None
    assert sum(entry.worlds for entry in match.log) > 0
    again = escadre.Match.load(match.save())
    assert [entry.worlds for entry in again.log] == [entry.worlds for entry in match.log]


def test_step_waits_for_people():
    match = escadre.Match.new("flotilla", seats=2, seed=4)
    players = {1: bots.make("ensign")}
    dice = Dice(9)
    while bots.step(match, players, dice):
        pass
    assert match.turn == (0,)
    assert match.outcome is None


def test_a_captain_beats_an_ensign():
    duel = arena("flotilla", "captain", "ensign", pairs=60, workers=1)
    assert duel.share.low > 0.5
    assert not duel.findings


def test_an_admiral_beats_an_ensign():
    duel = arena("flotilla", "admiral:60", "ensign", pairs=40, workers=1)
    assert duel.share.low > 0.5
    assert not duel.findings

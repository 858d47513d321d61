"""A scenario by its name: it must be there, be for so many seats, and stay with a match wherever that goes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import escadre
from escadre.core.errors import Foreign, Unreadable
from escadre.core.game import decline, get, read_setup, sides_of
from escadre.core.match import Match
from escadre.core.types import ScenarioCard, Text

NIGHT = ScenarioCard("night", Text("night"), Text("night.line"), (Text("red"), Text("blue")))
BARE = get("flotilla")
FLOTILLA = replace(BARE, muster=replace(BARE.muster, scenarios=lambda: (NIGHT,)))


def test_it_is_for_as_many_seats_as_it_has_sides() -> None:
    assert sides_of(FLOTILLA, "night") == 2
    assert Match.new(FLOTILLA, 2, seed=1, scenario="night").setup.scenario == "night"
    with pytest.raises(Unreadable, match="for 2 seats, not 3"):
        Match.new(FLOTILLA, 3, seed=1, scenario="night")


@pytest.mark.parametrize("game", [FLOTILLA, get("flotilla"), get("sirocco")], ids=lambda game: game.key)
def test_one_that_a_game_has_not_is_named(game: escadre.core.game.AnyGame) -> None:
    with pytest.raises(Unreadable, match="has no scenario 'day'"):
        read_setup(game, 2, {}, "day")


def test_forks_and_positions_keep_it() -> None:
    match = Match.new("naval_battles", 2, seed=5, scenario="panda-bay")
    fork = match.fork(0, seed=1)
    assert (fork.setup.scenario, fork.state.target) == ("panda-bay", 13)
    again = Match.load(fork.save())
    assert (again.setup, again.state) == (fork.setup, fork.state)
    assert again.fork(1, seed=2).setup.scenario == "panda-bay"
    plain = Match.new("flotilla", 2, seed=5)
    assert plain.fork(0, seed=1).setup.scenario == ""


def test_a_save_of_one_that_is_not_here_says_so() -> None:
    body = json.loads(Match.new("naval_battles", 2, seed=5, scenario="panda-bay").save())
    with pytest.raises(Foreign, match="'atlantis'"):
        Match.load(json.dumps({**body, "scenario": "atlantis"}))
    body = json.loads(Match.new("flotilla", 2, seed=5).save())
    with pytest.raises(Foreign, match="flotilla has no scenario"):
        Match.load(json.dumps({**body, "scenario": "atlantis"}))


def test_playouts_of_a_scenario() -> None:
    assert escadre.playouts("naval_battles", 2, seconds=0.05, scenario="falkland-express") > 0


def test_a_game_without_reactions_declines_nothing() -> None:
    match = Match.new("flotilla", 2, seed=5)
    assert decline(match.game, match.state, 0, "always") is None

"""MNB-18: what a seat is not told, its guesses do not know."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core import codec, flow
from escadre.core.dice import Dice
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play.columns import DESIGN_CARDS, DESIGN_VALUE
from tests.contract.promises import Table, play, set_up


def guessed(s: Any, seat: int) -> bytes:
    return codec.encode(GAME.think.guess(s, seat, Dice(5)))


@pytest.mark.rule("MNB-18.1")
def test_how_another_team_divided_its_points_stays_hidden_when_the_fleets_are_laid_out():
    match = set_up(Table("naval_battles", 4, {"teams": 2, "budget": 50}), 3)
    while not all(match.state.laid):
        play(match, match.acts, 1)
    s, before = match.state, match.state.shares[:]
    other = GAME.play.copy(s)
    other.shares = [share - (1 if s.teams[seat] != s.teams[0] else 0) for seat, share in enumerate(before)]
    assert guessed(s, 0) == guessed(other, 0)
    assert s.shares == before, "a guess leaves the truth alone"


@pytest.mark.rule("MNB-5.3.4", "MNB-18.1")
def test_that_another_has_tried_a_formation_and_kept_the_old_one_is_not_seen():
    match = set_up(Table("naval_battles", 2, {}), 3)
    while "rearrange" not in match.menu(match.turn[0]):
        play(match, match.acts, 1)
    seat = match.turn[0]
    match.order(seat, "rearrange")
    s = GAME.play.copy(match.state)
    match.order(seat, "keep")
    other = 1 - seat
    assert guessed(s, other) == guessed(match.state, other)
    assert GAME.study.observe(s, other) == GAME.study.observe(match.state, other)
    assert "rearrange" not in match.menu(seat)


@pytest.mark.rule("MNB-15.3.6")
def test_only_who_buys_sees_that_a_design_is_sold_out():
    match = set_up(Table("naval_battles", 3, {"card_reserve": True, "card_limit": False}), 3)
    while "buy" not in match.menu(match.turn[0]):
        play(match, match.acts, 1)
    s, buyer = match.state, match.turn[0]
    offered = match.menu(buyer)["buy"]
    single = next(design for design in offered if len(DESIGN_CARDS[design]) == 1)
    common = next(d for d in offered if DESIGN_VALUE[d] == DESIGN_VALUE[single] and len(DESIGN_CARDS[d]) > 1)
    worlds = []
    for design in (single, common):
        world = GAME.play.copy(s)
        flow.play(world, GAME.play.flow, buyer, "buy", design, Dice(1))
        worlds.append(world)
    following = flow.who(worlds[0], GAME.play.flow)[0]
    bystander = next(seat for seat in range(3) if seat not in (buyer, following))
    assert guessed(worlds[0], bystander) == guessed(worlds[1], bystander)
    assert guessed(worlds[0], following) != guessed(worlds[1], following)

"""A bot given the same knowledge and the same dice decides the same, whatever the hidden truth is."""

from __future__ import annotations

import pytest

from escadre import bots
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import get, keys
from escadre.core.playout import random_decision
from escadre.core.types import Setup

LEVELS = ["ensign", "captain:3", "admiral:24"]


# Decisions from one moment that is looked at to the next.
EVERY = {"branle_bas": 3, "flotilla": 1, "naval_battles": 101, "sirocco": 61}
OPEN = {"branle_bas": "model"}  # what a state has once nothing is hidden any more


def moments(game, seats, seed, every):
    """States of a random match at which somebody decides."""
    dice = Dice(seed)
    s = game.play.setup(Setup(seats, game.play.options()), dice)
    s.loud = False
    flow.advance(s, game.play.flow, dice)
    number = 0
    while s.stack and not getattr(s, OPEN.get(game.key, ""), ()):
        if number % every == 0:
            yield s
        random_decision(s, game.play.flow, dice)
        number += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", [key for key in EVERY if key in keys()])
def test_the_hidden_truth_does_not_change_what_a_bot_does(key, level):
    game = get(key)
    bot = bots.make(level)
    asked = 0
    for seats in (game.seats.start, game.seats.stop - 1):
        for s in moments(game, seats, 17 + seats, EVERY[key]):
            for seat in range(seats):
                menu = flow.menu(s, game.play.flow, seat)
                if not menu:
                    continue
                decide = bot.choose if seat in flow.who(s, game.play.flow) else bot.interrupt
                swapped = [game.think.guess(s, seat, Dice(number)) for number in (101, 202)]
                choices = [decide(bots.guessed(game, world, seat), seat, menu, Dice(7)) for world in (s, *swapped)]
                assert choices[0] == choices[1] == choices[2]
                asked += 1
    assert asked > (10 if key not in OPEN else 3)

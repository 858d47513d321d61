"""A bot given the same knowledge and the same dice decides the same, whatever the hidden truth is.

The other truths are not the game's own guesses alone, which could follow the true one: they are worlds that the same
match could have come to, made by the dice and the choices of others (`escadre.lab.twins`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from escadre import bots
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import AnyGame, get, keys
from escadre.core.match import Match
from escadre.lab.twins import Trail, Twin, difference
from tests.contract.dishonest import VARIANTS
from tests.contract.promises import choose

LEVELS = ["ensign", "captain:3", "admiral:24"]

# Decisions from one moment that is looked at to the next.
EVERY = {"branle_bas": 3, "flotilla": 1, "naval_battles": 101, "sirocco": 43}
OPEN = {"branle_bas": "model"}  # what a state has once nothing is hidden any more
TRIES = 12  # to find a world that somebody cannot tell from the true one


def moments(game: AnyGame, seats: int, seed: int) -> Iterator[Trail]:
    """A random match at moments at which somebody decides."""
    match, chance = Match.new(game, seats, seed), random.Random(seed)
    trail = Trail(match)
    while match.turn and not getattr(match.state, OPEN.get(game.key, ""), ()):
        if match.acts % EVERY[game.key] == 0:
            yield trail
        match.act(*choose(match, chance))
        trail.note()


def blind_to(trail: Trail, twin: Twin, seat: int) -> bool:
    """Whether nothing that the seat was ever shown or told could tell it that this is another world."""
    if seat in twin.told or (twin.twist.what == "choice" and twin.by == seat):
        return False
    return not difference(trail.game, trail.match.state, twin.state, seat) and not trail.could_tell(twin, seat)


def other_truths(trail: Trail, seat: int) -> list[Any]:
    """Worlds that the seat cannot tell from the true one: two that the game guesses, and if possible one of ours."""
    game, s = trail.game, trail.match.state
    worlds = [game.think.guess(s, seat, Dice(number)) for number in (101, 202)]
    twins = (trail.twin(Dice(number)) for number in range(TRIES))
    ours = next((twin.state for twin in twins if twin is not None and blind_to(trail, twin, seat)), None)
    return worlds if ours is None else [*worlds, ours]


def decided(game: AnyGame, bot: bots.Bot, world: Any, seat: int) -> tuple[str, int] | None:
    menu = flow.menu(world, game.play.flow, seat)
    decide = bot.choose if seat in flow.who(world, game.play.flow) else bot.interrupt
    return decide(bots.guessed(game, world, seat), seat, menu, Dice(7))


def asked(game: AnyGame, bot: bots.Bot) -> tuple[int, int]:
    """Ask the bot at moments of some matches; how often, and how often there was a world of ours too."""
    times = ours = 0
    for seats in {game.seats.start, game.seats.stop - 1}:
        for trail in moments(game, seats, 17 + seats):
            s = trail.match.state
            for seat in range(seats):
                if not flow.menu(s, game.play.flow, seat):
                    continue
                worlds = other_truths(trail, seat)
                choice = decided(game, bot, s, seat)
                assert all(decided(game, bot, world, seat) == choice for world in worlds)
                times, ours = times + 1, ours + (len(worlds) > 2)
    return times, ours


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", [key for key in EVERY if key in keys()])
def test_the_hidden_truth_does_not_change_what_a_bot_does(key: str, level: str) -> None:
    times, ours = asked(get(key), bots.make(level))
    assert times > (10 if key not in OPEN else 3)
    assert ours > times // 3


class Peeker:
    """A bot that has found the true state, and sends the strongest ship only against a stronger one."""

    name = "peeker"

    def __init__(self) -> None:
        self.truth: Any = None

    def choose(self, worlds: bots.Worlds, seat: int, menu: Any, dice: Dice) -> tuple[str, int]:
        chosen = [ship for other, ship in enumerate(self.truth.chosen) if other != seat]
        verb, args = next(iter(menu.items()))
        return verb, (max if sum(chosen) % 2 else min)(args)

    def interrupt(self, worlds: bots.Worlds, seat: int, menu: Any, dice: Dice) -> tuple[str, int] | None:
        return None


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    peeker, guessed = Peeker(), bots.guessed

    def leaking(game: AnyGame, s: Any, seat: int) -> bots.Worlds:
        peeker.truth = s
        return guessed(game, s, seat)

    monkeypatch.setattr(bots, "guessed", leaking)
    with pytest.raises(AssertionError):
        asked(get("flotilla"), peeker)


def test_a_bot_in_a_game_whose_guesses_are_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError):
        asked(VARIANTS["the guess is the truth"][1], bots.make("captain:3"))

"""Our side: random play, copying, and tree search."""

from __future__ import annotations

from typing import Any

from bench.measure import Unit
from escadre.bots import guessed
from escadre.bots.search import Search
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import AnyGame
from escadre.core.playout import random_decision, random_play
from escadre.core.types import Setup

SIMULATIONS = 64
TO_THE_END = 1_000_000


def begun(game: AnyGame, seats: int, dice: Dice) -> Any:
    state = game.play.setup(Setup(seats, game.play.options()), dice)
    flow.advance(state, game.play.flow, dice)
    return state


def playing(game: AnyGame, seats: int, seed: int = 1) -> Unit:
    """Decisions of one random game, dealt and played to the end, as `escadre.playouts` counts them."""
    dice = Dice(seed)
    return lambda: random_play(begun(game, seats, dice), game.play.flow, dice)


def moments(game: AnyGame, seats: int, count: int = 12) -> list[Any]:
    """States from the whole length of random games, at each of which a seat has a choice."""
    dice = Dice(9)
    found: list[Any] = []
    while len(found) < count:
        state = begun(game, seats, dice)
        length = random_play(game.play.copy(state), game.play.flow, Dice(dice.below(10_000)))
        for _ in range(dice.below(max(1, length * 3 // 4))):
            if state.stack:
                random_decision(state, game.play.flow, dice)
        while state.stack and flow.size(flow.menu(state, game.play.flow, flow.who(state, game.play.flow)[0])) < 2:
            random_decision(state, game.play.flow, dice)
        if state.stack:
            found.append(state)
    return found


def copying(game: AnyGame, seats: int) -> Unit:
    """Copies of states from the whole length of a game."""
    states = moments(game, seats)

    def copies() -> int:
        for state in states:
            game.play.copy(state)
        return len(states)

    return copies


def searching(game: AnyGame, seats: int, to_the_end: bool = False) -> Unit:
    """Simulations of one decision, guesses included. As the admiral runs them, or each to the end of the game."""
    states, dice = moments(game, seats), Dice(3)

    def decide() -> int:
        state = states[dice.below(len(states))]
        seat = flow.who(state, game.play.flow)[0]
        worlds = guessed(game, state, seat)
        search = Search(
            game.play, game.think, seat, flow.menu(state, game.play.flow, seat), least=TO_THE_END if to_the_end else 1
        )
        for _ in range(SIMULATIONS):
            search.run(worlds.sample(dice), dice)
        return SIMULATIONS

    return decide

"""The peers, from PyPI: RLCard in Python, OpenSpiel in C++ and in Python. Each is made ready once, then measured."""

from __future__ import annotations

import random
from typing import Any

from bench.measure import Unit

SIMULATIONS = 64


def uno() -> Unit:
    """RLCard's `uno` with four players by bare `env.step`; decisions of one game."""
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
    chance = random.Random(1)

    def game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return game


def spades() -> Unit:
    """OpenSpiel's C++ `spades` driven through pyspiel; decisions of one game, its deals not counted."""
    import pyspiel

    game: Any = pyspiel.load_game("spades")
    chance = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():  # a deal, in which all cards are equally likely
                decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
        return decisions

    return play


def hearts_in_play() -> tuple[Any, Any]:
    """A game of `hearts` in its third trick: the deal, the passing and eight cards are done."""
    import pyspiel

    game: Any = pyspiel.load_game("hearts")
    chance = random.Random(5)
    state = game.new_initial_state()
    cards = 0
    while cards < 12 + 8:
        if not state.is_chance_node():
            cards += 1
        state.apply_action(chance.choice(state.legal_actions()))
    return game, state


def cpp_ismcts() -> Unit:
    """OpenSpiel's C++ IS-MCTS bot on `hearts`; simulations of one decision."""
    import pyspiel

    _, state = hearts_in_play()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot: Any = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS * 8)

    def decide() -> int:
        bot.step(state)
        return SIMULATIONS * 8

    return decide


def python_ismcts() -> Unit:
    """OpenSpiel's Python IS-MCTS bot on `hearts`; simulations of one decision."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = hearts_in_play()
    evaluator: Any = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot: Any = ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=np.random.RandomState(1))

    def decide() -> int:
        bot.step(state)
        return SIMULATIONS

    return decide

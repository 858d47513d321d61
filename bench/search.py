"""Simulations of information-set tree search.

Ours play to a quiet moment and evaluate, OpenSpiel's play to the end of a game of 52 cards. The lines `to the end` let
ours do the same with a game of several hundred decisions, stopped after 400: they are there to be honest, not to win.
"""

from __future__ import annotations

from bench import ours, peers
from bench.measure import Figure, compare
from bench.promised import promised
from escadre.core.game import AnyGame

SEATS = 4


def figures(game: AnyGame, compiled: bool) -> list[Figure]:
    search, whole = ours.searching(game, SEATS), ours.searching(game, SEATS, to_the_end=True)
    slow, fast = peers.python_ismcts(), peers.cpp_ismcts()
    least = promised(game.key).ismcts_compiled if compiled else 0
    return [
        compare("IS-MCTS simulations", search, "OpenSpiel Python ismcts", slow, least),
        compare("IS-MCTS simulations", search, "OpenSpiel C++ ISMCTSBot", fast),
        compare("simulations to the end", whole, "OpenSpiel Python ismcts", slow),
    ]

"""Random play of four seats, and what a copy costs."""

from __future__ import annotations

from bench import ours, peers
from bench.measure import Figure, compare
from escadre.core.game import AnyGame

SEATS = 4


def figures(game: AnyGame, compiled: bool) -> list[Figure]:
    play = ours.playing(game, SEATS)
    return [
        compare("random decisions", play, "RLCard uno", peers.uno(), 0 if compiled else 3),
        compare("random decisions", play, "OpenSpiel C++ spades", peers.spades(), 1 if compiled else 0),
        compare("copies of a state, cost", ours.copying(game, SEATS), "our random decision", play, 3, inverse=True),
    ]

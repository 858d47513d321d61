"""Random play of four seats, and what a copy costs."""

from __future__ import annotations

from bench import ours, peers
from bench.measure import Figure, compare
from bench.promised import promised
from escadre.core.game import AnyGame

SEATS = 4


def figures(game: AnyGame, compiled: bool) -> list[Figure]:
    play, promise = ours.playing(game, SEATS), promised(game.key)
    uno, spades = (promise.uno_compiled, promise.spades_compiled) if compiled else (promise.uno, 0)
    return [
        compare("random decisions", play, "RLCard uno", peers.uno(), uno),
        compare("random decisions", play, "OpenSpiel C++ spades", peers.spades(), spades),
        compare("copies of a state, cost", ours.copying(game, SEATS), "our random decision", play, 3, inverse=True),
    ]

"""What is promised of each game: ratios within one run. 0 for a line that is only shown."""

from __future__ import annotations

import msgspec


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    uno: float = 0  # random decisions against RLCard's `uno`, interpreted
    uno_compiled: float = 0
    spades_compiled: float = 0  # the same against OpenSpiel's `spades`
    ismcts_compiled: float = 0  # simulations against OpenSpiel's IS-MCTS in Python


PROMISED = {
    "sirocco": Promise(uno=3, spades_compiled=1, ismcts_compiled=4),
    "naval_battles": Promise(uno=2, uno_compiled=6),  # compiled three times what is promised interpreted
}


def promised(key: str) -> Promise:
    return PROMISED.get(key, Promise())

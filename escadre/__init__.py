"""Escadre: one table for naval games.

>>> import escadre
>>> match = escadre.Match.new("sirocco", seats=3, seed=7)
>>> match.turn
(1,)
"""

from __future__ import annotations

import time

from escadre import games
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.errors import BadData, BadSave, EscadreError, Illegal, Stale, Unreadable
from escadre.core.game import get, read_setup
from escadre.core.match import Match, verify
from escadre.core.playout import random_play

__version__ = "0.1.0"
__all__ = [
    "BadData",
    "BadSave",
    "EscadreError",
    "Illegal",
    "Match",
    "Stale",
    "Unreadable",
    "games",
    "playouts",
    "verify",
]


def playouts(
    game: str,
    seats: int,
    seconds: float = 3.0,
    seed: int = 1,
    options: dict[str, object] | None = None,
    scenario: str = "",
) -> float:
    """Random play by the engine alone: decisions a second."""
    found = get(game)
    setup = read_setup(found, seats, options, scenario)
    dice = Dice(seed)
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = found.play.setup(setup, dice)
        flow.advance(state, found.play.flow, dice)
        decisions += random_play(state, found.play.flow, dice)
    return decisions / spent

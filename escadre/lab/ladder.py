"""Does thinking longer win? The admiral at each budget against the budget below it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from escadre.core.errors import Unreadable
from escadre.lab.arena import Duel, arena

RUNGS = (50, 100, 200, 400, 800)


def ladder(
    game: str,
    rungs: Sequence[int] = RUNGS,
    pairs: int = 100,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    engine: str = "local",
    progress: bool = False,
    scenario: str = "",
) -> list[Duel]:
    """One duel for each rung but the lowest, the longer thinker as A. Fixed lengths: no early stop favours a rung."""
    steps = sorted(set(rungs))
    if len(steps) < 2:
        raise Unreadable("error-ladder")
    return [
        arena(
            game, f"admiral:{high}", f"admiral:{low}", pairs, seats, seed, options, workers, engine, None, progress,
            scenario,
        )
        for low, high in pairwise(steps)
    ]  # fmt: skip

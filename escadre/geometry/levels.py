"""Levels of the sea: who can meet whom. A level is a number, so that a game may add its own between or beyond."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SUBMERGED: Final = -1
SURFACE: Final = 0
LOW: Final = 1  # flying
HIGH: Final = 2


def at(level: int, levels: Sequence[int], besides: int = -1) -> list[int]:
    """The indices of all that are at a level, but for one: those that can be met there.

    >>> at(SURFACE, [SURFACE, SUBMERGED, LOW, SURFACE], besides=0)
    [3]
    """
    return [i for i, other in enumerate(levels) if other == level and i != besides]

"""The same run at each value of some options, with the same deals, so that only the options differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from escadre.lab.play import prepare
from escadre.lab.simulate import Summary, simulate


def sweep(
    game: str,
    values: Mapping[str, Sequence[Any]],
    levels: Sequence[str],
    matches: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    engine: str = "local",
    progress: bool = False,
    scenario: str = "",
) -> list[Summary]:
    """A summary for every combination of the values; each names its options."""
    chosen = [{**(options or {}), **dict(zip(values, one, strict=True))} for one in product(*values.values())]
    for each in chosen:
        prepare(game, len(levels), each, scenario)  # a wrong value should say so before the first hour is spent
    return [simulate(game, levels, matches, seed, each, workers, engine, progress, scenario) for each in chosen]

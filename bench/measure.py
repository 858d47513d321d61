"""Measuring on a busy machine: short alternating runs, the best of each side, and how far single runs disagree."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median
from typing import TypeAlias

import msgspec

Unit: TypeAlias = Callable[[], int]  # does some work and says how many things it did


class Figure(msgspec.Struct, frozen=True):
    """One line of the table. `low` and `high` are the ratios of single pairs of runs: the noise of the machine."""

    name: str
    ours: float  # a second
    peer: float  # a second
    ratio: float
    low: float
    high: float
    peer_name: str
    wanted: str = ""  # what the project promises
    met: bool = True


def one_core() -> None:
    """Both sides on the same core, where the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(unit: Unit, seconds: float) -> float:
    """Things a second."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += unit()
    return done / spent


def compare(
    name: str,
    ours: Unit,
    peer_name: str,
    peer: Unit,
    least: float = 0.0,
    inverse: bool = False,
    repeats: int = 7,
    seconds: float = 0.4,
) -> Figure:
    """Ours against the peer, in turns. With `inverse` the ratio is one of costs, and small is good."""
    pairs = []
    rate(ours, seconds / 4)  # warm up: caches, lazy imports
    rate(peer, seconds / 4)
    for i in range(repeats):
        if i % 2:
            second, first = rate(peer, seconds), rate(ours, seconds)
        else:
            first, second = rate(ours, seconds), rate(peer, seconds)
        pairs.append((first, second))
    ratios = sorted(peer / ours if inverse else ours / peer for ours, peer in pairs)
    best_ours, best_peer = max(ours for ours, _ in pairs), max(peer for _, peer in pairs)
    ratio = best_peer / best_ours if inverse else best_ours / best_peer
    met = not least or (median(ratios) < least if inverse else median(ratios) >= least)
    wanted = f"{'<' if inverse else '≥'} {least:g}" if least else ""
    return Figure(name, best_ours, best_peer, ratio, ratios[0], ratios[-1], peer_name, wanted, met)

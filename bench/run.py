"""One process of the bench, compiled or not as its path says; prints its figures as JSON."""

from __future__ import annotations

import os
import sys

import msgspec

import escadre.core.flow
from bench import helm, random_play, search, seats
from bench.measure import Figure, one_core
from escadre.core.game import get


class Report(msgspec.Struct, frozen=True):
    compiled: bool
    figures: list[Figure]
    curve: list[seats.Point]  # of a game, by seats
    fleets: list[helm.Curve]  # of the open sea, by ships


def main(key: str) -> None:
    one_core()
    out = os.dup(1)
    os.dup2(2, 1)  # what the peers say while they load is not ours
    compiled = not escadre.core.flow.__file__.endswith(".py")
    if key == helm.PART:
        figures, fleets = helm.curves()
        report = Report(compiled, figures, [], fleets)
    else:
        game = get(key)
        figures = random_play.figures(game, compiled) + search.figures(game, compiled)
        report = Report(compiled, figures, seats.curve(game), [])
    os.write(out, msgspec.json.encode(report))


if __name__ == "__main__":
    main(sys.argv[1])

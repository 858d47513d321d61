"""A situation between two rounds, from a position file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escadre.core import codec
from escadre.core.errors import BadData, sentence
from escadre.core.frames import NOBODY, Frame
from flotilla.play.state import HAND, SEATS, SHIPS, Flotilla, FlotillaOptions

HOME = Path(__file__).parent.parent / "speak"  # where the words of an error are


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation between two rounds, as a position file writes it."""

    hands: list[list[int]]
    played: list[list[int]]
    scores: list[int]
    options: FlotillaOptions = FlotillaOptions()


def position(contents: dict[str, Any]) -> Flotilla:
    try:
        p = codec.convert(Position, contents)
    except msgspec.ValidationError as error:
        raise BadData([sentence("error-position", detail=error)], HOME) from None
    n, past, dealt = len(p.hands), len(p.played[0]) if p.played else 0, [*p.hands, *p.played]
    bag = sorted(set(SHIPS).difference(*dealt))
    sizes = [HAND - past] * n + [past] * n
    if n not in SEATS or len(p.scores) != n or [len(ships) for ships in dealt] != sizes or past > p.options.rounds:
        raise BadData([sentence("error-position-seats")], HOME)
    if len(bag) != len(SHIPS) - n * HAND:
        raise BadData([sentence("error-position-ships")], HOME)
    hands = [sorted(hand) for hand in p.hands]
    return Flotilla([Frame("game")], [], False, p.options, hands, [0] * n, p.played, bag, p.scores,
                    [NOBODY] * n, [0] * n, [False] * n, past)  # fmt: skip

"""Flotilla: the smallest complete game for Escadre. Copy this folder to start your own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escadre.core import codec
from escadre.core.errors import BadData, sentence
from escadre.core.frames import NOBODY, Frame
from escadre.core.game import Game
from flotilla.bot import evaluate, weigh
from flotilla.flow import FLOW
from flotilla.rules import deal
from flotilla.state import HAND, SHIPS, Flotilla, FlotillaOptions, conserve, copy
from flotilla.view import catalog, foresee, guess, noun, observation_size, observe, outcome, touch, view

HOME = Path(__file__).parent
SEATS = range(2, 5)
NUMBERS = {"ship": {str(ship): ship for ship in SHIPS}, "seat": {str(seat + 1): seat for seat in range(4)}}


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


GAME = Game(
    key="flotilla",
    version=1,
    seats=SEATS,
    state=Flotilla,
    options=FlotillaOptions,
    flow=FLOW,
    setup=deal,
    copy=copy,
    view=view,
    guess=guess,
    outcome=outcome,
    verbs={"ship": "ship", "scout": "seat", "recall": ""},
    name=lambda kind, number: str(number + 1 if kind == "seat" else number),
    number=lambda kind, word: NUMBERS[kind].get(word),
    noun=noun,
    catalog=catalog,
    touch=touch,
    foresee=foresee,
    face=lambda kind, number: str(number) if kind == "ship" and number in SHIPS else "",
    folder=HOME,
    evaluate=evaluate,
    weigh=weigh,
    position=position,
    conserve=conserve,
    vocabulary={"ship": SHIPS.stop, "scout": SEATS.stop - 1, "recall": 1},
    observation_size=observation_size,
    observe=observe,
)

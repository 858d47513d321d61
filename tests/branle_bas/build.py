"""Situations of Branle-bas de Combat in a line: ships by plain words, exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Illegal, Match
from escadre.core import codec
from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.positions import position
from escadre.games.branle_bas.play.state import BranleBasState

# Faces of the Dé (BBC-25.1): what to load for a result.
DE = {-2: 1, -1: 2, 0: 3, 1: 4, 2: 6}


def de(*results: int) -> LoadedDice:
    """Dice that show these results of the Dé, one after the other."""
    return LoadedDice(*(DE[result] for result in results))


def ship(
    type: str = "FRA-74", side: int = 0, x: float = 0, y: float = 0, heading: float = 0, **more: Any
) -> dict[str, Any]:
    """One ship of a position; lengths in centimetres, headings in degrees. `more`: columns of the state by name."""
    return {"type": type, "side": side, "at": [x, y], "heading": heading, **more}


def battle(
    ships: list[dict[str, Any]], wind: int = 12, force: str = "good", phase: str = "movement", **more: Any
) -> BranleBasState:
    """The state in which a phase begins; the words for phases are in `position.PHASES`.

    battle([ship(), ship("ANG-74", 1, x=15)], wind=3, turn=4, flagships=[0, 1], grapples=[[0, 1]])
    """
    return position({"ships": ships, "wind": wind, "force": force, "phase": phase, **more})


def match(
    ships: list[dict[str, Any]], dice: tuple[int, ...] | None = (), wind: int = 12, force: str = "good",
    phase: str = "movement", **more: Any,
) -> Match:  # fmt: skip
    """The same as a match that runs on to the first decision, with exactly these faces; None for any dice."""
    place = {"ships": ships, "wind": wind, "force": force, "phase": phase, **more}
    return Match.position("branle_bas", place, None if dice is None else LoadedDice(*dice))


def do(played: Match, seat: int, *orders: str) -> None:
    """Typed orders, one after the other; everything stays in order."""
    for words in orders:
        played.order(seat, words)
        played.game.play.conserve(played.state)


def refused(played: Match, seat: int, verb: str, arg: int = 0) -> str:
    """The rule that refuses a choice; nothing has changed."""
    before = codec.plain(played.state)
    with pytest.raises(Illegal) as refusal:
        played.act(seat, verb, arg)
    assert codec.plain(played.state) == before
    return refusal.value.rule


def events(state: BranleBasState, kind: str) -> list[dict[str, int]]:
    """What was told, of one kind, in order."""
    return [event.args for event in state.events if event.kind == kind]

"""Matches to come to, made without playing up to them: saved matches that a person opens in the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from escadre.core.dice import KeyedDice
from escadre.core.match import Match

PLAYERS = ["Anna", "Captain 2", "Captain 3"]

# Anna leads a surface convoy with a cruiser; whoever holds the Explosion may then roll for it.
CONVOY: dict[str, Any] = {
    "hands": [["A12", "S03", "A36", "A01", "A19"], ["X07", "X54", "X08", "X42"], ["X35", "A38", "X12", "X15"]],
    "operation": "O05",
    "type": "surface",
    "leader": 0,
    "left": 6,
    "won": [["O29"], ["O21", "O02"], []],
}


def storm() -> Match:
    """Anna has laid her card and may play a Storm card, or end her turn."""
    match = Match.position("sirocco", CONVOY, KeyedDice(b"a storm comes up", [""] * 3))
    match.players = list(PLAYERS)
    match.order(0, "card A12")
    match.order(0, "storms")
    return match


def only_choice() -> Match:
    """Anna has laid a card with which nothing in her hand goes: she can only end her turn."""
    match = Match.position(
        "sirocco", {**CONVOY, "hands": [["A12", "A24"], *CONVOY["hands"][1:]]}, KeyedDice(b"calm", [""] * 3)
    )
    match.players = list(PLAYERS)
    match.order(0, "card A12")
    return match


# Anna's carrier stands behind two destroyers, her submarine is active; the Soviet carrier stands behind as well.
BATTLE: dict[str, Any] = {
    "seats": [
        {
            "navy": "american",
            "rows": [["US11", "US12"], ["US01"]],
            "subs": ["US19"],
            "active": ["US19"],
            "hand": ["A014", "A053", "A078", "A097"],
        },
        {"navy": "soviet", "rows": [["SU07", "SU13"], ["SU02"]], "subs": ["SU19"], "hand": ["A001", "A082", "A083"]},
    ]
}


def attacks() -> Match:
    """Anna's carrier has declared two air strikes, and she can go on."""
    match = Match.position("naval_battles", BATTLE, KeyedDice(b"off the North Cape", [""] * 2))
    match.players = ["Anna", "Captain 2"]
    for order in ("strike US01", "target SU13", "target SU02"):
        match.order(0, order)
    return match


def write(match: Match, folder: Path) -> Path:
    file = folder / "match.json"
    file.write_bytes(match.save())
    return file

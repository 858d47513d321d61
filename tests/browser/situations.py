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


# Four fleets, the table full: Anna has more ships than one line of a small window holds.
CROWDED: dict[str, Any] = {
    "seats": [
        {
            "navy": "taiwanese",
            "rows": [["TW06"], ["TW01", "TW02", "TW03", "TW04", "TW05"]],
            "hand": ["A014", "A053", "A078", "A097", "A020", "A030"],
        },
        {"navy": "soviet", "rows": [["SU08"], ["SU07", "SU13", "SU14"], ["SU01"]], "subs": ["SU19"]},
        {"navy": "argentine", "rows": [["AR03"], ["AR01"], ["AR02"]], "subs": ["AR06"]},
        {"navy": "american", "rows": [["US11"], ["US12", "US13", "US14"], ["US05", "US08"]]},
    ]
}


def crowded() -> Match:
    """Anna is on turn in a battle of four."""
    match = Match.position("naval_battles", CROWDED, KeyedDice(b"the strait is narrow", [""] * 4))
    match.players = ["Anna", *(f"Captain {seat}" for seat in (2, 3, 4))]
    return match


# Nelson's way: Anna's ships break the French line from windward; both have suffered, and the Victory has the helm.
BREAKING: dict[str, Any] = {
    "phase": "movement",
    "wind": 10,
    "force": "good",
    "turn": 7,
    "flagships": ["Victory", "Bucentaure"],
    "ships": [
        {"name": "Victory", "nation": "ANG", "side": 0, "at": [9, 6], "heading": 140, "hull": 11, "rig": 12, "guns": 8},
        {"name": "Temeraire", "nation": "ANG", "side": 0, "at": [-7, 13], "heading": 110, "hull": 6, "rig": 7},
        {"name": "Leviathan", "nation": "ANG", "side": 0, "at": [-21, 17], "heading": 105, "rig": 3, "opened": True},
        {"name": "Mars", "nation": "ANG", "side": 0, "at": [-12, -14], "heading": 95, "hull": 9, "fires": 1},
        {"name": "Belleisle", "nation": "ANG", "side": 0, "at": [-27, -12], "heading": 95},
        {"name": "Bucentaure", "nation": "FRA", "side": 1, "at": [17, 16], "heading": 5, "hull": 14, "rig": 21},
        {"name": "Redoutable", "nation": "FRA", "side": 1, "at": [14, -7], "heading": 0, "hull": 8, "rig": 10},
        {"name": "Neptune", "nation": "FRA", "side": 1, "at": [4, -22], "heading": 10, "division": 0},
        {"name": "Fougueux", "nation": "FRA", "side": 1, "at": [2, -35], "heading": 10, "division": 0},
        {"name": "Pluton", "nation": "FRA", "side": 1, "at": [0, -48], "heading": 10, "division": 0},
        {"name": "Indomptable", "nation": "FRA", "side": 1, "at": [20, 34], "heading": 0, "captor": 0, "seat": 0},
    ],
}


def breaking_the_line() -> Match:
    """The Victory is at the helm, her stern to nobody, French ships on both sides of her."""
    match = Match.position("branle_bas", BREAKING, KeyedDice(b"off the cape", [""] * 2))
    match.players = ["Anna", "Captain 2"]
    while True:
        seat = match.turn[0]
        menu = match.menu(seat)
        if seat == 0 and "ahead" in menu and match.state.names[match.state.helm.ship] == "Victory":
            return match
        verb = next(verb for verb in ("steady", "end", "heave", "fight", *menu) if verb in menu)
        match.act(seat, verb, menu[verb][0])


def write(match: Match, folder: Path) -> Path:
    file = folder / "match.json"
    file.write_bytes(match.save())
    return file

"""Verbs, and the names of their numbers; the words are in `text/`, the rulebook in `rulebook/`."""

from __future__ import annotations

from pathlib import Path

from escadre.core.rooms import Speak
from escadre.core.types import Text
from picket.play.chart import GRID
from picket.play.state import EACH, PATROLS, Picket

LETTERS = "ABCDEFGH"
GROUPS = ("dummy", "cruisers", "convoy")


def name(kind: str, number: int) -> str:
    """`A 0304` is a leg: the marker, then the hex."""
    if kind == "leg":
        marker, hex = divmod(number, GRID.size)
        return f"{LETTERS[marker]} {GRID.label(hex)}"
    if kind == "hex":
        return GRID.label(number)
    return f"P{number + 1}" if kind == "patrol" else str(number + 1)


def number(kind: str, word: str) -> int | None:
    if kind == "leg":
        letter, _, label = word.partition(" ")
        hex, marker = GRID.read(label.strip()), LETTERS.find(letter.upper())
        return marker * GRID.size + hex if hex is not None and marker >= 0 and len(letter) == 1 else None
    if kind == "hex":
        return GRID.read(word)
    digits = word.upper().removeprefix("P")
    most = 2 * PATROLS if kind == "patrol" else 2
    return int(digits) - 1 if digits.isascii() and digits.isdigit() and 1 <= int(digits) <= most else None


def noun(kind: str, number: int) -> Text | None:
    if kind == "leg":
        marker, hex = divmod(number, GRID.size)
        return Text("leg", {"marker": LETTERS[marker], "hex": GRID.label(hex)}) if marker < 2 * EACH else None
    if kind == "hex" and 0 <= number < GRID.size:
        return Text("hex", {"hex": GRID.label(number)})
    if kind == "marker":
        return Text("marker", {"letter": LETTERS[number]})
    if kind == "group":
        return Text(f"group-{GROUPS[number]}")
    if kind == "patrol":
        return Text("patrol", {"number": number + 1})
    return None


SPEAK: Speak[Picket] = Speak(
    folder=Path(__file__).parent,
    verbs={"move": "leg", "search": "hex", "ready": "patrol", "done": ""},
    name=name,
    number=number,
    noun=noun,
)

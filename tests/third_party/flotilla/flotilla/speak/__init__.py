"""Verbs, and the names of their numbers; the words are in `text/`, the rulebook in `rulebook/`."""

from __future__ import annotations

from pathlib import Path

from escadre.core.rooms import Speak
from escadre.core.types import Text
from flotilla.play.state import SHIPS, Flotilla, guns

NUMBERS = {"ship": {str(ship): ship for ship in SHIPS}, "seat": {str(seat + 1): seat for seat in range(4)}}


def noun(kind: str, number: int) -> Text | None:
    if kind == "ship":
        return Text("ship", {"number": number, "guns": guns(number)})
    return Text("seat", {"number": number + 1}) if kind == "other" else None


SPEAK: Speak[Flotilla] = Speak(
    folder=Path(__file__).parent,
    verbs={"ship": "ship", "scout": "seat", "recall": ""},
    name=lambda kind, number: str(number + 1 if kind == "seat" else number),
    number=lambda kind, word: NUMBERS[kind].get(word),
    noun=noun,
    face=lambda kind, number: str(number) if kind == "ship" and number in SHIPS else "",
)

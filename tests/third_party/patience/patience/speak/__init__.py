"""Verbs, and the names of their numbers; the words are in `text/`, the rulebook in `rulebook/`."""

from __future__ import annotations

from pathlib import Path

from escadre.core.rooms import Speak
from escadre.core.types import Text
from patience.play.state import SHIPS, Patience

SPEAK: Speak[Patience] = Speak(
    folder=Path(__file__).parent,
    verbs={"escort": "escort", "scout": "", "sail": ""},
    name=lambda kind, number: str(number),
    number=lambda kind, word: int(word) if word.isdecimal() and int(word) in SHIPS else None,
    noun=lambda kind, number: Text(kind, {"number": number}) if kind in ("escort", "raider") else None,
    face=lambda kind, number: f"{kind}-{number}" if kind in ("escort", "raider") and number in SHIPS else "",
)

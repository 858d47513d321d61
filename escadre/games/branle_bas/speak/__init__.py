"""Verbs and names; the words are in `text/`, the rulebook in `rulebook/`."""

from __future__ import annotations

from pathlib import Path

from escadre.core.rooms import Speak
from escadre.games.branle_bas.speak import names
from escadre.games.branle_bas.speak.faces import face

SPEAK = Speak(
    folder=Path(__file__).parent,
    verbs=names.VERBS,
    name=names.name,
    number=names.number,
    noun=names.noun,
    named=names.named,
    face=face,
)

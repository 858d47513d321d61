"""Verbs and names; the words are in `text/`, the rulebook in `rulebook/`."""

from __future__ import annotations

from pathlib import Path

from escadre.core.rooms import Speak
from escadre.games.sirocco.play.state import SiroccoState
from escadre.games.sirocco.speak import names
from escadre.games.sirocco.speak.faces import face

SPEAK: Speak[SiroccoState] = Speak(
    folder=Path(__file__).parent,
    verbs=names.VERBS,
    name=names.name,
    number=names.number,
    noun=names.noun,
    face=face,
)

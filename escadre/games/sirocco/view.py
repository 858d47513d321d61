"""What each seat sees (SIR-P)."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.core.types import Picture, Text
from escadre.games.sirocco.state import SiroccoState


def view(s: SiroccoState, seat: Seat | None) -> Picture:
    return Picture(Text("prompt"), (), ())

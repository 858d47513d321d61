"""What can be chosen before a match, and how the lobby shows the game."""

from __future__ import annotations

from escadre.core.printed import Art
from escadre.core.rooms import Muster

MUSTER = Muster(Art("heavy-cruiser-dusk", tone="navy"), minutes=(10, 20))

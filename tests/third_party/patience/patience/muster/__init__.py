"""What can be chosen before a match, and how the lobby shows the game."""

from __future__ import annotations

from escadre.core.printed import Art
from escadre.core.rooms import Muster
from escadre.core.types import ScenarioCard, Text
from patience.play.state import NARROWS

CARD = ScenarioCard(
    NARROWS, Text("scenario-narrows"), Text("scenario-narrows.line"), (Text("side-commodore"),), ("stretches",)
)

MUSTER = Muster(Art("cruiser", tone="crimson"), minutes=(3, 5), scenarios=lambda: (CARD,))

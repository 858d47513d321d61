"""The order of play, and nothing else."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat
from picket.play.rules import Orders, begin_turn, turns_remain
from picket.play.state import Picket

FLOW: Flow[Picket] = Flow(
    {
        "game": [Repeat("PIC-1.3", "turn", turns_remain)],
        "turn": [Do("PIC-1.3", begin_turn), Orders("PIC-1.4")],
    }
)

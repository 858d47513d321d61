"""The order of play, and nothing else."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat
from flotilla.play.rules import Recall, Send, reveal, roll_for_prize, rounds_remain

FLOW = Flow(
    {
        "game": [Repeat("FLO-1.3", "round", rounds_remain)],
        "round": [Do("FLO-1.3", roll_for_prize), Send("FLO-2.1"), Do("FLO-2.3", reveal)],
    },
    interrupt=Recall("FLO-2.5"),
    interrupt_verb="recall",
)

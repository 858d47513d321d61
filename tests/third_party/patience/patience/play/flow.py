"""The order of play, and nothing else."""

from __future__ import annotations

from escadre.core.flow import Do, Flow, Repeat
from patience.play.rules import Convoy, lie_in_wait, stretches_remain
from patience.play.state import Patience

FLOW: Flow[Patience] = Flow(
    {
        "game": [Repeat("PAT-1.3", "stretch", stretches_remain)],
        "stretch": [Do("PAT-2.1", lie_in_wait), Convoy("PAT-2.2")],
    }
)

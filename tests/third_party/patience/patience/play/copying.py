"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from patience.play.state import Patience


def copy(o: Patience) -> Patience:
    """A state that shares nothing that changes with the old one."""
    s = Patience.__new__(Patience)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.scenario = o.scenario
    s.hands = [row[:] for row in o.hands]
    s.reserve = o.reserve[:]
    s.raiders = o.raiders[:]
    s.lurking = o.lurking[:]
    s.spotted = o.spotted[:]
    s.scouts = o.scouts[:]
    s.sent = o.sent[:]
    s.home = [row[:] for row in o.home]
    s.lost = [row[:] for row in o.lost]
    s.past = o.past[:]
    s.to_sail = o.to_sail[:]
    s.stretch = o.stretch
    return s

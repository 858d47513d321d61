"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from picket.play.state import Picket


def copy(o: Picket) -> Picket:
    """A state that shares nothing that changes with the old one."""
    s = Picket.__new__(Picket)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.kind = o.kind[:]
    s.known = o.known[:]
    s.told = o.told[:]
    s.hex = o.hex[:]
    s.before = o.before[:]
    s.spent = o.spent[:]
    s.fast = o.fast[:]
    s.steps = o.steps[:]
    s.box = o.box[:]
    s.scores = o.scores[:]
    s.to_act = o.to_act[:]
    s.searched = o.searched
    s.turn = o.turn
    return s

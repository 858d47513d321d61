"""Written by `python -m escadre.core.copying` from the fields of `state.py`: change those instead."""

from __future__ import annotations

from escadre.core.frames import copy_stack
from flotilla.play.state import Flotilla


def copy(o: Flotilla) -> Flotilla:
    """A state that shares nothing that changes with the old one."""
    s = Flotilla.__new__(Flotilla)
    s.stack = copy_stack(o.stack)
    s.events = []
    s.loud = o.loud
    s.options = o.options
    s.hands = [row[:] for row in o.hands]
    s.chosen = o.chosen[:]
    s.played = [row[:] for row in o.played]
    s.bag = o.bag[:]
    s.scores = o.scores[:]
    s.scouted = o.scouted[:]
    s.seen = o.seen[:]
    s.recalled = o.recalled[:]
    s.round = o.round
    s.prize = o.prize
    return s

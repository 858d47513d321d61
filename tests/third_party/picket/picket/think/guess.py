"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from itertools import permutations

from escadre.core.dice import Dice
from escadre.core.frames import Seat
from picket.play.chart import GOALS
from picket.play.state import CONVOY, DUMMY, REAL, SHOWN, Marker, Picket, copy, full_steps, markers, owner


def fits(s: Picket, marker: Marker, kind: int) -> bool:
    """PIC-2.1: what was too fast is no convoy, PIC-2.5: nor what lies at its goal; PIC-3.5: what was reported as ships
    is no dummy."""
    if kind == CONVOY:
        return not s.fast[marker] and s.hex[marker] not in GOALS[owner(marker)]
    return kind != DUMMY or s.known[marker] != REAL


def guess(s: Picket, seat: Seat, dice: Dice) -> Picket:
    """Deals the kinds of the enemy's hidden markers anew, in any way that agrees with what they have shown."""
    g = copy(s)
    g.events = []
    hidden = [marker for marker in markers(1 - seat) if s.known[marker] != SHOWN]
    deals = sorted(set(permutations(sorted(s.kind[marker] for marker in hidden))))
    open_deals = [deal for deal in deals if all(map(fits, [s] * len(hidden), hidden, deal))]
    for marker, kind in zip(hidden, open_deals[dice.roll(len(open_deals)) - 1], strict=True):
        g.kind[marker], g.steps[marker] = kind, full_steps(kind)
    return g

"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import Seat
from patience.play.copying import copy
from patience.play.state import SHIPS, Patience, out_of_port


def guess(s: Patience, seat: Seat, dice: Dice) -> Patience:
    """Deals the escorts that nobody has shown and the raiders that nobody has met anew, but for what the seat knows."""
    g = copy(s)
    g.events = []
    open_escorts = [*s.hands[seat], *s.sent, *(ship for ships in [*s.home, *s.lost] for ship in ships)]
    escorts = sorted(set(SHIPS).difference(open_escorts))
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            shown = [ship for ship in hand if ship == s.sent[owner]]
            g.hands[owner] = sorted(shown + [dice.draw(escorts) for _ in hand[len(shown) :]])
    g.reserve = sorted(escorts)
    found = [s.lurking[seat]] if s.spotted[seat] else []
    g.raiders = sorted(set(out_of_port(s)).difference(s.past, found))
    for owner, raider in enumerate(s.lurking):
        if raider and not (owner == seat and s.spotted[seat]):
            g.lurking[owner] = dice.draw(g.raiders)
    return g

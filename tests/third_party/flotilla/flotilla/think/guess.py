"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat
from flotilla.play.copying import copy
from flotilla.play.rules import bars_ship
from flotilla.play.state import SHIPS, Flotilla, known


def guess(s: Flotilla, seat: Seat, dice: Dice) -> Flotilla:
    """Collects what the seat cannot see, sorts it so that the truth leaves no trace, and deals it anew."""
    g = copy(s)
    g.events = []
    hands = [list(known(s, seat, owner)) for owner in range(len(s.hands))]
    unseen = sorted(set(SHIPS).difference(*hands, *s.played))
    for hand, true in zip(hands, s.hands, strict=True):
        while len(hand) < len(true):
            hand.append(dice.draw(unseen))
    g.hands, g.bag = [sorted(hand) for hand in hands], sorted(unseen)
    for owner, other in enumerate(s.scouted):
        if owner != seat and s.chosen[owner]:
            g.chosen[owner] = dice.draw([ship for ship in g.hands[owner] if bars_ship(s, ship) is None])
        if owner != seat and other != NOBODY:
            g.seen[owner] = dice.draw(g.hands[other] + s.played[other])
    return g

"""Fate and its victims (SIR-3.3)."""

from __future__ import annotations

from escadre.core.frames import tell
from escadre.games.sirocco.play.columns import BONUS, FATE, GROUP, OPERATION, VICTIM_OF
from escadre.games.sirocco.play.rules.table import capture, discard_riders, discard_row, everybody
from escadre.games.sirocco.play.state import SiroccoState


def strike(s: SiroccoState, first: int) -> None:
    """The rows from `first` on have just become visible: their Fates work, and in a Battle those that wait for them.

    SIR-3.3.2 Convoy: a victim laid earlier is destroyed. SIR-3.3.3 Battle: whatever the order.
    SIR-3.3.13: all at the same moment, so the pairs are found before any victim is taken.
    """
    e = s.engagement
    cards = e.cards
    fates: list[int] = []
    victims: list[int] = []
    for row in range(first, len(cards)):
        if not e.live[row] or not e.up[row]:
            continue
        card = cards[row]
        for victim in FATE[card]:
            if s.loud:
                tell(s, "fate", {"card": card, "victim": victim})  # SIR-3.3.10
            if victim in cards and GROUP[victim] != OPERATION:
                _pair(s, row, victim, first if not e.battle else len(cards), fates, victims)
        if e.battle and VICTIM_OF[card]:
            for other in range(first):
                if e.live[other] and e.up[other] and card in FATE[cards[other]]:
                    fates.append(other)
                    victims.append(row)
    for i in range(len(fates)):
        take_victim(s, fates[i], victims[i])


def _pair(s: SiroccoState, fate: int, victim: int, until: int, fates: list[int], victims: list[int]) -> None:
    e = s.engagement
    for row in range(until):
        if e.cards[row] == victim and e.live[row] and e.up[row]:
            fates.append(fate)
            victims.append(row)


def take_victim(s: SiroccoState, fate: int, row: int) -> None:
    """SIR-3.3.4 to SIR-3.3.6: a Force or Supply card goes to the Fate player, a Bonus card is discarded."""
    e = s.engagement
    if not e.live[row]:
        return
    card, seat = e.cards[row], e.owners[fate]
    e.struck[e.owners[row]] = True
    if s.loud:
        tell(s, "destroyed", {"seat": seat, "card": card, "by": e.cards[fate]})
    if GROUP[card] == BONUS:
        discard_row(s, row)
        return
    e.live[row] = False
    capture(s, seat, card, -1, everybody(s))
    discard_riders(s, row)

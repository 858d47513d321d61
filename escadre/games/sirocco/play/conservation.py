"""Nothing is lost or doubled: every card is in exactly one place (SIR-DATA.1 to SIR-DATA.4)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.sirocco.play.columns import DECK, GROUP, OPERATION, OPERATIONS, SIROCCO
from escadre.games.sirocco.play.state import SiroccoState


def conserve(s: SiroccoState) -> None:
    if not s.pile and not any(s.hands):
        return  # before the first deal
    e = s.engagement
    cards = [card for hand in s.hands for card in hand]
    cards += s.pile + s.discard + s.removed + s.prize + e.under
    cards += [e.cards[row] for row in range(len(e.cards)) if e.live[row]]
    cards += [card for card in e.share if GROUP[card] != OPERATION]
    if e.sirocco != NOBODY:
        cards.append(SIROCCO)
    assert sorted(cards) == DECK, f"cards lost or doubled: {sorted(set(DECK) ^ set(cards))}, {len(cards)} in all"
    operations = s.operations + s.spent + e.choice + [card for won in s.won for card in won]
    if e.operation != NOBODY and e.operation not in operations:
        operations.append(e.operation)
    assert sorted(operations) == OPERATIONS, "Operations lost or doubled"
    assert len({len(s.prize), len(s.prize_of), len(s.prize_under), len(s.prize_seen)}) == 1

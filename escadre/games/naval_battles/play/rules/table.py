"""What the chapters share: who is against whom, where vessels stand, how cards come and go (MNB-0, MNB-2.8, MNB-4)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat, tell
from escadre.games.naval_battles.play.columns import (
    ACTIVE,
    COMMAND,
    DIE,
    EVASION,
    HAND,
    NON_COMBATANT_SHIP,
    PASSIVE,
    ROWS,
    SUB,
    VP,
)
from escadre.games.naval_battles.play.state import NavalBattlesState

ORDERS: Final[list[list[list[Seat]]]] = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(7)
]
ZERO: Final = [0]  # the only number of a verb that needs none

# MNB-0.5: the states of an attack
DECLARED: Final = 0
ATTACK_CANCELLED: Final = 1
LIVE: Final = 2
STOPPED: Final = 3
HIT: Final = 4
MISSED: Final = 5
# of a play
OPEN: Final = 0
STANDS: Final = 1
CANCELLED: Final = 2
# of a defender's try
TO_COME: Final = 0
MADE: Final = 1
LOST: Final = 2
# what a vessel did in this turn
ACTED: Final = 1
REPAIRED: Final = 2
# the chains of a plan
FORMATION: Final = 1
PURCHASE: Final = 2
CARD_PLAY: Final = 3
AIR_ACTION: Final = 4
DEFENCE: Final = 5
ANSWER: Final = 6
DISCARDING: Final = 7


def clockwise(s: NavalBattlesState, first: Seat) -> list[Seat]:
    """MNB-2.1.3: all seats, from `first` to the left; a shared list, not to be changed."""
    return ORDERS[s.seats][first]


def player_order(s: NavalBattlesState) -> list[Seat]:
    """MNB-2.1.3: from the first player clockwise."""
    return ORDERS[s.seats][s.first]


def opposed(s: NavalBattlesState, seat: Seat, other: Seat) -> bool:
    """MNB-0.2: an opponent is every other player in play; MNB-15.2.3: but no team mate."""
    return s.playing[other] and s.teams[other] != s.teams[seat]


def roll(s: NavalBattlesState, seat: Seat, dice: Dice) -> int:
    """MNB-1.5, MNB-18.2, MNB-18.3: one public die of six sides, from the dice that the engine records."""
    die = dice.roll(DIE)
    if s.loud:
        tell(s, "roll", {"seat": seat, "die": die, "sides": DIE})
    return die


def vp(s: NavalBattlesState, ship: int) -> int:
    """MNB-10.7: its printed VP; MNB-2.6.1: that of the non-combatant is set by the scenario."""
    return s.non_combatant_vp if ship == NON_COMBATANT_SHIP else VP[ship]


def afloat(s: NavalBattlesState, seat: Seat) -> int:
    """MNB-3.5: the VP of the vessels in a fleet."""
    total = 0
    for ship in s.fleets[seat]:
        total += vp(s, ship)
    return total


def evasion(s: NavalBattlesState, vessel: int) -> int:
    """MNB-12.5.3: what the vessel evades with now; 0 for none."""
    if SUB[vessel]:
        return ACTIVE[vessel] if s.active[vessel] else PASSIVE[vessel]
    return EVASION[vessel]


def owner_of(s: NavalBattlesState, vessel: int) -> Seat:
    """In whose fleet a vessel is."""
    for seat in range(s.seats):
        if vessel in s.fleets[seat]:
            return seat
    return NOBODY


def strip(s: NavalBattlesState, vessel: int) -> None:
    """A vessel leaves its fleet for good: no row, no mode, no damage; the cards under it are discarded (MNB-11.3.3)."""
    s.row[vessel] = 0
    s.active[vessel] = False
    s.damage[vessel] = 0
    for i in range(len(s.damage_cards) - 1, -1, -1):
        if s.damage_on[i] == vessel:
            s.discard.append(s.damage_cards[i])
            del s.damage_cards[i]
            del s.damage_on[i]
            del s.damage_points[i]


# ---- rows


def close_rows(s: NavalBattlesState, seat: Seat) -> None:
    """MNB-2.4.3: an empty row is closed by those behind it."""
    held = 0
    for ship in s.fleets[seat]:
        held |= 1 << s.row[ship]
    if held & 14 in (0, 2, 6, 14):  # rows 1, 1 and 2, all three
        return
    new = [0, 0, 0, 0]
    filled = 0
    for row in range(1, ROWS + 1):
        if held >> row & 1:
            filled += 1
            new[row] = filled
    for ship in s.fleets[seat]:
        s.row[ship] = new[s.row[ship]]


def row_count(s: NavalBattlesState, seat: Seat) -> int:
    """MNB-2.4.1, MNB-2.4.4: none for submarines alone."""
    deepest = 0
    for ship in s.fleets[seat]:
        if s.row[ship] > deepest:
            deepest = s.row[ship]
    return deepest


# ---- cards


def max_hand(s: NavalBattlesState, seat: Seat) -> int:
    """MNB-2.7.2, MNB-2.8.1: seven, and the command of all vessels in the fleet, in either submarine mode.

    It follows the fleet: MNB-2.8.2 when a vessel sinks, MNB-2.8.3 when one arrives.
    """
    total = HAND
    for vessel in s.fleets[seat]:
        total += COMMAND[vessel]
    return total


def held(s: NavalBattlesState, seat: Seat) -> list[int]:
    """MNB-15.3.2: bought cards are played like those in hand."""
    return s.hands[seat] + s.bought[seat] if s.bought[seat] else s.hands[seat]


def take_from(s: NavalBattlesState, seat: Seat, card: int) -> None:
    """The card leaves hand or bought cards; it is the caller's to put it somewhere."""
    hand = s.hands[seat]
    if card in hand:
        hand.remove(card)
    else:
        at = s.bought[seat].index(card)
        del s.bought[seat][at]
        del s.prices[seat][at]


def throw(s: NavalBattlesState, seat: Seat, card: int) -> None:
    """From the hand to the discard pile."""
    take_from(s, seat, card)
    s.discard.append(card)


def reshuffle(s: NavalBattlesState) -> None:
    """MNB-4.4: the discard pile becomes the new deck."""
    if s.discard:
        s.deck = s.discard
        s.discard = []
        if s.loud:
            tell(s, "reshuffle", {"count": len(s.deck)}, reveals=True)


def draw_to_limit(s: NavalBattlesState, seat: Seat, dice: Dice) -> None:
    """MNB-9.1, MNB-9.3: up to the maximum hand, never down to it; MNB-4.5: as far as there are cards."""
    hand = s.hands[seat]
    missing = max_hand(s, seat) - len(hand)
    if missing <= 0:
        return
    if not s.deck:
        reshuffle(s)
    drawn = 0
    while drawn < missing and s.deck:
        hand.append(dice.draw(s.deck))
        drawn += 1
        if not s.deck:
            reshuffle(s)
    if drawn and s.loud:
        tell(s, "drew", {"seat": seat, "count": drawn}, reveals=True)
        for card in hand[len(hand) - drawn :]:
            tell(s, "drew-card", {"card": card}, to=[seat])


def mates(s: NavalBattlesState, seat: int) -> list[int]:
    """MNB-15.2.5: a team wins and loses together."""
    return [other for other in range(s.seats) if s.teams[other] == s.teams[seat]]

"""A world that a seat cannot tell from the true one: what it cannot see is dealt anew (SIR-P).

A guess depends only on what the seat knows and on the dice: everything unseen is sorted before it is shuffled, so that
nothing of the truth can show through the order of a list.
"""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat
from escadre.games.sirocco.play.columns import BONUS, FORCE, GROUP, HITS_ENEMY
from escadre.games.sirocco.play.copying import copy
from escadre.games.sirocco.play.rules.laying import bars_admiral, bars_card, bars_main_down, hosts_for, is_bluff
from escadre.games.sirocco.play.rules.table import MODE_COMBINED, MODE_TWO, is_admiral
from escadre.games.sirocco.play.state import SiroccoState

HONEST: Final = 7  # out of 8 guessed face-down cards are legal main plays


def guess(o: SiroccoState, seat: Seat, dice: Dice) -> SiroccoState:
    s = copy(o)
    s.loud = False
    _forget_choices(s, seat)
    unseen = _unseen(s, seat)
    _deal_face_down(s, seat, unseen, dice)
    for other in range(s.seats):
        if other != seat:
            known = [card for card in s.hands[other] if card >= 0]
            missing = len(s.hands[other]) - len(known)
            known.sort()
            for _ in range(missing):
                card = dice.draw(unseen)
                known.append(card)
                s.seen[card] = 1 << other
            s.hands[other] = known
    for card in unseen:
        s.seen[card] = 0
    s.pile = unseen
    _deal_prizes(s, seat, dice)
    s.operations.sort()
    if s.engagement.choice and s.leader != seat:  # SIR-P.4
        s.operations.extend(s.engagement.choice)
        s.operations.sort()
        s.engagement.choice = [dice.draw(s.operations), dice.draw(s.operations)]
    return s


def _forget_choices(s: SiroccoState, seat: Seat) -> None:
    """What another seat has half chosen is not to be known; it starts its choice again."""
    e = s.engagement
    if e.on != seat:
        e.pend = []
        e.pend_on = []
        e.pend_mode = []
        if not (e.window and e.window[0] == seat):
            e.asking = NOBODY
    if e.fog != seat:
        e.fog_cards = []
        e.fog_to = []
    if e.trick != seat:
        e.share_to = []


def _unseen(s: SiroccoState, seat: Seat) -> list[int]:
    """Pile, hands and face-down cards that the seat cannot see, sorted; -1 takes their places for now."""
    unseen = s.pile
    for other in range(s.seats):
        if other != seat:
            hand = s.hands[other]
            for i in range(len(hand)):
                if not s.seen[hand[i]] >> seat & 1:
                    unseen.append(hand[i])
                    hand[i] = -1
    e = s.engagement
    for row in range(len(e.cards)):
        if e.live[row] and not e.up[row] and e.owners[row] != seat:
            unseen.append(e.cards[row])
            e.cards[row] = -1
            e.hosts[row] = NOBODY
            e.modes[row] = 0
    unseen.sort()
    return unseen


def _deal_prizes(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    """SIR-P.8: of a shared trick the seat knows the cards, not who got which."""
    bit = 1 << seat
    for under in sorted(set(s.prize_under)):
        rows = [i for i in range(len(s.prize)) if s.prize_under[i] == under and not s.prize_seen[i] & bit]
        cards = sorted(s.prize[i] for i in rows)
        dice.shuffle(cards)
        for i, card in zip(rows, cards, strict=True):
            s.prize[i] = card
            s.prize_seen[i] = 1 << s.prize_of[i]


def _deal_face_down(s: SiroccoState, seat: Seat, unseen: list[int], dice: Dice) -> None:
    """SIR-P.6: how many cards each has laid face down is known; they must be a play that the rules allow."""
    e = s.engagement
    rows: list[list[int]] = [[] for _ in range(s.seats)]
    for row in range(len(e.cards)):
        if e.cards[row] == -1:
            rows[e.owners[row]].append(row)
    seats = [other for other in range(s.seats) if rows[other]]
    if not seats:
        return
    hands, on = s.hands, e.on
    pend, pend_on, pend_mode = e.pend, e.pend_on, e.pend_mode
    s.hands = hands[:]
    found = _deal_turn(s, seats, rows, unseen, dice)
    assert found, "what was laid face down can always be laid again"
    s.hands, e.on = hands, on
    e.pend, e.pend_on, e.pend_mode = pend, pend_on, pend_mode


def _deal_turn(s: SiroccoState, seats: list[Seat], rows: list[list[int]], unseen: list[int], dice: Dice) -> bool:
    """A play for the first of the seats out of the unseen cards, then for the others; goes back where that fails."""
    if not seats:
        return True
    e = s.engagement
    seat = seats[0]
    mains = unseen[:]
    dice.shuffle(mains)
    if dice.below(8) < HONEST:
        honest = [card for card in mains if bars_main_down(s, seat, card, False) is None]
        mains = honest + [card for card in mains if card not in honest]
    for main in mains:
        s.hands[seat] = unseen
        e.on = seat
        e.pend = [main]
        e.pend_on = [NOBODY]
        e.pend_mode = [0]
        if _complete(s, seats, rows, unseen, dice):
            return True
    return False


def _complete(s: SiroccoState, seats: list[Seat], rows: list[list[int]], unseen: list[int], dice: Dice) -> bool:
    """Add extras until there are as many cards as were laid."""
    e = s.engagement
    seat = seats[0]
    pend, on, modes = e.pend, e.pend_on, e.pend_mode
    if len(pend) == len(rows[seat]):
        if MODE_TWO in modes and sum(GROUP[card] == FORCE for card in pend) < 2:
            return False
        rest = [card for card in unseen if card not in pend]
        if not _deal_turn(s, seats[1:], rows, rest, dice):
            s.hands[seat] = unseen
            e.on = seat
            e.pend, e.pend_on, e.pend_mode = pend, on, modes
            return False
        _lay(s, rows[seat], pend, on, modes)
        unseen[:] = rest
        return True
    for card, mode in _extras(s, seat, dice):
        host = NOBODY
        if GROUP[card] == BONUS and not HITS_ENEMY[card] and not is_bluff(s, seat):
            hosts = hosts_for(s, card)
            host = hosts[dice.below(len(hosts))] if hosts else NOBODY
        pend.append(card)
        on.append(host)
        modes.append(mode)
        if _complete(s, seats, rows, unseen, dice):
            return True
        pend.pop()
        on.pop()
        modes.pop()
    return False


def _extras(s: SiroccoState, seat: Seat, dice: Dice) -> list[tuple[int, int]]:
    """Every card that may join, with an Admiral's mode, in random order."""
    extras: list[tuple[int, int]] = []
    for card in s.hands[seat]:
        if card in s.engagement.pend:
            continue
        if is_admiral(card):
            for mode in (MODE_COMBINED, MODE_TWO):
                if bars_admiral(s, seat, card, mode) is None:
                    extras.append((card, mode))
        elif bars_card(s, seat, card) is None:
            extras.append((card, 0))
    order = list(range(len(extras)))
    dice.shuffle(order)
    return [extras[i] for i in order]


def _lay(s: SiroccoState, rows: list[int], pend: list[int], on: list[int], modes: list[int]) -> None:
    e = s.engagement
    for i in range(len(rows)):
        e.cards[rows[i]] = pend[i]
        e.modes[rows[i]] = modes[i]
        s.seen[pend[i]] = 0
        if on[i] != NOBODY:
            e.hosts[rows[i]] = rows[pend.index(on[i])]

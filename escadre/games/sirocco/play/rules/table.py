"""The cards in play: laying them down, taking them off, what they do while they lie there (SIR-2.4, SIR-G)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, Seat, tell
from escadre.games.sirocco.play.columns import (
    ADMIRAL,
    ALLIED,
    BONUS,
    CAMP,
    CARGO_OF,
    COMBINED,
    DIE,
    EFFECT,
    FORCE,
    FRAME,
    GROUP,
    HALF_ICONS,
    HAND,
    HAND_MAX,
    NATION,
    RECTANGLE,
    STORM,
)
from escadre.games.sirocco.play.state import SiroccoState

MODE_COMBINED: Final = 1  # SIR-2.46.2, mode A
MODE_TWO: Final = 2  # SIR-2.46.3, mode B
ORDERS: Final[list[list[list[Seat]]]] = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(7)
]


def clockwise(s: SiroccoState, first: Seat) -> list[Seat]:
    """All seats, from `first` to the left (SIR-G.3); a shared list, not to be changed."""
    return ORDERS[s.seats][first]


def roll(s: SiroccoState, seat: Seat, dice: Dice) -> int:
    """SIR-3.4.4: one public die."""
    die = dice.roll(DIE)
    if s.loud:
        tell(s, "roll", {"seat": seat, "die": die, "sides": DIE})
    return die


def counted(s: SiroccoState) -> int:
    """SIR-G.8: the types that count now; combined while an Admiral in mode A lies there (SIR-2.46.2, SIR-2.46.6)."""
    e = s.engagement
    if MODE_COMBINED in e.modes:
        for i in range(len(e.cards)):
            if e.modes[i] == MODE_COMBINED and e.live[i] and e.up[i]:
                return COMBINED
    return e.declared


def face_down(s: SiroccoState) -> bool:
    """SIR-3.2.8: the second round of a Battle is laid face down."""
    e = s.engagement
    return e.battle and e.round == 2


def put(s: SiroccoState, seat: Seat, card: int, host: int, mode: int, up: bool) -> int:
    """Lay a card from the hand on the table; gives its row."""
    e = s.engagement
    s.hands[seat].remove(card)
    s.seen[card] = 0
    e.cards.append(card)
    e.owners.append(seat)
    e.rounds_of.append(e.round)
    e.turns_of.append(e.turn)
    e.hosts.append(host)
    e.modes.append(mode)
    e.up.append(up)
    e.live.append(True)
    return len(e.cards) - 1


def discard_row(s: SiroccoState, row: int) -> None:
    """A card in play goes to the discard pile, with whatever sits on it (SIR-2.4.8)."""
    e = s.engagement
    if e.live[row]:
        e.live[row] = False
        s.discard.append(e.cards[row])
        discard_riders(s, row)


def discard_riders(s: SiroccoState, row: int) -> None:
    """SIR-2.4.8: Bonus cards, Damage, Missed! and Bomb alley leave with the Force card that they lie on."""
    e = s.engagement
    for rider in range(len(e.cards)):
        if e.hosts[rider] == row:
            discard_row(s, rider)


def capture(s: SiroccoState, seat: Seat, card: int, under: int, seen: int) -> None:
    """SIR-1.0.7: a destroyed card is kept by who caused it; `under` an Operation or beside them."""
    s.prize.append(card)
    s.prize_of.append(seat)
    s.prize_under.append(under)
    s.prize_seen.append(seen)


def everybody(s: SiroccoState) -> int:
    """All seats, as bits."""
    return (1 << s.seats) - 1


def row_of(s: SiroccoState, card: int) -> int:
    """The row of a card in play."""
    e = s.engagement
    for i in range(len(e.cards) - 1, -1, -1):
        if e.cards[i] == card and e.live[i]:
            return i
    return NOBODY


def fits(bonus: int, force: int) -> bool:
    """SIR-2.3.3 to SIR-2.3.5: frame, and for the Axis nation."""
    return fits_frame(bonus, force) and (CAMP[bonus] == ALLIED or NATION[bonus] == NATION[force])


def fits_frame(bonus: int, force: int) -> bool:
    """SIR-2.3.3, SIR-2.2.6: the same frame; a rectangle on either card fits anything."""
    frame = FRAME[bonus]
    return frame == FRAME[force] or frame == RECTANGLE or FRAME[force] == RECTANGLE


def force_rows(s: SiroccoState) -> list[int]:
    """Face-up Force cards in play."""
    e = s.engagement
    return [i for i in range(len(e.cards)) if e.live[i] and e.up[i] and GROUP[e.cards[i]] == FORCE]


def enemy_forces(s: SiroccoState, camp: int) -> list[int]:
    """Cards that Damage or Missed! of that camp may be put on (SIR-2.3.12, SIR-2.3.15)."""
    return [s.engagement.cards[i] for i in force_rows(s) if CAMP[s.engagement.cards[i]] != camp]


def bonus_cards(s: SiroccoState) -> list[int]:
    """Face-up Bonus cards in play, those that stand alone included (SIR-C.S04.2)."""
    e = s.engagement
    return [e.cards[i] for i in range(len(e.cards)) if e.live[i] and e.up[i] and GROUP[e.cards[i]] == BONUS]


def laid_same_effect(s: SiroccoState, seat: Seat, card: int) -> bool:
    """SIR-2.4.4: the seat has laid the other camp's card of the same effect in this attempt."""
    e = s.engagement
    effect, camp = EFFECT[card], CAMP[card]
    for i in range(len(e.cards)):
        other = e.cards[i]
        if EFFECT[other] == effect and e.owners[i] == seat and CAMP[other] != camp and GROUP[other] != STORM:
            return True
    return False


def is_admiral(card: int) -> bool:
    return EFFECT[card] == ADMIRAL


def hand_limit(s: SiroccoState, seat: Seat) -> int:
    """SIR-1.5.2, SIR-1.5.3: 6, plus 1 for each full icon and each two half icons, 9 at most."""
    full = half = 0
    for operation in s.won[seat]:
        cargo = CARGO_OF[operation]
        if cargo == 2:
            full += 1
        elif cargo == 1:
            half += 1
    return min(HAND_MAX, HAND + full + half // HALF_ICONS)


def draw(s: SiroccoState, seat: Seat, number: int, dice: Dice) -> None:
    """SIR-1.5.8, SIR-1.5.9: from the Force pile; when it is empty the discards become the new pile."""
    drawn = 0
    hand = s.hands[seat]
    for _ in range(number):
        if not s.pile:
            if not s.discard:
                break
            s.pile = s.discard
            s.discard = []
            if s.loud:
                tell(s, "reshuffle", {"count": len(s.pile)})
        card = dice.draw(s.pile)
        hand.append(card)
        s.seen[card] = 1 << seat
        drawn += 1
        if s.loud:
            tell(s, "drew-card", {"seat": seat, "card": card}, [seat])
    if drawn and s.loud:
        tell(s, "drew", {"seat": seat, "count": drawn})  # SIR-P.10


def draw_to_limit(s: SiroccoState, first: Seat, dice: Dice) -> None:
    """SIR-1.5.5, SIR-1.5.6: clockwise from the leader, each takes all his cards before the next."""
    for seat in clockwise(s, first):
        missing = s.limits[seat] - len(s.hands[seat])
        if missing > 0:
            draw(s, seat, missing, dice)

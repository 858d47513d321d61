"""The outcome of an attempt: dice, values, totals, ties, the trick (SIR-3.4, SIR-4.0.4)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NOBODY, Menu, Rule, Seat, only, tell
from escadre.games.sirocco.play.columns import (
    AIR_BONUS,
    ALLIED,
    ATTEMPTS_MAX,
    AXIS,
    BINOCULAR,
    BOMB_ALLEY,
    BONUS,
    CAMP,
    DICE,
    EFFECT,
    FATE,
    FORCE,
    FRAME,
    GROUP,
    HITS_ENEMY,
    INTELLIGENCE,
    SIROCCO,
    SUPPLY,
    VALUES,
)
from escadre.games.sirocco.play.rules.sharing import begin_share
from escadre.games.sirocco.play.rules.table import counted, draw_to_limit, roll
from escadre.games.sirocco.play.state import SiroccoState

KINDS: Final = [[kind for kind in range(3) if types >> kind & 1] for types in range(8)]  # the kinds of a set of types
NO_RIDERS: Final[tuple[list[int], bool]] = ([0, 0, 0], False)


def resolve(s: SiroccoState, dice: Dice) -> None:
    """SIR-R.8: dice, engaged values, no combat?, totals, Intelligence on a tie, tie or winner."""
    e = s.engagement
    e.open = False
    e.on = NOBODY
    e.winner = 0
    e.trick = NOBODY
    e.tied = False
    totals = roll_values(s, dice)
    allied, axis = totals[ALLIED], totals[AXIS]
    if s.loud:
        tell(s, "totals", {"allied": allied, "axis": axis})
    if allied == 0 and axis == 0:
        return  # SIR-3.4.31, SIR-3.4.32: no combat, before any tie
    if allied == axis:
        loser = intelligence_loses(s)
        if loser == 0:
            e.tied = e.attempt + 1 < ATTEMPTS_MAX  # SIR-3.4.34
            return
        e.winner = AXIS if loser == ALLIED else ALLIED
    else:
        e.winner = ALLIED if allied > axis else AXIS
    e.trick = trick_winner(s)


def roll_values(s: SiroccoState, dice: Dice) -> list[int]:
    """SIR-3.4.2, SIR-3.4.11: the engaged value of every card in play, in the order laid, and each camp's total."""
    e = s.engagement
    types = counted(s)
    e.values = [0] * len(e.cards)
    totals = [0, 0, 0]
    for row in range(len(e.cards)):
        if e.live[row]:
            group = GROUP[e.cards[row]]
            if group == FORCE:
                value = force_value(s, row, types, dice)
            elif group == BONUS and e.hosts[row] == NOBODY:
                value = alone_value(e.cards[row], types)
            else:
                continue
            e.values[row] = value
            totals[CAMP[e.cards[row]]] += value
    return totals


def alone_value(card: int, types: int) -> int:
    """SIR-2.3.10: a Bonus card that stands alone counts its own values; SIR-2.3.16: Damage and Missed! have none."""
    if HITS_ENEMY[card]:
        return 0
    total = 0
    for kind in range(3):
        if types >> kind & 1:
            total += max(0, VALUES[card][kind])
    return total


def force_value(s: SiroccoState, row: int, types: int, dice: Dice) -> int:
    """SIR-3.4.10: printed number or dice, Fate doubling, Bonus cards, Bomb alley, the Operation's own air bonus."""
    e = s.engagement
    card, seat = e.cards[row], e.owners[row]
    doubled = e.operation in FATE[card]  # SIR-3.3.7
    bonus, alley = riders(s, row) if row in e.hosts else NO_RIDERS
    values, throws = VALUES[card], DICE[card]
    total = 0
    for kind in KINDS[types]:
        value = values[kind]
        if throws[kind]:
            value += _throw(s, seat, throws[kind], dice)
        if doubled:
            value += value  # SIR-3.3.8
        value += bonus[kind]
        if value < 0:  # SIR-2.3.9
            value = 0
        if kind == 0:
            if alley:  # SIR-C.S06.3
                value += max(0, values[kind] + _throw(s, seat, throws[kind], dice) + bonus[kind])
            value += AIR_BONUS[e.operation]  # SIR-C.O.1, SIR-2.48.1
        total += value
    return total


def _throw(s: SiroccoState, seat: Seat, number: int, dice: Dice) -> int:
    total = 0
    for _ in range(number):
        total += roll(s, seat, dice)
    return total


def riders(s: SiroccoState, row: int) -> tuple[list[int], bool]:
    """What the Bonus cards on a Force card add, Damage and Missed! included, and whether Bomb alley lies on it."""
    e = s.engagement
    bonus = [0, 0, 0]
    alley = False
    for rider in range(len(e.cards)):
        if e.hosts[rider] == row and e.live[rider]:
            card = e.cards[rider]
            if card == BOMB_ALLEY:
                alley = True
            else:
                bonus[0] += VALUES[card][0]
                bonus[1] += VALUES[card][1]
                bonus[2] += VALUES[card][2]
    return bonus, alley


def intelligence_loses(s: SiroccoState) -> int:
    """SIR-2.45.8, SIR-2.45.9: the camp that used Intelligence with its extra play loses a tie, unless both did."""
    e = s.engagement
    used = 0
    for row in range(len(e.cards)):
        if e.live[row] and EFFECT[e.cards[row]] == INTELLIGENCE:
            used |= 1 << CAMP[e.cards[row]]
    if used == 1 << ALLIED:
        return ALLIED
    return AXIS if used == 1 << AXIS else 0


def trick_winner(s: SiroccoState) -> Seat:
    """SIR-3.4.13, SIR-3.4.20: the highest single card of the winning camp, the first laid among equals."""
    e = s.engagement
    if s.seats == 2:
        return _best_round(s)
    best, seat = 0, NOBODY
    for row in range(len(e.cards)):
        if e.live[row] and e.values[row] > best and CAMP[e.cards[row]] == e.winner:
            best = e.values[row]
            seat = e.owners[row]
    return seat


def _best_round(s: SiroccoState) -> Seat:
    """SIR-4.0.4: between two players the best sum of a single round; the earlier round, then turn order.

    SIR-2.45.11: what an Intelligence extra play brings comes last in its round.
    """
    e = s.engagement
    best, winner = 0, NOBODY
    for round in (1, 2):
        sums = [0, 0]
        order: list[Seat] = []
        for row in range(len(e.cards)):
            if e.live[row] and e.values[row] and e.rounds_of[row] == round and CAMP[e.cards[row]] == e.winner:
                seat = e.owners[row]
                sums[seat] += e.values[row]
                if seat not in order:
                    order.append(seat)
        for seat in order:
            if sums[seat] > best:
                best, winner = sums[seat], seat
    return winner


# ---- award


def award(s: SiroccoState, dice: Dice) -> None:
    """SIR-R.9 first half: the trick winner takes the Operation and what was destroyed, or shares it (SIR-5.0.4)."""
    e = s.engagement
    if e.winner == 0:
        return
    spoils = [e.operation]
    for i in range(len(e.under)):
        if CAMP[e.under[i]] != e.winner:
            spoils.append(e.under[i])
    for row in range(len(e.cards)):
        card = e.cards[row]
        if e.live[row] and CAMP[card] and CAMP[card] != e.winner and (GROUP[card] == FORCE or GROUP[card] == SUPPLY):
            e.live[row] = False
            spoils.append(card)
    if e.under:
        e.under_by = [e.under_by[i] for i in range(len(e.under)) if CAMP[e.under[i]] == e.winner]
        e.under = [card for card in e.under if CAMP[card] == e.winner]
    if s.loud:
        mine = [row for row in range(len(e.cards)) if e.owners[row] == e.trick and CAMP[e.cards[row]] == e.winner]
        best = max(mine, key=lambda row: (e.values[row], -row))
        tell(s, "trick", {"seat": e.trick, "camp": e.winner, "operation": e.operation, "card": e.cards[best]})
    begin_share(s, spoils)


def find_taker(s: SiroccoState, dice: Dice) -> None:
    """SIR-2.41.3, SIR-2.41.5: who laid the winning camp's Supply card in this Engagement."""
    e = s.engagement
    e.taker = NOBODY
    if e.winner == 0:
        return
    for i in range(len(e.under)):
        if GROUP[e.under[i]] == SUPPLY:
            e.taker = e.under_by[i]
    for row in range(len(e.cards)):
        if e.live[row] and GROUP[e.cards[row]] == SUPPLY:
            e.taker = e.owners[row]
    if e.taker != NOBODY:
        if ships_to_take(s):
            call(s, "take ship")
        else:
            e.taker = NOBODY


def ships_to_take(s: SiroccoState) -> list[int]:
    """SIR-2.41.3, SIR-2.41.4: binocular Force cards of the winning camp that would now be discarded."""
    e = s.engagement
    ships = [card for card in e.under if _ship(card, e.winner)]
    return ships + [e.cards[row] for row in range(len(e.cards)) if e.live[row] and _ship(e.cards[row], e.winner)]


def _ship(card: int, camp: int) -> bool:
    return GROUP[card] == FORCE and FRAME[card] == BINOCULAR and CAMP[card] == camp


class TakeShip(Step[SiroccoState]):
    """SIR-D.16: the Supply player of the winning camp may take one ship into his hand."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.engagement.taker)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"take": ships_to_take(s), "leave": [0]}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return None

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        e.taker = NOBODY
        if verb == "leave":
            return
        if arg in e.under:
            i = e.under.index(arg)
            e.under.pop(i)
            e.under_by.pop(i)
        else:
            for row in range(len(e.cards)):
                if e.cards[row] == arg:
                    e.live[row] = False
        s.hands[seat].append(arg)
        s.seen[arg] = (1 << s.seats) - 1  # everybody saw it go there
        if s.loud:
            tell(s, "took-ship", {"seat": seat, "card": arg})


def settle(s: SiroccoState, dice: Dice) -> None:
    """SIR-R.9, SIR-R.10: what is left is discarded or goes under the Operation; draws; the lead moves left."""
    e = s.engagement
    for row in range(len(e.cards)):
        if e.live[row]:
            card = e.cards[row]
            if e.tied and (GROUP[card] == FORCE or GROUP[card] == SUPPLY):  # SIR-3.4.25
                e.under.append(card)
                e.under_by.append(e.owners[row])
            else:
                s.discard.append(card)
            e.live[row] = False
    if e.sirocco != NOBODY:  # SIR-2.44.4
        s.discard.append(SIROCCO)
        e.sirocco = NOBODY
    if e.tied:
        e.attempt += 1
        if s.loud:
            tell(s, "tied", {"operation": e.operation})
    else:
        s.discard.extend(e.under)
        e.under = []
        e.under_by = []
        if e.winner == 0:  # SIR-3.4.31
            s.spent.append(e.operation)
            if s.loud:
                tell(s, "no-combat", {"operation": e.operation})
        e.over = True
    draw_to_limit(s, s.leader, dice)
    s.leader = (s.leader + 1) % s.seats  # SIR-1.4.2

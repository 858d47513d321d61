"""What the bots know of this game: how a position stands, and where a playout may stop.

All in victory points. Nothing here is a rule; a wrong number makes a weaker bot, not a wrong game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.sirocco.play.columns import (
    AIR,
    AIR_BONUS,
    ALLIED,
    ALONE,
    AXIS,
    BOMB_ALLEY,
    BONUS,
    CAMP,
    DECK,
    DICE,
    EFFECT,
    FATE,
    FORCE,
    GROUP,
    HITS_ENEMY,
    INTELLIGENCE,
    OPERATION,
    SIROCCO,
    VALUES,
    VP,
    YEARS,
)
from escadre.games.sirocco.play.rules.table import counted
from escadre.games.sirocco.play.state import SiroccoState

PIP: Final = 3.5  # what a die gives on average
DOUBT: Final = 3.0  # the spread of one play still to come


def expected(card: int, types: int, operation: int) -> float:
    """The engaged value of a Force or stand-alone card by itself, dice at their mean."""
    total = 0.0
    for kind in range(3):
        if types >> kind & 1:
            total += VALUES[card][kind] + PIP * DICE[card][kind]
    if GROUP[card] == FORCE and operation >= 0:
        if operation in FATE[card]:
            total *= 2
        if types & AIR:
            total += AIR_BONUS[operation]
    return total


def _quality(card: int) -> float:
    """What holding a card is worth, in points."""
    group = GROUP[card]
    if group == OPERATION:
        return 0.0
    if group != FORCE and group != BONUS:
        return 0.9 if EFFECT[card] == INTELLIGENCE or card in (SIROCCO, BOMB_ALLEY) else 0.6
    if HITS_ENEMY[card]:
        return 0.8
    years = sum(YEARS[card] >> year & 1 for year in range(4))
    values = [VALUES[card][kind] + PIP * DICE[card][kind] for kind in range(3)]
    worth = 0.11 * sum(values) + 0.06 * max(values) + 0.07 * years
    if group == BONUS:
        return 0.7 * worth + 0.3 * ALONE[card]
    return worth + 0.25 * len(FATE[card]) - 0.03 * VP[card]


QUALITY: Final[list[float]] = [_quality(card) for card in range(len(GROUP))]
AVERAGE: Final[float] = sum(QUALITY[card] for card in DECK) / len(DECK)


def horizon(s: SiroccoState, seat: Seat) -> int:
    """Rises whenever an attempt has been settled: a good moment to stop a playout."""
    return s.games * 1000 - s.left * 16 + s.engagement.attempt


class Standing:
    """Who would win the attempt as it stands; by camp, 0 unused."""

    __slots__ = ("best", "risk", "seat", "total")

    def __init__(self) -> None:
        self.total = [0.0, 0.0, 0.0]  # engaged values
        self.best = [0.0, 0.0, 0.0]  # highest card
        self.seat = [NOBODY, NOBODY, NOBODY]  # who laid it
        self.risk = [0.0, 0.0, 0.0]  # VP that the camp loses with the attempt


def standing(s: SiroccoState, types: int) -> Standing:
    e = s.engagement
    found = Standing()
    n = len(e.cards)
    values = [0.0] * n
    for row in range(n):
        if not e.live[row]:
            continue
        card = e.cards[row]
        group = GROUP[card]
        if group == FORCE or (group == BONUS and e.hosts[row] == NOBODY and not HITS_ENEMY[card]):
            if not e.up[row] and (
                not YEARS[card] & YEARS[e.operation] or e.camp1[e.owners[row]] == ALLIED + AXIS - CAMP[card]
            ):
                continue  # most likely a bluff
            values[row] += expected(card, types, e.operation)
            if group == FORCE:
                found.risk[CAMP[card]] += VP[card]
        elif e.hosts[row] != NOBODY:
            host = e.hosts[row]
            if card == BOMB_ALLEY:
                values[host] += VALUES[e.cards[host]][0] + PIP * DICE[e.cards[host]][0] if types & AIR else 0.0
            else:
                for kind in range(3):
                    if types >> kind & 1:
                        values[host] += VALUES[card][kind]
    for row in range(n):
        value = values[row]
        if value > 0.0 and e.live[row]:
            camp = CAMP[e.cards[row]]
            found.total[camp] += value
            if value > found.best[camp]:
                found.best[camp] = value
                found.seat[camp] = e.owners[row]
    for card in e.under:
        found.risk[CAMP[card]] += VP[card]
    return found


def to_come(s: SiroccoState) -> int:
    """Plays still to come in this attempt."""
    e = s.engagement
    plays = len(e.to_play) + len(e.extra)
    if e.round < e.rounds:
        plays += s.seats - sum(e.out)
    return plays


def chance(margin: float, plays: int) -> float:
    """That a camp ahead by `margin` wins, with so many plays still to come."""
    x = 1.7 * margin / (0.6 + DOUBT * plays**0.5)
    if x > 20.0:
        return 1.0
    if x < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def holds(best: float, plays: int) -> float:
    """That the highest card of a camp stays the highest."""
    return 1.0 - min(0.75, 0.16 * plays * max(0.15, 1.0 - best / 11.0))


def evaluate(s: SiroccoState) -> list[float]:
    """For each seat: points held, what the hand may bring, and what the attempt in progress promises."""
    e = s.engagement
    n = s.seats
    worth = [0.0] * n
    left = s.left + (0 if e.over or e.operation == NOBODY else 1)
    future = min(1.0, left / 4.0)
    for seat in range(n):
        total = float(s.totals[seat]) if s.stack and not s.dealing else 0.0
        for operation in s.won[seat]:
            total += VP[operation]
        hand = s.hands[seat]
        held = 0.0
        for card in hand:
            held += QUALITY[card]
        missing = s.limits[seat] - len(hand)
        if missing > 0:
            held += missing * AVERAGE
        worth[seat] = total + future * held
    for i in range(len(s.prize)):
        worth[s.prize_of[i]] += VP[s.prize[i]]
    if e.operation != NOBODY and not e.over and e.cards and e.declared:
        _add_prospects(s, worth)
    return worth


def _add_prospects(s: SiroccoState, worth: list[float]) -> None:
    e = s.engagement
    now = standing(s, counted(s))
    plays = to_come(s)
    for camp in (ALLIED, AXIS):
        seat = now.seat[camp]
        if seat == NOBODY:
            continue
        other = ALLIED + AXIS - camp
        wins = chance(now.total[camp] - now.total[other], plays)
        prize = wins * (VP[e.operation] + now.risk[other] + 0.5 * plays * wins)
        share = holds(now.best[camp], plays)
        worth[seat] += share * prize
        if share < 1.0:  # the rest goes to somebody else of the camp
            for mate in range(s.seats):
                if mate != seat:
                    worth[mate] += (1.0 - share) * prize / (s.seats - 1)
    if e.sirocco != NOBODY:
        worth[e.sirocco] += 0.4

"""Which choices look promising: for the bots. All in victory points; nothing here is a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.sirocco.play.columns import (
    ALLIED,
    ALONE,
    AXIS,
    BOMB_ALLEY,
    BONUS,
    CAMP,
    DICE,
    EFFECT,
    EXPLOSION,
    FATE,
    FORCE,
    FRAME,
    GROUP,
    HITS_ENEMY,
    INTELLIGENCE,
    LOST,
    OPERATION,
    PERISCOPE,
    RESTRICT,
    SHALLOWS,
    SIROCCO,
    SUPPLY,
    VALUES,
    VP,
    YEARS,
)
from escadre.games.sirocco.play.rules.table import counted, fits
from escadre.games.sirocco.play.state import SiroccoState
from escadre.games.sirocco.think.evaluation import (
    AVERAGE,
    PIP,
    QUALITY,
    Standing,
    chance,
    expected,
    holds,
    standing,
    to_come,
)

KEEN: Final = 1.1  # how sharply a better prospect weighs more


def weigh(s: SiroccoState, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """How promising each number of a verb looks; all verbs on one scale, about 1 for a choice of no effect."""
    if verb == "card":
        return _weigh_cards(s, seat, args)
    if verb == "end":
        return [1.5]
    if verb == "pass":
        return [2.0]
    if verb == "discard":
        return [_keen(-0.35 + 0.7 * (AVERAGE - QUALITY[card])) for card in args]
    if verb == "discard_all":
        gain = -0.6
        for card in s.hands[seat]:
            gain += 0.7 * (AVERAGE - QUALITY[card])
        return [_keen(gain)]
    if verb == "type":
        return [_weigh_type(s, seat, types) for types in args]
    if verb == "target" or verb == "host":
        return [_weigh_target(s, seat, card) for card in args]
    if verb == "annul":
        return [_weigh_annul(s, seat, other) for other in args]
    if verb == "take":
        return [_keen(1.5 * QUALITY[card]) for card in args]
    if verb == "give":
        return [_keen(-2.0 * QUALITY[card]) for card in args]
    if verb == "to":
        return [_weigh_to(s, seat, other) for other in args]
    if verb == "operation":
        return [_weigh_operation(s, seat, operation) for operation in args]
    if verb == "storms":
        return [0.8]
    if verb == "sirocco":
        return [2.0]
    if verb == "double" or verb == "combine":
        return [0.7] * len(args)
    if verb == "fog" or verb == "decline" or verb == "leave" or verb == "drop":
        return [0.15] * len(args)
    return [1.0] * len(args)


def _keen(gain: float) -> float:
    return exp(max(-6.0, min(6.0, KEEN * gain)))


def _weigh_cards(s: SiroccoState, seat: Seat, args: list[int]) -> list[float]:
    e = s.engagement
    if e.storming or e.window:
        return [_weigh_storm(s, seat, card) for card in args]
    types = counted(s)
    now = standing(s, types)
    plays = to_come(s)
    return [_keen(_gain(s, seat, card, types, now, plays)) for card in args]


def _gain(s: SiroccoState, seat: Seat, card: int, types: int, now: Standing, plays: int) -> float:
    """What laying the card now seems to bring."""
    e = s.engagement
    camp = CAMP[card]
    group = GROUP[card]
    if camp == 0 or (e.battle and e.round == 2 and not e.pend and _looks_illegal(s, seat, card)):
        return -1.5
    other = ALLIED + AXIS - camp
    value = 0.0
    if group == FORCE or (group == BONUS and not HITS_ENEMY[card]):
        if group == BONUS and e.pend:
            value = _bonus_value(card, types, e.pend)
        else:
            value = expected(card, types, e.operation)
    elif HITS_ENEMY[card]:
        value = 2.0
    mine, theirs = now.total[camp], now.total[other]
    best = now.best[camp]
    if e.pend:  # what is already chosen lies down with it
        for chosen in e.pend:
            mine += expected(chosen, types, e.operation)
        value_now = value
        before = chance(mine - theirs, plays)
        after = chance(mine + value - theirs, plays)
        gain = (after - before) * (VP[e.operation] + now.risk[other]) - 0.6 * QUALITY[card]
        if group == SUPPLY:
            gain += 0.4
        return gain + 0.05 * value_now
    wins = chance(mine + value - theirs, plays)
    prize = VP[e.operation] + now.risk[other]
    gain = -0.45 * (QUALITY[card] - AVERAGE) - (1.0 - wins) * VP[card] * 0.6
    if value > best:
        gain += wins * prize * holds(value, plays)
    else:
        gain += 0.06 * wins * prize
        if now.seat[camp] == seat:
            gain += (wins - chance(mine - theirs, plays)) * prize
    for victim in FATE[card]:
        if GROUP[victim] != OPERATION and victim in e.cards and e.live[e.cards.index(victim)]:
            gain += 1.5 * VP[victim]
    if EFFECT[card] == INTELLIGENCE:
        gain += 0.5
    if EFFECT[card] == RESTRICT:
        gain += 0.2
    return gain


def _bonus_value(card: int, types: int, pend: list[int]) -> float:
    for force in pend:
        if GROUP[force] == FORCE and fits(card, force):
            total = 0.0
            for kind in range(3):
                if types >> kind & 1:
                    total += VALUES[card][kind]
            return total
    return 0.0


def _looks_illegal(s: SiroccoState, seat: Seat, card: int) -> bool:
    e = s.engagement
    if GROUP[card] not in (FORCE, SUPPLY) and not ALONE[card]:
        return True
    if not YEARS[card] & YEARS[e.operation]:
        return True
    return e.camp1[seat] not in (0, CAMP[card]) and not s.options.both_camps


def _my_camp(s: SiroccoState, seat: Seat) -> int:
    e = s.engagement
    return e.camp2[seat] or e.camp1[seat]


def _weigh_storm(s: SiroccoState, seat: Seat, card: int) -> float:
    """Storm cards pay where the seat is behind, or has something to protect."""
    e = s.engagement
    if card == SIROCCO:
        return 1.5
    if card == EXPLOSION:
        camp = _my_camp(s, seat)
        gain = 0.0
        for row in range(len(e.cards)):
            if e.live[row] and e.up[row] and e.rounds_of[row] == e.round and GROUP[e.cards[row]] == FORCE:
                if e.owners[row] in ((seat + 1) % s.seats, (seat - 1) % s.seats):
                    gain += VP[e.cards[row]] if CAMP[e.cards[row]] != camp else -1.0
        return _keen(0.35 * gain - 0.2)
    if card == SHALLOWS:
        camp = _my_camp(s, seat)
        gain = -0.3
        for row in range(len(e.cards)):
            if e.live[row] and FRAME[e.cards[row]] == PERISCOPE:
                gain += 0.8 if CAMP[e.cards[row]] != camp else -1.2
        return _keen(gain)
    if card == LOST:
        camp = _my_camp(s, seat)
        gain = -1.0
        for row in range(len(e.cards)):
            if e.live[row] and GROUP[e.cards[row]] == BONUS and CAMP[e.cards[row]] != camp:
                gain = 0.6
        return _keen(gain)
    if card == BOMB_ALLEY:
        best = 0.0
        for row in range(len(e.cards)):
            if e.live[row] and e.owners[row] == seat and GROUP[e.cards[row]] == FORCE:
                best = max(best, VALUES[e.cards[row]][0] + PIP * DICE[e.cards[row]][0])
        return _keen(0.5 * best - 1.5)
    return 0.3


def _weigh_target(s: SiroccoState, seat: Seat, card: int) -> float:
    e = s.engagement
    mine = CAMP[card] == _my_camp(s, seat) or CAMP[card] == (CAMP[e.pend[0]] if e.pend else 0)
    value = expected(card, counted(s), e.operation) if GROUP[card] == FORCE else 2.0
    if e.asking == LOST:
        return 0.05 if mine else 1.0
    if e.asking == BOMB_ALLEY:
        air = VALUES[card][0] + PIP * DICE[card][0]
        return _keen(0.6 * air) if mine else 0.02
    return _keen(0.25 * value)


def _weigh_annul(s: SiroccoState, seat: Seat, other: Seat) -> float:
    """Best the enemy's highest card, then whoever still has to play."""
    e = s.engagement
    camp = _my_camp(s, seat)
    gain = 0.0
    types = counted(s)
    for row in range(len(e.cards)):
        if e.live[row] and e.owners[row] == other and e.rounds_of[row] == e.round:
            value = expected(e.cards[row], types, e.operation) if GROUP[e.cards[row]] == FORCE else 0.5
            if CAMP[e.cards[row]] != camp:
                gain += 0.5 * value
            else:
                gain += 0.1 * value
    if other in e.to_play:
        gain += 1.0
    return _keen(gain)


def _weigh_to(s: SiroccoState, seat: Seat, other: Seat) -> float:
    e = s.engagement
    if e.fog != NOBODY:
        return 1.0
    return 3.0 if other == seat and e.share and VP[e.share[len(e.share_to)]] >= 2 else 1.0


def _weigh_type(s: SiroccoState, seat: Seat, types: int) -> float:
    """By the best card of the year that the seat holds, against what is usual for the type."""
    e = s.engagement
    best = 0.0
    for card in s.hands[seat]:
        if GROUP[card] == FORCE and YEARS[card] & YEARS[e.operation]:
            best = max(best, expected(card, types, e.operation))
    usual = 6.0 if types == 7 else 3.6
    return _keen(0.7 * (best - usual))


def _weigh_operation(s: SiroccoState, seat: Seat, operation: int) -> float:
    best = 0.0
    for card in s.hands[seat]:
        if GROUP[card] == FORCE and YEARS[card] & YEARS[operation]:
            best = max(best, expected(card, 7, operation))
    return _keen(0.25 * (best - 6.0) + 0.3 * VP[operation])

"""Which choices of Modern Naval Battles look promising.

Nothing here is a rule; a wrong number makes a weaker bot, not a wrong game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.play.columns import (
    AIR,
    ARMS,
    ASW,
    BOMBING,
    BOXES,
    CARD_AIR,
    CARD_ASW,
    CARD_STOPS,
    CARD_STOPS_AT,
    CARD_TYPES,
    COMMAND,
    DAMAGE,
    DESIGN_CARDS,
    GUN,
    HTS,
    HULL,
    KIND,
    MISSILE,
    PLAN,
    REPAIR,
    SCREEN,
    STOPS,
    STOPS_AT,
    STRIKES,
    SUB,
    SYMBOLS,
    T_AS,
    T_ASW,
    TORPEDO,
    VALUE,
    VP,
    W_T,
)
from escadre.games.naval_battles.play.rules.range import distance, stands_in
from escadre.games.naval_battles.play.rules.reinforcement import points
from escadre.games.naval_battles.play.rules.setup import fleet_points
from escadre.games.naval_battles.play.rules.table import (
    AIR_ACTION,
    CARD_PLAY,
    DECLARED,
    LIVE,
    PURCHASE,
    evasion,
    held,
    owner_of,
    vp,
)
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.think.attack_prospects import SPAN, chance, danger, pierces
from escadre.games.naval_battles.think.evaluation import AFLOAT, AVERAGE, FRESH, LAUNCHERS, PLACE, QUALITY

KEEN: Final = 1.1  # how sharply a better prospect weighs more
USE: Final = 0.8  # VP that a card which a ship could fire promises
ALOOF: Final = 0.4  # that a defence is put to an attack which is only thought of
PASSES_ALOOF: Final[list[list[float]]] = [
    [pierces(numbers, modifier, ALOOF) for modifier in range(-SPAN, SPAN + 1)] for numbers in STOPS_AT
]


def _keen(gain: float) -> float:
    return exp(max(-6.0, min(6.0, KEEN * gain)))


# What a vessel is weighed at for each row: bought into it, and laid or moved there.
_AHEAD: Final[list[list[float]]] = [
    [6.0 * (there - first) for there, first in zip(places, PLACE[1], strict=True)] for places in PLACE
]
BOUGHT_FOR: Final[list[list[float]]] = [
    [_keen(AFLOAT * VP[vessel] + 0.15 * COMMAND[vessel] + 0.3 * ahead) for vessel, ahead in enumerate(row)]
    for row in _AHEAD
]
LAID_IN: Final[list[list[float]]] = [[_keen(ahead - 0.3) for ahead in row] for row in _AHEAD]


def weigh(s: NavalBattlesState, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """How promising each number of a verb looks; all verbs on one scale, about 1 for a choice of no effect."""
    if verb == "target":
        return [_keen(_gain(s, seat, vessel)) for vessel in args]
    if verb == "card":
        return _weigh_cards(s, seat, args)
    if verb == "strike":
        return [_keen(1.5 + 0.3 * len(STRIKES[vessel])) for vessel in args]
    if verb == "hunt":
        return [_keen(1.2 + 0.2 * (6 - ASW[vessel]) - 0.5 * len(STRIKES[vessel])) for vessel in args]
    if verb == "final":
        return [1.0]
    if verb == "pass":
        return [3.0]
    if verb == "silent":
        return [0.3]
    if verb == "done":
        return [_weigh_done(s, seat)]
    if verb == "pay":
        return [_weigh_pay(s, seat, card) for card in args]
    if verb == "discard":
        return [_keen(4.0 * (FRESH * AVERAGE - QUALITY[card]) + 0.2) for card in args]
    if verb in ("row1", "row2", "row3"):
        table = (BOUGHT_FOR if s.plan.kind == PURCHASE else LAID_IN)[int(verb[3])]
        return [table[vessel] for vessel in args]
    if verb == "active":
        return [_weigh_active(s, seat, vessel) for vessel in args]
    if verb == "passive":
        return [_weigh_passive(s, seat, vessel) for vessel in args]
    if verb == "guard":
        return [4.0] * len(args)
    if verb == "attack":
        return [_weigh_attack(s, seat, attack) for attack in args]
    if verb == "screen":
        return [_keen(0.5 * (3 - vp(s, ship)) + 0.2 * HULL[ship]) for ship in args]
    if verb == "ship":
        return [_weigh_ship(s, seat, ship) for ship in args]
    if verb == "from":
        return [_keen(0.1 * (4 - VP[ship]) - 0.8 * len(STRIKES[ship])) for ship in args]
    if verb == "share":
        mates = max(1, s.teams.count(s.teams[seat]))
        return [_keen(-0.3 * abs(points_ - s.budget / mates)) for points_ in args]
    if verb == "buy":
        return [0.4 * QUALITY[DESIGN_CARDS[design][0]] for design in args]
    if verb == "tactics":
        return [2.0] * len(args)
    if verb == "hinder":
        return [0.5 + s.scores[other] / 10.0 for other in args]
    if verb in ("rearrange", "keep"):
        return [0.3 if verb == "rearrange" else 0.05]
    return [1.0] * len(args)


def _best_target(s: NavalBattlesState, card: int, seat: Seat) -> float:
    """About what the card could bring against the best target in reach."""
    kind = KIND[card]
    t = s.turn
    best = 0.0
    vessels = t.ships + t.subs if kind in (TORPEDO, AIR) else t.ships
    rows = 0
    for vessel in s.fleets[seat]:
        if ARMS[vessel] & SYMBOLS[card] and not s.acted[vessel]:
            rows |= 1 << stands_in(s, vessel)
    for vessel in vessels:
        if BOXES[card]:
            reach = False
            for row in range(1, 4):
                if rows >> row & 1 and BOXES[card] >> distance(row, s.row[vessel]) & 1:
                    reach = True
            if not reach:
                continue
        best = max(best, _value(s, seat, vessel, card, 0, 0))
    return best


def _gain(s: NavalBattlesState, seat: Seat, vessel: int) -> float:
    """What the attack in the making would bring against the vessel."""
    p = s.plan
    if p.kind == AIR_ACTION:
        number = STRIKES[p.vessels[0]][len(p.aims[0])] if p.need else ASW[p.vessels[0]]
        return _value(s, seat, vessel, NOBODY, number, p.aims[0].count(vessel))
    if p.kind != CARD_PLAY:
        return 0.0
    return _value(s, seat, vessel, p.cards[0], 0, p.aims[-1].count(vessel))


def _value(s: NavalBattlesState, seat: Seat, vessel: int, card: int, number: int, before: int) -> float:
    """VP that an attack promises: a number of aircraft, or a card, after `before` equal ones on the same vessel."""
    owner = owner_of(s, vessel)
    t = s.turn
    hts = 0
    damage = 0
    types = T_ASW if SUB[vessel] else T_AS
    if card != NOBODY:
        kind = KIND[card]
        if kind in (AIR, BOMBING):
            number = CARD_ASW[card] if SUB[vessel] else CARD_AIR[card]
        else:
            hts = HTS[card]
            damage = DAMAGE[card]
            types = CARD_TYPES[card]
    modifier = hts + t.bonus[owner]
    passes = 1.0
    evades = evasion(s, vessel)
    if evades:
        passes -= chance(evades, modifier)
    at = max(0, min(2 * SPAN, modifier + SPAN))
    for ship in s.fleets[owner]:
        if STOPS[ship] & types:
            passes *= PASSES_ALOOF[ship][at]
    worthy = float(vp(s, vessel))
    coming = 0
    for attack in t.attacks:
        if attack.target == vessel and attack.fate == DECLARED:
            if attack.number:
                before += 1
            else:
                coming += attack.damage
    if number:
        return worthy * passes * chance(number, t.bonus[seat]) * 0.5**before
    if SUB[vessel]:
        return worthy * passes * 0.5**before
    left = HULL[vessel] - s.damage[vessel]
    if coming >= left:
        return 0.15 * worthy * passes
    share = 1.0 if damage >= left else 0.8 if damage + coming >= left else 0.55 * damage / left
    return worthy * passes * share * 0.7**before


def _weigh_cards(s: NavalBattlesState, seat: Seat, cards: list[int]) -> list[float]:
    t = s.turn
    if t.windows:
        return [_weigh_answer(s, seat, card) for card in cards]
    if t.declaring and t.defending == seat:
        dangers = [
            danger(s, seat, index) if attack.fate == LIVE and attack.target in s.fleets[seat] else 0.0
            for index, attack in enumerate(t.attacks)
        ]
        return [_weigh_defence(s, seat, card, dangers) for card in cards]
    return [_weigh_card(s, seat, card) for card in cards]


def _weigh_card(s: NavalBattlesState, seat: Seat, card: int) -> float:
    t = s.turn
    kind = KIND[card]
    if kind in (GUN, MISSILE, TORPEDO, AIR):
        return _keen(1.2 * _best_target(s, card, seat) - QUALITY[card] + 0.4)
    if kind == BOMBING:
        return _keen(2.0 * _best_target(s, card, seat) - 1.6)
    if kind == PLAN:
        return _keen(0.35 * sum(attack.fate == DECLARED for attack in t.attacks) - 0.8)
    if kind == REPAIR:
        hurt = sum(s.damage[ship] * VP[ship] / HULL[ship] for ship in s.fleets[seat] if s.damage[ship])
        return _keen(0.4 * hurt - 0.8)
    return 0.5


def _weigh_answer(s: NavalBattlesState, seat: Seat, card: int) -> float:
    """Intelligence pays against what is aimed at oneself, and for what one has played oneself."""
    t = s.turn
    play = t.windows[-1]
    row = t.plays[play]
    about = play if row.over == NOBODY else row.over
    gain = 0.0
    for index, attack in enumerate(t.attacks):
        if attack.play == about:
            owner = owner_of(s, attack.target)
            if owner != NOBODY:
                gain += (AFLOAT + 0.6 if owner == seat else 1.0) * danger(s, owner, index)
    for attempt in t.tries:
        if attempt.play == about and attempt.number:
            attack = t.attacks[attempt.attack]
            gain += 0.8 * vp(s, attack.target) * chance(attempt.number, attack.hts + t.bonus[t.defending])
    return _keen(1.5 * (gain - QUALITY[card]) + 0.5)


def _weigh_defence(s: NavalBattlesState, seat: Seat, card: int, dangers: list[float]) -> float:
    """A card is worth playing where a dear vessel is in danger."""
    t = s.turn
    best = 0.0
    for index, attack in enumerate(t.attacks):
        if attack.fate != LIVE or attack.target not in s.fleets[seat]:
            continue
        if KIND[card] == SCREEN:
            best = max(best, 0.25 * vp(s, attack.target) - 0.5)
        elif attack.types & CARD_STOPS[card]:
            best = max(best, dangers[index] * chance(CARD_STOPS_AT[card], attack.hts + t.bonus[seat]))
    return _keen(1.3 * best - 0.7 * QUALITY[card])


def _weigh_attack(s: NavalBattlesState, seat: Seat, index: int) -> float:
    return _keen(danger(s, seat, index))


def _weigh_done(s: NavalBattlesState, seat: Seat) -> float:
    if not s.round and not s.sealed[seat]:
        return 3.0 if fleet_points(s, seat) <= 1 else 0.01
    return 1.2


def _weigh_ship(s: NavalBattlesState, seat: Seat, ship: int) -> float:
    """Aircraft, defences and command are what a fleet is built around; then launchers for the cards."""
    gain = 0.25 * len(STRIKES[ship]) + 0.2 * len(STOPS_AT[ship]) + 0.3 * COMMAND[ship]
    if ARMS[ship] & LAUNCHERS:
        gain += 0.3
    if ARMS[ship] & W_T:
        gain += 0.1
    if VP[ship] > 0.6 * s.shares[seat]:
        gain -= 0.8
    return _keen(gain)


def _price(s: NavalBattlesState, seat: Seat, card: int) -> float:
    """What it costs to give a card away now: a fresh one is drawn for it, but it may have a use at once."""
    price = QUALITY[card] - FRESH * AVERAGE
    if s.turn.on == seat and SYMBOLS[card]:
        for vessel in s.fleets[seat]:
            if ARMS[vessel] & SYMBOLS[card] and not s.acted[vessel]:
                return price + USE
    return price


def _weigh_pay(s: NavalBattlesState, seat: Seat, card: int) -> float:
    """A card towards a vessel, by what the vessel is worth more than the card; or towards another card."""
    p = s.plan
    if p.kind == CARD_PLAY:
        return _keen(-2.0 * QUALITY[card])
    if p.kind != PURCHASE:
        return _keen(AFLOAT * VALUE[card] - _price(s, seat, card))
    return _keen(AFLOAT * _dearest(s, seat, points(s) + VALUE[card]) - _price(s, seat, card))


def _dearest(s: NavalBattlesState, seat: Seat, left: int) -> int:
    """VP of the best vessel of the reserve for so many points."""
    best = 0
    for vessel in s.reserves[seat]:
        if best < VP[vessel] <= left and vessel not in s.plan.vessels:
            best = VP[vessel]
    return best


def _weigh_passive(s: NavalBattlesState, seat: Seat, vessel: int) -> float:
    return _keen(AFLOAT * VP[vessel]) if s.plan.kind == PURCHASE else 0.8


def _weigh_active(s: NavalBattlesState, seat: Seat, vessel: int) -> float:
    if s.plan.kind == PURCHASE:
        return 0.5 * _weigh_passive(s, seat, vessel)
    for card in held(s, seat):
        if SYMBOLS[card] & ARMS[vessel] and KIND[card] != GUN:
            return 2.0
    return 1.2 if ASW[vessel] and s.turn.subs else 0.1

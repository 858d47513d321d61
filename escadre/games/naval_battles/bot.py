"""What the bots know of this game: how a position stands, which choices look promising, where a playout may stop.

All in victory points. Nothing here is a rule; a wrong number makes a weaker bot, not a wrong game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.rules.range import distance, stands_in
from escadre.games.naval_battles.rules.reinforcement import points
from escadre.games.naval_battles.rules.resolve import needed
from escadre.games.naval_battles.rules.setup import fleet_points
from escadre.games.naval_battles.rules.table import (
    AIR_ACTION,
    CARD_PLAY,
    DECLARED,
    DEFENCE,
    DISCARDING,
    LIVE,
    TO_COME,
    evasion,
    held,
    max_hand,
    owner_of,
    vp,
)
from escadre.games.naval_battles.state import Attack, NavalBattlesState, Try
from escadre.games.naval_battles.tables import (
    ACTIVE,
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
    CHEAPEST,
    COMMAND,
    DAMAGE,
    DESIGN_CARDS,
    DIE,
    GUN,
    HTS,
    HULL,
    INTELLIGENCE,
    KIND,
    MISSILE,
    NEAR_MISS,
    PASSIVE,
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
    TACTICS,
    TORPEDO,
    VALUE,
    VP,
    W_T,
    WORTH,
)

KEEN: Final = 1.1  # how sharply a better prospect weighs more
AFLOAT: Final = 0.55  # what a point of one's own fleet is worth against one that is sunk
UNSEEN: Final = 0.93  # that a card in an opponent's hand does not stop an attack
LAUNCHERS: Final = 8 | 16  # SSM and CM
WEAPONS: Final = 1 | 2 | 4 | 8 | 16


def _chance(number: int, modifier: int) -> float:
    """That a die reaches the number."""
    ways = DIE + 1 - number + modifier
    if ways <= 0:
        return 0.0
    return 1.0 if ways >= DIE else ways / DIE


def _quality(card: int) -> float:
    """What holding a card is worth."""
    kind = KIND[card]
    worth = 0.12 + 0.1 * VALUE[card]
    if kind in (GUN, MISSILE, TORPEDO):
        worth += 0.07 * DAMAGE[card] - 0.04 * HTS[card] + 0.02 * bin(BOXES[card]).count("1")
        worth += 0.05 * (7 - CARD_STOPS_AT[card])
    elif kind == AIR:
        worth += 0.12 * (7 - CARD_AIR[card]) + 0.05 * (7 - CARD_STOPS_AT[card])
    elif kind == BOMBING:
        worth += 0.7
    elif kind in (INTELLIGENCE, TACTICS):
        worth += 0.45
    elif kind == NEAR_MISS:
        worth += 0.3
    else:
        worth += 0.2
    return worth


QUALITY: Final[list[float]] = [_quality(card) for card in range(len(KIND))]
AVERAGE: Final[float] = sum(QUALITY) / len(QUALITY)


def horizon(s: NavalBattlesState) -> int:
    """Rises with every player turn, and when its attacks are final: what they promise can be told without the dice."""
    return 2 * (s.round * 8 - len(s.to_move)) + s.turn.final


# ---- how a position stands


def _through(s: NavalBattlesState, attack: Attack, index: int, owner: Seat) -> float:
    """That an attack is not stopped, by what is known of the defence and guessed of the hand."""
    t = s.turn
    modifier = attack.hts + t.bonus[owner]
    passes = 1.0
    evades = evasion(s, attack.target)
    if evades:
        passes *= 1.0 - _chance(evades, modifier)
    tries: list[Try] = []
    if t.defending == owner and (s.plan.kind == DEFENCE or not t.declaring):
        tries = s.plan.tries if s.plan.kind == DEFENCE and t.declaring else t.tries
        for attempt in tries:
            if attempt.attack == index and attempt.number and attempt.fate == TO_COME:
                passes *= 1.0 - _chance(attempt.number, modifier)
        return passes
    for ship in s.fleets[owner]:
        if STOPS[ship] & attack.types:
            for number in STOPS_AT[ship]:
                passes *= 1.0 - 0.5 * _chance(number, modifier)
    for _ in range(min(7, len(s.hands[owner]))):
        passes *= UNSEEN
    return passes


def _add_attacks(s: NavalBattlesState, worth: list[float]) -> None:
    """What the attacks on the table promise to the active player and cost the others."""
    t = s.turn
    targets: list[int] = []
    safe: list[float] = []
    wounds: list[float] = []
    for index, attack in enumerate(t.attacks):
        if attack.fate not in (DECLARED, LIVE):
            continue
        owner = owner_of(s, attack.target)
        if owner == NOBODY:
            continue
        target = attack.target
        if t.defending == owner and s.plan.kind == DEFENCE:
            for attempt in s.plan.tries:
                if attempt.attack == index and attempt.screen != NOBODY:
                    target = attempt.screen
        if target not in targets:
            targets.append(target)
            safe.append(1.0)
            wounds.append(0.0)
        at = targets.index(target)
        passes = _through(s, attack, index, owner)
        if attack.number:
            safe[at] *= 1.0 - passes * _chance(needed(s, attack), t.bonus[t.on])
        elif SUB[target] or attack.large or attack.damage >= HULL[target] - s.damage[target]:
            safe[at] *= 1.0 - passes
        else:
            wounds[at] += passes * attack.damage
    for at, target in enumerate(targets):
        owner = owner_of(s, target)
        worthy = float(vp(s, target))
        hurt = 0.0
        if wounds[at] > 0.0:
            hurt = min(0.9, 0.6 * wounds[at] / max(1, HULL[target] - s.damage[target]))
        gone = 1.0 - safe[at] * (1.0 - hurt)
        worth[t.on] += gone * worthy
        worth[owner] -= AFLOAT * gone * worthy


def evaluate(s: NavalBattlesState) -> list[float]:
    """For each seat: VP sunk, the fleet afloat, the hand, and what the attacks on the table promise."""
    n = s.seats
    worth = [0.0] * n
    for seat in range(n):
        if not s.playing[seat]:
            worth[seat] = -20.0
            continue
        total = float(s.scores[seat])
        for vessel in s.fleets[seat]:
            total += _vessel(s, vessel)
        for ship in s.chosen[seat]:
            total += AFLOAT * VP[ship] + 0.15 * COMMAND[ship]
        cards = s.hands[seat]
        for card in cards:
            total += QUALITY[card]
        for card in s.bought[seat]:
            total += QUALITY[card]
        missing = max_hand(s, seat) - len(cards)
        if missing > 0 and s.round:
            total += 0.8 * AVERAGE * missing
        worth[seat] = total
    plan = s.plan
    if plan.seat != NOBODY:
        _add_plan(s, worth)
    if s.turn.attacks:
        _add_attacks(s, worth)
    for seat in s.winners:
        worth[seat] += 30.0
    if s.options.teams:
        sums = [0.0] * s.options.teams
        for seat in range(n):
            sums[s.teams[seat]] += worth[seat]
        for seat in range(n):
            worth[seat] = sums[s.teams[seat]]
    return worth


def _vessel(s: NavalBattlesState, vessel: int) -> float:
    """A vessel afloat, with its damage and its place."""
    worth = AFLOAT * vp(s, vessel) + 0.15 * COMMAND[vessel]
    if SUB[vessel]:
        if s.active[vessel]:
            worth -= 0.08 * VP[vessel] * (ACTIVE[vessel] - PASSIVE[vessel])
        return worth
    if s.damage[vessel]:
        worth *= 1.0 - 0.45 * s.damage[vessel] / HULL[vessel]
    return worth + _place(vessel, s.row[vessel])


def _place(vessel: int, row: int) -> float:
    """Launchers belong forward, carriers and what is worth much behind."""
    arms = ARMS[vessel]
    worth = 0.03 * (row - 1) * VP[vessel]
    if arms & LAUNCHERS:
        worth += (0.0, 0.25, 0.2, 0.0)[row]
    elif arms & WEAPONS:
        worth += 0.15 if row == 1 else 0.0
    return worth


def _add_plan(s: NavalBattlesState, worth: list[float]) -> None:
    """What is chosen but not declared: paid cards are gone, vessels to come are there."""
    p = s.plan
    for pays in p.pays:
        for card in pays:
            worth[p.seat] -= QUALITY[card] - (0.8 * AVERAGE if p.kind == DISCARDING else 0.0)
    for attempt in p.tries:
        if attempt.card != NOBODY:
            worth[p.seat] -= QUALITY[attempt.card] - 0.5 * AVERAGE


# ---- weights


def _keen(gain: float) -> float:
    return exp(max(-6.0, min(6.0, KEEN * gain)))


def weigh(s: NavalBattlesState, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """How promising each number of a verb looks; all verbs on one scale, about 1 for a choice of no effect."""
    if verb == "target":
        return [_keen(_gain(s, seat, vessel)) for vessel in args]
    if verb == "card":
        return [_weigh_card(s, seat, card) for card in args]
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
        return [_keen(2.0 * (0.75 * AVERAGE - QUALITY[card])) for card in args]
    if verb in ("row1", "row2", "row3"):
        return [_weigh_row(s, vessel, int(verb[3])) for vessel in args]
    if verb == "active":
        return [_weigh_active(s, seat, vessel) for vessel in args]
    if verb == "passive":
        return [0.5 if s.plan.vessels and vessel not in s.fleets[seat] else 0.8 for vessel in args]
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
    if verb == "navy":
        return [0.5 + WORTH[navy] / 60.0 for navy in args]
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
        passes -= _chance(evades, modifier)
    for ship in s.fleets[owner]:
        if STOPS[ship] & types:
            for stops in STOPS_AT[ship]:
                passes *= 1.0 - 0.4 * _chance(stops, modifier)
    worthy = float(vp(s, vessel))
    coming = 0
    for attack in t.attacks:
        if attack.target == vessel and attack.fate == DECLARED:
            if attack.number:
                before += 1
            else:
                coming += attack.damage
    if number:
        return worthy * passes * _chance(number, t.bonus[seat]) * 0.5**before
    if SUB[vessel]:
        return worthy * passes * 0.5**before
    left = HULL[vessel] - s.damage[vessel]
    if coming >= left:
        return 0.15 * worthy * passes
    share = 1.0 if damage >= left else 0.8 if damage + coming >= left else 0.55 * damage / left
    return worthy * passes * share * 0.7**before


def _weigh_card(s: NavalBattlesState, seat: Seat, card: int) -> float:
    t = s.turn
    kind = KIND[card]
    if t.windows:
        return _weigh_answer(s, seat)
    if t.declaring and t.defending == seat:
        return _weigh_defence(s, seat, card)
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


def _weigh_answer(s: NavalBattlesState, seat: Seat) -> float:
    """Intelligence pays against what is aimed at oneself, and for what one has played oneself."""
    t = s.turn
    play = t.windows[-1]
    row = t.plays[play]
    if row.over != NOBODY:
        return 6.0 if t.plays[row.over].seat == seat else 0.4
    gain = 0.0
    for attack in t.attacks:
        if attack.play == play and attack.target in s.fleets[seat]:
            gain += 0.5 * vp(s, attack.target)
    if row.seat == t.on and not gain:
        return 0.25
    for attempt in t.tries:
        if attempt.play == play and t.on == seat:
            gain += 0.4 * vp(s, t.attacks[attempt.attack].target)
    return _keen(gain - 0.3)


def _weigh_defence(s: NavalBattlesState, seat: Seat, card: int) -> float:
    """A card is worth playing where a dear vessel is in danger."""
    t = s.turn
    best = 0.0
    for index, attack in enumerate(t.attacks):
        if attack.fate != LIVE or attack.target not in s.fleets[seat]:
            continue
        if KIND[card] == SCREEN:
            best = max(best, 0.25 * vp(s, attack.target) - 0.5)
        elif attack.types & CARD_STOPS[card]:
            best = max(best, _danger(s, seat, index) * _chance(CARD_STOPS_AT[card], attack.hts + t.bonus[seat]))
    return _keen(1.3 * best - 0.7 * QUALITY[card])


def _danger(s: NavalBattlesState, seat: Seat, index: int) -> float:
    """VP that an attack threatens, with what is aimed at it already."""
    attack = s.turn.attacks[index]
    threat = float(vp(s, attack.target))
    if attack.number:
        threat *= _chance(needed(s, attack), s.turn.bonus[s.turn.on])
    elif not SUB[attack.target] and not attack.large:
        threat *= min(1.0, 0.2 + attack.damage / max(1, HULL[attack.target] - s.damage[attack.target]))
    return threat * _through(s, attack, index, seat)


def _weigh_attack(s: NavalBattlesState, seat: Seat, index: int) -> float:
    return _keen(_danger(s, seat, index))


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


def _weigh_pay(s: NavalBattlesState, seat: Seat, card: int) -> float:
    cheap = VALUE[card] / QUALITY[card]
    if s.plan.pays and s.plan.kind not in (CARD_PLAY, DISCARDING):
        return 0.4 * cheap if not s.plan.vessels and points(s) < CHEAPEST[s.navies[seat]] else 0.1 * cheap
    if s.plan.kind == CARD_PLAY:
        return _keen(-2.0 * QUALITY[card])
    few = 1.0 if len(s.fleets[seat]) <= 4 else 0.5
    return 0.08 * cheap * few * len(held(s, seat)) / 7.0


def _weigh_row(s: NavalBattlesState, vessel: int, row: int) -> float:
    if not s.plan.vessels or vessel in s.plan.vessels:
        return _keen(6.0 * (_place(vessel, row) - _place(vessel, 1)) - 0.3)
    return _keen(0.15 * VP[vessel] + 2.0 * _place(vessel, row))


def _weigh_active(s: NavalBattlesState, seat: Seat, vessel: int) -> float:
    for card in held(s, seat):
        if SYMBOLS[card] & ARMS[vessel] and KIND[card] != GUN:
            return 2.0
    return 1.2 if ASW[vessel] and s.turn.subs else 0.1

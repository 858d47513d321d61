"""What attacks and cards of Modern Naval Battles promise, by what is known of the defence and guessed of the hands.

Estimates, in floats: nothing here is a rule. `evaluation.py` and `move_ordering.py` build on them; the exact odds that
players see are in `show/odds.py`.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.play.columns import (
    CARD_COUNT,
    CARD_TYPES,
    DAMAGE,
    DIE,
    ENEMY,
    HTS,
    HULL,
    KIND,
    OWN,
    PLAN,
    STOPS,
    STOPS_AT,
    SUB,
    T_ASW,
)
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import CANCELLED, DEFENCE, OPEN, TO_COME, evasion, owner_of, vp
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState, Try, new_attack

COUNTERED: Final = 0.9  # that Intelligence does what it was played for
UNSEEN: Final = 0.93  # that a card in an opponent's hand does not stop an attack
SPAN: Final = 12  # modifiers to either side that the tables hold
ALERT: Final = 0.5  # that a defence is put to an attack which is on the table


def chance(number: int, modifier: int) -> float:
    """That a die reaches the number."""
    ways = DIE + 1 - number + modifier
    if ways <= 0:
        return 0.0
    return 1.0 if ways >= DIE else ways / DIE


def pierces(numbers: list[int], modifier: int, keen: float) -> float:
    """That an attack passes all defences of a ship, which are put to it with this likelihood."""
    passes = 1.0
    for number in numbers:
        passes *= 1.0 - keen * chance(number, modifier)
    return passes


PASSES_ALERT: Final[list[list[float]]] = [
    [pierces(numbers, modifier, ALERT) for modifier in range(-SPAN, SPAN + 1)] for numbers in STOPS_AT
]
HIDDEN: Final[list[float]] = [UNSEEN ** min(7, cards) for cards in range(CARD_COUNT + 1)]


def bonuses(s: NavalBattlesState) -> list[int]:
    """What Battle Plans add to the dice of each seat, with those that are still asked about."""
    t = s.turn
    if t.opened == len(t.plays):
        return t.bonus
    bonus = t.bonus[:]
    for i in range(t.opened, len(t.plays)):
        play = t.plays[i]
        if KIND[play.acts_as] == PLAN and play.fate != CANCELLED and holds(s, i) > 0.5:
            if play.aim == NOBODY:
                bonus[play.seat] += OWN[play.acts_as]
            else:
                bonus[play.aim] += ENEMY[play.acts_as]
    return bonus


def holds(s: NavalBattlesState, play: int) -> float:
    """That a card which was played takes effect: Intelligence against it may fall itself."""
    t = s.turn
    stands = 1.0
    for i in range(play + 1, len(t.plays)):
        if t.plays[i].over == play and t.plays[i].fate == OPEN:
            stands *= 1.0 - COUNTERED * holds(s, i)
    return stands


def through(s: NavalBattlesState, attack: Attack, index: int, owner: Seat, bonus: int) -> float:
    """That an attack is not stopped, by what is known of the defence and guessed of the hand."""
    t = s.turn
    modifier = attack.hts + bonus
    passes = 1.0
    if attack.play != NOBODY and t.windows:
        passes = holds(s, attack.play)
    evades = evasion(s, attack.target)
    if evades:
        passes *= 1.0 - chance(evades, modifier)
    if t.final and t.defending != owner and owner not in t.defenders:
        return 1.0  # his defence is over
    tries: list[Try] = []
    if t.defending == owner and (s.plan.kind == DEFENCE or not t.declaring):
        tries = s.plan.tries if s.plan.kind == DEFENCE and t.declaring else t.tries
        for attempt in tries:
            if attempt.attack == index and attempt.number and attempt.fate == TO_COME:
                made = holds(s, attempt.play) if attempt.play != NOBODY and t.windows else 1.0
                passes *= 1.0 - made * chance(attempt.number, modifier)
        return passes
    at = max(0, min(2 * SPAN, modifier + SPAN))
    for ship in s.fleets[owner]:
        if STOPS[ship] & attack.types:
            passes *= PASSES_ALERT[ship][at]
    return passes * HIDDEN[len(s.hands[owner])]


def best_shot(s: NavalBattlesState, card: int) -> float:
    """VP that a torpedo promises against the best vessel of an opponent."""
    best = 0.0
    for target in s.turn.ships + s.turn.subs:
        left = 1 if SUB[target] else max(1, HULL[target] - s.damage[target])
        share = 1.0 if DAMAGE[card] >= left else 0.6 * DAMAGE[card] / left
        best = max(best, share * _reaches(s, CARD_TYPES[card], target, HTS[card]))
    return best


def best_hunt(s: NavalBattlesState, number: int) -> float:
    """VP that an anti-submarine attack promises against the best submarine of an opponent."""
    best = 0.0
    for target in s.turn.subs:
        best = max(best, _reaches(s, T_ASW, target, 0))
    return best * chance(number, s.turn.bonus[s.turn.on])


def _reaches(s: NavalBattlesState, types: int, target: int, hts: int) -> float:
    """VP of a target, times that an attack on it would not be stopped."""
    owner = owner_of(s, target)
    if owner == NOBODY:
        return 0.0
    attack = new_attack(types, target, NOBODY)
    attack.hts = hts
    return vp(s, target) * through(s, attack, NOBODY, owner, s.turn.bonus[owner])


def danger(s: NavalBattlesState, seat: Seat, index: int) -> float:
    """VP that an attack threatens, with what is aimed at it already."""
    attack = s.turn.attacks[index]
    threat = float(vp(s, attack.target))
    if attack.number:
        threat *= chance(needed(s, attack), s.turn.bonus[s.turn.on])
    elif not SUB[attack.target] and not attack.large:
        threat *= min(1.0, 0.2 + attack.damage / max(1, HULL[attack.target] - s.damage[attack.target]))
    return threat * through(s, attack, index, seat, s.turn.bonus[seat])

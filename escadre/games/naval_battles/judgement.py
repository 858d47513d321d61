"""How a position of Modern Naval Battles stands, in victory points: for the bots.

Estimates, in floats: nothing here is a rule. `bot.py` turns them into choices.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.rules.resolve import needed
from escadre.games.naval_battles.rules.table import (
    CANCELLED,
    DECLARED,
    DEFENCE,
    DISCARDING,
    LIVE,
    OPEN,
    TO_COME,
    evasion,
    max_hand,
    owner_of,
    vp,
)
from escadre.games.naval_battles.state import Attack, NavalBattlesState, Try, copy, new_attack, new_plan
from escadre.games.naval_battles.tables import (
    ACTIVE,
    AIR,
    ARMS,
    ASW,
    BOMBING,
    BOXES,
    CARD_AIR,
    CARD_COUNT,
    CARD_STOPS_AT,
    CARD_TYPES,
    COMMAND,
    DAMAGE,
    DIE,
    ENEMY,
    GUN,
    HTS,
    HULL,
    INTELLIGENCE,
    KIND,
    MISSILE,
    NEAR_MISS,
    OWN,
    PASSIVE,
    PLAN,
    STOPS,
    STOPS_AT,
    STRIKES,
    SUB,
    T_AS,
    TACTICS,
    TORPEDO,
    VALUE,
    VP,
    W_T,
)

AFLOAT: Final = 0.55  # what a point of one's own fleet is worth against one that is sunk
HURT: Final = 0.45  # the share of its worth that a ship has lost when its hull is nearly gone
COUNTERED: Final = 0.9  # that Intelligence does what it was played for
FRESH: Final = 0.8  # what a card that will be drawn is worth against one that is held
UNSEEN: Final = 0.93  # that a card in an opponent's hand does not stop an attack
# What admirals see in a vessel, in VP of the lead at the end: fitted to 2,200 matches of four captains.
OF_VP: Final = 0.1  # a point afloat is little more than a target; what counts is what the vessel does
OF_COMMAND: Final = 0.5
OF_STRIKE: Final = 2.2  # an air strike that hits for sure
OF_STOP: Final = 1.3  # an attempt that stops an air strike for sure
OF_ASW: Final = 0.8
OF_SUB: Final = 1.5
OF_SUB_VP: Final = -0.6
OF_HAND: Final = 1.2  # of the worth of a card in hand
OF_HURT: Final = 0.25  # of the VP of a ship that is nearly gone
READY: Final = 0.7  # what a torpedo that can be fired counts for against one that is on its way
LAUNCHERS: Final = 8 | 16  # SSM and CM
WEAPONS: Final = 1 | 2 | 4 | 8 | 16


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
SPAN: Final = 12  # modifiers to either side that the tables hold
ALERT: Final = 0.5  # that a defence is put to an attack which is on the table
PASSES_ALERT: Final[list[list[float]]] = [
    [pierces(numbers, modifier, ALERT) for modifier in range(-SPAN, SPAN + 1)] for numbers in STOPS_AT
]
HIDDEN: Final[list[float]] = [UNSEEN ** min(7, cards) for cards in range(CARD_COUNT + 1)]


def horizon(s: NavalBattlesState, seat: Seat) -> int:
    """Rises with every player turn, and when what its attacks promise the seat can be told without the dice.

    That is for the attacker once the last defender has declared, for a defender once he has. While a card is asked
    about it stands a little lower: who attacks sees past the windows that he opens.
    """
    t = s.turn
    reached = 4 * (s.round * 8 - len(s.to_move))
    if t.final:
        if seat == t.on:
            waits = t.declaring or len(t.defenders) > 0
        else:
            waits = seat in t.defenders or (t.declaring and t.defending == seat)
        reached += 0 if waits else 2
    return reached - (1 if t.windows else 0)


def searched(s: NavalBattlesState) -> bool:
    """Fleets, answers and discards are judged at once: dice and hands that come after them tell little about them."""
    return s.round > 0 and not s.turn.windows and not s.turn.discarding


def midway(s: NavalBattlesState) -> bool:
    """Fleets, formations, purchases, cards and strikes count as a whole; of a defence each attempt counts by itself."""
    p = s.plan
    if p.kind == DEFENCE:
        return p.source != NOBODY or p.card != NOBODY
    return p.kind > 0 or not s.round


def standing(s: NavalBattlesState, seat: Seat, verb: str) -> NavalBattlesState | None:
    """Who ends a defence or lets a card stand leaves the rest to the dice: that is judged as it is, without them."""
    if verb in ("pass", "silent"):
        return s
    if verb == "done" and s.turn.declaring and s.turn.defending == seat:
        if s.plan.kind != DEFENCE:
            s = copy(s)
            s.plan = new_plan(seat, DEFENCE)
        return s
    return None


def _bonus(s: NavalBattlesState) -> list[int]:
    """What Battle Plans add to the dice of each seat, with those that are still asked about."""
    t = s.turn
    if t.opened == len(t.plays):
        return t.bonus
    bonus = t.bonus[:]
    for i in range(t.opened, len(t.plays)):
        play = t.plays[i]
        if KIND[play.acts_as] == PLAN and play.fate != CANCELLED and _holds(s, i) > 0.5:
            if play.aim == NOBODY:
                bonus[play.seat] += OWN[play.acts_as]
            else:
                bonus[play.aim] += ENEMY[play.acts_as]
    return bonus


def _holds(s: NavalBattlesState, play: int) -> float:
    """That a card which was played takes effect: Intelligence against it may fall itself."""
    t = s.turn
    stands = 1.0
    for i in range(play + 1, len(t.plays)):
        if t.plays[i].over == play and t.plays[i].fate == OPEN:
            stands *= 1.0 - COUNTERED * _holds(s, i)
    return stands


def _through(s: NavalBattlesState, attack: Attack, index: int, owner: Seat, bonus: int) -> float:
    """That an attack is not stopped, by what is known of the defence and guessed of the hand."""
    t = s.turn
    modifier = attack.hts + bonus
    passes = 1.0
    if attack.play != NOBODY and t.windows:
        passes = _holds(s, attack.play)
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
                made = _holds(s, attempt.play) if attempt.play != NOBODY and t.windows else 1.0
                passes *= 1.0 - made * chance(attempt.number, modifier)
        return passes
    at = max(0, min(2 * SPAN, modifier + SPAN))
    for ship in s.fleets[owner]:
        if STOPS[ship] & attack.types:
            passes *= PASSES_ALERT[ship][at]
    return passes * HIDDEN[len(s.hands[owner])]


def _add_attacks(s: NavalBattlesState, worth: list[float], far: bool) -> None:
    """What the attacks on the table promise to the active player and cost the others."""
    t = s.turn
    bonus = _bonus(s)
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
        passes = _through(s, attack, index, owner, bonus[owner])
        if attack.number:
            safe[at] *= 1.0 - passes * chance(needed(s, attack), bonus[t.on])
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
        worth[owner] -= max(0.0, FIGHTS[target]) * gone if far else AFLOAT * gone * worthy


def evaluate(s: NavalBattlesState) -> list[float]:
    """For each seat: VP sunk, the fleet afloat, the hand, and what the attacks on the table promise."""
    return _judge(s, False)


def appraise(s: NavalBattlesState) -> list[float]:
    """The same, but of the fleet what it can still do rather than what it is worth to whoever sinks it."""
    return _judge(s, True)


def _judge(s: NavalBattlesState, far: bool) -> list[float]:
    n = s.seats
    card_worth = OF_HAND if far else 1.0
    worth = [0.0] * n
    for seat in range(n):
        if not s.playing[seat]:
            worth[seat] = -20.0
            continue
        total = float(s.scores[seat])
        for vessel in s.fleets[seat]:
            total += _vessel(s, vessel, far)
        for ship in s.chosen[seat]:
            total += FIGHTS[ship] if far else _whole(s, ship)
        cards = s.hands[seat]
        for card in cards:
            total += card_worth * QUALITY[card]
        for card in s.bought[seat]:
            total += card_worth * QUALITY[card]
        missing = max_hand(s, seat) - len(cards)
        if missing > 0 and s.round:
            total += card_worth * FRESH * AVERAGE * missing
        worth[seat] = total
    plan = s.plan
    if plan.seat != NOBODY:
        _add_plan(s, worth)
    if s.turn.attacks:
        _add_attacks(s, worth, far)
    if s.turn.windows:
        _add_repairs(s, worth)
    if far and s.round and not s.turn.final:
        _add_torpedoes(s, worth)
    for seat in s.winners:
        worth[seat] += 30.0
    if s.options.teams:
        sums = [0.0] * s.options.teams
        for seat in range(n):
            sums[s.teams[seat]] += worth[seat]
        for seat in range(n):
            worth[seat] = sums[s.teams[seat]]
    return worth


def _whole(s: NavalBattlesState, vessel: int) -> float:
    """A vessel without damage, wherever it is."""
    return AFLOAT * vp(s, vessel) + 0.15 * COMMAND[vessel]


def _fights(vessel: int) -> float:
    """What a vessel without damage does for its fleet."""
    worth = OF_VP * VP[vessel] + OF_COMMAND * COMMAND[vessel]
    for number in STRIKES[vessel]:
        worth += OF_STRIKE * chance(number, 0)
    if STOPS[vessel] & T_AS:
        for number in STOPS_AT[vessel]:
            worth += OF_STOP * chance(number, 0)
    if ASW[vessel]:
        worth += OF_ASW * chance(ASW[vessel], 0)
    if SUB[vessel]:
        worth += OF_SUB + OF_SUB_VP * VP[vessel]
    return worth


FIGHTS: Final[list[float]] = [_fights(vessel) for vessel in range(len(VP))]


def _vessel(s: NavalBattlesState, vessel: int, far: bool) -> float:
    """A vessel afloat, with its damage and its place."""
    worth = FIGHTS[vessel] if far else _whole(s, vessel)
    if SUB[vessel]:
        if s.active[vessel]:
            worth -= 0.08 * VP[vessel] * (ACTIVE[vessel] - PASSIVE[vessel])
        return worth
    if s.damage[vessel]:
        if far:
            worth -= OF_HURT * vp(s, vessel) * s.damage[vessel] / HULL[vessel]
        else:
            worth *= 1.0 - HURT * s.damage[vessel] / HULL[vessel]
    return worth + PLACE[s.row[vessel]][vessel]


def _place(vessel: int, row: int) -> float:
    """Launchers belong forward, carriers and what is worth much behind."""
    arms = ARMS[vessel]
    worth = 0.03 * (row - 1) * VP[vessel]
    if arms & LAUNCHERS:
        worth += (0.0, 0.25, 0.2, 0.0)[row]
    elif arms & WEAPONS:
        worth += 0.15 if row == 1 else 0.0
    return worth


PLACE: Final[list[list[float]]] = [[_place(vessel, row) for vessel in range(len(VP))] for row in range(4)]


def _add_repairs(s: NavalBattlesState, worth: list[float]) -> None:
    """What a Repair that is still asked about will mend."""
    t = s.turn
    for i in range(t.opened, len(t.plays)):
        play = t.plays[i]
        if play.mends and play.fate != CANCELLED:
            for card in play.mends:
                at = s.damage_cards.index(card)
                ship = s.damage_on[at]
                share = s.damage_points[at] / HULL[ship]
                worth[play.seat] += _holds(s, i) * HURT * share * _whole(s, ship)


def _add_torpedoes(s: NavalBattlesState, worth: list[float]) -> None:
    """What the active submarines of the player on turn can still fire: else nobody would see why to surface them."""
    seat = s.turn.on
    ready = 0
    for vessel in s.fleets[seat]:
        if SUB[vessel] and s.active[vessel] and ARMS[vessel] & W_T and not s.acted[vessel]:
            ready += 1
    for card in s.hands[seat]:
        if ready and KIND[card] == TORPEDO:
            worth[seat] += READY * _best_shot(s, card)
            ready -= 1


def _best_shot(s: NavalBattlesState, card: int) -> float:
    """VP that a torpedo promises against the best vessel of an opponent."""
    best = 0.0
    for target in s.turn.ships + s.turn.subs:
        owner = owner_of(s, target)
        if owner != NOBODY:
            attack = new_attack(CARD_TYPES[card], target, NOBODY)
            attack.hts = HTS[card]
            left = 1 if SUB[target] else max(1, HULL[target] - s.damage[target])
            share = 1.0 if DAMAGE[card] >= left else 0.6 * DAMAGE[card] / left
            best = max(best, share * vp(s, target) * _through(s, attack, NOBODY, owner, s.turn.bonus[owner]))
    return best


def _add_plan(s: NavalBattlesState, worth: list[float]) -> None:
    """What is chosen but not declared: paid cards are gone, vessels to come are there."""
    p = s.plan
    for pays in p.pays:
        for card in pays:
            worth[p.seat] -= QUALITY[card] - (FRESH * AVERAGE if p.kind == DISCARDING else 0.0)
    for attempt in p.tries:
        if attempt.card != NOBODY:
            worth[p.seat] -= QUALITY[attempt.card] - 0.5 * AVERAGE


def danger(s: NavalBattlesState, seat: Seat, index: int) -> float:
    """VP that an attack threatens, with what is aimed at it already."""
    attack = s.turn.attacks[index]
    threat = float(vp(s, attack.target))
    if attack.number:
        threat *= chance(needed(s, attack), s.turn.bonus[s.turn.on])
    elif not SUB[attack.target] and not attack.large:
        threat *= min(1.0, 0.2 + attack.damage / max(1, HULL[attack.target] - s.damage[attack.target]))
    return threat * _through(s, attack, index, seat, s.turn.bonus[seat])

"""How a position of Modern Naval Battles stands, in victory points: for the bots.

Estimates, in floats: nothing here is a rule. `move_ordering.py` turns them into choices.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.play.columns import (
    ACTIVE,
    AIR,
    ARMS,
    ASW,
    BOMBING,
    BOXES,
    CARD_AIR,
    CARD_STOPS_AT,
    COMMAND,
    DAMAGE,
    GUN,
    HTS,
    HULL,
    INTELLIGENCE,
    KIND,
    MISSILE,
    NEAR_MISS,
    PASSIVE,
    SUB,
    TACTICS,
    TORPEDO,
    VALUE,
    VP,
    W_T,
)
from escadre.games.naval_battles.play.copying import copy
from escadre.games.naval_battles.play.rules.defence import target_now
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import (
    CANCELLED,
    DECLARED,
    DEFENCE,
    DISCARDING,
    LIVE,
    max_hand,
    owner_of,
    vp,
)
from escadre.games.naval_battles.play.state import NavalBattlesState, new_plan
from escadre.games.naval_battles.think.attack_prospects import best_hunt, best_shot, bonuses, chance, holds, through

AFLOAT: Final = 0.55  # what a point of one's own fleet is worth against one that is sunk
HURT: Final = 0.45  # the share of its worth that a ship has lost when its hull is nearly gone
OUT: Final = -20.0  # to be eliminated
WON: Final = 30.0
FRESH: Final = 0.8  # what a card that will be drawn is worth against one that is held
READY: Final = 0.7  # what an attack that can be made counts for against one that is on its way
LAUNCHERS: Final = 8 | 16  # SSM and CM
WEAPONS: Final = 1 | 2 | 4 | 8 | 16


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
    """Fleets, answers and discards are judged at once: dice and hands that come after them tell little about them.

    So is everything among more than two: there simulations of what the others may do won nothing over the sight alone.
    """
    return s.seats == 2 and s.round > 0 and not s.turn.windows and not s.turn.discarding


def midway(s: NavalBattlesState) -> bool:
    """Fleets, formations, purchases, cards and strikes count as a whole; of a defence each attempt counts by itself."""
    p = s.plan
    if p.kind == DEFENCE:
        return p.source != NOBODY or p.card != NOBODY
    return p.kind > 0 or not s.round


def standing(s: NavalBattlesState, seat: Seat, verb: str) -> NavalBattlesState | None:
    """Who ends a defence or lets a card stand leaves the rest to the dice: that is judged as it is, without them.

    So is the choice of a navy, which makes all of them equal: nobody wants to meet the same one every evening.
    """
    if verb in ("pass", "silent", "navy"):
        return s
    if verb == "done" and s.turn.declaring and s.turn.defending == seat:
        if s.plan.kind != DEFENCE:
            s = copy(s)
            s.plan = new_plan(seat, DEFENCE)
        return s
    return None


def _add_attacks(s: NavalBattlesState, worth: list[float]) -> None:
    """What the attacks on the table promise to the active player and cost the others."""
    t = s.turn
    bonus = bonuses(s)
    targets: list[int] = []
    safe: list[float] = []
    wounds: list[float] = []
    for index, attack in enumerate(t.attacks):
        if attack.fate not in (DECLARED, LIVE):
            continue
        owner = owner_of(s, attack.target)
        if owner == NOBODY:
            continue
        target = target_now(s, index)
        if target not in targets:
            targets.append(target)
            safe.append(1.0)
            wounds.append(0.0)
        at = targets.index(target)
        passes = through(s, attack, index, owner, bonus[owner])
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
        worth[owner] -= AFLOAT * gone * worthy


def evaluate(s: NavalBattlesState) -> list[float]:
    """For each seat: VP sunk, the fleet afloat, the hand, and what the attacks on the table promise."""
    n = s.seats
    worth = [0.0] * n
    for seat in range(n):
        if not s.playing[seat]:
            continue
        total = float(s.scores[seat])
        for vessel in s.fleets[seat]:
            total += _vessel(s, vessel)
        for ship in s.chosen[seat]:
            total += _whole(s, ship)
        cards = s.hands[seat]
        for card in cards:
            total += QUALITY[card]
        for card in s.bought[seat]:
            total += QUALITY[card]
        missing = max_hand(s, seat) - len(cards)
        if missing > 0 and s.round:
            total += FRESH * AVERAGE * missing
        worth[seat] = total
    plan = s.plan
    if plan.seat != NOBODY:
        _add_plan(s, worth)
    if s.turn.attacks:
        _add_attacks(s, worth)
    add_common(s, worth)
    return worth


def add_common(s: NavalBattlesState, worth: list[float]) -> None:
    """What captains and admirals see alike: repairs, submarines, who is out or has won; and mates share it all."""
    for seat in range(s.seats):
        if not s.playing[seat]:
            worth[seat] = OUT
    if s.turn.windows:
        _add_repairs(s, worth)
    if s.round and not s.turn.final:
        _add_submarines(s, worth)
    for seat in s.winners:
        worth[seat] += WON
    if s.options.teams:
        sums = [0.0] * s.options.teams
        for seat in range(s.seats):
            sums[s.teams[seat]] += worth[seat]
        for seat in range(s.seats):
            worth[seat] = sums[s.teams[seat]]


def _whole(s: NavalBattlesState, vessel: int) -> float:
    """A vessel without damage, wherever it is."""
    return AFLOAT * vp(s, vessel) + 0.15 * COMMAND[vessel]


def _vessel(s: NavalBattlesState, vessel: int) -> float:
    """A vessel afloat, with its damage and its place."""
    worth = _whole(s, vessel)
    if SUB[vessel]:
        return worth - exposed(s, vessel)
    if s.damage[vessel]:
        worth *= 1.0 - HURT * s.damage[vessel] / HULL[vessel]
    return worth + PLACE[s.row[vessel]][vessel]


def exposed(s: NavalBattlesState, submarine: int) -> float:
    """What a submarine risks while it is active."""
    return 0.08 * VP[submarine] * (ACTIVE[submarine] - PASSIVE[submarine]) if s.active[submarine] else 0.0


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
                worth[play.seat] += holds(s, i) * HURT * share * _whole(s, ship)


def _add_submarines(s: NavalBattlesState, worth: list[float]) -> None:
    """What the active submarines of the player on turn can still do: else nobody would see why to surface them."""
    seat = s.turn.on
    torpedoes: list[int] | None = None
    for vessel in s.fleets[seat]:
        if not SUB[vessel] or not s.active[vessel] or s.acted[vessel]:
            continue
        if torpedoes is None:
            torpedoes = [card for card in s.hands[seat] if KIND[card] == TORPEDO]
        if torpedoes and ARMS[vessel] & W_T:
            worth[seat] += READY * best_shot(s, torpedoes.pop())
        elif ASW[vessel]:
            worth[seat] += READY * best_hunt(s, ASW[vessel])


def _add_plan(s: NavalBattlesState, worth: list[float]) -> None:
    """What is chosen but not declared: paid cards are gone, vessels to come are there."""
    p = s.plan
    for pays in p.pays:
        for card in pays:
            worth[p.seat] -= QUALITY[card] - (FRESH * AVERAGE if p.kind == DISCARDING else 0.0)
    for attempt in p.tries:
        if attempt.card != NOBODY:
            worth[p.seat] -= QUALITY[attempt.card] - 0.5 * AVERAGE

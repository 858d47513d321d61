"""How a position of Modern Naval Battles stands as admirals see it, in victory points.

Fitted to 2,000 matches of four bots and then tried out: a vessel counts for what it can still do rather than for what
it is worth to whoever sinks it; a card is soon replaced, so only a few are worth keeping; and a ship that is merely
wounded is sunk by somebody else. Estimates, in floats: nothing here is a rule.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY
from escadre.games.naval_battles.play.columns import (
    AIR,
    ASW,
    BOMBING,
    CARD_AIR,
    COMMAND,
    DAMAGE,
    GUN,
    HTS,
    HULL,
    INTELLIGENCE,
    KIND,
    MISSILE,
    NEAR_MISS,
    PLAN,
    REPAIR,
    SCREEN,
    STOPS,
    STOPS_AT,
    STRIKES,
    SUB,
    T_AS,
    TACTICS,
    TORPEDO,
    VP,
)
from escadre.games.naval_battles.play.rules.table import DISCARDING, max_hand, vp
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.think.attack_prospects import bonuses, chance
from escadre.games.naval_battles.think.attacks_on_a_fleet import volley_on
from escadre.games.naval_battles.think.evaluation import PLACE, add_common, exposed

OF_VP: Final = 0.1  # a point afloat is little more than a target
OF_COMMAND: Final = 0.5
OF_STRIKE: Final = 2.2  # an air strike that hits for sure
OF_STOP: Final = 1.3  # an attempt that stops an air strike for sure
OF_ASW: Final = 0.8
OF_SUB: Final = 1.5
OF_SUB_VP: Final = -0.6
OF_HURT: Final = 0.25  # of the VP of a ship that is nearly gone
OF_WOUND: Final = 0.05  # of the VP of a ship, to whoever nearly sinks it
# What holding a card is worth, against having none.
HOLDING: Final[dict[int, float]] = {
    GUN: -0.1,
    MISSILE: -0.06,
    TORPEDO: 0.0,
    AIR: 0.1,
    BOMBING: 0.7,
    PLAN: 0.04,
    INTELLIGENCE: 0.08,
    NEAR_MISS: -0.08,
    TACTICS: 0.2,
    REPAIR: -0.04,
    SCREEN: -0.12,
}


def _held(card: int) -> float:
    kind = KIND[card]
    worth = HOLDING[kind]
    if kind in (GUN, MISSILE, TORPEDO):
        worth += 0.03 * (DAMAGE[card] - 2) - 0.025 * HTS[card]
    elif kind == AIR:
        worth += 0.06 * (5 - CARD_AIR[card])
    return worth


HELD: Final[list[float]] = [_held(card) for card in range(len(KIND))]
DRAWN: Final[float] = sum(HELD) / len(HELD)  # a card that will be drawn


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


def appraise(s: NavalBattlesState) -> list[float]:
    """For each seat: VP sunk, what its vessels and cards can do, and what the attacks on the table promise."""
    worth = [0.0] * s.seats
    for seat in range(s.seats):
        if not s.playing[seat]:
            continue
        total = float(s.scores[seat])
        for vessel in s.fleets[seat]:
            total += _vessel(s, vessel)
        for ship in s.chosen[seat]:
            total += FIGHTS[ship]
        for card in s.hands[seat]:
            total += HELD[card]
        for card in s.bought[seat]:
            total += HELD[card]
        missing = max_hand(s, seat) - len(s.hands[seat])
        if missing > 0 and s.round:
            total += DRAWN * missing
        worth[seat] = total
    if s.plan.seat != NOBODY:
        _add_plan(s, worth)
    if s.turn.attacks:
        _add_attacks(s, worth)
    add_common(s, worth)
    return worth


def _vessel(s: NavalBattlesState, vessel: int) -> float:
    """A vessel afloat, with its damage and its place."""
    if SUB[vessel]:
        return FIGHTS[vessel] - exposed(s, vessel)
    hurt = OF_HURT * vp(s, vessel) * s.damage[vessel] / HULL[vessel]
    return FIGHTS[vessel] - hurt + PLACE[s.row[vessel]][vessel]


def _add_plan(s: NavalBattlesState, worth: list[float]) -> None:
    """What is chosen but not declared: paid cards are gone, those of a defence or a discard are drawn anew."""
    p = s.plan
    for pays in p.pays:
        for card in pays:
            worth[p.seat] -= HELD[card] - (DRAWN if p.kind == DISCARDING else 0.0)
    for attempt in p.tries:
        if attempt.card != NOBODY:
            worth[p.seat] -= HELD[attempt.card] - DRAWN


def _add_attacks(s: NavalBattlesState, worth: list[float]) -> None:
    """What the attacks on the table promise to the active player and cost the others."""
    on = s.turn.on
    bonus = bonuses(s)
    for owner in range(s.seats):
        if owner == on:
            continue
        v = volley_on(s, owner, bonus)
        for at, target in enumerate(v.targets):
            gone = v.gone[at]
            hurt = v.wounded(at) * (1.0 - gone)
            points = vp(s, target)
            worth[on] += points * (gone + OF_WOUND * hurt)
            worth[owner] -= max(0.0, FIGHTS[target]) * gone + OF_HURT * points * hurt

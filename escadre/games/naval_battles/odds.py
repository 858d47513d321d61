"""Exact chances of what a choice rolls for (MNB-1.6, MNB-12, MNB-13.4, MNB-15.1).

A chance is a number of ways out of six to the power of the dice that may be rolled. Before a defence is declared an
attack is shown twice: against evasion alone, and against every built-in defence of the fleet that could be aimed at it.
"""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.types import Chance, Odds, Text
from escadre.games.naval_battles.rules.defence import attempts_of, own_attacks, target_now
from escadre.games.naval_battles.rules.table import AIR_ACTION, CARD_PLAY, DEFENCE, LIVE, TO_COME, evasion, owner_of
from escadre.games.naval_battles.state import NavalBattlesState
from escadre.games.naval_battles.tables import (
    AIR,
    ASW,
    BOMBING,
    CARD_AIR,
    CARD_ASW,
    CARD_STOPS_AT,
    CARD_TYPES,
    DIE,
    HTS,
    KIND,
    PLAN,
    REPAIR,
    ROW_AIR,
    SCREEN,
    STOPS,
    STOPS_AT,
    STRIKES,
    SUB,
    T_AS,
    T_ASW,
)


def odds(s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Odds | None:
    if verb == "target":
        return _attack(s, seat, arg)
    if verb == "attack" and s.plan.kind == DEFENCE and s.plan.attack == NOBODY:
        return _attempt(s, seat, arg)
    if verb == "screen" and s.plan.attack != NOBODY:
        return _screened(s, seat, arg)
    if verb == "done" and s.turn.declaring and s.turn.defending == seat:
        return _defence(s, seat)
    return None


def ways(number: int, modifier: int) -> int:
    """How many faces of a die reach the number.

    >>> [ways(4, 0), ways(2, -2), ways(7, 0), ways(7, 1), ways(1, 0)]
    [3, 3, 0, 1, 6]
    """
    return max(0, min(DIE, DIE + 1 - number + modifier))


# ---- the active player aims


def _attack(s: NavalBattlesState, seat: Seat, target: int) -> Odds | None:
    """What becomes of the attack in the making, if it is aimed at the vessel and no card is played against it."""
    p = s.plan
    hts = 0
    number = 0
    if p.kind == AIR_ACTION:
        types = T_AS if p.need else T_ASW
        number = STRIKES[p.vessels[0]][len(p.aims[0])] if p.need else ASW[p.vessels[0]]
    elif p.kind == CARD_PLAY:
        card = p.cards[0]
        if KIND[card] in (PLAN, REPAIR):
            return None
        if KIND[card] in (AIR, BOMBING):
            types = T_ASW if SUB[target] else T_AS
            number = CARD_ASW[card] if SUB[target] else CARD_AIR[card]
        else:
            types = CARD_TYPES[card]
            hts = HTS[card]
    else:
        return None
    if s.options.row_air_defence and types == T_AS:
        number += ROW_AIR[s.row[target]]
    other = owner_of(s, target)
    modifier = hts + s.turn.bonus[other]
    through, of = 1, 1
    if number:
        through, of = ways(number, s.turn.bonus[seat]), DIE
    evades = evasion(s, target)
    if evades:
        through, of = through * (DIE - ways(evades, modifier)), of * DIE
    hit = "odds-sinks" if number or SUB[target] else "odds-hits"
    found = [Chance(Text(hit), through, of)]
    guarded = False
    for ship in s.fleets[other]:
        if STOPS[ship] & types:
            for attempt in STOPS_AT[ship]:
                through, of = through * (DIE - ways(attempt, modifier)), of * DIE
                guarded = True
    if guarded:
        found.append(Chance(Text(f"{hit}-guarded"), through, of))
    return tuple(found)


# ---- the defender aims


def _chance(s: NavalBattlesState, seat: Seat, attack: int, target: int, numbers: list[int]) -> Chance:
    """That the attack is stopped by attempts with these numbers or by the target's evasion."""
    modifier = s.turn.attacks[attack].hts + s.turn.bonus[seat]
    missed, of = 1, 1
    evades = evasion(s, target)
    for number in [*numbers, evades] if evades else numbers:
        missed, of = missed * (DIE - ways(number, modifier)), of * DIE
    return Chance(Text("odds-stops"), of - missed, of)


def _aimed(s: NavalBattlesState, attack: int) -> list[int]:
    tries = s.plan.tries if s.plan.kind == DEFENCE else s.turn.tries
    return [t.number for t in tries if t.attack == attack and t.number and t.fate == TO_COME]


def _attempt(s: NavalBattlesState, seat: Seat, attack: int) -> Odds | None:
    """This attempt by itself, and all that is aimed at the attack with its evasion."""
    p = s.plan
    if p.source != NOBODY:
        number = STOPS_AT[p.source][attempts_of(s, p.source)]
    elif KIND[p.acts_as] == SCREEN:
        return None
    else:
        number = CARD_STOPS_AT[p.acts_as]
    modifier = s.turn.attacks[attack].hts + s.turn.bonus[seat]
    alone = Chance(Text("odds-attempt"), ways(number, modifier), DIE)
    together = _chance(s, seat, attack, target_now(s, attack), [*_aimed(s, attack), number])
    return (alone,) if together.of == DIE else (alone, together)


def _screened(s: NavalBattlesState, seat: Seat, ship: int) -> Odds | None:
    """MNB-13.11.5: what is aimed at the attack follows it; the new target's evasion counts."""
    chance = _chance(s, seat, s.plan.attack, ship, _aimed(s, s.plan.attack))
    return (chance,) if chance.of > 1 else None


def _defence(s: NavalBattlesState, seat: Seat) -> Odds | None:
    """Each attack against the fleet, with all that is aimed at it."""
    found = []
    for attack in own_attacks(s, seat):
        if s.turn.attacks[attack].fate == LIVE:
            chance = _chance(s, seat, attack, target_now(s, attack), _aimed(s, attack))
            what = Text("odds-attack-stopped", {"number": attack + 1})
            found.append(Chance(what, chance.ways, chance.of))
    return tuple(found) or None

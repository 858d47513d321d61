"""Exact chances of what a choice rolls for (MNB-1.6, MNB-12, MNB-13.4, MNB-15.1).

A chance is a number of ways out of six to the power of the dice that may be rolled. While it is aimed an attack is
shown twice: against evasion alone, and against every built-in defence of the fleet that could be aimed at it.
"""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.types import Chance, Odds, Text
from escadre.games.naval_battles.play.columns import (
    AIR,
    ASW,
    BOMBING,
    CARD_AIR,
    CARD_ASW,
    CARD_STOPS_AT,
    CARD_TYPES,
    DAMAGE,
    DIE,
    HTS,
    HULL,
    KIND,
    SCREEN,
    STOPS,
    STOPS_AT,
    STRIKES,
    SUB,
    T_AS,
    T_ASW,
)
from escadre.games.naval_battles.play.copying import copy_attack
from escadre.games.naval_battles.play.rules.defence import attempts_of, own_attacks, target_now
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import AIR_ACTION, DECLARED, evasion, owner_of
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState, new_attack
from escadre.games.naval_battles.speak.names import ship_name


def odds(s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Odds | None:
    """The chances of a choice that is on the menu."""
    if verb == "target":
        return _attack(s, arg)
    if verb == "final":
        return _declared(s)
    if verb == "attack":
        return _attempt(s, seat, arg)
    if verb == "screen":
        return _screened(s, seat, arg)
    if verb == "done" and s.turn.declaring:
        return _defence(s, seat)
    return None


def ways(number: int, modifier: int) -> int:
    """How many faces of a die reach the number.

    >>> [ways(4, 0), ways(2, -2), ways(7, 0), ways(7, 1), ways(1, 0)]
    [3, 3, 0, 1, 6]
    """
    return max(0, min(DIE, DIE + 1 - number + modifier))


def failing(numbers: list[int], modifier: int) -> tuple[int, int]:
    """Ways, and of how many, in which none of the attempts reaches its number.

    >>> failing([4, 6], 0), failing([], 0)
    ((15, 36), (1, 1))
    """
    missed = 1
    for number in numbers:
        missed *= DIE - ways(number, modifier)
    return missed, DIE ** len(numbers)


def landing(s: NavalBattlesState, attack: Attack, numbers: list[int]) -> tuple[int, int]:
    """Ways, and of how many, in which no attempt with these numbers stops an attack and its own die is enough."""
    through, of = failing(numbers, attack.hts + s.turn.bonus[owner_of(s, attack.target)])
    if attack.number:
        return through * ways(needed(s, attack), s.turn.bonus[s.turn.on]), of * DIE
    return through, of


def guards(s: NavalBattlesState, attack: Attack) -> list[int]:
    """The numbers of every built-in defence of the fleet that could be aimed at the attack."""
    fleet = s.fleets[owner_of(s, attack.target)]
    return [number for ship in fleet if STOPS[ship] & attack.types for number in STOPS_AT[ship]]


def evading(s: NavalBattlesState, target: int) -> list[int]:
    """The number of the target's own evasion, if it has one."""
    number = evasion(s, target)
    return [number] if number else []


# ---- the active player aims


def _in_the_making(s: NavalBattlesState, target: int) -> Attack:
    """The attack as it would be declared, if the next target is this vessel."""
    p = s.plan
    if p.kind == AIR_ACTION:
        attack = new_attack(T_AS if p.need else T_ASW, target, NOBODY)
        attack.number = STRIKES[p.vessels[0]][len(p.aims[0])] if p.need else ASW[p.vessels[0]]
        return attack
    card = p.cards[0]
    if KIND[card] in (AIR, BOMBING):
        attack = new_attack(T_ASW if SUB[target] else T_AS, target, NOBODY)
        attack.number = CARD_ASW[card] if SUB[target] else CARD_AIR[card]
        return attack
    attack = new_attack(CARD_TYPES[card], target, NOBODY)
    attack.damage = DAMAGE[card]
    attack.hts = HTS[card]
    attack.large = p.large[-1]
    return attack


def _attack(s: NavalBattlesState, target: int) -> Odds:
    """What becomes of the attack in the making, if it is aimed at the vessel and no card is played against it."""
    attack = _in_the_making(s, target)
    hit = "odds-sinks" if _would_sink(s, attack) else "odds-hits"
    evades = evading(s, target)
    found = [Chance(Text(hit), *landing(s, attack, evades))]
    defences = guards(s, attack)
    if defences:
        found.append(Chance(Text(f"{hit}-guarded"), *landing(s, attack, [*evades, *defences])))
    return tuple(found)


def _would_sink(s: NavalBattlesState, attack: Attack) -> bool:
    """Whether this attack by itself sinks its target, if nothing stops it (MNB-10.4, MNB-11.5.1, MNB-11.6.1)."""
    target = attack.target
    return attack.number > 0 or SUB[target] or attack.large or s.damage[target] + attack.damage >= HULL[target]


def _declared(s: NavalBattlesState) -> Odds | None:
    """Each attack that is about to become final, past evasion alone."""
    found = []
    for i, attack in enumerate(s.turn.attacks):
        if attack.fate == DECLARED:
            what = "odds-attack-sinks" if _would_sink(s, attack) else "odds-attack-hits"
            found.append(Chance(Text(what, _which(s, i)), *landing(s, attack, evading(s, attack.target))))
    return tuple(found) or None


def _which(s: NavalBattlesState, attack: int) -> dict[str, int | str | Text]:
    """The attack that a chance speaks of, and at whom it is aimed now."""
    return {"number": attack + 1, "target": ship_name(target_now(s, attack))}


# ---- the defender aims


def _chance(s: NavalBattlesState, seat: Seat, attack: int, target: int, numbers: list[int]) -> Chance:
    """That the attack is stopped by attempts with these numbers or by the target's evasion."""
    modifier = s.turn.attacks[attack].hts + s.turn.bonus[seat]
    missed, of = failing([*numbers, *evading(s, target)], modifier)
    return Chance(Text("odds-stops"), of - missed, of)


def _aimed(s: NavalBattlesState, attack: int) -> list[int]:
    """The numbers of the attempts that the defender has aimed at the attack so far."""
    return [t.number for t in s.plan.tries if t.attack == attack and t.number]


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
    """MNB-13.11.5: what is aimed at the attack follows it; the new target's evasion and row count."""
    chance = _chance(s, seat, s.plan.attack, ship, _aimed(s, s.plan.attack))
    found = [chance] if chance.of > 1 else []
    attack = copy_attack(s.turn.attacks[s.plan.attack])
    if attack.number:
        attack.target = ship
        sinks = ways(needed(s, attack), s.turn.bonus[s.turn.on])
        found.append(Chance(Text("odds-screen-sinks"), (chance.of - chance.ways) * sinks, chance.of * DIE))
    return tuple(found) or None


def _defence(s: NavalBattlesState, seat: Seat) -> Odds | None:
    """Each attack against the fleet, with all that is aimed at it."""
    found = []
    for attack in own_attacks(s, seat):
        chance = _chance(s, seat, attack, target_now(s, attack), _aimed(s, attack))
        found.append(Chance(Text("odds-attack-stopped", _which(s, attack)), chance.ways, chance.of))
    return tuple(found) or None

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
from escadre.games.naval_battles.play.rules.defence import attempts_of, card_attempts_of, own_attacks, target_now
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import AIR_ACTION, DECLARED, evasion, evasion_modifier, owner_of
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState, new_attack
from escadre.games.naval_battles.speak.names import ship_name


def odds(s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Odds | None:
    """The chances of a choice that is on the menu."""
    if verb == "target":
        return _attack(s, arg)
    if verb == "final":
        return _declared(s)
    if verb == "attack":
        return _attempt(s, arg)
    if verb == "screen":
        return _screened(s, arg)
    if verb == "done" and s.turn.declaring:
        return _defence(s, seat)
    return None


def ways(number: int, modifier: int) -> int:
    """How many faces of a die reach the number.

    >>> [ways(4, 0), ways(2, -2), ways(7, 0), ways(7, 1), ways(1, 0)]
    [3, 3, 0, 1, 6]
    """
    return max(0, min(DIE, DIE + 1 - number + modifier))


def failing(faces: list[int]) -> tuple[int, int]:
    """Ways, and of how many, in which none of the dice shows one of its so many faces.

    >>> failing([3, 1]), failing([])
    ((15, 36), (1, 1))
    """
    missed = 1
    for stopping in faces:
        missed *= DIE - stopping
    return missed, DIE ** len(faces)


def stopping(s: NavalBattlesState, attack: Attack, numbers: list[int]) -> list[int]:
    """Of each attempt with these numbers: how many faces stop the attack (MNB-12.4.1, MNB-13.6.2)."""
    modifier = attack.hts + s.turn.bonus[owner_of(s, attack.target)]
    return [ways(number, modifier) for number in numbers]


def evading(s: NavalBattlesState, attack: Attack) -> list[int]:
    """How many faces let the target evade the attack, if it can (MNB-12.4.2)."""
    number = evasion(s, attack.target)
    bonus = s.turn.bonus[owner_of(s, attack.target)]
    return [ways(number, evasion_modifier(s, attack.hts) + bonus)] if number else []


def landing(s: NavalBattlesState, attack: Attack, faces: list[int]) -> tuple[int, int]:
    """Ways, and of how many, in which none of the dice annuls an attack and its own die is enough."""
    through, of = failing(faces)
    if attack.number:
        return through * ways(needed(s, attack), s.turn.bonus[s.turn.on]), of * DIE
    return through, of


def guards(s: NavalBattlesState, attack: Attack) -> list[int]:
    """The faces of every built-in defence of the fleet that could be aimed at the attack."""
    fleet = s.fleets[owner_of(s, attack.target)]
    return stopping(s, attack, [number for ship in fleet if STOPS[ship] & attack.types for number in STOPS_AT[ship]])


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
    evades = evading(s, attack)
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
            found.append(Chance(Text(what, _which(s, i)), *landing(s, attack, evading(s, attack))))
    return tuple(found) or None


def _which(s: NavalBattlesState, attack: int) -> dict[str, int | str | Text]:
    """The attack that a chance speaks of, and at whom it is aimed now."""
    return {"number": attack + 1, "target": ship_name(target_now(s, attack))}


# ---- the defender aims


def _chance(s: NavalBattlesState, attack: Attack, numbers: list[int]) -> Chance:
    """That the attack is stopped by attempts with these numbers or evaded by its target."""
    missed, of = failing([*stopping(s, attack, numbers), *evading(s, attack)])
    return Chance(Text("odds-stops"), of - missed, of)


def _moved(s: NavalBattlesState, attack: int, target: int) -> Attack:
    """The attack as it would be with another target (MNB-13.11.5)."""
    moved = copy_attack(s.turn.attacks[attack])
    moved.target = target
    return moved


def _aimed(s: NavalBattlesState, attack: int) -> list[int]:
    """The numbers of the attempts that the defender has aimed at the attack so far."""
    return [t.number for t in s.plan.tries if t.attack == attack and t.number]


def _attempt(s: NavalBattlesState, attack: int) -> Odds | None:
    """This attempt by itself, and all that is aimed at the attack with its evasion."""
    p = s.plan
    if p.source != NOBODY:
        number = STOPS_AT[p.source][attempts_of(s, p.source)]
    elif KIND[p.acts_as] == SCREEN:
        return None
    else:
        number = CARD_STOPS_AT[p.acts_as][card_attempts_of(s, p.card)]
    now = _moved(s, attack, target_now(s, attack))
    alone = Chance(Text("odds-attempt"), stopping(s, now, [number])[0], DIE)
    together = _chance(s, now, [*_aimed(s, attack), number])
    return (alone,) if together.of == DIE else (alone, together)


def _screened(s: NavalBattlesState, ship: int) -> Odds | None:
    """MNB-13.11.5: what is aimed at the attack follows it; the new target's evasion and row count."""
    attack = _moved(s, s.plan.attack, ship)
    chance = _chance(s, attack, _aimed(s, s.plan.attack))
    found = [chance] if chance.of > 1 else []
    if attack.number:
        sinks = ways(needed(s, attack), s.turn.bonus[s.turn.on])
        found.append(Chance(Text("odds-screen-sinks"), (chance.of - chance.ways) * sinks, chance.of * DIE))
    return tuple(found) or None


def _defence(s: NavalBattlesState, seat: Seat) -> Odds | None:
    """Each attack against the fleet, with all that is aimed at it."""
    found = []
    for attack in own_attacks(s, seat):
        chance = _chance(s, _moved(s, attack, target_now(s, attack)), _aimed(s, attack))
        found.append(Chance(Text("odds-attack-stopped", _which(s, attack)), chance.ways, chance.of))
    return tuple(found) or None

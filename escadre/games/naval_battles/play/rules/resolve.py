"""Resolving attacks: all at the same time, then damage and sinkings together (MNB-7, MNB-10.3, MNB-11.3, MNB-11.5)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.naval_battles.play.columns import HULL, KIND, PLAN, ROW_AIR, SUB, T_AS
from escadre.games.naval_battles.play.rules.reactions import put_away
from escadre.games.naval_battles.play.rules.table import HIT, LIVE, MISSED, close_rows, owner_of, roll, strip, vp
from escadre.games.naval_battles.play.rules.winning import check_elimination
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState


def needed(s: NavalBattlesState, attack: Attack) -> int:
    """MNB-13.4.2, MNB-15.1.1, MNB-15.1.2: the number of an AS or ASW attack, more against a row behind."""
    if s.options.row_air_defence and attack.types == T_AS:
        return attack.number + ROW_AIR[s.row[attack.target]]
    return attack.number


def resolve(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-7.1 to MNB-7.5: all at the same time (MNB-7.2), after all defences (MNB-7.6).

    MNB-11.3.1: a card does its damage; MNB-10.8: damage short of the hull weakens nothing.
    """
    t = s.turn
    if not t.attacks:
        return
    sinking: list[int] = []
    wounds: list[int] = []  # attacks that only wound so far
    for i, attack in enumerate(t.attacks):
        if attack.fate != LIVE:
            continue
        if attack.number:  # MNB-7.3, MNB-7.4: a die for every one
            die = roll(s, t.on, dice) + t.bonus[t.on]
            attack.fate = HIT if die >= needed(s, attack) else MISSED
            if attack.fate == MISSED:
                if s.loud:
                    tell(s, "missed", {"seat": t.on, "attack": i, "target": attack.target})
                continue
            sinks = True
        else:
            attack.fate = HIT
            sinks = SUB[attack.target] or attack.large  # MNB-10.4, MNB-13.3.2, MNB-11.6.1
        if s.loud:
            tell(s, "hit", {"seat": t.on, "attack": i, "target": attack.target, "count": attack.damage})
        if sinks:
            if attack.target not in sinking:
                sinking.append(attack.target)
        else:
            wounds.append(i)
            s.damage[attack.target] += attack.damage
            if s.damage[attack.target] >= HULL[attack.target] and attack.target not in sinking:  # MNB-11.5.1
                sinking.append(attack.target)
    for i in wounds:
        attack = t.attacks[i]
        if attack.target not in sinking:  # MNB-11.3.2, MNB-13.9.6: the card is tucked under the ship
            laid = t.plays[attack.play]
            laid.held = False
            s.damage_cards.append(laid.card)
            s.damage_on.append(attack.target)
            s.damage_points.append(attack.damage)
    for ship in sinking:
        sink(s, ship)
    for seat in range(s.seats):
        close_rows(s, seat)
    for play in range(len(t.plays)):  # MNB-11.3.3, MNB-11.3.4
        if KIND[t.plays[play].acts_as] != PLAN:
            put_away(s, play)
    check_elimination(s)


def sink(s: NavalBattlesState, ship: int) -> None:
    """MNB-11.5.2, MNB-3.9: it is the active player's, once; what lay under it is discarded."""
    t = s.turn
    owner = owner_of(s, ship)
    assert owner != NOBODY, "only a vessel in a fleet can sink"
    s.fleets[owner].remove(ship)
    s.sunk[t.on].append(ship)
    s.scores[t.on] += vp(s, ship)
    s.sinkings += 1
    strip(s, ship)
    if s.loud:
        tell(s, "sunk", {"seat": t.on, "ship": ship, "count": vp(s, ship), "other": owner})

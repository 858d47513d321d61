"""All attacks of a turn on one fleet, seen together: what gets through when the defence is put where it saves most.

A ship stops one attack with each of its numbers, and a card is played once: many attacks on one fleet wear its defence
out, few on each of several do not. Estimates, in floats, for the bots; nothing here is a rule.
"""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.play.columns import CARD_STOPS, CARD_STOPS_AT, HULL, STOPS, STOPS_AT, SUB
from escadre.games.naval_battles.play.rules.defence import target_now
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import DECLARED, DEFENCE, LIVE, evasion, vp
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.think.attack_prospects import chance, holds, through

SAVES: Final = 0.6  # VP that a defender wants to save before he plays a card for it
SCRATCH: Final = 0.1  # VP that he sees in an attack which only wounds


class Volley:
    """A row for each attack, and for each vessel that they are aimed at."""

    __slots__ = ("at", "damage", "gone", "hits", "left", "modifiers", "passes", "targets", "types")

    def __init__(self) -> None:
        self.at: list[int] = []  # which target
        self.types: list[int] = []
        self.modifiers: list[int] = []  # of the dice that may stop it
        self.passes: list[float] = []  # that it is not stopped
        self.hits: list[float] = []  # that it hits then
        self.damage: list[int] = []  # 0 where a hit sinks
        self.targets: list[int] = []
        self.left: list[int] = []  # hull of each target
        self.gone: list[float] = []  # that it sinks

    def aim(self, target: int, left: int) -> int:
        """The row of a target."""
        if target in self.targets:
            return self.targets.index(target)
        self.targets.append(target)
        self.left.append(left)
        self.gone.append(0.0)
        return len(self.targets) - 1

    def sinks(self, at: int, changed: int, passes: float) -> float:
        """That a target sinks, were one attack (or none, -1) to pass with another likelihood."""
        safe = 1.0
        wounds: list[float] = []  # by the damage taken: that it is this much, and less than what is left
        for i in range(len(self.at)):
            if self.at[i] != at:
                continue
            likely = passes if i == changed else self.passes[i]
            damage = self.damage[i]
            if damage == 0:
                safe *= 1.0 - likely * self.hits[i]
                continue
            if not wounds:
                wounds = [0.0] * self.left[at]
                wounds[0] = 1.0
            for taken in range(len(wounds) - 1, -1, -1):
                before = wounds[taken - damage] if taken >= damage else 0.0
                wounds[taken] = wounds[taken] * (1.0 - likely) + before * likely
        if wounds:
            safe *= sum(wounds)
        return 1.0 - safe

    def wounded(self, at: int) -> float:
        """The share of what is left of a target's hull that attacks take which do not sink it by themselves."""
        damage = 0.0
        for i in range(len(self.at)):
            if self.at[i] == at:
                damage += self.passes[i] * self.damage[i]
        return min(1.0, damage / self.left[at])

    def attempt(self, s: NavalBattlesState, stops: int, number: int, least: float) -> None:
        """The defender puts an attempt where it saves most VP, if that is more than the least."""
        chosen = NOBODY
        after = 0.0
        for i in range(len(self.at)):
            if not self.types[i] & stops:
                continue
            passes = self.passes[i]
            left = passes * (1.0 - chance(number, self.modifiers[i]))
            at = self.at[i]
            saved = vp(s, self.targets[at]) * (self.gone[at] - self.sinks(at, i, left))
            if self.damage[i]:
                saved += SCRATCH * (passes - left)
            if saved > least:
                least = saved
                chosen = i
                after = left
        if chosen != NOBODY:
            at = self.at[chosen]
            self.passes[chosen] = after
            self.gone[at] = self.sinks(at, NOBODY, 0.0)


def volley_on(s: NavalBattlesState, owner: Seat, bonus: list[int]) -> Volley:
    """What is aimed at a fleet now. A defence that has begun counts as it is, one still to come is guessed."""
    t = s.turn
    v = Volley()
    decided = t.final and owner not in t.defenders
    if t.defending == owner and t.declaring and s.plan.kind != DEFENCE:
        decided = False
    fleet = s.fleets[owner]
    for index, attack in enumerate(t.attacks):
        if attack.fate not in (DECLARED, LIVE) or attack.target not in fleet:
            continue
        target = target_now(s, index)
        left = 1 if SUB[target] else max(1, HULL[target] - s.damage[target])
        modifier = attack.hts + bonus[owner]
        if decided:
            passes = through(s, attack, index, owner, bonus[owner])
        else:
            passes = holds(s, attack.play) if attack.play != NOBODY and t.windows else 1.0
            evades = evasion(s, target)
            if evades:
                passes *= 1.0 - chance(evades, modifier)
        v.at.append(v.aim(target, left))
        v.types.append(attack.types)
        v.modifiers.append(modifier)
        v.passes.append(passes)
        v.hits.append(chance(needed(s, attack), bonus[t.on]) if attack.number else 1.0)
        v.damage.append(0 if attack.number or SUB[target] or attack.large or attack.damage >= left else attack.damage)
    for at in range(len(v.targets)):
        v.gone[at] = v.sinks(at, NOBODY, 0.0)
    if v.targets and not decided:
        _defend(s, owner, v)
    return v


def _defend(s: NavalBattlesState, owner: Seat, v: Volley) -> None:
    """With ships, which defend for nothing, and with the cards that the owner holds in this world."""
    for ship in s.fleets[owner]:
        if STOPS[ship]:
            for number in STOPS_AT[ship]:
                v.attempt(s, STOPS[ship], number, 0.0)
    for card in s.hands[owner]:
        if CARD_STOPS[card]:
            v.attempt(s, CARD_STOPS[card], CARD_STOPS_AT[card], SAVES)

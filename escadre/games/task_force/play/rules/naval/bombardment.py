"""Bombardment of a land base by the fleets in its hex, and its answer (TF-4.2.4)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS, NAVAL
from escadre.games.task_force.play.columns import BASE_FIREPOWER, BOMBARDS, GUNS, NIGHT
from escadre.games.task_force.play.rules.damage import strike
from escadre.games.task_force.play.rules.naval.battle import fighting, ships_of_side
from escadre.games.task_force.play.rules.naval.contacts import beside, enemy_base_at
from escadre.games.task_force.play.rules.ships import firepower, is_dummy, on_map
from escadre.games.task_force.play.rules.sides import in_turn, seat_of
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import AFLOAT, LAND, Attack, NavalBattle, TaskForceState
from escadre.games.task_force.play.terms import CRITICAL, IJN, SIGNIFICANT, SUNK


def find_bombardments(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.f, TF-4.2.4.a, TF-4.2.4.f: hexes of enemy bases whose fleets fight nobody, initiative first."""
    s.battles = []
    for side in in_turn(s):
        for hex in sorted({s.hex[marker] for marker in on_map(s, side)}):
            base = enemy_base_at(s, hex, side)
            fleets = [m for m in on_map(s, side) if s.hex[m] == hex and not is_dummy(s, m)]
            if base != NOBODY and fleets and not beside(s, fleets[0]):
                sides: list[list[int]] = [[], []]
                sides[side] = fleets
                s.battles.append(NavalBattle(sides, base=base, first=side))


def bombarding_side(battle: NavalBattle) -> int:
    return battle.first


def able(s: TaskForceState, battle: NavalBattle) -> list[int]:
    """TF-4.2.4.b, TF-4.2.4.g: all ships of the hex with guns that may be used against the shore."""
    return [
        counter
        for counter in ships_of_side(s, battle, battle.first)
        if GUNS[s.ship[counter]] and BOMBARDS[s.ship[counter]] and firepower(s, counter) > 0
    ]


def base_firepower(s: TaskForceState, base: int) -> int:
    """TF-4.2.4.h: nothing once it is Critical; its back when it is Significant."""
    level = s.base_level[base - LAND]
    if level >= CRITICAL:
        return 0
    return BASE_FIREPOWER[s.base[base - LAND]][1 if level >= SIGNIFICANT else 0]


class ChooseBombardment(Step[TaskForceState]):
    """TF-DP.7: one decision for all fleets of the hex together; TF-3.8.c: asked even of ships that cannot."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        waits = not battle.declined and battle.firing == NOBODY and (s.options.advanced_fog or bool(able(s, battle)))
        return seat_of(s, battle.first) if waits else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"bombard": ZERO, "refrain": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return "TF-4.2.2.o" if verb == "bombard" and not able(s, fighting(s)) else None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        battle = fighting(s)
        if verb == "bombard":
            battle.firing = battle.first
            tell(s, "bombards", {"base": battle.base, "marker": battle.sides[battle.first][0]}, reveals=True)
        else:
            battle.declined = True

    def run(self, s: TaskForceState, dice: Dice) -> None:
        battle = fighting(s)
        if battle.firing == NOBODY:
            battle.declined = True


def untold(s: TaskForceState, battle: NavalBattle) -> list[int]:
    told = {counter for attack in battle.attacks for counter in attack.ships} | set(battle.held)
    return [counter for counter in able(s, battle) if counter not in told]


class NameBombardment(Step[TaskForceState]):
    """TF-DP.12, TF-4.2.4.c: ship by ship into one attack or another; any number may join one."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        waits = not battle.declined and not battle.named_all[battle.first] and untold(s, battle)
        return seat_of(s, battle.first) if waits else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        battle = fighting(s)
        return {
            "all_together": ZERO,
            "shell": ZERO,
            "join": range(len(battle.attacks)),
            "hold": ZERO,
            "open_fire": ZERO,
        }

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        attacks = fighting(s).attacks
        if verb == "all_together" and (attacks or fighting(s).held):
            return "TF-4.2.4.c"
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        battle = fighting(s)
        ship = untold(s, battle)[0]
        if verb == "all_together":
            battle.attacks.append(Attack(battle.first, able(s, battle), battle.base))
        elif verb == "shell":
            battle.attacks.append(Attack(battle.first, [ship], battle.base))
        elif verb == "join":
            battle.attacks[arg].ships.append(ship)
        elif verb == "hold":
            battle.held.append(ship)
        else:
            battle.named_all[battle.first] = True


class BaseFires(Step[TaskForceState]):
    """TF-4.2.4.e, TF-4.2.4.h: one attack on any ship of the hex, of its owner's choice."""

    def who(self, s: TaskForceState) -> list[Seat]:
        battle = fighting(s)
        owner = 1 - battle.first
        waits = not battle.declined and not battle.named_all[owner] and base_firepower(s, battle.base) > 0
        return seat_of(s, owner) if waits else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"target": ships_of_side(s, fighting(s), fighting(s).first), "hold": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        battle = fighting(s)
        owner = 1 - battle.first
        battle.named_all[owner] = True
        if verb == "target":
            battle.attacks.append(Attack(owner, [battle.base], arg))


def fire_bombardment(s: TaskForceState, dice: Dice) -> None:
    """TF-4.2.4.d to TF-4.2.4.f: +1 for IJN ships, not for a Japanese base; all rolled, then applied one by one."""
    battle = fighting(s)
    if battle.declined:
        return
    for number, attack in enumerate(battle.attacks):
        from_base = attack.ships[0] >= LAND
        if from_base:
            value = base_firepower(s, battle.base)
        else:
            value = sum(firepower(s, counter) for counter in attack.ships)
        die = dice.roll(6)
        more = CONSTANTS.ijn_fire if attack.side == IJN and not from_base else 0
        attack.hits = NAVAL.at(die + more, value)
        tell(s, "shelled", {
            "number": number, "by": attack.ships[0], "target": attack.target, "value": value, "die": die,
            "hits": attack.hits,
        }, reveals=True)  # fmt: skip
    for attack in battle.attacks:
        if attack.target >= LAND:
            if s.base_level[attack.target - LAND] < SUNK:
                strike(s, attack.target, attack.hits, dice)
                campaign = scenario_of(s).campaign
                if NIGHT[s.turn] and campaign is not None and s.base[attack.target - LAND] == campaign.field:
                    s.bombard_hits += attack.hits
        elif s.fate[attack.target] == AFLOAT:
            strike(s, attack.target, attack.hits, dice)

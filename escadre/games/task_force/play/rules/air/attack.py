"""Air-surface combat: groups, anti-air fire, the attack (TF-4.3.5, TF-4.3.6)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import AIR_SURFACE, ANTI_AIR, CONSTANTS
from escadre.games.task_force.play.columns import BASE_ANTIAIR, BOMB_VALUE, FORTRESS
from escadre.games.task_force.play.rules.air.interception import (
    counts_as_torpedo,
    level_bombs,
    settle_losses,
)
from escadre.games.task_force.play.rules.air.raid import raid_now
from escadre.games.task_force.play.rules.damage import strike
from escadre.games.task_force.play.rules.naval.contacts import enemy_base_at
from escadre.games.task_force.play.rules.ships import antiair, counters_of, is_carrier, markers_in
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import AFLOAT, GROUPS, LAND, OFF_GAME, TaskForceState
from escadre.games.task_force.play.terms import CRITICAL, SIGNIFICANT


def ships_in_hex(s: TaskForceState, hex: int, side: int) -> list[int]:
    return [counter for marker in markers_in(s, hex, side) for counter in counters_of(s, marker)]


def targets_of_raid(s: TaskForceState) -> list[int]:
    """TF-4.3.5.a: every ship counter, and the land base, of the other side in the hex."""
    raid = raid_now(s)
    if scenario_of(s).harbour is not None:
        return [c for c, fate in enumerate(s.fate) if fate == AFLOAT and s.side[c] != raid.side]
    ships = ships_in_hex(s, raid.hex, 1 - raid.side)
    base = enemy_base_at(s, raid.hex, raid.side)
    return ships if base == NOBODY else [*ships, base]


# ---- anti-air


def base_antiair(s: TaskForceState, base: int) -> int:
    """TF-4.3.5.i: its own alone."""
    level = s.base_level[base - LAND]
    return 0 if level >= CRITICAL else BASE_ANTIAIR[s.base[base - LAND]][1 if level >= SIGNIFICANT else 0]


def lenders(s: TaskForceState, counter: int) -> list[int]:
    """TF-4.3.5.f to TF-4.3.5.h: the ships whose AA is added to hers."""
    formation = s.formation[counter]
    if formation == NOBODY:
        return []  # at her berth she fires alone
    boxes = s.boxes[formation]
    place = boxes.index(counter)
    if formation >= GROUPS:
        marker = s.marker[formation]
        others = [c for c in ships_in_hex(s, s.hex[marker], s.marker_side[marker]) if c != counter]
        most = CONSTANTS.support_carrier if is_carrier(s, counter) else CONSTANTS.support_other
        return sorted(others, key=lambda other: (-antiair(s, other), other))[:most]
    if s.ringed[formation]:
        return boxes[1:] if place == 0 else []
    return boxes[max(0, place - 1) : place] + boxes[place + 1 : place + 2]


def antiair_value(s: TaskForceState, target: int) -> int:
    """TF-4.3.5.e: nothing if she is Critical, whoever stands beside her."""
    if target >= LAND:
        return base_antiair(s, target)
    if s.level[target] >= CRITICAL:
        return 0
    return antiair(s, target) + sum(antiair(s, other) for other in lenders(s, target))


# ---- the group


def bomb_value(s: TaskForceState, unit: int, target: int) -> int:
    """TF-4.3.6: what a bomber brings against this target."""
    back = 1 if s.unit_steps[unit] < 2 else 0
    value = CONSTANTS.level_bombing[back] if level_bombs(s, unit) else BOMB_VALUE[s.model[unit]][back]
    if target >= LAND and not s.air.intercepted:
        return value * (CONSTANTS.precision_fortress if FORTRESS[s.model[unit]] else CONSTANTS.precision)
    return value


def group_value(s: TaskForceState) -> int:
    return sum(bomb_value(s, unit, s.air.target) for unit in s.air.group if s.unit_steps[unit] > 0)


def bars_bomber(s: TaskForceState, unit: int, target: int) -> Rule | None:
    """TF-4.3.1.v: torpedoes are for ships; TF-4.3.5.l: B-17s attack by themselves."""
    if target >= LAND and counts_as_torpedo(s, unit):
        return "TF-4.3.1.v"
    if s.far[unit] and target >= LAND:
        return "TF-4.3.9.f"
    harbour = scenario_of(s).harbour
    if harbour is not None and counts_as_torpedo(s, unit):
        if not any(berth.torpedoes for berth in harbour.berths if berth.ship == s.ship[target]):
            return "TF-1.2.a"  # FACTS 7.1: shielded
    group = s.air.group
    if group and FORTRESS[s.model[group[0]]] != FORTRESS[s.model[unit]]:
        return "TF-4.3.5.l"
    return None


def may_attack(s: TaskForceState, target: int) -> list[int]:
    return [unit for unit in s.air.attackers if bars_bomber(s, unit, target) is None]


class ChooseAttack(Step[TaskForceState]):
    """TF-DP.23, TF-4.3.5.a, TF-4.3.5.s: name the target, then the bombers one by one, then attack; or stop."""

    def who(self, s: TaskForceState) -> list[Seat]:
        if s.air.over or s.air.launched or not s.air.attackers:
            return NO_SEATS
        return seat_of(s, raid_now(s).side) if targets_of_raid(s) else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        air = s.air
        free = [unit for unit in air.attackers if unit not in air.group]
        found: Menu = {"strike": targets_of_raid(s), "stop": ZERO}
        if air.target != NOBODY:
            found["bomber"] = free
            found["all_bombers"] = ZERO if free else ()
            found["attack"] = ZERO
        return found

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        air = s.air
        if verb == "strike":
            if arg == air.target or air.group:
                return "TF-4.3.5.s"
            return None if may_attack(s, arg) else bars_bomber(s, air.attackers[0], arg)
        if verb == "bomber":
            return bars_bomber(s, arg, air.target)
        if verb == "all_bombers":
            return None if [u for u in may_attack(s, air.target) if u not in air.group] else "TF-4.3.5.l"
        if verb == "attack":
            return None if air.group else "TF-4.3.5.a"
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        air = s.air
        if verb == "strike":
            air.target = arg
        elif verb == "bomber":
            air.group.append(arg)
        elif verb == "all_bombers":
            for unit in list(air.attackers):
                if unit not in air.group and bars_bomber(s, unit, air.target) is None:
                    air.group.append(unit)
        elif verb == "attack":
            air.launched = True
        else:
            air.over = True

    def run(self, s: TaskForceState, dice: Dice) -> None:
        if not s.air.launched:
            s.air.over = True


def attacks_remain(s: TaskForceState) -> bool:
    return not s.air.over


def fire_anti_air(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.5.e, TF-4.3.5.j to TF-4.3.5.l: a modifier for the attack, and steps that the group loses."""
    air = s.air
    if not air.launched:
        return
    air.modifier = 0
    value = antiair_value(s, air.target)
    air.attackers = [unit for unit in air.attackers if unit not in air.group]
    if value == 0 or FORTRESS[s.model[air.group[0]]] or unopposed(s):
        return
    die = dice.roll(6)
    modifier, steps, _ = ANTI_AIR.at(die, value)
    air.modifier = modifier
    tell(s, "flak", {"target": air.target, "value": value, "die": die, "modifier": modifier, "steps": steps})
    share_flak(s, steps)
    settle_losses(s, dice)


def unopposed(s: TaskForceState) -> bool:
    """FACTS 7.1: the first so many air counters of the game surprise the harbour."""
    harbour = scenario_of(s).harbour
    if harbour is None:
        return False
    before = sum(s.unit_moved)
    for unit in s.air.group:
        s.unit_moved[unit] = True
    return before + len(s.air.group) <= harbour.unopposed


def share_flak(s: TaskForceState, steps: int) -> None:
    """TF-4.3.5.k: equally between torpedo bombers and the others; the odd one and what one cannot bear go elsewhere."""
    air = s.air
    side = raid_now(s).side
    classes = [[u for u in air.group if counts_as_torpedo(s, u) == kind] for kind in (True, False)]
    have = [sum(s.unit_steps[u] for u in units) for units in classes]
    if not classes[0] or not classes[1] or steps >= sum(have):
        add(s, side, steps, air.group)
        return
    half = steps // 2
    torpedo = min(half, have[0])
    level = min(half, have[1])
    rest = steps - torpedo - level
    if torpedo < half or level < half:  # one class cannot bear its share
        more = min(rest, have[0] - torpedo if level < half else have[1] - level)
        if level < half:
            torpedo += more
        else:
            level += more
        rest -= more
    add(s, side, torpedo, classes[0])
    add(s, side, level, classes[1])
    if rest > 0:
        s.air.losses.append([side, rest, *air.group])


def add(s: TaskForceState, side: int, steps: int, units: list[int]) -> None:
    if steps > 0:
        s.air.losses.append([side, steps, *units])


def attack(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.5.m to TF-4.3.5.q: low totals are good; damage counts at once."""
    air = s.air
    if not air.launched:
        return
    target = air.target
    group = [unit for unit in air.group if s.unit_steps[unit] > 0]
    if group:
        die = dice.roll(6)
        stationary = CONSTANTS.stationary if target >= LAND or s.formation[target] == NOBODY else 0
        value = group_value(s)
        hits = AIR_SURFACE.at(die + air.modifier + stationary, value)
        tell(s, "bombed", {
            "target": target, "value": value, "die": die, "modifier": air.modifier + stationary, "hits": hits,
        })  # fmt: skip
        if target >= LAND or s.fate[target] == AFLOAT:
            strike(s, target, hits, dice)
        for unit in group:
            if FORTRESS[s.model[unit]]:  # TF-5.1.1.a
                s.box[unit] = OFF_GAME
                s.over[unit] = NOBODY
    air.target = NOBODY
    air.group = []
    air.launched = False
    if not air.attackers:
        air.over = True

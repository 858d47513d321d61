"""The campaign of two battles: commitments, what lies between them, supply runs, the ground roll (FACTS 7.10)."""

from __future__ import annotations

import dataclasses
from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import CARRIER, SMALL
from escadre.games.task_force.play.rules.bases import aboard, base_place, bases_of, can_launch, capacity, is_land
from escadre.games.task_force.play.rules.chart import chart, distance
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.rules.tasks.landing import put_ashore, transports_at
from escadre.games.task_force.play.rules.winning import ship_points
from escadre.games.task_force.play.scenarios.scenario_records import Campaign
from escadre.games.task_force.play.scenarios.scenario_setup import empty_table, optional_ships, scenario_of
from escadre.games.task_force.play.state import (
    ABSENT,
    AFLOAT,
    LAND,
    LOST_UNIT,
    OFF_GAME,
    RESERVE,
    SETTING_UP,
    TaskForceState,
)
from escadre.games.task_force.play.terms import ALLIES, IJN, SIGNIFICANT

UNITS: Final = 2048  # an air unit and its new carrier as one number: carrier * UNITS + unit

# What the first battle leaves to the second; all else is set up anew.
KEPT: Final = (
    "stack", "events", "loud",
    "options", "seats", "scenario", "battle", "seed_letters", "points", "troops", "supply", "conceded",
    "why", "unfit", "spent", "used_once", "used_carriers", "survivors", "field_side",
)  # fmt: skip


def campaign_of(s: TaskForceState) -> Campaign:
    campaign = scenario_of(s).campaign
    assert campaign is not None, "only in a campaign"
    return campaign


def begin_campaign(s: TaskForceState, dice: Dice) -> None:
    ground = campaign_of(s).ground
    s.troops, s.supply = list(ground.troops), list(ground.supply)
    s.field_side = ALLIES
    s.battle = -1


def operations_remain(s: TaskForceState) -> bool:
    return s.conceded == NOBODY and s.battle + 1 < len(scenario_of(s).battles)


def next_operation(s: TaskForceState, dice: Dice) -> None:
    """The second battle is set up from nothing, with a full cup and new markers."""
    s.battle += 1
    if s.battle:
        fresh = empty_table(s.options, s.seats, s.scenario)
        for column in dataclasses.fields(TaskForceState):
            if column.name not in KEPT:
                setattr(s, column.name, getattr(fresh, column.name))
    s.phase = SETTING_UP


# ---- who takes part


def begin_commitments(s: TaskForceState, dice: Dice) -> None:
    s.done = [False, False]
    s.committed = [[], []]


def weight(s: TaskForceState, counter: int) -> int:
    """What a carrier counts each time she is used, in halves."""
    return campaign_of(s).carriers.get(s.ship[counter], 0)


def bars_commitment(s: TaskForceState, side: int, counter: int) -> Rule | None:
    """FACTS 7.10: so many carriers over both battles; some ships in one of them only."""
    campaign = campaign_of(s)
    if s.ship[counter] in campaign.once and s.ship[counter] in s.used_once:
        return "TF-1.2.a"
    used = s.spent + sum(weight(s, other) for other in s.committed[side])
    over = weight(s, counter) and used + weight(s, counter) > campaign.carriers_in_all
    return "TF-1.2.a" if over else None


class Commit(Step[TaskForceState]):
    """TF-DP.33: both choose in secret, at once."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return [side for side in (IJN, ALLIES) if not s.done[side]]

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        free = optional_ships(s, seat)
        return {
            "commit": [counter for counter in free if counter not in s.committed[seat]],
            "hold_back": list(s.committed[seat]),
            "done": ZERO,
        }

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_commitment(s, seat, arg) if verb == "commit" else None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "commit":
            s.committed[seat].append(arg)
        elif verb == "hold_back":
            s.committed[seat].remove(arg)
        else:
            s.done[seat] = True

    def run(self, s: TaskForceState, dice: Dice) -> None:
        """Both are shown; who is left out has no part in the battle, nor have her aircraft."""
        for side in (IJN, ALLIES):
            for counter in optional_ships(s, side):
                if counter in s.committed[side]:
                    enlist(s, counter)
                else:
                    s.fate[counter] = ABSENT
            for unit, home in enumerate(s.home):
                if home != NOBODY and home < LAND and s.fate[home] == ABSENT:
                    s.box[unit], s.at[unit] = OFF_GAME, NOBODY
        s.done = [False, False]


def enlist(s: TaskForceState, counter: int) -> None:
    campaign = campaign_of(s)
    ship = s.ship[counter]
    tell(s, "committed", {"ship": counter}, reveals=True)
    if CARRIER[ship]:
        s.used_carriers.append(ship)
    if ship in campaign.carriers:
        s.spent += campaign.carriers[ship]
    if ship in campaign.once:
        s.used_once.append(ship)
        s.points[1 - s.side[counter]] += campaign.once[ship]


# ---- aircraft between the battles


def pool(s: TaskForceState) -> list[int]:
    """IJN aircraft of carriers that were or are used: they may change their deck between the battles."""
    if s.battle == 0:
        return []
    return [
        unit
        for unit, home in enumerate(s.home)
        if s.unit_side[unit] == IJN and (home == NOBODY or (home < LAND and s.ship[home] in s.used_carriers))
    ]


def decks(s: TaskForceState) -> list[int]:
    return [c for c, side in enumerate(s.side) if side == IJN and CARRIER[s.ship[c]] and s.fate[c] == AFLOAT]


def bars_rebasing(s: TaskForceState, unit: int, carrier: int) -> Rule | None:
    """Once each, within the capacity."""
    if s.unit_moved[unit] or s.at[unit] == carrier:
        return "TF-1.2.a"
    return None if aboard(s, carrier) + s.unit_steps[unit] <= capacity(s, carrier) else "TF-4.3.1.n"


class Regroup(Step[TaskForceState]):
    """TF-DP.33: what finds no room is left out."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, IJN) if not s.done[IJN] and pool(s) and decks(s) else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"rebase": [deck * UNITS + unit for deck in decks(s) for unit in pool(s)], "done": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "done":
            return None
        carrier, unit = divmod(arg, UNITS)
        return bars_rebasing(s, unit, carrier)

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            s.done[IJN] = True
            return
        carrier, unit = divmod(arg, UNITS)
        s.home[unit] = s.at[unit] = carrier
        s.box[unit] = RESERVE
        s.unit_moved[unit] = True


# ---- supply runs


def unload_transports(s: TaskForceState, dice: Dice) -> None:
    """TF-4.d: AK ships in the field's hex with no enemy fleet beside them, IJN first; the shelling of this turn."""
    campaign = scenario_of(s).campaign
    if campaign is None:
        return
    s.unloading = []
    for side in (IJN, ALLIES):
        before = s.landed[side] // campaign.ships_a_point
        for counter in transports_at(s, side, chart(s).bases[campaign.field], 0):
            put_ashore(s, counter)
        s.unloading += [side] * (s.landed[side] // campaign.ships_a_point - before)
    if s.bombard_hits >= campaign.bombarded:
        s.bombarded = True
    s.bombard_hits = 0


class ChoosePoint(Step[TaskForceState]):
    """TF-DP.33: a point of troops or of supply."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, s.unloading[0]) if s.unloading else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"troops": ZERO, "supply": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.unloading = s.unloading[1:]
        (s.troops if verb == "troops" else s.supply)[seat] += 1
        tell(s, "unloaded", {"side": seat, "troops": int(verb == "troops")})


# ---- the end of a battle


def air_strength(s: TaskForceState, side: int) -> int:
    """Carriers below Significant and bases that may launch, near the field."""
    campaign = campaign_of(s)
    field = chart(s).bases[campaign.field]
    near = [b for b in bases_of(s, side) if distance(s, base_place(s, b), field) <= campaign.ground.air_within]
    return sum(can_launch(s, base) if is_land(base) else s.level[base] < SIGNIFICANT for base in near)


def ground_number(s: TaskForceState, side: int, superior: int) -> int:
    """The smaller of troops and supply, with its modifiers, held between the limits."""
    ground = campaign_of(s).ground
    number = min(s.troops[side], s.supply[side])
    if superior == side:
        number += ground.air_superiority
    if side != s.field_side:
        number += ground.if_bombarded if s.bombarded else ground.if_spared
    return max(ground.lowest, min(ground.highest, number))


def ground_roll(s: TaskForceState, dice: Dice) -> None:
    """Who alone succeeds holds the field; then each side has used up supply."""
    campaign = campaign_of(s)
    place = next(number for number, base in enumerate(s.base) if base == campaign.field)
    s.bombarded = s.bombarded or s.base_level[place] >= SIGNIFICANT
    strength = [air_strength(s, side) for side in (IJN, ALLIES)]
    superior = NOBODY if strength[IJN] == strength[ALLIES] else int(strength[ALLIES] > strength[IJN])
    numbers = [ground_number(s, side, superior) for side in (IJN, ALLIES)]
    rolls = [dice.roll(6), dice.roll(6)]
    won = [rolls[side] <= numbers[side] for side in (IJN, ALLIES)]
    if won[IJN] != won[ALLIES]:
        s.field_side = IJN if won[IJN] else ALLIES
    tell(s, "ground_roll", {
        "ijn": numbers[IJN], "ijn_die": rolls[IJN], "allies": numbers[ALLIES], "allies_die": rolls[ALLIES],
        "side": s.field_side,
    }, reveals=True)  # fmt: skip
    ground = campaign.ground
    s.supply = [max(ground.supply_least, own - ground.supply_used) for own in s.supply]


def end_operation(s: TaskForceState, dice: Dice) -> None:
    """VP with the damage as it is; then the ground roll; after the last battle the field's points."""
    if s.conceded != NOBODY:
        return
    ground_roll(s, dice)
    if operations_remain(s):
        for counter, side in enumerate(s.side):
            s.points[1 - side] += ship_points(s, counter)
        s.unfit = [
            s.ship[c]
            for c, level in enumerate(s.level)
            if level >= SIGNIFICANT and not SMALL[s.ship[c]] and s.fate[c] != ABSENT
        ]
        s.survivors = [
            [home_ship(s, unit), s.model[unit], steps]
            for unit, steps in enumerate(s.unit_steps)
            if s.unit_side[unit] == IJN and steps > 0 and s.box[unit] != LOST_UNIT and from_carrier(s, unit)
        ]
    else:
        s.points[s.field_side] += campaign_of(s).field_points


def from_carrier(s: TaskForceState, unit: int) -> bool:
    """It flew from a carrier that took part; those that began on a land base are printed anew."""
    home = s.home[unit]
    absent = home != NOBODY and home < LAND and s.fate[home] == ABSENT
    return not s.long_legs[unit] and not absent


def home_ship(s: TaskForceState, unit: int) -> int:
    """The carrier it belongs to, by her entry in the catalog; NOBODY if it has come ashore."""
    home = s.home[unit]
    return s.ship[home] if home != NOBODY and home < LAND else NOBODY

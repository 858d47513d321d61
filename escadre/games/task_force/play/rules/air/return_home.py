"""Return to base: home if it can be, else another deck or field, else lost (TF-4.3.3, TF-4.3.1.k, TF-4.3.8.d)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import RANGE
from escadre.games.task_force.play.rules.bases import base_place, bases_of, can_land, is_land, room_to_land
from escadre.games.task_force.play.rules.chart import distance
from escadre.games.task_force.play.rules.damage import lose_unit
from escadre.games.task_force.play.rules.sides import automatic, seat_of
from escadre.games.task_force.play.state import (
    CAP,
    HOMEWARD,
    LAND,
    LANDING_FROM_CAP,
    LANDING_FROM_MAP,
    OUTSIDE_CAP,
    RAIDING,
    TaskForceState,
)
from escadre.games.task_force.play.terms import NO_LANDING

AIRBORNE: Final = (CAP, OUTSIDE_CAP, RAIDING, HOMEWARD)


def due_home(s: TaskForceState, unit: int) -> bool:
    """In the air, and not on a long way out or home (TF-4.3.8)."""
    if s.box[unit] not in AIRBORNE or s.unit_steps[unit] == 0:
        return False
    return s.box[unit] in (CAP, OUTSIDE_CAP) or s.due[unit] <= s.turn


def return_home(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.3.b, TF-4.3.3.l: those who can go home are put there first; the others are settled by their owners."""
    s.done = [False, False]
    s.adrift = []
    for raid in s.raids:
        if raid.turn == s.turn:
            for unit in raid.units:
                if s.box[unit] == RAIDING and s.due[unit] > s.turn:
                    s.box[unit] = HOMEWARD
                    s.over[unit] = NOBODY
    s.raids = [raid for raid in s.raids if raid.turn > s.turn]
    landing = [unit for unit in range(len(s.model)) if due_home(s, unit)]
    for unit in landing:
        if can_land(s, s.home[unit]) and room_to_land(s, s.home[unit]) >= s.unit_steps[unit]:
            put_down(s, unit, s.home[unit])
        else:
            s.adrift.append(unit)
    settle_forced(s)


def put_down(s: TaskForceState, unit: int, base: int) -> None:
    """TF-4.3.3.f, TF-4.3.3.g: at home from CAP or from the map; elsewhere always from the map, and that is its home."""
    at_home = base == s.home[unit]
    s.box[unit] = LANDING_FROM_CAP if at_home and s.box[unit] == CAP else LANDING_FROM_MAP
    if not at_home:
        number = s.home[unit]
        minor_only = number != NOBODY and _turned_away_by_minor(s, number)
        s.old_home[unit] = number if minor_only else NOBODY  # TF-4.3.3.h
        s.home[unit] = base
        tell(s, "diverted", {"unit": unit, "base": base}, to=_seen_by(s, unit, base))
    elif base != s.old_home[unit]:
        s.old_home[unit] = NOBODY
    s.at[unit] = base
    s.over[unit] = NOBODY


def _seen_by(s: TaskForceState, unit: int, base: int) -> list[int]:
    """TF-3.8.1.h: diversions of carrier aircraft are not told to the opponent under advanced fog."""
    hidden = s.options.advanced_fog and not is_land(base)
    return [s.unit_side[unit]] if hidden else []


def _turned_away_by_minor(s: TaskForceState, base: int) -> bool:
    from_minor = s.base_deck_minor[base - LAND] if is_land(base) else s.deck_minor[base]
    return bool(from_minor & NO_LANDING)


def measured_from(s: TaskForceState, unit: int) -> int:
    """TF-4.3.3.d, TF-4.3.8.j, TF-4.3.1.k: the hex it flew over; else that of the base it was to land on."""
    if s.over[unit] != NOBODY:
        return s.over[unit]
    base = s.at[unit] if s.at[unit] != NOBODY else s.home[unit]
    return base_place(s, base)


def bars_base(s: TaskForceState, unit: int, base: int) -> Rule | None:
    """TF-4.3.3.c to TF-4.3.3.e, TF-4.3.3.k."""
    if not can_land(s, base):
        return "TF-3.5.5.g"
    if room_to_land(s, base) < s.unit_steps[unit]:
        return "TF-4.3.3.c"
    if is_land(s.home[unit]) and not is_land(base):
        return "TF-4.3.3.e"
    if base == s.home[unit]:
        return None
    start = measured_from(s, unit)
    limit = min(RANGE[s.model[unit]], CONSTANTS.divert_range)
    if start == NOBODY or distance(s, start, base_place(s, base)) > limit:
        return "TF-4.3.3.d"
    return None


def havens(s: TaskForceState, unit: int) -> list[int]:
    return [base for base in bases_of(s, s.unit_side[unit]) if bars_base(s, unit, base) is None]


def settle_forced(s: TaskForceState) -> None:
    """TF-4.3.3.i: without a base it is lost. The programme settles its own."""
    for unit in list(s.adrift):
        found = havens(s, unit)
        if not found:
            crash(s, unit)
        elif automatic(s, s.unit_side[unit]):
            put_down(s, unit, found[0])
            s.adrift.remove(unit)


def crash(s: TaskForceState, unit: int) -> None:
    s.adrift.remove(unit)
    hidden = s.options.advanced_fog and not is_land(s.home[unit])
    tell(s, "crashed", {"unit": unit}, to=[s.unit_side[unit]] if hidden else None)
    lose_unit(s, unit)


class SettleUnits(Step[TaskForceState]):
    """TF-DP.26, TF-DP.32: the owner chooses a base for each unit that cannot go home, and who gets the room."""

    def who(self, s: TaskForceState) -> list[Seat]:
        waiting = {s.unit_side[unit] for unit in s.adrift}
        return [seat for side in sorted(waiting) for seat in seat_of(s, side)]

    def own(self, s: TaskForceState, seat: Seat) -> list[int]:
        return [unit for unit in s.adrift if s.unit_side[unit] == seat]

    def lead(self, s: TaskForceState, seat: Seat) -> int:
        own = self.own(s, seat)
        return s.picked if s.picked in own else own[0]

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        lead = self.lead(s, seat)
        others = [unit for unit in self.own(s, seat) if unit != lead]
        return {"land": bases_of(s, seat), "unit": others, "ditch": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "land":
            return bars_base(s, self.lead(s, seat), arg)
        if verb == "ditch":
            return "TF-4.3.3.b" if havens(s, self.lead(s, seat)) else None
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        unit = self.lead(s, seat)
        if verb == "unit":
            s.picked = arg
            return
        if verb == "land":
            s.adrift.remove(unit)
            put_down(s, unit, arg)
        else:
            crash(s, unit)
        s.picked = NOBODY
        settle_forced(s)

"""The aircraft status step: boxes, launches, outside CAP, landings (TF-4.3.1, TF-5.1.2)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import AIR_TYPE, RAIDS_ALLOWED, READY_HALVES, SPLITS
from escadre.games.task_force.play.rules.air.missions import (
    bars_cover,
    bars_flight,
    bars_raid,
    chooses_load,
    covers,
    delay,
    only_base,
    targets,
)
from escadre.games.task_force.play.rules.bases import (
    aboard,
    base_place,
    bases_of,
    can_land,
    capacity,
    halves_at,
    units_at,
)
from escadre.games.task_force.play.rules.chart import chart, distance, hex_number, hex_numbered
from escadre.games.task_force.play.rules.damage import lose_unit
from escadre.games.task_force.play.rules.sides import automatic, seat_of
from escadre.games.task_force.play.rules.tasks.strike_order import bars_diverting, bars_idling, order_for
from escadre.games.task_force.play.scenarios.scenario_setup import add_unit
from escadre.games.task_force.play.state import (
    CAP,
    LANDING_FROM_CAP,
    LANDING_FROM_MAP,
    LOST_UNIT,
    OUTSIDE_CAP,
    RAIDING,
    READY,
    RESERVE,
    Raid,
    TaskForceState,
)
from escadre.games.task_force.play.terms import ALLIES, FIGHTER, IJN, TORPEDO_BOMBER

SPLIT = 1  # of `halved`
MERGED_HALVES = 2


def begin_air(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.1.a: the lower die goes first; TF-4.3.1.y: by night and on a last day turn nobody rolls."""
    s.done = [False, False]
    s.mission, s.covering = NOBODY, False
    s.unit_moved = [False] * len(s.model)
    s.unit_fresh = [False] * len(s.model)
    s.halved = [0] * len(s.model)
    s.first_air = NOBODY
    s.acting = NOBODY
    while RAIDS_ALLOWED[s.turn] and s.first_air == NOBODY:
        ijn, allies = dice.roll(6), dice.roll(6)
        tell(s, "air_dice", {"ijn": ijn, "allies": allies})
        if ijn != allies:
            s.first_air = IJN if ijn < allies else ALLIES
    s.acting = s.first_air


def next_air_player(s: TaskForceState, dice: Dice) -> None:
    if s.first_air != NOBODY:
        s.acting = 1 - s.first_air
    s.mission, s.covering = NOBODY, False


def acting_sides(s: TaskForceState) -> list[int]:
    return [IJN, ALLIES] if s.acting == NOBODY else [s.acting]


def has_ready_room(s: TaskForceState, unit: int) -> bool:
    """TF-4.3.1.l.1."""
    return halves_at(s, s.at[unit], READY) + s.unit_steps[unit] <= READY_HALVES


def over_capacity(s: TaskForceState, base: int) -> bool:
    """TF-4.3.1.m: only where the capacity fell while units were landing."""
    return aboard(s, base) > capacity(s, base)


def bars_box(s: TaskForceState, unit: int, box: int) -> Rule | None:
    """TF-4.3.1.b: one box a turn, along the arrows."""
    now = s.box[unit]
    if s.unit_moved[unit]:
        return "TF-4.3.1.b"
    if box == RESERVE:
        return None if now in (READY, LANDING_FROM_CAP, LANDING_FROM_MAP) else "TF-4.3.1.b"
    if box == READY:
        if now not in (RESERVE, LANDING_FROM_CAP):
            return "TF-4.3.1.b"
        return None if has_ready_room(s, unit) else "TF-4.3.1.l.1"
    return bars_flight(s, unit)


def move_to(s: TaskForceState, unit: int, box: int) -> None:
    s.box[unit] = box
    s.unit_moved[unit] = True
    s.unit_fresh[unit] = True


def send(s: TaskForceState, unit: int, hex: int, base_raid: bool, bombs: bool) -> None:
    """TF-4.3.1.z: a unit named for a raid is on the map from then on."""
    side = s.unit_side[unit]
    hexes = distance(s, base_place(s, s.at[unit]), hex)
    turns = delay(hexes) if base_raid else 0
    torpedo = AIR_TYPE[s.model[unit]] == TORPEDO_BOMBER
    s.torpedoes[unit] = torpedo and not (bombs or base_raid or only_base(s, hex, side))
    s.far[unit] = hexes if not base_raid and hexes > 5 else 0
    s.due[unit] = s.turn + 2 * turns
    raid = next((r for r in s.raids if r.side == side and r.hex == hex and r.turn == s.turn + turns), None)
    if raid is None:
        raid = Raid(side, hex, s.turn + turns)
        s.raids.append(raid)
    raid.units.append(unit)
    move_to(s, unit, RAIDING)
    s.over[unit] = hex
    s.at[unit] = NOBODY


def send_cover(s: TaskForceState, unit: int, hex: int) -> None:
    move_to(s, unit, OUTSIDE_CAP)
    s.over[unit] = hex
    s.at[unit] = NOBODY


class SetStatus(Step[TaskForceState]):
    """TF-DP.15, TF-DP.16: box moves, launches and landings; LANDING units that nobody moves go to RESERVE at done."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return [seat for side in acting_sides(s) if not s.done[side] for seat in seat_of(s, side)]

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        own = [u for u, side in enumerate(s.unit_side) if side == seat and s.at[u] != NOBODY]
        bases = bases_of(s, seat)
        found: Menu = {
            "ready": [u for u in own if s.box[u] in (RESERVE, LANDING_FROM_CAP)],
            "reserve": [u for u in own if s.box[u] in (READY, LANDING_FROM_CAP)],
            "done": ZERO,
        }
        excess = [base for base in bases if over_capacity(s, base)]
        if excess:
            found["scrap"] = [u for u in own if s.at[u] in excess]
        if RAIDS_ALLOWED[s.turn]:
            ready = [u for u in own if s.box[u] == READY]
            found["cap"] = ready
            found["cap_fighters"] = bases
            found["raid"] = [hex_number(s, hex) for hex in targets(s, seat)]
            if s.first_air == seat:
                found["cover"] = [hex_number(s, hex) for hex in covers(s, seat)]
            if s.mission != NOBODY and not s.covering:
                found["send"] = ready
                found["send_bombs"] = [u for u in ready if chooses_load(s, u, s.mission)]
                found["send_at_base"] = [u for u in ready if s.long_legs[u]]
                found["send_all"] = bases
            elif s.mission != NOBODY:
                found["send"] = [u for u in ready if AIR_TYPE[s.model[u]] == FIGHTER]
        found["stand_down"] = bases
        if seat == IJN:
            zeros = [u for u in own if SPLITS[s.model[u]] and s.box[u] in (READY, RESERVE, LANDING_FROM_CAP)]
            found["split"] = [u for u in zeros if s.unit_steps[u] == 2]
            found["merge"] = [u for u in zeros if s.unit_steps[u] == 1]
        return found

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "done":
            excess = any(over_capacity(s, base) for base in bases_of(s, seat))
            return "TF-4.3.1.m" if excess else bars_idling(s, seat)
        if verb == "ready":
            return bars_box(s, arg, READY)
        if verb == "reserve":
            return bars_box(s, arg, RESERVE) or bars_diverting(s, seat, [arg])
        if verb == "cap":
            return bars_box(s, arg, CAP) or bars_diverting(s, seat, [arg])
        if verb == "raid":
            return "TF-4.3.1.z" if hex_numbered(s, arg) == s.mission and not s.covering else None
        if verb == "cover":
            return "TF-4.3.1.z" if hex_numbered(s, arg) == s.mission and s.covering else None
        if verb in ("send", "send_bombs"):
            if s.covering:
                return bars_cover(s, arg, s.mission)
            return bars_raid(s, arg, s.mission, False) or bars_elsewhere(s, seat, [arg])
        if verb == "send_at_base":
            return bars_raid(s, arg, s.mission, True)
        if verb == "send_all":
            return bars_elsewhere(s, seat, sendable(s, arg)) if sendable(s, arg) else "TF-4.3.1.r"
        if verb == "cap_fighters":
            return None if fighters_for_cap(s, arg) else "TF-4.3.1.b"
        if verb == "stand_down":
            units = units_to_stand_down(s, arg)
            return bars_diverting(s, seat, units) if len(units) > 1 else "TF-4.3.1.b"
        if verb == "split":
            return "TF-5.1.2.f" if s.halved[arg] == MERGED_HALVES else None
        if verb == "merge":
            if s.halved[arg] == SPLIT:
                return "TF-5.1.2.f"
            return None if other_half(s, arg) != NOBODY else "TF-5.1.2.b"
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            land_units(s, seat)
            s.done[seat] = True
            s.mission = NOBODY
        elif verb in ("raid", "cover"):
            s.mission, s.covering = hex_numbered(s, arg), verb == "cover"
        elif verb == "ready":
            move_to(s, arg, READY)
        elif verb == "reserve":
            move_to(s, arg, RESERVE)
        elif verb == "cap":
            move_to(s, arg, CAP)
        elif verb == "scrap":
            lose_unit(s, arg)
        elif verb == "split":
            split_zero(s, arg)
        elif verb == "merge":
            merge_zeros(s, arg)
        elif verb == "send_all":
            for unit in sendable(s, arg):
                send(s, unit, s.mission, False, False)
        elif verb == "cap_fighters":
            for unit in fighters_for_cap(s, arg):
                move_to(s, unit, CAP)
        elif verb == "stand_down":
            for unit in units_to_stand_down(s, arg):
                move_to(s, unit, RESERVE)
        elif s.covering:
            send_cover(s, arg, s.mission)
        else:
            send(s, arg, s.mission, verb == "send_at_base", verb == "send_bombs")

    def run(self, s: TaskForceState, dice: Dice) -> None:
        for side in acting_sides(s):
            if automatic(s, side):
                land_units(s, side)


def bars_elsewhere(s: TaskForceState, side: int, units: list[int]) -> Rule | None:
    """Raids on other hexes than that of a base which must be struck (FACTS 7.6)."""
    strike = order_for(s, side)
    if strike is None or chart(s).bases[strike.base] == s.mission:
        return None
    return bars_diverting(s, side, units)


def sendable(s: TaskForceState, base: int) -> list[int]:
    """What a base can send to the hex that was named, all at once."""
    if s.mission == NOBODY or s.covering:
        return []
    return [u for u in units_at(s, base, READY) if bars_raid(s, u, s.mission, False) is None]


def fighters_for_cap(s: TaskForceState, base: int) -> list[int]:
    ready = units_at(s, base, READY)
    return [u for u in ready if AIR_TYPE[s.model[u]] == FIGHTER and bars_flight(s, u) is None]


def units_to_stand_down(s: TaskForceState, base: int) -> list[int]:
    return [u for u in units_at(s, base, READY) if not s.unit_moved[u]]


def land_units(s: TaskForceState, side: int) -> None:
    """TF-4.3.1.c, TF-4.3.1.j: what is still landing comes to RESERVE."""
    for unit, own in enumerate(s.unit_side):
        if own == side and s.box[unit] in (LANDING_FROM_CAP, LANDING_FROM_MAP) and s.at[unit] != NOBODY:
            move_to(s, unit, RESERVE)


def show_launches(s: TaskForceState, dice: Dice) -> None:
    """TF-3.8.d: raids and outside CAPs are seen when the step is done."""
    for side in acting_sides(s):
        for raid in s.raids:
            if raid.side == side and any(s.unit_moved[unit] and s.box[unit] == RAIDING for unit in raid.units):
                tell(s, "raid_flies", {
                    "hex": hex_number(s, raid.hex), "side": side, "units": len(raid.units), "turn": raid.turn,
                }, reveals=True)  # fmt: skip
        for unit, own in enumerate(s.unit_side):
            if own == side and s.box[unit] == OUTSIDE_CAP and s.unit_moved[unit]:
                tell(s, "cover_flies", {"unit": unit, "hex": hex_number(s, s.over[unit])}, reveals=True)


# ---- landing boxes that cannot take them


def divert_landings(s: TaskForceState, dice: Dice) -> None:
    """TF-4.3.1.k: a base that got No Landing or sank meanwhile: its units look for another, in `AdriftUnits`."""
    s.adrift = []
    for unit, base in enumerate(s.at):
        if s.box[unit] in (LANDING_FROM_CAP, LANDING_FROM_MAP) and not can_land(s, base):
            s.adrift.append(unit)


# ---- Zeros


def split_zero(s: TaskForceState, unit: int) -> int:
    """TF-5.1.2.a, TF-5.1.2.c, TF-5.1.2.f: the half keeps home, box and what it has done."""
    s.unit_steps[unit] = 1
    half = add_unit(s, s.model[unit], s.unit_side[unit], 1, s.home[unit])
    for column in (s.old_home, s.at, s.box, s.over, s.due, s.far):
        column[half] = column[unit]
    for flags in (s.long_legs, s.unit_moved, s.unit_fresh, s.torpedoes):
        flags[half] = flags[unit]
    s.halved[unit] = s.halved[half] = SPLIT
    return half


def other_half(s: TaskForceState, unit: int) -> int:
    """TF-5.1.2.b: another reduced one in the same box."""
    for other in range(len(s.model)):
        same = s.model[other] == s.model[unit] and s.at[other] == s.at[unit] and s.box[other] == s.box[unit]
        if other != unit and same and s.unit_steps[other] == 1 and s.over[other] == s.over[unit]:
            if s.halved[other] != SPLIT and s.unit_side[other] == s.unit_side[unit]:
                return other
    return NOBODY


def merge_zeros(s: TaskForceState, unit: int) -> None:
    other = other_half(s, unit)
    s.unit_steps[unit] = 2
    s.unit_moved[unit] = s.unit_moved[unit] or s.unit_moved[other]
    s.unit_fresh[unit] = s.unit_fresh[unit] or s.unit_fresh[other]
    s.halved[unit] = MERGED_HALVES
    s.unit_steps[other] = 0
    s.box[other] = LOST_UNIT
    s.at[other] = s.over[other] = NOBODY

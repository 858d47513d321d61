"""Where air units may be sent: raids near and far, outside CAP, and when they come home (TF-4.3.1.p-v, TF-4.3.7-9)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Rule
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import AIR_TYPE, CRUISING, NIGHT, RAIDS_ALLOWED, RANGE
from escadre.games.task_force.play.rules.bases import base_place, can_launch, is_land
from escadre.games.task_force.play.rules.chart import distance
from escadre.games.task_force.play.rules.naval.contacts import enemy_base_at
from escadre.games.task_force.play.rules.ships import markers_in
from escadre.games.task_force.play.state import READY, UNDETECTED, TaskForceState
from escadre.games.task_force.play.terms import FIGHTER, SUNK, TORPEDO_BOMBER


def fleet_in_sight(s: TaskForceState, hex: int, side: int) -> bool:
    """TF-4.3.1.r: markers of a side of which one is detected or partly detected, or withdrawing ships."""
    return any(s.group[marker] or s.detection[marker] != UNDETECTED for marker in markers_in(s, hex, side))


def own_base_at(s: TaskForceState, hex: int, side: int) -> bool:
    return any(
        where == hex and s.base_side[number] == side and s.base_level[number] < SUNK
        for number, where in enumerate(s.base_hex)
    )


def targets(s: TaskForceState, side: int) -> list[int]:
    """Hexes that a side may raid, whatever the distance."""
    enemy = 1 - side
    found = {
        s.base_hex[number] for number, own in enumerate(s.base_side) if own == enemy and s.base_level[number] < SUNK
    }
    found |= {s.hex[m] for m, own in enumerate(s.marker_side) if own == enemy and s.hex[m] != NOBODY}
    return sorted(hex for hex in found if enemy_base_at(s, hex, side) != NOBODY or fleet_in_sight(s, hex, enemy))


def reach(s: TaskForceState, unit: int) -> int:
    """TF-4.3.7: its cruising range if it began on a land base and flies from one, else its usual range."""
    usual = RANGE[s.model[unit]]
    if s.long_legs[unit] and is_land(s.at[unit]):
        return max(usual, CRUISING[s.model[unit]])
    return usual


def delay(hexes: int) -> int:
    """TF-4.3.8.a: turns that a raid on a land base takes to get there."""
    return sum(hexes > limit for limit in CONSTANTS.long_raids)


def bars_flight(s: TaskForceState, unit: int) -> Rule | None:
    """TF-4.3.1.b, d, h: READY, not moved, from a base that may launch, while there are raids and CAP."""
    if not RAIDS_ALLOWED[s.turn]:
        return "TF-4.3.1.d"
    if s.box[unit] != READY or s.unit_moved[unit]:
        return "TF-4.3.1.b"
    return None if can_launch(s, s.at[unit]) else "TF-4.3.1.h"


def bars_raid(s: TaskForceState, unit: int, hex: int, base_raid: bool) -> Rule | None:
    """TF-4.3.1.r, TF-4.3.7 to TF-4.3.9. `base_raid`: beyond the usual range, against the land base of the hex."""
    barred = bars_flight(s, unit)
    if barred is not None:
        return barred
    side = s.unit_side[unit]
    enemy_base = enemy_base_at(s, hex, side) != NOBODY
    fleet = fleet_in_sight(s, hex, 1 - side)
    if not enemy_base and not fleet:
        return "TF-4.3.1.r"
    hexes = distance(s, base_place(s, s.at[unit]), hex)
    if hexes <= RANGE[s.model[unit]]:
        return "TF-4.3.9.e" if base_raid else None
    if hexes > reach(s, unit):
        return "TF-4.3.7.a" if s.long_legs[unit] else "TF-4.3.1.r"
    if base_raid:
        return "TF-4.3.8.a" if not enemy_base else bars_timetable(s, delay(hexes))
    if not fleet:
        return "TF-4.3.8.a"
    return None if hexes <= CONSTANTS.extended_range else "TF-4.3.9.a"


def bars_timetable(s: TaskForceState, turns: int) -> Rule | None:
    """TF-4.3.8.e: executed on a turn with raids, and home before night."""
    there, back = s.turn + turns, s.turn + 2 * turns
    if back >= len(NIGHT) or not RAIDS_ALLOWED[there] or NIGHT[back]:
        return "TF-4.3.8.e"
    return None


def bars_cover(s: TaskForceState, unit: int, hex: int) -> Rule | None:
    """TF-4.3.1.p, TF-4.3.1.q: outside CAP of the first air player, fighters alone."""
    side = s.unit_side[unit]
    if side != s.first_air:
        return "TF-4.3.1.p"
    barred = bars_flight(s, unit)
    if barred is not None:
        return barred
    if AIR_TYPE[s.model[unit]] != FIGHTER:
        return "TF-4.3.1.p"
    home = base_place(s, s.at[unit])
    if home == hex or distance(s, home, hex) > CONSTANTS.cap_range:
        return "TF-4.3.1.p"
    return None if own_base_at(s, hex, side) or fleet_in_sight(s, hex, side) else "TF-4.3.1.q"


def covers(s: TaskForceState, side: int) -> list[int]:
    """Hexes where a side may put an outside CAP, whatever the distance."""
    found = {hex for number, hex in enumerate(s.base_hex) if s.base_side[number] == side}
    found |= {s.hex[m] for m, own in enumerate(s.marker_side) if own == side and s.hex[m] != NOBODY}
    return sorted(hex for hex in found if own_base_at(s, hex, side) or fleet_in_sight(s, hex, side))


def chooses_load(s: TaskForceState, unit: int, hex: int) -> bool:
    """TF-4.3.1.v: a torpedo bomber near a hex that holds both a base and fleets."""
    side = s.unit_side[unit]
    if AIR_TYPE[s.model[unit]] != TORPEDO_BOMBER:
        return False
    near = distance(s, base_place(s, s.at[unit]), hex) <= RANGE[s.model[unit]]
    return near and enemy_base_at(s, hex, side) != NOBODY and bool(markers_in(s, hex, 1 - side))


def only_base(s: TaskForceState, hex: int, side: int) -> bool:
    """Nothing to torpedo there."""
    return enemy_base_at(s, hex, side) != NOBODY and not markers_in(s, hex, 1 - side)

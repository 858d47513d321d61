"""What can be read off carriers and land bases as bases of aircraft (TF-2.6, TF-3.5.5, TF-3.5.6, TF-4.3.1)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import BASE_CAPACITY, CAPACITY
from escadre.games.task_force.play.rules.ships import deck_of, hex_of, is_carrier
from escadre.games.task_force.play.state import AFLOAT, CAP, LAND, LANDING_FROM_MAP, READY, RESERVE, TaskForceState
from escadre.games.task_force.play.terms import NO_LANDING, NO_LAUNCH, SIGNIFICANT, SUNK


def is_land(base: int) -> bool:
    return base >= LAND


def bases_of(s: TaskForceState, side: int) -> list[int]:
    """The carriers afloat and on the map, then the land bases that are not destroyed."""
    carriers = [
        counter
        for counter, own in enumerate(s.side)
        if own == side and is_carrier(s, counter) and s.fate[counter] == AFLOAT and hex_of(s, counter) != NOBODY
    ]
    lands = [LAND + number for number, own in enumerate(s.base_side) if own == side and s.base_level[number] < SUNK]
    return carriers + lands


def base_place(s: TaskForceState, base: int) -> int:
    """The hex of a base, NOBODY when it is gone."""
    return s.base_hex[base - LAND] if base >= LAND else hex_of(s, base)


def flight_deck(s: TaskForceState, base: int) -> int:
    """NO_LANDING and NO_LAUNCH in force there."""
    if base >= LAND:
        return s.base_deck[base - LAND] | s.base_deck_minor[base - LAND]
    return deck_of(s, base)


def stands(s: TaskForceState, base: int) -> bool:
    """Not sunk, not destroyed, not off the map."""
    if base >= LAND:
        return s.base_level[base - LAND] < SUNK
    return s.fate[base] == AFLOAT and hex_of(s, base) != NOBODY


def can_land(s: TaskForceState, base: int) -> bool:
    """TF-3.5.5.g."""
    return stands(s, base) and not flight_deck(s, base) & NO_LANDING


def can_launch(s: TaskForceState, base: int) -> bool:
    """TF-3.5.5.h."""
    return stands(s, base) and not flight_deck(s, base) & NO_LAUNCH


def capacity(s: TaskForceState, base: int) -> int:
    """Half units (TF-4.3.1.n); TF-3.5.6.a: a land base that is Significant or Critical has half of it, rounded down."""
    if base < LAND:
        return CAPACITY[s.ship[base]]
    full = BASE_CAPACITY[s.base[base - LAND]]
    return full if s.base_level[base - LAND] < SIGNIFICANT else full // CONSTANTS.damaged_capacity


def units_at(s: TaskForceState, base: int, box: int) -> list[int]:
    """The air units in one of its boxes, in the order of their numbers."""
    return [unit for unit, where in enumerate(s.at) if where == base and s.box[unit] == box]


def halves_at(s: TaskForceState, base: int, box: int) -> int:
    return sum(s.unit_steps[unit] for unit in units_at(s, base, box))


def aboard(s: TaskForceState, base: int) -> int:
    """Half units in READY and RESERVE (TF-4.3.1.l)."""
    return halves_at(s, base, READY) + halves_at(s, base, RESERVE)


def room_to_land(s: TaskForceState, base: int) -> int:
    """Half units that may still be put there (TF-4.3.3.c): all boxes but CAP count."""
    held = sum(
        s.unit_steps[unit]
        for unit, where in enumerate(s.at)
        if where == base and s.box[unit] <= LANDING_FROM_MAP and s.box[unit] != CAP
    )
    return capacity(s, base) - held

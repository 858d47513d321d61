"""Fleets as the programme forms them (TF-3.7.5)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import (
    CARRIER,
    COLUMN_BOXES,
    FLEET_HALVES,
    IN_RING,
    RING_BOXES,
    SHIP_TYPE,
)
from escadre.games.task_force.play.rules.setup.lines import most_task_forces
from escadre.games.task_force.play.rules.setup.placing import (
    bars_placing,
    bars_sharing,
    boards,
    new_board,
    take_back,
    task_forces,
    unplaced,
)
from escadre.games.task_force.play.rules.ships import (
    antiair,
    halves,
    is_carrier,
    is_transport,
)
from escadre.games.task_force.play.scenarios.scenario_setup import put_in
from escadre.games.task_force.play.state import TaskForceState
from escadre.games.task_force.play.terms import AK, CL, DD


def place(s: TaskForceState, side: int, counter: int, formation: int) -> bool:
    """Puts her there if nothing bars it."""
    allowed = formation != NOBODY and bars_placing(s, side, counter, formation) is None
    if allowed:
        put_in(s, counter, formation)
    return allowed


def form_by_custom(s: TaskForceState, side: int) -> None:
    """TF-3.7.5.a: a ring for every carrier, escorts dealt round them, a convoy, and what is left in columns."""
    for formation in boards(s, side):
        for counter in list(s.boxes[formation]):
            take_back(s, counter)
    s.taken[side] = NOBODY
    left = unplaced(s, side)
    for counter in left:
        if is_carrier(s, counter):
            place(s, side, counter, new_board(s, side, True))
    transports = [counter for counter in left if is_transport(s, counter)]
    escorts = [counter for counter in left if escorts_rings(s, counter)]
    destroyers = [counter for counter in escorts if SHIP_TYPE[s.ship[counter]] == DD]
    convoy_escorts = destroyers[len(destroyers) - -(-len(transports) // CONSTANTS.transports_escorted) :]
    kept = convoy_escorts if transports else []
    deal_escorts(s, side, [counter for counter in escorts if counter not in kept])
    light = [counter for counter in unplaced(s, side) if SHIP_TYPE[s.ship[counter]] == CL]
    if transports:
        convoy = new_board(s, side, False)
        for counter in [*transports, *kept, *light[:1]]:
            place(s, side, counter, convoy)
    form_columns(s, side)
    for counter in unplaced(s, side):  # whatever the custom leaves over
        place_anywhere(s, side, counter)


def deal_escorts(s: TaskForceState, side: int, queue: list[int]) -> None:
    """Round the rings until each has four; one stays back for a column that would be too small without."""
    rings = [formation for formation in boards(s, side) if s.ringed[formation]]
    others = [c for c in unplaced(s, side) if not escorts_rings(s, c) and not is_transport(s, c)]
    weight = sum(halves(s, counter) for counter in others)
    back = 1 if 0 < weight < FLEET_HALVES else 0
    for turn in range(RING_BOXES * len(rings)):
        if len(queue) > back:
            place(s, side, queue.pop(0), rings[turn % len(rings)])


def form_columns(s: TaskForceState, side: int) -> None:
    """BBs first; two columns alike if ten boxes do not suffice; less than 1.5 units joins a ring instead."""
    rest = unplaced(s, side)
    if sum(halves(s, counter) for counter in rest) < FLEET_HALVES:
        return
    number = -(-len(rest) // COLUMN_BOXES)
    for first in range(number):
        share_last_columns(s, side)
        column = new_board(s, side, False)
        for counter in rest[first::number]:
            place(s, side, counter, column)


def share_last_columns(s: TaskForceState, side: int) -> None:
    """So that there is a marker for one formation more."""
    free = [f for f in boards(s, side) if not s.ringed[f] and s.paired[f] == NOBODY]
    if task_forces(s, side) >= most_task_forces(s, side) and len(free) > 1:
        first, second = free[-2:]
        if bars_sharing(s, side, first, second) is None:
            s.paired[first], s.paired[second] = second, first


def place_anywhere(s: TaskForceState, side: int, counter: int) -> None:
    share_last_columns(s, side)
    new = new_board(s, side, is_carrier(s, counter))
    placed = any(place(s, side, counter, formation) for formation in [*boards(s, side), new])
    assert placed, "a set-up that was begun can be finished (TF-3.7.1.p)"


def escorts_rings(s: TaskForceState, counter: int) -> bool:
    """Fast BBs, CLs with enough AA, CAs and DDs."""
    ship = s.ship[counter]
    if CARRIER[ship] or not IN_RING[ship] or SHIP_TYPE[ship] == AK:
        return False
    return SHIP_TYPE[ship] != CL or antiair(s, counter) >= CONSTANTS.escort_antiair

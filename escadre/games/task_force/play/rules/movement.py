"""Naval movement: legs of markers and groups, forced ways of those that withdraw, what is removed after it (TF-4.1)."""

from __future__ import annotations

from functools import cache

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import CARRIER, FLEET_HEXES, NIGHT, TRANSPORT_HEXES
from escadre.games.task_force.play.rules.chart import (
    chart,
    chart_named,
    hex_number,
    leg_number,
    leg_numbered,
    neighbours,
    occupied,
    real_zone,
    zone,
)
from escadre.games.task_force.play.rules.formation_boards import remove_marker
from escadre.games.task_force.play.rules.ships import (
    counters_of,
    is_dummy,
    is_slow,
    marker_withdraws,
    on_map,
)
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.rules.tasks.strike_order import ORDER, bars_straying, bound, nearer, too_far
from escadre.games.task_force.play.scenarios import scenario_files
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import LEFT, OFF_GAME, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN
from escadre.geometry.hexes import steps_from


def allowance(s: TaskForceState, marker: int) -> int:
    """TF-4.1.1.a, TF-4.1.3.a: hexes that it may move in this turn."""
    return (TRANSPORT_HEXES if is_slow(s, marker) else FLEET_HEXES)[s.turn]


def left_to_move(s: TaskForceState, marker: int) -> int:
    gone = max(0, len(s.path[marker]) - 1)
    return 0 if s.moved[marker] else allowance(s, marker) - gone


@cache
def goal_steps(scenario: str, side: int) -> list[int]:
    """TF-4.1.2.a, TF-4.1.2.b: from each hex by sea to the nearest hex of the edge where the side withdraws."""
    found = chart_named(scenario)
    force = scenario_files.load(scenario).battles[0].forces[side]
    goals = [force.haven] if force.haven >= 0 else [hex for edge in force.edges for hex in found.edges[edge]]
    return steps_from(found.ways, goals)


def bars_entry(s: TaskForceState, marker: int, hex: int) -> Rule | None:
    """One leg into a neighbouring hex."""
    side, here = s.marker_side[marker], s.hex[marker]
    if hex not in neighbours(s, here):
        return "TF-4.1.1.b"
    if hex in occupied(s, 1 - side):
        return "TF-4.1.1.c"
    found = scenario_of(s)
    if found.procedure is not None and hex == found.procedure.convoy:
        return "TF-1.2.a"
    if found.apart and hex in zone(s, 1 - side) and here not in zone(s, 1 - side):
        return "TF-1.2.a"  # FACTS 7.4: nobody enters a hex beside an enemy piece
    if is_dummy(s, marker) and hex in zone(s, 1 - side):
        return "TF-3.4.b"
    if marker_withdraws(s, marker):
        steps = goal_steps(s.scenario, side)
        if steps[hex] >= steps[here]:
            return "TF-4.1.2.a"
    return bars_straying(s, marker, hex, left_to_move(s, marker))


def bars_leaving(s: TaskForceState, marker: int) -> Rule | None:
    """TF-4.1.4: from an edge of the map; a scenario may say from which turn on."""
    if not chart(s).grid.on_edge(s.hex[marker]):
        return "TF-4.1.4.a"
    withdraws = marker_withdraws(s, marker)
    if bound(s, marker) is not None:
        return ORDER
    if not withdraws and s.turn < scenario_of(s).stays_until:
        return "TF-1.2.a"
    if withdraws and goal_steps(s.scenario, s.marker_side[marker])[s.hex[marker]] != 0:
        return "TF-4.1.2.b"
    return None


def closer(s: TaskForceState, marker: int) -> list[int]:
    """Where a withdrawing piece may go next."""
    return [hex for hex in neighbours(s, s.hex[marker]) if bars_entry(s, marker, hex) is None]


def bars_done(s: TaskForceState, side: int) -> Rule | None:
    """TF-4.1.2.d: a withdrawing piece with a choice of ways has yet to take one; FACTS 7.6: carriers close up."""
    for marker in on_map(s, side):
        if marker_withdraws(s, marker) and left_to_move(s, marker) > 0 and not at_goal(s, marker):
            if len(closer(s, marker)) > 1:
                return "TF-4.1.2.d"
        if too_far(s, marker) and left_to_move(s, marker) > 0 and bars_next(s, marker) is None:
            if any(nearer(s, marker, hex) for hex in closer(s, marker)):
                return ORDER
    return None


def at_goal(s: TaskForceState, marker: int) -> bool:
    return goal_steps(s.scenario, s.marker_side[marker])[s.hex[marker]] == 0


def step_to(s: TaskForceState, marker: int, hex: int) -> None:
    """One leg. It finishes by itself when nothing is left."""
    if not s.path[marker]:
        s.path[marker] = [s.hex[marker]]
    s.path[marker].append(hex)
    s.hex[marker] = hex
    if left_to_move(s, marker) <= 0:
        s.moved[marker] = True


def withdraw_on(s: TaskForceState, side: int) -> None:
    """TF-4.1.2.b, TF-4.1.2.d: at done, those with one way to go are moved; from their edge they leave the map."""
    for marker in on_map(s, side):
        while marker_withdraws(s, marker) and left_to_move(s, marker) > 0:
            if at_goal(s, marker):
                s.leaving[marker] = True
                break
            ways = closer(s, marker)
            if not ways:
                break
            step_to(s, marker, min(ways))


class MoveFleets(Step[TaskForceState]):
    """TF-DP.5, TF-4.1.c: leg by leg, one piece after the other; the opponent sees it when the step is done."""

    def who(self, s: TaskForceState) -> list[Seat]:
        over = s.done[s.acting] or not on_map(s, s.acting)  # TF-4.e
        return NO_SEATS if over else seat_of(s, s.acting)

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        free = [marker for marker in on_map(s, seat) if not s.moved[marker] and not s.leaving[marker]]
        legs = [leg_number(s, marker, hex) for marker in free for hex in chart(s).grid.near[s.hex[marker]]]
        edge = [marker for marker in free if chart(s).grid.on_edge(s.hex[marker])]
        return {"move": legs, "leave_map": edge, "done": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "done":
            return bars_done(s, seat)
        if verb == "leave_map":
            return bars_next(s, arg) or bars_leaving(s, arg)
        marker, hex = leg_numbered(s, arg)
        return bars_next(s, marker) or bars_entry(s, marker, hex)

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            withdraw_on(s, seat)
            s.done[seat] = True
            s.picked = NOBODY
            return
        marker, hex = (arg, NOBODY) if verb == "leave_map" else leg_numbered(s, arg)
        if s.picked not in (NOBODY, marker):
            s.moved[s.picked] = True  # one piece finishes before the next begins
        s.picked = marker
        if verb == "leave_map":
            s.leaving[marker] = s.moved[marker] = True
        else:
            step_to(s, marker, hex)
            tell(s, "leg", {"marker": marker, "hex": hex_number(s, hex)}, to=[seat])


def bars_next(s: TaskForceState, marker: int) -> Rule | None:
    """TF-4.1.1.a, TF-4.1.3.a; TF-4.1.2.a: one that withdraws goes all its way before another begins."""
    if allowance(s, marker) == 0:
        return "TF-4.1.3.a"
    if left_to_move(s, marker) <= 0:
        return "TF-4.1.1.a"
    begun = s.picked
    if begun not in (NOBODY, marker) and s.path[begun] and marker_withdraws(s, begun) and left_to_move(s, begun) > 0:
        if at_goal(s, begun) or closer(s, begun):
            return "TF-4.1.2.a"
    return None


def show_moves(s: TaskForceState, dice: Dice) -> None:
    """TF-3.8.d: all at once. What a marker has done may show what it is (TF-3.4.i, TF-TB.25)."""
    side = s.acting
    contact = zone(s, 1 - side)
    for marker in on_map(s, side):
        path = s.path[marker]
        if len(path) > 1:
            start, end = hex_number(s, path[0]), hex_number(s, path[-1])
            tell(s, "moved", {"marker": marker, "from": start, "hex": end}, reveals=True)
            if len(path) > 2 or (not NIGHT[s.turn] and TRANSPORT_HEXES[s.turn] == 0):
                s.swift[marker] = True
            if any(hex in contact for hex in path[1:]):
                s.real[marker] = True
        if s.leaving[marker]:
            depart(s, marker)
        s.path[marker] = []
        s.leaving[marker] = False


def depart(s: TaskForceState, marker: int) -> None:
    """TF-4.1.4.b, TF-4.1.4.d: never to return; not sunk, not turned up. The aircraft of a carrier leave with her."""
    tell(s, "left_map", {"marker": marker}, reveals=True)
    formations = list(s.under[marker])
    for counter in counters_of(s, marker):
        s.fate[counter] = LEFT
        s.formation[counter] = NOBODY
        if CARRIER[s.ship[counter]]:
            for unit, base in enumerate(s.at):
                if base == counter:
                    s.box[unit] = OFF_GAME
                    s.at[unit] = NOBODY
    for formation in formations:
        s.boxes[formation] = []
        s.ringed[formation] = False
        s.withdraws[formation] = False
        s.marker[formation] = NOBODY
    remove_marker(s, marker)


def begin_movement(s: TaskForceState, dice: Dice) -> None:
    s.done = [False, False]
    s.picked = NOBODY
    s.moved = [False] * len(s.hex)


def remove_dummies(s: TaskForceState, dice: Dice) -> None:
    """TF-4.1.5: those in the zone of control of a real enemy fleet, of both sides at the same time."""
    gone = []
    for side in (IJN, ALLIES):
        danger = real_zone(s, 1 - side)
        gone += [m for m in on_map(s, side) if is_dummy(s, m) and s.hex[m] in danger]
    for marker in gone:
        tell(s, "dummy_gone", {"marker": marker}, reveals=True)
        remove_marker(s, marker)

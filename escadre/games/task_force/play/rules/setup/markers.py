"""Markers at set-up: Task Forces and dummies on start hexes (TF-3.7.3, TF-DP.3)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import SHIP_TYPE
from escadre.games.task_force.play.rules.chart import hex_number, hex_numbered
from escadre.games.task_force.play.rules.organisation.dummies import dummies
from escadre.games.task_force.play.rules.organisation.notes import GIVEN_UP, all_noted, note
from escadre.games.task_force.play.rules.setup.lines import admitting, arrival_of, lines_of, start_hexes
from escadre.games.task_force.play.rules.setup.placing import (
    boards,
    fleet_of,
    ships_with,
)
from escadre.games.task_force.play.rules.ships import fleet_markers, formation_of
from escadre.games.task_force.play.scenarios.scenario_records import CHOSEN
from escadre.games.task_force.play.scenarios.scenario_setup import add_marker, force_of
from escadre.games.task_force.play.state import FORMATIONS, TaskForceState
from escadre.games.task_force.play.terms import DD


def places_markers(s: TaskForceState, side: int) -> bool:
    """Whether the scenario leaves it to the player."""
    force = force_of(s, side)
    return force.placing == CHOSEN and force.markers > 0


def fleets(s: TaskForceState, side: int) -> list[int]:
    """The first formation of each Task Force marker to be placed."""
    return [formation for formation in boards(s, side) if fleet_of(s, formation)[0] == formation]


def waiting(s: TaskForceState, side: int) -> list[int]:
    return [formation for formation in fleets(s, side) if s.plan_hex[formation] == NOBODY]


def dummies_due(s: TaskForceState, side: int) -> int:
    """TF-3.7.3.a: all markers that are no Task Forces; none with what arrives later."""
    if arrival_of(s, side) is not None:
        return 0
    return force_of(s, side).markers - len(fleets(s, side)) - len(s.plan_dummies[side])


def in_hand(s: TaskForceState, side: int) -> int:
    """The Task Force whose hex is named next, NOBODY for a dummy."""
    left = waiting(s, side)
    if s.taken[side] != NOBODY:
        return s.taken[side]
    return left[0] if left else NOBODY


def line_of(s: TaskForceState, side: int, hex: int) -> int:
    """The start line that a hex belongs to."""
    return next(number for number, line in enumerate(lines_of(s, side)) if hex in line.hexes)


def all_start_hexes(s: TaskForceState, side: int) -> list[int]:
    return list(dict.fromkeys(hex for line in lines_of(s, side) for hex in start_hexes(s, side, line)))


def destroyers_beside(s: TaskForceState, side: int, line: int, formation: int) -> int:
    """DD counters that a fleet uses up of what a line for named ships allows."""
    if not lines_of(s, side)[line].only:
        return 0
    return sum(SHIP_TYPE[s.ship[counter]] == DD for counter in ships_with(s, formation))


def can_place(s: TaskForceState, side: int, used: list[int], destroyers: list[int], left: list[int]) -> bool:
    """TF-3.7.3.e: whether all fleets that are left find a line, with so many Task Forces and DDs on each already."""
    if not left:
        return True
    lines = lines_of(s, side)
    for line in admitting(s, side, ships_with(s, left[0])):
        more = destroyers_beside(s, side, line, left[0])
        full = lines[line].most and used[line] >= lines[line].most
        if not full and start_hexes(s, side, lines[line]):
            if not lines[line].only or destroyers[line] + more <= lines[line].destroyers:
                one = [count + (number == line) for number, count in enumerate(used)]
                two = [count + more * (number == line) for number, count in enumerate(destroyers)]
                if can_place(s, side, one, two, left[1:]):
                    return True
    return False


def bars_hex(s: TaskForceState, side: int, formation: int, hex: int) -> Rule | None:
    """TF-3.7.3.e: a hex of a line that admits all its ships, and leaves one to the others."""
    lines = lines_of(s, side)
    line = line_of(s, side, hex)
    if line not in admitting(s, side, ships_with(s, formation)):
        return "TF-3.7.3.e"
    used, destroyers = [0] * len(lines), [0] * len(lines)
    for other in fleets(s, side):
        if other != formation and s.plan_hex[other] != NOBODY:
            there = line_of(s, side, s.plan_hex[other])
            used[there] += 1
            destroyers[there] += destroyers_beside(s, side, there, other)
    if lines[line].most and used[line] >= lines[line].most:
        return "TF-3.7.3.e"
    used[line] += 1
    destroyers[line] += destroyers_beside(s, side, line, formation)
    if lines[line].only and destroyers[line] > lines[line].destroyers:
        return "TF-3.7.3.e"
    left = [other for other in waiting(s, side) if other != formation]
    return None if can_place(s, side, used, destroyers, left) else "TF-3.7.3.e"


def to_give_up(s: TaskForceState, side: int) -> int:
    """TF-3.6.3.d: dummies on the map that make room for what arrives."""
    if arrival_of(s, side) is None:
        return 0
    return fleet_markers(s, side) + len(fleets(s, side)) - len(all_noted(s, GIVEN_UP)) - force_of(s, side).markers


class PlaceMarkers(Step[TaskForceState]):
    """TF-DP.3: a hex for each Task Force, then for each dummy; one already placed may be taken up again."""

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        hexes = [hex_number(s, hex) for hex in all_start_hexes(s, seat)]
        complete = in_hand(s, seat) == NOBODY and dummies_due(s, seat) == 0
        own = list(dict.fromkeys(s.plan_dummies[seat]))
        return {
            "give_up": dummies(s, seat) if to_give_up(s, seat) > 0 else (),
            "place": [] if complete else hexes,
            "fleet": [formation for formation in fleets(s, seat) if formation != in_hand(s, seat)],
            "lift_dummy": [hex_number(s, hex) for hex in own],
            "auto": ZERO,
            "done": ZERO,
        }

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        hand = in_hand(s, seat)
        if verb == "place" and hand != NOBODY:
            return bars_hex(s, seat, hand, hex_numbered(s, arg))
        if verb in ("auto", "done"):
            complete = hand == NOBODY and dummies_due(s, seat) == 0 and to_give_up(s, seat) <= 0
            return "TF-3.7.3.a" if complete == (verb == "auto") else None
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        hand = in_hand(s, seat)
        if verb == "place":
            hex = hex_numbered(s, arg)
            if hand == NOBODY:
                s.plan_dummies[seat].append(hex)
            else:
                s.plan_hex[hand] = hex
                s.taken[seat] = NOBODY
        elif verb == "fleet":
            s.taken[seat] = arg
        elif verb == "lift_dummy":
            s.plan_dummies[seat].remove(hex_numbered(s, arg))
        elif verb == "give_up":
            note(s, GIVEN_UP, arg)
        elif verb == "auto":
            place_by_custom(s, seat, dice)
        else:
            s.stage[seat] += 1
            tell(s, "markers_placed", {"side": seat}, to=[seat])


def place_by_custom(s: TaskForceState, side: int, dice: Dice) -> None:
    """TF-3.7.5.a: fleets on different hexes of their lines, then dummies on the other start hexes, at random."""
    s.taken[side] = NOBODY
    for formation in waiting(s, side):
        taken = {s.plan_hex[other] for other in fleets(s, side)}
        hexes = [hex for hex in all_start_hexes(s, side) if bars_hex(s, side, formation, hex) is None]
        s.plan_hex[formation] = dice.draw([hex for hex in hexes if hex not in taken] or hexes)
    while to_give_up(s, side) > 0:
        note(s, GIVEN_UP, dice.draw(dummies(s, side)))
    while dummies_due(s, side) > 0:
        taken = {s.plan_hex[other] for other in fleets(s, side)} | set(s.plan_dummies[side])
        hexes = all_start_hexes(s, side)
        s.plan_dummies[side].append(dice.draw([hex for hex in hexes if hex not in taken] or hexes))


def put_markers(s: TaskForceState, side: int, dice: Dice) -> None:
    """TF-3.7.3.d: on the map, flag side up; who is who follows from no order."""
    pieces = [(s.plan_hex[formation], fleet_of(s, formation)) for formation in fleets(s, side)]
    pieces += [(hex, []) for hex in s.plan_dummies[side]]
    bag = list(range(len(pieces)))
    while bag:
        hex, under = pieces[dice.draw(bag)]
        add_marker(s, side, hex, under, line=line_of(s, side, hex))
    s.plan_dummies[side] = []
    first = formation_of(side, 1)
    for formation in range(first, first + FORMATIONS):
        s.plan_hex[formation] = s.paired[formation] = NOBODY

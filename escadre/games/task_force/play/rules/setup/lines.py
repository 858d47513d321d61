"""Start lines: which of them take a Task Force (TF-3.7.3.e)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.columns import SHIP_TYPE
from escadre.games.task_force.play.rules.chart import occupied
from escadre.games.task_force.play.rules.naval.contacts import enemy_base_at
from escadre.games.task_force.play.rules.ships import is_carrier, is_dummy, is_transport, on_map
from escadre.games.task_force.play.scenarios.scenario_records import Arrival, StartLine
from escadre.games.task_force.play.scenarios.scenario_setup import force_of
from escadre.games.task_force.play.state import SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import DD


def admits(s: TaskForceState, line: StartLine, counters: list[int], with_transport: bool = False) -> bool:
    """Whether a Task Force of these ships, and perhaps an AK more, may begin on the line."""
    carriers = [s.ship[counter] for counter in counters if is_carrier(s, counter)]
    transport = with_transport or any(is_transport(s, counter) for counter in counters)
    if not line.carriers and any(ship not in line.named_carriers for ship in carriers):
        return False
    if transport and not line.transports:
        return False
    if not carriers and not transport and not line.fleets:
        return False
    if line.only:
        others = [s.ship[counter] for counter in counters if s.ship[counter] not in line.only]
        return not with_transport and all(SHIP_TYPE[ship] == DD for ship in others) and len(others) <= line.destroyers
    return True


def arrival_of(s: TaskForceState, side: int) -> Arrival | None:
    """What comes for a side in this turn, once the game has begun."""
    if s.phase == SETTING_UP:
        return None
    return next((arrival for arrival in force_of(s, side).arrivals if arrival.turn == s.turn), None)


def lines_of(s: TaskForceState, side: int) -> tuple[StartLine, ...]:
    """Where its fleets begin: the start lines, or the hexes where they arrive, which take all."""
    arrival = arrival_of(s, side)
    if arrival is None:
        return force_of(s, side).lines
    taken = occupied(s, 1 - side)
    free = tuple(hex for hex in arrival.hexes if hex not in taken)
    return (StartLine(name="", hexes=free, carriers=True, transports=True, fleets=True),)


def most_task_forces(s: TaskForceState, side: int) -> int:
    """TF-3.7.1.n; later all markers that are no Task Forces on the map may become some (TF-3.6.3.d)."""
    if arrival_of(s, side) is None:
        return force_of(s, side).task_forces
    there = sum(not is_dummy(s, marker) and not s.group[marker] for marker in on_map(s, side))
    return force_of(s, side).markers - there


def admitting(s: TaskForceState, side: int, counters: list[int], with_transport: bool = False) -> list[int]:
    """The start lines of a side that take it, by their places."""
    lines = lines_of(s, side)
    return [number for number, line in enumerate(lines) if admits(s, line, counters, with_transport)]


def start_hexes(s: TaskForceState, side: int, line: StartLine) -> list[int]:
    """Where the enemy has a base nobody begins."""
    return [hex for hex in line.hexes if enemy_base_at(s, hex, side) == NOBODY]

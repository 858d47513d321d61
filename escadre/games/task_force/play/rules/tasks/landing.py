"""Transports that reach their shore (FACTS 7.5, 7.7), checked at the end of a turn (TF-4.d)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.task_force.play.columns import NIGHT
from escadre.games.task_force.play.rules.chart import distance, real_zone
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.rules.naval.contacts import reveal_fleet
from escadre.games.task_force.play.rules.ships import hex_of, is_transport, ships_of
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import AFLOAT, LANDED, TURNED_UP, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN


def transports_at(s: TaskForceState, side: int, hex: int, within: int) -> list[int]:
    """AK counters of a side so near to a hex, with no enemy fleet beside them."""
    danger = real_zone(s, 1 - side)
    found = []
    for counter, own in enumerate(s.side):
        if own == side and s.fate[counter] == AFLOAT and is_transport(s, counter):
            where = hex_of(s, counter)
            if where != NOBODY and distance(s, where, hex) <= within and where not in danger:
                found.append(counter)
    return found


def put_ashore(s: TaskForceState, counter: int) -> int:
    """She leaves the map, safe, whatever that leaves in her formation; her marker is turned up. How many ships."""
    marker = s.marker[s.formation[counter]]
    if s.detection[marker] != TURNED_UP:
        reveal_fleet(s, marker)
    ships = ships_of(s, counter)
    tell(s, "landed", {"ship": counter, "ships": ships}, reveals=True)
    s.landed[s.side[counter]] += ships
    s.fate[counter] = LANDED
    take_out(s, counter)
    return ships


def transports_sunk(s: TaskForceState, side: int) -> int:
    return sum(s.lost_ships[c] for c, own in enumerate(s.side) if own == side and is_transport(s, c))


def land_transports(s: TaskForceState, dice: Dice) -> None:
    """The IJN gives up after so many losses; else what has reached the shore has landed."""
    landing = scenario_of(s).landing
    if landing is None or s.given_up:
        return
    if landing.given_up_after and transports_sunk(s, IJN) >= landing.given_up_after:
        s.given_up = True
        s.points[ALLIES] += landing.given_up_points
        tell(s, "given_up", {"points": landing.given_up_points})
        return
    if NIGHT[s.turn] or not landing.by_night:
        for counter in transports_at(s, IJN, landing.hex, landing.within):
            put_ashore(s, counter)

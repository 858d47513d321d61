"""Keeping station, falling out of it, coming back (BBC-8.10-8.13)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.formations.divisions import (
    able,
    guide_of,
    leave,
    members,
    next_ahead,
    second_half,
)
from escadre.games.branle_bas.play.rules.formations.wakes import near_wake
from escadre.games.branle_bas.play.rules.ships import HAIR, base, range_of
from escadre.games.branle_bas.play.scenarios.scenario_effects import station_gap
from escadre.games.branle_bas.play.state import BEARING, STARBOARD, TWO_LINES, BranleBasState
from escadre.geometry.bases import gap
from escadre.geometry.lattice import apart, bearing, signed

BEARING_GAP: Final = (1000, 20_000)  # to her neighbour in line of bearing (BBC-8.12)
COMMON_HEADING: Final = 100  # tenths of a degree
ABREAST: Final = (15_000, 25_000)  # how far the second line stands off (BBC-8.11)
ABEAM: Final = (600, 1200)  # and on which bearing from the leader's bow
MOST_ASTRAY: Final = 2  # turns running
TAKING_STATION: Final = -1  # `astray` of a ship that has yet to come to the station a signal gave her


def in_station(s: BranleBasState, ship: int, line: list[int]) -> bool:
    """Where her formation wants her; `line` are its ships."""
    mode = s.mode[s.division[ship]]
    if mode == BEARING:
        return _in_line_of_bearing(s, ship, line)
    leader = next_ahead(s, ship)
    if leader >= 0:
        return astern_of(s, ship, leader)
    if mode == TWO_LINES and second_half(s, ship) and line[0] != ship:
        return _abreast_of(s, ship, line[0])
    return True


def astern_of(s: BranleBasState, ship: int, leader: int) -> bool:
    """BBC-8.10: in the wake of another, neither too near nor too far."""
    least, most = station_gap(s, ship)
    return least - HAIR <= gap(base(s, ship), base(s, leader)) <= most + HAIR and near_wake(s, ship, leader)


def _in_line_of_bearing(s: BranleBasState, ship: int, line: list[int]) -> bool:
    """BBC-8.12; her neighbour is the next ship towards the guide, so that nobody answers for another's straying."""
    guide = guide_of(s, line)
    if ship == guide:
        return True
    at = line.index(ship)
    neighbour = line[at + 1] if at < line.index(guide) else line[at - 1]
    apart_by = gap(base(s, ship), base(s, neighbour))
    return (
        apart(s.heading[ship], s.heading[guide]) <= COMMON_HEADING
        and BEARING_GAP[0] - HAIR <= apart_by <= BEARING_GAP[1] + HAIR
    )


def _abreast_of(s: BranleBasState, ship: int, leader: int) -> bool:
    """BBC-8.11: the first of the second line, on the side that was ordered."""
    off = signed(s.heading[leader], bearing(s.x[ship] - s.x[leader], s.y[ship] - s.y[leader]))
    if s.lines_side[s.division[ship]] != STARBOARD:
        off = -off
    away = range_of(s, ship, leader)
    return ABEAM[0] <= off <= ABEAM[1] and ABREAST[0] - HAIR <= away <= ABREAST[1] + HAIR


def judge_stations(s: BranleBasState, line: list[int]) -> None:
    """BBC-8.10: out of station at the end of two turns running is out of formation, unless others follow her."""
    strays: list[int] = []
    for ship in line:
        if in_station(s, ship, line):
            s.astray[ship] = 0
        elif s.astray[ship] != TAKING_STATION and not _is_followed(s, ship, line):
            s.astray[ship] += 1
            if s.astray[ship] >= MOST_ASTRAY:
                strays.append(ship)
    for ship in strays:
        leave(s, ship)


def _is_followed(s: BranleBasState, ship: int, line: list[int]) -> bool:
    """She leads a part of a line that has come apart: that part holds together."""
    if s.mode[s.division[ship]] == BEARING or next_ahead(s, ship) < 0:
        return False
    return any(next_ahead(s, other) == ship and astern_of(s, other, ship) for other in line)


# ---- coming back


def place_to_rejoin(s: BranleBasState, ship: int) -> int:
    """BBC-8.13: the ship of her division in formation that she lies in station behind, or -1."""
    division = s.division[ship]
    if division < 0 or s.formed[ship] or s.mode[division] == BEARING or s.repeater[division] == ship:
        return NOBODY
    if able(s, ship):
        for other in members(s, division):
            if astern_of(s, ship, other):
                return other
    return NOBODY


def rejoin(s: BranleBasState, ship: int) -> None:
    """BBC-8.13: in formation again, next in the list to the ship she lies behind."""
    leader = place_to_rejoin(s, ship)
    s.formed[ship] = True
    s.astray[ship] = 0
    s.order[ship] = s.order[leader]
    s.order_side[ship] = s.order_side[leader]
    s.order_course[ship] = s.order_course[leader]
    division = s.division[ship]
    order = [other for other in range(len(s.place)) if s.division[other] == division and other != ship]
    order.sort(key=s.place.__getitem__)
    order.insert(order.index(leader) + 1, ship)
    places = list(s.place)
    for place, other in enumerate(order):
        places[other] = place
    s.place = tuple(places)
    if s.loud:
        tell(s, "rejoins", {"ship": ship, "second_ship": leader})

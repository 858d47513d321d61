"""Following in the wake of the ship next ahead (BBC-8.10, BBC-8.25)."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.rules.movement.speed import farthest, slots_for, whole_slot
from escadre.games.branle_bas.play.rules.movement.turning import held_straight
from escadre.games.branle_bas.play.rules.ships import (
    EDGE,
    HAIR,
    IRONS,
    ON_LINE,
    attitude,
    thirds,
    wind_angle,
    wind_from,
)
from escadre.games.branle_bas.play.state import ADVANCE, PIVOT, BranleBasState
from escadre.geometry.lattice import ONE, ahead, apart, bearing, distance, signed, sine

ASTERN: Final = 60_000  # the straight line astern of a ship that has no wake yet
NEAR_WAKE: Final = 3000  # farther off she does not follow
JOINS_AT: Final = 5000  # beyond the nearest point of the wake, where she comes into it
IN_WAKE: Final = 50  # steps off it that rounding may bring
WAVER: Final = 20  # steps by which she may miss a corner rather than pivot for it: points are rounded


def track(s: BranleBasState, ship: int) -> list[int]:
    """The wake with her mast at its end, and before its oldest point a straight line astern: x, y, x, y …"""
    points = s.wake[ship][:]
    if not points or points[-2] != s.x[ship] or points[-1] != s.y[ship]:
        points.append(s.x[ship])
        points.append(s.y[ship])
    course = s.heading[ship]
    if len(points) > 2:
        course = bearing(points[2] - points[0], points[3] - points[1])
    x, y = ahead(points[0], points[1], course, -ASTERN)
    return [x, y, *points]


def nearest_on(points: list[int], x: int, y: int) -> tuple[int, int, int, int]:
    """How far a point is off a track, where the nearest point of it lies, and which corner of the track comes next.

    Of two equally near the later one counts.

    >>> nearest_on([0, 0, 0, 100, 100, 100], 10, 40)
    (10, 0, 40, 2)
    """
    best, best_x, best_y, corner = -1, x, y, 2
    for i in range(0, len(points) - 2, 2):
        x0, y0 = points[i], points[i + 1]
        dx, dy = points[i + 2] - x0, points[i + 3] - y0
        square = dx * dx + dy * dy
        along = (x - x0) * dx + (y - y0) * dy
        if along <= 0 or square == 0:
            near_x, near_y = x0, y0
        elif along >= square:
            near_x, near_y = x0 + dx, y0 + dy
        else:
            near_x, near_y = x0 + dx * along // square, y0 + dy * along // square
        off = (x - near_x) * (x - near_x) + (y - near_y) * (y - near_y)
        if best < 0 or off <= best:
            best, best_x, best_y, corner = off, near_x, near_y, i + 2
    return distance(x - best_x, y - best_y), best_x, best_y, corner


def off_wake(s: BranleBasState, ship: int, leader: int) -> int:
    """How far her main mast is from the wake of another."""
    return nearest_on(track(s, leader), s.x[ship], s.y[ship])[0]


def near_wake(s: BranleBasState, ship: int, leader: int) -> bool:
    return off_wake(s, ship, leader) <= NEAR_WAKE + HAIR


def _corners_ahead(s: BranleBasState, ship: int, leader: int) -> list[int]:
    """The points she will run through, the last one being the leader's mast; none if she is too far off the wake."""
    points = track(s, leader)
    off, x, y, corner = nearest_on(points, s.x[ship], s.y[ship])
    if off > NEAR_WAKE + HAIR:
        return []
    if off > IN_WAKE:
        x, y, corner = _farther_on(points, x, y, corner, JOINS_AT)
        return [x, y, *points[corner:]]
    return points[corner:]


def _farther_on(points: list[int], x: int, y: int, corner: int, way: int) -> tuple[int, int, int]:
    """The point so far along a track, and the corner that comes next; at most its end."""
    while corner < len(points):
        dx, dy = points[corner] - x, points[corner + 1] - y
        length = distance(dx, dy)
        if length > way:
            return x + dx * way // length, y + dy * way // length, corner
        x, y, way = points[corner], points[corner + 1], way - length
        corner += 2
    return x, y, corner


def follow_legs(s: BranleBasState, ship: int, leader: int, interval: int) -> list[int] | None:
    """BBC-8.25: the segments of the run, cut into slots; nothing when she is too far off, or the wind bars the way."""
    corners = _corners_ahead(s, ship, leader)
    if not corners or attitude(s, ship) == IRONS:
        return None
    factor = thirds(s, ship)
    length, x, y = 0, s.x[ship], s.y[ship]
    for i in range(0, len(corners), 2):
        length += distance(corners[i] - x, corners[i + 1] - y)
        x, y = corners[i], corners[i + 1]
    left = min(farthest(s, ship, factor, slots_for(s, ship)), length - s.length[ship] - s.length[leader] - interval)
    if left <= 0:
        return []
    straight = held_straight(s, ship) is not None
    legs: list[int] = []
    x, y, heading = s.x[ship], s.y[ship], s.heading[ship]
    for i in range(0, len(corners), 2):
        way = min(left, distance(corners[i] - x, corners[i + 1] - y))
        if way <= WAVER and i + 2 < len(corners):
            continue
        course = bearing(corners[i] - x, corners[i + 1] - y)
        if not _keeps_course(heading, course, way):
            if straight:  # she may not turn, so she goes on past the point
                way, course = left, heading
            elif bars_pivot(s, heading, course):
                return legs if legs else None
            else:
                legs += [PIVOT, signed(heading, course)]
                heading = course
        _add_advance(legs, way)
        x, y = ahead(x, y, heading, way)
        left -= way
        if left <= 0:
            break
    return _in_slots(legs, whole_slot(s, ship, factor))


def _keeps_course(heading: int, course: int, way: int) -> bool:
    off = apart(heading, course)
    return off < 900 and way * sine(off) <= WAVER * ONE


def _add_advance(legs: list[int], way: int) -> None:
    if legs and legs[-2] == ADVANCE:
        legs[-1] += way
    else:
        legs += [ADVANCE, way]


def _in_slots(legs: list[int], slot: int) -> list[int]:
    """Advances no longer than a slot: contact is looked for slot by slot (BBC-17.1)."""
    cut: list[int] = []
    for i in range(0, len(legs), 2):
        amount = legs[i + 1]
        while legs[i] == ADVANCE and amount > slot:
            cut += [ADVANCE, slot]
            amount -= slot
        cut += [legs[i], amount]
    return cut


def bars_pivot(s: BranleBasState, heading: int, course: int) -> bool:
    """BBC-8.25: the course lies in the red zone, or the turn to it goes through the wind."""
    if wind_angle(s, course) < EDGE - ON_LINE:
        return True
    before, after = signed(wind_from(s), heading), signed(wind_from(s), course)
    return (before > 0) != (after > 0) and abs(before) + abs(after) < 1800


def waits_to_tack(s: BranleBasState, ship: int, leader: int) -> bool:
    """She has come to the point where the ship ahead went about (BBC-8.25)."""
    corners = _corners_ahead(s, ship, leader)
    for i in range(0, len(corners), 2):
        dx, dy = corners[i] - s.x[ship], corners[i + 1] - s.y[ship]
        if distance(dx, dy) > WAVER:
            course = bearing(dx, dy)
            return wind_angle(s, course) >= EDGE - ON_LINE and bars_pivot(s, s.heading[ship], course)
    return False

"""What an order makes a ship do, slot by slot (BBC-8.21, BBC-8.22, BBC-8.26, BBC-8.27)."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.rules.movement.speed import farthest, half_slot, slots_for, turn_cost, whole_slot
from escadre.games.branle_bas.play.rules.movement.turning import held_straight, room_to_turn, turn_limit
from escadre.games.branle_bas.play.rules.ships import thirds
from escadre.games.branle_bas.play.state import (
    ADVANCE,
    DRIFT,
    PIVOT,
    PORT,
    STARBOARD,
    SUCCESSION,
    TOGETHER,
    BranleBasState,
)

ON_COURSE: Final = 5  # tenths of a degree
MOST: Final = 1800  # that a ship turns by a signal without a course (BBC-8.21)


def course_order(s: BranleBasState, ship: int) -> int:
    """The order of a turn that she executes, or 0."""
    return s.order[ship] if s.order[ship] in (SUCCESSION, TOGETHER) else 0


def angle_left(s: BranleBasState, ship: int, heading: int) -> int:
    """What she must still turn from a heading to the side of her order, in tenths; 0 when it is carried out."""
    if not course_order(s, ship):
        return 0
    course = s.order_course[ship]
    if course < 0:  # none was given: one turn at least (BBC-8.21)
        return turn_limit(s, ship) if turned_so_far(s, ship, heading) == 0 else 0
    left = (heading - course if s.order_side[ship] == PORT else course - heading) % 3600
    return left if ON_COURSE < left < 3600 - ON_COURSE else 0


def turned_so_far(s: BranleBasState, ship: int, heading: int) -> int:
    """Under a signal without a course: how far from the heading it was read on, to its side."""
    start = -1 - s.order_course[ship]
    turned = (start - heading if s.order_side[ship] == PORT else heading - start) % 3600
    return turned if ON_COURSE < turned < 3600 - 900 else 0


def due_turn(s: BranleBasState, ship: int, heading: int) -> int:
    """The turn her order wants of the next slot, in tenths without sign (BBC-8.21); 0 when she holds on."""
    left = angle_left(s, ship, heading)
    if left == 0 or s.rudders[ship] or held_straight(s, ship) is not None:
        return 0
    return min(left, turn_limit(s, ship), max(0, room_from(s, ship, heading)))


def room_from(s: BranleBasState, ship: int, heading: int) -> int:
    """How far the side of her order is open to her before the red zone."""
    side = s.order_side[ship]
    gone = heading - s.heading[ship] if side == STARBOARD else s.heading[ship] - heading
    return room_to_turn(s, ship, side) - gone % 3600


def reach(s: BranleBasState, ship: int) -> int:
    """f·U·allowance of a move that begins now."""
    return farthest(s, ship, thirds(s, ship), slots_for(s, ship))


def steady_legs(s: BranleBasState, ship: int, most: int) -> list[int]:
    """She carries out her order as fast as she can, then goes straight on, `most` steps in all (BBC-8.27)."""
    factor, slots, heading = thirds(s, ship), slots_for(s, ship), s.heading[ship]
    half, whole, cost = half_slot(s, ship), whole_slot(s, ship, factor), turn_cost(factor)
    legs: list[int] = []
    left = max(most, half)
    while slots >= cost and left >= half:
        turn = due_turn(s, ship, heading)
        if turn == 0:
            break
        turn = -turn if s.order_side[ship] == PORT else turn
        legs += [ADVANCE, half, PIVOT, turn]
        heading = (heading + turn) % 3600
        slots -= cost
        left -= half
    left = min(left, whole * slots // 2)
    if left < min(half, whole) or whole == 0:
        return legs
    pieces = (left + whole - 1) // whole
    for i in range(pieces):  # even pieces, so that none is shorter than a slot may be
        legs += [ADVANCE, left * (i + 1) // pieces - left * i // pieces]
    return legs


def copy_legs(s: BranleBasState, ship: int, guide: list[int]) -> list[int]:
    """BBC-8.26: the slots of the guide as far as she can make them, turning by her own order if she has one."""
    factor, slots, heading = thirds(s, ship), slots_for(s, ship), s.heading[ship]
    half, whole, cost = half_slot(s, ship), whole_slot(s, ship, factor), turn_cost(factor)
    legs: list[int] = []
    if DRIFT in guide[::2]:
        return [DRIFT, half]  # the guide has hove to
    for i in range(0, len(guide), 2):
        if guide[i] != ADVANCE:
            continue
        turn = due_turn(s, ship, heading)
        if turn and slots >= cost:
            turn = -turn if s.order_side[ship] == PORT else turn
            legs += [ADVANCE, half, PIVOT, turn]
            heading = (heading + turn) % 3600
            slots -= cost
        elif slots >= 2:
            legs += [ADVANCE, min(guide[i + 1], whole)]
            slots -= 2
    return legs

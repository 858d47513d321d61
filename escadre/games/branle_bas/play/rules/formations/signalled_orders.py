"""What a signal orders the ship that has read it to do (BBC-8.11, BBC-8.17, BBC-8.21-8.23)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY
from escadre.games.branle_bas.play.rules.formations.divisions import members, second_half
from escadre.games.branle_bas.play.rules.formations.station import TAKING_STATION
from escadre.games.branle_bas.play.rules.ships import wind_from
from escadre.games.branle_bas.play.state import (
    IN_LINE,
    INTO_TWO_LINES,
    NO_ORDER,
    ONE_LINE,
    PORT,
    STARBOARD,
    SUCCESSION,
    TOGETHER,
    TWO_LINES,
    BranleBasState,
    Signal,
)
from escadre.geometry.lattice import signed

NO_SIDE: Final = -1  # a course alone, which means the shorter way (BBC-8.23)
UNORDERED_TURN: Final = 600  # tenths of a degree of a turn all together without a course (BBC-8.22)


def second_head(s: BranleBasState, division: int) -> int:
    """The first in formation of the second half, or -1."""
    for ship in members(s, division):
        if second_half(s, ship):
            return ship
    return NOBODY


def mistaken_side(s: BranleBasState, ship: int, signal: Signal) -> int:
    """BBC-8.17: port for starboard; BBC-8.23: of a course alone the longer way, but never through the red zone."""
    if signal.side != NO_SIDE:
        return 1 - signal.side
    shorter = shorter_side(s, ship, signal.course)
    longer = 1 - shorter
    to_wind = signed(s.heading[ship], wind_from(s))
    course = signed(s.heading[ship], signal.course * 300)
    # Going the longer way she passes the wind's eye if it does not lie within the shorter arc.
    passes = not (0 < to_wind < course or course < to_wind < 0)
    return shorter if passes else longer


def shorter_side(s: BranleBasState, ship: int, course: int) -> int:
    return STARBOARD if signed(s.heading[ship], course * 300) > 0 else PORT


def take_order(s: BranleBasState, ship: int, signal: Signal, side: int) -> None:
    """She knows what to do: BBC-8.11, BBC-8.21, BBC-8.22."""
    s.order[ship] = NO_ORDER
    division = signal.division
    if signal.order == ONE_LINE:
        s.astray[ship] = TAKING_STATION
        if ship == second_head(s, division):
            s.mode[division] = IN_LINE
        return
    if signal.order == INTO_TWO_LINES:
        if ship == second_head(s, division):
            s.mode[division] = TWO_LINES
            s.lines_side[division] = side
            s.astray[ship] = TAKING_STATION
        return
    if side == NO_SIDE:
        # A line that turns in succession has one side for all: that of its leader.
        line = members(s, division)  # nobody, when the line broke up while the signal flew
        turns = line[0] if line and signal.order == SUCCESSION else ship
        side = shorter_side(s, turns, signal.course)
    late = not s.signalled[division]  # the line has turned without her: she turns on her own, and leads nobody
    s.order[ship] = TOGETHER if late else signal.order
    s.order_side[ship] = side
    if signal.course:
        s.order_course[ship] = signal.course * 300 % 3600
    elif signal.order == TOGETHER:
        s.order_course[ship] = (s.heading[ship] + (UNORDERED_TURN if side == STARBOARD else -UNORDERED_TURN)) % 3600
    else:
        s.order_course[ship] = -1 - s.heading[ship]

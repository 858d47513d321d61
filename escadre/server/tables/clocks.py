"""Clocks: a bank of minutes for a live match, or so many hours for each move. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from escadre.core.frames import Seat
from escadre.store.rows import Clock, SeatRow, TableRow

MINUTE = 60_000
HOUR = 60 * MINUTE
BACK = MINUTE  # what one who has run out of time finds when he takes his seat back


def full(minutes: int, hours: int) -> int | None:
    """What a clock shows at the beginning; None when nobody's time is measured."""
    if minutes:
        return minutes * MINUTE
    return hours * HOUR if hours else None


def left(seat: SeatRow, now: int) -> int | None:
    """What the clock of a seat shows."""
    if seat.clock is None or seat.since is None:
        return seat.clock
    return max(0, seat.clock - (now - seat.since))


class Passed(NamedTuple):
    """What has happened since the clocks were last looked at."""

    acted: Collection[Seat] = ()
    settled: Collection[Seat] = ()  # of these, who has done what all can see and he cannot take back by himself
    new: bool = False  # whoever is called now is called for something new, not for what was taken back


def tick(
    row: TableRow, seats: Sequence[SeatRow], turn: Collection[Seat], now: int, passed: Passed = Passed()
) -> list[Clock]:
    """The clocks that change when the turn passes. A bank goes on from what is left, hours begin anew with each move.

    What somebody chooses in secret, takes back, or leaves to a bot winds nothing up and shows nowhere. The clock of a
    seat that a bot holds stands, for the person who may come back.
    """
    start = full(row.minutes, row.hours)
    if start is None:
        return []
    changed = []
    for seat in seats:
        clock: int | None
        if seat.kind == "person":
            clock, since = _of_a_person(seat, start, bool(row.hours), seat.seat in turn, now, passed)
        else:
            clock, since = _held_for_a_person(seat, start, bool(row.hours), passed), None
        if (clock, since) != (seat.clock, seat.since):
            changed.append(Clock(seat.seat, clock, since))
    return changed


def _of_a_person(
    seat: SeatRow, start: int, hours: bool, called: bool, now: int, passed: Passed
) -> tuple[int, int | None]:
    clock = start if seat.clock is None else seat.clock
    if seat.since is None:
        return (start if hours and passed.new else clock, now) if called else (clock, None)
    rest = max(0, clock - (now - seat.since))
    if not called:
        return rest, None
    if seat.seat in passed.settled:
        return start if hours else rest, now
    return clock, seat.since


def _held_for_a_person(seat: SeatRow, start: int, hours: bool, passed: Passed) -> int | None:
    """What he will find. Who has run out of time finds something once a bot has decided what was due."""
    if seat.clock is None or seat.seat not in passed.acted:
        return seat.clock
    return start if hours else seat.clock or BACK


def deadline(seats: Sequence[SeatRow], ticks: Sequence[Clock]) -> int | None:
    """When the first clock that runs will have run out."""
    shown = {seat.seat: (seat.clock, seat.since) for seat in seats}
    shown.update({clock.seat: (clock.clock, clock.since) for clock in ticks})
    ends = [since + clock for clock, since in shown.values() if clock is not None and since is not None]
    return min(ends, default=None)


def flagged(seats: Sequence[SeatRow], now: int) -> list[Seat]:
    """The seats whose clock has run out."""
    return [
        seat.seat
        for seat in seats
        if seat.clock is not None and seat.since is not None and seat.since + seat.clock <= now
    ]

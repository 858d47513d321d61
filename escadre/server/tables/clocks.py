"""Clocks: a bank of minutes for a live match, or so many hours for each move. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from escadre.core.frames import Seat
from escadre.store.rows import Clock, SeatRow, TableRow

MINUTE = 60_000
HOUR = 60 * MINUTE
BACK = MINUTE  # what one who takes his seat back has at least


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


def tick(
    row: TableRow, seats: Sequence[SeatRow], turn: Collection[Seat], acted: Collection[Seat], now: int
) -> list[Clock]:
    """The clocks that change when the turn passes. A bot's stands; it may be that of a person who comes back."""
    start = full(row.minutes, row.hours)
    changed = []
    for seat in seats:
        if start is None:
            clock, since = None, None
        elif seat.kind != "person":
            clock, since = seat.clock, None
        elif seat.seat in turn:
            clock = start if seat.clock is None else seat.clock
            since = now if seat.since is None else seat.since
            if seat.seat in acted or seat.since is None:
                # A new move: a bank goes on from what is left, hours begin anew.
                clock = start if row.hours else clock - (now - since)
                since = now
        else:
            spent = 0 if seat.since is None else now - seat.since
            clock = start if seat.clock is None or row.hours else max(0, seat.clock - spent)
            since = None
        if (clock, since) != (seat.clock, seat.since):
            changed.append(Clock(seat.seat, clock, since))
    return changed


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

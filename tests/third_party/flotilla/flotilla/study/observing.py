"""What a seat knows, as numbers for a learner."""

from __future__ import annotations

from escadre.core.frames import Seat
from flotilla.play.state import SHIPS, Flotilla, known


def observe(s: Flotilla, seat: Seat) -> list[int]:
    """For a learner: the round, then each seat from its own on, then where each ship is as far as it knows."""
    seats = [(seat + i) % len(s.hands) for i in range(len(s.hands))]
    numbers = [s.round, s.prize, s.chosen[seat]]
    for owner in seats:
        numbers += [s.scores[owner], int(s.chosen[owner] != 0), s.scouted[owner], int(s.recalled[owner])]
    where = [0] * len(SHIPS)
    for i, owner in enumerate(seats):
        for ship in known(s, seat, owner):
            where[ship - 1] = 1 + i
        for ship in s.played[owner]:
            where[ship - 1] = -1 - i
    return numbers + where


def observation_size(seats: int) -> int:
    return 3 + 4 * seats + len(SHIPS)

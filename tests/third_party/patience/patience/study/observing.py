"""What a seat knows, as numbers for a learner."""

from __future__ import annotations

from escadre.core.frames import Seat
from patience.play.state import SHIPS, Patience


def observe(s: Patience, seat: Seat) -> list[int]:
    """The stretch, the raider that the seat has found, each seat from its own on, then its hand and what was met."""
    numbers = [s.stretch, s.lurking[seat] if s.spotted[seat] else 0]
    for i in range(len(s.hands)):
        owner = (seat + i) % len(s.hands)
        numbers += [len(s.home[owner]), len(s.lost[owner]), s.scouts[owner], s.sent[owner], int(owner in s.to_sail)]
    for pile in (s.hands[seat], s.past, [ship for ships in [*s.home, *s.lost] for ship in ships]):
        numbers += [int(ship in pile) for ship in SHIPS]
    return numbers


def observation_size(seats: int) -> int:
    return 2 + 5 * seats + 3 * len(SHIPS)

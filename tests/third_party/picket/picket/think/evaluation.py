"""What a bot should know about this game: how a position stands, and which choices to try first."""

from __future__ import annotations

from escadre.core.frames import Seat
from escadre.geometry.hexes import steps_from
from picket.play.chart import GOALS, GRID, WAYS
from picket.play.rules import is_afloat
from picket.play.state import CONVOY, CRUISERS, SHOWN, UNKNOWN, Marker, Picket, markers

TO_GOAL = [steps_from(WAYS, sorted(goal)) for goal in GOALS]  # of each hex, for each seat


def _find(s: Picket, seat: Seat, kind: int) -> Marker | None:
    return next((marker for marker in markers(seat) if s.kind[marker] == kind and is_afloat(s, marker)), None)


def evaluate(s: Picket) -> list[float]:
    """Points; how far the convoy has come; how near the cruisers are to the other's; what the other knows."""
    found = []
    for seat in range(2):
        convoy, cruisers, prey = _find(s, seat, CONVOY), _find(s, seat, CRUISERS), _find(s, 1 - seat, CONVOY)
        value = 4.0 * s.scores[seat]
        if convoy is not None:
            value += 3 - TO_GOAL[seat][s.hex[convoy]] / 4 - (s.known[convoy] == SHOWN)
        if cruisers is not None and prey is not None:
            value += 1 - GRID.distance(s.hex[cruisers], s.hex[prey]) / 8
        value += sum(s.known[marker] != UNKNOWN for marker in markers(1 - seat)) / 3
        found.append(value)
    return found


def weigh(s: Picket, seat: Seat, verb: str, args: list[int]) -> list[float]:
    """Rather search and ready patrols than be done; of the legs those that lead on."""
    if verb == "move":
        return [1.0 + max(0, 11 - TO_GOAL[seat][arg % GRID.size]) / 11 for arg in args]
    return [0.5 if verb == "done" else 4.0] * len(args)

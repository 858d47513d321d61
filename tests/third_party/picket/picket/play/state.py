"""What lies on the table (PIC-1). Columns are indexed by marker, or by patrol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from escadre.core.frames import Seat, State, copy_stack
from escadre.core.types import Options
from escadre.geometry.hexes import OFF, Hex

Marker: TypeAlias = int  # 0 … 3 of the first seat, 4 … 7 of the second
Patrol: TypeAlias = int  # 0 … 2 of the first seat, 3 … 5 of the second

EACH: Final = 4  # markers of a seat
PATROLS: Final = 3  # of a seat
TURNS: Final = 8
NIGHT: Final = (4, 5)  # turns
DUMMY, CRUISERS, CONVOY = range(3)
UNKNOWN, REAL, SHOWN = range(3)
HANGAR, ARMING, READY, ALOFT = range(4)


@dataclass(slots=True)
class Picket(State):
    options: Options
    kind: list[int]  # secret to the other seat while the marker is not SHOWN
    known: list[int]  # open: what everybody knows of it
    told: list[int]  # open: the turn in which that was learnt, 0 for never
    hex: list[Hex]  # open; OFF when it has left the chart
    before: list[Hex]  # open: where it stood when its seat began to move
    spent: list[int]  # open: what it has moved in this turn
    fast: list[bool]  # open: it has moved farther than a convoy can
    steps: list[int]  # open where it is SHOWN; all others have what their kind begins with
    box: list[int]  # open, of each patrol
    scores: list[int]  # open
    to_act: list[Seat]  # open: who has not ended his turn yet
    searched: Hex = OFF  # open: the last search
    turn: int = 0  # open: from 1 on


def copy(s: Picket) -> Picket:
    return Picket(
        copy_stack(s.stack), list(s.events), s.loud, s.options, list(s.kind), list(s.known), list(s.told), list(s.hex),
        list(s.before), list(s.spent), list(s.fast), list(s.steps), list(s.box), list(s.scores), list(s.to_act),
        s.searched, s.turn,
    )  # fmt: skip


def owner(marker: Marker) -> Seat:
    return marker // EACH


def markers(seat: Seat) -> range:
    return range(seat * EACH, (seat + 1) * EACH)


def patrols(seat: Seat) -> range:
    return range(seat * PATROLS, (seat + 1) * PATROLS)


def is_night(s: Picket) -> bool:
    return s.turn in NIGHT


def full_steps(kind: int) -> int:
    return 2 if kind == CRUISERS else 1


def conserve(s: Picket) -> None:
    """Each seat has its two dummies, its cruisers and its convoy, on the chart or gone."""
    for seat in range(2):
        assert sorted(s.kind[marker] for marker in markers(seat)) == [DUMMY, DUMMY, CRUISERS, CONVOY]
        assert sum(s.box[patrol] in (ARMING, READY) for patrol in patrols(seat)) <= 2
    assert all(
        steps == full_steps(kind) or known == SHOWN for steps, kind, known in zip(s.steps, s.kind, s.known, strict=True)
    )

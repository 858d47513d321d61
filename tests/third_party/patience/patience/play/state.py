"""What lies on the table (PAT-1). Columns are indexed by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from escadre.core.frames import Seat, State
from escadre.core.types import Options

Ship: TypeAlias = int  # an escort or a raider, 1 … 12, which is also its strength; 0 where there is none

SEATS = range(1, 3)
SHIPS = range(1, 13)
HAND = 5
NARROWS = "narrows"
WEAK = 4  # raiders of at most this strength stay in port in the narrows


class PatienceOptions(Options, frozen=True):
    stretches: Literal[3, 5] = 5


@dataclass(slots=True)
class Patience(State):
    options: PatienceOptions
    scenario: str
    hands: list[list[Ship]]  # secret to each seat; kept sorted
    reserve: list[Ship]  # secret to all: the escorts that were not dealt
    raiders: list[Ship]  # secret to all: those that have not come out
    lurking: list[Ship]  # secret to all, but to a seat that has scouted its own: who waits for it in this stretch
    spotted: list[bool]  # open: whether the seat has scouted the one that waits for it
    scouts: list[int]  # open: how often the seat may still scout
    sent: list[Ship]  # open: the escort of this stretch
    home: list[list[Ship]]  # open: escorts that brought their merchantman home
    lost: list[list[Ship]]  # open: escorts whose merchantman was lost
    past: list[Ship]  # open: raiders that were met
    to_sail: list[Seat]  # open: who has this stretch still to sail
    stretch: int = 0  # open: from 1 on


def out_of_port(s: Patience) -> list[Ship]:
    """PAT-4.1: the raiders of this match."""
    return [ship for ship in SHIPS if ship > WEAK or s.scenario != NARROWS]


def conserve(s: Patience) -> None:
    """Every ship is in one place."""
    assert sorted(ship for pile in [*s.hands, *s.home, *s.lost, s.reserve] for ship in pile) == list(SHIPS)
    assert sorted([*s.raiders, *s.past, *filter(None, s.lurking)]) == out_of_port(s)
    assert all(ship == 0 or ship in hand for hand, ship in zip(s.hands, s.sent, strict=True))

"""What lies on the table (FLO-1). Columns are indexed by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from escadre.core.frames import Seat, State
from escadre.core.types import Options

Ship: TypeAlias = int  # 1 … 30; 0 where there is none

SEATS = range(2, 5)
SHIPS = range(1, 31)
HAND = 5
YACHT: Ship = 1


class FlotillaOptions(Options, frozen=True):
    rounds: Literal[3, 5] = 5


@dataclass(slots=True)
class Flotilla(State):
    options: FlotillaOptions
    hands: list[list[Ship]]  # secret to each seat; kept sorted
    chosen: list[Ship]  # secret to each seat; that there is one is open
    played: list[list[Ship]]  # open, one for each round
    bag: list[Ship]  # secret to all: what was not dealt
    scores: list[int]  # open
    scouted: list[Seat]  # open: whom the seat has scouted, NOBODY at first
    seen: list[Ship]  # secret to each seat: what it learnt by that
    recalled: list[bool]  # open
    round: int = 0  # open: from 1 on
    prize: int = 0  # open


def known(s: Flotilla, seat: Seat | None, owner: Seat) -> list[Ship]:
    """The ships of the owner's hand that the seat knows: its own, or the one it has scouted."""
    if seat == owner:
        return s.hands[owner]
    return [ship for ship in s.hands[owner] if seat is not None and s.seen[seat] == ship]


def guns(ship: Ship) -> int:
    """FLO-1.1: ships come in pairs of sisters, 1 and 2 with one gun, up to 29 and 30 with fifteen."""
    return (ship + 1) // 2


def conserve(s: Flotilla) -> None:
    """Every ship is in one place, and every seat has used as many."""
    assert sorted(ship for pile in [*s.hands, *s.played, s.bag] for ship in pile) == list(SHIPS)
    assert all(len(hand) + len(ships) == HAND for hand, ships in zip(s.hands, s.played, strict=True))
    assert all(ship == 0 or ship in hand for hand, ship in zip(s.hands, s.chosen, strict=True))

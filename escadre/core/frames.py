"""Where a game stands, as plain data: it can be copied, saved and dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int  # 0 … n-1 clockwise
Rule: TypeAlias = str  # "SIR-3.1.3", a row of a ledger
Menu: TypeAlias = dict[str, Sequence[int]]  # verb → the numbers on offer

T = TypeVar("T")
Shared: TypeAlias = Annotated[T, "shared"]  # of a field: never changed in place, so copies share it (`copying.py`)

NOBODY: Final = -1
NO_SEATS: Final[list[Seat]] = []
ZERO: Final = (0,)  # the numbers of a verb that needs none
SINGLE_SEATS: Final[list[list[Seat]]] = [[seat] for seat in range(16)]


def only(seat: Seat) -> list[Seat]:
    """That seat alone, or nobody; a shared list, not to be changed: steps are asked often.

    >>> only(2), only(NOBODY)
    ([2], [])
    """
    return SINGLE_SEATS[seat] if seat >= 0 else NO_SEATS


@dataclass(slots=True)
class Frame:
    """A line of a named sequence of play."""

    sequence: str
    at: int = 0


@dataclass(slots=True)
class Event:
    """Something that happened. `to` names the seats that may know of it; empty means everybody.

    The names in `args` say what the numbers are (`card`, `seat`, `die` …), so that the words can name them.
    """

    kind: str
    args: dict[str, int]
    to: list[int] = field(default_factory=list)
    reveals: bool = False  # shows what was hidden until now: no undo goes back behind it


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """What every game's state begins with; each game adds its own fields."""

    stack: list[Frame]
    events: list[Event]  # what happened since the engine last looked
    loud: bool  # playouts are quiet: they record no events


def tell(s: State, kind: str, args: dict[str, int], to: list[int] | None = None, reveals: bool = False) -> None:
    """Record an event. Hot rules ask `if s.loud` first, so that a playout builds no dictionary."""
    if s.loud:
        s.events.append(Event(kind, args, [] if to is None else to, reveals))


def frame(sequence: str, at: int) -> Frame:
    """A frame, without the detour through the constructor, which stays interpreted in a compiled dataclass."""
    new = Frame.__new__(Frame)
    new.sequence = sequence
    new.at = at
    return new


def copy_stack(stack: list[Frame]) -> list[Frame]:
    return [frame(old.sequence, old.at) for old in stack]

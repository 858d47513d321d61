"""What travels and what is read-only: texts, set-ups, outcomes, odds. Frozen structs, never compiled.

`printed.py` has what is printed on cards and maps, `scene.py` what a seat is shown. What travels leaves out what is at
its default; `tools/scene_types.py` writes the same classes for the browser.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from escadre.core.frames import Seat


class Text(Struct, frozen=True, omit_defaults=True):
    """Words by reference: a message of the `.ftl` files with its arguments: the language can change at any time."""

    id: str
    args: dict[str, int | str | Text] = field(default_factory=dict)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The switches of a game, set once at set-up. Each game has its own subclass.

    It may have `check(seats)`, which raises `Unreadable` where values do not fit the seats or each other.
    """


class Setup(Struct, frozen=True):
    """What a match is made from, besides its dice."""

    seats: int
    options: Options
    scenario: str = ""


class Outcome(Struct, frozen=True):
    """How a match ended. Rank 0 is a winner; equal ranks share."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: Text

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)


class Chance(Struct, frozen=True):
    """One thing that a choice may lead to: `ways` out of `of`, exactly."""

    what: Text
    ways: int
    of: int


Odds = tuple[Chance, ...]


# ---- what can be chosen before a match


# What a seat does by itself when it is only asked whether it reacts: no; if it can do nothing else; yes.
Reaction = Literal["ask", "idle", "always"]


class ScenarioCard(Struct, frozen=True, omit_defaults=True):
    """A scenario, as one chooses it: `key` names it in orders and saves, `sides` says who sits in which seat."""

    key: str
    title: Text
    line: Text
    sides: tuple[Text, ...]
    fixes: tuple[str, ...] = ()  # options that it settles itself


class GameInfo(Struct, frozen=True):
    """A game that is installed."""

    key: str
    title: Text
    seats: range
    version: int

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


Result = Literal["won", "drawn", "lost"]


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What a match came to for one seat, and to what degree, in words: a decisive victory, a narrow one."""

    result: Result
    degree: Text | None = None

    @property
    def said(self) -> Text:
        """The degree in words, or else the bare result."""
        return self.degree or Text(f"verdict-{self.result}")


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended. Rank 0 is a winner and equal ranks share, unless `verdicts` say otherwise.

    They say it for each seat, where a place among the seats does not tell it: who plays alone is always first, and has
    yet won, drawn or lost. A match of one seat has one; a game for more may have them for the degree.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: Text
    verdicts: tuple[Verdict, ...] = ()

    def __post_init__(self) -> None:
        seats = len(self.ranks)
        assert len(self.scores) == seats, "an outcome has a score for each seat"
        assert len(self.verdicts) in (0, seats), "an outcome has a verdict for each seat, or for none"
        assert self.verdicts or seats != 1, "a seat that plays alone has won, drawn or lost: the outcome must say which"

    def result(self, seat: Seat) -> Result:
        if self.verdicts:
            return self.verdicts[seat].result
        return "won" if self.ranks[seat] == 0 else "lost"

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.ranks)) if self.result(seat) == "won")


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
    presets: dict[str, bool | int | str] = field(default_factory=dict)  # options that it would have so; one may differ


class GameInfo(Struct, frozen=True):
    """A game that is installed."""

    key: str
    title: Text
    seats: range
    version: int

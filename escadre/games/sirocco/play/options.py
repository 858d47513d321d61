"""The switches of Med Sirocco (SIR-1.2.5, SIR-5, SIR-6). To be two is no switch: it follows from the seats."""

from __future__ import annotations

from escadre.core.errors import Unreadable
from escadre.core.types import Options
from escadre.games.sirocco.play.catalog import CONSTANTS


class SiroccoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`check` raises `Unreadable` for bad or contradicting values."""

    advanced: bool = False  # SIR-5: the leader chooses the Operation, tricks are shared
    both_camps: bool = False  # SIR-6.1
    length: int = CONSTANTS.operations  # SIR-6.2
    fast: bool = False  # SIR-6.3: every Battle is a Convoy
    historical: bool = False  # SIR-6.4: a Battle counts its printed types
    series: bool | int = 0  # SIR-1.2.5: the goal in points, true for the usual one, 0 for a single game
    series_games: int = 0  # SIR-1.2.6: a number of games instead of a goal
    dealer: int = -1  # SIR-1.3.1: a seat, or -1 for one at random

    @property
    def goal(self) -> int:
        """SIR-1.2.5, SIR-1.2.6: the points that end a series; 0 when no goal does."""
        return CONSTANTS.series_goal if self.series is True else int(self.series)

    def check(self, seats: int) -> None:
        if self.length not in CONSTANTS.lengths:
            raise Unreadable("error-option-length", length=self.length, lengths=", ".join(map(str, CONSTANTS.lengths)))
        if self.series < 0 or self.series_games < 0:
            raise Unreadable("error-option-negative")
        if self.series and self.series_games:
            raise Unreadable("error-option-series")
        if not -1 <= self.dealer < seats:
            raise Unreadable("error-option-dealer", dealer=self.dealer, last=seats - 1, seats=seats)

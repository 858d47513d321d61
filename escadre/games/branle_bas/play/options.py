"""The switches of Branle-bas de Combat, set once at set-up."""

from __future__ import annotations

from typing import Final, Literal

from escadre.core.errors import Unreadable
from escadre.core.types import Options

PERIODS: Final = ("1783-1792", "1740-1783", "1793-1815")


class BranleBasOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each by itself; a scenario settles some of them."""

    budget: Literal[250, 350, 500] = 250  # BBC-1.1: of a side
    length: Literal[16, 24, 32] = 16  # BBC-1.15: turns until nightfall
    period: Literal["1783-1792", "1740-1783", "1793-1815"] = "1783-1792"  # BBC-29
    iberian: bool = False  # BBC-29.3: Spain and Holland as they were 1770-1790
    wind_by_choice: bool = False  # BBC-1.7: else it is rolled
    strategic_morale: bool = False  # BBC-2.6: a negative total does not end the battle
    frigate_courtesy: bool = False  # BBC-10.13
    deri_of_eight: bool = False  # BBC-25.9
    historical_fleets: bool = False  # BBC-27.13
    frigate_action: bool = False  # BBC-1.21: fleets of frigates alone

    def check(self, seats: int) -> None:
        """BBC-29.3: Spain and Holland of 1770-1790 belong to the first two periods."""
        if self.iberian and self.period == PERIODS[2]:
            raise Unreadable("error-option-iberian", period=self.period)

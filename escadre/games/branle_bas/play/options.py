"""The switches of Branle-bas de Combat, set once at set-up."""

from __future__ import annotations

from typing import Final, Literal

from escadre.core.errors import Unreadable
from escadre.core.types import Options

MOST_FOR_FRIGATES: Final = 500  # the largest budget that goes with the options on frigates
PERIODS: Final = ("1783-1792", "1740-1783", "1793-1815")


class BranleBasOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each by itself; a scenario settles some of them."""

    budget: Literal[250, 350, 500, 750, 1000, 1500] = 250  # BBC-1.1: of a side
    two_squadrons: Literal["none", "first", "second"] = "none"  # BBC-1.12: the side that comes in two
    length: Literal[16, 24, 32] = 16  # BBC-1.15: turns until nightfall
    period: Literal["1783-1792", "1740-1783", "1793-1815"] = "1783-1792"  # BBC-29
    iberian: bool = False  # BBC-29.3: Spain and Holland as they were 1770-1790
    wind_by_choice: bool = False  # BBC-1.7: else it is rolled
    strategic_morale: bool = False  # BBC-2.6: a negative total does not end the battle
    frigate_courtesy: bool = False  # BBC-10.13
    deri_of_eight: bool = False  # BBC-25.9
    historical_fleets: bool = False  # BBC-27.13
    frigate_action: bool = False  # BBC-1.21: fleets of frigates alone
    few_frigates: bool = False  # BBC-1.21: one a division and one more
    held_field: bool = False  # BBC-2.9: a field that nobody holds is not counted
    morale_floor: bool = False  # BBC-4.14

    def check(self, seats: int) -> None:
        """BBC-29.3: Spain and Holland of 1770-1790 belong to the first two periods. BBC-1.21: no squadron has so many
        frigates, or so many ships with few frigates, that it fills the largest budgets."""
        if self.iberian and self.period == PERIODS[2]:
            raise Unreadable("error-option-iberian", period=self.period)
        if self.budget > MOST_FOR_FRIGATES and (self.frigate_action or self.few_frigates):
            raise Unreadable("error-option-frigates", budget=self.budget, most=MOST_FOR_FRIGATES)

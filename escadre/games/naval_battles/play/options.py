"""The switches of Modern Naval Battles (MNB-2.3.5, MNB-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from escadre.core.errors import Unreadable
from escadre.core.types import Options
from escadre.games.naval_battles.play.catalog import CONSTANTS

BUDGETS: Final = tuple(sorted(CONSTANTS.budgets))
TEAM_BUDGETS: Final = range(CONSTANTS.team_budget_min, CONSTANTS.team_budget_max + 1)
TARGETS: Final = range(1, 201)
ALONE: Final[Mapping[str, Sequence[int | str]]] = {"budget": (0, *BUDGETS), "teams": (0, 2, 3), "team_target": (0,)}
IN_TEAMS: Final[Mapping[str, Sequence[int | str]]] = {"budget": TEAM_BUDGETS, "team_target": TARGETS}


class NavalBattlesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MNB-15.0: each by itself. `check` raises `Unreadable` for bad or contradicting values."""

    budget: int = 0  # MNB-2.3.5, MNB-15.2.1: VP for the fleets, of a player or of a team; 0 for what the navies allow
    row_air_defence: bool = False  # MNB-15.1
    teams: int = 0  # MNB-15.2: how many teams; 0 for everybody alone
    team_target: int = 0  # MNB-15.2.5: VP that a team must sink; 0 for the team budget
    card_reserve: bool = False  # MNB-15.3
    card_limit: bool = True  # MNB-15.3.5

    def check(self, seats: int) -> None:
        if self.teams not in (0, 2, 3) or self.teams >= seats:
            raise Unreadable("error-option-teams", teams=self.teams, seats=seats)
        if self.teams:
            if self.budget and self.budget not in TEAM_BUDGETS:
                least, most = TEAM_BUDGETS[0], TEAM_BUDGETS[-1]
                raise Unreadable("error-option-team-budget", budget=self.budget, least=least, most=most)
        elif self.budget and self.budget not in BUDGETS:
            raise Unreadable("error-option-budget", budget=self.budget, budgets=", ".join(map(str, BUDGETS)))
        if self.team_target and not (self.teams and self.team_target in TARGETS):
            raise Unreadable("error-option-target", target=self.team_target, most=TARGETS[-1])

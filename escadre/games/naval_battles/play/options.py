"""The switches of Modern Naval Battles (MNB-2.3.5, MNB-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Final

from escadre.core.errors import Unreadable
from escadre.core.types import Options
from escadre.games.naval_battles.play.catalog import CONSTANTS
from escadre.games.naval_battles.play.columns import CHEAPEST, MOST_POINTS, WORTH

# MNB-2.3.5, MNB-15.2.9: every navy can buy a vessel, and some navies can spend it all.
FIRST_VESSEL: Final[int] = max(CHEAPEST)
RICHEST: Final = sorted(WORTH, reverse=True)
BUDGETS: Final = range(FIRST_VESSEL, MOST_POINTS + 1)
MOST_MATES: Final[int] = CONSTANTS.players_max - 1
TEAM_BUDGETS: Final = range(2 * FIRST_VESSEL, sum(RICHEST[:MOST_MATES]) + 1)
TARGETS: Final = range(1, sum(WORTH) + 1)
TEAM_COUNTS: Final = (0, *range(2, CONSTANTS.players_max))
LETTERS: Final = ascii_uppercase[: CONSTANTS.players_max]
ALONE: Final[Mapping[str, Sequence[int | str]]] = {
    "budget": range(BUDGETS[-1] + 1),
    "teams": TEAM_COUNTS,
    "division": ("",),
    "team_target": (0,),
}
IN_TEAMS: Final[Mapping[str, Sequence[int | str]]] = {
    "budget": TEAM_BUDGETS,
    "division": (),
    "team_target": TARGETS,
}


class NavalBattlesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MNB-15.0: each by itself. `check` raises `Unreadable` for bad or contradicting values."""

    budget: int = 0  # MNB-2.3.5, MNB-15.2.1: VP for the fleets, of a player or of a team; 0 for the usual number
    row_air_defence: bool = False  # MNB-15.1
    teams: int = 0  # MNB-15.2: how many teams; 0 for everybody alone
    division: str = ""  # MNB-15.2.1: the team of each seat, as letters; empty for seats that alternate
    team_target: int = 0  # MNB-15.2.5: VP that a team must sink; 0 for the team budget
    card_reserve: bool = False  # MNB-15.3
    card_limit: bool = False  # MNB-15.3.5
    hard_to_evade: bool = False  # MNB-12.4.2
    answer_reinforcements: bool = False  # MNB-5.2.5

    def check(self, seats: int) -> None:
        if self.teams not in TEAM_COUNTS or self.teams >= seats:
            raise Unreadable("error-option-teams", teams=self.teams, seats=seats)
        if self.division:
            self._check_division(seats)
        if self.teams:
            least, most = self._team_budgets(seats)
            if self.budget and not least <= self.budget <= most:
                raise Unreadable("error-option-team-budget", budget=self.budget, least=least, most=most)
        elif self.budget and self.budget not in BUDGETS:
            raise Unreadable("error-option-budget", budget=self.budget, least=BUDGETS[0], most=BUDGETS[-1])
        if self.team_target and not (self.teams and self.team_target in TARGETS):
            raise Unreadable("error-option-target", target=self.team_target, most=TARGETS[-1])

    def _check_division(self, seats: int) -> None:
        """A letter for each seat, and as many letters, from A on, as there are teams."""
        used = "".join(sorted(set(self.division)))
        if len(self.division) != seats or not self.teams or used != LETTERS[: self.teams]:
            letters = LETTERS[: self.teams] or LETTERS[:2]
            example = "".join(letters[seat % len(letters)] for seat in range(seats))
            raise Unreadable("error-option-division", division=self.division, seats=seats, example=example)

    def _team_budgets(self, seats: int) -> tuple[int, int]:
        """MNB-15.2.9: the least that buys a vessel for each of the largest team, and what its navies can be worth."""
        sides = teams_of(self, seats)
        mates = max(sides.count(team) for team in sides)
        return mates * FIRST_VESSEL, sum(RICHEST[:mates])


def teams_of(options: NavalBattlesOptions, seats: int) -> list[int]:
    """MNB-15.2.1: the team of each seat as the table has divided them; its own number when everybody is alone.

    MNB-15.2.6: else seats alternate. Four seats of three teams: the last must not sit beside the first either.
    """
    if options.division:
        return [LETTERS.index(letter) for letter in options.division]
    teams = options.teams or seats
    found = [seat % teams for seat in range(seats)]
    if teams > 2 and seats % teams == 1:
        found[-1] = 1
    return found

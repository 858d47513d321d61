"""What fleets are built of away from the table, and what a seat may build one for now (MNB-2.3)."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Roster, RosterGroup, RosterUnit
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import CONSTANTS, NAVIES, SHIPS
from escadre.games.naval_battles.speak.faces import ship_face

TEAM_STEP = 5  # shares of a team are any number; these are what one builds for


@cache
def roster() -> Roster:
    """MNB-2.2.1, MNB-2.3.5, MNB-15.2.1: the nine navies; budgets of a player, then those that only a team has."""
    ships = [ship for ship in SHIPS if ship.nation in NAVIES]  # the non-combatant is in no navy
    teams = range(max(CONSTANTS.budgets) + TEAM_STEP, CONSTANTS.team_budget_max + 1, TEAM_STEP)
    return Roster(
        groups=tuple(RosterGroup(navy, Text(f"navy-{navy}"), navy) for navy in NAVIES),
        units=tuple(RosterUnit(ship.number, ship.nation, ship.vp) for ship in ships),
        faces={ship.number: ship_face(ship) for ship in ships},
        budgets=(*CONSTANTS.budgets, *teams),
        points=Text("fact-vp"),
    )

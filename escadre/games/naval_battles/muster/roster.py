"""What fleets are built of away from the table, and what a seat may build one for now (MNB-2.3)."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Roster, RosterGroup, RosterUnit
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import CONSTANTS, NAVIES, SHIPS
from escadre.games.naval_battles.play.options import BUDGETS
from escadre.games.naval_battles.speak.faces import ship_face


@cache
def roster() -> Roster:
    """MNB-2.2.1, MNB-2.3.5, MNB-15.2.1: the nine navies; any points that a player may get, alone or from his team."""
    ships = [ship for ship in SHIPS if ship.nation in NAVIES]  # the non-combatant is in no navy
    usual = CONSTANTS.budget
    return Roster(
        groups=tuple(RosterGroup(navy, Text(f"navy-{navy}"), navy) for navy in NAVIES),
        units=tuple(RosterUnit(ship.number, ship.nation, ship.vp) for ship in ships),
        faces={ship.number: ship_face(ship) for ship in ships},
        budgets=(usual, *(budget for budget in BUDGETS if budget != usual)),
        points=Text("fact-vp"),
    )

"""What fleets are built of away from the table, and what a seat may build one for now (MNB-2.3)."""

from __future__ import annotations

from functools import cache

from escadre.core.frames import NOBODY, Seat
from escadre.core.printed import Roster, RosterGroup, RosterUnit
from escadre.core.scene import Muster
from escadre.core.types import Text
from escadre.games.naval_battles.catalog import CONSTANTS, NAVIES, SHIP_CODES, SHIPS
from escadre.games.naval_battles.faces import ship_face
from escadre.games.naval_battles.options import BUDGETS
from escadre.games.naval_battles.prompts import waiting
from escadre.games.naval_battles.rules.setup import ChooseFleet
from escadre.games.naval_battles.state import NavalBattlesState


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


def muster(s: NavalBattlesState, seat: Seat | None) -> Muster | None:
    """MNB-2.3.1, MNB-2.3.3: only who chooses sees his choice; the cards that he bought are paid (MNB-15.3.3)."""
    if seat is None or s.sealed[seat] or s.navies[seat] == NOBODY or not isinstance(waiting(s), ChooseFleet):
        return None
    if s.scenario:  # MNB-16.0.8: of the fleet that it names
        return None
    chosen = tuple(SHIP_CODES[ship] for ship in sorted(s.chosen[seat]))
    return Muster("ship", NAVIES[s.navies[seat]], s.shares[seat] - s.spent[seat], chosen)

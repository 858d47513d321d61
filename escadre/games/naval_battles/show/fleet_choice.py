"""What a seat may build a fleet for now (MNB-2.3)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.scene import Muster
from escadre.games.naval_battles.play.catalog import NAVIES, SHIP_CODES
from escadre.games.naval_battles.play.rules.setup import ChooseFleet
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.show.prompts import waiting


def muster(s: NavalBattlesState, seat: Seat | None) -> Muster | None:
    """MNB-2.3.1, MNB-2.3.3: only who chooses sees his choice; the cards that he bought are paid (MNB-15.3.3)."""
    if seat is None or s.sealed[seat] or s.navies[seat] == NOBODY or not isinstance(waiting(s), ChooseFleet):
        return None
    chosen = tuple(SHIP_CODES[ship] for ship in sorted(s.chosen[seat]))
    return Muster("ship", NAVIES[s.navies[seat]], s.shares[seat] - s.spent[seat], chosen)

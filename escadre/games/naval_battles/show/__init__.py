"""What a seat sees of the battle."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Catalog
from escadre.core.rooms import Show
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.show.odds import odds
from escadre.games.naval_battles.show.touches import touch
from escadre.games.naval_battles.show.view import view
from escadre.games.naval_battles.speak.faces import faces


@cache
def _printed() -> Catalog:
    return Catalog(faces())


def catalog(s: NavalBattlesState) -> Catalog:
    """The same cards in every match."""
    return _printed()


SHOW = Show(view, catalog, touch, odds)

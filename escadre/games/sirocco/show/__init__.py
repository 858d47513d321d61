"""What a seat sees of the game."""

from __future__ import annotations

from functools import cache

from escadre.core.printed import Catalog
from escadre.core.rooms import Show
from escadre.games.sirocco.play.state import SiroccoState
from escadre.games.sirocco.show.odds import odds
from escadre.games.sirocco.show.view import touch, view
from escadre.games.sirocco.speak.faces import faces


@cache
def _printed() -> Catalog:
    return Catalog(faces())


def catalog(s: SiroccoState) -> Catalog:
    """The same cards in every match."""
    return _printed()


SHOW = Show(view, catalog, touch, odds)

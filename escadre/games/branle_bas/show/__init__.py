"""What a seat sees of the battle."""

from __future__ import annotations

from escadre.core.rooms import Show
from escadre.games.branle_bas.show.foresight import foresee
from escadre.games.branle_bas.show.odds import odds
from escadre.games.branle_bas.show.printed import catalog
from escadre.games.branle_bas.show.touches import touch
from escadre.games.branle_bas.show.view import view

SHOW = Show(view, catalog, touch, odds, foresee)

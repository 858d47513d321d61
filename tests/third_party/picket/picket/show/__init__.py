"""What a seat sees."""

from __future__ import annotations

from escadre.core.rooms import Show
from picket.show.printed import catalog
from picket.show.touches import foresee, odds, touch
from picket.show.view import view

SHOW = Show(view, catalog, touch, odds, foresee)

"""What a seat sees."""

from __future__ import annotations

from escadre.core.rooms import Show
from patience.show.view import catalog, touch, view

SHOW = Show(view, catalog, touch)

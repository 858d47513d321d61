"""What a seat sees."""

from __future__ import annotations

from escadre.core.rooms import Show
from flotilla.show.view import catalog, foresee, touch, view

SHOW = Show(view, catalog, touch, foresee=foresee)

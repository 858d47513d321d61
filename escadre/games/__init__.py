"""The games that come with Escadre, one package each, all alike.

`escadre.games` is a package and, as the public interface promises, also a call that lists what is installed.
"""

from __future__ import annotations

import sys
from types import ModuleType

from escadre.core.game import installed
from escadre.core.types import GameInfo


class _Games(ModuleType):
    def __call__(self) -> list[GameInfo]:
        return [game.info() for game in installed()]


sys.modules[__name__].__class__ = _Games

"""Until `pyproject.toml` has the entry point, the game is registered for these tests here."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

from escadre.core import game

_known = game.keys()
if "naval_battles" not in _known:
    _point = EntryPoint("naval_battles", "escadre.games.naval_battles:GAME", "escadre.games")
    _installed = game.entry_points

    def _with_ours(**wanted: str) -> EntryPoints:
        return EntryPoints([*_installed(**wanted), _point])

    game.entry_points = _with_ours  # type: ignore[assignment]
    game.keys.cache_clear()
    game.get.cache_clear()

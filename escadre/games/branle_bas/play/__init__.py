"""The rules of Branle-bas de Combat, and everything they stand on."""

from __future__ import annotations

from escadre.core.rooms import Play
from escadre.games.branle_bas.play import catalog
from escadre.games.branle_bas.play.conservation import conserve
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.flow import FLOW
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.positions import position
from escadre.games.branle_bas.play.rules.setup.arrival import new_game
from escadre.games.branle_bas.play.rules.ships import mates
from escadre.games.branle_bas.play.rules.winning import outcome
from escadre.games.branle_bas.play.scenarios import scenario_files
from escadre.games.branle_bas.play.state import BranleBasState, Signal

# A compiled class keeps `list` of what was written `list[Signal]`; tell msgspec again what is in it.
BranleBasState.__annotations__["signals"] = list[Signal]
for _shapes in ("land", "reefs", "shallows", "shoals", "anchorages", "exits"):
    BranleBasState.__annotations__[_shapes] = tuple[tuple[int, ...], ...]

PLAY = Play(
    state=BranleBasState,
    options=BranleBasOptions,
    flow=FLOW,
    setup=new_game,
    copy=copy,
    outcome=outcome,
    conserve=conserve,
    mates=mates,
    tentative=frozenset({"ahead", "port", "starboard", "lead", "way", "release", "leave", "fire", "close"}),
    position=position,
    check=scenario_files.check,
    digest=catalog.digest(catalog.FOLDER),
)

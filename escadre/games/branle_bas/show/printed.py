"""The faces and the ground of a battle: they never change, so a client is sent them once."""

from __future__ import annotations

from typing import Final

from escadre.core.printed import Area, Catalog, Ground, Spot
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import MODELS
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.speak.faces import faces
from escadre.geometry.lattice import STEPS

TABLE: Final = 130 * STEPS  # BBC-0.2


def catalog(s: BranleBasState) -> Catalog:
    areas = (
        *(area("zone-2", shape) for shape in s.shoals),
        *(area("zone-1", shape) for shape in s.shallows),
        *(area("reef", shape) for shape in s.reefs),
        *(area("land", shape) for shape in s.land),
    )
    ground = Ground(
        TABLE, TABLE, west=-TABLE // 2, south=-TABLE // 2, areas=areas, steps=STEPS, unit=Text("unit-centimetre")
    )
    printed = faces()
    if s.scenario:
        printed = {MODELS[model].key: printed[MODELS[model].key] for model in sorted(set(s.model))} or printed
    return Catalog(printed, {"sea": ground})


def area(kind: str, shape: tuple[int, ...]) -> Area:
    """A shape of the geometry as the client draws it."""
    label = Text(f"area-{kind}")
    if shape[0] == 0:
        return Area(kind, (Spot(shape[1], shape[2]),), label, radius=shape[3])
    return Area(kind, tuple(Spot(shape[i], shape[i + 1]) for i in range(1, len(shape), 2)), label)

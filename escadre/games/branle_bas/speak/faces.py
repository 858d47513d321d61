"""What is printed of ships and works."""

from __future__ import annotations

from functools import cache
from typing import Final

from escadre.core.printed import Art, Cone, Face, Fact
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import MODEL, MODELS, NATIONS
from escadre.games.branle_bas.play.data_records import Model
from escadre.games.branle_bas.play.prices import budget
from escadre.games.branle_bas.play.rules.ships import LONG, MEDIUM, POINT_BLANK, SHORT
from escadre.games.branle_bas.play.state import WORK
from escadre.games.branle_bas.speak.names import model_name

BANDS: Final = (
    (0, POINT_BLANK, "point-blank"),
    (POINT_BLANK, SHORT, "short"),
    (SHORT, MEDIUM, "medium"),
    (MEDIUM, LONG, "long"),
)
NATION_TONES: Final = {
    "ANG": "crimson", "FRA": "navy", "ESP": "ochre", "HOL": "brass", "RUS": "slate", "SUE": "teal", "DAN": "crimson",
    "POR": "teal", "VEN": "violet", "NAP": "slate", "TUR": "crimson", "EU": "navy",
}  # fmt: skip


def face(kind: str, number: int) -> str:
    """The face that an event speaks of: ships are numbered by the match, so only models have one."""
    return MODELS[number].key if kind == "model" and 0 <= number < len(MODELS) else ""


@cache
def faces() -> dict[str, Face]:
    return {model.key: model_face(model) for model in MODELS}


def model_face(model: Model) -> Face:
    code = NATIONS[model.nation].key if model.nation >= 0 else ""
    flag = NATIONS[model.nation].flag if model.nation >= 0 else ""
    length, beam = model.base
    facts = [
        Fact(Text("fact-budget"), budget(model), "star", "corner"),
        Fact(Text("fact-guns"), model.guns, "gun", "foot"),
        Fact(Text("fact-broadside"), model.broadside, "gun", "strip"),
        Fact(Text("fact-quality"), model.quality, "star", "strip"),
        Fact(Text("fact-crew"), model.crew, "crew", "strip"),
    ]
    if model.rank:
        facts.append(Fact(Text("fact-rank"), model.rank, "flag", "foot"))
        facts.append(Fact(Text("fact-sail"), Text(("sail-good", "sail-poor", "sail-slow")[model.sail]), "wind", "foot"))
    return Face(
        label=model_name(MODEL[model.key]),
        art=Art(model.motif, flag, NATION_TONES.get(code, "slate")),
        code=model.key,
        facts=tuple(facts),
        size=(length, beam),
        wide=True,
        cones=work_cones() if model.kind == WORK else ship_cones(length),
    )


@cache
def ship_cones(length: int) -> tuple[Cone, ...]:
    """BBC-11.1: a quarter of the horizon to each side; BBC-12.4: the lights that show who rakes her."""
    told = []
    for start, end in ((450, 1350), (2250, 3150)):
        told += [Cone(start, end, far, near, tone=band, label=Text(f"range-{band}")) for near, far, band in BANDS]
    half = length // 2
    told.append(Cone(-300, 300, SHORT, 0, half, "rake", Text("cone-bow")))
    told.append(Cone(1500, 2100, SHORT, 0, -half, "rake", Text("cone-stern")))
    return tuple(told)


@cache
def work_cones() -> tuple[Cone, ...]:
    """BBC-21.4."""
    return tuple(Cone(-700, 700, far, near, tone=band, label=Text(f"range-{band}")) for near, far, band in BANDS)

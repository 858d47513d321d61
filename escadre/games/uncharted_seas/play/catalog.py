"""The components (US-1, US-20): loads `data/` into read-only tables. `ESCADRE_UNCHARTED_SEAS_DATA` may name another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from escadre.core.data.datafiles import DataReader
from escadre.core.errors import BadData
from escadre.games.uncharted_seas.play.components.records import ARCS, CLASSES, KINDS, RACES, SIZES, Model, Weapon

PACKAGE = Path(__file__).parent.parent
HOME = PACKAGE / "speak"  # where its words are
FILES = tuple(f"models_{name.replace('-', '_')}.toml" for name in (*RACES, "parts", "creatures"))
KEYS = (
    "key", "source", "race", "class", "role", "special", "squadron", "points", "size", "nature", "traits", "base",
    "move", "wind", "damage", "critical", "hull", "crew", "ram", "rules", "weapons",
)  # fmt: skip


def _model(entry: dict[str, Any]) -> Model:
    base = entry["base"]
    return Model(
        **{key: entry[key] for key in KEYS if key in Model.__struct_fields__ and key not in ("move", "rules")}
        | {"traits": tuple(entry["traits"]), "weapons": tuple(_weapon(weapon) for weapon in entry["weapons"])},
        family=entry["class"],
        least=entry["squadron"][0],
        most=entry["squadron"][1],
        length=base[0] if len(base) == 2 else 0,
        beam=base[1] if len(base) == 2 else 0,
        radius=base[0] if len(base) == 1 else 0,
        move=entry["move"][0] * 1000,
        under=entry["move"][1] * 1000 if len(entry["move"]) > 1 else 0,
        rules=tuple((name, number) for name, number in entry["rules"]),
        book=tuple(entry.get("book", ())),
    )


def _weapon(entry: dict[str, Any]) -> Weapon:
    return Weapon(**entry | {"dice": tuple(entry["dice"]), "rules": tuple(entry.get("rules", ()))})


def read(folder: Path) -> list[Model]:
    """Every model in the order of the files; raises `BadData` with every problem."""
    reader = DataReader(folder)
    models: list[Model] = []
    for name in FILES:
        for where, entry in reader.entries(name, "model"):
            before = len(reader.problems)
            if reader.keys(where, entry, KEYS, (*KEYS, "book")):
                reader.one_of(where, "size", entry["size"], SIZES)
                reader.one_of(where, "class", entry["class"], CLASSES)
                for weapon in entry["weapons"]:
                    reader.one_of(where, "kind", weapon.get("kind"), KINDS)
                    reader.one_of(where, "arc", weapon.get("arc"), ARCS)
                    reader.numbers(where, "dice", weapon.get("dice"), 0, 20)
            if len(reader.problems) == before:
                models.append(_model(entry))
    if reader.problems:
        raise BadData(reader.problems, HOME)
    return models


FOLDER = Path(os.environ.get("ESCADRE_UNCHARTED_SEAS_DATA", PACKAGE / "data"))
MODELS: list[Model] = read(FOLDER)
MODEL: dict[str, int] = {model.key: number for number, model in enumerate(MODELS)}

"""The tables that resolve combat (TF-2.4): how `data/tables.toml` is read."""

from __future__ import annotations

import re
from typing import Any, Final

from escadre.games.task_force.play.components.reading import MOST, Reader
from escadre.games.task_force.play.components.records import HitTable, LossTable

LOSSES: Final = ("air-air", "anti-air")
TABLES: Final = (*LOSSES, "air-surface", "naval")
FOUGHT: Final = re.compile(r"(?!\*)(?:R(\d))?(?:(?:(?<=\d)/|^)I(\d))?(\*?)")  # "R2/I1*"
FLAK: Final = re.compile(r"(\d)/(\d)()")  # "1/2"


class TableReader(Reader):
    """Reads a `[[table]]`."""

    def combat_table(self, where: str, entry: dict[str, Any]) -> HitTable | LossTable:
        heads = self.numbers(where, "columns", entry["columns"], -MOST, MOST)
        rows = self.numbers(where, "rows", entry["rows"], -MOST, MOST)
        cells = entry["cells"]
        whole = isinstance(cells, list) and all(isinstance(row, list) and len(row) == len(heads) for row in cells)
        if list(heads) != sorted(set(heads)):
            self.wrong(where, "error-data-rising", key="columns")
        if rows and list(rows) != list(range(rows[0], rows[0] + len(rows))):
            self.wrong(where, "error-data-rising", key="rows")
        if not whole or len(cells) != len(rows):
            self.wrong(where, "error-data-cells", rows=len(rows), columns=len(heads))
        if not whole or not heads or not rows:
            return HitTable(key="", source="", first_row=0, first_value=0, heads=(), column=(), cells=())
        shared: dict[str, Any] = {
            "key": entry["key"],
            "source": entry["source"],
            "first_row": rows[0],
            "first_value": heads[0],
            "heads": heads,
            "column": tuple(sum(1 for head in heads if head <= value) - 1 for value in range(heads[0], heads[-1] + 1)),
            "book": self.book(entry),
        }
        if entry["key"] in LOSSES:
            form = FOUGHT if entry["key"] == "air-air" else FLAK
            return LossTable(
                cells=tuple(tuple(self.loss(where, cell, form) for cell in row) for row in cells), **shared
            )
        hits = tuple(tuple(self.number(where, "cells", cell, 0, 99) for cell in row) for row in cells)
        return HitTable(cells=hits, **shared)

    def loss(self, where: str, cell: object, form: re.Pattern[str]) -> tuple[int, int, int]:
        found = form.fullmatch(cell) if isinstance(cell, str) and cell else None
        if found is None:
            self.wrong(where, "error-data-cell", value=repr(cell), example="R2/I1*" if form is FOUGHT else "1/2")
            return 0, 0, 0
        return int(found[1] or 0), int(found[2] or 0), int(found[3] == "*")

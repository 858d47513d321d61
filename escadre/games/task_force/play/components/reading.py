"""What the readers of data, maps and scenarios have in common: lines of a file, halves, pairs, hexes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from escadre.core.data.datafiles import DataReader, lines_of
from escadre.geometry.hexes import Grid

KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST: Final = 40  # of any value on a counter or in a table
SOURCES: Final = ("ours", "book", "both")


class Reader(DataReader):
    """A reader that names the line of what is wrong, also inside a table."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.path = folder
        self.text: list[str] = []
        self.lines: dict[str, int] = {}

    def open(self, path: Path) -> dict[str, Any] | None:
        content = self.read(path)
        if content is not None:
            text = path.read_text(encoding="utf-8")
            self.path, self.text, self.lines = path, text.splitlines(), lines_of(text)
        return content

    def at(self, name: str, word: object = "") -> str:
        """File and line of a key, or of the nearest table around it; of a word of its value, if that is given."""
        while name and name not in self.lines:
            name = name.rpartition(".")[0]
        line = self.lines.get(name, 1)
        if word != "":
            after = min((other for other in self.lines.values() if other > line), default=len(self.text) + 1)
            quoted = f'"{word}"' if isinstance(word, str) else str(word)
            for number in range(line, after):
                if quoted in self.text[number - 1]:
                    line = number
                    break
        return f"{self.path}:{line}"

    def fields(self, name: str, entry: dict[str, Any], needed: Sequence[str], known: Sequence[str]) -> bool:
        """Whether a table has everything needed; what it should not have is told with its own line."""
        for key in sorted(set(entry) - set(known)):
            where = self.at(f"{name}.{key}" if name else key)
            self.wrong(where, "error-data-extra", key=key, keys=", ".join(known))
        missing = [key for key in needed if key not in entry]
        if missing:
            self.wrong(self.at(name), "error-data-lacks", keys=", ".join(missing))
        return not missing

    # ---- single values

    def halves(self, where: str, key: str, value: object, low: float, high: float) -> int:
        """A number in whole and half units, as halves."""
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high or value * 2 % 1:
            self.wrong(where, "error-data-halves", key=key, value=repr(value), low=low, high=high)
            return 0
        return int(value * 2)

    def pair(self, where: str, key: str, value: object, low: int, high: int) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(where, "error-data-pair", key=key, value=repr(value))
            return 0, 0
        return self.number(where, key, value[0], low, high), self.number(where, key, value[1], low, high)

    def word(self, where: str, key: str, value: object, most: int) -> str:
        if not isinstance(value, str) or len(value) > most:
            self.wrong(where, "error-data-word", key=key, value=repr(value), most=most)
            return ""
        return value

    def names(self, where: str, key: str, value: object) -> list[str]:
        """A list of words; several may be the same."""
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.wrong(where, "error-data-names", key=key, value=repr(value))
            return []
        return value

    def table(self, where: str, key: str, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.wrong(where, "error-data-no-table", key=key, value=repr(value))
            return {}
        return value

    def tables(self, where: str, key: str, value: object) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.wrong(where, "error-data-form", table=key)
            return []
        return value

    def source(self, where: str, entry: dict[str, Any], known: Sequence[str]) -> None:
        """Whose the numbers are; `book` names those of the book, and only where there are both."""
        self.one_of(where, "source", entry["source"], SOURCES)
        if entry["source"] == "both":
            self.some_of(where, "book", entry.get("book"), known)
        elif "book" in entry:
            self.wrong(where, "error-data-book")

    def book(self, entry: dict[str, Any]) -> tuple[str, ...]:
        """The keys whose values are the book's."""
        found = entry.get("book")
        return tuple(found) if isinstance(found, list) else ()

    # ---- hexes

    def hex(self, where: str, key: str, value: object, grid: Grid) -> int | None:
        found = grid.read(value) if isinstance(value, str) else None
        if found is None:
            last = grid.label(grid.size - 1)
            self.wrong(where, "error-data-hex", key=key, value=repr(value), last=last)
        return found

    def hexes(self, name: str, key: str, value: object, grid: Grid) -> tuple[int, ...]:
        """A list of hexes, and of areas like "1802-2106": these columns and these rows."""
        found: list[int] = []
        for word in self.names(self.at(name), key, value):
            where = self.at(name, word)
            first, dash, last = word.partition("-")
            corner = self.hex(where, key, first, grid)
            other = self.hex(where, key, last, grid) if dash else corner
            if corner is None or other is None:
                continue
            (west, north), (east, south) = grid.place(corner), grid.place(other)
            if east < west or south < north:
                self.wrong(where, "error-data-area", value=repr(word))
            area = [grid.at(column, row) for row in range(north, south + 1) for column in range(west, east + 1)]
            found += [hex for hex in area if hex is not None]
        if len(set(found)) != len(found):
            self.wrong(self.at(name), "error-data-hexes-twice", key=key)
        return tuple(found)

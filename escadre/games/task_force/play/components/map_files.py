"""Maps (TF-2.1): reads and checks `data/maps/NAME.toml` (`docs/data/task_force.md` explains the format).

A folder of own scenarios may have maps of its own in a folder `maps`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from escadre.core.data.scenarios import NAME
from escadre.core.errors import BadData, Unreadable, sentence
from escadre.core.types import Text
from escadre.games.task_force.play.catalog import BASE, FOLDER, HOME, PACKAGE
from escadre.games.task_force.play.components.reading import KEY, Reader
from escadre.games.task_force.play.components.records import Chart, Place, Reef
from escadre.games.task_force.play.terms import LAND, SEA, TERRAIN
from escadre.geometry.hexes import Grid

MAPS: Final = FOLDER / "maps"
LARGEST: Final = 99  # columns or rows: a label has two digits for each
FARTHEST: Final = 200_000  # steps of a coast from the centre of 0101
NEEDED: Final = ("source", "columns", "rows", "terrain")
KNOWN: Final = (*NEEDED, "book", "title", "closed", "places", "bases", "reef", "coast")


class _Reader(Reader):
    def __init__(self, folder: Path, bases: Mapping[str, int]) -> None:
        super().__init__(folder)
        self.known_bases = bases

    def chart(self, path: Path) -> Chart | None:
        content = self.open(path)
        if content is None or not self.fields("", content, NEEDED, KNOWN):
            return None
        self.source(self.at("source"), content, KNOWN)
        before = len(self.problems)
        columns = self.number(self.at("columns"), "columns", content["columns"], 2, LARGEST)
        rows = self.number(self.at("rows"), "rows", content["rows"], 2, LARGEST)
        if len(self.problems) > before:
            return None
        grid = Grid(columns, rows)
        terrain = self.terrain(content["terrain"], grid)
        if len(terrain) != grid.size:
            return None
        land_sides = self.sides("closed", content.get("closed", []), grid)
        reefs = self.reefs(content.get("reef", []), grid)
        closed = frozenset((*land_sides, *(side for reef in reefs for side in reef.sides)))
        passable = [hex for hex in range(grid.size) if terrain[hex] != LAND]
        edges = (grid.row(1), grid.column(columns), grid.row(rows), grid.column(1))
        chart = Chart(
            key=path.stem,
            source=content["source"],
            title=self.word(self.at("title"), "title", content.get("title", ""), 60),
            grid=grid,
            terrain=terrain,
            land_sides=frozenset(land_sides),
            reefs=reefs,
            closed=closed,
            ways=grid.ways(closed, frozenset(range(grid.size)).difference(passable)),
            edges=tuple(tuple(hex for hex in edge if terrain[hex] != LAND) for edge in edges),
            bases=self.bases(content.get("bases", {}), grid, terrain),
            places=self.places(content.get("places", []), grid),
            coasts=self.coasts(content.get("coast", {})),
        )
        return None if self.problems else chart

    def terrain(self, lines: object, grid: Grid) -> tuple[int, ...]:
        """One line of letters for each row; blanks between them only help the eye."""
        found: list[int] = []
        where = self.at("terrain")
        names = self.names(where, "terrain", lines)
        if len(names) != grid.height:
            self.wrong(where, "error-map-rows", count=len(names), rows=grid.height)
            return ()
        for row, line in enumerate(names, 1):
            letters = line.replace(" ", "")
            place = self.row_line(row)
            if len(letters) != grid.width:
                self.wrong(place, "error-map-columns", row=row, count=len(letters), columns=grid.width)
            strange = sorted(set(letters) - set(TERRAIN))
            if strange:
                self.wrong(place, "error-map-letter", row=row, letters=" ".join(strange), allowed=" ".join(TERRAIN))
            found += [TERRAIN.index(letter) for letter in letters if letter in TERRAIN]
        return tuple(found)

    def row_line(self, row: int) -> str:
        """Where a row of the terrain stands: each in a line of its own, as in the maps that come with the game."""
        start = self.lines.get("terrain", 1)
        alone = [number for number, line in enumerate(self.text[start:], start + 1) if line.strip().startswith('"')]
        return f"{self.path}:{alone[row - 1] if row <= len(alone) else start}"

    def sides(self, name: str, value: object, grid: Grid) -> tuple[int, ...]:
        found: list[int] = []
        for word in self.names(self.at(name), name.rpartition(".")[2], value):
            side = grid.read_side(word)
            if side is None:
                self.wrong(self.at(name, word), "error-map-side", value=repr(word))
            elif side in found:
                self.wrong(self.at(name, word), "error-map-side-twice", value=repr(word))
            else:
                found.append(side)
        return tuple(found)

    def reefs(self, value: object, grid: Grid) -> tuple[Reef, ...]:
        found: list[Reef] = []
        for number, entry in enumerate(self.tables(self.at("reef.0"), "reef", value)):
            name = f"reef.{number}"
            if self.fields(name, entry, ("key", "sides"), ("key", "name", "sides")):
                sides = self.sides(f"{name}.sides", entry["sides"], grid)
                found.append(Reef(self.key(name, entry), sides, self.called(name, entry)))
        return tuple(found)

    def places(self, value: object, grid: Grid) -> tuple[Place, ...]:
        found: list[Place] = []
        for entry in self.tables(self.at("places"), "places", value):
            where = self.at("places", entry.get("key", ""))
            if self.keys(where, entry, ("key", "hex"), ("key", "name", "hex")):
                hex = self.hex(where, "hex", entry["hex"], grid)
                place = Place(self.key("places", entry), hex or 0, self.called("places", entry))
                if any(place.key == other.key for other in found):
                    self.wrong(where, "error-data-twice", key="places", value=place.key)
                found.append(place)
        return tuple(found)

    def key(self, name: str, entry: dict[str, Any]) -> str:
        key = entry["key"]
        if isinstance(key, str) and KEY.fullmatch(key):
            return key
        self.wrong(self.at(name, key if isinstance(key, str) else ""), "error-data-key", value=repr(key))
        return ""

    def called(self, name: str, entry: dict[str, Any]) -> str:
        said = entry.get("name", "")
        return self.word(self.at(name, said if isinstance(said, str) else ""), "name", said, 40)

    def bases(self, value: object, grid: Grid, terrain: Sequence[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        for key, label in self.table(self.at("bases"), "bases", value).items():
            where = self.at(f"bases.{key}")
            hex = self.hex(where, key, label, grid)
            if key not in self.known_bases:
                self.wrong(where, "error-map-base", base=repr(key), bases=", ".join(self.known_bases))
            elif hex is not None:
                if terrain[hex] == SEA:
                    self.wrong(where, "error-map-base-sea", base=key, hex=label)
                if hex in found.values():
                    self.wrong(where, "error-map-base-two", hex=label)
                found[self.known_bases[key]] = hex
        return found

    def coasts(self, value: object) -> tuple[tuple[tuple[int, int], ...], ...]:
        coast = self.table(self.at("coast"), "coast", value)
        self.fields("coast", coast, (), ("land",))
        outlines = coast.get("land", [])
        where = self.at("coast.land")
        if not isinstance(outlines, list):
            self.wrong(where, "error-map-outline", value=repr(outlines)[:80])
            return ()
        found: list[tuple[tuple[int, int], ...]] = []
        for outline in outlines:
            if isinstance(outline, list) and len(outline) > 2 and all(map(_is_point, outline)):
                found.append(tuple((x, y) for x, y in outline))
            else:
                self.wrong(where, "error-map-outline", value=repr(outline)[:80])
        return tuple(found)


def _is_point(value: object) -> bool:
    """Two whole numbers, not too far out."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(isinstance(part, int) and not isinstance(part, bool) and abs(part) <= FARTHEST for part in value)


def read(path: Path, bases: Mapping[str, int] = BASE) -> Chart:
    """One map file; raises `BadData` with every problem found."""
    reader = _Reader(path.parent, bases)
    found = reader.chart(path)
    if found is None or reader.problems:
        raise BadData(reader.problems, HOME)
    return found


_read_once = cache(read)


def names(folder: Path | None = None) -> list[str]:
    """The maps that come with the game, and those of a folder."""
    folders = [MAPS, *([folder] if folder else [])]
    return sorted({path.stem for folder in folders for path in folder.glob("*.toml")})


def load(name: str, folder: Path | None = None) -> Chart:
    """The map of that name: one that comes with the game, or one of a folder; `Unreadable` if there is none."""
    if NAME.fullmatch(name):
        if (MAPS / f"{name}.toml").is_file():
            return _read_once(MAPS / f"{name}.toml")
        if folder is not None and (folder / f"{name}.toml").is_file():
            return read(folder / f"{name}.toml")
    raise Unreadable("error-map-none", home=HOME, name=repr(name), names=", ".join(names(folder)))


def is_own(chart: Chart) -> bool:
    """Whether its names are in its file and not in the words of the game."""
    return not (PACKAGE / "data" / "maps" / f"{chart.key}.toml").is_file()


def check(folder: Path, bases: Mapping[str, int] = BASE) -> None:
    """Every map of a folder; raises `BadData` with every problem found."""
    problems: list[Text] = []
    for path in sorted(folder.glob("*.toml")):
        if not NAME.fullmatch(path.stem):
            problems.append(sentence("error-data-line", where=path, what=sentence("error-map-name")))
        try:
            read(path, bases)
        except BadData as error:
            problems += error.texts
    if problems:
        raise BadData(problems, HOME)


def drawn(chart: Chart) -> list[str]:
    """The map in letters, a line for each row, as its file has it, with B for a land base."""
    grid = chart.grid
    lines = ["      " + " ".join(f"{column:02d}"[digit] for column in range(1, grid.width + 1)) for digit in (0, 1)]
    bases = set(chart.bases.values())
    for row in range(1, grid.height + 1):
        letters = ["B" if hex in bases else TERRAIN[chart.terrain[hex]] for hex in grid.row(row)]
        lines.append(f"{row:02d}    " + " " * (row % 2 == 0) + " ".join(letters))
    return lines

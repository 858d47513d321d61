"""Scenario files: reads and checks `scenarios/NAME.toml` (`docs/data/task_force.md` explains the format).

`ESCADRE_TASK_FORCE_SCENARIOS` may name a folder with more of them; a folder `maps` in it may hold maps of one's own. A
name is looked for in these folders only.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from escadre.core.data.scenarios import Shelf
from escadre.core.errors import BadData, Unreadable
from escadre.core.types import ScenarioCard, Text
from escadre.games.task_force.play.catalog import DATA_FILES, HOME, PACKAGE, TRACK
from escadre.games.task_force.play.catalog import read as read_data
from escadre.games.task_force.play.components import map_files
from escadre.games.task_force.play.components.records import Chart
from escadre.games.task_force.play.scenarios.scenario_forces import SIDE
from escadre.games.task_force.play.scenarios.scenario_records import NONE, Battle, Force, Scenario
from escadre.games.task_force.play.scenarios.scenario_specials import SpecialReader
from escadre.games.task_force.play.terms import ALLIES, FLAGS, IJN, SIDES

FOGS: Final = ("basic", "advanced")
NEEDED: Final = ("source", "allies", "victory", "side")
TASKS: Final = ("hunt", "procedure", "landing", "night_search", "strike")
KNOWN: Final = (
    *NEEDED, "book", "number", "title", "story", "seats", "map", "turns", "fog", "surprise", "apart", "stays_until",
    "harbour", *TASKS, "campaign", "second",
)  # fmt: skip
SECOND: Final = ("side", "ships", "counters", "air")
BOOK: Final = ("searches", "forces", "turns", "victory")  # what the book may state of a scenario


class _Reader(SpecialReader):
    def scenario(self, path: Path) -> Scenario | None:
        content = self.open(path)
        if content is None or not self.fields("", content, NEEDED, KNOWN):
            return None
        self.source(self.at("source"), content, BOOK)
        self.head(content)
        if "map" in content:
            self.find_map(path, content["map"])
            if self.chart is None:
                return None
        first, last = self.turn_pair("turns", content["turns"]) if "turns" in content else (0, 0)
        forces = self.sides(content["side"])
        if forces is None or self.problems:
            return None
        battles = self.battles(content, forces)
        parts: dict[str, Any] = {key: getattr(self, key)(content[key]) for key in TASKS if key in content}
        if "harbour" in content:
            parts["harbour"] = self.harbour(content["harbour"], forces[ALLIES])
        if "campaign" in content:
            parts["campaign"] = self.campaign(content["campaign"], forces[IJN])
        victory = self.victory(content["victory"], forces)
        self.together(content, forces, last)
        if self.problems or victory is None:
            return None
        return Scenario(
            key=path.stem,
            source=content["source"],
            number=content.get("number", 0),
            title=content.get("title", ""),
            story=content.get("story", ""),
            seats=content.get("seats", len(SIDES)),
            allies=content["allies"],
            map=content.get("map", ""),
            first_turn=first,
            last_turn=last,
            advanced_fog=content.get("fog") == "advanced",
            battles=battles,
            victory=victory,
            apart=content.get("apart", False),
            stays_until=content.get("stays_until", 0),
            book=tuple(content.get("book", ())),
            **parts,
        )

    def head(self, content: dict[str, Any]) -> None:
        """The single values at the top."""
        for key, most in (("title", 60), ("story", 300)):
            self.word(self.at(key), key, content.get(key, ""), most)
        self.number(self.at("number"), "number", content.get("number", 0), 0, 99)
        self.number(self.at("seats"), "seats", content.get("seats", len(SIDES)), 1, len(SIDES))
        self.number(self.at("stays_until"), "stays_until", content.get("stays_until", 0), 0, len(TRACK))
        self.one_of(self.at("allies"), "allies", content["allies"], FLAGS)
        self.one_of(self.at("fog"), "fog", content.get("fog", "basic"), FOGS)
        for key in ("surprise", "apart"):
            self.truth(self.at(key), key, content.get(key, False))

    def find_map(self, path: Path, name: object) -> None:
        try:
            self.chart = map_files.load(name if isinstance(name, str) else "", path.parent / "maps")
        except Unreadable:
            known = ", ".join(map_files.names(path.parent / "maps"))
            self.wrong(self.at("map"), "error-scenario-map", value=repr(name), maps=known)
        except BadData as error:
            self.problems += error.texts

    def sides(self, value: object) -> tuple[Force, Force] | None:
        entries = self.tables(self.at("side.0"), "side", value)
        if [entry.get("side") for entry in entries] != list(SIDES):
            self.wrong(self.at("side.0"), "error-scenario-sides")
            return None
        for number, entry in enumerate(entries):
            self.fields(f"side.{number}", entry, (), SIDE)
        return self.force("side.0", entries[IJN], IJN), self.force("side.1", entries[ALLIES], ALLIES)

    def battles(self, content: dict[str, Any], forces: tuple[Force, Force]) -> tuple[Battle, ...]:
        """One, or two when there is a campaign: the second has other ships and aircraft and begins as the first."""
        first = Battle(forces, content.get("surprise", False) is True)
        if "second" not in content:
            return (first,)
        entry = self.part("second", content["second"], ("side",), ("surprise",))
        entries = [] if entry is None else self.tables(self.at("second.side.0"), "second.side", entry["side"])
        if entry is None or [side.get("side") for side in entries] != list(SIDES):
            self.wrong(self.at("second"), "error-scenario-sides")
            return (first,)
        self.truth(self.at("second.surprise"), "surprise", entry.get("surprise", False))
        later = []
        for number, own in enumerate(entries):
            name = f"second.side.{number}"
            self.fields(name, own, ("ships", "air"), SECOND)
            counters = self.counters(name, own, number)
            wings = self.wings(f"{name}.air", own.get("air", {}), number, counters, forces[number].bases, "")
            later.append(msgspec.structs.replace(forces[number], counters=counters, wings=wings))
        return first, Battle((later[IJN], later[ALLIES]), entry.get("surprise", False) is True)

    def together(self, content: dict[str, Any], forces: tuple[Force, Force], last: int) -> None:
        """What no single line can show."""
        if "harbour" not in content:
            for key in ("map", "turns"):
                if key not in content:
                    self.wrong(self.path, "error-data-lacks", keys=key)
        alone = content.get("seats") == 1
        if alone != ("harbour" in content or "procedure" in content):
            self.wrong(self.at("seats"), "error-scenario-solo")
        if ("campaign" in content) != ("second" in content):
            self.wrong(self.at("campaign"), "error-scenario-campaign")
        if set(forces[IJN].bases) & set(forces[ALLIES].bases):
            self.wrong(self.at("side.1.bases"), "error-scenario-both-hold")
        starts = [{hex for line in force.lines for hex in line.hexes} for force in forces]
        starts = [
            hexes | {own.hex for own in force.formations} - {NONE} for hexes, force in zip(starts, forces, strict=True)
        ]
        if starts[IJN] & starts[ALLIES]:
            self.wrong(self.at("side.1.line.0"), "error-scenario-same-hex")
        for number, force in enumerate(forces):
            if any(arrival.turn > last for arrival in force.arrivals):
                self.wrong(self.at(f"side.{number}.arrival.0"), "error-scenario-late", last=last)


SHELF: Final[Shelf[Scenario]] = Shelf(PACKAGE / "scenarios", HOME, "ESCADRE_TASK_FORCE_SCENARIOS", _Reader)
read, load = SHELF.read, SHELF.load


def names() -> list[str]:
    """Every scenario that can be played: those that come with the game in the order of the book, then one's own."""
    return [card.key for card in cards()]


def cards() -> tuple[ScenarioCard, ...]:
    found = SHELF.cards(_card)
    return tuple(sorted(found, key=lambda card: (load(card.key).number or 100, card.key)))


def _card(name: str, found: Scenario) -> ScenarioCard:
    """The scenario as one chooses it, and the options that it settles itself (TF-7)."""
    title, line = SHELF.words(name, found)
    sides = (Text("side-ijn"), Text(f"side-{found.allies}"))
    fixes: tuple[str, ...] = ()
    if found.seats == 1:
        fixes = ("advanced_fog", "surprise_attacks", "recon_numbers", "loose_chits")
    elif found.advanced_fog:
        fixes = ("advanced_fog", "surprise_attacks") if found.campaign is not None else ("advanced_fog",)
    return ScenarioCard(name, title, line, sides[: found.seats], fixes)


def chart_of(found: Scenario) -> Chart:
    """The map that a scenario is played on."""
    for folder in SHELF.folders():
        if (folder / f"{found.key}.toml").is_file():
            return map_files.load(found.map, folder / "maps")
    return map_files.load(found.map)


def check(folder: Path) -> None:
    """A folder of changed data, of scenarios or of maps; raises `BadData` with every problem found."""
    paths = sorted(folder.glob("*.toml"))
    if any(path.name in DATA_FILES for path in paths):
        data = read_data(folder)
        map_files.check(folder / "maps", {base.key: number for number, base in enumerate(data.bases)})
    elif paths and all(_is_map(path) for path in paths):
        map_files.check(folder)
    else:
        map_files.check(folder / "maps")
        SHELF.check(folder, DATA_FILES, read_data)


def _is_map(path: Path) -> bool:
    """A scenario has no terrain."""
    with suppress(OSError):
        return "\nterrain" in path.read_text(encoding="utf-8", errors="replace")
    return False

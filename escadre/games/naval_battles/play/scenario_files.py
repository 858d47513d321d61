"""Scenario files (MNB-16): reads and checks `scenarios/NAME.toml`.

`ESCADRE_NAVAL_BATTLES_SCENARIOS` may name a folder with more of them. A name is looked for in these folders only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from escadre.core.data.datafiles import DataReader
from escadre.core.data.scenarios import Shelf
from escadre.core.types import ScenarioCard, Text
from escadre.games.naval_battles.play.catalog import (
    CONSTANTS,
    DATA_FILES,
    DESIGN,
    DESIGNS,
    HOME,
    NAVIES,
    NON_COMBATANT,
    PACKAGE,
    SHIP,
    SHIPS,
)
from escadre.games.naval_battles.play.catalog import read as read_data

FIXES = ("budget", "teams", "team_target", "card_reserve", "card_limit")  # all that is about choosing fleets and cards


class Side(Struct, frozen=True, kw_only=True):
    """One player of a scenario (MNB-16.0.1)."""

    nation: str
    fleet: tuple[str, ...]
    cards: tuple[str, ...] = ()  # MNB-16.0.3: designs of the cards beside the hand
    must_sink: str = ""  # wins as soon as this ship sinks
    must_survive: str = ""  # wins if this ship is afloat when the rounds are over; loses when it sinks


class Scenario(Struct, frozen=True, kw_only=True):
    """MNB-16.0.5: what a scenario may set."""

    source: str
    title: str = ""  # of one's own; the names and stories of the printed ones are in text/
    story: str = ""
    side: tuple[Side, ...]
    target: int = 0  # MNB-16.0.4: VP to sink; 0 when no number wins
    rounds: int = 0  # 0 for no limit
    reinforcements: bool = True
    air_strikes: bool = True
    non_combatant_vp: int = 0
    years: tuple[int, ...] = ()  # first and last: only vessels that served then


class _Reader(DataReader):
    def scenario(self, path: Path) -> Scenario | None:
        content = self.read(path)
        if content is None:
            return None
        if not self.keys(path, content, ("source", "side"), Scenario.__struct_fields__):
            return None
        self.one_of(path, "source", content["source"], ("book", "ours", "both"))
        for key, most in (("title", 60), ("story", 300)):
            said = content.get(key, "")
            if not isinstance(said, str) or len(said) > most:
                self.wrong(path, "error-scenario-text", key=key, value=repr(said), most=most)
        bounds = {"target": (1, 500), "rounds": (1, 100), "non_combatant_vp": (0, 50)}
        for key, (low, high) in bounds.items():
            if key in content:
                self.number(path, key, content[key], low, high)
        for key in ("reinforcements", "air_strikes"):
            self.truth(path, key, content.get(key, True))
        years = content.get("years")
        if years is not None:
            span = self.numbers(path, "years", years, 1900, 2100)
            if len(span) != 2 or span[0] > span[1]:
                self.wrong(path, "error-scenario-years", value=repr(years))
        sides = content["side"]
        if not isinstance(sides, list) or not all(isinstance(side, dict) for side in sides):
            self.wrong(path, "error-data-form", table="side")
            return None
        if not CONSTANTS.players_min <= len(sides) <= CONSTANTS.players_max:
            self.wrong(path, "error-scenario-sides", sides=len(sides))
        for i, side in enumerate(sides, 1):
            self.side(f"{path}: side {i}", side)
        if self.problems:
            return None
        self.together(path, content)
        return msgspec.convert(content, Scenario) if not self.problems else None

    def side(self, where: str, entry: dict[str, Any]) -> None:
        if not self.keys(where, entry, ("nation", "fleet"), Side.__struct_fields__):
            return
        if not self.one_of(where, "nation", entry["nation"], NAVIES):
            return
        own = (*(ship.number for ship in SHIPS if ship.nation == entry["nation"]), NON_COMBATANT)
        self.some_of(where, "fleet", entry["fleet"], own)
        if "cards" in entry and entry["cards"] != []:
            cards = entry["cards"]
            if not isinstance(cards, list) or any(not isinstance(one, str) or one not in DESIGN for one in cards):
                self.wrong(where, "error-data-some-of", key="cards", value=repr(cards), allowed=", ".join(DESIGN))
        for key in ("must_sink", "must_survive"):
            if key in entry and (not isinstance(entry[key], str) or entry[key] not in SHIP):
                self.wrong(where, "error-data-ship", number=repr(entry[key]))

    def together(self, path: Path, content: dict[str, Any]) -> None:
        """What no single line can show."""
        sides = content["side"]
        nations = [side["nation"] for side in sides]
        if len(set(nations)) != len(nations):  # MNB-2.2.2
            self.wrong(path, "error-scenario-nations", nations=", ".join(nations))
        fleets = [code for side in sides for code in side["fleet"]]
        if fleets.count(NON_COMBATANT) > 1:
            self.wrong(path, "error-data-twice", key="fleet", value=NON_COMBATANT)
        cards = [design for side in sides for design in side.get("cards", [])]
        for design in sorted(set(cards)):
            if cards.count(design) > DESIGNS[DESIGN[design]].copies:
                self.wrong(path, "error-scenario-copies", design=design, copies=DESIGNS[DESIGN[design]].copies)
        for side in sides:
            if side.get("must_survive", "") and side["must_survive"] not in side["fleet"]:
                self.wrong(path, "error-scenario-aim", key="must_survive", ship=side["must_survive"])
            if side.get("must_sink", "") and (side["must_sink"] in side["fleet"] or side["must_sink"] not in fleets):
                self.wrong(path, "error-scenario-aim", key="must_sink", ship=side["must_sink"])


SHELF: Shelf[Scenario] = Shelf(PACKAGE / "scenarios", HOME, "ESCADRE_NAVAL_BATTLES_SCENARIOS", _Reader)
names, read, load = SHELF.names, SHELF.read, SHELF.load


def cards() -> tuple[ScenarioCard, ...]:
    return SHELF.cards(_card)


def _card(name: str, found: Scenario) -> ScenarioCard:
    title, line = SHELF.words(name, found)
    return ScenarioCard(name, title, line, tuple(Text(f"navy-{side.nation}") for side in found.side), FIXES)


def check(folder: Path) -> None:
    SHELF.check(folder, DATA_FILES, read_data)

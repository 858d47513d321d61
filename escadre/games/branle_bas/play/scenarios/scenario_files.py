"""Scenario files: reads and checks `scenarios/NAME.toml` (`docs/data/branle_bas.md` explains the format).

`ESCADRE_BRANLE_BAS_SCENARIOS` may name a folder with more of them. A name is looked for in these folders only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from escadre.core.data.datafiles import DataReader
from escadre.core.data.scenarios import Shelf
from escadre.core.errors import Unreadable
from escadre.core.types import ScenarioCard, Text
from escadre.games.branle_bas.play.catalog import DATA_FILES, HOME, MODEL, MODELS, NAMED, NATION_CODES, PACKAGE
from escadre.games.branle_bas.play.catalog import read as read_data
from escadre.games.branle_bas.play.options import PERIODS
from escadre.games.branle_bas.play.scenarios import scenario_effects
from escadre.games.branle_bas.play.state import WORK
from escadre.geometry.bases import Base, overlap
from escadre.geometry.shapes import touches

FIXES: Final = (
    "budget", "two_squadrons", "length", "wind_by_choice", "historical_fleets", "frigate_action", "few_frigates",
)  # fmt: skip
FORCES: Final = ("calm", "light", "good", "fresh", "gale")
STATES: Final = ("under-way", "anchored")
KINDS: Final = ("division", "loose")
ARRIVALS: Final = ("placed", "dice")
BALANCES: Final = ("even", "first", "second", "historical")
VICTORIES: Final = ("standard", "losses", "hulks", "works", "convoy", "chase", "duel")  # in the order of `winning.py`
FAR: Final = 1000  # centimetres: nothing lies farther out

# The numbers of `[twists]`.
TWISTS: Final = {
    "no-night": scenario_effects.NO_NIGHT,
    "flagship-spared": scenario_effects.FLAGSHIP_SPARED,
    "morale-spared": scenario_effects.MORALE_SPARED,
    "wind-every": scenario_effects.WIND_EVERY,
    "hold-fire-until": scenario_effects.HOLD_FIRE_UNTIL,
    "red-hot-from": scenario_effects.RED_HOT_FROM,
    "port-not-cleared-until": scenario_effects.PORT_NOT_CLEARED_UNTIL,
    "transports-strike": scenario_effects.TRANSPORTS_STRIKE,
    "transports-slow": scenario_effects.TRANSPORTS_SLOW,
    "free-rereads": scenario_effects.FREE_REREADS,
    "safe-anchorage": scenario_effects.SAFE_ANCHORAGE,
    "base-morale-first": scenario_effects.BASE_MORALE,
    "base-morale-second": scenario_effects.BASE_MORALE + 1,
    "draw-to": scenario_effects.DRAW_TO,
    "turns": scenario_effects.TURNS,
    "edge": scenario_effects.EDGE_AT,
}
LAYERS: Final = ("land", "reefs", "zone1", "zone2", "anchorages", "exits")


class Vessel(Struct, frozen=True, kw_only=True):
    """A ship or work; the type of a named ship need not be said."""

    name: str
    type: str = ""
    nation: str = ""
    at: tuple[float, ...] = ()
    heading: float = 0.0
    state: str = "under-way"
    traits: tuple[str, ...] = ()


class Body(Struct, frozen=True, kw_only=True):
    """A division, or ships that sail each for herself."""

    ships: tuple[Vessel, ...]
    kind: str = "division"
    commander: str = ""
    repeater: str = ""
    formed: bool = True
    second: bool = False  # the squadron that comes later (BBC-1.12)
    traits: tuple[str, ...] = ()


class Side(Struct, frozen=True, kw_only=True):
    nation: str
    body: tuple[Body, ...]
    flagship: str = ""
    works: tuple[Vessel, ...] = ()
    traits: tuple[str, ...] = ()
    unit: float = 0.0  # U of good sailers, in centimetres
    crew: int = 0  # added to A


class Victory(Struct, frozen=True, kw_only=True):
    kind: str = "standard"
    attacker: int = 0
    target: int = 0
    holds: int = 0
    own_most: int = -1
    fewer: bool = False


class Scenario(Struct, frozen=True, kw_only=True):
    source: str
    turns: int
    side: tuple[Side, ...]
    title: str = ""  # of one's own; the names and stories of ours are in text/
    story: str = ""
    balance: str = "historical"
    period: str = PERIODS[0]  # that it is best played in
    arrival: str = "placed"
    wind: int = 0  # 0: rolled
    force: str = "good"
    map: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    edge: float = 0.0
    twists: dict[str, int] = field(default_factory=dict)
    victory: Victory = Victory()


# ---- lengths and shapes


FARTHEST: Final = 10_000  # centimetres


def steps(length: float) -> int:
    """Centimetres of a file as steps of the lattice."""
    return round(length * 1000)


def tenths(degrees: float) -> int:
    return round(degrees * 10) % 3600


def shapes(layer: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
    """Circles and polygons of a file as shapes of the geometry."""
    found = []
    for entry in layer:
        circle, polygon = entry.get("circle"), entry.get("polygon")
        if isinstance(circle, list) and len(circle) == 3 and all(map(_is_length, circle)):
            found.append((0, *(steps(value) for value in circle)))
        elif isinstance(polygon, list) and len(polygon) > 2 and all(map(_is_point, polygon)):
            found.append((1, *(steps(value) for point in polygon for value in point)))
        else:
            raise Unreadable("error-position-shape", shape=repr(entry))
    return tuple(found)


def _is_length(value: object) -> bool:
    return isinstance(value, int | float) and abs(value) < FARTHEST


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_length, value))


class _Reader(DataReader):
    def scenario(self, path: Path) -> Scenario | None:
        content = self.read(path)
        if content is None:
            return None
        if not self.keys(path, content, ("source", "turns", "side"), Scenario.__struct_fields__):
            return None
        self.one_of(path, "source", content["source"], ("book", "ours", "both"))
        for key, most in (("title", 60), ("story", 300)):
            said = content.get(key, "")
            if not isinstance(said, str) or len(said) > most:
                self.wrong(path, "error-scenario-text", key=key, value=repr(said), most=most)
        self.number(path, "turns", content["turns"], 1, 96)
        self.number(path, "wind", content.get("wind", 0), 0, 12)
        words = (("balance", BALANCES), ("arrival", ARRIVALS), ("force", FORCES), ("period", PERIODS))
        for key, allowed in words:
            if key in content:
                self.one_of(path, key, content[key], allowed)
        self.length(path, "edge", content.get("edge", 0), 0, FAR)
        self.sea(path, content.get("map", {}))
        self.special(path, content)
        sides = content["side"]
        if not isinstance(sides, list) or len(sides) != 2 or not all(isinstance(side, dict) for side in sides):
            self.wrong(path, "error-scenario-sides")
            return None
        diced = content.get("arrival") == "dice"
        for i, side in enumerate(sides, 1):
            self.side(f"{path}: side {i}", side, diced)
        if not self.problems:
            self.together(path, content, diced)
        return msgspec.convert(content, Scenario, strict=False) if not self.problems else None

    def together(self, path: Path, content: dict[str, Any], diced: bool) -> None:
        """What no single line can show: who lies on whom or on land, who is told off for what."""
        afloat: list[tuple[str, Base]] = []
        for side in content["side"]:
            names = [ship["name"] for body in side["body"] for ship in body["ships"]]
            for body in side["body"]:
                if body.get("repeater", "") and body["repeater"] not in names:
                    self.wrong(path, "error-scenario-member", key="repeater", name=repr(body["repeater"]))
                if body.get("second", False) and not diced:
                    self.wrong(path, "error-scenario-second")
                if not diced:
                    afloat += [(ship["name"], _base(side["nation"], ship)) for ship in body["ships"]]
        solid = [shape for layer in ("land", "reefs") for shape in shapes(content.get("map", {}).get(layer, []))]
        for i, (name, base) in enumerate(afloat):
            for other, another in afloat[i + 1 :]:
                if overlap(base, another):
                    self.wrong(path, "error-position-overlap", ship=name, other=other)
            if any(touches(shape, base) for shape in solid):
                self.wrong(path, "error-scenario-ashore", ship=name)

    def length(self, where: str | Path, key: str, value: object, low: int, high: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            self.wrong(where, "error-scenario-length", key=key, value=repr(value), low=low, high=high)

    def sea(self, path: Path, layers: object) -> None:
        if not isinstance(layers, dict):
            self.wrong(path, "error-scenario-map", value=repr(layers))
            return
        self.keys(path, layers, (), LAYERS)
        for key, layer in layers.items():
            try:
                shapes(layer)
            except (Unreadable, TypeError, AttributeError):
                self.wrong(path, "error-scenario-shape", key=key, value=repr(layer)[:80])

    def special(self, path: Path, content: dict[str, Any]) -> None:
        changes, victory = content.get("twists", {}), content.get("victory", {})
        if not isinstance(changes, dict) or not isinstance(victory, dict):
            self.wrong(path, "error-scenario-tables")
            return
        self.keys(path, changes, (), tuple(TWISTS))
        for key, value in changes.items():
            self.number(path, key, value, 1 if key == "wind-every" else -1, 100)
        if victory and self.keys(path, victory, ("kind",), Victory.__struct_fields__):
            self.one_of(path, "kind", victory["kind"], VICTORIES)
            for key in ("attacker", "target", "holds", "own_most"):
                self.number(path, key, victory.get(key, 0), -1, 40)
            self.truth(path, "fewer", victory.get("fewer", False))

    def side(self, where: str, entry: dict[str, Any], diced: bool) -> None:
        if not self.keys(where, entry, ("nation", "body"), Side.__struct_fields__):
            return
        if not self.one_of(where, "nation", entry["nation"], NATION_CODES):
            return
        self.traits(where, entry)
        self.length(where, "unit", entry.get("unit", 0), 0, 20)
        self.number(where, "crew", entry.get("crew", 0), -10, 10)
        bodies = entry["body"]
        if not isinstance(bodies, list) or not bodies or not all(isinstance(body, dict) for body in bodies):
            self.wrong(where, "error-data-form", table="side.body")
            return
        names: list[str] = []
        for i, body in enumerate(bodies, 1):
            names += self.body(f"{where}, body {i}", entry["nation"], body, diced)
        for work in entry.get("works", []):
            self.vessel(where, entry["nation"], work, True, False)
        if len(set(names)) != len(names):
            self.wrong(where, "error-data-twice", key="ships", value=", ".join(names))
        if entry.get("flagship", "") and entry["flagship"] not in names:
            self.wrong(where, "error-scenario-member", key="flagship", name=repr(entry["flagship"]))

    def traits(self, where: str, entry: dict[str, Any]) -> None:
        if "traits" in entry:
            self.some_of(where, "traits", entry["traits"], tuple(scenario_effects.TRAITS))

    def body(self, where: str, nation: str, entry: dict[str, Any], diced: bool) -> list[str]:
        if not self.keys(where, entry, ("ships",), Body.__struct_fields__):
            return []
        self.one_of(where, "kind", entry.get("kind", "division"), KINDS)
        self.traits(where, entry)
        for key in ("formed", "second"):
            self.truth(where, key, entry.get(key, False))
        ships = entry["ships"]
        if not isinstance(ships, list) or not ships or not all(isinstance(ship, dict) for ship in ships):
            self.wrong(where, "error-data-form", table="ships")
            return []
        for ship in ships:
            self.vessel(where, nation, ship, False, diced)
        names = [str(ship.get("name")) for ship in ships]
        if entry.get("commander", "") and entry["commander"] not in names:
            self.wrong(where, "error-scenario-member", key="commander", name=repr(entry["commander"]))
        return names

    def vessel(self, where: str, nation: str, entry: dict[str, Any], work: bool, diced: bool) -> None:
        needed = ("name",) if diced else ("name", "at", "heading")
        if not self.keys(where, entry, needed, Vessel.__struct_fields__):
            return
        where = f"{where}: {entry['name']}"
        whose = entry.get("nation", nation)
        self.one_of(where, "nation", whose, NATION_CODES)
        self.one_of(where, "state", entry.get("state", "under-way"), STATES)
        self.traits(where, entry)
        model = MODEL.get(entry["type"], -1) if "type" in entry else NAMED.get((whose, entry["name"]), -1)
        if model < 0 or (MODELS[model].kind == WORK) != work:
            self.wrong(where, "error-scenario-vessel", name=repr(entry["name"]), type=repr(entry.get("type", "")))
        at = entry.get("at", [0, 0])
        if not isinstance(at, list) or len(at) != 2:
            self.wrong(where, "error-scenario-at", value=repr(at))
        else:
            for value in at:
                self.length(where, "at", value, -FAR, FAR)
        self.length(where, "heading", entry.get("heading", 0), 0, 360)


def _base(nation: str, ship: dict[str, Any]) -> Base:
    """Where a ship of a file lies."""
    model = MODELS[MODEL[ship["type"]] if "type" in ship else NAMED[ship.get("nation", nation), ship["name"]]]
    x, y = ship["at"]
    return (steps(x), steps(y), tenths(ship["heading"]), model.base[0] // 2, model.base[1] // 2)


SHELF: Final[Shelf[Scenario]] = Shelf(PACKAGE / "scenarios", HOME, "ESCADRE_BRANLE_BAS_SCENARIOS", _Reader)
names, read, load = SHELF.names, SHELF.read, SHELF.load


def cards() -> tuple[ScenarioCard, ...]:
    return SHELF.cards(_card)


def _card(name: str, found: Scenario) -> ScenarioCard:
    """What comes with the game also says whether it is even, or whom it favours."""
    title, line = SHELF.words(name, found)
    if line.id == f"scenario-{name}.line":
        line = Text("scenario-line", {"line": line, "balance": Text(f"balance-{found.balance}")})
    sides = tuple(_side(side) for side in found.side)
    return ScenarioCard(name, title, line, sides, FIXES, {"period": found.period})


def _side(side: Side) -> Text:
    """Its nation, or allies where there are several."""
    nations = {ship.nation or side.nation for body in side.body for ship in body.ships}
    return Text(f"nation-{side.nation}") if len(nations) == 1 else Text("side-allies")


def check(folder: Path) -> None:
    SHELF.check(folder, DATA_FILES, read_data)

"""The components (BBC-1.2, BBC-26 to BBC-29): loads and checks `data/` into read-only tables.

A model is what one can buy or a scenario can name: a type, a coastal work, or one of the few named ships that differ
from their type. `ESCADRE_BRANLE_BAS_DATA` may name a folder with other data; `escadre check` says what is wrong with
one.
"""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path
from typing import Any

import msgspec

from escadre.core.data import datafiles
from escadre.core.errors import BadData
from escadre.games.branle_bas.play.data_records import (
    Constants,
    Data,
    FleetData,
    Model,
    NationData,
    ShipData,
    TypeData,
    WorkData,
)
from escadre.games.branle_bas.play.options import PERIODS
from escadre.games.branle_bas.play.state import FRIGATE, HULK, LINE, MERCHANT, WORK

PACKAGE = Path(__file__).parent.parent
HOME = PACKAGE / "speak"  # where its words are

NATION_CODES = ("ANG", "FRA", "ESP", "HOL", "RUS", "SUE", "DAN", "POR", "VEN", "NAP", "TUR", "EU")
NATION: dict[str, int] = {code: nation for nation, code in enumerate(NATION_CODES)}
ANY = "any"  # the nation of vessels that all have
SAILS = ("good", "poor", "slow")
SHEETS = ("blue", "red", "green")
KINDS = ("warship", "merchant", "hulk")
STYLES = (
    "first-rate", "four-decker", "three-decker", "two-decker", "ship", "heavy-frigate", "frigate", "caravelle",
    "transport", "indiaman", "hulk", "blockship", "floating-battery",
)  # fmt: skip
WORKS = ("redoubt", "tower", "fort", "citadel")
SHIP_TRAITS = ("carronades",)
IBERIAN = "iberian"
LENGTHS = (0, 8_400, 7_400, 7_400, 7_400, 6_600)  # of the base, by rank (BBC-0.3)
BEAM = 3_800
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ı": "i", "ß": "ss", "ð": "d", "þ": "th", "œ": "oe", "ł": "l"})
WORK_BASE = 4_000  # BBC-21.14: a circle of 2 cm


LIMITS = {
    "least_spent": (50, 100), "ready_budget": (1, 1000), "ready_over": (0, 20), "clear": (0, 20),
    "morale_floor": (0, 20),
}  # fmt: skip
# What the numbers of the blocks may be.
BOUNDS = {
    "guns": (1, 200), "rank": (1, 5), "decks": (1, 4), "broadside": (1, 20), "force": (1, 20), "boarding": (1, 20),
    "masts": (0, 6), "garrison": (1, 30), "resistance": (-5, 20), "boxes": (5, 60), "pounder": (4, 68),
    "construction": (-5, 5), "manoeuvre": (-5, 5), "gunnery": (-5, 5), "tack": (-4, 3), "release": (0, 100),
    "carronades": (0, 2),
}  # fmt: skip
CHANGES = ("morale", "force", "tack", "release", "manoeuvre", "carronades", "rereads", "rerolls")
TRUTHS = ("marines", "rereads", "rerolls", "avoids", "parts")


class _Reader(datafiles.DataReader):
    """Each block by itself, then what only all of them together can show."""

    def blocks(self, name: str, table: str, record: type[datafiles.T], key: str) -> list[datafiles.T]:
        """The good blocks of a file; what is wrong with the others is collected."""
        found: list[datafiles.T] = []
        optional = {"book", "kind", "pounder", "attested", "sail", "force", "traits", "periods"}
        fields = record.__struct_fields__
        needed = [f for f in fields if f not in optional] + [f for f in ("sail", "force") if record is TypeData]
        needed += ["kind", "force"] if record is WorkData else []
        for where, entry in self.entries(name, table):
            called = entry.get(key)
            place = f"{where}: {called}" if isinstance(called, str) else where
            before = len(self.problems)
            if self.keys(place, entry, needed, fields):
                self.common(place, entry)
                getattr(self, table)(place, entry)
                self.once(place, f"{table} {entry[key]} {entry.get('type', '')[:3]}")
            if len(self.problems) == before:
                found.append(msgspec.convert(entry, record))
            else:
                self.unread = True
        return found

    def once(self, where: str, what: str) -> None:
        if what in self.where:
            self.wrong(where, "error-data-duplicate", other=self.where[what])
        self.where[what] = where

    def common(self, where: str, entry: dict[str, Any]) -> None:
        self.one_of(where, "source", entry["source"], ("book", "ours", "both"))
        for key, (low, high) in BOUNDS.items():
            if key in entry:
                self.number(where, key, entry[key], low, high)
        for key in TRUTHS:
            if key in entry:
                self.truth(where, key, entry[key])
        if "motif" in entry:
            self.motif(where, entry["motif"])
        if "sail" in entry:
            self.one_of(where, "sail", entry["sail"], SAILS)

    # ---- one kind of block each, called by the name of its table

    def nation(self, where: str, entry: dict[str, Any]) -> None:
        self.one_of(where, "key", entry["key"], NATION_CODES)
        self.one_of(where, "sheet", entry["sheet"], SHEETS)
        self.morale(where, entry["morale"])
        shares = entry["shares"]
        if not isinstance(shares, list) or not all(isinstance(share, list) and len(share) > 1 for share in shares):
            self.wrong(where, "error-data-shares", value=repr(shares))
        elif shares and sum(share[0] for share in shares) != 100:
            self.wrong(where, "error-data-hundred", value=sum(share[0] for share in shares))
        for period, changes in entry.get("periods", {}).items():
            if self.one_of(where, "periods", period, (*PERIODS[1:], IBERIAN)):
                self.keys(where, changes, (), CHANGES)
                if "morale" in changes:
                    self.morale(where, changes["morale"])
                for key in ("tack", "release", "manoeuvre", "carronades"):
                    if key in changes:
                        self.number(where, key, changes[key], *BOUNDS[key])
                if "force" in changes:
                    self.number(where, "force", changes["force"], -5, 5)

    def morale(self, where: str, value: object) -> None:
        if len(self.numbers(where, "morale", value, 0, 20)) != 2:
            self.wrong(where, "error-data-morale", value=repr(value))

    def type(self, where: str, entry: dict[str, Any]) -> None:
        if not isinstance(entry["code"], str) or not re.fullmatch(r"[A-Z]+(-[0-9]+[A-Z]?)?", entry["code"]):
            self.wrong(where, "error-data-code", code=repr(entry["code"]))
        self.one_of(where, "nation", entry["nation"], (*NATION_CODES, ANY))
        self.one_of(where, "style", entry["style"], STYLES)
        kind = entry.get("kind", "warship")
        self.one_of(where, "kind", kind, KINDS)
        if kind == "warship" and entry["nation"] == ANY:
            self.wrong(where, "error-data-any")

    def ship(self, where: str, entry: dict[str, Any]) -> None:
        if not isinstance(entry["name"], str) or not 1 <= len(entry["name"]) <= 40:
            self.wrong(where, "error-data-name", value=repr(entry["name"]))
        if "traits" in entry:
            self.some_of(where, "traits", entry["traits"], SHIP_TRAITS)

    def work(self, where: str, entry: dict[str, Any]) -> None:
        self.one_of(where, "kind", entry["kind"], WORKS)

    def fleet(self, where: str, entry: dict[str, Any]) -> None:
        self.one_of(where, "nation", entry["nation"], NATION_CODES)

    # ---- all together

    def whole(self, data: Data) -> None:
        """Every nation once and in its place; what a block names exists."""
        codes = [nation.key for nation in data.nations]
        if codes != list(NATION_CODES):
            self.wrong(self.folder / "nations.toml", "error-data-nations", nations=", ".join(NATION_CODES))
        types = {type.code: type for type in data.types}
        for ship in data.ships:
            if ship.type not in types:
                where = self.where[f"ship {ship.name} {ship.type[:3]}"]
                self.wrong(where, "error-data-no-type", type=repr(ship.type))
        if self.problems:
            return
        named = {(types[ship.type].nation, ship.name) for ship in data.ships}
        for fleet in data.fleets:
            for name in fleet.ships:
                if (fleet.nation, name) not in named:
                    where = self.where[f"fleet {fleet.nation} "]
                    self.wrong(where, "error-data-no-ship", name=repr(name), nation=fleet.nation)
        for nation in data.nations:
            guns = {type.guns for type in data.types if type.nation == nation.key}
            for share in nation.shares:
                if not guns.issuperset(share[1:]):
                    where = self.where[f"nation {nation.key} "]
                    self.wrong(where, "error-data-guns", guns=", ".join(map(str, share[1:])))


DATA_FILES = ("nations.toml", "types.toml", "ships.toml", "works.toml", "fleets.toml", "constants.toml")


def read(folder: Path) -> Data:
    """Everything in the order of the files; raises `BadData` with every problem."""
    reader = _Reader(folder)
    nations = reader.blocks("nations.toml", "nation", NationData, "key")
    types = reader.blocks("types.toml", "type", TypeData, "code")
    ships = reader.blocks("ships.toml", "ship", ShipData, "name")
    works = reader.blocks("works.toml", "work", WorkData, "code")
    fleets = reader.blocks("fleets.toml", "fleet", FleetData, "nation")
    constants = reader.numbers_of_the_rules("constants.toml", Constants, LIMITS, {})
    if constants is not None and not reader.unread:
        data = Data(nations, types, ships, works, fleets, constants)
        reader.whole(data)
        if not reader.problems:
            return data
    raise BadData(reader.problems, HOME)


def digest(folder: Path) -> str:
    return datafiles.digest(folder, DATA_FILES)


def _kind(type: TypeData) -> int:
    if type.kind == "merchant":
        return MERCHANT
    if type.kind == "hulk":
        return HULK
    return FRIGATE if type.rank == 5 else LINE


def _of_type(type: TypeData, ship: ShipData | None = None) -> Model:
    return Model(
        key=type.code if ship is None else f"{type.code}-{slug(ship.name)}",
        nation=NATION.get(type.nation, -1),
        kind=_kind(type),
        rank=type.rank,
        decks=type.decks,
        guns=type.guns,
        broadside=type.broadside,
        quality=type.force if ship is None or not ship.force else ship.force,
        crew=type.boarding,
        masts=type.masts,
        sail=SAILS.index(type.sail if ship is None or not ship.sail else ship.sail),
        motif=type.motif,
        style=type.style,
        base=(LENGTHS[5 if type.kind == "merchant" else type.rank], BEAM),
        pounder=type.pounder,
        name="" if ship is None else ship.name,
        traits=() if ship is None else ship.traits,
    )


def _of_work(work: WorkData) -> Model:
    return Model(
        key=work.code,
        nation=-1,
        kind=WORK,
        rank=0,
        decks=0,
        guns=work.guns,
        broadside=work.broadside,
        quality=work.force,
        crew=work.garrison,
        masts=0,
        sail=0,
        motif=work.motif,
        style=work.kind,
        base=(WORK_BASE, WORK_BASE),
        resistance=work.resistance,
        boxes=work.boxes,
    )


def slug(name: str) -> str:
    """A name as one types it: small letters without accents, hyphens between words.

    >>> slug("Santísima Trinidad"), slug("Fethü'l Fettah"), slug("Prøvesteenen")
    ('santisima-trinidad', 'fethul-fettah', 'provesteenen')
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS))
    letters = "".join(letter for letter in plain if letter.isascii() and (letter.isalnum() or letter in " -"))
    return "-".join(letters.replace("-", " ").split())


def own_model(ship: ShipData) -> bool:
    """Whether a named ship differs from her type."""
    return bool(ship.sail or ship.force or ship.traits)


FOLDER = Path(os.environ.get("ESCADRE_BRANLE_BAS_DATA", PACKAGE / "data"))
_DATA = read(FOLDER)
NATIONS: list[NationData] = _DATA.nations
TYPES: list[TypeData] = _DATA.types
SHIPS: list[ShipData] = _DATA.ships
FLEETS: list[FleetData] = _DATA.fleets
CONSTANTS: Constants = _DATA.constants
_TYPE = {type.code: type for type in TYPES}
MODELS: list[Model] = [
    *(_of_type(type) for type in TYPES),
    *(_of_work(work) for work in _DATA.works),
    *(_of_type(_TYPE[ship.type], ship) for ship in SHIPS if own_model(ship)),
]
MODEL: dict[str, int] = {model.key: i for i, model in enumerate(MODELS)}
# The ships that are named after each model, in the order of the file.
NAMES: list[list[str]] = [[] for _ in MODELS]
# The model of a named ship, by nation and name.
NAMED: dict[tuple[str, str], int] = {}
for _ship in SHIPS:
    _model = MODEL[f"{_ship.type}-{slug(_ship.name)}" if own_model(_ship) else _ship.type]
    NAMES[_model].append(_ship.name)
    NAMED[_TYPE[_ship.type].nation, _ship.name] = _model

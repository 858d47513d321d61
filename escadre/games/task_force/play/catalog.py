"""The components (TF-2): loads and checks `data/` into read-only tables.

`ESCADRE_TASK_FORCE_DATA` may name a folder with other data; `escadre check` says what is wrong with one. The maps are
in `map_files`, the scenarios in `scenario_files`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct

from escadre.core.data import datafiles
from escadre.core.errors import BadData
from escadre.games.task_force.play.components.combat_tables import TABLES, TableReader
from escadre.games.task_force.play.components.reading import KEY, MOST
from escadre.games.task_force.play.components.records import (
    Aircraft,
    Base,
    Chit,
    Constants,
    HitTable,
    LossTable,
    Nation,
    Ship,
    ShipType,
    Turn,
)
from escadre.games.task_force.play.terms import (
    AIR_TYPES,
    ANSWERS,
    CHITS,
    DD,
    FIGHTER,
    JP,
    LEVELS,
    NATIONS,
    SHIP_TYPES,
    SIDES,
    SOLO,
)

PACKAGE: Final = Path(__file__).parent.parent
HOME: Final = PACKAGE / "speak"  # where its words are
R = TypeVar("R", bound=Struct)

SHIP_TRAITS: Final = ("fast", "fires-as-destroyer", "armoured-deck", "outranges", "no-scouts")
AIR_TRAITS: Final = ("splits", "fortress")
COLOURS: Final = ("red", "blue-grey", "khaki", "light-blue", "orange")
LIGHTS: Final = ("day", "night")
DIE: Final = 6

# The keys of each kind of block; the last are those that may be left out.
FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "nation": (("key", "source", "side", "colour"), ()),
    "type": (
        ("key", "source", "guns", "ring", "ships", "sunk", "critical", "significant", "motif"),
        ("book", "carrier"),
    ),
    "ship": (
        ("key", "name", "source", "nation", "type", "antiair", "firepower", "durability"),
        ("book", "night", "capacity", "traits"),
    ),
    "aircraft": (
        ("key", "name", "short", "source", "nation", "type", "air_air", "range", "cruising", "carrier", "motif"),
        ("book", "air_surface", "traits"),
    ),
    "base": (("key", "name", "source", "antiair", "firepower", "durability", "capacity"), ("book",)),
    "chit": (("key", "source", "count", "carrier", "fleet", "dummy", "solo"), ("book",)),
    "turn": (
        ("source", "starts", "light", "initiative", "fleets", "transports", "raids", "scouting"),
        ("book", "first_night"),
    ),
    "table": (("key", "source", "columns", "rows", "cells"), ("book",)),
}
LIMITS: Final = {
    "dummies_percent": (0, 100), "leaving_hexes": (0, 9), "stationary": (-9, 9), "deck_critical": (0, 3),
    "amplified_up_to": (0, 6), "surprise_allies": (0, 6), "surprise_ijn": (1, 7), "escorts_least": (0, 9),
    "ijn_fire": (-5, 5),
}  # fmt: skip
LISTS: Final = {
    "aircraft_reduced": (1, 20), "deck_minor": (0, 3), "deck_significant": (0, 3), "level_bombing": (0, MOST),
    "long_raids": (1, 100), "locating": (1, 7),
}  # fmt: skip
LENGTHS: Final = {"aircraft_reduced": 2, "deck_minor": DIE, "deck_significant": DIE, "level_bombing": 2}


class Data(Struct, frozen=True):
    nations: list[Nation]
    types: list[ShipType]
    ships: list[Ship]
    aircraft: list[Aircraft]
    bases: list[Base]
    chits: list[Chit]
    track: list[Turn]
    air_air: LossTable
    anti_air: LossTable
    air_surface: HitTable
    naval: HitTable
    constants: Constants


class _Reader(TableReader):
    """Each block by itself, then what only all of them together can show."""

    def blocks(self, name: str, table: str, make: Callable[[str, dict[str, Any]], R]) -> list[R]:
        """The good blocks of a file as records; what is wrong with the others is collected."""
        needed, more = FIELDS[table]
        found: list[R] = []
        before = len(self.problems)
        entries = self.entries(name, table)
        if not entries and len(self.problems) == before:
            self.wrong(self.folder / name, "error-data-none", table=table)
        for where, entry in entries:
            called = entry.get("key")
            place = f"{where}: {called}" if isinstance(called, str) else where
            before = len(self.problems)
            record = None
            if self.keys(place, entry, needed, (*needed, *more)):
                self.source(place, entry, (*needed, *more))
                if "key" in needed:
                    self.once(place, table, entry["key"])
                if "motif" in entry:
                    self.motif(place, entry["motif"])
                record = make(place, entry)
            if record is not None and len(self.problems) == before:
                found.append(record)
            else:
                self.unread = True
        return found

    def once(self, where: str, table: str, key: object) -> None:
        allowed = {"nation": NATIONS, "type": SHIP_TYPES, "chit": CHITS, "table": TABLES}.get(table)
        if allowed is not None:
            self.one_of(where, "key", key, allowed)
        elif not isinstance(key, str) or not KEY.fullmatch(key):
            self.wrong(where, "error-data-key", value=repr(key))
        if f"{table} {key}" in self.where:
            self.wrong(where, "error-data-duplicate", other=self.where[f"{table} {key}"])
        self.where[f"{table} {key}"] = where

    def choice(self, where: str, key: str, value: object, allowed: tuple[str, ...]) -> int:
        """The place of a word in its list."""
        return allowed.index(str(value)) if self.one_of(where, key, value, allowed) else 0

    def yes(self, where: str, entry: dict[str, Any], key: str) -> bool:
        self.truth(where, key, entry.get(key, False))
        return entry.get(key, False) is True

    def traits(self, where: str, entry: dict[str, Any], allowed: tuple[str, ...]) -> tuple[str, ...]:
        return self.some_of(where, "traits", entry["traits"], allowed) if "traits" in entry else ()

    # ---- one kind of block each

    def nation(self, where: str, entry: dict[str, Any]) -> Nation:
        self.one_of(where, "colour", entry["colour"], COLOURS)
        side = self.choice(where, "side", entry["side"], SIDES)
        return Nation(key=entry["key"], source=entry["source"], side=side, colour=entry["colour"])

    def type(self, where: str, entry: dict[str, Any]) -> ShipType:
        sunk, critical, significant = (
            self.halves(where, key, entry[key], 0, MOST) for key in ("sunk", "critical", "significant")
        )
        return ShipType(
            key=entry["key"],
            source=entry["source"],
            carrier=self.yes(where, entry, "carrier"),
            guns=self.number(where, "guns", entry["guns"], 0, 9),
            ring=self.yes(where, entry, "ring"),
            ships=self.number(where, "ships", entry["ships"], 1, 2),
            points=(0, 0, significant, critical, sunk),
            motif=entry["motif"],
            book=self.book(entry),
        )

    def ship(
        self, where: str, entry: dict[str, Any], types: list[ShipType], nations: list[Nation], by_night: int
    ) -> Ship:
        type = self.choice(where, "type", entry["type"], SHIP_TYPES)
        nation = self.choice(where, "nation", entry["nation"], NATIONS)
        traits = self.traits(where, entry, SHIP_TRAITS)
        firepower = self.pair(where, "firepower", entry["firepower"], 0, MOST)
        night = self.pair(where, "night", entry.get("night", list(firepower)), 0, MOST)
        if type == DD and nation == JP and "night" not in entry:  # TF-4.2.3.b
            night = firepower[0] * by_night, firepower[1] * by_night
        carrier = types[type].carrier
        if carrier != ("capacity" in entry):
            self.wrong(where, "error-data-capacity")
        destroyer = "fires-as-destroyer" in traits
        return Ship(
            key=entry["key"],
            name=self.word(where, "name", entry["name"], 40),
            source=entry["source"],
            nation=nation,
            side=nations[nation].side,
            type=type,
            antiair=self.pair(where, "antiair", entry["antiair"], 0, MOST),
            firepower=firepower,
            night=night,
            durability=self.pair(where, "durability", entry["durability"], 1, MOST),
            capacity=self.halves(where, "capacity", entry["capacity"], 0.5, MOST) if "capacity" in entry else 0,
            carrier=carrier,
            guns=types[DD if destroyer else type].guns,
            ring=types[type].ring or "fast" in traits,
            ships=types[type].ships,
            bombards=not destroyer,
            armoured="armoured-deck" in traits,
            outranges="outranges" in traits,
            scouts=carrier and "no-scouts" not in traits,
            book=self.book(entry),
        )

    def aircraft(self, where: str, entry: dict[str, Any], nations: list[Nation]) -> Aircraft:
        type = self.choice(where, "type", entry["type"], AIR_TYPES)
        nation = self.choice(where, "nation", entry["nation"], NATIONS)
        traits = self.traits(where, entry, AIR_TRAITS)
        if (type == FIGHTER) == ("air_surface" in entry):
            self.wrong(where, "error-data-air-surface")
        return Aircraft(
            key=entry["key"],
            name=self.word(where, "name", entry["name"], 40),
            short=self.word(where, "short", entry["short"], 20),
            source=entry["source"],
            nation=nation,
            side=nations[nation].side,
            type=type,
            air_air=self.pair(where, "air_air", entry["air_air"], 0, MOST),
            air_surface=self.pair(where, "air_surface", entry.get("air_surface", [0, 0]), 0, MOST),
            range=self.number(where, "range", entry["range"], 1, MOST),
            cruising=self.number(where, "cruising", entry["cruising"], 1, MOST),
            carrier=self.yes(where, entry, "carrier"),
            splits="splits" in traits,
            fortress="fortress" in traits,
            motif=entry["motif"],
            book=self.book(entry),
        )

    def base(self, where: str, entry: dict[str, Any]) -> Base:
        return Base(
            key=entry["key"],
            name=self.word(where, "name", entry["name"], 40),
            source=entry["source"],
            antiair=self.pair(where, "antiair", entry["antiair"], 0, MOST),
            firepower=self.pair(where, "firepower", entry["firepower"], 0, MOST),
            durability=self.pair(where, "durability", entry["durability"], 1, MOST),
            capacity=self.halves(where, "capacity", entry["capacity"], 0.5, 2 * MOST),
            book=self.book(entry),
        )

    def chit(self, where: str, entry: dict[str, Any]) -> Chit:
        carrier, fleet, dummy = (self.choice(where, key, entry[key], ANSWERS) for key in ("carrier", "fleet", "dummy"))
        return Chit(
            key=entry["key"],
            source=entry["source"],
            count=self.number(where, "count", entry["count"], 0, 200),
            carrier=carrier,
            fleet=fleet,
            dummy=dummy,
            solo=self.choice(where, "solo", entry["solo"], SOLO),
            book=self.book(entry),
        )

    def turn(self, where: str, entry: dict[str, Any], number: int) -> Turn:
        if not isinstance(entry["starts"], str) or not re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", entry["starts"]):
            self.wrong(where, "error-data-hour", value=repr(entry["starts"]))
        night = self.choice(where, "light", entry["light"], LIGHTS) == LIGHTS.index("night")
        first_night = self.yes(where, entry, "first_night")
        if first_night and not night:
            self.wrong(where, "error-data-first-night")
        return Turn(
            number=number,
            source=entry["source"],
            starts=entry["starts"],
            night=night,
            initiative=self.choice(where, "initiative", entry["initiative"], SIDES),
            fleets=self.number(where, "fleets", entry["fleets"], 0, 9),
            transports=self.number(where, "transports", entry["transports"], 0, 9),
            raids=self.yes(where, entry, "raids"),
            scouting=self.yes(where, entry, "scouting"),
            first_night=first_night,
            book=self.book(entry),
        )

    # ---- all together

    def in_order(self, name: str, table: str, found: list[str], wanted: tuple[str, ...]) -> None:
        """Every one once and in its place: they are referred to by number."""
        if not self.unread and tuple(found) != wanted:
            self.wrong(self.folder / name, "error-data-order", table=table, keys=", ".join(wanted))

    def lengths(self, constants: Constants) -> None:
        wanted = {**LENGTHS, "locating": max(0, constants.extended_range - constants.raid_range)}
        for key, length in wanted.items():
            if len(getattr(constants, key)) != length:
                self.wrong(self.folder / "constants.toml", "error-data-length", key=key, length=length)


DATA_FILES: Final = (
    "nations.toml", "types.toml", "ships.toml", "aircraft.toml", "bases.toml", "chits.toml", "track.toml",
    "tables.toml", "constants.toml",
)  # fmt: skip


def read(folder: Path) -> Data:
    """Everything in the order of the files; raises `BadData` with every problem."""
    reader = _Reader(folder)
    constants = reader.numbers_of_the_rules("constants.toml", Constants, LIMITS, LISTS)
    if constants is not None:
        reader.lengths(constants)
    nations = reader.blocks("nations.toml", "nation", reader.nation)
    reader.in_order("nations.toml", "nation", [nation.key for nation in nations], NATIONS)
    types = reader.blocks("types.toml", "type", reader.type)
    reader.in_order("types.toml", "type", [type.key for type in types], SHIP_TYPES)
    bases = reader.blocks("bases.toml", "base", reader.base)
    chits = reader.blocks("chits.toml", "chit", reader.chit)
    reader.in_order("chits.toml", "chit", [chit.key for chit in chits], CHITS)
    numbers = iter(range(1, 1000))
    track = reader.blocks("track.toml", "turn", lambda where, entry: reader.turn(where, entry, next(numbers)))
    tables = reader.blocks("tables.toml", "table", reader.combat_table)
    reader.in_order("tables.toml", "table", [table.key for table in tables], TABLES)
    if reader.problems or constants is None:  # what follows leans on them
        raise BadData(reader.problems, HOME)
    by_night = constants.ijn_night_destroyers
    ships = reader.blocks(
        "ships.toml", "ship", lambda where, entry: reader.ship(where, entry, types, nations, by_night)
    )
    aircraft = reader.blocks("aircraft.toml", "aircraft", lambda where, entry: reader.aircraft(where, entry, nations))
    if reader.problems:
        raise BadData(reader.problems, HOME)
    air_air, anti_air, air_surface, naval = tables
    assert isinstance(air_air, LossTable)
    assert isinstance(anti_air, LossTable)
    assert isinstance(air_surface, HitTable)
    assert isinstance(naval, HitTable)
    return Data(nations, types, ships, aircraft, bases, chits, track, air_air, anti_air, air_surface, naval, constants)


def digest(folder: Path) -> str:
    """Of the components and the maps that come with them."""
    maps = sorted(path.name for path in (folder / "maps").glob("*.toml"))
    return datafiles.digest(folder, (*DATA_FILES, *(f"maps/{name}" for name in maps)))


FOLDER: Final = Path(os.environ.get("ESCADRE_TASK_FORCE_DATA", PACKAGE / "data"))
_DATA: Final = read(FOLDER)
NATION_DATA: Final[list[Nation]] = _DATA.nations
TYPES: Final[list[ShipType]] = _DATA.types
SHIPS: Final[list[Ship]] = _DATA.ships
SHIP: Final[dict[str, int]] = {ship.key: number for number, ship in enumerate(SHIPS)}
AIRCRAFT: Final[list[Aircraft]] = _DATA.aircraft
MODEL: Final[dict[str, int]] = {model.key: number for number, model in enumerate(AIRCRAFT)}
BASES: Final[list[Base]] = _DATA.bases
BASE: Final[dict[str, int]] = {base.key: number for number, base in enumerate(BASES)}
CHIT_DATA: Final[list[Chit]] = _DATA.chits
CUP: Final[tuple[int, ...]] = tuple(chit.count for chit in CHIT_DATA)  # how many of each kind it holds when it is full
TRACK: Final[list[Turn]] = _DATA.track  # turn 1 is the first of them
AIR_AIR: Final[LossTable] = _DATA.air_air
ANTI_AIR: Final[LossTable] = _DATA.anti_air
AIR_SURFACE: Final[HitTable] = _DATA.air_surface
NAVAL: Final[HitTable] = _DATA.naval
CONSTANTS: Final[Constants] = _DATA.constants
assert len(LEVELS) == len(TYPES[0].points)

"""The components (MNB-1.3, MNB-10, MNB-13): loads and checks `data/` into read-only tables.

A ship is a number, US01 … NC01 in the order of the file's navies; an Action card is a number, A001 … A110, and a design
is what several equal cards have in common. `ESCADRE_NAVAL_BATTLES_DATA` may name a folder with another deck; `escadre
check` says what is wrong with one.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from escadre.core.data import datafiles
from escadre.core.errors import BadData

Ship: TypeAlias = int
Card: TypeAlias = int

PACKAGE = Path(__file__).parent.parent
HOME = PACKAGE / "speak"  # where its words are

# MNB-1.2: nine navies, with the letters of their ships and how many there are.
NAVIES = ("american", "soviet", "british", "chinese", "french", "japanese", "taiwanese", "norwegian", "argentine")
LETTERS = ("US", "SU", "UK", "CN", "FR", "JP", "TW", "NO", "AR")
FLEETS = (20, 20, 15, 14, 10, 10, 7, 7, 6)
NON_COMBATANT = "NC01"  # MNB-2.2.3

SHIP_CODES: list[str] = [
    *(f"{letters}{n:02}" for letters, count in zip(LETTERS, FLEETS, strict=True) for n in range(1, count + 1)),
    NON_COMBATANT,
]
SHIP: dict[str, Ship] = {code: ship for ship, code in enumerate(SHIP_CODES)}
CARD_COUNT = 110  # MNB-1.3
CARD_CODES: list[str] = [f"A{n:03}" for n in range(1, CARD_COUNT + 1)]
CARD: dict[str, Card] = {code: card for card, code in enumerate(CARD_CODES)}

WEAPONS = ("SG", "MG", "LG", "SSM", "CM", "T")
TYPES = ("GUN", "SSM", "CM", "TORP", "AS", "ASW")
KINDS = (
    "gun", "missile", "torpedo", "air", "bombing", "plan", "intelligence", "near_miss", "tactics", "repair", "screen",
)  # fmt: skip
PREFIXES = dict(
    zip(KINDS, ("GUN", "MSL", "TRP", "AIR", "BOM", "PLN", "INT", "NMS", "TAC", "REP", "SCR"), strict=True)
)  # fmt: skip
SYMBOLS_OF = {"gun": WEAPONS[:3], "missile": WEAPONS[3:5], "torpedo": WEAPONS[5:]}


class ShipData(Struct, frozen=True, kw_only=True):
    """One Ship card as the data file has it (MNB-10.1)."""

    number: str
    source: str
    motif: str
    nation: str
    since: int = 0
    until: int = 0
    hull: int = 0  # 0 for submarines
    weapons: tuple[str, ...] = ()
    asw: int = 0
    air: tuple[int, ...] = ()
    stops: tuple[str, ...] = ()
    stops_at: tuple[int, ...] = ()
    evasion: int = 0
    passive: int = 0
    active: int = 0
    command: int = 0
    vp: int = 0
    book: tuple[str, ...] = ()


class DesignData(Struct, frozen=True, kw_only=True):
    """One design of Action cards; what its kind does not have keeps its default."""

    design: str
    source: str
    kind: str
    copies: int
    value: int
    motif: str
    symbols: tuple[str, ...] = ()
    platforms: int = 0
    ranges: tuple[int, ...] = ()
    damage: int = 0
    hts: int = 0
    large_gun: bool = False
    stops: tuple[str, ...] = ()
    stops_at: int = 0
    air: int = 0
    asw: int = 0
    strikes: int = 0
    cost: int = 0
    own: int = 0
    enemy: int = 0
    book: tuple[str, ...] = ()


class Constants(Struct, frozen=True, kw_only=True):
    """The numbers of the rules that stand on no card."""

    players_min: int  # MNB-1.1
    players_max: int
    die: int
    budget: int
    budgets: list[int]
    reserve_min: int
    team_budget: int
    team_budget_min: int
    team_budget_max: int
    rows: int
    range_max: int
    submarine_row: int
    row_air: list[int]
    hand: int
    card_share: int
    quiet_rounds: int


class Data(Struct, frozen=True):
    """Everything that the data folder holds."""

    ships: list[ShipData]
    designs: list[DesignData]
    constants: Constants


LIMITS = {"players_min": (2, 6), "players_max": (2, 6), "die": (6, 6), "rows": (3, 3), "range_max": (3, 3)}
LISTS = {"budgets": (1, 100), "row_air": (0, 6)}
NEEDED: dict[str, tuple[str, ...]] = {
    "gun": ("symbols", "platforms", "ranges", "damage", "hts", "stops", "stops_at"),
    "missile": ("symbols", "platforms", "ranges", "damage", "hts", "stops", "stops_at"),
    "torpedo": ("symbols", "platforms", "damage", "hts", "stops", "stops_at"),
    "air": ("air", "asw", "stops", "stops_at"),
    "bombing": ("air", "strikes", "cost"),
    "plan": ("own", "enemy"),
    "near_miss": ("stops", "stops_at"),
}
COMMON = ("design", "source", "kind", "copies", "value", "motif")
# What the numbers of a design may be.
BOUNDS = {
    "platforms": (1, 3), "damage": (1, 12), "hts": (-5, 0), "stops_at": (2, 6), "air": (2, 6), "asw": (2, 6),
    "strikes": (1, 6), "cost": (0, 6), "own": (1, 5), "enemy": (-5, -1),
}  # fmt: skip


class _Reader(datafiles.DataReader):
    """The ships and the designs of Action cards, one by one and together."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.ships: dict[str, ShipData] = {}
        self.designs: dict[str, DesignData] = {}

    # ---- ships

    def ship(self, where: str, entry: dict[str, Any]) -> None:
        number = entry.get("number")
        if not isinstance(number, str) or number not in SHIP:
            self.wrong(where, "error-data-ship", number=repr(number))
            return
        where = f"{where}: {number}"
        if number in self.ships:
            self.wrong(where, "error-data-duplicate", other=self.where[number])
            return
        self.where[number] = where
        before = len(self.problems)
        known = ShipData.__struct_fields__
        alone = number == NON_COMBATANT
        needed = ("number", "source", "motif", "nation") if alone else ("number", "source", "motif", "nation", "vp")
        if self.keys(where, entry, needed, known):
            self.one_of(where, "source", entry["source"], ("book", "ours", "both"))
            self.motif(where, entry["motif"])
            nation = "none" if alone else NAVIES[LETTERS.index(number[:2])]
            self.one_of(where, "nation", entry["nation"], (nation,))
            self.values(where, entry)
        if len(self.problems) == before:
            self.ships[number] = msgspec.convert(entry, ShipData)
        else:
            self.ships.setdefault(number, ShipData(number=number, source="ours", motif="", nation="none"))

    def values(self, where: str, entry: dict[str, Any]) -> None:
        """MNB-0.1, MNB-10: the numbers of a Ship card and what they say together."""
        for key, (low, high) in {
            "since": (1900, 2100), "until": (1900, 2100), "hull": (1, 12), "asw": (2, 6), "evasion": (2, 6),
            "passive": (2, 6), "active": (2, 6), "command": (1, 5), "vp": (1, 30),
        }.items():  # fmt: skip
            if key in entry:
                self.number(where, key, entry[key], low, high)
        if "weapons" in entry:
            self.some_of(where, "weapons", entry["weapons"], WEAPONS)
        for key in ("air", "stops_at"):
            if key in entry:
                self.numbers(where, key, entry[key], 2, 6)
        if "stops" in entry:
            self.some_of(where, "stops", entry["stops"], TYPES)
        if ("stops" in entry) != ("stops_at" in entry):
            self.wrong(where, "error-data-together", first="stops", second="stops_at")
        if ("passive" in entry) != ("active" in entry):
            self.wrong(where, "error-data-together", first="passive", second="active")
        if ("passive" in entry) == ("hull" in entry):  # MNB-10.4
            self.wrong(where, "error-data-hull")
        if "passive" in entry and ("evasion" in entry or "air" in entry):
            self.wrong(where, "error-data-submarine")
        if "until" in entry and entry["until"] < entry.get("since", 0):
            self.wrong(where, "error-data-service", since=entry.get("since"), until=entry["until"])

    # ---- Action cards

    def design(self, where: str, entry: dict[str, Any]) -> None:
        name, kind = entry.get("design"), entry.get("kind")
        if not isinstance(name, str) or not re.fullmatch(r"[A-Z]{3}-[A-Z]", name):
            self.wrong(where, "error-data-design", design=repr(name))
            return
        where = f"{where}: {name}"
        if name in self.designs:
            self.wrong(where, "error-data-duplicate", other=self.where[name])
            return
        self.where[name] = where
        before = len(self.problems)
        if isinstance(kind, str) and self.one_of(where, "kind", kind, KINDS):
            own = NEEDED.get(kind, ())
            extra = ("book", "large_gun") if kind == "gun" else ("book",)
            if self.keys(where, entry, (*COMMON, *own), (*COMMON, *own, *extra)):
                self.part(where, kind, entry)
            if not name.startswith(PREFIXES[kind]):
                self.wrong(where, "error-data-prefix", kind=kind, prefix=PREFIXES[kind])
        elif not isinstance(kind, str):
            self.wrong(where, "error-data-one-of", key="kind", value=repr(kind), allowed=", ".join(KINDS))
        blank = DesignData(design=name, source="ours", kind="screen", copies=0, value=1, motif="")
        self.designs[name] = msgspec.convert(entry, DesignData) if len(self.problems) == before else blank

    def part(self, where: str, kind: str, entry: dict[str, Any]) -> None:
        self.one_of(where, "source", entry["source"], ("book", "ours", "both"))
        self.motif(where, entry["motif"])
        self.number(where, "copies", entry["copies"], 1, CARD_COUNT)
        self.number(where, "value", entry["value"], 1, 9)
        for key, (low, high) in BOUNDS.items():
            if key in entry:
                self.number(where, key, entry[key], low, high)
        if "symbols" in entry:
            self.some_of(where, "symbols", entry["symbols"], SYMBOLS_OF[kind])
        if "ranges" in entry:
            self.numbers(where, "ranges", entry["ranges"], 1, 3)
        if "stops" in entry:
            self.some_of(where, "stops", entry["stops"], TYPES)
        self.truth(where, "large_gun", entry.get("large_gun", False))

    # ---- the rest

    def constants(self) -> Constants | None:
        found = self.numbers_of_the_rules("constants.toml", Constants, LIMITS, LISTS)
        if found is not None and len(found.row_air) != found.rows:
            self.wrong(self.folder / "constants.toml", "error-data-list", key="row_air", value=repr(found.row_air))
        return found

    def whole(self) -> None:
        """What no single card can show: nothing missing, 110 Action cards, something of each kind."""
        if self.unread:
            return
        for code in SHIP_CODES:
            if code not in self.ships:
                self.wrong(self.folder / "ships.toml", "error-data-missing", card=code, count=len(SHIP_CODES))
        if self.problems:
            return
        cards = sum(design.copies for design in self.designs.values())
        if cards != CARD_COUNT:
            self.wrong(self.folder / "actions.toml", "error-data-count", found=cards, count=CARD_COUNT)
        for kind in KINDS:
            if not any(design.kind == kind for design in self.designs.values()):
                self.wrong(self.folder / "actions.toml", "error-data-kind", kind=kind)


DATA_FILES = ("ships.toml", "actions.toml", "constants.toml")


def read(folder: Path) -> Data:
    """The ships in the order of their numbers, the designs in that of the file; raises `BadData` with every problem."""
    reader = _Reader(folder)
    for where, entry in reader.entries("ships.toml", "ship"):
        reader.ship(where, entry)
    for where, entry in reader.entries("actions.toml", "action"):
        reader.design(where, entry)
    constants = reader.constants()
    reader.whole()
    if reader.problems or constants is None:
        raise BadData(reader.problems, HOME)
    return Data([reader.ships[code] for code in SHIP_CODES], list(reader.designs.values()), constants)


def digest(folder: Path) -> str:
    return datafiles.digest(folder, DATA_FILES)


FOLDER = Path(os.environ.get("ESCADRE_NAVAL_BATTLES_DATA", PACKAGE / "data"))
_DATA = read(FOLDER)
SHIPS: list[ShipData] = _DATA.ships
DESIGNS: list[DesignData] = _DATA.designs
CONSTANTS: Constants = _DATA.constants
DESIGN_OF: list[int] = [i for i, design in enumerate(DESIGNS) for _ in range(design.copies)]  # of each card
DESIGN: dict[str, int] = {design.design: i for i, design in enumerate(DESIGNS)}

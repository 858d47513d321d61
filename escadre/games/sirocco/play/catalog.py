"""The components (SIR-2): loads and checks `data/` into read-only tables.

A card is a number: A01 … A57, X01 … X57, S01 … S07, then O01 … O44. `ESCADRE_SIROCCO_DATA` may name a folder with
another deck; `escadre check` says what is wrong with one.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from escadre.core.data import datafiles
from escadre.core.errors import BadData

Card: TypeAlias = int

PACKAGE = Path(__file__).parent.parent
HOME = PACKAGE / "speak"  # where its words are

CODES: list[str] = [
    *(f"A{n:02}" for n in range(1, 58)),
    *(f"X{n:02}" for n in range(1, 58)),
    *(f"S{n:02}" for n in range(1, 8)),
    *(f"O{n:02}" for n in range(1, 45)),
]
CARD: dict[str, Card] = {code: card for card, code in enumerate(CODES)}

CAMPS = {"A": "allied", "X": "axis", "S": "none", "O": "none"}
ALLIED_NATIONS = ("british", "american", "australian", "polish", "greek", "dutch")
AXIS_NATIONS = ("german", "italian")
NATIONS = ("none", *ALLIED_NATIONS, *AXIS_NATIONS, "romanian")
ROMANIAN = "X55"  # SIR-2.2.3: the only one
FRAMES = ("none", "binocular", "periscope", "pyramid", "rectangle")
TYPES = ("air", "surface", "sub")
CARGO = ("empty", "half", "full")
KINDS = ("convoy", "battle")
EFFECTS = (
    "none", "supply", "restrict", "intelligence", "admiral",
    "sirocco", "fog", "explosion", "lost", "night", "bomb_alley", "shallows",
)  # fmt: skip
GROUPS = ("force", "bonus", "supply", "special", "storm", "operation")
EFFECTS_OF = {"supply": EFFECTS[1:2], "special": EFFECTS[2:5], "storm": EFFECTS[5:]}
FIRST_YEAR, LAST_YEAR = 1940, 1943
COUNTS = {"force": 87, "bonus": 19, "supply": 2, "special": 6, "storm": 7, "operation": 44}  # SIR-DATA.1 to DATA.4


class CardData(Struct, frozen=True):
    """One card as the data files have it; what a group does not have keeps its default."""

    number: str
    group: str
    source: str
    motif: str  # what its picture shows
    nation: str = "none"
    frame: str = "none"
    values: tuple[int, int, int] = (0, 0, 0)
    dice: tuple[int, int, int] = (0, 0, 0)
    years: tuple[int, ...] = ()
    vp: int = 0
    fate: tuple[str, ...] = ()
    alone: bool = False
    targets_enemy: bool = False
    effect: str = "none"
    kind: str = ""
    types: tuple[str, ...] = ()
    cargo: str = "empty"
    air_bonus: int = 0


class Constants(Struct, frozen=True, kw_only=True):
    """The numbers of the rules that stand on no card."""

    players_min: int
    players_max: int
    hand: int
    hand_max: int
    half_icons: int
    operations: int
    lengths: list[int]
    battle_draw: int
    sirocco_annuls_to: int
    explosion_pivot: int
    attempts_max: int
    series_goal: int
    die: int


# What the numbers may be, where it is not 1 to 1000: `advanced` needs two of the 44 Operations for each.
LIMITS = {"players_min": (2, 6), "players_max": (2, 6), "operations": (1, 22)}
LISTS = {"lengths": (1, 22)}
FILES = {"forces.toml": "force", "bonus.toml": "bonus", "specials.toml": "special", "operations.toml": "operation"}
KEYS = {
    "force": {"number", "source", "motif", "nation", "frame", "air", "surface", "sub", "years", "vp", "fate"},
    "bonus": {"number", "source", "motif", "nation", "frame", "air", "surface", "sub", "years", "alone", "fate",
              "target"},
    "special": {"number", "source", "motif", "group", "effect", "nation"},
    "operation": {"number", "source", "motif", "year", "kind", "types", "vp", "cargo", "air_bonus"},
}  # fmt: skip
NEEDED = {
    "force": {"number", "source", "motif", "nation", "frame", "air", "surface", "sub", "years", "vp"},
    "bonus": {"number", "source", "motif", "nation", "frame", "air", "surface", "sub", "years", "alone"},
    "special": {"number", "source", "motif", "group", "effect"},
    "operation": {"number", "source", "motif", "year", "kind", "vp", "cargo"},
}


class _Reader(datafiles.DataReader):
    """The cards, one by one and together."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.cards: dict[str, CardData] = {}

    def cards_of(self, name: str) -> None:
        for where, entry in self.entries(name, FILES[name]):
            self.card(where, FILES[name], entry)

    def card(self, where: str, table: str, entry: dict[str, Any]) -> None:
        number = entry.get("number")
        if not isinstance(number, str) or number not in CARD:
            self.wrong(where, "error-data-number", number=repr(number))
            return
        where = f"{where}: {number}"
        if number in self.cards:
            self.wrong(where, "error-data-duplicate", other=self.where[number])
            return
        if not self.keys(where, entry, sorted(NEEDED[table]), sorted(KEYS[table])):
            return
        letters = {"force": "AX", "bonus": "AX", "special": "AXS", "operation": "O"}[table]
        if number[0] not in letters:
            self.wrong(where, "error-data-letter", table=table, letters=", ".join(letters))
        self.one_of(where, "source", entry["source"], ("book", "ours"))
        self.motif(where, entry["motif"])
        build = {"force": self.force, "bonus": self.bonus, "special": self.special, "operation": self.operation}[table]
        before = len(self.problems)
        card = build(where, entry)
        self.where[number] = where
        if card is not None and len(self.problems) == before:
            self.cards[number] = card
        else:
            self.cards.setdefault(number, CardData(number, table, "ours", ""))

    def years(self, where: str, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or not value or len(set(map(str, value))) != len(value):
            self.wrong(where, "error-data-years", value=repr(value))
            return ()
        return tuple(self.number(where, "years", year, FIRST_YEAR, LAST_YEAR) for year in value)

    def fate(self, where: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or any(victim not in CODES for victim in value):
            self.wrong(where, "error-data-fate", value=repr(value))
            return ()
        return tuple(value)

    def nation(self, where: str, entry: dict[str, Any], none: bool) -> str:
        allowed = ALLIED_NATIONS if entry["number"][0] == "A" else AXIS_NATIONS
        self.one_of(where, "nation", entry["nation"], (*allowed, "none") if none else allowed)
        return str(entry["nation"])

    def force(self, where: str, entry: dict[str, Any]) -> CardData:
        self.one_of(where, "frame", entry["frame"], FRAMES[1:])
        values, dice = [], []
        for key in TYPES:
            printed = entry[key]
            if printed in ("?", "??"):
                values.append(0)
                dice.append(len(printed))
            else:
                if isinstance(printed, str):
                    self.wrong(where, "error-data-value", key=key, value=repr(printed))
                    printed = 0
                values.append(self.number(where, key, printed, 0, 6))
                dice.append(0)
        return CardData(
            entry["number"], "force", entry["source"], entry["motif"],
            nation=self.nation(where, entry, none=False), frame=entry["frame"],
            values=(values[0], values[1], values[2]), dice=(dice[0], dice[1], dice[2]),
            years=self.years(where, entry["years"]), vp=self.number(where, "vp", entry["vp"], 1, 5),
            fate=self.fate(where, entry.get("fate", [])),
        )  # fmt: skip

    def bonus(self, where: str, entry: dict[str, Any]) -> CardData:
        self.one_of(where, "frame", entry["frame"], FRAMES[1:])
        target = entry.get("target")
        if target not in (None, "enemy"):
            self.wrong(where, "error-data-target", value=repr(target))
        self.truth(where, "alone", entry["alone"])
        values = [self.number(where, key, entry[key], -6, 6) for key in TYPES]
        return CardData(
            entry["number"], "bonus", entry["source"], entry["motif"],
            nation=self.nation(where, entry, none=True), frame=entry["frame"],
            values=(values[0], values[1], values[2]), years=self.years(where, entry["years"]),
            fate=self.fate(where, entry.get("fate", [])), alone=entry["alone"], targets_enemy=target == "enemy",
        )  # fmt: skip

    def special(self, where: str, entry: dict[str, Any]) -> CardData:
        self.one_of(where, "group", entry["group"], ("supply", "special", "storm"))
        if entry["group"] in GROUPS[2:5]:
            self.one_of(where, "effect", entry["effect"], EFFECTS_OF[entry["group"]])
        if (entry["number"][0] == "S") != (entry["group"] == "storm"):
            self.wrong(where, "error-data-storm", value=repr(entry["group"]))
        nations = ("none", "romanian") if entry["number"] == ROMANIAN else ("none",)
        self.one_of(where, "nation", entry.get("nation", "none"), nations)
        return CardData(
            entry["number"], entry["group"], entry["source"], entry["motif"],
            effect=entry["effect"], nation=entry.get("nation", "none"),
        )  # fmt: skip

    def operation(self, where: str, entry: dict[str, Any]) -> CardData:
        self.one_of(where, "kind", entry["kind"], KINDS)
        self.one_of(where, "cargo", entry["cargo"], CARGO)
        types = entry.get("types", [])
        if entry["kind"] == "battle" and not types:
            self.wrong(where, "error-data-battle")
        if not isinstance(types, list) or any(kind not in TYPES for kind in types) or len(set(types)) != len(types):
            self.wrong(where, "error-data-types", value=repr(types))
            types = []
        return CardData(
            entry["number"], "operation", entry["source"], entry["motif"],
            kind=entry["kind"], types=tuple(types), cargo=entry["cargo"],
            years=(self.number(where, "year", entry["year"], FIRST_YEAR, LAST_YEAR),),
            vp=self.number(where, "vp", entry["vp"], 1, 7),
            air_bonus=self.number(where, "air_bonus", entry.get("air_bonus", 0), 0, 6),
        )  # fmt: skip

    def whole(self) -> None:
        """What no single card can show: nothing missing, Fates that can meet, one card for each effect and camp."""
        for code in CODES:
            if code not in self.cards and not self.unread:
                self.wrong(self.folder, "error-data-missing", card=code, count=len(CODES))
        if self.problems:
            return
        for group, count in COUNTS.items():
            found = sum(card.group == group for card in self.cards.values())
            if found != count:
                self.wrong(self.folder, "error-data-count", found=found, group=group, count=count)
        for code, card in self.cards.items():
            for victim in card.fate:
                other = self.cards[victim]
                if other.years and not set(other.years) & set(card.years):
                    self.wrong(self.where[code], "error-data-victim-year", victim=victim)
                if other.group in ("special", "storm"):  # SIR-2.4.5
                    self.wrong(self.where[code], "error-data-victim-group", victim=victim, group=other.group)
                if other.group != "operation" and CAMPS[victim[0]] == CAMPS[code[0]]:
                    self.wrong(self.where[code], "error-data-victim-camp", victim=victim)
        effects = [(CAMPS[c.number[0]], c.effect) for c in self.cards.values() if c.effect != "none"]
        for pair in sorted(set(effects)):
            if effects.count(pair) > 1:
                self.wrong(self.folder, "error-data-effect", camp=pair[0], effect=pair[1])


def read(folder: Path) -> tuple[list[CardData], Constants]:
    """The cards in the order of their numbers, and the constants; raises `BadData` with every problem found."""
    reader = _Reader(folder)
    for name in FILES:
        reader.cards_of(name)
    constants = reader.numbers_of_the_rules("constants.toml", Constants, LIMITS, LISTS)
    reader.whole()
    if reader.problems or constants is None:
        raise BadData(reader.problems, HOME)
    return [reader.cards[code] for code in CODES], constants


def digest(folder: Path) -> str:
    return datafiles.digest(folder, (*FILES, "constants.toml"))


FOLDER = Path(os.environ.get("ESCADRE_SIROCCO_DATA", PACKAGE / "data"))
CARDS, CONSTANTS = read(FOLDER)

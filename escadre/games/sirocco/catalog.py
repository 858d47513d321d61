"""The components (SIR-2): loads and checks `data/` into read-only tables.

A card is a number: A01 … A57, X01 … X57, S01 … S07, then O01 … O44. `ESCADRE_SIROCCO_DATA` may name a folder with
another deck; `escadre check` says what is wrong with one.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from escadre.core.errors import BadData, sentence
from escadre.core.types import Text

Card: TypeAlias = int

HOME = Path(__file__).parent

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


class _Reader:
    """Reads the data files and collects every problem with its file and line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Text] = []
        self.cards: dict[str, CardData] = {}
        self.where: dict[str, str] = {}
        self.unread = False  # of a file of cards: then nobody can say which cards are missing

    def wrong(self, where: str | Path, id: str, **args: object) -> None:
        self.problems.append(sentence("error-data-line", where=where, what=sentence(id, **args)))

    def read(self, name: str) -> dict[str, Any] | None:
        path = self.folder / name
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError:
            self.wrong(path, "error-data-unreadable")
        except UnicodeDecodeError:
            self.wrong(path, "error-data-not-text")
        except tomllib.TOMLDecodeError as error:
            self.wrong(path, "error-data-not-toml", detail=error)
        return None

    def cards_of(self, name: str) -> None:
        table = FILES[name]
        content = self.read(name)
        if content is None:
            self.unread = True
            return
        path = self.folder / name
        lines = [n for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                 if line.partition("#")[0].replace(" ", "").strip() == f"[[{table}]]"]  # fmt: skip
        for key in content:
            if key != table:
                self.wrong(path, "error-data-table", key=key, table=table)
        entries = content.get(table, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.wrong(path, "error-data-form", table=table)
            return
        for index, entry in enumerate(entries):
            line = lines[index] if index < len(lines) else 1
            self.card(f"{path}:{line}", table, entry)

    def card(self, where: str, table: str, entry: dict[str, Any]) -> None:
        number = entry.get("number")
        if not isinstance(number, str) or number not in CARD:
            self.wrong(where, "error-data-number", number=repr(number))
            return
        where = f"{where}: {number}"
        if number in self.cards:
            self.wrong(where, "error-data-duplicate", other=self.where[number])
            return
        for key in sorted(set(entry) - KEYS[table]):
            self.wrong(where, "error-data-extra", key=key, keys=", ".join(sorted(KEYS[table])))
        missing = sorted(NEEDED[table] - set(entry))
        if missing:
            self.wrong(where, "error-data-lacks", keys=", ".join(missing))
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

    def one_of(self, where: str, key: str, value: object, allowed: tuple[str, ...]) -> None:
        if value not in allowed:
            self.wrong(where, "error-data-one-of", key=key, value=repr(value), allowed=", ".join(allowed))

    def motif(self, where: str, value: object) -> None:
        # Any word will do: one that the pictures do not know shows a compass rose.
        if not isinstance(value, str) or not re.fullmatch(r"[a-z]+(-[a-z]+)*", value):
            self.wrong(where, "error-data-motif", value=repr(value))

    def number(self, where: str, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(where, "error-data-whole", key=key, value=repr(value), low=low, high=high)
            return low
        return value

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
        if not isinstance(entry["alone"], bool):
            self.wrong(where, "error-data-alone", value=repr(entry["alone"]))
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

    def constants(self) -> Constants | None:
        content = self.read("constants.toml")
        if content is None:
            return None
        path = self.folder / "constants.toml"
        lines = [line.partition("=")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
        before = len(self.problems)
        for key, value in content.items():
            where = f"{path}:{lines.index(key) + 1 if key in lines else 1}"
            if key not in Constants.__struct_fields__:
                self.wrong(where, "error-data-extra", key=key, keys=", ".join(Constants.__struct_fields__))
            elif key != "lengths":
                low, high = LIMITS.get(key, (1, 1000))
                self.number(where, key, value, low, high)
            elif not isinstance(value, list) or not value:
                self.wrong(where, "error-data-lengths", value=repr(value))
            else:
                for length in value:
                    self.number(where, "lengths", length, 1, 22)
        missing = [key for key in Constants.__struct_fields__ if key not in content]
        if missing:
            self.wrong(path, "error-data-lacks", keys=", ".join(missing))
        return msgspec.convert(content, Constants) if len(self.problems) == before else None

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
    constants = reader.constants()
    reader.whole()
    if reader.problems or constants is None:
        raise BadData(reader.problems, HOME)
    return [reader.cards[code] for code in CODES], constants


def digest(folder: Path) -> str:
    """A digest of the data files, so that a save knows what it was played with. Another picture is no other deck."""
    lines = (line for name in (*FILES, "constants.toml") for line in (folder / name).read_bytes().splitlines(True))
    together = b"".join(line for line in lines if not line.lstrip(b"# ").startswith(b"motif "))
    return hashlib.sha256(together).hexdigest()[:16]


FOLDER = Path(os.environ.get("ESCADRE_SIROCCO_DATA", Path(__file__).parent / "data"))
CARDS, CONSTANTS = read(FOLDER)

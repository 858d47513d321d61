"""What the data files become: models with their weapons, cards, ready fleets, numbers of the rules.

Lengths are thousandths of an inch, angles tenths of a degree; where the data says inches, the catalog has multiplied.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

RACES: Final = (
    "dragon-lords", "iron-dwarves", "orc-raiders", "imperial-humans",
    "thaniras-elves", "shroud-mages", "bone-griffons", "ralgard",
)  # fmt: skip
ANY: Final = "any"  # the race of what every fleet may have, or nobody
SIZES: Final = ("small", "medium", "large", "massive")
# What a squadron counts as (US-20): the basic classes, and "special" for what is none of them.
CLASSES: Final = ("frigate", "destroyer", "cruiser", "battleship", "special", "part", "monster")
ROLES: Final = ("standard", "variant", "special", "none")
LIVING, UNDEAD, CONSTRUCT, SHIP, FORT = "living", "undead", "construct", "ship", "fort"
NATURES: Final = (SHIP, LIVING, UNDEAD, CONSTRUCT, FORT)
TRAITS: Final = ("flyer", "diver", "creature", "submarine", "flagship", "attachment", "carrier")
# Where a weapon fires (US-7, US-30): both broadsides are one entry, "side".
ARCS: Final = (
    "side", "fore", "aft", "turret-fore", "turret-aft", "turret-port", "turret-starboard", "turret-centre",
    "ahead-90", "ahead-180", "ahead-270", "all-round", "radial", "corridor", "behind",
)  # fmt: skip
KINDS: Final = (
    "guns", "rockets", "platform", "mortar", "trebuchet", "harpoon", "battery", "torpedoes", "magma", "breath", "acid",
    "sweep", "tail", "swoop", "rock", "vomit", "jet", "bomb", "plague", "troll", "blast", "orbs", "bite", "coil",
)  # fmt: skip
RULES: Final = (
    "air-hunter", "arcane-amplifier", "arcane-blast", "armoured-belly", "armoured-forecastle", "blinding-flash",
    "bulldoze", "coordinated-assault", "cumbersome-flier", "death-shriek", "draconic-blessing", "elite-crew",
    "flame-weapon", "flammable-gases", "free-floating", "hard-impact", "hull-breaker", "hull-ripper", "illuminate",
    "iron-ram", "lethal-strike", "misdirection", "murder-holes", "oars", "pack-hunters", "panic-dive", "plague-gun",
    "poison-arrows", "radial-fire", "reassignment", "recycle", "red-ram", "sharpshooters", "spotter", "steam-burst",
    "steam-bellows", "streamlined-hull", "tether", "tough-crew", "towering", "troll-rock-throwers",
    "underwater-hunter", "fortification",
)  # fmt: skip
CARD_CLASSES: Final = ("S", "T", "A", "R")
ICONS: Final = ("magic", "counter", "creature", "fort")
SOURCES: Final = ("ours", "book", "both")


class Weapon(Struct, frozen=True, kw_only=True):
    """One line of a stat card; dice by range band, 0 where it does not reach."""

    kind: str
    arc: str
    dice: tuple[int, ...]
    count: int = 1  # trolls, trebuchets: how many of them
    rules: tuple[str, ...] = ()  # of this weapon alone (US-16)
    reach: int = 0  # in inches where it is less than its band


class Model(Struct, frozen=True, kw_only=True):
    key: str
    source: str
    race: str
    family: str  # the class it counts in (US-20)
    role: str  # standard, variant or special in it
    special: int  # special class 1 to 3; 0 for none (US-20.3)
    least: int  # of a squadron
    most: int
    points: int
    size: str
    nature: str
    traits: tuple[str, ...]
    length: int  # 0 for a round base
    beam: int
    radius: int  # 0 for a hull
    move: int
    under: int  # movement submerged, by steam (Condor) or swimming; 0 for none
    wind: bool
    damage: int  # DR
    critical: int  # CR
    hull: int  # HP
    crew: int  # CP
    ram: int
    weapons: tuple[Weapon, ...]
    rules: tuple[tuple[str, int], ...]  # with their number: sharpshooters 5, steam bellows 2; else 0
    book: tuple[str, ...] = ()  # what of it is the book's

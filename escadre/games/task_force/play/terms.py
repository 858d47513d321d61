"""The book's words as numbers (TF-1.3, TF-2): where a list is given, a number is a place in it."""

from __future__ import annotations

from typing import Final

# Seats are numbered like the sides.
SIDES: Final = ("ijn", "allies")
IJN: Final = 0
ALLIES: Final = 1
FLAGS: Final = ("usn", "rn", "abda")  # the names of the Allied side (TF-1.3.c)

NATIONS: Final = ("JP", "US", "UK", "AU", "DEI")
JP: Final = 0
US: Final = 1
UK: Final = 2
AU: Final = 3
DEI: Final = 4

SHIP_TYPES: Final = ("CV", "CVL", "BB", "CA", "CL", "DD", "AK", "AO")
CV: Final = 0
CVL: Final = 1
BB: Final = 2
CA: Final = 3
CL: Final = 4
DD: Final = 5
AK: Final = 6
AO: Final = 7

AIR_TYPES: Final = ("F", "B", "DB", "T")
FIGHTER: Final = 0
LEVEL_BOMBER: Final = 1
DIVE_BOMBER: Final = 2
TORPEDO_BOMBER: Final = 3

# Damage levels (TF-3.5.a); of land bases the last is Destroyed.
LEVELS: Final = ("intact", "minor", "significant", "critical", "sunk")
INTACT: Final = 0
MINOR: Final = 1
SIGNIFICANT: Final = 2
CRITICAL: Final = 3
SUNK: Final = 4

# Deck results (TF-3.5.5); the two add up.
NO_LANDING: Final = 1
NO_LAUNCH: Final = 2

# Terrain (TF-2.1.1.a), by its letter on a map.
TERRAIN: Final = ".mL"
SEA: Final = 0
MIXED: Final = 1
LAND: Final = 2

EDGES: Final = ("north", "east", "south", "west")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Directions from hex to hex, as geometry.hexes counts them.
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")

CHITS: Final = ("detected", "misdirect", "lost")
DETECTED: Final = 0
MISDIRECT: Final = 1
LOST: Final = 2

# What the searched player answers (TF-4.4.2).
ANSWERS: Final = ("no-contact", "no-fleet", "fleet", "carrier")
NO_CONTACT: Final = 0
NO_FLEET: Final = 1
FLEET_SIGHTED: Final = 2
CARRIER_SIGHTED: Final = 3

# What a chit does in the solo scenarios (TF-6.b).
SOLO: Final = ("no-contact", "here", "elsewhere")
HERE: Final = 1
ELSEWHERE: Final = 2

# The phases of a turn (TF-4.a).
PHASES: Final = ("movement", "combat", "air", "reconnaissance", "administration")
MOVEMENT: Final = 0
COMBAT: Final = 1
AIR: Final = 2
RECONNAISSANCE: Final = 3
ADMINISTRATION: Final = 4

"""The catalog as columns of plain numbers, for the rules: `FIREPOWER[ship][back]` … (TF-2.2)."""

from __future__ import annotations

from typing import Final

from escadre.games.task_force.play.catalog import AIRCRAFT, BASES, CONSTANTS, SHIPS, TRACK
from escadre.games.task_force.play.terms import AK, DD

# ---- ships, by their entry in the catalog; pairs are front and back
SHIP_TYPE: Final[list[int]] = [ship.type for ship in SHIPS]
SHIP_NATION: Final[list[int]] = [ship.nation for ship in SHIPS]
ANTIAIR: Final[list[tuple[int, int]]] = [ship.antiair for ship in SHIPS]
FIREPOWER: Final[list[tuple[int, int]]] = [ship.firepower for ship in SHIPS]
NIGHT_FIREPOWER: Final[list[tuple[int, int]]] = [ship.night for ship in SHIPS]
DURABILITY: Final[list[tuple[int, int]]] = [ship.durability for ship in SHIPS]
CAPACITY: Final[list[int]] = [ship.capacity for ship in SHIPS]  # half units
CARRIER: Final[list[bool]] = [ship.carrier for ship in SHIPS]
GUNS: Final[list[int]] = [ship.guns for ship in SHIPS]
IN_RING: Final[list[bool]] = [ship.ring for ship in SHIPS]  # may stand in an outer box
SMALL: Final[list[bool]] = [ship.type in (DD, AK) for ship in SHIPS]  # two ships on one counter (TF-3.5.1)
BOMBARDS: Final[list[bool]] = [ship.bombards for ship in SHIPS]
ARMOURED: Final[list[bool]] = [ship.armoured for ship in SHIPS]
OUTRANGES: Final[list[bool]] = [ship.outranges for ship in SHIPS]
SCOUTS: Final[list[bool]] = [ship.scouts for ship in SHIPS]

# ---- aircraft
AIR_TYPE: Final[list[int]] = [model.type for model in AIRCRAFT]
AIR_VALUE: Final[list[tuple[int, int]]] = [model.air_air for model in AIRCRAFT]
BOMB_VALUE: Final[list[tuple[int, int]]] = [model.air_surface for model in AIRCRAFT]
RANGE: Final[list[int]] = [model.range for model in AIRCRAFT]
CRUISING: Final[list[int]] = [model.cruising for model in AIRCRAFT]
SPLITS: Final[list[bool]] = [model.splits for model in AIRCRAFT]
FORTRESS: Final[list[bool]] = [model.fortress for model in AIRCRAFT]

# ---- land bases
BASE_ANTIAIR: Final[list[tuple[int, int]]] = [base.antiair for base in BASES]
BASE_FIREPOWER: Final[list[tuple[int, int]]] = [base.firepower for base in BASES]
BASE_DURABILITY: Final[list[tuple[int, int]]] = [base.durability for base in BASES]
BASE_CAPACITY: Final[list[int]] = [base.capacity for base in BASES]

# ---- the turn track; turn 1 has number 1
NIGHT: Final[list[bool]] = [False, *(turn.night for turn in TRACK)]
INITIATIVE: Final[list[int]] = [0, *(turn.initiative for turn in TRACK)]
FLEET_HEXES: Final[list[int]] = [0, *(turn.fleets for turn in TRACK)]
TRANSPORT_HEXES: Final[list[int]] = [0, *(turn.transports for turn in TRACK)]
RAIDS_ALLOWED: Final[list[bool]] = [False, *(turn.raids for turn in TRACK)]
SCOUTING_ALLOWED: Final[list[bool]] = [False, *(turn.scouting for turn in TRACK)]
FIRST_NIGHT: Final[list[bool]] = [False, *(turn.first_night for turn in TRACK)]

READY_HALVES: Final[int] = CONSTANTS.ready_halves
RING_BOXES: Final[int] = CONSTANTS.ring_boxes
COLUMN_BOXES: Final[int] = CONSTANTS.column_boxes
FLEET_HALVES: Final[int] = CONSTANTS.fleet_halves

"""The catalog as columns of plain numbers, for the rules: `HULL[ship]`, `KIND[card]` … (MNB-10, MNB-13)."""

from __future__ import annotations

from typing import Final

from escadre.games.naval_battles.play.catalog import (
    CONSTANTS,
    DESIGN_OF,
    DESIGNS,
    KINDS,
    NAVIES,
    NON_COMBATANT,
    SHIP,
    SHIPS,
    TYPES,
    WEAPONS,
)

# Kinds of Action cards
GUN: Final = 0
MISSILE: Final = 1
TORPEDO: Final = 2
AIR: Final = 3
BOMBING: Final = 4
PLAN: Final = 5
INTELLIGENCE: Final = 6
NEAR_MISS: Final = 7
TACTICS: Final = 8
REPAIR: Final = 9
SCREEN: Final = 10
# Attack types, as bits (MNB-12.3)
T_GUN: Final = 1
T_SSM: Final = 2
T_CM: Final = 4
T_TORP: Final = 8
T_AS: Final = 16
T_ASW: Final = 32
# Weapons, as bits
W_LG: Final = 4
W_T: Final = 32


def _bits(words: tuple[str, ...], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(word) for word in words)


COUNT_BITS: Final[list[int]] = [bin(mask).count("1") for mask in range(64)]

# ---- ships
SHIP_COUNT: Final[int] = len(SHIPS)
NAVY: Final[list[int]] = [NAVIES.index(ship.nation) if ship.nation in NAVIES else -1 for ship in SHIPS]
HULL: Final[list[int]] = [ship.hull for ship in SHIPS]
ARMS: Final[list[int]] = [_bits(ship.weapons, WEAPONS) for ship in SHIPS]
ASW: Final[list[int]] = [ship.asw for ship in SHIPS]
STRIKES: Final[list[list[int]]] = [sorted(ship.air) for ship in SHIPS]  # the best number first
STOPS: Final[list[int]] = [_bits(ship.stops, TYPES) for ship in SHIPS]
STOPS_AT: Final[list[list[int]]] = [sorted(ship.stops_at) for ship in SHIPS]  # the best number first
EVASION: Final[list[int]] = [ship.evasion for ship in SHIPS]
PASSIVE: Final[list[int]] = [ship.passive for ship in SHIPS]
ACTIVE: Final[list[int]] = [ship.active for ship in SHIPS]
SUB: Final[list[bool]] = [ship.passive > 0 for ship in SHIPS]  # MNB-0.1
COMMAND: Final[list[int]] = [ship.command for ship in SHIPS]
VP: Final[list[int]] = [ship.vp for ship in SHIPS]
SINCE: Final[list[int]] = [ship.since for ship in SHIPS]
UNTIL: Final[list[int]] = [ship.until or 9999 for ship in SHIPS]
NON_COMBATANT_SHIP: Final[int] = SHIP[NON_COMBATANT]
SHIPS_OF: Final[list[list[int]]] = [[i for i in range(len(SHIPS)) if NAVY[i] == navy] for navy in range(len(NAVIES))]
WORTH: Final[list[int]] = [sum(VP[ship] for ship in ships) for ships in SHIPS_OF]
CHEAPEST: Final[list[int]] = [min(VP[ship] for ship in ships) for ships in SHIPS_OF]

# ---- Action cards
CARD_COUNT: Final[int] = len(DESIGN_OF)
DECK: Final[list[int]] = list(range(CARD_COUNT))
_OF = [DESIGNS[design] for design in DESIGN_OF]
KIND: Final[list[int]] = [KINDS.index(card.kind) for card in _OF]
VALUE: Final[list[int]] = [card.value for card in _OF]
SYMBOLS: Final[list[int]] = [_bits(card.symbols, WEAPONS) for card in _OF]
PLATFORMS: Final[list[int]] = [card.platforms for card in _OF]
BOXES: Final[list[int]] = [sum(1 << distance for distance in card.ranges) for card in _OF]  # MNB-11.4.3, bit = range
DAMAGE: Final[list[int]] = [card.damage for card in _OF]
HTS: Final[list[int]] = [card.hts for card in _OF]
LARGE_GUN: Final[list[bool]] = [card.large_gun for card in _OF]
CARD_STOPS: Final[list[int]] = [_bits(card.stops, TYPES) for card in _OF]
CARD_STOPS_AT: Final[list[int]] = [card.stops_at for card in _OF]
CARD_AIR: Final[list[int]] = [card.air for card in _OF]
CARD_ASW: Final[list[int]] = [card.asw for card in _OF]
BOMBS: Final[list[int]] = [card.strikes for card in _OF]
COST: Final[list[int]] = [card.cost for card in _OF]
OWN: Final[list[int]] = [card.own for card in _OF]
ENEMY: Final[list[int]] = [card.enemy for card in _OF]
# MNB-12.3.1, MNB-12.3.2: what an attack with this card counts as
CARD_TYPES: Final[list[int]] = [
    {"gun": T_GUN, "torpedo": T_TORP}.get(card.kind, _bits(card.symbols, TYPES) if card.kind == "missile" else 0)
    for card in _OF
]
DESIGN_CARDS: Final[list[list[int]]] = [
    [card for card in DECK if DESIGN_OF[card] == design] for design in range(len(DESIGNS))
]
DESIGN_VALUE: Final[list[int]] = [design.value for design in DESIGNS]
INTELLIGENCES: Final[list[int]] = [card for card in DECK if KIND[card] == INTELLIGENCE]

# ---- the numbers of constants.toml
DIE: Final[int] = CONSTANTS.die
ROWS: Final[int] = CONSTANTS.rows
SUBMARINE_ROW: Final[int] = CONSTANTS.submarine_row
ROW_AIR: Final[list[int]] = [0, *CONSTANTS.row_air]  # by row
HAND: Final[int] = CONSTANTS.hand
CARD_SHARE: Final[int] = CONSTANTS.card_share
QUIET_ROUNDS: Final[int] = CONSTANTS.quiet_rounds
RESERVE_MIN: Final[int] = CONSTANTS.reserve_min
BUDGETS: Final[list[int]] = sorted(CONSTANTS.budgets, reverse=True)
TEAM_BUDGET: Final[int] = CONSTANTS.team_budget

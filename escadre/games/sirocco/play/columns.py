"""The catalog as columns of plain numbers, for the rules: `CAMP[card]`, `YEARS[card]` … (SIR-2)."""

from __future__ import annotations

from typing import Final

from escadre.games.sirocco.play.catalog import (
    CAMPS,
    CARD,
    CARDS,
    CARGO,
    CODES,
    CONSTANTS,
    EFFECTS,
    FIRST_YEAR,
    FRAMES,
    GROUPS,
    NATIONS,
    TYPES,
)

# Groups
FORCE: Final = 0
BONUS: Final = 1
SUPPLY: Final = 2
SPECIAL: Final = 3
STORM: Final = 4
OPERATION: Final = 5
# Camps
NO_CAMP: Final = 0
ALLIED: Final = 1
AXIS: Final = 2
# Frames
BINOCULAR: Final = 1
PERISCOPE: Final = 2
PYRAMID: Final = 3
RECTANGLE: Final = 4
# Types, as bits
AIR: Final = 1
SURFACE: Final = 2
SUB: Final = 4
COMBINED: Final = 7
# Effects
RESTRICT: Final = 2
INTELLIGENCE: Final = 3
ADMIRAL: Final = 4


def _bits(words: tuple[str, ...], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(word) for word in words)


GROUP: Final[list[int]] = [GROUPS.index(card.group) for card in CARDS]
CAMP: Final[list[int]] = [("none", "allied", "axis").index(CAMPS[code[0]]) for code in CODES]
NATION: Final[list[int]] = [NATIONS.index(card.nation) for card in CARDS]
FRAME: Final[list[int]] = [FRAMES.index(card.frame) for card in CARDS]
EFFECT: Final[list[int]] = [EFFECTS.index(card.effect) for card in CARDS]
YEARS: Final[list[int]] = [sum(1 << (year - FIRST_YEAR) for year in card.years) or 15 for card in CARDS]
VALUES: Final[list[list[int]]] = [list(card.values) for card in CARDS]
DICE: Final[list[list[int]]] = [list(card.dice) for card in CARDS]
VP: Final[list[int]] = [card.vp for card in CARDS]
FATE: Final[list[list[int]]] = [[CARD[victim] for victim in card.fate] for card in CARDS]
VICTIM_OF: Final[list[list[int]]] = [[i for i, other in enumerate(CARDS) if code in other.fate] for code in CODES]
ALONE: Final[list[bool]] = [card.alone for card in CARDS]
HITS_ENEMY: Final[list[bool]] = [card.targets_enemy for card in CARDS]
# SIR-G.5: what may be a main play at all
OPENS: Final[list[bool]] = [
    card.group in ("force", "supply") or card.alone or card.effect in ("restrict", "intelligence") for card in CARDS
]
BATTLE: Final[list[bool]] = [card.kind == "battle" for card in CARDS]
PRINTED_TYPES: Final[list[int]] = [_bits(card.types, TYPES) for card in CARDS]
CARGO_OF: Final[list[int]] = [CARGO.index(card.cargo) for card in CARDS]
AIR_BONUS: Final[list[int]] = [card.air_bonus for card in CARDS]

DECK: Final[list[int]] = [card for card in range(len(CARDS)) if GROUP[card] != OPERATION]
OPERATIONS: Final[list[int]] = [card for card in range(len(CARDS)) if GROUP[card] == OPERATION]


def _effect(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.effect == name)


SIROCCO: Final[int] = _effect("sirocco")
FOG: Final[int] = _effect("fog")
EXPLOSION: Final[int] = _effect("explosion")
LOST: Final[int] = _effect("lost")
NIGHT: Final[int] = _effect("night")
BOMB_ALLEY: Final[int] = _effect("bomb_alley")
SHALLOWS: Final[int] = _effect("shallows")

# The numbers of constants.toml
DIE: Final[int] = CONSTANTS.die
HAND: Final[int] = CONSTANTS.hand
HAND_MAX: Final[int] = CONSTANTS.hand_max
HALF_ICONS: Final[int] = CONSTANTS.half_icons
BATTLE_DRAW: Final[int] = CONSTANTS.battle_draw
SIROCCO_ANNULS_TO: Final[int] = CONSTANTS.sirocco_annuls_to
EXPLOSION_PIVOT: Final[int] = CONSTANTS.explosion_pivot
ATTEMPTS_MAX: Final[int] = CONSTANTS.attempts_max

# The typed word of a type, in orders and position files.
TYPE_NAMES: dict[int, str] = {
    AIR: "air",
    SURFACE: "surface",
    SUB: "sub",
    AIR | SURFACE: "air-surface",
    AIR | SUB: "air-sub",
    SURFACE | SUB: "surface-sub",
    COMBINED: "combined",
}

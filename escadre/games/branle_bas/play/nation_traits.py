"""What a nation changes (BBC-28) in the period of the battle (BBC-29), as numbers that the rules look up."""

from __future__ import annotations

from typing import Any, Final

from escadre.games.branle_bas.play.catalog import IBERIAN, NATIONS
from escadre.games.branle_bas.play.options import PERIODS, BranleBasOptions
from escadre.games.branle_bas.play.scenarios.scenario_effects import MISREADS, RELEASED_EARLY, TACKS_WELL, has
from escadre.games.branle_bas.play.state import BranleBasState

ANG: Final = 0
FRA: Final = 1
ESP: Final = 2
HOL: Final = 3
RUS: Final = 4
SUE: Final = 5
DAN: Final = 6
POR: Final = 7
VEN: Final = 8
NAP: Final = 9
TUR: Final = 10
EU: Final = 11

EARLY_RELEASE: Final = 40_000  # where a scenario sets captains free as the English are


def period_of(options: BranleBasOptions) -> int:
    """Which column of the tables below holds: the three periods, then the first two with the option of Spain."""
    period = PERIODS.index(options.period)
    return period + 3 if options.iberian and period < 2 else period


def _column(key: str, base: list[Any]) -> list[list[Any]]:
    """BBC-29.1 to BBC-29.4: for each column of `period_of` what each nation has."""
    columns: list[list[Any]] = []
    for period in (*range(len(PERIODS)), *range(2)):
        column = []
        for nation, usual in zip(NATIONS, base, strict=True):
            value = nation.periods.get(PERIODS[period], {}).get(key, usual)
            if len(columns) >= len(PERIODS):
                value = nation.periods.get(IBERIAN, {}).get(key, value)  # BBC-29.3
            column.append(value)
        columns.append(column)
    return columns


MORALE: Final[list[list[list[int]]]] = [
    [list(pair) for pair in column] for column in _column("morale", [nation.morale for nation in NATIONS])
]
FORCE: Final[list[list[int]]] = _column("force", [0] * len(NATIONS))  # added to F
TACK: Final[list[list[int]]] = _column("tack", [nation.tack for nation in NATIONS])
RELEASE: Final[list[list[int]]] = _column("release", [nation.release for nation in NATIONS])  # in centimetres
MANOEUVRE: Final[list[list[int]]] = _column("manoeuvre", [nation.manoeuvre for nation in NATIONS])
CARRONADES: Final[list[list[int]]] = _column("carronades", [nation.carronades for nation in NATIONS])
REREADS: Final[list[list[bool]]] = _column("rereads", [nation.rereads for nation in NATIONS])
REROLLS: Final[list[list[bool]]] = _column("rerolls", [nation.rerolls for nation in NATIONS])
MARINES: Final[list[bool]] = [nation.marines for nation in NATIONS]
AVOIDS: Final[list[bool]] = [nation.avoids for nation in NATIONS]
PARTS: Final[list[bool]] = [nation.parts for nation in NATIONS]


def base_morale(options: BranleBasOptions, nation: int, many: bool) -> int:
    """BBC-4.8, BBC-28.6: with more than three ships of that side at set-up, or with fewer."""
    return MORALE[period_of(options)][nation][0 if many else 1]


def tack_fails(s: BranleBasState, ship: int) -> int:
    """BBC-7.10, BBC-28.11: the highest sum of two Dé that fails."""
    fails = TACK[period_of(s.options)][s.nation[ship]]
    return fails - 1 if has(s, ship, TACKS_WELL) else fails


def release_range(s: BranleBasState, ship: int) -> int:
    """BBC-8.4, BBC-28.7: how near the enemy captains are set free, in steps."""
    if has(s, ship, RELEASED_EARLY):
        return EARLY_RELEASE
    return RELEASE[period_of(s.options)][s.nation[ship]] * 1000


def has_marines(nation: int) -> bool:
    """BBC-18.12, BBC-28.8."""
    return MARINES[nation]


def carronades(s: BranleBasState, ship: int) -> int:
    """BBC-14.7, BBC-14.8, BBC-28.9: 2 roll again on the face of the English, 1 as it lies, 0 the poor ones."""
    return CARRONADES[period_of(s.options)][s.nation[ship]]


def rereads(s: BranleBasState, ship: int) -> bool:
    """BBC-8.17, BBC-28.10: a -2 is read right."""
    return REREADS[period_of(s.options)][s.nation[ship]] and not has(s, ship, MISREADS)


def rerolls_risks(s: BranleBasState, ship: int) -> bool:
    """BBC-14.16."""
    return REROLLS[period_of(s.options)][s.nation[ship]]


def avoids_lightly(nation: int) -> bool:
    """BBC-17.5."""
    return AVOIDS[nation]


def parts_easily(nation: int) -> bool:
    """BBC-17.10."""
    return PARTS[nation]

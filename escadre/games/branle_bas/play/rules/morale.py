"""The morale test: both sides at once, from what lies on the sea (BBC-4)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.frames import tell
from escadre.games.branle_bas.play.catalog import CONSTANTS
from escadre.games.branle_bas.play.nation_traits import base_morale
from escadre.games.branle_bas.play.rules.ships import good_order
from escadre.games.branle_bas.play.rules.winning import DRAW, end_battle, warship
from escadre.games.branle_bas.play.scenarios.scenario_effects import BASE_MORALE, MORALE_SPARED, twist
from escadre.games.branle_bas.play.state import BranleBasState

FLOOR: Final = CONSTANTS.morale_floor  # BBC-4.14
FEW: Final = CONSTANTS.small_battle  # BBC-4.8: up to so many ships the lower base morale holds
ADMIRAL: Final = 2  # BBC-4.10


def contribution(s: BranleBasState, ship: int) -> int:
    """What a ship adds for the side that built her (BBC-4.5 to BBC-4.7); works and transports nothing (BBC-4.13)."""
    if not warship(s, ship):
        return 0
    if s.captor[ship] >= 0:
        return -1
    if not good_order(s, ship):
        return 0
    return 2 if s.rank[ship] == 1 else 1


def ship_sum(s: BranleBasState) -> int:
    """As side 0 sees it; for side 1 it is the exact opposite (BBC-4.3)."""
    total = 0
    for ship in range(len(s.fate)):
        points = contribution(s, ship)
        total += points if s.side[ship] == 0 else -points
    return total


def ships_at_first(s: BranleBasState, side: int) -> int:
    """BBC-4.8: at set-up."""
    return sum(1 for ship in range(len(s.fate)) if s.side[ship] == side and warship(s, ship))


def base_of(s: BranleBasState, side: int) -> int:
    """BBC-4.8; BBC-4.13: of the nation of the flagship; BBC-4.14: a scenario may set it."""
    told = twist(s, BASE_MORALE + side)
    if told >= 0:
        return told
    leader = s.flagship[side] if s.flagship[side] >= 0 else _first_of(s, side)
    return base_morale(s.options, s.nation[leader], ships_at_first(s, side) > FEW)


def _first_of(s: BranleBasState, side: int) -> int:
    for ship in range(len(s.side)):
        if s.side[ship] == side:
            return ship
    return 0


def slowness(s: BranleBasState, side: int) -> int:
    """BBC-4.9: the worst sailer in formation and in good order: 1 for a poor one, 2 for a slow one."""
    worst = 0
    for ship in range(len(s.fate)):
        if s.side[ship] == side and s.formed[ship] and s.sail[ship] > worst and good_order(s, ship):
            worst = s.sail[ship]
    return worst


def totals(s: BranleBasState) -> list[int]:
    """BBC-4.3 to BBC-4.10: of both sides, now."""
    first = ship_sum(s)
    found = []
    for side in (0, 1):
        total = (first if side == 0 else -first) + base_of(s, side) - slowness(s, side)
        found.append(total - ADMIRAL if s.admiral_dead[side] else total)
    return found


def first_morale(s: BranleBasState, dice: Dice) -> None:
    """BBC-4.2: the test of set-up; BBC-4.14: it settles the floor, and ends nothing."""
    s.morale = totals(s)
    s.floor = [FLOOR - total if total < FLOOR else 0 for total in s.morale]
    if s.loud:
        tell(s, "morale", {"seat": 0, "other": 1, "first": s.morale[0], "second": s.morale[1]})


def test_morale(s: BranleBasState, dice: Dice) -> None:
    """BBC-4.1, BBC-4.11, BBC-4.12: the new totals hold, and may end the battle (BBC-2.2, BBC-2.6, BBC-2.7)."""
    s.morale = totals(s)
    s.morale_called = True
    if s.loud:
        tell(s, "morale", {"seat": 0, "other": 1, "first": s.morale[0], "second": s.morale[1]})
    if twist(s, MORALE_SPARED):
        return
    first, second = s.morale[0] + s.floor[0], s.morale[1] + s.floor[1]
    if s.options.strategic_morale:  # BBC-2.6
        s.fleeing = [s.fleeing[0] or first < 0, s.fleeing[1] or second < 0]
        return
    if first >= 0 and second >= 0:
        return
    end_battle(s, DRAW if first == second else 1 if first < second else 0, "morale")

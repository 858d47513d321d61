"""Divisions: who is in formation, who leads and who follows, what moves when (BBC-6.2, BBC-8.2-8.11, BBC-8.28)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, tell
from escadre.games.branle_bas.play.rules.ships import thirds
from escadre.games.branle_bas.play.state import (
    AFLOAT,
    CABLE_CUT,
    HULK,
    IN_PLAY,
    NO_ORDER,
    SUCCESSION,
    TWO_LINES,
    UNDER_WAY,
    BranleBasState,
)


def able(s: BranleBasState, ship: int) -> bool:
    """BBC-8.3: who flees, drifts, lies fast or hangs on another is out of formation of itself."""
    return (
        s.fate[ship] == IN_PLAY
        and s.captor[ship] < 0
        and not s.retreat[ship]
        and s.kind[ship] < HULK
        and s.aground[ship] == AFLOAT
        and s.anchor[ship] in (UNDER_WAY, CABLE_CUT)
        and thirds(s, ship) > 0
        and not _held(s, ship)
    )


def _held(s: BranleBasState, ship: int) -> bool:
    for pair in s.tangles:
        if ship in pair:
            return True
    for pair in s.grapples:
        if ship in pair:
            return True
    return s.tow[ship] >= 0 or ship in s.tow


def members(s: BranleBasState, division: int) -> list[int]:
    """Its ships in formation, from van to rear."""
    found = [ship for ship in range(len(s.fate)) if s.formed[ship] and s.division[ship] == division and able(s, ship)]
    found.sort(key=s.place.__getitem__)
    return found


def bodies(s: BranleBasState, ships: list[int]) -> list[list[int]]:
    """What moves one after the other: ships alone, and formations in the place of their ship nearest the wind.

    The ships come in the order of the wind, that nearest its origin last (BBC-6.1, BBC-6.2).
    """
    formations = [[ship for ship in members(s, division) if ship in ships] for division in range(len(s.mode))]
    last: list[int] = []  # ships in whose place a formation moves
    with_others: list[int] = []
    for formation in formations:
        if len(formation) > 1:
            with_others += formation
            last.append(max(formation, key=ships.index))
    found: list[list[int]] = []
    for ship in ships:
        if ship not in with_others:
            found.append([ship])
        elif ship in last:
            found.append(formations[s.division[ship]])
    return found


def commander_of(s: BranleBasState, division: int) -> int:
    """Her ship, or when that is lost the one of best rank, then first in the list (BBC-8.28); -1 for none."""
    ship = s.commander[division]
    if ship >= 0 and s.fate[ship] == IN_PLAY and s.captor[ship] < 0:
        return ship
    best = NOBODY
    for other in range(len(s.fate)):
        if s.division[other] == division and s.fate[other] == IN_PLAY and s.captor[other] < 0:
            if best < 0 or (s.rank[other], s.place[other]) < (s.rank[best], s.place[best]):
                best = other
    return best


def guide_of(s: BranleBasState, line: list[int]) -> int:
    """BBC-8.26: flagship, else commander, else the first ship."""
    for ship in line:
        if s.flagship[s.side[ship]] == ship:
            return ship
    commander = commander_of(s, s.division[line[0]])
    return commander if commander in line else line[0]


def second_half(s: BranleBasState, ship: int) -> bool:
    """BBC-8.11: of two lines, whether she is of the second. Losses do not move anybody from one to the other."""
    division = s.division[ship]
    ships = 0
    for other in range(len(s.fate)):
        if s.division[other] == division and s.repeater[division] != other:
            ships += 1
    return s.place[ship] >= (ships + 1) // 2


def next_ahead(s: BranleBasState, ship: int) -> int:
    """BBC-8.10: the nearest before her in the list, in formation under the same order; -1 when she leads."""
    division, place = s.division[ship], s.place[ship]
    two = s.mode[division] == TWO_LINES
    found = NOBODY
    for other in range(len(s.fate)):
        if s.division[other] != division or not s.formed[other] or s.place[other] >= place:
            continue
        if found >= 0 and s.place[other] < s.place[found]:
            continue
        if two and second_half(s, ship) != second_half(s, other):
            continue
        if same_order(s, ship, other) and able(s, other):
            found = other
    return found


def same_order(s: BranleBasState, ship: int, other: int) -> bool:
    if s.order[ship] != s.order[other]:
        return False
    if s.order[ship] == NO_ORDER:
        return True
    if s.order_side[ship] != s.order_side[other]:
        return False
    course, second = s.order_course[ship], s.order_course[other]
    return course == second or (course < 0 and second < 0) or s.order[ship] != SUCCESSION


def leave(s: BranleBasState, ship: int) -> None:
    """Out of formation."""
    s.formed[ship] = False
    s.astray[ship] = 0
    s.order[ship] = NO_ORDER
    if s.loud:
        tell(s, "leaves-formation", {"ship": ship})


def drop_unable(s: BranleBasState) -> None:
    """BBC-8.3."""
    for ship in range(len(s.fate)):
        if s.formed[ship] and not able(s, ship):
            leave(s, ship)

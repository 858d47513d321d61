"""What ships bring to a fight hand to hand (BBC-18.5-18.13): read off the table, nothing changed."""

from __future__ import annotations

from typing import Final

from escadre.games.branle_bas.play.nation_traits import has_marines
from escadre.games.branle_bas.play.rules.ships import holder, masts_lost
from escadre.games.branle_bas.play.state import FRIGATE, IN_PLAY, MERCHANT, BranleBasState

RANK_POINTS: Final = (0, 8, 7, 5, 4, 2)  # BBC-18.5, BBC-23.3
MOST_SUPPORT: Final = 2  # BBC-18.9
MARINES: Final = 2  # BBC-18.12


def boarding_points(s: BranleBasState, ship: int, other: int) -> list[tuple[str, int]]:
    """All that a ship brings to a fight with that one, each with its name in the words (BBC-18.5-18.12)."""
    found = [("rank", RANK_POINTS[s.rank[ship]]), ("decks", s.decks[ship])]
    _add(found, "losses", _sign(s.lost_crew[other] - s.lost_crew[ship]))  # BBC-18.7
    _add(found, "flagship", _flag(s, ship) - _flag(s, other))  # BBC-18.8
    _add(found, "support", supporters(s, ship, other) - supporters(s, other, ship))  # BBC-18.9
    _add(found, "morale", _sign(s.morale[s.side[ship]] - s.morale[s.side[other]]))  # BBC-18.10
    found.extend(marker_points(s, ship))
    if has_marines(s.nation[ship]) and s.kind[ship] != MERCHANT:  # BBC-23.12
        found.append(("marines", MARINES))
    return found


def boarding_strength(s: BranleBasState, ship: int, other: int) -> int:
    """The sum, at least 1 (BBC-18.13)."""
    total = 0
    for _, value in boarding_points(s, ship, other):
        total += value
    return total if total > 1 else 1


def marker_points(s: BranleBasState, ship: int) -> list[tuple[str, int]]:
    """BBC-18.11: one less for each marker."""
    found: list[tuple[str, int]] = []
    _add(found, "fires", -s.fires[ship])
    _add(found, "leaks", -len(s.leaks[ship]))
    _add(found, "masts", -masts_lost(s, ship))
    _add(found, "rudder", -s.rudders[ship])
    _add(found, "captains", -s.captains[ship])
    if s.flagship[s.side[ship]] == ship and s.admiral_dead[s.side[ship]]:
        found.append(("admiral", -1))
    return found


def supporters(s: BranleBasState, ship: int, other: int) -> int:
    """BBC-18.9: friends of hers that board that enemy too or have fired at it this turn; at most two."""
    mine = holder(s, ship)
    found: list[int] = []
    for pair in s.grapples:
        if pair[1] == other and pair[0] != ship and holder(s, pair[0]) == mine:
            found.append(pair[0])
    for pair in s.supports:
        if pair[1] == other and pair[0] != ship and pair[0] not in found and holder(s, pair[0]) == mine:
            if s.fate[pair[0]] == IN_PLAY:
                found.append(pair[0])
    return len(found) if len(found) < MOST_SUPPORT else MOST_SUPPORT


def _flag(s: BranleBasState, ship: int) -> int:
    """BBC-1.6, BBC-18.8: also when the Admiral is dead, but not in a frigate."""
    return 1 if s.flagship[s.side[ship]] == ship and s.kind[ship] != FRIGATE else 0


def _sign(difference: int) -> int:
    return 1 if difference > 0 else -1 if difference < 0 else 0


def _add(found: list[tuple[str, int]], name: str, value: int) -> None:
    if value:
        found.append((name, value))

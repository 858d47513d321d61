"""How far a ship gets: slots, their length, what a turn costs, tows (BBC-6.3-6.17, BBC-6.22)."""

from __future__ import annotations

from escadre.games.branle_bas.play.rules.ships import IRONS, allowance, attitude
from escadre.games.branle_bas.play.scenarios.scenario_effects import TRANSPORTS_SLOW, twist
from escadre.games.branle_bas.play.state import ANCHORED, CALM, DROPPED, FRESH, HULK, LIGHT, MERCHANT, BranleBasState


def is_fast(s: BranleBasState, ship: int) -> bool:
    """Held to the bottom: anchored, moored or aground (BBC-6.18, BBC-9.4)."""
    return s.anchor[ship] == ANCHORED or s.anchor[ship] == DROPPED or s.aground[ship] > 0 or s.kind[ship] >= HULK


def tows(s: BranleBasState, ship: int) -> bool:
    """She is under way with a tow: from the second turn after it was declared (BBC-6.26)."""
    return s.tow[ship] >= 0 and s.tow_turns[ship] >= 2


def towed_by(s: BranleBasState, ship: int) -> int:
    """The tug, or -1."""
    for tug in range(len(s.tow)):
        if s.tow[tug] == ship:
            return tug
    return -1


def slots_for(s: BranleBasState, ship: int) -> int:
    """Half slots of a move that begins now (BBC-6.3); with a tow half as many (BBC-6.22)."""
    slots = allowance(s, ship)
    if s.kind[ship] == MERCHANT and slots > 2 and twist(s, TRANSPORTS_SLOW):
        slots -= 2
    return slots // 2 if tows(s, ship) else slots


def unit_of(s: BranleBasState, ship: int) -> int:
    """U (BBC-6.10), with a tow that of the slower (BBC-6.22)."""
    unit = s.unit[ship]
    if tows(s, ship) and s.unit[s.tow[ship]] < unit:
        unit = s.unit[s.tow[ship]]
    return unit


def half_slot(s: BranleBasState, ship: int) -> int:
    """½: what a turn needs first, what a drift covers (BBC-6.11, BBC-6.18)."""
    return unit_of(s, ship) // 2


def whole_slot(s: BranleBasState, ship: int, thirds: int) -> int:
    """f·U, cut down to the step (BBC-6.15, BBC-6.25)."""
    return unit_of(s, ship) * thirds // 3


def farthest(s: BranleBasState, ship: int, thirds: int, slots: int) -> int:
    """f·U·allowance: the most that a move covers (BBC-6.15)."""
    return unit_of(s, ship) * thirds * slots // 6


def turn_cost(thirds: int) -> int:
    """Half slots of a turn: ½ / f, rounded up to whole slots (BBC-6.16)."""
    return 4 if thirds == 1 else 2


def only_drifts(s: BranleBasState, ship: int, thirds: int, slots: int) -> bool:
    """No speed left (BBC-6.14, BBC-6.15), or not enough of it for the ½ of a turn (BBC-6.17).

    Head to wind a ship tacks (BBC-7.13) or drifts anyway.
    """
    if thirds == 0:
        return True
    return attitude(s, ship) != IRONS and thirds * slots < 3


def rudder_run(s: BranleBasState, ship: int, thirds: int, slots: int) -> int:
    """How far a ship that cannot steer runs on (BBC-6.20)."""
    if s.force == CALM:
        return 0
    halves = 1 if s.force == LIGHT else 3 if s.force == FRESH else 2
    run, most = halves * half_slot(s, ship), farthest(s, ship, thirds, slots)
    return run if run < most else most

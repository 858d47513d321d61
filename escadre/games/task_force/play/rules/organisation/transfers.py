"""Ships change formation, formations are merged, markers shared (TF-3.6.4, TF-3.7.1.f, TF-3.7.1.j)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Rule
from escadre.games.task_force.play.columns import FLEET_HALVES, IN_RING
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.rules.organisation.notes import (
    CHANGED,
    DETECTED,
    EMPTIED,
    PARTLY,
    SEPARATED,
    level_of,
    note,
    noted,
)
from escadre.games.task_force.play.rules.ships import (
    formation_halves,
    halves,
    is_carrier,
    is_ring_board,
    must_withdraw,
    on_map,
    room,
)
from escadre.games.task_force.play.scenarios.scenario_setup import put_in
from escadre.games.task_force.play.state import GROUPS, REPORTED, TURNED_UP, UNDETECTED, TaskForceState

BOARDS: Final = 256  # a ship and a formation as one number: counter * BOARDS + formation; of two formations the same


def boards_in(s: TaskForceState, hex: int, side: int) -> list[int]:
    """The formations and groups of a side in a hex."""
    return [formation for marker in on_map(s, side) if s.hex[marker] == hex for formation in s.under[marker]]


def boards_with(s: TaskForceState, formation: int) -> list[int]:
    """The other formations of its hex."""
    marker = s.marker[formation]
    return [other for other in boards_in(s, s.hex[marker], s.marker_side[marker]) if other != formation]


# ---- what a formation may lose and take


def bars_taking(s: TaskForceState, counters: list[int]) -> Rule | None:
    """What the formation of these ships must keep: TF-3.7.1.f, TF-3.6.4.g. All of it may go."""
    formation = s.formation[counters[0]]
    left = [counter for counter in s.boxes[formation] if counter not in counters]
    if not left:
        return None
    if formation >= GROUPS:
        lonely = len(left) == 1 and is_carrier(s, left[0])
        return "TF-3.6.4.g" if lonely else None
    if any(is_carrier(s, counter) for counter in left):
        return None
    if sum(halves(s, counter) for counter in left) < FLEET_HALVES:
        return "TF-3.7.1.f"
    return None


def bars_joining(s: TaskForceState, counters: list[int], formation: int) -> Rule | None:
    """TF-3.6.4.k, TF-3.6.4.l: a box for each, and a ring for ships that may stand in one."""
    carriers = sum(is_carrier(s, counter) for counter in counters)
    if carriers and formation < GROUPS:
        if not is_ring_board(formation) or s.ringed[formation] or carriers > 1:
            return "TF-3.6.4.k"
        if not all(IN_RING[s.ship[counter]] for counter in s.boxes[formation]):
            return "TF-3.6.4.k"
    elif carriers and s.formation[counters[0]] < GROUPS:
        return "TF-3.6.4.k"  # she leaves her ring by TF-3.5.2.m alone
    more = 1 if carriers and formation < GROUPS else 0
    if len(s.boxes[formation]) + len(counters) > room(s, formation) + more:
        return "TF-3.6.4.l"
    if s.ringed[formation] or more:
        if not all(IN_RING[s.ship[counter]] or is_carrier(s, counter) for counter in counters):
            return "TF-3.7.1.c"
    return None


def bars_transfer(s: TaskForceState, counter: int, formation: int) -> Rule | None:
    """One ship to another formation of her hex."""
    if noted(s, CHANGED, counter):
        return "TF-3.6.4.j"
    return bars_taking(s, [counter]) or bars_joining(s, [counter], formation)


def bars_merger(s: TaskForceState, formation: int, into: int) -> Rule | None:
    """All ships of one formation to another."""
    ships = s.boxes[formation]
    if any(noted(s, CHANGED, counter) for counter in ships):
        return "TF-3.6.4.j"
    if noted(s, SEPARATED, formation):
        return "TF-3.6.4.l"
    return bars_joining(s, ships, into)


def duty_among(s: TaskForceState, counters: list[int]) -> bool:
    return any(must_withdraw(s, counter) for counter in counters)


def bars_combining(s: TaskForceState, formation: int, other: int) -> Rule | None:
    """TF-3.7.1.h, TF-3.7.1.j: two fleet markers of a hex become one."""
    mine, theirs = s.marker[formation], s.marker[other]
    if formation >= GROUPS or other >= GROUPS or mine == theirs:
        return "TF-3.7.1.h"
    if len(s.under[mine]) > 1 or len(s.under[theirs]) > 1:
        return "TF-3.7.1.h"
    return None


# ---- doing it


def inform(s: TaskForceState, sender: int, receiver: int) -> None:
    """TF-3.6.4.c to TF-3.6.4.e, TF-3.6.4.i: what the enemy knows of a marker goes with its ships."""
    if sender == receiver or s.group[receiver]:
        return
    known = level_of(s, sender)
    if known == TURNED_UP and level_of(s, receiver) != TURNED_UP:
        note(s, DETECTED, receiver)
    elif known == REPORTED and level_of(s, receiver) == UNDETECTED:
        note(s, PARTLY, receiver)


def move_out(s: TaskForceState, counter: int) -> None:
    """Out of her formation; TF-3.6.4.m: a marker under which nothing is left stays until the step is done."""
    formation = s.formation[counter]
    marker = s.marker[formation]
    if len(s.boxes[formation]) == 1 and s.under[marker] == [formation] and formation < GROUPS:
        s.boxes[formation] = []
        s.formation[counter] = NOBODY
        s.ringed[formation] = s.withdraws[formation] = False
        s.marker[formation] = NOBODY
        s.under[marker] = []
        note(s, EMPTIED, marker)
    else:
        take_out(s, counter)


def transfer(s: TaskForceState, counter: int, formation: int) -> None:
    inform(s, s.marker[s.formation[counter]], s.marker[formation])
    move_out(s, counter)
    put_in(s, counter, formation)
    note(s, CHANGED, counter)
    if formation >= GROUPS:
        s.shown[counter] = s.turn  # TF-3.5.2.h


def merge(s: TaskForceState, formation: int, into: int) -> None:
    """TF-3.6.4.b: her carrier first, so that there is a ring for the others."""
    for counter in list(s.boxes[formation]):
        transfer(s, counter, into)


def combine(s: TaskForceState, formation: int, other: int) -> None:
    """Under the marker of the other one."""
    old, new = s.marker[formation], s.marker[other]
    inform(s, old, new)
    s.under[old] = []
    note(s, EMPTIED, old)
    s.under[new].append(formation)
    s.marker[formation] = new


def weak(s: TaskForceState, formation: int) -> bool:
    """TF-3.6.3.e: a new column that has not its 1.5 units yet."""
    return not s.ringed[formation] and formation_halves(s, formation) < FLEET_HALVES

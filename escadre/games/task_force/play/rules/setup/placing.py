"""Which ship may stand in which formation, and whether all can still be placed (TF-3.7.1)."""

from __future__ import annotations

from typing import Final

from escadre.core.frames import NOBODY, Rule
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import (
    COLUMN_BOXES,
    FLEET_HALVES,
    IN_RING,
    RING_BOXES,
    SHIP_TYPE,
)
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.rules.setup.lines import admitting, most_task_forces
from escadre.games.task_force.play.rules.ships import (
    formation_halves,
    formation_of,
    halves,
    is_carrier,
    is_ring_board,
    is_transport,
    room,
)
from escadre.games.task_force.play.scenarios.scenario_records import CHOSEN
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, put_in
from escadre.games.task_force.play.state import AFLOAT, FORMATIONS, RINGS, TaskForceState
from escadre.games.task_force.play.terms import AK, AO, BB, CA, CL, CV, CVL, DD

FORMING: Final = (CV, CVL, BB, AO, AK, CA, CL, DD)  # TF-3.7.1.p: the order in which ships are placed
PAIR: Final = 64  # a pair of formations as one number: first * PAIR + second, the lower first


def forms_fleets(s: TaskForceState, side: int) -> bool:
    """Whether the scenario leaves its formations to the player."""
    force = force_of(s, side)
    return force.placing == CHOSEN and bool(force.counters) and not force.formations


def unplaced(s: TaskForceState, side: int) -> list[int]:
    """TF-3.7.1.l, TF-3.7.1.p: ships that are in no formation yet, in the order in which they are placed."""
    left = [c for c, own in enumerate(s.side) if own == side and s.fate[c] == AFLOAT and s.formation[c] == NOBODY]
    return sorted(left, key=lambda counter: (FORMING.index(SHIP_TYPE[s.ship[counter]]), counter))


def boards(s: TaskForceState, side: int) -> list[int]:
    """The formations of a side that have ships and are not on the map yet."""
    first = formation_of(side, 1)
    return [f for f in range(first, first + FORMATIONS) if s.boxes[f] and s.marker[f] == NOBODY]


def new_board(s: TaskForceState, side: int, ring: bool) -> int:
    """TF-3.7.1.o: the lowest free number of its kind, or NOBODY."""
    first = formation_of(side, 1)
    numbers = range(first, first + RINGS) if ring else range(first + RINGS, first + FORMATIONS)
    return next((formation for formation in numbers if not s.boxes[formation]), NOBODY)


def task_forces(s: TaskForceState, side: int) -> int:
    """Markers that the formations need: a shared pair counts as one (TF-3.7.1.n)."""
    found = boards(s, side)
    return len(found) - sum(s.paired[formation] != NOBODY for formation in found) // 2


def fleet_of(s: TaskForceState, formation: int) -> list[int]:
    """The formations that go under one marker with this one."""
    other = s.paired[formation]
    return [formation] if other == NOBODY else sorted([formation, other])


def ships_with(s: TaskForceState, formation: int) -> list[int]:
    return [counter for board in fleet_of(s, formation) for counter in s.boxes[board]]


# ---- whether everything can still be placed


def fill(needs: list[int], full: int, reduced: int) -> bool:
    """Whether columns that lack so many half units can get them from so many full and reduced counters."""
    for need in sorted(needs, reverse=True):
        while need > 0:
            if full and (need > 1 or not reduced):
                full, need = full - 1, need - 2
            elif reduced:
                reduced, need = reduced - 1, need - 1
            else:
                return False
    return True


def can_finish(s: TaskForceState, side: int) -> bool:
    """TF-3.7.1.l, TF-3.7.1.p: boxes for all that are to come, and enough of them for the open columns."""
    left = unplaced(s, side)
    carriers = [counter for counter in left if is_carrier(s, counter)]
    others = [counter for counter in left if not is_carrier(s, counter)]
    own = boards(s, side)
    rings = [formation for formation in own if s.ringed[formation]]
    columns = [formation for formation in own if not s.ringed[formation]]
    first = formation_of(side, 1)
    free_rings = sum(not s.boxes[formation] for formation in range(first, first + RINGS))
    free_columns = sum(not s.boxes[formation] for formation in range(first + RINGS, first + FORMATIONS))
    if len(carriers) > free_rings:
        return False
    in_columns = sum(COLUMN_BOXES - len(s.boxes[formation]) for formation in columns)
    in_rings = sum(1 + RING_BOXES - len(s.boxes[formation]) for formation in rings) + RING_BOXES * len(carriers)
    for_transports = sum(
        1 + RING_BOXES - len(s.boxes[ring])
        for ring in rings
        if admitting(s, side, ships_with(s, ring), with_transport=True)
    ) + sum(RING_BOXES for counter in carriers if admitting(s, side, [counter], with_transport=True))
    bound = sum(not IN_RING[s.ship[counter]] for counter in others)  # to columns
    transports = sum(is_transport(s, counter) for counter in others)
    needs = [FLEET_HALVES - formation_halves(s, formation) for formation in columns]
    full = sum(halves(s, counter) == 2 for counter in others)
    most = most_task_forces(s, side) * CONSTANTS.shared_formations - len(own) - len(carriers)
    for new in range(min(most, free_columns) + 1):
        boxes = in_columns + new * COLUMN_BOXES
        fits = bound <= boxes and bound + transports <= boxes + for_transports and len(others) <= boxes + in_rings
        if fits and fill([need for need in needs if need > 0] + [FLEET_HALVES] * new, full, len(others) - full):
            return True
    return False


# ---- one ship into one formation


def bars_box(s: TaskForceState, counter: int, formation: int) -> Rule | None:
    """TF-2.5.d, TF-3.7.1.b, TF-3.7.1.c: whether a box of the formation may hold her."""
    if is_carrier(s, counter):
        return None if is_ring_board(formation) and not s.boxes[formation] else "TF-3.7.1.b"
    if not s.boxes[formation]:
        return "TF-3.7.1.b" if is_ring_board(formation) else None
    if len(s.boxes[formation]) >= room(s, formation):
        return "TF-2.5.d"
    return None if not s.ringed[formation] or IN_RING[s.ship[counter]] else "TF-3.7.1.c"


def bars_assignment(s: TaskForceState, side: int, counter: int, formation: int) -> Rule | None:
    """Each line of TF-3.7.1 in its turn; TF-3.7.3.e: a start line must be left for what it makes."""
    barred = bars_box(s, counter, formation)
    if barred is not None:
        return barred
    if not s.boxes[formation] and task_forces(s, side) >= most_task_forces(s, side):
        return "TF-3.7.1.n"
    if not admitting(s, side, [*ships_with(s, formation), counter]):
        return "TF-3.7.3.e"
    return None


def bars_placing(s: TaskForceState, side: int, counter: int, formation: int) -> Rule | None:
    """TF-3.7.1.p: refused if another ship could no longer be placed then."""
    barred = bars_assignment(s, side, counter, formation)
    if barred is not None:
        return barred
    put_in(s, counter, formation)
    fits = can_finish(s, side)
    take_back(s, counter)
    return None if fits else "TF-3.7.1.p"


def take_back(s: TaskForceState, counter: int) -> None:
    """Out of her formation, while fleets are formed: nothing is lost by it."""
    formation = s.formation[counter]
    take_out(s, counter)
    s.broken = [board for board in s.broken if board != formation]
    if not s.boxes[formation]:
        unpair(s, formation)


def unpair(s: TaskForceState, formation: int) -> None:
    other = s.paired[formation]
    if other != NOBODY:
        s.paired[formation] = s.paired[other] = NOBODY


def bars_move(s: TaskForceState, side: int, counter: int, formation: int) -> Rule | None:
    """A ship already placed goes to another formation; a column left with too little stays open (TF-3.7.1.p)."""
    if formation == s.formation[counter]:
        return "TF-3.7.1.p"
    return bars_assignment(s, side, counter, formation)


def bars_swap(s: TaskForceState, side: int, counter: int, other: int) -> Rule | None:
    """Two ships change places."""
    here, there = s.formation[counter], s.formation[other]
    if here == there or is_carrier(s, other):
        return "TF-3.7.1.b" if is_carrier(s, other) else "TF-3.7.1.p"
    for ship, target in ((counter, there), (other, here)):
        if s.ringed[target] and not IN_RING[s.ship[ship]]:
            return "TF-3.7.1.c"
    mine = [c for c in ships_with(s, here) if c != counter]
    theirs = [c for c in ships_with(s, there) if c != other]
    if not admitting(s, side, [*mine, other]) or not admitting(s, side, [*theirs, counter]):
        return "TF-3.7.3.e"
    return None


def swap(s: TaskForceState, counter: int, other: int) -> None:
    here, there = s.formation[counter], s.formation[other]
    place, goal = s.boxes[here].index(counter), s.boxes[there].index(other)
    s.boxes[here][place], s.boxes[there][goal] = other, counter
    s.formation[counter], s.formation[other] = there, here


def bars_sharing(s: TaskForceState, side: int, first: int, second: int) -> Rule | None:
    """TF-3.7.1.h: at most two formations under a marker; TF-3.7.3.e: which must have a place to begin."""
    if s.paired[first] != NOBODY or s.paired[second] != NOBODY:
        return "TF-3.7.1.h"
    return None if admitting(s, side, [*s.boxes[first], *s.boxes[second]]) else "TF-3.7.3.e"


def bars_separating(s: TaskForceState, side: int) -> Rule | None:
    return "TF-3.7.1.n" if task_forces(s, side) >= most_task_forces(s, side) else None


def open_columns(s: TaskForceState, side: int) -> list[int]:
    """TF-3.7.1.e, TF-3.7.1.p: columns with less than 1.5 units."""
    return [f for f in boards(s, side) if not s.ringed[f] and formation_halves(s, f) < FLEET_HALVES]

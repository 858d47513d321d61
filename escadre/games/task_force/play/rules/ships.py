"""What can be read off a counter, a formation and a marker: the vocabulary of all chapters (TF-2.2, TF-2.5, TF-3.6)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.task_force.play.columns import (
    ANTIAIR,
    CARRIER,
    COLUMN_BOXES,
    DURABILITY,
    FIREPOWER,
    NIGHT_FIREPOWER,
    RING_BOXES,
    SHIP_TYPE,
    SMALL,
)
from escadre.games.task_force.play.state import (
    AFLOAT,
    FORMATIONS,
    GROUPS,
    RINGS,
    TURNED_UP,
    TaskForceState,
)
from escadre.games.task_force.play.terms import AK, CRITICAL, NO_LANDING, NO_LAUNCH, SIGNIFICANT


def back(s: TaskForceState, counter: int) -> int:
    """0 while its front is up, 1 on its back: the place of its values (TF-2.2.d)."""
    return 1 if s.steps[counter] < 2 else 0


def antiair(s: TaskForceState, counter: int) -> int:
    """TF-3.5.j: nothing once it is Critical."""
    return 0 if s.level[counter] >= CRITICAL else ANTIAIR[s.ship[counter]][back(s, counter)]


def firepower(s: TaskForceState, counter: int, night: bool = False) -> int:
    """TF-3.5.j; `night` is for battles between ships (TF-4.2.3.b, TF-5.2.5), never for a bombardment."""
    if s.level[counter] >= CRITICAL:
        return 0
    return (NIGHT_FIREPOWER if night else FIREPOWER)[s.ship[counter]][back(s, counter)]


def durability(s: TaskForceState, counter: int) -> int:
    return DURABILITY[s.ship[counter]][back(s, counter)]


def halves(s: TaskForceState, counter: int) -> int:
    """Its weight in half units (TF-2.2.1.e)."""
    return s.steps[counter] if SMALL[s.ship[counter]] else 2


def ships_of(s: TaskForceState, counter: int) -> int:
    """TF-1.1.c: how many ships it stands for."""
    return s.steps[counter] if SMALL[s.ship[counter]] else 1


def is_carrier(s: TaskForceState, counter: int) -> bool:
    return CARRIER[s.ship[counter]]


def is_transport(s: TaskForceState, counter: int) -> bool:
    return SHIP_TYPE[s.ship[counter]] == AK


def deck_of(s: TaskForceState, counter: int) -> int:
    """NO_LANDING and NO_LAUNCH in force on a carrier (TF-3.5.5.f)."""
    return s.deck[counter] | s.deck_minor[counter]


def must_withdraw(s: TaskForceState, counter: int) -> bool:
    """TF-3.5.2.a: Critical, or a carrier at least Significant with a deck result. TF-3.5.1.a: never a DD or AK."""
    if s.fate[counter] != AFLOAT or SMALL[s.ship[counter]]:
        return False
    if s.level[counter] >= CRITICAL:
        return True
    flawed = deck_of(s, counter) & (NO_LANDING | NO_LAUNCH)
    return is_carrier(s, counter) and s.level[counter] >= SIGNIFICANT and flawed != 0


# ---- formations


def formation_of(side: int, number: int) -> int:
    """The board TF1 to TF13 of a side."""
    return FORMATIONS * side + number - 1


def number_of(formation: int) -> int:
    """Its TF number; 0 for a withdrawing group."""
    return formation % FORMATIONS + 1 if formation < GROUPS else 0


def side_of(s: TaskForceState, formation: int) -> int:
    return formation // FORMATIONS if formation < GROUPS else s.marker_side[s.marker[formation]]


def is_ring_board(formation: int) -> bool:
    """TF-2.5.a: TF1 to TF6."""
    return formation < GROUPS and formation % FORMATIONS < RINGS


def room(s: TaskForceState, formation: int) -> int:
    """How many counters it may hold (TF-2.5.b to TF-2.5.d, TF-3.5.m.1): a ring has a centre besides."""
    if formation >= GROUPS:
        return 1 << 10
    if is_ring_board(formation):
        return RING_BOXES + (1 if s.ringed[formation] else 0)
    return COLUMN_BOXES


def formation_halves(s: TaskForceState, formation: int) -> int:
    return sum(halves(s, counter) for counter in s.boxes[formation])


def has_transport(s: TaskForceState, formation: int) -> bool:
    return any(is_transport(s, counter) for counter in s.boxes[formation])


def hex_of(s: TaskForceState, counter: int) -> int:
    """Where a ship is, NOBODY when she is not on the map."""
    formation = s.formation[counter]
    if formation == NOBODY or s.marker[formation] == NOBODY:
        return NOBODY
    return s.hex[s.marker[formation]]


# ---- markers


def on_map(s: TaskForceState, side: int) -> list[int]:
    """The markers and groups of a side that are on the map."""
    return [marker for marker, own in enumerate(s.marker_side) if own == side and s.hex[marker] != NOBODY]


def is_dummy(s: TaskForceState, marker: int) -> bool:
    return not s.under[marker]


def counters_of(s: TaskForceState, marker: int) -> list[int]:
    """The ships under a marker, formation by formation."""
    return [counter for formation in s.under[marker] for counter in s.boxes[formation]]


def has_carrier(s: TaskForceState, marker: int) -> bool:
    """TF-3.7.1.i: a shared marker counts as a Carrier TF if either formation has one."""
    return any(is_carrier(s, counter) for counter in counters_of(s, marker))


def is_slow(s: TaskForceState, marker: int) -> bool:
    """TF-4.1.3: an AK aboard."""
    return any(has_transport(s, formation) for formation in s.under[marker])


def marker_withdraws(s: TaskForceState, marker: int) -> bool:
    """TF-3.5.2.e, TF-3.7.1.m: a group, or a fleet marker one of whose formations has a Withdraw marker."""
    return s.group[marker] or any(s.withdraws[formation] for formation in s.under[marker])


def fleet_markers(s: TaskForceState, side: int) -> int:
    """TFs and dummies on the map; groups use none (TF-3.6.1.c, TF-3.5.2.k)."""
    return sum(not s.group[marker] for marker in on_map(s, side))


def markers_in(s: TaskForceState, hex: int, side: int) -> list[int]:
    return [marker for marker in on_map(s, side) if s.hex[marker] == hex]


def fresh_letter(s: TaskForceState) -> int:
    """A public identity that no marker has had."""
    s.seed_letters += 1
    return s.seed_letters - 1


def turn_up(s: TaskForceState, marker: int) -> None:
    """Number side up (TF-3.6.2.a); what it carried is set aside by who knows why (TF-4.2.b, TF-4.3.2.b)."""
    s.detection[marker] = TURNED_UP
    s.report[marker] = 0

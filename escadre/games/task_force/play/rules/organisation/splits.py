"""Task Forces are split by night: a ship founds a new one, others join it (TF-3.6.3)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Rule
from escadre.games.task_force.play.columns import FLEET_HALVES
from escadre.games.task_force.play.rules.organisation.dummies import markers_used
from escadre.games.task_force.play.rules.organisation.notes import CHANGED, SEPARATED, all_noted, note, noted
from escadre.games.task_force.play.rules.organisation.transfers import (
    boards_with,
    duty_among,
    move_out,
    weak,
)
from escadre.games.task_force.play.rules.setup.placing import (
    new_board,
)
from escadre.games.task_force.play.rules.ships import halves, is_carrier
from escadre.games.task_force.play.scenarios.scenario_setup import add_marker, force_of, put_in
from escadre.games.task_force.play.state import GROUPS, TURNED_UP, TaskForceState


def open_split(s: TaskForceState) -> int:
    """The new column that still lacks ships, or NOBODY: it is filled before anything else is done."""
    for formation in all_noted(s, SEPARATED):
        if s.boxes[formation] and weak(s, formation):
            return formation
    return NOBODY


def bars_marker(s: TaskForceState, side: int) -> Rule | None:
    """TF-3.6.3.d: one marker more."""
    return "TF-3.6.3.d" if markers_used(s, side) >= force_of(s, side).markers else None


def bars_founding(s: TaskForceState, side: int, counter: int) -> Rule | None:
    """TF-3.6.3.d to TF-3.6.3.f: both parts must be Task Forces of their own."""
    if noted(s, CHANGED, counter):
        return "TF-3.6.4.j"
    formation = s.formation[counter]
    carrier = is_carrier(s, counter)
    if formation >= GROUPS and duty_among(s, s.boxes[formation]):
        return "TF-3.5.2.l"
    if new_board(s, side, carrier) == NOBODY:
        return "TF-3.6.3.f"
    left = [other for other in s.boxes[formation] if other != counter]
    if carrier:
        short = bool(left) and formation < GROUPS and sum(halves(s, other) for other in left) < FLEET_HALVES
        if short or (not left and formation < GROUPS):
            return "TF-3.6.3.e"
    elif halves(s, counter) < 2 or not second_ships(s, counter):
        return "TF-3.6.3.e"
    return bars_marker(s, side)


def second_ships(s: TaskForceState, counter: int) -> list[int]:
    """Ships of the same formation that may go with her so that both parts are large enough."""
    formation = s.formation[counter]
    found = []
    for other in s.boxes[formation]:
        if other != counter and not is_carrier(s, other) and not noted(s, CHANGED, other):
            left = [ship for ship in s.boxes[formation] if ship not in (counter, other)]
            ringed = any(is_carrier(s, ship) for ship in left)
            enough = sum(halves(s, ship) for ship in left) >= FLEET_HALVES
            if ringed or enough or (formation >= GROUPS and not left):
                found.append(other)
    return found


def found(s: TaskForceState, side: int, counter: int) -> None:
    """She is the first of a new Task Force, under the old marker until the step is done."""
    formation = s.formation[counter]
    marker = s.marker[formation]
    new = new_board(s, side, is_carrier(s, counter))
    s.under[marker].append(new)  # before she leaves, so that the marker stays
    s.marker[new] = marker
    s.withdraws[new] = False
    move_out(s, counter)
    put_in(s, counter, new)
    note(s, CHANGED, counter)
    note(s, SEPARATED, new)


def bars_separation(s: TaskForceState, side: int, formation: int) -> Rule | None:
    """TF-3.7.1.j, TF-3.6.3.e: two formations of one marker part again, if each is large enough."""
    if noted(s, SEPARATED, formation):
        return "TF-3.6.4.j"
    if any(weak(s, part) for part in s.under[s.marker[formation]]):
        return "TF-3.6.3.e"
    return bars_marker(s, side)


def separate_markers(s: TaskForceState, side: int) -> list[int]:
    """TF-3.6.3.c: each new Task Force under a marker of its own, known as far as the old one was. The old markers."""
    split = []
    for formation in all_noted(s, SEPARATED):
        if not s.boxes[formation]:
            continue
        old = s.marker[formation]
        if s.under[old] == [formation] and not s.group[old]:
            continue  # the other part has gone elsewhere: the marker is its own already
        hex, group = s.hex[old], s.group[old]
        s.under[old].remove(formation)
        new = add_marker(s, side, hex, [formation], line=s.start_line[old])
        s.moved[new] = s.moved[old]
        s.detection[new] = TURNED_UP if group else s.detection[old]
        s.report[new], s.report_turn[new] = s.report[old], s.report_turn[old]
        s.real[new] = s.real[old]
        if group and not s.under[old]:
            s.hex[old] = NOBODY
        split.append(old)
    return split


def joins_split(s: TaskForceState, formation: int) -> list[int]:
    """Ships that may complete a new column: of its own hex, from formations that can spare them."""
    return [
        counter
        for other in boards_with(s, formation)
        for counter in s.boxes[other]
        if not is_carrier(s, counter) and not noted(s, CHANGED, counter)
    ]

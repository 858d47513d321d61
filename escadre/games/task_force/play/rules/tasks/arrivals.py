"""Ships that come later: formed, armed and placed at the start of their side's movement phase (FACTS 7.7)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NO_SEATS, NOBODY, Seat, tell
from escadre.games.task_force.play.rules.formation_boards import remove_marker
from escadre.games.task_force.play.rules.organisation.notes import GIVEN_UP, all_noted
from escadre.games.task_force.play.rules.setup.lines import arrival_of, lines_of
from escadre.games.task_force.play.rules.setup.markers import put_markers
from escadre.games.task_force.play.rules.setup.placing import (
    can_finish,
    unplaced,
)
from escadre.games.task_force.play.rules.setup.step import FLEETS, READY_TO_SAIL, SetUp
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.state import ABSENT, AFLOAT, DUE, RESERVE, TaskForceState


def begin_arrival(s: TaskForceState, dice: Dice) -> None:
    """What is due to the acting side in this turn; as far as there are numbers for it."""
    side = s.acting
    arrival = arrival_of(s, side)
    if arrival is None or not lines_of(s, side)[0].hexes:
        return
    first = s.side.index(side)
    coming = [first + place for place in arrival.counters if s.fate[first + place] == DUE]
    if not coming:
        return
    s.used = []
    s.stage[side] = FLEETS
    for counter in coming:
        s.fate[counter] = AFLOAT
    while not can_finish(s, side):
        s.fate[unplaced(s, side)[-1]] = ABSENT
    for unit, home in enumerate(s.home):
        if home in coming and s.fate[home] == AFLOAT:
            s.box[unit] = RESERVE
    tell(s, "arrives", {"side": side})


class Arrive(SetUp):
    """TF-DP.33: Task Forces, boxes and hexes of what arrives."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, s.acting) if s.stage[s.acting] < READY_TO_SAIL else NO_SEATS

    def run(self, s: TaskForceState, dice: Dice) -> None:
        side = s.acting
        if arrival_of(s, side) is None:
            return
        for marker in all_noted(s, GIVEN_UP):
            tell(s, "marker_gone", {"marker": marker}, reveals=True)
            remove_marker(s, marker)
        if any(s.boxes[f] and s.marker[f] == NOBODY for f in range(len(s.boxes))):
            put_markers(s, side, dice)

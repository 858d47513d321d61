"""The whole of set-up: fleets, aircraft, markers, each player at his own pace (TF-3.7.3.f)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.rules.setup.aircraft import ArmAircraft, arm_by_custom, units_to_arm
from escadre.games.task_force.play.rules.setup.fleets import (
    FormFleets,
)
from escadre.games.task_force.play.rules.setup.fleets_by_custom import (
    form_by_custom,
)
from escadre.games.task_force.play.rules.setup.markers import (
    PlaceMarkers,
    place_by_custom,
    places_markers,
    put_markers,
)
from escadre.games.task_force.play.rules.setup.placing import (
    forms_fleets,
    open_columns,
    unplaced,
)
from escadre.games.task_force.play.rules.sides import automatic
from escadre.games.task_force.play.scenarios.scenario_setup import force_of
from escadre.games.task_force.play.state import SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN

# Parts of set-up, as `stage` counts them.
FLEETS: Final = 0
AIRCRAFT: Final = 1
MARKERS: Final = 2
READY_TO_SAIL: Final = 3


def begin_setup(s: TaskForceState, dice: Dice) -> None:
    s.phase = SETTING_UP
    s.stage = [FLEETS, FLEETS]
    s.taken = [NOBODY, NOBODY]
    for side in (IJN, ALLIES):
        pass_over(s, side)


def pass_over(s: TaskForceState, side: int) -> None:
    """Parts in which a side has nothing to decide; TF-4.e. The programme's own pieces are placed already."""
    if s.stage[side] == FLEETS and not forms_fleets(s, side):
        s.stage[side] = AIRCRAFT
    if s.stage[side] == AIRCRAFT and not units_to_arm(s, side):
        s.stage[side] = MARKERS
    if s.stage[side] == MARKERS and not places_markers(s, side):
        s.stage[side] = READY_TO_SAIL
    if automatic(s, side):
        s.stage[side] = READY_TO_SAIL


class SetUp(Step[TaskForceState]):
    """TF-3.7.3.f: nothing is shown before both are done, but for the markers of a side that places first."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule)
        self.parts: list[Step[TaskForceState]] = [
            FormFleets("TF-3.7.1.a"),
            ArmAircraft("TF-3.7.2.a"),
            PlaceMarkers("TF-3.7.3.d"),
        ]

    def who(self, s: TaskForceState) -> list[Seat]:
        return [side for side in (IJN, ALLIES) if s.stage[side] < READY_TO_SAIL and not waits(s, side)]

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {**self.parts[s.stage[seat]].offers(s, seat), "auto_all": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "auto_all":
            return None
        return self.parts[s.stage[seat]].bars(s, seat, verb, arg)

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        before = s.stage[seat]
        if verb == "auto_all":
            finish(s, seat, dice)
        else:
            self.parts[before].play(s, seat, verb, arg, dice)
        if s.stage[seat] != before:
            s.taken[seat] = NOBODY
            pass_over(s, seat)
        if s.stage[seat] == READY_TO_SAIL and force_of(s, seat).places_first:
            put_markers(s, seat, dice)
            tell(s, "map_shown", {"side": seat}, reveals=True)

    def run(self, s: TaskForceState, dice: Dice) -> None:
        for side in (IJN, ALLIES):
            if places_markers(s, side) and not force_of(s, side).places_first:
                put_markers(s, side, dice)


def waits(s: TaskForceState, side: int) -> bool:
    """For the other side, which places its markers first."""
    other = 1 - side
    first = force_of(s, other).places_first and not force_of(s, side).places_first
    return s.stage[side] == MARKERS and first and s.stage[other] < READY_TO_SAIL


def finish(s: TaskForceState, side: int, dice: Dice) -> None:
    """TF-3.7.5.a: the programme does what is left; it waits where the other side places first."""
    if s.stage[side] == FLEETS:
        if unplaced(s, side) or open_columns(s, side):
            form_by_custom(s, side)
        s.stage[side] = AIRCRAFT
    if s.stage[side] == AIRCRAFT:
        arm_by_custom(s, side)
        s.stage[side] = MARKERS
        tell(s, "armed", {"side": side}, to=[side])
        pass_over(s, side)
    if s.stage[side] == MARKERS and not waits(s, side):
        place_by_custom(s, side, dice)
        s.stage[side] = READY_TO_SAIL

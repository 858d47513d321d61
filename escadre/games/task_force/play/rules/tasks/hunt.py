"""The hunt from a base off the map: raids against what was detected, searches anywhere (FACTS 7.2, TF-6)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import AIR_TYPE
from escadre.games.task_force.play.rules.chart import hex_number, hex_numbered
from escadre.games.task_force.play.rules.ships import on_map
from escadre.games.task_force.play.rules.sides import seat_of
from escadre.games.task_force.play.scenarios.scenario_records import Hunt
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import OFF_GAME, RAIDING, READY, TURNED_UP, AirBattle, Raid, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN, TORPEDO_BOMBER


def hunt_of(s: TaskForceState) -> Hunt:
    hunt = scenario_of(s).hunt
    assert hunt is not None, "only in a hunt"
    return hunt


def begin_hunt(s: TaskForceState, dice: Dice) -> None:
    s.acting = IJN
    s.done = [False, False]
    s.mission = NOBODY
    s.raids = []


def prey(s: TaskForceState) -> list[int]:
    """Hexes with a detected marker."""
    return sorted({s.hex[marker] for marker in on_map(s, ALLIES) if s.detection[marker] == TURNED_UP})


def hunters(s: TaskForceState) -> list[int]:
    """Units that have not flown yet: each flies once."""
    return [unit for unit, box in enumerate(s.box) if box == READY and s.unit_side[unit] == IJN]


class SendHunters(Step[TaskForceState]):
    """TF-DP.33: whom to send against what was detected, at any distance."""

    def who(self, s: TaskForceState) -> list[Seat]:
        first, last = hunt_of(s).raid_turns
        over = s.done[IJN] or not first <= s.turn <= last or not prey(s) or not hunters(s)
        return NO_SEATS if over else seat_of(s, IJN)

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        found: Menu = {"raid": [hex_number(s, hex) for hex in prey(s)], "done": ZERO}
        if s.mission != NOBODY:
            found["send"] = hunters(s)
            found["send_hunters"] = ZERO
        return found

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return "TF-4.3.1.z" if verb == "raid" and hex_numbered(s, arg) == s.mission else None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "raid":
            s.mission = hex_numbered(s, arg)
        elif verb == "done":
            s.done[IJN] = True
        else:
            for unit in hunters(s) if verb == "send_hunters" else [arg]:
                dispatch(s, unit)

    def run(self, s: TaskForceState, dice: Dice) -> None:
        s.mission = NOBODY


def dispatch(s: TaskForceState, unit: int) -> None:
    raid = next((raid for raid in s.raids if raid.hex == s.mission), None)
    if raid is None:
        raid = Raid(IJN, s.mission, s.turn)
        s.raids.append(raid)
    raid.units.append(unit)
    s.box[unit] = RAIDING
    s.over[unit] = s.mission
    s.torpedoes[unit] = AIR_TYPE[s.model[unit]] == TORPEDO_BOMBER


def end_hunt(s: TaskForceState, dice: Dice) -> None:
    """Who has flown is out of the game. TF-6.h: it ends when nothing is left to hunt, or to hunt with."""
    for raid in s.raids:
        for unit in raid.units:
            s.over[unit] = NOBODY
            if s.unit_steps[unit] > 0:
                s.box[unit] = OFF_GAME
    s.raids = []
    s.air = AirBattle()
    if not any(s.under[marker] for marker in on_map(s, ALLIES)):
        s.why = "hunted"
    elif not hunters(s):
        s.why = "spent"
    if s.why:
        tell(s, s.why, {}, reveals=True)

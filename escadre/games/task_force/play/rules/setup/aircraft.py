"""Aircraft at set-up: READY or RESERVE of their home bases, both players in secret (TF-3.7.2)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.columns import AIR_TYPE, READY_HALVES
from escadre.games.task_force.play.rules.bases import halves_at
from escadre.games.task_force.play.rules.ships import hex_of
from escadre.games.task_force.play.rules.tasks.strike_order import bars_idling
from escadre.games.task_force.play.state import LAND, READY, RESERVE, SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import FIGHTER


def units_to_arm(s: TaskForceState, side: int) -> list[int]:
    """At set-up all of its aircraft; later those of carriers that arrive."""
    boxes = (READY, RESERVE)
    own = [u for u, of in enumerate(s.unit_side) if of == side and s.at[u] != NOBODY and s.box[u] in boxes]
    return own if s.phase == SETTING_UP else [u for u in own if s.at[u] < LAND and hex_of(s, s.at[u]) == NOBODY]


def arm_by_custom(s: TaskForceState, side: int) -> None:
    """TF-3.7.5.a: two units of fighters, then bombers in turn up to four; the rest in RESERVE."""
    for base in sorted({s.at[unit] for unit in units_to_arm(s, side)}):
        own = [u for u in units_to_arm(s, side) if s.at[u] == base]
        for unit in own:
            s.box[unit] = RESERVE
        fighters = [u for u in own if AIR_TYPE[s.model[u]] == FIGHTER]
        bombers = by_turns([u for u in own if AIR_TYPE[s.model[u]] != FIGHTER], s)
        for unit in fighters:
            if halves_at(s, base, READY) + s.unit_steps[unit] <= CONSTANTS.ready_fighters_halves:
                s.box[unit] = READY
        for unit in bombers:
            if halves_at(s, base, READY) + s.unit_steps[unit] <= READY_HALVES:
                s.box[unit] = READY


def by_turns(bombers: list[int], s: TaskForceState) -> list[int]:
    """One of each type after the other."""
    types = sorted({AIR_TYPE[s.model[u]] for u in bombers})
    piles = [[u for u in bombers if AIR_TYPE[s.model[u]] == type] for type in types]
    found = []
    while any(piles):
        found += [pile.pop(0) for pile in piles if pile]
    return found


class ArmAircraft(Step[TaskForceState]):
    """TF-DP.2: at most four units READY at a base."""

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        own = units_to_arm(s, seat)
        return {
            "ready": [u for u in own if s.box[u] == RESERVE],
            "reserve": [u for u in own if s.box[u] == READY],
            "auto": ZERO,
            "done": ZERO,
        }

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "ready" and halves_at(s, s.at[arg], READY) + s.unit_steps[arg] > READY_HALVES:
            return "TF-3.7.2.a"
        return bars_idling(s, seat) if verb == "done" else None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            s.stage[seat] += 1
            tell(s, "armed", {"side": seat}, to=[seat])
        elif verb == "auto":
            arm_by_custom(s, seat)
        else:
            s.box[arg] = READY if verb == "ready" else RESERVE

"""Forming fleets at set-up, ship by ship, both players in secret (TF-3.7.1, TF-DP.1)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import (
    SHIP_TYPE,
)
from escadre.games.task_force.play.rules.organisation.destroyers import bars_merging, merge_destroyers, split_destroyer
from escadre.games.task_force.play.rules.setup.fleets_by_custom import form_by_custom
from escadre.games.task_force.play.rules.setup.lines import most_task_forces
from escadre.games.task_force.play.rules.setup.placing import (
    PAIR,
    bars_move,
    bars_placing,
    bars_separating,
    bars_sharing,
    bars_swap,
    boards,
    new_board,
    open_columns,
    swap,
    take_back,
    task_forces,
    unpair,
    unplaced,
)
from escadre.games.task_force.play.rules.ships import (
    is_carrier,
    room,
)
from escadre.games.task_force.play.scenarios.scenario_setup import put_in
from escadre.games.task_force.play.state import TaskForceState
from escadre.games.task_force.play.terms import DD


class FormFleets(Step[TaskForceState]):
    """TF-DP.1: the next ship goes to a formation; when all are placed they may be changed about until done."""

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        own = boards(s, seat)
        left = unplaced(s, seat)
        free = [formation for formation in own if s.paired[formation] == NOBODY]
        found: Menu = {
            "auto": ZERO,
            "share_marker": [a * PAIR + b for i, a in enumerate(free) for b in free[i + 1 :]],
            "part_marker": [f for f in own if s.paired[f] > f],
        }
        if left:
            new = new_board(s, seat, is_carrier(s, left[0]))
            return {"assign": own if new == NOBODY else [*own, new], **found}
        movable = [counter for formation in own for counter in s.boxes[formation] if not is_carrier(s, counter)]
        hand = s.taken[seat]
        if hand != NOBODY:
            new = new_board(s, seat, False)
            return {
                "assign": own if new == NOBODY else [*own, new],
                "swap": [counter for counter in movable if counter != hand],
                "put_back": ZERO,
            }
        small = [counter for counter in movable if SHIP_TYPE[s.ship[counter]] == DD]
        found["take"] = movable
        found["ahead"] = [c for f in own if not s.ringed[f] for c in s.boxes[f][1:]]
        found["split_dd"] = [counter for counter in small if s.steps[counter] == 2]
        found["merge_dd"] = [counter for counter in small if s.steps[counter] == 1]
        found["done"] = ZERO
        return found

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        left = unplaced(s, seat)
        if verb == "assign" and left:
            return bars_placing(s, seat, left[0], arg)
        if verb == "assign":
            return bars_move(s, seat, s.taken[seat], arg)
        if verb == "swap":
            return bars_swap(s, seat, s.taken[seat], arg)
        if verb == "share_marker":
            return bars_sharing(s, seat, *divmod(arg, PAIR))
        if verb == "part_marker":
            return bars_separating(s, seat)
        if verb == "split_dd":
            formation = s.formation[arg]
            return "TF-2.5.d" if len(s.boxes[formation]) >= room(s, formation) else None
        if verb == "merge_dd":
            return bars_merging(s, arg, same_board(s, arg))
        if verb == "done":
            if open_columns(s, seat):
                return "TF-3.7.1.e"
            return "TF-3.7.1.n" if task_forces(s, seat) > most_task_forces(s, seat) else None
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "assign":
            left = unplaced(s, seat)
            ship = left[0] if left else s.taken[seat]
            if not left:
                take_back(s, ship)
            put_in(s, ship, arg)
            s.taken[seat] = NOBODY
        elif verb == "take":
            s.taken[seat] = arg
        elif verb == "swap":
            swap(s, s.taken[seat], arg)
            s.taken[seat] = NOBODY
        elif verb == "put_back":
            s.taken[seat] = NOBODY
        elif verb == "ahead":
            boxes = s.boxes[s.formation[arg]]
            place = boxes.index(arg)
            boxes[place - 1], boxes[place] = boxes[place], boxes[place - 1]
        elif verb == "share_marker":
            first, second = divmod(arg, PAIR)
            s.paired[first], s.paired[second] = second, first
        elif verb == "part_marker":
            unpair(s, arg)
        elif verb == "split_dd":
            split_destroyer(s, arg, s.formation[arg])
        elif verb == "merge_dd":
            merge_destroyers(s, arg, same_board(s, arg))
        elif verb == "auto":
            form_by_custom(s, seat)
        else:
            s.stage[seat] += 1
            tell(s, "fleets_formed", {"side": seat}, to=[seat])


def same_board(s: TaskForceState, counter: int) -> int:
    """Another reduced destroyer of the same formation and nation, or NOBODY."""
    for other in s.boxes[s.formation[counter]]:
        if other != counter and bars_merging(s, counter, other) is None:
            return other
    return NOBODY

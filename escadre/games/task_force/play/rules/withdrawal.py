"""Ships that must withdraw: leave with escorts or take the whole Task Force along (TF-3.5.2, TF-3.5.m.1)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.catalog import CONSTANTS
from escadre.games.task_force.play.rules.formation_boards import take_out
from escadre.games.task_force.play.rules.ships import is_carrier, must_withdraw
from escadre.games.task_force.play.rules.sides import automatic, seat_of
from escadre.games.task_force.play.scenarios.scenario_setup import add_group_board, add_marker, scenario_of
from escadre.games.task_force.play.state import AFLOAT, FORMATIONS, GROUPS, TURNED_UP, TaskForceState


def collect_duties(s: TaskForceState, dice: Dice) -> None:
    """TF-3.5.2.a, TF-3.5.2.d, TF-3.5.2.o: in the order of TF number and box. Nobody withdraws without a place to go."""
    if scenario_of(s).hunt is not None:
        return
    s.partings = []
    s.duties = [
        counter
        for boxes in s.boxes[:GROUPS]
        for counter in boxes
        if must_withdraw(s, counter) and not s.answered[counter]
    ]
    for counter in s.duties[:]:
        if automatic(s, s.side[counter]):  # FACTS 7.3: she leaves her formation alone
            s.duties.remove(counter)
            s.answered[counter] = True
            leave(s, [counter], NOBODY)


def leave(s: TaskForceState, counters: list[int], group: int) -> int:
    """TF-3.5.2.b: ships under a Withdraw marker in the same hex; `group` is the formation of one that is shared."""
    first = counters[0]
    side, marker = s.side[first], s.marker[s.formation[first]]
    where = s.hex[marker]
    if group == NOBODY:
        group = add_group_board(s)
        new = add_marker(s, side, where, [group], group=True)
        s.detection[new] = TURNED_UP  # TF-3.5.2.h
        s.partings.append(group)
    for counter in counters:
        take_out(s, counter)
        s.formation[counter] = group
        s.boxes[group].append(counter)
        s.shown[counter] = s.turn
    tell(s, "withdraws", {"ship": first, "escorts": len(counters) - 1, "marker": s.marker[group]})
    return group


def escorts_for(s: TaskForceState, counter: int) -> list[int]:
    """Ships of her formation that may go with her, and have no duty of their own to answer first."""
    return [other for other in s.boxes[s.formation[counter]] if other != counter and other not in s.leavers]


def shareable(s: TaskForceState, counter: int) -> list[int]:
    """TF-3.5.2.k: groups that others of the same hex and moment have just formed."""
    here = s.hex[s.marker[s.formation[counter]]]
    side = s.side[counter]
    return [g for g in s.partings if s.marker_side[s.marker[g]] == side and s.hex[s.marker[g]] == here]


class AnswerDuty(Step[TaskForceState]):
    """TF-DP.13: the owner says of each ship with the duty whether she leaves, with whom, or stays."""

    def who(self, s: TaskForceState) -> list[Seat]:
        counter = next_duty(s)
        return NO_SEATS if counter == NOBODY else seat_of(s, s.side[counter])

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        counter = next_duty(s)
        if s.leavers:
            return {"escort": escorts_for(s, counter), "share": shareable(s, counter), "part": ZERO}
        return {"stay": ZERO, "leave": ZERO}

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb in ("part", "share") and lacks_escort(s):
            return "TF-3.5.2.c"
        return None

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        counter = next_duty(s)
        if verb == "leave":
            s.leavers = [counter]
        elif verb == "escort":
            s.leavers.append(arg)
        else:
            if verb == "stay":
                s.withdraws[s.formation[counter]] = True
                tell(s, "stays", {"ship": counter}, to=[seat])
            else:
                leave(s, s.leavers, arg if verb == "share" else NOBODY)
            for answered in [counter, *s.leavers]:
                s.answered[answered] = True
            s.leavers = []
            s.duties = [other for other in s.duties if not s.answered[other]]


def next_duty(s: TaskForceState) -> int:
    """Nothing is asked for a ship sunk before her turn comes."""
    for counter in s.duties:
        if s.fate[counter] == AFLOAT and not s.answered[counter]:
            return counter
    return NOBODY


def lacks_escort(s: TaskForceState) -> bool:
    """TF-3.5.2.c: a carrier takes at least one other ship with her, if her formation has one."""
    counter = s.leavers[0]
    few = len(s.leavers) - 1 < CONSTANTS.escorts_least
    return is_carrier(s, counter) and few and bool(escorts_for(s, counter))


class OrderColumn(Step[TaskForceState]):
    """TF-DP.31: a ring without its carrier is a column whose order its owner sets at once, ship by ship."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, s.broken[0] // FORMATIONS) if s.broken else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"next": [counter for counter in s.boxes[s.broken[0]] if counter not in s.arranged], "keep": ZERO}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        formation = s.broken[0]
        if verb == "next":
            s.arranged.append(arg)
        left = [counter for counter in s.boxes[formation] if counter not in s.arranged]
        if verb == "keep" or len(left) <= 1:
            s.boxes[formation] = s.arranged + left
            s.arranged = []
            s.broken = s.broken[1:]
            tell(s, "ordered", {"board": formation}, to=[seat])

    def run(self, s: TaskForceState, dice: Dice) -> None:
        s.broken = []  # the programme's own rings keep their order

"""The organisation step: everything a side may do with its fleets before it moves or flies (TF-DP.4, TF-DP.14)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, ZERO, Menu, Rule, Seat, tell
from escadre.games.task_force.play.columns import FLEET_HALVES, NIGHT, SHIP_TYPE
from escadre.games.task_force.play.rules.chart import hex_number, hex_numbered
from escadre.games.task_force.play.rules.formation_boards import remove_marker
from escadre.games.task_force.play.rules.naval.contacts import reveal_fleet
from escadre.games.task_force.play.rules.organisation.destroyers import (
    bars_merging,
    merge_destroyers,
    split_destroyer,
)
from escadre.games.task_force.play.rules.organisation.dummies import (
    bars_dummy,
    bars_giving_up,
    bars_shuffle,
    dummies,
    fleet_hexes,
    shuffle,
)
from escadre.games.task_force.play.rules.organisation.notes import (
    ASKED,
    CHANGED,
    DETECTED,
    EMPTIED,
    GIVEN_UP,
    HALVED,
    JOINED,
    ORDERED,
    PARTLY,
    SEPARATED,
    SHUFFLED,
    VISITED,
    all_noted,
    forget,
    note,
    noted,
)
from escadre.games.task_force.play.rules.organisation.splits import (
    bars_founding,
    bars_separation,
    found,
    joins_split,
    open_split,
    separate_markers,
)
from escadre.games.task_force.play.rules.organisation.transfers import (
    BOARDS,
    bars_combining,
    bars_joining,
    bars_merger,
    bars_taking,
    bars_transfer,
    boards_in,
    boards_with,
    combine,
    inform,
    merge,
    move_out,
    transfer,
)
from escadre.games.task_force.play.rules.ships import fleet_markers, formation_halves, must_withdraw, on_map
from escadre.games.task_force.play.rules.sides import automatic, in_turn, seat_of
from escadre.games.task_force.play.scenarios.scenario_setup import add_marker, force_of
from escadre.games.task_force.play.state import FORMATIONS, GROUPS, REPORTED, UNDETECTED, TaskForceState
from escadre.games.task_force.play.terms import CARRIER_SIGHTED, DD, FLEET_SIGHTED

SHIPS: Final = 1024  # two ships as one number: the one that stays * SHIPS + the other


def begin_organisation(s: TaskForceState, dice: Dice) -> None:
    s.organised = False
    s.organising = NOBODY
    s.used = []
    s.plan_dummies[s.acting] = []
    here = stations(s, s.acting)
    if len(here) == 1:
        s.organising = here[0]


def first_organiser(s: TaskForceState, dice: Dice) -> None:
    """TF-DP.14: at the start of the air operations phase the initiative player first."""
    s.acting = in_turn(s)[0]
    begin_organisation(s, dice)


def second_organiser(s: TaskForceState, dice: Dice) -> None:
    s.acting = in_turn(s)[1]
    begin_organisation(s, dice)


def stations(s: TaskForceState, side: int) -> list[int]:
    """Hexes with ships of a side."""
    return sorted({s.hex[marker] for marker in on_map(s, side) if s.under[marker]})


class OrganiseFleets(Step[TaskForceState]):
    """TF-3.8.c: always asked while the side has markers; he names a hex, then what its ships do, one click each.

    TF-3.8.d: it is shown when the step is done.
    """

    def __init__(self, rule: Rule, moving: bool) -> None:
        super().__init__(rule)
        self.moving = moving  # before movement; else before the status step

    def who(self, s: TaskForceState) -> list[Seat]:
        if s.organised or automatic(s, s.acting) or not on_map(s, s.acting):
            return NO_SEATS
        return seat_of(s, s.acting)

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        new = open_split(s)
        if new != NOBODY:
            return {"transfer": [counter * BOARDS + new for counter in joins_split(s, new)], "done": ZERO}
        here = s.organising
        boards = [] if here == NOBODY else boards_in(s, here, seat)
        full = [c for board in boards for c in s.boxes[board] if is_destroyer(s, c) and s.steps[c] == 2]
        pairs = [board * BOARDS + other for board in boards for other in boards if other != board]
        offered: Menu = {
            "done": ZERO,
            "organise": [hex_number(s, hex) for hex in stations(s, seat) if hex != here],
            "transfer": [c * BOARDS + b for b in boards for a in boards if a != b for c in s.boxes[a]],
            "merge": pairs,
            "combine": pairs,
            "order": [board for board in boards if board < GROUPS and len(s.boxes[board]) > 1],
            "detach": [c * BOARDS + board for c in full for board in boards],
            "detach_hurt": [c * BOARDS + b for c in full if s.minor[c] == 1 for b in boards if b != s.formation[c]],
            "merge_dd": self.halves(s, boards),
            "let_leave": [c for board in boards if board < GROUPS for c in s.boxes[board] if must_withdraw(s, c)],
        }
        if self.moving:
            offered["shuffle"] = [hex_number(s, hex) for hex in fleet_hexes(s, seat)]
            if NIGHT[s.turn]:
                offered["dummy"] = [hex_number(s, hex) for hex in fleet_hexes(s, seat)]
                offered["found"] = [counter for board in boards for counter in s.boxes[board]]
                offered["separate"] = [board for board in boards if len(s.under[s.marker[board]]) > 1]
                offered["give_up"] = dummies(s, seat)
        return offered

    def halves(self, s: TaskForceState, boards: list[int]) -> list[int]:
        """Pairs of reduced destroyers in one hex; of two in a ring or a group it does not matter which box is kept."""
        found = []
        for board in boards:
            here = [c for c in s.boxes[board] if is_destroyer(s, c) and s.steps[c] == 1]
            beside = [c for b in boards_with(s, board) for c in s.boxes[b] if is_destroyer(s, c) and s.steps[c] == 1]
            column = board < GROUPS and not s.ringed[board]
            found += [one * SHIPS + other for one in here for other in here if one < other or (column and one != other)]
            found += [one * SHIPS + other for one in here for other in beside]
        return found

    def bars(self, s: TaskForceState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "done":
            return "TF-3.6.3.e" if open_split(s) != NOBODY else None
        if verb == "organise":
            return "TF-3.6.4.j" if noted(s, VISITED, hex_numbered(s, arg)) else None
        if verb == "transfer":
            return bars_transfer(s, *divmod(arg, BOARDS))
        if verb == "merge":
            return bars_merger(s, *divmod(arg, BOARDS))
        if verb == "combine":
            return bars_combining(s, *divmod(arg, BOARDS))
        if verb == "order":
            return bars_order(s, arg)
        if verb in ("detach", "detach_hurt"):
            return bars_detaching(s, *divmod(arg, BOARDS))
        if verb == "merge_dd":
            return bars_uniting(s, *divmod(arg, SHIPS))
        if verb == "let_leave":
            return "TF-3.6.4.j" if noted(s, ASKED, arg) or noted(s, CHANGED, arg) else None
        if verb == "shuffle":
            return bars_shuffle(s, seat, hex_numbered(s, arg))
        if verb == "dummy":
            return bars_dummy(s, seat, hex_numbered(s, arg))
        if verb == "found":
            return bars_founding(s, seat, arg)
        if verb == "separate":
            return bars_separation(s, seat, arg)
        return bars_giving_up(s, seat)

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "done":
            finish(s, seat, dice)
        elif verb == "organise":
            s.organising = hex_numbered(s, arg)
            note(s, VISITED, s.organising)
        elif verb == "transfer":
            transfer(s, *divmod(arg, BOARDS))
        elif verb == "merge":
            merge(s, *divmod(arg, BOARDS))
        elif verb == "combine":
            combine(s, *divmod(arg, BOARDS))
        elif verb == "order":
            note(s, ORDERED, arg)
            s.broken.append(arg)
        elif verb in ("detach", "detach_hurt"):
            detach(s, *divmod(arg, BOARDS), verb == "detach_hurt")
        elif verb == "merge_dd":
            unite(s, *divmod(arg, SHIPS))
        elif verb == "let_leave":
            note(s, ASKED, arg)
            s.partings = []
            s.duties = [arg]
            s.answered[arg] = False
            call(s, "parting")
        elif verb == "shuffle":
            note(s, SHUFFLED, hex_numbered(s, arg))
        elif verb == "dummy":
            s.plan_dummies[seat].append(hex_numbered(s, arg))
        elif verb == "found":
            found(s, seat, arg)
        elif verb == "separate":
            note(s, SEPARATED, arg)
        else:
            note(s, GIVEN_UP, arg)
        if s.broken:
            call(s, "ordering")


def is_destroyer(s: TaskForceState, counter: int) -> bool:
    return SHIP_TYPE[s.ship[counter]] == DD


def bars_order(s: TaskForceState, formation: int) -> Rule | None:
    """TF-2.5.f: the outer boxes of a ring have no order; TF-3.6.4.j: once."""
    if s.ringed[formation]:
        return "TF-2.5.f"
    return "TF-3.6.4.j" if noted(s, ORDERED, formation) else None


def bars_detaching(s: TaskForceState, counter: int, formation: int) -> Rule | None:
    """TF-3.6.5.b, TF-3.6.5.e, TF-3.6.4.j: half of a DD to a free box; what stays must be enough."""
    if noted(s, JOINED, counter) or noted(s, HALVED, counter):
        return "TF-3.6.4.j"
    if formation == s.formation[counter]:
        return bars_joining(s, [counter], formation)
    if noted(s, CHANGED, counter):
        return "TF-3.6.4.j"
    mine = s.formation[counter]
    if mine < GROUPS and not s.ringed[mine] and formation_halves(s, mine) - 1 < FLEET_HALVES:
        return "TF-3.7.1.f"
    return bars_joining(s, [counter], formation)


def detach(s: TaskForceState, counter: int, formation: int, hurt: bool) -> None:
    """TF-3.6.5.e: to another formation it is a transfer."""
    inform(s, s.marker[s.formation[counter]], s.marker[formation])
    half = split_destroyer(s, counter, formation, hurt)
    note(s, HALVED, counter)
    note(s, HALVED, half)
    if formation != s.formation[counter]:
        note(s, CHANGED, half)


def bars_uniting(s: TaskForceState, counter: int, other: int) -> Rule | None:
    """TF-3.6.5.a, TF-3.6.5.e: the second joins the first; from another formation it is a transfer."""
    if noted(s, HALVED, counter) or noted(s, HALVED, other):
        return "TF-3.6.4.j"
    barred = bars_merging(s, counter, other)
    if barred is None and s.formation[counter] != s.formation[other]:
        barred = "TF-3.6.4.j" if noted(s, CHANGED, other) else bars_taking(s, [other])
    return barred


def unite(s: TaskForceState, counter: int, other: int) -> None:
    if s.formation[counter] != s.formation[other]:
        inform(s, s.marker[s.formation[other]], s.marker[s.formation[counter]])
        note(s, CHANGED, counter)
    move_out(s, other)
    merge_destroyers(s, counter, other)
    note(s, JOINED, counter)


# ---- when the step is done


def finish(s: TaskForceState, side: int, dice: Dice) -> None:
    """TF-3.8.d, TF-3.6.4.m: markers come and go openly, all at once; only then are identities dealt anew."""
    s.organised = True
    fresh = set(all_noted(s, SHUFFLED)) | set(s.plan_dummies[side])
    split = separate_markers(s, side)
    for old in dict.fromkeys(split):
        tell(s, "split", {"hex": hex_number(s, s.hex[old]), "markers": 1 + split.count(old)}, reveals=True)
        fresh.add(s.hex[old])
    for marker in all_noted(s, EMPTIED):
        take_off(s, marker)
    for hex in s.plan_dummies[side]:
        add_marker(s, side, hex, [])
        tell(s, "marker_added", {"hex": hex_number(s, hex), "side": side}, reveals=True)
    s.plan_dummies[side] = []
    for marker in all_noted(s, GIVEN_UP):
        if fleet_markers(s, side) > force_of(s, side).markers:  # TF-3.6.1.k: no more than the splits need
            take_off(s, marker)
    for marker in all_noted(s, DETECTED):
        if s.under[marker]:
            reveal_fleet(s, marker)
    for hex in sorted(fresh):
        shuffle(s, hex, side, dice)
        tell(s, "shuffled", {"hex": hex_number(s, hex), "side": side}, reveals=True)
    for formation in range(GROUPS):
        if s.boxes[formation] and formation // FORMATIONS == side:  # TF-3.5.2.i, TF-3.6.4.h
            s.withdraws[formation] = any(must_withdraw(s, counter) for counter in s.boxes[formation])
    tell(s, "organised", {"side": side})


def take_off(s: TaskForceState, marker: int) -> None:
    tell(s, "marker_gone", {"marker": marker}, reveals=True)
    remove_marker(s, marker)


class ChooseReport(Step[TaskForceState]):
    """TF-DP.28, TF-3.6.4.d: the opponent says what he was told of the marker that took ships from a reported one."""

    def who(self, s: TaskForceState) -> list[Seat]:
        return seat_of(s, 1 - s.acting) if pending(s) else NO_SEATS

    def offers(self, s: TaskForceState, seat: Seat) -> Menu:
        return {"report": (FLEET_SIGHTED, CARRIER_SIGHTED)}

    def play(self, s: TaskForceState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        marker = pending(s)[0]
        s.detection[marker] = REPORTED
        s.report[marker], s.report_turn[marker] = arg, s.turn
        s.real[marker] = True
        tell(s, "reported", {"marker": marker, "answer": arg}, reveals=True)
        left = pending(s)
        forget(s, PARTLY)
        for other in left:
            if other != marker:
                note(s, PARTLY, other)

    def run(self, s: TaskForceState, dice: Dice) -> None:
        s.used = []


def pending(s: TaskForceState) -> list[int]:
    """Markers that still wait for their report."""
    return [m for m in all_noted(s, PARTLY) if s.under[m] and s.detection[m] == UNDETECTED and s.organised]

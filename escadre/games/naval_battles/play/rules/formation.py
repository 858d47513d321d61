"""Rows of ships and modes of submarines: the first lay-out and every rearrangement (MNB-2.4, MNB-2.5, MNB-5.3)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import SUB
from escadre.games.naval_battles.play.rules.range import bars_standing
from escadre.games.naval_battles.play.rules.table import FORMATION, ZERO, close_rows
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_plan

PLACES: Final[dict[str, int]] = {"row1": 1, "row2": 2, "row3": 3, "passive": 0, "active": 1}


def draft(s: NavalBattlesState, seat: Seat) -> None:
    """Begin to put a formation together: as it is now, or all ships in row 1 and passive before it (MNB-2.5.2)."""
    p = s.plan
    if p.kind == FORMATION:
        return
    p = s.plan = new_plan(seat, FORMATION)
    p.vessels = s.fleets[seat][:] if s.laid[seat] else s.chosen[seat][:]
    p.places = [_place(s, vessel) if s.laid[seat] else 0 if SUB[vessel] else 1 for vessel in p.vessels]


def _place(s: NavalBattlesState, vessel: int) -> int:
    return int(s.active[vessel]) if SUB[vessel] else s.row[vessel]


def move(s: NavalBattlesState, verb: str, vessel: int) -> None:
    p = s.plan
    p.places[p.vessels.index(vessel)] = PLACES[verb]
    p.moved.append(vessel)


def bars_place(s: NavalBattlesState, seat: Seat, verb: str, vessel: int) -> Rule | None:
    """MNB-5.3.4: one formation is submitted, so each vessel is moved once in it, and somewhere else."""
    p = s.plan
    if p.kind != FORMATION:  # the first lay-out, untouched
        return "MNB-5.3.4" if verb == "row1" else None
    if vessel in p.moved or p.places[p.vessels.index(vessel)] == PLACES[verb]:
        return "MNB-5.3.4"
    return None


def places_of(vessels: list[int]) -> Menu:
    """Every row for every ship, both modes for every submarine."""
    ships = [vessel for vessel in vessels if not SUB[vessel]]
    subs = [vessel for vessel in vessels if SUB[vessel]]
    return {"row1": ships, "row2": ships, "row3": ships, "passive": subs, "active": subs}


def places_free(vessels: list[int], places: list[int], moved: list[int]) -> Menu:
    """Everywhere that `bars_place` lets a vessel go, written out for speed."""
    row1: list[int] = []
    row2: list[int] = []
    row3: list[int] = []
    passive: list[int] = []
    active: list[int] = []
    for i in range(len(vessels)):
        vessel = vessels[i]
        if vessel in moved:
            continue
        place = places[i]
        if SUB[vessel]:
            if place:
                passive.append(vessel)
            else:
                active.append(vessel)
            continue
        if place != 1:
            row1.append(vessel)
        if place != 2:
            row2.append(vessel)
        if place != 3:
            row3.append(vessel)
    legal: Menu = {}
    if row1:
        legal["row1"] = row1
    if row2:
        legal["row2"] = row2
    if row3:
        legal["row3"] = row3
    if passive:
        legal["passive"] = passive
    if active:
        legal["active"] = active
    return legal


def lay_out(s: NavalBattlesState, seat: Seat) -> None:
    """The drafted formation becomes the true one; MNB-2.4.3, MNB-5.3.2: rows close up at once."""
    _stand(s, seat, s.plan.vessels, s.plan.places)
    s.plan = NO_PLAN


def _stand(s: NavalBattlesState, seat: Seat, vessels: list[int], places: list[int]) -> None:
    for i in range(len(vessels)):
        vessel = vessels[i]
        if SUB[vessel]:
            s.active[vessel] = places[i] == 1
            s.row[vessel] = 0  # MNB-2.5.1
        else:
            s.row[vessel] = places[i]
    close_rows(s, seat)


def bars_rearrange(s: NavalBattlesState, seat: Seat) -> Rule | None:
    if s.turn.rearranged:
        return "MNB-5.3.4"
    fleet = s.fleets[seat]
    if not fleet or (len(fleet) == 1 and not SUB[fleet[0]]):
        return "MNB-5.3.2"  # no other formation is possible
    return None


def rearrange(s: NavalBattlesState, seat: Seat) -> None:
    draft(s, seat)
    call(s, "formation")


def _bars_formation(s: NavalBattlesState, seat: Seat) -> Rule | None:
    """MNB-5.4.2: the drafted formation must leave every declared attack possible."""
    if not s.turn.attacks:
        return None
    p = s.plan
    before = [_place(s, vessel) for vessel in p.vessels]
    _stand(s, seat, p.vessels, p.places)
    rule = bars_standing(s)
    _stand(s, seat, p.vessels, before)
    return rule


class Rearrange(Step[NavalBattlesState]):
    """MNB-5.3.1, MNB-5.3.3, D7b: rows and modes anew, each vessel once; `keep` leaves everything as it was."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        return SINGLE_SEATS[s.plan.seat] if s.plan.kind == FORMATION else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        return {**places_of(s.plan.vessels), "done": ZERO, "keep": ZERO}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "keep":
            return None
        if verb == "done":
            return _bars_formation(s, seat) if s.plan.moved else "MNB-5.3.4"
        return bars_place(s, seat, verb, arg)

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        p = s.plan
        legal = places_free(p.vessels, p.places, p.moved)
        if p.moved and _bars_formation(s, seat) is None:
            legal["done"] = ZERO
        legal["keep"] = ZERO
        return legal

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "keep":
            s.turn.rearranged = True
            s.plan = NO_PLAN
        elif verb == "done":
            before = [_place(s, vessel) for vessel in s.plan.vessels]
            vessels = s.plan.vessels
            lay_out(s, seat)
            s.turn.rearranged = True
            if s.loud:
                self._tell(s, seat, vessels, before)
        else:
            move(s, verb, arg)

    def _tell(self, s: NavalBattlesState, seat: Seat, vessels: list[int], before: list[int]) -> None:
        tell(s, "rearranged", {"seat": seat})
        for vessel, old in zip(vessels, before, strict=True):
            if _place(s, vessel) == old:
                continue
            if SUB[vessel]:
                tell(s, "dived" if old else "surfaced", {"seat": seat, "ship": vessel})
            else:
                tell(s, "moved", {"seat": seat, "ship": vessel, "row": s.row[vessel]})

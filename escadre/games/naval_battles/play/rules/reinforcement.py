"""Reinforcements: cards paid for vessels of the reserve (MNB-5.2)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import ROWS, SUB, VALUE, VP
from escadre.games.naval_battles.play.rules.formation import PLACES, places_of
from escadre.games.naval_battles.play.rules.table import PURCHASE, ZERO, held, row_count, throw
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_plan

SHIP_VERBS: Final = ("row1", "row2", "row3")


def bars_payment(s: NavalBattlesState, seat: Seat) -> Rule | None:
    """MNB-5.2.6: a card is paid only towards a vessel that all cards together could buy."""
    if s.no_reinforcements:
        return "MNB-16.3.2"
    reserve = s.reserves[seat]
    if not reserve:
        return "MNB-5.2.2"
    cheapest = 99
    for vessel in reserve:
        if VP[vessel] < cheapest:
            cheapest = VP[vessel]
    total = 0
    for card in s.hands[seat]:
        total += VALUE[card]
    for card in s.bought[seat]:  # MNB-15.3.4
        total += VALUE[card]
    return None if total >= cheapest else "MNB-5.2.6"


def begin_purchase(s: NavalBattlesState, seat: Seat, card: int) -> None:
    p = s.plan = new_plan(seat, PURCHASE)
    p.pays = [[card]]
    call(s, "reinforce")


def points(s: NavalBattlesState) -> int:
    """MNB-5.2.2: what the paid cards are worth, less what was taken for them."""
    p = s.plan
    left = 0
    for card in p.pays[0]:
        left += VALUE[card]
    for vessel in p.vessels:
        left -= VP[vessel]
    return left


class Reinforce(Step[NavalBattlesState]):
    """MNB-5.2.1 to MNB-5.2.4, D7a: pay cards, take vessels and say where they go; `done` when that is all."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        return SINGLE_SEATS[s.plan.seat] if s.plan.kind == PURCHASE else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        p = s.plan
        paid = p.pays[0]
        cards = [card for card in held(s, seat) if card not in paid]
        left = [vessel for vessel in s.reserves[seat] if vessel not in p.vessels]
        return {"pay": cards, **places_of(left), "done": ZERO}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        p = s.plan
        if verb == "pay":
            return None
        if verb == "done":
            return None if p.vessels else "MNB-5.2.6"
        if VP[arg] > points(s):
            return "MNB-5.2.2"
        if verb in SHIP_VERBS and PLACES[verb] > min(ROWS, self._rows(s, seat) + 1):
            return "MNB-5.3.2"
        return None

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        p = s.plan
        paid = p.pays[0]
        legal: Menu = {}
        more = [card for card in held(s, seat) if card not in paid]
        if more:
            legal["pay"] = more
        left = points(s)
        ships: list[int] = []
        subs: list[int] = []
        for vessel in s.reserves[seat]:
            if VP[vessel] <= left and vessel not in p.vessels:
                if SUB[vessel]:
                    subs.append(vessel)
                else:
                    ships.append(vessel)
        if ships:
            deepest = min(ROWS, self._rows(s, seat) + 1)
            for row in range(deepest):
                legal[SHIP_VERBS[row]] = ships
        if subs:
            legal["passive"] = subs
            legal["active"] = subs
        if p.vessels:
            legal["done"] = ZERO
        return legal

    def _rows(self, s: NavalBattlesState, seat: Seat) -> int:
        p = s.plan
        rows = row_count(s, seat)
        for vessel, place in zip(p.vessels, p.places, strict=True):
            if not SUB[vessel]:
                rows = max(rows, place)
        return rows

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        if verb == "pay":
            p.pays[0].append(arg)
        elif verb == "done":
            self._buy(s, seat)
        else:
            p.vessels.append(arg)
            p.places.append(PLACES[verb])

    def _buy(self, s: NavalBattlesState, seat: Seat) -> None:
        """MNB-5.2.5: payment opens no window; MNB-5.2.3: what is left of the points is lost."""
        p = s.plan
        for card in p.pays[0]:
            throw(s, seat, card)
            if s.loud:
                tell(s, "paid", {"seat": seat, "card": card}, reveals=True)
        for vessel, place in zip(p.vessels, p.places, strict=True):
            s.reserves[seat].remove(vessel)
            s.fleets[seat].append(vessel)
            s.acted[vessel] = 0  # MNB-5.2.4
            if SUB[vessel]:
                s.active[vessel] = place == 1
                s.row[vessel] = 0
            else:
                s.row[vessel] = place
            if s.loud:
                tell(s, "reinforced", {"seat": seat, "ship": vessel})
        s.turn.rearranged = False  # MNB-5.3.4
        s.plan = NO_PLAN

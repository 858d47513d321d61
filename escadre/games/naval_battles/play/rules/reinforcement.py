"""Reinforcements: cards paid for vessels of the reserve (MNB-5.2)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import ROWS, SUB, VALUE, VP
from escadre.games.naval_battles.play.rules.formation import PLACES, places_of
from escadre.games.naval_battles.play.rules.reactions import open_windows
from escadre.games.naval_battles.play.rules.table import PURCHASE, ZERO, held, row_count, take_from, throw
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_plan, new_play

SHIP_VERBS: Final = ("row1", "row2", "row3")


def bars_payment(s: NavalBattlesState, seat: Seat) -> Rule | None:
    """MNB-5.2.6: a card is paid only towards a vessel that all cards together could buy."""
    if s.no_reinforcements:
        return "MNB-16.3.2"
    if not s.reserves[seat]:
        return "MNB-5.2.2"
    total = 0
    for card in s.hands[seat]:
        total += VALUE[card]
    for card in s.bought[seat]:  # MNB-15.3.4
        total += VALUE[card]
    return None if total >= cheapest(s, seat) else "MNB-5.2.6"


def begin_purchase(s: NavalBattlesState, seat: Seat, card: int) -> None:
    p = s.plan = new_plan(seat, PURCHASE)
    p.pays = [[card]]
    call(s, "reinforce")


def points(s: NavalBattlesState) -> int:
    """MNB-5.2.2: what the paid cards are worth, less what was taken for them."""
    left = s.turn.credit
    for card in paid(s):
        left += VALUE[card]
    for vessel in taken(s):
        left -= VP[vessel]
    return left


def paid(s: NavalBattlesState) -> list[int]:
    """The cards put together for the purchase; none once they are played and only their points count."""
    return s.plan.pays[0] if s.plan.kind == PURCHASE and s.plan.pays else []


def taken(s: NavalBattlesState) -> list[int]:
    """The vessels taken so far."""
    return s.plan.vessels if s.plan.kind == PURCHASE else []


def cheapest(s: NavalBattlesState, seat: Seat) -> int:
    """VP of the cheapest vessel of the reserve."""
    found = 99
    for vessel in s.reserves[seat]:
        if VP[vessel] < found:
            found = VP[vessel]
    return found


class Reinforce(Step[NavalBattlesState]):
    """MNB-5.2.1 to MNB-5.2.4, D7a: pay cards, take vessels and say where they go; `done` when that is all.

    MNB-5.2.5: with the option the cards are played first, and vessels taken for those that nobody cancelled.
    """

    def who(self, s: NavalBattlesState) -> list[Seat]:
        t = s.turn
        spends = t.credit > 0 and t.credit >= cheapest(s, t.on)
        return SINGLE_SEATS[t.on] if spends or s.plan.kind == PURCHASE else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        free = self._cards(s, seat)
        left = [vessel for vessel in s.reserves[seat] if vessel not in taken(s)]
        return {"pay": free, "done": ZERO} if self._playing(s) else {"pay": free, **places_of(left), "done": ZERO}

    def _playing(self, s: NavalBattlesState) -> bool:
        """MNB-5.2.5: the cards are still to be played."""
        return s.options.answer_reinforcements and not s.turn.credit

    def _cards(self, s: NavalBattlesState, seat: Seat) -> list[int]:
        """MNB-5.2.3: each purchase is paid with its own cards, so none once they are played."""
        if s.turn.credit:
            return []
        used = paid(s)
        return [card for card in held(s, seat) if card not in used]

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "pay":
            return None
        if verb == "done":
            enough = points(s) >= cheapest(s, seat) if self._playing(s) else len(taken(s)) > 0
            return None if enough else "MNB-5.2.6"
        if VP[arg] > points(s):
            return "MNB-5.2.2"
        if verb in SHIP_VERBS and PLACES[verb] > min(ROWS, self._rows(s, seat) + 1):
            return "MNB-5.3.2"
        return None

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        legal: Menu = {}
        more = self._cards(s, seat)
        if more:
            legal["pay"] = more
        left = points(s)
        if self._playing(s):
            if left >= cheapest(s, seat):
                legal["done"] = ZERO
            return legal
        chosen = taken(s)
        ships: list[int] = []
        subs: list[int] = []
        for vessel in s.reserves[seat]:
            if VP[vessel] <= left and vessel not in chosen:
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
        if chosen:
            legal["done"] = ZERO
        return legal

    def _rows(self, s: NavalBattlesState, seat: Seat) -> int:
        p = s.plan
        rows = row_count(s, seat)
        for vessel, place in zip(taken(s), p.places, strict=True):
            if not SUB[vessel]:
                rows = max(rows, place)
        return rows

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        if p.kind != PURCHASE:  # the points of cards that were played
            p = s.plan = new_plan(seat, PURCHASE)
        if verb == "pay":
            p.pays[0].append(arg)
        elif verb == "done":
            if self._playing(s):
                self._put_down(s, seat)
            else:
                self._buy(s, seat)
        else:
            p.vessels.append(arg)
            p.places.append(PLACES[verb])

    def _put_down(self, s: NavalBattlesState, seat: Seat) -> None:
        """MNB-5.2.5: with the option each card may be answered before anything is taken for it."""
        t = s.turn
        first = len(t.plays)
        for card in paid(s):
            take_from(s, seat, card)
            row = new_play(card, card, seat, NOBODY)
            row.pays = True
            t.plays.append(row)
            if s.loud:
                tell(s, "paid", {"seat": seat, "card": card}, reveals=True)
        t.rearranged = False
        s.plan = NO_PLAN
        open_windows(s, list(range(first, len(t.plays))))

    def run(self, s: NavalBattlesState, dice: Dice) -> None:
        """MNB-5.2.3: points too few for any vessel are lost."""
        s.turn.credit = 0

    def _buy(self, s: NavalBattlesState, seat: Seat) -> None:
        """MNB-5.2.5: payment opens no window; MNB-5.2.3: what is left of the points is lost."""
        p = s.plan
        for card in paid(s):
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
        s.turn.credit = 0
        s.turn.rearranged = False  # MNB-5.3.4
        s.plan = NO_PLAN

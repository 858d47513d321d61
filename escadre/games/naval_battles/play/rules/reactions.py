"""Reaction windows: Intelligence, and Intelligence on it, without end (MNB-17, MNB-13.7)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Seat, tell
from escadre.games.naval_battles.play.columns import (
    ENEMY,
    INTELLIGENCE,
    INTELLIGENCES,
    KIND,
    OWN,
    PLAN,
    REPAIR,
    TACTICS,
)
from escadre.games.naval_battles.play.rules.table import (
    ANSWER,
    ATTACK_CANCELLED,
    CANCELLED,
    LOST,
    OPEN,
    REPAIRED,
    STANDS,
    ZERO,
    clockwise,
    held,
    opposed,
    take_from,
)
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_plan, new_play

SILENCE: Final[Menu] = {"pass": ZERO, "silent": ZERO}


def open_windows(s: NavalBattlesState, plays: list[int]) -> None:
    """MNB-17.1, MNB-17.8, MNB-17.10: a window for each play, one after the other."""
    s.turn.queue = plays
    proceed(s)
    call(s, "answers")


def intelligence_may_be_held(s: NavalBattlesState) -> bool:
    """By what lies open: as long as not every Intelligence card is in sight, somebody may hold one."""
    shown = [play.card for play in s.turn.plays if play.held]
    for card in INTELLIGENCES:
        if card not in s.discard and card not in shown:
            return True
    return False


def may_be_asked(s: NavalBattlesState, seat: Seat) -> bool:
    """MNB-17.11: whoever could answer by open facts, so that being asked tells nothing."""
    return not s.turn.silent[seat] and (len(s.hands[seat]) > 0 or len(s.bought[seat]) > 0)


def to_ask(s: NavalBattlesState, play: int) -> list[Seat]:
    """MNB-17.2, MNB-17.3: clockwise from the seat after the card's player; MNB-15.2.6: no team mates."""
    by = s.turn.plays[play].seat
    if not intelligence_may_be_held(s):
        return []
    return [seat for seat in clockwise(s, by) if opposed(s, by, seat)]


def proceed(s: NavalBattlesState) -> None:
    """Settle what waits for nobody, the newest card first (MNB-17.4, MNB-17.6), until somebody is to be asked."""
    t = s.turn
    while True:
        if not t.windows:
            if not t.queue:
                return
            _open(s, t.queue.pop(0))
            continue
        play = t.windows[-1]
        if t.plays[play].fate == CANCELLED:  # MNB-17.4: its window is closed; further Intelligence on it is spent
            for other in t.groups[-1]:
                if t.plays[other].fate == OPEN:
                    put_away(s, other)
                    t.plays[other].fate = STANDS
            _close(s)
            continue
        if t.groups[-1]:
            _open(s, t.groups[-1].pop(0))
            continue
        left = t.lefts[-1]
        while left and not may_be_asked(s, left[0]):
            left.pop(0)
        if left:
            return
        t.plays[play].fate = STANDS
        over = t.plays[play].over
        _close(s)
        if over != NOBODY:
            put_away(s, play)
            cancel(s, over)


def _open(s: NavalBattlesState, play: int) -> None:
    t = s.turn
    t.windows.append(play)
    t.lefts.append(to_ask(s, play))
    t.groups.append([])


def _close(s: NavalBattlesState) -> None:
    t = s.turn
    t.windows.pop()
    t.lefts.pop()
    t.groups.pop()


def put_away(s: NavalBattlesState, play: int) -> None:
    """The card goes to the discard pile."""
    row = s.turn.plays[play]
    if row.held:
        row.held = False
        s.discard.append(row.card)


def cancel(s: NavalBattlesState, play: int) -> None:
    """MNB-13.7.1, MNB-17.9: no effect; vessels have acted, costs stay paid. MNB-13.5.4: all strikes of a Bombing."""
    t = s.turn
    row = t.plays[play]
    row.fate = CANCELLED
    put_away(s, play)
    for attack in t.attacks:
        if attack.play == play:
            attack.fate = ATTACK_CANCELLED
    for attempt in t.tries:
        if attempt.play == play:
            attempt.fate = LOST
    if s.loud:
        tell(s, "cancelled", {"seat": row.seat, "card": row.card})


class Answer(Step[NavalBattlesState]):
    """MNB-17.2, D8, D11: pass, pass for the rest of the turn, or Intelligence with or without Superior Tactics.

    MNB-5.4.5: also the active player, who has no other card to play by now. MNB-17.5: who plays Intelligence stays
    first of those to be asked, in case it is lost.
    """

    def who(self, s: NavalBattlesState) -> list[Seat]:
        lefts = s.turn.lefts
        return SINGLE_SEATS[lefts[-1][0]] if lefts else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        if s.plan.kind == ANSWER:
            return {"tactics": self._copiers(s, seat), "done": ZERO}
        return {"pass": ZERO, "silent": ZERO, "card": [c for c in held(s, seat) if KIND[c] == INTELLIGENCE]}

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed: mostly there is nothing but silence."""
        if s.plan.kind == ANSWER:
            copiers = self._copiers(s, seat)
            return {"tactics": copiers, "done": ZERO} if copiers else {"done": ZERO}
        cards = [card for card in held(s, seat) if KIND[card] == INTELLIGENCE]
        return {"pass": ZERO, "silent": ZERO, "card": cards} if cards else SILENCE

    def _copiers(self, s: NavalBattlesState, seat: Seat) -> list[int]:
        return [card for card in held(s, seat) if KIND[card] == TACTICS and card not in s.plan.cards]

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "pass":
            s.turn.lefts[-1].pop(0)
            proceed(s)
        elif verb == "silent":
            s.turn.silent[seat] = True
            proceed(s)
        elif verb == "done":
            self._declare(s, seat)
        else:
            if verb == "card":
                s.plan = new_plan(seat, ANSWER)
            s.plan.cards.append(arg)
            if not self._copiers(s, seat):
                self._declare(s, seat)

    def _declare(self, s: NavalBattlesState, seat: Seat) -> None:
        """MNB-13.7.3, MNB-13.9.3: also on Intelligence; a copy has the same target, and both must fall to save it."""
        t = s.turn
        over = t.windows[-1]
        card = s.plan.cards[0]
        for put in s.plan.cards:
            take_from(s, seat, put)
            t.plays.append(new_play(put, card, seat, over))
            t.groups[-1].append(len(t.plays) - 1)
            if s.loud:
                if put != card:
                    tell(s, "copied", {"seat": seat, "card": put, "original": card}, reveals=True)
                tell(s, "answered", {"seat": seat, "card": put, "victim": t.plays[over].card}, reveals=True)
        s.plan = NO_PLAN
        proceed(s)


DECLINES: Final[list[tuple[str, int]]] = [("pass", 0), ("silent", 0)]
NOTHING: Final[list[tuple[str, int]]] = []


def declines(s: NavalBattlesState, seat: Seat) -> list[tuple[str, int]]:
    """MNB-17.11: how a seat that is asked about a card says that it lets it stand."""
    lefts = s.turn.lefts
    asked = len(lefts) > 0 and lefts[-1][0] == seat and s.plan.kind != ANSWER
    return DECLINES if asked else NOTHING


def settle(s: NavalBattlesState, dice: Dice) -> None:
    """What stands takes effect; attacks and defences come later (MNB-11.3.4)."""
    t = s.turn
    for play in range(t.opened, len(t.plays)):
        row = t.plays[play]
        if row.fate != STANDS or row.over != NOBODY:
            continue
        kind = KIND[row.acts_as]
        if kind == PLAN:  # MNB-13.6.1, MNB-13.6.2
            if row.aim == NOBODY:
                t.bonus[row.seat] += OWN[row.acts_as]
            else:
                t.bonus[row.aim] += ENEMY[row.acts_as]
        elif kind == REPAIR and row.seat == t.on:
            _repair(s, row.seat, row.mends)
            put_away(s, play)
    t.opened = len(t.plays)


def _repair(s: NavalBattlesState, seat: Seat, mends: list[int]) -> None:
    """MNB-13.10.1, MNB-13.10.2: the damage cards go to the discard pile, the ships may not act this turn."""
    for card in mends:
        at = s.damage_cards.index(card)
        ship = s.damage_on[at]
        s.damage[ship] -= s.damage_points[at]
        del s.damage_cards[at]
        del s.damage_on[at]
        del s.damage_points[at]
        s.discard.append(card)
        s.acted[ship] = REPAIRED
        if s.loud:
            tell(s, "repaired", {"seat": seat, "ship": ship, "card": card})

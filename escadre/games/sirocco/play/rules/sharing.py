"""Who gets the spoils: the trick winner, or in the advanced game those who are entitled (SIR-3.4.15, SIR-5.0)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NOBODY, Menu, Rule, Seat, only, tell
from escadre.games.sirocco.play.columns import CAMP, FORCE, GROUP, OPERATION
from escadre.games.sirocco.play.rules.table import capture, everybody, hand_limit
from escadre.games.sirocco.play.state import SiroccoState


def begin_share(s: SiroccoState, spoils: list[int]) -> None:
    """Everything to the trick winner, unless somebody else is entitled to a share."""
    e = s.engagement
    e.share = spoils
    e.share_to = []
    e.entitled = entitled(s) if s.options.advanced else [e.trick]
    if len(e.entitled) == 1:
        e.share_to = [e.trick] * len(spoils)
        hand_out(s)
    else:
        call(s, "share")


def entitled(s: SiroccoState) -> list[Seat]:
    """SIR-5.0.6 to SIR-5.0.11: who fought for the winning camp with a Force card worth 1 or more; the winner always."""
    e = s.engagement
    seats: list[Seat] = []
    for seat in range(s.seats):
        if seat == e.trick:
            seats.append(seat)
            continue
        if e.annulled[seat] or e.struck[seat]:  # SIR-5.0.10
            continue
        camp = e.camp2[seat] or e.camp1[seat]  # SIR-5.0.7
        if camp != e.winner and not s.options.both_camps:  # SIR-5.0.8
            continue
        for row in range(len(e.cards)):
            if e.owners[row] == seat and e.live[row] and e.values[row] >= 1:
                if GROUP[e.cards[row]] == FORCE and CAMP[e.cards[row]] == e.winner:
                    seats.append(seat)
                    break
    return seats


def bars_share(s: SiroccoState, seat: Seat) -> Rule | None:
    """SIR-5.0.5: nobody gets one more before every entitled player has as many."""
    e = s.engagement
    if seat not in e.entitled:
        return "SIR-5.0.10" if e.annulled[seat] or e.struck[seat] else "SIR-5.0.6"
    each, over = len(e.share) // len(e.entitled), len(e.share) % len(e.entitled)
    mine = e.share_to.count(seat)
    if mine < each:
        return None
    richer = sum(e.share_to.count(other) > each for other in e.entitled)
    return None if mine == each and richer < over else "SIR-5.0.5"


class Share(Step[SiroccoState]):
    """SIR-D.15: the trick winner says of each card in turn, the Operation first, who gets it."""

    def who(self, s: SiroccoState) -> list[Seat]:
        e = s.engagement
        return only(e.trick if e.share else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"to": list(range(s.seats))}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_share(s, arg)

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        e.share_to.append(arg)
        if len(e.share_to) == len(e.share):
            hand_out(s)


def hand_out(s: SiroccoState) -> None:
    """SIR-3.4.15, SIR-3.4.17, SIR-P.8: the Operation openly, the rest face down, known to giver and receiver."""
    e = s.engagement
    alone = len(e.entitled) == 1
    for i in range(len(e.share)):
        card, seat = e.share[i], e.share_to[i]
        if GROUP[card] == OPERATION:
            s.won[seat].append(card)
            s.limits[seat] = hand_limit(s, seat)  # SIR-1.5.4
            if s.loud:
                tell(s, "took-operation", {"seat": seat, "operation": card})
        else:
            capture(s, seat, card, e.operation, everybody(s) if alone else 1 << seat | 1 << e.trick)
            if s.loud:
                if alone:
                    tell(s, "captured", {"seat": seat, "card": card})
                else:
                    tell(s, "captured", {"seat": seat, "card": card}, sorted({seat, e.trick}))
    if s.loud and not alone:
        for seat in sorted(e.share_to[1:]):  # how many each gets, in an order that does not tell which
            tell(s, "captured-one", {"seat": seat})
    e.share = []
    e.share_to = []

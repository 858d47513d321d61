"""Rounds and player turns: the Actions phase, discards, draws (MNB-4, MNB-5, MNB-8, MNB-9)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import ASW, STRIKES, SUB
from escadre.games.naval_battles.play.rules.air import bars_hunt, bars_strike, begin_air
from escadre.games.naval_battles.play.rules.cards import bars_card, begin_card, reachable
from escadre.games.naval_battles.play.rules.defence import finalise
from escadre.games.naval_battles.play.rules.formation import bars_rearrange, rearrange
from escadre.games.naval_battles.play.rules.range import able, bars_standing
from escadre.games.naval_battles.play.rules.reactions import put_away
from escadre.games.naval_battles.play.rules.reinforcement import bars_payment, begin_purchase
from escadre.games.naval_battles.play.rules.table import (
    DISCARDING,
    ZERO,
    clockwise,
    draw_to_limit,
    held,
    opposed,
    player_order,
    throw,
)
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_plan, new_turn


def goes_on(s: NavalBattlesState) -> bool:
    return not s.winners


def begin_round(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-0.3, MNB-2.1.3, MNB-4.3: every player in play, from the first player clockwise."""
    s.round += 1
    s.sinkings = 0
    s.to_move = [seat for seat in player_order(s) if s.playing[seat]]
    if s.loud:
        tell(s, "round", {"round": s.round})


def turns_remain(s: NavalBattlesState) -> bool:
    return len(s.to_move) > 0


def begin_turn(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-4.2: the next player in order; what can be attacked stays as it is until the defences."""
    t = s.turn = new_turn(s.seats)
    t.on = s.to_move.pop(0)
    survey(s)
    for vessel in s.fleets[t.on]:
        s.acted[vessel] = 0
    if s.loud:
        tell(s, "turn", {"seat": t.on})


def survey(s: NavalBattlesState) -> None:
    """MNB-11.1.3: the vessels of all opponents in play."""
    t = s.turn
    for other in range(s.seats):
        if opposed(s, t.on, other):
            for vessel in s.fleets[other]:
                if SUB[vessel]:
                    t.subs.append(vessel)
                else:
                    t.ships.append(vessel)
                    t.rows |= 1 << s.row[vessel]


class Act(Step[NavalBattlesState]):
    """MNB-5.1.1, MNB-5.1.2, D7: the active player alone reinforces, rearranges, attacks, plays cards, in any order."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        t = s.turn
        return NO_SEATS if t.final else SINGLE_SEATS[t.on]

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        fleet = s.fleets[seat]
        cards = held(s, seat)
        return {
            "card": cards,
            "strike": [vessel for vessel in fleet if STRIKES[vessel]],
            "hunt": [vessel for vessel in fleet if ASW[vessel]],
            "pay": cards,
            "rearrange": ZERO,
            "final": ZERO,
        }

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "card":
            return bars_card(s, seat, arg)
        if verb == "strike":
            return bars_strike(s, arg)
        if verb == "hunt":
            return bars_hunt(s, arg)
        if verb == "pay":
            return bars_payment(s, seat)
        if verb == "rearrange":
            return bars_rearrange(s, seat)
        return "MNB-5.4.3" if bars_standing(s) is not None else None

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        legal: Menu = {}
        fleet = s.fleets[seat]
        cards = held(s, seat)
        ready = able(s, seat)
        if cards:
            free = reachable(s, seat, cards, ready)
            if free:
                legal["card"] = free
            if bars_payment(s, seat) is None:
                legal["pay"] = cards
        strikers = [vessel for vessel in fleet if STRIKES[vessel] and bars_strike(s, vessel) is None]
        if strikers:
            legal["strike"] = strikers
        if s.turn.subs:
            hunters = [vessel for vessel in ready if ASW[vessel]]
            if hunters:
                legal["hunt"] = hunters
        if bars_rearrange(s, seat) is None:
            legal["rearrange"] = ZERO
        if bars_standing(s) is None:
            legal["final"] = ZERO
        return legal

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        if verb == "card":
            begin_card(s, seat, arg)
        elif verb == "pay":
            begin_purchase(s, seat, arg)
        elif verb == "rearrange":
            rearrange(s, seat)
        elif verb == "final":
            finalise(s)
        else:
            begin_air(s, seat, verb, arg)


def open_discards(s: NavalBattlesState, dice: Dice) -> None:
    t = s.turn
    t.discarding = len(s.hands[t.on]) > 0


class Discard(Step[NavalBattlesState]):
    """MNB-8.1, D13: the active player alone discards what he does not want, all at once."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        t = s.turn
        return SINGLE_SEATS[t.on] if t.discarding else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        thrown = s.plan.pays[0] if s.plan.kind == DISCARDING else []
        return {"discard": [card for card in s.hands[seat] if card not in thrown], "done": ZERO}

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed: nothing is barred."""
        legal = self.offers(s, seat)
        return legal if legal["discard"] else {"done": ZERO}

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        if verb == "discard":
            if p.kind != DISCARDING:
                p = s.plan = new_plan(seat, DISCARDING)
                p.pays = [[]]
            p.pays[0].append(arg)
            return
        s.turn.discarding = False
        for card in p.pays[0] if p.kind == DISCARDING else []:
            throw(s, seat, card)
            if s.loud:
                tell(s, "discarded", {"seat": seat, "card": card}, reveals=True)
        s.plan = NO_PLAN


def everybody_draws(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-9.1, MNB-9.2: from the active player clockwise; MNB-11.3.4: first Battle Plans leave the table."""
    t = s.turn
    for play in range(len(t.plays)):
        put_away(s, play)
    for seat in clockwise(s, t.on):
        if s.playing[seat]:
            draw_to_limit(s, seat, dice)

"""Air and anti-submarine attacks from vessels, without a card (MNB-14)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import ASW, STRIKES, SUB, T_AS, T_ASW
from escadre.games.naval_battles.play.rules.table import ACTED, AIR_ACTION, ZERO
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_attack, new_plan


def bars_acting(s: NavalBattlesState, vessel: int) -> Rule | None:
    """MNB-5.1.3, MNB-14.5: one action a turn; MNB-13.10.1: none for a ship under repair."""
    if s.acted[vessel]:
        return "MNB-5.1.3" if s.acted[vessel] == ACTED else "MNB-13.10.1"
    return None


def bars_strike(s: NavalBattlesState, vessel: int) -> Rule | None:
    rule = bars_acting(s, vessel)
    if rule is not None:
        return rule
    if s.no_air_strikes:
        return "MNB-16.3.2"
    return None if s.turn.ships else "MNB-14.2"


def bars_hunt(s: NavalBattlesState, vessel: int) -> Rule | None:
    rule = bars_acting(s, vessel)
    if rule is not None:
        return rule
    if SUB[vessel] and not s.active[vessel]:
        return "MNB-11.1.4"
    return None if s.turn.subs else "MNB-14.4"


def begin_air(s: NavalBattlesState, seat: Seat, verb: str, vessel: int) -> None:
    p = s.plan = new_plan(seat, AIR_ACTION)
    p.vessels = [vessel]
    p.aims = [[]]
    p.need = len(STRIKES[vessel]) if verb == "strike" else 0  # 0 for an ASW attack
    call(s, "air")


class AimAircraft(Step[NavalBattlesState]):
    """MNB-14.1 to MNB-14.4, D7g: a target for each Air Strike number, `done` leaves the rest; or one submarine."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        return SINGLE_SEATS[s.plan.seat] if s.plan.kind == AIR_ACTION else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        p = s.plan
        aims = s.turn.ships + s.turn.subs
        return {"target": aims, "done": ZERO} if p.aims[0] else {"target": aims}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "done":
            return None
        if s.plan.need:
            return "MNB-14.2" if SUB[arg] else None
        return None if SUB[arg] else "MNB-14.4"

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        p = s.plan
        aims = s.turn.ships if p.need else s.turn.subs
        return {"target": aims, "done": ZERO} if p.aims[0] else {"target": aims}

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        if verb == "target":
            p.aims[0].append(arg)
            if len(p.aims[0]) < p.need:
                return
        declare_air(s, seat)


def declare_air(s: NavalBattlesState, seat: Seat) -> None:
    """MNB-13.7.2: no card, so no window; MNB-14.3: any number of them, at the same or different ships."""
    p = s.plan
    t = s.turn
    vessel = p.vessels[0]
    for i, aim in enumerate(p.aims[0]):
        attack = new_attack(T_AS if p.need else T_ASW, aim, NOBODY)
        attack.number = STRIKES[vessel][i] if p.need else ASW[vessel]
        attack.ships = [vessel]
        t.attacks.append(attack)
        if s.loud:
            kind = "strikes" if p.need else "hunts"
            tell(s, kind, {"seat": seat, "ship": vessel, "target": aim, "number": attack.number})
    s.acted[vessel] = ACTED
    t.rearranged = False
    s.plan = NO_PLAN

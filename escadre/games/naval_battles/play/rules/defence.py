"""Opposing defences: one declaration, then redirections, attempts and evasion (MNB-6, MNB-12, MNB-13.8, MNB-13.11)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import (
    CARD_STOPS,
    CARD_STOPS_AT,
    KIND,
    SCREEN,
    STOPS,
    STOPS_AT,
    SUB,
    TACTICS,
)
from escadre.games.naval_battles.play.rules.reactions import declines, open_windows, put_away
from escadre.games.naval_battles.play.rules.table import (
    DECLARED,
    DEFENCE,
    LIVE,
    LOST,
    MADE,
    STOPPED,
    TO_COME,
    ZERO,
    clockwise,
    evasion,
    held,
    roll,
    take_from,
)
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, Try, new_plan, new_play, new_try


def finalise(s: NavalBattlesState) -> None:
    """MNB-5.4.1, MNB-0.5: declared attacks are live; MNB-6.1, MNB-6.2: who is attacked defends, clockwise."""
    t = s.turn
    t.final = True
    attacked = [False] * s.seats
    for attack in t.attacks:
        if attack.fate == DECLARED:
            attack.fate = LIVE
            for seat in range(s.seats):
                if attack.target in s.fleets[seat]:
                    attacked[seat] = True
    t.defenders = [seat for seat in clockwise(s, t.on) if attacked[seat]]
    if s.loud:
        tell(s, "final", {"seat": t.on})


def defenders_remain(s: NavalBattlesState) -> bool:
    """MNB-5.4.4: nobody defends where nothing is live."""
    return len(s.turn.defenders) > 0


def begin_defence(s: NavalBattlesState, dice: Dice) -> None:
    """The next defender declares, unless by open facts there is nothing that he could do."""
    t = s.turn
    t.defending = t.defenders.pop(0)
    t.tries = []
    t.declaring = may_defend(s, t.defending)


def may_defend(s: NavalBattlesState, seat: Seat) -> bool:
    return len(s.hands[seat]) > 0 or len(s.bought[seat]) > 0 or ships_can_guard(s, seat)


def ships_can_guard(s: NavalBattlesState, seat: Seat) -> bool:
    types = 0
    for attack in own_attacks(s, seat):
        types |= s.turn.attacks[attack].types
    for ship in s.fleets[seat]:
        if STOPS[ship] & types:
            return True
    return False


UNDEFENDED: Final[list[tuple[str, int]]] = [("done", 0)]


def reaction(s: NavalBattlesState, seat: Seat) -> list[tuple[str, int]]:
    """MNB-17.11: how a seat declines that is asked about a card, or for a defence that only its cards could make.

    Ships defend for nothing, so nobody gives that up unasked.
    """
    t = s.turn
    if t.declaring and t.defending == seat and s.plan.kind != DEFENCE and not ships_can_guard(s, seat):
        return UNDEFENDED
    return declines(s, seat)


def own_attacks(s: NavalBattlesState, seat: Seat) -> list[int]:
    """MNB-6.7: live attacks against the own fleet."""
    fleet = s.fleets[seat]
    return [i for i, attack in enumerate(s.turn.attacks) if attack.fate == LIVE and attack.target in fleet]


def attempts_of(s: NavalBattlesState, ship: int) -> int:
    """How many of the ship's defence numbers are aimed already."""
    used = 0
    for attempt in s.plan.tries:
        if attempt.ship == ship:
            used += 1
    return used


def target_now(s: NavalBattlesState, attack: int) -> int:
    """MNB-13.11.6: where the attack would go after the Screening Ships declared so far."""
    target = s.turn.attacks[attack].target
    for attempt in s.plan.tries:
        if attempt.attack == attack and attempt.screen != NOBODY:
            target = attempt.screen
    return target


def bars_guard(s: NavalBattlesState, seat: Seat, ship: int) -> Rule | None:
    """MNB-12.1.1 to MNB-12.1.3, MNB-10.6: a ship with a number left and an attack of its types.

    MNB-12.1.4: on any vessel. MNB-12.1.6, MNB-12.1.7: whether it acted, is the target, or is passive does not matter.
    """
    if attempts_of(s, ship) >= len(STOPS_AT[ship]):
        return "MNB-12.1.3"
    for attack in own_attacks(s, seat):
        if s.turn.attacks[attack].types & STOPS[ship]:
            return None
    return "MNB-12.1.1"


def bars_defence_card(s: NavalBattlesState, seat: Seat, card: int) -> Rule | None:
    """MNB-12.2.1, MNB-12.2.2, MNB-13.4.3: its defence part, with no need of a vessel; or Screening Ship."""
    if KIND[card] == TACTICS:
        return "MNB-13.9.1"
    if KIND[card] == SCREEN:
        for attack in own_attacks(s, seat):
            if bars_screened(s, seat, attack) is None:
                return None
        return "MNB-13.11.1"
    if not CARD_STOPS[card]:
        return "MNB-6.1"  # it has no defence part
    for attack in own_attacks(s, seat):
        if s.turn.attacks[attack].types & CARD_STOPS[card]:
            return None
    return "MNB-12.1.1"


def bars_screened(s: NavalBattlesState, seat: Seat, attack: int) -> Rule | None:
    """MNB-13.11.1, MNB-13.11.2: an attack on a ship that another own ship can take over."""
    target = target_now(s, attack)
    if SUB[target]:
        return "MNB-13.11.2"
    for ship in s.fleets[seat]:
        if bars_screen(s, target, ship) is None:
            return None
    return "MNB-13.11.1"


def bars_screen(s: NavalBattlesState, target: int, ship: int) -> Rule | None:
    """MNB-13.11.3: the same row or one with a lower number; MNB-13.11.4: range does not matter."""
    if SUB[ship]:
        return "MNB-13.11.2"
    if ship == target or s.row[ship] > s.row[target]:
        return "MNB-13.11.1"
    return None


def bars_aim(s: NavalBattlesState, seat: Seat, attack: int) -> Rule | None:
    """Whether what is to be aimed may be aimed at the attack."""
    p = s.plan
    types = s.turn.attacks[attack].types
    if p.source != NOBODY:
        return None if types & STOPS[p.source] else "MNB-12.1.1"
    if KIND[p.acts_as] == SCREEN:
        return bars_screened(s, seat, attack)
    return None if types & CARD_STOPS[p.acts_as] else "MNB-12.3.1"


class Defend(Step[NavalBattlesState]):
    """MNB-6.3, D10: ship numbers, cards and Screening Ships, each with its attack, all declared at once by `done`."""

    def who(self, s: NavalBattlesState) -> list[Seat]:
        t = s.turn
        return SINGLE_SEATS[t.defending] if t.declaring else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        p = s.plan
        if p.attack != NOBODY:
            return {"screen": s.fleets[seat]}
        if p.card != NOBODY and p.acts_as == NOBODY:
            return {"copy": self._originals(s)}
        if p.source != NOBODY or p.card != NOBODY:
            return {"attack": own_attacks(s, seat)}
        free = self._free(s, seat)
        return {
            "guard": [ship for ship in s.fleets[seat] if STOPS_AT[ship]],
            "card": free,
            "tactics": [card for card in free if KIND[card] == TACTICS],
            "done": ZERO,
        }

    def _free(self, s: NavalBattlesState, seat: Seat) -> list[int]:
        aimed = [attempt.card for attempt in s.plan.tries]
        return [card for card in held(s, seat) if card not in aimed] if aimed else held(s, seat)

    def _originals(self, s: NavalBattlesState) -> list[int]:
        """MNB-13.9.1: the cards of this declaration that are no copies."""
        return [attempt.card for attempt in s.plan.tries if attempt.card != NOBODY and attempt.card == attempt.acts_as]

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "guard":
            return bars_guard(s, seat, arg)
        if verb == "card":
            return bars_defence_card(s, seat, arg)
        if verb == "tactics":
            for original in self._originals(s):
                if bars_defence_card(s, seat, original) is None:
                    return None
            return "MNB-13.9.1"
        if verb == "copy":
            return bars_defence_card(s, seat, arg)
        if verb == "attack":
            return bars_aim(s, seat, arg)
        if verb == "screen":
            return bars_screen(s, target_now(s, s.plan.attack), arg)
        return None

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed where nothing is to be aimed; the judges are those of `bars`."""
        p = s.plan
        if p.attack != NOBODY or p.card != NOBODY or p.source != NOBODY:
            return super().menu(s, seat)
        types = 0
        for attack in own_attacks(s, seat):
            types |= s.turn.attacks[attack].types
        legal: Menu = {}
        guards = [ship for ship in s.fleets[seat] if STOPS[ship] & types]
        if p.tries:
            guards = [ship for ship in guards if attempts_of(s, ship) < len(STOPS_AT[ship])]
        if guards:
            legal["guard"] = guards
        cards: list[int] = []
        copiers: list[int] = []
        for card in self._free(s, seat):
            if CARD_STOPS[card] & types:
                cards.append(card)
            elif KIND[card] == SCREEN:
                if bars_defence_card(s, seat, card) is None:
                    cards.append(card)
            elif KIND[card] == TACTICS and self.bars(s, seat, "tactics", card) is None:
                copiers.append(card)
        if cards:
            legal["card"] = cards
        if copiers:
            legal["tactics"] = copiers
        legal["done"] = ZERO
        return legal

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        if p.kind != DEFENCE:
            p = s.plan = new_plan(seat, DEFENCE)
        if verb == "guard":
            p.source = arg
        elif verb == "card":
            p.card = p.acts_as = arg
        elif verb == "tactics":
            p.card = arg
            originals = self._originals(s)
            if len(originals) == 1:
                p.acts_as = originals[0]
        elif verb == "copy":
            p.acts_as = arg
        elif verb == "attack":
            if p.source == NOBODY and KIND[p.acts_as] == SCREEN:
                p.attack = arg
            else:
                self._aim(s, arg, NOBODY)
        elif verb == "screen":
            self._aim(s, p.attack, arg)
        else:
            declare_defence(s, seat)

    def _aim(self, s: NavalBattlesState, attack: int, screen: int) -> None:
        """MNB-6.6, MNB-12.1.5: any number of attempts at one attack; a ship's best number first."""
        p = s.plan
        aimed = new_try(attack)
        aimed.ship = p.source
        aimed.card = p.card
        aimed.acts_as = p.acts_as
        aimed.screen = screen
        if p.source != NOBODY:
            aimed.number = STOPS_AT[p.source][attempts_of(s, p.source)]
        elif screen == NOBODY:
            aimed.number = CARD_STOPS_AT[p.acts_as]
        p.tries.append(aimed)
        p.source = p.card = p.acts_as = p.attack = NOBODY


def declare_defence(s: NavalBattlesState, seat: Seat) -> None:
    """MNB-6.5, MNB-6.8: public and complete; then the windows on its cards, in the declared order (MNB-17.8)."""
    t = s.turn
    t.declaring = False
    t.tries = s.plan.tries
    s.plan = NO_PLAN
    opened: list[int] = []
    for attempt in t.tries:
        if attempt.card != NOBODY:
            take_from(s, seat, attempt.card)
            attempt.play = len(t.plays)
            opened.append(attempt.play)
            t.plays.append(new_play(attempt.card, attempt.acts_as, seat, NOBODY))
        if s.loud:
            _tell_try(s, seat, attempt)
    if s.loud and not t.tries:
        tell(s, "undefended", {"seat": seat})
    if opened:
        open_windows(s, opened)


def _tell_try(s: NavalBattlesState, seat: Seat, attempt: Try) -> None:
    target = s.turn.attacks[attempt.attack].target
    about = {"seat": seat, "attack": attempt.attack, "target": target}
    if attempt.card == NOBODY:
        tell(s, "guards", {**about, "ship": attempt.ship, "number": attempt.number})
        return
    if attempt.card != attempt.acts_as:
        tell(s, "copied", {"seat": seat, "card": attempt.card, "original": attempt.acts_as}, reveals=True)
    if attempt.screen != NOBODY:
        tell(s, "screens", {**about, "card": attempt.card, "ship": attempt.screen}, reveals=True)
    else:
        tell(s, "defends", {**about, "card": attempt.card, "number": attempt.number}, reveals=True)


def redirect(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-13.11.5, MNB-13.11.6: Screening Ships before all dice, in the declared order."""
    t = s.turn
    for attempt in t.tries:
        if attempt.screen != NOBODY and attempt.fate == TO_COME:
            attempt.fate = MADE
            t.attacks[attempt.attack].target = attempt.screen
            if s.loud:
                tell(s, "screened", {"seat": t.defending, "attack": attempt.attack, "ship": attempt.screen})


def attempt_all(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-6.4, MNB-6.5, MNB-0.6: a die each, in the declared order; an attempt at what is stopped already is lost."""
    t = s.turn
    seat = t.defending
    for attempt in t.tries:
        if attempt.fate != TO_COME:
            continue
        attack = t.attacks[attempt.attack]
        if attack.fate != LIVE:
            attempt.fate = LOST
            continue
        attempt.fate = MADE
        # MNB-1.6, MNB-12.1.2, MNB-12.4.1, MNB-13.6.2: die and modifiers against the number
        if roll(s, seat, dice) + attack.hts + t.bonus[seat] >= attempt.number:
            attack.fate = STOPPED
            if s.loud:
                tell(s, "stopped", {"seat": seat, "attack": attempt.attack, "target": attack.target})


def evade(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-12.5.1, MNB-12.5.2, MNB-6.9: once for each attack still live, whether one likes it or not."""
    t = s.turn
    seat = t.defending
    for i in own_attacks(s, seat):
        attack = t.attacks[i]
        number = evasion(s, attack.target)
        if number and roll(s, seat, dice) + attack.hts + t.bonus[seat] >= number:  # MNB-12.4.2
            attack.fate = STOPPED
            if s.loud:
                tell(s, "evaded", {"seat": seat, "attack": i, "target": attack.target})


def end_defence(s: NavalBattlesState, dice: Dice) -> None:
    """MNB-6.10: the cards of the defence go to the discard pile."""
    t = s.turn
    for attempt in t.tries:
        if attempt.play != NOBODY:
            put_away(s, attempt.play)
    t.defending = NOBODY

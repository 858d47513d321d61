"""Playing Action cards in the Actions phase, alone or with Superior Tactics (MNB-11.1 to MNB-11.3, MNB-13)."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, tell
from escadre.games.naval_battles.play.columns import (
    AIR,
    ARMS,
    BOMBING,
    BOMBS,
    CARD_AIR,
    CARD_ASW,
    CARD_TYPES,
    COST,
    COUNT_BITS,
    DAMAGE,
    GUN,
    HTS,
    INTELLIGENCE,
    KIND,
    LARGE_GUN,
    MISSILE,
    NEAR_MISS,
    PLAN,
    PLATFORMS,
    REPAIR,
    SCREEN,
    SUB,
    SYMBOLS,
    T_AS,
    T_ASW,
    TACTICS,
    TORPEDO,
    W_LG,
)
from escadre.games.naval_battles.play.rules.range import (
    bars_attack_card,
    bars_from,
    bars_joining,
    bars_reach,
    bars_standing,
    deepest,
    reaches,
    suppliers,
)
from escadre.games.naval_battles.play.rules.reactions import open_windows
from escadre.games.naval_battles.play.rules.table import (
    ACTED,
    CARD_PLAY,
    ZERO,
    held,
    opposed,
    owner_of,
    take_from,
    throw,
)
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState, new_attack, new_plan, new_play


def spare(s: NavalBattlesState, seat: Seat) -> list[int]:
    """Cards that the seat holds and has not already chosen for this play."""
    p = s.plan
    if not p.cards:
        return held(s, seat)
    busy = p.cards + [card for pays in p.pays for card in pays]
    return [card for card in held(s, seat) if card not in busy]


def mendable(s: NavalBattlesState, seat: Seat) -> list[int]:
    """MNB-13.10.1, MNB-13.10.2: damage cards on own ships that have not acted, not chosen already."""
    taken = [card for mends in s.plan.mends for card in mends]
    fleet = s.fleets[seat]
    return [
        card
        for card, ship in zip(s.damage_cards, s.damage_on, strict=True)
        if ship in fleet and s.acted[ship] != ACTED and card not in taken
    ]


# ---- what may be played at all


def bars_card(s: NavalBattlesState, seat: Seat, card: int) -> Rule | None:
    """Whether the card may be put down for its effect in the Actions phase (D7c to D7i)."""
    kind = KIND[card]
    if kind == INTELLIGENCE:
        return "MNB-13.7.4"  # only in the window of a card
    if kind == NEAR_MISS:
        return "MNB-13.8.1"
    if kind == SCREEN:
        return "MNB-13.11.1"
    if kind == TACTICS:
        return "MNB-13.9.1"  # only together with another card
    return bars_effect(s, seat, card, card)


def bars_effect(s: NavalBattlesState, seat: Seat, card: int, acts_as: int) -> Rule | None:
    """MNB-13.9.2: the same for a card and for its copy, which needs its own vessels, target and costs."""
    kind = KIND[acts_as]
    if kind in (GUN, MISSILE, TORPEDO):
        rule = bars_attack_card(s, seat, acts_as)
        return "MNB-13.3.1" if kind == TORPEDO and rule == "MNB-11.1.4" else rule
    if kind == AIR:
        return bars_air_card(s)
    if kind == BOMBING:
        if s.no_air_strikes:
            return "MNB-16.3.2"
        if not s.turn.ships:
            return "MNB-13.5.4"
        free = [other for other in spare(s, seat) if other != card]
        return "MNB-13.5.2" if len(free) < COST[acts_as] else None
    if kind == REPAIR:
        return None if mendable(s, seat) else "MNB-13.10.3"
    return None


def bars_air_card(s: NavalBattlesState) -> Rule | None:
    """MNB-13.4.2, MNB-13.4.4: a ship to strike or a submarine to hunt."""
    t = s.turn
    if t.subs:
        return None
    if s.no_air_strikes:
        return "MNB-16.3.2"
    return None if t.ships else "MNB-13.4.2"


# ---- the chain


def begin_card(s: NavalBattlesState, seat: Seat, card: int) -> None:
    s.plan = new_plan(seat, CARD_PLAY)
    add_row(s, card)
    call(s, "card")


def add_row(s: NavalBattlesState, card: int) -> None:
    """The card, or a Superior Tactics card that copies it (MNB-13.9.1)."""
    p = s.plan
    p.cards.append(card)
    p.ships.append([])
    p.aims.append([])
    p.pays.append([])
    p.mends.append([])
    p.large.append(False)
    p.need = PLATFORMS[p.cards[0]]
    p.whole = False


def copiers(s: NavalBattlesState, seat: Seat) -> list[int]:
    """Superior Tactics cards still in hand."""
    return [card for card in spare(s, seat) if KIND[card] == TACTICS]


def may_copy(s: NavalBattlesState, seat: Seat) -> bool:
    for card in copiers(s, seat):
        if bars_effect(s, seat, card, s.plan.cards[0]) is None:
            return True
    return False


def targets(s: NavalBattlesState) -> list[int]:
    """Every vessel of the opponents (MNB-11.1.3); with Air Support the target says which use it is (MNB-13.4.1)."""
    return s.turn.ships + s.turn.subs


def bars_target(s: NavalBattlesState, vessel: int) -> Rule | None:
    """Whether the card in the making may be aimed at the vessel."""
    p = s.plan
    card = p.cards[0]
    kind = KIND[card]
    if kind in (GUN, MISSILE):
        if SUB[vessel]:
            return "MNB-11.4.8"
        return None if reaches(card, deepest(s, p.ships[-1]), s.row[vessel]) else "MNB-11.4.3"
    if kind == TORPEDO:  # MNB-11.4.7: any vessel in any row
        return None
    if kind == AIR:
        return "MNB-16.3.2" if s.no_air_strikes and not SUB[vessel] else None
    if SUB[vessel]:
        return "MNB-13.5.1"
    aims = p.aims[-1]
    if aims and owner_of(s, aims[0]) != owner_of(s, vessel):
        return "MNB-13.5.1"
    return None


class PlayCard(Step[NavalBattlesState]):
    """MNB-13.0.1, MNB-11.1.2, MNB-17.7: vessels, target and costs of a card and of its copies, before anybody answers.

    MNB-13.9.4: a copy of Air Support has a target, and so a use, of its own. MNB-13.9.5: any number of copies.
    """

    def who(self, s: NavalBattlesState) -> list[Seat]:
        return SINGLE_SEATS[s.plan.seat] if s.plan.kind == CARD_PLAY else NO_SEATS

    def offers(self, s: NavalBattlesState, seat: Seat) -> Menu:
        p = s.plan
        card = p.cards[0]
        kind = KIND[card]
        if p.whole:
            return {"tactics": copiers(s, seat), "done": ZERO}
        if p.need:
            return {"from": s.fleets[seat]}
        if kind == PLAN:
            return {"bonus": ZERO, "hinder": [other for other in range(s.seats) if opposed(s, seat, other)]}
        if kind == REPAIR:
            return {"mend": mendable(s, seat), "done": ZERO}
        if kind == BOMBING and len(p.aims[-1]) == BOMBS[card]:
            return {"pay": spare(s, seat)}
        return {"target": targets(s)}

    def bars(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int) -> Rule | None:
        p = s.plan
        card = p.cards[0]
        if verb == "from":
            return bars_from(s, seat, arg, card)
        if verb == "target":
            return bars_target(s, arg)
        if verb == "tactics":
            return bars_effect(s, seat, arg, card)
        if verb == "done" and not p.whole:
            return None if p.mends[-1] else "MNB-13.10.3"
        return None

    def menu(self, s: NavalBattlesState, seat: Seat) -> Menu:
        """Written out for speed where vessels fire at vessels; the judges are those of `bars`."""
        p = s.plan
        card = p.cards[0]
        if p.whole or KIND[card] > TORPEDO:
            return super().menu(s, seat)
        if p.need:
            free = suppliers(s, seat, card)
            return {"from": [vessel for vessel in free if bars_joining(s, vessel, free, card) is None]}
        if KIND[card] == TORPEDO:
            return {"target": targets(s)}
        deep = deepest(s, p.ships[-1])
        return {"target": [ship for ship in s.turn.ships if reaches(card, deep, s.row[ship])]}

    def play(self, s: NavalBattlesState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        p = s.plan
        card = p.cards[0]
        if verb == "done" and p.whole:
            declare_card(s, seat)
            return
        if verb == "from":
            self._supply(s, arg, card)
            return
        if verb == "tactics":
            add_row(s, arg)
            return
        if verb == "target":
            p.aims[-1].append(arg)
            if KIND[card] == BOMBING:
                if len(p.aims[-1]) < BOMBS[card] or COST[card]:
                    return
        elif verb == "pay":
            p.pays[-1].append(arg)
            if len(p.pays[-1]) < COST[card]:
                return
        elif verb == "mend":
            p.mends[-1].append(arg)
            if mendable(s, seat):
                return
        elif verb == "bonus":
            p.aims[-1].append(NOBODY)
        elif verb == "hinder":
            p.aims[-1].append(arg)
        p.whole = True
        if not may_copy(s, seat):
            declare_card(s, seat)

    def _supply(self, s: NavalBattlesState, vessel: int, card: int) -> None:
        """MNB-11.2.2, MNB-11.2.4: all the shown symbols it has, but no more than are needed; an LG first."""
        p = s.plan
        arms = ARMS[vessel] & SYMBOLS[card]
        p.ships[-1].append(vessel)
        if arms & W_LG and LARGE_GUN[card]:  # MNB-11.6.1, MNB-11.6.2
            p.large[-1] = True
        p.need -= min(p.need, COUNT_BITS[arms])


# ---- it is put on the table


def declare_card(s: NavalBattlesState, seat: Seat) -> None:
    """MNB-5.1.4, MNB-17.1, MNB-17.10: card and copies lie on the table, and may be answered one after the other."""
    p = s.plan
    t = s.turn
    card = p.cards[0]
    first = len(t.plays)
    for i, put in enumerate(p.cards):
        play = len(t.plays)
        row = new_play(put, card, seat, NOBODY)
        t.plays.append(row)
        take_from(s, seat, put)
        if s.loud:
            _tell_play(s, seat, put, card, p.aims[i])
        for paid in p.pays[i]:  # MNB-13.5.2
            throw(s, seat, paid)
            if s.loud:
                tell(s, "paid", {"seat": seat, "card": paid}, reveals=True)
        if KIND[card] == PLAN:
            row.aim = p.aims[i][0]
        elif KIND[card] == REPAIR:
            row.mends = p.mends[i]
        else:
            declare_attacks(s, play, p.ships[i], p.aims[i], p.large[i])
    t.rearranged = False
    s.plan = NO_PLAN
    open_windows(s, list(range(first, len(t.plays))))


def _tell_play(s: NavalBattlesState, seat: Seat, put: int, card: int, aims: list[int]) -> None:
    if put != card:
        tell(s, "copied", {"seat": seat, "card": put, "original": card}, reveals=True)
    kind = KIND[card]
    if kind == PLAN:
        if aims[0] == NOBODY:
            tell(s, "planned", {"seat": seat, "card": put}, reveals=True)
        else:
            tell(s, "hindered", {"seat": seat, "card": put, "other": aims[0]}, reveals=True)
    elif kind == REPAIR:
        tell(s, "repairs", {"seat": seat, "card": put}, reveals=True)
    else:
        for aim in aims:
            tell(s, "aimed", {"seat": seat, "card": put, "target": aim}, reveals=True)


def declare_attacks(s: NavalBattlesState, play: int, ships: list[int], aims: list[int], large: bool) -> None:
    """MNB-0.4, MNB-13.5.3: the attacks of a card, four of a Bombing; MNB-11.2.4: who supplies it has acted."""
    t = s.turn
    card = t.plays[play].acts_as
    kind = KIND[card]
    for aim in aims:
        if kind in (AIR, BOMBING):
            hunts = SUB[aim]
            attack = new_attack(T_ASW if hunts else T_AS, aim, play)
            attack.number = CARD_ASW[card] if hunts else CARD_AIR[card]
        else:
            attack = new_attack(CARD_TYPES[card], aim, play)
            attack.damage = DAMAGE[card]
            attack.hts = HTS[card]
            attack.large = large
        attack.ships = ships[:]
        t.attacks.append(attack)
    for ship in ships:
        s.acted[ship] = ACTED
    assert bars_standing(s) is None, "MNB-5.4.3: an attack is legal when it is declared"


def reachable(s: NavalBattlesState, seat: Seat, cards: list[int], ready: list[int]) -> list[int]:
    """The cards that `bars_card` lets through, written out for speed; `ready` are the vessels that are `able`."""
    legal = []
    arms = 0
    for vessel in ready:
        arms |= ARMS[vessel]
    for card in cards:
        kind = KIND[card]
        if kind <= TORPEDO:
            if arms & SYMBOLS[card] and bars_reach(s, ready, card, PLATFORMS[card], 0) is None:
                legal.append(card)
        elif bars_card(s, seat, card) is None:
            legal.append(card)
    return legal

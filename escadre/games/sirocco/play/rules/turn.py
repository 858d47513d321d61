"""A player's turn: what is laid or discarded, then Storm cards (SIR-1.4, SIR-3.1, SIR-3.2, SIR-R.2)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, only, tell
from escadre.games.sirocco.play.columns import (
    ADMIRAL,
    ALLIED,
    ALONE,
    AXIS,
    BONUS,
    CAMP,
    EFFECT,
    FORCE,
    GROUP,
    HITS_ENEMY,
    INTELLIGENCE,
    NIGHT,
    OPENS,
    RESTRICT,
    SHALLOWS,
    SIROCCO,
    STORM,
    YEARS,
)
from escadre.games.sirocco.play.rules.fate import strike
from escadre.games.sirocco.play.rules.laying import bars_admiral, bars_card, bars_restricted, hosts_for, is_bluff
from escadre.games.sirocco.play.rules.storms import (
    AT_END_OF_TURN,
    aim_storm,
    bars_storm,
    begin_storm,
    comes_at_end,
    lay_shallows,
    lay_sirocco,
    storm_left,
    storm_targets,
)
from escadre.games.sirocco.play.rules.table import (
    MODE_COMBINED,
    MODE_TWO,
    discard_row,
    enemy_forces,
    face_down,
    is_admiral,
    put,
    row_of,
)
from escadre.games.sirocco.play.state import SiroccoState


def begin_turn(s: SiroccoState) -> bool:
    """SIR-G.3: the next seat is on turn, in the end those with an Intelligence extra turn (SIR-2.45.4), or nobody.

    An empty hand passes (SIR-1.4.8); a barred Intelligence turn is lost (SIR-2.45.7).
    """
    e = s.engagement
    if not e.to_play and not e.extra:
        return False
    e.extra_turn = not e.to_play
    seat = e.extra.pop(0) if e.extra_turn else e.to_play.pop(0)
    e.on = seat
    e.turn += 1
    e.laying = True
    e.storming = False
    e.shallowed = False
    if e.extra_turn:
        camp = e.camp2[seat] if e.round == 2 else e.camp1[seat]
        if bars_restricted(s, seat, camp) is not None or not s.hands[seat]:
            lose_intelligence(s, seat)
            e.laying = False
    elif not s.hands[seat]:
        e.laying = False
        if e.battle and e.round == 1:
            e.out[seat] = True
        if s.loud:
            tell(s, "passed", {"seat": seat})
    return True


def lose_intelligence(s: SiroccoState, seat: Seat) -> None:
    """SIR-2.45.4, SIR-2.45.7: declined or lost, the Intelligence card is discarded; the camp stays (SIR-2.45.10)."""
    e = s.engagement
    for row in range(len(e.cards)):
        if e.live[row] and e.owners[row] == seat and EFFECT[e.cards[row]] == INTELLIGENCE:
            discard_row(s, row)
    if s.loud:
        tell(s, "declined", {"seat": seat})


ZERO: Final = [0]  # the only number of a verb that needs none
LAY_THESE: Final[Menu] = {"end": ZERO}


class Lay(Step[SiroccoState]):
    """SIR-1.4.4: play cards, discard one, or discard the hand; SIR-D.5 to SIR-D.7, SIR-D.12, SIR-D.13.

    Cards are chosen one by one and lie down together with `end`, or with `storms` when Storm cards shall follow.
    """

    def who(self, s: SiroccoState) -> list[Seat]:
        e = s.engagement
        return SINGLE_SEATS[e.on] if e.laying else NO_SEATS

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        e = s.engagement
        if e.asking != NOBODY:
            return self._ask(s)
        hand = s.hands[seat]
        if not e.pend:
            reach: Menu = {"card": hand}
            if e.extra_turn:
                reach["decline"] = [0]
            else:
                reach["discard"] = hand
                reach["discard_all"] = [0]
            return reach
        rest = [card for card in hand if card not in e.pend]
        reach = {"end": [0], "storms": [0], "card": rest}
        admirals = [card for card in rest if is_admiral(card)]
        if admirals:
            reach["combine"] = admirals
            reach["double"] = admirals
        return reach

    def _ask(self, s: SiroccoState) -> Menu:
        """The host of a Bonus card, or the target of Damage and Missed!."""
        card = s.engagement.asking
        if HITS_ENEMY[card]:
            return {"target": enemy_forces(s, CAMP[card])}
        hosts = hosts_for(s, card)
        return {"host": hosts, "alone": [0]} if ALONE[card] else {"host": hosts}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "card":
            return bars_card(s, seat, arg)
        if verb == "discard" or verb == "discard_all":
            return self._bars_discard(s, seat, verb)
        if verb == "end" or verb == "storms":
            if not _finished(s):
                return "SIR-2.46.3"
            if verb == "storms" and not storm_left(s, seat):
                return "SIR-L.4"
            return None
        if verb == "combine":
            return bars_admiral(s, seat, arg, MODE_COMBINED)
        if verb == "double":
            return bars_admiral(s, seat, arg, MODE_TWO)
        return None

    def _bars_discard(self, s: SiroccoState, seat: Seat, verb: str) -> Rule | None:
        """SIR-3.1.6: free in a Convoy; SIR-3.2.4, SIR-3.2.5: in round 1 of a Battle only without a play."""
        e = s.engagement
        if not e.battle:
            return None
        if e.round == 2:
            return "SIR-3.2.14"
        for card in s.hands[seat]:
            if bars_card(s, seat, card) is None:
                return "SIR-3.2.4"
        return "SIR-3.2.5" if verb == "discard" else None

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        """Written out for speed; the judges are those of `bars`."""
        e = s.engagement
        if e.asking != NOBODY:
            return self._ask(s)
        if e.pend:
            return self._more(s, seat)
        hand = s.hands[seat]
        if e.battle and e.round == 2:
            return {"card": hand}  # SIR-3.2.12: anything
        mains = _mains(s, seat, hand)
        if e.extra_turn:
            return {"card": mains, "decline": ZERO} if mains else {"decline": ZERO}
        if e.battle:
            return {"card": mains} if mains else {"discard_all": ZERO}
        if not mains:
            return {"discard": hand, "discard_all": ZERO}
        return {"card": mains, "discard": hand, "discard_all": ZERO}

    def _more(self, s: SiroccoState, seat: Seat) -> Menu:
        """What may join the cards that are chosen already, and whether they may be laid as they are."""
        e = s.engagement
        pend = e.pend
        down = e.battle and e.round == 2
        others = s.hands[seat]
        if GROUP[pend[0]] == FORCE and MODE_TWO not in e.pend_mode:
            # No other Force card (SIR-G.5), no other camp (SIR-3.1.5, SIR-3.2.6), no other year.
            camp = NOBODY if down else ALLIED + AXIS - CAMP[pend[0]]
            year = YEARS[e.operation]
            others = [card for card in others if GROUP[card] != FORCE and CAMP[card] != camp and YEARS[card] & year]
            if not others:
                return LAY_THESE
        legal: Menu = {}
        extras: list[int] = []
        stormy = False
        for card in others:
            if card in pend:
                continue
            if GROUP[card] == STORM and card != NIGHT:
                stormy = stormy or comes_at_end(card, down)
            elif EFFECT[card] == ADMIRAL:
                if bars_admiral(s, seat, card, MODE_COMBINED) is None:
                    legal["combine"] = [card]
                if bars_admiral(s, seat, card, MODE_TWO) is None:
                    legal["double"] = [card]
            elif bars_card(s, seat, card) is None:
                extras.append(card)
        if MODE_TWO not in e.pend_mode or _finished(s):
            legal["end"] = ZERO
            if stormy:
                legal["storms"] = ZERO
        if extras:
            legal["card"] = extras
        return legal

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        if verb == "card":
            if GROUP[arg] == BONUS:
                self._choose_bonus(s, seat, arg)
            else:
                e.pend.append(arg)
                e.pend_on.append(NOBODY)
                e.pend_mode.append(0)
        elif verb == "end" or verb == "storms":
            e.laying = False
            e.storming = verb == "storms"
            lay_down(s, seat)
        elif verb == "host" or verb == "target":
            e.pend_on[-1] = arg
            e.asking = NOBODY
        elif verb == "alone":
            e.asking = NOBODY
        elif verb == "combine" or verb == "double":
            self._pend(s, arg, NOBODY, MODE_COMBINED if verb == "combine" else MODE_TWO)
        elif verb == "discard":
            e.laying = False
            discard_card(s, seat, arg)
        elif verb == "discard_all":
            e.laying = False
            discard_hand(s, seat)
        else:
            e.laying = False
            lose_intelligence(s, seat)

    def run(self, s: SiroccoState, dice: Dice) -> None:
        """SIR-R.2 (6) and (7), where Storm cards shall follow or a passed Sirocco waits (SIR-2.44.9)."""
        e = s.engagement
        if e.storming or e.sirocco == e.on != NOBODY:
            call(s, "end of turn")

    def _pend(self, s: SiroccoState, card: int, on: int, mode: int) -> None:
        e = s.engagement
        e.pend.append(card)
        e.pend_on.append(on)
        e.pend_mode.append(mode)

    def _choose_bonus(self, s: SiroccoState, seat: Seat, card: int) -> None:
        """A Bonus card with more than one place to go asks for it."""
        e = s.engagement
        places: list[int] = []
        if HITS_ENEMY[card]:
            if not face_down(s):
                places = enemy_forces(s, CAMP[card])
        elif e.pend and not is_bluff(s, seat):
            places = hosts_for(s, card)
        if len(places) > 1 or (places and ALONE[card] and not HITS_ENEMY[card]):
            e.asking = card
            self._pend(s, card, NOBODY, 0)
        else:
            self._pend(s, card, places[0] if places else NOBODY, 0)


def _finished(s: SiroccoState) -> bool:
    """SIR-2.46.3: an Admiral in mode B still wants his second Force card."""
    e = s.engagement
    return MODE_TWO not in e.pend_mode or sum(GROUP[card] == FORCE for card in e.pend) == 2


def _mains(s: SiroccoState, seat: Seat, hand: list[int]) -> list[int]:
    """The cards that may open a face-up turn. While nothing binds the seat, only its year can bar a Force card."""
    e = s.engagement
    free = not (e.no_subs or e.camp1[seat] or e.camp2[seat]) and e.spezia == e.fuel == NOBODY
    year = YEARS[e.operation]
    if not free:
        return [card for card in hand if bars_card(s, seat, card) is None]
    return [
        card
        for card in hand
        if OPENS[card] and YEARS[card] & year and (GROUP[card] == FORCE or bars_card(s, seat, card) is None)
    ]


def discard_card(s: SiroccoState, seat: Seat, card: int) -> None:
    """SIR-3.1.6, SIR-1.0.8: one card, openly."""
    s.hands[seat].remove(card)
    s.seen[card] = 0
    s.discard.append(card)
    if s.loud:
        tell(s, "discarded", {"seat": seat, "card": card}, reveals=True)


def discard_hand(s: SiroccoState, seat: Seat) -> None:
    """SIR-3.1.6; in round 1 of a Battle the player is then out of the attempt (SIR-3.2.5)."""
    e = s.engagement
    for card in s.hands[seat][:]:
        discard_card(s, seat, card)
    if e.battle:
        e.out[seat] = True
        if s.loud:
            tell(s, "out", {"seat": seat})


def lay_down(s: SiroccoState, seat: Seat) -> None:
    """SIR-R.2 (1) to (5): the chosen cards lie down together, then take effect in that order."""
    e = s.engagement
    up = not face_down(s)
    first = len(e.cards)
    pend, on, modes = e.pend, e.pend_on, e.pend_mode
    e.pend = []
    e.pend_on = []
    e.pend_mode = []
    for i in range(len(pend)):
        put(s, seat, pend[i], NOBODY, modes[i], up)
    if len(pend) > 1 or on[0] != NOBODY:
        for i in range(len(pend)):
            if on[i] != NOBODY:
                e.hosts[first + i] = row_of(s, on[i])
    if not up:
        if s.loud:
            tell(s, "laid-down", {"seat": seat, "count": len(pend)})  # SIR-3.2.15
        return
    commit(s, seat, first)
    if s.loud:
        for i in range(len(pend)):
            if on[i] != NOBODY:
                tell(s, "laid-on", {"seat": seat, "card": pend[i], "target": on[i]}, reveals=True)
            else:
                tell(s, "laid", {"seat": seat, "card": pend[i]}, reveals=True)
            if modes[i] == MODE_COMBINED:
                tell(s, "combined", {})
    strike(s, first)  # what lies on a victim goes with it: also what was put there in this turn


def commit(s: SiroccoState, seat: Seat, first: int) -> None:
    """The rows from `first` on commit the seat to their camp and start to bind (SIR-1.4.5, SIR-R.2 (2) and (3))."""
    e = s.engagement
    e.main[seat] |= 1 << e.round
    for row in range(first, len(e.cards)):
        card = e.cards[row]
        camp = CAMP[card]
        if camp and e.live[row]:
            if e.round == 1:
                e.camp1[seat] = camp
            else:
                e.camp2[seat] = camp
        effect = EFFECT[card]
        if effect == 0:
            continue
        if effect == RESTRICT and e.live[row] and not face_down(s):
            if camp == ALLIED:
                e.spezia = seat
            else:
                e.fuel = seat
        elif effect == INTELLIGENCE and e.live[row]:
            e.extra.append(seat)


class EndOfTurn(Step[SiroccoState]):
    """SIR-D.8, SIR-D.9: S03, S04, S06 in any order, then Shallows, then Sirocco."""

    def who(self, s: SiroccoState) -> list[Seat]:
        e = s.engagement
        return only(e.on if e.storming else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        if s.engagement.asking != NOBODY:
            return {"target": storm_targets(s)}
        return {"card": [card for card in s.hands[seat] if card in AT_END_OF_TURN], "end": [0]}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb != "card" or arg == SIROCCO:
            return None
        if face_down(s):
            return "SIR-C.S07.4" if arg == SHALLOWS else "SIR-L.4"
        if s.engagement.shallowed:
            return "SIR-R.2"
        return None if arg == SHALLOWS else bars_storm(s, arg)

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        if verb == "target":
            aim_storm(s, seat, arg)
        elif verb == "end":
            e.storming = False
        elif arg == SIROCCO:
            e.storming = False
            lay_sirocco(s, seat, dice)
        elif arg == SHALLOWS:
            e.shallowed = True
            lay_shallows(s, seat)
        else:
            begin_storm(s, seat, arg, dice)

"""Storm cards and the window for them (SIR-2.44, SIR-C, SIR-R.6)."""

from __future__ import annotations

from typing import Final

from escadre.core.dice import Dice
from escadre.core.flow import Step, call
from escadre.core.frames import NO_SEATS, NOBODY, SINGLE_SEATS, Menu, Rule, Seat, only, tell
from escadre.games.sirocco.play.columns import (
    AIR,
    ALLIED,
    BOMB_ALLEY,
    CAMP,
    EFFECT,
    EXPLOSION,
    EXPLOSION_PIVOT,
    FOG,
    FORCE,
    FRAME,
    GROUP,
    LOST,
    PERISCOPE,
    RESTRICT,
    SHALLOWS,
    SIROCCO,
    SIROCCO_ANNULS_TO,
    SUPPLY,
)
from escadre.games.sirocco.play.rules.table import (
    bonus_cards,
    capture,
    clockwise,
    counted,
    discard_riders,
    discard_row,
    everybody,
    face_down,
    force_rows,
    put,
    roll,
    row_of,
)
from escadre.games.sirocco.play.state import SiroccoState

NOTHING: Final[Menu] = {}
SILENCE: Final[Menu] = {"pass": [0]}
IN_WINDOW: Final = (EXPLOSION, LOST, BOMB_ALLEY)  # SIR-L.4
AT_END_OF_TURN: Final = (EXPLOSION, LOST, BOMB_ALLEY, SHALLOWS, SIROCCO)  # SIR-R.2 (6) and (7)


def bars_storm(s: SiroccoState, card: int) -> Rule | None:
    """SIR-C.S04.2, SIR-C.S06.2: what the three cards of the Storm window need."""
    if card == LOST and not bonus_cards(s):
        return "SIR-C.S04.2"
    if card == BOMB_ALLEY and (not counted(s) & AIR or not force_rows(s)):
        return "SIR-C.S06.2"
    return None


def storm_targets(s: SiroccoState) -> list[int]:
    """What the Storm card being laid may be aimed at."""
    e = s.engagement
    return bonus_cards(s) if e.asking == LOST else [e.cards[row] for row in force_rows(s)]


def begin_storm(s: SiroccoState, seat: Seat, card: int, dice: Dice) -> bool:
    """Lay one of S03, S04, S06; says whether it is carried out, or else waits for its target."""
    if card == EXPLOSION:
        explode(s, seat, dice)
        return True
    s.engagement.asking = card
    targets = storm_targets(s)
    if len(targets) == 1:
        aim_storm(s, seat, targets[0])
        return True
    return False


def aim_storm(s: SiroccoState, seat: Seat, target: int) -> None:
    """SIR-C.S04.1 Lost cancels a Bonus card; SIR-C.S06.1 Bomb alley lies down on a Force card."""
    e = s.engagement
    card = e.asking
    e.asking = NOBODY
    row = row_of(s, target)
    if s.loud:
        tell(s, "laid-on", {"seat": seat, "card": card, "target": target}, reveals=True)
    if card == LOST:
        discard_row(s, row)
        discard_from_hand(s, seat, LOST)  # SIR-2.4.6: one shot
    else:
        put(s, seat, card, row, 0, True)


def discard_from_hand(s: SiroccoState, seat: Seat, card: int) -> None:
    s.hands[seat].remove(card)
    s.seen[card] = 0
    s.discard.append(card)


def explode(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    """SIR-C.S03.2: under 7 the right neighbour's Force card, over 7 the left one's, on 7 a card of one's own."""
    e = s.engagement
    discard_from_hand(s, seat, EXPLOSION)
    if s.loud:
        tell(s, "laid", {"seat": seat, "card": EXPLOSION}, reveals=True)
    thrown = roll(s, seat, dice) + roll(s, seat, dice)
    if thrown == EXPLOSION_PIVOT:
        _blow_up_own_card(s, seat, dice)
        return
    hit = (seat - 1) % s.seats if thrown < EXPLOSION_PIVOT else (seat + 1) % s.seats
    rows = [row for row in force_rows(s) if e.owners[row] == hit and e.rounds_of[row] == e.round]  # SIR-2.47.1
    if not rows:
        if s.loud:
            tell(s, "explosion-misses", {"seat": hit})
        return
    row = rows[0] if len(rows) == 1 else dice.draw(rows)  # SIR-C.S03.4
    lost = [row]
    for other in range(len(e.cards)):  # SIR-C.S03.5
        if e.live[other] and e.turns_of[other] == e.turns_of[row] and GROUP[e.cards[other]] == SUPPLY:
            lost.append(other)
    for other in lost:
        _blow_up(s, seat, other)


def _blow_up(s: SiroccoState, seat: Seat, row: int) -> None:
    """SIR-C.S03.6: kept if it is of the other camp, else out of the game for nobody."""
    e = s.engagement
    card = e.cards[row]
    e.live[row] = False
    mine = (e.camp2[seat] or e.camp1[seat]) if e.round == 2 else e.camp1[seat]
    if s.loud:
        tell(s, "destroyed", {"seat": seat, "card": card, "by": EXPLOSION})
    if CAMP[card] != mine:
        capture(s, seat, card, NOBODY, everybody(s))
    else:
        s.removed.append(card)
    discard_riders(s, row)


def _blow_up_own_card(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    """SIR-C.S03.7: Force and Supply cards leave the game, others are discarded; it is shown to all (SIR-P.9)."""
    hand = s.hands[seat]
    if not hand:
        return
    card = dice.draw(hand)
    s.seen[card] = 0
    if s.loud:
        tell(s, "explosion-own", {"seat": seat, "card": card}, reveals=True)
    if GROUP[card] in (FORCE, SUPPLY):
        s.removed.append(card)
    else:
        s.discard.append(card)


def lay_shallows(s: SiroccoState, seat: Seat) -> None:
    """SIR-C.S07.2: every periscope card in play is discarded; SIR-C.S07.3: none may follow in this round."""
    e = s.engagement
    if s.loud:
        tell(s, "laid", {"seat": seat, "card": SHALLOWS}, reveals=True)
    for row in range(len(e.cards)):
        if e.live[row] and FRAME[e.cards[row]] == PERISCOPE:
            discard_row(s, row)
    put(s, seat, SHALLOWS, NOBODY, 0, True)
    e.no_subs = True


# ---- Sirocco (SIR-2.44)


def blow(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    """SIR-2.44.2, SIR-2.44.3: on 1 to 3 a turn is annulled, on 4 to 6 the card passes to the left."""
    e = s.engagement
    e.sirocco = NOBODY
    if roll(s, seat, dice) <= SIROCCO_ANNULS_TO:
        s.discard.append(SIROCCO)
        named = can_be_annulled(s, seat)
        if len(named) == 1:
            annul(s, named[0])
        elif named:
            e.naming = seat
        return
    left = (seat + 1) % s.seats
    if has_turn_left(s, left):
        e.sirocco = left
        if s.loud:
            tell(s, "sirocco-passes", {"seat": left})
    else:
        s.discard.append(SIROCCO)  # SIR-2.44.10
        if s.loud:
            tell(s, "sirocco-ends", {})


def lay_sirocco(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    s.hands[seat].remove(SIROCCO)
    s.seen[SIROCCO] = 0
    if s.loud:
        tell(s, "laid", {"seat": seat, "card": SIROCCO}, reveals=True)
    blow(s, seat, dice)


def has_turn_left(s: SiroccoState, seat: Seat) -> bool:
    """SIR-2.44.10: a turn of any sort still to come in this attempt."""
    e = s.engagement
    return seat in e.to_play or seat in e.extra or (e.round < e.rounds and not e.out[seat])


def can_be_annulled(s: SiroccoState, seat: Seat) -> list[Seat]:
    """SIR-2.44.5: another seat with cards of this round in play, or with a turn to come in it."""
    e = s.engagement
    named: list[Seat] = []
    for other in range(s.seats):
        if other == seat:
            continue
        if other in e.to_play or other in e.extra:
            named.append(other)
            continue
        for row in range(len(e.cards)):
            if e.live[row] and e.owners[row] == other and e.rounds_of[row] == e.round:
                named.append(other)
                break
    return named


def annul(s: SiroccoState, seat: Seat) -> None:
    """SIR-2.44.2: the seat's turn in this round is undone, with every effect that still lasts (SIR-2.44.11)."""
    e = s.engagement
    bit = 1 << e.round
    e.annulled[seat] |= bit
    e.main[seat] &= ~bit
    if e.round == 1:
        e.camp1[seat] = 0
    else:
        e.camp2[seat] = 0
    if seat in e.to_play:
        e.to_play.remove(seat)
    if seat in e.extra:
        e.extra.remove(seat)
    for row in range(len(e.cards)):
        if e.live[row] and e.owners[row] == seat and e.rounds_of[row] == e.round:
            card = e.cards[row]
            if card == SHALLOWS:
                e.no_subs = False
            elif EFFECT[card] == RESTRICT and CAMP[card] == ALLIED:
                e.spezia = NOBODY
            elif EFFECT[card] == RESTRICT:
                e.fuel = NOBODY
            if not e.up[row] and s.loud:
                tell(s, "shown", {"seat": seat, "card": card}, reveals=True)  # SIR-R.5
            discard_row(s, row)
    if s.loud:
        tell(s, "annulled", {"seat": seat})


class NameAnnulled(Step[SiroccoState]):
    """SIR-2.44.2: the Sirocco player names the seat whose turn is annulled; it is compulsory (SIR-2.44.5)."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.engagement.naming)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"annul": list(range(s.seats))}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return None if arg in can_be_annulled(s, seat) else "SIR-2.44.5"

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        s.engagement.naming = NOBODY
        annul(s, arg)


class UsePassedSirocco(Step[SiroccoState]):
    """SIR-2.44.3, SIR-2.44.9: at the end of his turn the holder of a passed Sirocco rolls for it or discards it."""

    def who(self, s: SiroccoState) -> list[Seat]:
        e = s.engagement
        return only(e.on if e.sirocco == e.on else NOBODY)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"sirocco": [0], "drop": [0]}

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"sirocco": [0], "drop": [0]}

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        if s.loud:
            tell(s, "sirocco-used" if verb == "sirocco" else "sirocco-dropped", {"seat": seat})
        if verb == "sirocco":
            blow(s, seat, dice)
        else:
            e.sirocco = NOBODY
            s.discard.append(SIROCCO)


# ---- the Storm window (SIR-R.6)


def open_window(s: SiroccoState, dice: Dice) -> None:
    """SIR-R.6, SIR-L.4: from the leader, every seat with a main play that stands and a card in hand is asked."""
    e = s.engagement
    e.on = NOBODY
    e.window_hit = False
    e.window = [seat for seat in clockwise(s, s.leader) if e.main[seat] and s.hands[seat]]


class StormWindow(Step[SiroccoState]):
    """SIR-R.6: S03, S04, S06 or silence; passes are made until one in which nobody lays a card."""

    def who(self, s: SiroccoState) -> list[Seat]:
        window = s.engagement.window
        return SINGLE_SEATS[window[0]] if window else NO_SEATS

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        if s.engagement.asking != NOBODY:
            return {"target": storm_targets(s)}
        return {"pass": [0], "card": [card for card in s.hands[seat] if card in IN_WINDOW]}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        return bars_storm(s, arg) if verb == "card" else None

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        """Written out for speed: mostly there is nothing but silence."""
        bit = 1 << seat
        if s.engagement.asking == NOBODY and not (s.seen[EXPLOSION] | s.seen[LOST] | s.seen[BOMB_ALLEY]) & bit:
            return SILENCE
        return super().menu(s, seat)

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        if verb != "pass":
            if verb == "target":
                aim_storm(s, seat, arg)
            elif not begin_storm(s, seat, arg, dice):
                return
            e.window_hit = True
        e.window.pop(0)
        if not e.window and e.window_hit:
            open_window(s, dice)


# ---- Fog (SIR-C.S02)


def fog_receivers(s: SiroccoState, seat: Seat) -> list[Seat]:
    return [other for other in range(s.seats) if other != seat and s.hands[other]]


class LayFog(Step[SiroccoState]):
    """SIR-C.S02.2: at any moment from the reveal of the Operation to the dice, on turn or not."""

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        return {"fog": [0]} if FOG in s.hands[seat] else {}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        e = s.engagement
        if not e.open or e.fog != NOBODY:
            return "SIR-C.S02.2"
        others = fog_receivers(s, seat)
        if s.seats == 2:  # SIR-C.S02.6: one against one if he holds only one
            enough = bool(others) and len(s.hands[seat]) > min(2, len(s.hands[others[0]]))
        else:
            enough = len(others) >= 2 and len(s.hands[seat]) > 2
        return None if enough else "SIR-C.S02.5"

    def menu(self, s: SiroccoState, seat: Seat) -> Menu:
        if not s.seen[FOG] >> seat & 1:
            return NOTHING  # written out for speed: mostly somebody else holds it
        return super().menu(s, seat)

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        """What anybody had half chosen is worked out again after the exchange."""
        e = s.engagement
        e.pend = []
        e.pend_on = []
        e.pend_mode = []
        e.asking = NOBODY
        e.fog = seat
        e.fog_cards = []
        e.fog_to = []
        discard_from_hand(s, seat, FOG)
        if s.loud:
            tell(s, "laid", {"seat": seat, "card": FOG}, reveals=True)
        call(s, "fog")


class ExchangeInFog(Step[SiroccoState]):
    """SIR-C.S02.3, SIR-C.S02.4: two cards to two other seats, against one card of each at random."""

    def who(self, s: SiroccoState) -> list[Seat]:
        return only(s.engagement.fog)

    def offers(self, s: SiroccoState, seat: Seat) -> Menu:
        e = s.engagement
        if len(e.fog_to) < len(e.fog_cards):
            return {"to": [other for other in range(s.seats) if other != seat]}
        return {"give": [card for card in s.hands[seat] if card not in e.fog_cards]}

    def bars(self, s: SiroccoState, seat: Seat, verb: str, arg: int) -> Rule | None:
        if verb == "to" and (arg in s.engagement.fog_to or not s.hands[arg]):
            return "SIR-C.S02.3" if s.hands[arg] else "SIR-C.S02.5"
        return None

    def play(self, s: SiroccoState, seat: Seat, verb: str, arg: int, dice: Dice) -> None:
        e = s.engagement
        if verb == "to":
            e.fog_to.append(arg)
        else:
            e.fog_cards.append(arg)
            if s.seats == 2:
                e.fog_to.append(1 - seat)
        wanted = min(2, len(s.hands[1 - seat])) if s.seats == 2 else 2
        if len(e.fog_to) == wanted:
            exchange(s, seat, dice)


def exchange(s: SiroccoState, seat: Seat, dice: Dice) -> None:
    """SIR-C.S02.3: what comes back comes from each hand as it was; SIR-C.S02.7: the two know, others do not."""
    e = s.engagement
    back: list[int] = []
    for other in e.fog_to:
        back.append(dice.draw(s.hands[other]))
    for i in range(len(e.fog_to)):
        other, given, taken = e.fog_to[i], e.fog_cards[i], back[i]
        s.hands[seat].remove(given)
        s.hands[other].append(given)
        s.hands[seat].append(taken)
        s.seen[given] = s.seen[taken] = 1 << seat | 1 << other
        if s.loud:
            tell(s, "fog-exchange", {"seat": seat, "other": other})
            tell(s, "fog-cards", {"seat": seat, "other": other, "given": given, "card": taken}, [seat, other])
    e.fog = NOBODY
    e.fog_cards = []
    e.fog_to = []


def storm_left(s: SiroccoState, seat: Seat) -> bool:
    """Does the seat on turn hold a Storm card for the end of its turn, besides what it is about to lay?"""
    pend = s.engagement.pend
    down = face_down(s)
    return any(card not in pend and comes_at_end(card, down) for card in s.hands[seat])


def comes_at_end(card: int, down: bool) -> bool:
    """SIR-R.2 (6) and (7); SIR-R.5: after a face-down turn only Sirocco."""
    return card == SIROCCO if down else card in AT_END_OF_TURN

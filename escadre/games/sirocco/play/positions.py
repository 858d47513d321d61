"""Any legal situation from a position file: what lies where, and whose turn comes next (`docs/position-sirocco.md`)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from escadre.core.data import positions
from escadre.core.data.positions import options_of, seat_of
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.frames import NOBODY, Frame
from escadre.core.types import Setup
from escadre.games.sirocco.play.catalog import CARD, CONSTANTS, HOME
from escadre.games.sirocco.play.columns import (
    AIR,
    COMBINED,
    DECK,
    GROUP,
    OPERATION,
    OPERATIONS,
    SHALLOWS,
    SUB,
    SURFACE,
    TYPE_NAMES,
)
from escadre.games.sirocco.play.options import SiroccoOptions
from escadre.games.sirocco.play.rules.game import new_game, reveal_operation
from escadre.games.sirocco.play.rules.table import MODE_COMBINED, MODE_TWO, clockwise, hand_limit
from escadre.games.sirocco.play.rules.turn import commit
from escadre.games.sirocco.play.state import SiroccoState, new_engagement


class Laid(Struct, forbid_unknown_fields=True):
    """A card on the table, in the order laid. Cards of one seat that follow each other were laid in one turn."""

    seat: int
    card: str
    on: str = ""
    round: int = 1
    down: bool = False
    mode: str = ""  # an Admiral's: combine or double


class Under(Struct, forbid_unknown_fields=True):
    seat: int
    card: str


class Position(Struct, forbid_unknown_fields=True):
    """The contents of a position file. What is not named is in the pile, or among the Operations to come."""

    hands: list[list[str]]
    operation: str = ""  # none: the next one is turned up
    type: str = ""  # of a Convoy; none: the leader declares it
    options: dict[str, Any] = field(default_factory=dict)
    leader: int = 0
    round: int = 1
    to_play: list[int] | None = None  # none: everybody who has not laid in this round, from the leader
    table: list[Laid] = field(default_factory=list)
    under: list[Under] = field(default_factory=list)
    attempt: int = 0
    out: list[int] = field(default_factory=list)
    sirocco: int = NOBODY  # who holds a passed Sirocco
    discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    captured: list[list[str]] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    left: int = 1  # Operations still to be turned up after this one
    totals: list[int] = field(default_factory=list)


def position(data: dict[str, Any]) -> SiroccoState:
    """A state ready to be played on; raises `BadData` with what is wrong."""
    return positions.from_plain(data, Position, _begin, HOME)


def _begin(place: Position) -> SiroccoState:
    seats = len(place.hands)
    if not CONSTANTS.players_min <= seats <= CONSTANTS.players_max:
        first, last = CONSTANTS.players_min, CONSTANTS.players_max
        raise Unreadable("error-position-hands", hands=seats, first=first, last=last)
    options = options_of(SiroccoOptions, {"dealer": seat_of(place.leader, seats), **place.options}, seats)
    return _build(place, seats, options)


def _card(code: str, operation: bool = False) -> int:
    card = CARD.get(code)
    if card is None or (GROUP[card] == OPERATION) != operation:
        raise Unreadable("error-position-operation" if operation else "error-position-card", code=repr(code))
    return card


def _cards(codes: list[str], operation: bool = False) -> list[int]:
    return [_card(code, operation) for code in codes]


def _build(place: Position, seats: int, options: SiroccoOptions) -> SiroccoState:
    s = new_game(Setup(seats, options), Dice())
    s.loud = True
    s.leader = place.leader
    s.hands = [_cards(hand) for hand in place.hands]
    for seat in range(seats):
        for card in s.hands[seat]:
            s.seen[card] = 1 << seat
    s.discard = _cards(place.discard)
    s.removed = _cards(place.removed)
    s.spent = _cards(place.spent, operation=True)
    for seat, codes in enumerate(place.won):
        s.won[seat_of(seat, seats)] = _cards(codes, operation=True)
        s.limits[seat] = hand_limit(s, seat)
    for seat, codes in enumerate(place.captured):
        for card in _cards(codes):
            s.prize.append(card)
            s.prize_of.append(seat_of(seat, seats))
            s.prize_under.append(NOBODY)
            s.prize_seen.append((1 << seats) - 1)
    if place.totals:
        if len(place.totals) != seats:
            raise Unreadable("error-position-totals", totals=len(place.totals), seats=seats)
        s.totals = list(place.totals)
    s.left = place.left
    e = s.engagement = new_engagement(seats)
    s.stack = [Frame("match", 0), Frame("game", 2)]
    if place.operation:
        _lay_out(s, place)
    used = [card for hand in s.hands for card in hand] + s.discard + s.removed + s.prize + e.cards + e.under
    if place.sirocco != NOBODY:
        e.sirocco = seat_of(place.sirocco, seats)
        used.append(CARD["S01"])
    _once(used)
    s.pile = [card for card in DECK if card not in used]
    operations = [card for won in s.won for card in won] + s.spent + ([e.operation] if place.operation else [])
    _once(operations)
    s.operations = [card for card in OPERATIONS if card not in operations]
    if s.left < 0 or s.left * (2 if options.advanced else 1) > len(s.operations):
        raise Unreadable("error-position-left", left=s.left, operations=len(s.operations))
    return s


def _once(cards: list[int]) -> None:
    twice = sorted({code for code, card in CARD.items() if cards.count(card) > 1})
    if twice:
        raise Unreadable("error-position-twice", cards=", ".join(twice))


def _lay_out(s: SiroccoState, place: Position) -> None:
    """The Operation, what was laid for it, and whose turn comes next."""
    e = s.engagement
    reveal_operation(s, _card(place.operation, operation=True))
    s.stack.append(Frame("operation", 1))
    if place.type:
        types = {TYPE_NAMES[mask]: mask for mask in (AIR, SURFACE, SUB, COMBINED)}
        if place.type not in types or e.battle:
            raise Unreadable("error-position-type", type=repr(place.type), types=", ".join(types))
        e.declared = types[place.type]
    if e.declared == 0:
        if place.table:
            raise Unreadable("error-position-untyped")
        return
    s.stack[-1].at = 2
    s.stack += [Frame("attempt", 1), Frame("round", 2)]
    if not 1 <= place.round <= e.rounds:
        raise Unreadable("error-position-round", round=place.round, rounds=e.rounds)
    e.attempt = place.attempt
    e.under = _cards([under.card for under in place.under])
    e.under_by = [seat_of(under.seat, s.seats) for under in place.under]
    for seat in place.out:
        e.out[seat_of(seat, s.seats)] = True
    previous = (NOBODY, 0)
    for laid in place.table:
        if (laid.seat, laid.round) != previous:
            e.turn += 1
        previous = (laid.seat, laid.round)
        _lay(s, laid)
    e.round = place.round
    done = {laid.seat for laid in place.table if laid.round == place.round}
    if place.to_play is None:
        e.to_play = [seat for seat in clockwise(s, s.leader) if seat not in done and not e.out[seat]]
    else:
        e.to_play = [seat_of(seat, s.seats) for seat in place.to_play]
    if place.round == 2 and s.seats > 2:
        e.spezia = e.fuel = NOBODY


def _lay(s: SiroccoState, laid: Laid) -> None:
    e = s.engagement
    seat = seat_of(laid.seat, s.seats)
    if not 1 <= laid.round <= e.rounds or laid.mode not in ("", "combine", "double"):
        raise Unreadable("error-position-laid", card=laid.card, round=laid.round, mode=repr(laid.mode))
    host = NOBODY
    if laid.on:
        if _card(laid.on) not in e.cards:
            raise Unreadable("error-position-on", card=laid.card, on=laid.on)
        host = e.cards.index(_card(laid.on))
    e.round = laid.round
    e.cards.append(_card(laid.card))
    e.owners.append(seat)
    e.rounds_of.append(laid.round)
    e.turns_of.append(e.turn)
    e.hosts.append(host)
    e.modes.append({"": 0, "combine": MODE_COMBINED, "double": MODE_TWO}[laid.mode])
    e.up.append(not laid.down)
    e.live.append(True)
    if not laid.down:
        commit(s, seat, len(e.cards) - 1)
    if e.cards[-1] == SHALLOWS:
        e.no_subs = True

"""Any legal situation from a position file: what lies where, and whose turn comes next."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from escadre.core.data import positions
from escadre.core.data.positions import options_of, seat_of
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.core.frames import Frame
from escadre.core.types import Setup
from escadre.games.naval_battles.play.catalog import CARD, CONSTANTS, DESIGN, HOME, NAVIES, NON_COMBATANT, SHIP
from escadre.games.naval_battles.play.columns import DAMAGE, DECK, DESIGN_CARDS, HULL, NAVY, SHIPS_OF, SUB, VALUE, VP
from escadre.games.naval_battles.play.options import NavalBattlesOptions
from escadre.games.naval_battles.play.rules.setup import new_game
from escadre.games.naval_battles.play.rules.table import player_order
from escadre.games.naval_battles.play.state import NavalBattlesState


class SeatPlace(Struct, forbid_unknown_fields=True, kw_only=True):
    """What one player has. Cards are named by number (A001) or by design (GUN-A: the first that is free)."""

    navy: str
    rows: list[list[str]] = field(default_factory=list)  # from row 1 on
    subs: list[str] = field(default_factory=list)  # submarines
    active: list[str] = field(default_factory=list)  # those of them that are active
    damage: dict[str, list[str]] = field(default_factory=dict)  # ship → damage cards
    hand: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    reserve: list[str] | None = None  # none: all other ships of the navy
    sunk: list[str] = field(default_factory=list)  # what this player has sunk
    score: int | None = None  # none: the VP of what he has sunk
    out: bool = False


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """The contents of a position file. Cards that are not named are in the deck; ships are out of the game."""

    seats: list[SeatPlace]
    options: dict[str, Any] = field(default_factory=dict)
    scenario: str = ""  # its special rules and victory; fleets and hands are as told here
    on: int = 0  # whose turn begins
    first: int = 0
    to_move: list[int] | None = None  # who has his turn after him in this round; none: the rest of the round
    round: int = 1
    quiet: int = 0
    sinkings: int = 0  # vessels sunk so far in this round
    target: int | None = None
    deck: list[str] | None = None  # none: every card that is not named
    discard: list[str] = field(default_factory=list)


def position(data: dict[str, Any]) -> NavalBattlesState:
    """A state in which the turn of a player begins; raises `BadData` with what is wrong."""
    return positions.from_plain(data, Position, _begin, HOME)


def _begin(place: Position) -> NavalBattlesState:
    seats = len(place.seats)
    if not CONSTANTS.players_min <= seats <= CONSTANTS.players_max:
        first, last = CONSTANTS.players_min, CONSTANTS.players_max
        raise Unreadable("error-position-seats", seats=seats, first=first, last=last)
    return _Builder(place, seats, options_of(NavalBattlesOptions, place.options, seats)).build()


class _Builder:
    def __init__(self, place: Position, seats: int, options: NavalBattlesOptions) -> None:
        self.place = place
        self.s = new_game(Setup(seats, options, place.scenario), Dice())
        self.used: list[int] = []  # cards
        self.ships: list[int] = []

    def build(self) -> NavalBattlesState:
        s, place = self.s, self.place
        s.loud = True
        s.first = seat_of(place.first, s.seats)
        for pile in (*s.chosen, *s.bought, *s.prices, *s.reserves, s.removed):
            pile.clear()
        self.numbers()  # cards that are named by number first: a design takes one that is left
        for seat, side in enumerate(place.seats):
            self.side(seat, side)
        self.rest()
        navies = [navy for navy in s.navies if navy >= 0]
        if len(set(navies)) != len(navies):
            raise Unreadable("error-position-navies")
        s.discard = self.cards(place.discard)
        if place.deck is not None:
            s.deck = self.cards(place.deck)
            s.discard += [card for card in DECK if card not in self.used]  # what is named nowhere lies there
        else:
            s.deck = [card for card in DECK if card not in self.used]
        s.round = place.round
        s.quiet = place.quiet
        s.sinkings = place.sinkings
        if not s.scenario:
            s.budget = s.options.budget or CONSTANTS.budget
            s.target = s.options.team_target or s.budget
        if place.target is not None:
            s.target = place.target
        on = seat_of(place.on, s.seats)
        order = player_order(s)
        later = [seat for seat in order[order.index(on) + 1 :] if s.playing[seat]]
        s.to_move = [on, *(later if place.to_move is None else [seat_of(seat, s.seats) for seat in place.to_move])]
        s.stack = [Frame("match", 9), Frame("round", 1)]
        return s

    def numbers(self) -> None:
        named = [code for side in self.place.seats for code in (*side.hand, *side.bought)]
        named += [code for side in self.place.seats for codes in side.damage.values() for code in codes]
        named += self.place.discard + (self.place.deck or [])
        for code in named:
            if code in CARD:
                if CARD[code] in self.used:
                    raise Unreadable("error-position-twice", card=code)
                self.used.append(CARD[code])

    def cards(self, codes: list[str]) -> list[int]:
        return [self.card(code) for code in codes]

    def card(self, code: str) -> int:
        if code in CARD:
            return CARD[code]
        if code not in DESIGN:
            raise Unreadable("error-position-card", code=repr(code))
        for card in DESIGN_CARDS[DESIGN[code]]:
            if card not in self.used:
                self.used.append(card)
                return card
        raise Unreadable("error-position-copies", design=code)

    def ship(self, code: str) -> int:
        if code not in SHIP:
            raise Unreadable("error-position-ship", code=repr(code))
        if SHIP[code] in self.ships:
            raise Unreadable("error-position-twice", card=code)
        self.ships.append(SHIP[code])
        return SHIP[code]

    def own(self, seat: int, code: str) -> int:
        ship = self.ship(code)
        if code != NON_COMBATANT and NAVY[ship] != self.s.navies[seat]:
            raise Unreadable("error-position-foreign", ship=code, navy=NAVIES[self.s.navies[seat]])
        return ship

    def side(self, seat: int, side: SeatPlace) -> None:
        s = self.s
        if side.navy not in NAVIES:
            raise Unreadable("error-position-navy", navy=repr(side.navy), navies=", ".join(NAVIES))
        s.navies[seat] = NAVIES.index(side.navy)
        s.sealed[seat] = s.laid[seat] = s.passed[seat] = True
        s.shares[seat] = 0
        s.playing[seat] = not side.out
        if len(side.rows) > CONSTANTS.rows or not all(side.rows):
            raise Unreadable("error-position-rows")
        for row, codes in enumerate(side.rows, 1):
            for code in codes:
                ship = self.own(seat, code)
                if SUB[ship]:
                    raise Unreadable("error-position-row", ship=code)
                s.fleets[seat].append(ship)
                s.row[ship] = row
        for code in side.subs:
            ship = self.own(seat, code)
            if not SUB[ship]:
                raise Unreadable("error-position-sub", ship=code)
            s.fleets[seat].append(ship)
            s.active[ship] = code in side.active
        for code, cards in side.damage.items():
            self.hurt(seat, code, cards)
        s.hands[seat] = self.cards(side.hand)
        s.bought[seat] = self.cards(side.bought)
        s.prices[seat] = [VALUE[card] for card in s.bought[seat]]

    def hurt(self, seat: int, code: str, cards: list[str]) -> None:
        s = self.s
        ship = SHIP.get(code, -1)
        if ship not in s.fleets[seat] or SUB[ship]:
            raise Unreadable("error-position-damage", ship=code)
        for card in self.cards(cards):
            s.damage_cards.append(card)
            s.damage_on.append(ship)
            s.damage_points.append(DAMAGE[card])
            s.damage[ship] += DAMAGE[card]
        if s.damage[ship] >= HULL[ship]:
            raise Unreadable("error-position-damage", ship=code)

    def rest(self) -> None:
        """Reserves and victory piles, when all fleets are known; other ships are out of the game."""
        s = self.s
        for seat, side in enumerate(self.place.seats):
            s.sunk[seat] = [self.ship(code) for code in side.sunk]
            s.scores[seat] = sum(VP[ship] for ship in s.sunk[seat]) if side.score is None else side.score
        for seat, side in enumerate(self.place.seats):
            ships = SHIPS_OF[s.navies[seat]]
            if side.reserve is not None:
                s.reserves[seat] = [self.own(seat, code) for code in side.reserve]
            elif not side.out:
                s.reserves[seat] = [ship for ship in ships if ship not in self.ships]
            taken = self.ships + s.reserves[seat]
            s.removed += [ship for ship in ships if ship not in taken]

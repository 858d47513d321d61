"""A world that a seat cannot tell from the true one: what it cannot see is dealt anew (MNB-18).

A guess depends only on what the seat knows and on the dice: everything unseen is sorted before it is shuffled, so that
nothing of the truth can show through the order of a list.
"""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import Seat
from escadre.games.naval_battles.play.catalog import DESIGN_OF
from escadre.games.naval_battles.play.columns import (
    CARD_SHARE,
    CHEAPEST,
    DESIGN_CARDS,
    DESIGN_VALUE,
    SHIPS_OF,
    VALUE,
    VP,
    WORTH,
)
from escadre.games.naval_battles.play.copying import copy
from escadre.games.naval_battles.play.rules.setup import next_buyer, sold_out
from escadre.games.naval_battles.play.state import NO_PLAN, NavalBattlesState

CHAINS = ("formation", "reinforce", "card", "air")  # what a seat puts together unseen


def guess(o: NavalBattlesState, seat: Seat, dice: Dice) -> NavalBattlesState:
    s = copy(o)
    s.loud = False
    _forget_choices(s, seat)
    gone = _sold(s)
    unseen = sorted(s.deck + [card for other in range(s.seats) if other != seat for card in _cards(s, other)])
    if not s.scenario:  # MNB-16.0.3: everybody knows the cards that a scenario gives
        _deal_bought(s, seat, unseen, gone, dice)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = [dice.draw(unseen) for _ in s.hands[other]]
    s.deck = unseen
    if not s.scenario and not all(s.laid):
        _deal_shares(s, seat, dice)
        _deal_fleets(s, seat, dice)
    return s


def _forget_choices(s: NavalBattlesState, seat: Seat) -> None:
    """What another seat has half put together is not to be known; it starts its choice again."""
    if s.plan.seat not in (seat, -1):
        s.plan = NO_PLAN
        if s.stack and s.stack[-1].sequence in CHAINS:
            s.stack.pop()


def _cards(s: NavalBattlesState, seat: Seat) -> list[int]:
    return s.hands[seat] if s.scenario else s.hands[seat] + s.bought[seat]


# ---- cards beside the hand (MNB-15.3)


def _sold(s: NavalBattlesState) -> list[bool]:
    """While cards are bought everybody sees which designs are sold out."""
    buying = next_buyer(s) >= 0
    return [buying and sold_out(s, design) for design in range(len(DESIGN_VALUE))]


def _deal_bought(s: NavalBattlesState, seat: Seat, unseen: list[int], gone: list[bool], dice: Dice) -> None:
    """MNB-15.3.3: their prices are known. Copies of a sold-out design are all with somebody; of others one is left."""
    buying = next_buyer(s) >= 0
    places = [(other, i) for other in range(s.seats) if other != seat for i in range(len(s.bought[other]))]
    if not places:
        return
    order = list(range(len(places)))
    dice.shuffle(order)
    places = [places[i] for i in order]
    for design in range(len(gone)):
        if gone[design]:
            for card in DESIGN_CARDS[design]:
                if card in unseen:
                    unseen.remove(card)
                    at = next(i for i, place in enumerate(places) if _price(s, place) == DESIGN_VALUE[design])
                    other, i = places.pop(at)
                    s.bought[other][i] = card
    for other, i in places:
        price = s.prices[other][i]
        bag = [card for card in unseen if VALUE[card] == price and not (buying and _last(card, unseen))]
        card = dice.draw(bag)
        unseen.remove(card)
        s.bought[other][i] = card


def _price(s: NavalBattlesState, place: tuple[Seat, int]) -> int:
    return s.prices[place[0]][place[1]]


def _last(card: int, unseen: list[int]) -> bool:
    """It is the last copy of its design: to give it away would sell the design out."""
    return sum(other in unseen for other in DESIGN_CARDS[DESIGN_OF[card]]) == 1


# ---- points and fleets before they are laid out (MNB-2.3.3, MNB-15.2.1)


def _deal_shares(s: NavalBattlesState, seat: Seat, dice: Dice) -> None:
    """What the other teams have made of their points."""
    if not s.options.teams:
        return
    for team in range(s.options.teams):
        members = [other for other in range(s.seats) if s.teams[other] == team]
        if team != s.teams[seat] and len(members) > 1:
            _deal_part(s, members, dice)


def _least(s: NavalBattlesState, seat: Seat) -> int:
    """What a seat must have got at least, by all that is open of it."""
    least = s.spent[seat] + CHEAPEST[s.navies[seat]]
    if s.options.card_limit and s.spent[seat]:
        least = max(least, s.spent[seat] * CARD_SHARE)
    if s.laid[seat]:
        least = max(least, s.spent[seat] + sum(VP[ship] for ship in s.fleets[seat]))
    return least


def _deal_part(s: NavalBattlesState, members: list[Seat], dice: Dice) -> None:
    """A share for each member that has one, in the order of the seats; enough is left for the others."""
    known = [other for other in members if s.shares[other] >= 0]
    spare = s.budget - sum(_least(s, other) for other in members)
    for other in known:
        room = min(spare, WORTH[s.navies[other]] - _least(s, other))
        extra = dice.below(room + 1) if room > 0 else 0
        s.shares[other] = _least(s, other) + extra
        spare -= extra


def _deal_fleets(s: NavalBattlesState, seat: Seat, dice: Dice) -> None:
    """A sealed fleet is one that its owner can pay; who still chooses begins again."""
    for other in range(s.seats):
        if other == seat or s.laid[other] or s.navies[other] < 0:
            continue
        s.chosen[other] = []
        if s.sealed[other]:
            left = s.shares[other] - s.spent[other]
            ships = SHIPS_OF[s.navies[other]][:]
            dice.shuffle(ships)
            for ship in ships:
                if VP[ship] <= left:
                    left -= VP[ship]
                    s.chosen[other].append(ship)
            s.chosen[other].sort()

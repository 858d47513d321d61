"""What a seat sees as numbers, for learners (MNB-18)."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.games.naval_battles.play.catalog import CARD_CODES, SHIP_CODES
from escadre.games.naval_battles.play.columns import KIND, PLAN, SUB
from escadre.games.naval_battles.play.rules.table import LIVE, max_hand
from escadre.games.naval_battles.play.state import NavalBattlesState

OBSERVED_ATTACKS = 16  # of a turn, the first ones


def observe(s: NavalBattlesState, seat: Seat) -> list[int]:
    """What the seat sees as numbers: for each ship and card where it is, then counts of the table and of each seat.

    Ships: 0 not in play, 1 removed, 2 chosen for the own fleet; then 8 × owner (from the seat, clockwise) + 8 reserve,
    9 sunk by him, 10 submarine passive, 11 active, 12 to 14 row. A second number has damage, 16 acted, 32 in the plan.
    Cards: 0 unseen, 1 own hand, 2 bought, 3 discard, 4 under a ship, 5 in play, 6 chosen.
    """
    p = s.plan
    mine = p.seat == seat
    ships = [0] * len(SHIP_CODES)
    marks = [0] * len(SHIP_CODES)
    for ship in s.removed:
        ships[ship] = 1
    for owner in range(s.seats):
        base = 8 * ((owner - seat) % s.seats)
        for ship in s.reserves[owner]:
            ships[ship] = base + 8
        for ship in s.sunk[owner]:
            ships[ship] = base + 9
        for ship in s.fleets[owner]:
            ships[ship] = base + (10 + s.active[ship] if SUB[ship] else 11 + s.row[ship])
            marks[ship] = s.damage[ship] + (16 if owner == s.turn.on and s.acted[ship] else 0)
    for ship in s.chosen[seat]:
        ships[ship] = 2
    cards = [0] * len(CARD_CODES)
    for held, place in ((s.hands[seat], 1), (s.bought[seat], 2), (s.discard, 3), (s.damage_cards, 4)):
        for card in held:
            cards[card] = place
    for play in s.turn.plays:
        if play.held:
            cards[play.card] = 5
    if mine:
        for card in [*p.cards, *(card for pays in p.pays for card in pays), p.card]:
            if card != NOBODY:
                cards[card] = 6
        aims = [] if p.cards and KIND[p.cards[0]] == PLAN else p.aims  # a Battle Plan is aimed at a seat
        for ship in [*p.vessels, *(ship for row in p.ships for ship in row), *(ship for row in aims for ship in row)]:
            marks[ship] |= 32
    t = s.turn
    counts = [s.round, s.quiet, s.target, len(s.deck), int(t.final), int(t.rearranged), int(t.discarding)]
    counts += [(t.on - seat) % s.seats if t.on != NOBODY else -1, p.kind if mine else 0, p.need if mine else 0]
    counts += [p.attack + 1 if mine else 0, p.source + 1 if mine else 0, len(t.windows)]
    for i in range(s.seats):
        other = (seat + i) % s.seats
        live = [a for a in t.attacks if a.fate in (0, LIVE) and a.target in s.fleets[other]]
        counts += [
            s.navies[other], s.teams[other], s.scores[other], len(s.hands[other]), max_hand(s, other),
            len(s.bought[other]), int(s.playing[other]), int(s.first == other), t.bonus[other], len(live),
            int(t.defending == other), int(s.sealed[other]), int(other in s.to_move), int(t.silent[other]),
        ]  # fmt: skip
    attacks = []
    for i in range(OBSERVED_ATTACKS):
        if i < len(t.attacks):
            a = t.attacks[i]
            attacks += [a.types, a.target + 1, a.number, a.damage, a.hts, a.fate + 1]
        else:
            attacks += [0] * 6
    return ships + marks + cards + counts + attacks


def observation_size(seats: int) -> int:
    return 2 * len(SHIP_CODES) + len(CARD_CODES) + 13 + 14 * seats + 6 * OBSERVED_ATTACKS

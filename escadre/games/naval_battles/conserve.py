"""Nothing is lost or doubled: every card and every vessel in play is in exactly one place (MNB-1.3)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.naval_battles.rules.table import max_hand
from escadre.games.naval_battles.state import NavalBattlesState
from escadre.games.naval_battles.tables import DECK, HULL, NON_COMBATANT_SHIP, SHIPS_OF, SUB


def conserve(s: NavalBattlesState) -> None:
    cards = s.deck + s.discard + s.damage_cards
    cards += [card for hand in s.hands for card in hand] + [card for pile in s.bought for card in pile]
    cards += [play.card for play in s.turn.plays if play.held]
    assert sorted(cards) == DECK, f"cards lost or doubled: {sorted(set(DECK) ^ set(cards))}, {len(cards)} in all"
    _ships(s)
    for seat in range(s.seats):
        assert len(s.bought[seat]) == len(s.prices[seat])
        rows = {s.row[ship] for ship in s.fleets[seat] if not SUB[ship]}
        assert rows in (set(), {1}, {1, 2}, {1, 2, 3}), "MNB-2.4.2: no row is empty before another"
        assert max_hand(s, seat) >= 0
    assert len(s.damage_cards) == len(s.damage_on) == len(s.damage_points)
    for ship in range(len(HULL)):
        shown = sum(p for p, on in zip(s.damage_points, s.damage_on, strict=True) if on == ship)
        assert s.damage[ship] == shown, "the damage of a ship is what its damage cards show"
        assert not shown or shown < HULL[ship], "MNB-10.3"


def _ships(s: NavalBattlesState) -> None:
    ships = s.removed + [ship for piles in (s.fleets, s.reserves, s.sunk) for pile in piles for ship in pile]
    for seat in range(s.seats):  # a fleet that is not laid out yet is still among the ships of its navy
        ships += [ship for ship in s.chosen[seat] if ship not in s.reserves[seat]]
    expected = [ship for navy in s.navies if navy != NOBODY for ship in SHIPS_OF[navy]]
    if NON_COMBATANT_SHIP in ships:
        expected.append(NON_COMBATANT_SHIP)
    assert sorted(ships) == sorted(expected), f"ships lost or doubled: {sorted(set(ships) ^ set(expected))}"

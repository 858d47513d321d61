"""Nothing is lost or doubled: every card and every vessel in play is in exactly one place (MNB-1.3)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.games.naval_battles.play.columns import DECK, HULL, NON_COMBATANT_SHIP, SHIPS_OF, SUB
from escadre.games.naval_battles.play.state import NavalBattlesState


def conserve(s: NavalBattlesState) -> None:
    cards = s.deck + s.discard + s.damage_cards
    cards += [card for hand in s.hands for card in hand] + [card for pile in s.bought for card in pile]
    cards += [play.card for play in s.turn.plays if play.held]
    assert sorted(cards) == DECK, f"cards lost or doubled: {sorted(set(DECK) ^ set(cards))}, {len(cards)} in all"
    _ships(s)
    _places(s)
    _damage(s)
    for seat in range(s.seats):
        assert len(s.bought[seat]) == len(s.prices[seat])
        rows = {s.row[ship] for ship in s.fleets[seat] if not SUB[ship]}
        assert rows in (set(), {1}, {1, 2}, {1, 2, 3}), "MNB-2.4.2: no row is empty before another"
        if not s.playing[seat]:
            left = s.hands[seat] + s.bought[seat] + s.fleets[seat] + s.reserves[seat]
            assert not left, "MNB-3.7: who is out keeps nothing"
            assert seat not in s.to_move, "MNB-3.7: and takes no more turns"


def _ships(s: NavalBattlesState) -> None:
    ships = s.removed + [ship for piles in (s.fleets, s.reserves, s.sunk) for pile in piles for ship in pile]
    for seat in range(s.seats):  # a fleet that is not laid out yet is still among the ships of its navy
        ships += [ship for ship in s.chosen[seat] if ship not in s.reserves[seat]]
    expected = [ship for navy in s.navies if navy != NOBODY for ship in SHIPS_OF[navy]]
    if NON_COMBATANT_SHIP in ships:
        expected.append(NON_COMBATANT_SHIP)
    assert sorted(ships) == sorted(expected), f"ships lost or doubled: {sorted(set(ships) ^ set(expected))}"


def _places(s: NavalBattlesState) -> None:
    """Ships of a fleet stand in a row, submarines have a mode, what is in no fleet has neither (MNB-2.4, MNB-2.5)."""
    afloat = [ship for fleet in s.fleets for ship in fleet]
    for ship in range(len(HULL)):
        assert (s.row[ship] > 0) == (ship in afloat and not SUB[ship]), f"ship {ship} in row {s.row[ship]}"
        assert not s.active[ship] or (ship in afloat and SUB[ship]), f"ship {ship} cannot be active"


def _damage(s: NavalBattlesState) -> None:
    assert len(s.damage_cards) == len(s.damage_on) == len(s.damage_points)
    for ship in range(len(HULL)):
        shown = sum(p for p, on in zip(s.damage_points, s.damage_on, strict=True) if on == ship)
        assert s.damage[ship] == shown, "the damage of a ship is what its damage cards show"
        assert not shown or (shown < HULL[ship] and s.row[ship]), "MNB-10.3: what has as much damage as hull is sunk"

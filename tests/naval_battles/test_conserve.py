"""What watches over cards and ships sees every way in which they could go astray."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.conservation import conserve
from escadre.games.naval_battles.play.state import NavalBattlesState
from tests.naval_battles.build import battle, do, fleet

US13, US14, US18, SU13 = (SHIP[code] for code in ("US13", "US14", "US18", "SU13"))


def begun() -> NavalBattlesState:
    match = battle(
        fleet("US13 US09", "US14", "US15", active="US18", hand="MSL-A", damage={"US09": ["GUN-B"]}, bought=["GUN-C"]),
        fleet("SU13", hand="REP-A"),
        {"navy": "british", "out": True, "sunk": ["CN01"]},
        fleet("CN02"),
    )
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    return match.state


CHANGES: dict[str, Callable[[NavalBattlesState], object]] = {
    "a card is lost": lambda s: s.deck.pop(),
    "a card is there twice": lambda s: s.deck.append(s.hands[1][0]),
    "a played card lies nowhere": lambda s: setattr(s.turn.plays[0], "held", False),
    "a played card is also discarded": lambda s: s.discard.append(s.turn.plays[0].card),
    "a damage card is gone": lambda s: (s.damage_cards.pop(), s.damage_on.pop(), s.damage_points.pop()),
    "a damage card lies under nothing": lambda s: s.damage_on.pop(),
    "more damage than the cards show": lambda s: s.damage.__setitem__(US13, 1),
    "as much damage as hull": lambda s: (s.damage.__setitem__(SHIP["US09"], 5), s.damage_points.__setitem__(0, 5)),
    "a ship is lost": lambda s: s.fleets[1].remove(SU13),
    "a ship is there twice": lambda s: s.reserves[0].append(US13),
    "a ship stands in no row": lambda s: s.row.__setitem__(US13, 0),
    "a row is empty before another": lambda s: s.row.__setitem__(US14, 3),
    "there is a fourth row": lambda s: s.row.__setitem__(US13, 4),
    "a submarine stands in a row": lambda s: s.row.__setitem__(US18, 1),
    "a ship has a mode": lambda s: s.active.__setitem__(US13, True),
    "a ship of a reserve stands in a row": lambda s: s.row.__setitem__(SHIP["US16"], 1),
    "a submarine of a reserve is active": lambda s: s.active.__setitem__(SHIP["US19"], True),
    "a bought card has no price": lambda s: s.prices[0].pop(),
    "who is out holds a card": lambda s: s.hands[2].append(s.deck.pop()),
    "who is out has a reserve": lambda s: s.reserves[2].append(s.removed.pop()),
    "who is out has a turn": lambda s: s.to_move.append(2),
}


def test_all_is_well_before():
    conserve(begun())


@pytest.mark.parametrize("name", CHANGES)
def test_it_is_seen_when(name):
    s = begun()
    CHANGES[name](s)
    with pytest.raises(AssertionError):
        conserve(s)

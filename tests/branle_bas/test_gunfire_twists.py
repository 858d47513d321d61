"""What scenarios change in gunfire and prizes."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.gunnery.damage import surrender
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import fire_modifiers, halvings
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import DE, HULL, MASTS, PORT, STARBOARD, bars, broadside, fire, sea


@pytest.mark.rule("BBC-11.2")
@pytest.mark.parametrize(("turn", "rule"), [(1, "BBC-11.2"), (2, "BBC-11.2"), (3, None)])
def test_both_hold_their_fire_beyond_short_range(turn: int, rule: str | None) -> None:
    s = sea(("FRA-74", 0, 0, 0, 0), ("ANG-74", 1, 20.1, 0, 0), turn=turn, twists={"hold-fire-until": 2})
    assert bars(s, 0, 1) == rule
    assert bars(s, 0, 1, MASTS) == rule
    s.x[1] = 20_000
    assert bars(s, 0, 1) is None


@pytest.mark.rule("BBC-0.15")
def test_port_guns_that_are_not_cleared() -> None:
    """Half until turn 5, or until somebody fires at her from port."""
    ships = [ship("FRA-74", traits=["not-cleared"]), ship("ANG-74", 1, x=-30), ship("ANG-74", 1, x=30)]
    s = battle(ships, turn=4, twists={"port-not-cleared-until": 5})
    s.opened = [True, True, True]
    assert halvings(s, 0, 1, PORT, False) == ["not-cleared"]
    assert halvings(s, 0, 2, STARBOARD, False) == []
    broadside(s, 2, fire(0), ("keep", 0), rolls=(DE[-1], 6))
    assert halvings(s, 0, 1, PORT, False) == ["not-cleared"]
    broadside(s, 1, fire(0), ("keep", 0), rolls=(DE[-1], DE[0], 6))
    assert halvings(s, 0, 1, PORT, False) == []
    s = battle(ships, turn=5, twists={"port-not-cleared-until": 5})
    assert halvings(s, 0, 1, PORT, False) == []


@pytest.mark.rule("BBC-11.8")
def test_a_ship_of_carronades_has_one_more_at_point_blank() -> None:
    s = battle([ship("ANG-50", traits=["carronades"]), ship("FRA-74", 1, x=10)])
    assert ("carronades", 1) in fire_modifiers(s, 0, 1, HULL, STARBOARD)
    s.x[1] = 10_006
    assert ("carronades", 1) not in fire_modifiers(s, 0, 1, HULL, STARBOARD)


@pytest.mark.rule("BBC-15.7", "BBC-18.19")
def test_a_transport_that_strikes_costs_a_turn_and_no_men() -> None:
    s = battle([ship("TRANSPORT", nation="FRA"), ship("ANG-74", 1, x=3.85)], twists={"transports-strike": 1})
    surrender(s, 0, 1, LoadedDice())
    assert (s.captor[0], s.disorder[1], s.crew[1]) == (1, 1, 9)

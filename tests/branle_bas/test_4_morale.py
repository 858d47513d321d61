"""The morale test (BBC-4)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules import morale, turn
from escadre.games.branle_bas.play.state import SUNK, BranleBasState
from tests.branle_bas.build import battle, match, refused, ship

NOBODY_ROLLS = LoadedDice()


def fleets(first: list[str], second: list[str], **more: Any) -> BranleBasState:
    """Two lines, 20 cm from ship to ship and far from each other; the first of each is the flagship."""
    ships = [ship(type, 0, x=20 * i, division=0) for i, type in enumerate(first)]
    ships += [ship(type, 1, x=20 * i, y=90, division=1) for i, type in enumerate(second)]
    return battle(ships, flagships=[0, len(first)], **more)


CASES = [
    ("FRA-74", 0, {"captor": 1, "seat": 1}, -1),
    ("FRA-74", 0, {}, 1),
    ("FRA-120", 0, {}, 2),
    ("FRA-74", 0, {"fate": SUNK}, 0),
    ("ANG-64", 1, {"captor": 0, "seat": 0}, 1),
    ("ANG-74", 1, {}, -1),
    ("FRA-120", 0, {"guns": 0, "retreat": True}, 0),
    ("ANG-74", 1, {"fate": SUNK}, 0),
    ("FRA-120", 0, {"captor": 1, "seat": 1}, -1),
    ("ANG-100", 1, {}, -2),
    ("ANG-100", 1, {"guns": 0, "retreat": True}, 0),
    ("ANG-100", 1, {"captor": 0, "seat": 0}, 1),
    ("ANG-98", 1, {}, -1),
]


@pytest.mark.rule("BBC-E8", "BBC-4.4", "BBC-4.5", "BBC-4.6", "BBC-4.7")
@pytest.mark.parametrize(("type", "side", "state", "points"), CASES)
def test_what_one_ship_adds(type, side, state, points):
    assert morale.ship_sum(battle([ship(type, side, **state)])) == points


@pytest.mark.rule("BBC-4.4")
@pytest.mark.parametrize("gone", [{"guns": 0}, {"crew": 0}, {"rig": 30}])
def test_a_ship_with_one_capacity_at_0_is_not_in_good_order(gone):
    assert morale.ship_sum(battle([ship(), ship(x=20, **gone)])) == 1


@pytest.mark.rule("BBC-4.5")
def test_a_frigate_adds_as_much_as_a_74():
    assert morale.ship_sum(battle([ship("FRA-40")])) == 1


@pytest.mark.rule("BBC-4.3")
def test_the_sum_of_the_other_side_is_the_exact_opposite():
    s = fleets(["POR-74"] * 4, ["POR-74"])
    assert morale.totals(s) == [3, -3]  # base morale 0 for both


@pytest.mark.rule("BBC-E9", "BBC-4.9", "BBC-4.10", "BBC-2.2", "BBC-4.12", "BBC-4.1")
def test_five_against_five_with_the_admiral_dead():
    english = ["ANG-74"] * 5
    # The French: one taken, one in retreat, one of the other three a poor sailer: 5 - (3 - 1) = +3 for the English.
    s = fleets(english, ["FRA-74", "FRA-74", "FRA-74-guerrier", "FRA-74", "FRA-74"])
    s.captor[8], s.owner[8] = 0, 0
    s.guns[9], s.retreat[9] = 0, True
    s.admiral_dead[1] = True
    assert morale.ship_sum(s) == 3
    morale.test_morale(s, NOBODY_ROLLS)
    assert s.morale == [9, -2]
    assert (s.winner, s.why) == (0, "morale")


@pytest.mark.rule("BBC-4.8")
@pytest.mark.parametrize(
    ("type", "many", "few"),
    [
        ("ANG-74", 6, 3), ("EU-38", 6, 3), ("FRA-74", 4, 2), ("HOL-74", 4, 2), ("RUS-74", 4, 2), ("ESP-74", 4, 2),
        ("DAN-74", 2, 1), ("SUE-74", 2, 1), ("VEN-66", 0, 0), ("NAP-74", 0, 0), ("TUR-74", 0, 0), ("POR-74", 0, 0),
    ],
)  # fmt: skip
def test_base_morale_of_each_nation(type, many, few):
    assert morale.base_of(fleets([type] * 4, ["POR-74"]), 0) == many
    assert morale.base_of(fleets([type] * 3, ["POR-74"]), 0) == few


@pytest.mark.rule("BBC-4.8")
def test_more_than_three_are_counted_at_set_up():
    s = fleets(["ANG-74"] * 4, ["POR-74"])
    s.fate[3] = SUNK
    assert morale.base_of(s, 0) == 6


@pytest.mark.rule("BBC-4.9")
def test_only_the_worst_sailer_in_formation_slows_the_side():
    s = fleets(["ANG-98", "ANG-98-prince", "ANG-74"], ["POR-74"])
    assert morale.slowness(s, 0) == 2
    s.formed[1] = False
    assert morale.slowness(s, 0) == 1
    s.guns[0] = 0
    assert morale.slowness(s, 0) == 0


@pytest.mark.rule("BBC-4.10")
def test_a_dead_admiral_takes_two():
    s = fleets(["FRA-74"] * 4, ["POR-74"])
    before = morale.totals(s)
    s.admiral_dead[0] = True
    assert morale.totals(s) == [before[0] - 2, before[1]]


@pytest.mark.rule("BBC-4.11")
def test_the_new_totals_hold_until_the_next_test():
    s = fleets(["FRA-74"] * 4, ["POR-74"] * 4)
    morale.test_morale(s, NOBODY_ROLLS)
    assert s.morale == [4, 0]
    s.fate[0] = SUNK
    assert s.morale == [4, 0]


@pytest.mark.rule("BBC-4.12", "BBC-2.2")
def test_a_total_of_0_fights_on():
    s = fleets(["POR-74"] * 4, ["POR-74"] * 4)
    morale.test_morale(s, NOBODY_ROLLS)
    assert s.morale == [0, 0]
    assert s.stack
    assert s.why == ""


@pytest.mark.rule("BBC-4.13")
def test_allies_have_the_morale_of_their_flagship():
    ships = [ship("ESP-74", x=20 * i, nation="ESP") for i in range(3)] + [ship("ANG-74", x=60), ship("POR-74", 1, y=90)]
    assert morale.base_of(battle(ships, flagships=[3, 4]), 0) == 6
    assert morale.base_of(battle(ships, flagships=[0, 4]), 0) == 4


@pytest.mark.rule("BBC-4.13")
def test_works_and_transports_add_nothing():
    s = battle(
        [ship("FORT", nation="FRA", y=40), ship("TRANSPORT", nation="FRA", x=20), ship(), ship("POR-74", 1, y=90)]
    )
    assert morale.ship_sum(s) == 0
    assert morale.base_of(s, 0) == 2  # one ship, not three


@pytest.mark.rule("BBC-4.14")
def test_nobody_is_beaten_before_the_first_shot():
    s = fleets(["POR-74"] * 2, ["ANG-74"] * 6)
    morale.first_morale(s, NOBODY_ROLLS)
    assert s.morale == [-4, 10]
    assert s.floor == [6, 0]
    morale.test_morale(s, NOBODY_ROLLS)
    assert not s.why
    assert s.morale == [-4, 10]  # compared without the floor
    for lost in (0, 1):
        s.captor[lost], s.owner[lost] = 1, 1
    morale.test_morale(s, NOBODY_ROLLS)
    assert s.morale[0] == -8
    assert (s.winner, s.why) == (1, "morale")  # -8 + 6 is below 0


@pytest.mark.rule("BBC-4.14")
def test_a_scenario_may_set_base_morale_or_spare_the_beaten():
    s = fleets(["POR-74"] * 2, ["ANG-74"] * 6, twists={"base-morale-first": 9, "morale-spared": 1})
    assert morale.base_of(s, 0) == 9
    s.captor[0], s.owner[0] = 1, 1
    s.captor[1], s.owner[1] = 1, 1
    s.admiral_dead[0] = True
    morale.test_morale(s, NOBODY_ROLLS)
    assert s.morale[0] == -1
    assert s.stack


@pytest.mark.rule("BBC-4.2")
def test_the_test_of_set_up_ends_nothing():
    s = fleets(["POR-74"] * 2, ["ANG-74"] * 6)
    morale.first_morale(s, NOBODY_ROLLS)
    assert s.morale[0] < 0
    assert s.stack


@pytest.mark.rule("BBC-4.2")
def test_one_call_a_turn_in_all_and_only_by_whoever_is_asked():
    played = match([ship(heading=90), ship("ANG-74", 1, y=-50, heading=90)], wind=6, turn=3)
    asked = played.turn[0]
    assert "morale" not in played.menu(1 - asked)
    played.act(asked, "morale", 0)
    assert played.state.morale == [2, 3]
    assert refused(played, asked, "morale") == "BBC-4.2"


@pytest.mark.rule("BBC-4.2")
def test_a_new_turn_allows_a_new_call_and_nightfall_brings_one():
    s = fleets(["FRA-74"] * 4, ["POR-74"] * 4, morale_called=True, phase="turn", turn=2)
    turn.begin_turn(s, NOBODY_ROLLS)
    assert not s.morale_called
    turn.nightfall(s, NOBODY_ROLLS)
    assert s.morale == [4, 0]

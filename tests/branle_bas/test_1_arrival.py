"""Set-up: the wind, arrival and placing (BBC-1.7 to BBC-1.14, BBC-1.20)."""

from __future__ import annotations

import pytest

from escadre.core.dice import Dice, LoadedDice
from escadre.core.scene import Sea
from escadre.core.types import Setup
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.rules.setup import arrival
from escadre.games.branle_bas.play.rules.ships import base
from escadre.games.branle_bas.play.state import EXPECTED, GOOD, IN_PLAY, BranleBasState
from escadre.geometry.bases import gap
from tests.branle_bas.build import battle, de, ship

# ---- BBC-1.7, BBC-1.8: the wind


@pytest.mark.rule("BBC-1.7")
def test_the_wind_is_rolled_with_twelve_sides_at_good_breeze():
    s = arrival.new_game(Setup(2, BranleBasOptions()), Dice())
    arrival.ChooseWind("BBC-1.7").run(s, LoadedDice(11))
    assert (s.wind, s.force) == (11, GOOD)


@pytest.mark.rule("BBC-1.7")
def test_the_wind_may_be_chosen():
    s = arrival.new_game(Setup(2, BranleBasOptions(wind_by_choice=True)), Dice())
    step = arrival.ChooseWind("BBC-1.7")
    assert step.who(s) == [0]
    assert list(step.menu(s, 0)["wind"]) == list(range(1, 13))
    step.play(s, 0, "wind", 7, LoadedDice())
    step.run(s, LoadedDice())
    assert s.wind == 7


@pytest.mark.rule("BBC-1.8")
def test_the_rose_has_no_place_on_the_sea():
    scene = GAME.show.view(battle([ship(), ship("ANG-74", 1, x=30)], wind=3), 0)
    sea = scene.boards[0]
    assert isinstance(sea, Sea)
    assert sea.wind == 900  # a direction alone: nothing of it lies anywhere
    assert [piece.id for piece in sea.pieces] == ["ship-0", "ship-1"]


# ---- BBC-1.9 to BBC-1.14: arrival


def diced(scenario: str = "meeting-engagement") -> BranleBasState:
    s = arrival.new_game(Setup(2, BranleBasOptions(), scenario), Dice())
    s.wind = 12
    return s


@pytest.mark.rule("BBC-1.9")
@pytest.mark.parametrize(("result", "rose"), [(0, 12), (-1, 11), (-2, 10), (1, 1), (2, 2)])
def test_a_fleet_comes_from_the_wind_or_up_to_two_sectors_beside_it(result, rose):
    s = diced()
    arrival.arrive(s, de(result, 2 if result <= 0 else -2))
    assert arrival.rose_number(s, s.arrivals[0][1]) == rose


@pytest.mark.rule("BBC-1.10")
def test_the_second_rolls_again_until_they_are_two_sectors_apart():
    s = diced()
    dice = de(1, 2, 0, 1, -1)
    arrival.arrive(s, dice)
    assert [arrival[1] for arrival in s.arrivals] == [1, -1]
    assert dice.left == []


@pytest.mark.rule("BBC-1.11")
def test_the_leader_stands_40_cm_off_heading_for_the_centre_and_the_rest_astern():
    s = diced()
    arrival.arrive(s, de(0, 2))
    arrival.place(s, LoadedDice())
    assert (s.x[0], s.y[0], s.heading[0]) == (0, 40_000, 1800)  # Victory, base 8.4
    assert (s.x[1], s.y[1]) == (0, 40_000 + 4_200 + 5_000 + 3_700)  # Captain, base 7.4
    assert [gap(base(s, i), base(s, i + 1)) for i in range(4)] == [5_000] * 4
    assert (s.x[5], s.y[5], s.heading[5]) == (34_641, 20_000, 2400)  # from rose 2


def two_divisions(station: int, frigates: int = 0) -> BranleBasState:
    """Seven ships and frigates against three, from rose 12 and rose 2."""
    ships = [ship("FRA-74", 0, x=20 * i, division=i // 3) for i in range(6)]
    ships += [ship("FRA-30", 0, x=20 * i, y=30) for i in range(frigates)]
    ships += [ship("ANG-74", 1, x=20 * i, y=90, division=2) for i in range(3)]
    s = battle(ships, flagships=[1, 6 + frigates])
    s.stations[0] = station
    arrival.arrive(s, de(0, 2))
    arrival.place(s, LoadedDice())
    return s


@pytest.mark.rule("BBC-1.11")
@pytest.mark.parametrize(("station", "x"), [(0, 15_000), (1, -15_000)])
def test_a_second_division_stands_15_cm_to_the_side_that_was_chosen(station, x):
    s = two_divisions(station)  # they head south: port is east
    assert (s.x[0], s.y[0]) == (0, 40_000)
    assert (s.x[3], s.y[3]) == (x, 40_000)


@pytest.mark.rule("BBC-1.11")
def test_frigates_stand_outside_away_from_the_enemy_abeam_of_the_flagship():
    s = two_divisions(1, frigates=2)  # the enemy is to port (east), the second line to starboard
    assert (s.x[6], s.y[6]) == (-30_000, s.y[1])
    assert (s.x[7], s.y[7]) == (-30_000, s.y[1] + 12_000)


@pytest.mark.rule("BBC-1.11")
def test_each_admiral_with_two_divisions_is_asked_for_the_side():
    s = two_divisions(-1)
    s.stations = [-1, -1]
    assert arrival.ChooseStation("BBC-1.11").who(s) == [0]
    arrival.ChooseStation("BBC-1.11").play(s, 0, "station", 1, LoadedDice())
    assert s.stations == [1, -1]
    assert arrival.ChooseStation("BBC-1.11").who(s) == []


@pytest.mark.rule("BBC-E30", "BBC-1.12", "BBC-1.13", "BBC-1.14")
def test_the_second_squadron_comes_at_the_edge_in_turn_two():
    s = diced("oland")
    dice = de(2, -1, 1, -2, 2)
    arrival.arrive(s, dice)
    assert dice.left == []
    assert s.arrivals == [[0, 2, 0], [1, -1, 0], [1, -2, 2]]
    arrival.place(s, LoadedDice())
    late = [i for i in range(13) if s.fate[i] == EXPECTED]
    assert late == [10, 11, 12]
    s.turn = 1
    arrival.bring_in(s, LoadedDice())
    assert s.fate[10] == EXPECTED
    s.turn = 2
    arrival.bring_in(s, LoadedDice())
    assert s.fate[10] == IN_PLAY
    assert (s.x[10], s.y[10], s.heading[10]) == (-56_292, 32_500, 1200)  # 65 cm on rose 10


@pytest.mark.rule("BBC-1.12")
@pytest.mark.parametrize(
    ("first", "die", "found"), [(-1, 1, -2), (1, 2, 3), (0, 1, 1), (0, -1, -1), (-1, -2, 1), (1, -1, 0)]
)
def test_a_result_moves_away_from_the_wind_and_a_negative_one_towards_it(first, die, found):
    assert arrival.late_bearing(diced("oland"), 1, first, 9, de(die)) == found


@pytest.mark.rule("BBC-1.13")
def test_it_does_not_come_where_the_enemy_came():
    dice = de(1, 2)
    assert arrival.late_bearing(diced("oland"), 1, 0, 1, dice) == 2
    assert dice.left == []


@pytest.mark.rule("BBC-1.14")
def test_turn_0_is_with_the_others():
    s = diced("oland")
    arrival.arrive(s, de(2, -1, 1, -1, 0))
    arrival.place(s, LoadedDice())
    assert s.fate[10:] == [IN_PLAY] * 3


@pytest.mark.rule("BBC-1.20")
def test_a_body_on_the_bearing_of_another_comes_in_astern_of_it():
    s = diced("oland")
    arrival.arrive(s, de(2, -1, 0, 0))  # B2 where B1 came in, in turn 0
    assert s.arrivals[2][1] == -1
    arrival.place(s, LoadedDice())
    nearest = min(gap(base(s, late), base(s, other)) for late in (10, 11, 12) for other in range(6, 10))
    assert nearest > 1_000
    assert nearest <= 2_001  # one step of a centimetre less would be too near

"""Retreat, surrender, scuttling (BBC-15), and how ships are lost (BBC-19)."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import give_crew
from escadre.games.branle_bas.play.rules.gunnery.damage import explode, settle_condition, sink, surrender
from escadre.games.branle_bas.play.rules.ships import good_order
from escadre.games.branle_bas.play.state import BLOWN_UP, IN_PLAY, SUNK, WRECKED
from tests.branle_bas.guns import DE, asked, bars, broadside, fire, sea

PAIR = (("FRA-74", 0, 0.0, 0.0, 0.0), ("ANG-74", 1, 3.85, 0.0, 0.0))  # in base contact


@pytest.mark.rule("BBC-15.1", "BBC-24.11", "BBC-4.4")
@pytest.mark.parametrize(("guns", "crew", "rig"), [(0, 9, 0), (7, 0, 0), (7, 9, 30), (0, 0, 0), (0, 9, 30)])
def test_one_or_two_capacities_gone_is_retreat(guns: int, crew: int, rig: int) -> None:
    s = sea(*PAIR)
    s.guns[0], s.crew[0], s.rig[0] = guns, crew, rig
    settle_condition(s, 0, LoadedDice())
    assert s.retreat[0]
    assert s.captor[0] == -1
    assert not good_order(s, 0)


@pytest.mark.rule("BBC-15.1")
def test_in_good_order_there_is_no_flag() -> None:
    s = sea(*PAIR)
    s.guns[0], s.crew[0], s.rig[0] = 1, 1, 29
    settle_condition(s, 0, LoadedDice())
    assert not s.retreat[0]
    assert good_order(s, 0)


@pytest.mark.rule("BBC-15.3", "BBC-8.4")
def test_in_retreat_she_leaves_her_formation() -> None:
    s = sea(*PAIR)
    s.formed[0] = True
    s.guns[0] = 0
    settle_condition(s, 0, LoadedDice())
    assert not s.formed[0]


@pytest.mark.rule("BBC-15.4", "BBC-15.3")
def test_in_retreat_she_only_answers() -> None:
    s = sea(PAIR[0], ("ANG-74", 1, 15, 0, 0), ("ANG-74", 1, 15, 9, 0), ("ANG-74", 1, -9, 0, 0))
    s.retreat[0] = True
    assert asked(s, 0) == {}
    assert bars(s, 0, 1) == "BBC-15.4"
    s.shooters[0] = [1]
    s.shooters_before[0] = [2]
    assert asked(s, 0)["fire"] == [2, 3, 4, 5]
    s.grapples = [[3, 0]]  # she is boarded
    assert bars(s, 0, 3) is None


@pytest.mark.rule("BBC-15.4")
def test_who_fires_at_her_may_be_answered_this_turn() -> None:
    s = sea(PAIR[0], ("ANG-74", 1, 30, 0, 0))
    s.retreat[1] = True
    assert bars(s, 1, 0) == "BBC-15.4"
    broadside(s, 0, fire(1), rolls=(DE[0],))
    assert bars(s, 1, 0) is None


@pytest.mark.rule("BBC-15.5")
def test_guns_lost_for_a_time_do_not_count() -> None:
    s = sea(*PAIR)
    s.guns[0], s.leaks[0], s.aground[0] = 1, [9], 1
    settle_condition(s, 0, LoadedDice())
    assert not s.retreat[0]


@pytest.mark.rule("BBC-15.5", "BBC-18.21")
def test_with_men_aboard_again_the_flag_goes() -> None:
    s = sea(PAIR[0], ("FRA-74", 0, 3.85, 0, 0))
    s.crew[0] = 0
    settle_condition(s, 0, LoadedDice())
    assert s.retreat[0]
    give_crew(s, 1, 0, 2)
    assert not s.retreat[0]
    assert s.crew == [2, 7]
    s.crew[0], s.guns[0], s.retreat[0] = 0, 0, True
    give_crew(s, 1, 0, 2)
    assert s.retreat[0]  # she still has no guns


@pytest.mark.rule("BBC-15.6", "BBC-19.2", "BBC-24.11")
def test_with_nothing_left_she_strikes_to_whoever_touches_her() -> None:
    s = sea(*PAIR)
    s.guns[0], s.crew[0], s.rig[0] = 0, 0, 30
    settle_condition(s, 0, LoadedDice())
    assert (s.captor[0], s.owner[0]) == (1, 1)
    assert s.disorder == [0, 2]  # D2 by the captor
    s = sea(PAIR[0], ("ANG-74", 1, 3.95, 0, 0))  # a gap of 0.15 cm
    s.guns[0], s.crew[0], s.rig[0] = 0, 0, 30
    settle_condition(s, 0, LoadedDice())
    assert s.captor[0] == -1
    assert s.retreat[0]


@pytest.mark.rule("BBC-15.7")
@pytest.mark.parametrize(("captor", "crew"), [("ANG-64", 7), ("ANG-74", 9), ("ANG-100", 13)])
def test_a_captor_of_lower_rank_pays_with_a_point_of_crew(captor: str, crew: int) -> None:
    s = sea(PAIR[0], (captor, 1, 3.85, 0, 0))
    surrender(s, 0, 1, LoadedDice())
    assert s.crew[1] == crew
    assert s.captor[0] == 1


@pytest.mark.rule("BBC-15.8", "BBC-18.25", "BBC-19.1")
def test_a_captor_that_cannot_pay_scuttles_the_prize() -> None:
    s = sea(PAIR[0], ("ANG-64", 1, 3.85, 0, 0))
    s.crew[1] = 1
    surrender(s, 0, 1, LoadedDice())
    assert s.fate[0] == SUNK
    assert s.crew[1] == 1
    assert s.tangles == []
    s = sea(*PAIR)
    s.crew[1] = 1  # of the same rank there is nothing to pay
    surrender(s, 0, 1, LoadedDice())
    assert s.fate[0] == IN_PLAY
    assert s.crew[1] == 1


@pytest.mark.rule("BBC-15.9", "BBC-19.1", "BBC-24.13")
def test_with_hull_and_masts_full_she_is_scuttled_at_once() -> None:
    s = sea(*PAIR)
    s.hull[0], s.rig[0] = 28, 29
    settle_condition(s, 0, LoadedDice())
    assert s.fate[0] == IN_PLAY
    s.rig[0] = 30
    settle_condition(s, 0, LoadedDice())
    assert s.fate[0] == SUNK


@pytest.mark.rule("BBC-15.10")
def test_what_sinks_lets_go_of_all_and_only_an_explosion_kills_the_admiral() -> None:
    s = sea(*PAIR, ("FRA-74", 0, -30, 0, 0), flagships=[0, None])
    s.tangles, s.grapples, s.tow = [[0, 1]], [[1, 0]], [1, -1, 0]
    s.formed[0] = True
    sink(s, 0, SUNK)
    assert s.tangles == []
    assert s.grapples == []
    assert s.tow == [-1, -1, -1]
    assert not s.formed[0]
    assert not s.admiral_dead[0]
    s = sea(PAIR[0], ("ANG-74", 1, 30, 0, 0), flagships=[0, None])
    explode(s, 0, LoadedDice())
    assert s.fate[0] == BLOWN_UP
    assert s.admiral_dead[0]


@pytest.mark.rule("BBC-2.1", "BBC-18.23")
def test_a_flagship_taken_ends_the_battle() -> None:
    s = sea(*PAIR, flagships=[0, 1])
    surrender(s, 0, 1, LoadedDice())
    assert (s.winner, s.why != "") == (1, True)
    assert s.stack == []
    s = sea(*PAIR, flagships=[0, 1], twists={"flagship-spared": 1})
    surrender(s, 0, 1, LoadedDice())
    assert s.why == ""


@pytest.mark.rule("BBC-20.11")
def test_a_wreck_in_retreat_strikes_to_a_touch() -> None:
    s = sea(*PAIR)
    s.aground[0], s.guns[0] = WRECKED, 0
    settle_condition(s, 0, LoadedDice())
    assert s.captor[0] == 1

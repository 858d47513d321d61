"""Fires, leaks and rudders at the start of a turn (BBC-5.1-5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.gunnery.damage import add_fire, add_leak
from escadre.games.branle_bas.play.rules.repairs import major_fires, sink_leaking
from escadre.games.branle_bas.play.state import BLOWN_UP, IN_PLAY, SUNK, BranleBasState
from tests.branle_bas.build import DE, battle, de, ship
from tests.branle_bas.squadrons import FAR, Played, play, told


def one(**state: Any) -> BranleBasState:
    """A French 74 in that state, and an enemy far off; turn 4."""
    return battle([ship("FRA-74", **state), FAR], turn=4)


@pytest.mark.rule("BBC-5.1", "BBC-24.2", "BBC-16.17")
@pytest.mark.parametrize("die", [1, 2])
def test_a_good_die_takes_one_fire_marker_off(die: int) -> None:
    s = play(one(fires=2), "repairs", "free", dice=(die,))
    assert s.fires[0] == 1
    assert s.hull[0] == 0
    assert s.rig[0] == 0


@pytest.mark.rule("BBC-5.2")
@pytest.mark.parametrize("die", [0, -1])
def test_a_fire_that_burns_on_does_two_and_two_for_each_marker(die: int) -> None:
    s = play(one(fires=2), "repairs", "free", dice=(die,))
    assert s.fires[0] == 2
    assert s.hull[0] == 4
    assert s.rig[0] == 4


@pytest.mark.rule("BBC-5.3")
def test_a_fire_that_spreads_burns_with_the_new_marker() -> None:
    s = play(one(fires=1), "repairs", "free", dice=(-2,))
    assert s.fires[0] == 2
    assert s.hull[0] == 4
    assert s.rig[0] == 4


@pytest.mark.rule("BBC-5.4")
def test_fire_brings_no_leak_but_costs_guns() -> None:
    """Boxes 7 (a leak box) and 8 (a gun box) of a French 74: no die for the leak, one gun less."""
    s = play(one(fires=1, hull=6), "repairs", "free", dice=(-1,))
    assert s.hull[0] == 8
    assert s.leaks[0] == []
    assert s.guns[0] == s.first_guns[0] - 1


@pytest.mark.rule("BBC-5.4")
def test_fire_that_reaches_the_hull_by_way_of_the_masts_brings_no_leak_either() -> None:
    """All masts gone: four points go to boxes 5 to 8, and box 7 is not tested."""
    s = play(one(fires=1, hull=4, rig=30), "repairs", "free", dice=(-1,))
    assert s.hull[0] == 8
    assert s.leaks[0] == []


@pytest.mark.rule("BBC-5.5")
def test_who_sails_straight_on_puts_a_fire_out_with_a_0() -> None:
    s = play(one(fires=2), "repairs", "straight", dice=(0,))
    assert s.fires[0] == 1
    assert s.hull[0] == 0
    assert s.straight[0]
    s = play(one(fires=2), "repairs", "free", dice=(0,))
    assert s.fires[0] == 2
    assert not s.straight[0]


@pytest.mark.rule("BBC-5.5")
def test_the_promise_binds_although_the_fire_burns_on() -> None:
    s = play(one(fires=1), "repairs", "straight", dice=(-1,))
    assert s.straight[0]
    assert s.hull[0] == 2


@pytest.mark.rule("BBC-5.6", "BBC-16.18", "BBC-E25")
@pytest.mark.parametrize(
    ("fires", "dice", "fate"),
    [
        (3, (-2,), BLOWN_UP),
        (3, (-1,), IN_PLAY),
        (4, (1, -2), BLOWN_UP),
        (4, (-2,), BLOWN_UP),
        (4, (1, -1), IN_PLAY),
        (2, (), IN_PLAY),
    ],
)
def test_major_fires(fires: int, dice: tuple[int, ...], fate: int) -> None:
    s = one(fires=fires)
    loaded = de(*dice)
    major_fires(s, loaded)
    assert s.fate[0] == fate
    assert not loaded.left


@pytest.mark.rule("BBC-5.6", "BBC-E25")
def test_a_fifth_marker_blows_her_up_when_it_is_placed() -> None:
    s = one(fires=4)
    add_fire(s, 0, LoadedDice())
    assert s.fate[0] == BLOWN_UP


@pytest.mark.rule("BBC-5.6")
def test_the_major_test_counts_the_markers_left_after_the_fire_fighting() -> None:
    """Three markers, one is put out: no second die. Two, one is added: a second die, and she blows up."""
    assert play(one(fires=3), "repairs", "free", dice=(1,)).fate[0] == IN_PLAY
    assert play(one(fires=2), "repairs", "free", dice=(-2, -2)).fate[0] == BLOWN_UP


@pytest.mark.rule("BBC-5.7")
@pytest.mark.parametrize(("die", "fires"), [(-2, 1), (-1, 1), (0, 0), (1, 0)])
@pytest.mark.parametrize("bond", ["tangles", "grapples"])
def test_fire_leaps_to_a_ship_that_hangs_on_a_burning_one(die: int, fires: int, bond: str) -> None:
    s = battle([ship("FRA-74", fires=1), ship("ANG-74", 1, x=3.85)], **{bond: [[0, 1]]})
    played = Played(s, "repairs", DE[die], DE[1], *([DE[1]] if fires else []))
    assert s.fires[1] == fires
    played.do("free", *(["free"] if fires else []))
    assert played.over
    assert not played.dice.left


@pytest.mark.rule("BBC-5.7")
def test_ships_that_burn_already_and_ships_that_only_touch_do_not_roll() -> None:
    s = battle([ship("FRA-74", fires=1), ship("ANG-74", 1, x=3.85, fires=1)], tangles=[[0, 1]])
    assert Played(s, "repairs").s.fires == [1, 1]
    s = battle([ship("FRA-74", fires=1), ship("ANG-74", 1, x=3.85)])
    assert Played(s, "repairs").s.fires == [1, 0]


@pytest.mark.rule("BBC-5.8", "BBC-24.3")
@pytest.mark.parametrize(("die", "leaks"), [(2, []), (1, []), (0, [9]), (-1, [9]), (-2, [8])])
def test_leak_test(die: int, leaks: list[int]) -> None:
    assert play(one(leaks=[9]), "repairs", dice=(die,)).leaks[0] == leaks


@pytest.mark.rule("BBC-5.9")
def test_the_most_dangerous_leak_is_plugged_and_only_one_a_turn() -> None:
    assert play(one(leaks=[9, 7, 8]), "repairs", dice=(2,)).leaks[0] == [9, 8]
    assert play(one(leaks=[9, 7, 8]), "repairs", dice=(-2,)).leaks[0] == [9, 6, 8]


@pytest.mark.rule("BBC-5.10", "BBC-24.4")
@pytest.mark.parametrize(
    ("markers", "die", "left"),
    [(1, 2, 0), (1, 1, 0), (1, 0, 0), (1, -1, 1), (1, -2, 1), (3, 2, 0), (3, 1, 0), (3, 0, 3), (2, -1, 2)],
)
def test_rudder_test(markers: int, die: int, left: int) -> None:
    assert play(one(rudders=markers), "repairs", dice=(die,)).rudders[0] == left


@pytest.mark.rule("BBC-5.11", "BBC-5.12", "BBC-16.23", "BBC-E10")
def test_the_fire_first_then_one_leak_or_the_rudder() -> None:
    """A ship with a fire, two leaks and a rudder marker: one test a turn, of the fire until it is out."""
    s = one(fires=1, leaks=[20, 21], rudders=1)
    played = Played(s, "repairs", DE[-1])
    assert played.menu() == {"straight": [0], "free": [0]}
    played.do("free")
    assert played.over
    assert s.leaks[0] == [20, 21]
    assert s.rudders[0] == 1
    play(s, "repairs", "free", dice=(1,))
    assert s.fires[0] == 0
    played = Played(s, "repairs", DE[1])
    assert played.menu() == {"plug": [0], "rudder": [0]}
    played.do("rudder")
    assert played.over
    assert s.rudders[0] == 0
    assert s.leaks[0] == [20, 21]
    play(s, "repairs", dice=(1,))  # only leaks are left: nothing to choose
    assert s.leaks[0] == [21]


@pytest.mark.rule("BBC-5.12")
def test_the_one_possible_test_is_not_asked_about() -> None:
    assert play(one(leaks=[20]), "repairs", dice=(0,)).leaks[0] == [20]
    assert play(one(rudders=1), "repairs", dice=(0,)).rudders[0] == 0


@pytest.mark.rule("BBC-5.13", "BBC-16.9", "BBC-E11")
@pytest.mark.parametrize(("die", "turn"), [(1, 9), (-2, 6)])
def test_a_leak_of_turn_2_sinks_her_six_turns_later_and_the_die(die: int, turn: int) -> None:
    s = one()
    s.turn = 2
    add_leak(s, 0, de(die))
    assert s.leaks[0] == [turn]
    s.turn = turn - 1
    sink_leaking(s, LoadedDice())
    assert s.fate[0] == IN_PLAY
    s.turn = turn
    sink_leaking(s, LoadedDice())
    assert s.fate[0] == SUNK


@pytest.mark.rule("BBC-5.13")
def test_she_may_still_plug_it_in_the_very_turn_and_a_worse_one_sinks_her_at_once() -> None:
    assert play(one(leaks=[4]), "repairs", dice=(1,)).fate[0] == IN_PLAY
    assert play(one(leaks=[4]), "repairs", dice=(0,)).fate[0] == SUNK
    assert play(one(leaks=[5]), "repairs", dice=(-2,)).fate[0] == SUNK
    assert play(one(leaks=[9, 4]), "repairs", dice=(0,)).fate[0] == SUNK


@pytest.mark.rule("BBC-3.9")
def test_ships_are_mended_from_the_farthest_from_the_wind_on() -> None:
    s = battle([ship("FRA-74", y=20, leaks=[9]), ship("FRA-74", y=-20, leaks=[9]), FAR], wind=12)
    play(s, "repairs", dice=(1, 0))
    assert s.leaks == [[9], [], []]


@pytest.mark.rule("BBC-16.20")
def test_the_captor_of_a_prize_fights_her_fire() -> None:
    s = battle([ship("FRA-74", fires=1, captor=1), FAR])
    s.owner[0] = 1
    assert Played(s, "repairs").seat == 1


@pytest.mark.rule("BBC-15.1", "BBC-5.2")
def test_fire_that_takes_the_last_mast_sets_the_retreat_flag() -> None:
    s = play(one(fires=1, rig=29), "repairs", "free", dice=(-1,))
    assert s.rig[0] == 30
    assert s.retreat[0]
    assert told(s, "retreats") == [{"ship": 0}]

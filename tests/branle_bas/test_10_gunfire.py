"""Gunfire in general (BBC-10)."""

from __future__ import annotations

import pytest

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.rules.gunnery.gunfire import begin_gunfire
from escadre.games.branle_bas.play.state import CALM, GALE
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import DE, HULL, MASTS, PHASES, asked, bars, broadside, damage, fire, play, sea, told

FRENCH = ("FRA-74", 0, 0.0, 0.0, 0.0)  # B 7, F 9


@pytest.mark.rule("BBC-10.1", "BBC-0.4", "BBC-0.5")
def test_ranges_go_from_main_mast_to_main_mast() -> None:
    """Bases that nearly touch are still 10.006 cm apart, and a hair beyond 10 cm is 10 cm."""
    s = sea(FRENCH, ("ANG-74", 1, 10.005, 0, 90))
    assert list(asked(s, 0)) == ["fire", "hold"]
    assert asked(s, 0)["fire"] == [2]  # point-blank: no aiming at masts
    s = sea(FRENCH, ("ANG-74", 1, 10.006, 0, 90))
    assert asked(s, 0)["fire"] == [2, 3]


@pytest.mark.rule("BBC-10.2", "BBC-3.5")
def test_ships_fire_one_by_one_from_the_farthest_from_the_wind() -> None:
    s = sea(("FRA-74", 0, 0, 5, 0), ("ANG-74", 1, 15, -5, 0), ("FRA-74", 0, 0, -20, 0), wind=12)
    begin_gunfire(s, LoadedDice())
    assert s.queue == [2, 1, 0]


@pytest.mark.rule("BBC-10.3", "BBC-3.6")
def test_a_ship_fires_with_the_damage_suffered_this_turn() -> None:
    """The French fire first, and the English answer with a gun less: 6 + 11 and a Dé of 0 are 17."""
    s = sea(("FRA-74", 0, 0, -1, 0), ("ANG-74", 1, 30, 0, 0), wind=12)
    play(s, "gunfire", fire(1), fire(0), ("keep", 0), rolls=(DE[2], 6, DE[0], 6))
    assert s.guns[1] == 6
    assert [shot["total"] for shot in told(s, "fires")] == [18, 17]


@pytest.mark.rule("BBC-10.4", "BBC-0.15")
def test_both_sides_fire_with_half_the_result_each() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), ("ANG-74", 1, -30, 0, 0))
    broadside(s, 0, fire(1), fire(2), rolls=(DE[0], DE[-1]))
    assert damage(s, 1) == (2, 0)  # 4 halved
    assert damage(s, 2) == (2, 0)  # 3 halved, up
    assert s.fired_port[0]
    assert s.fired_starboard[0]


@pytest.mark.rule("BBC-10.4", "BBC-10.12")
def test_one_side_fires_whole_and_only_once() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), ("ANG-74", 1, 30, 9, 0), ("ANG-74", 1, -30, 0, 0))
    s.queue = [0]
    s.stack[:] = [Frame("broadside", 0)]
    dice = LoadedDice(DE[0])
    flow.advance(s, PHASES, dice)
    flow.play(s, PHASES, 0, *fire(1), dice)
    assert flow.menu(s, PHASES, 0) == {"fire": [6, 7], "done": [0]}  # the other side, or nobody more
    assert flow.barred(s, PHASES, 0)["fire"][4] == "BBC-10.4"
    flow.play(s, PHASES, 0, "done", 0, dice)
    assert damage(s, 1) == (4, 0)
    assert not s.stack


@pytest.mark.rule("BBC-10.5", "BBC-14.11")
def test_the_firer_names_the_target_and_the_aim() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), ("ANG-74", 1, 30, 9, 0))
    assert asked(s, 0) == {"fire": [2, 3, 4, 5], "hold": [0]}
    broadside(s, 0, fire(2, MASTS), rolls=(DE[-1],))
    assert damage(s, 1) == (0, 0)
    assert damage(s, 2) == (0, 4)  # 16 with the one for the aim


@pytest.mark.rule("BBC-10.6", "BBC-11.3", "BBC-14.15")
def test_at_long_range_only_masts_and_no_extra_risk() -> None:
    s = sea(("FRA-120", 0, 0, 0, 0), ("ANG-74", 1, 50, 0, 0))
    assert asked(s, 0)["fire"] == [3]
    assert bars(s, 0, 1, HULL) == "BBC-10.6"
    s.opened[0] = False
    broadside(s, 0, fire(1, MASTS), rolls=(DE[2],))  # 12 + 10 - 5 + 1 + 3 + 2 = 23: two DéRi at a shorter range
    assert damage(s, 1) == (0, 7)


@pytest.mark.rule("BBC-10.6", "BBC-21.9", "BBC-16.24")
@pytest.mark.parametrize(("type", "rule"), [("FORT", "BBC-21.9"), ("DAN-74H", "BBC-16.24")])
def test_what_has_no_masts_cannot_be_hit_at_long_range(type: str, rule: str) -> None:
    for x, masts, hull in ((40.0, rule, None), (41.0, rule, "BBC-10.6")):
        s = battle([ship(), ship(type, 1, x=x, nation="DAN")])
        assert bars(s, 0, 1, MASTS) == masts
        assert bars(s, 0, 1, HULL) == hull


@pytest.mark.rule("BBC-10.7", "BBC-12.1", "BBC-12.5")
def test_no_raking_beyond_short_range() -> None:
    s = sea(("FRA-74", 0, 0, -20.1, 90), ("ANG-74", 1, 0, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[0],))
    assert told(s, "fires")[0]["total"] == 16
    s = sea(("FRA-74", 0, 0, -20, 90), ("ANG-74", 1, 0, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[0], DE[0], 6))  # seven hits reach a leak box
    assert told(s, "fires")[0]["total"] == 22


@pytest.mark.rule("BBC-10.8", "BBC-18.3")
def test_all_gunfire_comes_before_any_fight() -> None:
    """The last gun has its shot before the first fight: in the turn the whole of gunfire stands before boarding."""
    s = sea(FRENCH, ("ANG-74", 1, 3.85, 0, 0), wind=12)
    s.grapples = [[0, 1]]
    blank, crew = 1, 6
    play(s, "gunfire", fire(0), ("keep", 0), ("keep", 0), fire(1), rolls=(blank, DE[0], crew, crew, blank, DE[0], crew))
    assert s.crew == [7, 8]
    assert s.grapples == [[0, 1]]
    assert not told(s, "boarding-fight")


@pytest.mark.rule("BBC-10.9", "BBC-18.3")
def test_who_boards_or_is_boarded_fires_with_half_the_result() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 3.85, 0, 0), ("ANG-74", 1, -30, 0, 0))
    s.grapples = [[1, 0]]
    broadside(s, 0, fire(2), ("done", 0), rolls=(1, DE[0]))
    assert damage(s, 2) == (2, 0)


@pytest.mark.rule("BBC-10.10", "BBC-11.14")
def test_nobody_fires_in_a_gale() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 15, 0, 0))
    s.force = GALE
    begin_gunfire(s, LoadedDice())
    assert s.queue == []
    assert asked(s, 0) == {}


@pytest.mark.rule("BBC-10.10", "BBC-5.18")
def test_fog_ends_gunfire_at_20_cm() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 20, 0, 0), ("ANG-74", 1, 0, 20.1, 0), ("ANG-74", 1, -20.1, 0, 0))
    s.fog = True
    assert asked(s, 0)["fire"] == [2, 3]
    assert bars(s, 0, 3) == "BBC-10.10"


@pytest.mark.rule("BBC-10.11")
def test_prizes_of_the_enemy_may_be_named_once_possessed() -> None:
    s = sea(FRENCH, ("FRA-74", 0, 15, 0, 0), ("ANG-74", 1, 18.85, 0, 0))
    assert asked(s, 0)["fire"] == [4, 5]  # never the friend
    s.captor[1] = 1
    s.tangles = [[2, 1]]
    s.unclaimed = [1]  # the captor must overcome its own disorder before it takes possession
    assert bars(s, 0, 1) == "BBC-10.11"
    s.unclaimed = []
    assert bars(s, 0, 1) is None


@pytest.mark.rule("BBC-10.12", "BBC-14.6")
def test_without_guns_small_arms_still_fire_while_there_are_men() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 9, 0, 0))
    s.guns[0] = 0
    broadside(s, 0, rolls=(5,))
    assert s.crew[1] == 8
    assert bars(s, 0, 1) == "BBC-10.12"
    s.crew[0] = 0
    broadside(s, 0)
    assert s.crew[1] == 8


@pytest.mark.rule("BBC-10.12", "BBC-16.10", "BBC-20.7")
def test_guns_lost_for_a_time_do_not_fire() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    s.guns[0] = 1
    s.leaks[0] = [9]
    assert bars(s, 0, 1) == "BBC-10.12"
    s.leaks[0] = []
    assert bars(s, 0, 1) is None


@pytest.mark.rule("BBC-10.12")
def test_fire_is_optional() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 9, 0, 0))
    broadside(s, 0, ("hold", 0))
    assert damage(s, 1) == (0, 0)
    assert s.crew[1] == 9
    assert s.opened[0]


@pytest.mark.rule("BBC-10.13")
def test_frigate_courtesy() -> None:
    s = sea(FRENCH, ("ANG-38", 1, 15, 0, 0), ("ANG-74", 1, 30, 9, 0), options={"frigate_courtesy": True})
    s.opened[1] = False
    assert bars(s, 0, 1) == "BBC-10.13"
    s.opened[1] = True
    assert bars(s, 0, 1) is None
    s.opened[1] = False
    s.x[2] = -90_000
    assert bars(s, 0, 1) is None  # nobody else is in the arc
    s = sea(FRENCH, ("ANG-38", 1, 15, 0, 0), ("ANG-74", 1, 30, 9, 0))
    s.opened[1] = False
    assert bars(s, 0, 1) is None


@pytest.mark.rule("BBC-5.5")
def test_who_is_bound_to_sail_straight_on_does_not_fire() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 9, 0, 0))
    s.force = CALM
    s.straight[0] = True
    assert asked(s, 0) == {}

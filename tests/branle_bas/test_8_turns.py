"""Divisions that turn: in succession, all together, through the wind (BBC-7.14, BBC-8.16, BBC-8.21-8.26)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.state import BEARING, IN_LINE, SUCCESSION, TOGETHER
from tests.branle_bas.build import DE
from tests.branle_bas.squadrons import (
    PORT,
    STARBOARD,
    Played,
    column,
    line,
    ordered,
    play,
    pose,
    poses,
    sea,
    signal,
)

# ---- in succession


@pytest.mark.rule("BBC-8.21", "BBC-8.6")
def test_the_leader_turns_by_her_largest_angle_until_she_is_on_course() -> None:
    """To port, course 1: 30 and 30 degrees, then as she likes."""
    s = column(3, flagship=1)
    ordered(s, SUCCESSION, PORT, 30, 0, 1, 2)
    played = Played(s, "movement")
    played.do("lead")
    assert {verb: args for verb, args in played.menu().items() if verb in ("ahead", "port", "starboard", "steady")} == {
        "port": [300]
    }
    assert played.bars("port", 200) == "BBC-8.21"
    assert played.bars("ahead", 5000) == "BBC-8.21"
    assert played.bars("starboard", 300) == "BBC-8.21"
    played.do(("port", 300), ("port", 300))
    assert s.heading[0] == 300
    assert played.bars("port", 300) == "BBC-8.9"
    assert played.bars("ahead", 5000) is None


@pytest.mark.rule("BBC-8.21")
def test_by_what_is_left_when_that_is_less() -> None:
    s = column(2, flagship=1)
    ordered(s, SUCCESSION, STARBOARD, 102, 0, 1)
    played = Played(s, "movement")
    played.do("lead")
    assert played.menu()["starboard"] == [120]


@pytest.mark.rule("BBC-8.21")
def test_without_a_course_one_turn_at_least_then_as_she_likes_up_to_180() -> None:
    s = column(2, flagship=1)
    ordered(s, SUCCESSION, PORT, -1, 0, 1)
    played = Played(s, "movement")
    played.do("lead")
    assert played.bars("ahead", 5000) == "BBC-8.21"
    assert played.menu()["port"] == [300]
    played.do(("port", 300))
    assert played.bars("ahead", 5000) is None
    assert played.bars("port", 55) is None
    assert played.bars("starboard", 55) == "BBC-8.21"
    s.heading[0], s.y[1] = 2800, 50000  # 170 degrees are behind her, and nothing is ahead
    assert played.bars("port", 100) is None
    assert played.bars("port", 105) == "BBC-8.21"


@pytest.mark.rule("BBC-8.21", "BBC-8.10")
def test_ships_ahead_that_did_not_see_it_hold_on_and_those_astern_follow_the_first_that_did() -> None:
    s = column(4, flagship=2)
    play(s, "signals", ("succession", signal(0, PORT, 1)), dice=(0, -1))
    assert s.order[:4] == [0, SUCCESSION, SUCCESSION, SUCCESSION]  # with the wind from 6 the coins put 1 first
    play(s, "movement", "steady")
    assert s.heading[0] == 900
    assert s.heading[1] == 300
    assert s.heading[2] == 900
    play(s, "movement", "steady")
    assert s.heading[0] == 900
    assert s.y[0] == 0
    assert s.heading[2] < 900
    assert s.formed[2]


@pytest.mark.rule("BBC-8.21", "BBC-8.17")
def test_who_sees_it_a_turn_late_turns_on_her_own_and_leads_nobody() -> None:
    s = column(3, flagship=1)
    play(s, "signals", ("succession", signal(0, PORT, 1)), dice=(-1,))
    play(s, "movement", "steady")
    s.signalled = [False]
    play(s, "signals", "pass", dice=(0,))
    play(s, "movement", "steady")
    assert s.heading[0] == 300
    assert s.astray[1] == 0
    assert s.heading[1] == 300
    assert s.formed[:3] == [True] * 3


@pytest.mark.rule("BBC-8.21", "BBC-8.17")
def test_who_misread_it_turns_the_wrong_way_and_falls_out() -> None:
    s = column(3, flagship=1)
    play(s, "signals", ("succession", signal(0, PORT)), dice=(-2,))
    assert s.order_side[:3] == [STARBOARD, PORT, PORT]
    play(s, "movement", "steady")
    assert s.heading[:3] == [1200, 600, 900]


# ---- all together


@pytest.mark.rule("BBC-8.22", "BBC-8.7", "BBC-8.26")
def test_all_turn_at_once_each_by_her_own_aid() -> None:
    """To port, course 2: 30 degrees, and 10.5 cm in all. The last, a poor sailer, turns 25 and then 5 degrees."""
    s = sea(line("FRA-74", "FRA-74", "FRA-74"), wind=6, flagships=[1, None])
    s.sail = (0, 0, 1, *s.sail[3:])
    s.unit = (5000, 5000, 4500, *s.unit[3:])
    ordered(s, TOGETHER, PORT, 60, 0, 1, 2)
    played = Played(s, "movement")
    assert played.bars("lead") == "BBC-8.26"
    assert played.menu()["way"] == list(range(5, 31))
    played.do(("way", 21))
    assert played.over
    assert s.heading[:3] == [600, 600, 600]
    assert poses(s, 2) == [(9.43, 4.0, 60), (-2.97, 4.0, 60)]  # 2.5, then two slots of 4 cm
    # 2.25 and 25 degrees, 2.25 and 5 degrees, then a slot of 4 cm.
    assert pose(s, 2) == (-17.05, 2.95, 60)


@pytest.mark.rule("BBC-8.22")
def test_no_course_given_is_sixty_degrees() -> None:
    s = play(column(2, flagship=1, wind=9), "signals", ("together", signal(0, STARBOARD)), dice=(0,))
    assert s.order_course[:2] == [1500, 1500]


@pytest.mark.rule("BBC-8.22", "BBC-8.26")
def test_who_did_not_see_it_holds_on_and_makes_the_same_way() -> None:
    s = column(3, flagship=1)
    ordered(s, TOGETHER, PORT, 30, 0, 1)
    play(s, "movement", ("way", 18))
    assert s.heading[:3] == [300, 300, 900]
    assert pose(s, 2) == (-24.8 + 9, 0, 90)


@pytest.mark.rule("BBC-8.22")
def test_the_order_stays_in_force_until_it_is_reached() -> None:
    """A slot a turn close-hauled: 30 degrees now, 30 in the next turn."""
    s = column(2, flagship=0, wind=2)
    s.heading[:2] = [1300, 1300]
    s.y[1] = 8000
    s.x[1] = -8000
    ordered(s, TOGETHER, STARBOARD, 190, 0, 1)
    play(s, "movement", "steady")
    assert s.heading[:2] == [1600, 1600]
    play(s, "movement", "steady")
    assert s.heading[:2] == [1900, 1900]


@pytest.mark.rule("BBC-8.26", "BBC-8.12")
def test_in_line_of_bearing_without_an_order_all_go_straight() -> None:
    s = column(3, flagship=1)
    s.mode[0] = BEARING
    play(s, "movement", ("way", 12))
    assert poses(s, 3) == [(6, 0, 90), (-6.4, 0, 90), (-18.8, 0, 90)]


@pytest.mark.rule("BBC-8.26")
@pytest.mark.parametrize(("flagship", "commander", "guide"), [(2, 1, 2), (None, 1, 1), (None, 2, 2), (None, 0, 0)])
def test_the_guide_is_the_flagship_else_the_commander(flagship: int | None, commander: int, guide: int) -> None:
    """Only the guide is whole: the runs on offer are hers."""
    s = sea(line(*["FRA-74"] * 3), wind=6, flagships=[flagship, None], divisions=[{"commander": commander}])
    s.mode[0] = BEARING
    for number in range(3):
        s.rig[number] = 0 if number == guide else 10
    assert Played(s, "movement").menu()["way"][-1] == 30


@pytest.mark.rule("BBC-8.26", "BBC-8.27")
def test_steady_turns_all_together_with_one_choice_and_nobody_runs_into_a_friend() -> None:
    s = column(6, flagship=2)
    ordered(s, TOGETHER, PORT, 30, *range(6))
    play(s, "movement", "steady")  # no die is rolled
    assert s.heading[:6] == [300] * 6
    assert [s.y[number] for number in range(6)] == [s.y[0]] * 6


@pytest.mark.rule("BBC-8.26")
def test_the_foremost_on_the_course_moves_first_whatever_the_list_says() -> None:
    """All have turned right round: the last of the list leads, and no die of a collision is rolled."""
    s = column(3, flagship=1)
    s.mode[0] = BEARING
    s.heading[:3] = [2700] * 3
    play(s, "movement", "steady")
    assert [s.x[number] for number in range(3)] == [-15000, -27400, -39800]


# ---- through the wind


@pytest.mark.rule("BBC-7.14", "BBC-8.25", "BBC-E6")
def test_ships_in_line_tack_one_by_one_where_the_leader_tacked() -> None:
    """Wind from 1. The leader goes about from heading 90 to 330; the next comes to the point and stops there."""
    s = column(2, flagship=0, wind=1, type="ANG-74")
    play(s, "movement", "lead", ("tack", PORT), dice=(-1, -1))
    assert pose(s, 0) == (-1.25, 2.17, 330)
    assert pose(s, 1) == (-9.9, 0, 90)
    for _ in range(2):
        play(s, "movement", "lead", ("ahead", 5000))
    assert pose(s, 1) == (0, 0, 90)  # at the turning point
    play(s, "movement", "lead", ("ahead", 5000), dice=(-1, -1))
    assert pose(s, 1) == (-1.25, 2.17, 330)
    assert s.formed[1]


@pytest.mark.rule("BBC-7.14")
def test_the_same_dice_fail_a_french_follower_who_drifts_and_tests_again() -> None:
    s = column(2, flagship=0, wind=1)
    s.wake[0] = [-20000, 0, -12400, 0, -18650, 10825]
    s.x[0], s.y[0], s.heading[0] = -18650, 10825, 3300
    played = Played(s, "movement", DE[-1], DE[-1])
    played.do("lead", ("ahead", 2500))
    while not played.over:
        played.do("end")
    assert pose(s, 1) == (-13.65, -2.17, 90)
    assert s.tacking[1]


@pytest.mark.rule("BBC-8.21", "BBC-7.14")
def test_a_leader_ordered_through_the_wind_goes_about_without_being_asked() -> None:
    """Heading 90, wind from 1, in succession to port, course 11."""
    s = column(2, flagship=0, wind=1, type="ANG-74")
    ordered(s, SUCCESSION, PORT, 330, 0, 1)
    play(s, "movement", "lead", dice=(0, 0))
    assert s.heading[0] == 3300


@pytest.mark.rule("BBC-8.16")
def test_out_of_irons_all_go_together_and_to_the_same_edge() -> None:
    """A shift has put the wind ahead: each ship tests for herself, but all must go the way of the first."""
    s = column(3, flagship=0, wind=3)
    played = Played(s, "movement", *[DE[0]] * 6)
    assert played.bars("steady") == "BBC-8.16"
    played.do("lead")
    assert sorted(played.menu()["tack"]) == [PORT, STARBOARD]
    played.do(("tack", STARBOARD))
    assert s.heading[0] == 1500
    assert played.menu()["tack"] == [STARBOARD]
    assert played.bars("tack", PORT) == "BBC-8.16"
    played.do(("tack", STARBOARD), ("tack", STARBOARD))
    assert played.over
    assert s.heading[:3] == [1500] * 3
    assert s.mode[0] == BEARING


@pytest.mark.rule("BBC-8.2")
def test_in_calm_nothing_is_asked() -> None:
    s = play(column(3, force="calm"), "movement")
    assert poses(s, 3) == [(0, 0, 90), (-12.4, 0, 90), (-24.8, 0, 90)]
    assert s.mode[0] == IN_LINE

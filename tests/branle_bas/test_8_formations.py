"""Ships in formation: who leads, who follows, how they keep together (BBC-6.2, BBC-7.14, BBC-8.1-8.13, 8.21-8.27)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.rules.divisions import bodies, commander_of, members
from escadre.games.branle_bas.state import BEARING, IN_LINE, SUCCESSION, TOGETHER, TWO_LINES, BranleBasState
from tests.branle_bas.build import DE, battle, ship
from tests.branle_bas.squadrons import FAR, PORT, STARBOARD, Played, line, play, pose, sea, signal, told

EAST = 900
NORTH = 12  # course and wind


def column(count: int = 3, flagship: int = 0, wind: int = 6, type: str = "FRA-74", **place: Any) -> BranleBasState:
    """A line on heading 90; with the wind from 6 it reaches, three slots in a Good Breeze."""
    return sea(line(*[type] * count), wind=wind, flagships=[flagship, None], **place)


def poses(s: BranleBasState, count: int) -> list[tuple[float, float, float]]:
    return [pose(s, number) for number in range(count)]


def ordered(s: BranleBasState, order: int, side: int, course: int, *numbers: int) -> None:
    """What a signal has told those ships; course in degrees, -1 for none."""
    for number in numbers:
        s.order[number], s.order_side[number] = order, side
        s.order_course[number] = course * 10 if course >= 0 else -1 - s.heading[number]
    if order == TOGETHER:
        s.mode[0] = BEARING


# ---- the order of moving


@pytest.mark.rule("BBC-6.1", "BBC-6.2", "BBC-E24")
def test_a_formation_moves_in_the_place_of_its_ship_nearest_the_wind() -> None:
    """The letters of the example: A, D, F, E, C alone, then H1, H2, H3, then B."""
    alone = {"A": -50, "D": -40, "F": -30, "E": -20, "C": -10, "B": 40}
    ships = [ship("FRA-74", y=y, heading=90) for y in alone.values()]
    ships += [ship("FRA-74", x=30, y=y, heading=180, division=0) for y in (-35, 0, 25)]
    s = battle([*ships, FAR], wind=12)
    names = [*alone, "H1", "H2", "H3"]
    in_order = sorted(range(9), key=lambda number: s.y[number])
    assert [[names[number] for number in body] for body in bodies(s, in_order)] == [
        ["A"], ["D"], ["F"], ["E"], ["C"], ["H1", "H2", "H3"], ["B"],
    ]  # fmt: skip


@pytest.mark.rule("BBC-6.2", "BBC-8.24")
def test_ships_out_of_formation_move_in_their_own_place() -> None:
    s = column(4, wind=9)
    s.formed[1] = False
    assert bodies(s, [0, 1, 2, 3]) == [[1], [0, 2, 3]]
    s.formed[2] = s.formed[3] = False
    assert bodies(s, [0, 1, 2, 3]) == [[0], [1], [2], [3]]  # one ship is no formation


# ---- following


@pytest.mark.rule("BBC-8.25", "BBC-8.6", "BBC-8.5", "BBC-E35")
def test_the_follower_turns_where_the_leader_turned() -> None:
    s = column(2)
    play(s, "movement", "lead", ("port", 300), ("ahead", 5000), ("ahead", 5000))
    assert poses(s, 2) == [(11.16, 5.0, 60), (0.1, 0.0, 90)]
    play(s, "movement", "steady")
    # 2.4 cm to the turning point, there to 60 degrees, 12.6 cm on.
    assert pose(s, 1) == (13.41, 6.3, 60)


@pytest.mark.rule("BBC-8.25", "BBC-8.1")
def test_she_keeps_the_interval_of_5_cm() -> None:
    """12.5 cm astern instead of 5 she closes up; 3 cm astern she hangs back; 5 cm she follows as far."""
    for gap, moved in ((12.5, 12.5), (3, 3), (5, 5)):
        s = sea(line("FRA-74", "FRA-74", gap=gap), wind=6, flagships=[0, None])
        play(s, "movement", "lead", ("ahead", 5000), "end")
        assert s.x[1] - (-7400 - round(gap * 1000)) == {12.5: 12500, 3: 3000, 5: 5000}[gap]
        assert moved == gap


@pytest.mark.rule("BBC-8.25", "BBC-6.9")
def test_she_may_stay_where_she_is_when_she_is_too_near() -> None:
    s = sea(line("FRA-74", "FRA-74", gap=1), wind=6, flagships=[0, None])
    before = s.x[1]
    play(s, "movement", "lead", ("ahead", 2500), "end")
    assert s.x[1] == before


@pytest.mark.rule("BBC-8.25")
def test_a_slower_follower_runs_only_as_far_as_she_can() -> None:
    """Two masts: two thirds of 5 cm, three slots."""
    s = column(2)
    s.rig[1] = 10
    play(s, "movement", "lead", "steady")
    assert poses(s, 2) == [(15, 0, 90), (-2.4, 0, 90)]


@pytest.mark.rule("BBC-8.25", "BBC-8.10")
def test_a_little_off_the_wake_she_makes_for_it_and_far_off_she_steers_herself() -> None:
    """2 cm off: straight for the point 5 cm beyond the nearest; 3.1 cm off she is asked."""
    s = column(2)
    s.y[1] = 2000
    play(s, "movement", "steady")
    assert s.y[1] == 0
    assert s.heading[1] == 900
    assert told(s, "die-collision") == []
    s = column(2)
    s.y[1] = 3100
    played = Played(s, "movement")
    played.do("steady")
    assert s.helm.ship == 1
    assert "port" in played.menu()
    assert "starboard" in played.menu()


@pytest.mark.rule("BBC-8.25")
def test_a_scenario_may_keep_the_line_closer() -> None:
    ships = line("ANG-32", "ANG-32", gap=2)
    for of in ships:
        of["traits"] = ["close-order"]
    s = sea(ships, wind=6, flagships=[0, None])
    play(s, "movement", "lead", ("ahead", 5000), "end")
    assert s.x[0] - s.x[1] == 8600
    assert s.astray[1] == 0


@pytest.mark.rule("BBC-5.5", "BBC-5.18", "BBC-8.25")
def test_a_follower_who_may_not_turn_goes_on_past_the_turning_point() -> None:
    """5 cm in all, and the leader has turned to the north 1 cm ahead of her."""
    s = column(2)
    s.wake[0] = [-12400, 0, -11400, 0, -11400, 11400]
    s.x[0], s.y[0] = -11400, 11400
    s.straight[1] = True
    play(s, "movement", "lead", ("ahead", 5000), "end")
    assert pose(s, 1) == (-7.4, 0, 90)


# ---- who may steer


@pytest.mark.rule("BBC-8.9")
def test_a_leader_without_an_order_keeps_her_heading() -> None:
    played = Played(column(3, flagship=1), "movement")
    played.do("lead")
    assert played.bars("port", 100) == "BBC-8.9"
    assert played.bars("starboard", 300) == "BBC-8.9"
    assert "ahead" in played.menu()
    assert "port" not in played.menu()


@pytest.mark.rule("BBC-8.9")
@pytest.mark.parametrize("why", ["flagship", "commander", "base", "land", "reef", "shoal"])
def test_she_steers_when_she_carries_a_flag_or_something_is_in_her_way(why: str) -> None:
    shape = {"circle": [25, 0, 2]}
    place: dict[str, Any] = {}
    if why in ("land", "reef", "shoal"):
        place = {"land": {"land": [shape]}, "reef": {"reefs": [shape]}, "shoal": {"zone2": [shape]}}[why]
    ships = line(*["FRA-74"] * 3)
    if why == "base":
        ships.append(ship("ANG-74", 1, x=23, y=0, heading=0, anchor=2))
    flagship = 0 if why == "flagship" else 1
    divisions = [{"commander": 0 if why == "commander" else 1}]
    s = sea(ships, wind=6, flagships=[flagship, None], divisions=divisions, **place)
    played = Played(s, "movement")
    while s.helm.division < 0:
        played.do("end" if "end" in played.menu() else "steady")
    played.do("lead")
    assert s.helm.ship == 0
    assert played.bars("port", 100) is None


@pytest.mark.rule("BBC-8.9")
def test_what_is_farther_ahead_than_20_cm_does_not_count() -> None:
    s = sea(line(*["FRA-74"] * 3), wind=6, flagships=[1, None], land=[{"circle": [26, 0, 2]}])
    played = Played(s, "movement")
    played.do("lead")
    assert played.bars("port", 100) == "BBC-8.9"


# ---- the question to the formation


@pytest.mark.rule("BBC-8.27", "BBC-8.2")
def test_steady_moves_the_whole_division_with_one_choice_at_the_pace_of_the_slowest() -> None:
    """The last has two masts: 10 cm in three slots."""
    s = column(4)
    s.rig[3] = 10
    play(s, "movement", "steady")
    assert [s.x[number] for number in range(4)] == [10000, -2400, -14800, -27200]


@pytest.mark.rule("BBC-8.27", "BBC-8.10")
def test_steady_lets_a_ship_that_has_fallen_astern_close_up() -> None:
    """The second ship has left a hole of 17.4 cm: the leader makes 2.6 of her 15 cm, the others 15."""
    s = column(4)
    s.formed[1] = False
    s.y[1] = -60000
    play(s, "movement", "steady", "heave")
    assert [s.x[number] for number in (0, 2, 3)] == [2600, -9800, -22200]
    assert s.astray[2] == 0


@pytest.mark.rule("BBC-8.27", "BBC-6.19")
def test_a_formation_heaves_to_together() -> None:
    s = play(column(3), "movement", "heave")
    assert poses(s, 3) == [(0, 2.5, 90), (-12.4, 2.5, 90), (-24.8, 2.5, 90)]


@pytest.mark.rule("BBC-8.27")
def test_the_leader_s_slots_are_the_only_questions() -> None:
    s = column(8)
    played = Played(s, "movement")
    assert list(played.menu()) == ["steady", "lead", "heave"]
    played.do("lead", ("ahead", 4000), "end")
    assert played.over


@pytest.mark.rule("BBC-8.3")
@pytest.mark.parametrize("column_name", ["rig", "leaks", "fires", "rudders"])
def test_a_slowed_ship_may_leave_the_line(column_name: str) -> None:
    s = column(3)
    getattr(s, column_name)[1] = [20] if column_name == "leaks" else 10 if column_name == "rig" else 1
    played = Played(s, "movement")
    assert played.menu()["leave"] == [1]
    played.do(("leave", 1))
    assert not s.formed[1]
    assert members(s, 0) == [0, 2]


@pytest.mark.rule("BBC-8.3")
def test_a_sound_ship_may_not_unless_the_scenario_says_so() -> None:
    ships = line(*["ANG-74"] * 3)
    ships[2]["traits"] = ["leaves-freely"]
    played = Played(sea(ships, wind=6, flagships=[0, None]), "movement")
    assert played.bars("leave", 1) == "BBC-8.3"
    assert played.bars("leave", 2) is None


@pytest.mark.rule("BBC-8.3", "BBC-8.24")
def test_she_who_left_steers_freely_and_the_rest_close_up() -> None:
    """She moves in the formation's place; the third ship follows the first."""
    s = column(3)
    s.rig[1] = 10
    s.y[1] = -12000
    played = Played(s, "movement")
    played.do(("leave", 1), "lead", ("ahead", 5000), "end")
    assert s.helm.ship == 1
    assert played.bars("starboard", 300) is None
    played.do("steady")
    assert played.over
    assert poses(s, 3) == [(5, 0, 90), (-2.4, -12, 90), (-9.8, 0, 90)]


@pytest.mark.rule("BBC-8.3")
@pytest.mark.parametrize("why", ["retreat", "fires", "tangled", "grappled", "aground", "anchored"])
def test_who_cannot_keep_up_at_all_is_out_of_formation_of_herself(why: str) -> None:
    bond: dict[str, Any] = {}
    if why in ("tangled", "grappled"):
        bond = {"tangles" if why == "tangled" else "grapples": [[1, 3]]}
    s = sea(
        [*line(*["FRA-74"] * 3), ship("ANG-74", 1, x=-12.4, y=3.85, heading=90)], wind=6, flagships=[0, None], **bond
    )
    if why == "retreat":
        s.retreat[1] = True
    elif why == "fires":
        s.fires[1] = 2
    elif why == "aground":
        s.aground[1] = 1
    elif why == "anchored":
        s.anchor[1] = 2
    assert members(s, 0) == [0, 2]
    play(s, "signals", "pass")
    assert s.formed[:3] == [True, False, True]


@pytest.mark.rule("BBC-8.3", "BBC-8.27")
def test_a_ship_that_has_just_avoided_another_may_leave_when_the_line_comes_up_again() -> None:
    s = column(3)
    s.astray[2] = 1  # as an avoidance leaves her
    assert Played(s, "movement").menu()["leave"] == [2]


@pytest.mark.rule("BBC-8.4", "BBC-28.7")
@pytest.mark.parametrize(
    ("type", "away", "free"),
    [("FRA-74", 30, True), ("FRA-74", 30.1, False), ("ANG-74", 40, True), ("ANG-74", 40.1, False)],
)
def test_near_the_enemy_captains_are_set_free(type: str, away: float, free: bool) -> None:
    """Measured from the commander, here the second ship."""
    enemy = ship("ESP-74" if type == "FRA-74" else "FRA-74", 1, x=-12.4, y=away, heading=90)
    s = sea([*line(*[type] * 3), enemy], wind=6, flagships=[1, None])
    played = Played(s, "movement")
    while s.helm.division < 0:
        played.do("steady")
    s.y[3] = round(away * 1000)
    s.x[3] = -12400
    assert (played.bars("release", 0) is None) is free
    assert (played.bars("disperse") is None) is free
    assert free or played.bars("release", 2) == "BBC-8.4"


@pytest.mark.rule("BBC-8.4", "BBC-8.28")
def test_without_its_commander_a_division_looks_to_its_ship_of_best_rank() -> None:
    s = sea(line("FRA-74", "FRA-74", "FRA-80", "FRA-80"), wind=6, flagships=[None, None])
    assert commander_of(s, 0) == 0
    s.captor[0] = 1
    assert commander_of(s, 0) == 2
    s.fate[2] = 1
    assert commander_of(s, 0) == 3


@pytest.mark.rule("BBC-8.4", "BBC-28.7")
def test_a_scenario_may_set_others_free_at_40_cm() -> None:
    ships = line(*["RUS-66"] * 3)
    for of in ships:
        of["traits"] = ["released-early"]
    s = sea([*ships, ship("TUR-74", 1, y=40, heading=90)], wind=12, flagships=[0, None])
    assert Played(s, "movement").bars("release", 1) is None


@pytest.mark.rule("BBC-8.4")
def test_a_freed_ship_moves_in_the_place_of_the_formation() -> None:
    s = sea([*line(*["FRA-74"] * 3), ship("ANG-74", 1, y=25, heading=90)], wind=12, flagships=[0, None])
    played = Played(s, "movement")
    played.do(("release", 2), "steady")
    assert s.helm.ship == 2
    assert not s.formed[2]
    assert played.bars("port", 300) is None
    played = Played(s, "movement")
    assert bodies(s, [2, 0, 1, 3])[0] == [2]


@pytest.mark.rule("BBC-8.4")
def test_all_may_be_freed_at_once() -> None:
    s = sea([*line(*["FRA-74"] * 3), ship("ANG-74", 1, y=25, heading=90)], wind=12, flagships=[0, None])
    played = Played(s, "movement")
    played.do("disperse")
    assert s.formed[:3] == [False] * 3
    assert s.helm.ship == 0
    assert played.bars("port", 300) is None


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


# ---- station


@pytest.mark.rule("BBC-8.10")
@pytest.mark.parametrize(("gap", "held"), [(15, True), (16, False)])
def test_two_turns_out_of_station_is_out_of_formation(gap: float, held: bool) -> None:
    s = sea(line("FRA-74", "FRA-74", "FRA-74"), wind=6, flagships=[0, None])
    s.x[2] = s.x[1] - 7400 - round(gap * 1000) - 0
    s.rig[2] = 20  # one mast: she cannot close up
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.astray[2] == (0 if held else 1)
    assert s.formed[2]
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.formed[2] is held
    if not held:
        assert told(s, "leaves-formation") == [{"ship": 2}]


@pytest.mark.rule("BBC-8.10")
def test_a_line_that_has_come_apart_holds_together_in_its_parts() -> None:
    """The second ship is far off the wake of the first, but the third follows her: she steers, and stays."""
    s = column(3)
    s.y[1] = s.y[2] = -20000
    for _ in range(3):
        play(s, "movement", "heave")
    assert s.formed[:3] == [True] * 3
    s.formed[2] = False
    for _ in range(2):
        play(s, "movement", "heave", *(["heave"] if s.formed[1] else []))
    assert not s.formed[1]


@pytest.mark.rule("BBC-8.10")
def test_back_in_station_the_count_begins_anew() -> None:
    s = column(3)
    s.astray[2] = 1
    play(s, "movement", "steady")
    assert s.astray[2] == 0


@pytest.mark.rule("BBC-8.12")
@pytest.mark.parametrize(("off", "gap", "astray"), [(10, 5, 0), (10.1, 5, 1), (0, 20, 0), (0, 20.1, 1), (0, 0.9, 1)])
def test_station_in_line_of_bearing(off: float, gap: float, astray: int) -> None:
    """The common heading within 10 degrees, 1 to 20 cm to the neighbour; three ships abreast on heading 90."""
    ships = [ship("FRA-74", y=y, heading=90, division=0) for y in (30, 15, 0)]
    s = sea(ships, wind=6, flagships=[0, None])
    s.mode[0] = BEARING
    s.heading[2] = 900 + round(off * 10)
    s.y[2] = s.y[1] - 3800 - round(gap * 1000)
    if off:
        s.y[2] = 0
    played = Played(s, "movement")
    played.do("heave")
    assert played.over
    assert s.astray[2] == astray


@pytest.mark.rule("BBC-8.11", "BBC-8.8")
def test_two_lines_follow_two_leaders() -> None:
    """Five ships: the first three in one line; the fourth steers freely and the fifth follows her."""
    s = column(5, flagship=0, divisions=[{"mode": TWO_LINES, "lines_side": PORT}])
    played = Played(s, "movement")
    played.do("lead", ("ahead", 5000), "end")
    assert s.helm.ship == 3
    assert played.bars("port", 300) is None
    assert s.x[2] == -19800
    played.do(("port", 300), ("ahead", 5000), "end")
    assert played.over
    assert pose(s, 4) == (-49.6 + 7.5, 0, 90)


@pytest.mark.rule("BBC-8.11")
@pytest.mark.parametrize(
    ("bearing_off", "away", "side", "in_station"),
    [
        (0, 20, PORT, True),
        (0, 14.9, PORT, False),
        (0, 25, PORT, True),
        (0, 25.1, PORT, False),
        (0, 20, STARBOARD, False),
    ],
)
def test_station_of_the_second_line(bearing_off: int, away: float, side: int, in_station: bool) -> None:
    """Abeam of the leader on the ordered side, 15 to 25 cm off; both lines have hove to."""
    ships = line("FRA-74", "FRA-74") + line("FRA-74", "FRA-74", y=away)
    s = sea(ships, wind=6, flagships=[0, None], divisions=[{"mode": TWO_LINES, "lines_side": side}])
    play(s, "movement", "heave")
    assert (s.astray[2] == 0) is in_station


@pytest.mark.rule("BBC-8.11")
def test_she_has_time_to_take_up_the_station_that_a_signal_gives_her() -> None:
    s = column(4, flagship=0, wind=9)
    play(s, "signals", ("lines", STARBOARD), dice=(0,))
    for _ in range(3):
        play(s, "movement", "heave")
    assert s.formed[2]
    assert s.mode[0] == TWO_LINES


@pytest.mark.rule("BBC-8.13")
def test_a_ship_that_lies_in_station_again_may_rejoin() -> None:
    """Behind the last of the line: she takes her place in the list there."""
    s = column(4)
    s.formed[1] = False
    s.x[1], s.x[2], s.x[3] = s.x[3], s.x[1], s.x[2]
    s.y[1] = -500  # nearest the wind: she moves last
    played = Played(s, "movement")
    while s.helm.ship != 1:
        played.do("steady")
    played.do("steady")
    assert played.menu()["rejoin"] == [0]
    played.do("rejoin")
    assert s.formed[1]
    assert members(s, 0) == [0, 2, 3, 1]


@pytest.mark.rule("BBC-8.13")
def test_out_of_station_she_may_not() -> None:
    s = column(3)
    s.formed[2] = False
    s.y[2] = -3200
    played = Played(s, "movement")
    while s.helm.ship != 2:
        played.do("steady")
    played.do("steady")
    assert played.over
    assert not s.formed[2]


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

"""Ships in formation: who leads, who follows, what they are asked (BBC-6.2, BBC-8.1-8.10, BBC-8.24-8.27)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.formations.divisions import bodies, commander_of, members
from tests.branle_bas.build import battle, ship
from tests.branle_bas.squadrons import (
    FAR,
    Played,
    column,
    line,
    play,
    pose,
    poses,
    sea,
    told,
)

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
    for gap in (12.5, 3, 5):
        s = sea(line("FRA-74", "FRA-74", gap=gap), wind=6, flagships=[0, None])
        play(s, "movement", "lead", ("ahead", 5000), "end")
        assert (s.x[0], s.x[1]) == (5000, 5000 - 7400 - 5000)


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

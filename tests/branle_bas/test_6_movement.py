"""Slots, speed, drift, heaving to, and who moves when (BBC-6, BBC-3.3, BBC-3.10, BBC-0, BBC-23.6-23.12)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.movement.phase import begin_movement
from escadre.games.branle_bas.play.rules.movement.speed import slots_for
from escadre.games.branle_bas.play.rules.ships import attitude, wind_angle
from escadre.games.branle_bas.play.state import AWAY
from tests.branle_bas.sailing import Helm, ship

FOE = ship("ANG-74", 1, x=300, y=300)
WHOLE, HALF, TWO_THIRDS, THIRD = 5000, 2500, 3333, 1666


def alone(wind: int = 6, force: str = "good", type: str = "FRA-74", heading: float = 90, **more: Any) -> Helm:
    """One ship at the origin, by default reaching to the east with three slots."""
    return Helm([ship(type, 0, 0, 0, heading, **more)], wind, force).begin()


def cripple(masts: int, **more: Any) -> Helm:
    """The same with so many masts gone."""
    return alone(rig=10 * masts, **more)


# ---- worked examples


@pytest.mark.rule("BBC-E1", "BBC-0.6", "BBC-6.11", "BBC-6.8", "BBC-7.6")
def test_example_1_half_and_a_turn_then_a_whole_slot() -> None:
    h = alone().do("port", 300)
    assert h.pose() == (2500, 0, 600)
    h.do("ahead", WHOLE)
    assert h.pose() == (6830, 2500, 600)
    assert h.s.helm.run == 7500
    h.do("end")
    assert h.over
    assert h.pose() == (6830, 2500, 600)


@pytest.mark.rule("BBC-E2", "BBC-6.13", "BBC-6.16", "BBC-16.4")
def test_example_2_one_mast_left_a_turn_costs_two_slots() -> None:
    h = cripple(2)
    assert h.bars("ahead", HALF) == "BBC-6.15"
    h.do("port", 300)
    assert h.pose() == (2500, 0, 600)
    assert h.bars("port", 300) == "BBC-6.16"  # with one slot left
    assert h.bars("ahead", 1700) == "BBC-6.15"
    h.do("ahead", THIRD)
    assert h.over
    assert h.pose() == (3943, 833, 600)


@pytest.mark.rule("BBC-E3", "BBC-6.13", "BBC-6.15", "BBC-6.16", "BBC-7.5")
def test_example_3_two_masts_and_a_slot_that_is_not_whole() -> None:
    h = cripple(1)
    assert list(h.menu["ahead"]) == [2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200, 3300, 3333]
    h.do("ahead", TWO_THIRDS)
    assert h.pose() == (3333, 0, 900)
    h.do("port", 200)
    assert h.pose() == (5833, 0, 700)
    h.do("ahead", 3000)
    assert h.over
    assert h.pose() == (8652, 1026, 700)


# wind from 12: headings of each attitude
HEADINGS = {"irons": 0, "close": 75, "reaching": 120, "running": 180}
ALLOWANCES = [
    pytest.param("FRA-74", "running", (0, 2, 4, 6, 4), marks=pytest.mark.rule("BBC-6.4")),
    pytest.param("FRA-74", "reaching", (0, 4, 6, 8, 6), marks=pytest.mark.rule("BBC-6.5")),
    pytest.param("FRA-74", "close", (0, 2, 2, 4, 2), marks=pytest.mark.rule("BBC-6.6")),
    pytest.param("FRA-74", "irons", (0, 1, 1, 1, 1), marks=pytest.mark.rule("BBC-6.7")),
    pytest.param("FRA-40", "running", (0, 4, 6, 8, 6), marks=pytest.mark.rule("BBC-23.6", "BBC-23.10")),
    pytest.param("FRA-40", "reaching", (0, 6, 8, 10, 8), marks=pytest.mark.rule("BBC-23.7", "BBC-23.10")),
    pytest.param("FRA-40", "close", (0, 2, 4, 6, 4), marks=pytest.mark.rule("BBC-23.8", "BBC-23.10")),
    pytest.param("FRA-40", "irons", (0, 1, 1, 1, 1), marks=pytest.mark.rule("BBC-23.9")),
    pytest.param("TRANSPORT", "reaching", (0, 4, 6, 8, 6), marks=pytest.mark.rule("BBC-23.12")),
]


@pytest.mark.rule("BBC-E4", "BBC-6.3", "BBC-3.8")
@pytest.mark.parametrize(("type", "how", "halves"), ALLOWANCES)
def test_allowance_by_attitude_and_force(type: str, how: str, halves: tuple[int, ...]) -> None:
    """In half slots: calm, light, good, fresh, gale."""
    for force, slots in zip(("calm", "light", "good", "fresh", "gale"), halves, strict=True):
        h = Helm([ship(type, 0, 0, 0, HEADINGS[how], nation="FRA")], 12, force)
        assert slots_for(h.s, 0) == slots


@pytest.mark.rule("BBC-E34", "BBC-6.17", "BBC-6.18")
def test_example_34_too_slow_to_turn_she_drifts() -> None:
    """One mast, one slot: 1.666 is less than ½."""
    h = alone(wind=12, heading=75, rig=20)
    assert h.over
    assert h.pose() == (0, -2500, 750)


# ---- what a slot may be


@pytest.mark.rule("BBC-6.11", "BBC-6.12", "BBC-6.25", "BBC-0.5")
def test_straight_slots_go_from_half_to_whole_by_millimetres() -> None:
    h = alone()
    assert list(h.menu["ahead"]) == list(range(2500, 5001, 100))
    assert list(h.menu["port"]) == list(h.menu["starboard"]) == list(range(5, 301, 5))
    assert h.bars("ahead", 2400) == "BBC-6.11"


@pytest.mark.rule("BBC-6.3")
def test_the_allowance_is_not_changed_by_a_new_attitude() -> None:
    """Three slots of reaching, though she runs before the wind after the first."""
    h = alone(wind=12, heading=150).do("starboard", 300).do("ahead", WHOLE).do("ahead", WHOLE)
    assert h.over
    assert h.pose() == (1250, -12165, 1800)


@pytest.mark.rule("BBC-6.9", "BBC-6.8")
def test_a_ship_that_moves_covers_half_a_slot() -> None:
    h = cripple(2)
    assert h.bars("end") == "BBC-6.9"
    h.do("ahead", THIRD)
    assert h.bars("end") == "BBC-6.9"
    h.do("ahead", THIRD).do("end")
    assert h.over
    assert h.pose() == (2 * THIRD, 0, 900)


@pytest.mark.rule("BBC-6.9")
def test_a_ship_without_slots_may_end_short_of_half() -> None:
    h = cripple(2)
    h.do("ahead", THIRD)
    h.s.helm.slots = 0
    assert h.bars("end") is None


@pytest.mark.rule("BBC-6.10")
@pytest.mark.parametrize(
    ("type", "most"),
    [("FRA-74", 5000), ("ANG-98", 4500), ("ESP-130", 4000), ("FRA-40", 5000), ("ANG-44D", 5000), ("TRANSPORT", 4000)],
)
def test_a_slot_is_shorter_for_poor_and_slow_sailers(type: str, most: int) -> None:
    h = alone(type=type, nation="FRA" if type == "TRANSPORT" else type[:3])
    assert h.menu["ahead"][0] == most // 2
    assert h.menu["ahead"][-1] == most


@pytest.mark.rule("BBC-6.14", "BBC-6.15", "BBC-16.10", "BBC-16.21")
@pytest.mark.parametrize(
    ("damage", "most"),
    [
        ({"leaks": [9]}, TWO_THIRDS),
        ({"leaks": [9, 9]}, TWO_THIRDS),
        ({"fires": 1}, TWO_THIRDS),
        ({"fires": 1, "leaks": [9]}, THIRD),
        ({"rig": 10, "leaks": [9]}, THIRD),
        ({"rig": 9}, WHOLE),
    ],
)
def test_leak_fire_and_masts_cost_a_third_each(damage: dict[str, Any], most: int) -> None:
    assert alone(**damage).menu["ahead"][-1] == most


@pytest.mark.rule("BBC-6.14", "BBC-6.15", "BBC-6.18", "BBC-16.4", "BBC-24.1")
@pytest.mark.parametrize("damage", [{"fires": 2}, {"rig": 30}, {"rig": 20, "leaks": [9]}])
def test_several_fires_or_three_thirds_lost_leave_only_drift(damage: dict[str, Any]) -> None:
    h = alone(**damage)
    assert h.over
    assert h.pose() == (0, 2500, 900)


@pytest.mark.rule("BBC-6.18")
def test_a_drift_is_half_of_her_own_slot() -> None:
    h = alone(type="ESP-130", rig=30)
    assert h.pose() == (0, 2000, 900)


@pytest.mark.rule("BBC-6.19")
def test_heaving_to_is_the_whole_move() -> None:
    h = alone()
    assert alone().do("ahead", WHOLE).bars("heave") == "BBC-6.19"
    h.do("heave")
    assert h.over
    assert h.pose() == (0, 2500, 900)


@pytest.mark.rule("BBC-6.20", "BBC-16.22", "BBC-24.4")
@pytest.mark.parametrize(("force", "run"), [("light", 2500), ("good", 5000), ("gale", 5000), ("fresh", 7500)])
def test_a_damaged_rudder_runs_on(force: str, run: int) -> None:
    h = alone(force=force, rudders=1)
    assert h.over
    assert h.pose() == (run, 0, 900)


@pytest.mark.rule("BBC-6.20")
def test_without_a_rudder_not_farther_than_her_speed_and_in_irons_she_drifts() -> None:
    """Close-hauled with a leak: one slot of 3.333 is less than the 5 of a good breeze."""
    assert alone(wind=1, rudders=1, leaks=[9]).pose() == (3333, 0, 900)
    assert alone(wind=3, rudders=1).pose() == (-2500, 0, 900)


@pytest.mark.rule("BBC-6.24", "BBC-6.9", "BBC-6.18")
def test_in_a_calm_nobody_moves() -> None:
    h = Helm([ship(heading=90), ship("ANG-74", 1, 30), ship("FRA-74", 0, -30, rig=30)], 6, "calm").begin()
    assert h.over
    assert h.pose() == (0, 0, 900)
    assert h.pose(2) == (-30000, 0, 0)


@pytest.mark.rule("BBC-6.24", "BBC-5.18")
def test_in_fog_a_ship_that_sees_no_enemy_goes_straight_on() -> None:
    ships = [ship(heading=90), ship("ANG-74", 1, 0, 20.006, heading=90)]
    h = Helm(ships, 6, "light", fog=True).begin()  # ship 1 is farther from the wind's origin
    h.do("heave")
    assert h.asked == 0
    assert h.bars("port", 50) == "BBC-5.18"
    assert next(iter(h.menu["ahead"])) == HALF
    near = Helm([ship(heading=90), ship("ANG-74", 1, 0, 20.005, heading=90)], 6, "light", fog=True).begin()
    assert 50 in near.menu["port"]


@pytest.mark.rule("BBC-5.5")
def test_bound_to_sail_straight_on_she_may_not_turn_or_heave_to() -> None:
    h = alone(fires=1, straight=True)
    assert set(h.menu) == {"ahead", "steady"}
    assert h.bars("port", 50) == h.bars("heave") == "BBC-5.5"


@pytest.mark.rule("BBC-6.25")
def test_steady_makes_all_slots_left_straight_and_whole() -> None:
    h = alone().do("starboard", 300).do("steady")
    assert h.over
    assert h.pose() == (11160, -5000, 1200)


@pytest.mark.rule("BBC-6.25", "BBC-6.15")
def test_all_legal_numbers_of_a_damaged_slow_ship() -> None:
    """U 4.0 and f two thirds: 2.666, cut down to the step."""
    assert list(alone(type="ESP-130", rig=10).menu["ahead"]) == [2000, 2100, 2200, 2300, 2400, 2500, 2600, 2666]


# ---- the order of moving


@pytest.mark.rule("BBC-6.1", "BBC-3.3", "BBC-0.13")
def test_the_ship_farthest_from_the_wind_moves_first() -> None:
    ships = [ship(y=10, heading=90), ship("ANG-74", 1, y=-10, heading=90), ship(y=0, x=30, heading=90)]
    h = Helm(ships, 12).begin()
    assert h.s.order_of_wind == [1, 2, 0]
    order = []
    while h.s.stack:
        order.append(h.asked)
        h.do("heave")
    assert order == [1, 2, 0]


@pytest.mark.rule("BBC-3.10")
def test_the_order_is_fixed_at_the_start_of_the_phase() -> None:
    """Ship 1 runs past ship 2 to leeward and does not move again, nor before ship 0 that she leaves behind."""
    ships = [ship(y=1, heading=90), ship("ANG-74", 1, x=20, y=0, heading=180), ship(y=-2, x=40, heading=90)]
    h = Helm(ships, 12).begin()
    assert h.asked == 2
    h.do("heave").do("steady")
    assert h.s.y[1] == -10000
    assert h.asked == 0


@pytest.mark.rule("BBC-0.2")
def test_over_a_hard_edge_she_is_away() -> None:
    h = Helm([ship(x=64, heading=90), FOE], 12, twists={"edge": 65_000}).begin()
    h.do("ahead", HALF)
    assert h.s.fate[0] == AWAY


@pytest.mark.rule("BBC-0.2")
def test_without_one_the_sea_has_no_edge() -> None:
    h = alone()
    h.s.x[0] = 64_000
    h.do("ahead", WHOLE)
    assert h.pose() == (69_000, 0, 900)


@pytest.mark.rule("BBC-0.11")
def test_attitudes_by_the_angle_to_the_wind() -> None:
    found = []
    for heading in (0, 59, 61, 89, 91, 149, 151, 180):
        h = Helm([ship(heading=heading)], 12)
        found.append(attitude(h.s, 0))
    assert found == [0, 0, 1, 1, 2, 2, 3, 3]
    assert wind_angle(Helm([ship()], 1).s, 3300) == 600


@pytest.mark.rule("BBC-0.12")
@pytest.mark.parametrize(
    ("heading", "slots"),
    [(59.4, 1), (59.5, 2), (60, 2), (89.4, 2), (89.5, 6), (90, 6), (150.5, 6), (150.6, 4)],
)
def test_on_a_line_between_attitudes_the_better_one_counts(heading: float, slots: int) -> None:
    assert slots_for(Helm([ship(heading=heading)], 12).s, 0) == slots


@pytest.mark.rule("BBC-8.10")
def test_the_wake_is_the_track_of_the_main_mast_and_a_drift_begins_it_anew() -> None:
    h = alone().do("port", 300).do("ahead", WHOLE).do("end")
    assert h.s.wake[0] == [0, 0, 2500, 0, 6830, 2500]
    h.begin().do("heave")
    assert h.s.wake[0] == []


@pytest.mark.rule("BBC-23.12")
def test_convoys_that_are_slower_still() -> None:
    h = Helm([ship("TRANSPORT", heading=90, nation="FRA")], 6, twists={"transports-slow": 1})
    assert slots_for(h.s, 0) == 4
    h.s.heading[0] = 2400  # close-hauled: never below one
    assert slots_for(h.s, 0) == 2


@pytest.mark.rule("BBC-6.2")
def test_a_formation_moves_as_one_from_van_to_rear() -> None:
    ships = [ship(x=12.4 * -i, heading=90, division=0, formed=True) for i in range(3)]
    h = Helm([*ships, ship("ANG-74", 1, y=-5, x=60, heading=90)], 12, divisions=[{}])
    h.s.y[2] = -20_000  # far to leeward, but of the formation
    begin_movement(h.s, h.dice)
    assert h.s.order_of_wind == [3, 0, 1, 2]

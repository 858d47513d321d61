"""Turning and tacking (BBC-7)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.movement.turning import turn_limit
from tests.branle_bas.sailing import DE, Helm, ship

HALF, WHOLE = 2500, 5000


def alone(
    heading: float, wind: int = 12, force: str = "good", type: str = "FRA-74", dice: Any = (), **more: Any
) -> Helm:
    return Helm([ship(type, 0, 0, 0, heading, **more)], wind, force, dice).begin()


def two(first: int, second: int) -> tuple[int, int]:
    """The faces of two Dé."""
    return DE[first], DE[second]


# ---- turning


@pytest.mark.rule("BBC-7.1", "BBC-7.2", "BBC-7.3", "BBC-23.11")
@pytest.mark.parametrize(
    ("type", "limit"),
    [
        ("FRA-40", 450), ("FRA-74", 300), ("FRA-74-guerrier", 250), ("ESP-130", 200), ("ANG-44D", 300),
        ("TRANSPORT", 250), ("INDIAMAN", 250),
    ],
)  # fmt: skip
def test_the_largest_angle_by_kind_and_sailing(type: str, limit: int) -> None:
    h = alone(150, type=type, nation="FRA" if limit == 250 and "-" not in type else type[:3])
    assert h.menu["starboard"][-1] == limit
    assert h.menu["starboard"][0] == 5


@pytest.mark.rule("BBC-7.3")
def test_a_slow_frigate_turns_by_25_degrees() -> None:
    h = Helm([ship("FRA-40", heading=150)], 12)
    h.s.sail = (2,)
    assert turn_limit(h.s, 0) == 250


@pytest.mark.rule("BBC-7.4", "BBC-7.5", "BBC-6.12")
def test_a_turn_needs_half_a_slot_first() -> None:
    h = alone(150).do("starboard", 125)
    assert h.pose() == (1250, -2165, 1625)
    assert h.s.helm.slots == 4


@pytest.mark.rule("BBC-7.6")
def test_left_and_right_turns_may_be_mixed() -> None:
    h = alone(150).do("starboard", 300).do("port", 300).do("starboard", 300)
    assert h.over
    assert h.pose() == (2500, -6830, 1800)


@pytest.mark.rule("BBC-E5", "BBC-7.7", "BBC-7.8")
def test_example_5_a_turn_is_cut_at_the_edge_and_ends_the_move() -> None:
    h = alone(100).do("port", 300)
    assert h.pose()[2] == 700
    h.do("port", 300)
    assert h.over
    assert h.pose()[2] == 600
    h.begin()  # at the edge she is close-hauled, with one slot
    assert h.s.helm.slots == 2
    assert "tack" in h.menu
    assert "ahead" in h.menu


@pytest.mark.rule("BBC-7.7")
def test_at_the_edge_she_may_not_turn_into_the_wind() -> None:
    h = alone(60)
    assert h.bars("port", 5) == "BBC-7.7"
    assert 300 in h.menu["starboard"]


@pytest.mark.rule("BBC-7.8")
def test_a_turn_that_just_reaches_the_edge_does_not_end_the_move() -> None:
    h = alone(90).do("port", 300)
    assert h.pose()[2] == 600
    assert h.s.helm.slots == 4
    assert "ahead" in h.menu


@pytest.mark.rule("BBC-7.16")
def test_wearing_is_ordinary_turning() -> None:
    h = alone(170).do("starboard", 300)
    assert h.over is False
    assert h.pose()[2] == 2000


@pytest.mark.rule("BBC-7.17", "BBC-6.6")
def test_at_the_edge_she_may_sail_on() -> None:
    h = alone(60).do("ahead", WHOLE)
    assert h.over
    assert h.pose() == (4330, 2500, 600)


# ---- tacking


@pytest.mark.rule("BBC-7.9")
def test_tacking_begins_at_the_edge() -> None:
    assert alone(60.6).bars("tack", 0) == "BBC-7.9"
    for heading in (60.5, 60, 59.5):
        assert list(alone(heading).menu["tack"]) == [0]
    h = alone(90).do("port", 300)
    assert h.bars("tack", 0) == "BBC-7.11"  # not in the turn in which she comes up


@pytest.mark.rule("BBC-E6", "BBC-7.10", "BBC-7.11", "BBC-7.12", "BBC-0.10")
def test_example_6_tacking_with_the_wind_from_1() -> None:
    """-1 and -1: the English go about from course 3 to 11, the French and the Spaniards miss stays."""
    h = alone(90, wind=1, type="ANG-74").do("tack", 0, dice=two(-1, -1))
    assert h.over
    assert h.pose() == (-1250, 2165, 3300)
    for type in ("FRA-74", "ESP-74"):
        h = alone(90, wind=1, type=type).do("tack", 0, dice=two(-1, -1))
        assert h.over
        assert h.pose() == (-1250, -2165, 900)
        assert h.s.tacking[0]


@pytest.mark.rule("BBC-E7", "BBC-7.10", "BBC-28.11", "BBC-25.2")
@pytest.mark.parametrize(
    ("type", "dice", "succeeds"),
    [
        ("RUS-74", (-1, 0), False), ("FRA-74", (-1, 0), True), ("HOL-74", (-1, -1), True), ("EU-74", (-2, -1), False),
        ("ANG-74", (-2, -2), False), ("NAP-74", (0, 0), True), ("DAN-74", (-2, 0), False), ("VEN-74", (-1, 0), True),
        ("POR-74", (-1, 0), False), ("SUE-74", (-1, 0), False), ("TUR-74", (-2, 1), False), ("TUR-74", (-1, 1), True),
    ],
)  # fmt: skip
def test_example_7_sums_by_nation(type: str, dice: tuple[int, int], succeeds: bool) -> None:
    h = alone(60, type=type).do("tack", 0, dice=two(*dice))
    assert h.over
    assert h.pose()[2] == (3000 if succeeds else 600)


@pytest.mark.rule("BBC-E7", "BBC-7.15")
def test_example_7_with_a_mast_lost_no_test() -> None:
    assert alone(60, type="ANG-74", rig=10).bars("tack", 0) == "BBC-7.15"


@pytest.mark.rule("BBC-7.10")
def test_fresh_crews_tack_at_one_more() -> None:
    h = alone(60, type="ESP-74", traits=["tacks-well"]).do("tack", 0, dice=two(-1, 0))
    assert h.over
    assert h.pose()[2] == 3000


@pytest.mark.rule("BBC-7.11")
def test_a_tack_is_the_whole_move() -> None:
    h = alone(300, force="fresh").do("tack", 1, dice=two(0, 0))
    assert h.over
    assert h.pose() == (2165, 1250, 600)


@pytest.mark.rule("BBC-7.12")
def test_after_a_failure_the_next_test_is_made_without_asking() -> None:
    h = alone(60).do("tack", 0, dice=two(-2, -2))
    assert h.pose() == (0, -2500, 600)
    h.begin(dice=two(-2, 0))
    assert h.over
    assert h.pose() == (0, -5000, 600)
    assert h.s.tacking[0]
    h.begin(dice=two(0, 0))
    assert h.over
    assert h.pose() == (-2165, -3750, 3000)
    assert not h.s.tacking[0]


@pytest.mark.rule("BBC-7.12")
def test_the_duty_ends_when_the_wind_has_put_her_clear_or_she_can_tack_no_more() -> None:
    h = Helm([ship(heading=60, tacking=True)], 11).begin()  # the wind has backed: α is 90
    assert "ahead" in h.menu
    assert not h.s.tacking[0]
    h = Helm([ship(heading=60, tacking=True, rig=10)], 12).begin()
    assert "ahead" in h.menu
    assert not h.s.tacking[0]


@pytest.mark.rule("BBC-7.12", "BBC-7.13")
def test_with_the_duty_and_deeper_in_the_wind_only_the_edge_is_chosen() -> None:
    h = Helm([ship(heading=60, tacking=True)], 1).begin()
    assert {verb: list(args) for verb, args in h.menu.items()} == {"tack": [0, 1]}
    assert h.bars("heave") == "BBC-7.12"


@pytest.mark.rule("BBC-7.13", "BBC-6.7")
@pytest.mark.parametrize(("side", "pose"), [(0, (-2165, 1250, 3000)), (1, (2165, 1250, 600))])
def test_in_irons_by_a_shift_she_tests_and_turns_to_either_edge(side: int, pose: tuple[int, int, int]) -> None:
    h = alone(20)
    assert list(h.menu) == ["tack", "heave"]
    h.do("tack", side, dice=two(0, 0))
    assert h.over
    assert h.pose() == pose


@pytest.mark.rule("BBC-7.13", "BBC-6.7", "BBC-7.12")
def test_in_irons_a_failure_or_no_test_is_a_drift() -> None:
    h = alone(20).do("tack", 0, dice=two(-2, 0))
    assert h.over
    assert h.pose() == (0, -2500, 200)
    assert h.s.tacking[0]
    h = alone(20).do("heave")
    assert h.over
    assert h.pose() == (0, -2500, 200)
    assert not h.s.tacking[0]


@pytest.mark.rule("BBC-7.15")
def test_in_irons_with_a_mast_lost_she_drifts_and_pays_off() -> None:
    h = alone(20, rig=10)
    assert h.over
    assert h.pose() == (0, -2500, 500)
    h = alone(340, rig=10)
    assert h.over
    assert h.pose() == (0, -2500, 3100)
    h = alone(50, rig=10)  # not beyond the edge
    assert h.over
    assert h.pose() == (0, -2500, 600)


@pytest.mark.rule("BBC-7.15", "BBC-7.13")
def test_in_irons_a_leak_alone_does_not_keep_her_from_tacking() -> None:
    """Half a slot at two thirds would be too little to turn by BBC-6.17; the tack has its own ½."""
    h = alone(20, leaks=[9])
    assert list(h.menu) == ["tack", "heave"]
    h.do("tack", 1, dice=two(0, 0))
    assert h.pose() == (2165, 1250, 600)


@pytest.mark.rule("BBC-7.15")
def test_in_the_eye_of_the_wind_her_captain_chooses_the_side() -> None:
    h = alone(0, rig=10)
    assert {verb: list(args) for verb, args in h.menu.items()} == {"port": [300], "starboard": [300]}
    h.do("port", 300)
    assert h.over
    assert h.pose() == (0, -2500, 3300)


@pytest.mark.rule("BBC-7.14")
def test_ships_in_formation_test_one_by_one() -> None:
    """A shift has put all of them in irons: two tests, one fails."""
    ships = [ship(x=-12.4 * i, heading=20, division=0, formed=True) for i in range(2)]
    h = Helm([*ships, ship("ANG-74", 1, x=200, y=200, heading=90)], 12, divisions=[{}]).begin()
    h.do("lead")
    order = []
    for faces in (two(0, 0), two(-2, -2)):
        order.append(h.asked)
        h.do("tack", 0, dice=faces)
    assert sorted(order) == [0, 1]
    assert [h.s.heading[i] for i in order] == [3000, 200]


@pytest.mark.rule("BBC-5.18", "BBC-5.5", "BBC-7.12")
def test_bound_to_go_straight_on_she_does_not_tack() -> None:
    h = Helm([ship(heading=60, straight=True, tacking=True, fires=1)], 12).begin()
    assert h.bars("tack", 0) == "BBC-5.5"
    h.do("ahead", HALF)
    assert h.s.tacking[0]

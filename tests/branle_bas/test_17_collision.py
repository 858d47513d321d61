"""Collision, avoidance, separation (BBC-17)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core import flow
from escadre.games.branle_bas.play.rules.ships import base, touching
from escadre.games.branle_bas.play.state import BLOWN_UP, RESUME, WRECKED
from escadre.geometry.bases import overlap
from escadre.geometry.lattice import ahead, distance
from tests.branle_bas.sailing import DE, PHASES, Helm, ship

VIOLENT, LIGHT, LIGHT_OR_AVOID, CHOICE = 1, 2, 3, 4
WHOLE, HALF = 5000, 2500
PORT, STARBOARD = 0, 1


def across(type: str = "FRA-74", other: str = "ANG-74", x: float = 9, wind: int = 6, **more: Any) -> Helm:
    """Ship 0 sails east; ship 1 lies across her bows and comes after her. `their`: columns of ship 1."""
    sea = {name: more.pop(name) for name in list(more) if name in ("force", "land", "tangles", "twists")}
    third = more.pop("third", None)
    theirs = more.pop("their", {})
    ships = [ship(type, 0, heading=90, **more), ship(other, 1, x=x, y=-0.1 if wind == 6 else 0.1, heading=0, **theirs)]
    h = Helm([*ships, third] if third else ships, wind, **sea).begin()
    assert h.asked == 0
    return h


def again(h: Helm, *dice: int) -> None:
    """Look once more along the slot that is being made."""
    h.dice.left += dice
    h.s.helm.struck = -1
    h.s.stack[-1].at = 0
    flow.advance(h.s, PHASES, h.dice)


def damage(h: Helm) -> list[int]:
    return h.s.hull[:2]


def cm(point: tuple[int, int]) -> tuple[float, float]:
    return point[0] / 1000, point[1] / 1000


CONTACT = 9000 - 1900 - 3700 + 18  # where a 74 meets the side of one at 9 cm


# ---- the test


@pytest.mark.rule("BBC-17.1", "BBC-3.4", "BBC-0.8")
def test_the_test_is_rolled_where_she_lies_before_the_slot() -> None:
    h = across().do("ahead", WHOLE, dice=[CHOICE])
    assert h.pose() == (0, 0, 900)
    assert set(h.menu) == {"board", "avoid"}


@pytest.mark.rule("BBC-17.1")
def test_a_slot_that_touches_nobody_needs_none() -> None:
    h = across(x=10.7).do("ahead", WHOLE)
    assert h.pose() == (5000, 0, 900)
    assert not h.dice.taken


@pytest.mark.rule("BBC-17.1", "BBC-0.8")
def test_the_pivot_of_the_slot_is_swept_too() -> None:
    """½ ahead is clear, but the turn would put her bow into a ship on the beam."""
    h = across(x=7.5)
    h.s.y[1] = 5700
    h.do("ahead", HALF)
    assert damage(h) == [0, 0]
    h.s.x[0] = 0
    h.do("port", 300, dice=[LIGHT])
    assert damage(h) == [2, 2]


@pytest.mark.rule("BBC-17.1", "BBC-6.18")
def test_a_drifting_ship_stops_at_the_contact_pose_without_a_test() -> None:
    h = Helm([ship(heading=90, rig=30), ship("ANG-74", 1, y=-5, heading=90, anchor=2)], 12).begin()
    while h.s.stack:
        h.do("end")
    assert h.pose() == (0, -1218, 900)
    assert damage(h) == [0, 0]
    assert not h.dice.taken


@pytest.mark.rule("BBC-17.2", "BBC-24.5")
def test_a_violent_collision_pushes_entangles_and_brings_disorder() -> None:
    h = across().do("ahead", WHOLE, dice=[VIOLENT])
    assert h.asked == 1
    assert h.pose(0) == (CONTACT + 2500, 0, 900)
    assert h.pose(1) == (11500, -100, 0)
    assert h.s.tangles == [[0, 1]]
    assert h.s.disorder == [2, 1]
    assert touching(h.s, 0, 1)


@pytest.mark.rule("BBC-6.23", "BBC-17.2")
def test_ships_that_have_met_in_this_turn_do_not_drift_in_it() -> None:
    """The mover has had her move; the ship struck may try to part when she comes up, or stay."""
    h = across().do("ahead", WHOLE, dice=[VIOLENT]).do("fight")
    assert h.over
    assert h.pose(0) == (CONTACT + 2500, 0, 900)
    assert h.pose(1) == (11500, -100, 0)


@pytest.mark.rule("BBC-6.23", "BBC-20.2", "BBC-0.7")
def test_a_group_that_drifts_goes_by_the_same_steps_and_stops_when_one_takes_the_ground() -> None:
    """Wind from 2. The ship to leeward comes into a zone after 1.2 cm, and stays there or passes."""
    for dice, way in (((DE[-2], DE[-2]), 1200), ((DE[0], DE[0]), 2500)):
        ships = [ship(heading=150), ship("ANG-74", 1, x=-3.3, y=-1.9, heading=150)]
        zone = [{"circle": [*cm(ahead(-3300, -1900, 2400, 21_200)), 20]}]
        h = Helm(ships, 2, dice=[*dice], grapples=[[0, 1]], zone2=zone).begin()
        while h.s.stack:
            h.do("fight")
        x, y = ahead(0, 0, 2400, way)
        assert abs(h.s.x[0] - x) <= 10
        assert abs(h.s.y[0] - y) <= 10
        assert (h.s.x[1], h.s.y[1]) == (h.s.x[0] - 3300, h.s.y[0] - 1900)


@pytest.mark.rule("BBC-6.23", "BBC-20.11")
def test_a_group_is_wrecked_only_where_it_reaches_the_land() -> None:
    """Land 2 cm to leeward of one, an anchored ship 1 cm to leeward of the other: they stop there."""
    pair = [ship(heading=0), ship("ANG-74", 1, x=3.9, heading=0)]
    shore = [{"polygon": [[-5, -5.7], [1.8, -5.7], [1.8, -9], [-5, -9]]}]
    third = ship("ANG-74", 1, x=4.5, y=-6.6, heading=90, anchor=2)
    for more, way, aground in (([third], 1018, 0), ([], 2018, WRECKED)):
        h = Helm([*pair, *more], 12, tangles=[[0, 1]], land=shore).begin()
        while h.s.stack:
            h.do("fight" if "fight" in h.menu else "end")
        assert h.s.y[:2] == [-way, -way]
        assert h.s.aground[:2] == [aground, 0]


@pytest.mark.rule("BBC-17.2")
def test_a_push_stops_at_a_third_base_or_land_and_anchored_ships_stay() -> None:
    h = across(third=ship("ANG-74", 1, x=13.8, y=-0.2, heading=0, anchor=2))
    h.do("ahead", WHOLE, dice=[VIOLENT])
    assert h.pose(1) == (10018, -100, 0)
    assert h.pose(0) == (CONTACT + 1018, 0, 900)
    h = across(their={"anchor": 2}).do("ahead", WHOLE, dice=[VIOLENT])
    assert h.pose(1) == (9000, -100, 0)
    assert h.pose(0) == (CONTACT, 0, 900)
    shore = [{"polygon": [[12, -20], [20, -20], [20, 20], [12, 20]]}]
    h = across(land=shore).do("ahead", WHOLE, dice=[VIOLENT])
    assert h.pose(1) == (10118, -100, 0)
    assert h.s.aground == [0, 0]


@pytest.mark.rule("BBC-E18", "BBC-17.3")
@pytest.mark.parametrize(
    ("type", "other", "hull"),
    [
        ("FRA-120", "ANG-64", [2, 5]), ("FRA-64", "ANG-100", [5, 2]), ("FRA-80", "ANG-64", [2, 4]),
        ("FRA-74", "ANG-74", [2, 2]),
    ],
)  # fmt: skip
def test_example_18_damage_of_a_violent_collision(type: str, other: str, hull: list[int]) -> None:
    h = across(type, other).do("ahead", WHOLE, dice=[VIOLENT])
    assert damage(h) == hull


@pytest.mark.rule("BBC-17.2", "BBC-18.1")
@pytest.mark.parametrize(("anchor", "way"), [(0, 2500), (2, 0)])
def test_who_is_held_to_the_ship_struck_is_pushed_with_her_or_holds_her(anchor: int, way: int) -> None:
    friend = ship("FRA-74", 0, x=9, y=-7.5, heading=0, anchor=anchor)
    h = across(third=friend, tangles=[[1, 2]]).do("ahead", WHOLE, dice=[VIOLENT])
    assert [h.s.x[number] for number in range(3)] == [CONTACT + way, 9000 + way, 9000 + way]
    assert h.s.tangles == [[1, 2], [0, 1]]


@pytest.mark.rule("BBC-17.2", "BBC-17.1", "BBC-0.7")
def test_a_push_in_a_tack_stops_both_where_the_mover_is_stopped() -> None:
    """Her stern swings into a ship astern, who is pushed after her, and a third lies 1.5 cm before her bow."""
    ships = [ship("FRA-74", heading=60), ship("ANG-74", 1, x=-2.5, y=-5.6, heading=90)]
    h = Helm([*ships, ship("ANG-74", 1, x=5.7, y=4.2, heading=143.9, anchor=2)], 12).begin()
    h.do("ahead", HALF).do("end")
    h.do("tack", PORT, dice=[DE[2], DE[2], VIOLENT])
    assert h.s.tangles == [[0, 1]]
    moved = [h.s.x[0], h.s.y[0], h.s.x[1], h.s.y[1] + 5600]
    assert moved[:2] == moved[2:]
    assert 1000 < distance(moved[0], moved[1]) < 2000
    assert not any(overlap(base(h.s, 0), base(h.s, other)) for other in (1, 2))


@pytest.mark.rule("BBC-17.4", "BBC-17.14", "BBC-17.18", "BBC-25.5")
@pytest.mark.parametrize("face", [LIGHT, LIGHT_OR_AVOID])
def test_a_light_collision_slides_off_downwind(face: int) -> None:
    """Wind from 6, so the bow goes to port; the next half slot is clear, and one degree less would not be."""
    h = across().do("ahead", WHOLE, dice=[face])
    assert h.asked == 1
    assert damage(h) == [2, 2]
    assert h.s.tangles == []
    x, y, heading = h.pose()
    assert 0 <= heading < 900
    assert y == 0
    assert CONTACT - 2500 <= x <= CONTACT
    assert not overlap(base(h.s, 0), base(h.s, 1))
    h.begin().do("ahead", HALF)
    assert not h.dice.left
    assert damage(h) == [2, 2]


@pytest.mark.rule("BBC-17.5", "BBC-28.10")
def test_the_english_avoid_where_others_collide_lightly() -> None:
    h = across("ANG-74", "FRA-74").do("ahead", WHOLE, dice=[LIGHT_OR_AVOID])
    assert {verb: list(args) for verb, args in h.menu.items()} == {"avoid": [PORT, STARBOARD]}
    assert h.bars("board", 1) == "BBC-17.5"


@pytest.mark.rule("BBC-17.6", "BBC-24.10", "BBC-18.1")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_boarding_completes_the_slot_to_base_contact(face: int) -> None:
    h = across().do("ahead", WHOLE, dice=[face]).do("board", 1)
    assert h.asked == 1
    assert h.pose() == (CONTACT, 0, 900)
    assert h.pose(1) == (9000, -100, 0)
    assert h.s.grapples == [[0, 1]]
    assert h.s.attacked[0]
    assert damage(h) == [0, 0]
    assert h.s.shooters[1] == [0]


@pytest.mark.rule("BBC-17.7", "BBC-17.18")
@pytest.mark.parametrize(("side", "turned", "wind"), [(PORT, -1, 6), (STARBOARD, 1, 12)])
def test_avoidance_turns_just_enough_and_makes_the_slot_straight(side: int, turned: int, wind: int) -> None:
    """From 9 cm off, with 5 cm to go: the least degree that clears the other's bow or stern."""
    h = across(wind=wind).do("ahead", WHOLE, dice=[CHOICE]).do("avoid", side)
    angle = (h.s.heading[0] - 900) * turned
    assert angle % 10 == 0
    assert 0 < angle <= 900
    assert h.s.helm.slots == 4  # it costs nothing but the slot
    assert h.s.helm.run == WHOLE
    clear = across(wind=wind)
    clear.s.heading[0] = (900 + turned * (angle - 10)) % 3600
    clear.do("ahead", WHOLE, dice=[LIGHT])  # one degree less touches
    assert damage(clear) == [2, 2]
    h.do("ahead", HALF).do("end")


@pytest.mark.rule("BBC-17.7")
def test_avoidance_never_goes_into_the_red_zone_and_may_find_no_way() -> None:
    """The wind from 12 leaves 30 degrees to port, not enough: she stops."""
    h = across(wind=12, x=6).do("ahead", WHOLE, dice=[CHOICE]).do("avoid", PORT)
    assert h.asked == 1
    assert h.pose() == (0, 0, 900)
    h = across(wind=12, x=6).do("ahead", WHOLE, dice=[CHOICE]).do("avoid", STARBOARD)
    assert h.pose() != (0, 0, 900)


@pytest.mark.rule("BBC-17.7")
def test_after_an_avoidance_another_boarding_may_be_tried() -> None:
    h = across(third=ship("ANG-74", 1, x=60, y=-20, heading=90))
    h.do("ahead", WHOLE, dice=[CHOICE]).do("avoid", PORT)
    h.s.x[2], h.s.y[2] = ahead(h.s.x[0], h.s.y[0], h.s.heading[0], 8000)
    h.do("ahead", WHOLE, dice=[CHOICE])
    assert 2 in h.menu["board"]


BARRED = [
    ({"force": "gale"}, "BBC-18.4"),
    ({"fires": 1}, "BBC-17.8"),
    ({"disorder": 1}, "BBC-17.8"),
    ({"crew": 0}, "BBC-17.8"),
    ({"attacked": True}, "BBC-17.8"),
]


@pytest.mark.rule("BBC-17.8", "BBC-18.2", "BBC-18.4", "BBC-24.6", "BBC-16.21")
@pytest.mark.parametrize(("state", "rule"), BARRED)
def test_who_may_not_board(state: dict[str, Any], rule: str) -> None:
    h = across(x=8, **state).do("ahead", 3300, dice=[CHOICE])
    assert h.bars("board", 1) == rule
    assert set(h.menu) == {"avoid"}


@pytest.mark.rule("BBC-17.8")
def test_nobody_boards_a_friend() -> None:
    h = across("FRA-74", "ANG-74", their={"captor": 0, "seat": 0}).do("ahead", WHOLE, dice=[CHOICE])
    assert h.bars("board", 1) == "BBC-17.8"


@pytest.mark.rule("BBC-17.8", "BBC-6.20")
def test_without_steering_an_avoidance_is_a_light_collision() -> None:
    ships = [ship(heading=90, rudders=1), ship("ANG-74", 1, x=9, heading=0, anchor=2)]
    h = Helm(ships, 6)
    h.begin(dice=[CHOICE])
    while h.asked == 1:
        h.do("end")
    assert {verb: list(args) for verb, args in h.menu.items()} == {"board": [1], "avoid": [PORT]}
    h.do("avoid", PORT)
    assert damage(h) == [2, 2]
    ships[0]["crew"] = 0
    h = Helm(ships, 6)
    h.begin(dice=[CHOICE])
    while h.asked == 1:
        h.do("end")
    assert h.over
    assert damage(h) == [2, 2]


@pytest.mark.rule("BBC-17.19")
def test_at_most_two_tests_in_a_slot() -> None:
    """After the second she stops at the contact pose, and her move ends."""
    h = across().do("ahead", WHOLE, dice=[CHOICE])
    h.s.helm.legs = [RESUME, WHOLE]  # as after an avoidance, with a ship in the way again
    again(h, CHOICE)
    assert h.s.helm.tests == 2
    assert set(h.menu) == {"board", "avoid"}
    again(h)
    assert h.asked == 1
    assert h.pose() == (CONTACT, 0, 900)
    assert damage(h) == [0, 0]


@pytest.mark.rule("BBC-18.24")
def test_a_prize_is_retaken_by_the_boarding_result() -> None:
    ships = [ship(heading=90), ship("FRA-64", 0, x=9, heading=0, captor=1, seat=1, crew=0, anchor=2)]
    h = Helm(ships, 6).begin()
    while h.asked != 0:
        h.do("end")
    h.do("ahead", WHOLE, dice=[CHOICE]).do("board", 1)
    assert h.s.captor[1] == -1
    assert h.s.crew[1] == 1
    assert h.s.retreat[1]
    assert h.s.crew[0] == 8
    assert h.s.grapples == []


@pytest.mark.rule("BBC-15.6", "BBC-19.2")
def test_who_has_nothing_left_strikes_to_the_first_base_that_touches() -> None:
    ships = [ship(heading=90), ship("ANG-74", 1, x=9, heading=0, guns=0, crew=0, rig=30, retreat=True, anchor=2)]
    h = Helm(ships, 6).begin()
    while h.asked != 0:
        h.do("end")
    h.do("ahead", WHOLE, dice=[CHOICE]).do("board", 1)
    assert h.s.captor[1] == 0
    assert h.s.disorder[0] == 2


@pytest.mark.rule("BBC-15.6")
def test_transports_that_strike_to_whoever_touches_them() -> None:
    """No test, no fight: the captor stays a turn and pays nothing."""
    ships = [ship("ANG-74", 1, heading=90), ship("TRANSPORT", 0, x=9, heading=0, nation="FRA", anchor=2)]
    h = Helm(ships, 6, twists={"transports-strike": 1}).begin()
    while h.asked != 0:
        h.do("end")
    h.do("ahead", WHOLE)
    assert h.over
    assert h.s.captor[1] == 1
    assert h.s.disorder[0] == 1
    assert h.s.crew[0] == 9


@pytest.mark.rule("BBC-17.3", "BBC-15.10")
def test_a_ship_that_is_gone_is_not_met() -> None:
    h = across()
    h.s.fate[1] = BLOWN_UP
    h.do("ahead", WHOLE)
    assert h.pose() == (5000, 0, 900)

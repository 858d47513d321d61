"""Shoals, reefs and land (BBC-20)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.movement import grounding
from escadre.games.branle_bas.play.rules.ships import broadside, stable, thirds
from escadre.games.branle_bas.play.scenarios.depth_zones import drawn_zones
from escadre.games.branle_bas.play.state import AFLOAT, AGROUND, BEARING, TWO_LINES, WRECKED
from tests.branle_bas.build import battle
from tests.branle_bas.sailing import DE, Helm, ship

ZONE = [{"polygon": [[10, -50], [40, -50], [40, 50], [10, 50]]}]  # from x = 10 eastwards


def two(first: int, second: int) -> tuple[int, int]:
    return DE[first], DE[second]


def towards(zone: str, type: str = "FRA-74", x: float = 6, dice: Any = (), **more: Any) -> Helm:
    """One ship that heads east for the zone, reaching with three slots."""
    sea: dict[str, Any] = {zone: ZONE}
    return Helm([ship(type, 0, x, 0, 90, **more)], 6, dice=dice, **sea).begin()


@pytest.mark.rule("BBC-E28", "BBC-20.3", "BBC-20.4", "BBC-20.13", "BBC-23.11")
@pytest.mark.parametrize(
    ("type", "zone", "dice", "stuck"),
    [
        ("FRA-74", "zone1", (-1, -1), True), ("FRA-74", "zone2", (-1, -1), False), ("FRA-40", "zone1", (-1, -1), False),
        ("FRA-74", "zone1", (-1, 0), False), ("FRA-74", "zone2", (-2, -1), True), ("FRA-64", "zone2", (-2, -1), False),
        ("FRA-64", "zone2", (-2, -2), True), ("FRA-120", "zone1", (-2, 0), True), ("FRA-64", "zone1", (-2, -1), True),
    ],
)  # fmt: skip
def test_example_28_the_grounding_test(type: str, zone: str, dice: tuple[int, int], stuck: bool) -> None:
    """A ship that fails stops where her main mast crossed the limit, to a tenth of a millimetre."""
    h = towards(zone, type, dice=two(*dice)).do("ahead", 5000)
    assert h.s.aground[0] == (AGROUND if stuck else AFLOAT)
    if stuck:
        assert 10000 <= h.s.x[0] <= 10010
        assert h.over
    else:
        assert h.s.x[0] == 11000


@pytest.mark.rule("BBC-20.2", "BBC-0.9")
def test_the_test_is_made_when_the_main_mast_enters_not_the_base() -> None:
    h = towards("zone1", x=5).do("ahead", 4900)
    assert h.s.x[0] == 9900
    assert not h.dice.taken
    h.do("ahead", 2500, dice=two(0, 0))
    assert h.s.x[0] == 12400


@pytest.mark.rule("BBC-20.2", "BBC-6.15")
def test_ranks_1_to_3_lose_a_third_in_a_zone_from_the_next_turn_on() -> None:
    for type, left in (("FRA-120", 2), ("FRA-74", 2), ("FRA-64", 3), ("FRA-40", 3)):
        h = towards("zone1", type, dice=two(0, 0)).do("ahead", 5000)
        assert h.s.helm.thirds == 3
        assert thirds(h.s, 0) == left
        assert h.menu["ahead"][-1] == 5000


@pytest.mark.rule("BBC-20.5")
def test_a_move_that_begins_inside_begins_with_a_test() -> None:
    h = towards("zone2", x=20, dice=two(0, 0))
    assert "ahead" in h.menu
    h.do("ahead", 3333)
    assert h.s.x[0] == 23333  # no further test inside
    h = towards("zone2", x=20, dice=two(-2, -2))
    assert h.over
    assert h.pose() == (20000, 0, 900)
    assert h.s.aground[0] == AGROUND


@pytest.mark.rule("BBC-20.5")
def test_once_more_on_entering_the_other_zone() -> None:
    inner = [{"polygon": [[13, -50], [40, -50], [40, 50], [13, 50]]}]
    h = Helm([ship(x=9, heading=90)], 6, zone2=[{"polygon": [[10, -50], [13, -50], [13, 50], [10, 50]]}], zone1=inner)
    h.begin().do("ahead", 5000, dice=(*two(0, 0), *two(-1, -1)))
    assert h.s.aground[0] == AGROUND
    assert 13000 <= h.s.x[0] <= 13010


@pytest.mark.rule("BBC-20.6")
def test_followers_of_a_ship_that_passed_need_not_test() -> None:
    ships = [ship(x=6 - 12.4 * i, heading=90, division=0, formed=True) for i in range(2)]
    h = Helm([*ships, ship("ANG-74", 1, x=300, heading=90)], 6, zone1=ZONE, divisions=[{}]).begin()
    while h.asked != -1 and "lead" not in h.menu:
        h.do("heave")
    h.do("lead").do("steady", dice=two(0, 0))
    while h.s.stack:
        h.do("heave")
    assert h.s.x[0] == 21000
    assert h.s.x[1] == 8600
    h.s.x[2], h.s.turn = 300_000, 2
    h.begin()
    while h.asked != -1 and "lead" not in h.menu:
        h.do("heave")
    taken = len(h.dice.taken)
    h.do("lead", dice=two(0, 0))  # the leader begins inside, and passes again
    h.do("ahead", 3333).do("end")
    assert h.s.x[1] > 10000
    assert len(h.dice.taken) == taken + 2


@pytest.mark.rule("BBC-20.6")
@pytest.mark.parametrize(
    ("of_ship", "of_division"), [({}, {}), ({"astray": 1}, {}), ({}, {"mode": BEARING}), ({}, {"mode": TWO_LINES})]
)
def test_only_those_in_station_astern_are_excused(of_ship: dict[str, int], of_division: dict[str, int]) -> None:
    ships = [ship(x=11, division=0), ship(y=-12.4, division=0, **of_ship)]
    s = battle(ships, zone1=ZONE, divisions=[of_division], turn=3)
    assert grounding.test_depth(s, 0, 1, LoadedDice(*two(0, 0)))
    assert grounding.excused(s, 1, 1) == (not of_ship and not of_division)
    assert not grounding.excused(s, 1, 2)


@pytest.mark.rule("BBC-20.7", "BBC-11.15")
def test_aground_she_stops_suffers_and_fires_with_two_guns_less() -> None:
    h = towards("zone1", dice=two(-1, -1)).do("ahead", 5000)
    assert (h.s.hull[0], h.s.rig[0]) == (4, 4)
    assert h.s.guns[0] == 6
    assert broadside(h.s, 0) == 4
    assert stable(h.s, 0)
    h.begin()
    assert h.over
    assert 10000 <= h.s.x[0] <= 10010


def stranded(dice: tuple[int, int], overboard: int, **more: Any) -> Helm:
    h = Helm([ship(x=20, heading=90, aground=AGROUND, **more)], 6, zone1=ZONE, phase="refloating")
    return h.begin("refloating").do("overboard", overboard, dice=two(*dice))


@pytest.mark.rule("BBC-E29", "BBC-20.8", "BBC-20.9")
@pytest.mark.parametrize(
    ("dice", "overboard", "off"),
    [
        ((0, 0), 0, False), ((0, 0), 1, True), ((-1, 0), 1, False), ((-1, 0), 2, True), ((1, 0), 0, True),
        ((-1, -1), 2, False), ((2, 2), 0, True),
    ],
)  # fmt: skip
def test_example_29_refloating(dice: tuple[int, int], overboard: int, off: bool) -> None:
    h = stranded(dice, overboard)
    assert h.over
    assert h.s.aground[0] == (AFLOAT if off else AGROUND)
    assert h.s.guns[0] == 7 - overboard
    assert h.s.hull[0] == 0


@pytest.mark.rule("BBC-E29", "BBC-20.8")
def test_example_29_worse_five_more_hull_points() -> None:
    h = stranded((-2, -1), 0)
    assert h.s.aground[0] == AGROUND
    assert h.s.hull[0] == 5


@pytest.mark.rule("BBC-20.8", "BBC-20.9")
def test_she_may_wait_and_throws_no_more_guns_than_she_has() -> None:
    h = Helm([ship(x=20, aground=AGROUND, guns=1)], 6, phase="refloating").begin("refloating")
    assert list(h.menu["overboard"]) == [0, 1]
    assert h.bars("overboard", 2) == "BBC-20.9"
    h.do("wait")
    assert h.over
    assert h.s.aground[0] == AGROUND


@pytest.mark.rule("BBC-20.12")
def test_a_friend_in_base_contact_helps() -> None:
    for y, off in ((3.9, True), (3.91, False)):
        h = Helm([ship(x=20, heading=90, aground=AGROUND), ship(x=20, y=y, heading=90)], 6).begin("refloating")
        h.do("overboard", 0, dice=two(0, 0))
        assert h.s.aground[0] == (AFLOAT if off else AGROUND)


@pytest.mark.rule("BBC-20.13")
def test_in_the_turn_she_comes_off_she_is_not_tested_again() -> None:
    h = stranded((1, 0), 0)
    h.begin()
    assert not h.dice.left
    assert "ahead" in h.menu
    h.s.turn += 1
    h.begin(dice=two(0, 0))
    assert h.over is False
    assert not h.dice.left


@pytest.mark.rule("BBC-20.11", "BBC-0.9", "BBC-19.1")
@pytest.mark.parametrize("layer", ["land", "reefs"])
def test_a_base_that_touches_land_or_a_reef_is_wrecked_there(layer: str) -> None:
    """The bow, 3.7 cm ahead of the mast, meets the shore at x = 10."""
    sea: dict[str, Any] = {layer: ZONE}
    h = Helm([ship(x=4, heading=90)], 6, **sea).begin()
    h.do("ahead", 5000)
    assert h.over
    assert h.s.aground[0] == WRECKED
    assert h.s.x[0] == 6318  # 0.018 cm into the shore: no overlap yet
    assert (h.s.hull[0], h.s.rig[0]) == (4, 4)
    h.begin("refloating")
    assert h.over  # she never comes off


@pytest.mark.rule("BBC-20.11", "BBC-6.18")
def test_a_drift_upon_land_wrecks_too() -> None:
    h = Helm([ship(x=5.5, rig=20, leaks=[9])], 9, land=ZONE)
    h.s.heading[0] = 900
    h.begin()
    assert h.over
    assert h.s.aground[0] == WRECKED
    assert h.s.x[0] == 6318


@pytest.mark.rule("BBC-20.11", "BBC-15.6")
def test_a_wreck_in_retreat_strikes_to_any_enemy_in_base_contact() -> None:
    ships = [ship(heading=90, aground=WRECKED, retreat=True, guns=0), ship("ANG-74", 1, y=3.85, x=-9, heading=90)]
    h = Helm(ships, 6, flagships=[None, 1]).begin()
    h.do("ahead", 5000).do("end")
    assert h.s.captor[0] == 1


@pytest.mark.rule("BBC-20.3")
def test_an_anchorage_that_is_known_needs_no_test() -> None:
    h = Helm(
        [ship(x=6, heading=90, traits=["anchors"])], 6, zone1=ZONE, anchorages=ZONE, twists={"safe-anchorage": 1}
    ).begin()
    h.do("ahead", 5000)
    assert h.s.x[0] == 11000
    assert not h.dice.taken


@pytest.mark.rule("BBC-20.10")
def test_zones_that_no_scenario_draws_are_five_and_ten_centimetres_round_the_land() -> None:
    isle = {"circle": [0, 0, 4]}
    assert drawn_zones({"land": [isle]}) == (((0, 0, 0, 9000),), ((0, 0, 0, 14000),))
    assert drawn_zones({"land": [isle], "zone1": [], "zone2": []}) == ((), ())
    square = {"polygon": [[0, 0], [10, 0], [10, 10], [0, 10]]}
    inner, outer = drawn_zones({"land": [square]})
    assert inner == ((1, -5000, -5000, 15000, -5000, 15000, 15000, -5000, 15000),)
    assert outer == ((1, -10000, -10000, 20000, -10000, 20000, 20000, -10000, 20000),)

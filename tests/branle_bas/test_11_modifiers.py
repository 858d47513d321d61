"""Arc, range and what the fire total is made of (BBC-11)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.rules.gunnery.fire_orders import fire_modifiers, halvings
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import bearing_side
from escadre.games.branle_bas.play.state import ANCHORED, CALM, FRESH, GOOD, BranleBasState
from tests.branle_bas.guns import DE, HULL, MASTS, PORT, STARBOARD, asked, bars, broadside, damage, fire, sea, told

FRENCH = ("FRA-74", 0, 0.0, 0.0, 0.0)  # B 7, F 9


def total(s: BranleBasState, aim: int = HULL) -> int:
    """All of the fire of ship 0 at ship 1 but the Dé."""
    return sum(value for _, value in fire_modifiers(s, 0, 1, aim, bearing_side(s, 0, 1)))


def names(s: BranleBasState, side: int = STARBOARD, both: bool = False) -> list[str]:
    return halvings(s, 0, 1, side, both)


@pytest.mark.rule("BBC-11.1")
def test_the_arc_goes_from_45_to_135_degrees_on_each_side() -> None:
    s = sea(("FRA-74", 0, 0, 0, 30), ("ANG-74", 1, 0, 30, 0))
    for x, y, side in (
        (30.0 * 0.2588, 30.0 * 0.9659, -1),  # 15 degrees: half a point before the arc
        (29.0, 7.8, -1),  # 74.9 degrees, 44.9 off the bow
        (29.0, 7.7, STARBOARD),
        (-29.0, -7.7, PORT),
        (0.0, -30.0, -1),
    ):
        s.x[1], s.y[1] = int(x * 1000), int(y * 1000)
        assert bearing_side(s, 0, 1) == side, (x, y)


@pytest.mark.rule("BBC-11.1", "BBC-0.5")
def test_the_limits_of_the_arc_belong_to_it_exactly() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 20, 20, 0))
    assert bearing_side(s, 0, 1) == STARBOARD
    s.x[1] = 19_999
    assert bearing_side(s, 0, 1) == -1
    assert bars(s, 0, 1) == "BBC-11.1"
    s.x[1], s.y[1] = -20_000, -20_000
    assert bearing_side(s, 0, 1) == PORT


@pytest.mark.rule("BBC-11.2", "BBC-11.8", "BBC-11.9", "BBC-11.10", "BBC-11.11", "BBC-11.4")
@pytest.mark.parametrize(
    ("range", "expected"),
    [(10, 21), (10.005, 21), (10.006, 18), (20, 18), (20.006, 16), (40, 16), (40.006, 11), (60, 11)],
)
def test_range_bands_and_what_they_add(range: float, expected: int) -> None:
    s = sea(FRENCH, ("ANG-74", 1, range, 0, 0))
    assert total(s) == expected


@pytest.mark.rule("BBC-11.2")
def test_nothing_beyond_60_cm() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 60.006, 0, 0))
    assert bars(s, 0, 1, MASTS) == "BBC-11.2"
    assert asked(s, 0) == {}


@pytest.mark.rule("BBC-11.3")
def test_no_masts_at_point_blank() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 9, 0, 0))
    assert bars(s, 0, 1, MASTS) == "BBC-11.3"
    assert bars(s, 0, 1, HULL) is None


@pytest.mark.rule("BBC-11.5", "BBC-25.1")
@pytest.mark.parametrize(("face", "expected"), [(2, 15), (3, 16), (4, 17), (5, 17), (6, 18)])
def test_one_de_is_added(face: int, expected: int) -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    broadside(s, 0, fire(1), rolls=(face,) if expected < 17 else (face, 3))
    assert told(s, "fires")[0]["total"] == expected


@pytest.mark.rule("BBC-11.6")
@pytest.mark.parametrize(
    ("rolls", "guns", "fires"),
    [
        ((1, 3), 7, 0),  # the second Dé is 0: nothing more
        ((1, 2, 2), 6, 0),  # a gun bursts
        ((1, 1, 1), 6, 1),  # and sets the ship on fire
    ],
)
def test_a_gun_accident(rolls: tuple[int, ...], guns: int, fires: int) -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    broadside(s, 0, fire(1), rolls=rolls)
    assert damage(s, 1) == (3, 0)  # the -2 counts, the gun is lost after the shot: 7 + 9 - 2 = 14
    assert (s.guns[0], s.fires[0]) == (guns, fires)


@pytest.mark.rule("BBC-11.7", "BBC-23.2")
def test_first_fire() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), ("ANG-74", 1, -30, 0, 0))
    s.opened[0] = False
    broadside(s, 0, fire(1), fire(2), rolls=(DE[0], 3, DE[0], 3))
    assert [shot["total"] for shot in told(s, "fires")] == [19, 19]  # on both sides of that turn
    assert s.opened[0]
    broadside(s, 0, fire(1), ("done", 0), rolls=(DE[0], DE[0]))  # and a leak box
    assert told(s, "fires")[-1]["total"] == 16
    frigate = sea(("FRA-40", 0, 0, 0, 0), ("ANG-74", 1, 30, 0, 0))
    frigate.opened[0] = False
    assert ("first-fire", 2) in fire_modifiers(frigate, 0, 1, HULL, STARBOARD)


@pytest.mark.rule("BBC-11.12", "BBC-12.6")
def test_raking_adds_3_at_the_bow_and_4_at_the_stern() -> None:
    assert total(sea(FRENCH, ("ANG-74", 1, 15, 0, 270))) == 16 + 2 + 3
    assert total(sea(FRENCH, ("ANG-74", 1, 15, 0, 90))) == 16 + 2 + 4


@pytest.mark.rule("BBC-11.13")
def test_aim_at_masts_adds_1() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    assert total(s, MASTS) == total(s) + 1


@pytest.mark.rule("BBC-11.14")
def test_three_deckers_fire_half_in_a_fresh_wind() -> None:
    s = sea(("FRA-120", 0, 0, 0, 0), ("ANG-74", 1, 30, 0, 0))
    s.force = FRESH
    assert names(s) == ["fresh-wind"]
    broadside(s, 0, fire(1), rolls=(DE[-1], 3))  # 21: 6 hits
    assert damage(s, 1) == (3, 0)
    s.force = GOOD
    assert names(s) == []
    two_decks = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    two_decks.force = FRESH
    assert names(two_decks) == []


@pytest.mark.rule("BBC-11.15", "BBC-9.3", "BBC-24.12")
def test_a_stable_firer_has_3_more() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    s.anchor[0] = ANCHORED
    assert total(s) == 19
    s.anchor[0] = 1  # dropped this turn
    assert total(s) == 16
    s.force = CALM
    assert total(s) == 19
    s.force, s.aground[0] = GOOD, 1
    assert total(s) == 17  # two guns less


@pytest.mark.rule("BBC-11.16", "BBC-14.6")
def test_small_arms_reach_out_of_the_arc_at_point_blank_long_guns_do_not() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 0, 9, 0))
    assert bars(s, 0, 1) == "BBC-11.1"
    broadside(s, 0, rolls=(5,))
    assert s.crew[1] == 8
    assert damage(s, 1) == (0, 0)


@pytest.mark.rule("BBC-11.17", "BBC-13.1")
def test_a_ship_on_the_line_is_hit_too() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 18, 0, 0), ("ANG-74", 1, 11, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[0], 3))
    assert damage(s, 2) == (5, 0)
    assert damage(s, 1) == (3, 0)


@pytest.mark.rule("BBC-11.18", "BBC-20.1")
def test_an_island_blocks_the_line() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0), land=[{"circle": [15, 0, 4]}])
    assert bars(s, 0, 1) == "BBC-11.18"
    assert asked(s, 0) == {}
    s.land = ((0, 15_000, 4_001, 4_000),)
    assert bars(s, 0, 1) is None


@pytest.mark.rule("BBC-11.19", "BBC-16.21", "BBC-24.2", "BBC-24.6", "BBC-24.7")
def test_fire_and_disorder_halve_once_each_disorder_not_at_point_blank() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    s.fires[0] = 3
    s.disorder[0] = 1
    assert names(s) == ["fire-on-board", "disorder"]
    broadside(s, 0, fire(1), rolls=(DE[0],))
    assert damage(s, 1) == (1, 0)  # 4 quartered
    s.x[1] = 9_000
    assert names(s) == ["fire-on-board"]


@pytest.mark.rule("BBC-16.3", "BBC-24.1", "BBC-11.19")
def test_a_fallen_mast_halves_its_side_alone() -> None:
    s = sea(FRENCH, ("ANG-74", 1, 30, 0, 0))
    s.masked_port[0] = 2
    assert names(s) == []
    assert names(s, PORT) == ["masked"]
    s.x[1] = 9_000
    assert names(s, PORT) == []

"""MNB-11.4: range, from one vessel and from several together."""

from __future__ import annotations

import pytest

from escadre.games.naval_battles.play.catalog import SHIP
from tests.naval_battles.build import attacks, battle, do, fleet, legal, play, refused, shoot


@pytest.mark.rule("MNB-11.4.1")
def test_range_leaves_out_the_own_row():
    match = battle(fleet("US13", "US09", hand="MSL-A"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-A", "from US09")
    assert legal(match, 0, "target") == ["SU13"]  # 1 + 1; row 2 would be 3
    assert refused(match, 0, "target SU10") == "MNB-11.4.3"


@pytest.mark.rule("MNB-11.4.2")
def test_rows_of_third_players_do_not_count():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", "SU10", "SU03"), fleet("UK07"))
    do(match, 0, "card GUN-A", "from US13")
    assert legal(match, 0, "target") == ["SU13", "UK07"]


@pytest.mark.rule("MNB-11.4.3")
def test_some_cards_cannot_fire_at_short_range():
    match = battle(fleet("US08", hand="MSL-E"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-E", "from US08")
    assert legal(match, 0, "target") == ["SU10"]


@pytest.mark.rule("MNB-11.4.4")
def test_ranges_of_four_and_five_are_out_of_reach():
    match = battle(fleet("US13", "US14", "US08", hand="MSL-F"), fleet("SU13", "SU10", "SU03"))
    do(match, 0, "card MSL-F", "from US08")
    assert legal(match, 0, "target") == ["SU13"]


@pytest.mark.rule("MNB-11.4.5")
def test_range_is_counted_from_the_deepest_ship():
    match = battle(fleet("US13", "US09", hand="MSL-G"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-G", "from US13", "from US09")
    assert legal(match, 0, "target") == ["SU13"]


@pytest.mark.rule("MNB-11.4.5")
def test_a_vessel_too_deep_for_any_target_is_not_offered():
    match = battle(fleet("US13", "US14", "US09", hand="MSL-A"), fleet("SU13"))
    do(match, 0, "card MSL-A")
    assert refused(match, 0, "from US09") == "MNB-11.4.3"


@pytest.mark.rule("MNB-11.4.6")
def test_an_active_submarine_fires_from_row_one():
    match = battle(fleet("US13", active="US20", hand="MSL-E"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-E", "from US20")
    assert legal(match, 0, "target") == ["SU10"]


@pytest.mark.rule("MNB-11.4.7", "MNB-13.3.1")
def test_torpedoes_and_aircraft_reach_every_row():
    match = battle(fleet("US13", active="US18", hand="TRP-A AIR-A"), fleet("SU13", "SU10", "SU03", subs="SU16"))
    do(match, 0, "card TRP-A", "from US18")
    assert legal(match, 0, "target") == ["SU13", "SU10", "SU03", "SU16"]
    play(match, 0, "target SU16")
    do(match, 0, "card AIR-A")
    assert "SU03" in legal(match, 0, "target")


@pytest.mark.rule("MNB-11.4.8")
def test_guns_and_missiles_cannot_reach_submarines():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", subs="SU16"))
    do(match, 0, "card GUN-A", "from US13")
    assert refused(match, 0, "target SU16") == "MNB-11.4.8"
    match = battle(fleet("US13", hand="GUN-A"), fleet(subs="SU16"))
    assert refused(match, 0, "card GUN-A") == "MNB-11.4.8"


@pytest.mark.rule("MNB-11.4.5")
def test_the_deepest_ship_may_be_named_first():
    match = battle(fleet("US13", "US09", hand="MSL-G"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-G", "from US09")
    assert legal(match, 0, "from") == ["US13"]
    do(match, 0, "from US13")
    assert legal(match, 0, "target") == ["SU13"]


@pytest.mark.rule("MNB-11.4.3", "MNB-11.4.5")
def test_a_ship_too_near_may_join_one_that_is_far_enough():
    match = battle(fleet("US13 US14", "US09", hand="MSL-H"), fleet("SU13"))  # ranges 2 and 3, against row 1 alone
    do(match, 0, "card MSL-H")
    assert legal(match, 0, "from") == ["US13", "US14", "US09"]
    do(match, 0, "from US13")
    assert refused(match, 0, "from US14") == "MNB-11.4.3"  # both would be too near
    play(match, 0, "from US09", "target SU13")
    assert attacks(match)[0].ships == [SHIP["US13"], SHIP["US09"]]


@pytest.mark.rule("MNB-11.4.3", "MNB-11.2.1")
def test_platforms_that_are_out_of_range_do_not_count():
    match = battle(fleet("US13", "US14", "US09", hand="GUN-E"), fleet("SU13"))  # two platforms, range 1
    assert refused(match, 0, "card GUN-E") == "MNB-11.4.3"
    match = battle(fleet("US13 US14", "US09", hand="GUN-E"), fleet("SU13"))
    do(match, 0, "card GUN-E")
    assert legal(match, 0, "from") == ["US13", "US14"]


@pytest.mark.rule("MNB-11.4.7")
def test_a_torpedo_needs_no_ship_to_aim_at():
    match = battle(fleet(active="US18", hand="TRP-A"), fleet(subs="SU16"), fleet(subs="UK13"))
    do(match, 0, "card TRP-A", "from US18")
    assert legal(match, 0, "target") == ["SU16", "UK13"]


@pytest.mark.rule("MNB-11.4.1", "MNB-5.4.2")
@pytest.mark.parametrize(("moved", "rule"), [("row2 US13", ""), ("row3 US13", "MNB-5.4.2")])
def test_a_ship_may_move_as_far_as_its_missile_reaches(moved, rule):
    match = battle(fleet("US13 US14", "US15", hand="MSL-A"), fleet("SU13"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    do(match, 0, "rearrange", moved)
    if rule:
        assert refused(match, 0, "done") == rule
    else:
        do(match, 0, "done")
        assert match.state.row[SHIP["US13"]] == 2

"""At anchor (BBC-9)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.ships import base
from escadre.games.branle_bas.play.rules.turn import begin_turn
from escadre.games.branle_bas.play.state import ANCHORED, CABLE_CUT, DROPPED, UNDER_WAY
from escadre.geometry.bases import gap, overlap
from tests.branle_bas.sailing import DE, Helm, ship

SHOAL = [{"circle": [0, 0, 10]}]
PASSES = (DE[0], DE[0])


def in_shoal(heading: float = 90, force: str = "good", wind: int = 6, **more: Any) -> Helm:
    """One ship that begins her move in zone 2, and passes its test."""
    return Helm([ship(heading=heading, **more)], wind, force, zone2=SHOAL)


def anchored(heading: float = 90, force: str = "good", wind: int = 6, **more: Any) -> Helm:
    return in_shoal(heading, force, wind, anchor=ANCHORED, **more).begin()


@pytest.mark.rule("BBC-9.1", "BBC-9.2", "BBC-9.3")
def test_dropping_anchor_in_a_depth_zone_ends_the_move_and_counts_next_turn() -> None:
    h = in_shoal().begin(dice=PASSES)
    assert list(h.menu["anchor"]) == list(range(0, 3600, 50))
    h.do("anchor", 2000)
    assert h.over
    assert h.pose() == (0, 0, 2000)
    assert h.s.anchor[0] == DROPPED
    begin_turn(h.s, h.dice)
    assert h.s.anchor[0] == ANCHORED


@pytest.mark.rule("BBC-9.1")
def test_no_anchor_outside_the_zones_unless_the_scenario_allows_it() -> None:
    h = Helm([ship(x=10.01, heading=90)], 6, zone2=SHOAL).begin()
    assert h.bars("anchor", 0) == "BBC-9.1"
    h = Helm([ship(x=50, heading=90, traits=["anchors"])], 6, anchorages=[{"circle": [50, 0, 5]}]).begin()
    assert 0 in h.menu["anchor"]


@pytest.mark.rule("BBC-9.1")
def test_dropping_anchor_takes_a_slot() -> None:
    """Close-hauled she has one, and has sailed it."""
    h = in_shoal(240).begin(dice=PASSES)
    assert h.s.helm.slots == 2
    h.do("ahead", 2500)
    assert h.over
    h = in_shoal().begin(dice=PASSES).do("ahead", 2500)
    assert 0 in h.menu["anchor"]


@pytest.mark.rule("BBC-9.2", "BBC-9.6")
def test_a_turn_at_the_anchor_is_cut_short_by_another_base() -> None:
    h = Helm([ship(heading=90), ship("ANG-74", 1, y=4.5, heading=90, anchor=ANCHORED)], 6, zone2=SHOAL).begin()
    h.do("end", dice=PASSES).do("anchor", 0)
    assert 0 < h.s.heading[0] < 900
    assert not overlap(base(h.s, 0), base(h.s, 1))
    assert gap(base(h.s, 0), base(h.s, 1)) == 0


@pytest.mark.rule("BBC-9.4")
@pytest.mark.parametrize(("verb", "angle", "heading"), [("port", 300, 600), ("starboard", 5, 905)])
def test_an_anchored_ship_may_only_turn_on_springs(verb: str, angle: int, heading: int) -> None:
    h = anchored()
    assert set(h.menu) == {"port", "starboard", "weigh", "cut", "end"}
    assert h.menu["port"][-1] == 300
    h.do(verb, angle)
    assert h.over
    assert h.pose() == (0, 0, heading)


@pytest.mark.rule("BBC-9.4", "BBC-6.18")
def test_an_anchored_ship_does_not_move_whatever_the_wind() -> None:
    h = anchored(force="gale", rig=30).do("end")
    assert h.over
    assert h.pose() == (0, 0, 900)


@pytest.mark.rule("BBC-9.4", "BBC-16.24")
def test_hulks_turn_on_springs_but_never_leave() -> None:
    h = Helm([ship("DAN-74H", heading=90)], 6).begin()
    assert set(h.menu) == {"port", "starboard", "end"}
    assert h.bars("weigh") == h.bars("cut") == "BBC-16.24"


@pytest.mark.rule("BBC-9.1")
def test_weighing_takes_a_slot_and_she_goes_on_with_the_rest() -> None:
    h = anchored().do("weigh")
    assert h.s.anchor[0] == UNDER_WAY
    assert h.s.helm.slots == 4
    h.do("steady")
    assert h.over
    assert h.pose() == (6666, 0, 900)


@pytest.mark.rule("BBC-9.5")
def test_cutting_the_cable_takes_no_slot_and_she_never_anchors_again() -> None:
    h = anchored().do("cut")
    assert h.s.helm.slots == 6
    assert h.bars("anchor", 0) == "BBC-9.5"
    assert h.s.anchor[0] == CABLE_CUT


@pytest.mark.rule("BBC-9.6")
@pytest.mark.parametrize(("force", "heading"), [("calm", 90), ("good", 180)])
def test_with_less_than_a_slot_weighing_is_the_whole_move(force: str, heading: float) -> None:
    h = anchored(heading, force).do("weigh")
    assert h.over
    assert h.pose() == (0, 0, heading * 10)
    assert h.s.anchor[0] == UNDER_WAY


@pytest.mark.rule("BBC-9.6", "BBC-7.13")
def test_weighed_in_irons_she_goes_about_in_her_next_move() -> None:
    h = anchored(180).do("weigh")
    h.begin(dice=PASSES)
    assert set(h.menu) == {"tack", "heave", "anchor"}


@pytest.mark.rule("BBC-9.6")
def test_in_a_calm_she_may_drop_anchor_as_her_whole_move() -> None:
    h = in_shoal(force="calm").begin()
    assert set(h.menu) == {"heave", "anchor"}
    h.do("anchor", 900)
    assert h.over
    assert h.s.anchor[0] == DROPPED


@pytest.mark.rule("BBC-9.6")
def test_a_spring_is_cut_short_by_another_base() -> None:
    h = Helm([ship(heading=90, anchor=ANCHORED), ship("ANG-74", 1, y=4.0, heading=90, anchor=ANCHORED)], 6).begin()
    while h.asked != 0:
        h.do("end")
    h.do("port", 300)
    assert 600 < h.s.heading[0] < 900
    assert not overlap(base(h.s, 0), base(h.s, 1))

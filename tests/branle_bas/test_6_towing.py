"""Tows, ships held together, prizes in hand (BBC-6.22-6.26, BBC-18.19)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.movement.towing import declare_tow
from escadre.games.branle_bas.play.rules.ships import base
from escadre.geometry.bases import gap
from tests.branle_bas.sailing import Helm, ship

FOE = ship("ANG-74", 1, x=300, y=300)
WHOLE = 5000


def tow(turns: int, **more: Any) -> Helm:
    """A tug and a dismasted friend whose tow was declared so many turns ago, when the phase begins."""
    h = Helm([ship(x=9.4, heading=90, **more), ship("FRA-80", heading=90, rig=30)], 6)
    declare_tow(h.s, 0, 1)
    h.s.tow_turns[0] = turns - 1
    return h


@pytest.mark.rule("BBC-6.26", "BBC-6.22")
def test_a_dismasted_friend_within_two_centimetres_may_be_taken_in_tow() -> None:
    ships = [ship(x=-12, y=-5.79, heading=90), ship("FRA-80", heading=90, rig=30), FOE]
    h = Helm(ships, 12)
    h.s.x[1], h.s.y[1] = 0, 0
    h.begin().do("ahead", WHOLE)
    assert gap(base(h.s, 0), base(h.s, 1)) == 1990
    assert h.bars("end") is None
    assert list(h.menu["tow"]) == [1]
    h.do("tow", 1)
    assert h.s.tow[0] == 1


@pytest.mark.rule("BBC-6.26")
def test_no_tow_for_a_ship_with_masts_or_farther_off() -> None:
    for rig, y in ((20, -5.79), (30, -5.82)):
        ships = [ship(x=-12, y=y, heading=90), ship("FRA-80", heading=90, rig=rig), FOE]
        h = Helm(ships, 12).begin().do("ahead", WHOLE)
        assert "tow" not in h.menu


@pytest.mark.rule("BBC-6.26")
def test_in_her_next_move_the_tug_is_put_ahead() -> None:
    h = Helm([ship(x=-12, y=-5.79, heading=120), ship("FRA-80", heading=90, rig=30)], 6)
    declare_tow(h.s, 0, 1)
    h.begin()
    assert h.asked == 1
    assert set(h.menu) == {"castoff", "end"}
    h.do("end")
    assert h.over
    assert h.pose() == (9400, 0, 900)
    assert h.s.tow_turns[0] == 1


@pytest.mark.rule("BBC-6.26", "BBC-6.18")
def test_from_the_turn_the_tug_goes_ahead_the_tow_does_not_drift() -> None:
    for declared, y in ((False, 2500), (True, 0)):
        h = Helm([ship(x=-12, y=-5.79, heading=120), ship("FRA-80", heading=90, rig=30)], 6)
        if declared:
            declare_tow(h.s, 0, 1)
        h.begin()
        while h.s.stack:
            h.do("heave" if "heave" in h.menu else "end")
        assert h.pose(1) == (0, y, 900)


@pytest.mark.rule("BBC-6.26")
def test_a_tow_that_points_into_the_red_zone_or_has_no_room_ahead() -> None:
    h = Helm([ship(x=-12, y=-6, heading=120), ship("FRA-80", heading=30, rig=30)], 12)
    declare_tow(h.s, 0, 1)
    h.begin()
    assert h.s.heading[0] == 600  # the nearer edge of the wind
    ships = [ship(x=-12, y=-6, heading=90), ship("FRA-80", heading=90, rig=30), ship(x=12, heading=90, anchor=2)]
    h = Helm(ships, 12)
    declare_tow(h.s, 0, 1)
    h.begin()
    assert h.s.tow[0] == -1
    assert h.asked == 0
    assert "ahead" in h.menu


@pytest.mark.rule("BBC-6.22")
def test_a_tow_halves_the_allowance_and_follows_two_centimetres_astern() -> None:
    """Three slots become one and a half, and the half slot is straight."""
    h = tow(2).begin()
    while h.asked != 0:
        h.do("end")
    assert h.s.helm.slots == 3
    h.do("port", 300)
    assert h.bars("port", 50) == "BBC-6.16"
    assert list(h.menu["ahead"]) == [2500]
    h.do("ahead", 2500)
    assert h.pose(0) == (9400 + 2500 + 2165, 1250, 600)
    assert h.pose(1) == (5000, 0, 900)  # 9.4 cm back on the track: 2.5 and 6.9 beyond the corner


@pytest.mark.rule("BBC-6.22", "BBC-7.3")
def test_a_tug_turns_and_sails_no_better_than_her_tow() -> None:
    h = Helm([ship("FRA-40", x=10, heading=90), ship("ESP-130", heading=90, rig=30)], 6)
    declare_tow(h.s, 0, 1)
    h.s.tow_turns[0] = 1
    h.begin()
    while h.asked != 0:
        h.do("end")
    assert h.menu["port"][-1] == 200
    assert h.menu["ahead"][-1] == 4000


@pytest.mark.rule("BBC-6.22")
def test_either_may_cast_off_at_the_start_of_its_move() -> None:
    h = tow(2).begin()
    first = h.asked
    assert "castoff" in h.menu
    h.do("castoff")
    assert h.s.tow[0] == -1
    if first == 0:
        assert h.s.helm.slots == 6
    else:
        assert h.pose(1) == (0, 2500, 900)
    h = tow(2).set(heading={0: 900})
    h.s.y[0] = 100  # farther from the wind's origin: the tug comes first
    h.begin()
    assert h.asked == 0
    h.do("castoff")
    assert h.s.helm.slots == 6
    assert h.menu["ahead"][-1] == WHOLE


# ---- ships held together


@pytest.mark.rule("BBC-6.23", "BBC-6.18", "BBC-18.1")
def test_ships_held_together_drift_once_as_one_body() -> None:
    """Two grappled and one entangled with the second; each is asked to part, and they drift together once."""
    ships = [ship(heading=90), ship("ANG-74", 1, y=3.8, heading=90), ship("ANG-74", 1, y=7.6, heading=90)]
    h = Helm(ships, 12, grapples=[[0, 1]], tangles=[[1, 2]]).begin()
    while h.s.stack:
        h.do("fight")
    assert h.over
    assert [h.pose(i) for i in range(3)] == [(0, -2500, 900), (0, 1300, 900), (0, 5100, 900)]


@pytest.mark.rule("BBC-6.23", "BBC-6.18")
def test_one_that_is_held_by_the_ground_holds_them_all() -> None:
    ships = [ship(heading=90, anchor=2), ship("ANG-74", 1, y=3.8, heading=90)]
    h = Helm(ships, 12, grapples=[[0, 1]]).begin()
    while h.s.stack:
        h.do("fight")
    assert h.pose(1) == (0, 3800, 900)


@pytest.mark.rule("BBC-18.19", "BBC-18.26", "BBC-8.3")
def test_captor_and_prize_stay_together_while_the_marker_lies() -> None:
    ships = [ship(heading=90, disorder=1), ship("ANG-74", 1, y=3.8, heading=90, captor=0, seat=0)]
    h = Helm(ships, 12, tangles=[[0, 1]]).begin()
    assert h.over
    assert h.pose(1) == (0, 1300, 900)
    h.s.disorder[0] = 0
    h.begin()
    assert h.s.tangles == []
    assert h.asked == 0
    assert "ahead" in h.menu


@pytest.mark.rule("BBC-18.25")
def test_a_prize_may_be_scuttled_in_her_move() -> None:
    h = Helm([ship(y=20, heading=90), ship("ANG-74", 1, heading=90, captor=0, seat=0)], 12).begin()
    assert h.asked == 1
    h.do("scuttle", 1)
    assert h.s.fate[1] == 1

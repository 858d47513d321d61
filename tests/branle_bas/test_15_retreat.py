"""Ships that break off (BBC-15.2, BBC-15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.branle_bas.sailing import Helm, ship

HALF, WHOLE = 2500, 5000


def hunted(x: float, y: float, wind: int = 3, heading: float = 0, **more: Any) -> Helm:
    """A ship in retreat at the origin, and an enemy that has moved; she is asked."""
    ships = [ship(heading=heading, retreat=True, crew=0, **more), ship("ANG-74", 1, x=x, y=y, heading=0, anchor=2)]
    h = Helm(ships, wind).begin()
    while h.asked == 1:
        h.do("end")
    return h


@pytest.mark.rule("BBC-E36", "BBC-15.3")
def test_example_36_flight() -> None:
    """The enemy bears 30 degrees, 30 cm off: twice ½ and 30 to port, then whatever leaves her abaft the beam."""
    h = hunted(15, 25.981)
    assert {verb: list(args) for verb, args in h.menu.items()} == {"port": [300]}
    h.do("port", 300)
    assert h.pose() == (0, 2500, 3300)
    assert {verb: list(args) for verb, args in h.menu.items()} == {"port": [300], "end": [0]}
    h.do("port", 300)
    assert h.pose() == (-1250, 4665, 3000)
    assert h.bars("starboard", 300) == "BBC-15.3"
    assert 300 in h.menu["port"]
    assert WHOLE in h.menu["ahead"]
    # β is 97.3, and 102.5 after the ½: so far she may come back to starboard
    assert h.menu["starboard"][-1] == 125


@pytest.mark.rule("BBC-15.3", "BBC-15.2")
def test_right_ahead_she_turns_to_either_side() -> None:
    h = hunted(0, 30)
    assert {verb: list(args) for verb, args in h.menu.items()} == {"port": [300], "starboard": [300]}


@pytest.mark.rule("BBC-15.3")
def test_if_the_red_zone_would_cut_the_turn_she_goes_straight() -> None:
    """Wind from 10: to port she lies on the edge. She may go about, for that leaves the enemy astern."""
    h = hunted(15, 26, wind=10)
    assert set(h.menu) == {"ahead", "tack"}
    assert h.bars("starboard", 300) == "BBC-15.3"
    assert hunted(-10, -27, wind=10).bars("tack", 0) == "BBC-15.3"  # but not back towards him


@pytest.mark.rule("BBC-15.3")
def test_if_she_would_touch_a_base_she_goes_straight() -> None:
    """A friend lies close on her port side: the turn to port would touch."""
    ships = [
        ship(heading=0, retreat=True, crew=0), ship("ANG-74", 1, x=15, y=26, anchor=2),
        ship(x=-4, y=2, anchor=2),
    ]  # fmt: skip
    h = Helm(ships, 3).begin()
    while h.asked != 0:
        h.do("end")
    assert set(h.menu) == {"ahead"}


@pytest.mark.rule("BBC-15.3")
def test_abaft_the_beam_any_slot_that_leaves_her_there() -> None:
    h = hunted(20, -5, wind=6)
    assert list(h.menu["ahead"]) == list(range(HALF, WHOLE + 1, 100))
    assert h.menu["port"][-1] == 300
    # 7.5 astern of the beam after ½: 20.556 degrees to starboard bring her abeam
    assert h.menu["starboard"][-1] == 205
    assert h.bars("heave") == h.bars("steady") == "BBC-15.3"  # each slot is looked at by itself


@pytest.mark.rule("BBC-15.3", "BBC-9.1")
def test_in_irons_she_goes_about_and_does_not_anchor_under_the_guns() -> None:
    shoal = [{"circle": [0, 0, 8]}]
    for away, verbs in ((30, {"tack"}), (90, {"tack", "heave", "anchor"})):
        ships = [ship(heading=10, retreat=True, crew=0, zone_passed=7), ship("ANG-74", 1, x=0, y=-away, anchor=2)]
        h = Helm(ships, 12, zone2=shoal).begin()
        while h.asked == 1:
            h.do("end")
        assert set(h.menu) == verbs
    assert hunted(0, -30, 12, 10).bars("heave") == "BBC-15.3"


@pytest.mark.rule("BBC-15.3")
def test_beyond_60_cm_of_every_enemy_she_sails_freely() -> None:
    free = hunted(0, 60.006)
    assert {"ahead", "port", "starboard", "steady", "heave"} <= set(free.menu)
    assert set(hunted(0, 60.005).menu) == {"port", "starboard"}


@pytest.mark.rule("BBC-15.3")
def test_she_flees_from_the_nearest_enemy_in_good_order_or_battery() -> None:
    """The nearest has struck a capacity, the next is in good order, a tower counts too."""
    ships = [
        ship(retreat=True, crew=0), ship("ANG-74", 1, x=10, y=15, anchor=2, guns=0, retreat=True),
        ship("ANG-74", 1, x=-20, y=30, anchor=2),
    ]  # fmt: skip
    h = Helm(ships, 6).begin()
    while h.asked != 0:
        h.do("end")
    assert set(h.menu) == {"starboard"}
    tower = ship("TOWER", 1, x=15, y=20, nation="ANG")
    h = Helm([*ships, tower], 6).begin()
    while h.asked != 0:
        h.do("end")
    assert set(h.menu) == {"port"}


@pytest.mark.rule("BBC-15.3")
def test_in_irons_she_must_go_about_if_she_can() -> None:
    h = hunted(0, -30, wind=12)
    assert set(h.menu) == {"tack"}
    assert h.bars("heave") == "BBC-15.3"


@pytest.mark.rule("BBC-15.3")
def test_anchored_she_may_stay_so() -> None:
    h = hunted(15, 26, anchor=2)
    assert "end" in h.menu


@pytest.mark.rule("BBC-15.3")
def test_a_ship_in_retreat_boards_nobody() -> None:
    """The DéCol allows a boarding, but not to her."""
    ships = [ship(heading=90, retreat=True, guns=0), ship("ANG-74", 1, x=10, heading=0, guns=0, retreat=True, anchor=2)]
    h = Helm(ships, 6).begin()
    while h.asked != 0:
        h.do("end")
    h.do("ahead", WHOLE, dice=[5])
    assert set(h.menu) == {"avoid"}
    assert h.bars("board", 1) == "BBC-15.3"


@pytest.mark.rule("BBC-18.19", "BBC-15.3")
def test_a_prize_sails_as_in_retreat_from_her_old_friends() -> None:
    ships = [ship(captor=1, seat=1), ship(x=15, y=26, anchor=2), ship("ANG-74", 1, x=-15, y=20, anchor=2)]
    h = Helm(ships, 6).begin()
    while h.asked != 0:
        h.do("end")
    assert h.seat == 1
    assert set(h.menu) == {"port", "scuttle"}


@pytest.mark.rule("BBC-2.6", "BBC-15.3")
def test_a_side_that_breaks_off_leaves_its_formations_and_flees() -> None:
    ships = [ship(x=-12.4 * i, heading=90, division=0, formed=True) for i in range(2)]
    h = Helm([*ships, ship("ANG-74", 1, x=30, y=5, heading=0, anchor=2)], 12, divisions=[{}])
    h.s.fleeing[0] = True
    h.begin()
    while h.asked == 2:
        h.do("end")
    assert h.s.formed == [False, False, False]
    assert h.asked in (0, 1)
    assert set(h.menu) == {"starboard"}

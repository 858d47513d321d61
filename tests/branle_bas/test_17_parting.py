"""How ships part that are held to each other (BBC-17.9-17.17, BBC-17.20)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.ships import base
from escadre.geometry.bases import overlap
from tests.branle_bas.sailing import DE, Helm, ship

PORT, STARBOARD = 0, 1
HALF = 2500


def held(type: str = "FRA-74", other: str = "ANG-74", how: str = "grapples", wind: int = 6, **more: Any) -> Helm:
    """Ship 0, heading east with three slots, lies alongside ship 1, which has moved."""
    force = more.pop("force", "good")
    ships = [ship(type, 0, heading=90, **more), ship(other, 1, y=3.8, heading=90)]
    ties: dict[str, Any] = {how: [[1, 0]]}
    h = Helm(ships, wind, force, **ties).begin()
    while h.asked == 1:
        h.do("fight")
    return h


@pytest.mark.rule("BBC-17.9", "BBC-17.15", "BBC-17.16")
@pytest.mark.parametrize("how", ["grapples", "tangles"])
def test_whoever_is_held_may_try_to_part_or_stay(how: str) -> None:
    h = held(how=how, wind=12)
    assert h.asked == 0
    assert {verb: list(args) for verb, args in h.menu.items()} == {"part": [PORT, STARBOARD], "fight": [0]}
    h.do("fight")
    while h.s.stack:
        h.do("fight")
    assert getattr(h.s, how) == [[1, 0]]


@pytest.mark.rule("BBC-5.5", "BBC-17.9")
def test_who_fights_a_fire_on_a_straight_course_does_not_part() -> None:
    assert held(wind=12, fires=1).asked == 0
    assert held(wind=12, fires=1, straight=True).asked == -1


@pytest.mark.rule("BBC-17.10", "BBC-28.10")
@pytest.mark.parametrize(
    ("type", "result", "parts"),
    [
        ("FRA-74", 1, True), ("FRA-74", 2, False), ("FRA-74", 0, False), ("ANG-74", 1, True), ("ANG-74", 2, True),
        ("ANG-74", -1, False), ("EU-74", 2, True),
    ],
)  # fmt: skip
def test_the_test_of_parting(type: str, result: int, parts: bool) -> None:
    h = held(type, "FRA-74" if type == "ANG-74" else "ANG-74", wind=12)
    h.do("part", STARBOARD, dice=[DE[result]])
    assert (h.s.grapples == []) is parts


@pytest.mark.rule("BBC-17.10")
def test_one_success_frees_her_from_all_who_hold_her() -> None:
    ships = [ship(heading=90), ship("ANG-74", 1, y=3.8, heading=90), ship("ANG-74", 1, x=5, y=-3.8, heading=90)]
    h = Helm(ships, 12, grapples=[[1, 0], [2, 0]]).begin()
    while h.asked != 0:
        h.do("fight")
    h.do("part", STARBOARD, dice=[DE[1]])
    assert h.s.grapples == []
    assert h.s.crew == [9, 8, 8]
    assert h.s.helm.slots == 4


@pytest.mark.rule("BBC-17.11", "BBC-17.12", "BBC-6.21")
def test_success_costs_a_slot_and_the_other_a_man() -> None:
    h = held(wind=12, disorder=1).do("part", STARBOARD, dice=[DE[1]])
    assert h.s.grapples == []
    assert h.s.crew == [9, 8]
    assert h.s.helm.slots == 4
    assert h.s.disorder[0] == 1
    assert "ahead" in h.menu
    h = held(how="tangles", wind=12).do("part", STARBOARD, dice=[DE[1]])
    assert h.s.tangles == []
    assert h.s.crew == [9, 9]


@pytest.mark.rule("BBC-17.11", "BBC-6.23")
def test_failure_leaves_the_marker_and_they_drift() -> None:
    h = held(wind=12).do("part", STARBOARD, dice=[DE[0]])
    while h.s.stack:
        h.do("fight")
    assert h.s.grapples == [[1, 0]]
    assert h.pose(0) == (0, -2500, 900)
    assert h.pose(1) == (0, 1300, 900)


@pytest.mark.rule("BBC-17.10")
def test_one_test_a_turn() -> None:
    h = held(wind=12).do("part", STARBOARD, dice=[DE[0]])
    assert h.asked != 0


@pytest.mark.rule("BBC-17.13", "BBC-17.20")
@pytest.mark.parametrize("force", ["good", "calm"])
def test_friends_part_without_slot_or_test(force: str) -> None:
    ships = [ship(heading=90), ship(y=3.8, heading=90)]
    h = Helm(ships, 12, force, tangles=[[0, 1]]).begin()
    h.do("part", STARBOARD)
    assert h.s.tangles == []
    assert not h.dice.taken
    if force == "good":
        assert h.s.helm.slots == h.s.helm.allowance == 6


@pytest.mark.rule("BBC-17.14", "BBC-17.18")
def test_parting_takes_the_clear_pose_and_half_a_slot_ahead() -> None:
    """Her bow is against the side of the other: backing and turning clear her; the ½ is part of the slot paid."""
    ships = [ship(heading=90), ship("ANG-74", 1, x=5.6, y=0.1, heading=0)]
    h = Helm(ships, 12, grapples=[[1, 0]]).begin()
    h.do("part", STARBOARD, dice=[DE[1]])
    assert h.s.helm.run == HALF
    x, y, heading = h.pose()
    assert 900 < heading <= 1800
    assert x < 2500
    assert y < 0
    assert not overlap(base(h.s, 0), base(h.s, 1))


@pytest.mark.rule("BBC-17.14")
def test_if_no_clear_pose_is_found_she_slips_aside() -> None:
    """Side by side no turn is clear: 1 cm sideways, away from the other, and no ½ ahead."""
    h = held(wind=12).do("part", STARBOARD, dice=[DE[1]])
    assert h.pose() == (0, -1000, 900)
    assert h.s.helm.run == 0


@pytest.mark.rule("BBC-17.17")
def test_one_success_of_either_is_enough() -> None:
    h = held(wind=12).do("part", STARBOARD, dice=[DE[0]])
    assert h.asked == 1
    h.do("part", PORT, dice=[DE[1]])
    assert h.s.grapples == []


@pytest.mark.rule("BBC-17.20", "BBC-17.9")
@pytest.mark.parametrize(
    ("state", "asked"), [({}, True), ({"rig": 30}, False), ({"fires": 2}, False), ({"force": "calm"}, False)]
)
def test_a_test_needs_a_slot(state: dict[str, Any], asked: bool) -> None:
    h = held(wind=12, **state)
    assert (h.asked == 0) is asked


@pytest.mark.rule("BBC-17.20")
def test_in_irons_no_test() -> None:
    h = held(wind=3)
    assert h.over


@pytest.mark.rule("BBC-17.20", "BBC-1.16", "BBC-17.14")
def test_after_nightfall_no_slot_is_needed() -> None:
    ships = [ship(heading=90, rig=30), ship("ANG-74", 1, y=3.8, heading=90)]
    h = Helm(ships, 12, "calm", grapples=[[1, 0]], night=True).begin("parting")
    assert h.asked == 0
    h.do("part", STARBOARD, dice=[DE[1]])
    assert h.over
    assert h.s.grapples == []
    assert h.s.crew == [9, 8]
    h = Helm(ships, 12, "calm", grapples=[[1, 0]], night=True).begin("parting")
    h.do("fight")
    assert h.asked == 1
    h.do("part", PORT, dice=[DE[0]])
    assert h.over
    assert h.s.grapples == [[1, 0]]

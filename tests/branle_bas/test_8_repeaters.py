"""Signals that are repeated, and those of an Admiral in a frigate (BBC-8.19, BBC-8.20)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.branle_bas.play.rules.repairs import tangled_fires
from escadre.games.branle_bas.play.state import SUCCESSION, TOGETHER
from tests.branle_bas.build import de, ship
from tests.branle_bas.squadrons import PORT, STARBOARD, line, play, repeated, sea, signal, six

SEEN, NOT_SEEN, MISREAD = 0, 1, 2  # signal markers


# ---- repeating frigates


@pytest.mark.rule("BBC-8.19")
@pytest.mark.parametrize("bad", [-1, -2])
def test_a_repeating_frigate_lets_a_bad_reading_be_made_again_once(bad: int) -> None:
    s = play(repeated(), "signals", ("together", signal(0, PORT)), "reread", dice=(bad, 0))
    assert s.order[0] == TOGETHER
    assert s.order_side[0] == PORT
    assert s.misread[0] == SEEN
    s = play(repeated(), "signals", ("together", signal(0, PORT)), "reread", dice=(bad, -1))
    assert s.order[0] == 0
    assert s.misread[0] == NOT_SEEN


@pytest.mark.rule("BBC-8.19")
def test_the_bad_reading_may_be_accepted() -> None:
    s = play(repeated(), "signals", ("together", signal(0, PORT)), "accept", dice=(-2,))
    assert s.order_side[0] == STARBOARD
    assert s.misread[0] == MISREAD


@pytest.mark.rule("BBC-8.19")
@pytest.mark.parametrize(
    "frigate",
    [
        {"x": 55, "y": 0},  # 67.4 cm from the flagship, 55 from the ship that looks out
        {"x": -65, "y": 0},  # 52.6 and 65
        {"guns": 0},
        {"formed": True},
    ],
)
def test_she_must_be_off_the_line_in_good_order_and_within_60_cm(frigate: dict[str, Any]) -> None:
    s = repeated(**{key: value for key, value in frigate.items() if key != "formed"})
    if frigate.get("formed"):
        s.formed[2] = True
        s.y[2] = 0
        s.x[2] = -24400
        play(s, "signals", ("together", signal(0, PORT)), dice=(-1, 0))
    else:
        play(s, "signals", ("together", signal(0, PORT)), dice=(-1,))
    assert s.misread[0] == NOT_SEEN


@pytest.mark.rule("BBC-8.19")
def test_at_60_cm_she_still_repeats() -> None:
    s = play(repeated(x=-60, y=0), "signals", ("together", signal(0, PORT)), "reread", dice=(-1, 0))
    assert s.misread[0] == SEEN


@pytest.mark.rule("BBC-8.19")
def test_a_scenario_may_give_each_side_some_readings_again_without_a_frigate() -> None:
    """One a turn: the second bad reading stands."""
    s = six(twists={"free-rereads": 1})
    play(s, "signals", ("succession", signal(0, PORT)), "reread", dice=(-1, 0, -1))
    assert s.order[:2] == [SUCCESSION, 0]
    tangled_fires(s, de())
    play(s, "signals", "pass", "reread", dice=(-1, 0))
    assert s.misread[1] == SEEN


@pytest.mark.rule("BBC-8.20", "BBC-1.6")
def test_nobody_tests_when_the_admiral_sails_in_a_frigate_off_the_line() -> None:
    ships = line(*["FRA-74"] * 3)
    ships.append(ship("FRA-40", y=20, heading=90, division=0, formed=False))
    s = sea(ships, wind=9, flagships=[3, None])
    play(s, "signals", ("together", signal(0, PORT)))
    assert s.order[:3] == [TOGETHER] * 3


@pytest.mark.rule("BBC-8.20", "BBC-8.18")
def test_then_no_commander_tests_either_and_his_ships_see_it_too() -> None:
    flag = ship("FRA-40", y=20, heading=90, division=0, formed=False)
    s = sea([*line(*["FRA-74"] * 3), flag], line(*["FRA-74"] * 3, y=-15, division=1), wind=9, flagships=[3, None])
    play(s, "signals", ("succession", signal(1, PORT, 1)), "pass")
    assert s.order[4:7] == [SUCCESSION] * 3


@pytest.mark.rule("BBC-8.20", "BBC-5.18")
def test_but_in_fog_only_those_within_20_cm() -> None:
    ships = line(*["FRA-74"] * 3)
    ships.append(ship("FRA-40", y=15, heading=90, division=0, formed=False))
    s = sea(ships, wind=9, flagships=[3, None], fog=True)
    play(s, "signals", ("together", signal(0, PORT)))
    assert s.order[:3] == [TOGETHER, TOGETHER, 0]

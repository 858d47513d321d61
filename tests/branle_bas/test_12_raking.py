"""The two spotlights (BBC-12)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.rules.gunnery.fire_orders import fire_modifiers
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import BOW, NO_RAKE, STERN, bearing_side, rake
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import HULL, bars, sea

TARGET = ("ANG-74", 1, 0.0, 0.0, 0.0)  # her bow is 3.7 cm from her main mast


def range_and_rake(x: float, y: float, heading: float) -> int:
    """What range and raking add to a shot at the target from there."""
    s = sea(TARGET, ("FRA-74", 0, x, y, heading))
    wanted = ("point-blank", "short-range", "long-range", "rakes-bow", "rakes-stern")
    return sum(value for name, value in fire_modifiers(s, 1, 0, HULL, bearing_side(s, 1, 0)) if name in wanted)


@pytest.mark.rule("BBC-E13", "BBC-12.7", "BBC-12.6", "BBC-11.12")
def test_range_and_rake_add_up() -> None:
    assert range_and_rake(9, 0, 0) == 5
    assert range_and_rake(0, -9, 90) == 9
    assert range_and_rake(0, 15, 90) == 5
    assert range_and_rake(0, -15, 90) == 6
    assert range_and_rake(0, 9, 90) == 8
    assert range_and_rake(50, 0, 0) == -5
    assert range_and_rake(30, 0, 0) == 0
    assert range_and_rake(0, -30, 90) == 0  # medium: astern of her, but no rake


@pytest.mark.rule("BBC-E15", "BBC-12.2", "BBC-12.5", "BBC-11.1")
def test_two_spotlights() -> None:
    s = sea(
        ("ANG-74", 1, 0, 0, 0),  # Y
        ("FRA-74", 0, 0, -13, 90),  # A
        ("FRA-74", 0, 9, -11, 60),  # E
        ("FRA-74", 0, 0, -30, 90),  # D
        ("ANG-74", 1, 40, 0, 0),  # Z
        ("FRA-74", 0, 40, 12, 20),  # B
    )
    assert rake(s, 1, 0) == STERN
    assert rake(s, 2, 0) == NO_RAKE
    assert bars(s, 2, 0) is None
    assert rake(s, 3, 0) == NO_RAKE
    assert bars(s, 3, 0) is None
    assert bars(s, 5, 4) == "BBC-11.1"
    s.y[5], s.heading[5] = 14_000, 900  # C, where B stood
    assert rake(s, 5, 4) == BOW


@pytest.mark.rule("BBC-12.2")
def test_both_lights_are_needed() -> None:
    s = sea(TARGET, ("FRA-74", 0, 0, -13, 90))
    assert rake(s, 1, 0) == STERN
    s.heading[1] = 300  # astern of her still, but she is not in the firer's arc any more
    assert rake(s, 1, 0) == NO_RAKE


@pytest.mark.rule("BBC-12.3", "BBC-12.4")
def test_the_lights_stand_at_bow_and_stern_and_open_30_degrees_to_each_side() -> None:
    """From the middle of the stern edge, (0, -3.7): 10 cm behind it the light is 5.773 cm wide to each side."""
    s = sea(TARGET, ("FRA-74", 0, 5.773, -13.7, 90))
    assert rake(s, 1, 0) == STERN
    s.x[1] = 5_774
    assert rake(s, 1, 0) == NO_RAKE
    s.x[1], s.y[1] = -5_773, 13_700
    assert rake(s, 1, 0) == BOW
    s.x[1] = -5_774
    assert rake(s, 1, 0) == NO_RAKE


@pytest.mark.rule("BBC-12.4", "BBC-0.3")
def test_a_longer_ship_has_her_lights_farther_out() -> None:
    s = sea(("ANG-100", 1, 0, 0, 0), ("FRA-74", 0, 5.773, -13.7, 90))
    assert rake(s, 1, 0) == NO_RAKE
    s.y[1] = -14_200  # her stern is 4.2 cm from her main mast
    assert rake(s, 1, 0) == STERN


@pytest.mark.rule("BBC-0.3")
@pytest.mark.parametrize(
    ("type", "length"),
    [("FRA-120", 8400), ("FRA-80", 7400), ("FRA-74", 7400), ("FRA-64", 7400), ("FRA-40", 6600), ("INDIAMAN", 6600)],
)
def test_bases_by_rank(type: str, length: int) -> None:
    s = battle([ship(type, nation="FRA")])
    assert (2 * s.length[0], 2 * s.beam[0]) == (length, 3800)


@pytest.mark.rule("BBC-12.4", "BBC-21.4")
def test_a_work_never_rakes() -> None:
    s = battle([ship("FORT", nation="FRA", heading=90), ship("ANG-74", 1, x=15, heading=90)])
    assert bars(s, 0, 1) is None
    assert rake(s, 0, 1) == NO_RAKE
    s = sea(("FRA-74", 0, 0, 0, 0), ("ANG-74", 1, 15, 0, 90))
    assert rake(s, 0, 1) == STERN  # a ship in its place would


@pytest.mark.rule("BBC-12.1", "BBC-0.5")
def test_short_range_is_the_limit() -> None:
    s = sea(TARGET, ("FRA-74", 0, 0, -20.005, 90))
    assert rake(s, 1, 0) == STERN
    s.y[1] = -20_006
    assert rake(s, 1, 0) == NO_RAKE

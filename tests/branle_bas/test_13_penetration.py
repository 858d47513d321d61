"""What else stands on the line of fire (BBC-13)."""

from __future__ import annotations

import pytest

from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import victims
from tests.branle_bas.guns import DE, MASTS, bars, broadside, damage, fire, sea, told

Z = ("FRA-74", 0, 0.0, 0.0, 0.0)


@pytest.mark.rule("BBC-E12", "BBC-13.1", "BBC-13.2", "BBC-13.4")
def test_the_ship_behind_takes_half() -> None:
    s = sea(Z, ("ANG-74", 1, 9, 0, 0), ("ANG-74", 1, 17, 0, 0), ("ANG-74", 1, 9, 9, 0), ("ANG-74", 1, 17, -9, 0),
            ("ANG-74", 1, 5, 9, 0))  # fmt: skip
    s.guns[0], s.fires[0] = 1, 1  # 1 + 9 + 5 - 1 = 14: 3 hits, halved by the fire on board to 2
    assert victims(s, 0, 1) == [1, 2]
    broadside(s, 0, fire(1), rolls=(1, DE[-1]))
    assert [damage(s, ship) for ship in range(1, 6)] == [(2, 0), (1, 0), (0, 0), (0, 0), (0, 0)]


@pytest.mark.rule("BBC-E12", "BBC-13.2", "BBC-13.3", "BBC-0.15")
def test_a_result_of_one_is_one_for_both() -> None:
    s = sea(Z, ("ANG-74", 1, 10.1, 0, 0), ("ANG-74", 1, 17, 0, 0))
    s.guns[0] = 1
    s.quality = (5, *s.quality[1:])
    broadside(s, 0, fire(1), rolls=(DE[-1],))  # 1 + 5 + 2 - 1 = 7
    assert damage(s, 1) == (1, 0)
    assert damage(s, 2) == (1, 0)


@pytest.mark.rule("BBC-E12", "BBC-13.3", "BBC-13.4", "BBC-13.6")
def test_a_ship_in_front_takes_the_full_result_and_the_risks() -> None:
    """W stands before B: W full, B half, Y behind them nothing; range and aim are those of B."""
    s = sea(Z, ("ANG-74", 1, 12, 0, 0), ("ANG-74", 1, 19, 0, 0), ("FRA-74", 0, 5, 0, 0))
    assert victims(s, 0, 1) == [3, 1]
    broadside(s, 0, fire(1, MASTS), rolls=(DE[0], 6))  # 7 + 9 + 2 + 1 = 19: 5 hits and a DéRi
    assert [damage(s, ship) for ship in (3, 1, 2)] == [(0, 5), (0, 3), (0, 0)]
    assert s.crew[3] == 8
    assert s.crew[1] == 9


@pytest.mark.rule("BBC-E14", "BBC-11.1", "BBC-11.17")
def test_arc_and_line() -> None:
    s = sea(
        Z,
        ("ANG-74", 1, 14, 12, 0),  # H, bearing 49
        ("ANG-74", 1, 18, 0, 0),  # S
        ("ANG-74", 1, 4, 14, 0),  # I, bearing 16
        ("ANG-74", 1, 9, 0, 0),  # B
    )
    assert bars(s, 0, 1) is None
    assert bars(s, 0, 2) is None
    assert bars(s, 0, 3) == "BBC-11.1"
    assert victims(s, 0, 2) == [4, 2]
    assert victims(s, 0, 1) == [1]


@pytest.mark.rule("BBC-13.5")
def test_only_masts_within_20_cm_are_hit_as_second() -> None:
    s = sea(Z, ("ANG-74", 1, 11, 0, 0), ("ANG-74", 1, 20.005, 0, 0))
    assert victims(s, 0, 1) == [1, 2]
    s.x[2] = 20_006
    assert victims(s, 0, 1) == [1]
    s = sea(Z, ("ANG-74", 1, 30, 0, 0), ("FRA-74", 0, 25, 0, 0))
    assert victims(s, 0, 1) == [2]  # the one in front takes all of it, the target beyond 20 cm nothing
    broadside(s, 0, fire(1), rolls=(DE[0],))
    assert damage(s, 2) == (4, 0)
    assert damage(s, 1) == (0, 0)


@pytest.mark.rule("BBC-13.2")
def test_at_most_two_are_hit_the_nearest_first() -> None:
    s = sea(Z, ("ANG-74", 1, 19, 0, 0), ("ANG-74", 1, 11, 0, 0), ("ANG-74", 1, 6, 0, 0))
    assert victims(s, 0, 1) == [3, 2]


@pytest.mark.rule("BBC-13.1", "BBC-13.6")
def test_friends_are_hit_as_well_and_told() -> None:
    s = sea(Z, ("ANG-74", 1, 11, 0, 0), ("FRA-74", 0, 19, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[-1], 3))
    assert damage(s, 1) == (4, 0)
    assert damage(s, 2) == (2, 0)
    assert told(s, "stray-hits") == [{"ship": 2, "hits": 2}]
    assert 0 not in s.shooters[2]
    assert s.shooters[1] == [0]


@pytest.mark.rule("BBC-13.7")
def test_the_line_starts_2_cm_from_the_mast_and_spares_what_touches_behind_the_arc() -> None:
    """A ship that lies across the firer's bow touches it; the line to the beam passes over the corner of its base."""
    s = sea(Z, ("ANG-74", 1, 15, 14.5, 0), ("FRA-74", 0, 3.6, 5.61, 90))
    assert victims(s, 0, 1) == [1]
    s.y[2] += 200  # no longer in contact
    assert victims(s, 0, 1) == [2]  # the target is 20.9 cm off


@pytest.mark.rule("BBC-13.1")
def test_the_line_runs_through_the_target_at_any_bearing() -> None:
    s = sea(Z, ("ANG-74", 1, 33.3, 7.77, 33), ("ANG-74", 1, 12, 2.8, 120))
    assert victims(s, 0, 1) == [2]

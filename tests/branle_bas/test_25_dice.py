"""The six special dice (BBC-25)."""

from __future__ import annotations

from collections import Counter

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules import special_dice as dice
from escadre.games.branle_bas.play.rules.special_dice import roll_de, roll_face, roll_two
from tests.branle_bas.guns import sea, told


@pytest.mark.rule("BBC-25.1")
def test_faces_of_the_de() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0))
    assert [roll_de(s, LoadedDice(face), "broadside", 0) for face in range(1, 7)] == [-2, -1, 0, 1, 1, 2]


@pytest.mark.rule("BBC-25.2", "BBC-E21")
def test_two_de_together() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0))
    sums = Counter(roll_two(s, LoadedDice(first, second), "tack", 0) for first in range(1, 7) for second in range(1, 7))
    assert sums == {-4: 1, -3: 2, -2: 3, -1: 6, 0: 7, 1: 6, 2: 6, 3: 4, 4: 1}


@pytest.mark.rule("BBC-25.3")
def test_faces_of_the_wind_die() -> None:
    faces = [dice.FORCE_UP, dice.FORCE_DOWN, dice.VEER, dice.BACK, dice.CALM_OR_GALE, dice.FOG]
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("BBC-25.5")
def test_faces_of_the_collision_die() -> None:
    faces = [dice.COL_VIOLENT, dice.COL_LIGHT, dice.COL_LIGHT_OR_AVOID, dice.COL_CHOICE]
    assert faces == [1, 2, 3, 4]  # 5 and 6 are as 4


@pytest.mark.rule("BBC-25.7", "BBC-25.8")
def test_signs_of_the_risk_die() -> None:
    """Fire and rudder bear it by the book, masts and crew by our ruling; hull and leak do not."""
    assert sorted(dice.RI_SIGN) == sorted([dice.RI_FIRE, dice.RI_RUDDER, dice.RI_MASTS, dice.RI_CREW])
    assert dice.RI_HULL not in dice.RI_SIGN
    assert dice.RI_LEAK not in dice.RI_SIGN


@pytest.mark.rule("BBC-25.9")
def test_odds_of_the_risk_die_of_eight() -> None:
    odds = Counter(dice.RI_OF_EIGHT)
    assert [odds[face] for face in (dice.RI_FIRE, dice.RI_RUDDER, dice.RI_LEAK, dice.RI_CREW)] == [1, 1, 1, 1]
    assert [odds[face] for face in (dice.RI_MASTS, dice.RI_HULL)] == [2, 2]


@pytest.mark.rule("BBC-0.14")
def test_every_roll_is_told_with_die_purpose_and_ship() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0))
    roll_face(s, LoadedDice(4), "collision", 0)
    assert told(s, "die-collision") == [{"ship": 0, "die": 4}]

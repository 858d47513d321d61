"""Troops against a battery (BBC-22)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.boarding.landing import (
    Land,
    assault_points,
    can_land,
    defence_points,
    land,
    work_near,
)
from escadre.games.branle_bas.play.rules.gunnery.damage import sink, strike
from escadre.games.branle_bas.play.state import FRESH, GALE, SILENCED, SUNK, BranleBasState
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import play
from tests.branle_bas.sailing import Helm

HIT, MISS = 1, 2


def shore(work: str = "TOWER", turn: int = 2, x: float = 15, **place: Any) -> BranleBasState:
    """A French ship (A 9) before a Turkish tower (garrison 10)."""
    s = battle([ship("FRA-74", 0, x, 0, 0), ship(work, 1, nation="TUR", heading=90), ship("FRA-74", 0, x, 20, 0)],
               turn=turn, **place)  # fmt: skip
    s.helm.ship = 0
    return s


@pytest.mark.rule("BBC-22.1", "BBC-22.2")
def test_troops_land_from_short_range() -> None:
    s = shore(x=20)
    step = Land("BBC-22.1")
    assert step.who(s) == [0]
    assert list(step.menu(s, 0)["land"]) == list(range(9))  # none, or 1 to A - 1
    step.play(s, 0, "land", 6, LoadedDice())
    assert s.landings == [[0, 1, 6, 2]]
    assert s.crew[0] == 3
    assert s.attacked[0]  # and boards no ship this turn
    assert step.who(s) == []
    assert not can_land(shore(x=20.1), 0)


@pytest.mark.rule("BBC-22.1")
def test_none_is_asked_twice() -> None:
    s = shore()
    step = Land("BBC-22.1")
    step.play(s, 0, "land", 0, LoadedDice())
    assert step.who(s) == []
    assert s.landings == []
    assert not s.attacked[0]
    step.run(s, LoadedDice())
    s.helm.ship = 2
    assert step.who(s) == []  # too far
    s.y[2] = 10_000
    assert step.who(s) == [0]


@pytest.mark.rule("BBC-22.1")
def test_who_cannot_land() -> None:
    for column, value in (("fires", 1), ("disorder", 1), ("attacked", True), ("retreat", True), ("crew", 1)):
        s = shore()
        getattr(s, column)[0] = value
        assert not can_land(s, 0), column
    s = shore()
    s.force = FRESH
    assert can_land(s, 0)
    s.force = GALE
    assert not can_land(s, 0)
    s = shore()
    s.fog = True
    assert not can_land(s, 0)


@pytest.mark.rule("BBC-22.1")
def test_they_land_at_the_nearest_work() -> None:
    works = [ship("TOWER", 1, x, 0, nation="TUR") for x in (-1, 29)]
    s = battle([ship("FRA-74", 0, 15, 0, 0), *works])
    assert work_near(s, 0) == 2
    s.x[0] = 13_000
    assert work_near(s, 0) == 1


@pytest.mark.rule("BBC-22.3")
def test_they_assault_in_the_next_turn() -> None:
    s = shore()
    land(s, 0, 1, 6)
    play(s, "assaults")
    assert s.crew[1] == 10
    s.turn = 3
    play(s, "assaults", ("assault", 0), rolls=(MISS, MISS))  # 6 + 2 for the marines against 10
    assert s.landings == [[0, 1, 4, 2]]
    assert s.crew[1] == 8
    assert s.lost_crew[0] == 2


@pytest.mark.rule("BBC-22.4")
def test_what_counts() -> None:
    s = shore(landings=[[0, 1, 5, 1]], morale=[2, -2])
    s.lost_crew[0], s.fires[0], s.captains[0] = 3, 1, 1
    s.supports = [[0, 1], [2, 1]]
    assert dict(assault_points(s, 0)) == {
        "troops": 5, "support": 1, "morale": 1, "losses": -1, "fires": -1, "captains": -1, "marines": 2}  # fmt: skip
    assert dict(defence_points(s, 0)) == {"garrison": 10, "support": -1, "morale": -1, "losses": 1}


@pytest.mark.rule("BBC-22.4", "BBC-22.2")
@pytest.mark.parametrize(
    ("work", "garrison"), [("REDOUBT-S", 5), ("REDOUBT-M", 5), ("TOWER", 10), ("FORT", 16), ("CITADEL", 16)]
)
def test_garrisons(work: str, garrison: int) -> None:
    assert shore(work).crew[1] == garrison


@pytest.mark.rule("BBC-22.5", "BBC-18.15")
def test_the_stronger_rolls_for_the_difference() -> None:
    s = shore(landings=[[0, 1, 4, 1]])
    play(s, "assaults", rolls=(HIT, HIT, MISS, MISS))  # 6 against 10: both lose 2, the troops 2 more
    assert s.landings == []
    assert s.crew[1] == 8
    assert s.lost_crew[0] == 4


@pytest.mark.rule("BBC-22.6")
def test_without_a_garrison_it_surrenders() -> None:
    s = shore("REDOUBT-S", landings=[[0, 1, 8, 1]])
    s.crew[0] = 1
    play(s, "assaults", rolls=(HIT, HIT, HIT, HIT, MISS))  # 10 against 5
    assert s.fate[1] == SILENCED
    assert s.landings == []
    assert s.crew[0] == 1 + 7


def beaten_ashore(crew: int) -> Helm:
    """The last man ashore has fallen in turn 2; so many are left aboard, and the wind blows along the shore."""
    h = Helm([ship("FRA-74", 0, 15, 0, 0), ship("TOWER", 1, nation="TUR", heading=90)], 3, turn=2,
             landings=[[0, 1, 1, 1]])  # fmt: skip
    h.s.crew[0] = crew
    play(h.s, "assaults", rolls=(MISS,) * 7)  # 3 against 10
    h.s.turn = 3
    return h


@pytest.mark.rule("BBC-22.7")
def test_a_ship_that_has_lost_all_her_men_stays_a_turn_and_goes_away_in_the_next() -> None:
    h = beaten_ashore(0)
    assert h.s.retreat[0]
    h.begin()
    assert h.over  # nobody is asked, and she does not drift
    assert h.pose() == (15000, 0, 0)
    play(h.s, "assaults")
    h.s.turn = 4
    h.begin()
    assert h.asked == 0
    assert h.bars("port", 300) == h.bars("heave") == "BBC-15.3"  # away from the tower


@pytest.mark.rule("BBC-22.7")
def test_a_ship_with_men_left_aboard_need_not_wait() -> None:
    h = beaten_ashore(1)
    assert not h.s.retreat[0]
    assert h.s.landings == []
    assert h.begin().asked == 0


@pytest.mark.rule("BBC-22.8", "BBC-15.5")
def test_men_who_come_back_to_an_empty_ship_take_her_flag_down() -> None:
    s = shore(landings=[[0, 1, 8, 1]])
    s.crew[0], s.retreat[0] = 0, True
    play(s, "assaults", ("reembark", 0))
    assert (s.crew[0], s.retreat[0]) == (6, False)
    s = shore(landings=[[0, 1, 8, 1]])
    s.crew[0], s.guns[0], s.retreat[0] = 0, 0, True
    play(s, "assaults", ("reembark", 0))
    assert s.retreat[0]


@pytest.mark.rule("BBC-22.8")
def test_troops_may_come_back_while_their_ship_is_near() -> None:
    s = shore(landings=[[0, 1, 8, 1]])
    s.crew[0] = 1
    play(s, "assaults", ("reembark", 0))  # 10 against 10
    assert s.landings == []
    assert s.crew[0] == 1 + 6
    s = shore(landings=[[0, 1, 8, 1]], x=21)
    play(s, "assaults")  # nobody asks
    assert s.landings == [[0, 1, 6, 1]]


@pytest.mark.rule("BBC-22.8")
def test_troops_of_a_ship_sunk_or_taken_are_lost() -> None:
    s = shore(landings=[[0, 1, 8, 1]])
    sink(s, 0, SUNK)
    assert s.landings == []
    s = shore(landings=[[0, 1, 8, 1]])
    s.side = (0, 1, 1)
    strike(s, 0, 2)
    assert s.landings == []

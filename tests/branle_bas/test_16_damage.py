"""The record sheet and what damage brings (BBC-16, BBC-23, BBC-24)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.flow import FLOW
from escadre.games.branle_bas.play.rules.gunnery.damage import (
    add_fire,
    add_leak,
    break_mast,
    damage_rudder,
    explode,
    hit_hull,
    hit_masts,
    settle_condition,
)
from escadre.games.branle_bas.play.rules.record_sheet import CREW, GUN, LOWER_LEAK, POWDER, UPPER_LEAK, box_marks
from escadre.games.branle_bas.play.rules.ships import broadside, capacities_gone, masts, thirds
from escadre.games.branle_bas.play.state import BLOWN_UP, IN_PLAY, SUNK, BranleBasState
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import DE, damage, sea, told


def boxes(type: str, mark: int, nation: str = "") -> list[int]:
    """The numbers of the boxes of a sheet that bear a mark."""
    s = sea((type, 0, 0, 0, 0)) if not nation else work(type, nation)
    return [at + 1 for at, marks in enumerate(box_marks(s, 0)) if marks & mark]


def work(type: str, nation: str) -> BranleBasState:
    return battle([ship(type, nation=nation)])


def one(type: str = "FRA-74", **place: Any) -> BranleBasState:
    return sea((type, 0, 0, 0, 0), **place)


@pytest.mark.rule("BBC-16.1", "BBC-16.2", "BBC-16.15", "BBC-23.4")
@pytest.mark.parametrize(
    ("type", "row"), [("FRA-74", 10), ("ANG-100", 10), ("HOL-74", 9), ("FRA-40", 6), ("INDIAMAN", 5)]
)
def test_a_mast_falls_when_its_row_is_full(type: str, row: int) -> None:
    s = sea((type, 0, 0, 0, 0), wind=3) if type != "INDIAMAN" else work(type, "FRA")
    s.wind = 3
    hit_masts(s, 0, row - 1, LoadedDice())
    assert masts(s, 0) == 3
    hit_masts(s, 0, 1, LoadedDice())
    assert masts(s, 0) == 2
    hit_masts(s, 0, 2 * row, LoadedDice())
    assert masts(s, 0) == 0
    assert s.rig[0] == 3 * row
    assert s.hull[0] == 0


@pytest.mark.rule("BBC-16.3", "BBC-24.1")
@pytest.mark.parametrize(("wind", "port", "starboard"), [(3, 2, 0), (9, 0, 2), (1, 2, 0), (11, 0, 2), (5, 2, 0)])
def test_a_mast_falls_away_from_the_wind(wind: int, port: int, starboard: int) -> None:
    s = one(wind=wind)
    hit_masts(s, 0, 10, LoadedDice())
    assert (s.masked_port[0], s.masked_starboard[0]) == (port, starboard)


@pytest.mark.rule("BBC-16.3")
def test_with_the_wind_ahead_or_astern_a_coin_tells_the_side() -> None:
    s = one(wind=12)
    s.heading[0] = 50  # 5 degrees off
    hit_masts(s, 0, 10, LoadedDice())  # these dice show the last of what there is: starboard
    assert (s.masked_port[0], s.masked_starboard[0]) == (0, 2)
    s = one(wind=12)
    s.heading[0] = 3549  # 5.1 degrees to port of the wind, which comes from starboard
    hit_masts(s, 0, 10, LoadedDice())
    assert (s.masked_port[0], s.masked_starboard[0]) == (2, 0)


@pytest.mark.rule("BBC-16.4", "BBC-6.13")
def test_each_mast_costs_a_third_of_the_speed() -> None:
    s = one(wind=3)
    speeds = [thirds(s, 0)]
    for _ in range(3):
        hit_masts(s, 0, 10, LoadedDice())
        speeds.append(thirds(s, 0))
    assert speeds == [3, 2, 1, 0]


@pytest.mark.rule("BBC-16.5", "BBC-16.16")
def test_a_crew_box_costs_a_point_of_crew_and_nothing_falls_below_0() -> None:
    s = one()
    s.crew[0], s.guns[0] = 1, 0
    hit_hull(s, 0, 6, LoadedDice())
    assert (s.crew[0], s.guns[0], s.lost_crew[0]) == (0, 0, 1)
    hit_hull(s, 0, 6, LoadedDice(DE[0]))
    assert (s.crew[0], s.lost_crew[0]) == (0, 1)


@pytest.mark.rule("BBC-16.7", "BBC-16.13")
def test_a_gun_box_costs_a_gun_for_good() -> None:
    s = one()
    hit_hull(s, 0, 3, LoadedDice())
    assert s.guns[0] == 7
    hit_hull(s, 0, 1, LoadedDice())
    assert s.guns[0] == 6


@pytest.mark.rule("BBC-16.8")
@pytest.mark.parametrize(
    ("type", "box", "rolls", "leaks"),
    [
        ("FRA-74", 7, (DE[-2], DE[0]), 1),  # upper row, rank 3
        ("FRA-74", 7, (DE[-1],), 0),
        ("FRA-74", 14 + 4, (DE[-1], DE[0]), 1),  # lower row
        ("FRA-74", 14 + 4, (DE[0],), 0),
        ("FRA-80", 7, (), 0),  # rank 2: never by the upper row
        ("FRA-80", 16 + 4, (DE[-2], DE[0]), 1),
        ("FRA-80", 16 + 4, (DE[-1],), 0),
    ],
)
def test_leak_boxes(type: str, box: int, rolls: tuple[int, ...], leaks: int) -> None:
    s = one(type)
    s.hull[0] = box - 1
    dice = LoadedDice(*rolls)
    hit_hull(s, 0, 1, dice)
    assert len(s.leaks[0]) == leaks
    assert dice.left == []


@pytest.mark.rule("BBC-23.5", "BBC-16.14")
def test_leak_boxes_of_a_frigate() -> None:
    for de, leaks in ((-2, 1), (-1, 1), (0, 0)):
        s = one("FRA-40")
        hit_hull(s, 0, 5, LoadedDice(DE[de], *([DE[0]] if leaks else [])))
        assert len(s.leaks[0]) == leaks


@pytest.mark.rule("BBC-5.4")
def test_no_leak_by_fire() -> None:
    s = one()
    hit_hull(s, 0, 20, LoadedDice(), leaks=False)
    assert s.hull[0] == 20
    assert s.leaks[0] == []
    assert s.guns[0] == 2


@pytest.mark.rule("BBC-16.9", "BBC-5.13", "BBC-E11")
def test_the_turn_a_leak_sinks_her_in() -> None:
    s = one(turn=2)
    add_leak(s, 0, LoadedDice(DE[1]))
    add_leak(s, 0, LoadedDice(DE[-2]))
    assert s.leaks[0] == [9, 6]


@pytest.mark.rule("BBC-16.10", "BBC-24.3")
def test_leaks_cost_one_gun_and_a_third_of_the_speed_however_many() -> None:
    s = one()
    s.leaks[0] = [9, 7]
    assert broadside(s, 0) == 6
    assert s.guns[0] == 7
    assert thirds(s, 0) == 2


@pytest.mark.rule("BBC-16.11", "BBC-1.16")
def test_a_leak_that_is_not_plugged_sinks_her_after_nightfall() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0), ("ANG-74", 1, 100, 0, 0), turn=16, night=True)
    s.leaks[0] = [18]
    flow.advance(s, FLOW, LoadedDice(DE[0], DE[-1]))
    assert s.fate[0] == SUNK
    assert s.turn == 18
    assert s.why


@pytest.mark.rule("BBC-16.12", "BBC-1.2", "BBC-28.1", "BBC-28.2", "BBC-28.3")
@pytest.mark.parametrize(
    ("type", "hull"),
    [("FRA-120", 36), ("ANG-100", 40), ("RUS-100", 34), ("FRA-80", 32), ("ANG-98", 36), ("FRA-74", 28), ("ANG-74", 32),
     ("HOL-74", 26), ("FRA-64", 24), ("ANG-64", 28), ("HOL-68", 22),
     ("ESP-74", 32), ("VEN-70", 22), ("RUS-74", 26), ("SUE-74", 28), ("FRA-40", 20), ("ANG-38", 22)],
)  # fmt: skip
def test_length_of_the_sheets(type: str, hull: int) -> None:
    assert len(box_marks(one(type), 0)) == hull


@pytest.mark.rule("BBC-E33", "BBC-16.13")
def test_gun_boxes() -> None:
    assert boxes("FRA-74", GUN) == [4, 8, 12, 16, 20, 24, 28]
    assert boxes("ANG-74", GUN) == [5, 10, 14, 19, 23, 28, 32]
    assert boxes("FRA-120", GUN) == list(range(3, 37, 3))
    assert boxes("FRA-40", GUN) == [4, 7, 10, 14, 17, 20]


@pytest.mark.rule("BBC-16.13")
def test_crew_and_leak_boxes_of_two_rows() -> None:
    assert boxes("FRA-74", CREW) == [6, 12, 14 + 4, 14 + 8, 14 + 12]
    assert boxes("FRA-74", UPPER_LEAK) == [7, 14]
    assert boxes("FRA-74", LOWER_LEAK) == [14 + 4, 14 + 8, 14 + 12]
    assert boxes("FRA-120", CREW) == [6, 12, 18, 18 + 4, 18 + 8, 18 + 12, 18 + 16]
    assert boxes("FRA-64", UPPER_LEAK) == [7]
    assert boxes("HOL-74", UPPER_LEAK) == [7]  # a row of 13


@pytest.mark.rule("BBC-16.14", "BBC-23.12")
def test_sheets_of_one_row() -> None:
    assert boxes("FRA-40", CREW) == [6, 12, 18]
    assert boxes("FRA-40", LOWER_LEAK) == [5, 10, 15]
    assert boxes("INDIAMAN", CREW, "FRA") == [3, 6, 9]
    assert boxes("INDIAMAN", LOWER_LEAK, "FRA") == [4, 8]
    assert boxes("INDIAMAN", GUN, "FRA") == [3, 5, 8, 10]
    assert len(box_marks(one("DAN-64H"), 0)) == 24


@pytest.mark.rule("BBC-21.13")
@pytest.mark.parametrize(
    ("type", "hull"), [("REDOUBT-S", 10), ("REDOUBT-M", 12), ("TOWER", 18), ("FORT", 24), ("CITADEL", 30)]
)
def test_sheets_of_works(type: str, hull: int) -> None:
    s = work(type, "FRA")
    assert len(box_marks(s, 0)) == hull
    assert boxes(type, GUN, "FRA") == list(range(3, hull + 1, 3))
    assert boxes(type, CREW, "FRA") == list(range(4, hull + 1, 4))
    assert boxes(type, POWDER, "FRA") == list(range(5, hull + 1, 5))


@pytest.mark.rule("BBC-16.17", "BBC-16.18", "BBC-5.6", "BBC-E25")
def test_the_fifth_fire_blows_her_up() -> None:
    s = one()
    for fires in range(1, 5):
        add_fire(s, 0, LoadedDice())
        assert (s.fires[0], s.fate[0]) == (fires, IN_PLAY)
    add_fire(s, 0, LoadedDice())
    assert s.fate[0] == BLOWN_UP


@pytest.mark.rule("BBC-16.19", "BBC-E26")
def test_an_explosion() -> None:
    s = sea(
        ("FRA-74", 0, 0, 0, 0),
        ("FRA-74", 0, 9, 0, 0),
        ("ANG-98", 1, 0, 15, 0),
        ("ANG-98", 1, -15, 0, 0),
        ("ANG-98", 1, 0, -21, 0),
        wind=3,
    )
    explode(s, 0, LoadedDice(DE[-2], DE[-2], DE[-1]))
    assert s.fate[0] == BLOWN_UP
    assert [damage(s, ship) for ship in range(1, 5)] == [(4, 8), (2, 4), (2, 4), (0, 0)]
    assert s.fires == [0, 1, 1, 0, 0]


@pytest.mark.rule("BBC-16.19")
def test_an_explosion_sets_fire_near_by_on_a_minus_1_too() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0), ("FRA-74", 0, 9, 0, 0), ("ANG-74", 1, 0, 9, 0))
    explode(s, 0, LoadedDice(DE[-1], DE[0]))
    assert s.fires == [0, 1, 0]


@pytest.mark.rule("BBC-16.19")
def test_explosions_spread() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0), ("FRA-74", 0, 9, 0, 0), ("ANG-74", 1, 18, 0, 0), wind=3)
    s.fires[1] = 4
    explode(s, 0, LoadedDice(DE[-2], DE[0], DE[0]))
    assert s.fate == [BLOWN_UP, BLOWN_UP, IN_PLAY]
    assert damage(s, 2) == (2 + 4, 4 + 8)


@pytest.mark.rule("BBC-16.19", "BBC-21.4")
def test_batteries_are_not_hit_by_an_explosion() -> None:
    s = battle([ship("FRA-74"), ship("FORT", 1, x=8, nation="ANG")])
    explode(s, 0, LoadedDice())
    assert s.hull[1] == 0


@pytest.mark.rule("BBC-16.20", "BBC-5.6")
def test_a_prize_burns_on_and_blows_up_for_her_captor() -> None:
    s = sea(("FRA-74", 0, 0, 0, 0), ("ANG-74", 1, 30, 0, 0))
    s.captor[0], s.owner[0], s.fires[0] = 1, 1, 4
    add_fire(s, 0, LoadedDice())
    assert s.fate[0] == BLOWN_UP


@pytest.mark.rule("BBC-16.21", "BBC-24.2")
def test_a_burning_ship_loses_speed() -> None:
    s = one()
    s.fires[0] = 1
    assert thirds(s, 0) == 2
    s.fires[0] = 2
    assert thirds(s, 0) == 0


@pytest.mark.rule("BBC-16.22", "BBC-24.4")
def test_rudder_markers_add_up() -> None:
    s = one()
    damage_rudder(s, 0)
    damage_rudder(s, 0)
    assert s.rudders[0] == 2
    assert len(told(s, "rudder-damaged")) == 2


@pytest.mark.rule("BBC-16.24", "BBC-14.12")
def test_a_hulk_has_no_masts() -> None:
    s = sea(("DAN-64H", 0, 0, 0, 0), ("ANG-74", 1, 3.85, 0, 0))
    hit_masts(s, 0, 10, LoadedDice())
    assert damage(s, 0) == (0, 0)
    assert capacities_gone(s, 0) == 0
    s.guns[0] = 0
    settle_condition(s, 0, LoadedDice())
    assert not s.retreat[0]
    assert s.captor[0] == -1
    s.crew[0] = 0
    settle_condition(s, 0, LoadedDice())
    assert s.captor[0] == 1
    full = one("DAN-64H")
    full.hull[0] = 23
    hit_hull(full, 0, 3, LoadedDice(DE[0]))
    settle_condition(full, 0, LoadedDice())
    assert full.fate[0] == SUNK


@pytest.mark.rule("BBC-5.22")
def test_a_mast_that_breaks_takes_what_is_left_of_its_row() -> None:
    s = one(wind=3)
    s.rig[0] = 13
    break_mast(s, 0, LoadedDice())
    assert s.rig[0] == 20
    assert masts(s, 0) == 1

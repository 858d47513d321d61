"""Coastal works (BBC-21)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.gunnery.damage import hit_hull, settle_condition
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import close_targets, fire_modifiers
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import bearing_side, rake, victims
from escadre.games.branle_bas.play.state import CALM, IN_PLAY, SILENCED, BranleBasState
from tests.branle_bas.build import battle, ship
from tests.branle_bas.guns import DE, HULL, MASTS, asked, bars, broadside, damage, fire, told

RI_HULL, RI_MASTS = 2, 5


def coast(*rows: tuple[str, float, float, float], work: str = "FORT", **place: Any) -> BranleBasState:
    """A French fort (B 8, F 11) that looks east, and English ships before it."""
    ships = [ship(work, 0, nation="FRA", heading=90)]
    s = battle([*ships, *(ship(type, 1, x, y, h) for type, x, y, h in rows)], **place)
    s.opened = [True] * len(s.opened)
    return s


@pytest.mark.rule("BBC-21.2", "BBC-21.6")
@pytest.mark.parametrize(("turn", "rolls", "fires"), [(6, (DE[0], RI_MASTS), 0), (7, (DE[0], DE[0], RI_MASTS), 1)])
def test_red_hot_shot_from_the_seventh_turn(turn: int, rolls: tuple[int, ...], fires: int) -> None:
    s = coast(("ANG-74", 30, 0, 0), turn=turn)
    broadside(s, 0, fire(1), rolls=rolls)
    assert s.fires[1] == fires


@pytest.mark.rule("BBC-21.2")
def test_a_scenario_may_heat_the_shot_earlier() -> None:
    s = coast(("ANG-74", 30, 0, 0), turn=2, twists={"red-hot-from": 2})
    broadside(s, 0, fire(1), rolls=(DE[0], DE[-2], 5))
    assert s.fires[1] == 1


@pytest.mark.rule("BBC-21.6", "BBC-21.7")
@pytest.mark.parametrize(("de", "fires"), [(-2, 1), (-1, 1), (0, 1), (1, 0), (2, 0)])
def test_red_hot_shot_sets_fire_on_0_or_less(de: int, fires: int) -> None:
    s = coast(("ANG-74", 30, 0, 0), turn=9)
    broadside(s, 0, fire(1), rolls=(DE[0], DE[de], 5))
    assert s.fires[1] == fires


@pytest.mark.rule("BBC-21.6")
def test_no_red_hot_shot_at_long_range_or_without_a_hit() -> None:
    s = coast(("ANG-74", 50, 0, 0), turn=9)
    broadside(s, 0, fire(1, MASTS), rolls=(DE[0],))
    assert s.fires[1] == 0
    assert s.rig[1] == 3
    s = coast(("ANG-74", 30, 0, 0), turn=9)
    s.quality = (0, 11)
    s.guns[0] = 1
    broadside(s, 0, fire(1), rolls=(DE[0],))
    assert damage(s, 1) == (0, 0)


@pytest.mark.rule("BBC-21.3")
def test_no_bonus_for_standing_still() -> None:
    s = coast(("ANG-74", 30, 0, 0), force="calm")
    assert s.force == CALM
    assert fire_modifiers(s, 0, 1, HULL, 0) == [("guns", 8), ("quality", 11)]


@pytest.mark.rule("BBC-21.4", "BBC-21.14")
def test_it_fires_70_degrees_to_each_side_of_its_facing() -> None:
    s = coast(("ANG-74", 30, 0, 0))
    for x, y, bears in ((10_000, 27_474, True), (10_000, 27_475, False), (10_000, -27_474, True), (-30_000, 0, False)):
        s.x[1], s.y[1] = x, y
        assert (bearing_side(s, 0, 1) == 0) == bears


@pytest.mark.rule("BBC-21.4")
def test_one_target_a_turn_range_and_first_fire_as_for_ships_and_no_small_arms() -> None:
    s = coast(("ANG-74", 9, 0, 0), ("ANG-74", 9, 9, 0))
    s.opened[0] = False
    assert asked(s, 0) == {"fire": [2, 4, 5], "hold": [0]}
    assert close_targets(s, 0) == []
    assert fire_modifiers(s, 0, 1, HULL, 0) == [("guns", 8), ("quality", 11), ("first-fire", 3), ("point-blank", 5)]
    broadside(s, 0, fire(2), rolls=(DE[0], DE[0], 5, 5))  # nobody asks for a second target; 24: 8 hits, a leak box
    assert told(s, "fires")[0]["total"] == 24


@pytest.mark.rule("BBC-21.5")
def test_extra_risks_strike_its_targets() -> None:
    s = coast(("ANG-74", 30, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[0], RI_MASTS))
    assert damage(s, 1) == (5, 2)


@pytest.mark.rule("BBC-21.8", "BBC-13.3")
def test_a_ship_on_the_line_takes_the_shot() -> None:
    s = coast(("ANG-74", 19, 0, 0), ("ANG-74", 9, 0, 0))
    assert victims(s, 0, 1) == [2, 1]


@pytest.mark.rule("BBC-21.8", "BBC-21.15")
def test_islands_block_its_line_but_not_its_own_shore() -> None:
    s = coast(("ANG-74", 30, 0, 0), land=[{"circle": [0, 0, 9]}])
    assert bars(s, 0, 1) is None
    assert bars(s, 1, 0) is None
    s = coast(("ANG-74", 30, 0, 0), land=[{"circle": [0, 0, 10.5]}])
    assert bars(s, 0, 1) == "BBC-11.18"
    assert bars(s, 1, 0) == "BBC-11.18"


@pytest.mark.rule("BBC-21.9")
def test_fire_at_it_always_goes_for_the_walls_and_its_fire_falls_with_its_guns() -> None:
    s = coast(("ANG-74", 15, 0, 0))
    assert bars(s, 1, 0, MASTS) == "BBC-21.9"
    assert rake(s, 1, 0) == 0
    assert close_targets(s, 1) == []
    broadside(s, 1, fire(0), ("keep", 0), rolls=(DE[-1], 6, 6, RI_HULL))  # 19: five boxes, the last with powder
    assert s.hull[0] == 5


@pytest.mark.rule("BBC-21.9", "BBC-21.13", "BBC-16.7")
def test_gun_garrison_and_powder_boxes() -> None:
    s = coast(("ANG-74", 15, 0, 0))
    hit_hull(s, 0, 4, LoadedDice())
    assert (s.guns[0], s.crew[0]) == (7, 15)
    assert fire_modifiers(s, 0, 1, HULL, 0)[0] == ("guns", 7)


@pytest.mark.rule("BBC-22.6", "BBC-21.11")
def test_without_a_garrison_it_is_silent() -> None:
    s = coast(("ANG-74", 30, 0, 0))
    s.crew[0] = 2
    broadside(s, 1, fire(0), ("keep", 0), rolls=(DE[-1], 6))  # one by its box, one by the DéRi
    assert (s.crew[0], s.fate[0]) == (0, SILENCED)


@pytest.mark.rule("BBC-21.10", "BBC-11.6")
def test_an_accident_sets_no_fire_to_it() -> None:
    s = coast(("ANG-74", 30, 0, 0))
    broadside(s, 0, fire(1), rolls=(DE[-2], DE[-2], 5))  # 17: the third Dé is not rolled, but a DéRi
    assert (s.guns[0], s.fires[0]) == (7, 0)


@pytest.mark.rule("BBC-21.11")
@pytest.mark.parametrize(("face", "crew"), [(1, 16), (2, 16), (3, 16), (4, 16), (5, 16), (6, 15)])
def test_of_the_extra_risks_only_the_garrison_suffers(face: int, crew: int) -> None:
    s = coast(("ANG-74", 30, 0, 0))
    broadside(s, 1, fire(0), ("keep", 0), rolls=(DE[-1], face))  # 17: 4 boxes, one of them the garrison's
    assert s.crew[0] == crew - 1
    assert (s.hull[0], s.rig[0], s.fires[0], s.rudders[0], s.leaks[0]) == (4, 0, 0, 0, [])


@pytest.mark.rule("BBC-21.12")
@pytest.mark.parametrize(("dice", "fate"), [((1, 1), SILENCED), ((1, 2), SILENCED), ((2, 2), IN_PLAY)])
def test_powder(dice: tuple[int, int], fate: int) -> None:
    s = coast(("ANG-74", 30, 0, 0))
    hit_hull(s, 0, 5, LoadedDice(*dice))
    assert s.fate[0] == fate


@pytest.mark.rule("BBC-21.13")
def test_out_of_action_when_all_is_ticked() -> None:
    s = coast(("ANG-74", 30, 0, 0), work="REDOUBT-S")
    hit_hull(s, 0, 9, LoadedDice(6, 6))
    settle_condition(s, 0, LoadedDice())
    assert s.fate[0] == IN_PLAY
    hit_hull(s, 0, 1, LoadedDice(6, 6))
    settle_condition(s, 0, LoadedDice())
    assert s.fate[0] == SILENCED


@pytest.mark.rule("BBC-21.14")
def test_ranges_go_to_its_point() -> None:
    s = coast(("ANG-74", 20.005, 0, 0))
    assert ("short-range", 2) in fire_modifiers(s, 1, 0, HULL, 0)
    s.x[1] = 20_006
    assert ("short-range", 2) not in fire_modifiers(s, 1, 0, HULL, 0)

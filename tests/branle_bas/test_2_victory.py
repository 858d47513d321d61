"""How a battle ends (BBC-2)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.core.match import Match
from escadre.games.branle_bas.play.rules import morale, turn, winning
from escadre.games.branle_bas.play.rules.gunnery.damage import surrender
from escadre.games.branle_bas.play.state import AGROUND, AWAY, SUNK, WRECKED, BranleBasState
from tests.branle_bas.build import battle, de, match, ship

NONE = LoadedDice()


def line(types: list[str], side: int, y: float, **more: Any) -> list[dict[str, Any]]:
    return [ship(type, side, x=12 * i, y=y, heading=90, **more) for i, type in enumerate(types)]


def field(first: int, second: int, y: float = 30, **more: Any) -> BranleBasState:
    """So many 74s each, in two lines at a distance."""
    return battle([*line(["FRA-74"] * first, 0, 0), *line(["ANG-74"] * second, 1, y)], **more)


def counted(s: BranleBasState) -> tuple[int, str]:
    winning.final_count(s, NONE)
    return s.winner, s.why


@pytest.mark.rule("BBC-2.1")
def test_whose_flagship_is_taken_has_lost_at_once():
    s = battle([ship(), ship("ANG-74", 1, x=3.9), ship("FRA-74", x=40)], flagships=[0, 1])
    surrender(s, 0, 1, de())
    assert (s.winner, s.why, s.stack) == (1, "flagship-taken", [])


@pytest.mark.rule("BBC-2.1")
def test_another_ship_taken_does_not_end_it():
    s = battle([ship(), ship("ANG-74", 1, x=3.9), ship("FRA-74", x=40)], flagships=[2, 1])
    surrender(s, 0, 1, de())
    assert not s.why


@pytest.mark.rule("BBC-2.3")
def test_more_ships_on_the_field_win():
    assert counted(field(3, 2)) == (0, "field")
    assert counted(field(2, 3)) == (1, "field")


@pytest.mark.rule("BBC-2.3")
def test_ships_in_retreat_do_not_count():
    s = field(3, 2)
    s.guns[0], s.retreat[0] = 0, True
    s.guns[1], s.retreat[1] = 0, True
    assert winning.ships_held(s, 0) == 1
    assert counted(s) == (1, "field")


@pytest.mark.rule("BBC-2.3", "BBC-2.5")
def test_a_prize_counts_whatever_its_state():
    s = field(2, 2)
    s.captor[3], s.owner[3] = 0, 0
    s.guns[3], s.crew[3], s.rig[3] = 0, 0, 30
    assert (winning.ships_held(s, 0), winning.ships_held(s, 1)) == (3, 1)


@pytest.mark.rule("BBC-2.4")
def test_equal_numbers_then_fewer_lost_wins():
    s = field(3, 2)
    s.fate[0] = SUNK
    assert counted(s) == (1, "fewer-lost")


@pytest.mark.rule("BBC-2.4")
def test_equal_in_everything_is_a_draw():
    s = field(2, 2)
    assert counted(s) == (-1, "draw")
    result = winning.outcome(s)
    assert result is not None
    assert result.winners == (0, 1)


@pytest.mark.rule("BBC-2.5")
def test_works_transports_and_wrecks_do_not_count():
    ships = [
        ship("FORT", nation="FRA", y=-60),
        ship("TRANSPORT", nation="FRA", x=30),
        ship(aground=WRECKED),
        ship("FRA-40", x=60),
    ]
    assert winning.ships_held(battle([*ships, ship("ANG-74", 1, y=90)]), 0) == 1


@pytest.mark.rule("BBC-2.5")
def test_a_ship_aground_counts_only_with_no_enemy_within_40_cm():
    s = battle([ship(aground=AGROUND), ship("ANG-74", 1, x=40)])
    assert winning.ships_held(s, 0) == 0
    s.x[1] = 40_006
    assert winning.ships_held(s, 0) == 1


@pytest.mark.rule("BBC-2.6")
def test_with_strategic_morale_a_negative_total_makes_a_side_flee():
    s = field(1, 6, options={"strategic_morale": True})
    morale.test_morale(s, NONE)
    assert s.morale[0] < 0
    assert s.stack
    assert s.fleeing == [True, False]
    assert winning.ships_held(s, 0) == 0


@pytest.mark.rule("BBC-2.7")
def test_both_negative_the_more_negative_loses_and_equal_is_a_draw():
    # Portuguese have no base morale; a dead Admiral takes 2 from each.
    for more, winner in ((0, -1), (1, 0)):
        ships = [*line(["POR-74"] * (3 + more), 0, 0), *line(["POR-74"] * 3, 1, 60)]
        s = battle(ships, admiral_dead=[True, True])
        morale.test_morale(s, NONE)
        assert s.morale == [more - 2, -more - 2]
        assert (s.winner, s.why) == (winner, "morale")


@pytest.mark.rule("BBC-2.7")
def test_both_flagships_in_one_combat_is_a_draw():
    s = field(1, 1)
    winning.end_battle(s, 0, "flagship-taken")
    winning.end_battle(s, 1, "flagship-taken")
    assert (s.winner, s.why) == (-1, "both-flagships")


@pytest.mark.rule("BBC-2.8")
def test_a_player_may_concede():
    played = match([ship(heading=90), ship("ANG-74", 1, y=-50, heading=90)], wind=6)
    asked = played.turn[0]
    played.concede(asked)
    assert played.outcome is not None
    assert played.outcome.winners == (1 - asked,)


@pytest.mark.rule("BBC-2.8")
def test_who_concedes_gives_up_for_his_side():
    played = Match.new("branle_bas", seats=4, seed=1)
    played.concede(2)
    assert played.outcome is not None
    assert played.outcome.ranks == (2, 0, 2, 0)


@pytest.mark.rule("BBC-2.9")
def test_nobody_holds_an_empty_field():
    s = field(3, 2, y=40.01)
    assert counted(s) == (-1, "draw")  # not 3 to 2
    s = field(3, 2, y=40.01)
    s.fate[0] = SUNK
    assert counted(s) == (1, "fewer-lost")


@pytest.mark.rule("BBC-2.9", "BBC-2.3")
def test_one_pair_within_40_cm_is_a_field():
    s = field(3, 2, y=40)
    assert counted(s) == (0, "field")


@pytest.mark.rule("BBC-2.9")
def test_a_side_without_ships_in_good_order_does_not_empty_the_field():
    s = field(2, 1, y=200)
    s.guns[2], s.retreat[2] = 0, True
    assert counted(s) == (0, "field")


@pytest.mark.rule("BBC-1.17", "BBC-2.3")
def test_a_ship_that_left_the_sea_counts_as_in_retreat():
    s = field(2, 1)
    s.fate[0] = AWAY
    assert winning.ships_held(s, 0) == 1
    assert winning.ships_lost(s, 0) == 0


# ---- victories of scenarios


def judged(ships: list[dict[str, Any]], kind: int, **numbers: int) -> BranleBasState:
    from escadre.games.branle_bas.play.scenarios import scenario_effects

    s = battle(ships)
    told = list(s.twists)
    told[scenario_effects.VICTORY] = kind
    for name, value in numbers.items():
        told[getattr(scenario_effects, name)] = value
    s.twists = tuple(told)
    return s


@pytest.mark.parametrize(("french", "english", "winner"), [(5, 0, 0), (5, 5, -1), (4, 0, -1), (2, 0, 1), (5, 4, 0)])
def test_so_many_beaten_and_fewer_lost(french, english, winner):
    ships = [*line(["ANG-74"] * 8, 0, 0), *line(["FRA-74"] * 8, 1, 30)]
    s = judged(ships, winning.LOSSES, TARGET=5, HOLDS=2, FEWER=1)
    for i in range(french):
        s.guns[8 + i], s.retreat[8 + i] = 0, True
    for i in range(english):
        s.fate[i] = SUNK
    winning.final_count(s, NONE)
    assert s.winner == winner


@pytest.mark.parametrize(("silent", "grounded", "winner"), [(5, 2, 0), (5, 3, -1), (3, 0, -1), (2, 0, 1)])
def test_so_many_hulks_silent(silent, grounded, winner):
    ships = [*line(["ANG-74"] * 6, 0, 0), *line(["DAN-64H"] * 7, 1, 30)]
    s = judged(ships, winning.HULKS, TARGET=5, HOLDS=2, OWN_MOST=2)
    for i in range(silent):
        s.guns[6 + i] = 0
    for i in range(grounded):
        s.aground[i] = AGROUND
    winning.final_count(s, NONE)
    assert s.winner == winner


@pytest.mark.parametrize(("works", "ships_lost", "winner"), [(2, 1, 0), (2, 2, 1), (1, 0, -1), (0, 0, 1)])
def test_so_many_works_out_of_action(works, ships_lost, winner):
    placed = [ship("TOWER", 1, x=30 * i, y=-60, nation="TUR") for i in range(3)]
    s = judged([*line(["VEN-66"] * 5, 0, 0), *placed], winning.WORKS, TARGET=2, HOLDS=0, OWN_MOST=1)
    for i in range(works):
        s.fate[5 + i] = 5
    for i in range(ships_lost):
        s.fate[i] = SUNK
    winning.final_count(s, NONE)
    assert s.winner == winner


def test_points_for_a_convoy():
    ships = [*line(["ANG-74"] * 2, 0, 0), *line(["FRA-110"] * 2, 1, 60)]
    ships += [ship("TRANSPORT", 1, x=12 * i, y=30, nation="FRA") for i in range(6)]
    s = judged(ships, winning.CONVOY)
    assert (winning.convoy_points(s, 0), winning.convoy_points(s, 1)) == (0, 12)
    for transport in (4, 5, 6):
        s.captor[transport], s.owner[transport] = 0, 0
    s.fate[7] = SUNK
    s.fate[2] = SUNK
    s.guns[3], s.retreat[3] = 0, True
    assert winning.convoy_points(s, 0) == 3 * 2 + 1 + 4 + 2
    assert winning.convoy_points(s, 1) == 4
    winning.final_count(s, NONE)
    assert s.winner == 0


def test_one_point_apart_is_a_draw():
    ships = [
        ship("ANG-74"),
        ship("FRA-74", 1, y=60),
        *(ship("TRANSPORT", 1, x=12 * i, y=30, nation="FRA") for i in range(1)),
    ]
    s = judged(ships, winning.CONVOY)
    s.fate[2] = SUNK
    assert (winning.convoy_points(s, 0), winning.convoy_points(s, 1)) == (1, 0)
    winning.final_count(s, NONE)
    assert s.winner == -1


@pytest.mark.parametrize(
    ("hunter", "quarry", "winner"),
    [({"rig": 6}, {}, 1), ({}, {}, -1), ({}, {"guns": 0, "retreat": True}, 0), ({"rig": 6}, {"fate": SUNK}, 0)],
)
def test_the_quarry_must_cripple_the_hunter_and_get_away(hunter, quarry, winner):
    s = judged([ship("ANG-32", **hunter), ship("FRA-30", 1, x=30, **quarry)], winning.CHASE)
    winning.final_count(s, NONE)
    assert s.winner == winner


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [({"hull": 3}, {"rig": 2}, 1), ({}, {}, -1), ({"guns": 0, "retreat": True}, {"hull": 9}, 1)],
)
def test_a_duel_is_won_by_boxes_unless_one_is_beaten(first, second, winner):
    s = judged([ship("EU-44", **first), ship("ANG-38", 1, x=30, **second)], winning.DUEL)
    winning.final_count(s, NONE)
    assert s.winner == winner


def test_a_duel_ends_when_one_is_in_retreat():
    s = judged([ship("EU-44", guns=0, retreat=True), ship("ANG-38", 1, x=30)], winning.DUEL)
    assert not turn.daylight(s)


def test_a_draw_may_count_for_one_side():
    s = field(2, 2, twists={"draw-to": 1})
    assert counted(s) == (1, "draw-counts")

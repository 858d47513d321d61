"""Boarding and prizes (BBC-18)."""

from __future__ import annotations

import pytest

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.rules.boarding.boarding_points import boarding_points, boarding_strength
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import (
    POINTS,
    bars_attack,
    fights_by_wind,
    losses,
    spare_crew,
)
from escadre.games.branle_bas.play.state import GALE, BranleBasState
from tests.branle_bas.guns import DE, PAIR, PHASES, broadside, fighting, fire, play, sea, told

HIT, MISS = 1, 2


def points(s: BranleBasState, ship: int = 0, other: int = 1) -> dict[str, int]:
    return dict(boarding_points(s, ship, other))


def menu(s: BranleBasState) -> dict[str, list[int]]:
    """What is asked when the Boarding phase begins."""
    s.stack[:] = [Frame("boarding", 0)]
    flow.advance(s, PHASES, LoadedDice())
    if not s.stack:
        return {}
    return {verb: list(args) for verb, args in flow.menu(s, PHASES, flow.who(s, PHASES)[0]).items()}


# ---- points


@pytest.mark.rule("BBC-18.5", "BBC-18.6", "BBC-23.3", "BBC-23.11")
@pytest.mark.parametrize(
    ("type", "rank", "decks"),
    [("FRA-120", 8, 3), ("ESP-130", 8, 4), ("FRA-80", 7, 2), ("FRA-74", 5, 2), ("FRA-64", 4, 2), ("FRA-40", 2, 1),
     ("ANG-44D", 2, 2)],
)  # fmt: skip
def test_rank_and_decks(type: str, rank: int, decks: int) -> None:
    found = points(sea((type, 0, 0, 0, 0), ("ANG-74", 1, 20, 0, 0)))
    assert (found["rank"], found["decks"]) == (rank, decks)


@pytest.mark.rule("BBC-18.7")
def test_more_losses_so_far() -> None:
    s = fighting()
    assert "losses" not in points(s)
    s.lost_crew = [3, 2]
    assert (points(s)["losses"], points(s, 1, 0)["losses"]) == (-1, 1)


@pytest.mark.rule("BBC-18.8", "BBC-1.6")
def test_a_flagship() -> None:
    s = fighting(flagships=[0, None])
    assert (points(s)["flagship"], points(s, 1, 0)["flagship"]) == (1, -1)
    s.admiral_dead[0] = True
    assert (points(s)["flagship"], points(s)["admiral"]) == (1, -1)
    frigate = sea(("FRA-40", 0, 0, 0, 0), PAIR[1], flagships=[0, None])
    assert "flagship" not in points(frigate)
    assert "flagship" not in points(frigate, 1, 0)


@pytest.mark.rule("BBC-18.9", "BBC-24.9")
def test_support_by_boarding_and_gunfire() -> None:
    s = fighting(("FRA-74", 0, 7.7, 0, 0), ("FRA-74", 0, 30, 0, 0), ("FRA-74", 0, 30, 9, 0), ("ANG-74", 1, -30, 0, 0))
    s.grapples.append([2, 1])
    assert (points(s)["support"], points(s, 1, 0)["support"]) == (1, -1)
    s.supports = [[0, 1], [2, 1], [3, 1]]  # who is in the fight, or boards too, is not counted again
    assert points(s)["support"] == 2
    s.supports.append([4, 1])
    assert points(s)["support"] == 2  # at most two a side
    s.supports.append([5, 0])
    assert (points(s)["support"], points(s, 1, 0)["support"]) == (1, -1)


@pytest.mark.rule("BBC-18.9", "BBC-24.9")
def test_a_shot_is_remembered_for_the_fight() -> None:
    s = fighting(("FRA-74", 0, 15, 9, 0))
    broadside(s, 2, fire(1), rolls=(DE[0], 6))
    assert points(s)["support"] == 1


@pytest.mark.rule("BBC-18.9", "BBC-14.6")
def test_small_arms_support_too() -> None:
    s = fighting(("FRA-74", 0, 3.85, 9, 0))  # she has the enemy within 10 cm, but not in her arc
    broadside(s, 2, rolls=(1,))
    assert points(s)["support"] == 1


@pytest.mark.rule("BBC-18.10", "BBC-4.11")
def test_morale() -> None:
    s = fighting(morale=[3, -1])
    assert (points(s)["morale"], points(s, 1, 0)["morale"]) == (1, -1)
    s.morale = [2, 2]
    assert "morale" not in points(s)


@pytest.mark.rule("BBC-18.11")
def test_each_marker_costs_a_point() -> None:
    s = fighting()
    s.fires[0], s.leaks[0], s.rig[0], s.rudders[0], s.captains[0] = 2, [8, 9], 25, 1, 2
    assert sum(points(s).values()) == 9 - 2 - 2 - 2 - 1 - 2


@pytest.mark.rule("BBC-18.12", "BBC-28.8")
@pytest.mark.parametrize(
    ("type", "marines"), [("ANG-74", 2), ("FRA-74", 2), ("ESP-74", 2), ("EU-44", 2), ("HOL-74", 0), ("RUS-74", 0)]
)
def test_marines(type: str, marines: int) -> None:
    assert points(sea((type, 0, 0, 0, 0), ("FRA-74", 1, 20, 0, 0))).get("marines", 0) == marines


@pytest.mark.rule("BBC-18.13")
def test_crew_is_no_part_of_the_points_and_one_is_the_least() -> None:
    s = fighting()
    s.crew[0] = 1
    assert boarding_strength(s, 0, 1) == 9
    s.captains[0] = 20
    assert boarding_strength(s, 0, 1) == 1


# ---- losses


@pytest.mark.rule("BBC-18.14")
@pytest.mark.parametrize(("weaker", "lost"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4)])
def test_both_lose_by_the_points_of_the_weaker(weaker: int, lost: int) -> None:
    s = fighting()
    assert losses(s, 0, weaker, weaker, 20, 20, LoadedDice()) == (lost, lost)  # equal: no DéA


@pytest.mark.rule("BBC-E16", "BBC-18.14", "BBC-18.15", "BBC-18.16", "BBC-25.6")
def test_nine_points_against_four() -> None:
    """The English have five markers more."""
    s = fighting()
    s.captains[1] = 5
    play(s, "boarding", rolls=(HIT, MISS, HIT, MISS, MISS))
    assert (s.crew[0], s.crew[1]) == (9 - 1, 9 - 3)
    assert s.captains == [0, 6]  # three losses killed a captain
    assert s.grapples == [[0, 1]]  # and there is no winner yet


@pytest.mark.rule("BBC-18.16")
def test_the_admiral_falls_on_minus_1_or_minus_2() -> None:
    for de, dead in ((0, False), (-1, True), (-2, True)):
        s = fighting(flagships=[None, 1])
        s.captains[1] = 6  # 9 + 1 - 6 = 4 points against 8
        play(s, "boarding", rolls=(HIT, HIT, MISS, MISS, DE[de]))
        assert s.admiral_dead == [False, dead]


@pytest.mark.rule("BBC-E17", "BBC-18.18")
def test_the_winner_loses_no_more_than_the_loser_really_lost() -> None:
    s = fighting()
    assert losses(s, 0, 11, 11, 7, 2, LoadedDice()) == (2, 2)
    assert losses(s, 0, 11, 11, 2, 7, LoadedDice()) == (2, 2)
    assert losses(s, 0, 11, 11, 3, 2, LoadedDice()) == (2, 2)  # so he is left with one
    assert losses(s, 0, 6, 7, 7, 2, LoadedDice(HIT)) == (2, 2)
    assert losses(s, 0, 7, 6, 2, 7, LoadedDice(HIT)) == (2, 2)


@pytest.mark.rule("BBC-18.22")
def test_both_beaten_part_in_retreat() -> None:
    s = fighting()
    s.crew[:] = [2, 2]
    play(s, "boarding")
    assert s.crew == [0, 0]
    assert s.retreat[:2] == [True, True]
    assert s.captor == [-1, -1]
    assert s.grapples == []


@pytest.mark.rule("BBC-18.27")
def test_a_ship_without_men_surrenders_without_a_fight() -> None:
    s = fighting()
    s.crew[1] = 0
    play(s, "boarding", ("possess", 1))
    assert s.captor[1] == 0
    assert s.crew[0] == 9


@pytest.mark.rule("BBC-18.28", "BBC-18.2")
def test_no_fight_with_a_ship_that_was_taken_before() -> None:
    """Two board her; the one to leeward takes her, and there is nothing left for the other."""
    s = sea(("FRA-74", 0, 0, -1, 0), ("ANG-74", 1, 3.85, 0, 0), ("FRA-74", 0, 7.7, 1, 0), grapples=[[2, 1], [0, 1]])
    s.crew[1] = 2
    play(s, "boarding", ("possess", 1), rolls=(MISS, MISS))  # 10 points against 8, by the support
    assert s.crew == [7, 0, 9]
    assert len(told(s, "boarding-fight")) == 1


@pytest.mark.rule("BBC-18.2", "BBC-3.7")
def test_attacked_by_two_she_repels_each_from_leeward_to_windward() -> None:
    s = sea(("FRA-74", 0, 0, 1, 0), ("ANG-74", 1, 3.85, 0, 0), ("FRA-74", 0, 7.7, -1, 0), grapples=[[0, 1], [2, 1]])
    assert fights_by_wind(s, LoadedDice()) == [2 * 3 + 1, 0 * 3 + 1]
    play(s, "boarding", rolls=(MISS,) * 6)  # 10 to 8, then 11 to 7
    assert len(told(s, "boarding-fight")) == 2
    assert s.crew == [7, 5, 7]


@pytest.mark.rule("BBC-18.1", "BBC-18.4", "BBC-17.16")
def test_a_fight_begun_goes_on_in_a_gale_where_they_lie() -> None:
    s = fighting(force="gale")
    play(s, "boarding")
    assert s.crew == [7, 7]
    assert s.grapples == [[0, 1]]
    assert (s.x[1], s.y[1]) == (3_850, 0)
    play(s, "boarding")
    assert s.crew == [5, 5]


# ---- who may board


@pytest.mark.rule("BBC-17.8", "BBC-18.2", "BBC-18.4", "BBC-16.21", "BBC-24.6", "BBC-5.5", "BBC-15.3", "BBC-16.6")
def test_who_may_not_board() -> None:
    s = sea(*PAIR, ("FRA-74", 0, -3.85, 0, 0))
    assert bars_attack(s, 0, 1) is None
    assert bars_attack(s, 0, 2) == "BBC-17.8"
    for column in ("fires", "disorder", "attacked"):
        s = sea(*PAIR)
        getattr(s, column)[0] = 1
        assert bars_attack(s, 0, 1) == "BBC-17.8"
    s = sea(*PAIR)
    s.crew[0] = 0
    assert bars_attack(s, 0, 1) == "BBC-17.8"
    s = sea(*PAIR)
    s.straight[0] = True
    assert bars_attack(s, 0, 1) == "BBC-5.5"
    s.straight[0], s.retreat[0] = False, True
    assert bars_attack(s, 0, 1) == "BBC-15.3"
    s.retreat[0], s.force = False, GALE
    assert bars_attack(s, 0, 1) == "BBC-18.4"
    s = fighting(("ANG-74", 1, -3.85, 0, 0))
    assert bars_attack(s, 0, 2) == "BBC-18.2"  # she has a fight of her own
    assert bars_attack(s, 1, 0) is None
    s = sea(*PAIR)
    s.masked_port[0] = 2  # a fallen mast does not forbid it
    assert bars_attack(s, 0, 1) is None


@pytest.mark.rule("BBC-17.15", "BBC-24.5", "BBC-24.10")
def test_entangled_ships_may_board_without_a_test() -> None:
    s = sea(*PAIR, tangles=[[0, 1]])
    s.disorder[1] = 1
    assert menu(s) == {"grapple": [1], "pass": [0]}  # the English are in disorder
    play(s, "boarding", ("grapple", 1))
    assert s.tangles == []
    assert s.grapples == [[0, 1]]
    assert s.crew == [7, 7]
    assert s.attacked == [True, False]
    assert s.shooters[1] == [0]


@pytest.mark.rule("BBC-17.15", "BBC-18.2")
def test_entangled_ships_need_not_board() -> None:
    s = sea(*PAIR, tangles=[[0, 1]])
    play(s, "boarding", ("pass", 0), ("pass", 0))
    assert s.tangles == [[0, 1]]
    assert s.grapples == []
    assert s.crew == [9, 9]


# ---- men for a friend

FRIENDS = (("FRA-74", 0, 0.0, 0.0, 0.0), ("FRA-74", 0, 3.85, 0.0, 0.0), ("ANG-74", 1, 40.0, 0.0, 0.0))


@pytest.mark.rule("BBC-18.21")
def test_men_for_a_friend_in_contact() -> None:
    s = sea(*FRIENDS)
    assert menu(s) == {}  # nobody has room
    s.crew[:] = [9, 4, 9]
    assert menu(s) == {"giver": [0], "done": [0]}
    play(s, "boarding", ("giver", 0), ("give", 1 * POINTS + 3), ("done", 0))
    assert s.crew == [6, 7, 9]


@pytest.mark.rule("BBC-18.21")
def test_the_giver_keeps_one_and_gives_once_a_turn_never_above_the_first_crew() -> None:
    s = sea(*FRIENDS)
    s.crew[:] = [3, 4, 9]
    s.stack[:] = [Frame("boarding", 0)]
    dice = LoadedDice()
    flow.advance(s, PHASES, dice)
    assert list(flow.menu(s, PHASES, 0)["giver"]) == [0, 1]  # each may give to the other
    flow.play(s, PHASES, 0, "giver", 0, dice)
    assert list(flow.menu(s, PHASES, 0)["give"]) == [POINTS + 1, POINTS + 2]
    flow.play(s, PHASES, 0, "give", POINTS + 2, dice)
    assert list(flow.menu(s, PHASES, 0)["giver"]) == [1]
    flow.play(s, PHASES, 0, "giver", 1, dice)
    assert list(flow.menu(s, PHASES, 0)["give"]) == [1, 2, 3, 4, 5]
    flow.play(s, PHASES, 0, "done", 0, dice)
    assert s.crew == [1, 6, 9]
    assert not s.stack
    s = sea(*FRIENDS)
    s.crew[:] = [9, 7, 9]
    s.stack[:] = [Frame("boarding", 0)]
    flow.advance(s, PHASES, dice)
    flow.play(s, PHASES, 0, "giver", 0, dice)
    assert list(flow.menu(s, PHASES, 0)["give"]) == [POINTS + 1, POINTS + 2]


@pytest.mark.rule("BBC-18.21")
def test_no_men_for_a_prize_or_from_afar() -> None:
    s = sea(*FRIENDS)
    s.crew[1] = 4
    s.x[1] = 4_000
    assert menu(s) == {}
    s = sea(*FRIENDS)
    s.side = (0, 1, 1)
    s.captor[1], s.owner[1], s.crew[1] = 0, 0, 0
    assert menu(s) == {}


@pytest.mark.rule("BBC-18.21", "BBC-22.8")
def test_men_ashore_keep_their_place_aboard() -> None:
    s = sea(*FRIENDS)
    s.crew[1] = 4
    s.landings = [[1, 2, 3, 1]]  # three of the five that are missing will come back
    assert spare_crew(s, 0, 1) == 2

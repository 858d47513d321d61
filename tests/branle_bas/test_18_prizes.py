"""Ships that strike, and what becomes of them (BBC-15.6-15.8, BBC-18.17-18.27)."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import bars_attack, grapple, retake
from escadre.games.branle_bas.play.rules.contact.parting import let_prizes_go
from escadre.games.branle_bas.play.rules.gunnery.damage import sink, strike, surrender
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import may_fire
from escadre.games.branle_bas.play.state import IN_PLAY, SUNK, BranleBasState
from tests.branle_bas.guns import PAIR, fighting, play, sea

MISS = 2


@pytest.mark.rule("BBC-18.17", "BBC-18.19", "BBC-19.2", "BBC-24.6", "BBC-15.7")
def test_who_has_no_men_left_surrenders() -> None:
    s = fighting()
    s.crew[1] = 2
    play(s, "boarding", ("possess", 1))
    assert (s.captor[1], s.owner[1], s.fate[1]) == (0, 0, IN_PLAY)
    assert s.crew == [7, 0]
    assert s.grapples == []
    assert s.disorder == [2, 0]
    assert s.tangles == [[0, 1]]
    assert not may_fire(s, 1)  # a prize crew never fires


@pytest.mark.rule("BBC-18.17", "BBC-15.8")
def test_the_prize_may_be_scuttled_instead() -> None:
    s = fighting()
    s.crew[1] = 2
    play(s, "boarding", ("scuttle", 1))
    assert s.fate[1] == SUNK
    assert s.disorder == [0, 0]
    assert s.tangles == []


@pytest.mark.rule("BBC-15.7", "BBC-15.8", "BBC-18.19")
def test_possession_costs_a_smaller_captor_a_man_it_must_have() -> None:
    s = sea(("FRA-64", 0, 0, 0, 0), PAIR[1], grapples=[[0, 1]])
    s.crew[:] = [5, 1]
    play(s, "boarding", ("possess", 1), rolls=(MISS,))  # 8 points against 9
    assert s.crew == [5 - 1 - 1, 0]
    s = sea(("FRA-64", 0, 0, 0, 0), PAIR[1], grapples=[[0, 1]])
    s.crew[:] = [2, 1]
    play(s, "boarding", rolls=(MISS,))  # one man left: nothing is asked, the prize is scuttled
    assert s.fate[1] == SUNK


def taken_in_disorder(winner: str = "FRA-74", disorder: int = 2) -> BranleBasState:
    """The English have struck to a French ship that has not yet got over a collision."""
    s = sea((winner, 0, 0, 0, 0), PAIR[1], grapples=[[0, 1]], phase="boarding")
    s.disorder[0], s.crew[1] = disorder, 0
    play(s, "boarding")
    return s


@pytest.mark.rule("BBC-18.20", "BBC-10.11", "BBC-24.6")
def test_a_winner_in_disorder_takes_possession_when_its_marker_is_gone() -> None:
    s = taken_in_disorder("FRA-64")
    assert (s.captor[1], s.unclaimed, s.disorder[0], s.crew[0]) == (0, [1], 2, 8)
    play(s, "tests")  # D2 becomes D1: nobody is asked
    assert s.unclaimed == [1]
    let_prizes_go(s)
    assert s.tangles == [[0, 1]]
    play(s, "tests", ("possess", 1))
    assert (s.unclaimed, s.disorder[0], s.crew[0]) == ([], 2, 7)  # now it is paid for, and D2 begins


@pytest.mark.rule("BBC-18.20", "BBC-15.8")
def test_what_is_claimed_late_may_be_scuttled_or_must_be() -> None:
    s = taken_in_disorder(disorder=1)
    play(s, "tests", ("scuttle", 1))
    assert (s.fate[1], s.unclaimed, s.disorder[0]) == (SUNK, [], 0)
    s = taken_in_disorder("FRA-64", disorder=1)
    s.crew[0] = 1  # nothing to pay with: nobody is asked
    play(s, "tests")
    assert s.fate[1] == SUNK


@pytest.mark.rule("BBC-18.20", "BBC-15.6")
def test_she_who_strikes_to_a_touch_waits_for_a_captor_in_disorder_too() -> None:
    s = sea(*PAIR)
    s.disorder[0] = 1
    surrender(s, 1, 0, LoadedDice())
    assert (s.captor[1], s.unclaimed, s.disorder[0]) == (0, [1], 1)
    sink(s, 0, SUNK)  # she remains a prize, and nobody has to come any more
    assert (s.captor[1], s.unclaimed) == (0, [])


@pytest.mark.rule("BBC-18.23", "BBC-2.1")
def test_a_flagship_taken_loses_the_battle_at_once() -> None:
    s = fighting(flagships=[None, 1])
    s.crew[1] = 1
    s.captains[1] = 1  # 9 + 1 - 1 against 9 - 1
    play(s, "boarding", rolls=(MISS,))
    assert s.winner == 0
    assert s.why
    assert not s.stack


@pytest.mark.rule("BBC-18.24")
def test_a_prize_is_retaken_without_a_fight() -> None:
    s = sea(*PAIR)
    s.captor[0], s.owner[0], s.crew[0] = 1, 1, 0
    s.side = (1, 1)  # an English ship that the French had taken
    s.captor[0], s.owner[0] = 0, 0
    retake(s, 0, 1)
    assert (s.captor[0], s.owner[0], s.crew[0], s.retreat[0]) == (-1, 1, 1, True)
    assert s.crew[1] == 8


@pytest.mark.rule("BBC-18.24")
def test_retaking_needs_a_man_to_spare() -> None:
    s = sea(*PAIR, ("ANG-74", 1, -9, 0, 0))
    s.captor[1], s.owner[1], s.crew[1] = 0, 0, 0
    s.crew[2] = 1
    assert bars_attack(s, 2, 1) == "BBC-18.24"
    s.crew[2] = 2
    assert bars_attack(s, 2, 1) is None
    grapple(s, 2, 1)
    assert s.captor[1] == -1
    assert s.crew[2] == 1
    assert s.grapples == []


@pytest.mark.rule("BBC-18.25", "BBC-18.26")
def test_a_prize_never_fires_and_has_no_fight() -> None:
    s = fighting(("ANG-74", 1, -3.85, 0, 0))
    strike(s, 1, 0)
    assert s.grapples == []
    assert not may_fire(s, 1)
    assert bars_attack(s, 1, 2) == "BBC-15.3"

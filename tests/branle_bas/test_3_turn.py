"""The frame of a turn (BBC-3)."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.rules import turn
from escadre.games.branle_bas.play.scenarios.scenario_effects import WIND_EVERY
from escadre.games.branle_bas.play.state import ANCHORED, DROPPED, FRIGATE
from tests.branle_bas.build import battle, ship

NONE = LoadedDice()


@pytest.mark.rule("BBC-3.1")
def test_tests_movement_gunfire_boarding():
    names = [type(step).__name__ for step in GAME.play.flow.sequences["turn"]]
    repeats = [step.sequence for step in GAME.play.flow.sequences["turn"] if hasattr(step, "sequence")]
    assert repeats == ["claim", "repair", "refloat", "reading", "body", "broadside", "fight", "assault"]
    assert names.index("SendSignal") < names.index("TransferCrew") < names.index("BoardTangled")


@pytest.mark.rule("BBC-3.2", "BBC-24.6")
def test_d1_goes_then_d2_becomes_d1():
    s = battle([ship(disorder=1), ship(x=20, disorder=2), ship("ANG-74", 1, x=50)], phase="turn", turn=5)
    turn.begin_turn(s, NONE)
    assert s.turn == 5
    assert s.disorder == [0, 1, 0]


@pytest.mark.rule("BBC-3.2", "BBC-9.3")
def test_an_anchor_dropped_in_the_last_turn_holds_now():
    s = battle([ship(anchor=DROPPED)], phase="turn")
    turn.begin_turn(s, NONE)
    assert s.anchor == [ANCHORED]


@pytest.mark.rule("BBC-3.8")
def test_frigates_and_periods_are_seen_by_the_rules():
    from escadre.games.branle_bas.play.rules.ships import FRIGATE_SLOTS, LINE_SLOTS, REACHING, allowance

    s = battle([ship("FRA-40", heading=90), ship(x=20, heading=90)], wind=12, options={"period": "1793-1815"})
    assert s.kind[0] == FRIGATE
    assert (allowance(s, 0), allowance(s, 1)) == (FRIGATE_SLOTS[REACHING][2], LINE_SLOTS[REACHING][2]) == (8, 6)
    assert s.quality == (6, 8)


@pytest.mark.rule("BBC-16.3")
def test_a_fallen_mast_masks_for_two_turns():
    s = battle([ship(masked_port=2, masked_starboard=1)])
    turn.end_turn(s, NONE)
    assert (s.masked_port, s.masked_starboard) == ([1], [0])
    turn.end_turn(s, NONE)
    assert s.masked_port == [0]


@pytest.mark.rule("BBC-15.4")
def test_who_fired_is_remembered_for_one_more_turn():
    s = battle([ship(shooters=[1]), ship("ANG-74", 1, x=20)])
    turn.end_turn(s, NONE)
    assert (s.shooters[0], s.shooters_before[0]) == ([], [1])
    turn.end_turn(s, NONE)
    assert s.shooters_before[0] == []


@pytest.mark.rule("BBC-5.14")
def test_the_wind_is_tested_every_third_turn_unless_a_scenario_says_otherwise():
    assert battle([ship()]).twists[WIND_EVERY] == 3
    assert battle([ship()], twists={"wind-every": 5}).twists[WIND_EVERY] == 5

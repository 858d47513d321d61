"""Turns in which much happens at once: many sinkings, players and teams that drop out, a deck that runs out."""

from __future__ import annotations

import pytest

from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, HIT
from tests.naval_battles.build import (
    battle,
    designs,
    discards,
    do,
    end_turn,
    events,
    fates,
    final,
    fleet,
    legal,
    passes,
    play,
    resolve,
    row,
    score,
    shoot,
    sunk,
)

# ---- sinking and dropping out


@pytest.mark.rule("MNB-2.4.3", "MNB-7.2", "MNB-7.5")
def test_rows_of_several_fleets_close_after_all_sinkings_of_a_turn():
    match = battle(
        fleet("US01 US02", hand="AIR-A"),
        fleet("SU13", "SU12", "SU10"),
        fleet("UK07", "UK11"),
        dice=(4, 4, 5, 4, 4),
    )
    do(match, 0, "strike US01", "target SU13", "target SU12")
    do(match, 0, "strike US02", "target UK07", "done")
    play(match, 0, "card AIR-A", "target SU13")  # sinks once, though it is hit twice
    resolve(match)
    assert sunk(match, 0) == ["SU12", "SU13", "UK07"]
    assert [row(match, code) for code in ("SU10", "UK11", "SU13")] == [1, 1, 0]
    assert score(match, 0) == sum(event["count"] for event in events(match, "sunk"))


@pytest.mark.rule("MNB-3.7", "MNB-4.2")
def test_two_drop_out_at_once_and_the_round_goes_on_without_them():
    match = battle(
        fleet("US01"),
        fleet("SU13", hand="GUN-A INT-A"),
        fleet("UK07"),
        fleet("FR06", hand="GUN-B", bought=["MSL-A"]),
        dice=(4, 4),
    )
    do(match, 0, "strike US01", "target SU13", "target FR06")
    resolve(match)
    s = match.state
    assert s.playing == [True, False, True, False]
    assert s.to_move == [2]
    assert discards(match) == ["GUN-A", "GUN-B", "INT-A", "MSL-A"]
    assert [event["seat"] for event in events(match, "eliminated")] == [1, 3]
    end_turn(match)
    assert [len(cards) for cards in s.hands] == [7, 0, 7, 0]  # nobody deals to them
    assert match.turn == (2,)
    end_turn(match, 2)
    assert match.turn == (0,)
    assert s.round == 2


@pytest.mark.rule("MNB-3.7", "MNB-4.3")
def test_when_the_first_player_is_out_a_round_begins_with_the_next():
    match = battle(fleet("US13"), fleet("SU02"), fleet("UK07"), on=1, first=0, to_move=[], dice=(4,))
    do(match, 1, "strike SU02", "target US13", "done")
    end_turn(match, 1)
    assert match.state.round == 2
    assert match.turn == (1,)
    assert match.state.to_move == [2]


@pytest.mark.rule("MNB-3.7", "MNB-17.2")
def test_who_is_out_is_asked_no_more():
    match = battle(fleet("US01 US13", hand="MSL-A"), {"navy": "soviet", "out": True}, fleet("UK07", hand="REP-A"))
    do(match, 0, "card MSL-A", "from US13", "target UK07")
    assert match.turn == (2,)
    do(match, 2, "pass")
    assert match.turn == (0,)


@pytest.mark.rule("MNB-3.7")
def test_the_points_of_who_is_out_win_nothing():
    match = battle(
        fleet("US13", score=3), {"navy": "soviet", "out": True, "score": 40}, fleet("UK07"), on=2, to_move=[]
    )
    end_turn(match, 2)
    assert not match.over


@pytest.mark.rule("MNB-3.7", "MNB-11.3.3")
def test_what_is_on_the_table_when_a_player_drops_out_is_discarded():
    match = battle(
        fleet("US13 US01", hand="MSL-A"),
        fleet("SU13", hand="NMS-A", damage={"SU13": ["GUN-B"]}),
        fleet("UK07"),
        dice=(1, 4),
    )
    shoot(match, 0, "MSL-A", "US13", "SU13")
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, "card NMS-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [HIT, HIT]
    assert discards(match) == ["GUN-B", "MSL-A", "NMS-A"]
    assert not match.state.playing[1]


@pytest.mark.rule("MNB-15.2.5", "MNB-15.2.7", "MNB-3.7")
def test_a_whole_team_that_is_out_gives_up_all_its_cards():
    match = battle(
        fleet("US01"),
        fleet("SU13", hand="GUN-A", bought=["MSL-A"]),
        fleet("UK07"),
        fleet("CN01"),
        fleet("FR06", hand="GUN-B"),
        fleet("JP04"),
        dice=(4, 4),
        options={"teams": 3},
    )  # 1 and 4 are mates
    do(match, 0, "strike US01", "target SU13", "target FR06")
    resolve(match)
    assert match.state.playing == [True, False, True, True, False, True]
    assert discards(match) == ["GUN-A", "GUN-B", "MSL-A"]
    assert match.state.to_move == [2, 3, 5]
    assert not match.over


@pytest.mark.rule("MNB-15.2.7")
def test_a_team_mate_without_vessels_answers_but_is_no_target():
    match = battle(
        fleet("US13 US01", hand="MSL-A"),
        {"navy": "soviet", "hand": ["INT-A"]},
        fleet("UK07"),
        fleet("FR06"),
        options={"teams": 2},
    )
    do(match, 0, "card MSL-A", "from US13")
    assert legal(match, 0, "target") == ["FR06"]
    do(match, 0, "target FR06")
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED]
    assert match.state.playing[1]


@pytest.mark.rule("MNB-15.2.5")
def test_team_mates_share_their_place():
    match = battle(
        fleet("US13", score=30), fleet("SU13", score=9), fleet("UK07"), fleet("FR09", score=2), fleet("CN01", score=4),
        fleet("JP04", score=8), on=5, to_move=[], options={"teams": 3, "budget": 30},
    )  # fmt: skip
    end_turn(match, 5)
    assert match.outcome is not None
    assert match.outcome.ranks == (0, 2, 4, 0, 2, 4)  # 32, 13 and 8 points
    assert match.outcome.why.args == {"count": 32}


# ---- cards run out


@pytest.mark.rule("MNB-4.4")
def test_the_deck_is_renewed_at_once_when_the_draw_takes_its_last_card():
    full = "GUN-B GUN-B GUN-B GUN-B GUN-C GUN-C GUN-C"
    match = battle(fleet("US13"), fleet("SU13", hand=full), deck=[f"A{n:03}" for n in range(60, 67)], bare=True)
    waiting = len(match.state.discard)
    final(match)
    assert len(match.state.hands[0]) == 7
    assert (len(match.state.deck), match.state.discard) == (waiting, [])


@pytest.mark.rule("MNB-4.4", "MNB-11.3.2")
def test_damage_cards_and_battle_plans_are_where_they_belong_when_the_deck_is_renewed():
    match = battle(
        fleet("US13", hand="MSL-A PLN-A"), fleet("SU13 SU10", damage={"SU10": ["GUN-B"]}), deck=["A060"], bare=True
    )
    play(match, 0, "card PLN-A", "bonus")
    shoot(match, 0, "MSL-A", "US13", "SU13")
    resolve(match)
    s = match.state
    assert designs(s.damage_cards) == ["GUN-B", "MSL-A"]
    assert not set(s.damage_cards) & set(s.deck)
    assert "PLN-A" in designs(s.deck + [card for cards in s.hands for card in cards])  # it has worked, and comes again


@pytest.mark.rule("MNB-13.6.1", "MNB-3.7", "MNB-15.2.3")
def test_a_battle_plan_hinders_opponents_in_play():
    sides = [fleet("US13", hand="PLN-A"), fleet("SU13"), {"navy": "british", "out": True}, fleet("FR09")]
    match = battle(*sides)
    do(match, 0, "card PLN-A")
    assert legal(match, 0, "hinder") == ["2", "4"]
    match = battle(fleet("US13", hand="PLN-A"), fleet("SU13"), fleet("UK07"), fleet("FR09"), options={"teams": 2})
    do(match, 0, "card PLN-A")
    assert legal(match, 0, "hinder") == ["2", "4"]  # seat 3 is a mate

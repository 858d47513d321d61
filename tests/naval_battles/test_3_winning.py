"""MNB-3, MNB-4: who wins, and the order of turns."""

from __future__ import annotations

import pytest

from escadre.core.flow import Repeat
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.flow import SEQUENCES
from tests.naval_battles.build import (
    battle,
    do,
    end_turn,
    events,
    fleet,
    resolve,
    score,
    ships,
    shoot,
    sunk,
)


@pytest.mark.rule("MNB-3.1")
def test_victory_is_checked_only_after_a_whole_round():
    match = battle(fleet("US13", score=25), fleet("SU13"), fleet("UK07"))
    end_turn(match, 0)
    assert not match.over
    end_turn(match, 1)
    assert GAME.play.outcome(match.state) is None
    end_turn(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("MNB-3.2")
@pytest.mark.parametrize(("points", "over"), [(24, False), (25, True)])
def test_the_target_must_be_reached(points, over):
    match = battle(fleet("US13", score=points), fleet("SU13"), on=1, to_move=[])
    end_turn(match, 1)
    assert match.over == over


@pytest.mark.rule("MNB-3.4", "MNB-3.8")
def test_the_last_in_play_wins_before_the_round_is_over():
    match = battle(fleet("US01"), fleet("SU13"), dice=(4,))
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.why.id == "won-last"


@pytest.mark.rule("MNB-3.6")
def test_a_submarine_keeps_a_player_in_play():
    match = battle(fleet("US01"), fleet("SU13", subs="SU16"), dice=(4,))
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert match.state.playing[1]


@pytest.mark.rule("MNB-3.7", "MNB-4.2")
def test_the_eliminated_lose_everything_and_are_skipped():
    match = battle(
        fleet("US01"), fleet("SU13", hand="GUN-A", bought=["MSL-A"], score=30), fleet("UK07"), dice=(4, 1, 1)
    )
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    s = match.state
    assert not s.playing[1]
    assert (s.hands[1], s.bought[1], s.reserves[1]) == ([], [], [])
    assert set(s.discard) >= {0, 24}
    end_turn(match, 0)
    assert match.turn == (2,)
    end_turn(match, 2)
    assert not match.over  # his 30 points no longer count
    assert s.round == 2
    assert s.to_move == [2]


@pytest.mark.rule("MNB-3.9", "MNB-11.5.1")
def test_a_sunk_vessel_lies_openly_with_who_sank_it():
    match = battle(fleet("US01"), fleet("SU13 SU10"), dice=(4,))
    do(match, 0, "strike US01", "target SU10", "done")
    resolve(match)
    assert sunk(match, 0) == ["SU10"]
    assert score(match, 0) == 4
    zone = next(zone for zone in match.view(1).picture.zones if zone.id == "tricks:0")
    assert [piece.face for piece in zone.pieces] == ["SU10"]
    assert SHIP["SU10"] not in match.state.reserves[1]


@pytest.mark.rule("MNB-3.10")
@pytest.mark.parametrize(("quiet", "over"), [(8, False), (9, True)])
def test_ten_quiet_rounds_end_the_game(quiet, over):
    match = battle(fleet("US13", score=3), fleet("SU13", score=1), on=1, to_move=[], quiet=quiet)
    end_turn(match, 1)
    assert match.over == over
    if over:
        assert match.outcome is not None
        assert match.outcome.winners == (0,)
        assert match.outcome.why.id == "won-quiet"


@pytest.mark.rule("MNB-3.10")
def test_a_sinking_begins_the_count_anew():
    match = battle(fleet("US01"), fleet("SU13 SU10"), dice=(4,), quiet=9, to_move=[])
    do(match, 0, "strike US01", "target SU10", "done")
    end_turn(match)
    assert not match.over
    assert match.state.quiet == 0


@pytest.mark.rule("MNB-3.10")
def test_each_round_is_quiet_or_not_by_itself():
    match = battle(fleet("US01"), fleet("SU13 SU10"), dice=(4,), quiet=3)
    do(match, 0, "strike US01", "target SU10", "done")
    end_turn(match)
    end_turn(match, 1)
    assert match.state.quiet == 0
    end_turn(match, 0)
    end_turn(match, 1)
    assert match.state.quiet == 1


@pytest.mark.rule("MNB-4.1", "MNB-5.1.1")
def test_a_turn_has_five_phases_in_this_order():
    steps = [step.sequence if isinstance(step, Repeat) else type(step).__name__ for step in SEQUENCES["turn"]]
    rules = [step.rule for step in SEQUENCES["turn"]]
    assert rules == ["MNB-4.2", "MNB-5.1.1", "MNB-6.2", "MNB-7.1", "MNB-8.1", "MNB-8.1", "MNB-9.1"]
    assert steps[1:3] == ["Act", "defence"]


@pytest.mark.rule("MNB-4.3")
def test_without_a_winner_a_new_round_begins_with_the_first_player():
    match = battle(fleet("US13"), fleet("SU13"), on=0, first=1, to_move=[])
    end_turn(match, 0)
    assert match.state.round == 2
    assert match.turn == (1,)


@pytest.mark.rule("MNB-4.4")
def test_the_discards_are_shuffled_at_once_when_the_deck_runs_out():
    match = battle(
        fleet("US13"), fleet("SU13", hand="GUN-A GUN-A GUN-B GUN-B GUN-B GUN-B GUN-C"), deck=["A060"], bare=True
    )
    end_turn(match)
    assert events(match, "reshuffle") == [{"count": 110 - 8}]
    assert len(match.state.hands[0]) == 7


@pytest.mark.rule("MNB-4.5")
def test_drawing_stops_when_there_is_no_card_at_all():
    rest = " ".join(f"A{n:03}" for n in range(1, 111) if n not in (60, 61))
    match = battle(fleet("US13"), fleet("SU13"), fleet("UK07", hand=rest), deck=["A060", "A061"], bare=True)
    end_turn(match, 0)
    assert [len(cards) for cards in match.state.hands] == [2, 0, 108]
    assert events(match, "drew") == [{"seat": 0, "count": 2}]  # nobody is said to draw nothing
    assert match.state.deck == []
    do(match, 1, "final")
    do(match, 2, "final", "discard A001", "done")
    assert [len(cards) for cards in match.state.hands] == [3, 0, 107]  # what was discarded later is a new deck


@pytest.mark.rule("MNB-4.5")
def test_damage_cards_are_no_discards():
    match = battle(fleet("US13", hand="GUN-C"), fleet("SU13"))
    shoot(match, 0, "GUN-C", "US13", "SU13")
    resolve(match)
    assert match.state.discard == []
    assert ships(match, 1) == ["SU13"]

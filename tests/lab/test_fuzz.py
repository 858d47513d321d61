"""The hunt finds what is planted, keeps it as a file that opens, and finds nothing where nothing is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escadre import Match
from escadre.core.dice import Dice
from escadre.core.flow import Flow, Step
from escadre.core.game import get
from escadre.lab.fuzz import hunt, random_options
from tests.contract.dishonest import VARIANTS, with_play, with_think

FLOTILLA = get("flotilla")
USUAL = 100  # matches of a hunt, if nothing is said


def test_an_honest_game_has_no_findings(tmp_path):
    assert hunt("flotilla", matches=40, folder=tmp_path, workers=1) == []
    assert list(tmp_path.iterdir()) == []


def test_the_fuzz_plays_games_with_scenarios_and_teams_too(tmp_path):
    assert hunt("naval_battles", matches=1, folder=tmp_path, workers=1) == []
    assert hunt("branle_bas", matches=1, folder=tmp_path, workers=1, scenario="constitution-java") == []


def test_two_workers_hunt_too(tmp_path):
    assert hunt("flotilla", matches=6, folder=tmp_path, workers=2) == []


def lost_in_round_three(s):
    FLOTILLA.play.conserve(s)
    assert s.round < 3, "a ship was lost in round 3"


def test_a_lost_piece_is_found_and_saved_before_it_was_lost(tmp_path):
    found = hunt(with_play(conserve=lost_in_round_three), matches=3, folder=tmp_path)
    assert len(found) == 3
    for finding in found:
        assert "a ship was lost in round 3" in finding.what
        match = Match.load(Path(finding.file).read_bytes())
        assert match.acts == finding.act
        assert match.state.round == 2
        note = Path(finding.file).with_suffix(".txt").read_text(encoding="utf-8")
        assert finding.order in note
        assert finding.what in note
        seat, _, order = finding.order.removeprefix("seat ").partition(": ")
        match.order(int(seat), order)
        assert match.state.round == 3


def crash(s):
    raise KeyError("planted")


class NoMenu(Step):
    """A step that waits for a seat and offers it nothing."""

    def who(self, s):
        return [0]


def test_a_dead_end_is_found():
    stuck = Flow({**FLOTILLA.play.flow.sequences, "round": [NoMenu("FLO-0")]})
    assert "a dead end" in hunt(with_play(flow=stuck), 1, folder=None)[0].what


def test_a_crash_and_an_endless_match_are_found():
    assert "planted" in hunt(with_play(outcome=crash), 1, folder=None)[0].what
    assert "not over after 4 acts" in hunt("flotilla", 1, folder=None, limit=4, workers=1)[0].what


def test_a_guess_that_leaks_the_truth_is_found():
    leaky = with_think(guess=lambda s, seat, dice: FLOTILLA.think.guess(s, seat, Dice(sum(map(sum, s.hands[1:])))))
    assert "depends on more than it knows" in hunt(leaky, 1, folder=None)[0].what


def test_a_guess_that_changes_what_is_seen_is_found():
    def other_score(s, seat, dice):
        guess = FLOTILLA.think.guess(s, seat, dice)
        guess.scores[0] += 1
        return guess

    assert "can tell a guess from the truth" in hunt(with_think(guess=other_score), 1, folder=None)[0].what


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_dishonest_game_is_found(variant):
    words, dishonest = VARIANTS[variant]
    found = hunt(dishonest, matches=USUAL // 5, folder=None)
    assert any(re.search(words, finding.what) for finding in found)


def test_a_copy_that_shares_is_found():
    def shallow(s):
        twin = FLOTILLA.play.copy(s)
        twin.chosen = s.chosen
        return twin

    assert hunt(with_play(copy=shallow), 5, folder=None)


def test_random_options_are_legal_and_vary():
    drawn = {tuple(random_options(FLOTILLA, 2, Dice(seed)).items()) for seed in range(20)}
    assert drawn == {(("rounds", 3),), (("rounds", 5),)}

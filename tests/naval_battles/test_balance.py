"""The report of the balance is about the cards, the rules and the captains that are played with."""

from __future__ import annotations

import pytest

from escadre.lab.intervals import share
from tools import balance


@pytest.mark.parametrize("pair", balance.PAIRS, ids=balance.name)
def test_the_report_measures_these_cards_and_finds_them_fair(pair):
    """Who changes a ship plays its pairs anew: `python -m tools.balance`."""
    matches, wins, *_ = balance.read("captain", "hard_to_evade")["pairs"][balance.name(pair)]
    assert matches > 2000
    assert max(wins, matches - wins) <= balance.FAIR * matches


@pytest.mark.parametrize("pair", balance.PAIRS, ids=balance.name)
def test_by_the_rules_as_they_are_a_sample_finds_no_pair_unfair(pair):
    matches, wins, *_ = balance.read("captain")["pairs"][balance.name(pair)]
    assert matches >= 40
    assert share(round(max(wins, matches - wins)), matches).low <= balance.FAIR


@pytest.mark.parametrize("rules", balance.RULES)
@pytest.mark.parametrize("pair", balance.PAIRS[::5], ids=balance.name)
def test_the_report_measures_these_captains(pair, rules):
    *_, course = balance.read("captain", rules)["pairs"][balance.name(pair)]
    assert balance.course(balance.job(pair, 0, "captain", rules)) == course


def test_the_page_is_written_from_the_records():
    assert (balance.FOLDER / "naval_battles.md").read_text(encoding="utf-8") == balance.page("captain")

"""SIR-2.45: Ultra and B-Dienst give an extra turn after all the others."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import ALLIED, AXIS
from tests.sirocco.build import (
    barred,
    captured,
    discards,
    events,
    hand,
    in_play,
    legal,
    refused,
    silence,
    table,
    totals,
    turn,
    won,
)


def laid(seat: int, card: str, on: str = "", **how: Any) -> dict[str, Any]:
    return {"seat": seat, "card": card, "on": on, **how}


@pytest.mark.rule("SIR-2.45.1")
@pytest.mark.parametrize(("code", "camp", "own", "other"), [("A56", ALLIED, "A12", "X12"), ("X57", AXIS, "X12", "A12")])
def test_an_intelligence_card_is_a_main_play_that_commits_to_its_camp(code, camp, own, other):
    match = table([[code, own, other], ["A36"], []], type="surface")
    turn(match, 0, code)
    assert match.state.engagement.camp1[0] == camp
    match.order(1, "discard A36")
    assert barred(match, 0, own) is None
    assert barred(match, 0, other) == "SIR-2.45.4"


@pytest.mark.rule("SIR-2.45.1")
def test_it_is_laid_in_place_of_a_force_card():
    match = table([["A12", "A56"], [], []], type="surface")
    match.order(0, "card A12")
    assert refused(match, 0, "card A56") == "SIR-2.45.1"


@pytest.mark.rule("SIR-2.45.2")
def test_with_an_intelligence_card_no_force_bonus_supply_or_special_card_may_be_laid():
    match = table([["A56", "A12", "A45", "A53", "A54", "A55", "A57"], [], []], type="surface", table=[laid(1, "X12")])
    match.order(0, "card A56")
    for code in ("A12", "A45", "A53", "A54", "A55", "A57"):
        assert refused(match, 0, f"card {code}") == "SIR-2.45.2"
    assert set(match.menu(0)) == {"end"}


@pytest.mark.rule("SIR-2.45.2")
def test_storm_cards_may_be_laid_with_an_intelligence_card():
    match = table([["A56", "S07", "S01", "A12"], ["X12"], ["X08"]], type="surface", dice=(6,))
    turn(match, 0, "A56", storms=("S07", "S01"))
    assert in_play(match, 0) == ["A56", "S07"]
    assert match.state.engagement.sirocco == 1


@pytest.mark.rule("SIR-2.45.3")
def test_in_the_second_round_of_a_battle_an_intelligence_card_is_only_a_bluff():
    match = table([["A56"], ["X07"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X12")])
    turn(match, 0, "A56")
    turn(match, 1, "X07")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["A56"]}]
    assert totals(match) == (4, 8)


@pytest.mark.rule("SIR-2.45.3")
def test_in_the_second_round_of_a_battle_it_cannot_be_added_to_a_main_card():
    match = table([["A14", "A56"], [], []], "O02", round=2, table=[laid(0, "A12")])
    match.order(0, "card A14")
    assert refused(match, 0, "card A56") == "SIR-2.45.3"


@pytest.mark.rule("SIR-2.45.3")
def test_in_the_first_round_of_a_battle_it_gives_its_extra_turn():
    match = table([["A56", "A12"], ["X12", "X07"], ["X08", "X04"]], "O02")
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "X08")
    assert match.turn == (0,)
    assert match.state.engagement.round == 1
    assert set(match.menu(0)) == {"card", "decline"}


@pytest.mark.rule("SIR-2.45.3")
@pytest.mark.parametrize("round", [1, 2])
def test_between_two_players_it_may_be_laid_in_either_round_of_a_convoy(round):
    before = [laid(0, "A14"), laid(1, "X07")] if round == 2 else []
    match = table([["A56", "A12"], ["X12"]], type="surface", round=round, table=before)
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    assert match.turn == (0,)
    assert match.state.engagement.round == round
    assert legal(match, 0) == ["A12"]


@pytest.mark.rule("SIR-2.45.4")
def test_its_player_gets_an_extra_turn_after_all_the_others():
    match = table([["A56", "A12", "A45", "A54"], ["X12"], ["X08"]], type="sub", left=0)
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "X08")
    assert match.turn == (0,)
    turn(match, 0, "A12", "A45", "A54")  # a main play with extras
    assert totals(match) == (2, 0)


@pytest.mark.rule("SIR-2.45.4")
def test_the_extra_play_is_of_the_camp_of_the_intelligence_card():
    match = table([["X57", "A12", "A54", "X08"], ["A36"], []], type="surface")
    turn(match, 0, "X57")
    match.order(1, "discard A36")
    assert refused(match, 0, "card A12") == "SIR-2.45.4"
    assert refused(match, 0, "card A54") == "SIR-2.45.4"
    turn(match, 0, "X08")
    assert in_play(match, 0) == ["X08", "X57"]


@pytest.mark.rule("SIR-2.45.4")
def test_he_may_decline_and_the_intelligence_card_is_discarded():
    match = table([["A56", "A12"], ["A14", "A36"], []], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "A14")
    match.order(0, "decline")
    assert in_play(match, 0) == []
    assert discards(match) == ["A56"]
    silence(match)
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-2.45.5")
def test_two_extra_turns_are_taken_in_the_order_in_which_the_cards_were_laid():
    match = table([["X57", "X12"], ["A56", "A12"], []], type="surface", leader=1)
    turn(match, 1, "A56")
    turn(match, 0, "X57")
    assert match.turn == (1,)
    turn(match, 1, "A12")
    assert match.turn == (0,)
    turn(match, 0, "X12")
    assert totals(match) == (3, 3)


@pytest.mark.rule("SIR-2.45.6")
def test_dice_are_rolled_only_after_the_extra_turns():
    match = table([["A56", "A17"], ["X41"], []], "O23", type="air", dice=(5,))
    turn(match, 0, "A56")
    turn(match, 1, "X41")
    assert match.turn == (0,)
    assert events(match, "roll") == []
    turn(match, 0, "A17")
    assert events(match, "roll") == [{"seat": 1, "die": 5, "sides": 6}]
    assert totals(match) == (1, 5)


@pytest.mark.rule("SIR-2.45.6")
def test_in_a_battle_dice_are_rolled_after_the_second_round():
    match = table([["A56", "A17", "A06"], ["X41", "X16"], []], "O27", dice=(5,))
    turn(match, 0, "A56")
    turn(match, 1, "X41")
    turn(match, 0, "A17")
    silence(match)
    assert match.state.engagement.round == 2
    assert events(match, "roll") == []
    turn(match, 0, "A06")
    turn(match, 1, "X16")
    silence(match)
    assert totals(match) == (6 + 7, 5 + 3 + 5)


@pytest.mark.rule("SIR-2.45.7")
def test_the_extra_turn_is_lost_if_sirocco_annuls_his_turn():
    match = table([["A56", "A12"], ["X12", "S01"], ["X08"]], type="surface", dice=(3,))
    turn(match, 0, "A56")
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    assert "A56" in discards(match)
    turn(match, 2, "X08")
    assert totals(match) == (0, 6)


@pytest.mark.rule("SIR-2.45.7")
@pytest.mark.parametrize(("intelligence", "mine", "restricts"), [("X57", "X12", "A55"), ("A56", "A12", "X55")])
def test_the_extra_turn_is_lost_if_only_the_other_camp_is_allowed(intelligence, mine, restricts):
    match = table([[intelligence, mine], [restricts, "A36"], []], type="surface")
    turn(match, 0, intelligence)
    turn(match, 1, restricts)
    assert "pass" in match.menu(0)  # the Storm window: the extra turn has gone
    assert intelligence in discards(match)


@pytest.mark.rule("SIR-2.45.7")
@pytest.mark.parametrize(("intelligence", "mine", "restricts"), [("A56", "A12", "A55"), ("X57", "X12", "X55")])
def test_it_is_not_lost_if_his_own_camp_is_allowed(intelligence, mine, restricts):
    match = table([[intelligence, mine], [restricts], []], type="surface")
    turn(match, 0, intelligence)
    turn(match, 1, restricts)
    assert legal(match, 0) == [mine]


# ---- ties


@pytest.mark.rule("SIR-2.45.8")
@pytest.mark.parametrize(("intelligence", "mine", "enemy"), [("A56", "A12", "X12"), ("X57", "X12", "A12")])
def test_level_totals_are_lost_by_the_camp_that_used_intelligence(intelligence, mine, enemy):
    match = table([[intelligence, mine], [enemy], []], type="surface")
    turn(match, 0, intelligence)
    turn(match, 1, enemy)
    turn(match, 0, mine)
    assert totals(match) == (3, 3)
    assert won(match, 1) == ["O05"]
    assert captured(match, 1) == [mine]


@pytest.mark.rule("SIR-2.45.8")
def test_the_whole_camp_loses_with_him():
    match = table([["A56", "A22"], ["X01"], ["A13"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "X01")
    turn(match, 2, "A13")
    turn(match, 0, "A22")
    assert totals(match) == (6, 6)
    assert won(match, 1) == ["O05"]
    assert captured(match, 1) == ["A13", "A22"]


@pytest.mark.rule("SIR-2.45.9")
def test_if_both_camps_used_intelligence_it_is_an_ordinary_tie():
    match = table([["A56", "A12"], ["X57", "X12"], []], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "X57")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert len(events(match, "tied")) == 1


@pytest.mark.rule("SIR-2.45.9")
def test_if_the_extra_turn_was_declined_it_is_an_ordinary_tie():
    match = table([["A56", "A36"], ["X12"], ["A12"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "A12")
    match.order(0, "decline")
    silence(match)
    assert len(events(match, "tied")) == 1


@pytest.mark.rule("SIR-2.45.9")
def test_if_the_extra_turn_was_lost_it_is_an_ordinary_tie():
    match = table([["X57"], ["A12", "A55"], ["X12"]], type="surface", leader=2)
    turn(match, 2, "X12")
    turn(match, 0, "X57")
    turn(match, 1, "A12", "A55")
    assert len(events(match, "tied")) == 1


@pytest.mark.rule("SIR-2.45.9")
def test_if_the_intelligence_player_was_annulled_it_is_an_ordinary_tie():
    match = table([["A56", "A36"], ["X12"], ["A12", "S01"]], type="surface", dice=(1,))
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 2, "A12", storms=("S01",))
    match.order(2, "annul 1")
    assert totals(match) == (3, 3)
    assert len(events(match, "tied")) == 1


# ---- afterwards


@pytest.mark.rule("SIR-2.45.10")
@pytest.mark.parametrize("how", ["declined", "lost"])
def test_without_the_extra_play_he_keeps_his_camp_and_plays_the_second_round(how):
    hands = [["X57", "X12", "A12"], ["A55", "A14"] if how == "lost" else ["A14", "A01"], ["A15", "A04"]]
    match = table(hands, "O02")
    turn(match, 0, "X57")
    turn(match, 1, "A55" if how == "lost" else "A01")
    turn(match, 2, "A15")
    if how == "declined":
        match.order(0, "decline")
    silence(match)
    assert match.turn == (0,)
    assert match.state.engagement.round == 2
    turn(match, 0, "A12")
    turn(match, 1, "A14")
    turn(match, 2, "A04")
    silence(match)
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["A12"]}]  # the Axis is his camp


@pytest.mark.rule("SIR-2.45.10")
def test_between_two_players_he_keeps_his_camp_in_the_second_round_of_a_convoy():
    match = table([["A56", "A12", "X12"], ["X07", "X08"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "X07")
    match.order(0, "decline")
    silence(match)
    assert match.state.engagement.round == 2
    assert barred(match, 0, "X12") == "SIR-4.0.5"
    assert barred(match, 0, "A12") is None


@pytest.mark.rule("SIR-2.45.10")
def test_if_sirocco_annulled_him_he_is_free_in_the_second_round():
    match = table([["A56", "A12", "X12"], ["X07", "X08", "S01"]], type="surface", dice=(1,))
    turn(match, 0, "A56")
    turn(match, 1, "X07", storms=("S01",))
    silence(match)
    assert match.state.engagement.round == 2
    assert barred(match, 0, "X12") is None
    assert barred(match, 0, "A12") is None


@pytest.mark.rule("SIR-2.45.11")
def test_the_extra_play_comes_last_in_its_round_among_equal_cards():
    match = table([["A56", "A12"], ["A14"], []], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "A14")
    turn(match, 0, "A12")
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-2.45.11")
def test_it_still_comes_before_the_second_round():
    match = table([["A56", "A12", "A30"], ["A22", "A14"], []], "O02")
    turn(match, 0, "A56")
    turn(match, 1, "A22")
    turn(match, 0, "A12")  # 4, like A22
    silence(match)
    turn(match, 0, "A30")
    turn(match, 1, "A14")  # 4 again
    silence(match)
    assert won(match, 1) == ["O02"]  # A22 was the first of the three


@pytest.mark.rule("SIR-2.45.11")
def test_an_extra_play_of_round_one_wins_against_an_equal_card_of_round_two():
    match = table([["A56", "A12", "A33"], ["A30", "A14"], []], "O02")
    turn(match, 0, "A56")
    turn(match, 1, "A30")  # 3
    turn(match, 0, "A12")  # 4
    silence(match)
    turn(match, 0, "A33")
    turn(match, 1, "A14")  # 4
    silence(match)
    assert won(match, 0) == ["O02"]


@pytest.mark.rule("SIR-2.45.12")
@pytest.mark.parametrize("operation", ["O05", "O02"])
def test_declining_does_not_oblige_him_to_discard(operation):
    held = ["A12", "A14", "A15", "A01", "A04"]
    hands = [["A56", *held], ["X12", "X07"], []]
    match = table(hands, operation, type="surface" if operation == "O05" else "")
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    match.order(0, "decline")
    assert hand(match, 0) == sorted(held)
    assert not match.state.engagement.out[0]
    assert refused(match, 0, "discard A12") == "SIR-R.6"  # he is in the Storm window


@pytest.mark.rule("SIR-2.45.7", "SIR-4.0.6")
def test_between_two_players_the_camp_of_the_second_round_decides_whether_the_extra_turn_is_lost():
    match = table([["X57", "X12"], ["A55"]], type="surface", round=2, to_play=[0, 1], left=0)  # no camp in round 1
    turn(match, 0, "X57")
    turn(match, 1, "A55")
    assert events(match, "declined") == [{"seat": 0}]
    assert hand(match, 0)[0] != "X57"
    assert "X57" in discards(match)

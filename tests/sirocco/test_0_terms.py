"""SIR-G: the terms of the ledger, each by what it does at the table."""

from __future__ import annotations

import pytest

from tests.sirocco.build import (
    all_but,
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
    value,
    zone,
)


@pytest.mark.rule("SIR-G.1")
@pytest.mark.parametrize(("code", "asked"), [("O05", "type"), ("O03", "card")])
def test_the_operation_is_the_face_up_card_and_a_convoy_or_a_battle(code, asked):
    match = table([["A12"], ["X12"], ["A15"]], operation="", draws=(code,))
    assert zone(match, None, "operation") == [code]
    assert asked in match.menu(0)


@pytest.mark.rule("SIR-G.2")
@pytest.mark.parametrize(
    ("operation", "type", "seats", "turns"), [("O05", "combined", 3, 3), ("O03", "", 3, 6), ("O05", "combined", 2, 4)]
)
def test_an_attempt_is_one_round_for_a_convoy_and_two_for_a_battle_or_with_two_seats(operation, type, seats, turns):
    hands = [["A12", "A15"], ["X12", "X14"], ["A14", "A04"]][:seats]
    match = table(hands, operation, type, removed=all_but("A12", "A15", "X12", "X14", "A14", "A04"))
    taken = 0
    while not events(match, "totals"):
        turn(match, match.turn[0], hand(match, match.turn[0])[0])
        silence(match)
        taken += 1
    assert taken == turns


@pytest.mark.rule("SIR-G.2")
def test_a_tie_starts_another_attempt_on_the_same_operation():
    match = table([["A12"], ["X12"], ["A30"]], "O05", "surface", draws=("A36", "X35"))
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard A30")
    assert (match.state.engagement.attempt, zone(match, None, "operation")) == (1, ["O05", "A12", "X12"])


@pytest.mark.rule("SIR-G.3")
def test_a_round_is_one_turn_each_clockwise_from_the_leader_then_the_extra_turns():
    match = table([["X12"], ["A56", "A12"], ["X14"]], type="surface", leader=1)
    order = []
    for words in ("A56", "X14", "X12"):
        order.append(match.turn[0])
        turn(match, match.turn[0], words)
    order.append(match.turn[0])
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("SIR-G.4")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_goes_first_in_the_attempt(leader):
    match = table([["A12"], ["X12"], ["A15"]], type="surface", leader=leader)
    assert match.turn == (leader,)


@pytest.mark.rule("SIR-G.5")
def test_a_turn_is_opened_by_a_force_a_stand_alone_bonus_supply_la_spezia_or_intelligence_and_nothing_else():
    match = table([["A01", "A44", "A50", "A54", "A55", "A56", "A57", "S06", "S07"], ["X12"], ["X14"]], "O10", "surface")
    assert legal(match, 0) == ["A01", "A50", "A54", "A55", "A56"]


@pytest.mark.rule("SIR-G.5")
def test_romanian_fuel_is_a_main_play_too():
    match = table([["X55", "X12"], ["A12"], ["A15"]], "O10", "surface")
    turn(match, 0, "X55")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-G.5")
def test_a_second_force_card_is_refused():
    match = table([["A01", "A04"], ["X12"], ["X14"]], type="surface")
    match.order(0, "card A01")
    assert refused(match, 0, "card A04") == "SIR-G.5"


@pytest.mark.rule("SIR-G.5")
def test_two_force_cards_are_one_main_play_with_an_admiral_in_mode_b_and_a_third_is_refused():
    match = table([["A01", "A04", "A12", "A57"], ["X12"], ["X14"]], type="surface")
    for words in ("card A01", "double A57", "card A04"):
        match.order(0, words)
    assert refused(match, 0, "card A12") == "SIR-G.5"


@pytest.mark.rule("SIR-G.6")
def test_bonus_supply_special_and_storm_cards_join_the_main_play_of_the_turn():
    match = table([["A01", "A44", "A54", "A55", "S06", "S07"], ["X12"], ["X14"]], "O10", "combined")
    turn(match, 0, "A01", "A44", "A54", "A55", storms=("S06", "S07"))
    assert in_play(match, 0) == ["A01", "A44", "A54", "A55", "S06", "S07"]


@pytest.mark.rule("SIR-G.6")
def test_a_bonus_bound_to_a_force_card_is_no_play_without_one():
    match = table([["A01", "A45"], ["X12"], ["X14"]], type="surface")
    assert refused(match, 0, "card A45") == "SIR-2.3.2"


@pytest.mark.rule("SIR-G.7")
@pytest.mark.parametrize(("force", "other"), [("A12", "X12"), ("X12", "A12")])
def test_a_and_x_numbers_are_opposed_camps(force, other):
    match = table([[force, other, "A30"], ["X14"], ["A15"]], type="surface")
    match.order(0, f"card {force}")
    assert barred(match, 0, other) == "SIR-3.1.5"


@pytest.mark.rule("SIR-G.7")
@pytest.mark.parametrize("force", ["A12", "X12"])
def test_a_storm_card_goes_with_either_camp(force):
    match = table([[force, "S07", "A30"], ["X14"], ["A15"]], type="surface")
    turn(match, 0, force, storms=("S07",))
    assert in_play(match, 0) == sorted([force, "S07"])


@pytest.mark.rule("SIR-G.8")
@pytest.mark.parametrize(("type", "worth"), [("air", 4), ("surface", 2), ("sub", 1), ("combined", 7)])
def test_only_the_counted_types_of_a_convoy_count(type, worth):
    match = table([["A34"], ["X25"], ["A30"]], type=type, left=0)
    turn(match, 0, "A34")
    match.order(1, "discard X25")
    match.order(2, "discard A30")
    assert value(match, "A34") == worth


@pytest.mark.rule("SIR-G.8")
@pytest.mark.parametrize(("historical", "worth"), [(False, 7), (True, 6)])
def test_a_battle_counts_all_three_or_the_printed_pair_under_historical(historical, worth):
    match = table(
        [["A34", "A30"], [], []], "O02", options={"historical": historical}, removed=all_but("A34", "A30"), left=0
    )
    turn(match, 0, "A34")
    silence(match)
    turn(match, 0, "A30")
    assert value(match, "A34") == worth


@pytest.mark.rule("SIR-G.9")
def test_the_engaged_value_is_the_sum_over_the_counted_types_after_every_modifier():
    match = table([["X40", "X47", "S06"], ["A30"], ["A33"]], "O36", "combined", left=0)
    turn(match, 0, "X40", "X47", storms=("S06",))
    match.order(1, "discard A30")
    match.order(2, "discard A33")
    assert value(match, "X40") == (5 + 1) * 2 + 1 + (1 + 1)


@pytest.mark.rule("SIR-G.10")
def test_a_discarded_card_comes_back_when_the_pile_runs_out_and_a_destroyed_one_never():
    match = table([["A04"], ["X13"], ["A30"]], type="surface", removed=all_but("A04", "X13", "A30"))
    turn(match, 0, "A04")
    turn(match, 1, "X13")
    match.order(2, "discard A30")
    assert (hand(match, 0), captured(match, 0), discards(match)) == (["A04", "A30"], ["X13"], [])


@pytest.mark.rule("SIR-G.11")
def test_cards_under_the_operation_are_not_in_play():
    match = table([["A30"], ["X13"], ["A33"]], type="surface", under=[{"seat": 0, "card": "A01"}], attempt=1, left=0)
    match.order(0, "discard A30")
    turn(match, 1, "X13")
    match.order(2, "discard A33")
    assert totals(match) == (0, 3)


@pytest.mark.rule("SIR-G.12")
def test_cards_that_stand_alone_may_be_laid_together_without_a_force_card():
    laid = [{"seat": 1, "card": "X10"}, {"seat": 2, "card": "X07"}]
    match = table([["A50", "A53", "A54", "A55", "A30"], [], []], "O10", "surface", leader=1, table=laid)
    turn(match, 0, "A54", "A50", "A53 on X10", "A55")
    assert in_play(match, 0) == ["A50", "A53", "A54", "A55"]


@pytest.mark.rule("SIR-G.12")
@pytest.mark.parametrize("extra", ["A50", "A53", "A54"])
def test_supply_a_stand_alone_bonus_and_missed_join_any_force_card(extra):
    match = table([["A30", extra, "A12"], [], []], "O10", "surface", leader=1, table=[{"seat": 1, "card": "X10"}])
    turn(match, 0, "A30", f"{extra} alone")
    assert in_play(match, 0) == ["A30", extra]


@pytest.mark.rule("SIR-G.12")
def test_la_spezia_joins_a_pair_of_force_cards_when_one_of_the_two_sails():
    match = table([["A12", "A30", "A55", "A57"], ["A15"], ["A14"]], type="surface")
    turn(match, 0, "A12", "A55", "A57 double", "A30")
    assert in_play(match, 0) == ["A12", "A30", "A55", "A57"]


@pytest.mark.rule("SIR-G.12")
@pytest.mark.parametrize(("force", "special", "rule"), [("A30", "A55", "SIR-2.42.2"), ("X25", "X55", "SIR-2.43.1")])
@pytest.mark.parametrize("first", [0, 1])
def test_la_spezia_and_romanian_fuel_join_no_submarine_whichever_comes_first(force, special, rule, first):
    match = table([[force, special, "A12"], ["A15"], ["A14"]], type="surface")
    cards = [force, special]
    match.order(0, f"card {cards[first]}")
    assert refused(match, 0, f"card {cards[1 - first]}") == rule


@pytest.mark.rule("SIR-G.12")
@pytest.mark.parametrize("extra", ["A50", "A53", "A54", "A55"])
def test_nothing_of_the_kind_joins_an_intelligence_card(extra):
    match = table([["A56", extra, "A12"], [], []], "O10", "surface", leader=1, table=[{"seat": 1, "card": "X10"}])
    match.order(0, "card A56")
    assert refused(match, 0, f"card {extra}") == "SIR-2.45.2"


@pytest.mark.rule("SIR-G.12")
@pytest.mark.parametrize("first", ["A50", "A53", "A54", "A55"])
def test_an_intelligence_card_joins_nothing_of_the_kind(first):
    match = table([["A56", first, "A12"], [], []], "O10", "surface", leader=1, table=[{"seat": 1, "card": "X10"}])
    match.order(0, f"card {first}")
    assert refused(match, 0, "card A56") == "SIR-2.45.1"

"""SIR-4.0: the game for two players."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD, CODES
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

ROUND_1 = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]


def second(hands, operation="O05", type="", laid=ROUND_1, **place):
    """The second round."""
    return table(hands, operation, type, round=2, table=laid, **place)


def row(match, owner, viewer):
    zone = next(zone for zone in match.view(viewer).picture.zones if zone.id == f"row:{owner}")
    return [piece.face for piece in zone.pieces]


# ---- two rounds


@pytest.mark.rule("SIR-4.0.1")
def test_a_convoy_has_two_rounds_both_face_up():
    match = table([["A12", "A36"], ["X12", "X36"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    assert not events(match, "totals")
    assert match.state.engagement.round == 2
    turn(match, 0, "A36")
    assert row(match, 0, 1) == ["A12", "A36"]


@pytest.mark.rule("SIR-4.0.1")
def test_a_battle_has_its_second_round_face_down():
    match = table([["A12", "A36"], ["X12", "X36"]], "O02")
    turn(match, 0, "A12")
    assert row(match, 0, 1) == ["A12"]
    turn(match, 1, "X12")
    silence(match)
    turn(match, 0, "A36")
    assert row(match, 0, 1) == ["A12", ""]


@pytest.mark.rule("SIR-4.0.1")
def test_a_fast_battle_is_a_convoy_of_two_rounds():
    match = table([["A12", "A36"], ["X12", "X36"]], "O02", "surface", options={"fast": True})
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    turn(match, 0, "A36")
    assert row(match, 0, 1) == ["A12", "A36"]


@pytest.mark.rule("SIR-4.0.2")
@pytest.mark.parametrize("leader", [0, 1])
def test_in_each_round_the_leader_plays_and_then_the_other(leader):
    match = table([["A12", "A36"], ["A15", "A38"]], type="surface", leader=leader)
    order = []
    while not events(match, "totals"):
        seat = match.turn[0]
        if "pass" in match.menu(seat):
            match.order(seat, "pass")
        else:
            order.append(seat)
            turn(match, seat, next(card for card in ("A12", "A15", "A36", "A38") if card in hand(match, seat)))
    assert order == [leader, 1 - leader, leader, 1 - leader]


# ---- draws


@pytest.mark.rule("SIR-4.0.3")
@pytest.mark.parametrize(("operation", "type"), [("O05", "surface"), ("O02", "")])
def test_both_draw_to_their_limit_after_the_first_round(operation, type):
    kept = ["A36", "A38", "A40"]
    draws = ("A30", "A33", "X25", "X26", "X35", "X36", "X22", "X17", "A22", "A10", "A08")
    match = table([["A12", *kept], ["X12"]], operation, type, draws=draws, won=[["O10"], []])  # seat 0 may hold seven
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    assert match.state.engagement.round == 2
    assert hand(match, 0) == sorted([*kept, *draws[:4]])
    assert hand(match, 1) == sorted(draws[4:10])


@pytest.mark.rule("SIR-4.0.3")
def test_both_draw_to_their_limit_after_the_second_round():
    match = second([["A36"], ["X36"]], type="surface")
    turn(match, 0, "A36")
    turn(match, 1, "X36")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [6, 6]


# ---- the trick


@pytest.mark.rule("SIR-4.0.4")
def test_the_rounds_of_a_player_are_never_added():
    laid = [{"seat": 0, "card": "A19"}, {"seat": 1, "card": "A01"}]
    match = second([["A04"], ["A03"]], type="surface", laid=laid)
    turn(match, 0, "A04")
    match.order(1, "discard A03")
    assert totals(match) == (12, 0)
    assert won(match, 1) == ["O05"]  # 5 in one round, against 3 and 4


@pytest.mark.rule("SIR-4.0.4")
def test_the_two_force_cards_of_an_admiral_add_up_within_their_round():
    match = table([["A01", "A57", "A19", "A03"], ["A02", "A06"]], type="surface")
    turn(match, 0, "A01", "A57 double", "A19")  # 5 + 3
    turn(match, 1, "A02")  # 4
    silence(match)
    match.order(0, "discard A03")
    match.order(1, "discard A06")
    silence(match)
    assert totals(match) == (12, 0)
    assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-4.0.4")
def test_a_sum_of_a_round_beats_a_higher_single_card():
    match = table([["A12", "A57", "A15", "A03"], ["A01", "A06"]], type="surface")
    turn(match, 0, "A12", "A57 double", "A15")  # 3 + 3
    turn(match, 1, "A01")  # 5
    silence(match)
    match.order(0, "discard A03")
    match.order(1, "discard A06")
    silence(match)
    assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-4.0.4")
def test_only_cards_of_the_winning_camp_count_for_the_best_round():
    laid = [{"seat": 0, "card": "A30"}, {"seat": 1, "card": "A12"}]  # 3 and 4
    match = second([["X33", "S05"], ["A33"]], "O02", laid=laid)  # Axis 6, and 4
    turn(match, 0, "X33", "S05")
    turn(match, 1, "A33")
    assert totals(match) == (11, 6)
    assert won(match, 1) == ["O02"]


@pytest.mark.rule("SIR-4.0.4")
def test_the_extra_play_of_intelligence_is_part_of_its_round():
    match = table([["A56", "A01", "A03"], ["A12", "A06"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "A12")
    turn(match, 0, "A01")
    silence(match)
    match.order(0, "discard A03")
    match.order(1, "discard A06")
    silence(match)
    assert won(match, 0) == ["O05"]  # 5 against 3


@pytest.mark.rule("SIR-4.0.4", "SIR-2.45.11")
def test_an_extra_play_comes_last_among_equals_of_its_round():
    match = table([["A56", "A12", "A03"], ["A15", "A06"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "A15")
    turn(match, 0, "A12")
    silence(match)
    match.order(0, "discard A03")
    match.order(1, "discard A06")
    silence(match)
    assert won(match, 1) == ["O05"]  # 3 each, and the extra play came after


@pytest.mark.rule("SIR-4.0.4")
def test_of_equal_values_the_earlier_round_wins():
    laid = [{"seat": 0, "card": "A22"}, {"seat": 1, "card": "A12"}]  # 2 and 3
    match = second([["A15"], ["A03"]], type="surface", laid=laid)
    turn(match, 0, "A15")  # 3 as well, by the leader
    match.order(1, "discard A03")
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-4.0.4")
@pytest.mark.parametrize("leader", [0, 1])
def test_of_equal_values_in_one_round_the_first_in_turn_order_wins(leader):
    laid = [{"seat": leader, "card": "A15"}, {"seat": 1 - leader, "card": "A12"}]
    match = second([["A03"], ["A06"]], type="surface", laid=laid, leader=leader)
    match.order(leader, "discard_all")
    match.order(1 - leader, "discard_all")
    assert won(match, leader) == ["O05"]


@pytest.mark.rule("SIR-4.0.4")
def test_each_round_has_its_own_main_play_and_its_own_bonus_cards():
    match = second([["A45", "A36", "A46"], ["X36"]], type="surface")
    assert barred(match, 0, "A45") == "SIR-2.3.2"  # there is no ship of this round for it
    match.order(0, "card A36")
    assert barred(match, 0, "A45") == "SIR-2.3.3"  # A12 of round 1 would fit
    assert legal(match, 0) == ["A46"]


# ---- camps


@pytest.mark.rule("SIR-4.0.5")
@pytest.mark.parametrize("options", [{}, {"both_camps": True}])
def test_in_a_convoy_nobody_changes_camp_between_the_rounds(options):
    match = second([["X01", "A36", "X53"], ["X36"]], type="surface", options=options)
    assert refused(match, 0, "card X01") == "SIR-4.0.5"
    assert refused(match, 0, "card X53") == "SIR-4.0.5"
    assert legal(match, 0) == ["A36"]


@pytest.mark.rule("SIR-4.0.5")
def test_in_a_battle_a_card_of_the_other_camp_is_discarded_at_the_reveal():
    match = second([["X01"], ["X36"]], "O02", left=0)
    turn(match, 0, "X01")
    turn(match, 1, "X36")
    assert totals(match) == (4, 4 + 4)
    assert "X01" in discards(match)


@pytest.mark.rule("SIR-4.0.5")
@pytest.mark.parametrize("options", [{}, {"both_camps": True}])
def test_in_a_battle_night_action_and_both_camps_allow_the_change(options):
    match = second([["X01", "S05"], ["X36"]], "O02", options=options, left=0)
    turn(match, 0, "X01", *(() if options else ("S05",)))
    turn(match, 1, "X36")
    silence(match)
    assert totals(match) == (4, 4 + 7 + 4)


@pytest.mark.rule("SIR-4.0.5")
def test_the_camp_is_free_again_after_a_tie():
    draws = ("A30", "A33", "X25", "X26", "X35", "X22", "A22", "X04")
    match = second([["A03"], ["X03"]], type="surface", draws=draws)
    match.order(0, "discard_all")
    match.order(1, "discard_all")
    assert totals(match) == (3, 3)
    assert match.turn == (1,)
    assert {"A22", "X04"} <= set(legal(match, 1))


@pytest.mark.rule("SIR-4.0.6")
def test_in_a_convoy_one_may_discard_in_one_round_and_play_in_the_other():
    match = table([["A03", "X01"], ["A12", "A06"]], type="surface")
    match.order(0, "discard A03")
    turn(match, 1, "A12")
    silence(match)
    turn(match, 0, "X01")  # no camp until he first plays
    match.order(1, "discard A06")
    silence(match)
    assert totals(match) == (3, 6)


@pytest.mark.rule("SIR-4.0.6")
def test_who_discarded_in_round_1_may_play_either_camp_in_round_2():
    match = table([["A03", "X01", "A01"], ["A12", "A06"]], type="surface")
    match.order(0, "discard A03")
    turn(match, 1, "A12")
    silence(match)
    assert {"A01", "X01"} <= set(legal(match, 0))


@pytest.mark.rule("SIR-4.0.6", "SIR-2.45.4")
def test_intelligence_of_round_2_gives_him_his_camp_for_the_extra_turn():
    match = second([["X57", "A15", "X14"], ["A03"]], type="surface", laid=ROUND_1[1:], to_play=[0, 1])
    turn(match, 0, "X57")  # he discarded in round 1
    match.order(1, "discard A03")
    assert barred(match, 0, "A15") == "SIR-2.45.4"
    assert legal(match, 0) == ["X14"]


# ---- La Spezia, Romanian Fuel, Sirocco


@pytest.mark.rule("SIR-4.0.7")
@pytest.mark.parametrize(
    ("restricts", "with_it", "own", "other", "rule"),
    [("A55", "A04", "X12", "A15", "SIR-2.42.3"), ("X55", "X04", "A12", "X15", "SIR-2.43.1")],
)
def test_in_a_convoy_who_is_committed_to_the_forbidden_camp_can_only_discard_in_round_2(
    restricts, with_it, own, other, rule
):
    second_own = "X07" if own == "X12" else "A14"
    match = table([[own, second_own, other], [with_it, restricts]], type="surface", draws=("A30",))
    turn(match, 0, own)
    turn(match, 1, with_it, restricts)
    silence(match)
    assert refused(match, 0, f"card {second_own}") == rule
    assert refused(match, 0, f"card {other}") == "SIR-4.0.5"
    assert "card" not in match.menu(0)
    match.order(0, f"discard {other}")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-4.0.7")
def test_in_a_convoy_who_has_no_camp_yet_is_bound_in_round_2_too():
    match = table([["A55", "A03"], ["X12", "A15", "A06"]], type="surface")
    turn(match, 0, "A55")
    match.order(1, "discard A06")
    silence(match)
    match.order(0, "discard A03")
    assert barred(match, 1, "X12") == "SIR-2.42.3"
    assert "A15" in legal(match, 1)


@pytest.mark.rule("SIR-4.0.7")
def test_in_a_battle_his_card_of_round_2_is_discarded_at_the_reveal():
    match = table([["X12", "X01"], ["A04", "A55", "A36"]], "O02", left=0)
    turn(match, 0, "X12")
    turn(match, 1, "A04", "A55")
    silence(match)
    turn(match, 0, "X01")
    turn(match, 1, "A36")
    silence(match)
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["X01"]}]
    assert totals(match) == (5 + 4, 4)


@pytest.mark.rule("SIR-4.0.7")
@pytest.mark.parametrize(
    ("ship", "card", "enemy", "drawn"), [("A15", "A55", "X12", "X14"), ("X12", "X55", "A15", "A14")]
)
def test_it_does_not_bind_beyond_the_attempt(ship, card, enemy, drawn):
    match = table([[ship, card, "A03"], [enemy, "X03"]], type="surface", leader=1, draws=(drawn,))
    turn(match, 1, enemy)
    turn(match, 0, ship, card)
    silence(match)
    match.order(1, "discard X03")
    match.order(0, "discard A03")
    silence(match)
    assert totals(match) == (3, 3)
    match.order(0, "discard_all")
    assert drawn in legal(match, 1)


@pytest.mark.rule("SIR-4.0.8")
def test_sirocco_passes_from_the_first_round_to_the_second():
    match = table([["A12", "A36"], ["X12", "S01", "X36"]], type="surface", dice=(4, 1))
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S01",))
    silence(match)
    assert match.state.engagement.round == 2
    assert match.state.engagement.sirocco == 0
    turn(match, 0, "A36")
    assert sorted(match.menu(0)) == ["drop", "sirocco"]
    match.order(0, "sirocco")  # 1: the other one has his turn of round 2 to come and loses it
    silence(match)
    assert totals(match) == (3, 3)
    assert events(match, "annulled") == [{"seat": 1}]


# ---- ties, Fate, neighbours


@pytest.mark.rule("SIR-4.0.9")
def test_a_tie_puts_the_cards_under_the_operation_and_two_new_rounds_follow():
    match = second([["A36"], ["X36"]], type="surface", left=0)
    turn(match, 0, "A36")
    turn(match, 1, "X36")
    e = match.state.engagement
    assert totals(match) == (3, 3)
    assert [CODES[card] for card in e.under] == ["A12", "X12", "A36", "X36"]
    assert (e.round, e.rounds, match.turn) == (1, 2, (1,))
    for seat in (1, 0):
        match.order(seat, "discard_all")
    assert match.state.engagement.round == 2
    assert match.turn == (1,)


@pytest.mark.rule("SIR-4.0.10")
def test_in_a_convoy_a_victim_of_round_1_falls_to_a_fate_card_of_round_2():
    laid = [{"seat": 0, "card": "A14"}, {"seat": 1, "card": "X12"}]
    match = second([["A36"], ["X33"]], type="surface", laid=laid)
    turn(match, 0, "A36")
    turn(match, 1, "X33")
    assert "A14" in captured(match, 1)
    assert totals(match) == (0, 4)


@pytest.mark.rule("SIR-4.0.10")
def test_in_a_convoy_a_fate_card_of_round_1_takes_no_victim_of_round_2():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X33"}]
    match = second([["A14"], ["X36"]], type="surface", laid=laid)
    turn(match, 0, "A14")
    assert in_play(match, 0) == ["A12", "A14"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-4.0.11")
@pytest.mark.parametrize("dice", [(1, 1), (2, 4), (4, 4), (6, 6)])
def test_explosion_hits_the_opponent_on_any_result_but_7(dice):
    match = table([["A12"], ["X12", "S03"]], type="surface", dice=dice)
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S03",))
    assert captured(match, 1) == ["A12"]


@pytest.mark.rule("SIR-4.0.11")
def test_explosion_on_a_7_costs_a_card_of_ones_own_hand():
    match = table([["A12"], ["X12", "S03", "X36"]], type="surface", dice=(3, 4), draws=("X36",))
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S03",))
    assert captured(match, 1) == []
    assert match.state.removed == [CARD["X36"]]


@pytest.mark.rule("SIR-4.0.11")
def test_fog_exchanges_both_cards_with_the_opponent():
    match = table([["A12", "A15", "A36"], ["S02", "X12", "X36"]], type="surface", draws=("A15", "A36"))
    match.order(1, "fog")
    match.order(1, "give X12")
    match.order(1, "give X36")
    assert hand(match, 0) == ["A12", "X12", "X36"]
    assert hand(match, 1) == ["A15", "A36"]


@pytest.mark.rule("SIR-4.0.12")
def test_who_discarded_his_hand_in_round_1_of_a_battle_draws_but_is_out():
    match = table([["A03"], ["X12", "X36"]], "O02")
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    silence(match)
    assert len(hand(match, 0)) == 6
    assert match.turn == (1,)
    turn(match, 1, "X36")
    silence(match)
    assert totals(match) == (0, 8)


@pytest.mark.rule("SIR-4.0.12")
def test_with_the_cards_he_draws_he_is_not_asked_for_storm_cards():
    draws = ("S03", "S04", "S06", "A30", "A33", "X25")
    match = table([["A03"], ["X12", "X36"]], "O02", draws=draws)
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    silence(match)
    turn(match, 1, "X36")
    assert "pass" in match.menu(1)
    match.order(1, "pass")
    assert events(match, "totals")  # nobody else was asked


@pytest.mark.rule("SIR-4.0.1", "SIR-2.3.15")
def test_damage_laid_face_up_in_the_second_round_of_a_convoy_keeps_the_target_that_was_named():
    match = second([["A36"], ["X54"]], type="combined", left=0)
    turn(match, 0, "A36")
    turn(match, 1, "X54 on A12")  # there is no reveal after which A36 could be named
    assert totals(match) == (0 + 1 + 4, 1 + 3)

"""The advanced game: the leader chooses between two Operations, the trick is shared (SIR-5)."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core import flow
from escadre.games.sirocco.play.catalog import CARD
from tests.sirocco.build import captured, codes, events, hand, legal, printed, refused, silence, table, turn, vp, won

ADVANCED = {"advanced": True}


def shared(match: Match) -> tuple[int, list[str], list[int]]:
    """Who shares, what is to be shared, and who is entitled."""
    e = match.state.engagement
    return match.turn[0], codes(e.share), e.entitled


def allied_convoy(*cards: str, options: dict[str, bool] | None = None, **place: object) -> Match:
    """Seat 0 lays the best Allied ship, seat 1 what is given, seat 2 an Axis ship that loses; surface, '40."""
    hands = [["A01", "A40"], [*cards, "A38"], ["X14", "A30"]]
    match = table(hands, "O05", "surface", options=options or ADVANCED, **place)
    turn(match, 0, "A01")
    turn(match, 1, *cards)
    turn(match, 2, "X14")
    silence(match)
    return match


# ---- the choice of the Operation


@pytest.mark.rule("SIR-5.0.1")
def test_the_leader_draws_two_operations_and_plays_one_of_them():
    match = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O05", "O11"), leader=1)
    assert match.turn == (1,)
    assert legal(match, 1, "operation") == ["O05", "O11"]
    match.order(1, "operation O11")
    assert match.state.engagement.operation == CARD["O11"]
    assert match.state.engagement.battle


@pytest.mark.rule("SIR-5.0.1")
def test_the_leader_cannot_choose_an_operation_that_he_did_not_draw():
    match = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O05", "O11"))
    assert refused(match, 0, "operation O10") == "SIR-5.0.1"
    assert codes(match.state.engagement.choice) == ["O05", "O11"]


@pytest.mark.rule("SIR-5.0.1")
def test_the_rejected_operation_never_comes_back():
    match = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O05", "O11"))
    match.order(0, "operation O05")
    assert codes(match.state.spent) == ["O11"]
    assert CARD["O11"] not in match.state.operations
    assert CARD["O05"] not in match.state.operations


@pytest.mark.rule("SIR-5.0.1")
def test_all_44_operations_are_drawn_in_pairs_over_22_tricks():
    match = Match.new("sirocco", 3, seed=5, options={**ADVANCED, "dealer": 0})
    chosen = 0
    while match.outcome is None:
        seat = match.turn[0]
        menu = match.menu(seat)
        if "operation" in menu:
            chosen += 1
            assert len(menu["operation"]) == 2
            match.act(seat, "operation", menu["operation"][0])
        elif "type" in menu:
            match.order(seat, "type surface")
        elif "discard_all" in menu:
            match.order(seat, "discard_all")  # no combat
        else:
            match.act(seat, *flow.pick(menu, 0))
    assert chosen == 22
    assert match.state.operations == []


@pytest.mark.rule("SIR-5.0.2", "SIR-P.4")
def test_only_the_leader_sees_the_two_operations_until_he_has_chosen():
    first = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O05", "O11"))
    second = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O20", "O33"))
    assert first.view(1) == second.view(1)
    assert first.view(None) == second.view(None)
    assert [piece.face for piece in first.view(0).picture.zones[0].pieces] == ["O05", "O11"]
    assert [piece.face for piece in first.view(1).picture.zones[0].pieces] == ["", ""]


@pytest.mark.rule("SIR-5.0.2")
def test_the_rejected_operation_is_shown_to_all_and_lies_face_up():
    match = table([["A01"], ["A12"], ["X14"]], "", options=ADVANCED, draws=("O05", "O11"))
    match.order(0, "operation O05")
    assert events(match, "rejected") == [{"seat": 0, "operation": CARD["O11"]}]
    spent = next(zone for zone in match.view(2).picture.zones if zone.id == "spent")
    assert [piece.face for piece in spent.pieces] == ["O11"]


@pytest.mark.rule("SIR-5.0.3")
def test_no_new_pair_is_drawn_for_a_replay_after_a_tie():
    hands = [["A12", "A36"], ["X12", "X35"], ["A38", "A30"]]
    match = table(hands, "", options=ADVANCED, draws=("O05", "O11"))
    match.order(0, "operation O05")
    match.order(0, "type surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard A38")
    silence(match)
    assert match.turn == (1,)
    assert "operation" not in match.menu(1)
    assert match.state.engagement.operation == CARD["O05"]
    assert len(match.state.operations) == 42


# ---- who shares


@pytest.mark.rule("SIR-5.0.4")
def test_the_trick_winner_shares_the_operation_and_the_captured_cards():
    match = allied_convoy("A12")
    assert shared(match) == (0, ["O05", "X14"], [0, 1])
    match.order(0, "to 2")
    match.order(0, "to 1")
    assert won(match, 1) == ["O05"]
    assert captured(match, 0) == ["X14"]


@pytest.mark.rule("SIR-5.0.4")
def test_without_the_advanced_rules_the_trick_winner_keeps_everything():
    match = allied_convoy("A12", options={"advanced": False})
    assert won(match, 0) == ["O05"]
    assert captured(match, 0) == ["X14"]


@pytest.mark.rule("SIR-5.0.5")
def test_nobody_gets_a_second_card_before_every_entitled_player_has_one():
    match = allied_convoy("A12")
    match.order(0, "to 1")
    assert refused(match, 0, "to 1") == "SIR-5.0.5"


@pytest.mark.rule("SIR-5.0.5")
def test_nobody_gets_a_third_card_before_every_entitled_player_has_two():
    tied = [{"seat": 2, "card": "X12"}, {"seat": 2, "card": "X13"}]
    match = allied_convoy("A12", under=tied, attempt=1)
    match.order(0, "to 1")
    match.order(0, "to 1")
    assert refused(match, 0, "to 1") == "SIR-5.0.5"


@pytest.mark.rule("SIR-5.0.5")
def test_with_fewer_cards_than_players_the_winner_may_leave_himself_out_or_not():
    hands = [["A01"], ["A12"], ["A14"], ["X36"]]
    match = table(hands, "O05", "surface", options=ADVANCED)
    turn(match, 0, "A01")
    turn(match, 1, "A12")
    turn(match, 2, "A14")
    match.order(3, "discard X36")  # nothing is captured: one card for three
    assert shared(match) == (0, ["O05"], [0, 1, 2])
    assert list(match.menu(0)["to"]) == [0, 1, 2]
    match.order(0, "to 3")
    assert won(match, 2) == ["O05"]


@pytest.mark.rule("SIR-5.0.6")
def test_a_force_card_worth_nothing_in_the_counted_types_entitles_to_nothing():
    match = allied_convoy("A36")  # 4/0/0 in a surface Convoy
    assert won(match, 0) == ["O05"]
    assert captured(match, 0) == ["X14"]


@pytest.mark.rule("SIR-5.0.6")
def test_a_bonus_card_that_stands_alone_entitles_to_nothing():
    with printed("A50", YEARS=15):
        match = allied_convoy("A50")
        assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-5.0.6")
def test_a_player_of_the_losing_camp_is_refused_a_share():
    match = allied_convoy("A12")
    assert refused(match, 0, "to 3") == "SIR-5.0.6"


def battle_of_two_camps(second: tuple[str, ...], options: dict[str, bool], round1: str = "A04") -> Match:
    """Seat 0 wins a Battle of '41 for the Allies; seat 1 is Allied in round 1 and lays `second` in round 2."""
    hands = [["A03", "A02"], [round1, *second], ["X14", "X15"]]
    match = table(hands, "O11", options=options)
    turn(match, 0, "A03")
    turn(match, 1, round1)
    turn(match, 2, "X14")
    silence(match)
    turn(match, 0, "A02")
    turn(match, 1, *second)
    turn(match, 2, "X15")
    silence(match)
    return match


@pytest.mark.rule("SIR-5.0.7", "SIR-I.14")
def test_in_a_battle_the_camp_of_round_two_decides_who_shares():
    match = battle_of_two_camps(("X25", "S05"), ADVANCED)
    assert won(match, 0) == ["O11"]
    assert captured(match, 0) == ["X14", "X15", "X25"]


@pytest.mark.rule("SIR-5.0.7")
def test_with_an_illegal_card_in_round_two_the_camp_of_round_one_decides():
    match = battle_of_two_camps(("X25",), ADVANCED)  # the other camp without Night action
    assert shared(match) == (0, ["O11", "X14", "X15"], [0, 1])


@pytest.mark.rule("SIR-5.0.7")
def test_the_value_of_one_or_more_may_come_from_round_one():
    with printed("A13", VALUES=[0, 0, 0]):
        match = battle_of_two_camps(("A13",), ADVANCED)
        assert shared(match) == (0, ["O11", "X14", "X15"], [0, 1])


@pytest.mark.rule("SIR-5.0.7")
def test_the_value_of_one_or_more_may_come_from_round_two():
    with printed("A04", VALUES=[0, 0, 0]):
        match = battle_of_two_camps(("A13",), ADVANCED)
        assert shared(match) == (0, ["O11", "X14", "X15"], [0, 1])


@pytest.mark.rule("SIR-5.0.8", "SIR-6.1.1")
def test_with_both_camps_a_card_in_the_winning_camp_in_either_round_entitles():
    match = battle_of_two_camps(("X25",), {**ADVANCED, "both_camps": True})
    assert shared(match) == (0, ["O11", "X14", "X15", "X25"], [0, 1])


@pytest.mark.rule("SIR-5.0.9")
def test_a_player_of_an_earlier_tied_attempt_alone_does_not_share():
    hands = [["A12", "A36"], ["X12", "X13"], ["A38", "A01"]]
    match = table(hands, "O05", "surface", options=ADVANCED)
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard A38")
    silence(match)
    turn(match, 1, "X13")
    turn(match, 2, "A01")
    match.order(0, "discard A36")  # Allied and worth 3 in the tied attempt, not here in the last
    silence(match)
    assert won(match, 2) == ["O05"]
    assert captured(match, 2) == ["X12", "X13"]


@pytest.mark.rule("SIR-5.0.10")
def test_a_player_whose_turn_sirocco_annulled_is_refused_a_share():
    hands = [["A03", "A36"], ["A04", "A38"], ["X07", "X14", "S01"], ["A12", "A15"]]
    match = table(hands, "O11", dice=(3,), options=ADVANCED)
    turn(match, 0, "A03")
    turn(match, 1, "A04")
    turn(match, 2, "X07", storms=("S01",))
    match.order(2, "annul 2")
    turn(match, 3, "A12")
    silence(match)
    turn(match, 0, "A36")
    turn(match, 1, "A38")  # worth 4 for the winning camp
    turn(match, 2, "X14")
    turn(match, 3, "A15")
    silence(match)
    assert shared(match) == (0, ["O11", "X07", "X14"], [0, 3])
    assert refused(match, 0, "to 2") == "SIR-5.0.10"


@pytest.mark.rule("SIR-5.0.10", "SIR-5.0.12")
def test_a_player_who_lost_a_card_to_fate_gets_no_share_and_the_victim_is_not_shared():
    hands = [["A03", "A36"], ["A04", "A38"], ["X27", "X14"], ["A12", "A15"]]
    match = table(hands, "O11", options=ADVANCED)
    turn(match, 0, "A03")
    turn(match, 1, "A04")
    turn(match, 2, "X27")  # Fate of A04
    turn(match, 3, "A12")
    silence(match)
    turn(match, 0, "A36")
    turn(match, 1, "A38")  # worth 4 for the winning camp
    turn(match, 2, "X14")
    turn(match, 3, "A15")
    silence(match)
    assert captured(match, 2) == ["A04"]
    assert shared(match) == (0, ["O11", "X14", "X27"], [0, 3])


@pytest.mark.rule("SIR-5.0.11")
def test_the_trick_winner_shares_though_he_lost_a_card_to_fate():
    hands = [["A04", "A03"], ["A12", "A38"], ["X27", "X14"]]
    match = table(hands, "O11", options=ADVANCED)
    turn(match, 0, "A04")
    turn(match, 1, "A12")
    turn(match, 2, "X27")  # Fate of A04
    silence(match)
    turn(match, 0, "A03")
    turn(match, 1, "A38")
    turn(match, 2, "X14")
    silence(match)
    assert shared(match) == (0, ["O11", "X14", "X27"], [0, 1])


@pytest.mark.rule("SIR-5.0.11")
def test_the_trick_winner_shares_though_he_laid_no_force_card():
    with printed("A30", VALUES=[0, 1, 0]):
        match = table([["A50", "A36"], ["A30", "A38"], ["X25", "X35"]], "O10", "surface", options=ADVANCED)
        turn(match, 0, "A50")
        turn(match, 1, "A30")
        turn(match, 2, "X25")
        silence(match)
        assert shared(match) == (0, ["O10", "X25"], [0, 1])


@pytest.mark.rule("SIR-5.0.12")
def test_what_an_explosion_destroyed_is_not_shared():
    hands = [["A01", "S03"], ["X14", "A36"], ["X12", "X35"], ["A12", "A38"]]
    match = table(hands, "O05", "surface", dice=(6, 6), options=ADVANCED)
    turn(match, 0, "A01")
    turn(match, 1, "X14")
    turn(match, 2, "X12")
    turn(match, 3, "A12")
    match.order(0, "card S03")  # 12: the left neighbour's X14
    silence(match)
    assert captured(match, 0) == ["X14"]
    assert shared(match) == (0, ["O05", "X12"], [0, 3])


@pytest.mark.rule("SIR-5.0.13")
def test_a_captured_supply_card_is_one_of_the_cards_shared():
    match = table([["A01"], ["A12"], ["X14", "X53"]], "O05", "surface", options=ADVANCED)
    turn(match, 0, "A01")
    turn(match, 1, "A12")
    turn(match, 2, "X14", "X53")
    assert shared(match) == (0, ["O05", "X14", "X53"], [0, 1])
    for seat in ("1", "1"):
        match.order(0, f"to {seat}")
    match.order(0, "to 2")
    assert captured(match, 1) == ["X53"]
    assert vp(match, 1) == 0


@pytest.mark.rule("SIR-5.0.14")
def test_supply_on_the_winning_side_takes_its_ship_after_the_share_and_is_no_part_of_it():
    match = allied_convoy("A12", "A54")
    assert shared(match) == (0, ["O05", "X14"], [0, 1])
    match.order(0, "to 1")
    match.order(0, "to 2")
    assert match.turn == (1,)
    assert legal(match, 1, "take") == ["A01", "A12"]


@pytest.mark.rule("SIR-5.0.15")
def test_icon_points_and_count_of_the_operation_go_to_whoever_is_given_it():
    match = allied_convoy("A12")
    match.order(0, "to 2")
    match.order(0, "to 1")
    assert [vp(match, seat) for seat in range(3)] == [2, 3, 0]
    assert [len(hand(match, seat)) for seat in range(3)] == [6, 7, 6]  # O05 has a full icon


@pytest.mark.rule("SIR-5.0.15", "SIR-1.2.3")
def test_a_shared_operation_decides_equal_points_for_its_new_owner():
    with printed("X14", VP=3):
        match = allied_convoy("A12", left=0)
        match.order(0, "to 2")
        match.order(0, "to 1")
        assert match.outcome is not None
        assert match.outcome.scores == (3, 3, 0)
        assert match.outcome.winners == (1,)


@pytest.mark.rule("SIR-5.0.10")
def test_who_lost_a_card_to_fate_in_an_earlier_attempt_gets_his_share():
    hands = [["A04", "A12"], ["X33", "X35"], ["X12", "X36"], ["A14", "A15"]]
    match = table(hands, "O05", "surface", leader=3, options=ADVANCED)
    for seat, card in ((3, "A14"), (0, "A04"), (1, "X33"), (2, "X12")):  # X33 is the Fate of A14
        turn(match, seat, card)
    silence(match)
    assert match.state.engagement.attempt == 1  # 4 to 4
    turn(match, 0, "A12")
    match.order(1, "discard X35")
    match.order(2, "discard X36")
    turn(match, 3, "A15")
    silence(match)
    assert shared(match) == (0, ["O05", "X12", "X33"], [0, 3])


@pytest.mark.rule("SIR-5.0.10")
def test_who_was_annulled_in_an_earlier_attempt_gets_his_share():
    hands = [["A04", "A01"], ["X33", "X35"], ["X12", "X36", "S01"], ["A14", "A15"]]
    match = table(hands, "O05", "surface", options=ADVANCED, dice=(2,))
    turn(match, 0, "A04")
    turn(match, 1, "X33")
    turn(match, 2, "X12", storms=("S01",))
    match.order(2, "annul 4")
    silence(match)
    assert match.state.engagement.attempt == 1  # 4 to 4
    match.order(1, "discard X35")
    match.order(2, "discard X36")
    turn(match, 3, "A15")
    turn(match, 0, "A01")
    silence(match)
    assert shared(match) == (0, ["O05", "X12", "X33"], [0, 3])

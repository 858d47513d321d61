"""The worked examples of the rulebook, played through the engine order by order with exact dice (SIR-E)."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.games.sirocco.play.catalog import CARD, NATIONS
from tests.sirocco.build import (
    barred,
    captured,
    codes,
    discards,
    events,
    hand,
    in_play,
    legal,
    printed,
    refused,
    silence,
    table,
    totals,
    turn,
    value,
    vp,
    won,
)

# Seat 0 is P1 of the examples (Anna in the rulebook), seat 1 is P2 (Bruno), and so on.


def operation(match: Match) -> str:
    """The Operation being fought over."""
    return codes([match.state.engagement.operation])[0]


def under(match: Match) -> list[str]:
    """Cards of tied attempts under the Operation."""
    return codes(match.state.engagement.under)


@pytest.mark.rule("SIR-E.1", "SIR-3.4.20")
def test_of_two_equal_highest_cards_the_one_laid_first_takes_the_trick():
    match = table([["A01"], ["X12"], ["X14"], ["A36", "A38"]], "O05", "surface")
    turn(match, 0, "A01")
    turn(match, 1, "X12")
    turn(match, 2, "X14")
    match.order(3, "discard A36")
    silence(match)
    assert totals(match) == (5, 6)
    assert won(match, 1) == ["O05"]
    assert captured(match, 1) == ["A01"]
    assert vp(match, 1) == 3 + 5
    assert discards(match) == ["A36", "X12", "X14"]
    assert match.state.leader == 1


@pytest.mark.rule("SIR-E.2", "SIR-3.4.25", "SIR-3.4.26", "SIR-3.4.28", "SIR-3.4.30")
def test_a_tie_is_fought_again_without_a_new_call_and_its_cards_go_to_the_final_winner():
    match = table([["A08", "A36"], ["X01", "A12"], ["X43", "X23"]], "O05", "combined")
    turn(match, 0, "A08")
    turn(match, 1, "X01")
    match.order(2, "discard X43")
    silence(match)
    assert totals(match) == (7, 7)
    assert under(match) == ["A08", "X01"]
    assert [event["seat"] for event in events(match, "drew")] == [0, 1, 2]
    assert match.state.leader == 1
    assert match.turn == (1,)
    assert "type" not in match.menu(1)
    turn(match, 1, "A12")
    turn(match, 2, "X23")
    match.order(0, "discard A36")
    silence(match)
    assert totals(match) == (4, 5)
    assert won(match, 2) == ["O05"]
    assert captured(match, 2) == ["A08", "A12"]
    assert discards(match) == ["A36", "X01", "X23", "X43"]
    assert match.state.leader == 2


@pytest.mark.rule("SIR-E.3", "SIR-3.4.3")
@pytest.mark.parametrize(
    ("type", "dice", "result"),
    [
        ("surface", (), (2, 0)),
        ("air", (4,), (4, 0)),
        ("sub", (3, 5), (0, 8)),
        ("combined", (4, 3, 5), (6, 8)),
    ],
)
def test_dice_are_rolled_only_for_the_types_that_count(type, dice, result):
    match = table([["A39"], ["X24"], ["A36"]], "O23", type, dice)
    turn(match, 0, "A39")
    turn(match, 1, "X24")
    match.order(2, "discard A36")
    assert totals(match) == result
    assert match.dice.left == []


@pytest.mark.rule("SIR-E.4", "SIR-2.48.1")
def test_bomb_alley_doubles_air_with_its_bonus_before_the_special_operation_adds_one():
    match = table([["X40", "X46", "S06"], ["A36"], ["A38"]], "O36", "air", left=0)
    turn(match, 0, "X40", "X46", storms=("S06",))
    match.order(1, "discard A36")
    match.order(2, "discard A38")
    assert value(match, "X40") == (5 + 2) * 2 + 1 == 15
    assert totals(match) == (0, 15)


@pytest.mark.rule("SIR-E.5", "SIR-C.S06.3")
def test_bomb_alley_on_an_unknown_air_value_rolls_a_second_die():
    match = table([["X43"], ["A39", "A46", "S06"], ["A38"]], "O36", "air", (3, 4), left=0)
    match.order(0, "discard X43")
    turn(match, 1, "A39", "A46", storms=("S06",))
    match.order(2, "discard A38")
    assert value(match, "A39") == 3 + 4 + 2 + 2 + 1 == 12
    assert match.dice.left == []


@pytest.mark.rule("SIR-E.6", "SIR-3.4.10")
def test_a_fate_ship_on_its_own_special_operation_doubles_what_is_printed_on_it_alone():
    with printed("X20", NATION=NATIONS.index("italian")):
        match = table([["A38"], ["A36"], ["X20", "X50"]], "O34", "combined", left=0)
        match.order(0, "discard A38")
        match.order(1, "discard A36")
        turn(match, 2, "X20", "X50")
        assert value(match, "X20") == (0 * 2 + 1 + 1) + (4 * 2 + 1) + 0 == 11


@pytest.mark.rule("SIR-E.6", "SIR-2.3.4")
def test_the_pair_of_our_own_set_is_refused_for_its_nations():
    match = table([["X20", "X50"], ["A36"], ["A38"]], "O34", "combined")
    match.order(0, "card X20")
    assert barred(match, 0, "X50") == "SIR-2.3.4"


@pytest.mark.rule("SIR-E.7", "SIR-3.3.8", "SIR-C.S06.3")
@pytest.mark.parametrize(("storms", "dice", "worth"), [((), (5,), 11), (("S06",), (5, 2), 14)])
def test_a_fate_card_of_the_operation_counts_its_die_twice_and_bomb_alley_a_fresh_one_once(storms, dice, worth):
    with printed("X34", FATE=[CARD["O23"]]), printed("X49", VALUES=[1, 0, 0]):
        match = table([["A38"], ["A36"], ["A41"], ["X34", "X49", "S06"]], "O23", "air", dice, left=0)
        match.order(0, "discard A38")
        match.order(1, "discard A36")
        match.order(2, "discard A41")
        turn(match, 3, "X34", "X49", storms=storms)
        silence(match)
        assert value(match, "X34") == worth
        assert match.dice.left == []


@pytest.mark.rule("SIR-E.8", "SIR-3.3.2", "SIR-3.4.33")
def test_a_victim_is_kept_by_the_fate_player_even_if_there_is_no_combat():
    with printed("X27", VALUES=[0, 0, 4]):
        match = table([["A04", "A44"], ["X27"], ["A36", "A38"]], "O10", "surface")
        turn(match, 0, "A04", "A44")
        turn(match, 1, "X27")
        assert captured(match, 1) == ["A04"]
        assert discards(match) == ["A44"]
        assert in_play(match, 0) == []
        match.order(2, "discard A36")
        assert totals(match) == (0, 0)
        assert codes(match.state.spent) == ["O10"]
        assert discards(match) == ["A36", "A44", "X27"]
        assert [vp(match, seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("SIR-E.9", "SIR-3.3.2")
def test_in_a_convoy_a_victim_that_comes_after_its_fate_counts_like_any_card():
    with printed("X27", VALUES=[0, 0, 4]):
        match = table([["X27"], ["A04"], ["A36"]], "O10", "combined")
        turn(match, 0, "X27")
        turn(match, 1, "A04")
        match.order(2, "discard A36")
        assert totals(match) == (5, 4)
        assert captured(match, 0) == []


@pytest.mark.rule("SIR-E.9", "SIR-3.3.3")
def test_in_a_battle_a_victim_is_destroyed_when_it_is_laid_after_its_fate():
    with printed("X27", VALUES=[0, 0, 4]):
        match = table([["X27", "X43"], ["A04", "A36"], ["A38", "A30"]], "O11")
        turn(match, 0, "X27")
        turn(match, 1, "A04")
        assert captured(match, 0) == ["A04"]
        assert in_play(match, 1) == []


@pytest.mark.rule("SIR-E.9", "SIR-3.3.3")
def test_in_a_battle_a_victim_is_destroyed_when_it_is_turned_up_after_its_fate():
    with printed("X27", VALUES=[0, 0, 4]):
        match = table([["X27", "X43"], ["A36", "A04"], ["A38", "A30"]], "O11")
        turn(match, 0, "X27")
        turn(match, 1, "A36")
        turn(match, 2, "A38")
        silence(match)
        turn(match, 0, "X43")
        turn(match, 1, "A04")
        assert captured(match, 0) == []
        turn(match, 2, "A30")
        assert captured(match, 0) == ["A04"]
        assert in_play(match, 1) == ["A36"]


@pytest.mark.rule("SIR-E.10", "SIR-I.1", "SIR-2.44.11")
def test_sirocco_on_the_admiral_player_brings_the_declared_type_back():
    match = table([["X23"], ["X12", "X56"], ["A01", "S01"], ["A36"]], "O05", "sub", (2,))
    turn(match, 0, "X23")
    turn(match, 1, "X12", "X56 combine")
    turn(match, 2, "A01", storms=("S01",))
    match.order(2, "annul 2")
    match.order(3, "discard A36")
    assert totals(match) == (0, 4)
    assert won(match, 0) == ["O05"]
    assert captured(match, 0) == ["A01"]
    assert vp(match, 0) == 3 + 5
    assert discards(match) == ["A36", "S01", "X12", "X23", "X56"]


@pytest.mark.rule("SIR-E.10", "SIR-2.46.2")
def test_without_sirocco_the_admiral_makes_all_three_values_count_for_everybody():
    match = table([["X23"], ["X12", "X56"], ["A01", "S01"], ["A36"]], "O05", "sub")
    turn(match, 0, "X23")
    turn(match, 1, "X12", "X56 combine")
    turn(match, 2, "A01")
    match.order(3, "discard A36")
    silence(match)
    assert totals(match) == (6, 5 + 4)
    assert won(match, 0) == ["O05"]


def sirocco_comes_to_p4(dice: tuple[int, ...], operation: str = "O05", type: str = "surface") -> Match:
    """P2 lays Sirocco and rolls 5, P3 rolls 6; it is P4's turn."""
    hands = [["X14", "X35"], ["A12", "S01", "A36"], ["A14", "A38"], ["A15", "A30"]]
    match = table(hands, operation, type, dice)
    turn(match, 0, "X14")
    turn(match, 1, "A12", storms=("S01",))
    turn(match, 2, "A14")
    assert set(match.menu(2)) == {"sirocco", "drop"}
    match.order(2, "sirocco")
    return match


@pytest.mark.rule("SIR-E.11", "SIR-2.44.3", "SIR-2.44.9")
def test_a_passed_sirocco_goes_round_until_somebody_discards_it():
    match = sirocco_comes_to_p4((5, 6))
    match.order(3, "discard A30")
    match.order(3, "drop")
    assert discards(match) == ["A30", "S01"]
    assert events(match, "annulled") == []
    silence(match)
    assert totals(match) == (3 + 3, 3)
    assert match.dice.left == []


@pytest.mark.rule("SIR-E.11", "SIR-2.44.10")
def test_a_passed_sirocco_is_discarded_when_the_left_neighbour_has_no_turn_left():
    match = sirocco_comes_to_p4((5, 6, 4))
    match.order(3, "discard A30")
    match.order(3, "sirocco")
    assert match.state.engagement.sirocco == -1
    assert "S01" in discards(match)
    assert events(match, "annulled") == []


@pytest.mark.rule("SIR-E.11", "SIR-2.44.10")
def test_in_round_one_of_a_battle_a_passed_sirocco_waits_for_the_second_turn():
    match = sirocco_comes_to_p4((5, 6, 4), operation="O09", type="")
    turn(match, 3, "A15")
    match.order(3, "sirocco")
    assert match.state.engagement.sirocco == 0
    silence(match)
    assert match.state.engagement.round == 2
    turn(match, 0, "X35")
    assert match.turn == (0,)
    assert set(match.menu(0)) == {"sirocco", "drop"}


@pytest.mark.rule("SIR-E.12", "SIR-2.45.8")
def test_the_camp_that_used_intelligence_loses_a_tie():
    with printed("A19", VALUES=[0, 3, 0]):
        match = table([["A56", "A19"], ["X12"], ["A36"]], "O05", "surface")
        turn(match, 0, "A56")
        turn(match, 1, "X12")
        match.order(2, "discard A36")
        turn(match, 0, "A19")
        assert totals(match) == (3, 3)
        assert won(match, 1) == ["O05"]
        assert captured(match, 1) == ["A19"]
        assert vp(match, 1) == 3 + 2
        assert discards(match) == ["A36", "A56", "X12"]


@pytest.mark.rule("SIR-E.13", "SIR-2.45.7", "SIR-2.42.3")
def test_la_spezia_takes_the_extra_turn_of_b_dienst():
    match = table([["X57", "X01"], ["A12", "A55"], ["X14", "X15"]], "O05", "surface")
    turn(match, 0, "X57")
    turn(match, 1, "A12", "A55")
    assert set(match.menu(2)) == {"discard", "discard_all"}
    assert barred(match, 2, "X14") == "SIR-2.42.3"
    match.order(2, "discard X14")
    silence(match)
    assert totals(match) == (3, 0)
    assert won(match, 1) == ["O05"]
    assert captured(match, 1) == []
    assert discards(match) == ["A12", "A55", "X14", "X57"]
    assert "X01" in hand(match, 0)


@pytest.mark.rule("SIR-E.14", "SIR-3.4.14", "SIR-2.46.3")
def test_the_two_cards_of_an_admiral_are_compared_one_by_one():
    match = table([["A01", "A57", "A19"], ["X01"], ["A05"]], "O10", "surface")
    turn(match, 0, "A01", "A57 double", "A19")
    turn(match, 1, "X01")
    turn(match, 2, "A05")
    assert totals(match) == (5 + 3 + 6, 6)
    assert won(match, 2) == ["O10"]
    assert captured(match, 2) == ["X01"]


@pytest.mark.rule("SIR-E.15", "SIR-2.41.5", "SIR-I.8", "SIR-3.4.30")
def test_supply_of_a_tied_attempt_takes_a_ship_of_that_attempt_when_its_camp_wins_at_last():
    with printed("X12", VALUES=[1, 3, 2]):
        match = table([["A36", "A08"], ["A01", "A54", "X14"], ["X12", "A38"]], "O05", "combined")
        match.order(0, "discard A36")
        turn(match, 1, "A01", "A54")
        turn(match, 2, "X12")
        silence(match)
        assert totals(match) == (6, 6)
        turn(match, 1, "X14")
        match.order(2, "discard A38")
        turn(match, 0, "A08")
        silence(match)
        assert totals(match) == (7, 3)
        assert won(match, 0) == ["O05"]
        assert captured(match, 0) == ["X12", "X14"]
        assert match.turn == (1,)
        assert legal(match, 1, "take") == ["A01"]
        match.order(1, "take A01")
        assert "A01" in hand(match, 1)
        assert discards(match) == ["A08", "A36", "A38", "A54"]


@pytest.mark.rule("SIR-E.16", "SIR-3.2.11")
@pytest.mark.parametrize("others", range(5))
def test_an_illegal_card_of_round_two_is_discarded_at_the_reveal(others):
    idle = [["A37"], ["A41"], ["A43"], ["X37"]][:others]  # of other years: out in round 1
    match = table([["A02", "A18"], ["X10", "X30"], *idle], "O11")
    turn(match, 0, "A02")
    turn(match, 1, "X10")
    for seat in range(2, 2 + others):
        match.order(seat, "discard_all")
    silence(match)
    turn(match, 0, "A18")
    turn(match, 1, "X30")
    assert "A18" in discards(match)
    silence(match)
    assert totals(match) == (6, 4 + 5)
    assert won(match, 1) == ["O11"]
    assert captured(match, 1) == ["A02"]
    assert vp(match, 1) == 2 + 4


def night_action(advanced: bool) -> Match:
    """P3 lays 0/2/2 for the Allies, then 4/0/0 for the Axis with S05; P1 has 3 for the Allies, P2 2 for the Axis."""
    hands = [["A30", "A18"], ["X25", "X37"], ["A21", "X43", "S05"]]
    match = table(hands, "O11", options={"advanced": advanced})
    turn(match, 0, "A30")
    turn(match, 1, "X25")
    turn(match, 2, "A21")
    silence(match)
    turn(match, 0, "A18")  # of another year
    turn(match, 1, "X37")  # of another year
    turn(match, 2, "X43", "S05")
    silence(match)
    return match


@pytest.mark.rule("SIR-E.17", "SIR-3.4.19", "SIR-C.S05.2")
def test_night_action_lets_a_player_win_the_trick_and_capture_his_own_card():
    with printed("A21", VP=2), printed("X25", VALUES=[0, 0, 2]):
        match = night_action(advanced=False)
        assert totals(match) == (4 + 3, 4 + 2)
        assert won(match, 2) == ["O11"]
        assert captured(match, 2) == ["X25", "X43"]


@pytest.mark.rule("SIR-E.17", "SIR-5.0.7", "SIR-5.0.11")
def test_in_the_advanced_game_the_trick_winner_shares_though_he_ended_in_the_other_camp():
    with printed("A21", VP=2), printed("X25", VALUES=[0, 0, 2]):
        match = night_action(advanced=True)
        assert match.turn == (2,)
        assert list(match.menu(2)["to"]) == [0, 2]


@pytest.mark.rule("SIR-E.18", "SIR-6.4.1")
def test_a_historical_battle_counts_only_the_types_printed_on_it():
    options = {"historical": True}
    match = table([["X30", "X03"], ["A11", "A02"], ["A01"]], "O28", options=options, left=0)
    turn(match, 0, "X30")
    turn(match, 1, "A11")
    match.order(2, "discard_all")
    silence(match)
    turn(match, 0, "X03")  # of another year
    turn(match, 1, "A02")  # of another year
    silence(match)
    assert value(match, "X30") == 1
    assert value(match, "A11") == 6
    assert totals(match) == (6, 1)


@pytest.mark.rule("SIR-E.19", "SIR-1.5.2")
@pytest.mark.parametrize("wins", ["O01", "O04", "O05"], ids=["empty", "half", "full"])
def test_two_full_and_three_half_icons_make_a_hand_of_nine_and_more_cannot(wins):
    held = ["O10", "O12", "O14", "O17", "O19", "O24"]  # full, full, half, half, half, empty
    if wins == "O05":
        held.append("O04")  # the half icon won before it
    match = table([["A12", "A36"], ["A38"], ["A30"]], wins, "surface", won=[held])
    assert match.view(1).picture.seats[0].facts[0].value == "2/9"
    turn(match, 0, "A12")
    match.order(1, "discard A38")
    match.order(2, "discard A30")
    silence(match)
    assert wins in won(match, 0)
    assert [len(hand(match, seat)) for seat in range(3)] == [9, 6, 6]


@pytest.mark.rule("SIR-E.20", "SIR-C.S07.2", "SIR-C.S07.3")
def test_shallows_clear_the_submarines_away_and_keep_others_out():
    with printed("A27", VALUES=[0, 1, 5]):
        match = table([["A27", "A49"], ["X23"], ["A19", "S07"], ["X28", "A31"]], "O39", "sub")
        turn(match, 0, "A27", "A49")
        turn(match, 1, "X23")
        turn(match, 2, "A19", storms=("S07",))
        assert discards(match) == ["A27", "A49", "X23"]
        assert set(match.menu(3)) == {"discard", "discard_all"}
        assert barred(match, 3, "X28") == "SIR-C.S07.3"
        match.order(3, "discard X28")
        assert totals(match) == (2, 0)
        assert won(match, 2) == ["O39"]
        assert [captured(match, seat) for seat in range(4)] == [[], [], [], []]


def explosion(dice: tuple[int, int], spare: str) -> Match:
    """All four have played; P2 lays Explosion in the Storm window and keeps one card in his hand."""
    match = table([["X12"], ["X14", "S03", spare], ["A10"], ["A12"]], "O05", "surface", dice)
    turn(match, 0, "X12")
    turn(match, 1, "X14")
    turn(match, 2, "A10")
    turn(match, 3, "A12")
    assert match.turn == (1,)
    match.order(1, "card S03")
    return match


@pytest.mark.rule("SIR-E.21", "SIR-C.S03.2", "SIR-C.S03.6")
def test_explosion_above_seven_destroys_the_enemy_card_on_the_left_for_its_player():
    match = explosion((4, 5), "X35")
    assert in_play(match, 2) == []
    assert captured(match, 1) == ["A10"]
    assert vp(match, 1) == 3


@pytest.mark.rule("SIR-E.21", "SIR-C.S03.2", "SIR-C.S03.6")
def test_explosion_below_seven_removes_the_card_of_his_own_camp_on_the_right():
    match = explosion((2, 3), "X35")
    assert in_play(match, 0) == []
    assert codes(match.state.removed) == ["X12"]
    assert [vp(match, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("SIR-E.21", "SIR-C.S03.7")
@pytest.mark.parametrize(
    ("spare", "removed"), [("X35", True), ("X53", True), ("X50", False), ("S04", False), ("X57", False)]
)
def test_explosion_on_seven_takes_a_card_of_the_players_own_hand(spare, removed):
    match = explosion((3, 4), spare)
    assert (spare in codes(match.state.removed)) == removed
    assert (spare in discards(match)) == (not removed)
    assert [vp(match, seat) for seat in range(4)][1] == 0
    assert [card["card"] for card in events(match, "explosion-own")] == [CARD[spare]]


def annulled_ally() -> Match:
    """A Battle of four: W (seat 0), Q (1) and R (3) are Allied; the Axis player (2) annuls R's first round."""
    hands = [["A03", "A36"], ["A04", "A38"], ["X07", "X10", "S01"], ["A12", "A15"]]
    match = table(hands, "O11", dice=(1,), options={"advanced": True})
    turn(match, 0, "A03")
    turn(match, 1, "A04")
    turn(match, 2, "X07", storms=("S01",))
    match.order(2, "annul 4")
    silence(match)
    turn(match, 0, "A36")
    turn(match, 1, "A38")
    turn(match, 2, "X10")
    turn(match, 3, "A12")
    silence(match)
    return match


@pytest.mark.rule("SIR-E.22", "SIR-5.0.4", "SIR-5.0.10")
def test_w_and_q_share_two_to_one_and_the_annulled_player_gets_nothing():
    match = annulled_ally()
    assert match.turn == (0,)
    assert codes(match.state.engagement.share) == ["O11", "X07", "X10"]
    assert list(match.menu(0)["to"]) == [0, 1]
    match.order(0, "to 2")
    match.order(0, "to 1")
    match.order(0, "to 2")
    assert won(match, 1) == ["O11"]
    assert captured(match, 0) == ["X07"]
    assert captured(match, 1) == ["X10"]


@pytest.mark.rule("SIR-E.22", "SIR-5.0.5")
def test_three_to_none_is_refused():
    match = annulled_ally()
    match.order(0, "to 1")
    match.order(0, "to 1")
    assert refused(match, 0, "to 1") == "SIR-5.0.5"
    assert list(match.menu(0)["to"]) == [1]


def three_entitled(under: list[dict[str, object]]) -> Match:
    """Three Allied players beat one Axis player; the Axis cards under the Operation are captured too."""
    hands = [["A01"], ["A12"], ["A14"], ["X14"]]
    match = table(hands, "O05", "surface", options={"advanced": True}, under=under, attempt=min(1, len(under)))
    turn(match, 0, "A01")
    turn(match, 1, "A12")
    turn(match, 2, "A14")
    turn(match, 3, "X14")
    return match


@pytest.mark.rule("SIR-E.23", "SIR-5.0.5")
def test_five_cards_for_three_players_go_two_two_and_one():
    match = three_entitled([{"seat": 3, "card": card} for card in ("X12", "X13", "X15")])
    for seat in ("1", "2", "1", "2"):
        match.order(0, f"to {seat}")
    assert list(match.menu(0)["to"]) == [2]
    match.order(0, "to 3")
    assert [len(won(match, seat)) + len(captured(match, seat)) for seat in range(4)] == [2, 2, 1, 0]


@pytest.mark.rule("SIR-E.23", "SIR-5.0.5")
def test_two_cards_for_three_players_go_to_two_of_them():
    match = three_entitled([])
    match.order(0, "to 3")
    assert list(match.menu(0)["to"]) == [0, 1]
    match.order(0, "to 2")
    assert won(match, 2) == ["O05"]
    assert captured(match, 1) == ["X14"]
    assert won(match, 0) == captured(match, 0) == []


@pytest.mark.rule("SIR-E.24", "SIR-2.3.5", "SIR-2.3.4")
def test_an_american_bonus_helps_a_british_ship_but_a_german_one_no_italian():
    match = table([["A06", "A51"], ["X33", "X46"], ["A36"]], "O23", "surface", left=0)
    turn(match, 0, "A06", "A51")
    match.order(1, "card X33")
    assert barred(match, 1, "X46") == "SIR-2.3.4"
    match.order(1, "end")
    match.order(2, "discard A36")
    silence(match)
    assert value(match, "A06") == 6 + 2


@pytest.mark.rule("SIR-E.25", "SIR-2.3.14")
def test_damage_takes_two_from_each_value_but_not_below_zero():
    match = table([["A01"], ["X54"], ["A36"]], "O05", "combined", left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X54")
    match.order(2, "discard A36")
    assert value(match, "A01") == 0 + 3 + 0


@pytest.mark.rule("SIR-E.25", "SIR-I.17")
def test_lost_on_damage_gives_the_ship_its_values_back():
    match = table([["A01", "S04"], ["X54"], ["A36"]], "O05", "combined", left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X54")
    match.order(2, "discard A36")
    match.order(0, "card S04")
    assert value(match, "A01") == 6


@pytest.mark.rule("SIR-E.26", "SIR-3.4.31")
def test_a_replay_in_which_everybody_discards_is_no_combat_and_uses_the_operation_up():
    match = table([["A04", "A36"], ["X04", "X35"], ["A38", "A30"]], "O05", "combined", left=0)
    turn(match, 0, "A04")
    turn(match, 1, "X04")
    match.order(2, "discard A38")
    silence(match)
    assert totals(match) == (5, 5)
    assert under(match) == ["A04", "X04"]
    match.order(1, "discard X35")
    match.order(2, "discard A30")
    match.order(0, "discard A36")
    assert codes(match.state.spent) == ["O05"]
    assert discards(match) == ["A04", "A30", "A36", "A38", "X04", "X35"]
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 0)


@pytest.mark.rule("SIR-E.27", "SIR-4.0.4")
def test_between_two_players_two_rounds_are_never_added_for_the_trick():
    match = table([["A19", "A04"], ["A01", "A36"]], "O05", "surface")
    turn(match, 0, "A19")
    turn(match, 1, "A01")
    silence(match)
    assert [len(hand(match, seat)) for seat in range(2)] == [6, 6]
    turn(match, 0, "A04")
    match.order(1, "discard A36")
    silence(match)
    assert totals(match) == (12, 0)
    assert won(match, 1) == ["O05"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-E.28", "SIR-4.0.7")
def test_between_two_players_la_spezia_leaves_a_committed_axis_player_only_discards():
    match = table([["X12", "X14", "A36"], ["A04", "A55", "A38"]], "O05", "surface")
    turn(match, 0, "X12")
    turn(match, 1, "A04", "A55")
    silence(match)
    assert match.turn == (0,)
    assert set(match.menu(0)) == {"discard", "discard_all"}
    assert barred(match, 0, "X14") == "SIR-2.42.3"
    assert barred(match, 0, "A36") == "SIR-4.0.5"


@pytest.mark.rule("SIR-E.29", "SIR-1.2.2")
def test_equal_points_are_decided_by_operations_won():
    held = [
        ["O36", "O06", "O13", "O31", "O41"],  # 31
        ["O15", "O16", "O18", "O20", "O22", "O35"],  # 30
        ["O38", "O43", "O10", "O12"],  # 18
    ]
    taken = [["X12"], ["X04"], ["X14"]]  # 3, 4 and 2
    match = table([["A36"], ["A38"], ["A30"]], "O01", "surface", won=held, captured=taken, left=0)
    for seat, card in enumerate(("A36", "A38", "A30")):
        match.order(seat, f"discard {card}")
    assert match.outcome is not None
    assert match.outcome.scores == (34, 34, 20)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("SIR-E.30", "SIR-C.O.3")
def test_the_plus_one_of_a_special_operation_makes_a_tie_of_two_cards_without_air():
    with printed("A20", VALUES=[0, 3, 0]):
        match = table([["A20", "A36"], ["X20", "X35"], ["A38", "A30"]], "O32", "air")
        turn(match, 0, "A20")
        turn(match, 1, "X20")
        match.order(2, "discard A38")
        silence(match)
        assert totals(match) == (1, 1)
        assert under(match) == ["A20", "X20"]
        assert operation(match) == "O32"


@pytest.mark.rule("SIR-E.31", "SIR-4.0.4")
def test_between_two_players_the_cards_of_one_round_are_added():
    match = table([["A01", "A57", "A19", "A36"], ["A05", "A38"]], "O10", "surface")
    turn(match, 0, "A01", "A57 double", "A19")
    turn(match, 1, "A05")
    silence(match)
    match.order(0, "discard A36")
    match.order(1, "discard A38")
    silence(match)
    assert totals(match) == (14, 0)
    assert won(match, 0) == ["O10"]


@pytest.mark.rule("SIR-E.31", "SIR-3.4.14")
def test_with_a_third_player_the_single_card_decides_instead():
    match = table([["A01", "A57", "A19"], ["A05"], ["A38"]], "O10", "surface")
    turn(match, 0, "A01", "A57 double", "A19")
    turn(match, 1, "A05")
    match.order(2, "discard A38")
    assert totals(match) == (14, 0)
    assert won(match, 1) == ["O10"]


@pytest.mark.rule("SIR-E.32", "SIR-2.3.16")
def test_damage_laid_alone_takes_nothing_from_its_own_camp():
    match = table([["A04"], ["X54"], ["X23"]], "O05", "surface")
    turn(match, 0, "A04")
    turn(match, 1, "X54")
    turn(match, 2, "X23")
    assert totals(match) == (4 - 2, 0 + 1)
    assert won(match, 0) == ["O05"]
    assert captured(match, 0) == ["X23"]
    assert discards(match) == ["A04", "X54"]


def nothing_legal(*p2: str, draws: tuple[str, ...] = ()) -> Match:
    """P1 leads a Battle of '40 with La Spezia; P2 has one Axis card of the year and one Allied of another."""
    hands = [["A04", "A55", "A36"], [*p2, "X12", "A37"], ["A30", "A12"], ["X35", "A38"]]
    match = table(hands, "O09", draws=draws)
    turn(match, 0, "A04", "A55")
    return match


@pytest.mark.rule("SIR-E.33", "SIR-C.S02.8", "SIR-3.2.4")
def test_fog_before_a_forced_discard_may_bring_a_card_that_must_be_played():
    match = nothing_legal("S02", draws=("A12", "X35"))
    assert set(match.menu(1)) == {"discard_all", "fog"}
    match.order(1, "fog")
    match.order(1, "give X12")
    match.order(1, "to 3")
    match.order(1, "give A37")
    match.order(1, "to 4")
    assert hand(match, 1) == ["A12", "X35"]
    assert legal(match, 1) == ["A12"]
    assert barred(match, 1, "A12", "discard") == "SIR-3.2.4"
    assert "discard_all" not in match.menu(1)


@pytest.mark.rule("SIR-E.33", "SIR-3.2.5")
def test_without_fog_the_hand_is_discarded_and_its_player_is_out():
    match = nothing_legal()
    assert set(match.menu(1)) == {"discard_all"}
    match.order(1, "discard_all")
    assert discards(match) == ["A37", "X12"]
    assert match.state.engagement.out == [False, True, False, False]


@pytest.mark.rule("SIR-E.33", "SIR-3.2.5")
def test_with_nothing_legal_after_fog_the_hand_is_discarded_all_the_same():
    match = nothing_legal("S02", draws=("A30", "X35"))
    with printed("A30", YEARS=1 << 3):  # of '43 only
        match.order(1, "fog")
        match.order(1, "give X12")
        match.order(1, "to 3")
        match.order(1, "give A37")
        match.order(1, "to 4")
        assert set(match.menu(1)) == {"discard_all"}
        match.order(1, "discard_all")
    assert discards(match) == ["A30", "S02", "X35"]
    assert match.state.engagement.out[1]

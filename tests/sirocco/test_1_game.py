"""SIR-1: the game, its end, its set-up, its sequence and the size of hands."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escadre import Illegal, Match, Unreadable
from escadre.core import flow
from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.columns import DECK, OPERATIONS
from escadre.games.sirocco.play.conservation import conserve
from tests.sirocco.build import (
    all_but,
    captured,
    codes,
    discards,
    events,
    hand,
    in_play,
    refused,
    silence,
    table,
    told,
    totals,
    turn,
    vp,
    won,
    zone,
)

THREE = [["A36"], ["A38"], ["A30"]]  # hands that are thrown away


def played_out(match: Match, until: int = 10**6) -> Match:
    """Random play to the end, or until so many games have been finished."""
    chance = random.Random(1)
    while match.outcome is None and match.state.games < until:
        seat = match.turn[0]
        menu = match.menu(seat)
        match.act(seat, *flow.pick(menu, chance.randrange(flow.size(menu))))
    return match


def last_operation(hands: list[list[str]] | None = None, **place: Any) -> Match:
    """A game whose last Operation, worth 1, finds no combat because everybody discards."""
    match = table(hands or THREE, "O01", "air", left=0, **place)
    while match.turn and "discard_all" in match.menu(match.turn[0]):
        match.order(match.turn[0], "discard_all")
    return match


# ---- 1.0 the game


@pytest.mark.rule("SIR-1.0.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players(seats):
    assert len(Match.new("sirocco", seats=seats, seed=1).state.hands) == seats


@pytest.mark.rule("SIR-1.0.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_players(seats):
    with pytest.raises(Unreadable, match=f"2 to 6 seats, not {seats}"):
        Match.new("sirocco", seats=seats, seed=1)


@pytest.mark.rule("SIR-1.0.2")
def test_a_game_is_22_operations():
    match = played_out(Match.new("sirocco", seats=4, seed=1))
    assert len(events(match, "convoy") + events(match, "battle")) == 22


@pytest.mark.rule("SIR-1.0.3")
def test_italians_and_germans_fight_for_the_axis_and_every_other_nation_for_the_allies():
    hands = [["X10"], ["X43"], ["A22"], ["A31"], ["A43"], ["A05"]]  # Italian, German, Greek, Polish, American, British
    match = table(hands, "O23", "combined", left=0)
    for seat in range(6):
        turn(match, seat, hands[seat][0])
    assert totals(match) == (4 + 3 + 4 + 7, 4 + 4)


@pytest.mark.rule("SIR-1.0.4")
def test_in_one_attempt_a_player_fights_for_the_camp_of_his_first_card():
    match = table([["A12", "X12"], ["X14", "A15"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X14")
    silence(match)
    assert refused(match, 0, "card X12") == "SIR-4.0.5"


@pytest.mark.rule("SIR-1.0.4")
def test_he_may_choose_again_in_the_next_attempt():
    match = table([["A12", "X14"], ["X12"], ["A30"]], type="surface", left=0)
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    silence(match)  # 3 to 3
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    turn(match, 0, "X14")
    silence(match)
    assert totals(match) == (0, 3)
    assert captured(match, 0) == ["A12"]


@pytest.mark.rule("SIR-1.0.4")
def test_he_may_choose_again_on_the_next_operation():
    match = table([["A12", "X23"], ["X25"], ["A30"]], "O01", "surface")
    turn(match, 0, "A12")
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    silence(match)
    match.order(1, "type sub")
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    turn(match, 0, "X23")
    assert in_play(match, 0) == ["X23"]


@pytest.mark.rule("SIR-1.0.5")
def test_no_view_and_no_log_line_tells_anything_of_another_players_hand():
    match = Match.new("sirocco", seats=3, seed=4, options={"dealer": 0})
    hidden = {CODES[card] for card in match.state.hands[0]}
    assert told(match, 0) >= hidden
    assert not told(match, 1) & hidden
    assert not told(match, None) & hidden


@pytest.mark.rule("SIR-1.0.5")
def test_nobody_can_show_a_card_or_speak_to_one_player_alone():
    assert {"show", "reveal", "say", "whisper"} & set(Match.new("sirocco", seats=2, seed=1).game.speak.verbs) == set()


@pytest.mark.rule("SIR-1.0.6")
def test_a_discarded_card_lies_on_the_discard_pile_and_not_in_the_force_pile():
    match = table([["A36", "A12"], ["A38"], ["A30"]], type="surface")
    match.order(0, "discard A36")
    assert discards(match) == ["A36"]
    assert CARD["A36"] not in match.state.pile


@pytest.mark.rule("SIR-1.0.7")
def test_a_destroyed_card_is_kept_by_the_player_who_caused_it_and_never_comes_back():
    match = table([["X13"], ["A13"], ["A30"]], type="surface", removed=all_but("X13", "A13", "A30"))
    turn(match, 0, "X13")
    turn(match, 1, "A13")
    match.order(2, "discard_all")  # both discards are shuffled and drawn again, the destroyed card is not
    assert captured(match, 1) == ["X13"]
    assert hand(match, 0) == ["A13", "A30"]


@pytest.mark.rule("SIR-1.0.8")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_the_discard_pile_with_its_order(viewer):
    match = table([["A36", "A12"], ["A38"], ["A30"]], type="surface", discard=["X35", "A40"])
    match.order(0, "discard A36")
    match.order(1, "discard A38")
    assert zone(match, viewer, "discard") == ["X35", "A40", "A36", "A38"]


@pytest.mark.rule("SIR-1.0.8")
def test_a_card_that_was_discarded_openly_is_not_taken_back_even_with_consent():
    match = table([["A36", "A12"], ["A38"], ["A30"]], type="surface")
    match.order(0, "discard A36")
    with pytest.raises(Illegal):
        match.undo(0, consent=True)
    assert discards(match) == ["A36"]


# ---- 1.1 aim


@pytest.mark.rule("SIR-1.1.1")
def test_an_operation_scores_its_points():
    match = last_operation(won=[["O36", "O02"], ["O03"], []])
    assert match.outcome.scores == (7 + 3, 2, 0)


@pytest.mark.rule("SIR-1.1.2")
def test_a_destroyed_enemy_card_scores_its_points():
    match = last_operation(captured=[["X01", "X23"], ["A12"], []])
    assert match.outcome.scores == (5 + 2, 3, 0)


@pytest.mark.rule("SIR-1.1.1", "SIR-1.1.2")
def test_winning_a_trick_scores_operation_and_captured_card():
    match = table([["A01"], ["X13"], ["A30"]], type="surface", left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X13")
    match.order(2, "discard_all")
    assert match.outcome.scores == (3 + 2, 0, 0)


@pytest.mark.rule("SIR-1.1.3")
def test_a_captured_supply_card_scores_nothing():
    match = table([["A01"], ["X53"], ["A30"]], type="surface", left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X53")
    match.order(2, "discard_all")
    assert captured(match, 0) == ["X53"]
    assert vp(match, 0) == 3


# ---- 1.2 end of the game


@pytest.mark.rule("SIR-1.2.1")
def test_after_the_last_operation_the_highest_total_wins():
    match = last_operation(won=[["O03"], ["O36"], ["O02", "O04"]])
    assert match.outcome.winners == (1,)
    assert match.outcome.ranks == (2, 0, 1)


@pytest.mark.rule("SIR-1.2.1")
def test_the_game_goes_on_while_an_operation_is_left():
    match = table(THREE, "O01", "air", left=1, won=[["O36"], [], []])
    for seat in range(3):
        match.order(seat, "discard_all")
    assert match.outcome is None


@pytest.mark.rule("SIR-1.2.2")
def test_among_tied_totals_the_most_operations_win():
    match = last_operation(won=[["O06"], ["O02", "O08"], []])
    assert match.outcome.scores[:2] == (6, 6)
    assert match.outcome.ranks == (1, 0, 2)


@pytest.mark.rule("SIR-1.2.3")
def test_operations_won_are_the_cards_held_at_the_end_also_when_they_were_given_in_the_advanced_game():
    match = table([["A12"], ["A04"], ["X25"]], "O01", "surface", left=0, options={"advanced": True},
                  won=[["O05"], ["O08"], []], captured=[["X36"], [], []])  # fmt: skip
    turn(match, 0, "A12")
    turn(match, 1, "A04")
    match.order(2, "discard_all")
    match.order(1, "to 2")  # 3 + 1 points each: seat 1 keeps the Operation, and with it the second one won
    assert match.outcome.scores == (4, 4, 0)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("SIR-1.2.4")
def test_still_tied_the_win_is_shared():
    match = last_operation(won=[["O02"], ["O08"], []])
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("SIR-1.2.1", "SIR-1.2.2", "SIR-1.2.4")
@pytest.mark.parametrize(
    ("held", "why"),
    [
        ([["O36"], ["O02"], []], "won-by-points"),
        ([["O06"], ["O02", "O08"], []], "won-by-operations"),
        ([["O02"], ["O08"], []], "won-shared"),
    ],
)
def test_the_table_is_told_why_the_winner_won(held, why):
    assert last_operation(won=held).outcome.why.id == why


@pytest.mark.rule("SIR-1.2.5")
@pytest.mark.parametrize(("before", "over"), [(68, True), (67, False)])
def test_a_series_ends_when_a_running_total_is_75_at_the_end_of_a_game(before, over):
    match = last_operation(options={"series": True}, totals=[before, 0, 0], won=[["O36"], [], []])
    assert (match.outcome is not None) is over


@pytest.mark.rule("SIR-1.2.5")
def test_the_scores_of_a_series_are_added():
    match = last_operation(options={"series": True}, totals=[70, 50, 0], won=[["O36"], ["O02"], []])
    assert match.outcome.scores == (77, 53, 0)
    assert match.outcome.winners == (0,)


@pytest.mark.rule("SIR-1.2.6")
@pytest.mark.parametrize(("goal", "over"), [(30, True), (31, False)])
def test_the_table_may_fix_another_goal(goal, over):
    match = last_operation(options={"series": goal}, totals=[23, 0, 0], won=[["O36"], [], []])
    assert (match.outcome is not None) is over


@pytest.mark.rule("SIR-1.2.6")
def test_with_a_number_of_games_the_highest_running_total_wins_after_the_last():
    match = played_out(Match.new("sirocco", seats=2, seed=3, options={"series_games": 3, "length": 10}))
    scored = events(match, "points")
    sums = [sum(line["count"] for line in scored if line["seat"] == seat) for seat in range(2)]
    assert len(scored) == 3 * 2
    assert match.outcome.scores == tuple(sums)
    assert match.outcome.winners == (sums.index(max(sums)),)


@pytest.mark.rule("SIR-1.2.6", "SIR-D.1")
def test_a_goal_and_a_number_of_games_contradict_each_other():
    with pytest.raises(Unreadable, match="not both"):
        Match.new("sirocco", seats=2, seed=1, options={"series": 75, "series_games": 3})


@pytest.mark.rule("SIR-1.2.7")
def test_of_several_over_the_goal_the_highest_running_total_wins():
    match = last_operation(options={"series": 75}, totals=[80, 76, 0], won=[[], ["O36"], []])
    assert match.outcome.scores == (80, 83, 0)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("SIR-1.2.7")
@pytest.mark.parametrize(("won_before", "winners"), [([5, 3, 9], (0,)), ([3, 5, 9], (1,)), ([4, 4, 9], (0, 1))])
def test_then_the_most_operations_won_over_the_series_else_they_share_it(won_before, winners):
    match = table(THREE, "O01", "air", left=0, options={"series": 75}, totals=[77, 77, 0], won=[["O02"], ["O08"], []])
    match.state.totals_won = won_before
    for seat in range(3):
        match.order(seat, "discard_all")
    assert match.outcome.winners == winners


@pytest.mark.rule("SIR-1.2.8")
def test_between_games_everything_is_shuffled_anew_and_hand_limits_return_to_6():
    match = last_operation(
        options={"series": 75}, won=[["O05", "O06"], [], []], captured=[["X01"], [], []], removed=["A01"], spent=["O10"]
    )
    match.order(1, "deal")
    s = match.state
    assert [len(cards) for cards in s.hands] == [6, 6, 6]
    assert codes(s.pile + [card for cards in s.hands for card in cards]) == codes(DECK)
    assert s.limits == [6, 6, 6]
    assert len(s.operations) == 43
    assert s.left == 21
    assert s.won == [[], [], []]
    assert not s.prize + s.discard + s.removed + s.spent
    conserve(s)


@pytest.mark.rule("SIR-1.2.8")
def test_the_deal_passes_one_seat_to_the_left_and_with_it_the_lead():
    match = last_operation(options={"series": 75, "dealer": 0}, leader=2)  # who would have led next: seat 0
    match.order(1, "deal")
    assert (match.state.dealer, match.state.leader) == (1, 1)


# ---- 1.3 set-up


@pytest.mark.rule("SIR-1.3.1")
def test_the_dealer_is_a_seat_at_random():
    dealers = [Match.new("sirocco", seats=4, seed=seed).state.dealer for seed in range(40)]
    assert set(dealers) == {0, 1, 2, 3}


@pytest.mark.rule("SIR-1.3.1")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_table_may_set_the_dealer(dealer):
    assert Match.new("sirocco", seats=4, seed=5, options={"dealer": dealer}).state.dealer == dealer


@pytest.mark.rule("SIR-1.3.2")
def test_all_but_the_operations_are_shuffled_into_one_deck():
    s = Match.new("sirocco", seats=3, seed=1).state
    assert sorted(s.pile + [card for cards in s.hands for card in cards]) == DECK
    deals = [Match.new("sirocco", seats=6, seed=seed).state.hands for seed in range(40)]
    drawn = {card for hands in deals for cards in hands for card in cards}
    assert drawn == set(DECK)


@pytest.mark.rule("SIR-1.3.3")
@pytest.mark.parametrize("seats", [2, 6])
def test_each_player_is_dealt_six_cards_and_the_rest_is_the_pile(seats):
    s = Match.new("sirocco", seats=seats, seed=1).state
    assert [len(cards) for cards in s.hands] == [6] * seats
    assert len(s.pile) == 121 - 6 * seats


@pytest.mark.rule("SIR-1.3.3")
def test_hands_and_pile_are_face_down():
    match = Match.new("sirocco", seats=3, seed=1)
    assert zone(match, None, "pile") == []
    assert zone(match, 0, "hand:1") == []


@pytest.mark.rule("SIR-1.3.4")
def test_22_of_the_44_operations_are_played_and_nobody_ever_sees_the_others():
    match = played_out(Match.new("sirocco", seats=3, seed=2))
    played = {CODES[line["operation"]] for line in events(match, "convoy") + events(match, "battle")}
    shown = {piece.face for zone in match.view(None).picture.zones for piece in zone.pieces if piece.face[0] == "O"}
    assert len(played) == 22
    assert shown == played


@pytest.mark.rule("SIR-1.3.4")
def test_which_operations_are_played_is_random():
    first = {Match.new("sirocco", seats=3, seed=seed).state.engagement.operation for seed in range(400)}
    assert first == set(OPERATIONS)


# ---- 1.4 sequence


@pytest.mark.rule("SIR-1.4.1")
def test_the_dealer_leads_the_first_engagement():
    match = Match.new("sirocco", seats=4, seed=5, options={"dealer": 2})
    assert match.turn == (2,)


@pytest.mark.rule("SIR-1.4.1")
def test_the_lead_moves_one_seat_to_the_left_each_time():
    match = table(THREE, "O01", "air", leader=1, left=2)
    leaders = []
    for _ in range(2):
        for seat in [(match.state.leader + i) % 3 for i in range(3)]:
            if "type" in match.menu(seat):
                match.order(seat, "type air")
            match.order(seat, "discard_all")
        leaders.append(match.state.leader)
    assert leaders == [2, 0]


@pytest.mark.rule("SIR-1.4.2")
def test_the_lead_moves_after_a_tie_too_so_the_next_operation_is_led_by_the_seat_left_of_the_last_leader():
    match = table([["A12"], ["X12"], ["A30"], ["A33"]], type="surface", removed=all_but("A12", "X12", "A30", "A33"))
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    match.order(3, "discard_all")  # a tie; seat 0 draws both discards
    assert match.state.leader == 1
    match.order(0, "discard_all")
    assert (match.state.leader, events(match, "no-combat")) == (2, [{"operation": CARD["O05"]}])


@pytest.mark.rule("SIR-1.4.3")
@pytest.mark.parametrize(("code", "kind"), [("O05", "convoy"), ("O03", "battle")])
def test_the_leader_turns_up_the_operation_and_everybody_sees_it_called(code, kind):
    match = table([["A12"], ["X12"], ["A15"]], operation="", draws=(code,), leader=2)
    assert events(match, kind) == [{"seat": 2, "operation": CARD[code]}]
    assert all(zone(match, viewer, "operation") == [code] for viewer in (None, 0, 1, 2))


@pytest.mark.rule("SIR-1.4.4")
@pytest.mark.parametrize(("words", "left"), [("discard A30", ["A12"]), ("discard_all", [])])
def test_a_player_discards_one_card_or_his_hand_and_his_turn_is_over(words, left):
    match = table([["A12", "A30"], ["X12"], ["A15"]], type="surface")
    match.order(0, words)
    assert hand(match, 0) == left
    assert match.turn == (1,)


@pytest.mark.rule("SIR-1.4.4")
def test_a_player_who_plays_does_not_discard_too():
    match = table([["A12", "A30"], ["X12"], ["A15"]], type="surface")
    match.order(0, "card A12")
    assert refused(match, 0, "discard A30") == "SIR-1.4.4"
    match.order(0, "end")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-1.4.4")
def test_nobody_acts_out_of_turn():
    match = table([["A12"], ["X12"], ["A15"]], type="surface")
    assert refused(match, 1, "card X12") == "SIR-1.4.4"


@pytest.mark.rule("SIR-1.4.4")
def test_a_player_cannot_do_nothing():
    match = table([["A12"], ["X12"], ["A15"]], type="surface")
    assert set(match.menu(0)) == {"card", "discard", "discard_all"}


@pytest.mark.rule("SIR-1.4.5")
@pytest.mark.parametrize(("words", "badge"), [("A12", "camp-allied"), ("X12", "camp-axis")])
def test_the_cards_laid_decide_the_camp(words, badge):
    match = table([["A12", "X12"], ["X14"], ["A15"]], type="surface")
    before = match.view(1).picture.seats[0].badges
    turn(match, 0, words)
    after = match.view(1).picture.seats[0].badges
    assert [text.id for text in after if text.id.startswith("camp-")] == [badge]
    assert not [text.id for text in before if text.id.startswith("camp-")]


@pytest.mark.rule("SIR-1.4.5")
def test_a_player_who_discards_fights_for_no_camp():
    match = table([["A12", "X12"], ["X14"], ["A15"]], type="surface")
    match.order(0, "discard A12")
    assert match.state.engagement.camp1[0] == 0


@pytest.mark.rule("SIR-1.4.6")
def test_a_convoy_is_resolved_after_one_round():
    match = table([["A12", "A30"], ["X14", "X25"], ["A15", "A33"]], type="surface")
    for seat, words in enumerate(("A12", "X14", "A15")):
        turn(match, seat, words)
    silence(match)
    assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-1.4.6")
@pytest.mark.parametrize(("hands", "operation", "type"), [
    ([["A12", "A30"], ["X14", "X25"], ["A15", "A33"]], "O03", ""),
    ([["A12", "A30"], ["X14", "X25"]], "O03", ""),
    ([["A12", "A30"], ["X14", "X25"]], "O05", "surface"),
])  # fmt: skip
def test_a_battle_is_resolved_after_two_rounds_and_so_is_a_convoy_with_two_seats(hands, operation, type):
    match = table(hands, operation, type)
    for seat in range(len(hands)):
        turn(match, seat, hands[seat][0])
    silence(match)
    assert not events(match, "totals")
    assert match.state.engagement.round == 2
    for seat in range(len(hands)):
        turn(match, seat, hands[seat][1])
    silence(match)
    assert len(events(match, "totals")) == 1


@pytest.mark.rule("SIR-1.4.7")
def test_a_tie_repeats_the_play_for_the_same_operation_without_turning_up_another():
    match = table([["A12"], ["X12"], ["A30"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    assert match.state.left == 1
    assert zone(match, None, "operation")[0] == "O05"
    assert match.turn == (1,)
    assert "discard" in match.menu(1)


@pytest.mark.rule("SIR-1.4.8")
def test_an_empty_hand_passes():
    match = table([["A12"], [], ["A15"]], type="surface")
    turn(match, 0, "A12")
    assert match.turn == (2,)
    assert events(match, "passed") == [{"seat": 1}]


@pytest.mark.rule("SIR-1.4.8")
def test_an_empty_hand_in_round_1_of_a_battle_is_out_of_the_attempt():
    match = table([["A12", "A30"], [], ["X14", "X25"]], "O03")
    turn(match, 0, "A12")
    turn(match, 2, "X14")
    silence(match)
    assert len(match.state.hands[1]) == 0  # no card between the rounds
    turn(match, 0, "A30")
    assert match.turn == (2,)


@pytest.mark.rule("SIR-1.4.8")
def test_an_empty_hand_in_round_2_of_a_convoy_with_two_seats_only_passes():
    match = table([["A12"], []], type="surface", removed=all_but("A12"))
    turn(match, 0, "A12")
    assert events(match, "passed") == [{"seat": 1}, {"seat": 0}, {"seat": 1}]
    assert won(match, 0) == ["O05"]


@pytest.mark.rule("SIR-1.4.8")
def test_a_sirocco_passed_to_an_empty_hand_must_still_be_decided():
    match = table([["A12"], [], ["A15"]], type="surface", sirocco=1)
    turn(match, 0, "A12")
    assert match.turn == (1,)
    assert set(match.menu(1)) == {"sirocco", "drop"}


# ---- 1.5 hand size


def end_of_attempt(how: str, hands: list[list[str]] | None = None, **place: Any) -> Match:
    """Three seats play A12 and X12 (a tie), A12 alone (won), or nothing (no combat)."""
    match = table(hands or [["A12", "A30"], ["X12", "X25"], ["A33"]], "O01", "surface", **place)
    turn(match, 0, "A12") if how in ("won", "tied") else match.order(0, "discard A12")
    turn(match, 1, "X12") if how == "tied" else match.order(1, "discard X12")
    match.order(2, "discard A33")
    silence(match)
    return match


@pytest.mark.rule("SIR-1.5.1")
@pytest.mark.parametrize("how", ["won", "tied", "no-combat"])
def test_at_the_end_of_each_attempt_everybody_draws_up_to_his_limit(how):
    match = end_of_attempt(how)
    assert [len(cards) for cards in match.state.hands] == [6, 6, 6]
    assert bool(events(match, "tied")) is (how == "tied")
    assert bool(events(match, "no-combat")) is (how == "no-combat")


FULL, HALF, EMPTY = ["O05", "O10", "O12", "O15"], ["O04", "O07", "O08", "O14"], ["O03", "O24"]


@pytest.mark.rule("SIR-1.5.2")
@pytest.mark.parametrize(
    ("icons", "limit"),
    [
        (EMPTY, 6),
        (FULL[:1], 7),
        (HALF[:1], 6),
        (HALF[:2], 7),
        (HALF[:3], 7),
        (HALF, 8),
        (FULL[:2] + HALF[:3] + EMPTY, 9),
        (FULL[:2] + HALF, 9),
        (FULL, 9),
    ],
)
def test_the_hand_limit_is_6_plus_full_icons_plus_pairs_of_half_ones_up_to_9(icons, limit):
    match = end_of_attempt("no-combat", won=[[], icons, []])
    assert [len(cards) for cards in match.state.hands] == [6, limit, 6]


@pytest.mark.rule("SIR-1.5.3")
@pytest.mark.parametrize(("battles", "limit"), [(["O06"], 7), (["O02", "O13"], 7), (["O02", "O04"], 7)])
def test_icons_of_battles_count_like_those_of_convoys(battles, limit):
    match = end_of_attempt("no-combat", won=[[], battles, []])
    assert len(match.state.hands[1]) == limit


@pytest.mark.rule("SIR-1.5.4")
def test_the_winner_already_draws_to_his_new_limit():
    match = table([["A12"], ["X25"], ["A30"]], "O05", "surface")
    turn(match, 0, "A12")
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    assert [len(cards) for cards in match.state.hands] == [7, 6, 6]


@pytest.mark.rule("SIR-1.5.5")
def test_drawing_goes_clockwise_from_the_leader_of_the_attempt_just_ended_one_after_the_other():
    drawn = ("A01", "A02", "A04", "A07", "A08", "A10")
    match = table(THREE, "O01", "air", leader=1, draws=(*drawn, "X01"), left=1)
    for seat in (1, 2, 0):
        match.order(seat, "discard_all")
    assert [line["seat"] for line in events(match, "drew")] == [1, 2, 0]
    assert hand(match, 1) == sorted(drawn)
    assert "X01" in hand(match, 2)


@pytest.mark.rule("SIR-1.5.6")
@pytest.mark.parametrize("extra", [6, 7, 8])
def test_a_player_at_or_above_his_limit_draws_nothing_and_discards_nothing(extra):
    many = ["X01", "X02", "X04", "X07", "X08", "X09", "X13", "X14"][:extra]
    match = end_of_attempt("no-combat", [["A12"], ["X12", *many], ["A33"]])
    assert hand(match, 1) == sorted(many)


@pytest.mark.rule("SIR-1.5.7")
def test_a_card_taken_back_with_supply_is_in_the_hand_when_the_draw_is_counted():
    match = table([["A12", "A54", "A30"], ["X25"], ["A33"]], "O01", "surface")
    turn(match, 0, "A12", "A54")
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    silence(match)
    match.order(0, "take A12")
    assert "A12" in hand(match, 0)
    assert len(match.state.hands[0]) == 6
    assert events(match, "drew")[0] == {"seat": 0, "count": 4}


@pytest.mark.rule("SIR-1.5.8")
def test_when_the_pile_is_empty_the_discards_become_the_new_pile():
    kept = ["A12", "A30", "X12", "X25", "A33", "A36", "A38", "X35"]
    match = table(
        [["A12", "A30"], ["X12", "X25"], ["A33"]], "O03", removed=all_but(*kept), discard=["A36", "A38", "X35"]
    )
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    turn(match, 2, "A33")
    silence(match)  # one card each between the rounds
    assert events(match, "reshuffle") == [{"count": 3}]
    assert sorted(hand(match, 0) + hand(match, 1) + hand(match, 2)) == ["A30", "A36", "A38", "X25", "X35"]
    assert in_play(match, 0) + in_play(match, 1) + in_play(match, 2) == ["A12", "X12", "A33"]


@pytest.mark.rule("SIR-1.5.8", "SIR-1.0.6")
def test_after_the_reshuffle_the_discard_pile_is_empty():
    old = ["A36", "A38", "X35", "X36", "A30"]
    match = table([["A12"], ["X12"], ["A33"]], "O03", removed=all_but("A12", "X12", "A33", *old), discard=old)
    for seat, card in enumerate(("A12", "X12", "A33")):
        turn(match, seat, card)  # one card each between the rounds
    assert len(match.state.pile) == 2
    assert discards(match) == []


@pytest.mark.rule("SIR-1.5.8")
def test_cards_under_the_operation_in_hands_and_captured_are_not_shuffled_in():
    kept = ["A12", "A30", "X12", "X25", "A33", "X01", "A04"]
    match = end_of_attempt(
        "tied", removed=all_but(*kept), captured=[["X01"], [], []], under=[{"seat": 1, "card": "A04"}]
    )
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (["A30", "A33"], ["X25"], [])


@pytest.mark.rule("SIR-1.5.9")
def test_with_pile_and_discards_empty_a_player_draws_fewer_cards_or_none():
    match = table(THREE, "O01", "air", removed=all_but("A36", "A38", "A30"), left=1)
    for seat in range(3):
        match.order(seat, "discard_all")
    assert [len(cards) for cards in match.state.hands] == [3, 0, 0]
    assert match.turn == (1,)

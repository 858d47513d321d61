"""SIR-3.4: dice, values, the trick, ties and no combat."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD, CODES
from tests.sirocco.build import (
    captured,
    discards,
    events,
    hand,
    in_play,
    legal,
    printed,
    refused,
    shown_type,
    silence,
    table,
    totals,
    turn,
    value,
    vp,
    won,
)

SECOND = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]


def second(hands, operation="O02", laid=SECOND, **place):
    """The second round of a Battle of '40; round 1 was A12, X12 and A15: 8 to 4."""
    return table(hands, operation, round=2, table=laid, **place)


def play(match, *cards):
    """One card for each seat in turn; `-` and a number discards it."""
    for card in cards:
        if card.startswith("-"):
            match.order(match.turn[0], f"discard {card[1:]}")
        else:
            turn(match, match.turn[0], card)


def rolls(match):
    return [(event["seat"], event["die"]) for event in events(match, "roll")]


def attempt_over(match):
    return bool(events(match, "totals"))


# ---- the end of an attempt, and the dice


@pytest.mark.rule("SIR-3.4.1")
def test_a_convoy_ends_when_the_last_player_has_played():
    match = table([["A12"], ["X12"], ["A15"]], type="surface")
    play(match, "A12", "X12")
    assert not attempt_over(match)
    play(match, "A15")
    assert attempt_over(match)


@pytest.mark.rule("SIR-3.4.1")
def test_a_convoy_ends_when_the_last_player_has_discarded():
    match = table([["A12"], ["X12"], ["A15"]], type="surface")
    play(match, "A12", "X12")
    assert not attempt_over(match)
    play(match, "-A15")
    assert attempt_over(match)


@pytest.mark.rule("SIR-3.4.1")
def test_a_battle_ends_when_the_face_down_cards_are_turned_up():
    match = second([["A36"], ["X36"], ["A38"]])
    play(match, "A36", "X36")
    assert not attempt_over(match)
    play(match, "A38")
    assert attempt_over(match)


@pytest.mark.rule("SIR-3.4.2")
def test_dice_are_rolled_only_after_all_cards_have_been_laid():
    match = table([["A42", "A49"], ["X11"], ["A18", "X35"]], "O39", "air", dice=(2, 5), left=0)
    play(match, "A42", "X11", "A18")
    assert rolls(match) == []  # the window is still open
    silence(match)
    assert rolls(match) == [(0, 2), (0, 5)]


@pytest.mark.rule("SIR-3.4.2")
def test_one_question_mark_is_one_die_and_two_are_the_sum_of_two():
    match = table([["A42"], ["X41"], []], "O39", "air", dice=(2, 5, 4), left=0)
    play(match, "A42", "X41")
    assert (value(match, "A42"), value(match, "X41")) == (7, 4)


@pytest.mark.rule("SIR-3.4.2")
def test_each_die_is_rolled_by_the_player_who_laid_the_card():
    match = table([["A18"], ["X41"], ["A42"]], "O39", "air", dice=(4, 2, 5))
    play(match, "A18", "X41", "A42")
    assert rolls(match) == [(1, 4), (2, 2), (2, 5)]


@pytest.mark.rule("SIR-3.4.3")
@pytest.mark.parametrize(
    ("type", "dice", "worth"), [("surface", (), 2), ("sub", (), 0), ("air", (3,), 3), ("combined", (3,), 5)]
)
def test_dice_are_rolled_only_for_counted_types(type, dice, worth):
    match = table([["A39"], ["X11"], []], "O24", type, dice=dice, left=0)  # ?/2/0
    play(match, "A39", "X11")
    assert value(match, "A39") == worth
    assert len(rolls(match)) == len(dice)


@pytest.mark.rule("SIR-3.4.3")
def test_in_a_combined_engagement_there_is_a_die_for_each_question_mark():
    with printed("A39", DICE=[1, 0, 2], VALUES=[0, 2, 0]):
        match = table([["A39"], ["X11"], []], "O24", "combined", dice=(3, 6, 1), left=0)
        play(match, "A39", "X11")
        assert value(match, "A39") == 3 + 2 + 6 + 1


@pytest.mark.rule("SIR-3.4.3")
def test_no_dice_for_a_card_that_has_left_play():
    match = table([["A39"], ["X11"], ["A14", "S01"]], "O24", "air", dice=(1,))  # the die of Sirocco only
    play(match, "A39", "X11")
    turn(match, 2, "A14", storms=("S01",))
    match.order(2, "annul 1")
    assert rolls(match) == [(2, 1)]


@pytest.mark.rule("SIR-3.4.4")
def test_all_dice_are_six_sided_and_public():
    match = table([["A39"], ["X11"], []], "O24", "air", dice=(3,))
    match.order(0, "card A39")
    match.order(0, "end")
    match.order(1, "card X11")
    entry = match.order(1, "end")
    assert events(match, "roll") == [{"seat": 0, "die": 3, "sides": 6}]
    for seat in (0, 1, 2, None):
        assert "event-roll" in [text.id for text in match.texts(entry, seat)]


# ---- the value of a card


@pytest.mark.rule("SIR-3.4.10")
def test_the_value_is_built_in_the_order_of_the_row():
    """O36 is the victim of a `?/1/0` card here: die 5 doubled, Bonus +2, Bomb alley 1 + 2, and 1 for the Operation."""
    with printed("A39", FATE=[CARD["O36"]]):
        match = table([["A39", "A46", "S06"], ["X11"], []], "O36", "air", dice=(5, 1), left=0)
        turn(match, 0, "A39", "A46", storms=("S06",))
        turn(match, 1, "X11")
        assert value(match, "A39") == (5 + 5 + 2) + (1 + 2) + 1


@pytest.mark.rule("SIR-3.4.10")
def test_damage_takes_away_before_bomb_alley_and_the_operation_add():
    match = table([["A14"], ["X54"], ["X11", "S06"]], "O36", "combined", left=0)  # A14: 1/3/0
    turn(match, 0, "A14")
    turn(match, 1, "X54")
    turn(match, 2, "X11", storms=("S06 on A14",))
    # air: 1 − 2 is 0, Bomb alley adds max(0, 1 − 2), the Operation 1; surface 3 − 2; sub 0 − 2 is 0
    assert value(match, "A14") == 0 + 0 + 1 + 1 + 0


@pytest.mark.rule("SIR-3.4.10")
def test_bonus_and_damage_are_added_up_before_the_value_is_held_at_0():
    match = table([["A14", "A45"], ["X54"], ["X11"]], "O24", "combined", left=0)  # 1/3/0 and 0/0/+2
    turn(match, 0, "A14", "A45")
    turn(match, 1, "X54")
    turn(match, 2, "X11")
    assert value(match, "A14") == 0 + 1 + 0


@pytest.mark.rule("SIR-3.4.10")
def test_the_fate_doubling_comes_before_damage():
    match = table([["A16"], ["X54"], ["X12"]], "O20", "combined", left=0)  # 0/5/1, Fate of O20
    turn(match, 0, "A16")
    turn(match, 1, "X54")
    turn(match, 2, "X12")
    assert value(match, "A16") == 0 + (10 - 2) + (2 - 2)


@pytest.mark.rule("SIR-3.4.10")
@pytest.mark.parametrize(("type", "worth"), [("air", 2), ("surface", 3), ("combined", 5)])
def test_the_1_of_the_operation_is_for_air_only(type, worth):
    match = table([["A14"], ["X37"], []], "O32", type, left=0)  # 1/3/0
    play(match, "A14", "X37")
    assert value(match, "A14") == worth


# ---- totals and trick


@pytest.mark.rule("SIR-3.4.11")
def test_each_camp_adds_up_all_its_cards_and_the_higher_total_wins():
    match = table([["A01"], ["X04"], ["X14"], ["A03"]], type="surface")
    play(match, "A01", "X04", "X14", "-A03")
    assert totals(match) == (5, 7)
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.11")
def test_both_rounds_of_a_battle_are_added():
    match = second([["A36"], ["X01"], ["A38"]])
    play(match, "A36", "X01", "A38")
    assert totals(match) == (4 + 4 + 4 + 4, 4 + 7)


@pytest.mark.rule("SIR-3.4.11")
def test_cards_that_have_left_play_do_not_count():
    match = table([["A30"], ["X25"], ["A22", "S07"]], type="sub")
    play(match, "A30", "X25")
    turn(match, 2, "A22", storms=("S07",))
    assert totals(match) == (2, 0)


@pytest.mark.rule("SIR-3.4.12")
def test_the_trick_winner_takes_the_force_and_supply_cards_of_the_losing_camp():
    match = table([["A12", "A54"], ["X04", "X50"], ["X14"], ["A14"]], type="surface")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X04", "X50")
    play(match, "X14", "A14")
    assert totals(match) == (6, 8)
    assert captured(match, 1) == ["A12", "A14", "A54"]
    assert vp(match, 1) == 3 + 3 + 2 + 0


@pytest.mark.rule("SIR-3.4.12")
def test_destroyed_cards_do_not_come_back_to_the_discards():
    match = table([["A12"], ["X04"], ["A14"]], type="surface", left=0)
    play(match, "A12", "X04", "-A14")
    assert discards(match) == ["A14", "X04"]


@pytest.mark.rule("SIR-3.4.13")
def test_the_trick_goes_to_the_highest_single_card_of_the_winning_camp():
    match = table([["X13"], ["A01"], ["X04"], ["X12"]], type="surface")
    play(match, "X13", "A01", "X04", "X12")
    assert totals(match) == (5, 10)
    assert won(match, 2) == ["O05"]  # X04, although A01 of the losers is higher
    assert [won(match, seat) for seat in (0, 1, 3)] == [[], [], []]


@pytest.mark.rule("SIR-3.4.13")
def test_only_counted_types_matter_for_the_highest_card():
    match = table([["A36"], ["A12"], ["X17"]], type="surface")  # 4/0/0 and 1/3/0 against 0/2/2
    play(match, "A36", "A12", "X17")
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.14")
def test_the_bonus_cards_on_a_card_are_part_of_its_value():
    match = table([["X04"], ["X12", "X51"], ["A12"]], type="surface")  # 4 against 3 + 2
    turn(match, 0, "X04")
    turn(match, 1, "X12", "X51")
    turn(match, 2, "A12")
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.14")
def test_doubling_by_fate_is_part_of_its_value():
    match = table([["A05"], ["A16"], ["X12"]], "O20", "surface")  # 6 against 5 doubled
    play(match, "A05", "A16", "X12")
    assert won(match, 1) == ["O20"]


@pytest.mark.rule("SIR-3.4.14")
def test_the_1_of_the_operation_is_part_of_its_value():
    match = table([["A52"], ["A14"], ["X25"]], "O32", "combined", left=0)
    with printed("A14", VALUES=[0, 2, 0]):  # 2 and 1 for the Operation, against the stand-alone Bonus of 2
        turn(match, 0, "A52")
        turn(match, 1, "A14")
        match.order(2, "discard_all")
    assert won(match, 1) == ["O32"]


@pytest.mark.rule("SIR-3.4.14")
def test_two_force_cards_of_an_admiral_are_not_added():
    match = table([["A01", "A57", "A19"], ["A02"], ["X01"]], type="surface")  # 5 and 3; 4; 6
    with printed("A02", VALUES=[0, 6, 0]):
        turn(match, 0, "A01", "A57 double", "A19")
        play(match, "A02", "X01")
    assert totals(match) == (14, 6)
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.14")
def test_two_rounds_of_one_player_are_not_added():
    match = second([["A36"], ["X36"], ["A04"]])  # A12 4 and A36 4; A15 4 and A04 5
    play(match, "A36", "X36", "A04")
    assert won(match, 2) == ["O02"]


def tricks(match, seat, viewer):
    """What lies before a seat: the card as the viewer sees it, and what it lies under."""
    zone = next(zone for zone in match.view(viewer).picture.zones if zone.id == f"tricks:{seat}")
    return [(piece.face, piece.on) for piece in zone.pieces]


@pytest.mark.rule("SIR-3.4.15")
def test_the_trick_winner_has_the_operation_face_up_and_the_captured_cards_face_down_under_it():
    match = table([["A01"], ["X12"], ["X14"]], type="surface")
    play(match, "A01", "-X12", "X14")
    assert tricks(match, 0, 0) == [("O05", ""), ("X14", "card:O05")]
    for viewer in (1, 2, None):
        assert tricks(match, 0, viewer) == [("O05", ""), ("", "card:O05")]


@pytest.mark.rule("SIR-3.4.18")
def test_each_trick_is_kept_apart_from_the_ones_before():
    hands = [
        ["A01", "A04", "A03", "A05", "A06", "A09", "A11", "A16"],
        ["X12", "X14", "X03", "X06", "X10", "X11", "X16"],
        ["X18", "X19", "X20", "X21", "X24", "X27", "X28"],
    ]
    match = table(hands, type="surface", draws=("O01",))  # nobody draws a card: they hold what they may
    play(match, "A01", "X12", "-X18")
    silence(match)
    match.order(1, "type surface")
    play(match, "X14", "-X19", "A04")
    silence(match)
    assert tricks(match, 0, 0) == [("O05", ""), ("O01", ""), ("X12", "card:O05"), ("X14", "card:O01")]


@pytest.mark.rule("SIR-3.4.16")
def test_bonus_storm_and_special_cards_of_both_camps_and_the_winners_cards_are_discarded():
    match = table([["A01", "A57", "S07"], ["X12", "X51"], ["A10", "A55"]], type="surface", left=0)
    turn(match, 0, "A01", "A57 combine", storms=("S07",))
    turn(match, 1, "X12", "X51")
    turn(match, 2, "A10", "A55")
    assert totals(match) == (11, 6)
    assert discards(match) == ["A01", "A10", "A55", "A57", "S07", "X51"]
    assert captured(match, 0) == ["X12"]


@pytest.mark.rule("SIR-3.4.17")
def test_the_owner_may_look_at_his_captured_cards_and_the_others_may_not():
    match = table([["A01"], ["X12"], ["X14"]], type="surface", captured=[["X01"], ["A02"], []], won=[["O01"], [], []])
    seen = {}
    for seat in (0, 1, 2, None):
        zones = match.view(seat).picture.zones
        seen[seat] = [piece.face for zone in zones if zone.kind == "tricks" for piece in zone.pieces if piece.face]
    assert seen == {0: ["O01", "X01"], 1: ["A02", "O01"], 2: ["O01"], None: ["O01"]}


@pytest.mark.rule("SIR-3.4.19")
@pytest.mark.parametrize("options", [{}, {"both_camps": True}])
def test_who_fought_for_both_camps_wins_the_trick_with_his_card_of_the_winning_camp(options):
    laid = [{"seat": 0, "card": "A07"}, {"seat": 1, "card": "X14"}, {"seat": 2, "card": "A15"}]  # 7, 3, 4
    with_night = ("S05",) if not options else ()
    match = second([["X36", "S05"], ["X13"], ["A38"]], laid=laid, options=options, left=0)
    turn(match, 0, "X36", *with_night)
    turn(match, 1, "X13")
    turn(match, 2, "A38")
    silence(match)
    assert totals(match) == (7 + 4 + 4, 3 + 4 + 3)
    assert won(match, 0) == ["O02"]
    assert captured(match, 0) == ["X13", "X14", "X36"]  # his own among them


@pytest.mark.rule("SIR-3.4.20")
def test_of_equal_highest_cards_the_first_laid_wins_the_trick():
    match = table([["A15"], ["X12"], ["A12"], ["A14"]], type="surface", leader=2)
    play(match, "A12", "A14", "A15", "X12")
    assert won(match, 2) == ["O05"]


@pytest.mark.rule("SIR-3.4.20")
def test_a_card_of_round_1_comes_before_an_equal_one_of_round_2():
    laid = [{"seat": 0, "card": "A30"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]  # A15 4
    match = second([["A36"], ["X36"], ["A38"]], laid=laid)  # A36 4, A38 4
    play(match, "A36", "X36", "A38")
    assert totals(match) == (3 + 4 + 4 + 4, 8)
    assert won(match, 2) == ["O02"]


@pytest.mark.rule("SIR-3.4.20")
def test_an_intelligence_extra_play_is_the_last_of_its_round():
    match = table([["A56", "A12"], ["A15"], ["X14"]], type="surface")  # A12 and A15 are both worth 3
    turn(match, 0, "A56")
    play(match, "A15", "-X14")
    turn(match, 0, "A12")
    assert won(match, 1) == ["O05"]


# ---- ties


def tie(type="combined", hands=None, **place):
    """A07 and X01 are worth 7 each in a combined Convoy; everybody has laid, seat 0 led."""
    return table(hands or [["A07"], ["X01"], ["A03"]], type=type, **place)


@pytest.mark.rule("SIR-3.4.25")
def test_equal_totals_are_a_tie_and_nobody_wins():
    match = tie()
    play(match, "A07", "X01", "-A03")
    assert events(match, "tied") == [{"operation": CARD["O05"]}]
    assert [won(match, seat) for seat in range(3)] == [[], [], []]
    assert match.state.engagement.operation == CARD["O05"]


@pytest.mark.rule("SIR-3.4.25")
def test_force_and_supply_cards_go_under_the_operation_with_their_player():
    match = tie(hands=[["A07", "A54"], ["X01"], ["A03"]])
    turn(match, 0, "A07", "A54")
    play(match, "X01", "-A03")
    e = match.state.engagement
    assert list(zip([CODES[card] for card in e.under], e.under_by, strict=True)) == [("A07", 0), ("A54", 0), ("X01", 1)]
    assert [in_play(match, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("SIR-3.4.25")
def test_bonus_storm_and_special_cards_of_a_tie_are_discarded_now():
    match = table([["A15", "A57", "S07"], ["X14", "X50"], ["X55"]], type="surface")
    with printed("X50", VALUES=[1, 0, 0]):  # 1/3/0 to 0/3/0 with +1/0/0
        turn(match, 0, "A15", "A57 combine", storms=("S07",))
        turn(match, 1, "X14", "X50")
        turn(match, 2, "X55")
    assert totals(match) == (4, 4)
    assert discards(match) == ["A57", "S07", "X50", "X55"]


@pytest.mark.rule("SIR-3.4.25")
@pytest.mark.parametrize(("intelligence", "loser"), [("A56", "allied"), ("X57", "axis")])
def test_intelligence_decides_a_tie(intelligence, loser):
    own, other = ("A07", "X01") if loser == "allied" else ("X01", "A07")
    match = table([[intelligence, own], [other], []], type="combined")
    turn(match, 0, intelligence)
    turn(match, 1, other)
    turn(match, 0, own)
    assert totals(match) == (7, 7)
    assert events(match, "tied") == []
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.26")
def test_after_a_tie_players_draw_from_the_leader_and_the_lead_moves_left():
    draws = (
        "A30",
        "A33",
        "X25",
        "X26",
        "A36",
        "A38",
        "A40",
        "A34",
        "X35",
        "X36",
        "X22",
        "X17",
        "A22",
        "A10",
        "A08",
        "A01",
    )
    match = tie(hands=[["A07"], ["X01"], ["A03"]], leader=1, draws=draws)
    play(match, "X01", "-A03", "A07")
    assert hand(match, 1) == sorted(draws[:6])  # the old leader draws first
    assert hand(match, 2) == sorted(draws[6:12])
    assert match.turn == (2,)
    assert match.state.leader == 2


@pytest.mark.rule("SIR-3.4.26")
def test_the_same_operation_is_fought_again_with_the_same_number_of_rounds():
    laid = [{"seat": 0, "card": "A07"}, {"seat": 1, "card": "X01"}]
    match = second([["A36"], ["X36"], ["A03"]], laid=laid, to_play=[0, 1])  # 7 and 4 each
    play(match, "A36", "X36")
    e = match.state.engagement
    assert (CODES[e.operation], e.attempt, e.round, e.rounds, match.turn) == ("O02", 1, 1, 2, (1,))
    assert match.state.left == 1  # no new Operation was turned up


@pytest.mark.rule("SIR-3.4.27")
def test_cards_of_earlier_attempts_do_not_count_and_a_player_may_change_camp():
    match = tie(draws=("X14", "A30", "A33", "X25", "X26", "A36", "A12", "A38", "A40", "A34", "X35", "X36"))
    play(match, "A07", "X01", "-A03")
    turn(match, 1, "A12")  # 4; he was Axis
    match.order(2, "discard_all")
    turn(match, 0, "X14")  # 3; he was Allied
    silence(match)
    assert totals(match) == (4, 3)
    assert won(match, 1) == ["O05"]


@pytest.mark.rule("SIR-3.4.27")
def test_a_tie_may_be_followed_by_another():
    match = tie(attempt=4)
    play(match, "A07", "X01", "-A03")
    assert match.state.engagement.attempt == 5
    assert match.state.engagement.operation == CARD["O05"]


@pytest.mark.rule("SIR-3.4.28")
def test_the_declared_type_stays_for_the_replay():
    match = table([["A12"], ["X12"], ["A03"]], type="surface")
    play(match, "A12", "X12", "-A03")
    assert match.turn == (1,)
    assert "type" not in match.menu(1)
    assert refused(match, 1, "type air") == "SIR-1.4.4"
    assert shown_type(match) == "type-surface"


@pytest.mark.rule("SIR-3.4.29")
def test_an_admirals_change_of_type_ends_with_the_tied_attempt():
    match = table([["A15", "A57"], ["X12"], ["A03"]], type="surface")
    turn(match, 0, "A15", "A57 combine")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    assert totals(match) == (4, 4)
    assert shown_type(match) == "type-surface"


@pytest.mark.rule("SIR-3.4.29")
def test_la_spezia_and_shallows_do_not_bind_in_the_replay():
    draws = ["A36", "A38", "A40", "A34", "A10", "A08", "X12", "X23", "A22", "A45", "A46", "A48"]
    match = table([["A15", "A55", "S07"], ["X07"], ["X14"]], type="surface", leader=1, draws=tuple(draws))
    match.order(1, "card X07")
    match.order(1, "end")
    match.order(2, "discard X14")
    turn(match, 0, "A15", "A55", storms=("S07",))
    assert totals(match) == (3, 3)
    assert match.turn == (2,)
    assert {"X12", "X23"} <= set(legal(match, 2))  # an Axis ship and an Axis submarine


@pytest.mark.rule("SIR-3.4.30")
def test_the_final_winner_takes_the_losers_cards_from_under_the_operation():
    under = [
        {"seat": 0, "card": "A07"},
        {"seat": 1, "card": "X01"},
        {"seat": 1, "card": "X53"},
        {"seat": 2, "card": "X22"},
    ]
    match = table([["X12"], ["A12"], ["A14"]], type="surface", under=under, attempt=1, left=0)
    play(match, "X12", "A12", "A14")
    assert captured(match, 1) == ["X01", "X12", "X22", "X53"]
    assert discards(match) == ["A07", "A12", "A14"]


@pytest.mark.rule("SIR-3.4.30")
def test_the_losing_camp_is_the_one_that_lost_the_last_attempt():
    under = [{"seat": 0, "card": "A07"}, {"seat": 1, "card": "X01"}]
    match = table([["X12"], ["X14"], ["A03"]], type="surface", under=under, attempt=1, left=0)
    play(match, "X12", "X14", "-A03")
    assert captured(match, 0) == ["A07"]  # his own of the earlier attempt
    assert vp(match, 0) == 3 + 5
    assert "X01" in discards(match)


@pytest.mark.rule("SIR-3.4.30")
def test_a_supply_player_may_first_take_a_ship_from_under_the_operation():
    under = [{"seat": 1, "card": "X01"}, {"seat": 2, "card": "A54"}, {"seat": 2, "card": "A01"}]
    match = table([["A12"], ["X14"], ["A03"]], type="combined", under=under, attempt=1, left=0)
    play(match, "A12", "X14", "-A03")
    assert match.turn == (2,)
    assert legal(match, 2, "take") == ["A01", "A12"]
    match.order(2, "take A01")
    assert "A01" in hand(match, 2)
    assert {"A12", "A54"} <= set(discards(match))
    assert "A01" not in discards(match)


# ---- no combat


@pytest.mark.rule("SIR-3.4.31")
def test_without_a_card_in_play_nobody_wins_and_the_operation_is_discarded():
    match = table([["A12"], ["X12"], ["A15"]], type="surface", left=3)
    play(match, "-A12", "-X12", "-A15")
    assert events(match, "no-combat") == [{"operation": CARD["O05"]}]
    assert match.state.spent == [CARD["O05"]]
    assert [won(match, seat) for seat in range(3)] == [[], [], []]
    assert match.state.left == 2  # it counts, and the next one is up
    assert match.state.engagement.operation != CARD["O05"]


@pytest.mark.rule("SIR-3.4.31")
def test_cards_worth_0_are_no_combat_and_are_discarded():
    match = table([["A36"], ["X36"], ["A03"]], type="surface", left=0)  # 4/0/0 each
    play(match, "A36", "X36", "-A03")
    assert events(match, "tied") == []
    assert match.state.spent == [CARD["O05"]]
    assert discards(match) == ["A03", "A36", "X36"]


@pytest.mark.rule("SIR-3.4.31")
def test_no_combat_discards_what_lies_under_the_operation():
    under = [{"seat": 0, "card": "A07"}, {"seat": 1, "card": "X01"}, {"seat": 1, "card": "X53"}]
    match = table([["A12"], ["X12"], ["A15"]], type="surface", under=under, attempt=1, left=0)
    play(match, "-A12", "-X12", "-A15")
    assert discards(match) == ["A07", "A12", "A15", "X01", "X12", "X53"]
    assert [captured(match, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("SIR-3.4.32")
def test_intelligence_does_not_decide_a_0_to_0():
    match = table([["A56", "A36"], ["X36"], ["A03"]], type="surface", left=0)
    turn(match, 0, "A56")
    play(match, "X36", "-A03")
    turn(match, 0, "A36")
    assert totals(match) == (0, 0)
    assert match.state.spent == [CARD["O05"]]
    assert [won(match, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("SIR-3.4.33")
def test_what_fate_took_stays_with_its_taker_in_a_no_combat():
    match = table([["A14"], ["X33"], ["A03"]], type="sub", left=0)
    play(match, "A14", "X33", "-A03")
    assert events(match, "no-combat")
    assert captured(match, 1) == ["A14"]
    assert vp(match, 1) == 2


@pytest.mark.rule("SIR-3.4.33")
def test_what_fate_took_stays_with_its_taker_in_a_tie():
    match = table([["A14"], ["X33"], ["A36", "A46"], []], type="air")
    with printed("X33", VALUES=[6, 1, 0]):
        play(match, "A14", "X33")
        turn(match, 2, "A36", "A46")
    assert events(match, "tied")
    assert captured(match, 1) == ["A14"]
    assert CARD["A14"] not in match.state.engagement.under


@pytest.mark.rule("SIR-3.4.33")
def test_what_explosion_took_stays_with_its_taker_in_a_tie_and_a_no_combat():
    for type, kind in (("surface", "tied"), ("sub", "no-combat")):
        match = table([["X12"], ["A12", "S03"], ["X07"]], type=type, dice=(1, 2), left=0, to_play=[2, 0, 1])
        play(match, "X07", "X12")
        turn(match, 1, "A12", storms=("S03",))  # the right neighbour, seat 0
        assert events(match, kind)
        assert captured(match, 1) == ["X12"]


@pytest.mark.rule("SIR-3.4.34")
@pytest.mark.parametrize(("attempts", "over"), [(8, False), (9, True)])
def test_a_tie_in_the_tenth_attempt_is_a_no_combat(attempts, over):
    under = [{"seat": 0, "card": "A08"}]
    match = tie(attempt=attempts, under=under, left=0)
    play(match, "A07", "X01", "-A03")
    assert bool(events(match, "no-combat")) == over
    assert (match.state.spent == [CARD["O05"]]) == over
    assert ({"A07", "A08", "X01"} <= set(discards(match))) == over


@pytest.mark.rule("SIR-3.4.34")
def test_the_tenth_attempt_is_won_as_usual():
    match = table([["A01"], ["X12"], ["A03"]], type="surface", attempt=9)
    play(match, "A01", "X12", "-A03")
    assert won(match, 0) == ["O05"]

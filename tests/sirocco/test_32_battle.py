"""SIR-3.2: a Battle of two rounds, the second face down."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD
from tests.sirocco.build import (
    barred,
    captured,
    discards,
    events,
    hand,
    legal,
    refused,
    silence,
    table,
    totals,
    turn,
    value,
    won,
)

ROUND_1 = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]


def second(hands, operation="O02", laid=ROUND_1, **place):
    """The second round of a Battle of '40; round 1 was A12, X12 and A15: 8 to 4."""
    return table(hands, operation, round=2, table=laid, **place)


# ---- the two rounds


@pytest.mark.rule("SIR-3.2.1")
def test_a_battle_has_two_rounds():
    match = table([["A12", "A15"], ["X12", "X07"], ["X08", "X09"]], "O02", draws=("A30", "A33", "X25"))
    for seat, card in enumerate(("A12", "X12", "X08")):
        turn(match, seat, card)
    silence(match)
    assert events(match, "totals") == []
    for seat, card in enumerate(("A15", "X07", "X09")):
        turn(match, seat, card)
    silence(match)
    assert [event["round"] for event in events(match, "round")] == [2]  # a position begins within round 1
    assert totals(match) == (8, 16)


@pytest.mark.rule("SIR-3.2.1")
def test_a_battle_is_combined():
    match = second([["A34"], ["X22"], []], laid=[{"seat": 0, "card": "A22"}], left=0)  # 4/2/1 and 3/2/1
    turn(match, 0, "A34")
    turn(match, 1, "X22")
    assert (value(match, "A34"), value(match, "X22")) == (7, 6)


@pytest.mark.rule("SIR-3.2.1")
def test_no_type_is_declared_for_a_battle():
    match = table([["A12"], ["X12"], ["A15"]], operation="", draws=("O06",))
    assert match.turn == (0,)
    assert "card" in match.menu(0)
    assert refused(match, 0, "type air") == "SIR-1.4.4"


@pytest.mark.rule("SIR-3.2.2")
def test_a_force_card_of_another_year_is_refused():
    match = table([["A03", "A04"], ["X12"], []], "O02")
    assert refused(match, 0, "card A03") == "SIR-3.2.2"
    assert legal(match, 0) == ["A04"]


# ---- round 1


@pytest.mark.rule("SIR-3.2.3")
def test_in_round_1_each_from_the_leader_lays_a_main_play_with_extras_face_up():
    match = table([["A12", "A54"], ["X12"], ["X01", "X51"]], "O02", leader=2)
    turn(match, 2, "X01", "X51")
    turn(match, 0, "A12", "A54")
    assert match.turn == (1,)
    zones = {zone.id: [piece.face for piece in zone.pieces] for zone in match.view(1).picture.zones}
    assert zones["row:2"] == ["X01", "X51"]
    assert zones["row:0"] == ["A12", "A54"]


@pytest.mark.rule("SIR-3.2.3")
def test_in_round_1_nobody_passes():
    match = table([["A12", "A03"], ["X12"], []], "O02")
    assert list(match.menu(0)) == ["card"]
    for words in ("pass", "end"):
        assert refused(match, 0, words) == "SIR-1.4.4"


@pytest.mark.rule("SIR-3.2.4")
@pytest.mark.parametrize("words", ["discard A03", "discard A12", "discard_all"])
def test_he_may_not_discard_while_he_holds_a_legal_main_play(words):
    match = table([["A12", "A03"], ["X12"], []], "O02")
    assert refused(match, 0, words) == "SIR-3.2.4"


@pytest.mark.rule("SIR-3.2.4")
@pytest.mark.parametrize("main", ["A54", "A55", "A56", "X53", "X55", "X57"])
def test_the_legal_main_play_need_not_be_a_force_card(main):
    match = table([["A03", "A57", "S03", main], ["X12"], []], "O02")
    assert legal(match, 0) == [main]
    assert refused(match, 0, "discard_all") == "SIR-3.2.4"


@pytest.mark.rule("SIR-3.2.4")
def test_the_legal_main_play_may_be_of_either_camp():
    for main in ("A12", "X12"):
        match = table([["A03", main], ["X07"], []], "O02")
        assert refused(match, 0, "discard_all") == "SIR-3.2.4"


@pytest.mark.rule("SIR-3.2.4")
def test_damage_is_a_legal_main_play_only_once_there_is_a_target():
    match = table([["A12"], ["A03", "X54"], []], "O02", leader=1)
    assert barred(match, 1, "X54") == "SIR-2.3.15"
    assert "discard_all" in match.menu(1)
    match = table([["A12"], ["A03", "X54"], []], "O02")
    turn(match, 0, "A12")
    assert refused(match, 1, "discard_all") == "SIR-3.2.4"


@pytest.mark.rule("SIR-3.2.5")
def test_without_a_legal_main_play_he_discards_his_whole_hand_and_not_one_card():
    match = table([["A03", "A57", "S03", "X46"], ["X12"], []], "O02")
    assert match.menu(0) == {"discard_all": [0]}
    assert refused(match, 0, "discard A03") == "SIR-3.2.5"
    match.order(0, "discard_all")
    assert discards(match) == ["A03", "A57", "S03", "X46"]
    assert hand(match, 0) == []


@pytest.mark.rule("SIR-3.2.5")
def test_who_discarded_his_hand_has_no_second_round():
    match = table([["A03"], ["X12", "X01"], ["A12", "A15"]], "O02", draws=("X25", "A30"))
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    turn(match, 2, "A12")
    silence(match)
    assert match.state.engagement.round == 2
    assert match.turn == (1,)
    turn(match, 1, "X01")
    assert match.turn == (2,)
    turn(match, 2, "A15")
    silence(match)
    assert totals(match) == (8, 11)


@pytest.mark.rule("SIR-3.2.5")
def test_who_is_out_is_not_asked_for_storm_cards():
    hands = [["A12", "S06"], ["X12", "X25"], ["S03", "S04"]]
    match = table(hands, "O02", out=[2], to_play=[0, 1])
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    asked = []
    while "pass" in match.menu(match.turn[0]):
        asked.append(match.turn[0])
        match.order(match.turn[0], "pass")
    assert asked == [0, 1]


@pytest.mark.rule("SIR-3.2.5")
def test_who_is_out_may_still_lay_fog():
    match = table([["A12", "A15"], ["X12", "X25"], ["S02", "S03", "S04"]], "O02", out=[2], to_play=[0, 1])
    assert match.menu(2) == {"fog": [0]}
    match.order(2, "fog")
    for words in ("give S03", "to 1", "give S04", "to 2"):
        match.order(2, words)
    assert "S03" in hand(match, 0)


# ---- camps


@pytest.mark.rule("SIR-3.2.6")
def test_all_cards_of_a_round_are_of_one_camp():
    match = table([["A12", "X53"], ["X12"], []], "O02")
    match.order(0, "card A12")
    assert refused(match, 0, "card X53") == "SIR-3.2.6"


@pytest.mark.rule("SIR-3.2.6", "SIR-3.2.11")
def test_a_round_2_card_of_the_other_camp_is_discarded_at_the_reveal():
    match = second([["X01"], ["X07"], ["A14"]])
    turn(match, 0, "X01")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert totals(match) == (12, 8)
    assert "X01" in discards(match)


@pytest.mark.rule("SIR-3.2.6")
def test_extras_face_down_are_of_the_camp_of_the_main_card():
    match = second([["A14", "X53"], ["X07"], ["A04"]])
    match.order(0, "card A14")
    assert refused(match, 0, "card X53") == "SIR-3.2.6"


@pytest.mark.rule("SIR-3.2.6")
def test_night_action_allows_the_other_camp_in_round_2():
    match = second([["X01", "S05"], ["X07"], ["A14"]])
    turn(match, 0, "X01", "S05")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert totals(match) == (12, 15)


@pytest.mark.rule("SIR-3.2.6")
def test_the_both_camps_option_allows_the_other_camp_in_round_2():
    match = second([["X01"], ["X07"], ["A14"]], options={"both_camps": True})
    turn(match, 0, "X01")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert totals(match) == (12, 15)


# ---- the draw between the rounds


@pytest.mark.rule("SIR-3.2.7")
def test_between_the_rounds_each_draws_one_card_from_the_leader_clockwise():
    match = table([["A12"], ["X12"], ["A15"]], "O02", leader=1, draws=("A30", "A33", "X25"))
    turn(match, 1, "X12")
    turn(match, 2, "A15")
    turn(match, 0, "A12")
    assert [hand(match, seat) for seat in (1, 2, 0)] == [["A30"], ["A33"], ["X25"]]


@pytest.mark.rule("SIR-3.2.7")
def test_who_is_out_draws_nothing_between_the_rounds():
    match = table([["A03"], ["X12"], ["A15"]], "O02", draws=("A30", "A33"))
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    turn(match, 2, "A15")
    assert [hand(match, seat) for seat in range(3)] == [[], ["A30"], ["A33"]]


@pytest.mark.rule("SIR-3.2.7")
def test_the_hand_limit_does_not_matter_for_that_draw():
    extra = ["A01", "A02", "A04", "A07", "A08", "A10"]
    match = table([["A12", *extra], ["X12"], []], "O02", draws=("A30", "A33"))
    turn(match, 0, "A12")  # six left, the limit
    turn(match, 1, "X12")
    silence(match)
    assert hand(match, 0) == sorted([*extra, "A30"])


# ---- round 2


@pytest.mark.rule("SIR-3.2.8")
def test_the_same_leader_begins_round_2():
    match = table([["A12"], ["X12"], ["A15"]], "O02", leader=1)
    for seat, card in ((1, "X12"), (2, "A15"), (0, "A12")):
        turn(match, seat, card)
    assert match.state.engagement.round == 2
    assert match.turn == (1,)


@pytest.mark.rule("SIR-3.2.8")
def test_main_card_and_extras_of_round_2_lie_face_down():
    match = second([["A14", "A54"], ["X07"], ["A04"]])
    turn(match, 0, "A14", "A54")
    row = next(zone for zone in match.view(1).picture.zones if zone.id == "row:0")
    assert [(piece.face, piece.up) for piece in row.pieces] == [("A12", True), ("", False), ("", False)]


@pytest.mark.rule("SIR-3.2.9")
def test_all_face_down_cards_are_turned_up_together_when_all_have_laid():
    match = second([["A14", "A36"], ["X07", "X35"], ["A04", "A38"]])
    turn(match, 0, "A14")
    turn(match, 1, "X07")
    e = match.state.engagement
    assert e.up == [True, True, True, False, False]
    turn(match, 2, "A04")
    assert match.state.engagement.up == [True] * 6
    assert [event["card"] for event in events(match, "shown")] == [CARD["A14"], CARD["X07"], CARD["A04"]]


@pytest.mark.rule("SIR-3.2.9")
def test_then_the_engagement_is_resolved_with_both_rounds():
    match = second([["A14"], ["X07"], ["A04"]])
    turn(match, 0, "A14")
    turn(match, 1, "X07")
    turn(match, 2, "A04")
    assert totals(match) == (4 + 4 + 4 + 5, 4 + 4)
    assert won(match, 2) == ["O02"]


@pytest.mark.rule("SIR-3.2.10")
@pytest.mark.parametrize("storm", ["S01", "S02", "S03", "S04", "S06", "S07"])
def test_a_storm_card_cannot_be_laid_face_down_with_a_card(storm):
    match = second([["A14", storm], ["X07"], ["A04"]])
    match.order(0, "card A14")
    assert refused(match, 0, f"card {storm}") == "SIR-3.2.10"


@pytest.mark.rule("SIR-3.2.10")
def test_night_action_is_laid_face_down():
    match = second([["A14", "S05"], ["X07"], ["A04"]])
    turn(match, 0, "A14", "S05")
    row = next(zone for zone in match.view(1).picture.zones if zone.id == "row:0")
    assert [piece.up for piece in row.pieces] == [True, False, False]


@pytest.mark.rule("SIR-3.2.10")
def test_sirocco_is_laid_face_up_in_round_2():
    match = second([["A14", "S01"], ["X07"], ["A04"]], dice=(4,))
    turn(match, 0, "A14", storms=("S01",))
    assert events(match, "laid") == [{"seat": 0, "card": CARD["S01"]}]
    assert match.state.engagement.sirocco == 1


@pytest.mark.rule("SIR-3.2.10")
@pytest.mark.parametrize("storm", ["S01", "S02", "S03", "S04", "S05", "S06", "S07"])
def test_a_storm_card_laid_face_down_as_a_bluff_does_nothing_and_is_discarded(storm):
    match = second([[storm], ["X07"], ["A30"]], laid=ROUND_1[1:], to_play=[0, 1, 2])  # no camp of round 1 forbids it
    turn(match, 0, storm)
    turn(match, 1, "X07")
    turn(match, 2, "A30")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD[storm]}]
    assert totals(match) == (4 + 3, 8)
    assert storm in discards(match)


@pytest.mark.rule("SIR-3.2.11", "SIR-3.2.2")
def test_a_round_2_card_of_another_year_is_discarded_and_does_nothing():
    match = second([["A03"], ["X07"], ["A14"]])
    turn(match, 0, "A03")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert totals(match) == (12, 8)
    assert "A03" in discards(match)
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["A03"]}]


@pytest.mark.rule("SIR-3.2.11")
@pytest.mark.parametrize("card", ["A46", "A55", "A56", "A57"])
def test_a_round_2_card_that_is_no_main_card_there_is_discarded(card):
    match = second([[card], ["X07"], ["A14"]])
    turn(match, 0, card)
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD[card]}]
    assert totals(match) == (12, 8)


@pytest.mark.rule("SIR-3.2.11")
def test_an_illegal_card_is_not_captured():
    match = second([["X01"], ["X07"], ["A14"]])
    turn(match, 0, "X01")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert captured(match, 0) == ["X07", "X12"]


@pytest.mark.rule("SIR-3.2.11", "SIR-3.2.12")
def test_bluffing_is_allowed_with_a_legal_card_in_hand():
    match = second([["A03", "A14", "X01", "S05", "X46"], ["X07"], ["A04"]])
    assert legal(match, 0) == ["A03", "A14", "S05", "X01", "X46"]


@pytest.mark.rule("SIR-3.2.12")
def test_with_nothing_legal_he_lays_any_card_and_his_round_1_goes_on_counting():
    match = second([["A03"], ["X46"], ["A14"]], left=0)
    turn(match, 0, "A03")
    turn(match, 1, "X46")
    turn(match, 2, "A14")
    assert (value(match, "A12"), value(match, "X12")) == (4, 4)
    assert won(match, 0) == ["O02"]  # A12, the first of three cards worth 4


# ---- extras of a bluff


@pytest.mark.rule("SIR-3.2.13")
def test_extras_that_could_stand_alone_go_with_an_illegal_main_card():
    laid = [{"seat": 0, "card": "A20"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "A15"}]
    match = second([["A07", "A54", "A50", "A53"], ["X01"], ["A05"]], "O28", laid)  # A07 is not of '42
    turn(match, 0, "A07", "A54", "A50", "A53")
    turn(match, 1, "X01")
    turn(match, 2, "A05")
    match.order(0, "target X01")
    # A20 5, A50 3, A15 4, A05 7; X10 4, X01 7 − 1 − 2
    assert totals(match) == (19, 8)


@pytest.mark.rule("SIR-3.2.13")
@pytest.mark.parametrize(("verb", "extra"), [("card", "A44"), ("card", "A05"), ("combine", "A57"), ("double", "A57")])
def test_an_illegal_main_card_carries_no_bonus_and_no_admiral(verb, extra):
    laid = [{"seat": 0, "card": "A20"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "A15"}]
    match = second([["A04", extra, "A06"], ["X01"], ["A14"]], "O28", laid)  # A04 is not of '42
    match.order(0, "card A04")
    assert refused(match, 0, f"{verb} {extra}") == "SIR-3.2.13"


@pytest.mark.rule("SIR-3.2.13")
def test_an_illegal_main_card_carries_no_night_action():
    match = second([["X03", "S05"], ["X07"], ["A14"]])  # X03 is of '43: Night action does not help it
    match.order(0, "card X03")
    assert refused(match, 0, "card S05") == "SIR-3.2.13"


@pytest.mark.rule("SIR-3.2.13")
def test_extras_of_a_bluff_are_of_the_camp_of_round_1():
    match = second([["X03", "X53", "A54"], ["X07"], ["A14"]])
    match.order(0, "card X03")
    assert refused(match, 0, "card X53") == "SIR-3.2.6"
    assert legal(match, 0) == ["A54"]


@pytest.mark.rule("SIR-3.2.13")
def test_extras_of_a_legal_main_card_must_be_legal():
    match = second([["A14", "A46", "A45", "A04", "A44"], ["X07"], ["A33"]])
    match.order(0, "card A14")
    assert barred(match, 0, "A46") == "SIR-2.3.3"  # a pyramid on a ship
    assert barred(match, 0, "A44") == "SIR-2.3.8"  # not of '40
    assert barred(match, 0, "A04") == "SIR-G.5"  # a second Force card
    assert legal(match, 0) == ["A45"]


@pytest.mark.rule("SIR-3.2.13")
def test_a_stand_alone_bonus_with_an_illegal_main_card_stays_when_that_goes():
    laid = [{"seat": 0, "card": "A20"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "A15"}]
    match = second([["A07", "A50"], ["X01"], ["A05"]], "O28", laid, left=0)
    turn(match, 0, "A07", "A50")  # it is not asked where to put it: a bluff carries nothing
    turn(match, 1, "X01")
    turn(match, 2, "A05")
    assert value(match, "A50") == 3


@pytest.mark.rule("SIR-3.2.14")
def test_in_round_2_he_cannot_discard_or_pass():
    match = second([["A14", "A03"], ["X07"], ["A04"]])
    assert list(match.menu(0)) == ["card"]
    assert refused(match, 0, "discard A03") == "SIR-3.2.14"
    assert refused(match, 0, "discard_all") == "SIR-3.2.14"
    assert refused(match, 0, "pass") == "SIR-1.4.4"


@pytest.mark.rule("SIR-3.2.14")
def test_not_even_with_illegal_cards_only():
    match = second([["A03"], ["X07"], ["A04"]])
    assert match.menu(0) == {"card": [CARD["A03"]]}
    assert refused(match, 0, "discard_all") == "SIR-3.2.14"


@pytest.mark.rule("SIR-3.2.15")
def test_how_many_cards_lie_face_down_is_public_and_what_they_are_is_not():
    match = second([["X01", "S05", "X53"], ["X07"], ["A04"]])
    turn(match, 0, "X01", "S05", "X53")
    entry = match.log[-1]
    for seat in (1, 2, None):
        assert [(text.id, text.args["count"]) for text in match.texts(entry, seat)] == [("event-laid-down", 3)]
        picture = match.view(seat).picture
        row = next(zone for zone in picture.zones if zone.id == "row:0")
        assert [piece.face for piece in row.pieces] == ["A12", "", "", ""]
        assert "camp-axis" not in [badge.id for badge in picture.seats[0].badges]  # nothing of the change of camp


@pytest.mark.rule("SIR-3.2.15")
def test_the_owner_sees_his_face_down_cards():
    match = second([["A14"], ["X07"], ["A04"]])
    turn(match, 0, "A14")
    row = next(zone for zone in match.view(0).picture.zones if zone.id == "row:0")
    assert [piece.face for piece in row.pieces] == ["A12", "A14"]


@pytest.mark.rule("SIR-3.2.16")
def test_if_nobody_is_left_after_round_1_there_is_no_round_2_and_no_combat():
    match = table([["A03"], ["X10"], ["A05"]], "O02")
    for seat in range(3):
        match.order(seat, "discard_all")
    assert events(match, "round") == []
    assert events(match, "no-combat") == [{"operation": CARD["O02"]}]
    assert match.state.spent == [CARD["O02"]]


@pytest.mark.rule("SIR-3.2.16")
def test_a_player_left_alone_draws_and_plays_round_2():
    match = table([["A03"], ["X12"], ["A05"]], "O02", draws=("X01",))
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    assert match.turn == (1,)
    assert hand(match, 1) == ["X01"]
    turn(match, 1, "X01")
    assert totals(match) == (0, 11)
    assert won(match, 1) == ["O02"]


@pytest.mark.rule("SIR-3.2.13", "SIR-3.2.6")
def test_what_stands_alone_beside_a_bluff_is_of_one_camp():
    hands = [["A03", "A54", "X53", "A50"], [], []]  # A03 is not of '40
    match = table(hands, "O03", round=2, out=[1, 2], options={"both_camps": True}, table=[{"seat": 0, "card": "A12"}])
    match.order(0, "card A03")
    match.order(0, "card A54")
    assert barred(match, 0, "X53") == "SIR-3.2.6"


@pytest.mark.rule("SIR-3.2.9", "SIR-P.6")
def test_the_reveal_tells_on_which_card_a_bonus_lies():
    match = table([["A14", "A45"], [], []], "O03", round=2, out=[1, 2], table=[{"seat": 0, "card": "A12"}])
    turn(match, 0, "A14", "A45")
    assert events(match, "laid-on") == [{"seat": 0, "card": CARD["A45"], "target": CARD["A14"]}]


def tied_battle():
    """Seat 2 has nothing to lay and is out; the others tie 8 to 8."""
    match = table([["A12", "A14", "A36"], ["X12", "X07", "X35"], ["A03"]], "O02")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    silence(match)
    turn(match, 0, "A14")
    turn(match, 1, "X07")
    silence(match)
    assert match.state.engagement.attempt == 1
    return match


@pytest.mark.rule("SIR-3.2.5", "SIR-1.4.7")
def test_who_was_out_of_one_attempt_takes_part_in_the_next():
    match = tied_battle()
    turn(match, 1, "X35")
    assert match.turn == (2,)


@pytest.mark.rule("SIR-1.0.4")
def test_in_a_new_attempt_nobody_has_a_camp_yet():
    picture = tied_battle().view(None).picture
    assert [badge.id for seat in picture.seats for badge in seat.badges if badge.id.startswith("camp-")] == []

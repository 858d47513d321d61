"""SIR-3.0 and SIR-3.1: the Operation is called, and a Convoy is fought."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import AIR, COMBINED, SUB, SURFACE
from tests.sirocco.build import (
    barred,
    discards,
    events,
    hand,
    in_play,
    legal,
    refused,
    shown_type,
    silence,
    table,
    totals,
    turn,
)


@pytest.mark.rule("SIR-3.0.1")
def test_the_leader_turns_up_the_operation_and_calls_it():
    match = table([["A12"], ["X07"], ["X08"]], operation="", draws=("O02",), leader=1)
    assert events(match, "battle") == [{"seat": 1, "operation": CARD["O02"]}]


@pytest.mark.rule("SIR-3.0.1")
def test_then_each_player_acts_once_clockwise_from_the_leader():
    match = table([["A12"], ["X12"], ["A15"]], type="surface", leader=1)
    order = []
    while not events(match, "totals"):
        seat = match.turn[0]
        order.append(seat)
        turn(match, seat, hand(match, seat)[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("SIR-3.1.1")
def test_the_leader_declares_air_surface_submarine_or_combined():
    match = table([["A12"], ["X12"], ["A15"]], leader=2)
    assert match.turn == (2,)
    assert match.menu(2) == {"type": [AIR, SURFACE, SUB, COMBINED]}


@pytest.mark.rule("SIR-3.1.1")
@pytest.mark.parametrize(
    ("type", "allied", "axis"), [("air", 4, 3), ("surface", 2, 2), ("sub", 1, 1), ("combined", 7, 6)]
)
def test_only_the_declared_values_count_and_combined_counts_all_three(type, allied, axis):
    match = table([["A34"], ["X22"], []])  # 4/2/1 and 3/2/1
    match.order(0, f"type {type}")
    turn(match, 0, "A34")
    turn(match, 1, "X22")
    assert totals(match) == (allied, axis)


@pytest.mark.rule("SIR-3.1.1")
@pytest.mark.parametrize("type", ["air-surface", "air-sub", "surface-sub"])
def test_two_types_together_cannot_be_declared(type):
    match = table([["A12"], ["X12"], ["A15"]])
    assert refused(match, 0, f"type {type}") == "SIR-3.1.1"


@pytest.mark.rule("SIR-3.1.2")
def test_no_card_is_laid_before_the_type_is_declared():
    match = table([["A12"], ["X12"], ["A15"]])
    assert refused(match, 0, "card A12") == "SIR-3.1.1"
    match.order(0, "type surface")
    turn(match, 0, "A12")
    assert in_play(match, 0) == ["A12"]


@pytest.mark.rule("SIR-3.1.2")
def test_the_declaration_is_not_made_again_once_cards_may_be_laid():
    match = table([["A12"], ["X12"], ["A15"]])
    match.order(0, "type surface")
    assert "type" not in match.menu(0)
    assert refused(match, 0, "type air") == "SIR-1.4.4"


@pytest.mark.rule("SIR-3.1.2")
def test_everybody_is_told_the_declared_type():
    match = table([["A12"], ["X12"], ["A15"]])
    entry = match.order(0, "type sub")
    for seat in (0, 1, 2, None):
        assert [text.id for text in match.texts(entry, seat)] == ["event-declared"]
        assert shown_type(match, seat) == "type-sub"


@pytest.mark.rule("SIR-3.1.3")
def test_a_force_card_of_another_year_is_refused():
    match = table([["A03", "A04"], ["X12"], ["A15"]], type="surface")  # A03 is of '41, A04 of '40 and '41
    assert refused(match, 0, "card A03") == "SIR-3.1.3"
    assert legal(match, 0) == ["A04"]


@pytest.mark.rule("SIR-3.1.3")
def test_the_second_force_card_of_an_admiral_must_be_of_the_year_too():
    match = table([["A04", "A57", "A03", "A12"], ["X12"], ["A15"]], type="surface")
    match.order(0, "card A04")
    match.order(0, "double A57")
    assert refused(match, 0, "card A03") == "SIR-3.1.3"
    assert "A12" in legal(match, 0)


@pytest.mark.rule("SIR-3.1.4")
def test_main_play_and_extras_lie_face_up():
    match = table([["X01", "X51", "X53"], ["A12"], ["A15"]], type="surface")
    turn(match, 0, "X01", "X51", "X53")
    for seat in (1, 2, None):
        row = next(zone for zone in match.view(seat).picture.zones if zone.id == "row:0")
        assert [piece.face for piece in row.pieces] == ["X01", "X51", "X53"]


@pytest.mark.rule("SIR-3.1.4")
def test_nobody_is_obliged_to_play_although_he_could():
    match = table([["A12", "A15"], ["X12"], []], type="surface")
    assert legal(match, 0) == ["A12", "A15"]
    match.order(0, "discard A12")
    turn(match, 1, "X12")
    assert totals(match) == (0, 3)


@pytest.mark.rule("SIR-3.1.5")
@pytest.mark.parametrize("card", ["X53", "X54", "X55"])
def test_a_card_of_the_other_camp_cannot_join_the_turn(card):
    match = table([["A12", card], ["A15"], ["X12"]], type="surface", leader=1)
    turn(match, 1, "A15")
    turn(match, 2, "X12")
    match.order(0, "card A12")
    assert refused(match, 0, f"card {card}") == "SIR-3.1.5"


@pytest.mark.rule("SIR-3.1.5")
def test_the_second_force_card_of_an_admiral_is_of_his_camp():
    match = table([["A12", "A57", "A15", "X12"], ["X07"], []], type="surface")
    match.order(0, "card A12")
    match.order(0, "double A57")
    assert barred(match, 0, "X12") == "SIR-3.1.5"


@pytest.mark.rule("SIR-3.1.5")
def test_storm_cards_go_with_either_camp():
    for main in ("A12", "X12"):
        match = table([[main, "S07"], ["A30"], []], type="surface")
        turn(match, 0, main, storms=("S07",))
        assert in_play(match, 0) == sorted([main, "S07"])


@pytest.mark.rule("SIR-3.1.6")
def test_who_does_not_play_must_discard():
    match = table([["A12", "A15"], ["X12"], []], type="surface")
    assert sorted(match.menu(0)) == ["card", "discard", "discard_all"]
    for words in ("pass", "end", "decline"):
        assert refused(match, 0, words) == "SIR-1.4.4"
    assert match.turn == (0,)


@pytest.mark.rule("SIR-3.1.6")
def test_he_may_discard_any_one_card():
    match = table([["A12", "A03", "S02"], ["X12"], []], type="surface")
    assert legal(match, 0, "discard") == ["A03", "A12", "S02"]
    match.order(0, "discard S02")
    assert discards(match) == ["S02"]
    assert hand(match, 0) == ["A03", "A12"]
    assert match.turn == (1,)


@pytest.mark.rule("SIR-3.1.6")
def test_he_may_discard_his_whole_hand():
    match = table([["A12", "A03", "S02"], ["X12"], []], type="surface")
    match.order(0, "discard_all")
    assert discards(match) == ["A03", "A12", "S02"]
    assert hand(match, 0) == []
    assert match.turn == (1,)


@pytest.mark.rule("SIR-3.1.6")
def test_a_discard_ends_the_turn():
    match = table([["A12", "S07", "A15"], ["X12"], []], type="sub")
    match.order(0, "discard A12")
    assert match.turn == (1,)
    for words in ("card A15", "card S07", "discard A15"):
        assert refused(match, 0, words) == "SIR-1.4.4"


@pytest.mark.rule("SIR-3.1.7")
def test_an_illegal_play_is_refused_and_nothing_happens():
    match = table([["A12", "A03", "X50"], ["X12"], []], type="surface")
    assert refused(match, 0, "card A03") == "SIR-3.1.3"
    assert refused(match, 0, "card X50") == "SIR-2.3.2"
    assert hand(match, 0) == ["A03", "A12", "X50"]
    assert discards(match) == []
    assert match.turn == (0,)
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    assert len(events(match, "totals")) == 1

"""SIR-2.46: Admirals Cunningham and Iachino."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import AIR, COMBINED, SUB, SURFACE
from escadre.games.sirocco.play.rules.table import counted
from tests.sirocco.build import (
    barred,
    captured,
    discards,
    in_play,
    legal,
    refused,
    silence,
    table,
    totals,
    turn,
)


def laid(seat: int, card: str, on: str = "", **how: Any) -> dict[str, Any]:
    return {"seat": seat, "card": card, "on": on, **how}


def badges(match: Match, viewer: int, code: str) -> list[str] | None:
    """What the viewer sees written on a card in play; nothing if he does not see the card."""
    for zone in match.view(viewer).picture.zones:
        if zone.kind == "row":
            for piece in zone.pieces:
                if piece.face == code:
                    return [badge.id for badge in piece.badges]
    return None


@pytest.mark.rule("SIR-2.46.1")
def test_an_admiral_is_no_main_play():
    match = table([["A57", "A12", "A14"], [], []], type="surface")
    assert refused(match, 0, "card A57") == "SIR-2.46.1"


@pytest.mark.rule("SIR-2.46.1")
@pytest.mark.parametrize("verb", ["card", "combine", "double"])
def test_an_admiral_is_laid_in_addition_to_a_force_card_and_to_nothing_less(verb):
    match = table([["A57", "A54", "A12", "A14"], [], []], type="surface")
    match.order(0, "card A54")
    assert refused(match, 0, f"{verb} A57") == "SIR-2.46.1"


@pytest.mark.rule("SIR-2.46.1")
@pytest.mark.parametrize(("force", "admiral"), [("A12", "X56"), ("X12", "A57")])
def test_an_admiral_goes_with_a_force_card_of_his_camp_only(force, admiral):
    match = table([[force, "A14", "X07", admiral], [], []], type="surface")
    match.order(0, f"card {force}")
    assert refused(match, 0, f"combine {admiral}") == "SIR-3.1.5"
    assert refused(match, 0, f"double {admiral}") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.46.1")
def test_an_admiral_lies_face_up_in_the_first_round_and_face_down_in_the_second_of_a_battle():
    match = table([["A12", "A57", "A14", "A36"], ["X12", "X07"], []], "O03", options={"historical": True})
    turn(match, 0, "A12", "A57 combine")
    assert badges(match, 1, "A57") == ["badge-combined"]
    match = table([["A14", "A57", "A15", "A36"], ["X07"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X12")])
    turn(match, 0, "A14", "A57 double", "A15")
    assert badges(match, 1, "A57") is None
    assert badges(match, 0, "A57") == ["badge-face-down", "badge-two"]


@pytest.mark.rule("SIR-2.46.1", "SIR-3.2.13")
@pytest.mark.parametrize("bluff", ["A05", "X12"])
def test_an_admiral_does_not_go_with_a_face_down_force_card_that_is_a_bluff(bluff):
    hands = [[bluff, "A57", "X56", "A14", "X07"], [], []]
    match = table(hands, "O03", options={"historical": True}, round=2, table=[laid(0, "A12")])
    match.order(0, f"card {bluff}")
    for admiral in ("A57", "X56"):
        assert refused(match, 0, f"combine {admiral}") == "SIR-3.2.13"
        assert refused(match, 0, f"double {admiral}") == "SIR-3.2.13"


@pytest.mark.rule("SIR-2.46.2")
@pytest.mark.parametrize("type", ["air", "surface", "sub"])
def test_mode_a_makes_the_engagement_combined_for_cards_already_laid_too(type):
    match = table([["X22"], ["A12", "A57"], ["A34"]], type=type)
    turn(match, 0, "X22")  # 3/2/1
    turn(match, 1, "A12", "A57 combine")  # 1/3/0
    turn(match, 2, "A34")  # 4/2/1
    assert totals(match) == (4 + 7, 6)


@pytest.mark.rule("SIR-2.46.2")
def test_iachino_does_the_same_for_the_axis():
    match = table([["X12", "X56"], ["A12"], []], type="sub")
    turn(match, 0, "X12", "X56 combine")
    assert counted(match.state) == COMBINED


@pytest.mark.rule("SIR-2.46.2")
def test_in_mode_a_he_lays_one_force_card_as_usual():
    match = table([["A12", "A14", "A57"], [], []], type="sub")
    match.order(0, "card A12")
    match.order(0, "combine A57")
    assert refused(match, 0, "card A14") == "SIR-G.5"


@pytest.mark.rule("SIR-2.46.3")
def test_in_mode_b_he_lays_two_force_cards_and_both_count():
    match = table([["A12", "A14", "A57"], ["X12", "X07"], []], type="surface")
    turn(match, 0, "A12", "A57 double", "A14")
    assert in_play(match, 0) == ["A12", "A14", "A57"]
    match.order(1, "card X12")
    assert refused(match, 1, "card X07") == "SIR-G.5"  # only he is concerned
    match.order(1, "end")
    silence(match)
    assert totals(match) == (6, 3)


@pytest.mark.rule("SIR-2.46.3")
def test_mode_b_does_not_change_the_type():
    match = table([["A12", "A14", "A57"], ["X12"], []], type="sub")
    turn(match, 0, "A12", "A57 double", "A14")
    assert counted(match.state) == SUB


@pytest.mark.rule("SIR-2.46.3")
def test_the_second_force_card_must_be_laid():
    match = table([["A12", "A14", "A57", "S07"], [], []], type="surface")
    match.order(0, "card A12")
    match.order(0, "double A57")
    assert refused(match, 0, "end") == "SIR-2.46.3"
    assert refused(match, 0, "storms") == "SIR-2.46.3"


@pytest.mark.rule("SIR-2.46.3")
@pytest.mark.parametrize(("second", "rule"), [("X07", "SIR-3.1.5"), ("A05", "SIR-3.1.3"), ("A14", None)])
def test_the_second_force_card_is_of_his_camp_and_legal(second, rule):
    match = table([["A12", "A15", "A57", second], [], []], type="surface")
    match.order(0, "card A12")
    match.order(0, "double A57")
    assert barred(match, 0, second) == rule


@pytest.mark.rule("SIR-2.46.3")
def test_a_third_force_card_is_refused():
    match = table([["A12", "A14", "A15", "A57"], [], []], type="surface")
    for words in ("card A12", "double A57", "card A14"):
        match.order(0, words)
    assert refused(match, 0, "card A15") == "SIR-G.5"


@pytest.mark.rule("SIR-2.46.3")
@pytest.mark.parametrize("rest", [[], ["X07"], ["A05"], ["A45"]])
def test_mode_b_is_refused_without_a_second_legal_force_card_in_hand(rest):
    match = table([["A12", "A57", *rest], [], []], type="surface")
    match.order(0, "card A12")
    assert refused(match, 0, "double A57") == "SIR-2.46.3"


@pytest.mark.rule("SIR-2.46.3")
@pytest.mark.parametrize(("host", "expected"), [("A12", ["A12", "A14"]), ("A14", ["A12", "A14"])])
def test_either_of_the_two_may_carry_bonus_cards(host, expected):
    match = table([["A12", "A14", "A57", "A45"], [], []], type="sub", left=0)
    for words in ("card A12", "double A57", "card A14", "card A45"):
        match.order(0, words)
    assert legal(match, 0, "host") == expected
    match.order(0, f"host {host}")
    match.order(0, "end")
    e = match.state.engagement
    assert e.cards[e.hosts[e.cards.index(CARD["A45"])]] == CARD[host]
    assert totals(match) == (2, 0)


@pytest.mark.rule("SIR-2.46.4")
def test_the_mode_is_chosen_when_the_admiral_is_laid():
    match = table([["A12", "A14", "A57"], [], []], type="surface")
    match.order(0, "card A12")
    assert refused(match, 0, "card A57") == "SIR-2.46.4"
    assert legal(match, 0, "combine") == legal(match, 0, "double") == ["A57"]


@pytest.mark.rule("SIR-2.46.4")
@pytest.mark.parametrize(("mode", "other"), [("combine", "double"), ("double", "combine")])
def test_it_is_exactly_one_mode(mode, other):
    match = table([["A12", "A14", "A57"], [], []], type="surface")
    match.order(0, "card A12")
    match.order(0, f"{mode} A57")
    assert other not in match.menu(0)
    refused(match, 0, f"{other} A57")
    if mode == "double":
        match.order(0, "card A14")
    match.order(0, "end")
    silence(match)
    assert totals(match) == ((4, 0) if mode == "combine" else (6, 0))


@pytest.mark.rule("SIR-2.46.4")
@pytest.mark.parametrize(("mode", "badge"), [("combine", "badge-combined"), ("double", "badge-two")])
def test_the_mode_of_a_face_down_admiral_is_secret_until_the_reveal(mode, badge):
    match = table(
        [["A14", "A57", "A15", "A36"], ["X07"], []],
        "O03",
        options={"historical": True},
        round=2,
        table=[laid(0, "A12"), laid(1, "X12")],
    )
    cards = ("A14", "A57 combine") if mode == "combine" else ("A14", "A57 double", "A15")
    turn(match, 0, *cards)
    assert badges(match, 1, "A57") is None
    assert counted(match.state) == SURFACE  # nothing shows yet
    turn(match, 1, "X07")
    assert badges(match, 1, "A57") == [badge]
    assert counted(match.state) == (COMBINED if mode == "combine" else SURFACE)


@pytest.mark.rule("SIR-2.46.5")
def test_mode_a_is_refused_when_the_engagement_is_already_combined():
    match = table([["A12", "A14", "A57"], [], []], type="combined")
    match.order(0, "card A12")
    assert refused(match, 0, "combine A57") == "SIR-2.46.5"


@pytest.mark.rule("SIR-2.46.5")
def test_mode_a_is_refused_in_an_ordinary_battle_and_after_the_other_admiral():
    match = table([["A12", "A14", "A57"], [], []], "O02")
    match.order(0, "card A12")
    assert barred(match, 0, "A57", "combine") == "SIR-2.46.5"
    match = table([["X12", "X56"], ["A12", "A14", "A57"], []], type="sub")
    turn(match, 0, "X12", "X56 combine")
    match.order(1, "card A12")
    assert barred(match, 1, "A57", "combine") == "SIR-2.46.5"


@pytest.mark.rule("SIR-2.46.5")
@pytest.mark.parametrize(("type", "before"), [("air", AIR), ("surface", SURFACE), ("sub", SUB)])
def test_an_admiral_changes_any_single_type_to_combined_and_to_nothing_else(type, before):
    match = table([["A12", "A57", "A14"], ["X12"], []], type=type)
    assert counted(match.state) == before
    match.order(0, "card A12")
    assert {verb for verb in match.menu(0) if "A57" in legal(match, 0, verb)} == {"combine", "double"}
    match.order(0, "combine A57")
    match.order(0, "end")
    assert counted(match.state) == COMBINED


@pytest.mark.rule("SIR-2.46.6")
def test_a_replay_after_a_tie_goes_back_to_the_type_first_declared():
    match = table([["A12", "A57"], ["X12"], []], type="sub")
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, "X12")
    assert totals(match) == (4, 4)
    assert match.state.engagement.attempt == 1
    assert counted(match.state) == SUB


@pytest.mark.rule("SIR-2.46.6")
def test_the_change_lasts_to_the_end_of_the_attempt():
    match = table([["A12", "A57", "A15"], ["X12", "X14"]], type="sub")
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, "X12")
    silence(match)
    assert match.state.engagement.round == 2
    turn(match, 0, "A15")
    turn(match, 1, "X14")
    silence(match)
    assert totals(match) == (4 + 4, 4 + 3)


@pytest.mark.rule("SIR-2.46.7")
@pytest.mark.parametrize("axis", ["X12", "X01", "X13"])
def test_the_admiral_is_discarded_at_the_end_of_the_attempt_tied_lost_or_won(axis):
    match = table([["A12", "A57"], [axis], []], type="sub")
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, axis)
    assert "A57" in discards(match)
    assert "A57" not in captured(match, 1)
    assert match.state.engagement.under == ([CARD["A12"], CARD["X12"]] if axis == "X12" else [])


@pytest.mark.rule("SIR-2.46.1", "SIR-3.2.6", "SIR-6.1.1")
def test_face_down_an_admiral_goes_with_a_force_card_of_its_own_camp_only_although_either_camp_is_free():
    match = table(
        [["A14", "X56", "X08", "A57", "A15"], [], []],
        "O03",
        round=2,
        table=[{"seat": 0, "card": "A12"}],
        out=[1, 2],
        options={"both_camps": True},
    )
    match.order(0, "card A14")
    assert barred(match, 0, "X56", "double") == "SIR-3.2.6"
    assert legal(match, 0, "double") == ["A57"]

"""SIR-L: what is refused, what may be bluffed, and who may lay Storm cards."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.core.words import quote
from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import SUB
from escadre.games.sirocco.play.rules.table import counted
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
)


def laid(seat: int, card: str, on: str = "", **how: Any) -> dict[str, Any]:
    return {"seat": seat, "card": card, "on": on, **how}


def window(match: Match) -> list[int]:
    """The seats that are asked in the Storm window, in order; all pass."""
    asked = []
    while match.turn and "pass" in match.menu(match.turn[0]):
        asked.append(match.turn[0])
        match.order(match.turn[0], "pass")
    return asked


# ---- L.1


@pytest.mark.rule("SIR-L.1")
@pytest.mark.parametrize(
    ("seat", "words", "rule"),
    [
        (0, "card A05", "SIR-3.1.3"),  # another year
        (0, "card A45", "SIR-2.3.2"),  # no main play
        (0, "card A55", "SIR-2.42.1"),  # surface does not count
        (0, "card A57", "SIR-2.46.1"),
        (0, "card S03", "SIR-L.4"),
        (0, "card X12", "SIR-1.4.4"),  # not his card
        (0, "discard X12", "SIR-1.4.4"),
        (0, "end", "SIR-1.4.4"),  # nothing is chosen
        (0, "pass", "SIR-1.4.4"),
        (1, "card X12", "SIR-1.4.4"),  # not his turn
        (1, "discard X12", "SIR-1.4.4"),
        (0, "fog", "SIR-1.4.4"),  # he does not hold it
    ],
)
def test_an_illegal_play_is_refused_with_the_reason_and_nothing_changes(seat, words, rule):
    match = table([["A05", "A45", "A55", "A57", "S03", "A12"], ["X12"], []], type="air")
    entries, rolled = len(match.log), list(match.dice.taken)
    assert refused(match, seat, words) == rule
    assert (len(match.log), match.dice.taken) == (entries, rolled)
    assert quote("sirocco", rule)  # a paragraph that tells the player why


@pytest.mark.rule("SIR-L.1")
def test_a_wrong_card_is_not_discarded_and_he_may_still_play_another():
    match = table([["A05", "A12"], ["X12"], []], type="surface")
    refused(match, 0, "card A05")
    turn(match, 0, "A12")
    assert hand(match, 0) == ["A05"]
    assert discards(match) == []


@pytest.mark.rule("SIR-L.1")
def test_everything_that_is_refused_is_shown_with_its_rule():
    match = table([["A05", "A45", "X12", "S07"], ["X07"], []], type="surface")
    shown = {refusal.order: refusal.rule for refusal in match.view(0).barred}
    assert shown == {"card A05": "SIR-3.1.3", "card A45": "SIR-2.3.2", "card S07": "SIR-C.S07.1"}


# ---- L.2


@pytest.mark.rule("SIR-L.2")
@pytest.mark.parametrize(
    "code",
    ["A05", "X12", "A45", "A55", "A56", "A57", "S01", "S02", "S03", "S04", "S05", "S06", "S07"],
)
def test_the_main_card_laid_face_down_may_be_illegal_and_is_discarded_at_the_reveal(code):
    match = table([[code, "A36"], ["X07", "X08"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X13")])
    assert code in legal(match, 0)
    turn(match, 0, code)
    assert discards(match) == []  # nobody knows yet
    turn(match, 1, "X07")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD[code]}]
    assert in_play(match, 0) == ["A12"]
    assert discards(match) == [code]
    silence(match)
    assert totals(match) == (4, 3 + 4)


@pytest.mark.rule("SIR-L.2")
def test_a_card_that_la_spezia_bans_may_be_bluffed_with():
    match = table([["A55", "A12", "A14"], ["A15", "X12"]], "O02", options={"both_camps": True})
    turn(match, 0, "A55", "A12")
    turn(match, 1, "A15")
    silence(match)
    turn(match, 0, "A14")
    turn(match, 1, "X12")
    assert events(match, "bluff") == [{"seat": 1, "card": CARD["X12"]}]


@pytest.mark.rule("SIR-L.2")
def test_it_is_the_one_exception_and_extras_are_refused_as_ever():
    match = table([["A12", "A46", "X50", "A05"], [], []], "O02", round=2, table=[laid(0, "A14")])
    match.order(0, "card A12")
    assert barred(match, 0, "A46") == "SIR-2.3.3"
    assert barred(match, 0, "X50") == "SIR-3.2.6"
    assert barred(match, 0, "A05") == "SIR-3.2.2"


@pytest.mark.rule("SIR-L.2")
def test_in_the_first_round_there_is_no_bluff():
    match = table([["A05", "A12"], [], []], "O02")
    assert refused(match, 0, "card A05") == "SIR-3.2.2"


# ---- L.3


@pytest.mark.rule("SIR-L.3")
def test_la_spezia_stays_in_force_when_the_admiral_that_allowed_it_is_annulled():
    match = table(
        [["A12", "A57"], ["A55"], ["A14", "S01"], ["X12", "A15"]],
        type="sub",
        dice=(1,),
    )
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, "A55")
    turn(match, 2, "A14", storms=("S01",))
    match.order(2, "annul 1")
    assert counted(match.state) == SUB  # La Spezia could not be laid now
    assert in_play(match, 1) == ["A55"]
    assert barred(match, 3, "X12") == "SIR-2.42.3"


@pytest.mark.rule("SIR-L.3")
def test_bomb_alley_stays_where_it_lies_when_air_no_longer_counts():
    match = table([["A12", "A57"], ["X12", "S06"], ["A14", "S01"], ["A36"]], type="sub", dice=(1,))
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, "X12", storms=("S06 on X12",))
    turn(match, 2, "A14", storms=("S01",))
    match.order(2, "annul 1")
    assert in_play(match, 1) == ["S06", "X12"]


@pytest.mark.rule("SIR-L.3")
def test_a_card_laid_before_a_restriction_stays():
    match = table([["X12"], ["A55"], ["A14"]], type="surface")
    turn(match, 0, "X12")
    turn(match, 1, "A55")
    assert in_play(match, 0) == ["X12"]


# ---- L.4


@pytest.mark.rule("SIR-L.4")
@pytest.mark.parametrize("code", ["S03", "S04", "S06"])
def test_explosion_lost_and_bomb_alley_are_laid_after_the_main_play_of_his_turn(code):
    match = table([["A12", "A45", code], ["X12"], []], type="combined", dice=(1, 1))
    assert refused(match, 0, f"card {code}") == "SIR-L.4"  # not as the main play
    match.order(0, "card A12")
    match.order(0, "card A45")
    assert refused(match, 0, f"card {code}") == "SIR-L.4"  # nor among the cards laid together
    match.order(0, "storms")
    assert legal(match, 0) == [code]
    match.order(0, f"card {code}")
    assert code not in hand(match, 0)


@pytest.mark.rule("SIR-L.4")
@pytest.mark.parametrize("code", ["S03", "S04", "S06"])
def test_they_may_be_laid_in_the_window_that_closes_the_round(code):
    match = table([["A12", "A45", code], ["X12"], []], type="combined", dice=(1, 1))
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X12")
    assert match.turn == (0,)
    assert legal(match, 0) == [code]
    match.order(0, f"card {code}")
    if code == "S06":
        match.order(0, "target X12")
    assert code not in hand(match, 0)


@pytest.mark.rule("SIR-L.4")
def test_without_a_main_play_they_may_not_be_laid():
    match = table([["S03", "A36"], ["X12", "S04"], []], type="surface")
    match.order(0, "discard A36")
    turn(match, 1, "X12")
    assert window(match) == [1]


@pytest.mark.rule("SIR-L.4")
@pytest.mark.parametrize("code", ["S03", "S04", "S06"])
def test_in_the_second_round_of_a_battle_they_may_not_be_laid_in_his_turn(code):
    match = table(
        [["A12", code], ["X12"], []], "O02", round=2, table=[laid(0, "A14"), laid(0, "A45", "A14"), laid(1, "X07")]
    )
    match.order(0, "card A12")
    assert refused(match, 0, "storms") == "SIR-L.4"


@pytest.mark.rule("SIR-L.4")
@pytest.mark.parametrize("code", ["S03", "S04", "S06"])
def test_not_even_beside_a_sirocco(code):
    match = table(
        [["A12", code, "S01"], ["X12"], []],
        "O02",
        round=2,
        table=[laid(0, "A14"), laid(0, "A45", "A14"), laid(1, "X07")],
    )
    match.order(0, "card A12")
    match.order(0, "storms")
    assert refused(match, 0, f"card {code}") == "SIR-L.4"


@pytest.mark.rule("SIR-L.4")
@pytest.mark.parametrize("code", ["S03", "S04", "S06"])
def test_in_the_second_round_of_a_battle_they_may_be_laid_after_the_reveal(code):
    match = table(
        [["A12", code], ["X12"], []], "O02", round=2, table=[laid(0, "A14"), laid(0, "A45", "A14"), laid(1, "X07")]
    )
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert in_play(match, 1) == ["X07", "X12"]
    assert all(match.state.engagement.up)
    assert legal(match, 0) == [code]


@pytest.mark.rule("SIR-L.4")
def test_the_main_play_of_the_other_round_is_enough():
    match = table([["A05", "S06"], ["X12"], []], "O02", round=2, table=[laid(0, "A14"), laid(1, "X07")])
    turn(match, 0, "A05")  # a bluff, but he played in the first round
    turn(match, 1, "X12")
    assert legal(match, 0) == ["S06"]


@pytest.mark.rule("SIR-L.4")
def test_who_is_annulled_in_one_round_only_may_still_lay_them():
    match = table(
        [["A12", "S06"], ["X12", "S01"], []], "O02", dice=(1,), round=2, table=[laid(0, "A14"), laid(1, "X07")]
    )
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    assert match.turn == (0,)
    assert legal(match, 0) == ["S06"]


# ---- L.5


@pytest.mark.rule("SIR-L.5")
def test_who_lost_his_main_card_to_fate_keeps_the_right():
    match = table([["X08", "X35"], ["A01"], []], type="surface")
    turn(match, 0, "X08")
    turn(match, 1, "A01")
    assert captured(match, 1) == ["X08"]
    assert window(match) == [0]


@pytest.mark.rule("SIR-L.5")
def test_who_lost_his_main_card_to_explosion_keeps_the_right():
    match = table([["X08", "X35"], ["A12", "S03"], []], type="surface", dice=(1, 1))
    turn(match, 0, "X08")
    turn(match, 1, "A12", storms=("S03",))
    assert captured(match, 1) == ["X08"]
    assert window(match) == [0]


@pytest.mark.rule("SIR-L.5")
def test_who_lost_his_main_card_to_shallows_keeps_the_right():
    match = table([["X23", "X35"], ["A12", "S07"], []], type="surface")
    turn(match, 0, "X23")
    turn(match, 1, "A12", storms=("S07",))
    assert in_play(match, 0) == []
    assert window(match) == [0]


@pytest.mark.rule("SIR-L.5")
def test_who_was_annulled_by_sirocco_has_no_such_right():
    match = table([["X08", "X35"], ["A12", "S01", "A36"], ["X12", "X13"]], type="surface", dice=(1,))
    turn(match, 0, "X08")
    turn(match, 1, "A12", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "X12")
    assert window(match) == [1, 2]


@pytest.mark.rule("SIR-L.5")
def test_who_discarded_has_no_such_right():
    match = table([["X08", "S03"], ["A12", "A36"], []], type="surface")
    match.order(0, "discard X08")
    turn(match, 1, "A12")
    assert window(match) == [1]


@pytest.mark.rule("SIR-L.5")
def test_who_is_out_of_a_battle_has_no_such_right():
    match = table([["A05"], ["X12", "X07"]], "O02", draws=("S03",))
    match.order(0, "discard_all")
    turn(match, 1, "X12")
    assert window(match) == [1]
    assert "S03" in hand(match, 0)  # between two players he draws, but he is out
    turn(match, 1, "X07")
    assert 0 not in window(match)

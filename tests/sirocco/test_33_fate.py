"""SIR-3.3: Fate cards and their victims."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD
from tests.sirocco.build import (
    captured,
    discards,
    events,
    hand,
    in_play,
    table,
    totals,
    turn,
    value,
    vp,
    won,
)


def fates(match):
    """Card and victim, as they were announced."""
    return [(event["card"], event["victim"]) for event in events(match, "fate")]


# ---- who is whose victim


@pytest.mark.rule("SIR-3.3.1")
def test_a_fate_card_shows_its_victim_to_everybody():
    match = table([["A12"], ["X33"], ["A15"]], type="air", leader=1)
    turn(match, 1, "X33")
    shown = next(piece for zone in match.view(0).picture.zones for piece in zone.pieces if piece.face == "X33")
    printed = match.game.show.catalog(match.state).faces[shown.face].facts
    (victim,) = [fact.value for fact in printed if fact.what.id == "fact-fate"]
    assert "card-A14" in str(victim)


@pytest.mark.rule("SIR-3.3.1")
def test_only_the_card_shown_is_the_victim():
    match = table([["A14"], ["A15"], ["X33"], ["A03"]], type="air")  # A14 and A15 print the same values
    for seat, card in enumerate(("A14", "A15", "X33")):
        turn(match, seat, card)
    assert [in_play(match, seat) for seat in range(3)] == [[], ["A15"], ["X33"]]


@pytest.mark.rule("SIR-3.3.1")
@pytest.mark.parametrize("victims", [["A02"], ["A03"], ["A02", "A03"]])
def test_each_of_two_victims_is_treated_alone(victims):
    others = [card for card in ("A02", "A03") if card not in victims]
    match = table([victims[:1], victims[1:], ["X24"], others, ["A36"]], "O10", "surface")
    for seat, card in enumerate(victims):
        turn(match, seat, card)
    turn(match, 2, "X24")
    assert captured(match, 2) == victims


# ---- Convoy and Battle


@pytest.mark.rule("SIR-3.3.2")
def test_in_a_convoy_a_victim_laid_before_its_fate_is_destroyed_at_once():
    match = table([["A14"], ["X33"], ["A15"]], type="surface")
    turn(match, 0, "A14")
    turn(match, 1, "X33")
    assert in_play(match, 0) == []
    assert captured(match, 1) == ["A14"]
    assert match.turn == (2,)


@pytest.mark.rule("SIR-3.3.2")
def test_in_a_convoy_nothing_happens_to_a_victim_laid_after_its_fate():
    match = table([["X33"], ["A14"], ["A15"]], type="surface")
    turn(match, 0, "X33")
    turn(match, 1, "A14")
    assert in_play(match, 1) == ["A14"]
    turn(match, 2, "A15")
    assert totals(match) == (6, 1)
    assert captured(match, 0) == []


@pytest.mark.rule("SIR-3.3.2")
def test_a_victim_that_has_left_play_is_not_destroyed():
    match = table([["A14"], ["A15", "S01"], ["X33"], ["X12"]], type="surface", dice=(1,))
    turn(match, 0, "A14")
    turn(match, 1, "A15", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "X33")
    assert captured(match, 2) == []
    assert discards(match) == ["A14", "S01"]


@pytest.mark.rule("SIR-3.3.3")
@pytest.mark.parametrize("first", ["A14", "X33"])
def test_in_a_battle_the_victim_is_destroyed_whatever_the_order(first):
    then = "X33" if first == "A14" else "A14"
    match = table([[first], [then], ["A15"]], "O02")
    turn(match, 0, first)
    turn(match, 1, then)
    fate = 0 if first == "X33" else 1
    assert captured(match, fate) == ["A14"]
    assert in_play(match, 1 - fate) == []
    assert match.turn == (2,)  # at once


@pytest.mark.rule("SIR-3.3.3")
@pytest.mark.parametrize(("up", "down"), [("A14", "X33"), ("X33", "A14")])
def test_in_a_battle_rounds_do_not_matter_but_both_must_be_face_up(up, down):
    own = {"A14": "A12", "X33": "X12"}[down]
    match = table(
        [["A36"], ["X36"], ["A38", "X35"]],
        "O02",
        round=2,
        table=[{"seat": 0, "card": up}, {"seat": 1, "card": own}, {"seat": 2, "card": "A15"},
               {"seat": 1, "card": down, "round": 2, "down": True}],
        to_play=[0, 2],
    )  # fmt: skip
    turn(match, 0, "A36")
    fate = 0 if up == "X33" else 1
    assert captured(match, fate) == []
    turn(match, 2, "A38")
    assert captured(match, fate) == ["A14"]


@pytest.mark.rule("SIR-3.3.3")
def test_in_a_battle_a_fate_card_that_has_left_play_takes_nothing_more():
    match = table([["X27"], ["X12", "S07"], ["A04"]], "O11")
    turn(match, 0, "X27")
    turn(match, 1, "X12", storms=("S07",))  # Shallows discard the submarine
    turn(match, 2, "A04")
    assert captured(match, 0) == []


@pytest.mark.rule("SIR-3.3.3")
def test_in_a_battle_both_may_be_turned_up_together():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]
    match = table([["A14"], ["X33"], ["A36"]], "O02", round=2, table=laid)
    turn(match, 0, "A14")
    turn(match, 1, "X33")
    turn(match, 2, "A36")
    assert captured(match, 1) == ["A14"]
    assert totals(match) == (4 + 4 + 4, 4 + 6)


# ---- what becomes of the victim


@pytest.mark.rule("SIR-3.3.4")
def test_the_victim_leaves_the_attempt_and_counts_in_the_points_of_the_fate_player():
    match = table([["A14"], ["X33"], ["A15"]], type="surface")
    turn(match, 0, "A14")
    assert vp(match, 1) == 0
    turn(match, 1, "X33")
    assert vp(match, 1) == 2
    turn(match, 2, "A15")
    assert totals(match) == (3, 1)  # without the 3 of A14
    assert vp(match, 1) == 2  # it stays his although his camp lost
    assert captured(match, 2) == ["X33"]


@pytest.mark.rule("SIR-3.3.4")
def test_the_victim_lies_face_down_beside_the_tricks_of_the_fate_player():
    match = table([["A14"], ["X33"], ["A15"]], type="surface", won=[[], ["O01"], []])
    turn(match, 0, "A14")
    turn(match, 1, "X33")

    def tricks(seat):
        zone = next(zone for zone in match.view(seat).picture.zones if zone.id == "tricks:1")
        return [(piece.face, piece.up, piece.on) for piece in zone.pieces]

    assert tricks(1) == [("O01", True, ""), ("A14", True, "")]
    assert tricks(0) == [("O01", True, ""), ("", False, "")]


@pytest.mark.rule("SIR-3.3.5")
def test_a_victim_that_is_a_bonus_card_is_discarded():
    match = table([["X40", "X47"], ["A43"], ["A05"]], "O24", "air")
    turn(match, 0, "X40", "X47")
    turn(match, 1, "A43")
    assert discards(match) == ["X47"]
    assert captured(match, 1) == []
    turn(match, 2, "A05")
    assert totals(match) == (5, 5)  # X40 stays, without its bonus of 1


@pytest.mark.rule("SIR-3.3.5")
def test_a_victim_that_is_a_supply_card_is_kept_for_no_points_and_its_effect_is_lost():
    match = table([["A04", "A54"], ["X32"], ["A36"]], "O10", "surface")
    turn(match, 0, "A04", "A54")
    turn(match, 1, "X32")
    assert captured(match, 1) == ["A54"]
    assert vp(match, 1) == 0
    turn(match, 2, "A36")
    assert won(match, 0) == ["O10"]
    assert "took-ship" not in [event.kind for entry in match.log for event in entry.events]
    assert "A04" not in hand(match, 0)  # nobody was asked


@pytest.mark.rule("SIR-3.3.6")
def test_what_lies_on_the_victim_is_discarded():
    match = table([["A04", "A45", "S06"], ["X54"], ["X27"], ["A36"]], "O10", "combined")
    turn(match, 0, "A04", "A45", storms=("S06",))
    turn(match, 1, "X54")
    assert discards(match) == []
    turn(match, 2, "X27")
    assert captured(match, 2) == ["A04"]
    assert discards(match) == ["A45", "S06", "X54"]
    assert in_play(match, 0) == []


# ---- the Operation as victim


@pytest.mark.rule("SIR-3.3.7")
@pytest.mark.parametrize(("operation", "worth"), [("O20", 12), ("O18", 6)])
def test_the_value_is_doubled_when_the_victim_is_the_operation_fought_over(operation, worth):
    match = table([["A16"], ["X12"], []], operation, "combined", left=0)  # A16: 0/5/1, Fate of O20
    turn(match, 0, "A16")
    turn(match, 1, "X12")
    assert value(match, "A16") == worth
    assert won(match, 0) == [operation]  # not destroyed


@pytest.mark.rule("SIR-3.3.7")
def test_it_is_doubled_in_a_battle_too():
    laid = [{"seat": 0, "card": "A17"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "X12"}]
    match = table([["A03"], ["X03"], []], "O33", round=2, table=laid, left=0)  # A17: 1/4/1, Fate of O33
    turn(match, 0, "A03")
    turn(match, 1, "X03")
    assert value(match, "A17") == 12


@pytest.mark.rule("SIR-3.3.8")
def test_a_doubled_question_mark_is_rolled_once_and_counted_twice():
    match = table([["A39"], ["X11"], []], "O30", "air", dice=(5,), left=0)
    turn(match, 0, "A39")
    turn(match, 1, "X11")
    assert value(match, "A39") == 10
    assert [event["die"] for event in events(match, "roll")] == [5]


@pytest.mark.rule("SIR-3.3.9")
def test_bonus_cards_are_not_doubled():
    match = table([["A39", "A46"], ["X11"], []], "O30", "combined", dice=(3,), left=0)
    turn(match, 0, "A39", "A46")
    turn(match, 1, "X11")
    assert value(match, "A39") == 3 * 2 + 2 + 2 * 2


@pytest.mark.rule("SIR-3.3.9")
def test_damage_is_not_doubled():
    match = table([["A16"], ["X54"], ["X12"]], "O20", "surface", left=0)
    turn(match, 0, "A16")
    turn(match, 1, "X54")
    turn(match, 2, "X12")
    assert value(match, "A16") == 5 * 2 - 2


@pytest.mark.rule("SIR-3.3.9")
def test_bomb_alley_adds_the_printed_air_and_not_the_doubled_one():
    match = table([["A39", "S06"], ["X11"], []], "O30", "air", dice=(5, 2), left=0)
    turn(match, 0, "A39", storms=("S06",))
    turn(match, 1, "X11")
    assert value(match, "A39") == 5 + 5 + 2


# ---- announcement


@pytest.mark.rule("SIR-3.3.10")
def test_card_and_victim_are_named_to_all_when_the_fate_card_is_laid():
    match = table([["X33"], ["A12"], ["A15"]], type="air")
    match.order(0, "card X33")
    entry = match.order(0, "end")
    assert fates(match) == [(CARD["X33"], CARD["A14"])]
    for seat in (0, 1, 2, None):
        assert "event-fate" in [text.id for text in match.texts(entry, seat)]


@pytest.mark.rule("SIR-3.3.10")
def test_an_operation_is_named_too():
    match = table([["A16"], ["X12"], []], "O10", "surface")
    turn(match, 0, "A16")
    assert fates(match) == [(CARD["A16"], CARD["O20"])]


@pytest.mark.rule("SIR-3.3.10")
def test_a_face_down_fate_card_is_named_at_the_reveal_only():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]
    match = table([["A36"], ["X33"], ["A38"]], "O02", round=2, table=laid)
    turn(match, 0, "A36")
    turn(match, 1, "X33")
    assert fates(match) == []
    turn(match, 2, "A38")
    assert fates(match) == [(CARD["X33"], CARD["A14"])]


# ---- limits


@pytest.mark.rule("SIR-3.3.11")
def test_a_fate_card_works_with_a_value_of_0():
    match = table([["A04"], ["X27"], ["A36"]], "O10", "air", left=0)  # X27: 0/1/4
    turn(match, 0, "A04")
    turn(match, 1, "X27")
    assert captured(match, 1) == ["A04"]
    turn(match, 2, "A36")
    assert value(match, "X27") == 0


@pytest.mark.rule("SIR-3.3.12")
@pytest.mark.parametrize("operation", ["O05", "O02"])
def test_cards_under_the_operation_cannot_be_victims(operation):
    type = "air" if operation == "O05" else ""
    under = [{"seat": 1, "card": "A14"}, {"seat": 2, "card": "X12"}]
    match = table([["X33"], ["A12"], ["A15"]], operation, type, under=under, attempt=1)
    turn(match, 0, "X33")
    assert captured(match, 0) == []
    assert match.state.engagement.under == [CARD["A14"], CARD["X12"]]


@pytest.mark.rule("SIR-3.3.12")
def test_a_fate_card_under_the_operation_takes_nothing():
    under = [{"seat": 1, "card": "X33"}, {"seat": 2, "card": "A07"}]
    match = table([["A14"], ["X12"], ["A15"]], "O02", under=under, attempt=1)
    turn(match, 0, "A14")
    turn(match, 1, "X12")
    assert in_play(match, 0) == ["A14"]


@pytest.mark.rule("SIR-3.3.13")
def test_at_a_reveal_a_fate_card_that_is_destroyed_still_takes_its_victim():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "X07"}]
    match = table([["A02"], ["X24"], ["X04"]], "O11", round=2, table=laid, dice=(1, 2))
    turn(match, 0, "A02")  # X24 takes A02, A02 takes X07
    turn(match, 1, "X24")
    turn(match, 2, "X04")
    assert captured(match, 1)[:1] == ["A02"]
    assert "X07" in captured(match, 0)
    assert totals(match) == (4, 4 + 3 + 5)


@pytest.mark.rule("SIR-3.3.13")
def test_the_order_of_laying_does_not_matter_at_a_reveal():
    laid = [{"seat": 0, "card": "X10"}, {"seat": 1, "card": "A12"}, {"seat": 2, "card": "X04"}]
    match = table([["X24"], ["A02"], ["X07"]], "O11", round=2, table=laid, dice=(1, 2))
    turn(match, 0, "X24")
    turn(match, 1, "A02")
    turn(match, 2, "X07")
    assert "A02" in captured(match, 0)
    assert "X07" in captured(match, 1)


@pytest.mark.rule("SIR-3.3.13")
def test_an_illegal_card_takes_no_victim():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "A14"}, {"seat": 2, "card": "X12"}]
    match = table([["X33"], ["A15"], ["X07"]], "O02", round=2, table=laid)  # seat 0 is bound to the Allies
    turn(match, 0, "X33")
    turn(match, 1, "A15")
    turn(match, 2, "X07")
    assert fates(match) == []
    assert totals(match) == (12, 8)


@pytest.mark.rule("SIR-3.3.13")
def test_an_illegal_card_is_no_victim():
    laid = [{"seat": 0, "card": "X12"}, {"seat": 1, "card": "X33"}, {"seat": 2, "card": "A12"}]
    match = table([["A14"], ["X07"], ["A15"]], "O02", round=2, table=laid)  # seat 0 is bound to the Axis
    turn(match, 0, "A14")
    turn(match, 1, "X07")
    turn(match, 2, "A15")
    assert "A14" in discards(match)
    assert captured(match, 1) == ["A12", "A15"]


@pytest.mark.rule("SIR-3.3.14")
def test_what_was_destroyed_stays_destroyed_when_sirocco_takes_the_fate_card():
    match = table([["A14"], ["X33"], ["A15", "S01"]], type="surface", dice=(1,))
    turn(match, 0, "A14")
    turn(match, 1, "X33")
    turn(match, 2, "A15", storms=("S01",))  # names the only one who has cards in play
    assert "X33" in discards(match)
    assert captured(match, 1) == ["A14"]
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-3.3.14")
def test_what_was_destroyed_stays_destroyed_when_shallows_take_the_fate_card():
    match = table([["A04"], ["X27"], ["A36", "S07"]], "O10", "surface")
    turn(match, 0, "A04")
    turn(match, 1, "X27")
    turn(match, 2, "A36", storms=("S07",))
    assert "X27" in discards(match)
    assert captured(match, 1) == ["A04"]


@pytest.mark.rule("SIR-3.3.14")
def test_what_was_destroyed_stays_destroyed_when_the_fate_card_explodes():
    match = table([["A14"], ["X33"], ["A15", "S03"]], type="surface", dice=(1, 2))
    turn(match, 0, "A14")
    turn(match, 1, "X33")
    turn(match, 2, "A15", storms=("S03",))
    assert captured(match, 2) == ["X33"]
    assert captured(match, 1) == ["A14"]


@pytest.mark.rule("SIR-3.3.14")
def test_what_was_destroyed_stays_destroyed_when_the_fate_bonus_is_lost():
    match = table([["A01"], ["X44", "X45"], ["A05", "S04"]], "O39", "air")
    turn(match, 0, "A01")
    turn(match, 1, "X44", "X45")
    assert captured(match, 1) == ["A01"]
    turn(match, 2, "A05", storms=("S04",))
    assert "X45" in discards(match)
    assert captured(match, 1)[:1] == ["A01"]
    assert totals(match) == (1, 6)


@pytest.mark.rule("SIR-3.3.15")
def test_a_player_keeps_his_own_card_that_his_fate_destroys_in_the_other_round():
    laid = [{"seat": 0, "card": "A14"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]
    match = table([["X33", "S05"], ["X07"], ["A12"]], "O02", round=2, table=laid)
    turn(match, 0, "X33", "S05")
    turn(match, 1, "X07")
    turn(match, 2, "A12")
    assert "A14" in captured(match, 0)
    assert totals(match) == (8, 6 + 8)


@pytest.mark.rule("SIR-3.3.4", "SIR-3.3.10")
def test_everybody_is_told_which_card_fate_took_and_who_has_it():
    match = table([["A14"], ["X33"], ["A15"]], type="air")
    turn(match, 0, "A14")
    turn(match, 1, "X33")
    assert events(match, "destroyed") == [{"seat": 1, "card": CARD["A14"], "by": CARD["X33"]}]

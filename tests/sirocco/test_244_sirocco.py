"""SIR-2.44: Sirocco annuls a turn or passes to the left."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Illegal
from escadre.games.sirocco.play.catalog import CARD
from escadre.games.sirocco.play.columns import COMBINED, SUB
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


@pytest.mark.rule("SIR-2.44.1")
def test_sirocco_is_laid_at_the_end_of_a_turn_in_addition_to_the_main_play():
    match = table([["A12", "S01", "A36"], ["X07", "X08"], ["X12"]], type="surface", dice=(4,))
    assert refused(match, 0, "card S01") == "SIR-2.44.1"  # it is no main play
    match.order(0, "card A12")
    assert refused(match, 0, "card S01") == "SIR-2.44.1"  # nor an extra laid with it
    match.order(0, "storms")
    match.order(0, "card S01")
    assert events(match, "roll") == [{"seat": 0, "die": 4, "sides": 6}]
    assert match.turn == (1,)  # the turn is over


@pytest.mark.rule("SIR-2.44.1")
def test_sirocco_cannot_be_laid_on_somebody_elses_turn():
    match = table([["A12"], ["S01", "X07"], []], type="surface")
    assert match.menu(1) == {}
    assert refused(match, 1, "card S01") == "SIR-1.4.4"


@pytest.mark.rule("SIR-2.44.1")
def test_a_player_who_discards_may_not_lay_sirocco():
    match = table([["A12", "S01"], ["X07"], []], type="surface")
    match.order(0, "discard A12")
    assert match.turn == (1,)
    assert hand(match, 0) == ["S01"]


@pytest.mark.rule("SIR-2.44.2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_1_to_3_he_names_a_player_whose_cards_of_this_round_are_discarded(die):
    match = table([["A12", "A45"], ["X07", "S01"], ["X12"]], type="surface", dice=(die,))
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    assert in_play(match, 0) == []
    assert {"A12", "A45"} <= set(discards(match))
    assert in_play(match, 1) == ["X07"]


@pytest.mark.rule("SIR-2.44.2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_named_player_who_has_not_played_is_skipped(die):
    match = table([["A12", "S01"], ["X01", "X02"], ["A36", "A38"]], type="surface", dice=(die,))
    turn(match, 0, "A12", storms=("S01",))
    match.order(0, "annul 2")
    assert match.turn == (2,)
    match.order(2, "discard A36")
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-2.44.3")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_4_to_6_it_passes_to_the_left_who_must_play_or_discard_it_at_the_end_of_his_turn(die):
    match = table([["A12", "S01"], ["X07"], ["X12"]], type="surface", dice=(die,))
    turn(match, 0, "A12", storms=("S01",))
    assert match.state.engagement.sirocco == 1
    turn(match, 1, "X07")
    assert match.turn == (1,)
    assert match.menu(1) == {"sirocco": [0], "drop": [0]}


@pytest.mark.rule("SIR-2.44.3")
def test_whoever_plays_the_passed_card_rolls_again_under_the_same_rule():
    match = table([["A12", "S01"], ["X07"], ["X12", "X08"]], type="surface", dice=(4, 1))
    turn(match, 0, "A12", storms=("S01",))
    turn(match, 1, "X07")
    match.order(1, "sirocco")
    assert match.menu(1) == {"annul": [0, 2]}
    match.order(1, "annul 1")
    assert in_play(match, 0) == []


@pytest.mark.rule("SIR-2.44.3")
def test_the_passed_card_may_pass_on_again():
    match = table([["A12", "S01"], ["X07"], ["X12"]], type="surface", dice=(4, 6))
    turn(match, 0, "A12", storms=("S01",))
    turn(match, 1, "X07")
    match.order(1, "sirocco")
    turn(match, 2, "X12")
    assert match.menu(2) == {"sirocco": [0], "drop": [0]}


@pytest.mark.rule("SIR-2.44.3")
def test_the_holder_may_discard_the_passed_card_and_nothing_is_rolled():
    match = table([["A12", "S01"], ["X07"], ["X12"]], type="surface", dice=(4,))
    turn(match, 0, "A12", storms=("S01",))
    turn(match, 1, "X07")
    match.order(1, "drop")
    assert discards(match) == ["S01"]
    assert match.turn == (2,)


@pytest.mark.rule("SIR-2.44.4")
def test_sirocco_is_discarded_once_a_turn_has_been_annulled():
    match = table([["A12", "S01"], ["X07"], ["X12", "X08"]], type="surface", dice=(1,))
    turn(match, 0, "A12", storms=("S01",))
    match.order(0, "annul 2")
    assert discards(match) == ["S01"]
    assert match.state.engagement.sirocco == -1


@pytest.mark.rule("SIR-2.44.4")
def test_sirocco_is_discarded_at_the_latest_when_the_attempt_ends():
    match = table([[], ["A36", "A38"], []], type="surface", table=[laid(0, "A12")], to_play=[1], sirocco=0)
    match.order(1, "discard A36")
    assert totals(match) == (3, 0)
    assert "S01" in discards(match)


@pytest.mark.rule("SIR-2.44.5")
def test_the_named_player_is_another_one_with_cards_of_this_round_or_a_turn_to_come():
    hands = [["A12"], ["A36", "A38"], ["X07", "S01"], ["X12", "X08"]]
    match = table(hands, type="surface", dice=(1,))
    turn(match, 0, "A12")
    match.order(1, "discard A36")
    turn(match, 2, "X07", storms=("S01",))
    assert match.menu(2) == {"annul": [0, 3]}  # compulsory: there is no way to pass
    assert refused(match, 2, "annul 3") == "SIR-2.44.5"  # himself
    assert refused(match, 2, "annul 2") == "SIR-2.44.5"  # had his turn and lies with nothing


@pytest.mark.rule("SIR-2.44.5")
def test_a_player_with_only_an_intelligence_turn_to_come_can_be_named():
    match = table([["A56", "A12"], ["X07", "S01"], ["A36", "A38"]], type="surface", dice=(1,), leader=2)
    match.order(2, "discard A36")
    turn(match, 0, "A56")
    turn(match, 1, "X07", storms=("S01",))  # nobody else can be named
    assert events(match, "annulled") == [{"seat": 0}]


@pytest.mark.rule("SIR-2.44.5")
def test_if_nobody_can_be_named_the_roll_has_no_effect_and_sirocco_is_discarded():
    match = table([["A36", "A38"], ["X35"], ["A12", "S01"]], type="surface", dice=(1,))
    match.order(0, "discard A36")
    match.order(1, "discard X35")
    turn(match, 2, "A12", storms=("S01",))
    assert events(match, "annulled") == []
    assert totals(match) == (3, 0)
    assert "S01" in discards(match)


@pytest.mark.rule("SIR-2.44.6")
def test_annulled_in_the_first_round_of_a_battle_he_still_plays_the_second():
    match = table([["A12", "A14"], ["X07", "S01", "X08"], ["X12", "X13"]], "O02", dice=(1,))
    turn(match, 0, "A12")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "X12")
    silence(match)
    assert match.state.engagement.round == 2
    assert match.turn == (0,)
    turn(match, 0, "A14")
    assert in_play(match, 0) == ["A14"]


@pytest.mark.rule("SIR-2.44.6")
def test_annulled_in_the_second_round_his_cards_of_the_first_stay():
    match = table(
        [["A14"], ["X07", "S01"], []],
        "O02",
        dice=(1,),
        round=2,
        table=[laid(0, "A12"), laid(1, "X12")],
    )
    turn(match, 0, "A14")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    assert totals(match) == (4, 8)  # A12 counts, A14 does not


@pytest.mark.rule("SIR-2.44.7")
def test_a_player_whose_only_round_was_annulled_may_choose_either_camp_in_the_next():
    match = table([["A12", "X12"], ["X07", "S01", "X08"], ["X13", "X15"]], "O02", dice=(1,))
    turn(match, 0, "A12")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "X13")
    silence(match)
    turn(match, 0, "X12")
    turn(match, 1, "X08")
    turn(match, 2, "X15")
    silence(match)
    assert events(match, "bluff") == []
    assert totals(match) == (0, 4 + 4 + 4 + 3 + 3)


@pytest.mark.rule("SIR-2.44.7")
def test_between_two_players_an_annulled_player_is_free_in_the_second_round_too():
    match = table([["A12", "X12"], ["A14", "S01", "A15"]], type="surface", dice=(1,))
    turn(match, 0, "A12")
    turn(match, 1, "A14", storms=("S01",))
    silence(match)
    assert match.state.engagement.round == 2
    assert barred(match, 0, "X12") is None


@pytest.mark.rule("SIR-2.44.8")
@pytest.mark.parametrize("operation", ["O05", "O02"])
def test_a_skipped_player_keeps_his_cards(operation):
    held = ["X01", "X04", "X07", "X08", "X09", "X12"]
    hands = [["A12", "S01"], held, ["A14"]]
    match = table(hands, operation, type="surface" if operation == "O05" else "", dice=(1,))
    turn(match, 0, "A12", storms=("S01",))
    match.order(0, "annul 2")
    turn(match, 2, "A14")
    silence(match)
    assert set(held) <= set(hand(match, 1))
    assert len(hand(match, 1)) == (6 if operation == "O05" else 7)  # a Battle's draw comes on top
    assert not match.state.engagement.out[1]


@pytest.mark.rule("SIR-2.44.9")
def test_the_passed_card_does_not_enter_the_hand():
    match = table([["A12", "S01"], ["X07", "X08"], []], type="surface", dice=(5,))
    turn(match, 0, "A12", storms=("S01",))
    assert hand(match, 1) == ["X07", "X08"]
    assert legal(match, 1, "discard") == ["X07", "X08"]


@pytest.mark.rule("SIR-2.44.9")
@pytest.mark.parametrize("words", ["discard X07", "discard_all"])
def test_its_holder_must_decide_even_if_he_only_discarded(words):
    match = table([["A12", "S01"], ["X07", "X08"], ["A14"]], type="surface", dice=(5, 2))
    turn(match, 0, "A12", storms=("S01",))
    match.order(1, words)
    assert match.menu(1) == {"sirocco": [0], "drop": [0]}
    match.order(1, "sirocco")
    match.order(1, "annul 1")
    assert in_play(match, 0) == []


@pytest.mark.rule("SIR-2.44.10")
def test_the_passed_card_waits_for_an_intelligence_extra_turn():
    match = table([["A56", "A12"], ["X07"], ["X12", "S01"]], type="surface", dice=(4,))
    turn(match, 0, "A56")
    turn(match, 1, "X07")
    turn(match, 2, "X12", storms=("S01",))
    assert match.state.engagement.sirocco == 0
    turn(match, 0, "A12")
    assert match.menu(0) == {"sirocco": [0], "drop": [0]}


@pytest.mark.rule("SIR-2.44.10")
def test_the_passed_card_waits_for_the_second_round_of_a_battle():
    match = table([["A12", "A14"], ["X07", "X08"], ["X12", "S01", "X13"]], "O02", dice=(4,))
    turn(match, 0, "A12")
    turn(match, 1, "X07")
    turn(match, 2, "X12", storms=("S01",))
    silence(match)
    assert match.state.engagement.round == 2
    turn(match, 0, "A14")
    assert match.menu(0) == {"sirocco": [0], "drop": [0]}


@pytest.mark.rule("SIR-2.44.10")
def test_if_the_left_neighbour_has_no_turn_left_sirocco_is_discarded():
    match = table([["A12"], ["X07"], ["X12", "S01"]], type="surface", dice=(4,))
    turn(match, 0, "A12")
    turn(match, 1, "X07")
    turn(match, 2, "X12", storms=("S01",))
    assert events(match, "sirocco-ends") == [{}]
    assert totals(match) == (3, 6)
    assert "S01" in discards(match)


@pytest.mark.rule("SIR-2.44.10")
def test_a_left_neighbour_who_is_out_of_the_battle_has_no_turn_left():
    match = table([["A05"], ["X07", "A36"], ["X12", "S01", "X13"]], "O02", dice=(4,))
    match.order(0, "discard_all")
    turn(match, 1, "X07")
    turn(match, 2, "X12", storms=("S01",))
    assert events(match, "sirocco-ends") == [{}]
    assert "S01" in discards(match)


# ---- what an annulment undoes


@pytest.mark.rule("SIR-2.44.11")
def test_the_change_of_type_by_an_annulled_admiral_is_undone():
    match = table([["X12", "X56"], ["A12", "S01"], ["A36", "A38"]], type="sub", dice=(2,))
    turn(match, 0, "X12", "X56 combine")
    assert counted(match.state) == COMBINED
    turn(match, 1, "A12", storms=("S01",))
    match.order(1, "annul 1")
    assert counted(match.state) == SUB


@pytest.mark.rule("SIR-2.44.11")
@pytest.mark.parametrize(("restricts", "ally", "enemy"), [("A55", "A12", "X12"), ("X55", "X12", "A12")])
def test_la_spezia_and_romanian_fuel_stop_restricting(restricts, ally, enemy):
    match = table([[restricts, "A36"], [ally, "S01"], [enemy]], type="surface", dice=(2,))
    turn(match, 0, restricts)
    turn(match, 1, ally, storms=("S01",))
    match.order(1, "annul 1")
    assert barred(match, 2, enemy) is None
    assert legal(match, 2) == [enemy]


@pytest.mark.rule("SIR-2.44.11")
def test_an_annulled_bomb_alley_is_lifted_from_any_card():
    match = table(
        [["A12", "S06"], ["X35", "S01"], []], type="air", dice=(2,), leader=1, table=[laid(2, "X33")], to_play=[0, 1]
    )
    turn(match, 0, "A12", storms=("S06 on X33",))
    turn(match, 1, "X35", storms=("S01",))
    match.order(1, "annul 1")
    assert totals(match) == (0, 5 + 4)


@pytest.mark.rule("SIR-2.44.11")
@pytest.mark.parametrize(
    ("hits", "target", "last", "result"), [("X54", "A12", "A14", (6, 0)), ("A53", "X12", "X08", (0, 6))]
)
def test_annulled_damage_and_missed_are_lifted(hits, target, last, result):
    match = table([[target], [hits], [last, "S01"]], type="surface", dice=(2,))
    turn(match, 0, target)
    turn(match, 1, hits)
    turn(match, 2, last, storms=("S01",))
    match.order(2, "annul 2")
    assert totals(match) == result


@pytest.mark.rule("SIR-2.44.11")
def test_the_ban_of_annulled_shallows_ends():
    match = table([["A12", "S07"], ["X12", "S01"], ["A30"]], type="sub", dice=(2,))
    turn(match, 0, "A12", storms=("S07",))
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    assert "S07" in discards(match)
    assert legal(match, 2) == ["A30"]


@pytest.mark.rule("SIR-2.44.11")
def test_an_annulled_intelligence_extra_turn_is_lost():
    match = table([["A56", "A12"], ["X12", "S01"], ["X08"]], type="surface", dice=(2,))
    turn(match, 0, "A56")
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "X08")
    assert totals(match) == (0, 6)
    assert "A56" in discards(match)


# ---- what it does not undo


@pytest.mark.rule("SIR-2.44.12")
def test_a_card_destroyed_by_an_annulled_fate_card_stays_destroyed():
    match = table([["X08"], ["A01"], ["A12", "S01"]], type="surface", dice=(2,))
    turn(match, 0, "X08")
    turn(match, 1, "A01")  # Fate of X08
    turn(match, 2, "A12", storms=("S01",))
    assert events(match, "annulled") == [{"seat": 1}]
    assert captured(match, 1) == ["X08"]
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-2.44.12")
def test_a_card_destroyed_by_an_annulled_player_with_explosion_stays_destroyed():
    match = table([["X08"], ["A12", "S03"], ["A14", "S01"]], type="surface", dice=(1, 1, 2))
    turn(match, 0, "X08")
    turn(match, 1, "A12", storms=("S03",))
    turn(match, 2, "A14", storms=("S01",))
    assert events(match, "annulled") == [{"seat": 1}]
    assert captured(match, 1) == ["X08"]


@pytest.mark.rule("SIR-2.44.12")
def test_cards_discarded_by_annulled_shallows_or_a_lost_stay_discarded():
    match = table(
        [["X23"], ["A12", "S04", "S07"], ["X12", "S01"], []],
        type="combined",
        dice=(2,),
        table=[laid(3, "X08"), laid(3, "X50", "X08")],
        to_play=[0, 1, 2],
    )
    turn(match, 0, "X23")
    turn(match, 1, "A12", storms=("S04", "S07"))
    turn(match, 2, "X12", storms=("S01",))
    match.order(2, "annul 2")
    assert totals(match) == (0, 4 + 4)  # neither X23 nor X50


@pytest.mark.rule("SIR-2.44.12")
def test_the_exchange_of_a_fog_is_not_undone():
    match = table(
        [["A12", "S02", "A14", "A15"], ["X07", "S01"], ["X12"]], type="surface", dice=(2,), draws=("X07", "X12")
    )
    for words in ("fog", "give A14", "to 2", "give A15", "to 3"):
        match.order(0, words)
    turn(match, 0, "A12")
    turn(match, 1, "A14", storms=("S01",))
    match.order(1, "annul 1")
    assert hand(match, 0) == ["X07", "X12"]
    assert hand(match, 2) == ["A15"]


@pytest.mark.rule("SIR-2.44.12")
def test_a_sirocco_already_used_is_not_undone():
    match = table([["A12", "S01"], ["X07"], ["X12", "X13"]], type="surface", dice=(5, 1))
    turn(match, 0, "A12", storms=("S01",))
    turn(match, 1, "X07")
    match.order(1, "sirocco")
    match.order(1, "annul 1")  # the player from whom it came: it stays passed on and used
    assert hand(match, 0) == []
    assert discards(match) == ["A12", "S01"]
    assert match.turn == (2,)


@pytest.mark.rule("SIR-2.44.12")
def test_a_discard_made_under_a_restriction_is_not_undone():
    match = table([["A55", "A36"], ["X12", "X13"], ["A12", "S01"], ["X08"]], type="surface", dice=(2,))
    turn(match, 0, "A55")
    match.order(1, "discard X12")
    turn(match, 2, "A12", storms=("S01",))
    match.order(2, "annul 1")
    assert match.turn == (3,)  # seat 1 gets no new turn
    assert hand(match, 1) == ["X13"]
    assert legal(match, 3) == ["X08"]


@pytest.mark.rule("SIR-2.44.13")
def test_what_others_put_on_the_annulled_cards_is_discarded_with_them():
    match = table(
        [[], [], ["X12", "S01"], []],
        type="combined",
        dice=(2,),
        table=[laid(0, "A12"), laid(1, "X54", "A12"), laid(1, "S06", "A12")],
        to_play=[2],
    )
    turn(match, 2, "X12", storms=("S01",))
    match.order(2, "annul 1")
    assert {"A12", "X54", "S06"} <= set(discards(match))


@pytest.mark.rule("SIR-2.44.13")
def test_missed_on_an_annulled_card_is_discarded_with_it():
    match = table(
        [[], [], ["A12", "S01"]], type="surface", dice=(2,), table=[laid(0, "X12"), laid(1, "A53", "X12")], to_play=[2]
    )
    turn(match, 2, "A12", storms=("S01",))
    match.order(2, "annul 1")
    assert "A53" in discards(match)
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-2.44.11", "SIR-2.44.6")
def test_between_two_players_la_spezia_of_the_first_round_outlives_an_annulled_second_round():
    match = table(
        [["A14"], ["A15", "S01", "X12"]],
        type="surface",
        dice=(2,),
        round=2,
        table=[laid(0, "A55"), laid(0, "A12"), laid(1, "A13")],
        to_play=[0, 1],
    )
    turn(match, 0, "A14")
    turn(match, 1, "A15", storms=("S01",))
    assert in_play(match, 0) == ["A12", "A55"]
    assert match.state.engagement.spezia == 0


@pytest.mark.rule("SIR-R.5", "SIR-2.44.2")
def test_an_annulled_face_down_card_has_been_seen_and_is_not_taken_back_even_with_consent():
    first = [laid(0, "A12"), laid(1, "X12"), laid(2, "A15")]
    match = table([["A14"], ["X07", "S01"], ["A36"]], "O02", dice=(2,), round=2, table=first)
    turn(match, 0, "A14")
    turn(match, 1, "X07", storms=("S01",))
    match.order(1, "annul 1")
    assert [line["card"] for line in events(match, "shown")] == [CARD["A14"]]
    with pytest.raises(Illegal):
        match.undo(1, consent=True)

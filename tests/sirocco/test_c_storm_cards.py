"""SIR-C: the texts of the special Operations and of the seven Storm cards."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.games.sirocco.play.catalog import CARD
from tests.sirocco.build import (
    barred,
    captured,
    codes,
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
    value,
    vp,
    won,
)


def laid(seat: int, card: str, on: str = "", **how: Any) -> dict[str, Any]:
    return {"seat": seat, "card": card, "on": on, **how}


def removed(match: Match) -> list[str]:
    return codes(match.state.removed)


# ---- O32, O34, O36, O38


@pytest.mark.rule("SIR-C.O.1")
@pytest.mark.parametrize("operation", ["O32", "O34", "O36"])
@pytest.mark.parametrize(("type", "expected"), [("air", 5 + 1), ("surface", 1), ("sub", 0), ("combined", 6 + 1)])
def test_the_special_convoys_add_one_to_air_when_air_counts(operation, type, expected):
    match = table([["X40", "A36"], ["A06"], []], operation, type=type, left=0)
    turn(match, 0, "X40")
    turn(match, 1, "A06")
    silence(match)
    assert value(match, "X40") == expected


@pytest.mark.rule("SIR-C.O.1")
@pytest.mark.parametrize("operation", ["O31", "O33", "O35", "O37"])
def test_other_operations_add_nothing(operation):
    force = "X37"
    match = table([[force], [], []], operation, type="" if operation in ("O33", "O37") else "air", left=0)
    turn(match, 0, force)
    silence(match)
    while match.turn:
        turn(match, 0, hand(match, 0)[0])
        silence(match)
    assert value(match, force) == 5


@pytest.mark.rule("SIR-C.O.1")
def test_the_battle_o38_adds_one_too():
    match = table([["X12"], [], []], "O38", round=2, table=[laid(0, "X37")], left=0)
    turn(match, 0, "X12")
    assert value(match, "X37") == 5 + 1


@pytest.mark.rule("SIR-C.O.1")
def test_the_one_is_added_after_bonus_cards():
    match = table([[], ["A53"], []], "O36", type="air", table=[laid(0, "X21")], left=0)
    turn(match, 1, "A53")  # air 1 - 2, not below 0, then + 1
    assert value(match, "X21") == 1


@pytest.mark.rule("SIR-C.O.2")
def test_force_cards_of_both_camps_get_it_those_with_air_0_included():
    match = table([["A20"], ["X20"], []], "O32", type="air")
    turn(match, 0, "A20")
    turn(match, 1, "X20")
    assert totals(match) == (1, 1)


@pytest.mark.rule("SIR-C.O.2")
def test_each_of_two_force_cards_gets_it_once_whatever_lies_on_it():
    match = table([["A20", "A57", "A14", "A51"], [], []], "O32", type="air", left=0)
    turn(match, 0, "A20", "A57 double", "A14", "A51 on A14")
    assert value(match, "A20") == 0 + 1
    assert value(match, "A14") == 1 + 1 + 1


@pytest.mark.rule("SIR-C.O.2")
def test_stand_alone_bonus_cards_get_it_too():
    match = table([["A52"], ["X20"], []], "O32", type="combined", left=0)
    turn(match, 0, "A52")
    turn(match, 1, "X20")
    assert totals(match) == (2 + 1, 4 + 1)


@pytest.mark.rule("SIR-C.O.2")
def test_cards_without_a_value_of_their_own_get_nothing():
    match = table([["A54"], ["X54"], ["A20"]], "O32", type="air", left=0, leader=2)
    turn(match, 2, "A20")
    turn(match, 0, "A54")  # a Supply card
    turn(match, 1, "X54")  # Damage, alone
    assert totals(match) == (1, 0)


@pytest.mark.rule("SIR-C.O.3")
def test_there_a_force_card_of_value_0_is_worth_one_and_wins_the_operation():
    match = table([["X20"], [], []], "O32", type="air")
    turn(match, 0, "X20")
    assert won(match, 0) == ["O32"]


@pytest.mark.rule("SIR-C.O.3")
def test_there_is_no_combat_without_any_card_that_has_values():
    match = table([["A54"], [], []], "O32", type="air")
    turn(match, 0, "A54")
    assert events(match, "no-combat") == [{"operation": CARD["O32"]}]


# ---- S01 Sirocco


@pytest.mark.rule("SIR-C.S01.1")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_sirocco_on_1_to_3_keeps_a_player_from_playing_in_this_round(die):
    match = table([["A12", "S01"], ["X01"], ["A36", "A38"]], type="surface", dice=(die,))
    turn(match, 0, "A12", storms=("S01",))
    match.order(0, "annul 2")
    match.order(2, "discard A36")
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-C.S01.1")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_sirocco_on_4_to_6_passes_to_the_next_player_who_must_use_it_at_the_end_of_his_turn(die):
    match = table([["A12", "S01"], ["X01"], ["A36", "A38"]], type="surface", dice=(die, 3))
    turn(match, 0, "A12", storms=("S01",))
    turn(match, 1, "X01")
    assert match.menu(1) == {"sirocco": [0], "drop": [0]}
    match.order(1, "sirocco")
    match.order(1, "annul 1")
    assert in_play(match, 0) == []


# ---- S02 Fog


def lay_fog(match: Match, seat: int, *answers: str) -> None:
    match.order(seat, "fog")
    for words in answers:
        match.order(seat, words)


FOG = ("S02", "A12", "A14", "A15")
EXCHANGE = ("give A14", "to 2", "give A15", "to 3")


@pytest.mark.rule("SIR-C.S02.1")
def test_fog_is_laid_at_any_moment_and_not_among_the_cards_of_a_turn():
    match = table([[*FOG], ["X12"], ["X08"]], type="surface")
    assert refused(match, 0, "card S02") == "SIR-C.S02.1"
    lay_fog(match, 0, *EXCHANGE)
    assert match.turn == (0,)  # his turn is still to be taken
    assert hand(match, 0) == ["A12", "X08", "X12"]


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_come_before_the_type_is_declared():
    match = table([[*FOG], ["X12"], ["X08"]], leader=1)
    lay_fog(match, 0, *EXCHANGE)
    assert set(match.menu(1)) == {"type"}


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_come_in_the_turn_of_another_whose_options_are_worked_out_again():
    match = table([[*FOG], ["X12", "X50"], ["X08"]], type="surface", leader=1, draws=("X12", "X08"))
    match.order(1, "card X12")
    lay_fog(match, 0, *EXCHANGE)
    assert match.turn == (1,)
    assert legal(match, 1) == ["A14"]  # X12 is gone, and he begins anew
    assert "end" not in match.menu(1)


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_come_while_sirocco_names_a_player():
    match = table([[*FOG], ["X12", "X50"], ["X08", "S01", "X07"]], type="surface", leader=2, dice=(1,))
    turn(match, 2, "X08", storms=("S01",))
    assert match.turn == (2,)
    lay_fog(match, 0, *EXCHANGE)
    assert match.menu(2) == {"annul": [0, 1]}


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_come_in_the_storm_window_from_a_player_who_took_no_part():
    match = table([[*FOG, "A36"], ["X12", "X50"], ["X08", "X07"]], type="surface")
    match.order(0, "discard A36")
    turn(match, 1, "X12")
    turn(match, 2, "X08")
    assert match.turn == (1,)
    assert "pass" in match.menu(1)
    lay_fog(match, 0, *EXCHANGE)
    assert hand(match, 0) == ["A12", "X07", "X50"]


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_not_come_once_the_dice_of_the_attempt_are_rolled():
    match = table([["A01", "A54"], [*FOG], ["X12", "X08"]], type="surface")
    turn(match, 0, "A01", "A54")
    match.order(1, "discard A12")
    match.order(2, "discard X12")
    assert legal(match, 0, "take") == ["A01"]  # the attempt is decided
    assert refused(match, 1, "fog") == "SIR-C.S02.2"


@pytest.mark.rule("SIR-C.S02.2")
def test_fog_may_not_come_before_the_operation_is_revealed():
    match = table([["A36"], [*FOG], ["X12", "X08"]], operation="", options={"advanced": True})
    assert set(match.menu(0)) == {"operation"}
    assert refused(match, 1, "fog") == "SIR-C.S02.2"


@pytest.mark.rule("SIR-C.S02.2")
def test_the_exchange_is_carried_out_whole_before_anything_else():
    match = table([[*FOG], ["X12"], ["X08"]], type="surface", leader=1)
    match.order(0, "fog")
    assert match.turn == (0,)
    assert match.menu(1) == {}
    assert refused(match, 1, "card X12") == "SIR-C.S02.3"


@pytest.mark.rule("SIR-C.S02.3")
def test_two_cards_go_to_two_other_players_each_of_whom_gives_a_random_card():
    match = table([[*FOG], ["X12", "X07"], ["X08", "X09"], ["X13"]], type="surface", draws=("X07", "X08"))
    lay_fog(match, 0, *EXCHANGE)
    assert hand(match, 0) == ["A12", "X07", "X08"]
    assert hand(match, 1) == ["A14", "X12"]
    assert hand(match, 2) == ["A15", "X09"]
    assert hand(match, 3) == ["X13"]


@pytest.mark.rule("SIR-C.S02.3")
def test_the_two_players_are_not_the_same_one():
    match = table([[*FOG], ["X12", "X07"], ["X08", "X09"]], type="surface")
    lay_fog(match, 0, "give A14", "to 2", "give A15")
    assert refused(match, 0, "to 2") == "SIR-C.S02.3"
    assert match.menu(0) == {"to": [2]}


@pytest.mark.rule("SIR-C.S02.3")
def test_what_comes_back_is_drawn_from_the_hand_as_it_was_before():
    match = table([[*FOG], ["X12"], ["X08"]], type="surface")
    lay_fog(match, 0, *EXCHANGE)
    assert hand(match, 1) == ["A14"]
    assert hand(match, 2) == ["A15"]


@pytest.mark.rule("SIR-C.S02.4")
@pytest.mark.parametrize(("first", "second"), [("2", "3"), ("3", "2"), ("4", "2")])
def test_the_player_decides_which_card_goes_to_whom(first, second):
    match = table([[*FOG], ["X12", "X04"], ["X08", "X05"], ["X13", "X09"]], type="surface")
    lay_fog(match, 0, "give A12", f"to {first}", "give A15", f"to {second}")
    assert "A12" in hand(match, int(first) - 1)
    assert "A15" in hand(match, int(second) - 1)


@pytest.mark.rule("SIR-C.S02.4")
@pytest.mark.parametrize("drawn", ["X07", "X12", "X04"])
def test_chance_decides_what_comes_back(drawn):
    match = table([[*FOG], ["X12", "X07", "X04"], ["X08"]], type="surface", draws=(drawn, "X08"))
    lay_fog(match, 0, *EXCHANGE)
    assert hand(match, 0) == sorted(["A12", "X08", drawn])


@pytest.mark.rule("SIR-C.S02.5")
@pytest.mark.parametrize(
    ("hands", "rule"),
    [
        ([["S02", "A12"], ["X12"], ["X08"]], "SIR-C.S02.5"),  # one more card only
        ([["S02", "A12", "A14"], ["X12"], []], "SIR-C.S02.5"),  # one other player with cards
        ([["S02", "A12", "A14"], ["X12"], ["X08"]], None),
    ],
)
def test_fog_needs_two_more_cards_and_two_other_players_with_cards(hands, rule):
    match = table(hands, type="surface")
    assert match.barred(0).get("fog", {}).get(0) == rule
    assert ("fog" in match.menu(0)) == (rule is None)


@pytest.mark.rule("SIR-C.S02.5")
def test_a_player_without_cards_cannot_be_chosen():
    match = table([[*FOG], ["X12"], ["X08"], []], type="surface")
    lay_fog(match, 0, "give A14")
    assert refused(match, 0, "to 4") == "SIR-C.S02.5"


@pytest.mark.rule("SIR-C.S02.6")
def test_between_two_players_both_cards_go_to_the_opponent():
    match = table([[*FOG], ["X12", "X08", "X07"]], type="surface", draws=("X12", "X07"))
    lay_fog(match, 0, "give A14", "give A15")
    assert hand(match, 0) == ["A12", "X07", "X12"]
    assert hand(match, 1) == ["A14", "A15", "X08"]


@pytest.mark.rule("SIR-C.S02.6")
def test_between_two_players_it_is_one_against_one_if_the_opponent_holds_only_one():
    match = table([["S02", "A12"], ["X12"]], type="surface")
    lay_fog(match, 0, "give A12")
    assert hand(match, 0) == ["X12"]
    assert hand(match, 1) == ["A12"]


@pytest.mark.rule("SIR-C.S02.6")
def test_between_two_players_fog_needs_a_card_for_each_that_comes_back():
    match = table([["S02", "A12"], ["X12", "X07"]], type="surface")
    assert refused(match, 0, "fog") == "SIR-C.S02.5"


@pytest.mark.rule("SIR-C.S02.7")
def test_giver_and_receiver_know_the_cards_and_the_others_only_who_exchanged():
    match = table([[*FOG], ["X12"], ["X08"]], type="surface")
    since = match.acts
    lay_fog(match, 0, *EXCHANGE)

    def told(seat: int | None) -> set[str]:
        log = str(match.view(seat, since).log)
        return {code for code in ("A14", "A15", "X12", "X08") if f"card-{code}" in log}

    assert told(0) == {"A14", "A15", "X12", "X08"}
    assert told(1) == {"A14", "X12"}
    assert told(2) == {"A15", "X08"}
    assert told(None) == set()
    assert events(match, "fog-exchange") == [{"seat": 0, "other": 1}, {"seat": 0, "other": 2}]


@pytest.mark.rule("SIR-C.S02.7")
def test_what_giver_and_receiver_know_stays_true_in_every_guess_of_theirs():
    match = table([[*FOG], ["X12"], ["X08"]], type="surface")
    lay_fog(match, 0, *EXCHANGE)
    guessed = [{tuple(hand(match.fork(seat, seed), 1)) for seed in range(20)} for seat in range(3)]
    assert guessed[0] == guessed[1] == {("A14",)}
    assert len(guessed[2]) > 1  # seat 2 does not know what seat 1 was given


@pytest.mark.rule("SIR-C.S02.8")
def test_before_a_hand_is_discarded_in_a_battle_its_player_may_lay_fog():
    match = table([["A55", "A12"], ["S02", "X12", "A05"], ["A14", "X07"], ["A13", "X08"]], "O02", draws=("A14", "X08"))
    turn(match, 0, "A55", "A12")
    assert match.menu(1) == {"discard_all": [0], "fog": [0]}
    lay_fog(match, 1, "give X12", "to 3", "give A05", "to 4")
    assert match.menu(1) == {"card": [CARD["A14"]]}  # now he must play it
    assert refused(match, 1, "discard_all") == "SIR-3.2.4"


@pytest.mark.rule("SIR-C.S02.8")
def test_before_a_hand_is_discarded_another_holder_of_fog_gets_his_chance():
    match = table([["A55", "A12", "A36"], ["X12"], ["S02", "A14", "A15"]], "O02", draws=("A36", "X12"))
    turn(match, 0, "A55", "A12")
    assert match.menu(1) == {"discard_all": [0]}
    lay_fog(match, 2, "give A15", "to 1", "give A14", "to 2")
    assert match.menu(1) == {"card": [CARD["A14"]]}


@pytest.mark.rule("SIR-C.S02.8")
def test_with_nothing_legal_after_the_fog_the_hand_is_discarded_all_the_same():
    match = table([["A55", "A12"], ["S02", "X12", "A05"], ["A14", "X07"], ["A13", "X08"]], "O02", draws=("X07", "X08"))
    turn(match, 0, "A55", "A12")
    lay_fog(match, 1, "give X12", "to 3", "give A05", "to 4")
    assert match.menu(1) == {"discard_all": [0]}
    match.order(1, "discard_all")
    assert match.state.engagement.out[1]


# ---- S03 Explosion


@pytest.mark.rule("SIR-C.S03.1")
def test_explosion_is_laid_before_the_engagement_is_resolved_and_two_dice_are_rolled():
    match = table([["A12", "S03"], ["X12"], ["X08"]], type="surface", dice=(4, 5))
    assert refused(match, 0, "card S03") == "SIR-L.4"  # it is no main play
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    turn(match, 2, "X08")
    match.order(0, "card S03")
    assert [event["die"] for event in events(match, "roll")] == [4, 5]
    assert totals(match) == (3, 3)  # X12 is gone


NEIGHBOURS = [["X12", "X35"], ["A12", "S03", "A36"], ["X08", "X43"], ["X07"]]


@pytest.mark.rule("SIR-C.S03.2")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [((1, 1), "X12"), ((3, 3), "X12"), ((2, 4), "X12"), ((4, 4), "X08"), ((2, 6), "X08"), ((6, 6), "X08")],
)
def test_under_7_the_card_on_the_right_is_destroyed_and_over_7_the_one_on_the_left(dice, hit):
    match = table(NEIGHBOURS, type="surface", dice=dice)
    turn(match, 0, "X12")
    turn(match, 1, "A12")
    turn(match, 2, "X08")
    turn(match, 3, "X07")
    match.order(0, "pass")
    match.order(1, "card S03")
    assert captured(match, 1) == [hit]


@pytest.mark.rule("SIR-C.S03.2")
@pytest.mark.parametrize("dice", [(1, 6), (3, 4), (5, 2)])
def test_on_exactly_7_a_random_card_of_his_own_hand_is_destroyed(dice):
    hands = [["X12"], ["A12", "S03", "A36", "A14", "A15"], ["X08"]]
    match = table(hands, type="surface", dice=dice, draws=("A14",))
    turn(match, 0, "X12")
    turn(match, 1, "A12", storms=("S03",))
    assert hand(match, 1) == ["A15", "A36"]
    assert in_play(match, 0) == ["X12"]


@pytest.mark.rule("SIR-C.S03.3")
def test_the_neighbours_are_the_next_seats_whether_they_play_or_not():
    match = table([["X12"], ["A36", "A38"], ["A12", "S03"], ["X08"]], type="surface", dice=(1, 1))
    turn(match, 0, "X12")
    match.order(1, "discard A36")
    turn(match, 2, "A12", storms=("S03",))
    assert events(match, "explosion-misses") == [{"seat": 1}]
    assert in_play(match, 0) == ["X12"]


@pytest.mark.rule("SIR-C.S03.3")
def test_a_neighbour_without_a_force_card_of_this_round_loses_nothing():
    match = table([["X53"], ["A12", "S03"], ["X08"]], type="surface", dice=(1, 1))
    turn(match, 0, "X53")
    turn(match, 1, "A12", storms=("S03",))
    assert in_play(match, 0) == ["X53"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-C.S03.4")
@pytest.mark.parametrize("hit", ["X12", "X08"])
def test_of_two_force_cards_one_is_chosen_at_random(hit):
    match = table([["X12", "X08", "X56"], ["A12", "S03"], ["X07"]], type="surface", dice=(1, 1))
    turn(match, 0, "X12", "X56 double", "X08")
    match.dice.draws.append(match.state.engagement.cards.index(CARD[hit]))  # what is drawn are places on the table
    turn(match, 1, "A12", storms=("S03",))
    assert captured(match, 1) == [hit]
    assert in_play(match, 0) == sorted({"X12", "X08", "X56"} - {hit})


@pytest.mark.rule("SIR-C.S03.5")
def test_its_bonus_cards_are_discarded_and_the_supply_card_of_the_turn_is_destroyed():
    match = table([["X12", "X50", "X53"], ["A12", "S03"], ["X08"]], type="surface", dice=(1, 1))
    turn(match, 0, "X12", "X50", "X53")
    turn(match, 1, "A12", storms=("S03",))
    assert captured(match, 1) == ["X12", "X53"]
    assert discards(match) == ["S03", "X50"]


@pytest.mark.rule("SIR-C.S03.6")
def test_an_enemy_card_destroyed_by_explosion_scores_for_its_player():
    match = table([["X12"], ["A12", "S03"], ["X08"]], type="surface", dice=(1, 1))
    turn(match, 0, "X12")
    turn(match, 1, "A12", storms=("S03",))
    assert captured(match, 1) == ["X12"]
    assert vp(match, 1) == 3
    assert removed(match) == []


@pytest.mark.rule("SIR-C.S03.6")
def test_a_card_of_his_own_camp_is_removed_from_the_game_and_scores_for_nobody():
    match = table([["A14", "A54"], ["A12", "S03"], ["X08"]], type="surface", dice=(1, 1))
    turn(match, 0, "A14", "A54")
    turn(match, 1, "A12", storms=("S03",))
    assert removed(match) == ["A14", "A54"]
    assert captured(match, 1) == []
    assert discards(match) == ["S03"]


@pytest.mark.rule("SIR-C.S03.6")
def test_his_camp_is_that_of_his_cards_in_the_round_of_the_explosion():
    match = table(
        [["X07"], ["X08", "S05", "S03"], []],
        "O02",
        dice=(1, 1),
        round=2,
        table=[laid(0, "X12"), laid(1, "A12")],
    )
    turn(match, 0, "X07")
    turn(match, 1, "X08", "S05")  # he fights for the Axis now
    match.order(1, "card S03")
    assert removed(match) == ["X07"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-C.S03.6")
@pytest.mark.parametrize(("first", "second", "gone"), [("X12", "X07", False), ("A14", "A15", True)])
def test_if_none_of_them_was_legal_it_is_that_of_his_other_round(first, second, gone):
    match = table(
        [[second], ["X08", "S03"], []],
        "O02",
        dice=(1, 1),
        round=2,
        table=[laid(0, first), laid(1, "A12")],
    )
    turn(match, 0, second)
    turn(match, 1, "X08")  # a bluff: he is Allied
    match.order(1, "card S03")
    assert [event["card"] for event in events(match, "destroyed")] == [CARD[second]]
    assert (second in removed(match)) == gone
    assert (second in captured(match, 1)) == (not gone)


@pytest.mark.rule("SIR-C.S03.7")
@pytest.mark.parametrize(
    ("lost", "place"),
    [("A14", "removed"), ("A54", "removed"), ("A45", "discard"), ("S04", "discard"), ("A57", "discard")],
)
def test_a_force_or_supply_card_lost_on_a_7_leaves_the_game_and_others_are_discarded(lost, place):
    match = table([["A12", "S03", lost, "A36"], ["X12"], []], type="surface", dice=(3, 4), draws=(lost,))
    turn(match, 0, "A12", storms=("S03",))
    assert hand(match, 0) == ["A36"]
    assert (lost in removed(match)) == (place == "removed")
    assert (lost in discards(match)) == (place == "discard")
    assert vp(match, 0) == vp(match, 1) == 0


@pytest.mark.rule("SIR-C.S03.7")
def test_on_a_7_with_an_empty_hand_nothing_happens():
    match = table([["A12", "S03"], ["X12"], []], type="surface", dice=(3, 4))
    turn(match, 0, "A12", storms=("S03",))
    assert removed(match) == []
    assert discards(match) == ["S03"]
    assert in_play(match, 0) == ["A12"]


# ---- S04 Lost


@pytest.mark.rule("SIR-C.S04.1")
@pytest.mark.parametrize("moment", ["turn", "window"])
def test_lost_cancels_a_bonus_card_in_play(moment):
    match = table([["X12", "X51"], ["A12", "S04"], []], type="surface")
    turn(match, 0, "X12", "X51")
    if moment == "turn":
        turn(match, 1, "A12", storms=("S04",))
    else:
        turn(match, 1, "A12")
        match.order(1, "card S04")
    assert totals(match) == (3, 3)
    assert {"S04", "X51"} <= set(discards(match))


@pytest.mark.rule("SIR-C.S04.2")
def test_lost_may_take_any_bonus_card_of_any_player():
    match = table(
        [[], [], ["X07", "S04"], []],
        "O10",
        type="surface",
        table=[laid(0, "A12"), laid(0, "A44", "A12"), laid(1, "X54", "A12"), laid(3, "X52")],
    )
    turn(match, 2, "X07", storms=())
    match.order(2, "card S04")
    assert legal(match, 2, "target") == ["A44", "X52", "X54"]


@pytest.mark.rule("SIR-C.S04.2")
@pytest.mark.parametrize(("target", "result"), [("X54", (3 + 2, 3 + 2)), ("A44", (1, 3 + 2)), ("X52", (3, 3))])
def test_the_lost_card_is_discarded_and_no_longer_works(target, result):
    match = table(
        [[], [], ["X07", "S04"], []],
        "O10",
        type="surface",
        table=[laid(0, "A12"), laid(0, "A44", "A12"), laid(1, "X54", "A12"), laid(3, "X52")],
    )
    turn(match, 2, "X07", storms=(f"S04 on {target}",))
    assert totals(match) == result
    assert target in discards(match)


@pytest.mark.rule("SIR-C.S04.2")
def test_missed_can_be_lost_too():
    match = table([[], [], ["X07", "S04"]], type="surface", table=[laid(0, "X12"), laid(1, "A53", "X12")])
    turn(match, 2, "X07", storms=("S04",))
    assert totals(match) == (0, 6)


@pytest.mark.rule("SIR-C.S04.2")
def test_lost_is_refused_if_there_is_no_bonus_card_in_play():
    match = table([["A12", "S04"], ["X12"], []], type="surface")
    match.order(0, "card A12")
    match.order(0, "storms")
    assert refused(match, 0, "card S04") == "SIR-C.S04.2"


@pytest.mark.rule("SIR-C.S04.2")
def test_it_is_refused_in_the_window_too():
    match = table([["A12", "S04"], ["X12"], []], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert refused(match, 0, "card S04") == "SIR-C.S04.2"


# ---- S05 Renegade


@pytest.mark.rule("SIR-C.S05.1")
def test_with_night_action_he_may_lay_cards_of_the_other_camp():
    match = table([["X12", "S05"], [], []], "O02", round=2, table=[laid(0, "A12")])
    turn(match, 0, "X12", "S05")
    assert events(match, "bluff") == []
    assert totals(match) == (4, 4)


@pytest.mark.rule("SIR-C.S05.1")
def test_night_action_lies_face_down_until_the_reveal():
    match = table([["X12", "S05"], ["X07"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X08")])
    turn(match, 0, "X12", "S05")
    assert match.state.engagement.up[-2:] == [False, False]


@pytest.mark.rule("SIR-C.S05.1")
@pytest.mark.parametrize(("operation", "type"), [("O05", "surface"), ("O02", "")])
def test_night_action_is_refused_in_a_convoy_and_in_the_first_round_of_a_battle(operation, type):
    match = table([["A12", "S05"], [], []], operation, type=type)
    assert refused(match, 0, "card S05") == "SIR-C.S05.1"
    match.order(0, "card A12")
    assert refused(match, 0, "card S05") == "SIR-C.S05.1"


@pytest.mark.rule("SIR-C.S05.1")
def test_without_night_action_the_card_of_the_other_camp_is_a_bluff():
    match = table([["X12"], [], []], "O02", round=2, table=[laid(0, "A12")])
    turn(match, 0, "X12")
    assert totals(match) == (4, 0)


@pytest.mark.rule("SIR-C.S05.1", "SIR-3.2.13")
def test_night_action_does_not_go_with_an_illegal_main_card():
    match = table([["X03", "A12", "S05"], [], []], "O02", round=2, table=[laid(0, "A14")])
    match.order(0, "card X03")  # a card of '43
    assert refused(match, 0, "card S05") == "SIR-3.2.13"


@pytest.mark.rule("SIR-C.S05.2")
def test_all_his_cards_of_that_round_are_then_of_one_camp():
    match = table([["X12", "S05", "A54", "X53", "X50"], [], []], "O02", round=2, table=[laid(0, "A12")])
    match.order(0, "card X12")
    match.order(0, "card S05")
    assert refused(match, 0, "card A54") == "SIR-3.2.6"
    assert legal(match, 0) == ["X50", "X53"]


@pytest.mark.rule("SIR-C.S05.2")
def test_night_action_does_not_come_after_a_card_of_the_old_camp():
    match = table([["X12", "S05", "A54"], [], []], "O02", round=2, table=[laid(0, "A12")])
    match.order(0, "card X12")
    match.order(0, "card A54")  # beside a bluff his own Supply card may lie
    assert refused(match, 0, "card S05") == "SIR-C.S05.2"


@pytest.mark.rule("SIR-C.S05.2")
def test_his_cards_of_the_first_round_stay_with_their_camp():
    match = table([["X01", "S05"], [], []], "O02", round=2, table=[laid(0, "A12")])
    turn(match, 0, "X01", "S05")
    assert totals(match) == (4, 7)
    assert captured(match, 0) == ["A12"]


@pytest.mark.rule("SIR-C.S05.2")
def test_with_night_action_he_may_keep_the_same_camp():
    match = table([["A14", "S05"], [], []], "O02", round=2, table=[laid(0, "A12")])
    turn(match, 0, "A14", "S05")
    assert totals(match) == (8, 0)
    assert "S05" in discards(match)


@pytest.mark.rule("SIR-C.S05.3")
def test_night_action_as_the_only_card_is_a_bluff():
    match = table([["S05"], ["X07"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X12")])
    turn(match, 0, "S05")
    turn(match, 1, "X07")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["S05"]}]
    assert totals(match) == (4, 8)
    assert "S05" in discards(match)


@pytest.mark.rule("SIR-C.S05.3")
def test_night_action_as_the_main_card_carries_nothing():
    match = table([["S05", "X12", "A14"], [], []], "O02", round=2, table=[laid(0, "A12")])
    match.order(0, "card S05")
    assert refused(match, 0, "card A14") == "SIR-3.2.13"


# ---- S06 Bomb alley


@pytest.mark.rule("SIR-C.S06.1")
@pytest.mark.parametrize("moment", ["turn", "window"])
def test_bomb_alley_doubles_the_air_value_of_a_force_card_with_its_bonus_cards(moment):
    match = table([["A36", "A46", "S06"], [], []], type="combined", left=0)
    if moment == "turn":
        turn(match, 0, "A36", "A46", storms=("S06",))
    else:
        turn(match, 0, "A36", "A46")
        match.order(0, "card S06")
    assert value(match, "A36") == (4 + 2) * 2


@pytest.mark.rule("SIR-C.S06.1")
def test_bomb_alley_leaves_surface_and_submarine_values_alone():
    match = table([["X22", "S06"], [], []], type="combined", left=0)
    turn(match, 0, "X22", storms=("S06",))
    assert value(match, "X22") == 3 * 2 + 2 + 1


@pytest.mark.rule("SIR-C.S06.1")
def test_under_bomb_alley_one_die_becomes_two():
    match = table([["X41", "S06"], [], []], "O23", type="air", dice=(2, 5), left=0)
    turn(match, 0, "X41", storms=("S06",))
    assert value(match, "X41") == 2 + 5


@pytest.mark.rule("SIR-C.S06.2")
def test_bomb_alley_goes_on_any_face_up_force_card_of_either_camp():
    match = table([["X35"], ["A36", "S06"], []], type="air", table=[laid(2, "A54")], to_play=[0, 1])
    turn(match, 0, "X35")
    match.order(1, "card A36")
    match.order(1, "storms")
    match.order(1, "card S06")
    assert legal(match, 1, "target") == ["A36", "X35"]
    match.order(1, "target X35")
    match.order(1, "end")
    assert totals(match) == (4, 8)


@pytest.mark.rule("SIR-C.S06.2")
@pytest.mark.parametrize(
    ("type", "rule"), [("surface", "SIR-C.S06.2"), ("sub", "SIR-C.S06.2"), ("air", None), ("combined", None)]
)
def test_bomb_alley_is_refused_unless_air_counts(type, rule):
    match = table([["A12", "S06"], [], []], type=type)
    match.order(0, "card A12")
    match.order(0, "storms")
    assert barred(match, 0, "S06") == rule


@pytest.mark.rule("SIR-C.S06.2")
def test_bomb_alley_is_refused_without_a_force_card_in_play():
    match = table([["A54", "S06"], [], []], type="air")
    match.order(0, "card A54")
    match.order(0, "storms")
    assert refused(match, 0, "card S06") == "SIR-C.S06.2"


@pytest.mark.rule("SIR-C.S06.3")
def test_a_fate_doubling_and_bomb_alley_are_added_and_not_multiplied():
    match = table([["X42", "X46", "S06"], [], []], "O44", type="air", left=0)  # its Fate is O44
    turn(match, 0, "X42", "X46", storms=("S06",))
    assert value(match, "X42") == 4 + 4 + 2 + (4 + 2)


@pytest.mark.rule("SIR-C.S06.3")
def test_with_fate_the_first_die_counts_twice_and_the_fresh_one_once():
    match = table([["A39", "S06"], [], []], "O30", type="air", dice=(5, 2), left=0)  # its Fate is O30
    turn(match, 0, "A39", storms=("S06",))
    assert value(match, "A39") == 5 + 5 + 2


@pytest.mark.rule("SIR-C.S06.3")
def test_what_it_adds_is_not_below_0():
    match = table([[], ["A53", "S06"], []], type="combined", table=[laid(0, "X12")], left=0)  # 1/3/0
    turn(match, 1, "A53", storms=("S06",))
    assert value(match, "X12") == 0 + 0 + 1


# ---- S07 Shallows


@pytest.mark.rule("SIR-C.S07.1")
def test_shallows_are_laid_at_the_end_of_his_own_turn_after_a_main_play():
    match = table([["A12", "S07"], ["X12"], []], type="surface")
    assert refused(match, 0, "card S07") == "SIR-C.S07.1"
    match.order(0, "card A12")
    assert refused(match, 0, "card S07") == "SIR-C.S07.1"
    match.order(0, "storms")
    match.order(0, "card S07")
    assert in_play(match, 0) == ["A12", "S07"]


@pytest.mark.rule("SIR-C.S07.1")
def test_who_discards_lays_no_shallows():
    match = table([["A12", "S07"], ["X12"], []], type="surface")
    match.order(0, "discard A12")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-C.S07.1")
def test_shallows_are_not_laid_at_the_end_of_the_round():
    match = table([["A12", "S07"], ["X12"], []], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert match.menu(0) == {"pass": [0]}  # the Storm window


@pytest.mark.rule("SIR-C.S07.2")
def test_all_submarine_force_cards_in_play_are_discarded_with_their_bonus_cards():
    match = table(
        [[], [], ["A17", "S07", "A36"], []],
        "O23",
        type="combined",
        table=[laid(0, "A27"), laid(0, "A50", "A27"), laid(1, "X30"), laid(1, "X48", "X30"), laid(3, "X22")],
    )
    turn(match, 2, "A17", storms=("S07",))
    assert discards(match) == ["A27", "A50", "X22", "X30", "X48"]  # X22, a rectangle, is a submarine too
    assert captured(match, 2) == []  # they are not destroyed


@pytest.mark.rule("SIR-C.S07.2")
def test_his_own_submarine_goes_too():
    match = table([["A30", "S07"], ["X12"], []], type="sub")
    turn(match, 0, "A30", storms=("S07",))
    assert discards(match) == ["A30"]
    assert in_play(match, 0) == ["S07"]


@pytest.mark.rule("SIR-C.S07.2")
def test_a_rectangle_bonus_goes_although_its_force_card_stays():
    match = table([["A17", "A50"], ["X16", "S07"], []], "O39", type="combined")
    turn(match, 0, "A17", "A50 on A17")
    before = in_play(match, 0)
    turn(match, 1, "X16", storms=("S07",))
    assert before == ["A17", "A50"]
    assert "A50" in discards(match)
    assert len(events(match, "trick")) == 1


@pytest.mark.rule("SIR-C.S07.2", "SIR-2.2.6")
def test_damage_has_no_type_and_stays_on_its_target():
    match = table([["A12"], ["X16", "X54"], ["X12", "S07"], ["A36"]], "O05", type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X54 on A12")
    turn(match, 2, "X12", storms=("S07",))
    assert in_play(match, 1) == ["X54"]


@pytest.mark.rule("SIR-C.S07.2")
def test_in_a_convoy_of_two_players_the_other_round_is_hit_too():
    match = table([["A12", "S07"], ["X12"]], type="sub", round=2, table=[laid(0, "A30"), laid(1, "X23")])
    turn(match, 0, "A12", storms=("S07",))
    assert discards(match) == ["A30", "X23"]


@pytest.mark.rule("SIR-C.S07.3")
def test_no_player_after_him_may_lay_a_periscope_card_in_this_round():
    match = table([["A17", "S07"], ["X30", "X21", "X48"], []], "O23", type="sub")
    turn(match, 0, "A17", storms=("S07",))
    assert refused(match, 1, "card X30") == "SIR-C.S07.3"
    match.order(1, "card X21")
    assert refused(match, 1, "card X48") == "SIR-C.S07.3"


@pytest.mark.rule("SIR-C.S07.3")
def test_an_admiral_does_not_bring_one_in_either():
    match = table([["A12", "S07"], ["X12", "X56", "X23"], []], type="surface")
    turn(match, 0, "A12", storms=("S07",))
    match.order(1, "card X12")
    assert refused(match, 1, "double X56") == "SIR-2.46.3"


@pytest.mark.rule("SIR-C.S07.3")
def test_intelligence_extra_turns_are_included():
    match = table([["A56", "A30", "A12"], ["X12", "S07"], []], type="sub")
    turn(match, 0, "A56")
    turn(match, 1, "X12", storms=("S07",))
    assert match.turn == (0,)
    assert refused(match, 0, "card A30") == "SIR-C.S07.3"
    assert legal(match, 0) == ["A12"]


@pytest.mark.rule("SIR-C.S07.3")
def test_in_the_next_round_submarines_may_be_laid_again():
    match = table([["A12", "S07", "A30"], ["X12", "X23"]], type="sub")
    turn(match, 0, "A12", storms=("S07",))
    turn(match, 1, "X12")
    silence(match)
    assert match.state.engagement.round == 2
    assert barred(match, 0, "A30") is None


@pytest.mark.rule("SIR-C.S07.3")
def test_in_the_second_round_of_a_battle_submarines_laid_face_down_stand():
    match = table([["A12", "S07", "A30"], ["X12", "X23"], []], "O02")
    turn(match, 0, "A12", storms=("S07",))
    turn(match, 1, "X12")
    silence(match)
    turn(match, 0, "A30")
    turn(match, 1, "X23")
    silence(match)
    assert totals(match) == (4 + 3, 4 + 5)


@pytest.mark.rule("SIR-C.S07.4")
def test_shallows_are_refused_in_the_second_round_of_a_battle():
    match = table([["A12", "S07", "S01"], ["X12"], []], "O02", round=2, table=[laid(0, "A14"), laid(1, "X07")])
    match.order(0, "card A12")
    match.order(0, "storms")
    assert refused(match, 0, "card S07") == "SIR-C.S07.4"


@pytest.mark.rule("SIR-C.S07.4")
def test_laid_face_down_there_they_are_only_a_bluff():
    match = table([["S07"], ["X23"], []], "O02", round=2, table=[laid(0, "A14"), laid(1, "X07")])
    turn(match, 0, "S07")
    turn(match, 1, "X23")
    assert totals(match) == (4, 4 + 5)


@pytest.mark.rule("SIR-C.S02.3", "SIR-L.4")
def test_a_storm_card_that_came_in_a_fog_may_be_laid_in_the_window():
    match = table([["A12", "S02", "S03", "A15"], ["X12", "X35"], ["X07", "X36"]], type="surface", draws=("X35", "X36"))
    for words in ("fog", "give S03", "to 2", "give A15", "to 3"):
        match.order(0, words)
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    turn(match, 2, "X07")
    match.order(0, "pass")
    assert legal(match, 1) == ["S03"]


@pytest.mark.rule("SIR-C.S02.7")
def test_what_was_exchanged_in_a_fog_is_never_guessed_by_the_two():
    match = table([["A12", "S02", "A14", "A15"], ["X12", "X35"], ["X07", "X36"]], type="surface", draws=("X35", "X36"))
    for words in ("fog", "give A14", "to 2", "give A15", "to 3"):
        match.order(0, words)
    for seed in range(5):
        assert CARD["A14"] in match.fork(0, seed).state.hands[1]
        assert CARD["A15"] in match.fork(0, seed).state.hands[2]
        assert CARD["X35"] in match.fork(1, seed).state.hands[0]
        assert CARD["X36"] in match.fork(2, seed).state.hands[0]
    assert any(CARD["A14"] not in match.fork(2, seed).state.hands[1] for seed in range(5))


@pytest.mark.rule("SIR-C.S02.7")
def test_after_a_fog_nobody_else_is_sure_of_a_card_that_he_had_seen_in_one_of_the_hands():
    match = table([["A12", "S02", "A14", "A15"], ["X12", "X35"], ["X07", "X36"]], type="surface", draws=("X35", "X36"))
    match.state.seen[CARD["A12"]] = match.state.seen[CARD["X12"]] = 0b111
    for words in ("fog", "give A14", "to 2", "give A15", "to 3"):
        match.order(0, words)
    assert any(CARD["A12"] not in match.fork(1, seed).state.hands[0] for seed in range(9))
    assert any(CARD["X12"] not in match.fork(2, seed).state.hands[1] for seed in range(9))
    assert all(CARD["X12"] in match.fork(0, seed).state.hands[1] for seed in range(9))


@pytest.mark.rule("SIR-P.6")
def test_a_card_that_was_seen_in_a_hand_may_be_the_one_that_lies_face_down():
    hands = [["S07"], ["X23", "X12"], ["X36"]]
    match = table(hands, "O02", round=2, table=[laid(0, "A14"), laid(1, "X07"), laid(2, "X08")])
    match.state.seen[CARD["X12"]] = 0b111
    turn(match, 0, "S07")
    assert all(CARD["X12"] in match.fork(0, seed).state.hands[1] for seed in range(9))
    turn(match, 1, "X23")
    assert any(CARD["X12"] not in match.fork(0, seed).state.hands[1] for seed in range(9))


@pytest.mark.rule("SIR-C.S03.1")
def test_everybody_is_told_who_lays_explosion():
    match = table([["A12", "S03"], ["X12"], ["A38"]], type="surface", dice=(1, 1))
    turn(match, 0, "A12", storms=("S03",))
    assert {"seat": 0, "card": CARD["S03"]} in events(match, "laid")


@pytest.mark.rule("SIR-C.S07.1")
def test_everybody_is_told_who_lays_shallows():
    match = table([["A12", "S07"], ["X12"], ["A38"]], type="surface")
    turn(match, 0, "A12", storms=("S07",))
    assert {"seat": 0, "card": CARD["S07"]} in events(match, "laid")


@pytest.mark.rule("SIR-C.S04.2")
def test_a_bonus_card_that_has_left_play_is_no_target_of_lost():
    match = table([["X40", "X47"], ["A43", "S04"], ["A05"]], "O24", "air")
    turn(match, 0, "X40", "X47")
    match.order(1, "card A43")  # Fate of X47
    match.order(1, "storms")
    assert barred(match, 1, "S04") == "SIR-C.S04.2"


@pytest.mark.rule("SIR-C.S02.2")
def test_what_was_half_chosen_when_fog_came_leaves_no_trace():
    match = table([["A12", "A15", "A45", "A36"], ["X12", "S02", "X35", "X08"], ["A30", "A33"]], type="surface",
                  draws=("A36", "A33"), left=0)  # fmt: skip
    match.order(0, "card A12")
    match.order(0, "card A45")
    for words in ("fog", "give X35", "to 1", "give X08", "to 3"):
        match.order(1, words)
    turn(match, 0, "A15", "A45")
    e = match.state.engagement
    assert codes(e.cards) == ["A15", "A45"]
    assert e.hosts == [-1, 0]


@pytest.mark.rule("SIR-C.S02.2")
def test_a_target_that_was_asked_for_when_fog_came_is_not_asked_for_any_more():
    laid = [{"seat": 1, "card": "A12"}, {"seat": 2, "card": "A15"}]
    match = table([["X54", "X12", "X35"], ["S02", "A36", "A38"], ["A30"]], type="surface", leader=1, table=laid,
                  draws=("X35", "A30"))  # fmt: skip
    match.order(0, "card X54")
    assert set(match.menu(0)) == {"target"}
    for words in ("fog", "give A36", "to 1", "give A38", "to 3"):
        match.order(1, words)
    assert legal(match, 0) == ["A36", "X12", "X54"]
    assert "target" not in match.menu(0)


@pytest.mark.rule("SIR-C.S02.2", "SIR-2.46.3")
def test_an_admiral_half_chosen_when_fog_came_wants_no_second_force_card():
    match = table([["A12", "A15", "A57", "X36"], ["S02", "X35", "X08"], ["A30"]], type="surface", draws=("X36", "A30"))
    match.order(0, "card A12")
    match.order(0, "double A57")
    assert "end" not in match.menu(0)
    for words in ("fog", "give X35", "to 1", "give X08", "to 3"):
        match.order(1, words)
    turn(match, 0, "A15")
    assert in_play(match, 0) == ["A15"]


@pytest.mark.rule("SIR-C.S02.2", "SIR-L.4")
def test_storm_cards_just_drawn_may_be_laid():
    match = table([["A12", "A14", "A36"], ["X12", "X07"], ["A15", "A38"]], "O03", draws=("S02", "S03", "X35"))
    for seat, card in enumerate(("A12", "X12", "A15")):
        turn(match, seat, card)
    silence(match)  # one card each between the rounds
    assert "fog" in match.menu(0)
    for seat, card in enumerate(("A14", "X07", "A38")):
        turn(match, seat, card)
    match.order(0, "pass")
    assert legal(match, 1) == ["S03"]

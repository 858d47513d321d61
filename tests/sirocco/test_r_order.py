"""SIR-R: the order in which things resolve."""

from __future__ import annotations

import pytest

from escadre.games.sirocco.play.catalog import CARD, CODES
from escadre.games.sirocco.play.columns import GROUP, OPERATION
from tests.sirocco.build import (
    barred,
    captured,
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
    value,
    won,
)

DECK = [code for code in CODES if GROUP[CARD[code]] != OPERATION]
SECOND = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "A15"}]


def second(hands, operation="O02", laid=SECOND, **place):
    """The second round of a Battle of '40; round 1 was A12, X12 and A15: 8 to 4."""
    return table(hands, operation, round=2, table=laid, **place)


def kinds(match):
    """The kinds of everything that happened, in order."""
    return [event.kind for entry in match.log for event in entry.events]


def rest(*used):
    """Everything else of the deck: out of the game, so that the pile is empty."""
    return [code for code in DECK if code not in used]


# ---- before the turns


@pytest.mark.rule("SIR-R.1")
def test_operation_up_then_type_then_turns():
    match = table([["A12"], ["X12"], ["A15"]], operation="", draws=("O05",))
    assert list(match.menu(0)) == ["type"]
    match.order(0, "type air")
    assert "card" in match.menu(0)
    turn(match, 0, "A12")
    assert kinds(match)[:3] == ["convoy", "declared", "laid"]


@pytest.mark.rule("SIR-R.1")
def test_in_the_advanced_game_the_leader_first_chooses_from_two():
    match = table([["A12"], ["X12"], ["A15"]], operation="", draws=("O05", "O01"), options={"advanced": True})
    assert match.menu(0) == {"operation": [CARD["O05"], CARD["O01"]]}
    match.order(0, "operation O01")
    assert list(match.menu(0)) == ["type"]
    assert CODES[match.state.engagement.operation] == "O01"


# ---- inside a face-up turn


@pytest.mark.rule("SIR-R.2")
def test_main_play_and_extras_are_laid_together():
    match = table([["X01", "X51", "X53"], ["A12"], ["A15"]], type="surface")
    for words in ("card X01", "card X51", "card X53"):
        match.order(0, words)
        assert in_play(match, 0) == []
    match.order(0, "end")
    assert in_play(match, 0) == ["X01", "X51", "X53"]


@pytest.mark.rule("SIR-R.2")
def test_the_admirals_change_of_type_comes_before_storm_cards():
    match = table([["A12", "A57", "S06"], ["X12"], ["A15"]], type="surface")
    match.order(0, "card A12")
    match.order(0, "storms")
    assert refused(match, 0, "card S06") == "SIR-C.S06.2"  # Air does not count

    match = table([["A12", "A57", "S06"], ["X12"], ["A15"]], type="surface")
    turn(match, 0, "A12", "A57 combine", storms=("S06",))
    assert in_play(match, 0) == ["A12", "A57", "S06"]


@pytest.mark.rule("SIR-R.2")
def test_la_spezia_is_judged_before_the_admiral_changes_the_type():
    match = table([["A12", "A57", "A55"], ["X12"], ["A15"]], type="air")
    match.order(0, "card A12")
    match.order(0, "combine A57")
    assert refused(match, 0, "card A55") == "SIR-2.42.1"


@pytest.mark.rule("SIR-R.2")
def test_la_spezia_binds_from_the_end_of_the_turn_it_is_laid_in():
    match = table([["A12", "A55"], ["X12", "A15"], []], type="surface")
    turn(match, 0, "A12", "A55")
    assert barred(match, 1, "X12") == "SIR-2.42.3"


@pytest.mark.rule("SIR-R.2")
def test_fate_comes_before_damage_sits_on_its_target():
    match = table([["A14"], ["X33", "X54"], ["A15"]], type="surface")
    turn(match, 0, "A14")
    turn(match, 1, "X33", "X54")
    assert captured(match, 1) == ["A14"]
    assert discards(match) == ["X54"]


@pytest.mark.rule("SIR-R.2")
def test_fate_comes_before_storm_cards():
    match = table([["A14"], ["X33", "S06"], ["A15"]], type="air", left=0)
    turn(match, 0, "A14")
    turn(match, 1, "X33", storms=("S06",))  # no target to choose: A14 is gone
    turn(match, 2, "A15")
    assert value(match, "X33") == 10


@pytest.mark.rule("SIR-R.2")
def test_damage_sits_before_storm_cards_follow():
    match = table([["A14"], ["X12", "X54", "S04"], ["A03"]], type="surface")
    turn(match, 0, "A14")
    turn(match, 1, "X12", "X54", storms=("S04",))  # Lost finds the Damage just laid
    assert discards(match) == ["S04", "X54"]


@pytest.mark.rule("SIR-R.2")
@pytest.mark.parametrize("order", [("S04", "S03", "S06"), ("S06 on X04", "S04", "S03")])
def test_explosion_lost_and_bomb_alley_come_in_any_order(order):
    match = table([["A14", "A45"], ["X04", "S03", "S04", "S06"], ["A15"]], type="air", dice=(1, 1))
    turn(match, 0, "A14", "A45")
    turn(match, 1, "X04", storms=order)
    assert in_play(match, 1) == ["S06", "X04"]
    assert captured(match, 1) == ["A14"]


@pytest.mark.rule("SIR-R.2")
@pytest.mark.parametrize("storm", ["S03", "S04", "S06"])
def test_after_shallows_only_sirocco_may_follow(storm):
    match = table([["A14", "A45"], ["X04", "S07", storm, "S01"], ["A15"]], type="air", dice=(6,))
    turn(match, 0, "A14", "A45")
    match.order(1, "card X04")
    match.order(1, "storms")
    assert storm in legal(match, 1)
    match.order(1, "card S07")
    assert refused(match, 1, f"card {storm}") == "SIR-R.2"
    match.order(1, "card S01")
    assert match.state.engagement.sirocco == 2


@pytest.mark.rule("SIR-R.2")
def test_sirocco_ends_the_turn():
    match = table([["A14"], ["X04", "S07", "S06", "S01"], ["A15"]], type="air", dice=(6,))
    turn(match, 0, "A14")
    match.order(1, "card X04")
    match.order(1, "storms")
    match.order(1, "card S01")
    assert match.turn == (2,)


@pytest.mark.rule("SIR-R.2")
def test_a_passed_sirocco_is_decided_after_everything_else_of_the_turn():
    match = table([["A30"], ["X12", "S07"], ["A15"]], type="sub", sirocco=1, dice=(5,))
    turn(match, 0, "A30")
    match.order(1, "card X12")
    assert "sirocco" not in match.menu(1)
    match.order(1, "storms")
    assert "sirocco" not in match.menu(1)
    match.order(1, "card S07")
    match.order(1, "end")
    assert sorted(match.menu(1)) == ["drop", "sirocco"]
    assert discards(match) == ["A30"]


# ---- the end of a round


@pytest.mark.rule("SIR-R.3")
def test_intelligence_extra_turns_come_at_the_end_of_the_round():
    match = table([["A56", "A12"], ["X57", "X12"], ["A15"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "X57")
    assert match.turn == (2,)
    turn(match, 2, "A15")
    assert match.turn == (0,)
    turn(match, 0, "A12")
    assert match.turn == (1,)


@pytest.mark.rule("SIR-R.3")
def test_an_extra_turn_has_all_the_steps_of_a_turn():
    match = table([["X57", "X33", "X54", "S07", "S01"], ["A14"], ["A30", "A36"]], type="surface", dice=(2,))
    turn(match, 0, "X57")
    turn(match, 1, "A14")
    turn(match, 2, "A30")
    turn(match, 0, "X33", "X54 on A30", storms=("S07", "S01"))
    assert captured(match, 0) == ["A14"]  # Fate
    assert {"A30", "X54"} <= set(discards(match))  # Shallows, with the Damage on it
    assert [event["die"] for event in events(match, "roll")] == [2]  # Sirocco


@pytest.mark.rule("SIR-R.3")
def test_in_a_battle_the_extra_turn_belongs_to_round_1():
    match = table([["A56", "A12"], ["X12"], ["A15"]], "O02")
    for seat, card in enumerate(("A56", "X12", "A15")):
        turn(match, seat, card)
    assert (match.turn, match.state.engagement.round) == ((0,), 1)
    turn(match, 0, "A12")
    assert match.state.engagement.round == 2
    assert match.state.engagement.up == [True] * 4


# ---- the reveal of round 2


@pytest.mark.rule("SIR-R.4")
def test_night_action_is_read_before_cards_are_judged():
    match = second([["X01", "S05", "X53"], ["X07"], ["A14"]])
    turn(match, 0, "X01", "S05", "X53")
    turn(match, 1, "X07")
    turn(match, 2, "A14")
    assert events(match, "bluff") == []
    assert totals(match) == (12, 4 + 7 + 4)


@pytest.mark.rule("SIR-R.4")
def test_illegal_cards_go_before_damage_chooses():
    match = second([["A03"], ["X54", "X35"], ["A30"]])  # A03 is not of '40
    turn(match, 0, "A03")
    turn(match, 1, "X54")
    turn(match, 2, "A30")
    assert legal(match, 1, "target") == ["A12", "A15", "A30"]


@pytest.mark.rule("SIR-R.4")
def test_fates_work_before_damage_chooses():
    match = second([["A14"], ["X33", "X54"], ["A30"]])
    turn(match, 0, "A14")
    turn(match, 1, "X33", "X54")
    turn(match, 2, "A30")
    assert captured(match, 1) == ["A14"]
    assert legal(match, 1, "target") == ["A12", "A15", "A30"]


@pytest.mark.rule("SIR-R.4")
def test_a_face_down_admiral_takes_effect_at_the_reveal():
    """`historical`: O33 counts Surface only until the Admiral makes it combined."""
    laid = [{"seat": 0, "card": "A20"}, {"seat": 1, "card": "X10"}, {"seat": 2, "card": "A15"}]
    match = second([["A14", "A57"], ["X01"], ["A36"]], "O33", laid, options={"historical": True}, left=0)
    turn(match, 0, "A14", "A57 combine")
    assert shown_type(match) == "type-surface"
    turn(match, 1, "X01")
    turn(match, 2, "A36")
    assert totals(match) == (5 + 4 + 4 + 4, 4 + 7)


@pytest.mark.rule("SIR-R.4")
@pytest.mark.parametrize("leader", [0, 1])
def test_damage_and_missed_choose_in_turn_order(leader):
    match = second([["A53"], ["X54"], ["X36"]], leader=leader, to_play=[2, 1, 0],
                   laid=[{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}, {"seat": 2, "card": "X07"},
                         {"seat": 0, "card": "A15"}])  # fmt: skip
    turn(match, 2, "X36")
    turn(match, 1, "X54")
    turn(match, 0, "A53")
    assert match.turn == (leader,)
    match.order(leader, "target X12" if leader == 0 else "target A12")
    assert match.turn == (1 - leader,)


# ---- a face-down turn


@pytest.mark.rule("SIR-R.5")
def test_sirocco_comes_face_up_at_the_end_of_a_face_down_turn():
    match = second([["A14", "S01"], ["X07"], ["A36"]], dice=(5,))
    match.order(0, "card A14")
    match.order(0, "storms")
    assert legal(match, 0) == ["S01"]
    assert match.state.engagement.up[-1] is False  # the main card lies already
    match.order(0, "card S01")
    assert kinds(match)[-4:] == ["laid-down", "laid", "roll", "sirocco-passes"]
    assert match.turn == (1,)


@pytest.mark.rule("SIR-R.5")
@pytest.mark.parametrize("storm", ["S03", "S04", "S06", "S07"])
def test_no_other_storm_card_is_laid_in_a_face_down_turn(storm):
    match = second([["A14", "S01", storm], ["X07"], ["A36"]])
    match.order(0, "card A14")
    match.order(0, "storms")
    assert refused(match, 0, f"card {storm}") == ("SIR-C.S07.4" if storm == "S07" else "SIR-L.4")


@pytest.mark.rule("SIR-R.5")
def test_a_passed_sirocco_is_used_at_the_end_of_a_face_down_turn():
    match = second([["A14"], ["X07"], ["A36"]], sirocco=0, dice=(6,))
    turn(match, 0, "A14")
    assert sorted(match.menu(0)) == ["drop", "sirocco"]
    match.order(0, "sirocco")
    assert match.state.engagement.sirocco == 1


@pytest.mark.rule("SIR-R.5")
def test_face_down_cards_that_it_annuls_go_face_up_to_the_discards():
    match = second([["A14", "A54"], ["X07", "S01"], ["A36"]], dice=(1,))
    turn(match, 0, "A14", "A54")
    match.order(1, "card X07")
    match.order(1, "storms")
    match.order(1, "card S01")
    entry = match.order(1, "annul 1")
    assert {"A14", "A54"} <= set(discards(match))
    for seat in (0, 1, 2, None):
        shown = [text.args["card"].id for text in match.texts(entry, seat) if text.id == "event-shown"]
        assert shown == ["card-A14", "card-A54"]
    turn(match, 2, "A36")
    assert totals(match) == (4 + 4 + 4, 8)  # round 1 stands


# ---- the Storm window


def asked(match):
    """Who is asked in the window, in order, when everybody passes."""
    seats = []
    while match.turn and "pass" in match.menu(match.turn[0]):
        seats.append(match.turn[0])
        match.order(match.turn[0], "pass")
    return seats


@pytest.mark.rule("SIR-R.6")
def test_the_window_asks_from_the_leader_clockwise():
    match = table([["A12", "A36"], ["X12", "X36"], ["A15", "A38"]], type="surface", leader=1)
    for seat, card in ((1, "X12"), (2, "A15"), (0, "A12")):
        turn(match, seat, card)
    assert asked(match) == [1, 2, 0]


@pytest.mark.rule("SIR-R.6")
def test_whoever_holds_no_storm_card_is_asked_like_the_others():
    match = table([["A12", "A36"], ["X12", "S03"], ["A15", "A38"]], type="surface")
    for seat, card in enumerate(("A12", "X12", "A15")):
        turn(match, seat, card)
    assert asked(match) == [0, 1, 2]


@pytest.mark.rule("SIR-R.6")
def test_another_pass_is_made_after_a_card_until_one_without():
    match = table([["A12", "A36"], ["X12", "X36", "S03"], ["A15", "A38", "S06"]], type="air", dice=(1, 1))
    for seat, card in enumerate(("A12", "X12", "A15")):
        turn(match, seat, card)
    match.order(0, "pass")
    match.order(1, "card S03")  # takes A12, the card on the right
    match.order(2, "pass")
    assert match.turn == (0,)
    match.order(0, "pass")
    match.order(1, "pass")
    match.order(2, "card S06")
    match.order(2, "target A15")
    assert asked(match) == [0, 1, 2]
    assert totals(match) == (2, 1)


@pytest.mark.rule("SIR-R.6")
def test_a_card_that_was_only_begun_makes_no_other_pass():
    hands = [["A12", "A45", "S04", "A36"], ["X12", "X50", "X36"], ["A15", "S02", "A38", "A40"]]
    match = table(hands, type="surface", draws=("A36", "X36"))
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X12", "X50")
    turn(match, 2, "A15")
    match.order(0, "card S04")  # which Bonus card?
    match.order(2, "fog")
    for words in ("give A38", "to 1", "give A40", "to 2"):
        match.order(2, words)
    assert "S04" in hand(match, 0)
    assert asked(match) == [0, 1, 2]


@pytest.mark.rule("SIR-R.6")
def test_passing_is_silent():
    match = table([["A12", "A36"], ["X12", "S03"], ["A15", "A38"]], type="surface")
    for seat, card in enumerate(("A12", "X12", "A15")):
        turn(match, seat, card)
    for seat in (0, 1):
        entry = match.order(seat, "pass")
        assert entry.events == ()


@pytest.mark.rule("SIR-R.6")
def test_the_window_comes_after_the_extra_turns():
    match = table([["A56", "A12", "A36"], ["X12", "S03"], ["A15"]], type="surface")
    for seat, card in enumerate(("A56", "X12", "A15")):
        turn(match, seat, card)
    assert "pass" not in match.menu(0)
    turn(match, 0, "A12")
    assert asked(match) == [0, 1]


@pytest.mark.rule("SIR-R.6")
def test_there_is_a_window_after_each_round_of_a_battle_the_second_after_the_reveal():
    match = table([["A12", "A36", "S06"], ["X12", "X36"], []], "O02", draws=("A30", "A33"))
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert asked(match) == [0, 1]
    turn(match, 0, "A36")
    turn(match, 1, "X36")
    match.order(0, "card S06")
    assert legal(match, 0, "target") == ["A12", "A36", "X12", "X36"]
    match.order(0, "target A36")
    silence(match)
    assert totals(match) == (4 + 8, 8)


@pytest.mark.rule("SIR-R.6")
@pytest.mark.parametrize("card", ["S01", "S07", "A36"])
def test_only_explosion_lost_and_bomb_alley_come_in_the_window(card):
    match = table([["A12", card], ["X12"], []], type="air")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    assert match.menu(0) == {"pass": [0]}
    assert refused(match, 0, f"card {card}") == "SIR-R.6"


# ---- between the rounds


@pytest.mark.rule("SIR-R.7")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_window_of_round_1_then_the_draw_then_round_2(seats):
    hands = [["A12", "A36"], ["X12", "S03"], ["A15"]][:seats]
    match = table(hands, "O02", dice=(1, 1), draws=("A30", "A33"))
    for seat, card in enumerate(("A12", "X12", "A15")[:seats]):
        turn(match, seat, card)
    assert hand(match, 0) == ["A36"]  # nothing drawn before the window
    match.order(0, "pass")
    match.order(1, "card S03")
    silence(match)
    assert "A30" in hand(match, 0)
    order = [kind for kind in kinds(match) if kind in ("destroyed", "drew", "round")]
    assert order == ["destroyed", *["drew"] * seats, "round"]


# ---- the outcome


@pytest.mark.rule("SIR-R.8")
def test_dice_come_after_the_last_window_and_before_the_totals():
    match = table([["A39", "A36"], ["X11", "X37"], []], "O24", "air", dice=(6,))
    turn(match, 0, "A39")
    turn(match, 1, "X11")
    assert "roll" not in kinds(match)
    silence(match)
    order = [kind for kind in kinds(match) if kind in ("roll", "totals", "trick")]
    assert order == ["roll", "totals", "trick"]


@pytest.mark.rule("SIR-R.8")
def test_no_combat_is_asked_before_intelligence_and_ties():
    match = table([["A56", "A36"], ["X36"], []], type="surface", left=0)
    turn(match, 0, "A56")
    turn(match, 1, "X36")
    turn(match, 0, "A36")
    assert [kind for kind in kinds(match) if kind in ("no-combat", "tied", "trick")] == ["no-combat"]


@pytest.mark.rule("SIR-R.8")
def test_intelligence_is_asked_before_a_tie():
    match = table([["A56", "A12"], ["X12"], []], type="surface", left=0)
    turn(match, 0, "A56")
    turn(match, 1, "X12")
    turn(match, 0, "A12")
    assert [kind for kind in kinds(match) if kind in ("no-combat", "tied", "trick")] == ["trick"]


@pytest.mark.rule("SIR-R.8")
def test_fog_is_too_late_once_the_dice_are_rolled():
    match = table([["A01", "A54", "A10"], ["X12", "X36"], ["S02", "A36", "A38", "A40"]], type="surface")
    turn(match, 0, "A01", "A54")
    turn(match, 1, "X12")
    match.order(2, "discard A36")
    assert "fog" in match.menu(2)
    silence(match)
    assert "take" in match.menu(0)
    assert refused(match, 2, "fog") == "SIR-C.S02.2"


@pytest.mark.rule("SIR-R.9")
def test_captured_cards_are_taken_before_the_supply_choice_and_the_rest_discarded_after_it():
    match = table([["A01", "A54"], ["X12", "X50"], ["A03"]], type="surface", left=0)
    turn(match, 0, "A01", "A54")
    turn(match, 1, "X12", "X50")
    match.order(2, "discard A03")
    assert sorted(match.menu(0)) == ["leave", "take"]
    assert (won(match, 0), captured(match, 0)) == (["O05"], ["X12"])
    assert discards(match) == ["A03"]
    match.order(0, "leave")
    assert discards(match) == ["A01", "A03", "A54", "X50"]


@pytest.mark.rule("SIR-R.9")
def test_in_the_advanced_game_the_share_comes_before_the_supply_choice():
    match = table([["A01", "A54"], ["X12"], ["A12"]], type="surface", options={"advanced": True})
    turn(match, 0, "A01", "A54")
    turn(match, 1, "X12")
    turn(match, 2, "A12")
    assert list(match.menu(0)) == ["to"]
    match.order(0, "to 3")
    match.order(0, "to 1")
    assert sorted(match.menu(0)) == ["leave", "take"]
    assert (won(match, 2), captured(match, 0)) == (["O05"], ["X12"])


@pytest.mark.rule("SIR-R.9")
def test_discards_come_before_the_draws_and_those_go_from_the_leader():
    hands = [["A01"], ["X12", "X50"], ["A03"]]
    match = table(hands, type="surface", removed=rest("A01", "X12", "X50", "A03"), left=0)  # the pile is empty
    turn(match, 0, "A01")
    turn(match, 1, "X12", "X50")
    match.order(2, "discard A03")
    assert [hand(match, seat) for seat in range(3)] == [["A01", "A03", "X50"], [], []]


@pytest.mark.rule("SIR-R.9")
def test_the_new_hand_limit_holds_for_the_draw():
    match = table([["A01"], ["X12"], ["A03"]], type="surface")  # O05 has a full icon
    turn(match, 0, "A01")
    turn(match, 1, "X12")
    match.order(2, "discard A03")
    assert [len(hand(match, seat)) for seat in range(3)] == [7, 6, 6]


@pytest.mark.rule("SIR-R.9")
def test_then_the_lead_moves_left_and_the_next_operation_is_turned_up():
    match = table([["A01"], ["X12"], ["A03"]], type="surface", left=1)
    turn(match, 0, "A01")
    turn(match, 1, "X12")
    match.order(2, "discard A03")
    order = [kind for kind in kinds(match) if kind in ("took-operation", "captured", "drew", "convoy")]
    assert order == ["took-operation", "captured", "drew", "drew", "drew", "convoy"]
    assert match.turn == (1,)
    assert events(match, "convoy")[-1]["seat"] == 1


@pytest.mark.rule("SIR-R.9")
def test_or_the_game_ends():
    match = table([["A01"], ["X12"], ["A03"]], type="surface", left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X12")
    match.order(2, "discard A03")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("SIR-R.10")
def test_a_tie_goes_under_the_operation_then_discards_then_draws_from_the_leader_then_the_lead_moves():
    hands = [["A07", "S07"], ["X01"], ["A03"]]
    match = table(hands, type="combined", removed=rest("A07", "S07", "X01", "A03"))  # the pile is empty
    turn(match, 0, "A07", storms=("S07",))
    turn(match, 1, "X01")
    match.order(2, "discard A03")
    e = match.state.engagement
    assert [CODES[card] for card in e.under] == ["A07", "X01"]
    assert [hand(match, seat) for seat in range(3)] == [["A03", "S07"], [], []]  # what was discarded is drawn
    assert match.state.leader == 1
    assert (CODES[e.operation], e.attempt) == ("O05", 1)

"""The optional rules: both camps, length, fast, historical (SIR-6)."""

from __future__ import annotations

import pytest

from escadre import Match, Unreadable
from escadre.core import flow
from escadre.games.sirocco.play.columns import SURFACE
from tests.sirocco.build import (
    barred,
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
    won,
)

# ---- 6.1 both camps


def second_round(second: str, both_camps: bool, **place: object) -> Match:
    """A Battle of '41: seat 0 is Allied in round 1 and lays `second` in round 2."""
    hands = [["A04", second, "A36"], ["X14", "X35"], ["A12", "A38"]]
    match = table(hands, "O11", options={"both_camps": both_camps}, **place)
    turn(match, 0, "A04")
    turn(match, 1, "X14")
    turn(match, 2, "A12")
    silence(match)
    turn(match, 0, second)
    turn(match, 1, "X35")
    turn(match, 2, "A38")
    return match


@pytest.mark.rule("SIR-6.1.1")
def test_with_both_camps_a_player_may_change_camp_for_round_two():
    match = second_round("X10", both_camps=True)
    assert in_play(match, 0) == ["A04", "X10"]
    silence(match)
    assert totals(match) == (5 + 4 + 4, 3 + 5 + 4)


@pytest.mark.rule("SIR-6.1.1", "SIR-3.2.6")
def test_without_the_option_a_card_of_the_other_camp_is_a_bluff():
    match = second_round("X10", both_camps=False)
    assert in_play(match, 0) == ["A04"]
    assert "X10" in discards(match)


@pytest.mark.rule("SIR-6.1.1")
def test_with_both_camps_all_cards_of_one_round_are_still_of_one_camp():
    match = table([["A04", "X53"], ["X14"], ["A12"]], "O11", options={"both_camps": True})
    match.order(0, "card A04")
    assert barred(match, 0, "X53") == "SIR-3.2.6"


@pytest.mark.rule("SIR-6.1.1")
def test_with_both_camps_all_cards_of_round_two_are_of_one_camp_too():
    laid = [{"seat": 0, "card": "A04"}, {"seat": 1, "card": "X14"}, {"seat": 2, "card": "A12"}]
    match = table([["X10", "A54", "X53"], ["X35"], ["A38"]], "O11", options={"both_camps": True}, table=laid, round=2)
    match.order(0, "card X10")
    assert barred(match, 0, "A54") == "SIR-3.2.6"
    assert legal(match, 0) == ["X53"]


@pytest.mark.rule("SIR-6.1.1")
def test_a_player_of_both_camps_may_capture_his_own_card():
    match = second_round("X10", both_camps=True)
    silence(match)  # 13 to 12: A04 is worth 5
    assert won(match, 0) == ["O11"]
    assert captured(match, 0) == ["X10", "X14", "X35"]


@pytest.mark.rule("SIR-6.1.1", "SIR-4.0.5")
def test_both_camps_is_for_battles_and_does_not_free_the_second_round_of_a_two_player_convoy():
    match = table([["A04", "X12"], ["X14", "X35"]], "O05", "surface", options={"both_camps": True})
    turn(match, 0, "A04")
    turn(match, 1, "X14")
    silence(match)
    assert barred(match, 0, "X12") == "SIR-4.0.5"


# ---- 6.2 length


def play_out(match: Match) -> None:
    """Everybody takes the first choice, and discards his hand where he can: games end quickly."""
    while match.outcome is None:
        seat = match.turn[0]
        menu = match.menu(seat)
        if "discard_all" in menu:
            match.order(seat, "discard_all")
        else:
            match.act(seat, *flow.pick(menu, 0))


@pytest.mark.rule("SIR-6.2.1")
@pytest.mark.parametrize("length", [22, 15, 10])
def test_a_game_lasts_as_many_operations_as_its_length(length):
    match = Match.new("sirocco", 3, seed=3, options={"length": length})
    play_out(match)
    assert len(events(match, "convoy")) + len(events(match, "battle")) == length


@pytest.mark.rule("SIR-6.2.1")
def test_no_other_length_is_agreed_to():
    with pytest.raises(Unreadable, match="22, 15, 10"):
        Match.new("sirocco", 3, seed=3, options={"length": 12})


@pytest.mark.rule("SIR-6.2.2")
def test_a_short_advanced_game_still_draws_two_of_44_for_each_operation():
    match = Match.new("sirocco", 3, seed=3, options={"length": 10, "advanced": True})
    assert len(match.state.engagement.choice) + len(match.state.operations) == 44
    play_out(match)
    assert len(events(match, "rejected")) == 10
    assert len(match.state.operations) == 44 - 2 * 10


# ---- 6.3 fast


FAST = {"fast": True}


@pytest.mark.rule("SIR-6.3.1")
def test_in_a_fast_game_the_leader_of_a_battle_card_declares_a_type():
    match = table([["A04"], ["X14"], ["A12"]], "O11", options=FAST)
    assert match.turn == (0,)
    assert sorted(match.menu(0)) == ["type"]


@pytest.mark.rule("SIR-6.3.1")
def test_in_a_fast_game_a_battle_card_is_decided_after_one_round():
    match = table([["A04", "A36"], ["X12", "X35"], ["A30", "A38"]], "O11", "surface", options=FAST)
    turn(match, 0, "A04")
    turn(match, 1, "X12")
    match.order(2, "discard A30")
    silence(match)
    assert totals(match) == (4, 3)
    assert won(match, 0) == ["O11"]


@pytest.mark.rule("SIR-6.3.1")
def test_in_a_fast_game_a_battle_card_leaves_discards_free():
    match = table([["A04", "A36"], ["X12"], ["A30"]], "O11", "surface", options=FAST)
    assert {"discard", "discard_all"} < set(match.menu(0))


@pytest.mark.rule("SIR-6.3.1")
def test_in_a_fast_game_fates_work_in_convoy_order():
    match = table([["X27"], ["A04"], ["A36"]], "O11", "surface", options=FAST)
    turn(match, 0, "X27")
    turn(match, 1, "A04")  # its victim, after it
    assert captured(match, 0) == []
    assert in_play(match, 1) == ["A04"]


@pytest.mark.rule("SIR-6.3.1")
def test_in_a_fast_game_of_two_a_battle_card_has_two_rounds_both_face_up():
    match = table([["A04", "A12"], ["X14", "X35"]], "O11", "surface", options=FAST)
    turn(match, 0, "A04")
    turn(match, 1, "X14")
    silence(match)
    turn(match, 0, "A12")
    assert match.state.engagement.round == 2
    assert [piece.face for piece in match.view(1).picture.zones[2].pieces] == ["A04", "A12"]


# ---- 6.4 historical


HISTORICAL = {"historical": True}


def round_one(hands: list[list[str]], operation: str, *plays: tuple[str, ...], options=HISTORICAL, **place) -> Match:
    match = table(hands, operation, options=options, left=0, **place)
    for seat, cards in enumerate(plays):
        turn(match, seat, *cards)
    silence(match)
    return match


@pytest.mark.rule("SIR-6.4.1")
@pytest.mark.parametrize(("operation", "worth"), [("O11", 2 + 4), ("O21", 4), ("O22", 0)])
def test_a_historical_battle_counts_the_types_on_its_card(operation, worth):
    match = round_one([["A02", "A05"], ["X30", "X03"], ["A12", "A06"]], operation, ("A02",), ("X30",), ("A12",))
    for seat in range(3):
        turn(match, seat, hand(match, seat)[0])  # A05 is of the year
    silence(match)
    assert value(match, "A02") == worth


@pytest.mark.rule("SIR-6.4.1", "SIR-3.2.1")
def test_without_the_option_every_battle_is_combined():
    match = table([["A02"], ["X30"], ["A12"]], "O22")
    assert shown_type(match, 0) == "type-combined"


@pytest.mark.rule("SIR-6.4.2")
def test_an_admiral_may_make_a_historical_battle_combined():
    plays = (("A02", "A57 combine"), ("X30",), ("A12",))
    match = round_one([["A02", "A57", "A18"], ["X30", "X03"], ["A12", "A06"]], "O21", *plays)
    turn(match, 0, "A18")
    turn(match, 1, "X03")
    turn(match, 2, "A06")
    silence(match)
    assert value(match, "A02") == 2 + 4
    assert value(match, "X30") == 1 + 4


@pytest.mark.rule("SIR-6.4.2", "SIR-C.S06.2")
@pytest.mark.parametrize(("operation", "rule"), [("O21", "SIR-C.S06.2"), ("O11", None)])
def test_bomb_alley_needs_air_among_the_printed_types(operation, rule):
    match = table([["A02", "S06"], ["X30"], ["A12"]], operation, options=HISTORICAL)
    match.order(0, "card A02")
    match.order(0, "storms")
    assert barred(match, 0, "S06") == rule


@pytest.mark.rule("SIR-6.4.2", "SIR-C.O.1")
@pytest.mark.parametrize(("historical", "worth"), [(True, 6), (False, 1 + 6 + 1)])
def test_the_plus_one_of_a_special_battle_needs_air_among_the_printed_types(historical, worth):
    with printed("O38", PRINTED_TYPES=SURFACE):  # air and surface in our set
        hands = [["A05", "A04"], ["X01", "X04"], ["A18", "A12"]]
        match = round_one(hands, "O38", ("A05",), ("X01",), ("A18",), options={"historical": historical})
        turn(match, 0, "A04")
        turn(match, 1, "X04")
        turn(match, 2, "A12")
        silence(match)
        assert value(match, "A05") == worth


@pytest.mark.rule("SIR-6.4.2", "SIR-2.42.1", "SIR-2.43.1")
def test_la_spezia_and_romanian_fuel_need_surface_among_the_printed_types():
    match = table([["A55", "X55", "A04"], ["X14"], ["A12"]], "O06", options=HISTORICAL)
    assert barred(match, 0, "A55") == "SIR-2.42.1"
    assert barred(match, 0, "X55") == "SIR-2.43.1"


@pytest.mark.rule("SIR-6.4.2")
def test_la_spezia_may_be_laid_where_surface_is_one_of_two_printed_types():
    match = table([["A55", "A04"], ["X14"], ["A12"]], "O09", options=HISTORICAL)
    turn(match, 0, "A55")
    assert refused(match, 1, "card X14") == "SIR-2.42.3"


@pytest.mark.rule("SIR-6.4.3")
def test_in_a_fast_historical_game_the_leader_declares_whatever_is_printed():
    match = table([["A02"], ["X30"], ["A12"]], "O22", options={"fast": True, "historical": True})
    match.order(0, "type surface")  # O22 prints submarine
    turn(match, 0, "A02")
    turn(match, 1, "X30")
    match.order(2, "discard A12")
    assert totals(match) == (4, 1)

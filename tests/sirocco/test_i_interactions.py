"""Cards that meet other cards (SIR-I)."""

from __future__ import annotations

import pytest

from escadre import Match
from tests.sirocco.build import (
    barred,
    captured,
    codes,
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


def types(match: Match) -> str:
    """The types that count now, as the table shows them."""
    return shown_type(match)


# ---- Sirocco


@pytest.mark.rule("SIR-I.1", "SIR-2.44.11")
def test_sirocco_on_an_admiral_in_mode_a_takes_the_type_back():
    match = table([["X12", "X56"], ["A12", "S01"], ["A36"]], "O05", "sub", dice=(1,))
    turn(match, 0, "X12", "X56 combine")
    assert types(match) == "type-combined"
    turn(match, 1, "A12", storms=("S01",))
    match.order(1, "annul 1")
    assert types(match) == "type-sub"


@pytest.mark.rule("SIR-I.1")
def test_the_type_stays_combined_if_the_other_admiral_made_it_so_too():
    laid = [{"seat": 0, "card": "X12"}, {"seat": 1, "card": "A12"}, {"seat": 2, "card": "A13"}]
    hands = [["X14", "X56"], ["A04", "A57", "S01"], ["A38"]]
    match = table(hands, "O21", table=laid, round=2, dice=(1,), options={"historical": True}, left=0)
    turn(match, 0, "X14", "X56 combine")
    turn(match, 1, "A04", "A57 combine", storms=("S01",))
    match.order(1, "annul 1")
    assert discards(match) == ["S01", "X14", "X56"]
    turn(match, 2, "A38")
    assert totals(match) == (4 + 5 + 4 + 4, 4)


@pytest.mark.rule("SIR-I.1")
def test_sirocco_on_an_admiral_in_mode_b_takes_both_force_cards():
    match = table([["X12", "X56", "X14"], ["A12", "S01"], ["A36"]], "O05", "surface", dice=(1,))
    turn(match, 0, "X12", "X56 double", "X14")
    turn(match, 1, "A12", storms=("S01",))
    match.order(1, "annul 1")
    assert in_play(match, 0) == []
    assert discards(match) == ["S01", "X12", "X14", "X56"]


@pytest.mark.rule("SIR-I.2", "SIR-2.45.7")
def test_sirocco_before_the_extra_play_takes_intelligence_and_its_turn():
    match = table([["A56", "A19"], ["X12", "S01"], ["A36", "A38"]], "O05", "surface", dice=(1,))
    turn(match, 0, "A56")
    turn(match, 1, "X12", storms=("S01",))
    match.order(1, "annul 1")
    match.order(2, "discard A36")
    assert totals(match) == (0, 3)  # no extra turn was asked for
    assert discards(match) == ["A36", "A56", "S01", "X12"]
    assert "A19" in hand(match, 0)


def both_intelligence(dice: tuple[int, ...]) -> Match:
    """Ultra and B-Dienst are out; seat 0 has made his extra play, seat 1 makes his with Sirocco."""
    hands = [["A56", "A12", "A36"], ["X57", "X12", "S01"], ["A14", "A38"]]
    match = table(hands, "O05", "surface", dice=dice)
    turn(match, 0, "A56")
    turn(match, 1, "X57")
    turn(match, 2, "A14")
    turn(match, 0, "A12")
    turn(match, 1, "X12", storms=("S01",))
    return match


@pytest.mark.rule("SIR-I.2", "SIR-2.45.9")
def test_sirocco_after_the_extra_play_takes_its_cards_and_the_tie_rule():
    match = both_intelligence((1,))
    match.order(1, "annul 1")
    assert in_play(match, 0) == []
    assert {"A12", "A56"} <= set(discards(match))
    silence(match)
    assert totals(match) == (3, 3)
    assert won(match, 2) == ["O05"]  # B-Dienst alone has been used: its camp loses the tie


@pytest.mark.rule("SIR-I.3", "SIR-2.44.11")
@pytest.mark.parametrize(
    ("card", "ship", "free", "bound"), [("A55", "A12", "X14", "A14"), ("X55", "X12", "A14", "X14")]
)
def test_sirocco_on_a_restriction_frees_those_who_are_still_to_come(card, ship, free, bound):
    hands = [[ship, card], [bound, "S01"], [free], [free.replace("14", "15")]]
    match = table(hands, "O05", "surface", dice=(2,))
    turn(match, 0, ship, card)
    turn(match, 1, bound, storms=("S01",))
    match.order(1, "annul 1")
    assert legal(match, 2) == [free]


@pytest.mark.rule("SIR-I.3", "SIR-2.44.12")
def test_sirocco_on_a_restriction_does_not_give_a_turn_back():
    hands = [["A12", "A55"], ["X12", "A36"], ["A14", "S01"], ["X14"]]
    match = table(hands, "O05", "surface", dice=(2,))
    turn(match, 0, "A12", "A55")
    match.order(1, "discard A36")
    turn(match, 2, "A14", storms=("S01",))
    match.order(2, "annul 1")
    assert match.turn == (3,)
    assert match.state.engagement.to_play == []


# ---- Fate, Bonus, Bomb alley


@pytest.mark.rule("SIR-I.4", "SIR-3.3.9")
def test_fate_doubles_what_is_printed_and_the_bonus_is_added_once():
    match = table([["X16", "X50"], ["A20"], ["A36"]], "O32", "surface", left=0)
    turn(match, 0, "X16", "X50")
    match.order(1, "discard A20")
    match.order(2, "discard A36")
    assert value(match, "X16") == 4 + 4 + 1


@pytest.mark.rule("SIR-I.4", "SIR-3.3.6")
def test_a_bonus_on_a_victim_is_discarded():
    match = table([["A04", "A44"], ["X27"], ["A36"]], "O10", "surface")
    turn(match, 0, "A04", "A44")
    turn(match, 1, "X27")
    assert captured(match, 1) == ["A04"]
    assert discards(match) == ["A44"]


@pytest.mark.rule("SIR-I.4", "SIR-3.3.1")
def test_a_bonus_card_may_be_a_fate_card():
    match = table([["A01"], ["X44", "X45"], ["A36"]], "O39", "surface")
    turn(match, 0, "A01")
    turn(match, 1, "X44", "X45")
    assert captured(match, 1) == ["A01"]


@pytest.mark.rule("SIR-I.4", "SIR-3.3.5")
def test_a_bonus_card_may_be_a_victim_and_is_discarded():
    match = table([["X40", "X47"], ["A43"], ["A36"]], "O39", "air", left=0)
    turn(match, 0, "X40", "X47")
    turn(match, 1, "A43")
    assert in_play(match, 0) == ["X40"]
    assert discards(match) == ["X47"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-I.5", "SIR-3.4.10")
def test_fate_bonus_bomb_alley_and_a_special_operation_are_added_in_order():
    match = table([["X16", "X50", "S06"], ["A20"], ["A36"]], "O32", "air", left=0)
    turn(match, 0, "X16", "X50", storms=("S06",))
    match.order(1, "discard A20")
    match.order(2, "discard A36")
    p, b = 1, 1
    assert value(match, "X16") == p + p + b + (p + b) + 1 == 6


@pytest.mark.rule("SIR-I.6")
@pytest.mark.parametrize(("plane", "worth"), [("X40", 2 * (5 - 2)), ("X16", 0)])
def test_missed_lowers_an_air_value_before_bomb_alley_doubles_it(plane, worth):
    match = table([[plane, "S06"], ["A53"], ["A36"]], "O23", "air", left=0)
    turn(match, 0, plane, storms=("S06",))
    turn(match, 1, "A53")
    match.order(2, "discard A36")
    assert value(match, plane) == worth


@pytest.mark.rule("SIR-I.7", "SIR-C.S06.1")
def test_bomb_alley_on_one_unknown_value_with_a_bonus_is_two_dice_and_the_bonus_twice():
    match = table([["A39", "A46", "S06"], ["X37"], ["A36"]], "O23", "air", dice=(3, 4), left=0)
    turn(match, 0, "A39", "A46", storms=("S06",))
    match.order(1, "discard X37")
    match.order(2, "discard A36")
    assert value(match, "A39") == 3 + 4 + 2 * 2


@pytest.mark.rule("SIR-I.7")
def test_bomb_alley_on_two_unknown_dice_is_four_dice():
    match = table([["A42", "S06"], ["X37"], ["A36"]], "O39", "air", dice=(1, 2, 3, 5), left=0)
    turn(match, 0, "A42", storms=("S06",))
    match.order(1, "discard X37")
    match.order(2, "discard A36")
    assert value(match, "A42") == 1 + 2 + 3 + 5


@pytest.mark.rule("SIR-I.7", "SIR-C.S06.3")
def test_with_fate_and_bomb_alley_the_first_die_counts_twice_and_the_second_once():
    match = table([["A39", "S06"], ["X37"], ["A36"]], "O30", "air", dice=(5, 2), left=0)
    turn(match, 0, "A39", storms=("S06",))
    match.order(1, "discard X37")
    match.order(2, "discard A36")
    assert value(match, "A39") == 5 + 5 + 2


# ---- Supply


@pytest.mark.rule("SIR-I.8", "SIR-2.41.5")
def test_a_supply_card_of_the_last_attempt_takes_a_ship_of_a_tied_one():
    match = table([["A12", "A36"], ["X12", "X35"], ["A38", "A08", "A54"]], "O05", "surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    match.order(2, "discard A38")
    silence(match)
    match.order(1, "discard X35")
    turn(match, 2, "A08", "A54")
    match.order(0, "discard A36")
    silence(match)
    assert match.turn == (2,)
    assert legal(match, 2, "take") == ["A12"]


@pytest.mark.rule("SIR-I.8", "SIR-2.41.5")
def test_a_supply_card_of_a_tied_attempt_takes_a_ship_of_the_last_one():
    match = table([["A12", "A54", "A36"], ["X12", "X35"], ["A38", "A14"]], "O05", "surface")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X12")
    match.order(2, "discard A38")
    silence(match)
    match.order(1, "discard X35")
    turn(match, 2, "A14")
    match.order(0, "discard A36")
    silence(match)
    assert match.turn == (0,)
    assert legal(match, 0, "take") == ["A12", "A14"]
    match.order(0, "take A14")
    assert "A14" in hand(match, 0)


@pytest.mark.rule("SIR-I.9", "SIR-2.44.2")
def test_an_annulled_supply_card_works_no_more():
    match = table([["A12", "A54"], ["X14", "S01"], ["A01", "A36"]], "O05", "surface", dice=(1,))
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X14", storms=("S01",))
    match.order(1, "annul 1")
    turn(match, 2, "A01")
    silence(match)
    assert won(match, 2) == ["O05"]
    assert {"A01", "A12", "A54"} <= set(discards(match))  # nobody was asked for a ship


@pytest.mark.rule("SIR-I.9", "SIR-C.S03.5")
def test_an_explosion_takes_the_supply_card_with_its_ship():
    match = table([["A12", "A54"], ["X14", "S03"], ["A01", "A36"]], "O05", "surface", dice=(1, 2))
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X14", storms=("S03",))
    assert captured(match, 1) == ["A12", "A54"]
    assert in_play(match, 0) == []


# ---- Shallows


@pytest.mark.rule("SIR-I.10")
def test_a_victim_that_shallows_took_away_cannot_fall_to_fate():
    match = table([["X26"], ["A12", "S07"], ["A40"]], "O05", "surface")
    turn(match, 0, "X26")
    turn(match, 1, "A12", storms=("S07",))
    turn(match, 2, "A40")  # the Fate of X26
    assert captured(match, 2) == []
    assert "X26" in discards(match)


@pytest.mark.rule("SIR-I.10", "SIR-3.3.14")
def test_a_fate_submarine_that_shallows_take_away_keeps_what_it_took():
    match = table([["A04"], ["X27"], ["A12", "S07"]], "O10", "surface")
    turn(match, 0, "A04")
    turn(match, 1, "X27")
    turn(match, 2, "A12", storms=("S07",))
    assert "X27" in discards(match)
    assert captured(match, 1) == ["A04"]


@pytest.mark.rule("SIR-I.12", "SIR-C.S07.3")
def test_the_extra_play_of_intelligence_may_not_use_a_periscope_after_shallows():
    match = table([["A56", "A30", "A36"], ["X14", "S07"], ["A12"]], "O05", "surface")
    turn(match, 0, "A56")
    turn(match, 1, "X14", storms=("S07",))
    turn(match, 2, "A12")
    assert legal(match, 0) == ["A36"]
    assert refused(match, 0, "card A30") == "SIR-C.S07.3"


# ---- La Spezia, Intelligence, Renegade


@pytest.mark.rule("SIR-I.11", "SIR-L.3")
def test_la_spezia_stays_in_force_when_sirocco_undoes_the_admiral_that_made_it_legal():
    hands = [["A12", "A57"], ["A14", "A55"], ["A36", "S01"], ["X14", "A38"]]
    match = table(hands, "O05", "air", dice=(1,))
    turn(match, 0, "A12", "A57 combine")
    turn(match, 1, "A14", "A55")
    turn(match, 2, "A36", storms=("S01",))
    match.order(2, "annul 1")
    assert types(match) == "type-air"
    assert barred(match, 3, "X14") == "SIR-2.42.3"


def battle_with_ultra(extra: str | None) -> Match:
    """A Battle of '41: Ultra in round 1, and a tie of 9 to 9 after round 2 if the extra play was A36."""
    hands = [["A56", "A36", "A18"], ["X14", "X31", "X37"], ["A12", "A06"], ["X30", "A37"]]
    with printed("X30", VALUES=[0, 1, 0]), printed("A12", VALUES=[1, 4, 0]):
        match = table(hands, "O11")
        turn(match, 0, "A56")
        turn(match, 1, "X14")
        turn(match, 2, "A12")
        turn(match, 3, "X30")
        if extra:
            turn(match, 0, extra)
        else:
            match.order(0, "decline")
        silence(match)
        turn(match, 0, "A18")  # of another year
        turn(match, 1, "X31" if extra else "X37")
        turn(match, 2, "A06")  # of another year
        turn(match, 3, "A37")  # of another year
        silence(match)
    return match


@pytest.mark.rule("SIR-I.13", "SIR-2.45.8")
def test_intelligence_of_round_one_decides_a_tie_of_the_whole_battle():
    with printed("X31", VALUES=[0, 2, 3]):
        match = battle_with_ultra("A36")
        assert totals(match) == (4 + 5, 3 + 1 + 5)
        assert won(match, 1) == ["O11"]
        assert captured(match, 1) == ["A12", "A36"]


@pytest.mark.rule("SIR-I.13", "SIR-2.45.9")
def test_intelligence_that_was_declined_leaves_a_battle_tied():
    with printed("X14", VALUES=[0, 4, 0]):
        match = battle_with_ultra(None)
        assert totals(match) == (5, 4 + 1)
        assert len(events(match, "tied")) == 1
        assert codes(match.state.engagement.under) == ["A12", "X14", "X30"]


def night_action(advanced: bool) -> Match:
    """Seat 0 is Allied with Medway in round 1 and Axis with Renegade in round 2; the Allies win."""
    hands = [["A12", "A54", "X25", "S05"], ["A04", "A13"], ["X14", "X10"]]
    match = table(hands, "O11", options={"advanced": advanced})
    turn(match, 0, "A12", "A54")
    turn(match, 1, "A04")
    turn(match, 2, "X14")
    silence(match)
    turn(match, 0, "X25", "S05")
    turn(match, 1, "A13")
    turn(match, 2, "X10")
    silence(match)
    return match


@pytest.mark.rule("SIR-I.14", "SIR-C.S05.2")
def test_after_night_action_a_player_has_cards_in_both_camps_and_his_supply_follows_its_own():
    match = night_action(advanced=False)
    assert totals(match) == (4 + 5 + 4, 3 + 3 + 4)
    assert captured(match, 1) == ["X10", "X14", "X25"]
    assert match.turn == (0,)
    assert legal(match, 0, "take") == ["A04", "A12", "A13"]


@pytest.mark.rule("SIR-I.14", "SIR-5.0.7")
def test_after_night_action_the_camp_of_round_two_counts_for_the_share():
    match = night_action(advanced=True)
    assert match.state.engagement.entitled == [1]
    assert won(match, 1) == ["O11"]


@pytest.mark.rule("SIR-I.15", "SIR-C.O.1")
@pytest.mark.parametrize(("how", "worth"), [((), 4), (("X56 combine",), 1 + 4 + 1)])
def test_an_admiral_on_a_special_surface_operation_brings_the_plus_one_for_air(how, worth):
    with printed("X16", FATE=[]):
        match = table([["X16", "X56"], ["A20"], ["A36"]], "O32", "surface", left=0)
        turn(match, 0, "X16", *how)
        match.order(1, "discard A20")
        match.order(2, "discard A36")
        silence(match)
        assert value(match, "X16") == worth


@pytest.mark.rule("SIR-I.16")
def test_damage_on_a_fate_card_leaves_its_power_over_the_victim():
    match = table([["A20", "A36"], ["X14", "X54"], ["X15", "A38"]], "O11")
    turn(match, 0, "A20")
    turn(match, 1, "X14", "X54")  # Damage on A20, the Fate of X15
    turn(match, 2, "X15")
    assert captured(match, 0) == ["X15"]


@pytest.mark.rule("SIR-I.17", "SIR-C.S04.2")
def test_lost_on_missed_restores_its_target():
    match = table([["X12", "S04"], ["A53"], ["A36"]], "O05", "surface", left=0)
    turn(match, 0, "X12")
    turn(match, 1, "A53")
    match.order(2, "discard A36")
    match.order(0, "card S04")
    assert value(match, "X12") == 3


@pytest.mark.rule("SIR-I.17", "SIR-3.3.14")
def test_lost_on_a_fate_bonus_does_not_bring_the_victim_back():
    match = table([["A01"], ["X44", "X45"], ["A05", "S04"], ["A37"]], "O39", "air")
    turn(match, 0, "A01")
    turn(match, 1, "X44", "X45")
    turn(match, 2, "A05", storms=("S04",))
    assert discards(match) == ["S04", "X45"]
    assert in_play(match, 0) == []
    assert captured(match, 1) == ["A01"]


@pytest.mark.rule("SIR-I.18", "SIR-3.3.3")
@pytest.mark.parametrize(("first", "second"), [("A04", "X27"), ("X27", "A04")], ids=["victim first", "fate first"])
def test_fate_and_victim_of_a_battle_meet_over_both_rounds(first, second):
    fillers = {"A04": "A36", "X27": "X25"}
    hands = [[first, fillers[first]], [fillers[second], second], ["A38", "A40"]]
    match = table(hands, "O11")
    turn(match, 0, first)
    turn(match, 1, fillers[second])
    turn(match, 2, "A38")
    silence(match)
    turn(match, 0, fillers[first])
    turn(match, 1, second)
    turn(match, 2, "A40")
    assert captured(match, 1 if second == "X27" else 0) == ["A04"]


@pytest.mark.rule("SIR-I.19", "SIR-2.47.1")
@pytest.mark.parametrize(("second", "left"), [("X10", ["X14"]), ("X37", ["X14"])], ids=["legal", "illegal"])
def test_explosion_after_round_two_never_hits_a_card_of_round_one(second, left):
    hands = [["A04", "A36", "S03"], ["X14", second, "X35"], ["A12", "A38"]]
    match = table(hands, "O11", dice=(6, 6))
    turn(match, 0, "A04")
    turn(match, 1, "X14")
    turn(match, 2, "A12")
    silence(match)
    turn(match, 0, "A36")
    turn(match, 1, second)
    turn(match, 2, "A38")
    match.order(0, "card S03")  # 12: the left neighbour
    assert in_play(match, 1) == left
    assert captured(match, 0) == ([second] if second == "X10" else [])
    assert len(events(match, "explosion-misses")) == (second == "X37")


# ---- fast


@pytest.mark.rule("SIR-I.20", "SIR-C.S05.1")
def test_in_a_fast_game_night_action_cannot_be_laid_but_discarded():
    match = table([["A04", "S05"], ["X14"], ["A12"]], "O11", "surface", options={"fast": True})
    assert refused(match, 0, "card S05") == "SIR-C.S05.1"
    match.order(0, "discard S05")
    assert discards(match) == ["S05"]


@pytest.mark.rule("SIR-I.20", "SIR-C.S02.3")
def test_in_a_fast_game_night_action_may_be_exchanged_in_fog():
    hands = [["S02", "S05", "A04"], ["X14"], ["A12"]]
    match = table(hands, "O11", "surface", options={"fast": True})
    for words in ("fog", "give S05", "to 2", "give A04", "to 3"):
        match.order(0, words)
    assert hand(match, 1) == ["S05"]

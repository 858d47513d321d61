"""SIR-2.4 to SIR-2.43, SIR-2.47 and SIR-2.48: Supply, Storm and Special cards in general, La Spezia, Romanian Fuel."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.core.game import get
from escadre.core.words import Words
from escadre.games.sirocco.play.catalog import CARD, CARDS, CODES
from escadre.games.sirocco.play.columns import ALLIED, AXIS
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


def camp(match: Match, seat: int) -> int:
    return match.state.engagement.camp1[seat]


# ---- 2.4 in general


@pytest.mark.rule("SIR-2.4.1")
def test_there_are_fifteen_supply_storm_and_special_cards_and_all_are_dealt():
    match = Match.new("sirocco", seats=3, seed=1)
    deck = codes([*match.state.pile, *(card for dealt in match.state.hands for card in dealt)])
    numbers = ["A54", "A55", "A56", "A57", "S01", "S02", "S03", "S04", "S05", "S06", "S07", "X53", "X55", "X56", "X57"]
    assert [code for code in deck if code in numbers] == numbers  # each once


@pytest.mark.rule("SIR-2.4.1")
@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("supply", {"A54": "Medway", "X53": "Remo & Romolo"}),
        (
            "storm",
            {
                "S01": "Sirocco",
                "S02": "Fog",
                "S03": "Explosion",
                "S04": "Lost",
                "S05": "Renegade",
                "S06": "Bomb alley",
                "S07": "Shallows",
            },
        ),
        (
            "special",
            {
                "A55": "Raid on La Spezia",
                "A56": "Ultra",
                "A57": "Admiral Cunningham",
                "X55": "Romanian Fuel",
                "X56": "Admiral Iachino",
                "X57": "B-Dienst",
            },
        ),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_these_are_their_names_as_in_the_book(language, group, names):
    words = Words(language, get("sirocco"))
    assert {CODES[i]: words.id(f"card-{CODES[i]}") for i, card in enumerate(CARDS) if card.group == group} == names


@pytest.mark.rule("SIR-2.4.2")
def test_any_number_of_them_may_be_laid_besides_a_force_card():
    cards = ["A01", "A04", "A45", "A54", "A55", "A57", "S06", "S07"]
    match = table([[*cards, "A36"], ["X07"], ["X08"]], type="combined")
    turn(match, 0, "A01", "A45", "A54", "A55", "A57 double", "A04", storms=("S06 on A04", "S07"))
    assert in_play(match, 0) == cards


@pytest.mark.rule("SIR-2.4.2")
@pytest.mark.parametrize(("operation", "rule"), [("O05", "SIR-3.1.5"), ("O02", "SIR-3.2.6")])
def test_but_they_are_of_the_camp_of_the_force_card(operation, rule):
    match = table([["A01", "X53", "X55", "X57"], [], []], operation, type="surface" if operation == "O05" else "")
    match.order(0, "card A01")
    assert [refused(match, 0, f"card {code}") for code in ("X53", "X55", "X57")] == [rule] * 3


@pytest.mark.rule("SIR-2.4.3")
@pytest.mark.parametrize(
    ("code", "side"),
    [("A54", ALLIED), ("A55", ALLIED), ("A56", ALLIED), ("X53", AXIS), ("X55", AXIS), ("X57", AXIS)],
)
def test_supply_and_special_cards_commit_their_player_to_their_camp(code, side):
    match = table([[code, "A36"], ["X07"], []], type="surface")
    turn(match, 0, code)
    assert camp(match, 0) == side


@pytest.mark.rule("SIR-2.4.3")
@pytest.mark.parametrize(("force", "own", "other"), [("A12", "A57", "X56"), ("X07", "X56", "A57")])
def test_cunningham_is_allied_and_iachino_is_axis(force, own, other):
    match = table([[force, own, other], ["X01"], []], type="surface")
    match.order(0, f"card {force}")
    assert legal(match, 0, "combine") == [own]
    assert refused(match, 0, f"combine {other}") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.4.3")
@pytest.mark.parametrize(("force", "side"), [("A12", ALLIED), ("X07", AXIS)])
def test_storm_cards_have_no_camp_and_go_with_either(force, side):
    match = table([[force, "S06", "S07", "A36"], ["X01"], []], type="combined")
    turn(match, 0, force, storms=("S06", "S07"))
    assert in_play(match, 0) == sorted([force, "S06", "S07"])
    assert camp(match, 0) == side


@pytest.mark.rule("SIR-2.4.4")
@pytest.mark.parametrize(
    ("first", "second", "verb"),
    [("A54", "X53", "card"), ("X53", "A54", "card"), ("A57", "X56", "double"), ("X56", "A57", "double")],
)
def test_the_card_of_the_same_effect_of_the_other_camp_is_refused_in_the_same_attempt(first, second, verb):
    mine, other = ("A12", ["X07", "X08"]) if first[0] == "A" else ("X12", ["A14", "A15"])
    mode = "double" if verb == "double" else ""
    match = table(
        [[*other, second], [], []],
        "O02",
        options={"both_camps": True},
        round=2,
        table=[laid(0, mine), laid(0, first, mode=mode)],
    )
    match.order(0, f"card {other[0]}")
    assert refused(match, 0, f"{verb} {second}") == "SIR-2.4.4"


@pytest.mark.rule("SIR-2.4.4")
def test_laid_face_down_as_the_main_card_the_second_supply_card_is_only_a_bluff():
    match = table(
        [["X53"], [], []], "O02", options={"both_camps": True}, round=2, table=[laid(0, "A12"), laid(0, "A54")]
    )
    turn(match, 0, "X53")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["X53"]}]


@pytest.mark.rule("SIR-2.4.4")
@pytest.mark.parametrize(("first", "second"), [("A55", "X55"), ("X55", "A55"), ("A56", "X57"), ("X57", "A56")])
def test_even_a_player_who_is_free_to_change_camp_may_not_lay_both(first, second):
    ally = "A12" if first[0] == "A" else "X12"
    match = table([[first, second], [ally, "S01"]], type="surface", dice=(1,))
    turn(match, 0, first)
    turn(match, 1, ally, storms=("S01",))  # annuls seat 0, who has no camp any more
    assert match.state.engagement.round == 2
    assert refused(match, 0, f"card {second}") == "SIR-2.4.4"


@pytest.mark.rule("SIR-2.4.4", "SIR-G.2")
def test_in_the_next_attempt_which_is_another_engagement_the_other_one_may_be_laid():
    under = [{"seat": 0, "card": "A54"}, {"seat": 0, "card": "A12"}, {"seat": 1, "card": "X07"}]
    match = table([["X53"], [], []], type="surface", attempt=1, under=under)
    assert legal(match, 0) == ["X53"]


@pytest.mark.rule("SIR-2.4.4")
def test_the_very_same_card_may_be_laid_again_in_the_attempt_if_it_comes_back():
    used = {"A54", "A12", "A14", "A15", "S01"}
    rest = [code for code in CODES if code[0] != "O" and code not in used]
    match = table([["A54"], ["A12", "S01", "A14", "A15"]], type="surface", dice=(1,), removed=rest, draws=("A54",))
    turn(match, 0, "A54")
    turn(match, 1, "A12", storms=("S01",))  # annulled, discarded and drawn again
    silence(match)
    assert match.state.engagement.round == 2
    assert "A54" in legal(match, 0)


@pytest.mark.rule("SIR-2.4.5")
def test_storm_and_special_cards_of_the_losers_are_discarded_and_never_destroyed():
    match = table(
        [["A12", "A14", "A57", "A55", "S06"], ["A36"], ["X01"]], type="surface", table=[laid(2, "X02")], to_play=[0]
    )
    turn(match, 0, "A12", "A57 combine", "A55", storms=("S06 on A12",))
    silence(match)
    assert captured(match, 2) == ["A12"]
    assert {"A55", "A57", "S06"} <= set(discards(match))


@pytest.mark.rule("SIR-2.4.5")
def test_an_intelligence_card_of_the_losers_is_discarded():
    match = table([["A56", "A12"], [], []], type="surface", table=[laid(2, "X02")], to_play=[0])
    turn(match, 0, "A56")
    turn(match, 0, "A12")
    assert captured(match, 2) == ["A12"]
    assert "A56" in discards(match)


@pytest.mark.rule("SIR-2.4.6")
@pytest.mark.parametrize(
    ("cards", "storms", "lasting"),
    [
        (("A12", "A57 combine"), (), "A57"),
        (("A12", "A55"), (), "A55"),
        (("A56",), (), "A56"),
        (("A12",), ("S06 on A12",), "S06"),
        (("A12",), ("S07",), "S07"),
    ],
)
def test_cards_with_a_lasting_effect_lie_there_until_the_attempt_ends(cards, storms, lasting):
    type = "combined" if lasting == "S06" else "surface"
    match = table([["A12", lasting, "A36"], ["A14", "A15"], []], type=type)
    turn(match, 0, *cards, storms=storms)
    turn(match, 1, "A14")
    assert lasting in in_play(match, 0)
    assert lasting not in discards(match)


@pytest.mark.rule("SIR-2.4.6")
def test_night_action_lies_there_until_the_attempt_ends():
    match = table([["X07", "S05", "A36"], [], []], "O02", round=2, table=[laid(0, "A12")])
    turn(match, 0, "X07", "S05")
    assert "pass" in match.menu(0)  # the Storm window: the cards are turned up
    assert "S05" in in_play(match, 0)
    silence(match)
    assert "S05" in discards(match)


@pytest.mark.rule("SIR-2.4.6")
def test_explosion_and_lost_are_discarded_as_soon_as_they_are_carried_out():
    match = table([["A12", "A45", "S03", "S04", "A36"], ["A14"], []], type="surface", dice=(1, 1))
    turn(match, 0, "A12", "A45", storms=("S03", "S04"))
    assert match.turn == (1,)
    assert discards(match) == ["A45", "S03", "S04"]


@pytest.mark.rule("SIR-2.4.6")
def test_fog_is_discarded_as_soon_as_it_is_carried_out():
    match = table([["S02", "A12", "A14"], ["X07"], ["X08"]], type="surface")
    for words in ("fog", "give A12", "to 2", "give A14", "to 3"):
        match.order(0, words)
    assert match.turn == (0,)
    assert discards(match) == ["S02"]


@pytest.mark.rule("SIR-2.4.7")
@pytest.mark.parametrize(("axis", "supply_goes"), [("X01", "to the winner"), ("X07", "to the discards")])
def test_a_supply_card_shares_the_fate_of_the_force_cards_of_its_camp(axis, supply_goes):
    match = table([["A07", "A54"], [axis], []], type="surface" if axis == "X01" else "combined")
    turn(match, 0, "A07", "A54")
    turn(match, 1, axis)
    if supply_goes == "to the winner":
        assert captured(match, 1) == ["A07", "A54"]
    else:
        assert {"A07", "A54"} <= set(discards(match))


@pytest.mark.rule("SIR-2.4.8")
@pytest.mark.parametrize("cause", ["fate", "explosion", "shallows", "sirocco"])
def test_whatever_sits_on_a_force_card_is_discarded_when_it_leaves_play(cause):
    main = "X21" if cause == "fate" else "X16"
    match = table(
        [[], [], [main, "S01", "S03", "S07", "A36"]],
        "O23",
        type="combined",
        dice={"explosion": (6, 6), "sirocco": (1,)}.get(cause, ()),
        table=[laid(0, "A29"), laid(0, "A50", "A29"), laid(1, "X54", "A29"), laid(1, "S06", "A29")],
    )
    if cause == "fate":
        turn(match, 2, main)
    else:
        turn(match, 2, main, storms=({"explosion": "S03", "shallows": "S07", "sirocco": "S01"}[cause],))
    if cause == "sirocco":
        match.order(2, "annul 1")
    assert {"A50", "X54", "S06"} <= set(discards(match))
    assert in_play(match, 0) == in_play(match, 1) == []


# ---- 2.41 Supply


@pytest.mark.rule("SIR-2.41.1")
@pytest.mark.parametrize(("supply", "force"), [("A54", "A12"), ("X53", "X12")])
def test_a_supply_card_may_be_laid_alone_or_with_a_force_card_of_its_camp(supply, force):
    match = table([[supply, force], ["A36"], []], type="surface")
    turn(match, 0, supply)
    assert in_play(match, 0) == [supply]
    match = table([[supply, force, "S04"], ["A36"], []], type="surface")
    turn(match, 0, force, supply)
    assert in_play(match, 0) == sorted([supply, force])


@pytest.mark.rule("SIR-2.41.1")
@pytest.mark.parametrize(("supply", "force"), [("A54", "X12"), ("X53", "A12")])
def test_a_supply_card_does_not_go_with_a_force_card_of_the_other_camp(supply, force):
    match = table([[supply, force], [], []], type="surface")
    match.order(0, f"card {force}")
    assert refused(match, 0, f"card {supply}") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.41.2")
def test_a_supply_card_has_no_combat_value():
    match = table([["A12", "A54"], ["X12"], []], type="surface")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X12")
    assert totals(match) == (3, 3)


@pytest.mark.rule("SIR-2.41.2")
def test_laid_alone_a_supply_card_commits_its_player_to_its_camp():
    match = table([["A54", "A12", "X12"], ["A36", "A38"]], type="surface")
    turn(match, 0, "A54")
    match.order(1, "discard A36")
    silence(match)
    assert match.state.engagement.round == 2
    assert barred(match, 0, "X12") == "SIR-4.0.5"
    assert barred(match, 0, "A12") is None


@pytest.mark.rule("SIR-2.41.3")
def test_the_supply_player_of_the_winning_camp_may_take_a_ship_into_his_hand():
    match = table([["A12", "A54"], ["X13"], ["A15"]], type="combined", left=0)
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X13")
    turn(match, 2, "A15")
    assert match.turn == (0,)
    assert legal(match, 0, "take") == ["A12", "A15"]  # his own or another player's
    match.order(0, "take A15")
    assert "A15" in hand(match, 0)
    assert "A15" not in discards(match)
    assert {"A12", "A54"} <= set(discards(match))


@pytest.mark.rule("SIR-2.41.3")
def test_remo_and_romolo_work_for_the_axis():
    match = table([["X12", "X53"], ["A14"], ["X14"]], type="surface")
    turn(match, 0, "X12", "X53")
    turn(match, 1, "A14")
    turn(match, 2, "X14")
    match.order(0, "take X14")
    assert "X14" in hand(match, 0)
    assert "X53" in discards(match)


@pytest.mark.rule("SIR-2.41.3")
def test_the_ship_may_come_from_an_earlier_tied_attempt():
    under = [{"seat": 1, "card": "A12"}, {"seat": 2, "card": "X12"}]
    match = table([["A36", "A54"], [], []], type="combined", attempt=1, under=under)
    turn(match, 0, "A36", "A54")
    match.order(0, "take A12")
    assert "A12" in hand(match, 0)


@pytest.mark.rule("SIR-2.41.4")
def test_taking_a_ship_is_optional():
    match = table([["A12", "A54"], [], []], type="surface")
    turn(match, 0, "A12", "A54")
    match.order(0, "leave")
    assert "A12" in discards(match)
    assert "A12" not in hand(match, 0)


@pytest.mark.rule("SIR-2.41.3", "SIR-2.41.4")
def test_only_binocular_force_cards_of_the_winning_camp_can_be_taken():
    match = table(
        [["A12", "A45", "A54"], [], [], [], []],
        type="combined",
        table=[laid(1, "A07"), laid(2, "X01"), laid(3, "A34"), laid(4, "A30")],
        to_play=[0],
    )
    turn(match, 0, "A12", "A45", "A54")
    assert legal(match, 0, "take") == ["A12"]  # no rectangle, pyramid, periscope, Bonus or enemy card


@pytest.mark.rule("SIR-2.41.3", "SIR-P.5")
def test_a_ship_under_an_operation_that_is_won_is_seen_by_who_may_take_it():
    match = table([["A12", "A54"], [], []], type="surface")
    e = match.state.engagement
    e.under, e.under_by = [CARD["A14"]], [0]
    match.state.pile.remove(CARD["A14"])
    turn(match, 0, "A12", "A54")
    scene = match.view(0)
    seen = {piece.id for zone in scene.picture.zones for piece in zone.pieces}
    asked = {choice.touch.piece for choice in scene.choices if choice.verb == "take"}
    assert "card:A14" in asked <= seen


@pytest.mark.rule("SIR-2.41.4")
def test_without_a_ship_to_take_nobody_is_asked():
    match = table([["A07", "A54"], [], []], type="surface", left=0)
    turn(match, 0, "A07", "A54")
    assert match.outcome is not None
    assert {"A07", "A54"} <= set(discards(match))


@pytest.mark.rule("SIR-2.41.4")
def test_a_ship_destroyed_by_fate_cannot_be_taken():
    match = table([["A15", "A54"], ["A04"], ["X27"]], "O10", type="surface", leader=1)
    turn(match, 1, "A04")
    turn(match, 2, "X27")  # Fate of A04
    turn(match, 0, "A15", "A54")
    assert legal(match, 0, "take") == ["A15"]


@pytest.mark.rule("SIR-2.41.4")
def test_a_ship_destroyed_by_explosion_cannot_be_taken():
    match = table([["A12", "A54"], ["A15", "S03"], ["A14"]], type="surface", dice=(6, 6), leader=2)
    turn(match, 2, "A14")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "A15", storms=("S03",))  # on his left: A14
    assert legal(match, 0, "take") == ["A12", "A15"]


@pytest.mark.rule("SIR-2.41.4")
def test_a_ship_discarded_by_sirocco_cannot_be_taken():
    match = table([["A12", "A54"], ["A15", "S01"], ["A14"]], type="surface", dice=(2,), leader=2)
    turn(match, 2, "A14")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "A15", storms=("S01",))
    match.order(1, "annul 3")
    assert legal(match, 0, "take") == ["A12", "A15"]


@pytest.mark.rule("SIR-2.41.4")
def test_a_ship_discarded_as_illegal_cannot_be_taken():
    match = table([["A05"], [], []], "O02", round=2, table=[laid(0, "A12"), laid(0, "A54")])
    turn(match, 0, "A05")  # a card of '41 in an Operation of '40
    assert legal(match, 0, "take") == ["A12"]


@pytest.mark.rule("SIR-2.41.5")
def test_a_supply_card_of_a_tied_attempt_works_although_its_player_fought_for_the_other_camp():
    under = [{"seat": 0, "card": "A54"}, {"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]
    match = table([["X13"], ["A01"], []], type="surface", attempt=1, under=under)
    turn(match, 0, "X13")
    turn(match, 1, "A01")
    assert match.turn == (0,)
    match.order(0, "take A01")
    assert "A01" in hand(match, 0)
    assert "A54" in discards(match)


@pytest.mark.rule("SIR-2.41.5")
def test_a_supply_card_of_a_tied_attempt_works_although_its_player_took_no_part():
    under = [{"seat": 0, "card": "A54"}, {"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]
    match = table([["X13"], ["A36"], ["A01"]], type="surface", attempt=1, under=under)
    match.order(0, "discard X13")
    match.order(1, "discard A36")
    turn(match, 2, "A01")
    assert match.turn == (0,)
    assert legal(match, 0, "take") == ["A01", "A12"]


@pytest.mark.rule("SIR-2.41.5")
def test_the_supply_card_of_a_tied_attempt_lies_under_the_operation_until_the_end():
    match = table([["A12", "A54", "A36"], ["X12"], ["A01", "A15"]], type="surface", leader=2)
    match.order(2, "discard A01")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X12")
    silence(match)
    assert totals(match) == (3, 3)
    assert codes(match.state.engagement.under) == ["A12", "A54", "X12"]
    match.order(0, "discard A36")
    match.order(1, "discard_all")
    turn(match, 2, "A15")
    silence(match)
    assert legal(match, 0, "take") == ["A12", "A15"]


@pytest.mark.rule("SIR-2.41.6")
def test_if_its_camp_loses_the_supply_card_is_destroyed_with_the_force_cards():
    match = table([["A12", "A54"], ["X01"], []], type="surface")
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X01")
    assert captured(match, 1) == ["A12", "A54"]
    assert "take" not in match.menu(0)


@pytest.mark.rule("SIR-2.41.6")
def test_a_supply_card_of_a_tied_attempt_is_destroyed_too_if_its_camp_loses_in_the_end():
    under = [{"seat": 0, "card": "A54"}, {"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]
    match = table([[], ["X01"], []], type="surface", attempt=1, under=under)
    turn(match, 1, "X01")
    assert captured(match, 1) == ["A12", "A54"]


@pytest.mark.rule("SIR-2.41.7")
def test_without_combat_the_supply_card_is_discarded_and_nobody_takes_anything():
    match = table([["A12", "A54"], ["X12"], []], type="sub", left=0)
    turn(match, 0, "A12", "A54")
    turn(match, 1, "X12")
    assert match.outcome is not None  # nobody was asked
    assert discards(match) == ["A12", "A54", "X12"]
    assert won(match, 0) == won(match, 1) == []


@pytest.mark.rule("SIR-2.41.8")
def test_a_supply_card_that_is_a_fate_victim_is_kept_by_the_fate_player_for_nothing():
    match = table([["A01", "A54"], ["X32"], []], "O10", type="surface", left=0)
    turn(match, 0, "A01", "A54")
    turn(match, 1, "X32")
    assert match.outcome is not None  # the Allied camp won, but its Supply card is lost
    assert won(match, 0) == ["O10"]
    assert captured(match, 1) == ["A54"]
    assert vp(match, 1) == 0


# ---- 2.42 Raid on La Spezia


@pytest.mark.rule("SIR-2.42.1")
@pytest.mark.parametrize(
    ("type", "rule"), [("air", "SIR-2.42.1"), ("sub", "SIR-2.42.1"), ("surface", None), ("combined", None)]
)
def test_la_spezia_needs_surface_among_the_counted_types(type, rule):
    match = table([["A55"], [], []], type=type)
    assert barred(match, 0, "A55") == rule


@pytest.mark.rule("SIR-2.42.1")
@pytest.mark.parametrize(
    ("operation", "rule"), [("O06", "SIR-2.42.1"), ("O22", "SIR-2.42.1"), ("O02", None), ("O03", None)]
)
def test_in_a_historical_battle_surface_must_be_printed(operation, rule):
    match = table([["A55"], [], []], operation, options={"historical": True})
    assert barred(match, 0, "A55") == rule


@pytest.mark.rule("SIR-2.42.1")
def test_la_spezia_may_be_laid_when_an_admiral_has_made_the_engagement_combined():
    match = table([["A12", "A57"], ["A55"], []], type="sub")
    turn(match, 0, "A12", "A57 combine")
    assert barred(match, 1, "A55") is None


@pytest.mark.rule("SIR-2.42.2")
@pytest.mark.parametrize(
    ("force", "rule"), [("A12", None), ("A07", None), ("A36", "SIR-2.42.2"), ("A30", "SIR-2.42.2")]
)
def test_la_spezia_goes_with_an_allied_force_card_of_surface_or_rectangle_frame(force, rule):
    match = table([["A55", force], [], []], type="combined")
    match.order(0, f"card {force}")
    assert barred(match, 0, "A55") == rule
    match = table([["A55", force], [], []], type="combined")
    match.order(0, "card A55")
    assert barred(match, 0, force) == rule


@pytest.mark.rule("SIR-2.42.2")
def test_la_spezia_may_be_laid_alone():
    match = table([["A55"], ["X07"], []], type="surface")
    turn(match, 0, "A55")
    assert in_play(match, 0) == ["A55"]


@pytest.mark.rule("SIR-2.42.2")
def test_la_spezia_does_not_go_with_an_axis_force_card():
    match = table([["A55", "X01"], [], []], type="surface")
    match.order(0, "card A55")
    assert refused(match, 0, "card X01") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.42.3")
def test_after_la_spezia_later_players_may_lay_allied_cards_only_or_discard():
    match = table([["A55", "A12"], ["X01", "X50", "X53", "X54", "X57", "A14"], ["X02"]], type="surface")
    turn(match, 0, "A55", "A12")
    assert {code: barred(match, 1, code) for code in hand(match, 1)} == {
        "X01": "SIR-2.42.3",
        "X50": "SIR-2.42.3",
        "X53": "SIR-2.42.3",
        "X54": "SIR-2.42.3",
        "X57": "SIR-2.42.3",
        "A14": None,
    }
    assert refused(match, 1, "card X01") == "SIR-2.42.3"
    turn(match, 1, "A14")
    silence(match)
    assert set(match.menu(2)) == {"discard", "discard_all"}
    match.order(2, "discard X02")
    assert in_play(match, 2) == []


@pytest.mark.rule("SIR-2.42.4")
def test_in_a_battle_la_spezia_covers_the_first_round_only():
    match = table([["A55", "A12", "A14"], ["A15", "X07"], ["A13", "A01"]], "O02", options={"both_camps": True}, left=0)
    turn(match, 0, "A55", "A12")
    turn(match, 1, "A15")
    turn(match, 2, "A13")
    silence(match)
    turn(match, 0, "A14")
    turn(match, 1, "X07")
    turn(match, 2, "A01")
    silence(match)
    assert events(match, "bluff") == []
    assert totals(match)[1] == 4  # X07 stands


@pytest.mark.rule("SIR-2.42.4")
def test_in_the_second_round_of_a_battle_la_spezia_is_only_a_bluff():
    match = table([["A55"], ["X07"], []], "O02", round=2, table=[laid(0, "A12"), laid(1, "X08")])
    turn(match, 0, "A55")
    turn(match, 1, "X07")
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["A55"]}]
    assert totals(match) == (4, 8)


@pytest.mark.rule("SIR-2.42.4")
def test_in_the_second_round_of_a_battle_la_spezia_cannot_be_added_to_a_main_card():
    match = table([["A55", "A14"], [], []], "O02", round=2, table=[laid(0, "A12")])
    match.order(0, "card A14")
    assert refused(match, 0, "card A55") == "SIR-2.42.4"


@pytest.mark.rule("SIR-2.42.5")
def test_under_la_spezia_storm_cards_stay_playable():
    match = table([["A55", "A12"], ["A14", "S03", "S06", "S07"], []], type="combined", dice=(1, 1))
    turn(match, 0, "A55", "A12")
    turn(match, 1, "A14", storms=("S06 on A14", "S03", "S07"))
    assert captured(match, 1) == []
    assert {"S03", "S06", "S07"} <= set(discards(match))


@pytest.mark.rule("SIR-2.42.5")
def test_la_spezia_does_not_touch_players_who_have_had_their_turn():
    match = table([["X01"], ["A55", "A12"], []], type="surface")
    turn(match, 0, "X01")
    turn(match, 1, "A55", "A12")
    assert totals(match) == (3, 6)


@pytest.mark.rule("SIR-2.42.5")
def test_la_spezia_touches_an_intelligence_extra_turn_still_to_come():
    match = table([["X57", "X01"], ["A55", "A12"], []], type="surface")
    turn(match, 0, "X57")
    turn(match, 1, "A55", "A12")
    silence(match)  # no extra turn came
    assert totals(match) == (3, 0)
    assert "X57" in discards(match)


@pytest.mark.rule("SIR-2.42.6")
def test_in_a_convoy_a_player_narrowed_by_la_spezia_may_discard_although_he_holds_an_allied_card():
    match = table([["A55", "A12"], ["X01", "A14"], []], type="surface", left=0)
    turn(match, 0, "A55", "A12")
    match.order(1, "discard X01")
    assert totals(match) == (3, 0)


@pytest.mark.rule("SIR-2.42.6")
def test_in_a_battle_a_player_narrowed_by_la_spezia_must_play_a_legal_allied_card():
    match = table([["A55", "A12"], ["X01", "A14"], []], "O02")
    turn(match, 0, "A55", "A12")
    assert match.menu(1) == {"card": [CARD["A14"]]}
    assert refused(match, 1, "discard_all") == "SIR-3.2.4"


@pytest.mark.rule("SIR-2.42.6")
def test_in_a_battle_a_player_left_without_a_legal_card_discards_his_hand_and_is_out():
    match = table([["A55", "A12"], ["X01", "A05"], ["A14"]], "O02")
    turn(match, 0, "A55", "A12")
    assert match.menu(1) == {"discard_all": [0]}
    match.order(1, "discard_all")
    assert discards(match) == ["A05", "X01"]
    assert match.state.engagement.out[1]


@pytest.mark.rule("SIR-2.42.7")
def test_la_spezia_is_discarded_after_the_attempt_also_by_the_losers():
    match = table([["X01"], ["A55", "A12"], []], type="surface")
    turn(match, 0, "X01")
    turn(match, 1, "A55", "A12")
    assert captured(match, 0) == ["A12"]
    assert "A55" in discards(match)


@pytest.mark.rule("SIR-2.42.7")
def test_after_a_tie_la_spezia_is_discarded_and_binds_nobody():
    match = table([["X12", "X01"], ["A55", "A12"], ["X02", "X04"]], type="surface", leader=2)
    match.order(2, "discard X04")
    turn(match, 0, "X12")
    turn(match, 1, "A55", "A12")
    silence(match)
    assert totals(match) == (3, 3)
    assert "A55" in discards(match)
    assert match.turn == (0,)
    assert barred(match, 0, "X01") is None


@pytest.mark.rule("SIR-2.42.8")
def test_la_spezia_never_binds_the_player_who_laid_it():
    match = table([["A55", "A12", "X01", "S05"], ["A14", "A15"]], "O02")
    turn(match, 0, "A55", "A12")
    turn(match, 1, "A14")
    silence(match)
    turn(match, 0, "X01", "S05")
    turn(match, 1, "A15")
    silence(match)
    assert events(match, "bluff") == []
    assert totals(match)[1] == 7  # X01 by Renegade


# ---- 2.43 Romanian Fuel


@pytest.mark.rule("SIR-2.43.1")
@pytest.mark.parametrize(
    ("type", "rule"), [("air", "SIR-2.43.1"), ("sub", "SIR-2.43.1"), ("surface", None), ("combined", None)]
)
def test_romanian_fuel_needs_surface_among_the_counted_types(type, rule):
    match = table([["X55"], [], []], type=type)
    assert barred(match, 0, "X55") == rule


@pytest.mark.rule("SIR-2.43.1")
@pytest.mark.parametrize(
    ("force", "rule"),
    [("X12", None), ("X22", None), ("X35", "SIR-2.43.1"), ("X23", "SIR-2.43.1"), ("A12", "SIR-3.1.5")],
)
def test_romanian_fuel_goes_with_an_axis_force_card_of_surface_or_rectangle_frame(force, rule):
    match = table([["X55", force], [], []], type="combined")
    match.order(0, "card X55")
    assert barred(match, 0, force) == rule
    match = table([["X55", force], [], []], type="combined")
    match.order(0, f"card {force}")
    assert barred(match, 0, "X55") == rule


@pytest.mark.rule("SIR-2.43.1")
def test_after_romanian_fuel_later_players_may_lay_axis_cards_only_or_discard():
    match = table([["X55"], ["A01", "A54", "A56", "X12"], ["A14"]], type="surface")
    turn(match, 0, "X55")
    assert legal(match, 1) == ["X12"]
    assert refused(match, 1, "card A01") == "SIR-2.43.1"
    turn(match, 1, "X12")
    assert set(match.menu(2)) == {"discard", "discard_all"}


@pytest.mark.rule("SIR-2.43.1")
def test_romanian_fuel_does_not_bind_earlier_players_nor_the_axis_but_stops_ultra():
    match = table([["A56", "A01"], ["A12"], ["X55"]], type="surface")
    turn(match, 0, "A56")
    turn(match, 1, "A12")
    turn(match, 2, "X55")
    silence(match)  # no extra turn came
    assert totals(match) == (3, 0)
    assert {"A56", "X55"} <= set(discards(match))


@pytest.mark.rule("SIR-2.43.1")
def test_in_a_battle_romanian_fuel_covers_the_first_round_only():
    match = table([["X55", "X12", "X13"], ["X07", "A14"], ["X08", "X04"]], "O02", options={"both_camps": True})
    turn(match, 0, "X55", "X12")
    turn(match, 1, "X07")
    turn(match, 2, "X08")
    silence(match)
    turn(match, 0, "X13")
    turn(match, 1, "A14")
    turn(match, 2, "X04")
    silence(match)
    assert totals(match)[0] == 4


@pytest.mark.rule("SIR-2.43.1")
def test_in_the_second_round_of_a_battle_romanian_fuel_is_only_a_bluff():
    match = table([["X55", "X07"], ["A14"], []], "O02", round=2, table=[laid(0, "X12"), laid(1, "A12")])
    match.order(0, "card X55")
    match.order(0, "end")
    turn(match, 1, "A14")
    silence(match)
    assert events(match, "bluff") == [{"seat": 0, "card": CARD["X55"]}]
    assert totals(match) == (8, 4)


@pytest.mark.rule("SIR-2.43.1")
def test_in_the_second_round_of_a_battle_romanian_fuel_cannot_be_added_to_a_main_card():
    match = table([["X55", "X07"], [], []], "O02", round=2, table=[laid(0, "X12")])
    match.order(0, "card X07")
    assert refused(match, 0, "card X55") == "SIR-2.43.1"


@pytest.mark.rule("SIR-2.43.1")
def test_under_romanian_fuel_a_player_of_a_battle_must_play_axis_or_discards_his_hand():
    match = table([["X55"], ["A14", "X12"], ["A15"]], "O02")
    turn(match, 0, "X55")
    assert match.menu(1) == {"card": [CARD["X12"]]}
    turn(match, 1, "X12")
    silence(match)
    assert match.menu(2) == {"discard_all": [0]}


@pytest.mark.rule("SIR-2.43.1")
def test_romanian_fuel_never_binds_the_player_who_laid_it():
    match = table([["X55", "X12", "A01", "S05"], ["X07", "X08"]], "O02")
    turn(match, 0, "X55", "X12")
    turn(match, 1, "X07")
    silence(match)
    turn(match, 0, "A01", "S05")
    turn(match, 1, "X08")
    silence(match)
    assert totals(match)[0] == 6


# ---- 2.47 Explosion and 2.48 Bomb alley


@pytest.mark.rule("SIR-2.47.1")
def test_in_the_second_round_explosion_concerns_the_card_of_that_round_only():
    match = table(
        [["X13"], ["A14", "A45", "A54"], ["X08", "S03"]],
        "O02",
        dice=(1, 1),  # on his right
        round=2,
        table=[laid(0, "X12"), laid(1, "A12"), laid(2, "X07")],
        left=0,
    )
    turn(match, 0, "X13")
    turn(match, 1, "A14", "A45", "A54")
    turn(match, 2, "X08")
    match.order(2, "card S03")
    silence(match)
    assert [event["card"] for event in events(match, "destroyed")] == [CARD["A14"], CARD["A54"]]
    assert totals(match)[0] == 4  # A12 of the first round goes on counting
    assert "A45" in discards(match)


@pytest.mark.rule("SIR-2.47.1")
def test_a_supply_card_of_the_other_round_is_not_touched_by_explosion():
    match = table(
        [[], ["A14"], ["X08", "S03"]],
        "O02",
        dice=(1, 1),
        round=2,
        table=[laid(1, "A12"), laid(1, "A54"), laid(2, "X07")],
    )
    turn(match, 1, "A14")
    turn(match, 2, "X08")
    match.order(2, "card S03")
    assert [event["card"] for event in events(match, "destroyed")] == [CARD["A14"]]


@pytest.mark.rule("SIR-2.47.1")
def test_a_neighbour_without_a_force_card_of_this_round_loses_nothing_of_the_other_one():
    match = table(
        [[], ["A05"], ["X08", "S03"]], "O02", dice=(1, 1), round=2, table=[laid(1, "A12"), laid(2, "X07")], left=0
    )
    turn(match, 1, "A05")  # a card of '41: discarded at the reveal
    turn(match, 2, "X08")
    match.order(2, "card S03")
    assert events(match, "destroyed") == []
    assert totals(match) == (4, 8)


@pytest.mark.rule("SIR-2.48.1")
@pytest.mark.parametrize(("operation", "expected"), [("O32", 15), ("O34", 15), ("O36", 15), ("O35", 14)])
def test_bomb_alley_doubles_the_air_value_with_its_bonus_before_the_operation_adds_one(operation, expected):
    match = table([["X40", "X46", "S06"], [], []], operation, type="air", left=0)  # 5 + 2 air
    turn(match, 0, "X40", "X46", storms=("S06",))
    assert value(match, "X40") == expected


@pytest.mark.rule("SIR-2.48.1")
def test_it_is_so_in_the_battle_o38_too():
    match = table([["X44", "X46", "S06", "X37"], [], []], "O38", options={"historical": True}, left=0, draws=("X50",))
    turn(match, 0, "X44", "X46", storms=("S06 on X44",))  # 6 + 2 air, 1 surface
    silence(match)
    turn(match, 0, "X37")
    silence(match)
    assert value(match, "X44") == (6 + 2) * 2 + 1 + 1


@pytest.mark.rule("SIR-2.42.3", "SIR-2.43.1")
@pytest.mark.parametrize(
    ("card", "free", "bound", "rule"), [("A55", "A12", "X12", "SIR-2.42.3"), ("X55", "X12", "A12", "SIR-2.43.1")]
)
def test_a_restriction_that_lies_in_a_position_binds(card, free, bound, rule):
    match = table([["A36"], [free, bound], ["X35"]], type="surface", table=[{"seat": 0, "card": card}])
    assert legal(match, 1) == [free]
    assert barred(match, 1, bound) == rule


@pytest.mark.rule("SIR-C.S07.3")
def test_shallows_that_lie_in_a_position_bind():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 0, "card": "S07"}]
    match = table([["A36"], ["A30", "X12"], ["X35"]], type="sub", table=laid)
    assert barred(match, 1, "A30") == "SIR-C.S07.3"

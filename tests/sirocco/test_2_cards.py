"""SIR-2.0 to SIR-2.3: what is printed on the cards, Force cards and Bonus cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from escadre import Match
from escadre.core.types import Text
from escadre.games.sirocco.play import columns
from escadre.games.sirocco.play.catalog import CARD, CODES
from tests.sirocco.build import (
    barred,
    captured,
    codes,
    discards,
    events,
    in_play,
    legal,
    printed,
    refused,
    silence,
    table,
    totals,
    turn,
    value,
    won,
)


def facts(match: Match, code: str) -> dict[str, Any]:
    """What seat 0 reads on a card that it sees; a list where a line stands several times."""
    read: dict[str, Any] = {}
    for zone in match.view(0).picture.zones:
        for piece in zone.pieces:
            if piece.face == code:
                for fact in match.game.show.catalog(match.state).faces[code].facts:
                    name, said = fact.what.id.removeprefix("fact-"), fact.value
                    if isinstance(said, Text):
                        said = said.args.get("code", said.id)
                    elif name == "years":
                        said = re.findall(r"\d\d", str(said))
                    read.setdefault(name, []).append(said)
    return {name: said[0] if len(said) == 1 else said for name, said in read.items()}


def others_discard(match: Match) -> None:
    """Everybody still to play throws his hand away, and nobody uses the Storm window."""
    while match.turn and {"discard_all", "pass"} & set(match.menu(match.turn[0])):
        match.order(match.turn[0], "pass" if "pass" in match.menu(match.turn[0]) else "discard_all")


def alone(*cards: str, operation: str = "O05", type: str = "combined", dice: tuple[int, ...] = ()) -> Match:
    """Seat 0 lays these cards in the last Operation of a game, and nobody else plays."""
    match = table([[card.split()[0] for card in cards], ["S03"], ["S04"]], operation, type, dice, left=0)
    turn(match, 0, *cards)
    others_discard(match)
    return match


# ---- 2.0 to 2.2 what is printed


@pytest.mark.rule("SIR-2.0.1")
def test_the_letter_of_the_number_says_what_a_card_belongs_to():
    letters = {"A": columns.ALLIED, "X": columns.AXIS, "S": columns.NO_CAMP, "O": columns.NO_CAMP}
    assert [columns.CAMP[CARD[code]] for code in CODES] == [letters[code[0]] for code in CODES]
    groups = {"S": columns.STORM, "O": columns.OPERATION}
    assert all(
        (columns.GROUP[CARD[code]] == group) == (code[0] == letter)
        for code in CODES
        for letter, group in groups.items()
    )


@pytest.mark.rule("SIR-2.0.1")
def test_cards_are_laid_by_their_numbers():
    match = table([["A12", "X12"], ["A36"], ["X35"]], type="surface")
    match.order(0, "card X12")
    assert codes(match.state.engagement.pend) == ["X12"]


@pytest.mark.rule("SIR-2.1.1")
def test_an_operation_shows_cargo_year_kind_points_and_whose_victim_it_is():
    match = table([["A12"], ["A36"], ["X35"]], "O36")
    assert facts(match, "O36") == {
        "years": ["42"],
        "kind": "kind-convoy",
        "cargo": "cargo-full",
        "vp": 7,
        "victim": "X23",
        "air-bonus": "+1",
    }


@pytest.mark.rule("SIR-2.1.1")
def test_an_operation_that_is_no_victim_is_not_marked():
    match = table([["A12"], ["A36"], ["X35"]], "O03")
    assert "victim" not in facts(match, "O03")
    assert facts(match, "O03")["kind"] == "kind-battle"


@pytest.mark.rule("SIR-2.1.2")
@pytest.mark.parametrize(("historical", "worth"), [(False, 4 + 2 + 1), (True, 2)])
def test_the_type_on_a_battle_is_used_only_in_historical(historical, worth):
    match = table([["A34", "A36"], [], []], "O03", options={"historical": historical}, left=0)
    turn(match, 0, "A34")
    silence(match)
    turn(match, 0, "A36")
    silence(match)
    assert value(match, "A34") == worth


@pytest.mark.rule("SIR-2.1.2")
def test_the_text_on_a_convoy_changes_nothing_also_in_historical():
    match = table([["A34"], ["A36"], ["X35"]], "O05", options={"historical": True}, left=0)
    match.order(0, "type sub")
    turn(match, 0, "A34")
    others_discard(match)
    assert value(match, "A34") == 1


@pytest.mark.rule("SIR-2.1.2")
@pytest.mark.parametrize(("operation", "worth"), [("O31", 4), ("O32", 5), ("O34", 5), ("O35", 4), ("O36", 5)])
def test_a_special_text_stands_on_o32_o34_and_o36(operation, worth):
    assert value(alone("A43", operation=operation, type="air"), "A43") == worth


@pytest.mark.rule("SIR-2.1.2")
def test_a_special_text_stands_on_o38():
    match = table([["A43", "A18"], [], []], "O38", left=0)
    turn(match, 0, "A43")
    silence(match)
    turn(match, 0, "A18")
    silence(match)
    assert value(match, "A43") == 4 + 1


@pytest.mark.rule("SIR-2.2.1")
def test_a_force_card_shows_values_years_nation_frame_points_and_its_fate():
    match = table([["X24"], ["A36"], ["X35"]])
    assert facts(match, "X24") == {
        "air": "0",
        "surface": "0",
        "sub": "??",
        "years": ["41", "42"],
        "nation": "nation-italian",
        "frame": "frame-periscope",
        "vp": 3,
        "fate": ["A02", "A03"],
    }


@pytest.mark.rule("SIR-2.2.1")
def test_a_force_card_that_is_a_victim_is_marked():
    match = table([["A04"], ["A36"], ["X35"]])
    assert facts(match, "A04")["victim"] == "X27"
    assert facts(match, "A04")["surface"] == "4"


@pytest.mark.rule("SIR-2.2.2")
@pytest.mark.parametrize(("type", "dice", "worth"), [("air", (4,), 4), ("surface", (), 2), ("combined", (6,), 8)])
def test_a_question_mark_is_one_die(type, dice, worth):
    match = alone("A39", operation="O31", type=type, dice=dice)
    assert value(match, "A39") == worth
    assert match.dice.left == []


@pytest.mark.rule("SIR-2.2.2")
@pytest.mark.parametrize(("type", "dice", "worth"), [("sub", (4, 5), 9), ("air", (), 0), ("combined", (1, 1), 2)])
def test_two_question_marks_are_two_dice(type, dice, worth):
    match = alone("X24", operation="O10", type=type, dice=dice)
    assert value(match, "X24") == worth
    assert match.dice.left == []


@pytest.mark.rule("SIR-2.2.2")
def test_a_value_is_a_number_from_0_to_6_or_dice():
    forces = [card for card in columns.DECK if columns.GROUP[card] == columns.FORCE]
    assert all(0 <= number <= 6 for card in forces for number in columns.VALUES[card])
    assert {number for card in forces for number in columns.DICE[card]} == {0, 1, 2}


@pytest.mark.rule("SIR-2.2.3")
@pytest.mark.parametrize("code", ["A05", "A43", "A03", "A31", "A22", "A32"])
def test_british_american_polish_greek_and_dutch_cards_count_for_the_allies(code):
    year = {"A43": "O31", "A05": "O31"}.get(code, "O10")
    match = alone(code, operation=year)
    assert totals(match) == (value(match, code), 0)
    assert value(match, code) > 0


@pytest.mark.rule("SIR-2.2.3")
def test_an_australian_card_counts_for_the_allies():
    assert totals(alone("A13")) == (4, 0)


@pytest.mark.rule("SIR-2.2.3")
@pytest.mark.parametrize("code", ["X43", "X10"])
def test_german_and_italian_cards_count_for_the_axis(code):
    assert totals(alone(code, operation="O10")) == (0, 4)


@pytest.mark.rule("SIR-2.2.3")
def test_romanian_fuel_is_of_the_axis():
    match = table([["X55", "A12", "X12"], ["A36"], ["X35"]], type="surface")
    match.order(0, "card X55")
    assert barred(match, 0, "A12") == "SIR-3.1.5"
    assert legal(match, 0) == ["X12"]


@pytest.mark.rule("SIR-2.2.4")
@pytest.mark.parametrize(
    ("force", "joins"),
    [("A05", ["A44"]), ("A31", ["A49"]), ("A37", ["A48"]), ("A09", ["A44", "A48", "A49"])],
)
def test_each_frame_takes_the_bonus_of_its_kind_and_the_rectangle_all_three(force, joins):
    match = table([[force, "A44", "A48", "A49"], ["A36"], ["X35"]], "O41", "combined")
    match.order(0, f"card {force}")
    assert legal(match, 0) == joins


@pytest.mark.rule("SIR-2.2.4")
def test_a_round_frame_is_a_submarine_and_a_binocular_one_a_ship():
    laid = [{"seat": 1, "card": "A30"}, {"seat": 2, "card": "A12"}]
    match = table([["A15", "S07", "A36"], [], []], type="surface", leader=1, table=laid)
    turn(match, 0, "A15", storms=("S07",))
    assert (in_play(match, 1), in_play(match, 2)) == ([], ["A12"])


@pytest.mark.rule("SIR-2.2.5")
@pytest.mark.parametrize("type", ["air", "surface", "sub", "combined"])
def test_the_frame_never_limits_the_engagement_and_a_card_worth_0_may_be_played(type):
    match = table([["A12", "A30", "A36", "A10"], ["A33"], ["X35"]], type=type)
    assert legal(match, 0) == ["A10", "A12", "A30", "A36"]
    turn(match, 0, "A30")
    assert in_play(match, 0) == ["A30"]


@pytest.mark.rule("SIR-2.2.5")
@pytest.mark.parametrize(("operation", "rule"), [("O05", "SIR-3.1.3"), ("O03", "SIR-3.2.2")])
def test_only_the_year_does(operation, rule):
    match = table([["A05", "A30"], ["A33"], ["X35"]], operation, "air" if operation == "O05" else "")
    assert refused(match, 0, "card A05") == rule


@pytest.mark.rule("SIR-2.2.6")
@pytest.mark.parametrize(("force", "special"), [("A07", "A55"), ("X22", "X55")])
def test_a_rectangle_goes_with_la_spezia_and_romanian_fuel(force, special):
    match = table([[force, special], ["A36"], ["X35"]], type="surface")
    turn(match, 0, force, special)
    assert in_play(match, 0) == [force, special]


@pytest.mark.rule("SIR-2.2.6")
def test_a_rectangle_is_no_ship_for_supply():
    match = table([["A54", "A07", "A30"], ["A12"], ["X35"]], type="combined")
    turn(match, 0, "A07", "A54")
    turn(match, 1, "A12")
    match.order(2, "discard_all")
    silence(match)
    assert legal(match, 0, "take") == ["A12"]


@pytest.mark.rule("SIR-2.2.6")
def test_a_rectangle_is_no_submarine_for_shallows():
    match = table([["A12", "S07", "A36"], ["A07"], ["X35"]], type="surface", leader=1)
    turn(match, 1, "A07")
    match.order(2, "discard_all")
    turn(match, 0, "A12", storms=("S07",))
    assert in_play(match, 1) == ["A07"]


@pytest.mark.rule("SIR-2.2.6")
def test_a_rectangle_may_follow_shallows():
    match = table([["A12", "S07", "A36"], ["A07"], ["X35"]], type="surface")
    turn(match, 0, "A12", storms=("S07",))
    assert legal(match, 1) == ["A07"]


@pytest.mark.rule("SIR-2.2.7")
def test_cards_that_differ_only_in_their_history_play_alike():
    scores = []
    for code in ("X01", "X02"):
        match = table([[code], ["A12"], ["A30"]], "O05", "combined", left=0)
        turn(match, 0, code)
        turn(match, 1, "A12")
        match.order(2, "discard_all")
        scores.append((totals(match), match.outcome.scores, value(match, code)))
    assert scores[0] == scores[1] == ((4, 7), (6, 0, 0), 7)


# ---- 2.3 Bonus cards


@pytest.mark.rule("SIR-2.3.1")
def test_there_are_19_bonus_cards_without_points():
    bonus = [card for card in columns.DECK if columns.GROUP[card] == columns.BONUS]
    assert len(bonus) == 19
    assert not any(columns.VP[card] for card in bonus)


@pytest.mark.rule("SIR-2.3.1")
def test_a_bonus_card_shows_no_points():
    assert "vp" not in facts(table([["A44"], ["A36"], ["X35"]]), "A44")


@pytest.mark.rule("SIR-2.3.2")
@pytest.mark.parametrize("type", ["air", "surface", "sub", "combined"])
def test_a_bonus_card_joins_a_force_card_in_any_convoy(type):
    match = table([["A12", "A45"], ["A36"], ["X35"]], type=type)
    turn(match, 0, "A12", "A45")
    assert in_play(match, 0) == ["A12", "A45"]


@pytest.mark.rule("SIR-2.3.2")
def test_a_bonus_card_joins_a_force_card_in_both_rounds_of_a_battle():
    match = table([["A12", "A45", "A38", "A48"], ["X35"], ["X25"]], "O03")
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X35")
    turn(match, 2, "X25")
    silence(match)
    turn(match, 0, "A38", "A48")
    assert in_play(match, 0) == ["A12", "A38", "A45", "A48"]


@pytest.mark.rule("SIR-2.3.2")
@pytest.mark.parametrize("code", ["A50", "A52", "X52"])
def test_a_bonus_card_stands_alone_if_its_data_say_so(code):
    match = table([[code, "A37"], ["A43"], ["X35"]], "O31", "surface")
    turn(match, 0, code)
    assert in_play(match, 0) == [code]


@pytest.mark.rule("SIR-2.3.2")
@pytest.mark.parametrize("code", ["A44", "A51", "X50"])
def test_else_it_does_not(code):
    match = table([[code, "A37"], ["A43"], ["X35"]], "O31", "surface")
    assert refused(match, 0, f"card {code}") == "SIR-2.3.2"


@pytest.mark.rule("SIR-2.3.2")
def test_face_down_it_is_only_a_bluff_without_a_force_card():
    match = table([["A45", "A36"], [], []], "O03", round=2, table=[{"seat": 0, "card": "A12"}], out=[1, 2])
    turn(match, 0, "A45")
    assert "A45" in discards(match)
    assert [line["card"] for line in events(match, "bluff")] == [CARD["A45"]]


@pytest.mark.rule("SIR-2.3.3")
@pytest.mark.parametrize(("force", "bonus"), [("A12", "A46"), ("A30", "A46"), ("A36", "A45"), ("X25", "X50")])
def test_a_bonus_of_another_frame_is_refused(force, bonus):
    match = table([[force, bonus], ["A33"], ["X35"]], type="combined")
    match.order(0, f"card {force}")
    assert refused(match, 0, f"card {bonus}") == "SIR-2.3.3"


@pytest.mark.rule("SIR-2.3.3")
@pytest.mark.parametrize(("force", "bonus"), [("A12", "A45"), ("A36", "A46"), ("X12", "X51")])
def test_a_bonus_of_the_same_frame_lies_on_the_force_card(force, bonus):
    match = table([[force, bonus], ["A33"], ["X35"]], type="combined")
    turn(match, 0, force, bonus)
    assert match.state.engagement.hosts == [-1, 0]


@pytest.mark.rule("SIR-2.3.3")
@pytest.mark.parametrize("force", ["A05", "A31", "A37", "A09"])
def test_a_rectangular_bonus_fits_any_force_card(force):
    match = table([[force, "A50"], ["A43"], ["X35"]], "O31", "surface")
    turn(match, 0, force, f"A50 on {force}")
    assert match.state.engagement.hosts == [-1, 0]


@pytest.mark.rule("SIR-2.3.3")
@pytest.mark.parametrize("bonus", ["A45", "A46"])
def test_a_rectangular_force_card_takes_any_bonus(bonus):
    match = table([["A07", bonus], ["A33"], ["X35"]], type="surface")
    turn(match, 0, "A07", bonus)
    assert match.state.engagement.hosts == [-1, 0]


@pytest.mark.rule("SIR-2.3.4")
@pytest.mark.parametrize(("force", "bonus"), [("X20", "X50"), ("X42", "X49"), ("X37", "X46")])
def test_an_axis_bonus_on_the_other_nation_is_refused(force, bonus):
    match = table([[force, bonus], ["A43"], ["X35"]], "O31", "surface")
    match.order(0, f"card {force}")
    assert refused(match, 0, f"card {bonus}") == "SIR-2.3.4"


@pytest.mark.rule("SIR-2.3.4")
@pytest.mark.parametrize(("force", "bonus"), [("X16", "X50"), ("X37", "X49"), ("X42", "X46"), ("X29", "X48")])
def test_an_axis_bonus_goes_with_its_own_nation(force, bonus):
    match = table([[force, bonus], ["A43"], ["X35"]], "O31", "surface")
    turn(match, 0, force, bonus)
    assert match.state.engagement.hosts == [-1, 0]


@pytest.mark.rule("SIR-2.3.4")
def test_an_axis_bonus_of_another_nation_does_not_choose_that_host():
    match = table([["X10", "X20", "X56", "X50"], ["A43"], ["X35"]], "O31", "surface")
    turn(match, 0, "X10", "X56 double", "X20", "X50")  # X50 is Italian: X10 is the only place
    assert match.state.engagement.hosts == [-1, -1, -1, 0]


@pytest.mark.rule("SIR-2.3.5")
@pytest.mark.parametrize(("force", "bonus"), [("A05", "A51"), ("A22", "A51"), ("A43", "A46"), ("A22", "A44")])
def test_an_allied_bonus_goes_with_any_allied_nation(force, bonus):
    match = table([[force, bonus], ["A37"], ["X35"]], "O31", "surface")
    turn(match, 0, force, bonus)
    assert match.state.engagement.hosts == [-1, 0]


@pytest.mark.rule("SIR-2.3.5")
def test_but_not_with_an_axis_force_card():
    match = table([["X12", "A45"], ["A36"], ["X35"]], type="surface")
    match.order(0, "card X12")
    assert refused(match, 0, "card A45") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.3.6")
def test_a_force_card_may_carry_any_number_of_bonus_cards():
    match = alone("A05", "A44", "A45", "A50 on A05", "A51", "A52 on A05", operation="O31", type="combined")
    assert value(match, "A05") == 7 + 3 + 2 + 3 + 3 + 2


@pytest.mark.rule("SIR-2.3.6")
def test_a_player_may_lay_bonus_cards_on_both_force_cards_of_an_admiral():
    match = alone("A12", "A57 double", "A36", "A45", "A46", "A48", type="combined")
    assert (value(match, "A12"), value(match, "A36")) == (4 + 2, 4 + 2 + 3)


@pytest.mark.rule("SIR-2.3.6")
def test_the_host_is_chosen_when_two_force_cards_fit():
    match = table([["A12", "A15", "A57", "A45"], ["A36"], ["X35"]], type="surface")
    for words in ("card A12", "double A57", "card A15", "card A45"):
        match.order(0, words)
    assert legal(match, 0, "host") == ["A12", "A15"]
    match.order(0, "host A15")
    match.order(0, "end")
    assert match.state.engagement.hosts == [-1, -1, -1, 2]


@pytest.mark.rule("SIR-2.3.7")
def test_a_bonus_does_not_join_an_earlier_card_of_the_same_player():
    match = table([["A12", "A45", "A36"], ["X12", "X25"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    assert refused(match, 0, "card A45") == "SIR-2.3.2"
    match.order(0, "card A36")
    assert refused(match, 0, "card A45") == "SIR-2.3.3"  # A12 would fit


@pytest.mark.rule("SIR-2.3.7")
def test_a_bonus_goes_to_the_force_card_of_its_own_turn_without_a_question():
    match = table([["A12", "A45", "A15"], ["X12", "X25"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    turn(match, 0, "A15", "A45")
    assert match.state.engagement.hosts == [-1, -1, -1, 2]


@pytest.mark.rule("SIR-2.3.7")
def test_a_bonus_does_not_join_somebody_elses_card():
    match = table([["A12"], ["A45", "A36"], ["X35"]], type="surface")
    turn(match, 0, "A12")
    assert refused(match, 1, "card A45") == "SIR-2.3.2"


@pytest.mark.rule("SIR-2.3.8")
@pytest.mark.parametrize(("force", "bonus"), [("A12", "A44"), ("A36", "A47"), ("A12", "A50")])
def test_a_bonus_card_of_another_year_is_refused(force, bonus):
    match = table([[force, bonus], ["A33"], ["X35"]], type="surface")
    match.order(0, f"card {force}")
    assert refused(match, 0, f"card {bonus}") == "SIR-2.3.8"


@pytest.mark.rule("SIR-2.3.8")
def test_a_stand_alone_bonus_of_another_year_is_refused():
    match = table([["A50", "A36"], ["A33"], ["X35"]], type="surface")
    assert refused(match, 0, "card A50") == "SIR-2.3.8"


@pytest.mark.rule("SIR-2.3.8")
@pytest.mark.parametrize(("operation", "force"), [("O05", "X12"), ("O10", "X12"), ("O31", "X12"), ("O41", "X11")])
def test_supply_special_and_storm_cards_carry_no_year(operation, force):
    match = table([[force, "X53", "X55", "S07", "A36"], ["A33"], ["X35"]], operation, "surface")
    turn(match, 0, force, "X53", "X55", storms=("S07",))
    assert in_play(match, 0) == sorted([force, "X53", "X55", "S07"])


@pytest.mark.rule("SIR-2.3.9")
@pytest.mark.parametrize(("type", "worth"), [("air", 4 + 1), ("surface", 2 + 2), ("sub", 1 + 0), ("combined", 10)])
def test_a_bonus_adds_each_number_to_the_same_value(type, worth):
    assert value(alone("A34", "A48", type=type), "A34") == worth


@pytest.mark.rule("SIR-2.3.9")
def test_each_resulting_value_is_at_least_0():
    with printed("A48", VALUES=[-5, 2, 0]):
        assert value(alone("A34", "A48", type="combined"), "A34") == 0 + 4 + 1


@pytest.mark.rule("SIR-2.3.10")
@pytest.mark.parametrize(("type", "worth"), [("air", 0), ("surface", 2), ("sub", 1), ("combined", 3)])
def test_a_stand_alone_bonus_counts_its_own_values_for_its_camp(type, worth):
    assert totals(alone("A50", operation="O10", type=type)) == (worth, 0)


@pytest.mark.rule("SIR-2.3.10")
def test_a_stand_alone_bonus_can_win_the_trick():
    match = table([["A50"], ["A30"], ["X25"]], "O10", "surface", left=0)
    turn(match, 0, "A50")
    turn(match, 1, "A30")
    turn(match, 2, "X25")
    assert won(match, 0) == ["O10"]
    assert captured(match, 0) == ["X25"]


@pytest.mark.rule("SIR-2.3.10")
def test_a_stand_alone_bonus_commits_its_player():
    match = table([["A50", "X12"], ["X25", "X35"]], "O10", "surface")
    turn(match, 0, "A50")
    turn(match, 1, "X25")
    silence(match)
    assert refused(match, 0, "card X12") == "SIR-4.0.5"


@pytest.mark.rule("SIR-2.3.10", "SIR-2.3.11")
def test_a_stand_alone_bonus_cannot_be_captured():
    match = table([["X52"], ["A05"], ["A30"]], "O10", "surface", left=0)
    turn(match, 0, "X52")
    turn(match, 1, "A05")
    match.order(2, "discard_all")
    assert won(match, 1) == ["O10"]
    assert captured(match, 1) == []


@pytest.mark.rule("SIR-2.3.10")
def test_a_stand_alone_bonus_takes_no_other_bonus():
    match = table([["A50", "A44", "A52", "A36"], ["A37"], ["X35"]], "O31", "surface")
    match.order(0, "card A50")
    assert refused(match, 0, "card A44") == "SIR-2.3.2"
    match.order(0, "card A52")
    match.order(0, "end")
    assert match.state.engagement.hosts == [-1, -1]


@pytest.mark.rule("SIR-2.3.10")
def test_a_stand_alone_bonus_takes_no_bomb_alley():
    match = table([["A50", "S06", "A36"], ["A37"], ["X35"]], "O31", "air")
    match.order(0, "card A50")
    match.order(0, "storms")
    assert refused(match, 0, "card S06") == "SIR-C.S06.2"


@pytest.mark.rule("SIR-2.3.10")
def test_a_stand_alone_bonus_gets_no_plus_1_of_a_special_operation():
    assert totals(alone("A50", operation="O36", type="combined")) == (3, 0)


@pytest.mark.rule("SIR-2.3.10")
def test_a_bonus_that_may_stand_alone_may_also_lie_on_a_force_card_or_beside_it():
    match = table([["A12", "A50"], ["A36"], ["X35"]], "O10", "surface")
    match.order(0, "card A12")
    match.order(0, "card A50")
    assert set(match.menu(0)) == {"host", "alone"}
    match.order(0, "alone")
    match.order(0, "end")
    assert match.state.engagement.hosts == [-1, -1]


@pytest.mark.rule("SIR-2.3.11")
@pytest.mark.parametrize(("mine", "theirs", "taken"), [("A12", "X04", ["A12"]), ("A04", "X12", [])])
def test_bonus_cards_are_discarded_when_the_attempt_ends_won_or_lost(mine, theirs, taken):
    match = table([[mine, "A45"], [theirs], ["A30"]], type="surface", left=0)
    turn(match, 0, mine, "A45")
    turn(match, 1, theirs)

    match.order(2, "discard_all")
    assert captured(match, 1) == taken
    assert "A45" in discards(match)


@pytest.mark.rule("SIR-2.3.11")
def test_a_bonus_is_discarded_when_its_force_card_is_destroyed():
    match = table([["X13", "X50"], ["A13"], ["A30"]], type="surface")
    turn(match, 0, "X13", "X50")
    turn(match, 1, "A13")
    assert captured(match, 1) == ["X13"]
    assert discards(match) == ["X50"]


@pytest.mark.rule("SIR-2.3.11")
def test_a_bonus_is_discarded_when_it_is_cancelled():
    match = table([["A12", "A45"], ["X12", "S04", "X25"], ["A30"]], type="surface")
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X12", storms=("S04",))
    assert discards(match) == ["A45", "S04"]


@pytest.mark.rule("SIR-2.3.11")
def test_a_bonus_is_discarded_after_a_tie_and_does_not_go_under_the_operation():
    match = table([["A12", "A45"], ["X12"], ["A30"]], type="surface")
    turn(match, 0, "A12", "A45")
    turn(match, 1, "X12")
    match.order(2, "discard_all")
    assert codes(match.state.engagement.under) == ["A12", "X12"]
    assert "A45" in discards(match)


LAID = [{"seat": 1, "card": "A12"}, {"seat": 2, "card": "A30"}, {"seat": 3, "card": "A36"}, {"seat": 4, "card": "A22"}]
AXIS = [{"seat": 1, "card": "X12"}, {"seat": 2, "card": "X25"}, {"seat": 3, "card": "X35"}, {"seat": 4, "card": "X43"}]


@pytest.mark.rule("SIR-2.3.12")
def test_damage_may_be_put_on_any_allied_force_card_whatever_frame_and_nation():
    match = table([["X54", "X14"], [], [], [], []], "O10", "surface", leader=1, table=LAID)
    match.order(0, "card X54")
    assert legal(match, 0, "target") == ["A12", "A22", "A30", "A36"]


@pytest.mark.rule("SIR-2.3.12")
def test_missed_may_be_put_on_any_axis_force_card_whatever_frame_and_nation():
    match = table([["A53", "A14"], [], [], [], []], "O10", "surface", leader=1, table=AXIS)
    match.order(0, "card A53")
    assert legal(match, 0, "target") == ["X12", "X25", "X35", "X43"]


@pytest.mark.rule("SIR-2.3.12")
@pytest.mark.parametrize(("code", "friends"), [("X54", AXIS), ("A53", LAID)])
def test_they_are_never_put_on_their_own_camp(code, friends):
    match = table([[code, "S07"], [], [], [], []], "O10", "surface", leader=1, table=friends)
    assert refused(match, 0, f"card {code}") == "SIR-2.3.15"


@pytest.mark.rule("SIR-2.3.13")
@pytest.mark.parametrize(("force", "code", "laid"), [("A14", "X54", LAID), ("X14", "A53", AXIS)])
def test_damage_does_not_join_an_allied_play_nor_missed_an_axis_one(force, code, laid):
    match = table([[force, code], [], [], [], []], "O05", "surface", leader=1, table=laid[:3])
    match.order(0, f"card {force}")
    assert refused(match, 0, f"card {code}") == "SIR-3.1.5"


@pytest.mark.rule("SIR-2.3.13")
@pytest.mark.parametrize(("code", "laid", "camp"), [("X54", LAID, columns.AXIS), ("A53", AXIS, columns.ALLIED)])
def test_either_may_be_the_main_play(code, laid, camp):
    match = table([[code, "S07"], [], [], [], []], "O10", "surface", leader=1, table=laid)
    turn(match, 0, f"{code} on {laid[0]['card']}")
    assert match.state.engagement.camp1[0] == camp


@pytest.mark.rule("SIR-2.3.13")
@pytest.mark.parametrize(("force", "code", "laid"), [("X14", "X54", LAID), ("A15", "A53", AXIS)])
def test_either_may_be_an_extra(force, code, laid):
    match = table([[force, code, "S07"], [], [], [], []], "O10", "surface", leader=1, table=laid)
    turn(match, 0, force, f"{code} on {laid[0]['card']}")
    assert in_play(match, 0) == [force, code]


@pytest.mark.rule("SIR-2.3.14")
@pytest.mark.parametrize(("type", "worth"), [("air", 0), ("surface", 3), ("sub", 0), ("combined", 3)])
def test_damage_subtracts_2_from_each_value_down_to_0(type, worth):
    match = table([["A01"], ["X54", "X35"], ["A36"]], type=type, left=0)
    turn(match, 0, "A01")
    turn(match, 1, "X54")
    match.order(2, "discard_all")
    silence(match)
    assert value(match, "A01") == worth


@pytest.mark.rule("SIR-2.3.14")
def test_missed_subtracts_2_from_each_value_down_to_0():
    match = table([["X22"], ["A53", "A30"], ["A36"]], type="combined", left=0)
    turn(match, 0, "X22")
    turn(match, 1, "A53")
    match.order(2, "discard_all")
    silence(match)
    assert value(match, "X22") == 1 + 0 + 0


@pytest.mark.rule("SIR-2.3.15")
def test_without_an_enemy_force_card_face_up_they_cannot_be_laid():
    match = table([["X54", "X14"], ["A12"], ["A36"]], type="surface")
    assert refused(match, 0, "card X54") == "SIR-2.3.15"


@pytest.mark.rule("SIR-2.3.15")
def test_a_stand_alone_bonus_or_supply_card_is_no_target():
    match = table([["A50", "A54"], ["X54", "X14"], ["A36"]], "O10", "surface")
    turn(match, 0, "A50", "A54")
    assert refused(match, 1, "card X54") == "SIR-2.3.15"


@pytest.mark.rule("SIR-2.3.15")
def test_the_target_may_be_of_any_player_and_any_round_of_the_attempt():
    match = table([["A12", "A36"], ["X12", "X54", "X35"]], type="surface")
    turn(match, 0, "A12")
    turn(match, 1, "X12")
    silence(match)
    turn(match, 0, "A36")
    match.order(1, "card X54")
    assert legal(match, 1, "target") == ["A12", "A36"]


@pytest.mark.rule("SIR-2.3.15")
def test_a_card_of_an_earlier_attempt_is_no_target():
    match = table([["X54", "X14"], ["A12"], ["A36"]], type="surface", under=[{"seat": 1, "card": "A15"}], attempt=1)
    assert refused(match, 0, "card X54") == "SIR-2.3.15"


FACE_UP = [{"seat": 0, "card": "X12"}, {"seat": 1, "card": "A12"}, {"seat": 2, "card": "A15"}]


@pytest.mark.rule("SIR-2.3.15")
def test_laid_face_down_the_target_is_chosen_after_the_reveal():
    match = table([["X54"], ["A36"], ["A38"]], "O03", round=2, table=FACE_UP)
    match.order(0, "card X54")
    assert "target" not in match.menu(0)
    match.order(0, "end")
    turn(match, 1, "A36")
    turn(match, 2, "A38")
    assert match.turn == (0,)
    assert legal(match, 0, "target") == ["A12", "A15", "A36", "A38"]


@pytest.mark.rule("SIR-2.3.15")
def test_after_the_reveal_targets_are_chosen_in_turn_order():
    round_1 = ((1, "X12"), (2, "A15"), (3, "X14"), (0, "A12"))
    laid = [{"seat": seat, "card": code} for seat, code in round_1]
    match = table([["A53"], ["X54"], ["A36"], ["X35"]], "O03", round=2, leader=1, table=laid)
    for seat, code in ((1, "X54"), (2, "A36"), (3, "X35"), (0, "A53")):
        turn(match, seat, code)
    assert match.turn == (1,)
    match.order(1, "target A15")
    assert match.turn == (0,)


@pytest.mark.rule("SIR-2.3.15")
def test_laid_face_down_without_a_target_it_is_discarded_without_effect():
    laid = [{"seat": 0, "card": "X12"}, {"seat": 1, "card": "X14"}, {"seat": 2, "card": "X15"}]
    match = table([["X54"], ["X35", "X36"], ["X25"]], "O03", round=2, table=laid, left=0)
    turn(match, 0, "X54")
    turn(match, 1, "X35")
    turn(match, 2, "X25")
    assert discards(match) == ["X54"]
    silence(match)
    assert totals(match) == (0, 4 + 3 + 3 + 5 + 3)


@pytest.mark.rule("SIR-2.3.16")
def test_damage_takes_nothing_from_the_total_of_its_own_camp():
    match = table([["A04"], ["X54"], ["X23"]], type="surface", left=0)
    turn(match, 0, "A04")
    turn(match, 1, "X54")
    turn(match, 2, "X23")
    assert totals(match) == (4 - 2, 0 + 1)


@pytest.mark.rule("SIR-2.3.16")
def test_damage_as_the_main_play_commits_its_player():
    match = table([["A04", "A30"], ["X54", "A36"]], type="surface")
    turn(match, 0, "A04")
    turn(match, 1, "X54")
    silence(match)
    match.order(0, "discard_all")
    assert refused(match, 1, "card A36") == "SIR-4.0.5"


@pytest.mark.rule("SIR-2.3.16")
def test_damage_cannot_win_the_trick():
    match = table([["X54"], ["A30"], ["X13"]], type="surface", leader=1, left=0)
    turn(match, 1, "A30")
    turn(match, 2, "X13")
    turn(match, 0, "X54")
    assert won(match, 2) == ["O05"]
    assert value(match, "X54") == 0


@pytest.mark.rule("SIR-2.3.16")
def test_damage_entitles_to_no_share():
    match = table([["X54"], ["A30"], ["X13"]], type="surface", leader=1, left=0, options={"advanced": True})
    turn(match, 1, "A30")
    turn(match, 2, "X13")
    turn(match, 0, "X54")
    assert match.state.engagement.entitled == [2]


@pytest.mark.rule("SIR-2.3.15")
def test_laid_face_down_damage_goes_to_the_only_target_without_a_question():
    laid = [{"seat": 0, "card": "A12"}, {"seat": 1, "card": "X12"}]
    match = table([[], ["X54"], []], "O03", round=2, table=laid, out=[0, 2], left=0)
    turn(match, 1, "X54")
    assert totals(match) == (0 + 1, 1 + 3)

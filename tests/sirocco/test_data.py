"""SIR-DATA: the data files hold what the ledger says, and a broken deck is refused with file and line."""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from escadre import BadData
from escadre.core import codec
from escadre.games.sirocco.play import catalog
from escadre.games.sirocco.play.catalog import CARD, CARDS, CODES, CONSTANTS, CardData
from escadre.games.sirocco.play.copying import copy
from escadre.games.sirocco.play.state import Engagement
from tests.sirocco.build import in_play, silence, table, turn, value

FIELDS = [field.name for field in dataclasses.fields(Engagement)]
BY_CODE = {card.number: card for card in CARDS}


def group(name: str) -> list[CardData]:
    return [card for card in CARDS if card.group == name]


# ---- what is in the box


@pytest.mark.rule("SIR-DATA.1")
def test_there_are_44_operations_numbered_o01_to_o44():
    assert [card.number for card in group("operation")] == [f"O{n:02}" for n in range(1, 45)]


@pytest.mark.rule("SIR-DATA.1")
def test_an_operation_has_one_year_a_kind_1_to_7_points_and_an_icon():
    for card in group("operation"):
        assert len(card.years) == 1
        assert 1940 <= card.years[0] <= 1943
        assert card.kind in ("convoy", "battle")
        assert 1 <= card.vp <= 7
        assert card.cargo in ("empty", "half", "full")


@pytest.mark.rule("SIR-DATA.1")
def test_every_year_kind_icon_and_the_extreme_points_occur():
    operations = group("operation")
    assert {card.years[0] for card in operations} == {1940, 1941, 1942, 1943}
    assert {card.kind for card in operations} == {"convoy", "battle"}
    assert {card.cargo for card in operations} == {"empty", "half", "full"}
    assert {1, 7} <= {card.vp for card in operations}


@pytest.mark.rule("SIR-DATA.1")
def test_o32_o34_o36_and_o38_alone_have_the_plus_1_air_text():
    assert {card.number: card.air_bonus for card in CARDS if card.air_bonus} == {"O32": 1, "O34": 1, "O36": 1, "O38": 1}


@pytest.mark.rule("SIR-DATA.1")
def test_o28_is_a_battle_of_type_air_and_surface():
    assert (BY_CODE["O28"].kind, BY_CODE["O28"].types) == ("battle", ("air", "surface"))


@pytest.mark.rule("SIR-DATA.1")
def test_every_battle_and_no_convoy_prints_a_type():
    assert all(bool(card.types) == (card.kind == "battle") for card in group("operation"))


@pytest.mark.rule("SIR-DATA.1")
def test_some_operations_are_fate_victims():
    victims = {victim for card in CARDS for victim in card.fate if victim[0] == "O"}
    assert victims == {"O19", "O20", "O30", "O32", "O33", "O34", "O36", "O44"}


@pytest.mark.rule("SIR-DATA.2")
def test_there_are_87_force_cards():
    assert Counter(card.number[0] for card in group("force")) == {"A": 43, "X": 44}


@pytest.mark.rule("SIR-DATA.2")
def test_a_force_card_has_three_values_years_a_nation_of_its_camp_a_frame_and_1_to_5_points():
    nations = {"A": {"british", "american", "australian", "polish", "greek", "dutch"}, "X": {"german", "italian"}}
    for card in group("force"):
        assert all(0 <= number <= 6 for number in card.values)
        assert all(number in (0, 1, 2) for number in card.dice)
        assert card.years
        assert set(card.years) <= {1940, 1941, 1942, 1943}
        assert card.nation in nations[card.number[0]]
        assert card.frame in ("binocular", "periscope", "pyramid", "rectangle")
        assert 1 <= card.vp <= 5


@pytest.mark.rule("SIR-DATA.2")
def test_every_nation_frame_kind_of_dice_and_the_extreme_points_occur():
    forces = group("force")
    assert {card.nation for card in forces} == {
        "british", "american", "australian", "polish", "greek", "dutch", "german", "italian",
    }  # fmt: skip
    assert {card.frame for card in forces} == {"binocular", "periscope", "pyramid", "rectangle"}
    assert {number for card in forces for number in card.dice} == {0, 1, 2}
    assert {1, 5} <= {card.vp for card in forces}


@pytest.mark.rule("SIR-DATA.2")
def test_fate_cards_and_victims_are_of_opposed_camps_and_can_meet():
    fates = [(card, BY_CODE[victim]) for card in CARDS for victim in card.fate]
    assert len(fates) > 20
    for card, victim in fates:
        assert victim.number[0] != card.number[0]
        assert not victim.years or set(victim.years) & set(card.years)


@pytest.mark.rule("SIR-DATA.3")
def test_there_are_19_bonus_cards_with_frame_years_and_no_points():
    assert len(group("bonus")) == 19
    for card in group("bonus"):
        assert card.frame in ("binocular", "periscope", "pyramid", "rectangle")
        assert card.years
        assert card.vp == 0


@pytest.mark.rule("SIR-DATA.3")
def test_a53_and_x54_alone_are_laid_on_the_enemy_and_take_2_from_each_value():
    hitting = [card for card in group("bonus") if card.targets_enemy]
    assert [(card.number, card.values, card.alone) for card in hitting] == [
        ("A53", (-2, -2, -2), True),
        ("X54", (-2, -2, -2), True),
    ]


@pytest.mark.rule("SIR-DATA.3")
def test_there_is_an_american_bonus_and_every_other_axis_bonus_has_its_nation():
    assert "american" in {card.nation for card in group("bonus")}
    assert {c.nation for c in group("bonus") if c.number[0] == "X" and c.number != "X54"} == {"german", "italian"}


@pytest.mark.rule("SIR-DATA.4")
def test_there_are_2_supply_6_special_and_7_storm_cards_with_their_camps():
    others = [card for card in CARDS if card.group in ("supply", "special", "storm")]
    assert len(others) == 15
    assert sorted((card.group, card.number[0], card.effect) for card in others if card.group != "storm") == [
        ("special", "A", "admiral"), ("special", "A", "intelligence"), ("special", "A", "restrict"),
        ("special", "X", "admiral"), ("special", "X", "intelligence"), ("special", "X", "restrict"),
        ("supply", "A", "supply"), ("supply", "X", "supply"),
    ]  # fmt: skip
    assert sum(card.group == "storm" for card in others) == 7


@pytest.mark.rule("SIR-DATA.4")
def test_x55_is_romanian_fuel():
    assert (BY_CODE["X55"].effect, BY_CODE["X55"].nation) == ("restrict", "romanian")
    assert [card.number for card in CARDS if card.nation == "romanian"] == ["X55"]


@pytest.mark.rule("SIR-DATA.5")
def test_the_seven_storm_cards_have_their_numbers():
    effects = ["sirocco", "fog", "explosion", "lost", "night", "bomb_alley", "shallows"]
    assert [BY_CODE[f"S{n:02}"].effect for n in range(1, 8)] == effects


@pytest.mark.rule("SIR-DATA.6")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_sirocco_rolls_one_die_and_1_to_3_differ_from_4_to_6(face):
    match = table([["A12", "S01"], ["X12"], ["A38"]], type="air", dice=(face,))
    turn(match, 0, "A12", storms=("S01",))
    assert match.dice.left == []
    assert ("annul" in match.menu(0)) is (face <= 3)
    assert (match.state.engagement.sirocco == 1) is (face >= 4)


@pytest.mark.rule("SIR-DATA.6")
@pytest.mark.parametrize(("faces", "gone"), [((3, 3), 2), ((4, 4), 1), ((3, 4), None)])
def test_explosion_rolls_two_dice_against_7(faces, gone):
    laid = [{"seat": 1, "card": "X12"}, {"seat": 2, "card": "X14"}]
    match = table([["A12", "S03"], [], []], type="air", leader=1, dice=faces, table=laid)
    match.order(0, "card A12")
    match.order(0, "storms")
    match.order(0, "card S03")
    assert match.dice.left == []
    assert [seat for seat in (1, 2) if not in_play(match, seat)] == ([] if gone is None else [gone])


@pytest.mark.rule("SIR-DATA.6")
@pytest.mark.parametrize(("code", "type", "faces"), [("X34", "air", (6,)), ("X24", "sub", (6, 5))])
def test_a_question_mark_rolls_one_die_and_two_roll_two(code, type, faces):
    match = table([[code], ["A36"], ["A38"]], "O10", type, faces, left=0)
    turn(match, 0, code)
    match.order(1, "discard_all")
    match.order(2, "discard_all")
    assert (value(match, code), match.dice.left) == (sum(faces), [])


@pytest.mark.rule("SIR-DATA.7")
def test_the_constants_are_those_of_the_printed_rules():
    assert codec.plain(CONSTANTS) == {
        "players_min": 2,
        "players_max": 6,
        "hand": 6,
        "hand_max": 9,
        "half_icons": 2,
        "operations": 22,
        "lengths": [22, 15, 10],
        "battle_draw": 1,
        "sirocco_annuls_to": 3,
        "explosion_pivot": 7,
        "attempts_max": 10,
        "series_goal": 75,
        "die": 6,
    }


@pytest.mark.rule("SIR-DATA.8")
def test_the_state_of_an_attempt_holds_for_each_card_player_round_order_host_and_face():
    match = table([["A12", "A45", "A30"], ["X12", "X25"], ["A15", "A33"]], "O03", leader=1)
    turn(match, 1, "X12")
    turn(match, 2, "A15")
    turn(match, 0, "A12", "A45")
    silence(match)
    turn(match, 1, "X25")
    e = match.state.engagement
    rows = zip(e.cards, e.owners, e.rounds_of, e.turns_of, e.hosts, e.up, strict=True)
    assert [(CODES[card], *rest) for card, *rest in rows] == [
        ("X12", 1, 1, 1, -1, True),
        ("A15", 2, 1, 2, -1, True),
        ("A12", 0, 1, 3, -1, True),
        ("A45", 0, 1, 3, 2, True),
        ("X25", 1, 2, 4, -1, False),
    ]


@pytest.mark.rule("SIR-DATA.8")
def test_the_state_of_an_attempt_holds_type_leader_restrictions_sirocco_intelligence_and_what_lies_under():
    under = [{"seat": 2, "card": "X14"}]
    match = table(
        [["A56", "A36"], ["A55", "S01", "A38"], ["A15"], ["X12"]], type="surface", dice=(6,), under=under, attempt=1
    )
    turn(match, 0, "A56")
    turn(match, 1, "A55", storms=("S01",))
    e = match.state.engagement
    assert (e.declared, match.state.leader, e.spezia, e.sirocco, e.extra) == (2, 0, 1, 2, [0])
    assert (e.under, e.under_by) == ([CARD["X14"]], [2])


@pytest.mark.rule("SIR-DATA.8")
def test_the_state_of_an_attempt_holds_who_was_annulled_or_lost_a_card_to_fate():
    match = table([["X13"], ["A13"], ["A12", "S01"], ["A15"]], type="surface", dice=(1,))
    turn(match, 0, "X13")
    turn(match, 1, "A13")
    turn(match, 2, "A12", storms=("S01",))
    match.order(2, "annul 2")
    e = match.state.engagement
    assert e.struck == [True, False, False, False]
    assert [bool(bits) for bits in e.annulled] == [False, True, False, False]


@pytest.mark.rule("SIR-DATA.8")
def test_a_copy_of_the_state_forgets_nothing_and_shares_nothing():
    match = table([["A12", "A45", "A30"], ["X12", "X25"], ["A15", "A33"]], "O03", under=[{"seat": 2, "card": "X14"}])
    turn(match, 0, "A12", "A45")
    s = match.state
    for name in FIELDS:  # no field keeps its default, so that none can be forgotten unnoticed
        old = getattr(s.engagement, name)
        new = [*old, 1] if isinstance(old, list) else not old if isinstance(old, bool) else old + 1
        setattr(s.engagement, name, new)
    twin = copy(s)
    assert codec.plain(twin) == codec.plain(s)
    shared = [name for name in FIELDS if isinstance(getattr(twin.engagement, name), list)
              and getattr(twin.engagement, name) is getattr(s.engagement, name)]  # fmt: skip
    assert shared == []


@pytest.mark.rule("SIR-DATA.9")
def test_the_table_holds_cards_only_no_map_and_no_tokens():
    match = table([["A12"], ["X12"], ["A15"]], type="surface")
    turn(match, 0, "A12")
    zones = match.view(0).picture.zones
    assert {zone.kind for zone in zones} == {"stage", "row", "hand", "tricks", "pile", "discard"}
    assert {piece.face for zone in zones for piece in zone.pieces if piece.up} <= set(CODES)


# ---- changed decks


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A copy of the data files, to be spoilt."""
    return shutil.copytree(catalog.PACKAGE / "data", tmp_path / "deck")


def change(deck: Path, file: str, number: str, old: str, new: str) -> str:
    """Change a line of one card; gives the place that the message must name."""
    path = deck / file
    text = path.read_text(encoding="utf-8")
    start = text.index(f'number = "{number}"')
    at = text.index(old, start)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return f"{path}:{text[:start].count(chr(10))}: {number}: "


def problems(deck: Path) -> list[str]:
    with pytest.raises(BadData) as wrong:
        catalog.read(deck)
    return wrong.value.problems


@pytest.mark.rule("SIR-DATA.2")
def test_the_deck_as_it_is_has_no_problems(deck):
    cards, constants = catalog.read(deck)
    assert (cards, constants) == (CARDS, CONSTANTS)


@pytest.mark.rule("SIR-DATA.1", "SIR-DATA.2", "SIR-DATA.3", "SIR-DATA.4")
@pytest.mark.parametrize(
    ("file", "number", "old", "new", "message"),
    [
        ("forces.toml", "A05", "surface = 6", "surface = 7", "surface is 7; expected a whole number from 0 to 6"),
        ("forces.toml", "A05", "surface = 6", 'surface = "???"', 'surface is \'???\'; expected 0 to 6, "?" or "??"'),
        ("forces.toml", "A05", "surface = 6", "surface = true", "surface is True; expected a whole number from 0 to 6"),
        ("forces.toml", "A05", "vp = 5", "vp = 6", "vp is 6; expected a whole number from 1 to 5"),
        ("forces.toml", "A05", "1943]", "1944]", "years is 1944; expected a whole number from 1940 to 1943"),
        ("forces.toml", "A05", "1943]", "1942]",
         "years is [1941, 1942, 1942]; expected a list of different years like [1940, 1941]"),
        ("forces.toml", "A05", "british", "italian",
         "nation is 'italian'; expected one of british, american, australian, polish, greek, dutch"),
        ("forces.toml", "X05", "italian", "british", "nation is 'british'; expected one of german, italian"),
        ("forces.toml", "X05", "italian", "romanian", "nation is 'romanian'; expected one of german, italian"),
        ("forces.toml", "A05", "binocular", "oval",
         "frame is 'oval'; expected one of binocular, periscope, pyramid, rectangle"),
        ("forces.toml", "A05", "vp = 5", "vp = 5\nspeed = 30",
         "has 'speed'; expected only air, fate, frame, motif, nation, number, source, sub, surface, vp, years"),
        ("forces.toml", "A05", "vp = 5\n", "", "lacks vp"),
        ("forces.toml", "A05", "battleship", "Big Ship",
         "motif is 'Big Ship-forward'; expected small letters and hyphens like \"heavy-cruiser\""),
        ("operations.toml", "O05", 'motif = "convoy"', "motif = 5",
         "motif is 5; expected small letters and hyphens like \"heavy-cruiser\""),
        ("forces.toml", "A05", "ours", "theirs", "source is 'theirs'; expected one of book, ours"),
        ("forces.toml", "A01", '["X08"]', '["X99"]', "fate is ['X99']; expected a list of card numbers"),
        ("forces.toml", "A01", '["X08"]', '[["X08"]]', "fate is [['X08']]; expected a list of card numbers"),
        ("forces.toml", "A01", '["X08"]', '["A12"]', "its victim A12 is of its own camp"),
        ("forces.toml", "A01", '["X08"]', '["S01"]', "its victim S01 is a storm card, which nothing destroys"),
        ("forces.toml", "A13", '["X13"]', '["X16"]', "its victim X16 shares no year with it"),
        ("forces.toml", "A13", '["X13"]', '["O36"]', "its victim O36 shares no year with it"),
        ("bonus.toml", "A44", "surface = 2", "surface = -7", "surface is -7; expected a whole number from -6 to 6"),
        ("bonus.toml", "A44", "alone = false", 'alone = "no"', "alone is 'no'; expected true or false"),
        ("bonus.toml", "X46", "german", "dutch", "nation is 'dutch'; expected one of german, italian, none"),
        ("bonus.toml", "A53", '"enemy"', '"friend"', "target is 'friend'; expected \"enemy\" or nothing"),
        ("specials.toml", "A55", "restrict", "sirocco",
         "effect is 'sirocco'; expected one of restrict, intelligence, admiral"),
        ("specials.toml", "A55", '"special"', '"storm"', "group is 'storm'; S numbers are Storm cards, and only they"),
        ("specials.toml", "A55", '"special"', '"trick"', "group is 'trick'; expected one of supply, special, storm"),
        ("specials.toml", "X55", "romanian", "greek", "nation is 'greek'; expected one of none, romanian"),
        ("operations.toml", "O05", "vp = 3", "vp = 8", "vp is 8; expected a whole number from 1 to 7"),
        ("operations.toml", "O05", "1940", "1939", "year is 1939; expected a whole number from 1940 to 1943"),
        ("operations.toml", "O05", "convoy", "raid", "kind is 'raid'; expected one of convoy, battle"),
        ("operations.toml", "O05", "full", "laden", "cargo is 'laden'; expected one of empty, half, full"),
        ("operations.toml", "O05", "convoy", "battle", "lacks types; a battle says which of air, surface, sub it is"),
        ("operations.toml", "O06", '["air"]', '["mud"]', "types is ['mud']; expected a list out of air, surface, sub"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_named_with_file_line_and_what_was_expected(deck, file, number, old, new, message):
    place = change(deck, file, number, old, new)

    assert place + message in problems(deck)


def test_another_picture_is_no_other_deck(deck):
    before = catalog.digest(deck)
    change(deck, "forces.toml", "A05", "battleship-forward", "monitor")
    assert catalog.digest(deck) == before
    change(deck, "forces.toml", "A05", "vp = 5", "vp = 4")
    assert catalog.digest(deck) != before


@pytest.mark.rule("SIR-DATA.2")
def test_a_missing_card_is_named(deck):
    path = deck / "forces.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'\[\[force\]\]\nnumber = "A05"\n(.+\n)+', "", text), encoding="utf-8")
    assert problems(deck) == [f"{deck}: card A05 is missing; expected all 165 cards"]


@pytest.mark.rule("SIR-DATA.2")
def test_a_duplicate_is_named_with_both_places(deck):
    first = change(deck, "forces.toml", "A04", "A04", "A04")
    second = change(deck, "forces.toml", "A05", '"A05"', '"A04"').replace(": A05: ", ": A04: ")
    assert problems(deck)[0] == f"{second}is a duplicate of {first.removesuffix(': ')}"


@pytest.mark.rule("SIR-DATA.2")
@pytest.mark.parametrize("number", ['"A58"', "5", '["A05"]'])
def test_an_unknown_number_is_named(deck, number):
    place = change(deck, "forces.toml", "A05", '"A05"', number).removesuffix(" A05: ")
    assert any(line.startswith(f"{place} number is ") for line in problems(deck))


@pytest.mark.rule("SIR-DATA.2")
def test_a_line_with_a_remark_behind_it_is_counted(deck):
    change(deck, "forces.toml", "A05", "surface = 6", "surface = 7")
    path = deck / "forces.toml"
    before = problems(deck)
    path.write_text(path.read_text(encoding="utf-8").replace("[[force]]\n", "[[force]]  # a card\n"), encoding="utf-8")
    assert problems(deck) == before


@pytest.mark.rule("SIR-DATA.3")
def test_a_number_in_the_wrong_file_is_named(deck):
    place = change(deck, "operations.toml", "O05", '"O05"', '"A05"').replace(": O05: ", ": A05: ")
    assert any(line.startswith(place) for line in problems(deck))


@pytest.mark.rule("SIR-DATA.4")
def test_two_cards_of_one_camp_with_the_same_effect_are_named(deck):
    change(deck, "specials.toml", "A55", "restrict", "admiral")
    assert problems(deck) == [f"{deck}: two cards of camp allied have the effect admiral; expected one"]


@pytest.mark.rule("SIR-DATA.3")
def test_a_wrong_number_of_cards_of_a_group_is_named(deck):
    change(deck, "specials.toml", "A54", '"supply"', '"special"')
    change(deck, "specials.toml", "A54", '"supply"', '"restrict"')
    assert f"{deck}: there are 1 supply cards; expected 2" in problems(deck)


@pytest.mark.rule("SIR-DATA.2")
def test_broken_toml_is_named_with_its_line(deck):
    place = change(deck, "forces.toml", "A05", "vp = 5", "vp = five")
    line = int(place.split(":")[-3]) + 9
    (found,) = [problem for problem in problems(deck) if "TOML" in problem]
    assert found.startswith(f"{deck / 'forces.toml'}: is not TOML: ")
    assert f"at line {line}," in found


@pytest.mark.rule("SIR-DATA.2")
def test_a_file_that_is_not_text_is_named(deck):
    (deck / "forces.toml").write_bytes(b"\xff\xfe\x00")
    assert f"{deck / 'forces.toml'}: is not UTF-8 text" in problems(deck)


@pytest.mark.rule("SIR-DATA.1", "SIR-DATA.7")
@pytest.mark.parametrize("file", ["forces.toml", "bonus.toml", "specials.toml", "operations.toml", "constants.toml"])
def test_a_missing_file_is_named(deck, file):
    (deck / file).unlink()
    assert problems(deck)[0] == f"{deck / file}: cannot be read; expected a data file of that name"


@pytest.mark.rule("SIR-DATA.2")
@pytest.mark.parametrize("text", ["force = 5\n", "force = [5]\n", "[force]\nvp = 1\n"])
def test_a_file_of_another_shape_is_named(deck, text):
    (deck / "forces.toml").write_text(text, encoding="utf-8")
    assert f"{deck / 'forces.toml'}: has 'force' in another form; expected [[force]] for each card" in problems(deck)


@pytest.mark.rule("SIR-DATA.2")
def test_a_foreign_table_is_named(deck):
    path = deck / "forces.toml"
    path.write_text(path.read_text(encoding="utf-8") + "\n[[fleet]]\nvp = 1\n", encoding="utf-8")
    assert problems(deck) == [f"{path}: has a table 'fleet'; expected only [[force]]"]


@pytest.mark.rule("SIR-DATA.7")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("die = 6 ", "die = 0 ", "die is 0; expected a whole number from 1 to 1000"),
        ("players_max = 6", "players_max = 7", "players_max is 7; expected a whole number from 2 to 6"),
        ("hand = 6 ", 'hand = "six" ', "hand is 'six'; expected a whole number from 1 to 1000"),
        ("operations = 22", "operations = 23", "operations is 23; expected a whole number from 1 to 22"),
        ("[22, 15, 10]", "[22, 99]", "lengths is 99; expected a whole number from 1 to 22"),
        ("[22, 15, 10]", "22", "lengths is 22; expected a list like [22, 15, 10]"),
        ("die = 6 ", "die = 6 \nsides = 6 ", "has 'sides'; expected only players_min, players_max, hand, "),
    ],
)
def test_a_wrong_constant_is_named_with_file_and_line(deck, old, new, message):
    path = deck / "constants.toml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1 + new.count("\n")
    assert problems(deck)[0].startswith(f"{path}:{line}: {message}")


@pytest.mark.rule("SIR-DATA.7")
def test_a_missing_constant_is_named(deck):
    path = deck / "constants.toml"
    path.write_text(re.sub(r"(?m)^die = .*\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    assert problems(deck) == [f"{path}: lacks die"]


@pytest.mark.rule("SIR-DATA.2")
def test_all_problems_are_named_at_once(deck):
    first = change(deck, "forces.toml", "A05", "vp = 5", "vp = 6")
    second = change(deck, "operations.toml", "O05", "vp = 3", "vp = 8")
    assert [line.partition("vp")[0] for line in problems(deck)] == [first, second]

"""The components: complete, as the book and our facts have them, and what the reader says of broken files."""

from __future__ import annotations

import re
import shutil
from collections import Counter

import pytest

from escadre.core.errors import BadData
from escadre.core.words import Words
from escadre.games.task_force.play import catalog
from escadre.games.task_force.play.catalog import (
    AIR_AIR,
    AIR_SURFACE,
    AIRCRAFT,
    ANTI_AIR,
    BASE,
    BASES,
    CHIT_DATA,
    CONSTANTS,
    CUP,
    MODEL,
    NATION_DATA,
    NAVAL,
    SHIP,
    SHIPS,
    TRACK,
    TYPES,
)
from escadre.games.task_force.play.terms import (
    AIR_TYPES,
    AK,
    ALLIES,
    BB,
    CARRIER_SIGHTED,
    CHITS,
    CV,
    CVL,
    DD,
    ELSEWHERE,
    FIGHTER,
    FLEET_SIGHTED,
    HERE,
    IJN,
    JP,
    NATIONS,
    NO_CONTACT,
    NO_FLEET,
    NO_LANDING,
    NO_LAUNCH,
    SHIP_TYPES,
    UK,
    US,
)


def ship(key):
    return SHIPS[SHIP[key]]


def model(key):
    return AIRCRAFT[MODEL[key]]


# ---- counters


@pytest.mark.rule("TF-2.2.a", "TF-2.2.c")
def test_there_are_134_ships_of_eight_types():
    assert len(SHIPS) == len(SHIP) == 134
    assert Counter(NATIONS[own.nation] for own in SHIPS) == {"JP": 57, "US": 49, "UK": 19, "AU": 4, "DEI": 5}
    types = Counter(SHIP_TYPES[own.type] for own in SHIPS)
    assert types == {"CV": 17, "CVL": 4, "BB": 33, "CA": 38, "CL": 32, "DD": 4, "AK": 2, "AO": 4}
    assert [type.key for type in TYPES] == list(SHIP_TYPES)


@pytest.mark.rule("TF-1.3.a", "TF-2.2.e")
def test_nations_have_their_side_and_colour():
    assert [nation.key for nation in NATION_DATA] == list(NATIONS)
    assert [nation.side for nation in NATION_DATA] == [IJN, ALLIES, ALLIES, ALLIES, ALLIES]
    assert [nation.colour for nation in NATION_DATA] == ["red", "blue-grey", "khaki", "light-blue", "orange"]
    assert all(own.side == (IJN if own.nation == JP else ALLIES) for own in (*SHIPS, *AIRCRAFT))


@pytest.mark.rule("TF-2.2.a")
@pytest.mark.parametrize(
    ("key", "antiair", "firepower", "durability"),
    [
        ("tennessee", (4, 2), (10, 7), (8, 7)),  # durability is the book's
        ("hornet", (4, 2), (0, 0), (4, 4)),  # durability is the book's
        ("haguro", (3, 1), (6, 4), (5, 4)),  # FP 6 and durability 5 are the book's
        ("houston", (3, 2), (5, 3), (5, 4)),  # back durability 4 is the book's
        ("yamato", (6, 3), (15, 10), (12, 9)),
        ("akagi", (3, 2), (0, 0), (5, 4)),
        ("lexington", (4, 2), (3, 2), (5, 4)),
        ("de-ruyter", (2, 1), (3, 2), (3, 2)),
        ("perth", (2, 1), (3, 2), (3, 2)),
        ("neosho", (1, 0), (0, 0), (3, 2)),
        ("dd-us", (3, 2), (2, 1), (1, 1)),
        ("ak-jp", (1, 0), (0, 0), (2, 2)),
    ],
)
def test_values_of_ships(key, antiair, firepower, durability):
    assert (ship(key).antiair, ship(key).firepower, ship(key).durability) == (antiair, firepower, durability)


def test_exeter_and_the_damaged_houston_have_8_together():  # the book's example
    assert ship("exeter").firepower[0] + ship("houston").firepower[1] == 8


@pytest.mark.rule("TF-1.1.c")
def test_a_full_counter_of_destroyers_or_transports_is_two_ships():
    assert {own.type for own in SHIPS if own.ships == 2} == {DD, AK}
    assert all(own.ships == 1 for own in SHIPS if own.type not in (DD, AK))


@pytest.mark.rule("TF-4.3.1.n")
def test_carriers_hold_what_their_type_and_nation_say():
    holds = {(CVL, US): 8, (CVL, JP): 8, (CVL, UK): 5, (CV, JP): 16, (CV, US): 20, (CV, UK): 12}  # half units
    for own in SHIPS:
        assert own.carrier == (own.type in (CV, CVL))
        assert own.capacity == holds.get((own.type, own.nation), 0)


def test_few_ships_have_rules_of_their_own():
    def those(mark):
        return {own.key for own in SHIPS if mark(own)}

    assert those(lambda own: own.type == BB and own.ring) == {"kongo", "hiei", "haruna", "kirishima"}
    assert not those(lambda own: own.ring and SHIP_TYPES[own.type] in ("CV", "CVL", "AO"))
    assert those(lambda own: own.armoured) == {"indomitable", "formidable", "illustrious"}
    assert those(lambda own: own.outranges) == {"yamato"}
    assert those(lambda own: own.carrier and not own.scouts) == {"hermes"}
    assert those(lambda own: own.carrier and own.guns) == {"lexington", "saratoga"}
    assert those(lambda own: not own.bombards) == {"lexington", "saratoga"}
    assert ship("lexington").guns == ship("dd-us").guns
    assert those(lambda own: own.night != own.firepower) == {"oi", "kitakami", "dd-jp"}
    assert ship("oi").night == (8, 4)
    assert ship("dd-jp").night == (4, 2)


def test_gun_range_falls_from_battleships_to_destroyers():
    ranges = [TYPES[SHIP_TYPES.index(key)].guns for key in ("BB", "CA", "CL", "DD")]
    assert ranges == sorted(set(ranges), reverse=True)
    assert all(own.guns == 0 for own in SHIPS if own.firepower == (0, 0))


@pytest.mark.rule("TF-3.9.a")
def test_the_victory_points_of_ships_sunk_critical_and_significant():
    points = {type.key: tuple(half / 2 for half in type.points) for type in TYPES}
    assert points["CV"] == (0, 0, 3, 6, 10)
    assert points["BB"] == (0, 0, 2, 4, 6)
    assert points["CL"] == (0, 0, 0.5, 1, 2)
    assert points["DD"] == (0, 0, 0, 0, 0.5)
    assert points["AK"] == (0, 0, 0, 0, 1)
    assert 2 * points["CA"][4] + 4 * points["CL"][4] == 14  # the cruisers of Pearl Harbor


@pytest.mark.rule("TF-2.2.b")
def test_there_are_25_models_of_aircraft():
    assert len(AIRCRAFT) == len(MODEL) == 25
    assert Counter(AIR_TYPES[own.type] for own in AIRCRAFT) == {"F": 9, "B": 6, "DB": 3, "T": 7}
    assert all((own.air_surface == (0, 0)) == (own.type == FIGHTER) for own in AIRCRAFT)
    assert model("zero").air_air == (4, 3)
    assert model("sbd").air_air == (2, 1)
    assert (model("val").air_surface, model("kate").air_surface) == ((5, 2), (6, 3))
    assert [own.key for own in AIRCRAFT if own.splits] == ["zero"]
    assert [own.key for own in AIRCRAFT if own.fortress] == ["b-17"]
    assert {own.key for own in AIRCRAFT if own.range != 5} == {"tbd"}
    assert model("tbd").range == 4


@pytest.mark.rule("TF-4.3.7.a")
def test_cruising_ranges_are_the_books():
    book = {
        18: ("zero", "nell-torpedo", "nell-bombs", "betty-torpedo", "betty-bombs", "b-17"),
        14: ("b-25",),
        12: ("kate", "val", "b-26"),
        10: ("sbd", "tbf"),
        8: ("f4f",),
        6: ("p-39", "p-40"),
    }
    for cruising, keys in book.items():
        for key in keys:
            assert model(key).cruising == cruising
            assert "cruising" in model(key).book


def test_seven_land_bases():
    assert list(BASE) == [
        "rabaul", "buin", "midway", "henderson-field", "espiritu-santo", "colombo", "trincomalee",
    ]  # fmt: skip
    assert [base.capacity / 2 for base in BASES] == [20, 8, 10, 10, 16, 8, 6]
    assert BASES[BASE["midway"]].durability == (16, 14)
    assert [base.key for base in BASES if base.firepower[0]] == ["midway", "henderson-field", "colombo", "trincomalee"]


# ---- chits, track, tables


@pytest.mark.rule("TF-2.3.7.a", "TF-4.4.2.b", "TF-4.4.2.c", "TF-4.4.2.d", "TF-4.4.2.e", "TF-4.4.2.f", "TF-4.4.2.g")
def test_54_chits_and_what_is_answered_to_them():
    assert CUP == (25, 10, 19)
    assert sum(CUP) == 54
    assert CUP[0] * 2 == CUP[1] * 5
    detected, misdirect, lost = CHIT_DATA
    assert [chit.key for chit in CHIT_DATA] == list(CHITS)
    assert (detected.carrier, detected.fleet, detected.dummy) == (CARRIER_SIGHTED, FLEET_SIGHTED, NO_FLEET)
    assert (misdirect.carrier, misdirect.fleet, misdirect.dummy) == (FLEET_SIGHTED, CARRIER_SIGHTED, NO_CONTACT)
    assert (lost.carrier, lost.fleet, lost.dummy) == (NO_CONTACT, NO_CONTACT, NO_CONTACT)
    assert [chit.solo for chit in CHIT_DATA] == [HERE, ELSEWHERE, NO_CONTACT]


@pytest.mark.rule("TF-2.1.2.a", "TF-2.1.2.b", "TF-2.1.2.c", "TF-3.1.a", "TF-3.2.a", "TF-3.2.b", "TF-3.2.d", "TF-3.2.e")
def test_the_turn_track():
    assert [turn.number for turn in TRACK] == list(range(1, 25))
    assert [turn.number for turn in TRACK if turn.night] == [1, 2, 11, 12, 13, 14, 23, 24]
    assert [turn.number for turn in TRACK if turn.first_night] == [11, 23]
    assert all(turn.initiative == (IJN if turn.number % 2 else ALLIES) for turn in TRACK)
    assert all(turn.fleets == (2 if turn.night else 1) for turn in TRACK)
    assert all(turn.transports == int(turn.night or turn.number % 2) for turn in TRACK)
    assert [turn.number for turn in TRACK if not turn.night and not turn.raids] == [10, 22]
    assert [turn.number for turn in TRACK if not turn.night and not turn.scouting] == [9, 10, 21, 22]
    assert not any(turn.raids or turn.scouting for turn in TRACK if turn.night)


@pytest.mark.rule("TF-1.1.b")
def test_a_turn_starts_when_the_one_before_ends():
    hour = 0
    for turn in TRACK:
        assert turn.starts == f"{hour // 60 % 24:02d}:{hour % 60:02d}"
        hour += CONSTANTS.night_minutes if turn.night else CONSTANTS.day_minutes


@pytest.mark.rule("TF-2.4.a")
def test_the_four_tables_are_whole():
    assert (len(AIR_AIR.cells), len(AIR_AIR.heads)) == (6, 8)
    assert (len(ANTI_AIR.cells), len(ANTI_AIR.heads)) == (6, 8)
    assert (len(AIR_SURFACE.cells), len(AIR_SURFACE.heads)) == (11, 8)
    assert (len(NAVAL.cells), len(NAVAL.heads)) == (7, 12)
    for table in (AIR_AIR, ANTI_AIR, AIR_SURFACE, NAVAL):
        assert all(len(row) == len(table.heads) for row in table.cells)


@pytest.mark.rule("TF-2.4.a")
def test_the_cells_that_the_book_states():
    assert NAVAL.at(4, 8) == 6
    assert NAVAL.at(5, 6) == 5
    assert [AIR_AIR.at(die, 1) for die in (1, 2, 6)] == [(2, 0, 0), (2, 1, 0), (1, 1, 1)]
    assert (1, 2, 0) in {cell for row in ANTI_AIR.cells for cell in row}


def test_dice_and_values_beyond_a_table_use_its_outer_rows_and_columns():
    assert AIR_SURFACE.at(-5, 99) == AIR_SURFACE.at(-1, 14) == 27
    assert AIR_SURFACE.at(12, 1) == AIR_SURFACE.at(9, 1) == 0
    assert AIR_AIR.at(1, -9) == AIR_AIR.at(1, -3)
    assert AIR_AIR.at(6, 9) == AIR_AIR.at(6, 4) == (1, 0, 0)
    assert NAVAL.at(8, 40) == NAVAL.at(7, 26) == 28
    assert [NAVAL.at(4, value) for value in (10, 11, 13, 14)] == [7, 9, 9, 11]


def test_more_strength_never_hits_less():
    for table in (AIR_SURFACE, NAVAL):
        assert all(list(row) == sorted(row) for row in table.cells)
    assert all(list(column) == sorted(column) for column in zip(*NAVAL.cells, strict=True))
    assert all(list(column) == sorted(column, reverse=True) for column in zip(*AIR_SURFACE.cells, strict=True))


def test_deck_results_by_die():
    assert CONSTANTS.deck_minor == (NO_LANDING, NO_LAUNCH, 0, 0, 0, 0)
    both = NO_LANDING | NO_LAUNCH
    assert CONSTANTS.deck_significant == (both, NO_LANDING, NO_LANDING, NO_LAUNCH, NO_LAUNCH, 0)
    assert CONSTANTS.deck_critical == both


def test_numbers_that_hang_together():
    assert CONSTANTS.rings + CONSTANTS.columns == 13
    assert CONSTANTS.locating == (2, 3, 5)
    assert CONSTANTS.long_raids == (8, 16)
    assert CONSTANTS.level_bombing == (2, 1)
    assert (CONSTANTS.ready_halves, CONSTANTS.fleet_halves) == (8, 3)


def test_every_block_says_whose_its_numbers_are():
    for record in (*TYPES, *SHIPS, *AIRCRAFT, *BASES, *CHIT_DATA, *TRACK, AIR_AIR, ANTI_AIR, AIR_SURFACE, NAVAL):
        assert record.source in ("ours", "book", "both")
        assert (record.source == "both") == bool(record.book)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_its_words(language):
    words = Words(language, home=catalog.HOME)
    ids = [f"nation-{key.lower()}" for key in NATIONS] + [f"type-{key.lower()}" for key in SHIP_TYPES]
    ids += [f"air-{key.lower()}" for key in AIR_TYPES] + [f"chit-{key}" for key in CHITS]
    assert [id for id in ids if not words.has(id)] == []


# ---- broken files


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(catalog.PACKAGE / "data", tmp_path / "data")
    return tmp_path / "data"


def problems(folder) -> list[str]:
    with pytest.raises(BadData) as error:
        catalog.read(folder)
    return error.value.problems


def change(folder, name: str, old: str, new: str) -> int:
    """Changes the first of it; the line where it stands."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_an_unchanged_copy_is_good(folder):
    assert len(catalog.read(folder).ships) == 134
    assert catalog.digest(folder) == catalog.digest(catalog.PACKAGE / "data")


def test_the_digest_knows_another_map(folder):
    change(folder, "maps/midway.toml", ". . . .", ". . . m")
    assert catalog.digest(folder) != catalog.digest(catalog.PACKAGE / "data")


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("ships.toml", 'key = "kaga"', 'key = "akagi"', "duplicate"),
        ("ships.toml", 'key = "kaga"', 'key = "Kaga"', "key is 'Kaga'"),
        ("ships.toml", "antiair = [3, 2]", "antiair = 3", "antiair is 3; expected two whole numbers"),
        ("ships.toml", "durability = [5, 4]", "durability = [0, 4]", "durability is 0"),
        ("ships.toml", "capacity = 8", "capacity = 8.25", "capacity is 8.25"),
        ("ships.toml", "capacity = 8\n", "", "no carrier"),
        ("ships.toml", 'nation = "JP"', 'nation = "IT"', "nation is 'IT'"),
        ("ships.toml", 'type = "CV"', 'type = "SS"', "type is 'SS'"),
        ("ships.toml", 'traits = ["outranges"]', 'traits = ["flies"]', "traits is"),
        ("ships.toml", 'source = "both"', 'source = "ours"', "list 'book'"),
        ("ships.toml", 'book = ["capacity"]', 'book = ["luck"]', "book is"),
        ("ships.toml", "firepower = [0, 0]\n", "", "lacks firepower"),
        ("ships.toml", "firepower = [0, 0]", "speed = [0, 0]\nfirepower = [0, 0]", "has 'speed'"),
        ("aircraft.toml", "air_surface = [5, 2]\n", "", "bomber without"),
        ("aircraft.toml", "range = 5", 'range = "far"', "range is 'far'"),
        ("aircraft.toml", "carrier = true", 'carrier = "yes"', "carrier is 'yes'"),
        ("aircraft.toml", 'motif = "fighter"', 'motif = "Big Plane"', "motif is"),
        ("bases.toml", "capacity = 20", "capacity = 900", "capacity is 900"),
        ("types.toml", "sunk = 10", "sunk = -1", "sunk is -1"),
        ("types.toml", 'key = "CVL"', 'key = "CVE"', "key is 'CVE'"),
        ("nations.toml", 'side = "ijn"', 'side = "axis"', "side is 'axis'"),
        ("nations.toml", 'colour = "red"', 'colour = "pink"', "colour is 'pink'"),
        ("chits.toml", 'carrier = "carrier"', 'carrier = "submarine"', "carrier is 'submarine'"),
        ("chits.toml", "count = 25", "count = 2.5", "count is 2.5"),
        ("track.toml", 'starts = "03:00"', 'starts = "3 am"', "starts is '3 am'"),
        ("track.toml", 'light = "night"', 'light = "dusk"', "light is 'dusk'"),
        ("tables.toml", '"R2/I1"', '"R2-I1"', "cell 'R2-I1'; expected one like"),
        ("tables.toml", '"R2/I1"', '"R2I1"', "cell 'R2I1'"),
        ("tables.toml", '"R2/I1"', '"*"', "cell '*'"),
        ("tables.toml", '"1/2"],', '"half"],', "cell 'half'"),
        ("tables.toml", "columns = [1, 2, 4,", "columns = [1, 4, 2,", "columns does not rise"),
        ("tables.toml", "    [4, 7, 12, 16, 18, 21, 24, 27],\n", "", "expected 11 rows of 8"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(folder, name, old, new, said):
    line = change(folder, name, old, new)
    found = problems(folder)
    assert len(found) == 1, found
    place = re.search(rf"{re.escape(name)}:(\d+)", found[0])
    assert place is not None, found
    assert said in found[0]
    assert int(place[1]) <= line <= int(place[1]) + 40  # the line on which its block begins


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("stationary = -2", "stationary = 200", "stationary is 200"),
        ("ready_halves = 8", "ready_limit = 8", "ready_limit"),
        ("locating = [2, 3, 5]", "locating = [2, 3]", "locating has another length; expected 3"),
        ("level_bombing = [2, 1]", "level_bombing = 2", "level_bombing is 2"),
    ],
)
def test_what_is_wrong_with_the_constants_is_said(folder, old, new, said):
    change(folder, "constants.toml", old, new)
    assert any(said in line and "constants.toml" in line for line in problems(folder))


def test_blocks_in_another_order_are_told(folder):
    path = folder / "chits.toml"
    text = path.read_text(encoding="utf-8")
    head, detected, *others = text.split("\n[[chit]]")
    path.write_text("\n[[chit]]".join([head, *others, detected]), encoding="utf-8")
    assert problems(folder) == [
        f"{path}: has other blocks or another order; expected [[chit]] for detected, misdirect, lost"
    ]


@pytest.mark.parametrize("name", catalog.DATA_FILES)
def test_a_missing_file_is_told(folder, name):
    (folder / name).unlink()
    assert any(name in line and "cannot be read" in line for line in problems(folder))


@pytest.mark.parametrize("name", catalog.DATA_FILES)
def test_a_file_cut_off_in_the_middle_is_told(folder, name):
    path = folder / name
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("=") + 1], encoding="utf-8")
    assert any(name in line for line in problems(folder))


@pytest.mark.parametrize("name", catalog.DATA_FILES)
@pytest.mark.parametrize("value", ['""', "[]", "{}", "-1", "[[1]]", "1979-05-27", "true", "0.1"])
def test_no_value_breaks_the_reader(folder, name, value):
    path = folder / name
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    keys = {}
    for number, line in enumerate(lines):
        if re.match(r"\w+ = [^\[]*$", line) or re.match(r"\w+ = \[.*\]", line):
            keys.setdefault(line.split(" = ")[0], number)
    for key, number in keys.items():
        path.write_text("".join([*lines[:number], f"{key} = {value}\n", *lines[number + 1 :]]), encoding="utf-8")
        found: list[str] = []
        try:
            catalog.read(folder)
        except BadData as error:
            found = error.problems
        assert all(name in line or "ships.toml" in line for line in found), found

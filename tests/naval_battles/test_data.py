"""The data files against what the book states, what faulty ones are told, positions, and what the lab counts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from escadre import Match
from escadre.core import codec, flow
from escadre.core.dice import Dice
from escadre.core.errors import BadData
from escadre.core.types import Text
from escadre.core.words import Words
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play import columns
from escadre.games.naval_battles.play.catalog import CONSTANTS, DESIGNS, FOLDER, KINDS, SHIP, SHIPS, read
from escadre.games.naval_battles.play.copying import copy
from tests.contract import promises
from tests.naval_battles.build import battle, fleet

# What the book calls its ships: those of its examples and scenarios, by the number of our card.
NAMED = {
    "US01": "Enterprise", "US07": "Ticonderoga", "US09": "Virginia", "US13": "O.H. Perry", "US14": "Gary",
    "US15": "George Philip", "US18": "Los Angeles", "SU01": "Kiev", "SU03": "Kirov", "SU04": "Slava",
    "SU06": "Admiral Isakov", "SU08": "Titan", "SU13": "Druzhny", "SU14": "Smerch", "SU16": "K-316", "SU17": "K-503",
    "UK03": "Invincible", "UK07": "Glasgow", "UK09": "Broadsword", "UK11": "Somerset", "UK13": "Trafalgar",
    "CN01": "Hangzhou", "CN02": "Fuzhou", "CN08": "Wuhu", "CN11": "725", "CN12": "8119", "CN13": "322",
    "TW01": "Kee Lung", "TW02": "Su Ao", "TW03": "Cheng Ho", "TW07": "Hai Lung",
    "NO01": "Bergen", "NO02": "Narvik", "NO03": "Trondheim", "NO07": "Ula", "AR03": "Hercules",
}  # fmt: skip


def test_every_ship_that_the_book_names_is_there():
    words = Words("en", GAME)
    assert {number: words.say(Text(f"card-{number}")) for number in NAMED} == NAMED
    submarines = {data.number for data in SHIPS if data.passive}
    assert submarines & set(NAMED) == {"US18", "SU16", "SU17", "UK13", "CN13", "TW07", "NO07"}


def test_every_value_of_a_ship_that_the_book_states():
    ship = {data.number: data for data in SHIPS}
    assert (ship["US01"].air, ship["US01"].asw) == ((4, 4), 4)
    assert (ship["US07"].stops, ship["US07"].stops_at) == (("AS", "CM"), (3, 3))
    assert (ship["SU03"].stops, ship["SU03"].stops_at, ship["SU03"].hull) == (("AS", "CM"), (5,), 7)
    assert {"SSM", "CM"} <= set(ship["SU03"].weapons)
    assert (ship["SU01"].weapons, ship["SU01"].air, ship["SU01"].asw) == (("SG", "CM"), (5,), 5)
    assert (ship["SU01"].stops, ship["SU01"].stops_at) == (("AS", "CM"), (5,))
    assert (ship["SU04"].stops_at, "AS" in ship["SU04"].stops) == ((6,), True)
    assert (ship["SU08"].command, ship["SU14"].evasion) == (1, 5)
    assert (ship["SU13"].stops, ship["SU13"].evasion) == ((), 0)  # nothing of hers was rolled for
    assert (ship["US15"].vp, ship["US18"].asw) == (3, 4)
    assert {"SG", "SSM"} <= set(ship["US14"].weapons)
    assert "SG" in ship["US15"].weapons
    assert all("SSM" in ship[number].weapons for number in ("US13", "US09"))
    assert ship["US09"].hull > 1
    assert all("SG" not in ship[number].weapons for number in ("UK03", "UK07", "UK11", "UK13"))  # Mike has none
    assert (ship["UK07"].hull > 2, ship["UK13"].passive) == (True, 2)
    assert {"AS", "CM"} <= set(ship["UK03"].stops)
    for number in ("UK07", "UK11"):  # hit by guns and missiles, and defended by others
        assert not {"GUN", "SSM", "CM"} & set(ship[number].stops)
    example = ("US01", "US09", "US13", "US14", "US15", "US18", "SU01", "SU04", "SU13", "SU14", "UK03", "UK07", "UK11")
    assert all(ship[number].command == 0 for number in example)  # Titan alone raises a hand
    assert (ship["NC01"].vp, ship["NC01"].weapons) == (0, ())


def test_every_value_of_a_card_that_the_book_states():
    design = {data.design: data for data in DESIGNS}
    gun = design["GUN-A"]
    assert (gun.symbols, gun.ranges, gun.damage, gun.hts, gun.value) == (("SG",), (1,), 1, -2, 2)
    assert (gun.stops, gun.stops_at) == (("GUN",), 4)
    assert (design["MSL-A"].symbols, design["MSL-A"].ranges) == (("SSM",), (1, 2))
    assert (design["MSL-A"].damage, design["MSL-A"].value) == (2, 1)
    two = design["MSL-G"]
    assert (two.symbols, two.platforms, two.ranges, two.damage) == (("SSM", "CM"), 2, (1, 2), 3)
    assert (two.hts, two.stops_at, {"SSM"} <= set(two.stops)) == (0, 2, True)
    assert (set(design["MSL-H"].stops), design["MSL-H"].stops_at) == ({"SSM", "CM", "AS"}, 2)
    assert (design["AIR-A"].air, design["AIR-A"].stops_at, "AS" in design["AIR-A"].stops) == (4, 4, True)
    assert (design["BOM-A"].strikes, design["BOM-A"].cost) == (4, 2)
    assert (design["PLN-A"].own, design["PLN-A"].enemy) == (1, -1)
    assert any("SSM" in data.stops and data.stops_at <= 4 for data in DESIGNS if data.kind == "near_miss")
    attacks = [data for data in DESIGNS if data.kind in ("gun", "missile")]
    assert {data.platforms for data in attacks} == {1, 2, 3}
    assert {(1,), (1, 2), (2, 3)} <= {data.ranges for data in attacks}
    assert any(data.platforms == 3 for data in attacks if data.kind == "missile")
    assert any(data.large_gun for data in attacks if data.kind == "gun")
    assert {1, 2, 3} == {data.value for data in DESIGNS}
    assert {data.kind for data in DESIGNS} == set(KINDS)
    assert len(KINDS) == 11


def test_every_number_of_the_rules_that_the_book_states():
    assert (CONSTANTS.players_min, CONSTANTS.players_max, CONSTANTS.die) == (2, 6, 6)
    assert (CONSTANTS.budget, sorted(CONSTANTS.budgets), CONSTANTS.hand, CONSTANTS.rows) == (25, [15, 20, 25], 7, 3)
    assert CONSTANTS.team_budget_min <= 20 <= CONSTANTS.team_budget <= 50 <= CONSTANTS.team_budget_max
    assert tuple(CONSTANTS.row_air) == (0, 1, 2)


def test_the_navies_have_the_ships_and_points_of_the_list():
    assert columns.WORTH == [122, 89, 75, 48, 52, 40, 24, 19, 23]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("ships.toml", "hull = 9", "hull = 99"),
        ("ships.toml", 'number = "US01"', 'number = "US99"'),
        ("ships.toml", 'number = "US02"', 'number = "US01"'),
        ("ships.toml", "passive = 2\n", ""),
        ("ships.toml", 'nation = "american"', 'nation = "soviet"'),
        ("ships.toml", 'motif = "carrier-modern-air"', 'motif = "Carrier"'),
        ("actions.toml", "copies = 4", "copies = 5"),
        ("actions.toml", 'kind = "gun"', 'kind = "cannon"'),
        ("actions.toml", 'symbols = ["SG"]', 'symbols = ["CM"]'),
        ("actions.toml", "stops_at = 4\n", ""),
        ("constants.toml", "hand = 7", 'hand = "seven"'),
        ("constants.toml", "quiet_rounds", "quiet"),
        ("constants.toml", "rows = 3", "rows = 4"),
    ],
)
def test_a_faulty_file_says_where_and_what(tmp_path: Path, file: str, old: str, new: str):
    shutil.copytree(FOLDER, tmp_path / "data")
    path = tmp_path / "data" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as fault:
        read(tmp_path / "data")
    assert file in str(fault.value)
    assert not any(line.startswith("[error") for line in fault.value.problems)
    assert fault.value.lines("fr")


def test_a_missing_or_broken_file_is_told(tmp_path: Path):
    shutil.copytree(FOLDER, tmp_path / "data")
    (tmp_path / "data" / "ships.toml").unlink()
    (tmp_path / "data" / "actions.toml").write_text("[[action]\n", encoding="utf-8")
    with pytest.raises(BadData) as fault:
        read(tmp_path / "data")
    assert len(fault.value.problems) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [fleet("US13")]},
        {"seats": [fleet("US13"), fleet("US14")]},
        {"seats": [fleet("US13 US13"), fleet("SU13")]},
        {"seats": [fleet("US13 SU12"), fleet("SU13")]},
        {"seats": [fleet("US18"), fleet("SU13")]},
        {"seats": [fleet("US13", subs="US14"), fleet("SU13")]},
        {"seats": [fleet("US13", hand="XYZ-A"), fleet("SU13")]},
        {"seats": [fleet("US13", hand="A001"), fleet("SU13", hand="A001")]},
        {"seats": [fleet("US13", hand="GUN-H GUN-H"), fleet("SU13")]},
        {"seats": [fleet("US13", damage={"US13": ["MSL-I"]}), fleet("SU13")]},
        {"seats": [fleet("US13"), fleet("SU13")], "on": 5},
        {"seats": [fleet("US13"), fleet("SU13")], "options": {"teams": 9}},
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any]):
    with pytest.raises(BadData) as fault:
        Match.position("naval_battles", change)
    assert "[" not in str(fault.value)[:1]


SETTLED = ("teams", "navies", "shares", "spent", "passed", "chosen", "sealed", "laid", "must_sink")  # by the set-up


def test_a_copy_shares_nothing_that_changes_and_a_state_survives_its_bytes():
    begun = Match.new("naval_battles", 3, seed=1)
    fighting = battle(fleet("US13", hand="MSL-A", damage={"US13": ["GUN-B"]}), fleet("SU13", hand="REP-A"))
    for match, shared in ((begun, ()), (fighting, SETTLED)):
        twin = copy(match.state)
        assert twin == match.state
        for name in match.state.__dataclass_fields__:
            if isinstance(getattr(twin, name), list) and name not in ("events", *shared):
                assert getattr(twin, name) is not getattr(match.state, name), name
        assert codec.decode(GAME.play.state, codec.encode(match.state)) == match.state


def test_play_on_a_copy_leaves_what_it_shares_alone():
    match = promises.play(Match.new("naval_battles", 3, seed=6), 6, upto=400)
    before = codec.encode(match.state)
    dice = Dice(4)
    for _ in range(3):
        world = copy(match.state)
        while world.stack:
            seat = flow.who(world, GAME.play.flow)[0]
            menu = flow.menu(world, GAME.play.flow, seat)
            flow.play(world, GAME.play.flow, seat, *flow.pick(menu, dice.below(flow.size(menu))), dice)
        GAME.play.conserve(world)
    assert codec.encode(match.state) == before


def test_the_lab_counts_what_happened():
    match = promises.play(Match.new("naval_battles", 3, seed=4), 4)
    counted = GAME.study.stats(match.state, [event for entry in match.log for event in entry.events])
    sunk = sum(len(pile) for pile in match.state.sunk)
    assert counted["sunk"] == [[sunk]]
    assert sum(row[2] for row in counted["ships"]) == sunk
    assert sum(row[1] for row in counted["navies"]) == 3
    assert sum(row[2] for row in counted["navies"]) == len(match.state.winners)
    assert counted["rounds"] == [[match.state.round]]
    assert SHIP["NC01"] not in [row[0] for row in counted["ships"]]


def test_observations_have_the_length_they_promise():
    for seats in GAME.seats:
        match = Match.new("naval_battles", seats, seed=2)
        assert len(GAME.study.observe(match.state, 0)) == GAME.study.observation_size(seats)

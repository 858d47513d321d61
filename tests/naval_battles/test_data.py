"""The data files against what the book states, what faulty ones are told, positions, and what the lab counts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from escadre import Match
from escadre.core import codec
from escadre.core.errors import BadData
from escadre.games.naval_battles import GAME, tables
from escadre.games.naval_battles.catalog import DESIGNS, FOLDER, SHIP, SHIPS, read
from escadre.games.naval_battles.state import copy
from tests.contract import promises
from tests.naval_battles.build import battle, fleet


def test_every_value_that_the_book_states():
    ship = {data.number: data for data in SHIPS}
    assert (ship["US01"].air, ship["US01"].asw, ship["US01"].command) == ((4, 4), 4, 0)
    assert (ship["US07"].stops, ship["US07"].stops_at) == (("AS", "CM"), (3, 3))
    assert ship["SU03"].hull == 7
    assert set(ship["SU03"].weapons) >= {"SSM", "CM"}
    assert (ship["SU01"].weapons, ship["SU01"].air, ship["SU01"].asw) == (("SG", "CM"), (5,), 5)
    assert (ship["SU08"].command, ship["UK13"].passive, ship["SU14"].evasion) == (1, 2, 5)
    assert ship["US15"].vp == 3
    design = {data.design: data for data in DESIGNS}
    assert (design["GUN-A"].damage, design["GUN-A"].hts, design["GUN-A"].stops_at) == (1, -2, 4)
    assert (design["MSL-G"].platforms, design["MSL-G"].ranges, design["MSL-G"].damage) == (2, (1, 2), 3)
    assert (design["BOM-A"].strikes, design["BOM-A"].cost) == (4, 2)


def test_the_navies_have_the_ships_and_points_of_the_list():
    assert tables.WORTH == [113, 91, 69, 48, 51, 40, 25, 20, 23]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("ships.toml", "hull = 10", "hull = 99"),
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


def test_a_copy_shares_nothing_and_a_state_survives_its_bytes():
    match = battle(fleet("US13", hand="MSL-A", damage={"US13": ["GUN-B"]}), fleet("SU13", hand="REP-A"))
    twin = copy(match.state)
    assert twin == match.state
    for name in match.state.__dataclass_fields__:
        if isinstance(getattr(twin, name), list) and name != "events":
            assert getattr(twin, name) is not getattr(match.state, name), name
    assert codec.decode(GAME.state, codec.encode(match.state)) == match.state


def test_the_lab_counts_what_happened():
    match = promises.play(Match.new("naval_battles", 3, seed=4), 4)
    counted = GAME.stats(match.state, [event for entry in match.log for event in entry.events])
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
        assert len(GAME.observe(match.state, 0)) == GAME.observation_size(seats)

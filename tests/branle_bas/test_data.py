"""The data files: complete, in order, and what the reader says of broken ones."""

from __future__ import annotations

import shutil

import pytest

from escadre.core.errors import BadData
from escadre.games.branle_bas.play import catalog
from escadre.games.branle_bas.play.catalog import (
    CONSTANTS,
    FLEETS,
    MODEL,
    MODELS,
    NAMED,
    NATION,
    NATION_CODES,
    SHIPS,
    TYPES,
)
from escadre.games.branle_bas.play.fleet_composition import ready_fleet
from escadre.games.branle_bas.play.prices import budget
from tests.branle_bas import budgets


@pytest.mark.rule("BBC-26.2", "BBC-26.9")
def test_92_types_and_special_vessels_cost_what_was_worked_out_by_hand():
    assert sum(1 for type in TYPES if type.kind == "warship") == 92
    assert sum(1 for type in TYPES if type.kind != "warship") == 7
    assert {code: budget(MODELS[MODEL[code]]) for code in budgets.TYPES} == budgets.TYPES


def test_340_named_ships_cost_what_their_type_does_but_for_a_few():
    assert len(SHIPS) == 340
    unlike = {}
    for ship in SHIPS:
        nation = ship.type.split("-")[0]
        cost = budget(MODELS[NAMED[nation, ship.name]])
        if cost != budgets.TYPES[ship.type]:
            unlike[nation, ship.name] = cost
    assert unlike == budgets.UNLIKE
    counts = {code: sum(1 for ship in SHIPS if ship.type.startswith(f"{code}-")) for code in NATION_CODES}
    assert counts == budgets.NAMED


@pytest.mark.rule("BBC-21.1", "BBC-26.3")
def test_works_cost_what_was_worked_out_for_every_nation():
    found = {code: [budget(MODELS[MODEL[code]], nation=nation) for nation in range(12)] for code in budgets.WORKS}
    assert found == budgets.WORKS


def test_glatton_and_hjaelperen_are_unlike_their_types():
    assert MODELS[NAMED["ANG", "Glatton"]].traits == ("carronades",)
    assert MODELS[NAMED["DAN", "Hjælperen"]].quality == 7


@pytest.mark.rule("BBC-1.1")
def test_any_two_ready_fleets_are_within_5_per_cent():
    totals = [sum(budget(MODELS[model]) for model in ready_fleet(nation)[0]) for nation in range(12)]
    assert len(FLEETS) == 12
    assert totals == [249, 249, 245, 246, 250, 246, 247, 245, 241, 245, 248, 250]
    assert max(totals) - min(totals) <= 0.05 * max(totals)
    assert max(totals) <= CONSTANTS.ready_budget  # or the builder could not keep them as they are


def test_every_motif_is_one_that_is_drawn():
    motifs = {model.motif for model in MODELS}
    drawn = {"three-decker", "two-decker", "sail-frigate", "merchantman", "hulk", "redoubt", "tower", "fort"}
    assert motifs == drawn


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(catalog.PACKAGE / "data", tmp_path / "data")
    return tmp_path / "data"


def problems(folder) -> list[str]:
    with pytest.raises(BadData) as error:
        catalog.read(folder)
    return error.value.problems


def change(folder, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_unchanged_copy_is_good(folder):
    assert len(catalog.read(folder).types) == 99


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("types.toml", "rank = 1", "rank = 9", "rank is 9"),
        ("types.toml", 'sail = "good"', 'sail = "fast"', "sail is 'fast'"),
        ("types.toml", 'code = "ANG-110"', 'code = "ANG-120"', "duplicate"),
        ("types.toml", "broadside = 12\n", "", "lacks broadside"),
        ("types.toml", 'motif = "three-decker"', 'motif = "Three Decker"', "motif is"),
        ("types.toml", "guns = 120", "cannons = 120", "has 'cannons'"),
        ("ships.toml", 'type = "ANG-100"', 'type = "ANG-101"', "types.toml"),
        ("ships.toml", 'traits = ["carronades"]', 'traits = ["mortars"]', "traits is"),
        ("fleets.toml", '"Barfleur"', '"Titanic"', "Titanic"),
        ("nations.toml", 'sheet = "red"', 'sheet = "pink"', "sheet is 'pink'"),
        ("nations.toml", "[45, 74]", "[44, 74]", "99"),
        ("nations.toml", "[45, 74]", "[45, 75]", "75"),
        ("nations.toml", "[nation.periods.1740-1783]", "[nation.periods.1640-1683]", "1640-1683"),
        ("works.toml", 'kind = "tower"', 'kind = "lighthouse"', "lighthouse"),
        ("constants.toml", "least_spent = 95 ", "least_spent = 20 ", "least_spent is 20"),
        ("constants.toml", "clear = 1 ", "clean = 1 ", "clean"),
    ],
)
def test_what_is_wrong_is_said(folder, name, old, new, said):
    change(folder, name, old, new)
    found = problems(folder)
    assert any(said in line and name in line for line in found), found


def test_a_missing_file_is_said(folder):
    (folder / "works.toml").unlink()
    assert any("works.toml" in line for line in problems(folder))


def test_a_nation_may_have_no_shares():
    assert next(nation for nation in catalog.NATIONS if nation.key == "EU").shares == ()
    assert NATION["EU"] == 11

"""The seven maps: what lies where, what fleets can reach, and what the reader says of a broken map."""

from __future__ import annotations

import re
import shutil
from collections import Counter

import pytest

from escadre.core.errors import BadData, Unreadable
from escadre.core.words import Words
from escadre.games.task_force.play import catalog
from escadre.games.task_force.play.catalog import BASE, BASES
from escadre.games.task_force.play.components import map_files
from escadre.games.task_force.play.terms import EAST, LAND, MIXED, NORTH, SEA, SOUTH, TERRAIN, WEST
from escadre.geometry.hexes import steps, steps_from

NAMES = ["central-pacific", "coral-sea", "indian-ocean", "java-sea", "midway", "solomons", "south-china-sea"]


def labelled(chart, hexes):
    return [chart.grid.label(hex) for hex in hexes]


@pytest.mark.rule("TF-2.1.a", "TF-2.1.1.a")
@pytest.mark.parametrize(
    ("name", "size", "terrain"),
    [
        ("south-china-sea", (12, 14), (122, 32, 14)),
        ("java-sea", (12, 9), (62, 38, 8)),
        ("central-pacific", (24, 16), (384, 0, 0)),
        ("coral-sea", (24, 22), (422, 94, 12)),
        ("midway", (22, 17), (369, 5, 0)),
        ("solomons", (26, 25), (572, 78, 0)),
        ("indian-ocean", (24, 22), (478, 30, 20)),
    ],
)
def test_sizes_and_how_many_hexes_are_sea_mixed_and_land(name, size, terrain):
    chart = map_files.load(name)
    assert (chart.grid.width, chart.grid.height) == size
    counts = Counter(chart.terrain)
    assert (counts[SEA], counts[MIXED], counts[LAND]) == terrain


def test_there_are_seven_maps():
    assert map_files.names() == NAMES


@pytest.mark.rule("TF-2.1.1.c")
def test_reefs_and_land_close_hexsides():
    coral = map_files.load("coral-sea")
    grid = coral.grid
    assert (len(coral.land_sides), sum(len(reef.sides) for reef in coral.reefs)) == (36, 17)
    assert coral.closed == coral.land_sides | {side for reef in coral.reefs for side in reef.sides}
    through_land, through_reef = ("1002", "1003"), ("0812", "0813")
    for here, there in (through_land, through_reef):
        assert grid.read(there) in grid.near[grid.read(here)]
        assert grid.read(there) not in coral.ways[grid.read(here)]


@pytest.mark.rule("TF-2.1.1.b")
@pytest.mark.parametrize("name", NAMES)
def test_no_way_leads_into_land(name):
    chart = map_files.load(name)
    assert all(chart.terrain[there] != LAND for six in chart.ways for there in six)
    assert all(not six for hex, six in enumerate(chart.ways) if chart.terrain[hex] == LAND)


@pytest.mark.rule("TF-2.1.1.g")
def test_an_edge_is_all_passable_hexes_of_its_row_or_column():
    chart = map_files.load("indian-ocean")
    assert labelled(chart, chart.edges[EAST]) == [f"24{row:02d}" for row in range(1, 23)]
    assert labelled(chart, chart.edges[WEST]) == [f"01{row:02d}" for row in range(1, 23)]
    assert labelled(chart, chart.edges[SOUTH]) == [f"{column:02d}22" for column in range(1, 25)]
    north = labelled(chart, chart.edges[NORTH])
    assert len(north) == 19
    assert not {"0701", "0801", "0901", "1001", "1101"} & set(north)  # the Deccan


def test_where_the_bases_lie():
    found = {
        name: {BASES[base].key: chart.grid.label(hex) for base, hex in chart.bases.items()}
        for name, chart in ((name, map_files.load(name)) for name in NAMES)
    }
    assert {name: bases for name, bases in found.items() if bases} == {
        "coral-sea": {"rabaul": "1002"},
        "midway": {"midway": "1112"},
        "solomons": {"rabaul": "0306", "buin": "0910", "henderson-field": "1615", "espiritu-santo": "2625"},
        "indian-ocean": {"colombo": "1207", "trincomalee": "1405"},
    }


def test_rabaul_is_17_hexes_from_henderson_field():  # the book's example
    chart = map_files.load("solomons")
    assert chart.grid.distance(chart.bases[BASE["rabaul"]], chart.bases[BASE["henderson-field"]]) == 17


def test_ways_by_sea_that_the_scenarios_were_weighed_with():
    coral, indian = map_files.load("coral-sea"), map_files.load("indian-ocean")
    moresby = coral.grid.read("0311")
    assert steps(coral.ways, coral.bases[BASE["rabaul"]], moresby) == 21
    convoy = [steps(coral.ways, coral.grid.read(label), moresby) for label in ("1010", "1011", "1110", "1111")]
    assert {12, 13} == set(convoy)
    assert steps(indian.ways, indian.bases[BASE["colombo"]], indian.bases[BASE["trincomalee"]]) == 8


@pytest.mark.parametrize(
    ("name", "start", "cut_off"),
    [
        ("coral-sea", "2422", {"0121", "0122"}),  # behind the Great Barrier Reef
        ("south-china-sea", "1214", {"0111"}),
        ("java-sea", "0603", {"0108", "0109", "0209", "0309", "0409", "0509"}),  # the Indian Ocean
        ("solomons", "2601", set()),
        ("indian-ocean", "2422", set()),
        ("midway", "2201", set()),
    ],
)
def test_few_hexes_cannot_be_reached(name, start, cut_off):
    chart = map_files.load(name)
    far = steps_from(chart.ways, [chart.grid.read(start)])
    passable = {hex for hex, terrain in enumerate(chart.terrain) if terrain != LAND}
    assert {chart.grid.label(hex) for hex in passable if far[hex] < 0} == cut_off


def encloses(outline, x, y) -> bool:
    """By the number of its sides that a ray to the east would cross."""
    crossed = 0
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y):
            crossed += x < ax + (bx - ax) * (y - ay) / (by - ay)
    return crossed % 2 == 1


@pytest.mark.parametrize("name", NAMES)
def test_coasts_and_terrain_are_of_one_map(name):
    chart = map_files.load(name)
    strays = []
    for hex in range(chart.grid.size):
        x, y = chart.grid.centre(hex)
        ashore = any(encloses(outline, x, y) for outline in chart.coasts)
        near = ashore or any(abs(px - x) < 600 and abs(py - y) < 700 for outline in chart.coasts for px, py in outline)
        terrain = chart.terrain[hex]
        if (terrain == LAND and not ashore) or (terrain == SEA and ashore) or (terrain == MIXED and not near):
            strays.append(chart.grid.label(hex))
    assert strays == (["0603"] if name == "coral-sea" else [])  # an islet too small to make its hex mixed


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_a_map_has_its_words(language, name):
    chart, words = map_files.load(name), Words(language, home=catalog.HOME)
    ids = [
        f"map-{name}",
        *(f"place-{place.key}" for place in chart.places),
        *(f"reef-{reef.key}" for reef in chart.reefs),
    ]
    assert [id for id in ids if not words.has(id)] == []
    assert not map_files.is_own(chart)


def test_the_map_in_letters_is_that_of_its_file():
    chart = map_files.load("java-sea")
    lines = map_files.drawn(chart)
    assert lines[0].split() == ["0"] * 9 + ["1"] * 3
    assert lines[2] == "01    . . . m . m m m m L L m"
    assert lines[3] == "02     . . . . . . . . m m m m"
    assert "B" in map_files.drawn(map_files.load("midway"))[13]


# ---- broken maps, and maps of one's own


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(catalog.PACKAGE / "data" / "maps", tmp_path / "maps")
    return tmp_path / "maps"


def change(path, old: str, new: str) -> int:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def problems(path) -> list[str]:
    with pytest.raises(BadData) as error:
        map_files.read(path)
    return error.value.problems


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("columns = 24", 'columns = "many"', "columns is 'many'"),
        ("rows = 22", "rows = 100", "rows is 100"),
        ('source = "ours"', 'source = "mine"', "source is 'mine'"),
        ('    "L L m m m m m m', '    "L L m m m m m', "row 5 has 23 letters; expected 24"),
        ('    "L L m m m m m m', '    "L L x m m m m m', "row 5 has x; expected only . m L"),
        ('"0504/0605"', '"0504/0705"', "hexside '0504/0705'; expected two neighbouring hexes"),
        ('"0504/0605"', '"1002/1003"', "hexside '1002/1003' twice"),
        ('{ key = "lae", hex = "0206" }', '{ key = "lae", hex = "2506" }', "hex is '2506'"),
        ('{ key = "lae", hex = "0206" }', '{ key = "lae" }', "lacks hex"),
        ('{ key = "lae", hex = "0206" }', '{ key = "Lae!", hex = "0206" }', "key is 'Lae!'"),
        ('{ key = "lae", hex = "0206" }', '{ key = "rabaul", hex = "0206" }', "places has something twice: rabaul"),
        ('rabaul = "1002"', 'truk = "1002"', "no base 'truk'"),
        ('rabaul = "1002"', 'rabaul = "2020"', "open sea"),
        ('key = "great-barrier"', 'key = "great-barrier"\ndepth = 3', "has 'depth'"),
        ("land = [", "water = [", "has 'water'"),
        ("[[-1280, 697]", "[[-1280.5, 697]", "outline"),
    ],
)
def test_what_is_wrong_with_a_map_is_said_with_its_line(folder, old, new, said):
    path = folder / "coral-sea.toml"
    text = path.read_text(encoding="utf-8")
    if old not in text:  # long outlines are broken into lines
        old, new = old.lstrip("["), new.lstrip("[")
        old, new = f"[{old}", f"[{new}"
    line = change(path, old, new)
    found = problems(path)
    assert said in found[0], found
    place = re.search(r"coral-sea\.toml:(\d+)", found[0])
    assert place is not None
    assert abs(int(place[1]) - line) <= 3


def test_a_map_without_terrain_is_told(folder):
    path = folder / "own.toml"
    path.write_text('source = "ours"\ncolumns = 3\nrows = 3\n', encoding="utf-8")
    assert problems(path) == [f"{path}:1: lacks terrain"]


@pytest.mark.parametrize("key", ["title", "columns", "rows", "terrain", "closed", "places", "bases", "reef", "coast"])
@pytest.mark.parametrize("value", ['""', "[]", "{}", "-1", "[[1]]", "true", '["x"]', "[{}]"])
def test_no_value_breaks_the_reader(tmp_path, key, value):
    path = tmp_path / "own.toml"
    whole = {"source": '"ours"', "columns": "2", "rows": "2", "terrain": '["..", ".."]', key: value}
    path.write_text("".join(f"{name} = {given}\n" for name, given in whole.items()), encoding="utf-8")
    found: list[str] = []
    try:
        map_files.read(path)
    except BadData as error:
        found = error.problems
    assert all("own.toml:" in line for line in found)


OWN = """
source = "ours"
title = "The sound"
columns = 4
rows = 3
terrain = [
    ". . m L",
    " . . m m",
    ". . . .",
]
closed = ["0302/0402"]
places = [{ key = "cape-grey", name = "Cape Grey", hex = "0301" }]

[bases]
buin = "0402"

[[reef]]
key = "the-teeth"
name = "The Teeth"
sides = ["0102/0103"]
"""


def test_a_map_of_ones_own(tmp_path):
    (tmp_path / "the-sound.toml").write_text(OWN, encoding="utf-8")
    chart = map_files.load("the-sound", tmp_path)
    assert (chart.title, chart.places[0].name, chart.reefs[0].name) == ("The sound", "Cape Grey", "The Teeth")
    assert "".join(TERRAIN[own] for own in chart.terrain) == "..mL..mm...."
    assert chart.coasts == ()
    assert map_files.is_own(chart)
    assert "the-sound" in map_files.names(tmp_path)
    with pytest.raises(Unreadable, match="no map 'the-sound'"):
        map_files.load("the-sound")
    map_files.check(tmp_path)

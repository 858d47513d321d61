"""The ten scenarios: forces, start hexes, solo procedures, victory; and what the reader says of a broken one."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from escadre.core.errors import BadData, Unreadable
from escadre.core.words import Words
from escadre.games.task_force.play import catalog
from escadre.games.task_force.play.catalog import AIRCRAFT, BASE, BASES, CONSTANTS, MODEL, SHIP, SHIPS
from escadre.games.task_force.play.scenarios import scenario_files
from escadre.games.task_force.play.scenarios.scenario_records import (
    AWAY,
    CAPITAL_SHIPS,
    DEALT,
    FIXED,
    LEAD,
    MARGIN,
    MOVES,
    NONE,
    POINTS,
    STAY,
    TOWARD,
)
from escadre.games.task_force.play.terms import (
    ALLIES,
    DD,
    DIRECTIONS,
    EAST,
    FIGHTER,
    IJN,
    LAND,
    NORTH,
    PHASES,
    SOUTH,
    TORPEDO_BOMBER,
    WEST,
)
from escadre.geometry.hexes import steps_from

NAMES = [
    "pearl-harbor",
    "force-z",
    "java-sea",
    "carrier-duel",
    "coral-sea",
    "midway",
    "eastern-solomons",
    "combined-fleet",
    "indian-ocean",
    "guadalcanal",
]
load = scenario_files.load


def force(name, side, battle=0):
    return load(name).battles[battle].forces[side]


def labels(name, hexes):
    grid = scenario_files.chart_of(load(name)).grid
    return [grid.label(hex) for hex in hexes]


def keys(counters):
    return [SHIPS[counter.ship].key for counter in counters]


# ---- what the scenarios have


@pytest.mark.rule("TF-1.a", "TF-1.c", "TF-1.3.c")
def test_ten_scenarios_in_the_order_of_the_book_three_of_them_for_one():
    assert scenario_files.names() == NAMES
    assert [load(name).number for name in NAMES] == list(range(1, 11))
    assert [load(name).seats for name in NAMES] == [1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
    assert [load(name).allies for name in NAMES] == [
        "usn", "rn", "abda", "usn", "usn", "usn", "usn", "usn", "rn", "usn",
    ]  # fmt: skip


def test_turns_maps_and_fog():
    found = {name: (load(name).map, load(name).first_turn, load(name).last_turn) for name in NAMES}
    assert found == {
        "pearl-harbor": ("", 0, 0),
        "force-z": ("south-china-sea", 3, 9),
        "java-sea": ("java-sea", 7, 12),
        "carrier-duel": ("central-pacific", 3, 10),
        "coral-sea": ("coral-sea", 1, 24),
        "midway": ("midway", 1, 22),
        "eastern-solomons": ("solomons", 3, 22),
        "combined-fleet": ("central-pacific", 1, 24),
        "indian-ocean": ("indian-ocean", 1, 24),
        "guadalcanal": ("solomons", 1, 22),
    }
    assert [name for name in NAMES if load(name).advanced_fog] == ["combined-fleet", "indian-ocean", "guadalcanal"]
    assert [[battle.surprise for battle in load(name).battles] for name in NAMES] == [[False]] * 9 + [[False, True]]


@pytest.mark.parametrize(
    ("name", "battle", "ijn", "allies"),
    [  # strike, fighters and firepower without destroyers, as they were weighed
        ("carrier-duel", 0, (44, 4, 18), (38, 4, 21)),
        ("coral-sea", 0, (69, 8, 35), (48, 4.5, 44)),
        ("midway", 0, (94, 8, 32), (87, 12, 42)),
        ("eastern-solomons", 0, (72, 11.5, 82), (81, 13.5, 58)),
        ("combined-fleet", 0, (105, 8, 153), (96, 8, 186)),
        ("indian-ocean", 0, (75, 8, 50), (39, 16, 73)),
        ("guadalcanal", 0, (106, 15, 109), (63, 13, 64)),
        ("guadalcanal", 1, (20, 5, 104), (28, 6, 76)),
    ],
)
def test_the_strength_of_both_sides(name, battle, ijn, allies):
    for side, wanted in ((IJN, ijn), (ALLIES, allies)):
        own = force(name, side, battle)
        units = [(AIRCRAFT[model], steps) for wing in own.wings for model, steps in wing.units]
        strike = sum(model.air_surface[2 - steps] for model, steps in units)
        fighters = sum(steps for model, steps in units if model.type == FIGHTER) / 2
        guns = sum(SHIPS[counter.ship].firepower[0] for counter in own.counters if SHIPS[counter.ship].type != DD)
        assert (strike, fighters, guns) == wanted


@pytest.mark.parametrize(
    ("name", "ijn", "allies"),
    [  # counters, and how many of them are reduced
        ("java-sea", (11, 0), (10, 2)),
        ("carrier-duel", (10, 0), (10, 0)),
        ("coral-sea", (26, 1), (17, 0)),
        ("midway", (15, 0), (19, 1)),
        ("eastern-solomons", (29, 0), (22, 0)),
        ("combined-fleet", (31, 0), (36, 0)),
        ("indian-ocean", (17, 1), (24, 1)),
        ("guadalcanal", (35, 0), (24, 0)),
    ],
)
def test_how_many_counters_there_are(name, ijn, allies):
    for side, wanted in ((IJN, ijn), (ALLIES, allies)):
        counters = force(name, side).counters
        assert (len(counters), sum(counter.reduced for counter in counters)) == wanted


@pytest.mark.parametrize("name", NAMES)
def test_named_ships_are_there_once_and_aircraft_have_room(name):
    for battle in load(name).battles:
        for side, own in enumerate(battle.forces):
            named = Counter(counter.ship for counter in own.counters if SHIPS[counter.ship].ships == 1)
            assert set(named.values()) <= {1}
            assert all(SHIPS[counter.ship].side == side for counter in own.counters)
            for wing in own.wings:
                if wing.ship != NONE:
                    assert sum(steps for _, steps in wing.units) <= SHIPS[wing.ship].capacity
                    assert wing.ship in named
                    assert all(AIRCRAFT[model].carrier for model, _ in wing.units)
                elif wing.base != NONE:
                    assert sum(steps for _, steps in wing.units) <= BASES[wing.base].capacity
                    assert wing.base in own.bases


@pytest.mark.rule("TF-4.4.1.h", "TF-4.4.1.i", "TF-4.4.1.j")
def test_how_many_hexes_each_source_searches():
    found = {name: (force(name, IJN).searches, force(name, ALLIES).searches) for name in NAMES[3:]}
    assert found == {  # each CV, CVL and land base
        "carrier-duel": ((1, 0, 0), (2, 0, 0)),
        "coral-sea": ((1, 1, 1), (2, 0, 0)),
        "midway": ((1, 0, 0), (2, 0, 1)),
        "eastern-solomons": ((2, 1, 1), (2, 0, 1)),
        "combined-fleet": ((1, 0, 0), (2, 0, 0)),
        "indian-ocean": ((1, 1, 0), (2, 2, 0)),
        "guadalcanal": ((2, 1, 1), (2, 0, 2)),
    }


# ---- where they begin


@pytest.mark.parametrize("name", NAMES[1:])
def test_every_start_hex_is_at_sea_and_every_withdrawing_ship_gets_home_from_it(name):
    scenario, chart = load(name), scenario_files.chart_of(load(name))
    for own in scenario.battles[0].forces:
        hexes = [hex for line in own.lines for hex in line.hexes]
        hexes += [formation.hex for formation in own.formations if formation.hex != NONE]
        hexes += [hex for arrival in own.arrivals for hex in arrival.hexes]
        assert bool(hexes) == bool(own.counters)
        assert all(chart.terrain[hex] != LAND for hex in hexes)
        goals = [hex for edge in own.edges for hex in chart.edges[edge]] + ([own.haven] if own.haven != NONE else [])
        if own.counters:
            far = steps_from(chart.ways, goals)
            assert all(far[hex] >= 0 for hex in hexes)


def test_start_lines_and_whom_they_take():
    ijn = force("coral-sea", IJN)
    north, convoy = ijn.lines
    assert labels("coral-sea", north.hexes) == [f"{column}01" for column in range(12, 25)]
    assert (north.carriers, north.fleets, north.transports) == (True, True, False)
    assert (convoy.carriers, convoy.fleets, convoy.transports) == (False, True, True)
    assert [SHIPS[ship].key for ship in convoy.named_carriers] == ["shoho"]
    assert len(force("coral-sea", ALLIES).lines[0].hexes) == 16
    sea, ports = force("indian-ocean", ALLIES).lines
    assert labels("indian-ocean", ports.hexes) == ["1207", "1405"]
    assert (len(ports.only), ports.destroyers, len(sea.hexes)) == (5, 2, 9)
    sound = force("guadalcanal", ALLIES).lines[1]
    assert (labels("guadalcanal", sound.hexes), sound.most, sound.carriers) == (["1615", "1716"], 2, False)


def test_the_japanese_begin_nine_hexes_from_midway():
    chart = scenario_files.chart_of(load("midway"))
    midway = chart.bases[BASE["midway"]]
    line = force("midway", IJN).lines[0]
    assert {chart.grid.distance(hex, midway) for hex in line.hexes} == {9}
    assert len(line.hexes) == 10
    assert len(force("midway", ALLIES).lines[0].hexes) == 4 * 5
    assert (force("midway", IJN).places_first, force("midway", ALLIES).places_first) == (True, False)


def test_fixed_formations():
    abda = force("java-sea", ALLIES)
    assert [SHIPS[abda.counters[place].ship].key for place in abda.formations[0].counters] == [
        "exeter", "houston", "de-ruyter", "java", "perth", "dd-uk", "dd-uk", "dd-dei", "dd-us", "dd-us",
    ]  # fmt: skip
    assert [counter.reduced for counter in abda.counters] == [box in (2, 7) for box in range(1, 11)]
    assert (abda.placing, abda.markers) == (DEALT, 3)
    screen = force("java-sea", IJN)
    assert screen.placing == FIXED
    assert [formation.number for formation in screen.formations] == [7, 8, 9]
    assert labels("java-sea", [formation.hex for formation in screen.formations]) == ["0503", "0603", "0703"]
    for side in (IJN, ALLIES):
        duel = force("carrier-duel", side)
        assert [len(formation.counters) for formation in duel.formations] == [5, 5]
        assert len(duel.lines[0].hexes) == duel.markers == 6


def test_markers_and_edges():
    assert [force(name, IJN).markers for name in NAMES] == [0, 0, 3, 6, 12, 12, 12, 12, 12, 12]
    assert [force(name, ALLIES).markers for name in NAMES] == [0, 4, 3, 6, 12, 12, 12, 12, 12, 12]
    assert [force(name, ALLIES).task_forces for name in NAMES[1:4]] == [1, 1, 2]
    assert [force(name, side).task_forces for name in NAMES[4:] for side in (IJN, ALLIES)] == [6] * 12
    assert [force(name, IJN).edges for name in NAMES[2:]] == [
        (NORTH,), (WEST,), (NORTH,), (WEST, NORTH), (NORTH,), (WEST,), (EAST,), (NORTH,),
    ]  # fmt: skip
    assert [force(name, ALLIES).edges for name in NAMES[3:]] == [
        (EAST,), (EAST, SOUTH), (EAST,), (SOUTH, EAST), (EAST,), (WEST,), (SOUTH, EAST),
    ]  # fmt: skip
    assert labels("force-z", [force("force-z", ALLIES).haven]) == ["0414"]
    assert labels("java-sea", [force("java-sea", ALLIES).haven]) == ["0608"]


def test_wasp_and_her_escort_come_on_the_second_day():
    own = force("eastern-solomons", ALLIES)
    (arrival,) = own.arrivals
    assert arrival.turn == 13
    assert labels("eastern-solomons", arrival.hexes) == [f"{column}22" for column in range(20, 27)]
    coming = keys(own.counters[place] for place in arrival.counters)
    assert coming == ["wasp", "san-francisco", "salt-lake-city", "san-juan", "dd-us", "dd-us"]


# ---- rules of their own


def test_pearl_harbor():
    harbour = load("pearl-harbor").harbour
    reached = {SHIPS[berth.ship].key for berth in harbour.berths if berth.torpedoes}
    assert reached == {"california", "oklahoma", "west-virginia", "arizona", "nevada", "helena", "phoenix"}
    assert len(harbour.berths) == 14
    assert len({berth.at for berth in harbour.berths}) == 14
    first, second = harbour.waves
    kate, val = MODEL["kate"], MODEL["val"]
    assert (first.torpedoes, first.bombs) == (((kate, 2),) * 4 + ((kate, 1),), ((kate, 2),) * 5 + ((kate, 1),))
    assert (second.torpedoes, second.bombs) == ((), ((val, 2),) * 9)
    assert AIRCRAFT[kate].type == TORPEDO_BOMBER
    assert harbour.unopposed == 4


def test_force_z_runs_for_singapore():
    scenario = load("force-z")
    assert scenario.procedure.dice == (TOWARD,) * 4 + (MOVES + DIRECTIONS.index("NE"), STAY)
    assert [DIRECTIONS[tie] for tie in scenario.procedure.ties] == ["SW", "SE", "W", "E", "NW", "NE"]
    assert scenario.procedure.toward == force("force-z", ALLIES).haven
    assert (scenario.hunt.searches, scenario.hunt.search_turns, scenario.hunt.raid_turns) == (2, (3, 8), (4, 9))
    (saigon,) = force("force-z", IJN).wings
    assert (saigon.ship, saigon.base, len(saigon.units)) == (NONE, NONE, 10)


def test_abda_seeks_the_convoy():
    procedure = load("java-sea").procedure
    assert procedure.dice == (TOWARD, TOWARD, TOWARD, STAY, AWAY, AWAY)
    assert labels("java-sea", [procedure.toward, procedure.convoy]) == ["0502", "0502"]
    assert [PHASES[phase] for phase in procedure.phases] == ["movement", "combat", "administration"]
    assert procedure.expects == 4


def test_the_tasks_of_the_sides():
    assert load("carrier-duel").apart
    assert load("combined-fleet").stays_until == 15
    moresby, henderson = load("coral-sea").landing, load("eastern-solomons").landing
    assert (labels("coral-sea", [moresby.hex]), moresby.within, moresby.by_night) == (["0311"], 1, False)
    assert (labels("eastern-solomons", [henderson.hex]), henderson.within, henderson.by_night) == (["1615"], 0, True)
    assert (henderson.given_up_after, henderson.given_up_points / 2) == (2, 10)
    search, strike = load("midway").night_search, load("midway").strike
    assert (search.side, search.base, search.turns, search.chits, search.within) == (
        ALLIES,
        BASE["midway"],
        (1, 2),
        4,
        12,
    )
    assert (strike.side, strike.turn, strike.bombers / 2, strike.carriers, strike.within) == (IJN, 3, 6, 2, (8, 6, 5))


def test_victory_levels_of_all_scenarios():
    found = {name: load(name).victory for name in NAMES}
    assert [own.kind for own in found.values()] == [POINTS, CAPITAL_SHIPS, LEAD, *[MARGIN] * 7]
    halves = {name: (own.victory / 2, own.decisive / 2) for name, own in found.items() if own.kind != CAPITAL_SHIPS}
    assert halves == {
        "pearl-harbor": (26, 35),
        "java-sea": (6, 12),
        "carrier-duel": (4, 10),
        "coral-sea": (5, 12),
        "midway": (5, 14),
        "eastern-solomons": (5, 14),
        "combined-fleet": (10, 25),
        "indian-ocean": (5, 14),
        "guadalcanal": (5, 18),
    }
    assert found["pearl-harbor"].marginal / 2 == 18
    assert (found["force-z"].victory, found["force-z"].decisive) == (1, 2)
    assert [SHIPS[ship].key for ship in found["force-z"].ships] == ["prince-of-wales", "repulse"]


def test_points_besides_those_for_ships():
    coral, solomons, indian = (load(name).victory for name in ("coral-sea", "eastern-solomons", "indian-ocean"))
    assert [(ships, points / 2) for ships, points in coral.landed_at_least] == [(3, 5), (6, 10)]
    assert (coral.landed_none / 2, solomons.landed_each / 2, indian.spared / 2) == (10, 3, 8)
    (midway,) = load("midway").victory.bases
    assert (midway.to, [half / 2 for half in midway.points]) == (IJN, [0, 0, 2, 3, 4])
    assert [half / 2 for half in solomons.bases[0].points] == [0, 0, 2, 4, 6]
    assert [BASES[own.base].key for own in indian.bases] == ["colombo", "trincomalee"]


def test_two_battles_for_henderson_field():
    campaign = load("guadalcanal").campaign
    assert campaign.field == BASE["henderson-field"]
    assert (campaign.carriers_in_all / 2, campaign.field_points / 2) == (4, 12)
    costs = {SHIPS[ship].key: halves / 2 for ship, halves in campaign.carriers.items()}
    assert costs == {"shokaku": 1, "zuikaku": 1, "junyo": 0.5, "hiyo": 0.5, "zuiho": 0.5}
    assert campaign.once == {SHIP["yamato"]: 8}
    assert (campaign.ground.troops, campaign.ground.supply) == ((3, 4), (2, 4))
    assert (campaign.ground.lowest, campaign.ground.highest, campaign.ground.if_spared) == (1, 5, -1)
    assert (campaign.captured.units, campaign.captured_searches) == (((MODEL["zero"], 2),) * 2, 1)
    first, second = load("guadalcanal").battles
    assert second.forces[IJN].lines == first.forces[IJN].lines
    assert not any(SHIPS[counter.ship].carrier for own in second.forces for counter in own.counters)
    assert keys(second.forces[ALLIES].counters).count("ak-us") == 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_scenarios_berths_and_bases_off_the_map_have_their_words(language):
    words = Words(language, home=catalog.HOME)
    ids = [f"scenario-{name}" for name in NAMES] + [f"scenario-{name}.line" for name in NAMES]
    ids += [f"side-{load(name).allies}" for name in NAMES] + ["side-ijn", "place-saigon"]
    ids += [f"quay-{berth.where}" for berth in load("pearl-harbor").harbour.berths]
    assert [id for id in ids if not words.has(id)] == []


def test_cards_say_what_a_scenario_settles():
    cards = {card.key: card for card in scenario_files.cards()}
    assert [len(cards[name].sides) for name in NAMES] == [1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
    assert cards["midway"].fixes == ()
    assert cards["combined-fleet"].fixes == ("advanced_fog",)
    assert cards["guadalcanal"].fixes == ("advanced_fog", "surprise_attacks")
    assert "loose_chits" in cards["force-z"].fixes


# ---- broken files


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(catalog.PACKAGE / "scenarios", tmp_path / "scenarios")
    return tmp_path / "scenarios"


def change(path, old: str, new: str) -> int:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("midway", 'map = "midway"', 'map = "atlantis"', "map is 'atlantis'; expected one of central-pacific"),
        ("midway", "turns = [1, 22]", "turns = [22, 1]", "ends in turn 1 and begins in turn 22"),
        ("midway", "turns = [1, 22]", "turns = [1, 25]", "turns is 25"),
        ("midway", 'allies = "usn"', 'allies = "usaf"', "allies is 'usaf'"),
        ("midway", 'side = "ijn"\ntask_forces', 'side = "rn"\ntask_forces', "expected first side"),
        ("midway", '"akagi", "kaga"', '"akagi", "yorktown"', "'yorktown' does not belong to the side ijn"),
        ("midway", '"akagi", "kaga"', '"akagi", "titanic"', "no ship 'titanic'"),
        ("midway", '"akagi", "kaga"', '"kaga", "kaga"', "ships has something twice: kaga"),
        ("midway", '"akagi", "kaga"', '"akagi", "kaga", "dd-jp"', "'dd-jp' stands for many counters"),
        ("midway", "counters = { dd-jp = 6 }", "counters = { tone = 6 }", "'tone' is one ship"),
        ("midway", "counters = { dd-jp = 6 }", "counters = { dd-jp = 6.3 }", "dd-jp is 6.3"),
        ("midway", "akagi = { zero = 2, val = 2, kate = 2 }", "akagi = { zero = 9 }", "akagi has 9.0 air units"),
        ("midway", "akagi = { zero = 2, val", "akagi = { zeppelin = 2, val", "no aircraft 'zeppelin'"),
        ("midway", "akagi = { zero = 2, val", "akagi = { f4f = 2, val", "'f4f' does not belong to the side ijn"),
        ("midway", "akagi = { zero = 2, val", "akagi = { betty-bombs = 2, val", "betty-bombs cannot be based"),
        ("midway", "akagi = { zero = 2, val", "shoho = { zero = 2, val", "'shoho' is no carrier and no base"),
        ("midway", 'bases = ["midway"]', 'bases = ["rabaul"]', "'rabaul' is no base of this map; there are midway"),
        ("midway", '"0310", "0311"', '"0310", "2311"', "hexes is '2311'; expected a hex of the map"),
        ("midway", '"0310", "0311"', '"0310", "0310"', "hexes has a hex twice"),
        ("midway", '"1802-2106"', '"2106-1802"', "north-western hex first"),
        ("midway", "task_forces = 6", "task_forces = 1", "do not fit into 1 Task Forces"),
        ("midway", 'edges = ["east"]', 'edges = ["up"]', "edges is ['up']"),
        ("midway", 'edges = ["east"]\n', "", "neither edges nor a haven"),
        ("midway", "searches = { CV = 1 }", "searches = { BB = 1 }", "has 'BB'; expected only CV, CVL, base"),
        ("midway", "within = [8, 6, 5]", 'within = "near"', "within is 'near'"),
        ("midway", 'base = "midway"\nturns', 'base = "wake"\nturns', "base is 'wake'; expected one of midway"),
        ("midway", "victory = 5", "victory = 50", "levels of victory"),
        ("midway", 'kind = "margin"', 'kind = "glory"', "kind is 'glory'"),
        ("midway", "decisive = 14\n", "", "lacks decisive"),
        ("midway", "[strike]", "[punch]", "has 'punch'"),
        ("coral-sea", 'hex = "0311"', 'hex = "0105"', "hex has 0105, which is land"),
        ("coral-sea", 'hexes = ["1010", "1011"', 'hexes = ["0105", "1011"', "hexes has 0105, which is land"),
        ("coral-sea", 'admits = ["fleets", "transports"]', 'admits = ["fleets"]', "no start line takes ak-jp"),
        ("coral-sea", 'carriers = ["shoho"]', 'carriers = ["kaga"]', "'kaga' is no ship of this side"),
        ("coral-sea", "[[3, 5], [6, 10]]", "[3, 5]", "at_least is [3, 5]"),
        ("eastern-solomons", "turn = 13", "turn = 23", "after the last turn, 22"),
        ("eastern-solomons", "counters = { dd-us = 2 }", "counters = { dd-us = 20 }", "does not have"),
        ("eastern-solomons", "by_night = true", 'by_night = "often"', "by_night is 'often'"),
        ("carrier-duel", '"tone", "nagara", "dd-jp"', '"tone", "chikuma", "dd-jp"', "do not have the very ships"),
        ("carrier-duel", '"shokaku", "tone", "nagara"', '"tone", "shokaku", "nagara"', "is no ring"),
        ("carrier-duel", "number = 1\n", "number = 7\n", "is no column"),
        ("carrier-duel", "number = 1\n", "number = 14\n", "number is 14"),
        ("carrier-duel", "markers = 6", "markers = 5", "as many start hexes (6) as markers (5)"),
        ("java-sea", 'hex = "0503"\n', "", "expected a formation with a hex for each marker"),
        ("java-sea", "reduced = [2, 7]", "reduced = [2, 11]", "reduced is 11"),
        ("java-sea", '"toward", "stay", "away", "away"]', '"toward", "stay", "away"]', "dice has another length"),
        ("java-sea", '"stay", "away"', '"stay", "dance"', "dice is 'dance'"),
        ("java-sea", "seats = 1", "seats = 2", "for two with one"),
        ("force-z", 'off_map = "saigon"\n', "", "'saigon' is no carrier and no base"),
        ("force-z", "search_turns = [3, 8]", "search_turns = 3", "search_turns is 3; expected two whole numbers"),
        ("pearl-harbor", '{ ship = "maryland", where', '{ ship = "utah", where', "no ship 'utah'"),
        ("pearl-harbor", 'where = "dry-dock"', 'where = "pub"', "where is 'pub'"),
        ("pearl-harbor", "torpedoes = { kate = 4.5 }", "torpedoes = { val = 4.5 }", "torpedoes under aircraft"),
        ("pearl-harbor", '{ ship = "maryland", where', '{ ship = "idaho", where', "berths do not have the very ships"),
        ("guadalcanal", "yamato = 4", "musashi = 4", "'musashi' is no ship of this side"),
        ("guadalcanal", "lowest = 1 ", 'lowest = "low" ', "lowest is 'low'"),
        ("guadalcanal", 'field = "henderson-field"', 'field = "munda"', "field is 'munda'"),
        ("guadalcanal", "buin = { zero = 2, val = 1 }", "truk = { zero = 2 }", "'truk' is no carrier and no base"),
        ("guadalcanal", '"chokai"', '"hood"', "no ship 'hood'"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_with_its_line(folder, name, old, new, said):
    path = folder / f"{name}.toml"
    line = change(path, old, new)
    with pytest.raises(BadData) as error:
        scenario_files.read(path)
    found = error.value.problems
    telling = [problem for problem in found if said in problem]
    assert len(telling) == 1, found
    place = re.search(rf"{name}\.toml:(\d+): ", telling[0])
    assert place is not None
    assert abs(int(place[1]) - line) <= 12  # the key itself, or the table it belongs to
    assert all(re.search(rf"{name}\.toml:\d+: ", problem) for problem in found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_problems_are_told_in_both_languages(folder, language):
    path = folder / "midway.toml"
    change(path, '"akagi", "kaga"', '"akagi", "titanic"')
    with pytest.raises(BadData) as error:
        scenario_files.read(path)
    said = {"en": "there is no ship 'titanic' in ships.toml", "fr": "il n’y a pas de navire 'titanic' dans ships.toml"}
    assert said[language] in error.value.lines(language)[0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", ['""', "[]", "{}", "-1", "[[1]]", "true", '["x"]', "[{}]", "{ x = 1 }", "0.1"])
def test_no_value_breaks_the_reader(folder, name, value):
    path = folder / f"{name}.toml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    single = [number for number, line in enumerate(lines) if re.match(r"[\w-]+ = .*[^\[{]\n", line)]
    assert len(single) > 5
    for number in single:
        key = lines[number].split(" = ")[0]
        path.write_text("".join([*lines[:number], f"{key} = {value}\n", *lines[number + 1 :]]), encoding="utf-8")
        found: list[str] = []
        try:
            scenario_files.read(path)
        except BadData as error:
            found = error.problems
        assert all(f"{name}.toml" in problem for problem in found), found


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_without_one_of_its_tables_does_not_break_the_reader(folder, name):
    path = folder / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    for header in sorted(set(re.findall(r"(?m)^\[+[\w.]+\]+", text))):
        path.write_text(text.replace(f"\n{header}", f"\n{header.replace('[', '[x')}", 1), encoding="utf-8")
        with pytest.raises(BadData) as error:
            scenario_files.read(path)
        assert all(f"{name}.toml" in problem for problem in error.value.problems)


def test_a_file_that_is_no_toml_is_told(folder):
    path = folder / "midway.toml"
    path.write_text("source = ours\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"midway\.toml: is not TOML: .*line 1"):
        scenario_files.read(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="not UTF-8"):
        scenario_files.read(path)


# ---- scenarios of one's own


OWN_MAP = """
source = "ours"
title = "The sound"
columns = 8
rows = 6
terrain = [
    ". . . . . . . .",
    " . . . m m . . .",
    ". . . m L . . .",
    " . . . . m . . .",
    ". . . . . . . .",
    " . . . . . . . .",
]

[bases]
buin = "0403"
"""
OWN = """
source = "ours"
title = "A sound affair"
story = "Two carriers and an island."
allies = "usn"
map = "the-sound"
turns = [3, 8]

[victory]
kind = "margin"
victory = 3
decisive = 8

[[side]]
side = "ijn"
markers = 4
edges = ["west"]
searches = { CVL = 1, base = 1 }
bases = ["buin"]
ships = ["ryujo", "tone"]
counters = { dd-jp = 2 }
[side.air]
ryujo = { zero = 2, kate = 1.5 }
buin = { zero = 1 }
[[side.line]]
name = "A"
hexes = ["0101-0106"]

[[side]]
side = "allies"
markers = 4
edges = ["east"]
searches = { CV = 2 }
ships = ["wasp", "astoria"]
counters = { dd-us = 2 }
[side.air]
wasp = { f4f = 2, sbd = 3 }
[[side.line]]
name = "A"
hexes = ["0801-0806"]
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "the-sound.toml").write_text(OWN_MAP, encoding="utf-8")
    (tmp_path / "a-sound-affair.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv("ESCADRE_TASK_FORCE_SCENARIOS", str(tmp_path))
    scenario_files.load.cache_clear()
    yield tmp_path
    scenario_files.load.cache_clear()


def test_a_scenario_of_ones_own_on_a_map_of_ones_own(own):
    found = load("a-sound-affair")
    assert scenario_files.chart_of(found).title == "The sound"
    assert found.battles[0].forces[IJN].task_forces == 4 * CONSTANTS.dummies_percent // 100
    card = scenario_files.cards()[-1]
    words = Words("en", home=catalog.HOME)
    assert (card.key, words.say(card.title), words.say(card.line)) == (
        "a-sound-affair", "A sound affair", "Two carriers and an island.",
    )  # fmt: skip
    scenario_files.check(own)
    scenario_files.check(own / "maps")


def test_check_tells_what_is_wrong_with_a_scenario_and_with_its_map(own):
    change(own / "a-sound-affair.toml", '"wasp", "astoria"', '"wasp", "astaria"')
    with pytest.raises(BadData, match="astaria"):
        scenario_files.check(own)
    change(own / "maps" / "the-sound.toml", 'buin = "0403"', 'buin = "0101"')
    with pytest.raises(BadData, match="open sea"):
        scenario_files.check(own)


def test_check_knows_a_folder_of_data(tmp_path):
    shutil.copytree(catalog.PACKAGE / "data", tmp_path / "data")
    scenario_files.check(tmp_path / "data")
    change(tmp_path / "data" / "maps" / "midway.toml", 'midway = "1112"', 'midway = "1113"')
    with pytest.raises(BadData, match="open sea"):
        scenario_files.check(tmp_path / "data")


def test_a_new_base_may_be_put_on_a_map_of_the_same_folder(tmp_path):
    shutil.copytree(catalog.PACKAGE / "data", tmp_path / "data")
    change(tmp_path / "data" / "bases.toml", 'key = "buin"', 'key = "munda"')
    with pytest.raises(BadData, match="no base 'buin'"):
        scenario_files.check(tmp_path / "data")
    change(tmp_path / "data" / "maps" / "solomons.toml", 'buin = "0910"', 'munda = "1113"')
    scenario_files.check(tmp_path / "data")


def test_an_unknown_scenario_is_told():
    with pytest.raises(Unreadable, match="there is no scenario 'jutland'"):
        load("jutland")


def test_the_examples_of_the_documentation_are_good(tmp_path):
    text = (Path(__file__).parents[2] / "docs" / "data" / "task_force.md").read_text(encoding="utf-8")
    scenario, chart = re.findall(r"(?s)```toml\n(.*?)```", text)
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "the-sound.toml").write_text(chart, encoding="utf-8")
    (tmp_path / "an-example.toml").write_text(scenario, encoding="utf-8")
    scenario_files.check(tmp_path)

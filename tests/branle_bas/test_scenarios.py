"""The fourteen scenarios: their forces, their special rules, and what is said of broken files."""

from __future__ import annotations

from pathlib import Path

import pytest

from escadre.core.dice import Dice, LoadedDice
from escadre.core.errors import BadData, Unreadable
from escadre.core.playout import random_play
from escadre.core.types import Setup
from escadre.core.words import Words
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.catalog import MODELS
from escadre.games.branle_bas.play.nation_traits import release_range, rereads, tack_fails
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.prices import budget
from escadre.games.branle_bas.play.rules import morale, turn, winning
from escadre.games.branle_bas.play.rules.setup.arrival import new_game
from escadre.games.branle_bas.play.rules.ships import IRONS, attitude, base, touching, zone_at
from escadre.games.branle_bas.play.scenarios import depth_zones, scenario_effects, scenario_files
from escadre.games.branle_bas.play.state import ANCHORED, EXPECTED, HULK, MERCHANT, WORK, BranleBasState
from escadre.geometry.bases import overlap
from escadre.geometry.shapes import touches

# The budgets of both sides in the usual period, as they were worked out by hand.
FORCES = {
    "meeting-engagement": (323, 348), "belle-poule": (41, 29), "constitution-java": (45, 45), "chesapeake": (487, 475),
    "saint-vincent": (505, 504), "aboukir": (493, 496), "trafalgar": (616, 590), "copenhagen": (359, 363),
    "kempenfelt": (377, 370), "oland": (259, 266), "tendra": (250, 243), "la-goletta": (123, 120),
    "dogger-bank": (233, 222), "lissa": (165, 161),
}  # fmt: skip


def staged(name: str, seats: int = 2) -> BranleBasState:
    return new_game(Setup(seats, BranleBasOptions(), name), Dice())


def named(s: BranleBasState, name: str) -> int:
    return s.names.index(name)


def test_there_are_fourteen():
    assert sorted(FORCES) == scenario_files.names()
    assert len(FORCES) == 14


@pytest.mark.rule("BBC-1.1")
@pytest.mark.parametrize("name", sorted(FORCES))
def test_forces_and_their_budgets(name):
    s = staged(name)
    sums = [0, 0]
    for ship, model in enumerate(s.model):
        sums[s.side[ship]] += budget(MODELS[model], nation=s.nation[ship])
    assert tuple(sums) == FORCES[name]


@pytest.mark.parametrize("name", sorted(FORCES))
def test_nobody_lies_on_another_or_on_land_or_in_irons_under_way(name):
    s = staged(name)
    if s.twists[scenario_effects.DICED]:
        return
    afloat = [ship for ship in range(len(s.fate)) if s.kind[ship] != WORK]
    for i, ship in enumerate(afloat):
        assert not any(overlap(base(s, ship), base(s, other)) for other in afloat[i + 1 :]), s.names[ship]
        assert not any(touches(land, base(s, ship)) for land in (*s.land, *s.reefs)), s.names[ship]
        assert s.anchor[ship] == ANCHORED or attitude(s, ship) != IRONS, s.names[ship]
    for ship in range(len(s.fate)):
        if s.kind[ship] == WORK:
            assert any(touches(land, base(s, ship)) for land in s.land), s.names[ship]


@pytest.mark.parametrize("name", sorted(FORCES))
def test_each_is_told_in_both_languages_and_can_be_played_to_its_end(name):
    card = next(card for card in scenario_files.cards() if card.key == name)
    for language in ("en", "fr"):
        words = Words(language, GAME)
        for text in (card.title, card.line, *card.sides):
            assert "[" not in words.say(text), words.say(text)
    dice = Dice(5)
    s = new_game(Setup(2, BranleBasOptions(), name), dice)
    random_play(s, GAME.play.flow, dice, 20_000)
    assert s.stack == []
    GAME.play.conserve(s)


# ---- special rules


def test_single_ships_have_no_flagship_and_no_morale_defeat():
    s = staged("belle-poule")
    assert s.flagship == [-1, -1]
    assert morale.base_of(s, 0) == 3
    assert morale.base_of(s, 1) == 2
    assert s.twists[scenario_effects.MORALE_SPARED] == 1


def test_at_the_chesapeake_the_english_misread_and_each_side_rereads_once():
    s = staged("chesapeake")
    assert not rereads(s, 0)
    assert s.twists[scenario_effects.FREE_REREADS] == 1
    assert [s.names[ship] for ship in s.commander] == ["Princessa", "Pluton", "Auguste"]
    assert [s.division.count(d) for d in range(3)] == [8, 5, 4]


def test_at_saint_vincent():
    s = staged("saint-vincent")
    weather = [ship for ship in range(15) if s.division[ship] == 1]
    assert not any(s.formed[ship] for ship in weather)
    assert scenario_effects.has(s, named(s, "Captain"), scenario_effects.LEAVES_FREELY)
    assert tack_fails(s, named(s, "Soberano")) == -1
    assert tack_fails(s, named(s, "Conde de Regla")) == -2  # 1 more to the two Dé
    assert s.twists[scenario_effects.DRAW_TO] == 0


def test_at_aboukir():
    s = staged("aboukir")
    orient = named(s, "Orient")
    assert s.anchor[orient] == ANCHORED
    assert (s.crew[orient], s.first_crew[orient]) == (11, 11)  # 13, two ashore
    s.turn = 4
    assert scenario_effects.port_unready(s, orient)
    s.turn = 5
    assert not scenario_effects.port_unready(s, orient)
    assert scenario_effects.may_anchor(s, named(s, "Goliath"))
    assert not scenario_effects.may_anchor(s, orient)
    assert zone_at(s, -44_000, 37_000) == 1
    assert zone_at(s, -44_000, 33_000) == 2
    s.turn = 24
    s.fires[orient] = 1
    assert not turn.unsettled(s)  # it ends after turn 24


def test_port_guns_are_cleared_by_fire_from_port_alone():
    s = staged("aboukir")
    s.turn = 1
    guerrier, goliath = named(s, "Guerrier"), named(s, "Goliath")
    scenario_effects.fired_at(s, guerrier, goliath)  # she heads north-west, Goliath lies to the north: to starboard
    assert scenario_effects.port_unready(s, guerrier)
    s.x[goliath], s.y[goliath] = -45_000, 10_000
    scenario_effects.fired_at(s, guerrier, goliath)
    assert not scenario_effects.port_unready(s, guerrier)


def test_at_trafalgar_the_allies_have_the_morale_of_the_french():
    s = staged("trafalgar")
    assert morale.base_of(s, 1) == 4
    assert {s.nation[ship] for ship in range(18) if s.side[ship] == 1} == {1, 2}
    assert [s.names[ship] for ship in s.commander] == ["Victory", "Royal Sovereign", "Bucentaure", "Santa Ana"]


def test_at_copenhagen():
    s = staged("copenhagen")
    dannebrog = named(s, "Dannebrog")
    assert s.kind[dannebrog] == HULK
    assert s.twists[scenario_effects.FLAGSHIP_SPARED] == s.twists[scenario_effects.MORALE_SPARED] == 1
    edgar = named(s, "Edgar")
    assert scenario_effects.may_anchor(s, edgar)
    assert scenario_effects.safe_depth(s, edgar, 0, 0)
    assert not scenario_effects.safe_depth(s, edgar, 20_000, 0)


def test_boats_bring_two_crew_once_if_no_enemy_is_near():
    s = staged("copenhagen")
    s.wind, s.turn = 5, 2
    dannebrog, edgar = named(s, "Dannebrog"), named(s, "Edgar")
    s.crew[dannebrog] -= 3
    s.x[edgar], s.y[edgar] = s.x[dannebrog] + 9_000, s.y[dannebrog]
    turn.begin_turn(s, LoadedDice())
    assert s.crew[dannebrog] == 3
    s.x[edgar] += 2_000
    turn.begin_turn(s, LoadedDice())
    assert s.crew[dannebrog] == 5
    s.crew[dannebrog] -= 2
    turn.begin_turn(s, LoadedDice())
    assert s.crew[dannebrog] == 3


def test_kempenfelts_convoy():
    s = staged("kempenfelt")
    transports = [ship for ship in range(len(s.fate)) if s.kind[ship] == MERCHANT]
    assert len(transports) == 6
    assert all(scenario_effects.strikes(s, ship) for ship in transports)
    assert s.repeater[0] == named(s, "Tartar")
    assert winning.convoy_points(s, 1) == 12


def test_at_oland_the_second_division_is_expected():
    s = staged("oland")
    assert [s.names[ship] for ship in range(13) if s.fate[ship] == EXPECTED] == ["Louise Ulrika", "Äran", "Manligheten"]
    assert [s.names[ship] for ship in s.commander] == ["Rostislav", "Götha Lejon", "Louise Ulrika"]


def test_at_tendra_the_ottomans_are_faster_and_the_russians_released_early():
    s = staged("tendra")
    assert s.unit[named(s, "Bahr-i Zafer")] == 5_500
    assert s.unit[named(s, "Kapudaniye")] == 4_500  # a poor sailer
    assert release_range(s, 0) == 40_000
    assert release_range(s, named(s, "Rodos")) == 30_000


def test_at_the_dogger_bank_fire_is_held_for_two_turns():
    assert staged("dogger-bank").twists[scenario_effects.HOLD_FIRE_UNTIL] == 2


def test_at_lissa_the_english_keep_close():
    s = staged("lissa")
    assert scenario_effects.interval(s, 0) == 2_000
    assert scenario_effects.station_gap(s, 0) == (500, 8_000)
    assert scenario_effects.interval(s, named(s, "Flore")) == 5_000
    assert (morale.base_of(s, 0), morale.base_of(s, 1)) == (6, 4)
    assert touching(s, 0, 1) is False


@pytest.mark.rule("BBC-1.19")
def test_four_players_get_whole_divisions():
    s = staged("trafalgar", seats=4)
    for division in range(4):
        assert len({s.owner[ship] for ship in range(18) if s.division[ship] == division}) == 1
    assert sorted(set(s.owner)) == [0, 1, 2, 3]


# ---- zones, edges, own files


@pytest.mark.rule("BBC-20.10")
def test_land_without_zones_gets_5_and_10_cm():
    zones = depth_zones.drawn_zones(
        {"land": [{"circle": [0, 0, 4]}, {"polygon": [[20, 0], [30, 0], [30, 10], [20, 10]]}]}
    )
    assert zones[0] == ((0, 0, 0, 9_000), (1, 15_000, -5_000, 35_000, -5_000, 35_000, 15_000, 15_000, 15_000))
    assert zones[1][0] == (0, 0, 0, 14_000)
    assert depth_zones.drawn_zones({"land": [{"circle": [0, 0, 4]}], "zone2": []}) == ((), ())


@pytest.mark.rule("BBC-0.2")
def test_a_hard_edge_and_an_exit():
    s = staged("lissa")
    assert not scenario_effects.off_the_map(s, 900_000, 0)
    told = list(s.twists)
    told[scenario_effects.EDGE_AT] = 65_000
    s.twists = tuple(told)
    assert scenario_effects.off_the_map(s, 65_001, 0)
    assert not scenario_effects.off_the_map(s, 65_000, -65_000)
    s.exits = ((0, 10_000, 0, 2_000),)
    assert scenario_effects.off_the_map(s, 11_000, 0)


def test_options_that_a_scenario_settles_must_be_left_alone():
    with pytest.raises(Unreadable, match="budget"):
        new_game(Setup(2, BranleBasOptions(budget=500), "lissa"), Dice())
    with pytest.raises(Unreadable, match="no scenario"):
        new_game(Setup(2, BranleBasOptions(), "midway"), Dice())


OWN = """
source = "ours"
title = "Two sloops"
turns = 8
wind = 3
edge = 60

[map]
land = [{ circle = [30, 0, 5] }]

[[side]]
nation = "FRA"
flagship = "Pluton"
[[side.body]]
ships = [{ name = "Pluton", at = [0, 0], heading = 0 }]

[[side]]
nation = "ANG"
[[side.body]]
kind = "loose"
ships = [{ name = "Sloop", type = "ANG-28", at = [0, 40], heading = 180 }]
"""


def test_a_scenario_of_ones_own(tmp_path, monkeypatch):
    (tmp_path / "two-sloops.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv("ESCADRE_BRANLE_BAS_SCENARIOS", str(tmp_path))
    s = staged("two-sloops")
    assert s.names == ("Pluton", "Sloop")
    assert s.twists[scenario_effects.EDGE_AT] == 60_000
    assert s.shoals == ((0, 30_000, 0, 15_000),)
    card = next(card for card in scenario_files.cards() if card.key == "two-sloops")
    assert Words("en", GAME).say(card.title) == "Two sloops"
    GAME.play.check(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turns = 8", "turns = 0", "turns is 0"),
        ("wind = 3", "wind = 13", "wind is 13"),
        ('nation = "ANG"', 'nation = "GER"', "GER"),
        ('flagship = "Pluton"', 'flagship = "Victory"', "Victory"),
        ("at = [0, 40]", "at = [0]", "at is"),
        ("at = [0, 40]", "at = [0, 4000]", "4000"),
        ('type = "ANG-28"', 'type = "ANG-29"', "ANG-29"),
        ('name = "Pluton", at', 'name = "Plouf", at', "Plouf"),
        ("circle = [30, 0, 5]", "circle = [30, 0]", "land"),
        ('kind = "loose"', 'kind = "swarm"', "swarm"),
        ("edge = 60", 'weather = "foul"', "weather"),
        ("edge = 60", "[twists]\nfree-beer = 1\n", "free-beer"),
        ("edge = 60", '[victory]\nkind = "glory"\n', "glory"),
        ('[[side]]\nnation = "ANG"', '[[sides]]\nnation = "ANG"', "sides"),
        ("at = [0, 40]", "at = [0, 3]", "lie on each other"),
        ("at = [0, 40]", "at = [30, 8]", "on land"),
        ('kind = "loose"', "second = true", "dice"),
        ('kind = "loose"', 'repeater = "Tartar"', "Tartar"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_one_is_said(tmp_path, old, new, said):
    assert old in OWN
    path = tmp_path / "broken.toml"
    path.write_text(OWN.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData) as error:
        scenario_files.read(path)
    assert any(said in line for line in error.value.problems), error.value.problems
    with pytest.raises(BadData):
        scenario_files.check(tmp_path)


def test_a_bad_name_of_a_file_is_said(tmp_path):
    (tmp_path / "Two Sloops.toml").write_text(OWN, encoding="utf-8")
    with pytest.raises(BadData, match="small letters"):
        scenario_files.check(Path(tmp_path))

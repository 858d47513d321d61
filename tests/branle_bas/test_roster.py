"""Fleets away from the table: what they are built of, what is said to them, and how one is brought to a battle."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core.printed import FleetPlan
from escadre.core.scene import Muster
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.muster.roster import judge, roster
from escadre.games.branle_bas.play.catalog import NATION_CODES
from escadre.server.people.fleets import stands
from tests.branle_bas.test_1_setup import SMALL_ENGLISH, buy, seal, table

LINE = ("FRA-80", "FRA-74", "FRA-74", "FRA-64", "FRA-64", "FRA-74")  # 306
COSTS = {unit.face: unit.cost for unit in roster().units}


def group(key: str):
    return next(group for group in roster().groups if group.key == key)


def muster(match: Match, seat: int | None) -> Muster | None:
    return match.view(seat).picture.muster


def rules(nation: str, *units: str, divisions: tuple[int, ...] = ()) -> list[tuple[str, bool]]:
    return [(note.rule, note.bars) for note in judge(nation, 350, units, FleetPlan(divisions))]


# ---- what there is


def test_the_twelve_nations_with_the_prices_of_the_table():
    assert tuple(group.key for group in roster().groups) == NATION_CODES
    match = table("ANG FRA")
    scene = match.view(0)
    faces = {piece.id: piece.face for zone in scene.picture.zones for piece in zone.pieces}
    offered = {faces[choice.touch.piece] for choice in scene.choices if choice.verb == "buy"}
    assert offered <= {unit.face for unit in roster().units if unit.group == "ANG"}
    buy(match, 0, *SMALL_ENGLISH)
    assert sum(COSTS[face] for face in SMALL_ENGLISH) == 249 == match.state.options.budget - 1


@pytest.mark.rule("BBC-1.1", "BBC-1.4")
def test_what_must_be_spent_and_how_large_divisions_are():
    made = roster()
    assert (made.least, made.ordered, made.division) == (95, True, (3, 8))
    assert made.budgets == (250, 350, 500, 125, 175)
    beside = {unit.face for unit in made.units if unit.beside}
    assert {"ANG-38", "EU-44"} <= beside
    assert not beside & {"ANG-50", "FRA-74"}


@pytest.mark.rule("BBC-1.1")
def test_a_type_as_often_as_one_likes_but_a_ship_unlike_hers_once():
    most = {unit.face: unit.most for unit in roster().units}
    assert most["ANG-74"] == 500 // COSTS["ANG-74"] == 7
    assert most["ANG-98-prince"] == 1


@pytest.mark.rule("BBC-1.1")
def test_the_names_are_those_that_the_ships_get():
    names = {unit.face: unit.names for unit in roster().units}
    match = table("FRA ANG", budget=350)
    seal(match, 0, *LINE, "FRA-30")
    seal(match, 1, *["ANG-74"] * 4, "ANG-50", "ANG-38")
    first, second = names["FRA-74"][:2]
    assert match.state.names[:3] == (names["FRA-80"][0], first, second)
    assert match.state.names[5] == names["FRA-74"][2]


def test_the_faces_are_those_of_the_table_without_their_cones():
    printed = GAME.show.catalog(Match.new("branle_bas", 2, seed=1).state).faces
    for key, face in roster().faces.items():
        assert (face.label, face.art, face.facts) == (printed[key].label, printed[key].art, printed[key].facts)
        assert not face.cones


@pytest.mark.parametrize("nation", NATION_CODES)
def test_a_ready_fleet_of_each_nation_to_begin_from(nation):
    (preset,) = group(nation).presets
    assert preset.budget == 250
    assert len(preset.names) == len(preset.units)
    assert 238 <= sum(COSTS[face] for face in preset.units) <= 255
    match = table(f"{nation} FRA")
    match.order(0, "ready")
    match.order(1, "ready")
    assert match.state.names[: len(preset.names)] == preset.names
    aside = {unit.face for unit in roster().units if unit.beside}
    line = [face for face in preset.units if face not in aside]
    assert preset.units[: len(line)] == tuple(line)  # as a client orders them


# ---- advice


@pytest.mark.rule("BBC-27.1", "BBC-27.2", "BBC-27.5", "BBC-27.8", "BBC-27.14")
@pytest.mark.parametrize(
    ("nation", "told"),
    [
        ("FRA", {1: 15, 2: 15, 3: 60, 4: 10}),
        ("ANG", {1: 5, 2: 15, 3: 45, 4: 35}),
        ("HOL", {3: 35, 4: 65}),
        ("VEN", {3: 10, 4: 90}),
        ("EU", {3: 0, 5: 100}),
    ],
)
def test_the_shares_of_the_ranks(nation, told):
    assert {int(line.label.id[-1]): line.share for line in group(nation).advice} == told
    assert sum(told.values()) == 100


@pytest.mark.rule("BBC-27.14")
def test_the_venetian_70_counts_as_a_fourth_rate():
    lines = {line.label.id: line.faces for line in group("VEN").advice}
    assert lines["shelf-rank-4"] == ("VEN-70", "VEN-66")


# ---- what is said to a fleet


@pytest.mark.rule("BBC-1.21")
def test_too_many_frigates():
    assert rules("FRA", *LINE, *["FRA-30"] * 3) == []  # two divisions are possible: three frigates
    assert rules("FRA", *LINE, *["FRA-30"] * 4) == [("BBC-1.21", True)]
    assert rules("FRA", *LINE[:5], *["FRA-30"] * 3) == [("BBC-1.21", True)]


@pytest.mark.rule("BBC-1.21")
def test_frigates_need_the_divisions_that_the_plan_has():
    assert rules("FRA", *LINE, *["FRA-30"] * 3, divisions=(3, 3)) == []
    assert rules("FRA", *LINE, *["FRA-30"] * 3, divisions=(6,)) == [("BBC-1.21", True)]
    assert rules("FRA", *LINE, *["FRA-30"] * 2, divisions=(6,)) == []


@pytest.mark.rule("BBC-1.21", "BBC-27.8")
def test_frigates_alone_are_told_to_be_for_some_tables_only():
    assert rules("FRA", *["FRA-30"] * 8) == [("BBC-1.21", False)]
    assert rules("EU", *["EU-44"] * 5) == []


@pytest.mark.rule("BBC-27.13")
def test_what_no_historical_fleet_has_is_told():
    assert rules("FRA", "FRA-80", "FRA-80", "FRA-74", "FRA-74", "FRA-64") == []
    assert rules("FRA", "FRA-80", "FRA-80", "FRA-80", "FRA-74", "FRA-64") == [("BBC-27.13", False)]


def test_a_plan_stands_or_does_not():
    six = (*LINE, "FRA-30")
    good = FleetPlan((3, 3), 6, (1, 3))  # the flag in the frigate (BBC-1.6)
    assert stands(roster(), six, good)
    assert stands(roster(), six, FleetPlan((6,), 2, (2,)))
    assert stands(roster(), LINE[:2], FleetPlan((2,), 0, (0,)))
    assert stands(roster(), ("FRA-30",) * 3, FleetPlan((3,), 0, (0,)))
    for bad in (
        FleetPlan((2, 4), 0, (0, 2)),  # too small
        FleetPlan((3, 3, 1), 0, (0, 3, 6)),  # the frigate is in no division
        FleetPlan((3, 3), -1, (0, 3)),
        FleetPlan((3, 3), 7, (0, 3)),
        FleetPlan((3, 3), 0, (0,)),
        FleetPlan((3, 3), 0, (3, 0)),
        FleetPlan((3, 3), 1, (0, 3)),  # the flagship commands her division
        FleetPlan((), 0, ()),
    ):
        assert not stands(roster(), six, bad), bad
    assert not stands(roster(), ("FRA-74",) * 9, FleetPlan((9,), 0, (0,)))


# ---- at the table


@pytest.mark.rule("BBC-1.1")
def test_who_chooses_is_told_what_for():
    match = table("FRA ANG", budget=350)
    assert muster(match, 0) == Muster("buy", "FRA", 350, least=333, ordered=True)
    buy(match, 0, "FRA-74", "FRA-80")
    assert muster(match, 0) == Muster("buy", "FRA", 350, ("FRA-74", "FRA-80"), least=333, ordered=True)
    assert muster(match, 1) == Muster("buy", "ANG", 350, least=333, ordered=True)
    assert muster(match, None) is None


def test_before_the_nations_are_chosen_and_after_the_seal_nobody_musters():
    match = Match.new("branle_bas", 2, seed=1)
    match.order(0, "nation FRA")
    assert muster(match, 0) is None
    match.order(1, "nation ANG")
    match.order(0, "ready")
    assert muster(match, 0) is None
    assert muster(match, 1) is not None
    assert muster(Match.new("branle_bas", 2, seed=1, scenario="aboukir"), 0) is None


@pytest.mark.rule("BBC-29.1", "BBC-26.10")
def test_another_period_has_its_own_prices():
    late = table("FRA ANG", period="1793-1815")
    found = muster(late, 0)
    assert found is not None
    assert found.costs["FRA-74"] != COSTS["FRA-74"]
    buy(late, 0, "FRA-74")
    spent = next(zone for zone in late.view(0).picture.zones if zone.id == "fleet-0").facts[0].value
    assert spent == f"{found.costs['FRA-74']}/250"


def follow(match: Match, seat: int, plan: FleetPlan) -> list[str]:
    """What a client does with a fleet that was kept with a plan."""
    done = []
    while (now := muster(match, seat)) is not None and match.menu(seat):
        if now.asks == "division":
            arg = plan.divisions[now.division]
        else:
            place = plan.flagship if now.asks == "flagship" else plan.commanders[now.division]
            scene = match.view(seat)
            arg = next(choice.arg for choice in scene.choices if choice.touch.piece == now.pieces[place])
        match.act(seat, now.verb, arg)
        done.append(f"{now.verb} {arg}")
    return done


@pytest.mark.rule("BBC-1.3", "BBC-1.4", "BBC-1.5", "BBC-1.6")
def test_a_kept_fleet_brings_divisions_flagship_and_commanders():
    match = table("FRA FRA", budget=350)
    units = (*LINE, "FRA-30")
    seal(match, 0, *units)
    seal(match, 1, *units)
    found = muster(match, 1)
    assert found is not None
    assert (found.verb, found.asks, found.division, found.chosen) == ("split", "division", 0, units)
    assert muster(match, None) is None
    plan = FleetPlan((3, 3), 6, (1, 5))
    assert follow(match, 1, plan) == ["split 3"]  # the rest of the line is settled; the other side has yet to split
    assert follow(match, 0, plan) == ["split 3", "flag 6"]
    assert follow(match, 1, plan) == ["flag 13", "commander 8", "commander 12"]
    assert follow(match, 0, plan) == ["commander 1", "commander 5"]
    s = match.state
    assert s.division == (0, 0, 0, 1, 1, 1, -1, 2, 2, 2, 3, 3, 3, -1)
    assert (s.flagship, s.commander) == ([6, 13], [1, 5, 8, 12])
    assert muster(match, 0) is muster(match, 1) is None


@pytest.mark.rule("BBC-1.5", "BBC-1.19")
def test_the_second_of_a_side_names_commanders_only():
    match = table("FRA ANG FRA ANG", budget=500)
    for seat in range(4):
        if seat % 2:
            seal(match, seat, *SMALL_ENGLISH)
        else:
            seal(match, seat, "FRA-74", "FRA-74", "FRA-74", "FRA-74", "FRA-64")
    plan = FleetPlan((5,), 1, (1,))
    assert muster(match, 2) is None
    assert follow(match, 0, plan) == ["flag 1"]
    assert follow(match, 1, plan)
    found = muster(match, 2)
    assert found is not None
    assert (found.asks, found.division) == ("commander", 0)
    assert follow(match, 2, plan) == ["commander 6"]

"""What single scenarios ask for (FACTS 7), and all of them played to their end."""

from __future__ import annotations

import pytest

from escadre.core.dice import Dice, LoadedDice
from escadre.core.flow import advance, barred, pick, play, size, who
from escadre.core.types import Setup
from escadre.games.task_force.play.catalog import BASE, CHIT_DATA, MODEL, SHIP
from escadre.games.task_force.play.conservation import conserve
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.rules.air.attack import antiair_value
from escadre.games.task_force.play.rules.chart import chart, distance, hex_number, leg_number
from escadre.games.task_force.play.rules.movement import bars_leaving
from escadre.games.task_force.play.rules.reconnaissance import may_scout, read_alone, searches_of
from escadre.games.task_force.play.rules.ships import formation_of, is_dummy, on_map
from escadre.games.task_force.play.rules.tasks.campaign import ground_number, ground_roll, next_operation
from escadre.games.task_force.play.rules.tasks.strike_order import launched
from escadre.games.task_force.play.rules.winning import outcome, result, score
from escadre.games.task_force.play.scenarios import scenario_files
from escadre.games.task_force.play.scenarios.scenario_setup import deploy, new_game, scenario_of
from escadre.games.task_force.play.state import (
    ABSENT,
    AFLOAT,
    DUE,
    LAND,
    LANDED,
    OFF_GAME,
    TURNED_UP,
    TaskForceState,
)
from escadre.games.task_force.play.terms import (
    AIR,
    ALLIES,
    CRITICAL,
    ELSEWHERE,
    HERE,
    IJN,
    MOVEMENT,
    RECONNAISSANCE,
    SUNK,
)
from tests.task_force.build import dummy, fleet, land, legal, run, table, wing

ALL = [card.key for card in scenario_files.cards()][:10]


def hex_at(s: TaskForceState, label: str) -> int:
    hex = chart(s).grid.read(label)
    assert hex is not None, label
    return hex


def begun(scenario: str, seed: int = 1) -> tuple[TaskForceState, Dice]:
    dice = Dice(seed)
    s = new_game(Setup(scenario_files.load(scenario).seats, TaskForceOptions(), scenario), dice)
    advance(s, FLOW, dice)
    return s, dice


def all_set(s: TaskForceState, dice: Dice) -> None:
    for seat in (IJN, ALLIES, ALLIES):
        if seat in who(s, FLOW) and "auto_all" in legal(s, seat):
            play(s, FLOW, seat, "auto_all", 0, dice)


@pytest.mark.rule("TF-1.a", "TF-4.b", "TF-1.2.a")
@pytest.mark.parametrize("scenario", ALL)
def test_every_scenario_is_played_to_its_end_and_nothing_is_lost_or_doubled(scenario: str) -> None:
    s, dice = begun(scenario, 5)
    s.loud = False
    for _ in range(12_000):
        if not s.stack:
            break
        seats = who(s, FLOW)
        seat = seats[dice.below(len(seats))]
        step = FLOW.sequences[s.stack[-1].sequence][s.stack[-1].at]
        choices = step.menu(s, seat)
        assert choices, f"dead end: {s.stack}"
        verb, arg = pick(choices, dice.below(size(choices)))
        play(s, FLOW, seat, verb, arg, dice)
        if s.stack:
            conserve(s)
    assert outcome(s) is not None


@pytest.mark.rule("TF-3.8.1.g")
def test_a_scenario_may_impose_advanced_fog() -> None:
    assert [begun(name)[0].options.advanced_fog for name in ("carrier-duel", "combined-fleet")] == [False, True]


# ---- landings


@pytest.mark.rule("TF-4.d", "TF-3.7.1.g")
def test_transports_within_one_hex_of_port_moresby_have_landed() -> None:
    s = table("coral-sea", turn=15)
    near = next(hex for hex in chart(s).ways[hex_at(s, "0311")])
    ships = fleet(s, "ijn", 7, chart(s).grid.label(near), "kako", "ak-jp", "ak-jp/")
    run(s, "administration", LoadedDice())
    assert ([s.fate[c] for c in ships], s.landed, s.boxes[6]) == ([AFLOAT, LANDED, LANDED], [3, 0], [ships[0]])
    assert s.detection[0] == TURNED_UP
    assert score(s, IJN) == 10


@pytest.mark.rule("TF-4.d")
def test_an_enemy_fleet_beside_them_prevents_the_landing_and_a_dummy_does_not() -> None:
    for real, landed in ((True, 0), (False, 2)):
        s = table("coral-sea", turn=15)
        shore = hex_at(s, "0311")
        near = chart(s).ways[shore][0]
        beside = next(hex for hex in chart(s).ways[near] if hex != shore)
        fleet(s, "ijn", 7, chart(s).grid.label(near), "kako", "ak-jp")
        if real:
            fleet(s, "allies", 7, chart(s).grid.label(beside), "chester", "portland")
        else:
            dummy(s, "allies", chart(s).grid.label(beside))
        run(s, "administration", LoadedDice())
        assert s.landed[IJN] == landed


@pytest.mark.rule("TF-4.d", "TF-3.9.d")
def test_at_henderson_they_land_by_night_and_after_two_losses_no_more() -> None:
    for turn, lost, landed, points in ((5, 0, 0, 0), (11, 0, 2, 0), (11, 2, 0, 20)):
        s = table("eastern-solomons", turn=turn)
        land(s, "allies", "henderson-field")
        fleet(s, "ijn", 7, "1615", "ak-jp", "dd-jp")
        sunk = fleet(s, "ijn", 8, "2010", "ak-jp", "dd-jp")
        s.lost_ships[sunk[0]] = lost
        run(s, "administration", LoadedDice())
        assert (s.landed[IJN], s.points[ALLIES]) == (landed, points)
        s.turn = turn
        run(s, "administration", LoadedDice())
        assert s.points[ALLIES] == points  # once


# ---- arrivals


@pytest.mark.rule("TF-DP.33", "TF-3.6.3.d", "TF-1.2.a")
def test_the_group_of_wasp_arrives_in_turn_13() -> None:
    s, dice = begun("eastern-solomons")
    all_set(s, dice)
    wasp = s.ship.index(SHIP["wasp"])
    due = [counter for counter, fate in enumerate(s.fate) if fate == DUE]
    assert (wasp in due, len(due)) == (True, 6)
    s.turn, s.phase = 13, MOVEMENT
    run(s, "movement", dice)
    while who(s, FLOW) == [IJN]:
        play(s, FLOW, IJN, "done", 0, dice)
    assert who(s, FLOW) == [ALLIES]
    markers = len(on_map(s, ALLIES))
    play(s, FLOW, ALLIES, "auto", 0, dice)
    new = {s.formation[counter] for counter in due}
    assert all(s.marker[board] == -1 for board in new)
    play(s, FLOW, ALLIES, "done", 0, dice)
    own = [unit for unit, home in enumerate(s.home) if home == wasp]
    assert set(legal(s, ALLIES)["ready"]) == set(own)
    play(s, FLOW, ALLIES, "done", 0, dice)
    play(s, FLOW, ALLIES, "auto", 0, dice)
    play(s, FLOW, ALLIES, "done", 0, dice)
    assert {s.hex[s.marker[board]] for board in new} <= set(scenario_of(s).battles[0].forces[ALLIES].arrivals[0].hexes)
    assert len(on_map(s, ALLIES)) == markers == 12  # dummies were given up
    assert [s.fate[counter] for counter in due] == [AFLOAT] * 6
    conserve(s)


# ---- Midway


@pytest.mark.rule("TF-1.2.a", "TF-3.2.e")
def test_catalinas_search_by_night_up_to_four_hexes_once_each() -> None:
    s = table("midway", turn=1)
    land(s, "allies", "midway")
    middle = chart(s).bases[BASE["midway"]]
    near = [hex for hex in range(len(chart(s).terrain)) if 5 <= distance(s, hex, middle) <= 12][::9][:6]
    far = next(hex for hex in range(len(chart(s).terrain)) if distance(s, hex, middle) > 12)
    for hex in [*near, far]:
        dummy(s, "ijn", chart(s).grid.label(hex))
    s.cup = [0] * 54
    s.phase = RECONNAISSANCE
    run(s, "reconnaissance", Dice(1))
    assert (who(s, FLOW), may_scout(s, IJN)) == ([ALLIES], False)
    assert barred(s, FLOW, ALLIES)["search"][hex_number(s, far)] == "TF-1.2.a"
    for hex in near[:3]:
        play(s, FLOW, ALLIES, "search", hex_number(s, hex), Dice(1))
        assert barred(s, FLOW, ALLIES)["search"][hex_number(s, hex)] == "TF-1.2.a"
    play(s, FLOW, ALLIES, "search", hex_number(s, near[3]), Dice(1))
    assert who(s, FLOW) != [ALLIES]


@pytest.mark.rule("TF-1.2.a")
def test_six_bomber_units_of_two_carriers_stay_ready_for_midway() -> None:
    s, dice = begun("midway")
    play(s, FLOW, IJN, "auto", 0, dice)
    play(s, FLOW, IJN, "done", 0, dice)
    assert barred(s, FLOW, IJN)["done"][0] == "TF-1.2.a"
    play(s, FLOW, IJN, "auto", 0, dice)
    play(s, FLOW, IJN, "done", 0, dice)
    assert s.stage[IJN] == 2


@pytest.mark.rule("TF-1.2.a")
def test_carriers_close_up_on_midway_turn_by_turn() -> None:
    s = table("midway", turn=1)
    land(s, "allies", "midway")
    middle = chart(s).bases[BASE["midway"]]
    start = hex_at(s, "0408")
    assert distance(s, start, middle) == 9
    fleet(s, "ijn", 1, "0408", "akagi", "tone")
    run(s, "movement", LoadedDice())
    play(s, FLOW, IJN, "done", 0, LoadedDice())  # organisation
    assert barred(s, FLOW, IJN)["done"][0] == "TF-1.2.a"
    closer = {hex for hex in chart(s).ways[start] if distance(s, hex, middle) == 8}
    away = next(hex for hex in chart(s).ways[start] if distance(s, hex, middle) == 10)
    assert barred(s, FLOW, IJN)["move"][leg_number(s, 0, away)] == "TF-1.2.a"
    assert closer
    play(s, FLOW, IJN, "move", leg_number(s, 0, min(closer)), LoadedDice())
    play(s, FLOW, IJN, "done", 0, LoadedDice())
    assert distance(s, s.hex[0], middle) == 8


@pytest.mark.rule("TF-1.2.a")
def test_in_turn_3_the_strike_flies_before_the_step_is_done() -> None:
    s = table("midway", turn=3)
    land(s, "allies", "midway")
    middle = chart(s).bases[BASE["midway"]]
    near = next(hex for hex in range(len(chart(s).terrain)) if distance(s, hex, middle) == 5 and chart(s).ways[hex])
    first = fleet(s, "ijn", 1, chart(s).grid.label(near), "akagi", "tone")
    second = fleet(s, "ijn", 2, chart(s).grid.label(near), "kaga", "chikuma")
    units = wing(s, first[0], "ijn", "val", "val", "kate", "kate") + wing(s, second[0], "ijn", "val", "kate", "kate")
    s.phase = AIR
    run(s, "air", LoadedDice())
    play(s, FLOW, IJN, "done", 0, LoadedDice(1, 2))  # organisation
    strike = scenario_of(s).strike
    assert strike is not None
    assert barred(s, FLOW, IJN)["done"][0] == "TF-1.2.a"
    play(s, FLOW, IJN, "reserve", units[0], LoadedDice())  # seven are ready, six must fly
    assert barred(s, FLOW, IJN)["reserve"][units[1]] == "TF-1.2.a"
    play(s, FLOW, IJN, "raid", hex_number(s, middle), LoadedDice())
    play(s, FLOW, IJN, "send_all", first[0], LoadedDice())
    assert barred(s, FLOW, IJN)["done"][0] == "TF-1.2.a"
    play(s, FLOW, IJN, "send_all", second[0], LoadedDice())
    assert (len(launched(s, strike)), "done" in legal(s, IJN)) == (6, True)


# ---- the edge of the map


@pytest.mark.rule("TF-4.1.4.c", "TF-1.2.a")
@pytest.mark.parametrize(("turn", "barred_by"), [(14, "TF-1.2.a"), (15, None)])
def test_before_turn_15_nobody_leaves_the_map_of_his_own_will(turn: int, barred_by: str | None) -> None:
    s = table("combined-fleet", turn=turn)
    edge = next(hex for hex in range(len(chart(s).terrain)) if chart(s).grid.on_edge(hex) and chart(s).ways[hex])
    fleet(s, "ijn", 7, chart(s).grid.label(edge), "nagato", "mutsu")
    assert bars_leaving(s, 0) == barred_by


# ---- the harbour


@pytest.mark.rule("TF-6.c", "TF-4.3.5.o", "TF-DP.33")
def test_the_first_four_counters_meet_no_fire_and_a_fifth_brings_it_on_the_group() -> None:
    for number, rolls in ((4, (6,)), (5, (6, 6))):
        s, _ = begun("pearl-harbor")
        nevada = s.ship.index(SHIP["nevada"])
        play(s, FLOW, IJN, "strike", nevada, LoadedDice())
        bombers = [unit for unit in s.air.attackers if not s.torpedoes[unit]][:number]
        for unit in bombers:
            play(s, FLOW, IJN, "bomber", unit, LoadedDice())
        dice = LoadedDice(*rolls, 6)
        play(s, FLOW, IJN, "attack", 0, dice)
        assert (len(rolls) + 1 - len(dice.left)) == number - 3


@pytest.mark.rule("TF-1.2.a", "TF-4.3.6.a")
def test_torpedoes_do_not_reach_the_ships_inboard() -> None:
    s, _ = begun("pearl-harbor")
    maryland, oklahoma = s.ship.index(SHIP["maryland"]), s.ship.index(SHIP["oklahoma"])
    play(s, FLOW, IJN, "strike", maryland, LoadedDice())
    loaded = {unit for unit in s.air.attackers if s.torpedoes[unit]}
    assert len(loaded) == 5
    assert not loaded & set(legal(s, IJN)["bomber"])
    play(s, FLOW, IJN, "strike", oklahoma, LoadedDice())
    assert loaded <= set(legal(s, IJN)["bomber"])
    assert antiair_value(s, oklahoma) > 0


@pytest.mark.rule("TF-6.h", "TF-6.g")
def test_two_waves_and_the_harbour_is_over() -> None:
    s, _ = begun("pearl-harbor")
    assert {s.model[unit] for unit in s.air.attackers} == {MODEL["kate"]}
    play(s, FLOW, IJN, "stop", 0, LoadedDice())
    assert {s.model[unit] for unit in s.air.attackers} == {MODEL["val"]}
    assert len(s.air.attackers) == 9
    play(s, FLOW, IJN, "stop", 0, LoadedDice())
    assert (s.stack, result(s)) == ([], (ALLIES, "victory"))


# ---- the hunt


def hunted() -> TaskForceState:
    s, _ = begun("force-z")
    return s


@pytest.mark.rule("TF-6.b", "TF-6.d")
def test_chits_of_a_hunter_show_a_hex_or_a_marker_elsewhere() -> None:
    kinds = {chit.solo: number for number, chit in enumerate(CHIT_DATA)}
    for real in (True, False):
        s = hunted()
        s.aside, before = [], len(on_map(s, ALLIES))
        marker = next(m for m in on_map(s, ALLIES) if is_dummy(s, m) != real)
        s.chit_kind, s.chit_known = [kinds[HERE]], [0]
        read_alone(s, IJN, s.hex[marker], 0, LoadedDice())
        assert len(on_map(s, ALLIES)) == before - (not real)
        assert not real or s.detection[marker] == TURNED_UP
    s = hunted()
    dummies = [m for m in on_map(s, ALLIES) if is_dummy(s, m)]
    force_z = s.marker[formation_of(ALLIES, 7)]
    s.chit_kind, s.chit_known = [kinds[ELSEWHERE]], [0]
    read_alone(s, IJN, s.hex[dummies[0]], 0, LoadedDice(draws=[force_z]))
    assert (s.detection[force_z], len(on_map(s, ALLIES))) == (TURNED_UP, 4)


@pytest.mark.rule("TF-4.4.1.l", "TF-1.2.a")
def test_two_different_hexes_are_searched_each_turn() -> None:
    s = hunted()
    dice = Dice(3)
    while "search" not in legal(s, IJN):
        play(s, FLOW, IJN, "done", 0, dice)
    first, second = legal(s, IJN)["search"][:2]
    play(s, FLOW, IJN, "search", first, dice)
    assert barred(s, FLOW, IJN)["search"][first] == "TF-1.2.a"
    turn = s.turn
    play(s, FLOW, IJN, "search", second, dice)
    assert s.turn == turn + 1


@pytest.mark.rule("TF-6.h", "TF-6.g", "TF-DP.33")
def test_each_unit_flies_once_and_the_hunt_ends_when_none_is_left() -> None:
    s = hunted()
    s.turn = 4
    marker = s.marker[formation_of(ALLIES, 7)]
    s.detection[marker] = TURNED_UP
    run(s, "hunt", LoadedDice())
    play(s, FLOW, IJN, "raid", hex_number(s, s.hex[marker]), LoadedDice())
    play(s, FLOW, IJN, "send_hunters", 0, LoadedDice())
    play(s, FLOW, IJN, "stop", 0, LoadedDice())
    assert (s.why, set(s.box)) == ("spent", {OFF_GAME})


@pytest.mark.rule("TF-6.h")
@pytest.mark.parametrize(
    ("levels", "won"),
    [((SUNK, SUNK), (IJN, "decisive")), ((SUNK, 0), (IJN, "victory")), ((CRITICAL, 0), (-1, "draw"))],
)
def test_who_wins_the_hunt(levels: tuple[int, int], won: tuple[int, str]) -> None:
    s = hunted()
    for name, level in zip(("prince-of-wales", "repulse"), levels, strict=True):
        s.level[s.ship.index(SHIP[name])] = level
    assert result(s) == won


# ---- the campaign


def campaign() -> tuple[TaskForceState, Dice]:
    return begun("guadalcanal")


def counter_of(s: TaskForceState, name: str) -> int:
    return s.ship.index(SHIP[name])


@pytest.mark.rule("TF-DP.33", "TF-1.2.a")
def test_carriers_are_committed_within_a_budget_and_yamato_costs_points() -> None:
    s, dice = campaign()
    assert who(s, FLOW) == [IJN, ALLIES]
    s.spent = 6  # halves, of eight
    for name in ("shokaku", "junyo", "yamato"):
        if counter_of(s, name) in legal(s, IJN)["commit"]:
            play(s, FLOW, IJN, "commit", counter_of(s, name), dice)
    assert barred(s, FLOW, IJN)["commit"][counter_of(s, "zuikaku")] == "TF-1.2.a"
    play(s, FLOW, IJN, "done", 0, dice)
    assert s.points == [0, 0]  # nothing is shown yet
    play(s, FLOW, ALLIES, "done", 0, dice)
    assert s.points == [0, 8]
    assert s.fate[counter_of(s, "zuikaku")] == s.fate[counter_of(s, "hornet")] == ABSENT
    zuikaku = [unit for unit, home in enumerate(s.home) if home == counter_of(s, "zuikaku")]
    assert {s.box[unit] for unit in zuikaku} == {OFF_GAME}


def second_battle(field: int = ALLIES) -> TaskForceState:
    s, _ = campaign()
    s.field_side = field
    s.used_once = [SHIP["yamato"]]
    s.used_carriers = [SHIP["shokaku"], SHIP["zuikaku"]]
    s.spent = 4
    s.unfit = [SHIP["zuikaku"], SHIP["kongo"], SHIP["hornet"]]
    s.survivors = [[SHIP["shokaku"], MODEL["zero"], 2], [SHIP["zuikaku"], MODEL["val"], 1]]
    next_operation(s, LoadedDice())
    deploy(s, LoadedDice())
    return s


@pytest.mark.rule("TF-1.2.a", "TF-3.7.4.a")
def test_the_second_battle_is_set_up_from_nothing_without_the_unfit() -> None:
    s = second_battle()
    assert (s.battle, s.turn, len(s.cup), s.hex, s.spent) == (1, 1, 54, [], 4)
    names = {SHIP["zuikaku"], SHIP["kongo"], SHIP["hornet"]}
    assert not names & set(s.ship)
    assert {SHIP["shokaku"], SHIP["junyo"], SHIP["enterprise"], SHIP["hiei"]} <= set(s.ship)
    shokaku, junyo = counter_of(s, "shokaku"), counter_of(s, "junyo")
    assert sum(home == shokaku for home in s.home) == 1  # not replaced
    assert sum(s.unit_steps[u] for u, home in enumerate(s.home) if home == junyo) == 10  # stayed at home
    conserve(s)


@pytest.mark.rule("TF-DP.33", "TF-4.3.1.n")
def test_what_has_lost_its_carrier_is_regrouped_or_left_out() -> None:
    s = second_battle()
    s.stack[-1].at = 2  # to the commitments
    advance(s, FLOW, LoadedDice())
    play(s, FLOW, IJN, "commit", counter_of(s, "shokaku"), LoadedDice())
    assert barred(s, FLOW, IJN)["commit"][counter_of(s, "yamato")] == "TF-1.2.a"
    for seat in (IJN, ALLIES):
        play(s, FLOW, seat, "done", 0, LoadedDice())
    val = next(u for u, model in enumerate(s.model) if model == MODEL["val"] and s.home[u] == -1)
    choice = counter_of(s, "shokaku") * 2048 + val
    assert choice in legal(s, IJN)["rebase"]
    play(s, FLOW, IJN, "rebase", choice, LoadedDice())
    assert (s.home[val], s.at[val]) == (counter_of(s, "shokaku"),) * 2
    assert choice not in legal(s, IJN).get("rebase", [])


@pytest.mark.rule("TF-1.2.a")
def test_a_captured_field_flies_zeros_and_scouts_one_hex() -> None:
    s = second_battle(field=IJN)
    henderson = s.base.index(BASE["henderson-field"])
    assert s.base_side[henderson] == IJN
    units = [unit for unit, home in enumerate(s.home) if home == LAND + henderson]
    assert [s.model[unit] for unit in units] == [MODEL["zero"]] * 2
    assert (searches_of(s, LAND + henderson, IJN), searches_of(s, LAND + s.base.index(BASE["rabaul"]), IJN)) == (1, 1)


def before_the_roll() -> TaskForceState:
    s = table("guadalcanal", turn=22)
    s.troops, s.supply, s.field_side = [3, 2], [4, 4], ALLIES
    land(s, "allies", "henderson-field")
    return s


@pytest.mark.rule("TF-1.2.a")
@pytest.mark.parametrize(
    ("rolls", "holder", "bombarded"),
    [((2, 5), IJN, False), ((3, 5), ALLIES, False), ((4, 6), IJN, True), ((1, 1), ALLIES, True)],
)
def test_the_ground_roll(rolls: tuple[int, int], holder: int, bombarded: bool) -> None:
    s = before_the_roll()
    s.supply = [4, 3]
    s.bombarded = bombarded
    s.troops = [3, 3]
    ground_roll(s, LoadedDice(*rolls))
    assert (s.field_side, s.supply) == (holder, [3, 2])


@pytest.mark.rule("TF-1.2.a")
def test_ground_numbers_are_held_between_one_and_five() -> None:
    s = before_the_roll()
    s.troops, s.supply = [1, 9], [1, 9]
    assert (ground_number(s, IJN, ALLIES), ground_number(s, ALLIES, ALLIES)) == (1, 5)


@pytest.mark.rule("TF-4.d", "TF-DP.33")
def test_two_ships_unloaded_give_a_point_of_troops_or_supply() -> None:
    s = before_the_roll()
    s.turn = 3
    fleet(s, "ijn", 7, "1615", "ak-jp", "ak-jp/", "dd-jp", "dd-jp")
    run(s, "administration", LoadedDice())
    assert (who(s, FLOW), sorted(set(legal(s, IJN)) - {"concede"})) == ([IJN], ["supply", "troops"])
    play(s, FLOW, IJN, "supply", 0, LoadedDice())
    assert (s.supply, s.troops, s.landed) == ([5, 4], [3, 2], [3, 0])  # the odd ship waits


@pytest.mark.rule("TF-3.9.c")
def test_without_the_field_nothing_is_decisive() -> None:
    s = before_the_roll()
    s.points = [40, 0]
    assert result(s) == (IJN, "victory")
    s.field_side = IJN
    assert result(s) == (IJN, "decisive")

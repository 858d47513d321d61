"""Set-up by the players (TF-3.7): fleets ship by ship, aircraft, markers."""

from __future__ import annotations

import pytest

from escadre.core.dice import Dice
from escadre.core.flow import advance, barred, menu, pick, play, size, who
from escadre.core.types import Setup
from escadre.games.task_force.play.catalog import SHIP
from escadre.games.task_force.play.columns import SHIP_TYPE
from escadre.games.task_force.play.conservation import conserve
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.rules.chart import chart, hex_number
from escadre.games.task_force.play.rules.setup.fleets_by_custom import (
    form_by_custom,
)
from escadre.games.task_force.play.rules.setup.lines import admitting
from escadre.games.task_force.play.rules.setup.markers import fleets
from escadre.games.task_force.play.rules.setup.placing import (
    PAIR,
    boards,
    can_finish,
    fill,
    open_columns,
    task_forces,
    unplaced,
)
from escadre.games.task_force.play.rules.setup.step import AIRCRAFT, MARKERS, READY_TO_SAIL
from escadre.games.task_force.play.rules.ships import fleet_markers, formation_of, has_carrier, is_dummy, on_map
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, new_game
from escadre.games.task_force.play.state import READY, RESERVE, SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import AK, ALLIES, BB, CV, DD, IJN

TWO_PLAYERS = ("coral-sea", "midway", "eastern-solomons", "combined-fleet", "indian-ocean")


def begun(scenario: str, seed: int = 1) -> tuple[TaskForceState, Dice]:
    dice = Dice(seed)
    s = new_game(Setup(2, TaskForceOptions(), scenario), dice)
    advance(s, FLOW, dice)
    return s, dice


def formed(scenario: str) -> tuple[TaskForceState, Dice]:
    """Fleets of both sides by custom, not yet done."""
    s, dice = begun(scenario)
    for seat in (IJN, ALLIES):
        play(s, FLOW, seat, "auto", 0, dice)
    return s, dice


def ships_in(s: TaskForceState, side: int, number: int) -> list[int]:
    return [s.ship[counter] for counter in s.boxes[formation_of(side, number)]]


@pytest.mark.rule("TF-3.7.1.a", "TF-3.7.3.f", "TF-DP.1")
def test_both_form_their_fleets_at_once_and_each_at_his_own_pace() -> None:
    s, dice = begun("coral-sea")
    assert who(s, FLOW) == [IJN, ALLIES]
    play(s, FLOW, IJN, "auto", 0, dice)
    play(s, FLOW, IJN, "done", 0, dice)
    assert (s.stage[IJN], who(s, FLOW)) == (AIRCRAFT, [IJN, ALLIES])


@pytest.mark.rule("TF-3.7.1.p", "TF-3.7.1.o", "TF-3.7.1.b")
def test_ships_come_in_the_order_of_their_types_and_found_the_lowest_number() -> None:
    s, dice = begun("coral-sea")
    types = [SHIP_TYPE[s.ship[counter]] for counter in unplaced(s, IJN)]
    assert types == sorted(types, key=(0, 1, 2, 7, 6, 3, 4, 5).index)
    assert menu(s, FLOW, IJN)["assign"] == [formation_of(IJN, 1)]
    play(s, FLOW, IJN, "assign", formation_of(IJN, 1), dice)
    assert menu(s, FLOW, IJN)["assign"] == [formation_of(IJN, 2)]  # one carrier a ring


@pytest.mark.rule("TF-3.7.1.c", "TF-5.2.3.a")
def test_a_slow_battleship_stands_in_no_ring_and_a_fast_one_may() -> None:
    s, dice = begun("combined-fleet")
    while SHIP_TYPE[s.ship[unplaced(s, IJN)[0]]] == CV:
        play(s, FLOW, IJN, "assign", menu(s, FLOW, IJN)["assign"][0], dice)
    column = formation_of(IJN, 7)
    seen = set()
    while SHIP_TYPE[s.ship[unplaced(s, IJN)[0]]] == BB:
        ship = s.ship[unplaced(s, IJN)[0]]
        rings = [board for board in menu(s, FLOW, IJN)["assign"] if s.ringed[board]]
        assert bool(rings) == (ship in (SHIP["kongo"], SHIP["hiei"]))
        seen.add(bool(rings))
        if not rings:
            assert barred(s, FLOW, IJN)["assign"][formation_of(IJN, 1)] == "TF-3.7.1.c"
        play(s, FLOW, IJN, "assign", column, dice)
    assert seen == {True, False}


@pytest.mark.rule("TF-3.7.1.n")
def test_no_more_task_forces_than_half_of_the_markers() -> None:
    s, dice = begun("indian-ocean")
    while unplaced(s, IJN):
        free = menu(s, FLOW, IJN)["assign"]
        new = [board for board in free if not s.boxes[board]]
        play(s, FLOW, IJN, "assign", (new or list(free))[0], dice)
        assert task_forces(s, IJN) <= 6
    seventh = next(board for board in range(6, 13) if not s.boxes[board])
    hand = next(counter for board in boards(s, IJN) for counter in s.boxes[board][1:])
    play(s, FLOW, IJN, "take", hand, dice)
    assert task_forces(s, IJN) == 6
    assert barred(s, FLOW, IJN)["assign"][seventh] == "TF-3.7.1.n"


@pytest.mark.rule("TF-3.7.1.e", "TF-3.7.1.p")
def test_a_column_of_one_ship_stays_open_and_done_waits_for_it() -> None:
    s, dice = formed("coral-sea")
    column = next(board for board in boards(s, ALLIES) if not s.ringed[board])
    ring = next(board for board in boards(s, ALLIES) if s.ringed[board])
    new = formation_of(ALLIES, 8) if s.boxes[formation_of(ALLIES, 7)] else formation_of(ALLIES, 7)
    play(s, FLOW, ALLIES, "take", s.boxes[ring][1], dice)
    play(s, FLOW, ALLIES, "assign", new, dice)
    assert open_columns(s, ALLIES) == [new]
    assert barred(s, FLOW, ALLIES)["done"][0] == "TF-3.7.1.e"
    play(s, FLOW, ALLIES, "take", s.boxes[column][-1], dice)
    play(s, FLOW, ALLIES, "assign", new, dice)
    assert new not in open_columns(s, ALLIES)


@pytest.mark.rule("TF-3.7.1.l", "TF-3.7.1.p")
def test_a_choice_that_leaves_a_ship_without_a_box_is_refused() -> None:
    assert fill([1, 1], 2, 0)
    assert not fill([1, 1], 1, 0)  # one full counter cannot be in two columns
    assert fill([2], 0, 2)
    assert not fill([3], 1, 0)
    s, dice = begun("coral-sea")
    while unplaced(s, IJN):
        assert can_finish(s, IJN)
        free = menu(s, FLOW, IJN)["assign"]
        assert free, "no dead end"
        play(s, FLOW, IJN, "assign", free[-1], dice)
    assert not open_columns(s, IJN)


@pytest.mark.rule("TF-3.7.1.l")
@pytest.mark.parametrize("scenario", TWO_PLAYERS)
def test_whatever_is_chosen_every_ship_finds_a_formation(scenario: str) -> None:
    for seed in range(5):
        s, dice = begun(scenario, seed)
        for seat in (IJN, ALLIES):
            while unplaced(s, seat):
                free = menu(s, FLOW, seat)
                choices = {"assign": free["assign"]} if "assign" in free else {"share_marker": free["share_marker"]}
                verb, arg = pick(choices, dice.below(size(choices)))
                play(s, FLOW, seat, verb, arg, dice)
            assert not open_columns(s, seat)


@pytest.mark.rule("TF-3.7.1.k", "TF-3.6.5.a")
def test_a_destroyer_may_be_split_while_fleets_are_formed() -> None:
    s, dice = formed("coral-sea")
    whole = menu(s, FLOW, IJN)["split_dd"][0]
    before = len(s.boxes[s.formation[whole]])
    play(s, FLOW, IJN, "split_dd", whole, dice)
    assert (s.steps[whole], len(s.boxes[s.formation[whole]])) == (1, before + 1)
    play(s, FLOW, IJN, "merge_dd", whole, dice)
    assert (s.steps[whole], len(s.boxes[s.formation[whole]])) == (2, before)
    conserve(s)


@pytest.mark.rule("TF-3.7.1.h")
def test_two_formations_may_share_a_marker_at_setup_and_no_third() -> None:
    s, dice = formed("coral-sea")
    first, second, third = boards(s, ALLIES)[:3]
    before = task_forces(s, ALLIES)
    play(s, FLOW, ALLIES, "share_marker", first * PAIR + second, dice)
    assert task_forces(s, ALLIES) == before - 1
    assert all(first not in divmod(pair, PAIR) for pair in menu(s, FLOW, ALLIES).get("share_marker", ()))
    assert third not in (first, second)
    play(s, FLOW, ALLIES, "done", 0, dice)
    play(s, FLOW, ALLIES, "auto_all", 0, dice)
    play(s, FLOW, IJN, "auto_all", 0, dice)
    assert s.marker[first] == s.marker[second]
    assert has_carrier(s, s.marker[first])


@pytest.mark.rule("TF-EX.10", "TF-3.7.2.a", "TF-3.7.2.b", "TF-DP.2")
def test_air_units_begin_in_the_boxes_of_their_carrier() -> None:
    s, dice = formed("coral-sea")
    play(s, FLOW, IJN, "done", 0, dice)
    zuikaku = s.ship.index(SHIP["zuikaku"])
    own = [unit for unit, base in enumerate(s.at) if base == zuikaku]
    for unit in own:
        if unit in menu(s, FLOW, IJN).get("ready", ()):
            play(s, FLOW, IJN, "ready", unit, dice)
    assert sum(s.unit_steps[unit] for unit in own if s.box[unit] == READY) == 8
    left = [unit for unit in own if s.box[unit] == RESERVE]
    assert left
    assert {barred(s, FLOW, IJN)["ready"][unit] for unit in left} == {"TF-3.7.2.a"}


@pytest.mark.rule("TF-3.7.3.a", "TF-3.7.3.b", "TF-3.7.3.c", "TF-3.7.3.d", "TF-3.7.5.a", "TF-3.7.4.a", "TF-DP.3")
@pytest.mark.parametrize("scenario", TWO_PLAYERS)
def test_twelve_markers_at_least_half_of_them_dummies(scenario: str) -> None:
    s, dice = begun(scenario)
    for seat in (IJN, ALLIES):
        play(s, FLOW, seat, "auto_all", 0, dice)
        if s.stage[seat] < READY_TO_SAIL:
            play(s, FLOW, seat, "auto_all", 0, dice)
    if scenario == "midway":
        assert s.stage == [READY_TO_SAIL, READY_TO_SAIL]
    assert s.phase != SETTING_UP
    for side in (IJN, ALLIES):
        starts = {hex for line in force_of(s, side).lines for hex in line.hexes}
        own = on_map(s, side)
        assert (fleet_markers(s, side), {s.hex[marker] for marker in own} <= starts) == (12, True)
        assert sum(is_dummy(s, marker) for marker in own) >= 6
    assert len(s.cup) == 54
    conserve(s)


@pytest.mark.rule("TF-3.7.3.d")
def test_the_number_of_a_marker_tells_nothing_about_it() -> None:
    places = set()
    for seed in range(8):
        s, dice = begun("combined-fleet", seed)
        for seat in (IJN, ALLIES):
            play(s, FLOW, seat, "auto_all", 0, dice)
        places.add(on_map(s, IJN).index(s.marker[formation_of(IJN, 1)]))
    assert len(places) > 3


@pytest.mark.rule("TF-3.7.3.e")
def test_a_convoy_begins_on_its_own_line_and_no_transport_in_the_ring_of_a_fleet_carrier() -> None:
    s, dice = formed("coral-sea")
    convoy = next(board for board in boards(s, IJN) if any(SHIP_TYPE[s.ship[c]] == AK for c in s.boxes[board]))
    assert admitting(s, IJN, s.boxes[convoy]) == [1]
    assert admitting(s, IJN, s.boxes[formation_of(IJN, 1)]) == [0]
    transport = next(c for c in s.boxes[convoy] if SHIP_TYPE[s.ship[c]] == AK)
    play(s, FLOW, IJN, "take", transport, dice)
    shokaku = s.formation[s.ship.index(SHIP["shokaku"])]
    refused = barred(s, FLOW, IJN)["assign"][shokaku]
    assert refused in ("TF-3.7.3.e", "TF-2.5.d")
    play(s, FLOW, IJN, "put_back", 0, dice)
    play(s, FLOW, IJN, "done", 0, dice)
    play(s, FLOW, IJN, "done", 0, dice)
    play(s, FLOW, IJN, "fleet", convoy, dice)
    hexes = {hex_number(s, hex) for hex in force_of(s, IJN).lines[1].hexes}
    assert set(menu(s, FLOW, IJN)["place"]) == hexes


@pytest.mark.rule("TF-3.7.3.e", "TF-1.2.a")
def test_ships_that_may_begin_in_port_are_named() -> None:
    s, _ = begun("indian-ocean")
    hermes = s.ship.index(SHIP["hermes"])
    formidable = s.ship.index(SHIP["formidable"])
    destroyers = [c for c, side in enumerate(s.side) if side == ALLIES and SHIP_TYPE[s.ship[c]] == DD]
    assert admitting(s, ALLIES, [hermes, *destroyers[:2]]) == [0, 1]
    assert admitting(s, ALLIES, [hermes, *destroyers[:3]]) == [0]
    assert admitting(s, ALLIES, [formidable]) == [0]


@pytest.mark.rule("TF-3.7.3.f", "TF-1.2.a")
def test_at_midway_the_allies_see_the_markers_of_the_ijn_before_they_place_theirs() -> None:
    s, dice = begun("midway")
    play(s, FLOW, ALLIES, "auto_all", 0, dice)
    assert (s.stage[ALLIES], who(s, FLOW), on_map(s, IJN)) == (MARKERS, [IJN], [])
    play(s, FLOW, IJN, "auto_all", 0, dice)
    assert (who(s, FLOW), len(on_map(s, IJN)), on_map(s, ALLIES)) == ([ALLIES], 12, [])


@pytest.mark.rule("TF-3.7.5.a")
@pytest.mark.parametrize("scenario", [*TWO_PLAYERS, "guadalcanal"])
def test_the_programme_gives_every_carrier_four_escorts_as_far_as_they_go(scenario: str) -> None:
    s, dice = begun(scenario)
    if scenario == "guadalcanal":
        for seat in (IJN, ALLIES):
            while "commit" in menu(s, FLOW, seat):
                play(s, FLOW, seat, "commit", menu(s, FLOW, seat)["commit"][0], dice)
            play(s, FLOW, seat, "done", 0, dice)
    for seat in (IJN, ALLIES):
        form_by_custom(s, seat)
        rings = [len(s.boxes[board]) for board in boards(s, seat) if s.ringed[board]]
        assert max(rings) - min(rings) <= 1
        assert not unplaced(s, seat)
        assert not open_columns(s, seat)
        assert task_forces(s, seat) <= force_of(s, seat).task_forces
        assert all(admitting(s, seat, s.boxes[board]) for board in boards(s, seat))


@pytest.mark.rule("TF-3.7.3.e", "TF-3.5.6.e")
def test_nobody_begins_where_the_enemy_holds_a_base() -> None:
    s, dice = begun("guadalcanal")
    s.base_side[s.base_hex.index(chart(s).grid.read("1615") or 0)] = IJN
    for seat in (IJN, ALLIES):
        play(s, FLOW, seat, "done", 0, dice)
    form_by_custom(s, ALLIES)
    s.stage[ALLIES] = MARKERS
    places = menu(s, FLOW, ALLIES)["place"]
    hexes = [hex_number(s, chart(s).grid.read(label) or 0) for label in ("1615", "1716")]
    assert [hex in places or hex in barred(s, FLOW, ALLIES)["place"] for hex in hexes] == [False, True]
    assert fleets(s, ALLIES)

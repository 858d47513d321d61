"""Hits and damage levels (TF-3.5), with the book's own examples."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.task_force.play.catalog import MODEL, SHIP
from escadre.games.task_force.play.options import TaskForceOptions
from escadre.games.task_force.play.rules.damage import level_after, small_after, strike
from escadre.games.task_force.play.rules.ships import deck_of, must_withdraw
from escadre.games.task_force.play.scenarios.scenario_setup import (
    add_counter,
    add_marker,
    add_unit,
    empty_table,
    put_in,
)
from escadre.games.task_force.play.state import READY, TaskForceState
from escadre.games.task_force.play.terms import (
    ALLIES,
    CRITICAL,
    INTACT,
    MINOR,
    NO_LANDING,
    NO_LAUNCH,
    SIGNIFICANT,
    SUNK,
)

SEA = 100


def carrier(*ready: tuple[str, int]) -> tuple[TaskForceState, int]:
    """Hornet in TF1 with such units READY: model and steps."""
    s = empty_table(TaskForceOptions(), 2, "carrier-duel")
    hornet = add_counter(s, SHIP["hornet"], ALLIES)
    put_in(s, hornet, 13)
    add_marker(s, ALLIES, SEA, [13])
    for model, steps in ready:
        unit = add_unit(s, MODEL[model], ALLIES, steps, hornet)
        s.box[unit] = READY
    return s, hornet


@pytest.mark.rule("TF-EX.1", "TF-3.5.b", "TF-3.5.c", "TF-3.5.g")
def test_tennessee_takes_four_attacks() -> None:
    level = INTACT
    levels = []
    for hits in (6, 10, 4, 6):
        level = level_after(level, hits, 8, 7)
        levels.append(level)
    assert levels == [INTACT, SIGNIFICANT, SIGNIFICANT, SIGNIFICANT]


@pytest.mark.rule("TF-EX.2", "TF-3.5.e")
def test_nine_hits_are_significant() -> None:
    assert level_after(INTACT, 9, 8, 7) == SIGNIFICANT


@pytest.mark.rule("TF-3.5.d", "TF-3.5.f", "TF-3.5.h", "TF-3.5.i")
def test_each_level_of_an_attack() -> None:
    assert [level_after(INTACT, hits, 4, 4) for hits in (3, 4, 5, 8, 9, 10)] == [
        INTACT, MINOR, SIGNIFICANT, SIGNIFICANT, CRITICAL, SUNK,
    ]  # fmt: skip
    assert [level_after(MINOR, hits, 4, 4) for hits in (0, 1, 4, 5, 6)] == [
        MINOR, SIGNIFICANT, SIGNIFICANT, CRITICAL, SUNK,
    ]  # fmt: skip
    assert [level_after(CRITICAL, hits, 4, 4) for hits in (0, 1)] == [CRITICAL, SUNK]


@pytest.mark.rule("TF-EX.42", "TF-3.5.o")
def test_attacks_of_one_battle_follow_each_other() -> None:
    level = INTACT
    told = []
    for hits in (3, 1, 3):
        level = level_after(level, hits, 3, 3)
        told.append(level)
    assert told == [MINOR, SIGNIFICANT, CRITICAL]


@pytest.mark.rule("TF-EX.28", "TF-3.5.1.a", "TF-3.5.1.b", "TF-3.5.1.c", "TF-3.5.1.d", "TF-3.5.1.e", "TF-3.5.1.f")
def test_the_two_ships_of_a_destroyer_counter_are_hit_in_order() -> None:
    assert [small_after(2, 0, hits, 1, 1) for hits in (0, 1, 2, 3, 4)] == [(2, 0), (2, 1), (1, 0), (1, 1), (0, 0)]
    assert small_after(2, 1, 1, 1, 1) == (1, 0)
    assert small_after(2, 2, 1, 1, 1) == (1, 1)
    assert [small_after(1, 0, hits, 1, 1) for hits in (1, 2)] == [(1, 1), (0, 0)]
    assert small_after(1, 1, 1, 1, 1) == (0, 0)


@pytest.mark.rule("TF-EX.3", "TF-3.5.4.a", "TF-3.5.4.b")
def test_three_fighter_steps_ready_add_two_hits() -> None:
    s, hornet = carrier(("f4f", 2), ("f4f", 1))
    dice = LoadedDice(3, 3)  # they blow up; then the deck of the Minor damage
    strike(s, hornet, 2, dice)
    assert (s.level[hornet], s.unit_steps, dice.left) == (MINOR, [0, 0], [])


@pytest.mark.rule("TF-EX.4", "TF-3.5.4.b")
def test_three_bomber_steps_ready_add_six() -> None:
    s, hornet = carrier(("sbd", 2), ("sbd", 1))
    strike(s, hornet, 2, LoadedDice(3, 3, 6))
    assert s.level[hornet] == SIGNIFICANT


@pytest.mark.rule("TF-EX.5", "TF-3.5.5.c", "TF-3.5.5.d")
def test_nine_hits_are_critical_without_a_die_for_the_deck() -> None:
    s, hornet = carrier(("sbd", 2), ("sbd", 1))
    dice = LoadedDice(1)
    strike(s, hornet, 3, dice)
    assert (s.level[hornet], deck_of(s, hornet), dice.left) == (CRITICAL, NO_LANDING | NO_LAUNCH, [])
    assert must_withdraw(s, hornet)


@pytest.mark.rule("TF-EX.6", "TF-3.5.4.c")
def test_on_four_they_survive() -> None:
    s, hornet = carrier(("f4f", 2), ("f4f", 1))
    strike(s, hornet, 2, LoadedDice(4))
    assert (s.level[hornet], s.unit_steps) == (INTACT, [2, 1])


@pytest.mark.rule("TF-3.5.4.d", "TF-5.2.2.a")
def test_armoured_decks_never_roll() -> None:
    s = empty_table(TaskForceOptions(), 2, "indian-ocean")
    ship = add_counter(s, SHIP["formidable"], ALLIES)
    put_in(s, ship, 13)
    add_marker(s, ALLIES, SEA, [13])
    s.box[add_unit(s, MODEL["albacore"], ALLIES, 2, ship)] = READY
    strike(s, ship, 1, LoadedDice())
    assert s.unit_steps == [2]


@pytest.mark.rule("TF-EX.7", "TF-3.5.5.a", "TF-3.5.5.b", "TF-3.5.5.f")
@pytest.mark.parametrize(("die", "result"), [(2, NO_LANDING | NO_LAUNCH), (6, NO_LAUNCH)])
def test_deck_results_add_up(die: int, result: int) -> None:
    s, hornet = carrier()
    strike(s, hornet, 4, LoadedDice(2))
    assert (s.level[hornet], deck_of(s, hornet), must_withdraw(s, hornet)) == (MINOR, NO_LAUNCH, False)
    strike(s, hornet, 1, LoadedDice(die))
    assert (s.level[hornet], deck_of(s, hornet)) == (SIGNIFICANT, result)
    assert must_withdraw(s, hornet)


@pytest.mark.rule("TF-EX.8", "TF-3.5.5.e", "TF-3.5.5.j")
def test_a_result_of_minor_damage_becomes_permanent_with_significant_damage() -> None:
    s, hornet = carrier()
    strike(s, hornet, 4, LoadedDice(2))
    strike(s, hornet, 1, LoadedDice(6))
    assert (s.deck[hornet], s.deck_minor[hornet]) == (NO_LAUNCH, 0)


@pytest.mark.rule("TF-EX.9", "TF-3.5.5.d")
def test_from_intact_to_significant_both_dice_count() -> None:
    s, hornet = carrier()
    strike(s, hornet, 5, LoadedDice(1, 4))
    assert (s.level[hornet], deck_of(s, hornet)) == (SIGNIFICANT, NO_LANDING | NO_LAUNCH)


@pytest.mark.rule("TF-3.5.k", "TF-3.5.m", "TF-3.6.1.e")
def test_a_sunk_carrier_takes_her_aircraft_along_and_her_ring_becomes_a_column() -> None:
    s, hornet = carrier(("f4f", 2))
    escort = add_counter(s, SHIP["dd-us"], ALLIES)
    put_in(s, escort, 13)
    strike(s, hornet, 10, LoadedDice(6))
    assert (s.level[hornet], s.unit_steps, s.boxes[13], s.ringed[13]) == (SUNK, [0], [escort], False)
    strike(s, escort, 4, LoadedDice())
    assert (s.boxes[13], s.hex) == ([], [-1])

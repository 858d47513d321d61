"""Every installed game with a vocabulary is a sound PettingZoo environment, at every number of seats."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import escadre
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import get, installed
from escadre.env import Table, aec
from tools.digests import variants

TABLES = [(game.key, seats) for game in installed() if game.study.vocabulary for seats in game.seats]


def play(table: Table, seed: int) -> None:
    """Random legal actions to the end."""
    dice = Dice(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        legal = list(table.infos[table.agent_selection]["orders"])
        table.step(legal[dice.below(len(legal))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_passes_the_api_test_of_pettingzoo(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it prefers a bare Box to a Dict with a mask, and single numbers to None
        api_test(aec(game, seats), num_cycles=1000)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_passes_the_seed_test_of_pettingzoo(game: str, seats: int) -> None:
    seed_test(lambda: aec(game, seats), num_cycles=500)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_observations_are_the_same_in_every_world_that_the_seat_could_be_in(game: str, seats: int) -> None:
    found, dice, guesses = get(game), Dice(5), Dice(6)
    for options in variants(found, seats):
        table = Table(game, seats, options, limit=400)
        table.reset(seed=11)
        while not any(table.terminations.values()) and not any(table.truncations.values()):
            for seat in range(seats) if table.decisions % 11 == 0 else ():
                truth = found.study.observe(table.world, seat)
                assert len(truth) == found.study.observation_size(seats)
                assert found.study.observe(found.think.guess(table.world, seat, guesses), seat) == truth
            legal = list(table.infos[table.agent_selection]["orders"])
            table.step(legal[dice.below(len(legal))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_mask_is_the_menu_and_only_the_agent_in_turn_has_one(game: str, seats: int) -> None:
    table = Table(game, seats)
    table.reset(seed=3)
    in_turn = table.agent_selection
    menu = flow.menu(table.world, table.game.play.flow, table.seat_of[in_turn])
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.sum() == (flow.size(menu) if agent == in_turn else 0)
    for action, order in table.infos[in_turn]["orders"].items():
        verb, number = table.actions.words[action]
        assert number in menu[verb]
        assert order.split()[0] == verb


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rewards_at_the_end_add_up_to_nothing_and_favour_the_winners(game: str, seats: int) -> None:
    table = Table(game, seats)
    for seed in range(3):
        play(table, seed)
        outcome = table.game.play.outcome(table.world)
        assert outcome is not None
        assert sum(table.rewards.values()) == pytest.approx(0)
        if len(outcome.winners) < seats:
            assert {table.seat_of[a] for a, reward in table.rewards.items() if reward > 0} == set(outcome.winners)


def test_a_table_without_wrappers_refuses_with_the_rule_and_changes_nothing() -> None:
    table = Table("flotilla", 2)
    table.reset(seed=1)
    before = table.game.play.copy(table.world)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(escadre.Illegal) as refusal:
        table.step(illegal)
    assert refusal.value.rule
    assert table.world == before
    with pytest.raises(escadre.Unreadable, match="actions are 0 to"):
        table.step(10_000)


def test_an_illegal_action_ends_the_episode_against_the_one_who_chose_it() -> None:
    env = aec("flotilla", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_a_match_that_is_too_long_is_truncated_without_reward() -> None:
    table = Table("flotilla", 3, limit=2)
    play(table, 1)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_bots_take_the_seats_they_are_given() -> None:
    env = aec("flotilla", 3, bots={0: "ensign", 2: "captain"})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=50)
    assert env.possible_agents == ["seat_1"]
    with pytest.raises(escadre.Unreadable, match="bots sit on"):
        aec("flotilla", 2, bots={0: "ensign", 1: "ensign"})
    with pytest.raises(escadre.Unreadable, match="bots sit on"):
        aec("flotilla", 2, bots={5: "ensign"})


def test_wrong_seats_and_options_are_named() -> None:
    with pytest.raises(escadre.Unreadable, match="2 to 4 seats"):
        aec("flotilla", 9)
    with pytest.raises(escadre.Unreadable, match="rounds"):
        aec("flotilla", 2, options={"rounds": 4})


def test_a_scenario_is_a_table_of_its_own() -> None:
    table = Table("naval_battles", 2, scenario="falkland-express")
    play(table, 3)
    assert table.world.scenario == "falkland-express"
    assert all(table.terminations.values())
    with pytest.raises(escadre.Unreadable, match="2 seats"):
        aec("naval_battles", 3, scenario="falkland-express")

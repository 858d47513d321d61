"""The tree search by itself: rewards, availability, forced choices."""

from __future__ import annotations

import pytest

from escadre import bots
from escadre.bots.search import WAIT, Search, leads
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.game import get
from escadre.core.types import Setup

GAME = get("flotilla")


def start(seats=2, seed=1):
    dice = Dice(seed)
    s = GAME.play.setup(Setup(seats, GAME.play.options()), dice)
    flow.advance(s, GAME.play.flow, dice)
    return s


def searched(s, seat, menu, simulations=200):
    search = Search(GAME.play, GAME.think, seat, menu)
    worlds = bots.guessed(GAME, s, seat)
    dice = Dice(1)
    for _ in range(simulations):
        search.run(worlds.sample(dice), dice)
    return search


@pytest.mark.parametrize(
    ("values", "found"), [([5.0, 3.0], [2.0, -2.0]), ([6.0, 2.0, 4.0], [2.5, -3.5, -1.0]), ([4.0, 4.0], [0.0, 0.0])]
)
def test_a_lead_is_over_the_best_other_and_the_mean_of_the_others(values, found):
    assert leads(values) == found


def test_every_simulation_is_counted_at_the_root():
    s = start()
    search = searched(s, 0, flow.menu(s, GAME.play.flow, 0))
    assert search.runs == search.root.visits == sum(edge.visits for edge in search.tried()) == 200
    assert all(edge.available == 200 for edge in search.tried())


def test_choices_of_others_are_there_in_some_worlds_only():
    s = start()
    search = searched(s, 0, flow.menu(s, GAME.play.flow, 0), 600)
    nodes = [node for edge in search.tried() for node in edge.children.values()]
    replies = [edge for node in nodes for table in node.edges.values() for edge in table.values()]
    assert replies
    assert all(edge.visits <= edge.available for edge in replies)
    assert len({edge.available for edge in replies}) > 1


def test_rewards_stay_between_minus_one_and_one():
    s = start(4)
    search = searched(s, 2, flow.menu(s, GAME.play.flow, 2))
    assert all(-1.0 <= edge.total / edge.visits <= 1.0 for edge in search.tried() if edge.visits)


def test_the_last_seat_finds_the_choice_that_wins_outright():
    """All the others' ships are known by elimination once one ship is left in each hand."""
    s = start()
    s.round, s.prize = 5, 6
    s.hands, s.played = [[9, 30], [2]], [[3, 4, 5], [6, 7, 8, 10]]
    s.bag = [ship for ship in range(1, 31) if ship not in {9, 30, 2, 3, 4, 5, 6, 7, 8, 10}]
    s.scores = [0, 5]
    search = searched(s, 0, {"ship": [9, 30]})
    assert search.best() == ("ship", 30)


def test_waiting_is_a_choice_for_a_seat_out_of_turn():
    s = start()
    ship = flow.menu(s, GAME.play.flow, 0)["ship"][-1]
    flow.play(s, GAME.play.flow, 0, "ship", ship, Dice(1))
    search = searched(s, 0, {WAIT: [0], **flow.menu(s, GAME.play.flow, 0)})
    assert {edge.verb for edge in search.tried()} == {WAIT, "recall"}
    assert sum(edge.visits for edge in search.tried()) == 200


def test_a_search_is_settled_when_the_rest_of_the_budget_cannot_change_it():
    s = start()
    search = searched(s, 0, flow.menu(s, GAME.play.flow, 0), 100)
    visits = sorted(edge.visits for edge in search.tried())
    assert search.settled(visits[-1] - visits[-2] - 1)
    assert not search.settled(visits[-1] - visits[-2])


def advised(best: int, seen: int) -> tuple[str, int]:
    """What a search takes that was advised the first choice and saw the last one do this much better, so often."""
    s = start()
    menu = flow.menu(s, GAME.play.flow, 0)
    search = Search(GAME.play, GAME.think, 0, menu)
    choices = [(verb, arg) for verb, args in menu.items() for arg in args]
    search.advise(s, *choices[0])
    edges = search.tried()
    assert edges[0].prior > 0.5 > edges[-1].prior
    for edge, gain in ((edges[0], 0), (edges[-1], best)):
        edge.visits = seen + (edge is edges[-1])
        edge.total = edge.visits * gain / 100
        edge.squares = edge.visits * (0.25 + (gain / 100) ** 2)
    return search.best()


def test_advice_is_taken_unless_another_choice_is_clearly_better():
    s = start()
    choices = [(verb, arg) for verb, args in flow.menu(s, GAME.play.flow, 0).items() for arg in args]
    assert advised(best=10, seen=20) == choices[0]  # a tenth, where chance alone makes a sixth
    assert advised(best=10, seen=2000) == choices[-1]
    assert advised(best=-10, seen=2000) == choices[0]

"""What bots choose from, and what they know (BBC-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from escadre import bots
from escadre.bots.captain import WIDE, ranked
from escadre.bots.ensign import HOPELESS
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Frame
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.rules.morale import totals
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.think.move_ordering import ODD, weigh
from tests.branle_bas.build import battle, ship

LEVELS = ("ensign", "captain:2", "admiral:12")
PORT, STARBOARD = 0, 1
WHOLE, HALF = 5000, 2500


def duel(dice: int = 3, **more: Any) -> BranleBasState:
    """A French ship reaching, an English one to windward of her that has moved; the French helm is asked."""
    ships = [ship(heading=90), ship("ANG-74", 1, x=20, y=8, heading=180, anchor=2)]
    return _to_the_first_question(battle(ships, 12, **more), dice)


def line() -> BranleBasState:
    """Three French ships in line, who head away from three English ones; their Admiral may signal."""
    ships = [ship(x=-12.4 * i, y=0, heading=90, division=0) for i in range(3)]
    ships += [ship("ANG-74", 1, x=-40 - 12.4 * i, y=-30, heading=90, division=1) for i in range(3)]
    return _to_the_first_question(battle(ships, 12, phase="signals", flagships=[0, 3]))


def _to_the_first_question(s: BranleBasState, seed: int = 3) -> BranleBasState:
    s.loud = False
    dice = Dice(seed)
    flow.advance(s, GAME.play.flow, dice)
    while flow.who(s, GAME.play.flow) != [0]:
        flow.play(s, GAME.play.flow, 1, *flow.pick(flow.waiting(s, GAME.play.flow).menu(s, 1), 0), dice)
    return s


def menu(s: BranleBasState) -> dict[str, Sequence[int]]:
    return dict(flow.waiting(s, GAME.play.flow).menu(s, 0))


def weights(s: BranleBasState, verb: str, args: Sequence[int]) -> dict[int, float]:
    return dict(zip(args, weigh(s, 0, verb, list(args)), strict=True))


def best(weighed: dict[int, float]) -> list[int]:
    return [arg for arg, weight in weighed.items() if weight == max(weighed.values())]


def moments(seed: int, every: int) -> Iterator[BranleBasState]:
    """Every so many decisions of a small battle in which both sides play by weight."""
    ships = [ship(y=5 * i, x=-14 * i, heading=60, division=0) for i in range(2)]
    ships += [ship("ANG-74", 1, x=25 + 14 * i, y=-5 * i, heading=240) for i in range(2)]
    s = battle(ships, 12, phase="turn", flagships=[0, 2])
    s.loud = False
    dice = Dice(seed)
    flow.advance(s, GAME.play.flow, dice)
    number = 0
    while s.stack and s.turn < 9:
        if number % every == 0:
            yield s
        seat = flow.who(s, GAME.play.flow)[0]
        choice = bots.make("ensign").choose(
            bots.guessed(GAME, s, seat), seat, flow.waiting(s, GAME.play.flow).menu(s, seat), dice
        )
        flow.play(s, GAME.play.flow, seat, *choice, dice)
        number += 1


# ---- legal moves, no secrets


@pytest.mark.rule("BBC-30.2", "BBC-30.1")
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_chooses_is_an_ordinary_legal_move(level: str) -> None:
    bot = bots.make(level)
    looked_at = 0
    for s in moments(5, 11):
        step = flow.waiting(s, GAME.play.flow)
        for seat in step.who(s):
            verb, arg = bot.choose(bots.guessed(GAME, s, seat), seat, step.menu(s, seat), Dice(2))
            assert arg in step.offers(s, seat)[verb]
            assert step.bars(s, seat, verb, arg) is None
            looked_at += 1
    assert looked_at > 5


@pytest.mark.rule("BBC-30.9")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_sea_and_the_same_thoughts_give_the_same_choice(level: str) -> None:
    """The dice of the match have no part in it: nothing of them is in what a bot is handed."""
    bot = bots.make(level)
    choices = []
    for seed in (3, 4):  # the dice of the match; nothing has been rolled yet
        s = duel(seed)
        worlds = bots.guessed(GAME, s, 0)
        before = GAME.play.copy(s)
        choices += [bot.choose(worlds, 0, menu(s), Dice(11)) for _ in range(2)]
        assert GAME.play.copy(s) == before  # it thinks on guesses, not on the table
    assert choices == choices[:1] * 4


# ---- the helm


@pytest.mark.rule("BBC-30.3", "BBC-30.2", "BBC-6.25")
def test_at_the_helm_only_round_values_are_weighed() -> None:
    s = duel()
    found = menu(s)
    assert len(found["ahead"]) == 26
    assert len(found["port"]) == 60
    ahead = weights(s, "ahead", found["ahead"])
    assert [arg for arg, weight in ahead.items() if weight != ODD] == [HALF, WHOLE]
    for verb in ("port", "starboard"):
        turns = weights(s, verb, found[verb])
        assert [arg for arg, weight in turns.items() if weight != ODD] == [100, 200, 300]
    odd_limit = weights(s, "port", (5, 10, 100, 125))  # the largest angle counts, whatever it is
    assert [arg for arg, weight in odd_limit.items() if weight != ODD] == [100, 125]


@pytest.mark.rule("BBC-30.3", "BBC-30.5")
def test_neither_ensign_nor_captain_steers_by_half_degrees() -> None:
    s = duel()
    found = menu(s)
    heaviest = max(weight for verb, args in found.items() for weight in weigh(s, 0, verb, list(args)))
    assert heaviest * HOPELESS > ODD
    worlds = bots.guessed(GAME, s, 0)
    for level, seeds in (("ensign", range(60)), ("captain:2", range(2))):
        for seed in seeds:
            verb, arg = bots.make(level).choose(worlds, 0, found, Dice(seed))
            assert weights(s, verb, found[verb])[arg] != ODD
    best_first = ranked(GAME.think, s, 0, found)
    assert len(best_first) <= WIDE
    assert all(weights(s, verb, found[verb])[arg] != ODD for verb, arg in best_first)


@pytest.mark.rule("BBC-30.3")
def test_she_bears_up_for_an_enemy_that_is_out_of_reach() -> None:
    """He lies 90 cm on the port beam: of all turns the largest to port looks best, to starboard worst."""
    s = duel()
    s.x[1], s.y[1] = 0, 90_000
    s.wind = 6
    port, starboard = weights(s, "port", (100, 200, 300)), weights(s, "starboard", (100, 200, 300))
    assert best(port) == [300]
    assert best(starboard) == [100]
    assert port[100] > starboard[100]


@pytest.mark.rule("BBC-30.4")
def test_whole_moves_have_weights_of_their_own() -> None:
    s = duel()
    assert weigh(s, 0, "tack", [0, 1]) == [1.5, 1.5]
    assert weigh(s, 0, "end", [0]) == [0.5]
    assert weigh(s, 0, "heave", [0]) == [0.25]
    assert weigh(s, 0, "anchor", [0, 50]) == [0.01, 0.01]
    # Steadily on is worth what the same slots one by one are worth: it ends in the same place.
    assert weigh(s, 0, "steady", [0])[0] == pytest.approx(weights(s, "ahead", (HALF, WHOLE))[WHOLE])


# ---- the rest


@pytest.mark.rule("BBC-30.6")
def test_of_all_shots_the_one_that_is_expected_to_hurt_most_weighs_most() -> None:
    targets = [ship("ANG-74", 1, x=9), ship("ANG-74", 1, x=-30)]
    s = battle([ship(), *targets], 12)
    s.stack = [Frame("broadside", 0)]
    s.queue = [0]
    flow.advance(s, GAME.play.flow, Dice(1))
    fire = weights(s, "fire", menu(s)["fire"])
    assert list(fire) == [2, 4, 5]  # every target and aim that is legal
    assert fire[2] > fire[4] > fire[5] > weigh(s, 0, "hold", [0])[0] == 0.02
    s.retreat[1] = True  # a beaten ship costs him less
    assert weights(s, "fire", [2])[2] < fire[2]


@pytest.mark.rule("BBC-30.7")
def test_a_line_is_turned_towards_the_enemy_in_succession() -> None:
    s = line()
    found = menu(s)
    assert len(found["succession"]) < 26  # every side and course but those in the red zone
    turns = weights(s, "succession", found["succession"])
    assert best(turns) == [STARBOARD * 13 + 8]  # he bears 239, and the shorter way goes to starboard
    assert turns[PORT * 13 + 8] == 0.1
    assert set(weights(s, "together", found["together"]).values()) == {0.01}
    assert weigh(s, 0, "pass", [0]) == [4.0]
    assert weigh(s, 0, "lines", [0, 1]) == [0.02, 0.02]
    for ship_in_line in range(3):
        s.heading[ship_in_line] = 2400
    assert set(weights(s, "succession", found["succession"]).values()) == {0.01}  # she leads there already


@pytest.mark.rule("BBC-30.8")
def test_she_boards_when_stronger_and_avoids_when_not() -> None:
    s = duel()
    s.helm.struck = 1
    even = weigh(s, 0, "board", [1])[0]
    s.crew[1] = 4
    assert weigh(s, 0, "board", [1])[0] > even > 0.15
    s.crew[1] = 2
    assert weigh(s, 0, "board", [1]) == [6.0]
    s.crew[0], s.crew[1] = 3, 9
    assert weigh(s, 0, "board", [1]) == [0.15]
    assert weigh(s, 0, "avoid", [PORT, STARBOARD]) == [1.0, 1.0]


@pytest.mark.rule("BBC-30.8")
def test_guns_troops_and_men_are_all_the_same_to_her() -> None:
    s = duel()
    for verb, args, weight in (("overboard", [0, 1, 2], 1.0), ("land", [0, 4, 8], 0.2), ("give", [33, 34], 0.05)):
        assert weigh(s, 0, verb, args) == [weight] * len(args)


@pytest.mark.rule("BBC-30.8", "BBC-2.2")
@pytest.mark.parametrize(
    ("mine", "his", "called"), [(3, -1, True), (-1, -2, True), (3, 1, False), (-2, -1, False), (-1, 2, False)]
)
def test_a_morale_test_is_called_when_it_beats_the_enemy(mine: int, his: int, called: bool) -> None:
    s = duel()
    now = totals(s)
    s.floor = [mine - now[0], his - now[1]]
    assert (weigh(s, 0, "morale", [0])[0] > 1) is called

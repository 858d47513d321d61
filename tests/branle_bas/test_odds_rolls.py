"""The odds that are shown in battles as they come, against many rolls of the engine itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.types import Chance, Setup
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.rules.gunnery.line_of_fire import victims
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.play.waiting import active_ship
from escadre.games.branle_bas.show.odds import shot_odds
from tests.branle_bas.build import battle, match, ship
from tests.branle_bas.test_odds import more, told

ROLLS = 160
WIDE = 4.0  # standard deviations that chance may be off

Seen = Callable[[BranleBasState, BranleBasState, Chance, int, int], bool]  # before, after, chance, ship, number


def kind(name: str, **wanted: int) -> Seen:
    return lambda before, after, chance, ship, arg: told(name, ship=ship, **wanted)(before, after)


def hits(before: BranleBasState, after: BranleBasState, chance: Chance, ship: int, arg: int) -> bool:
    number = chance.what.args["hits"]
    assert isinstance(number, int)
    return told("fires", ship=ship, second_ship=arg // 2, hits=number)(before, after)


# What is seen of each chance when it has come true.
SIGNS: dict[str, Seen] = {
    "odds-hits": hits,
    "odds-accident": kind("gun-bursts"),
    "odds-tacks": kind("tacks"),
    "odds-parts": kind("parts"),
    "odds-plugged": kind("leak-plugged"),
    "odds-worse": kind("leak-worse"),
    "odds-steers": kind("rudder-mended"),
    "odds-fire-out": kind("fire-out"),
    "odds-refloats": kind("refloated"),
    "odds-harder-aground": kind("harder-aground"),
    "odds-violent": kind("collision", violent=1),
    "odds-light": kind("collision", violent=0),
    "odds-choice": lambda before, after, chance, ship, arg: after.helm.ship == ship and after.helm.struck >= 0,
    "odds-aground": kind("aground"),
    "odds-wrecked": kind("wrecked"),
    "odds-signal-seen": kind("signal-seen"),
    "odds-signal-misread": kind("signal-misread"),
}


def rolled(s: BranleBasState, seat: int, verb: str, arg: int, chance: Chance) -> float:
    """By how many standard deviations the engine's own rolls are off."""
    ship = active_ship(s)
    came = 0
    for seed in range(ROLLS):
        then = copy(s)
        then.loud = True
        flow.play(then, GAME.play.flow, seat, verb, arg, Dice(seed * 7919 + 13))
        came += SIGNS[chance.what.id](s, then, chance, ship, arg)
    share = chance.ways / chance.of
    spread = sqrt(ROLLS * share * (1 - share))
    return (came - ROLLS * share) / spread if spread else float(came != ROLLS * share) * WIDE


def checked(s: BranleBasState, seat: int, verb: str, arg: int, done: dict[str, int], most: int) -> list[str]:
    """The chances of a choice that do not come true as often as they say, of kinds that were not checked enough yet."""
    wrong = []
    if verb == "fire" and (s.shot.targets or victims(s, s.shot.ship, arg // 2)[0] != arg // 2):
        return []  # told apart in `test_odds.py`
    for chance in GAME.show.odds(s, seat, verb, arg) or ():
        if chance.what.id in SIGNS and done.get(chance.what.id, 0) < most:
            done[chance.what.id] = done.get(chance.what.id, 0) + 1
            off = rolled(s, seat, verb, arg, chance)
            if abs(off) >= WIDE:
                wrong.append(f"{verb} {arg}: {chance} is off by {off:.1f}")
    return wrong


@pytest.mark.rule("BBC-0.14", "BBC-25.2")
@pytest.mark.parametrize("scenario", ["", "copenhagen", "aboukir", "lissa"])
def test_chances_in_battles_as_they_come(scenario: str) -> None:
    dice, chance = Dice(5), random.Random(5)
    s = GAME.play.setup(Setup(2, BranleBasOptions(), scenario), dice)
    flow.advance(s, GAME.play.flow, dice)
    done: dict[str, int] = {}
    wrong: list[str] = []
    for _ in range(450):
        seats = flow.who(s, GAME.play.flow)
        if not seats:
            break
        menu = flow.menu(s, GAME.play.flow, seats[0])
        rolls = [verb for verb in menu if GAME.show.odds(s, seats[0], verb, menu[verb][-1])]
        verb = chance.choice(rolls or list(menu))  # who can try his luck does
        arg = chance.choice(list(menu[verb]))
        wrong += checked(s, seats[0], verb, arg, done, 2)
        flow.play(s, GAME.play.flow, seats[0], verb, arg, dice)
    assert wrong == []
    assert len(done) >= 6, done


# ---- what takes more dice than one can count


def share(s: BranleBasState, seat: int, verb: str, arg: int, happens: Any, rolls: int = 1200) -> float:
    came = 0
    for seed in range(rolls):
        then = copy(s)
        flow.play(then, GAME.play.flow, seat, verb, arg, Dice(seed * 7919 + 13))
        came += happens(s, then)
    return came / rolls


def near(share: float, chance: Chance, rolls: int = 1200) -> bool:
    wanted = chance.ways / chance.of
    return abs(share - wanted) < WIDE * sqrt(wanted * (1 - wanted) / rolls)


@pytest.mark.rule("BBC-14.7")
def test_who_rolls_again_on_his_own_face_of_the_debp() -> None:
    foes = [ship("FRA-74", 1, x=x, name=name, guns=0, crew=5) for x, name in ((7, "Ajax"), (-7, "Orion"))]
    played = match([ship("ANG-74", y=1, name="Pluton", opened=True, guns=0), *foes], None, wind=6, phase="gunfire")
    masts, captain, crew = played.odds(0, "close", 1) or ()
    assert (masts.ways, masts.of, crew.ways) == (7, 36, 14)
    assert near(share(played.state, 0, "close", 1, told("captain-killed", ship=1)), captain)
    assert near(share(played.state, 0, "close", 1, more("rig", 1)), masts)
    assert near(share(played.state, 0, "close", 1, more("crew", 1, -1)), crew)


@pytest.mark.rule("BBC-21.6")
def test_red_hot_shot() -> None:
    fort = ship("REDOUBT-M", name="Fort", nation="FRA", opened=True)
    foe = ship("ANG-74", 1, y=15, heading=90, name="Ajax", guns=0, crew=0, retreat=True)
    played = match([fort, foe], None, wind=12, phase="gunfire", turn=9)
    order = played.parse("fire ajax hull")
    chances = {chance.what.id: chance for chance in played.odds(0, *order) or ()}
    assert near(share(played.state, 0, *order, more("fires", 1)), chances["odds-red-hot"])


@pytest.mark.rule("BBC-11.1")
def test_no_odds_of_a_shot_that_does_not_bear() -> None:
    s = battle([ship("FRA-74"), ship("ANG-74", 1, y=20)], phase="gunfire")
    assert shot_odds(s, 0, 1, 0, False) is None

"""The odds that are shown, against a hundred thousand fights that the engine itself rolls."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

import pytest

from escadre import Match
from escadre.core import flow
from escadre.core.dice import Dice, LoadedDice
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.copying import copy
from escadre.games.naval_battles.play.rules.table import HIT, STOPPED
from escadre.games.naval_battles.play.state import NavalBattlesState
from tests.naval_battles.build import battle, do, final, fleet, play, shoot, spell

ROLLS = 100_000
Happens = Callable[[NavalBattlesState], bool]


def sinks(code: str) -> Happens:
    return lambda s: all(SHIP[code] not in of for of in s.fleets)


def hits(attack: int) -> Happens:
    return lambda s: s.turn.attacks[attack - 1].fate == HIT


def stops(attack: int) -> Happens:
    return lambda s: s.turn.attacks[attack - 1].fate == STOPPED


class Fight(NamedTuple):
    """An order with the chance that is shown for it, the orders that settle it, and what is then counted."""

    begun: Callable[[], Match]
    order: str  # "0 target SU13": seat 0 aims
    shown: str
    then: tuple[str, ...]
    happens: Happens


# ---- attacks


def strike(*prepared: str, option: bool = False, hand: str = "") -> Match:
    """Enterprise is about to strike a Soviet fleet of three rows with a submarine."""
    enemy = fleet("SU13 SU14 SU12", "SU10", "SU15", subs="SU16", active="SU17")
    match = battle(fleet("US01 US11 US13", active="US18", hand=hand), enemy, options={"row_air_defence": option})
    for words in prepared:
        do(match, 0, words)
    return match


def plans(count: int, order: str, *prepared: str, hand: str = "", option: bool = False) -> Match:
    match = strike(hand=" ".join([*["PLN-A"] * count, hand]), option=option)
    for _ in range(count):
        play(match, 0, "card PLN-A", order)
    do(match, 0, *prepared)
    return match


def guarded(*enemies: str, attack: tuple[str, ...], hand: str = "", hinder: bool = False) -> Match:
    match = battle(fleet("US01 US13 US14", hand=f"{hand} PLN-A" if hinder else hand), fleet(*enemies))
    if hinder:
        play(match, 0, "card PLN-A", "hinder 2")
    do(match, 0, *attack)
    return match


def second_number() -> Match:
    match = battle(fleet("US03"), fleet("SU13 SU10"))
    do(match, 0, "strike US03", "target SU10")  # with 4, then with 5
    return match


BOMBS = ("card BOM-A", "target SU13", "target SU12", "target SU12")
ATTACKS = {
    "an air strike": Fight(
        lambda: strike("strike US01"), "0 target SU13", "odds-sinks", ("0 done", "0 final"), sinks("SU13")
    ),
    "an air strike at a ship that evades": Fight(
        lambda: strike("strike US01"), "0 target SU14", "odds-sinks", ("0 done", "0 final"), sinks("SU14")
    ),
    "with one plan": Fight(
        lambda: plans(1, "bonus", "strike US01"), "0 target SU13", "odds-sinks", ("0 done", "0 final"), sinks("SU13")
    ),
    "with three plans nothing can fail": Fight(
        lambda: plans(3, "bonus", "strike US01"), "0 target SU13", "odds-sinks", ("0 done", "0 final"), sinks("SU13")
    ),
    "a plan against who evades": Fight(
        lambda: plans(1, "hinder 2", "strike US01"), "0 target SU14", "odds-sinks", ("0 done", "0 final"), sinks("SU14")
    ),
    "row 2 with the option": Fight(
        lambda: strike("strike US01", option=True), "0 target SU10", "odds-sinks", ("0 done", "0 final"), sinks("SU10")
    ),
    "row 3 with the option and a plan": Fight(
        lambda: plans(1, "bonus", "strike US01", option=True),
        "0 target SU15", "odds-sinks", ("0 done", "0 final"), sinks("SU15"),
    ),
    "a bomb at row 3 with the option cannot hit": Fight(
        lambda: strike(*BOMBS, hand="BOM-A REP-A REP-A", option=True),
        "0 target SU15", "odds-sinks", ("0 pay REP-A", "0 pay REP-A", "0 final"), sinks("SU15"),
    ),
    "the second number of a carrier": Fight(
        lambda: second_number(), "0 target SU13", "odds-sinks", ("0 final",), hits(2)
    ),
    "air support": Fight(
        lambda: strike("card AIR-D", hand="AIR-D"), "0 target SU14", "odds-sinks", ("0 final",), sinks("SU14")
    ),
    "air support against a passive submarine": Fight(
        lambda: strike("card AIR-C", hand="AIR-C"), "0 target SU16", "odds-sinks", ("0 final",), sinks("SU16")
    ),
    "air support against an active submarine": Fight(
        lambda: strike("card AIR-A", hand="AIR-A"), "0 target SU17", "odds-sinks", ("0 final",), sinks("SU17")
    ),
    "a ship hunts, its dice bettered": Fight(
        lambda: plans(2, "bonus", "hunt US11"), "0 target SU16", "odds-sinks", ("0 final",), sinks("SU16")
    ),
    "a gun that is hard to stop": Fight(
        lambda: strike("card GUN-B", "from US13", hand="GUN-B"), "0 target SU14", "odds-hits", ("0 final",), hits(1)
    ),
    "hard to stop and hindered": Fight(
        lambda: plans(1, "hinder 2", "card GUN-A", "from US13", hand="GUN-A"),
        "0 target SU14", "odds-hits", ("0 final",), hits(1),
    ),
    "a torpedo at a submarine": Fight(
        lambda: strike("card TRP-C", "from US18", hand="TRP-C"), "0 target SU16", "odds-sinks", ("0 final",),
        sinks("SU16"),
    ),
    "a torpedo that breaks a ship": Fight(
        lambda: strike("card TRP-B", "from US18", hand="TRP-B"), "0 target SU14", "odds-sinks", ("0 final",),
        sinks("SU14"),
    ),
    "a copy of a missile": Fight(
        lambda: guarded(
            "SU14", "SU13", hand="MSL-A TAC-A",
            attack=("card MSL-A", "from US13", "target SU13", "tactics TAC-A", "from US14"),
        ),
        "0 target SU14", "odds-sinks", ("0 final",), sinks("SU14"),
    ),
    "past two built-in defences": Fight(
        lambda: guarded("SU01 SU04 SU13", attack=("strike US01",)),
        "0 target SU13", "odds-sinks-guarded",
        ("0 done", "0 final", "1 guard SU01", "1 attack 1", "1 guard SU04", "1 attack 1", "1 done"), sinks("SU13"),
    ),
    "past built-in defences that are hindered, and evasion": Fight(
        lambda: guarded("SU01 SU04 SU14", attack=("strike US01",), hinder=True),
        "0 target SU14", "odds-sinks-guarded",
        ("0 done", "0 final", "1 guard SU01", "1 attack 1", "1 guard SU04", "1 attack 1", "1 done"), sinks("SU14"),
    ),
    "a cruise missile past Kiev and Kirov": Fight(
        lambda: guarded("SU01 SU03 SU14", hand="MSL-G", attack=("card MSL-G", "from US13", "from US14")),
        "0 target SU14", "odds-sinks-guarded",
        ("0 final", "1 guard SU01", "1 attack 1", "1 guard SU03", "1 attack 1", "1 done"), hits(1),
    ),
}  # fmt: skip


# ---- before the attacks are final


def all_declared() -> Match:
    """A strike with a plan, a gun that is hard to stop, aircraft at a submarine, and a missile that was cancelled."""
    match = plans(1, "bonus", "strike US01", "target SU14", "target SU10", hand="GUN-B AIR-C")
    shoot(match, 0, "GUN-B", "US13", "SU14")
    play(match, 0, "card AIR-C", "target SU16")
    return match


FINAL = {
    f"attack {n} before it is final": Fight(all_declared, "0 final", f"{what} {n}", (), hits(n))
    for n, what in enumerate(("odds-attack-sinks", "odds-attack-sinks", "odds-attack-hits", "odds-attack-sinks"), 1)
}


# ---- defences


def defending(hand: str, *orders: str, card: str = "MSL-C", target: str = "SU13", plan: bool = False) -> Match:
    """A missile comes; the Soviet player has aimed so much already. The odds are those of his next order."""
    match = battle(fleet("US13 US14", hand=f"{card} PLN-A" if plan else card), fleet("SU13 SU14 SU03", hand=hand))
    if plan:
        play(match, 0, "card PLN-A", "hinder 2")
    shoot(match, 0, card, "US13" if card != "MSL-G" else "US13 US14", target)
    final(match)
    do(match, 1, *orders)
    return match


def raided(*orders: str, hand: str = "", option: bool = False) -> Match:
    """Enterprise and aircraft strike three ships; so much is aimed already."""
    match = battle(
        fleet("US01", hand="AIR-A"), fleet("SU01 SU14", "SU04 SU03", "SU05", hand=hand),
        options={"row_air_defence": option},
    )  # fmt: skip
    do(match, 0, "strike US01", "target SU04", "target SU05")
    play(match, 0, "card AIR-A", "target SU14")
    final(match)
    do(match, 1, *orders)
    return match


THREE = ("guard SU01", "attack 1", "guard SU04", "attack 1", "guard SU03", "attack 3")
DEFENCES = {
    "a card against a missile that is hard to stop": Fight(
        lambda: defending("MSL-G", "card MSL-G"), "1 attack 1", "odds-attempt", ("1 done",), stops(1)
    ),
    "the same, hindered": Fight(
        lambda: defending("MSL-G", "card MSL-G", plan=True), "1 attack 1", "odds-attempt", ("1 done",), stops(1)
    ),
    "a number that no die reaches any more": Fight(
        lambda: defending("AIR-C", "card AIR-C", plan=True), "1 attack 1", "odds-attempt", ("1 done",), stops(1)
    ),
    "a built-in defence": Fight(
        lambda: defending("", "guard SU03", card="MSL-G"), "1 attack 1", "odds-attempt", ("1 done",), stops(1)
    ),
    "two attempts in sequence": Fight(
        lambda: defending("MSL-G NMS-A", "card MSL-G", "attack 1", "card NMS-A"),
        "1 attack 1", "odds-stops", ("1 done",), stops(1),
    ),
    "three attempts in sequence and evasion": Fight(
        lambda: defending(
            "MSL-G NMS-A NMS-B", "card MSL-G", "attack 1", "card NMS-A", "attack 1", "card NMS-B", target="SU14"
        ),
        "1 attack 1", "odds-stops", ("1 done",), stops(1),
    ),
    "three attempts and evasion, all hindered": Fight(
        lambda: defending(
            "MSL-G NMS-A NMS-D", "card MSL-G", "attack 1", "card NMS-A", "attack 1", "card NMS-D", target="SU14",
            plan=True,
        ),
        "1 attack 1", "odds-stops", ("1 done",), stops(1),
    ),
    "a copy of a defence": Fight(
        lambda: defending("NMS-A TAC-A", "card NMS-A", "attack 1", "tactics TAC-A"),
        "1 attack 1", "odds-stops", ("1 done",), stops(1),
    ),
    "several built-in defences in sequence": Fight(
        lambda: raided("guard SU01", "attack 1", "guard SU04", "attack 1", "guard SU03"),
        "1 attack 1", "odds-stops", ("1 done",), stops(1),
    ),
    "evasion alone": Fight(lambda: raided(), "1 done", "odds-attack-stopped 3", (), stops(3)),
    "a screen with its own evasion": Fight(
        lambda: defending("SCR-A MSL-G", "card MSL-G", "attack 1", "card SCR-A", "attack 1"),
        "1 screen SU14", "odds-stops", ("1 done",), stops(1),
    ),
    "a screen in front, where aircraft find it more easily": Fight(
        lambda: raided("guard SU03", "attack 2", "card SCR-A", "attack 2", hand="SCR-A", option=True),
        "1 screen SU14", "odds-screen-sinks", ("1 done",), hits(2),
    ),
    **{
        f"attack {n} of a whole defence": Fight(
            lambda: raided(*THREE), "1 done", f"odds-attack-stopped {n}", (), stops(n)
        )
        for n in (1, 2, 3)
    },
}  # fmt: skip

FIGHTS = {**ATTACKS, **FINAL, **DEFENCES}


def act(match: Match, words: str) -> tuple[int, str, int]:
    """A typed order of a seat as the engine takes it."""
    seat, _, rest = words.partition(" ")
    verb, _, what = spell(match, int(seat), rest).partition(" ")
    number = match.game.speak.number(match.game.speak.verbs[verb], what) if what else 0
    assert number is not None, words
    return int(seat), verb, number


def translated(fight: Fight) -> list[tuple[int, str, int]]:
    """Its orders as acts, found by playing them once with any dice."""
    match = fight.begun()
    match.state.turn.silent = [True] * match.state.seats
    assert isinstance(match.dice, LoadedDice)
    match.dice.left = [1] * 20
    acts = []
    for words in (fight.order, *fight.then):
        acts.append(act(match, words))
        do(match, int(words[0]), words[2:])
    return acts


def chance(match: Match, words: str, shown: str) -> tuple[int, int]:
    name, _, number = shown.partition(" ")
    for one in match.odds(*act(match, words)) or ():
        if one.what.id == name and (not number or one.what.args["number"] == int(number)):
            return one.ways, one.of
    raise AssertionError(f"{shown} is not among the odds of {words}")


@pytest.mark.parametrize("name", FIGHTS)
def test_the_dice_agree_with_the_odds(name):
    fight = FIGHTS[name]
    match = fight.begun()
    ways, of = chance(match, fight.order, fight.shown)
    s = match.state
    s.loud = False
    s.turn.silent = [True] * s.seats  # nobody answers a card
    acts = translated(fight)
    dice = Dice(sum(map(ord, name)))
    rolls = -(-ROLLS // len(FIGHTS))
    happened = 0
    for _ in range(rolls):
        world = copy(s)
        for seat, verb, arg in acts:
            flow.play(world, GAME.play.flow, seat, verb, arg, dice)
        while world.turn.declaring:  # nothing more is done against it
            flow.play(world, GAME.play.flow, world.turn.defending, "done", 0, dice)
        happened += fight.happens(world)
    expected = rolls * ways / of
    if ways in (0, of):
        assert happened == expected
    else:
        deviation = sqrt(expected * (1 - ways / of))
        assert abs(happened - expected) < 4 * deviation, f"{happened / rolls:.4f}, shown {ways / of:.4f}"

"""Odds before one commits are what the dice do: every combination of dice is played through the engine itself."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from escadre import Match
from escadre.core.dice import LoadedDice
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.rules.table import HIT, STOPPED
from tests.naval_battles.build import battle, do, final, fleet, passes, play, shoot


def shown(match: Match, seat: int, verb: str, arg: int) -> dict[str, Fraction]:
    return {chance.what.id: Fraction(chance.ways, chance.of) for chance in match.odds(seat, verb, arg) or ()}


def share(dice: int, happens: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """Of all ways in which so many dice fall, those in which it happens."""
    ways = [happens(rolls) for rolls in product(range(1, 7), repeat=dice)]
    return Fraction(sum(ways), len(ways))


@pytest.mark.parametrize("target", ["SU13", "SU14"])
@pytest.mark.parametrize("bonus", [0, 1])
def test_an_air_strike_with_evasion_and_battle_plan(target, bonus):
    def begun(rolls: tuple[int, ...]) -> Match:
        match = battle(fleet("US01", hand="PLN-A"), fleet("SU13 SU14 SU12"), dice=(*rolls, 1, 1))
        if bonus:
            play(match, 0, "card PLN-A", "bonus")
        do(match, 0, "strike US01")
        return match

    def sinks(rolls: tuple[int, ...]) -> bool:
        match = begun(rolls)
        do(match, 0, f"target {target}", "done")
        final(match)
        if match.turn == (1,):
            do(match, 1, "done")
        return match.state.turn.attacks[0].fate == HIT

    assert shown(begun(()), 0, "target", SHIP[target])["odds-sinks"] == share(2, sinks)


def test_a_strike_past_every_ship_that_could_defend():
    def begun(rolls: tuple[int, ...]) -> Match:
        match = battle(fleet("US01"), fleet("SU01 SU04 SU13"), dice=(*rolls, 1))
        do(match, 0, "strike US01")
        return match

    def sinks(rolls: tuple[int, ...]) -> bool:
        match = begun(rolls)
        do(match, 0, "target SU13", "done", "final")
        do(match, 1, "guard SU01", "attack 1", "guard SU04", "attack 1", "done")
        return match.state.turn.attacks[0].fate == HIT

    odds = shown(begun(()), 0, "target", SHIP["SU13"])
    assert odds["odds-sinks-guarded"] == share(3, sinks)
    assert odds["odds-sinks"] == Fraction(1, 2)


def test_a_hard_to_stop_gun_against_evasion():
    def begun(rolls: tuple[int, ...]) -> Match:
        match = battle(fleet("US13", hand="GUN-B"), fleet("SU14 SU13"), dice=rolls)
        do(match, 0, "card GUN-B", "from US13")
        return match

    def hits(rolls: tuple[int, ...]) -> bool:
        match = begun(rolls)
        play(match, 0, "target SU14")
        final(match)
        return match.state.turn.attacks[0].fate == HIT

    assert shown(begun(()), 0, "target", SHIP["SU14"]) == {"odds-hits": share(1, hits)}


@pytest.mark.parametrize("row", [1, 2, 3])
def test_rows_against_aircraft_count(row):
    match = battle(fleet("US01"), fleet("SU13", "SU12", "SU10"), options={"row_air_defence": True})
    do(match, 0, "strike US01")
    target = ("SU13", "SU12", "SU11")[0] if row == 1 else ("", "", "SU12", "SU10")[row]
    assert shown(match, 0, "target", SHIP[target])["odds-sinks"] == Fraction(4 - row, 6)


def test_several_attempts_and_evasion_in_sequence():
    def begun(rolls: tuple[int, ...]) -> Match:
        match = battle(
            fleet("US13", hand="MSL-C PLN-A"), fleet("SU14 SU13", hand="MSL-G NMS-A"), dice=(*rolls, 1, 1, 1)
        )
        play(match, 0, "card PLN-A", "hinder 2")
        shoot(match, 0, "MSL-C", "US13", "SU14")
        final(match)
        do(match, 1, "card MSL-G", "attack 1", "card NMS-A")
        return match

    def stopped(rolls: tuple[int, ...]) -> bool:
        match = begun(rolls)
        do(match, 1, "attack 1", "done")
        passes(match)
        return match.state.turn.attacks[0].fate == STOPPED

    match = begun(())
    odds = shown(match, 1, "attack", 0)
    assert odds["odds-stops"] == share(3, stopped)
    assert odds["odds-attempt"] == Fraction(1, 6)  # 3 against -2 and -1
    do(match, 1, "attack 1")
    assert shown(match, 1, "done", 0) == {"odds-attack-stopped": odds["odds-stops"]}


def test_a_screen_brings_its_own_evasion():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13 SU14", hand="SCR-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card SCR-A", "attack 1")
    assert shown(match, 1, "screen", SHIP["SU14"]) == {"odds-stops": Fraction(1, 3)}
    do(match, 1, "screen SU14")
    assert shown(match, 1, "done", 0) == {"odds-attack-stopped": Fraction(1, 3)}  # a screen by itself stops nothing


def test_a_screen_in_front_is_easier_to_strike():
    match = battle(fleet("US01"), fleet("SU13", "SU10", hand="SCR-A"), options={"row_air_defence": True})
    do(match, 0, "strike US01", "target SU10", "done", "final")
    do(match, 1, "card SCR-A", "attack 1")
    assert shown(match, 1, "screen", SHIP["SU13"]) == {"odds-screen-sinks": Fraction(1, 2)}  # not 1 in 3, as in row 2


@pytest.mark.parametrize(
    ("card", "ship", "target", "what"),
    [
        ("GUN-C", "US13", "SU13", "odds-hits"),  # 2 damage against hull 3
        ("MSL-B", "US13", "SU13", "odds-sinks"),  # 3 damage
        ("GUN-C", "US13", "SU10", "odds-sinks"),  # 2 damage on top of 2, hull 4
        ("GUN-F", "US04", "SU03", "odds-sinks"),  # a large gun
        ("GUN-F", "US09", "SU03", "odds-hits"),  # the same card without one
        ("TRP-C", "US18", "SU16", "odds-sinks"),  # any hit sinks a submarine
    ],
)
def test_the_odds_say_whether_a_hit_sinks(card, ship, target, what):
    us = fleet("US13 US04 US09", active="US18", hand=card)
    match = battle(us, fleet("SU13 SU10 SU03", subs="SU16", damage={"SU10": ["GUN-C"]}))
    do(match, 0, f"card {card}", f"from {ship}")
    assert list(shown(match, 0, "target", SHIP[target])) == [what]  # Kirov's defence is against AS and CM only
    play(match, 0, f"target {target}")
    assert list(shown(match, 0, "final", 0)) == [what.replace("odds-", "odds-attack-")]


def test_only_attacks_that_still_stand_are_told_before_they_are_final():
    match = battle(fleet("US13 US14 US01", hand="MSL-A"), fleet("SU13 SU14", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    do(match, 0, "strike US01", "target SU14", "target SU13")
    told = [(one.what.id, one.what.args["number"], one.ways, one.of) for one in match.odds(0, "final", 0) or ()]
    assert told == [("odds-attack-sinks", 2, 12, 36), ("odds-attack-sinks", 3, 3, 6)]


def test_the_defender_is_told_when_he_aims_not_before():
    match = battle(fleet("US01"), fleet("SU03", hand="AIR-A REP-A"))
    do(match, 0, "strike US01", "target SU03", "done", "final")
    assert match.odds(1, "guard", SHIP["SU03"]) is None
    assert shown(match, 1, "done", 0) == {"odds-attack-stopped": 0}
    do(match, 1, "guard SU03")
    assert shown(match, 1, "attack", 0) == {"odds-attempt": Fraction(1, 3)}
    do(match, 1, "attack 1")
    assert shown(match, 1, "done", 0) == {"odds-attack-stopped": Fraction(1, 3)}


def test_a_plan_and_a_repair_have_no_odds():
    match = battle(fleet("US13 US09", hand="PLN-A REP-A", damage={"US09": ["GUN-B", "GUN-C"]}), fleet("SU13"))
    do(match, 0, "card PLN-A")
    assert match.odds(0, "bonus", 0) is None
    assert match.odds(0, "hinder", 1) is None


def test_nothing_is_rolled_nothing_is_told():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13"))
    assert match.odds(0, "final", 0) is None
    assert isinstance(match.dice, LoadedDice)


def test_what_comes_at_a_vessel_is_said_there_once():
    match = battle(fleet("US01 US02"), fleet("SU13 SU14 SU12"))
    do(match, 0, "strike US01", "target SU13", "target SU13", "strike US02", "target SU13", "target SU14")
    board = match.view(0).picture.boards[0]
    said = [arrow.label for arrow in board.overlays if arrow.label]
    assert len(board.overlays) == 4
    assert [(label.id, label.args.get("count"), label.args.get("number")) for label in said] == [
        ("arrow-attacks", 3, None),
        ("arrow-attack", None, 4),
    ]


def test_an_attack_to_stop_is_named_by_who_makes_it_and_whom_it_is_aimed_at():
    match = battle(fleet("US01"), fleet("SU01 SU13"))
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, "guard SU01")
    choice = next(one for one in match.view(1).choices if one.verb == "attack")
    named = choice.label.args["declared"]
    assert choice.order == "attack 1"
    assert (named.args["number"], named.args["by"].id, named.args["target"].id) == (1, "card-US01", "card-SU13")

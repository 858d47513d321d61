"""Naval combat (TF-4.2), with the book's examples."""

from __future__ import annotations

import pytest

from escadre.core.dice import LoadedDice
from escadre.core.flow import play
from escadre.games.task_force.play.flow import FLOW
from escadre.games.task_force.play.rules.naval.battle import gun_classes, ships_of_side, to_fire
from escadre.games.task_force.play.rules.naval.contacts import current
from escadre.games.task_force.play.state import AFLOAT, SUNK_SHIP, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN, SIGNIFICANT
from tests.task_force.build import fleet, legal, run, table


def divisions(s: TaskForceState, seat: int) -> set[frozenset[tuple[tuple[int, ...], ...]]]:
    """Every division that the menus lead to."""
    from escadre.games.task_force.play.copying import copy

    if not s.contacts:
        return {frozenset(tuple(tuple(sorted(fleets)) for fleets in battle) for battle in current(s))}
    found = set()
    for enemy in legal(s, seat)["engage"]:
        twin = copy(s)
        play(twin, FLOW, seat, "engage", enemy, LoadedDice())
        found |= divisions(twin, seat)
    return found


@pytest.mark.rule("TF-EX.12", "TF-4.2.1.a", "TF-4.2.1.b", "TF-4.2.1.c")
def test_two_against_two_that_all_touch_can_be_divided_in_three_ways() -> None:
    s = table(turn=3)
    for number in (1, 2):
        fleet(s, "ijn", number, "1505", "kako", "aoba")
        fleet(s, "allies", number, "1605", "chester", "portland")
    run(s, "combat", LoadedDice())
    assert divisions(s, 0) == {
        frozenset({((0, 2), (1, 3))}),
        frozenset({((0,), (1,)), ((2,), (3,))}),
        frozenset({((0,), (3,)), ((2,), (1,))}),
    }


@pytest.mark.rule("TF-EX.13", "TF-4.2.1.f")
def test_a_fleet_that_touches_one_enemy_only_is_never_left_over() -> None:
    s = table(turn=3)
    fleet(s, "ijn", 3, "1505", "kako")
    fleet(s, "ijn", 4, "1606", "aoba")
    fleet(s, "ijn", 5, "1505", "furutaka")
    fleet(s, "allies", 3, "1605", "chester")
    fleet(s, "allies", 4, "1504", "portland")
    run(s, "combat", LoadedDice())
    assert divisions(s, 0) == {
        frozenset({((1,), (3,)), ((0, 2), (4,))}),
        frozenset({((0, 1), (3,)), ((2,), (4,))}),
        frozenset({((1, 2), (3,)), ((0,), (4,))}),
    }


def duel(
    turn: int, ijn: tuple[str, ...], allies: tuple[str, ...], **options: object
) -> tuple[TaskForceState, list[int], list[int]]:
    s = table(turn=turn, **options)
    ours = fleet(s, "ijn", 10, "1505", *ijn)
    theirs = fleet(s, "allies", 7, "1605", *allies)
    return s, ours, theirs


@pytest.mark.rule("TF-EX.14", "TF-EX.15", "TF-4.2.2.a")
@pytest.mark.parametrize(
    ("ijn", "allies", "firing"),
    [(("kako",), ("hobart",), 1), (("tenryu",), ("chester",), 1), (("kako",), ("chester",), 2)],
)
def test_only_the_longest_range_fires(ijn: tuple[str, ...], allies: tuple[str, ...], firing: int) -> None:
    s, ours, theirs = duel(4, ijn, allies)
    run(s, "combat", LoadedDice())
    if len(gun_classes(s, s.battles[0])) > 1:
        for seat in (0, 1):
            play(s, FLOW, seat, "range", gun_classes(s, s.battles[0])[0], LoadedDice())
    from escadre.games.task_force.play.rules.naval.battle import may_fire

    assert sum(may_fire(s, s.battles[0], counter) for counter in ours + theirs) == firing


@pytest.mark.rule("TF-EX.18", "TF-4.2.2.i", "TF-4.2.2.k", "TF-4.2.2.l", "TF-4.2.2.m", "TF-4.2.2.n", "TF-4.2.2.o")
def test_exeter_and_houston_against_haguro_and_nachi() -> None:
    s, (haguro, _), (exeter, houston) = duel(4, ("haguro", "nachi"), ("exeter", "houston/"))
    run(s, "combat", LoadedDice())
    play(s, FLOW, ALLIES, "target", haguro, LoadedDice())
    dice = LoadedDice(4)
    play(s, FLOW, ALLIES, "join", 0, dice)
    assert s.battles[0].attacks[0].hits == 6
    play(s, FLOW, IJN, "target", houston, LoadedDice())
    play(s, FLOW, IJN, "target", houston, LoadedDice(4, 1))
    assert (s.level[haguro], s.fate[houston], s.fate[exeter]) == (SIGNIFICANT, SUNK_SHIP, AFLOAT)


@pytest.mark.rule("TF-EX.17", "TF-4.2.2.f", "TF-4.2.2.g")
def test_at_most_two_counters_make_one_attack() -> None:
    s, _, theirs = duel(3, ("kako", "aoba", "furutaka"), ("chester",))
    run(s, "combat", LoadedDice())
    play(s, FLOW, IJN, "target", theirs[0], LoadedDice())
    play(s, FLOW, IJN, "join", 0, LoadedDice())
    assert "join" not in legal(s, IJN)


@pytest.mark.rule("TF-4.2.3.a", "TF-4.2.3.b")
def test_by_night_all_fire_and_japanese_destroyers_double() -> None:
    s, ours, theirs = duel(11, ("kako", "dd-jp"), ("chester", "dd-us"))
    run(s, "combat", LoadedDice())
    assert to_fire(s, s.battles[0]) == ours
    from escadre.games.task_force.play.rules.ships import firepower

    assert firepower(s, ours[1], night=True) == 2 * firepower(s, ours[1])
    assert ships_of_side(s, s.battles[0], ALLIES) == theirs


@pytest.mark.rule("TF-EX.43", "TF-5.2.4.a", "TF-5.2.4.b", "TF-5.2.4.c")
@pytest.mark.parametrize(("verb", "shots"), [("alone", 1), ("twice", 2)])
def test_yamato_alone_or_twice(verb: str, shots: int) -> None:
    s, ours, _ = duel(3, ("yamato", "kako"), ("colorado", "maryland"))
    run(s, "combat", LoadedDice())
    play(s, FLOW, IJN, verb, 0, LoadedDice())
    if verb == "twice":
        for seat in (0, 1):
            play(s, FLOW, seat, "range", gun_classes(s, s.battles[0])[0], LoadedDice())
    assert to_fire(s, s.battles[0]) == [ours[0]] * shots


@pytest.mark.rule("TF-EX.34", "TF-EX.44", "TF-4.2.5.a", "TF-4.2.5.b", "TF-4.2.5.c")
@pytest.mark.parametrize(("die", "first"), [(2, ALLIES), (3, IJN), (6, IJN)])
def test_surprise(die: int, first: int) -> None:
    s, _, _ = duel(3, ("kako",), ("chester",), surprise_attacks=True)
    run(s, "combat", LoadedDice(die))
    assert (s.battles[0].first, s.battles[0].firing) == (first, first)


@pytest.mark.rule("TF-4.2.5.c")
def test_the_hits_of_a_surprise_count_at_once() -> None:
    s, _, (chester,) = duel(4, ("kako",), ("chester",), surprise_attacks=True)
    run(s, "combat", LoadedDice(6))
    play(s, FLOW, IJN, "target", chester, LoadedDice(6))
    assert s.level[chester] >= SIGNIFICANT

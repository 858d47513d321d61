"""What admirals of Modern Naval Battles see: the attacks on a fleet together, and what is worth keeping."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.think import admiral_evaluation, evaluation
from escadre.games.naval_battles.think.attack_prospects import bonuses
from escadre.games.naval_battles.think.attacks_on_a_fleet import Volley, volley_on
from tests.naval_battles.build import battle, do, final, fleet

THIRD = pytest.approx(1 / 3)


def on(match: Match, owner: int) -> Volley:
    return volley_on(match.state, owner, bonuses(match.state))


def test_many_attacks_on_one_fleet_wear_its_defence_out():
    """Enterprise strikes twice with 4 or more; Kirov stops one of them with 5 or more."""
    match = battle(fleet("US01"), fleet("SU03", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "done")
    assert on(match, 1).gone == [THIRD]  # 2/3 pass, half of them hit
    match = battle(fleet("US01"), fleet("SU03", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "target SU03")
    assert sorted(on(match, 1).passes) == [pytest.approx(2 / 3), 1.0]
    assert on(match, 1).gone == [pytest.approx(2 / 3)]


def test_the_defence_goes_to_the_dearer_ship():
    match = battle(fleet("US01"), fleet("SU13 SU03", reserve=[]))
    do(match, 0, "strike US01", "target SU13", "target SU03")
    v = on(match, 1)
    assert dict(zip(v.targets, v.gone, strict=True)) == {SHIP["SU13"]: 0.5, SHIP["SU03"]: THIRD}


def test_wounds_add_up_to_a_sinking():
    """Three missiles of damage 2 on a hull of 5 that nothing defends."""
    match = battle(fleet("US13 US14 US15", hand="MSL-A MSL-A MSL-A"), fleet("UK04", reserve=[]))
    seen = []
    for ship in ("US13", "US14", "US15"):
        do(match, 0, "card MSL-A", f"from {ship}", "target UK04")
        seen.append((on(match, 1).gone, on(match, 1).wounded(0)))
    assert seen == [([0.0], 0.4), ([0.0], 0.8), ([1.0], 1.0)]


def test_cards_of_the_defender_count_in_the_world_where_he_holds_them():
    bare = battle(fleet("US13", hand="MSL-B"), fleet("SU13", reserve=[]))
    armed = battle(fleet("US13", hand="MSL-B"), fleet("SU13", hand="NMS-A", reserve=[]))
    for match in (bare, armed):
        do(match, 0, "card MSL-B", "from US13", "target SU13")
    assert (on(bare, 1).gone, on(armed, 1).gone) == ([1.0], [THIRD])


def test_nobody_is_thought_to_waste_a_card_on_a_trifle():
    bare = battle(fleet("US01"), fleet("CN11", reserve=[]))
    armed = battle(fleet("US01"), fleet("CN11", hand="NMS-B", reserve=[]))
    for match in (bare, armed):
        do(match, 0, "strike US01", "target CN11", "done")
    assert on(bare, 1).passes == on(armed, 1).passes


def test_a_defence_that_has_begun_counts_as_it_is():
    match = battle(fleet("US01"), fleet("SU03", reserve=[]))
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    assert on(match, 1).gone == [THIRD]  # still to come: guessed
    without = evaluation.standing(match.state, 1, "done")
    assert without is not None
    assert volley_on(without, 1, bonuses(without)).gone == [0.5]  # he declares nothing
    do(match, 1, "guard SU03", "attack 1")
    assert on(match, 1).gone == [THIRD]


def test_a_ship_that_is_only_wounded_is_left_to_others():
    match = battle(fleet("US13", hand="MSL-A"), fleet("UK04", reserve=[]), fleet("SU03", reserve=[]))
    do(match, 0, "card MSL-A", "from US13", "target UK04")
    calm = match.game.play.copy(match.state)
    calm.turn.attacks = []
    by_admirals = admiral_evaluation.appraise(match.state)[0] - admiral_evaluation.appraise(calm)[0]
    by_captains = evaluation.evaluate(match.state)[0] - evaluation.evaluate(calm)[0]
    assert 0.0 < by_admirals < 0.2 < by_captains


def test_only_a_few_cards_are_worth_keeping():
    """A fresh card comes at once for one that is thrown away, or played in a defence."""
    match = battle(fleet("US01", hand="GUN-C BOM-A"), fleet("SU03", hand="GUN-A", reserve=[]), bare=True)
    do(match, 0, "final")
    seen = [admiral_evaluation.appraise(match.state)[0]]
    for design in ("GUN-C", "BOM-A"):
        do(match, 0, f"discard {design}")
        seen.append(admiral_evaluation.appraise(match.state)[0])
    both, bombing, nothing = seen
    assert bombing > both > nothing

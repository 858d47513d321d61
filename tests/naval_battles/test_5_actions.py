"""MNB-5: the Actions phase."""

from __future__ import annotations

import pytest

from escadre import Illegal
from escadre.games.naval_battles.play.catalog import SHIP
from tests.naval_battles.build import (
    acted,
    attacks,
    battle,
    discards,
    do,
    end_turn,
    events,
    fates,
    final,
    fleet,
    hand,
    legal,
    passes,
    play,
    refused,
    resolve,
    row,
    ships,
    shoot,
)


@pytest.mark.rule("MNB-5.1.1")
def test_everything_in_any_order_or_nothing():
    match = battle(fleet("US13 US14 US01", hand="MSL-A GUN-H PLN-A"), fleet("SU13"))
    assert set(match.menu(0)) == {"card", "pay", "strike", "rearrange", "final"}
    do(match, 0, "strike US01", "target SU13", "done")
    do(match, 0, "pay GUN-H", "row1 US15", "done")
    shoot(match, 0, "MSL-A", "US13", "SU13")
    do(match, 0, "rearrange", "row2 US01", "done")
    play(match, 0, "card PLN-A", "bonus")
    assert "final" in match.menu(0)


@pytest.mark.rule("MNB-5.1.2")
def test_only_the_active_player_attacks():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="MSL-A"))
    assert match.menu(1) == {}
    assert refused(match, 1, "card MSL-A") == "MNB-5.1.1"


@pytest.mark.rule("MNB-5.1.3")
def test_a_vessel_acts_once():
    match = battle(fleet("US13", hand="MSL-A GUN-A"), fleet("SU13", subs="SU16"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    assert refused(match, 0, "card GUN-A") == "MNB-5.1.3"
    assert refused(match, 0, "hunt US13") == "MNB-5.1.3"


@pytest.mark.rule("MNB-5.1.3")
def test_in_the_next_turn_everybody_may_act_again():
    wounded = fleet("US13 US09", hand="MSL-A MSL-A REP-A", damage={"US09": ["GUN-B"]})
    match = battle(wounded, fleet("SU13", "SU10"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    play(match, 0, "card REP-A", "mend GUN-B")
    end_turn(match, 0)
    end_turn(match, 1)
    assert match.turn == (0,)
    assert not acted(match, "US13")
    assert not acted(match, "US09")
    do(match, 0, "card MSL-A")
    assert legal(match, 0, "from") == ["US13", "US09"]


@pytest.mark.rule("MNB-5.1.4")
def test_a_declared_card_cannot_be_taken_back():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="REP-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    with pytest.raises(Illegal):
        match.undo(0)
    assert "MSL-A" not in hand(match, 0)


@pytest.mark.rule("MNB-5.2.1")
def test_any_number_of_cards_is_paid_to_the_discards():
    match = battle(fleet("US13", hand="GUN-A INT-A SCR-A"), fleet("SU13"), bare=True)
    do(match, 0, "pay GUN-A", "pay INT-A", "pay SCR-A", "row1 US11", "done")
    assert discards(match) == ["GUN-A", "INT-A", "SCR-A"]
    assert ships(match, 0) == ["US11", "US13"]


@pytest.mark.rule("MNB-5.2.2")
def test_vessels_cost_what_was_paid_at_most():
    match = battle(fleet("US13", hand="GUN-A GUN-H"), fleet("SU13"))
    do(match, 0, "pay GUN-A")
    assert legal(match, 0, "row1") == ["US17"]
    assert refused(match, 0, "row1 US14") == "MNB-5.2.2"


@pytest.mark.rule("MNB-5.2.2")
def test_without_a_reserve_nothing_is_paid():
    match = battle(fleet("US13", hand="GUN-A", reserve=[]), fleet("SU13"))
    assert refused(match, 0, "pay GUN-A") == "MNB-5.2.2"


@pytest.mark.rule("MNB-5.2.3")
def test_each_purchase_is_paid_with_its_own_cards():
    match = battle(fleet("US13", hand="GUN-H GUN-E"), fleet("SU13"))
    do(match, 0, "pay GUN-H", "row1 US17", "done")  # one point is lost
    do(match, 0, "pay GUN-E")
    assert refused(match, 0, "row1 US14") == "MNB-5.2.2"


@pytest.mark.rule("MNB-5.2.4")
def test_a_new_vessel_goes_where_its_owner_wants_and_may_act():
    match = battle(fleet("US13", "US14", hand="GUN-H GUN-A MSL-A"), fleet("SU13"))
    do(match, 0, "pay GUN-H", "row2 US15", "done")
    assert row(match, "US15") == 2
    shoot(match, 0, "MSL-A", "US15", "SU13")
    assert acted(match, "US15")


@pytest.mark.rule("MNB-5.2.4")
def test_a_new_submarine_comes_in_the_mode_its_owner_wants():
    match = battle(fleet("US13", hand="GUN-H TRP-A"), fleet("SU13"))
    do(match, 0, "pay GUN-H", "active US19", "done")
    shoot(match, 0, "TRP-A", "US19", "SU13")
    assert acted(match, "US19")


@pytest.mark.rule("MNB-5.2.5", "MNB-17.1")
def test_nobody_answers_a_payment():
    match = battle(fleet("US13", hand="GUN-H"), fleet("SU13", hand="INT-A"))
    do(match, 0, "pay GUN-H", "row1 US14", "done")
    assert match.turn == (0,)


@pytest.mark.rule("MNB-5.2.6")
def test_a_purchase_takes_a_vessel():
    match = battle(fleet("US13", hand="GUN-H"), fleet("SU13"))
    do(match, 0, "pay GUN-H")
    assert refused(match, 0, "done") == "MNB-5.2.6"


@pytest.mark.rule("MNB-5.2.6")
def test_cards_that_buy_nothing_are_not_paid():
    match = battle(fleet("US13", hand="INT-A"), fleet("SU13"), bare=True)
    assert refused(match, 0, "pay INT-A") == "MNB-5.2.6"  # the cheapest vessel costs two


@pytest.mark.rule("MNB-5.3.1")
def test_ships_are_rearranged_freely():
    match = battle(fleet("US13", "US14", "US09"), fleet("SU13"))
    do(match, 0, "rearrange", "row3 US13", "row1 US09", "done")
    assert [row(match, code) for code in ("US09", "US14", "US13")] == [1, 2, 3]


@pytest.mark.rule("MNB-5.3.2")
def test_no_row_is_left_empty_in_front_of_another():
    match = battle(fleet("US13 US14"), fleet("SU13"))
    do(match, 0, "rearrange", "row3 US13", "done")
    assert [row(match, code) for code in ("US14", "US13")] == [1, 2]


@pytest.mark.rule("MNB-5.3.2")
def test_a_reinforcement_opens_no_row_behind_an_empty_one():
    match = battle(fleet("US13", hand="GUN-H"), fleet("SU13"))
    do(match, 0, "pay GUN-H")
    assert refused(match, 0, "row3 US14") == "MNB-5.3.2"
    assert "US14" in legal(match, 0, "row2")


@pytest.mark.rule("MNB-5.3.2", "MNB-5.2.4")
def test_ships_of_one_purchase_may_open_a_row_each():
    match = battle(fleet("US13", hand="GUN-H TAC-A"), fleet("SU13"))
    do(match, 0, "pay GUN-H", "pay TAC-A", "row2 US14")
    do(match, 0, "row3 US15", "done")
    assert [row(match, code) for code in ("US13", "US14", "US15")] == [1, 2, 3]


@pytest.mark.rule("MNB-5.3.2", "MNB-2.4.4")
def test_a_submarine_opens_no_row():
    match = battle(fleet(subs="US18", hand="GUN-H TAC-A"), fleet("SU13"))
    do(match, 0, "pay GUN-H", "pay TAC-A", "active US19")
    assert refused(match, 0, "row2 US14") == "MNB-5.3.2"
    do(match, 0, "row1 US14", "done")
    assert row(match, "US14") == 1


@pytest.mark.rule("MNB-5.3.3")
def test_the_mode_of_a_submarine_is_set_and_stays():
    match = battle(fleet("US13", subs="US18"), fleet("SU13"))
    do(match, 0, "rearrange", "active US18", "done")
    assert match.state.active[SHIP["US18"]]
    resolve(match)
    do(match, 0, "done")
    assert match.state.active[SHIP["US18"]]


@pytest.mark.rule("MNB-5.3.4")
def test_one_rearrangement_between_two_other_steps():
    match = battle(fleet("US13 US14", hand="MSL-A"), fleet("SU13"))
    do(match, 0, "rearrange", "row2 US14", "done")
    assert refused(match, 0, "rearrange") == "MNB-5.3.4"
    shoot(match, 0, "MSL-A", "US13", "SU13")
    do(match, 0, "rearrange", "row1 US14", "done")
    assert row(match, "US14") == 1
    assert refused(match, 0, "rearrange") == "MNB-5.3.4"


@pytest.mark.rule("MNB-5.3.4")
@pytest.mark.parametrize(
    "orders",
    [
        ("strike US01", "target SU13", "done"),
        ("hunt US13", "target SU16"),
        ("pay GUN-H", "row1 US15", "done"),
        ("card AIR-A", "target SU13"),
    ],
)
def test_after_any_other_step_one_may_rearrange_again(orders):
    match = battle(fleet("US13 US01", hand="GUN-H AIR-A"), fleet("SU13", subs="SU16"))
    do(match, 0, "rearrange", "row2 US01", "done")
    assert "rearrange" not in match.menu(0)
    play(match, 0, *orders)
    do(match, 0, "rearrange", "row1 US01", "done")
    assert row(match, "US01") == 1


@pytest.mark.rule("MNB-5.3.4")
def test_each_vessel_is_placed_once_in_a_formation():
    match = battle(fleet("US13 US14"), fleet("SU13"))
    do(match, 0, "rearrange", "row2 US14")
    assert refused(match, 0, "row3 US14") == "MNB-5.3.4"
    assert refused(match, 0, "row1 US13") == "MNB-5.3.4"  # it is there


@pytest.mark.rule("MNB-5.3.4")
def test_the_old_formation_can_be_kept():
    match = battle(fleet("US13 US14"), fleet("SU13"))
    do(match, 0, "rearrange", "row2 US14", "keep")
    assert row(match, "US14") == 1
    assert refused(match, 0, "rearrange") == "MNB-5.3.4"


@pytest.mark.rule("MNB-5.4.1")
def test_when_the_attacks_are_final_nothing_is_reinforced_or_rearranged():
    match = battle(fleet("US13 US14", hand="GUN-H"), fleet("SU13"))
    final(match)
    assert set(match.menu(0)) == {"discard", "done"}


@pytest.mark.rule("MNB-5.4.2")
def test_a_formation_that_takes_a_declared_attack_out_of_range_is_refused():
    match = battle(fleet("US13 US14", hand="GUN-A"), fleet("SU13"))
    shoot(match, 0, "GUN-A", "US13", "SU13")
    do(match, 0, "rearrange", "row2 US13")
    assert refused(match, 0, "done") == "MNB-5.4.2"
    do(match, 0, "keep")
    assert row(match, "US13") == 1


@pytest.mark.rule("MNB-5.4.2")
def test_a_submarine_that_supplies_an_attack_stays_active():
    match = battle(fleet("US13", active="US18", hand="TRP-A"), fleet("SU13"))
    shoot(match, 0, "TRP-A", "US18", "SU13")
    do(match, 0, "rearrange", "passive US18")
    assert refused(match, 0, "done") == "MNB-5.4.2"


@pytest.mark.rule("MNB-5.4.3")
def test_an_attack_is_judged_again_when_it_becomes_final():
    match = battle(fleet("US13 US14", hand="GUN-A"), fleet("SU13"))
    shoot(match, 0, "GUN-A", "US13", "SU13")
    match.state.row[SHIP["US13"]] = 2  # as no order could bring about
    assert refused(match, 0, "final") == "MNB-5.4.3"


@pytest.mark.rule("MNB-5.4.4")
def test_without_a_live_attack_nobody_defends():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", hand="INT-A GUN-B"))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    final(match)
    assert match.turn == (0,)
    assert "discard" in match.menu(0)


@pytest.mark.rule("MNB-5.4.5")
def test_after_that_the_active_player_has_only_intelligence():
    match = battle(fleet("US13", hand="MSL-A INT-A GUN-A TAC-A"), fleet("SU13", hand="MSL-B"), dice=(6,))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card MSL-B", "attack 1", "done")
    assert match.turn == (0,)
    assert {verb: legal(match, 0, verb) for verb in match.menu(0) if verb == "card"} == {"card": ["A082"]}
    do(match, 0, "card INT-A", "tactics TAC-A")
    passes(match)
    assert fates(match) == [4]


@pytest.mark.rule("MNB-5.4.6")
def test_a_cancelled_attack_no_longer_binds_the_formation():
    match = battle(fleet("US13 US14", hand="GUN-A"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    do(match, 0, "rearrange", "row2 US13", "done")
    assert row(match, "US13") == 2
    assert acted(match, "US13")
    assert len(attacks(match)) == 1
    assert events(match, "cancelled")

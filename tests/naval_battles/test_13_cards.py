"""MNB-12, MNB-13: defending, and the eleven kinds of Action card."""

from __future__ import annotations

import pytest

from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, DECLARED, HIT, MISSED, STOPPED
from tests.naval_battles.build import (
    acted,
    attacks,
    battle,
    damage,
    discards,
    do,
    end_turn,
    fates,
    final,
    fleet,
    hand,
    left,
    legal,
    passes,
    play,
    printed,
    refused,
    resolve,
    shoot,
    sunk,
)

# ---- defending


@pytest.mark.rule("MNB-12.1.1")
def test_a_defence_meets_only_its_types():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU03", hand="REP-A"))
    shoot(match, 0, "GUN-A", "US13", "SU03")
    final(match)
    assert refused(match, 1, "guard SU03") == "MNB-12.1.1"


@pytest.mark.rule("MNB-12.1.2")
@pytest.mark.parametrize(("die", "fate"), [(4, MISSED), (5, STOPPED)])
def test_the_die_must_reach_the_number(die, fate):
    match = battle(fleet("US01"), fleet("SU03"), dice=(die, 1))
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-12.1.4")
def test_a_ship_may_protect_any_vessel_of_its_fleet():
    match = battle(fleet("US01"), fleet("SU13", "SU03"), dice=(5,))
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.1.5")
def test_two_numbers_may_go_to_two_attacks():
    match = battle(fleet("SU02"), fleet("US07 US13"), dice=(3, 3))
    do(match, 0, "strike SU02", "target US13", "target US13")
    final(match)
    do(match, 1, "guard US07", "attack 1", "guard US07", "attack 2", "done")
    assert [attempt.number for attempt in match.state.turn.tries] == [3, 3]
    assert fates(match) == [STOPPED, STOPPED]


@pytest.mark.rule("MNB-12.1.6")
def test_a_ship_under_attack_that_has_acted_defends_all_the_same():
    match = battle(fleet("SU03", hand="MSL-A"), fleet("US01 US13"), dice=(5,), to_move=[1])
    shoot(match, 0, "MSL-A", "SU03", "US13")
    end_turn(match, 0)
    do(match, 1, "strike US01", "target SU03", "done")
    final(match, 1)
    do(match, 0, "guard SU03", "attack 1", "done")
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.1.7")
@pytest.mark.parametrize("mode", ["subs", "active"])
def test_a_submarine_with_a_defence_uses_it_in_either_mode(mode):
    with printed("SU16", STOPS=16, STOPS_AT=[5]):
        match = battle(fleet("US01"), fleet("SU13", **{mode: "SU16"}), dice=(5,))
        do(match, 0, "strike US01", "target SU13", "done")
        final(match)
        do(match, 1, "guard SU16", "attack 1", "done")
        assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.2.1")
def test_a_card_defends_without_a_vessel_of_its_symbol():
    match = battle(fleet("US13", hand="GUN-B"), fleet("SU04", hand="GUN-A"), dice=(5,))
    shoot(match, 0, "GUN-B", "US13", "SU04")
    final(match)
    do(match, 1, "card GUN-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.2.2")
def test_a_card_is_used_once_for_one_of_its_parts():
    match = battle(fleet("US13", hand="GUN-B"), fleet("SU04", hand="GUN-A"), dice=(1,))
    shoot(match, 0, "GUN-B", "US13", "SU04")
    assert "GUN-B" not in hand(match, 0)
    final(match)
    do(match, 1, "card GUN-A", "attack 1")
    assert "card" not in match.menu(1)
    do(match, 1, "done")
    passes(match)
    assert discards(match) == ["GUN-A"]
    assert hand(match, 1) == []


@pytest.mark.rule("MNB-12.3.1")
def test_a_card_counts_as_all_the_types_that_it_shows():
    match = battle(fleet("US13 US14", hand="MSL-G"), fleet("SU03"), dice=(5,))
    shoot(match, 0, "MSL-G", "US13 US14", "SU03")  # two SSM launchers
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")  # a defence against AS and CM
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.3.1")
def test_a_card_of_one_type_is_met_by_that_type_only():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="MSL-F GUN-B"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    assert refused(match, 1, "card MSL-F") == "MNB-12.1.1"  # CM and AS
    assert len(legal(match, 1, "card")) == 1


@pytest.mark.rule("MNB-12.3.2")
@pytest.mark.parametrize(("card", "ship"), [("GUN-A", "US13"), ("GUN-D", "US09"), ("GUN-F", "US04")])
def test_calibre_does_not_matter_for_a_defence(card, ship):
    match = battle(fleet(f"{ship}", hand=card), fleet("SU13", hand="GUN-H"), dice=(6,))
    shoot(match, 0, card, ship, "SU13")
    final(match)
    do(match, 1, "card GUN-H", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.3.2", "MNB-13.3.2")
def test_a_torpedo_is_met_by_a_torpedo_defence():
    match = battle(fleet(active="US18", hand="TRP-A"), fleet("SU13", hand="TRP-B MSL-H"), dice=(3,))
    shoot(match, 0, "TRP-A", "US18", "SU13")
    final(match)
    assert refused(match, 1, "card MSL-H") == "MNB-12.1.1"
    do(match, 1, "card TRP-B", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-12.4.1")
@pytest.mark.parametrize(("die", "fate"), [(4, HIT), (5, STOPPED)])
def test_hard_to_stop_lowers_every_die_of_the_defender(die, fate):
    match = battle(fleet("US13", hand="GUN-B"), fleet("SU13", hand="GUN-A"), dice=(die,))
    shoot(match, 0, "GUN-B", "US13", "SU13")  # -1 against 4+
    final(match)
    do(match, 1, "card GUN-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-12.4.2")
@pytest.mark.parametrize(("die", "fate"), [(5, HIT), (6, STOPPED)])
def test_hard_to_stop_lowers_evasion_too(die, fate):
    match = battle(fleet("US13", hand="GUN-B"), fleet("SU14"), dice=(die,))
    shoot(match, 0, "GUN-B", "US13", "SU14")
    resolve(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-12.4.2")
def test_aircraft_are_not_hard_to_stop():
    match = battle(
        fleet("US01", hand="AIR-A BOM-A REP-A REP-A"), fleet("SU13", subs="SU16"),
    )  # fmt: skip
    do(match, 0, "strike US01", "target SU13", "done")
    play(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay REP-A")
    play(match, 0, "card AIR-A", "target SU16")
    assert {attack.hts for attack in attacks(match)} == {0}


@pytest.mark.rule("MNB-12.5.1")
def test_evasion_stops_an_attack_on_that_vessel_alone():
    match = battle(fleet("US13 US14", hand="MSL-A MSL-B"), fleet("SU14 SU13"), dice=(5,))
    shoot(match, 0, "MSL-A", "US13", "SU14")
    shoot(match, 0, "MSL-B", "US14", "SU13")
    resolve(match)
    assert fates(match) == [STOPPED, HIT]
    assert left(match) == []


@pytest.mark.rule("MNB-12.5.2")
def test_evasion_works_against_every_attack_of_a_turn():
    match = battle(fleet("US13 US01", active="US18", hand="GUN-C TRP-A"), fleet("SU14 SU13"), dice=(5, 5, 5, 5))
    shoot(match, 0, "GUN-C", "US13", "SU14")
    shoot(match, 0, "TRP-A", "US18", "SU14")
    do(match, 0, "strike US01", "target SU14", "target SU14")
    resolve(match)
    assert fates(match) == [STOPPED] * 4


@pytest.mark.rule("MNB-12.5.3")
@pytest.mark.parametrize(("mode", "die", "fate"), [("subs", 2, STOPPED), ("active", 2, MISSED), ("active", 3, STOPPED)])
def test_a_submarine_evades_by_its_mode(mode, die, fate):
    match = battle(fleet("US11"), fleet("SU13", **{mode: "SU16"}), dice=(die, 1))  # 2 passive, 3 active
    do(match, 0, "hunt US11", "target SU16")
    resolve(match)
    assert fates(match) == [fate]


# ---- Torpedo, Air Support, Bombing


@pytest.mark.rule("MNB-13.3.3")
def test_a_ship_with_torpedoes_needs_no_mode():
    with printed("US13", ARMS=32):
        match = battle(fleet("US13", hand="TRP-A"), fleet("SU13"))
        shoot(match, 0, "TRP-A", "US13", "SU13")
        assert attacks(match)[0].damage == 3


@pytest.mark.rule("MNB-13.4.1")
def test_air_support_needs_no_vessel_and_uses_none():
    match = battle(fleet("US13", hand="AIR-A"), fleet("SU13"))
    play(match, 0, "card AIR-A", "target SU13")
    assert attacks(match)[0].ships == []
    assert not acted(match, "US13")


@pytest.mark.rule("MNB-13.4.2")
@pytest.mark.parametrize(("die", "fate"), [(3, MISSED), (4, HIT)])
def test_air_support_as_a_strike_sinks_whatever_the_hull(die, fate):
    match = battle(fleet("US13", hand="AIR-A"), fleet("SU02 SU13"), dice=(die,))
    play(match, 0, "card AIR-A", "target SU02")
    final(match)
    do(match, 1, "done")
    assert fates(match) == [fate]
    assert (sunk(match, 0) == ["SU02"]) == (fate == HIT)
    assert damage(match, "SU02") == 0


@pytest.mark.rule("MNB-13.4.3")
def test_air_support_as_a_defence():
    match = battle(fleet("US01"), fleet("SU13", hand="AIR-B"), dice=(3,))
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, "card AIR-B", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-13.4.4")
def test_air_support_against_a_submarine_rolls_its_asw_number():
    match = battle(fleet("US13", hand="AIR-C"), fleet("SU13", subs="SU16"), dice=(1, 3))
    play(match, 0, "card AIR-C", "target SU16")
    assert attacks(match)[0].number == 3
    resolve(match)
    assert sunk(match, 0) == ["SU16"]


@pytest.mark.rule("MNB-13.5.1")
def test_bombing_strikes_ships_of_one_opponent():
    match = battle(fleet("US13", hand="BOM-A REP-A REP-A"), fleet("SU13 SU10", subs="SU16"), fleet("UK07"))
    do(match, 0, "card BOM-A")
    assert refused(match, 0, "target SU16") == "MNB-13.5.1"
    do(match, 0, "target SU13")
    assert refused(match, 0, "target UK07") == "MNB-13.5.1"
    do(match, 0, "target SU13", "target SU10", "target SU13", "pay REP-A", "pay REP-A")
    passes(match)
    assert [attack.target for attack in attacks(match)] == [SHIP[code] for code in ("SU13", "SU13", "SU10", "SU13")]


@pytest.mark.rule("MNB-13.5.2")
def test_the_cost_of_a_bombing_is_not_refunded():
    match = battle(fleet("US13", hand="BOM-A REP-A GUN-A"), fleet("SU13", hand="INT-A"), bare=True)
    do(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay GUN-A")
    do(match, 1, "card INT-A")
    passes(match)
    assert discards(match) == ["BOM-A", "GUN-A", "INT-A", "REP-A"]
    assert hand(match, 0) == []


@pytest.mark.rule("MNB-13.5.3")
def test_each_strike_of_a_bombing_is_stopped_on_its_own():
    match = battle(fleet("US13", hand="BOM-A REP-A REP-A"), fleet("SU13 SU10", hand="AIR-A"), dice=(4, 5, 4, 4))
    play(match, 0, "card BOM-A", "target SU13", *["target SU10"] * 3, "pay REP-A", "pay REP-A")
    final(match)
    do(match, 1, "card AIR-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [STOPPED, HIT, MISSED, MISSED]


@pytest.mark.rule("MNB-13.5.4")
def test_intelligence_cancels_all_strikes_of_a_bombing():
    match = battle(fleet("US13", hand="BOM-A REP-A REP-A"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay REP-A")
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED] * 4


@pytest.mark.rule("MNB-13.5.4")
def test_bombing_needs_a_ship_to_bomb():
    match = battle(fleet("US13", hand="BOM-A REP-A REP-A"), fleet(subs="SU16"))
    assert refused(match, 0, "card BOM-A") == "MNB-13.5.4"


# ---- Battle Plan


@pytest.mark.rule("MNB-13.6.1")
@pytest.mark.parametrize(("order", "dice", "fate"), [("bonus", (1, 3), HIT), ("hinder 2", (5, 3), MISSED)])
def test_battle_plan_betters_own_dice_or_worsens_those_of_one_opponent(order, dice, fate):
    match = battle(fleet("US01", hand="PLN-A"), fleet("SU03"), dice=dice)
    play(match, 0, "card PLN-A", order)
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-13.6.1")
def test_a_battle_plan_is_over_with_the_turn():
    match = battle(fleet("US13", hand="PLN-A"), fleet("SU01"), dice=(4,))
    play(match, 0, "card PLN-A", "hinder 2")
    end_turn(match)
    assert match.state.turn.bonus == [0, 0]


@pytest.mark.rule("MNB-13.6.2")
def test_battle_plans_and_copies_add_up():
    match = battle(fleet("US13", hand="PLN-A PLN-A TAC-A"), fleet("SU13"), fleet("UK07"))
    play(match, 0, "card PLN-A", "bonus", "tactics TAC-A", "bonus")
    play(match, 0, "card PLN-A", "hinder 3")
    assert match.state.turn.bonus == [2, 0, -1]


# ---- Near Miss, Superior Tactics


@pytest.mark.rule("MNB-13.8.1")
@pytest.mark.parametrize(("die", "fate"), [(4, HIT), (5, STOPPED)])
def test_near_miss_is_one_attempt_and_hard_to_stop_counts(die, fate):
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", hand="NMS-A NMS-C"), dice=(die,))
    shoot(match, 0, "GUN-A", "US13", "SU13")
    final(match)
    assert refused(match, 1, "card NMS-C") == "MNB-12.1.1"
    do(match, 1, "card NMS-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-13.8.1")
def test_near_miss_is_not_for_the_actions_phase():
    match = battle(fleet("US13", hand="NMS-A"), fleet("SU13"))
    assert refused(match, 0, "card NMS-A") == "MNB-13.8.1"


@pytest.mark.rule("MNB-13.9.1")
def test_superior_tactics_is_not_played_alone_nor_copied():
    match = battle(fleet("US13 US14 US15", hand="TAC-A TAC-A MSL-A"), fleet("SU13"))
    assert refused(match, 0, "card TAC-A") == "MNB-13.9.1"
    do(match, 0, "card MSL-A", "from US13", "target SU13", "tactics TAC-A", "from US14", "target SU13")
    play(match, 0, "tactics TAC-A", "from US15", "target SU13")
    assert [attack.damage for attack in attacks(match)] == [2, 2, 2]


@pytest.mark.rule("MNB-13.9.2")
def test_a_copied_bombing_costs_two_more_cards():
    match = battle(fleet("US13", hand="BOM-A TAC-A REP-A REP-A REP-A"), fleet("SU13"), bare=True)
    do(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay REP-A")
    assert len(attacks(match)) == 4  # one card is left beside Superior Tactics: no copy, so it is declared at once
    match = battle(fleet("US13", hand="BOM-A TAC-A REP-A REP-A REP-A REP-A"), fleet("SU13"), bare=True)
    do(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay REP-A", "tactics TAC-A", *["target SU13"] * 4)
    do(match, 0, "pay REP-A", "pay REP-A")
    assert len(attacks(match)) == 8


@pytest.mark.rule("MNB-13.9.2")
def test_a_copied_defence_makes_its_own_attempt_at_any_attack():
    match = battle(fleet("US01"), fleet("SU13", hand="AIR-A TAC-A"), dice=(4, 4))
    do(match, 0, "strike US01", "target SU13", "target SU13")
    final(match)
    assert refused(match, 1, "tactics TAC-A") == "MNB-13.9.1"
    assert refused(match, 1, "card TAC-A") == "MNB-13.9.1"
    do(match, 1, "card AIR-A", "attack 1", "tactics TAC-A", "attack 2", "done")
    passes(match)
    assert fates(match) == [STOPPED, STOPPED]


@pytest.mark.rule("MNB-13.9.3")
def test_repair_can_be_copied():
    match = battle(fleet("US09 US11", hand="REP-A TAC-A", damage={"US09": ["GUN-C"], "US11": ["GUN-B"]}), fleet("SU13"))
    do(match, 0, "card REP-A", "mend GUN-C", "done", "tactics TAC-A", "mend GUN-B")
    passes(match)
    assert damage(match, "US09") == damage(match, "US11") == 0


@pytest.mark.rule("MNB-13.9.3")
def test_a_screening_ship_and_a_near_miss_can_be_copied():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13 SU10 SU12", hand="SCR-A NMS-A TAC-A TAC-A"), dice=(1, 3))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU10", "card NMS-A", "attack 1")
    do(match, 1, "tactics TAC-A", "copy SCR-A", "attack 1", "screen SU12", "tactics TAC-A", "copy NMS-A", "attack 1")
    do(match, 1, "done")
    passes(match)
    assert attacks(match)[0].target == SHIP["SU12"]
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-13.9.3")
def test_both_intelligence_and_its_copy_must_be_cancelled_to_save_a_card():
    def after(*answers: bool) -> list[int]:
        match = battle(fleet("US13", hand="GUN-A INT-A INT-A"), fleet("SU13", hand="INT-A TAC-A"))
        do(match, 0, "card GUN-A", "from US13", "target SU13")
        do(match, 1, "card INT-A", "tactics TAC-A")
        for answer in answers:
            do(match, 0, "card INT-A" if answer else "pass")
            passes(match) if len(answers) == 1 else None
        passes(match)
        return fates(match)

    assert after(False) == [ATTACK_CANCELLED]
    assert after(True) == [ATTACK_CANCELLED]
    assert after(True, True) == [DECLARED]


@pytest.mark.rule("MNB-13.9.4")
def test_a_copy_of_air_support_may_use_another_mode():
    match = battle(fleet("US13", hand="AIR-A TAC-A"), fleet("SU13", subs="SU16"))
    play(match, 0, "card AIR-A", "target SU13", "tactics TAC-A", "target SU16")
    assert [attack.types for attack in attacks(match)] == [16, 32]


@pytest.mark.rule("MNB-13.9.5", "MNB-17.10")
def test_original_and_copies_are_announced_together_and_fall_one_by_one():
    match = battle(fleet("US13 US14", hand="MSL-A TAC-A"), fleet("SU13", hand="INT-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13", "tactics TAC-A", "from US14", "target SU13")
    assert len(attacks(match)) == 2  # both lie there before anybody is asked
    do(match, 1, "pass")
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [DECLARED, ATTACK_CANCELLED]


@pytest.mark.rule("MNB-13.9.6")
def test_a_copy_as_a_damage_card_shows_the_copied_damage():
    match = battle(fleet("US13 US14", hand="MSL-A TAC-A"), fleet("SU13 SU03"))
    play(match, 0, "card MSL-A", "from US13", "target SU03", "tactics TAC-A", "from US14", "target SU03")
    resolve(match)
    assert damage(match, "SU03") == 4
    assert match.state.damage_points == [2, 2]
    match = battle(fleet("US13", hand="TAC-A"), fleet("SU13"), bare=True)
    do(match, 0, "pay TAC-A")
    assert refused(match, 0, "row1 US11") == "MNB-5.2.2"  # its own three points
    assert "US14" in legal(match, 0, "row1")


# ---- Repair, Screening Ship


@pytest.mark.rule("MNB-13.10.1")
def test_a_repaired_ship_does_not_act_this_turn():
    match = battle(fleet("US09 US13", hand="REP-A MSL-A", damage={"US09": ["GUN-C"]}), fleet("SU13"))
    play(match, 0, "card REP-A", "mend GUN-C")
    do(match, 0, "card MSL-A")
    assert legal(match, 0, "from") == ["US13"]


@pytest.mark.rule("MNB-13.10.2")
def test_one_repair_takes_any_damage_cards_off_any_ships():
    match = battle(
        fleet("US09 US11", hand="REP-A", damage={"US09": ["GUN-C", "GUN-B"], "US11": ["GUN-A"]}), fleet("SU13")
    )
    play(match, 0, "card REP-A", "mend GUN-B", "mend GUN-A", "done")
    assert (damage(match, "US09"), damage(match, "US11")) == (2, 0)


@pytest.mark.rule("MNB-13.10.3")
def test_repair_removes_at_least_one_damage_card():
    match = battle(fleet("US09", hand="REP-A"), fleet("SU13"))
    assert refused(match, 0, "card REP-A") == "MNB-13.10.3"
    match = battle(fleet("US09", hand="REP-A", damage={"US09": ["GUN-C", "GUN-B"]}), fleet("SU13"))
    do(match, 0, "card REP-A")
    assert refused(match, 0, "done") == "MNB-13.10.3"


@pytest.mark.rule("MNB-13.11.1", "MNB-13.11.3")
def test_a_screen_stands_in_the_same_row_or_in_any_in_front():
    match = battle(fleet("US01"), fleet("SU13", "SU12", "SU05 SU03", hand="SCR-A"), dice=(1,))
    do(match, 0, "strike US01", "target SU05", "done")
    final(match)
    do(match, 1, "card SCR-A", "attack 1")
    assert legal(match, 1, "screen") == ["SU13", "SU12", "SU03"]


@pytest.mark.rule("MNB-13.11.1")
def test_a_ship_behind_is_no_screen():
    match = battle(fleet("US01"), fleet("SU13", "SU12", hand="SCR-A"))
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    assert refused(match, 1, "card SCR-A") == "MNB-13.11.1"
    match = battle(fleet("US13", hand="SCR-A"), fleet("SU13"), bare=True)
    assert refused(match, 0, "card SCR-A") == "MNB-13.11.1"


@pytest.mark.rule("MNB-13.11.2")
def test_submarines_are_neither_screened_nor_screens():
    match = battle(fleet("US11 US01"), fleet("SU13 SU12", subs="SU16", hand="SCR-A"), dice=(1, 1, 1))
    do(match, 0, "hunt US11", "target SU16")
    do(match, 0, "strike US01", "target SU13", "done")
    final(match)
    do(match, 1, "card SCR-A")
    assert refused(match, 1, "attack 1") == "MNB-13.11.2"
    do(match, 1, "attack 2")
    assert refused(match, 1, "screen SU16") == "MNB-13.11.2"


@pytest.mark.rule("MNB-13.11.4")
def test_range_is_not_checked_again_for_a_screen():
    match = battle(fleet("US08", hand="MSL-E"), fleet("SU13", "SU10", hand="SCR-A"))
    shoot(match, 0, "MSL-E", "US08", "SU10")  # ranges 2 and 3 only
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU13", "done")
    passes(match)
    assert sunk(match, 0) == ["SU13"]


@pytest.mark.rule("MNB-13.11.5")
def test_only_the_new_target_evades_and_everything_else_stays():
    match = battle(fleet("US04", hand="GUN-F"), fleet("SU14 SU03", hand="SCR-A"))
    shoot(match, 0, "GUN-F", "US04", "SU14")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU03", "done")
    passes(match)
    assert sunk(match, 0) == ["SU03"]  # the large gun, and no die for the evasion of Smerch


@pytest.mark.rule("MNB-13.11.6")
def test_several_screens_move_an_attack_one_after_the_other():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU12 SU13 SU10", hand="SCR-A SCR-A"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU10", "card SCR-A", "attack 1")
    assert "SU10" not in legal(match, 1, "screen")
    do(match, 1, "screen SU12", "done")
    passes(match)
    assert attacks(match)[0].target == SHIP["SU12"]

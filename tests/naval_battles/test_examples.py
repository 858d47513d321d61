"""The worked examples of the ledger, with the book's own dice."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.rules.setup import fleet_points
from escadre.games.naval_battles.play.rules.table import (
    ATTACK_CANCELLED,
    DECLARED,
    HIT,
    LIVE,
    MISSED,
    STOPPED,
    max_hand,
)
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
    row,
    score,
    ships,
    shoot,
    sunk,
)


def the_turn_of_alan() -> Match:
    alan = fleet(
        "US13 US14", "US09", "US01", subs="US18", damage={"US09": ["GUN-B"]},
        hand="MSL-A GUN-E MSL-A GUN-A AIR-A MSL-G REP-A",
    )  # fmt: skip
    keith = fleet("SU13 SU14", "SU04 SU08", "SU01", hand="AIR-A")
    mike = fleet("UK07 UK11", "UK03", subs="UK13", hand="MSL-G NMS-A GUN-A")
    return battle(alan, keith, mike, dice=(6, 1, 5, 3, 1, 4, 6, 4, 4), bare=True)


@pytest.mark.rule(
    "MNB-E14", "MNB-6.2", "MNB-6.3", "MNB-6.4", "MNB-6.5", "MNB-7.1", "MNB-7.6", "MNB-12.3.1", "MNB-12.2.1"
)
def test_the_turn_of_alan_step_by_step():
    match = the_turn_of_alan()
    s = match.state
    # 1: two cards are worth 3 points, and George Phillip joins row 1
    do(match, 0, "pay MSL-A", "pay GUN-E", "row1 US15", "done")
    assert len(s.hands[0]) == 5
    # 2: Los Angeles becomes active
    do(match, 0, "rearrange", "active US18", "done")
    assert [row(match, code) for code in ("US13", "US15", "US14", "US09", "US01")] == [1, 1, 1, 2, 3]
    # 3, 4: Enterprise strikes twice, Los Angeles hunts
    do(match, 0, "strike US01", "target SU13", "target SU14")
    do(match, 0, "hunt US18", "target UK13")
    assert acted(match, "US01")
    assert acted(match, "US18")
    # 5: a missile from Gary
    shoot(match, 0, "MSL-A", "US14", "UK07")
    # 6: a gun from Phillip; Gary has acted
    do(match, 0, "card GUN-A")
    assert refused(match, 0, "from US14") == "MNB-5.1.3"
    play(match, 0, "from US15", "target UK07")
    # 7: aircraft without a vessel
    play(match, 0, "card AIR-A", "target SU01")
    # 8: two launchers, range counted from Virginia in row 2
    do(match, 0, "card MSL-G", "from US13", "from US09")
    assert refused(match, 0, "target UK03") == "MNB-11.4.3"
    play(match, 0, "target UK11")
    assert [attack.target for attack in attacks(match)] == [
        SHIP[code] for code in ("SU13", "SU14", "UK13", "UK07", "UK07", "SU01", "UK11")
    ]
    # 9
    final(match)
    assert fates(match) == [LIVE] * 7
    assert match.turn == (1,)
    # 10, 11: Slava first, so that Kiev's attempt is lost
    do(match, 1, "guard SU04", "attack 6", "guard SU01", "attack 6", "card AIR-A", "attack 1", "done")
    passes(match)
    assert fates(match) == [LIVE, STOPPED, LIVE, LIVE, LIVE, STOPPED, LIVE]
    assert left(match) == [3, 1, 4, 6, 4, 4]
    # 12, 13: Mike
    assert match.turn == (2,)
    do(match, 2, "card GUN-A", "attack 5", "card MSL-G", "attack 4", "card NMS-A", "attack 4", "guard UK03", "attack 7")
    do(match, 2, "done")
    passes(match)
    # 14: all at once
    assert fates(match) == [HIT, STOPPED, STOPPED, STOPPED, HIT, STOPPED, STOPPED]
    assert sunk(match, 0) == ["SU13"]
    assert damage(match, "UK07") == 1
    assert left(match) == []
    # 15: Gun d lies under Glasgow, the rest is discarded
    assert discards(match) == sorted(["MSL-A", "GUN-E", "MSL-A", "AIR-A", "MSL-G", "AIR-A", "MSL-G", "NMS-A", "GUN-A"])
    do(match, 0, "discard REP-A", "done")
    # 16
    assert [len(cards) for cards in s.hands] == [7, 8, 7]
    assert row(match, "SU14") == 1
    assert match.turn == (1,)


@pytest.mark.rule("MNB-E1", "MNB-2.8.1")
def test_titan_raises_the_hand_to_eight():
    match = battle(fleet("SU08 SU13"), fleet("US13"))
    assert [max_hand(match.state, seat) for seat in (0, 1)] == [8, 7]


@pytest.mark.rule("MNB-E2", "MNB-3.2")
def test_twenty_points_of_fleet_make_a_target_of_twenty():
    match = Match.new("naval_battles", 2, seed=1, options={"budget": 20})
    while match.state.target == 0:
        seat = match.turn[0]
        match.act(seat, "navy", match.menu(seat)["navy"][0])
    assert match.state.target == 20


@pytest.mark.rule("MNB-E3", "MNB-5.2.2", "MNB-5.2.3")
def test_cards_of_1_1_2_and_3_buy_up_to_seven_points():
    match = battle(fleet("US13", hand="MSL-A MSL-A GUN-E GUN-H"), fleet("SU13"))
    do(match, 0, "pay MSL-A", "pay MSL-A", "pay GUN-E", "pay GUN-H")
    assert "US03" not in legal(match, 0, "row1")
    assert refused(match, 0, "row1 US03") == "MNB-5.2.2"
    do(match, 0, "row1 US11")
    assert set(legal(match, 0, "row1")) >= {"US12", "US14"}
    do(match, 0, "row1 US14", "done")
    assert ships(match, 0) == ["US11", "US13", "US14"]


@pytest.mark.rule("MNB-E3", "MNB-5.2.3")
def test_points_that_are_not_used_lapse():
    match = battle(fleet("US13", hand="MSL-A MSL-A GUN-E GUN-H"), fleet("SU13"))
    do(match, 0, "pay MSL-A", "pay MSL-A", "pay GUN-E", "pay GUN-H", "row1 US14", "done")
    assert hand(match, 0) == ["SCR-A"]
    assert "pay" not in match.menu(0)


@pytest.mark.rule("MNB-E4", "MNB-11.1.1")
def test_kirov_fires_a_missile_and_has_acted():
    match = battle(fleet("SU03", hand="MSL-A"), fleet("US13"))
    shoot(match, 0, "MSL-A", "SU03", "US13")
    assert acted(match, "SU03")


@pytest.mark.rule("MNB-E5", "MNB-11.2.1", "MNB-11.2.2", "MNB-11.2.4")
def test_three_platforms_of_kirov_and_another():
    match = battle(fleet("SU03 SU13", hand="MSL-I"), fleet("US13"))
    shoot(match, 0, "MSL-I", "SU03 SU13", "US13")
    assert acted(match, "SU03")
    assert acted(match, "SU13")


@pytest.mark.rule("MNB-E5", "MNB-11.2.1")
def test_kirov_alone_has_not_three_platforms():
    match = battle(fleet("SU03", hand="MSL-I"), fleet("US13"))
    assert refused(match, 0, "card MSL-I") == "MNB-11.2.1"


@pytest.mark.rule("MNB-E6", "MNB-10.3", "MNB-11.5.1")
@pytest.mark.parametrize(("card", "afloat"), [("GUN-A", True), ("GUN-C", False)])
def test_kirov_with_five_damage_sinks_from_two_more(card, afloat):
    kirov = fleet("SU03", damage={"SU03": ["MSL-I"]})
    match = battle(fleet("US13", hand=card), kirov)
    shoot(match, 0, card, "US13", "SU03")
    resolve(match)
    assert ("SU03" in ships(match, 1)) == afloat
    assert damage(match, "SU03") == (6 if afloat else 0)


@pytest.mark.rule("MNB-E7", "MNB-11.4.1", "MNB-11.4.3", "MNB-11.4.4")
@pytest.mark.parametrize(
    ("card", "ship", "targets"),
    [
        ("MSL-A", "US13", ["SU13", "SU10"]),  # boxes 1–2 from row 1
        ("MSL-A", "US09", ["SU13"]),  # boxes 1–2 from row 2
        ("MSL-E", "US10", ["SU10", "SU03"]),  # boxes 2–3 from row 1 not at row 1
        ("MSL-F", "US08", ["SU13", "SU10"]),  # boxes 1–3 from row 2: range 4 is out
    ],
)
def test_range_is_counted_in_rows(card, ship, targets):
    match = battle(fleet("US13 US10", "US09 US08", hand=card), fleet("SU13", "SU10", "SU03"))
    do(match, 0, f"card {card}", f"from {ship}")
    assert legal(match, 0, "target") == targets


@pytest.mark.rule("MNB-E8", "MNB-12.1.2")
@pytest.mark.parametrize(("die", "fate"), [(1, HIT), (2, STOPPED), (6, STOPPED)])
def test_a_defence_of_two_or_more(die, fate):
    match = battle(fleet("US10", hand="MSL-E"), fleet("SU13", "SU10", hand="MSL-H"), dice=(die,))
    shoot(match, 0, "MSL-E", "US10", "SU10")
    final(match)
    do(match, 1, "card MSL-H", "attack 1", "done")
    passes(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-E8", "MNB-12.1.1")
def test_a_missile_defence_cannot_meet_a_gun():
    match = battle(fleet("US13", hand="GUN-A"), fleet("SU13", hand="MSL-H"))
    shoot(match, 0, "GUN-A", "US13", "SU13")
    final(match)
    assert refused(match, 1, "card MSL-H") == "MNB-12.1.1"


@pytest.mark.rule("MNB-E9", "MNB-12.1.3")
def test_kirov_defends_once_in_each_opposing_turn():
    match = battle(
        fleet("US01", hand="REP-A"), fleet("SU03 SU13", hand=""), fleet("UK07"), dice=(5, 1, 5), to_move=[1, 2]
    )
    do(match, 0, "strike US01", "target SU03", "target SU13")
    final(match)
    do(match, 1, "guard SU03", "attack 1")
    assert refused(match, 1, "guard SU03") == "MNB-12.1.3"
    do(match, 1, "done")
    assert fates(match) == [STOPPED, MISSED]


@pytest.mark.rule("MNB-E9", "MNB-12.1.3")
def test_the_numbers_are_fresh_in_the_next_opposing_turn():
    match = battle(fleet("US01"), fleet("UK01"), fleet("SU03"), dice=(5, 5), to_move=[1], first=0)
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    do(match, 2, "guard SU03", "attack 1", "done")
    end_turn(match)
    do(match, 1, "strike UK01", "target SU03", "done")
    final(match, 1)
    do(match, 2, "guard SU03", "attack 1", "done")
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-E10", "MNB-12.1.3", "MNB-12.1.5")
def test_ticonderoga_has_two_attempts_also_at_one_attack():
    match = battle(fleet("SU02", hand="AIR-A"), fleet("US07 US13"), dice=(2, 3, 1, 1))
    do(match, 0, "strike SU02", "target US07", "target US13")
    play(match, 0, "card AIR-A", "target US13")
    final(match)
    do(match, 1, "guard US07", "attack 1", "guard US07", "attack 1")
    assert refused(match, 1, "guard US07") == "MNB-12.1.3"
    do(match, 1, "done")
    assert fates(match) == [STOPPED, MISSED, MISSED]


@pytest.mark.rule("MNB-E11", "MNB-12.4.1")
@pytest.mark.parametrize(("die", "fate"), [(3, HIT), (4, STOPPED)])
def test_hard_to_stop_turns_a_two_into_a_four(die, fate):
    match = battle(fleet("US13", hand="MSL-C"), fleet("SU13", hand="MSL-G"), dice=(die,))
    shoot(match, 0, "MSL-C", "US13", "SU13")
    final(match)
    do(match, 1, "card MSL-G", "attack 1", "done")
    passes(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-E12", "MNB-14.1", "MNB-14.5")
def test_enterprise_strikes_twice_or_hunts_once():
    match = battle(fleet("US01"), fleet("SU13", subs="SU16"))
    do(match, 0, "strike US01", "target SU13", "target SU13")
    assert [attack.number for attack in attacks(match)] == [4, 4]
    assert refused(match, 0, "hunt US01") == "MNB-5.1.3"


@pytest.mark.rule("MNB-E12", "MNB-14.4", "MNB-14.5")
def test_enterprise_that_hunts_cannot_strike():
    match = battle(fleet("US01"), fleet("SU13", subs="SU16"))
    do(match, 0, "hunt US01", "target SU16")
    assert [attack.number for attack in attacks(match)] == [4]
    assert refused(match, 0, "strike US01") == "MNB-5.1.3"


@pytest.mark.rule("MNB-E13", "MNB-5.1.3", "MNB-14.5")
@pytest.mark.parametrize(
    "orders",
    [
        ("strike SU01", "target US13"),
        ("hunt SU01", "target US18"),
        ("card GUN-A", "from SU01", "target US13"),
        ("card MSL-F", "from SU01", "target US13"),
    ],
)
def test_kiev_does_one_of_four_things(orders):
    match = battle(fleet("SU01", hand="GUN-A MSL-F"), fleet("US13", subs="US18"))
    play(match, 0, *orders)
    assert not {"card", "strike", "hunt"} & set(match.menu(0))


@pytest.mark.rule("MNB-E15", "MNB-2.4.3", "MNB-7.2", "MNB-7.5", "MNB-15.1.2")
def test_rows_are_judged_as_they_were_before_anything_sank():
    match = battle(
        fleet("SU02", "SU01", hand="AIR-A"), fleet("US13 US14", "US15", "US16"), dice=(4, 6, 6, 5),
        options={"row_air_defence": True},
    )  # fmt: skip
    do(match, 0, "strike SU02", "target US13", "target US14")
    do(match, 0, "strike SU01", "target US15")
    play(match, 0, "card AIR-A", "target US16")  # 4 and 2 more for row 3
    resolve(match)
    assert fates(match) == [HIT, HIT, HIT, MISSED]
    assert row(match, "US16") == 1


@pytest.mark.rule("MNB-E15", "MNB-2.4.3")
def test_a_ship_of_row_three_stands_alone_in_row_one():
    match = battle(fleet("SU02", "SU01"), fleet("US13 US14", "US15", "US16"), dice=(4, 5, 5))
    do(match, 0, "strike SU02", "target US13", "target US14")
    do(match, 0, "strike SU01", "target US15")
    resolve(match)
    assert sunk(match, 0) == ["US13", "US14", "US15"]
    assert row(match, "US16") == 1


@pytest.mark.rule("MNB-E16", "MNB-13.11.1", "MNB-13.11.4", "MNB-13.11.5", "MNB-12.4.2")
def test_a_screening_ship_takes_attempt_and_evasion_with_it():
    match = battle(fleet("US10", "US13", hand="MSL-H"), fleet("SU14", "SU13", hand="SCR-A MSL-A"), dice=(3, 5))
    with printed("A049", PLATFORMS=1):
        shoot(match, 0, "MSL-H", "US10", "SU13")
        final(match)
        do(match, 1, "card SCR-A", "attack 1", "screen SU14", "card MSL-A", "attack 1", "done")
        passes(match)
    assert fates(match) == [HIT]
    assert sunk(match, 0) == ["SU14"]
    assert damage(match, "SU13") == 0
    assert left(match) == []


@pytest.mark.rule("MNB-E17", "MNB-17.2", "MNB-17.3", "MNB-17.5")
def test_intelligence_on_intelligence_lets_the_asking_go_on():
    match = battle(
        fleet("US13", hand="GUN-A INT-A"), fleet("UK07", hand="REP-A"), fleet("SU13", hand="INT-A REP-A"),
        fleet("FR09", hand="REP-A"),
    )  # fmt: skip
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    assert match.turn == (1,)
    do(match, 1, "pass")
    do(match, 2, "card INT-A")
    assert match.turn == (3,)
    do(match, 3, "pass")
    assert match.turn == (0,)
    do(match, 0, "card INT-A")
    for seat in (1, 2, 3):
        assert match.turn == (seat,)
        do(match, seat, "pass")
    assert match.turn == (2,)
    do(match, 2, "pass")
    assert match.turn == (3,)
    do(match, 3, "pass")
    assert fates(match) == [DECLARED]
    assert discards(match) == ["INT-A", "INT-A"]


@pytest.mark.rule("MNB-E18", "MNB-13.9.2", "MNB-13.9.5", "MNB-17.9", "MNB-17.10")
def test_the_copy_stays_when_the_original_is_cancelled():
    match = battle(fleet("US13 US14", hand="MSL-A TAC-A"), fleet("SU13 SU10", hand="INT-A REP-A"))
    do(match, 0, "card MSL-A", "from US13", "target SU13", "tactics TAC-A", "from US14", "target SU10")
    do(match, 1, "card INT-A")
    passes(match)
    assert fates(match) == [ATTACK_CANCELLED, DECLARED]
    assert (attacks(match)[1].damage, attacks(match)[1].hts) == (2, 0)
    assert acted(match, "US13")
    assert acted(match, "US14")


@pytest.mark.rule("MNB-E18", "MNB-13.9.2")
def test_without_a_second_launcher_there_is_no_copy():
    match = battle(fleet("US13", hand="MSL-A TAC-A"), fleet("SU13"))
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    assert fates(match) == [DECLARED]
    assert hand(match, 0) == ["SCR-A", "TAC-A"]


@pytest.mark.rule("MNB-E19", "MNB-13.6.2", "MNB-12.4.2")
@pytest.mark.parametrize(("dice", "fate"), [((6,), STOPPED), ((5, 6), HIT)])
def test_battle_plan_and_hard_to_stop_add_up(dice, fate):
    match = battle(fleet("US13", hand="GUN-A PLN-A"), fleet("SU14", hand="GUN-C"), dice=dice)
    play(match, 0, "card PLN-A", "hinder 2")
    shoot(match, 0, "GUN-A", "US13", "SU14")
    final(match)
    do(match, 1, "card GUN-C", "attack 1", "done")
    passes(match)
    assert fates(match) == [fate]
    assert left(match) == []


@pytest.mark.rule("MNB-E20", "MNB-11.6.1", "MNB-11.6.2", "MNB-11.2.2")
def test_a_large_gun_sinks_kirov_whatever_her_hull():
    match = battle(fleet("US04 US13", hand="GUN-H"), fleet("SU03 SU13"))
    shoot(match, 0, "GUN-H", "US04 US13", "SU03")
    resolve(match)
    assert sunk(match, 0) == ["SU03"]


@pytest.mark.rule("MNB-E21", "MNB-10.4", "MNB-13.3.2")
def test_a_torpedo_sinks_a_submarine_and_only_wounds_a_ship():
    match = battle(fleet(active="US18", hand="TRP-C"), fleet("SU13", subs="SU17"), dice=(4,))
    shoot(match, 0, "TRP-C", "US18", "SU17")
    resolve(match)
    assert sunk(match, 0) == ["SU17"]
    match = battle(fleet(active="US18", hand="TRP-C"), fleet("SU13", subs="SU17"))
    shoot(match, 0, "TRP-C", "US18", "SU13")
    resolve(match)
    assert damage(match, "SU13") == 2


@pytest.mark.rule("MNB-E22", "MNB-13.10.1", "MNB-13.10.2")
def test_repair_takes_both_damage_cards_and_the_action():
    wounded = fleet("US09 US13", hand="REP-A MSL-A", damage={"US09": ["GUN-C", "GUN-B"]})
    match = battle(wounded, fleet("SU13"))
    play(match, 0, "card REP-A", "mend GUN-C", "mend GUN-B")
    assert damage(match, "US09") == 0
    assert discards(match) == ["GUN-B", "GUN-C", "REP-A"]
    do(match, 0, "card MSL-A")
    assert refused(match, 0, "from US09") == "MNB-13.10.1"


@pytest.mark.rule("MNB-E22", "MNB-13.10.2", "MNB-13.10.3")
def test_a_ship_that_has_acted_cannot_be_repaired():
    wounded = fleet("US09", hand="REP-A MSL-A", damage={"US09": ["GUN-C"]})
    match = battle(wounded, fleet("SU13"))
    shoot(match, 0, "MSL-A", "US09", "SU13")
    assert refused(match, 0, "card REP-A") == "MNB-13.10.3"


@pytest.mark.rule("MNB-E23", "MNB-15.1.1", "MNB-15.1.2")
@pytest.mark.parametrize(
    ("target", "plan", "fate"), [("US15", False, MISSED), ("US15", True, HIT), ("US14", False, HIT)]
)
def test_rows_protect_against_aircraft(target, plan, fate):
    match = battle(
        fleet("SU01", hand="PLN-A"), fleet("US13", "US14", "US15"), dice=(6,), options={"row_air_defence": True}
    )
    if plan:
        play(match, 0, "card PLN-A", "bonus")
    do(match, 0, "strike SU01", f"target {target}")
    resolve(match)
    assert fates(match) == [fate]


@pytest.mark.rule("MNB-E24", "MNB-4.4", "MNB-9.2")
def test_the_discards_are_shuffled_when_the_last_card_is_drawn():
    named = "GUN-A GUN-B GUN-C GUN-D"
    rest = [f"A{n:03}" for n in range(60, 102)]
    match = battle(
        fleet("US13", hand=named), fleet("SU13", hand="MSL-A MSL-A MSL-A MSL-A MSL-B"), deck=rest[:2], bare=True
    )
    s = match.state
    before = len(s.discard)
    end_turn(match)
    assert [len(cards) for cards in s.hands] == [7, 7]
    assert len(s.deck) == before + 2 - 5
    assert s.discard == []


@pytest.mark.rule("MNB-E25", "MNB-3.3")
def test_of_several_over_the_target_the_most_points_win():
    match = battle(fleet("US13", score=25), fleet("SU13", score=27), fleet("UK07", score=24), on=2, to_move=[])
    end_turn(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("MNB-E25", "MNB-3.5")
@pytest.mark.parametrize(("second", "winners"), [("SU13 SU12", (1,)), ("SU13", (0, 1))])
def test_a_tie_goes_to_the_fleet_afloat_or_is_shared(second, winners):
    match = battle(fleet("US13", score=27), fleet(second, score=27), on=1, to_move=[])
    end_turn(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == winners


@pytest.mark.rule("MNB-E26", "MNB-13.5.2")
def test_bombing_needs_two_other_cards():
    match = battle(fleet("US13", hand="BOM-A REP-A"), fleet("SU13"), bare=True)
    assert refused(match, 0, "card BOM-A") == "MNB-13.5.2"


@pytest.mark.rule("MNB-E26", "MNB-13.5.1", "MNB-13.5.3", "MNB-0.4")
def test_each_strike_of_a_bombing_can_be_screened_on_its_own():
    match = battle(
        fleet("US13", hand="BOM-A REP-A REP-A REP-A"), fleet("SU13 SU12 SU10 SU05", hand="SCR-A"), dice=(1, 1, 1, 1)
    )
    do(match, 0, "card BOM-A", "target SU13", "target SU13", "target SU12", "target SU10", "pay REP-A", "pay REP-A")
    passes(match)
    assert hand(match, 0) == ["REP-A", "SCR-A"]
    final(match)
    do(match, 1, "card SCR-A", "attack 2", "screen SU05", "done")
    passes(match)
    assert [attack.target for attack in attacks(match)] == [SHIP[code] for code in ("SU13", "SU05", "SU12", "SU10")]
    assert [attack.number for attack in attacks(match)] == [5] * 4


@pytest.mark.rule("MNB-E27", "MNB-3.4", "MNB-3.7", "MNB-3.8")
def test_the_last_submarine_ends_it_at_once():
    match = battle(fleet("US11", score=9), fleet(subs="SU20"), dice=(1, 4))
    do(match, 0, "hunt US11", "target SU20")
    resolve(match)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.state.reserves[1] == []


@pytest.mark.rule("MNB-E28", "MNB-6.5", "MNB-6.6")
def test_an_attempt_at_a_stopped_attack_is_lost():
    match = battle(fleet("US01"), fleet("SU01 SU04"), dice=(6, 4))
    do(match, 0, "strike US01", "target SU01", "target SU04")
    final(match)
    do(match, 1, "guard SU04", "attack 1", "guard SU01", "attack 1", "done")
    assert fates(match) == [STOPPED, HIT]
    assert left(match) == []


@pytest.mark.rule("MNB-E29", "MNB-16.3.2", "MNB-16.3.3", "MNB-16.3.4", "MNB-16.5")
def test_falkland_express_without_aircraft_ends_after_three_rounds():
    match = battle(
        fleet("UK09 NC01", damage={"NC01": ["GUN-B"]}),
        fleet("AR03", hand="AIR-A"),
        scenario="falkland-express",
        on=1,
        round=3,
        to_move=[],
    )
    assert refused(match, 1, "card AIR-A") == "MNB-16.3.2"
    end_turn(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.why.id == "won-kept"


def buying(options: dict[str, object]) -> Match:
    match = Match.new("naval_battles", 2, seed=3, options={"card_reserve": True, **options})
    while "navy" in match.menu(match.turn[0]):
        seat = match.turn[0]
        match.order(seat, "navy american" if seat == match.state.first else "navy soviet")
    return match


@pytest.mark.rule("MNB-E30", "MNB-15.3.1", "MNB-15.3.2", "MNB-15.3.3")
def test_bought_cards_lower_the_fleet_budget_not_the_target():
    match = buying({"budget": 25})
    one = match.state.first
    other = 1 - one
    do(match, one, "buy GUN-A")
    do(match, other, "pass")
    do(match, one, "buy GUN-H", "pass")
    assert match.state.target == 25
    assert fleet_points(match.state, one) == 20
    assert fleet_points(match.state, other) == 25
    for seat in (one, other):
        match.act(seat, "ship", match.menu(seat)["ship"][-1])
        do(match, seat, "done")
    for seat in (one, other):
        do(match, seat, "done")
    assert len(match.state.hands[one]) == 7
    assert len(match.state.bought[one]) == 2


@pytest.mark.rule("MNB-E31", "MNB-11.4.5", "MNB-11.4.6")
def test_a_submarine_counts_as_row_one_and_the_deepest_ship_decides():
    match = battle(fleet("US13", "US08", active="US20", hand="MSL-H MSL-E"), fleet("SU13", "SU10"))
    do(match, 0, "card MSL-H", "from US20", "from US08")
    assert legal(match, 0, "target") == ["SU13", "SU10"]
    match = battle(fleet(active="US20", hand="MSL-E"), fleet("SU13"))
    assert refused(match, 0, "card MSL-E") == "MNB-11.4.3"


@pytest.mark.rule("MNB-E32", "MNB-7.4", "MNB-11.3.3", "MNB-11.5.2")
def test_a_ship_sinks_once_however_often_it_is_hit():
    target = fleet("SU10 SU13", damage={"SU10": ["GUN-C"]})
    match = battle(fleet("US13 US14 US01", hand="MSL-A MSL-B"), target, dice=(4,))
    shoot(match, 0, "MSL-A", "US13", "SU10")
    shoot(match, 0, "MSL-B", "US14", "SU10")
    do(match, 0, "strike US01", "target SU10", "done")
    resolve(match)
    assert sunk(match, 0) == ["SU10"]
    assert score(match, 0) == 4
    assert discards(match) == ["GUN-C", "MSL-A", "MSL-B"]


@pytest.mark.rule("MNB-E33", "MNB-5.4.6", "MNB-17.9")
def test_a_cancelled_torpedo_no_longer_binds_its_submarine():
    match = battle(fleet("US13", active="US18", hand="TRP-A"), fleet("SU13", subs="SU16", hand="INT-A"))
    do(match, 0, "card TRP-A", "from US18", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    do(match, 0, "rearrange", "passive US18", "done")
    assert refused(match, 0, "hunt US18") == "MNB-5.1.3"


@pytest.mark.rule("MNB-E34", "MNB-15.3.5")
def test_at_most_a_fifth_of_the_points_goes_into_cards():
    match = buying({"budget": 20})
    one = match.state.first
    do(match, one, "buy GUN-H")
    do(match, 1 - one, "pass")
    assert refused(match, one, "buy GUN-A") == "MNB-15.3.5"
    do(match, one, "buy MSL-A", "pass")
    assert fleet_points(match.state, one) == 16
    assert match.state.target == 20

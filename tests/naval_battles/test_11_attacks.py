"""MNB-10, MNB-11, MNB-14: ship cards, attacking, air attacks from vessels."""

from __future__ import annotations

import pytest

from escadre.games.naval_battles.play import columns
from escadre.games.naval_battles.play.catalog import SHIP, SHIPS
from escadre.games.naval_battles.play.rules.table import HIT, STOPPED
from escadre.games.naval_battles.show import catalog
from tests.naval_battles.build import (
    acted,
    attacks,
    battle,
    damage,
    discards,
    do,
    fates,
    final,
    find,
    fleet,
    legal,
    passes,
    play,
    printed,
    refused,
    resolve,
    score,
    ships,
    shoot,
    sunk,
)

# ---- Ship cards


@pytest.mark.rule("MNB-10.1")
def test_a_ship_card_shows_all_its_values():
    face = catalog(battle(fleet("US13"), fleet("SU13")).state).faces["SU01"]
    shown = {fact.what.id: fact.value for fact in face.facts}
    assert shown["fact-hull"] == 8
    assert shown["fact-weapons"] == "SG CM"
    assert shown["fact-asw"] == "5+"
    assert shown["fact-air"] == "5+"
    assert shown["fact-stops"] == "AS/CM 5+"
    assert shown["fact-vp"] == 7
    assert shown["fact-years"] == "1975–1993"
    assert {"fact-class", "fact-navy"} <= set(shown)
    assert face.art.nation == "soviet"


@pytest.mark.rule("MNB-10.2")
def test_years_have_no_effect_in_play():
    match = battle(fleet("JP01", hand="MSL-A"), fleet("UK01"))  # of 1993, against one that was gone in 1979
    shoot(match, 0, "MSL-A", "JP01", "UK01")
    assert len(attacks(match)) == 1


@pytest.mark.rule("MNB-10.3", "MNB-11.3.1")
@pytest.mark.parametrize(("hull", "afloat"), [(2, False), (3, True)])
def test_damage_equal_to_the_hull_sinks(hull, afloat):
    with printed("SU13", HULL=hull):
        match = battle(fleet("US13", hand="MSL-A"), fleet("SU13 SU10"))
        shoot(match, 0, "MSL-A", "US13", "SU13")
        resolve(match)
        assert ("SU13" in ships(match, 1)) == afloat


@pytest.mark.rule("MNB-10.4")
def test_any_hit_sinks_a_submarine():
    match = battle(fleet(active="US18", hand="TRP-C"), fleet("SU13", subs="SU16"), dice=(1,))
    shoot(match, 0, "TRP-C", "US18", "SU16")
    resolve(match)
    assert sunk(match, 0) == ["SU16"]


@pytest.mark.rule("MNB-10.5", "MNB-13.1.1", "MNB-13.2.1")
@pytest.mark.parametrize(("card", "ship"), [("GUN-A", "US13"), ("GUN-D", "US09"), ("MSL-A", "US13"), ("MSL-E", "US08")])
def test_each_symbol_allows_its_own_kind_of_attack(card, ship):
    match = battle(fleet("US13 US09 US08", hand=card), fleet("SU13", "SU10"))
    do(match, 0, f"card {card}")
    assert ship in legal(match, 0, "from")
    for other in {"US13", "US09", "US08"} - set(legal(match, 0, "from")):
        assert not columns.ARMS[SHIP[other]] & columns.SYMBOLS[match.state.plan.cards[0]]


@pytest.mark.rule("MNB-10.6")
def test_a_built_in_defence_needs_no_card():
    match = battle(fleet("US01"), fleet("SU03"), dice=(5,))
    do(match, 0, "strike US01", "target SU03", "done")
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-10.7")
def test_vp_are_price_and_score():
    match = battle(fleet("US01", hand="GUN-H"), fleet("SU09 SU13"), dice=(4,))
    do(match, 0, "pay GUN-H")
    assert "US14" in legal(match, 0, "row1")
    assert refused(match, 0, "row1 US11") == "MNB-5.2.2"
    do(match, 0, "row1 US14", "done", "strike US01", "target SU09", "done")
    resolve(match)
    assert score(match, 0) == columns.VP[SHIP["SU09"]] == 4


@pytest.mark.rule("MNB-10.8")
def test_damage_weakens_nothing():
    match = battle(fleet("US09", hand="MSL-A", damage={"US09": ["MSL-H"]}), fleet("SU13"))
    shoot(match, 0, "MSL-A", "US09", "SU13")
    assert attacks(match)[0].damage == 2


# ---- symbols and platforms


@pytest.mark.rule("MNB-11.1.1")
def test_an_attack_card_needs_a_vessel_with_its_symbol():
    match = battle(fleet("US01", hand="GUN-A"), fleet("SU13"))
    assert refused(match, 0, "card GUN-A") == "MNB-11.1.1"


@pytest.mark.rule("MNB-11.1.2", "MNB-13.0.1")
def test_vessel_and_target_are_named_and_shown():
    match = battle(fleet("US13 US14", hand="MSL-A"), fleet("SU13 SU10"))
    shoot(match, 0, "MSL-A", "US14", "SU10")
    assert attacks(match)[0].ships == [SHIP["US14"]]
    board = match.view(1).picture.boards[0]
    assert [(arrow.source, arrow.target) for arrow in board.overlays] == [("ship:US14", "ship:SU10")]


@pytest.mark.rule("MNB-11.1.3")
def test_targets_are_vessels_of_any_opponents_in_play():
    match = battle(fleet("US01 US13", hand="MSL-A"), fleet("SU13"), fleet("UK07"), {"navy": "french", "out": True})
    do(match, 0, "strike US01")
    assert legal(match, 0, "target") == ["SU13", "UK07"]
    do(match, 0, "target SU13", "target UK07")
    shoot(match, 0, "MSL-A", "US13", "SU13")
    assert [attack.target for attack in attacks(match)] == [SHIP["SU13"], SHIP["UK07"], SHIP["SU13"]]


@pytest.mark.rule("MNB-11.1.4")
def test_a_passive_submarine_supplies_nothing_and_hunts_nothing():
    match = battle(fleet(subs="US18", hand="TRP-A MSL-A"), fleet("SU13", subs="SU16"))
    assert refused(match, 0, "card MSL-A") == "MNB-11.1.4"
    assert refused(match, 0, "card TRP-A") == "MNB-13.3.1"
    assert refused(match, 0, "hunt US18") == "MNB-11.1.4"
    do(match, 0, "rearrange", "active US18", "done")
    assert len(legal(match, 0, "card")) == 2
    assert legal(match, 0, "hunt") == ["US18"]


@pytest.mark.rule("MNB-11.2.1")
def test_the_number_of_platforms_may_come_in_any_mixture():
    match = battle(fleet("SU01 SU13", hand="MSL-G"), fleet("US13"))  # CM and SSM
    shoot(match, 0, "MSL-G", "SU01 SU13", "US13")
    assert len(attacks(match)) == 1


@pytest.mark.rule("MNB-11.2.2")
def test_a_vessel_supplies_each_of_its_shown_symbols():
    match = battle(fleet("SU03", hand="MSL-G"), fleet("US13"))
    shoot(match, 0, "MSL-G", "SU03", "US13")
    assert attacks(match)[0].ships == [SHIP["SU03"]]


@pytest.mark.rule("MNB-11.2.3")
def test_a_vessel_does_not_supply_two_cards():
    match = battle(fleet("SU03", hand="MSL-A MSL-E"), fleet("US13", "US14"))
    shoot(match, 0, "MSL-A", "SU03", "US13")
    assert refused(match, 0, "card MSL-E") == "MNB-5.1.3"


@pytest.mark.rule("MNB-11.2.3")
def test_nor_a_card_and_its_copy():
    match = battle(fleet("SU03 SU13", hand="MSL-A TAC-A"), fleet("US13"))
    do(match, 0, "card MSL-A", "from SU03", "target US13", "tactics TAC-A")
    assert refused(match, 0, "from SU03") == "MNB-11.2.3"


@pytest.mark.rule("MNB-11.2.4")
def test_exactly_the_needed_platforms_are_supplied():
    match = battle(fleet("SU03 SU13", hand="MSL-A"), fleet("US13"))
    do(match, 0, "card MSL-A", "from SU13")
    assert set(match.menu(0)) == {"target"}
    play(match, 0, "target US13")
    assert acted(match, "SU13")
    assert not acted(match, "SU03")


@pytest.mark.rule("MNB-11.3.2")
def test_the_card_becomes_a_damage_card():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13"))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    resolve(match)
    assert damage(match, "SU13") == 2
    under = [p for zone in match.view(0).picture.zones for p in zone.pieces if p.on == "ship:SU13"]
    assert [piece.face for piece in under] == ["MSL-A"]


@pytest.mark.rule("MNB-11.3.3")
def test_cards_of_stopped_attacks_and_of_sunk_ships_are_discarded():
    match = battle(
        fleet("US13 US14", hand="MSL-A MSL-B"), fleet("SU13 SU10", hand="MSL-C", damage={"SU13": ["GUN-B"]}), dice=(6,)
    )
    shoot(match, 0, "MSL-A", "US13", "SU13")
    shoot(match, 0, "MSL-B", "US14", "SU10")
    final(match)
    do(match, 1, "card MSL-C", "attack 2", "done")
    passes(match)
    assert sunk(match, 0) == ["SU13"]
    assert discards(match) == ["GUN-B", "MSL-A", "MSL-B", "MSL-C"]


@pytest.mark.rule("MNB-11.3.4")
def test_aircraft_go_to_the_discards_after_resolving_and_plans_at_the_end():
    match = battle(fleet("US13", hand="AIR-A PLN-A"), fleet("SU13 SU10"), dice=(1,))
    play(match, 0, "card PLN-A", "bonus")
    play(match, 0, "card AIR-A", "target SU13")
    assert discards(match) == []
    resolve(match)
    assert discards(match) == ["AIR-A"]
    do(match, 0, "done")
    assert discards(match) == ["AIR-A", "PLN-A"]


@pytest.mark.rule("MNB-11.3.4", "MNB-4.4")
def test_a_reshuffle_while_everybody_draws_takes_the_plan_in():
    match = battle(fleet("US13", hand="PLN-A"), fleet("SU13 SU10"), deck=["GUN-C"])
    plan = find(match, 0, "PLN-A")
    play(match, 0, "card PLN-A", "bonus")
    resolve(match)
    do(match, 0, "done")
    s = match.state
    assert plan in s.deck + s.hands[0] + s.hands[1]


# ---- sinking


@pytest.mark.rule("MNB-11.5.1")
def test_more_damage_than_the_hull_sinks_too():
    match = battle(fleet("US13 US14 US08", hand="MSL-I"), fleet("SU13 SU10"))
    shoot(match, 0, "MSL-I", "US13 US08", "SU13")
    resolve(match)
    assert sunk(match, 0) == ["SU13"]


@pytest.mark.rule("MNB-11.5.2")
def test_the_active_player_gets_what_others_have_wounded():
    match = battle(fleet("UK12", hand="MSL-A"), fleet("US13"), fleet("SU13 SU10", damage={"SU13": ["GUN-C"]}))
    shoot(match, 0, "MSL-A", "UK12", "SU13")
    resolve(match)
    assert sunk(match, 0) == ["SU13"]


@pytest.mark.rule("MNB-11.6.1")
@pytest.mark.parametrize(("ship", "sinks"), [("US04", True), ("US09", False)])
def test_a_large_gun_sinks_only_with_an_lg(ship, sinks):
    match = battle(fleet("US04 US09", hand="GUN-F"), fleet("SU03 SU13"))
    shoot(match, 0, "GUN-F", ship, "SU03")
    resolve(match)
    assert (sunk(match, 0) == ["SU03"]) == sinks


@pytest.mark.rule("MNB-11.6.2")
def test_an_lg_needs_the_note_and_its_symbol():
    match = battle(fleet("US04", hand="GUN-D"), fleet("SU03 SU13"))
    shoot(match, 0, "GUN-D", "US04", "SU03")  # by her MG
    resolve(match)
    assert fates(match) == [HIT]
    assert damage(match, "SU03") == 2


@pytest.mark.rule("MNB-11.6.2")
def test_one_lg_among_several_platforms_is_enough():
    match = battle(fleet("US04 US13", hand="GUN-H"), fleet("SU03 SU13"))
    shoot(match, 0, "GUN-H", "US13 US04", "SU03")
    resolve(match)
    assert sunk(match, 0) == ["SU03"]


# ---- air attacks from vessels


@pytest.mark.rule("MNB-14.1", "MNB-13.7.2")
def test_one_strike_for_each_number_without_a_card():
    match = battle(fleet("SU02"), fleet("US13", hand="INT-A"))
    do(match, 0, "strike SU02", "target US13", "target US13")
    assert [attack.number for attack in attacks(match)] == [4, 5]
    assert match.turn == (0,)  # Intelligence is not asked


@pytest.mark.rule("MNB-14.2")
def test_strikes_of_ships_reach_no_submarine():
    match = battle(fleet("US01"), fleet("SU13", subs="SU16"), dice=(4,))
    do(match, 0, "strike US01")
    assert refused(match, 0, "target SU16") == "MNB-14.2"
    do(match, 0, "target SU13", "done")
    resolve(match)
    assert sunk(match, 0) == ["SU13"]


@pytest.mark.rule("MNB-14.2")
def test_without_an_enemy_ship_nobody_strikes():
    match = battle(fleet("US01"), fleet(subs="SU16"))
    assert refused(match, 0, "strike US01") == "MNB-14.2"


@pytest.mark.rule("MNB-14.3")
def test_numbers_may_go_to_different_opponents_or_be_left():
    match = battle(fleet("US01 US02"), fleet("SU13"), fleet("UK07"))
    do(match, 0, "strike US01", "target SU13", "target UK07")
    do(match, 0, "strike US02", "target UK07", "done")
    assert [attack.target for attack in attacks(match)] == [SHIP["SU13"], SHIP["UK07"], SHIP["UK07"]]


@pytest.mark.rule("MNB-14.4")
def test_asw_hunts_passive_and_active_submarines_from_any_row():
    match = battle(fleet("US13", "US14", "US11"), fleet("SU13", subs="SU16", active="SU17"), dice=(1, 4))
    do(match, 0, "hunt US11")
    assert legal(match, 0, "target") == ["SU16", "SU17"]
    assert refused(match, 0, "target SU13") == "MNB-14.4"
    do(match, 0, "target SU16")
    resolve(match)
    assert sunk(match, 0) == ["SU16"]


@pytest.mark.rule("MNB-14.4")
def test_without_a_submarine_nobody_hunts():
    match = battle(fleet("US13"), fleet("SU13"))
    assert refused(match, 0, "hunt US13") == "MNB-14.4"
    assert [one.piece for one in match.view(0).barred if one.verb == "hunt"] == [""]  # the ship itself may still fire


@pytest.mark.rule("MNB-14.5")
def test_who_strikes_supplies_no_card():
    match = battle(fleet("SU01", hand="MSL-F"), fleet("US13"))
    do(match, 0, "strike SU01", "target US13")
    assert refused(match, 0, "card MSL-F") == "MNB-5.1.3"


def test_every_navy_s_ships_wear_its_flag():
    assert all(ship.nation == "none" or columns.NAVY[i] >= 0 for i, ship in enumerate(SHIPS))

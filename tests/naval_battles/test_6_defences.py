"""MNB-6 to MNB-9: opposing defences, resolving, discards and draws."""

from __future__ import annotations

import pytest

from escadre.games.naval_battles.play.catalog import SHIP
from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, HIT, LIVE, MISSED, STOPPED
from tests.naval_battles.build import (
    attacks,
    battle,
    damage,
    discards,
    do,
    end_turn,
    events,
    fates,
    final,
    fleet,
    hand,
    left,
    legal,
    passes,
    refused,
    resolve,
    row,
    score,
    ships,
    shoot,
    sunk,
)


@pytest.mark.rule("MNB-6.1")
def test_an_opponent_whose_attackers_were_all_cancelled_is_not_attacked():
    match = battle(
        fleet("US13 US14", hand="GUN-A MSL-A"), fleet("SU13", hand="INT-A GUN-B"), fleet("UK07", hand="GUN-B")
    )
    do(match, 0, "card GUN-A", "from US13", "target SU13")
    do(match, 1, "card INT-A")
    passes(match)
    shoot(match, 0, "MSL-A", "US14", "UK07")
    final(match)
    assert match.turn == (2,)


@pytest.mark.rule("MNB-6.1", "MNB-6.7")
def test_who_can_do_nothing_by_open_facts_is_not_asked():
    match = battle(fleet("US13 US01", hand="GUN-C"), fleet("SU03"), fleet("UK07"), dice=(1,))
    shoot(match, 0, "GUN-C", "US13", "SU03")  # Kirov stops AS and CM only
    do(match, 0, "strike US01", "target UK07", "done")
    final(match)
    assert match.turn == (2,)  # a strike at another fleet is nothing that she could stop
    match = battle(fleet("US13 US14", hand="GUN-C AIR-A"), fleet("SU03"), fleet("UK07", hand="INT-A"))
    shoot(match, 0, "GUN-C", "US13", "SU03")
    do(match, 0, "card AIR-A", "target SU03")
    do(match, 2, "card INT-A")
    passes(match)
    final(match)
    assert fates(match) == [HIT, ATTACK_CANCELLED]  # nor is one that was cancelled


@pytest.mark.rule("MNB-6.2")
def test_defenders_come_clockwise_from_the_active_player():
    match = battle(
        fleet("US13", hand="GUN-B"), fleet("SU13"), fleet("UK01", hand="REP-A"), fleet("FR09", hand="GUN-B"),
        on=2, dice=(1, 1, 1),
    )  # fmt: skip
    do(match, 2, "strike UK01", "target US13", "target FR09")
    final(match, 2)
    assert match.turn == (3,)
    do(match, 3, "done")
    assert match.turn == (0,)


@pytest.mark.rule("MNB-6.3", "MNB-6.5")
def test_the_whole_defence_is_declared_at_once_and_nothing_is_added():
    match = battle(fleet("US01", hand="REP-A"), fleet("SU03", hand="AIR-A NMS-B"), dice=(1, 1, 1, 1))
    do(match, 0, "strike US01", "target SU03", "target SU03")
    final(match)
    before = match.view(0)
    do(match, 1, "guard SU03", "attack 1", "card AIR-A", "attack 2")
    assert match.view(0) == before  # nobody sees it before it is declared
    do(match, 1, "done")
    passes(match)
    assert [attempt.attack for attempt in match.state.turn.tries] == [0, 1]
    assert hand(match, 1) == ["NMS-B"]
    assert match.turn == (0,)


@pytest.mark.rule("MNB-6.4")
def test_attempts_are_made_in_the_order_in_which_they_were_aimed():
    match = battle(fleet("US01"), fleet("SU01 SU04"), dice=(6, 1))
    do(match, 0, "strike US01", "target SU01", "done")
    final(match)
    do(match, 1, "guard SU04", "attack 1", "guard SU01", "attack 1", "done")
    assert fates(match) == [STOPPED]
    assert left(match) == [1]


@pytest.mark.rule("MNB-6.6")
def test_any_number_of_attempts_may_be_aimed_at_one_attack():
    match = battle(fleet("US01"), fleet("SU01 SU04 SU03", hand="AIR-A"), dice=(1, 1, 1, 4))
    do(match, 0, "strike US01", "target SU01", "done")
    final(match)
    for source in ("guard SU04", "guard SU01", "guard SU03", "card AIR-A"):
        do(match, 1, source, "attack 1")
    do(match, 1, "done")
    passes(match)
    assert fates(match) == [STOPPED]


@pytest.mark.rule("MNB-6.7", "MNB-15.2.6")
def test_a_player_defends_only_his_own_fleet():
    match = battle(fleet("US01", hand="REP-A"), fleet("SU03"), fleet("UK03"), dice=(1, 1))
    do(match, 0, "strike US01", "target SU03", "target UK03")
    final(match)
    do(match, 1, "guard SU03")
    assert legal(match, 1, "attack") == ["1"]
    do(match, 1, "attack 1", "done")
    do(match, 2, "guard UK03")
    assert legal(match, 2, "attack") == ["2"]


@pytest.mark.rule("MNB-6.8")
def test_windows_then_screens_then_attempts_then_evasion():
    match = battle(
        fleet("US13", hand="MSL-A INT-A"), fleet("SU13 SU14", hand="SCR-A MSL-B"), fleet("UK07"), dice=(1, 5), bare=True
    )
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card MSL-B", "attack 1", "card SCR-A", "attack 1", "screen SU14", "done")
    assert match.turn == (0,)  # the windows come first
    assert attacks(match)[0].target == SHIP["SU13"]
    passes(match)
    kinds = [e.kind for entry in match.log for e in entry.events if e.kind in ("screened", "roll", "evaded", "stopped")]
    assert kinds == ["screened", "roll", "roll", "evaded"]


@pytest.mark.rule("MNB-6.9", "MNB-12.5.1")
def test_evasion_is_rolled_whether_one_likes_it_or_not():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU14"), dice=(5,))
    shoot(match, 0, "MSL-A", "US13", "SU14")
    final(match)
    assert fates(match) == [STOPPED]
    assert left(match) == []


@pytest.mark.rule("MNB-6.10")
def test_cards_of_a_defence_are_discarded_whether_they_helped_or_not():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="MSL-B NMS-A"), dice=(6,))
    shoot(match, 0, "MSL-A", "US13", "SU13")
    final(match)
    do(match, 1, "card MSL-B", "attack 1", "card NMS-A", "attack 1", "done")
    passes(match)
    assert discards(match) == ["MSL-A", "MSL-B", "NMS-A"]


@pytest.mark.rule("MNB-6.10")
def test_they_are_discarded_before_the_next_defender_declares():
    match = battle(fleet("US01"), fleet("SU13", hand="AIR-A"), fleet("UK07", hand="GUN-B"), dice=(1,))
    do(match, 0, "strike US01", "target SU13", "target UK07")
    final(match)
    do(match, 1, "card AIR-A", "attack 1", "done")
    passes(match)
    assert match.turn == (2,)
    assert discards(match) == ["AIR-A"]


# ---- resolving


@pytest.mark.rule("MNB-7.1")
def test_what_was_not_stopped_is_resolved_after_all_defences():
    match = battle(
        fleet("US13 US14", hand="MSL-A MSL-B"), fleet("SU13", hand="MSL-C"), fleet("UK07", hand="MSL-C"), dice=(6,)
    )
    shoot(match, 0, "MSL-A", "US13", "SU13")
    shoot(match, 0, "MSL-B", "US14", "UK07")
    final(match)
    do(match, 1, "done")
    assert fates(match) == [LIVE, LIVE]
    do(match, 2, "card MSL-C", "attack 2", "done")
    passes(match)
    assert fates(match) == [HIT, STOPPED]


@pytest.mark.rule("MNB-7.2")
def test_attacks_of_one_turn_happen_together():
    match = battle(fleet("US13 US14", hand="MSL-A MSL-B"), fleet("SU13 SU10"))
    shoot(match, 0, "MSL-A", "US13", "SU13")  # 2 and 3 damage against hull 3
    shoot(match, 0, "MSL-B", "US14", "SU13")
    resolve(match)
    assert fates(match) == [HIT, HIT]
    assert sunk(match, 0) == ["SU13"]


@pytest.mark.rule("MNB-7.3")
def test_cards_hit_without_a_die_and_aircraft_need_one():
    match = battle(fleet("US13 US01", hand="MSL-A"), fleet("SU13 SU10"), dice=(4, 3))
    shoot(match, 0, "MSL-A", "US13", "SU10")
    do(match, 0, "strike US01", "target SU13", "target SU10")
    final(match)
    do(match, 1, "done")
    assert fates(match) == [HIT, HIT, MISSED]
    assert left(match) == []


@pytest.mark.rule("MNB-7.4")
def test_every_strike_is_rolled_even_at_a_ship_that_sinks_already():
    match = battle(fleet("US01"), fleet("SU13 SU12"), dice=(4, 6))
    do(match, 0, "strike US01", "target SU13", "target SU13")
    resolve(match)
    assert left(match) == []
    assert score(match, 0) == 3


@pytest.mark.rule("MNB-7.5")
def test_damage_first_then_sinking_then_rows_then_elimination():
    match = battle(fleet("US13 US14 US15", hand="MSL-A MSL-B GUN-C"), fleet("SU13", "SU10"))
    shoot(match, 0, "MSL-A", "US13", "SU10")
    shoot(match, 0, "MSL-B", "US14", "SU13")
    resolve(match)
    assert damage(match, "SU10") == 2
    assert sunk(match, 0) == ["SU13"]
    assert row(match, "SU10") == 1
    assert match.state.playing[1]


@pytest.mark.rule("MNB-7.6")
def test_a_later_defender_defends_before_an_earlier_fleet_is_hit():
    match = battle(fleet("US01", hand="REP-A"), fleet("SU13"), fleet("UK07", hand="GUN-B"), dice=(4, 4))
    do(match, 0, "strike US01", "target SU13", "target UK07")
    final(match)
    assert match.turn == (2,)
    assert ships(match, 1) == ["SU13"]  # not sunk yet
    do(match, 2, "done")
    assert ships(match, 1) == []


# ---- discards and draws


@pytest.mark.rule("MNB-8.1")
def test_the_active_player_alone_discards_what_he_wants():
    match = battle(fleet("US13", hand="GUN-A GUN-B GUN-C"), fleet("SU13", hand="GUN-A"), bare=True)
    final(match)
    assert match.turn == (0,)
    do(match, 0, "discard GUN-A", "discard GUN-C", "done")
    assert discards(match) == ["GUN-A", "GUN-C"]
    assert len(match.state.hands[0]) == 7
    assert "GUN-B" in hand(match, 0)


@pytest.mark.rule("MNB-8.1", "MNB-15.3.2")
def test_bought_cards_are_not_discarded():
    match = battle(fleet("US13", hand="GUN-A", bought=["MSL-A"]), fleet("SU13"), bare=True)
    final(match)
    assert legal(match, 0, "discard") == ["A001"]
    match = battle(fleet("US13", bought=["MSL-A"]), fleet("SU13"), bare=True)
    final(match)
    assert match.turn == (1,)  # without a hand there is nothing to choose


@pytest.mark.rule("MNB-9.1")
def test_everybody_draws_up_to_his_maximum():
    match = battle(fleet("US13"), fleet("SU13", hand="GUN-A GUN-B"), fleet("UK04", hand="GUN-C"))
    end_turn(match)
    assert [len(cards) for cards in match.state.hands] == [7, 7, 8]


@pytest.mark.rule("MNB-9.1")
def test_one_missing_card_is_drawn_too():
    match = battle(fleet("US13", hand="GUN-A GUN-A GUN-A GUN-B GUN-B GUN-B"), fleet("SU13"), bare=True, draws=("A050",))
    final(match)
    do(match, 0, "done")
    assert match.state.hands[0][6:] == [49]


@pytest.mark.rule("MNB-9.1", "MNB-18.1")
def test_only_the_owner_is_told_what_he_drew():
    match = battle(fleet("US13", hand="GUN-A GUN-B"), fleet("SU13", hand="GUN-A"))
    end_turn(match)
    for seat in (0, 1):
        own = [e.args["card"] for entry in match.log for e in entry.events if e.kind == "drew-card" and e.to == [seat]]
        assert own == match.state.hands[seat][-len(own) :]
        assert len(own) == 7 - (3, 1)[seat]
    assert not [line for line in match.view(None).log if line.kind == "drew-card"]
    assert [drawn["count"] for drawn in events(match, "drew")] == [4, 6]


@pytest.mark.rule("MNB-9.2")
def test_the_active_player_draws_first_then_clockwise():
    match = battle(fleet("US13"), fleet("SU13"), fleet("UK07"), on=1, bare=True)
    final(match, 1)
    assert [drawn["seat"] for drawn in events(match, "drew")] == [1, 2, 0]


@pytest.mark.rule("MNB-9.3")
def test_a_full_hand_draws_nothing_and_loses_nothing():
    full = "GUN-A GUN-A GUN-A GUN-A GUN-B GUN-B GUN-B GUN-B"
    match = battle(fleet("US13", hand=full), fleet("SU13", hand=""), bare=True)
    final(match)
    do(match, 0, "done")
    assert len(match.state.hands[0]) == 8
    assert refused(match, 0, "discard GUN-A") == "MNB-5.1.1"

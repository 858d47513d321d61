"""MNB-0 to MNB-2: words, components and the set-up."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core.dice import LoadedDice
from escadre.core.types import Setup
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play import columns
from escadre.games.naval_battles.play.catalog import CARD_CODES, DESIGN_OF, DESIGNS, NAVIES, SHIP, SHIP_CODES, SHIPS
from escadre.games.naval_battles.play.options import NavalBattlesOptions
from escadre.games.naval_battles.play.rules.setup import new_game, offered_budget, roll_for_order
from escadre.games.naval_battles.play.rules.table import max_hand, row_count
from tests.naval_battles.build import (
    attacks,
    battle,
    do,
    end_turn,
    events,
    fates,
    final,
    fleet,
    legal,
    passes,
    play,
    refused,
    resolve,
    row,
    ships,
    shoot,
)


def opened(seats: int = 2, **options: object) -> Match:
    return Match.new("naval_battles", seats, seed=5, options=dict(options))


def with_navies(*navies: str, **options: object) -> Match:
    """The navies in player order."""
    match = opened(len(navies), **options)
    for navy in navies:
        do(match, match.turn[0], f"navy {navy}")
    return match


def chosen(match: Match, *fleets: str) -> None:
    """The fleets in player order, all sealed."""
    order = [(match.state.first + i) % match.state.seats for i in range(match.state.seats)]
    for seat, codes in zip(order, fleets, strict=True):
        do(match, seat, *(f"ship {code}" for code in codes.split()), "done")


# ---- words


@pytest.mark.rule("MNB-0.1", "MNB-10.4")
def test_a_vessel_with_a_passive_value_is_a_submarine_and_has_no_hull():
    for ship in SHIPS:
        assert (ship.passive > 0) == (ship.hull == 0)
    assert columns.SUB[SHIP["US18"]]
    assert not columns.SUB[SHIP["US01"]]


@pytest.mark.rule("MNB-0.2", "MNB-6.1")
def test_only_who_has_a_live_attack_against_him_defends():
    match = battle(fleet("US13", hand="MSL-A"), fleet("SU13", hand="MSL-B"), fleet("UK07", hand="MSL-B"))
    shoot(match, 0, "MSL-A", "US13", "UK07")
    final(match)
    assert match.turn == (2,)
    do(match, 2, "done")
    assert match.turn == (0,)


@pytest.mark.rule("MNB-0.3", "MNB-2.1.3", "MNB-4.2", "MNB-4.3")
def test_a_round_is_one_turn_of_everybody_clockwise_from_the_first_player():
    match = battle(fleet("US13"), fleet("SU13"), fleet("UK07"), on=2, first=2, round=4)
    order = []
    while match.state.round == 4:
        order.append(match.turn[0])
        end_turn(match, match.turn[0])
    assert order == [2, 0, 1]
    assert match.turn == (2,)


@pytest.mark.rule("MNB-0.4")
def test_one_attack_is_a_card_a_copy_a_number_or_a_strike():
    match = battle(fleet("US13 US14 US01", hand="MSL-A TAC-A BOM-A REP-A REP-A"), fleet("SU13", subs="SU16"), bare=True)
    play(match, 0, "card MSL-A", "from US13", "target SU13", "tactics TAC-A", "from US14", "target SU13")
    assert len(attacks(match)) == 2
    do(match, 0, "strike US01", "target SU13", "target SU13")
    assert len(attacks(match)) == 4
    play(match, 0, "card BOM-A", *["target SU13"] * 4, "pay REP-A", "pay REP-A")
    assert len(attacks(match)) == 8


@pytest.mark.rule("MNB-0.5", "MNB-5.4.1")
def test_an_attack_is_declared_then_live_then_settled():
    match = battle(fleet("US01"), fleet("SU13"), dice=(4, 1))
    do(match, 0, "strike US01", "target SU13", "target SU13")
    assert fates(match) == [0, 0]
    final(match)
    assert fates(match) == [4, 5]  # nobody could defend: one hit, one missed


@pytest.mark.rule("MNB-0.6")
def test_an_attempt_is_one_die_for_one_attack():
    match = battle(fleet("US01"), fleet("SU03"), dice=(1, 1, 1))
    do(match, 0, "strike US01", "target SU03", "target SU03")
    final(match)
    do(match, 1, "guard SU03", "attack 1", "done")
    assert [roll["seat"] for roll in events(match, "roll")] == [1, 0, 0]


# ---- components


@pytest.mark.rule("MNB-1.1")
def test_two_to_six_play():
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("MNB-1.2")
def test_there_are_nine_navies():
    assert set(NAVIES) == {
        "american", "soviet", "british", "chinese", "taiwanese", "japanese", "norwegian", "argentine", "french",
    }  # fmt: skip


@pytest.mark.rule("MNB-1.3")
def test_each_deck_has_110_cards_the_non_combatant_among_the_ships():
    assert len(CARD_CODES) == len(DESIGN_OF) == sum(design.copies for design in DESIGNS) == 110
    assert len(SHIP_CODES) == 110
    assert SHIP_CODES[-1] == "NC01"


@pytest.mark.rule("MNB-1.4")
def test_who_sinks_the_others_wins():
    match = battle(fleet("US01"), fleet("SU13"), dice=(4,))
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("MNB-1.5", "MNB-18.2")
def test_every_die_has_six_sides_and_is_seen_by_all():
    match = battle(fleet("US01"), fleet("SU14"), dice=(1, 1))
    do(match, 0, "strike US01", "target SU14", "done")
    resolve(match)
    assert [roll["sides"] for roll in events(match, "roll")] == [6, 6]
    for seat in (0, 1, None):
        assert any(line.kind == "roll" for line in match.view(seat).log)


@pytest.mark.rule("MNB-1.6")
def test_modifiers_can_make_a_test_impossible_even_for_a_six():
    match = battle(fleet("US13", hand="GUN-A PLN-A"), fleet("SU14", hand=""), dice=(6,))
    play(match, 0, "card PLN-A", "hinder 2")
    shoot(match, 0, "GUN-A", "US13", "SU14")
    resolve(match)
    assert fates(match) == [4]  # 6 - 2 - 1 is less than 5


@pytest.mark.rule("MNB-1.6")
def test_modifiers_can_make_a_test_certain_even_for_a_one():
    match = battle(fleet("US01", hand="PLN-A PLN-A PLN-A"), fleet("SU13"), dice=(1,))
    for _ in range(3):
        play(match, 0, "card PLN-A", "bonus")
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert match.over


# ---- step 1: player order


def rolled(*dice: int) -> int:
    s = new_game(Setup(3, NavalBattlesOptions()), LoadedDice())
    loaded = LoadedDice(*dice)
    roll_for_order(s, loaded)
    assert not loaded.left
    return s.first


@pytest.mark.rule("MNB-2.1.1")
def test_the_highest_die_makes_the_first_player():
    assert rolled(2, 6, 3) == 1


@pytest.mark.rule("MNB-2.1.2")
def test_those_tied_for_the_highest_roll_again_among_themselves():
    assert rolled(5, 3, 5, 2, 2, 1, 4) == 2


@pytest.mark.rule("MNB-2.1.4")
def test_seats_stay_as_they_were_taken_and_the_roll_favours_none():
    first = [0, 0, 0, 0]
    for seed in range(400):
        match = Match.new("naval_battles", 4, seed=seed)
        assert [roll["seat"] for roll in events(match, "roll")][:4] == [0, 1, 2, 3]
        first[match.state.first] += 1
    assert all(65 <= count <= 135 for count in first), first  # about a hundred each


# ---- step 2: navies


@pytest.mark.rule("MNB-2.2.1")
def test_navies_are_chosen_in_player_order_with_all_their_ships():
    match = opened(3)
    first = match.state.first
    assert match.turn == (first,)
    do(match, first, "navy soviet")
    assert match.turn == ((first + 1) % 3,)
    assert [SHIP_CODES[ship] for ship in match.state.reserves[first]] == [f"SU{n:02}" for n in range(1, 21)]


@pytest.mark.rule("MNB-2.2.2")
def test_a_navy_is_taken_once_and_openly():
    match = opened(2)
    do(match, match.turn[0], "navy french")
    assert refused(match, match.turn[0], "navy french") == "MNB-2.2.2"
    assert any(badge.id == "navy-french" for seat in match.view(None).picture.seats for badge in seat.badges)


@pytest.mark.rule("MNB-2.2.3")
def test_the_non_combatant_belongs_to_no_navy():
    match = with_navies("british", "argentine")
    assert all(SHIP["NC01"] not in reserve for reserve in match.state.reserves)
    assert all("NC01" not in legal(match, seat, "ship") for seat in (0, 1))


# ---- step 3: fleets


@pytest.mark.rule("MNB-2.3.1")
def test_fleets_are_chosen_by_all_at_once_and_unseen():
    match = with_navies("american", "soviet")
    first = match.state.first
    assert match.turn == (0, 1)
    before = match.view(1 - first)
    do(match, first, "ship US01" if first == match.state.first else "ship SU01")
    assert match.view(1 - first) == before
    assert match.state.budget == 25


@pytest.mark.rule("MNB-2.3.2")
def test_a_fleet_costs_no_more_than_the_budget_and_has_a_vessel():
    match = with_navies("american", "soviet")
    first = match.state.first
    assert refused(match, first, "done") == "MNB-2.3.2"
    do(match, first, "ship US01", "ship US20", "ship US11")
    assert legal(match, first, "ship") == ["US12", "US13", "US14", "US15", "US16", "US17", "US19"]
    assert refused(match, first, "ship US05") == "MNB-2.3.2"
    do(match, first, "done")  # 22 of 25: the rest is lost
    assert first not in match.turn


@pytest.mark.rule("MNB-2.3.3")
def test_a_sealed_fleet_cannot_be_changed_and_shows_when_it_is_laid_out():
    match = with_navies("american", "soviet")
    first, other = match.state.first, 1 - match.state.first
    do(match, first, "ship US13", "done")
    assert first not in match.turn
    assert match.menu(first) == {}
    do(match, other, "ship SU13", "done")
    seen = [zone for zone in match.view(other).picture.zones if zone.id == f"row:{first}:1"]
    assert seen[0].count == 0
    do(match, first, "done")
    seen = [zone for zone in match.view(other).picture.zones if zone.id == f"row:{first}:1"]
    assert [piece.face for piece in seen[0].pieces] == ["US13"]


@pytest.mark.rule("MNB-2.3.3")
def test_a_fleet_does_not_tell_in_which_order_it_was_chosen():
    match = with_navies("american", "soviet")
    chosen(match, "US14 US18 US13", "SU13")
    do(match, match.state.first, "done")
    assert [SHIP_CODES[ship] for ship in match.state.fleets[match.state.first]] == ["US13", "US14", "US18"]


@pytest.mark.rule("MNB-2.3.4")
def test_what_is_not_chosen_is_an_open_reserve():
    match = with_navies("norwegian", "soviet")
    chosen(match, "NO01 NO07", "SU13")
    first = match.state.first
    do(match, first, "done")
    assert [SHIP_CODES[ship] for ship in match.state.reserves[first]] == ["NO02", "NO03", "NO04", "NO05", "NO06"]
    zone = next(zone for zone in match.view(None).picture.zones if zone.id == f"reserve:{first}")
    assert len(zone.pieces) == 5


@pytest.mark.rule("MNB-2.3.5")
@pytest.mark.parametrize(
    ("navies", "budget"),
    [
        (("american", "soviet", "chinese"), 25),
        (("american", "taiwanese"), 15),
        (("american", "norwegian"), 15),
        (("argentine", "taiwanese"), 15),
    ],
)
def test_the_budget_offered_fits_the_smallest_navy(navies, budget):
    assert offered_budget([NAVIES.index(navy) for navy in navies]) == budget
    match = with_navies(*navies)
    assert match.state.budget == budget
    assert set(match.state.shares) == {budget}


@pytest.mark.rule("MNB-2.3.5")
@pytest.mark.parametrize("budget", [15, 20, 25])
def test_the_host_may_pick_the_budget(budget):
    assert with_navies("american", "norwegian", budget=budget).state.budget == budget


@pytest.mark.rule("MNB-2.3.6", "MNB-2.4.1")
def test_fleets_are_laid_out_in_player_order():
    match = with_navies("american", "soviet")
    chosen(match, "US13 US14 US09", "SU13")
    first = match.state.first
    assert match.turn == (first,)
    do(match, first, "row2 US14", "row3 US09", "done")
    assert [row(match, code) for code in ("US13", "US14", "US09")] == [1, 2, 3]
    assert match.turn == (1 - first,)


@pytest.mark.rule("MNB-2.4.1")
def test_there_is_no_fourth_row():
    match = battle(fleet("US13", "US14", "US15", hand="GUN-H GUN-E"), fleet("SU13"))
    do(match, 0, "pay GUN-H")
    assert {verb for verb in match.menu(0) if verb.startswith("row")} == {"row1", "row2", "row3"}


@pytest.mark.rule("MNB-2.4.2")
def test_a_row_holds_any_number_of_ships_but_at_least_one():
    match = with_navies("american", "soviet")
    chosen(match, "US12 US13 US14 US15 US16 US17", "SU13")
    first = match.state.first
    do(match, first, "row3 US17", "done")
    assert [row(match, f"US{n}") for n in (12, 13, 14, 15, 16)] == [1] * 5
    assert row(match, "US17") == 2  # the empty second row is closed


@pytest.mark.rule("MNB-2.4.3")
def test_rows_close_when_the_owner_rearranges():
    match = battle(fleet("US13", "US14", "US09"), fleet("SU13"))
    do(match, 0, "rearrange", "row3 US13", "done")
    assert [row(match, code) for code in ("US14", "US09", "US13")] == [1, 2, 2]


@pytest.mark.rule("MNB-2.4.4", "MNB-2.5.1")
def test_submarines_are_in_no_row():
    match = battle(fleet(subs="US18 US19"), fleet("SU13"))
    assert row_count(match.state, 0) == 0
    zones = {zone.id: zone.count for zone in match.view(None).picture.zones}
    assert (zones["row:0:1"], zones["subs:0"]) == (0, 2)


@pytest.mark.rule("MNB-2.5.2")
def test_submarines_begin_passive():
    match = with_navies("american", "soviet")
    chosen(match, "US18 US13", "SU13")
    do(match, match.state.first, "done")
    assert not match.state.active[SHIP["US18"]]


@pytest.mark.rule("MNB-2.6.1", "MNB-10.7")
def test_the_non_combatant_has_the_vp_of_the_scenario():
    assert columns.VP[SHIP["NC01"]] == 0
    match = battle(fleet("CN01 CN07", hand="MSL-A MSL-B"), fleet("TW03 NC01"), scenario="panda-bay")
    shoot(match, 0, "MSL-A", "CN01", "NC01")
    resolve(match)
    assert match.state.scores[0] == 5


# ---- step 4: Action cards


@pytest.mark.rule("MNB-2.7.1", "MNB-2.7.2", "MNB-2.8.1")
def test_everybody_draws_his_maximum_hand():
    match = with_navies("american", "soviet")
    chosen(match, "US05 US13", "SU13")  # Mount Whitney: command 2
    first = match.state.first
    do(match, first, "done")
    do(match, 1 - first, "done")
    assert len(match.state.hands[first]) == 9
    assert len(match.state.hands[1 - first]) == 7
    assert len(match.state.deck) == 110 - 16


@pytest.mark.rule("MNB-2.8.2", "MNB-9.3")
def test_a_lost_command_takes_no_card_away():
    match = battle(fleet("US01"), fleet("SU08 SU13", hand="GUN-A GUN-A GUN-A GUN-B GUN-B GUN-B GUN-B GUN-C"), dice=(4,))
    do(match, 0, "strike US01", "target SU08", "done")
    resolve(match)
    assert max_hand(match.state, 1) == 7
    do(match, 0, "done")
    assert len(match.state.hands[1]) == 8


@pytest.mark.rule("MNB-2.8.3")
def test_a_command_that_arrives_counts_at_the_next_draw():
    match = battle(fleet("SU13", hand="GUN-H"), fleet("US13"), bare=True)
    do(match, 0, "pay GUN-H", "row1 SU08", "done")
    assert max_hand(match.state, 0) == 8
    assert match.state.hands[0] == []
    final(match)
    passes(match)
    assert len(match.state.hands[0]) == 8
    assert ships(match, 0) == ["SU08", "SU13"]


@pytest.mark.rule("MNB-2.7.2", "MNB-3.9")
def test_the_game_begins_with_nothing_sunk_hurt_or_discarded():
    match = with_navies("american", "soviet", "british")
    chosen(match, "US13 US18", "SU13", "UK07")
    for _ in range(3):
        do(match, match.turn[0], "done")
    s = match.state
    assert (s.scores, s.sunk, s.spent, s.quiet, s.sinkings, s.round) == ([0] * 3, [[]] * 3, [0] * 3, 0, 0, 1)
    assert (s.discard, s.damage_cards, s.removed, s.winners) == ([], [], [], [])
    assert not any(s.damage)
    assert not any(s.acted)
    assert s.playing == [True] * 3
    assert match.turn == (s.first,)

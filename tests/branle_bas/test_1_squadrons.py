"""Free battles of the full size: one squadron against two, three divisions of eight, batteries (BBC-1.3, BBC-21.1)."""

from __future__ import annotations

import pytest

from escadre import Match
from escadre.core.dice import Dice
from escadre.core.errors import Unreadable
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.catalog import NATION
from escadre.games.branle_bas.play.rules.setup import arrival, fleets
from escadre.games.branle_bas.play.rules.ships import base, zone_at
from escadre.games.branle_bas.play.state import EXPECTED, IN_PLAY, WORK
from escadre.geometry.shapes import touches
from tests.branle_bas.build import de
from tests.branle_bas.test_1_setup import barred, buy, seal, table

# ---- three divisions of eight


@pytest.mark.rule("BBC-1.3", "BBC-1.4", "BBC-1.1")
def test_a_squadron_of_three_divisions_of_eight() -> None:
    match = table("FRA ESP", budget=1500)
    seal(match, 0, *["FRA-120"] * 5, *["FRA-80"] * 5, *["FRA-74"] * 14)  # 1479
    seal(match, 1, *["ESP-112"] * 13, *["ESP-80"] * 9)  # 1472
    assert match.state.splits[0] == [8, 8, 8]  # there is no other way
    assert barred(match, 1, "split 5") == "BBC-1.3"  # seventeen would be left for two divisions
    match.order(1, "split 6")
    assert match.state.splits[1] == [6, 8, 8]
    assert match.turn == (0, 1)  # for their flagships


@pytest.mark.rule("BBC-1.3")
def test_a_twenty_fifth_ship_of_the_line_finds_no_division() -> None:
    match = table("FRA FRA", budget=1500)
    buy(match, 0, *["FRA-50"] * 24)  # 960
    assert barred(match, 0, "buy FRA-50") == "BBC-1.3"
    match.order(0, "buy FRA-30")


@pytest.mark.rule("BBC-1.3")
def test_a_nation_whose_ships_are_too_cheap_for_the_budget_is_not_on_offer() -> None:
    match = Match.new("branle_bas", 2, seed=1, options={"budget": 500, "frigate_action": True})
    assert barred(match, 0, "nation VEN") == "BBC-1.3"  # 24 of its frigates cost 456
    match.order(0, "nation TUR")
    match.order(1, "nation ANG")
    guessed = {GAME.think.guess(match.state, 0, Dice(seed)).nations[1] for seed in range(60)}
    assert guessed == set(range(12)) - {NATION["VEN"]}


@pytest.mark.rule("BBC-1.21")
@pytest.mark.parametrize("option", ["few_frigates", "frigate_action"])
def test_the_options_on_frigates_are_for_the_smaller_budgets(option: str) -> None:
    with pytest.raises(Unreadable):
        Match.new("branle_bas", 2, seed=1, options={"budget": 750, option: True})


# ---- one squadron against two

SIX = (*["FRA-74"] * 6, *["FRA-80"] * 2, *["FRA-30"] * 2)  # 498: eight in line, two frigates


def against_two() -> Match:
    match = table("FRA FRA", budget=500, two_squadrons="second")
    for seat in (0, 1):
        seal(match, seat, *SIX)
    match.order(0, "split 8")
    assert barred(match, 1, "split 8") == "BBC-1.3"  # two squadrons need two divisions
    match.order(1, "split 4")
    return match


@pytest.mark.rule("BBC-1.3", "BBC-1.12")
def test_who_comes_in_two_squadrons_says_which_divisions_come_later() -> None:
    match = against_two()
    s = match.state
    assert s.splits == [[8], [4, 4]]
    assert match.turn == (1,)
    assert match.menu(1)["second"] == [1]
    match.order(1, "second 1")
    later = [ship for ship in range(len(s.fate)) if match.state.fate[ship] == EXPECTED]
    assert later == [14, 15, 16, 17]
    assert set(match.menu(1)["flag"]) == set(range(10, 20)) - set(later)


@pytest.mark.rule("BBC-1.12", "BBC-8.19")
def test_a_repeating_frigate_comes_with_her_division() -> None:
    match = against_two()
    match.order(1, "second 1")
    match.act(1, "flag", 10)
    s = match.state
    assert s.repeater[1:] == [18, 19]
    assert [s.fate[18], s.fate[19]] == [IN_PLAY, EXPECTED]


@pytest.mark.rule("BBC-1.12", "BBC-1.13", "BBC-1.14", "BBC-4.3")
def test_the_dice_bring_the_second_squadron_in_and_its_ships_count_for_morale_before() -> None:
    match = against_two()
    match.order(1, "second 1")
    match.act(1, "flag", 10)
    match.act(0, "flag", 0)
    match.act(1, "commander", 14)
    s = match.state
    assert [arrival[0] for arrival in s.arrivals] == [0, 1, 1]
    assert s.morale[0] == s.morale[1] == 4  # ten ships each, on the sea or not yet


@pytest.mark.rule("BBC-1.3")
def test_too_few_ships_for_two_squadrons_come_in_one() -> None:
    match = table("FRA ANG", two_squadrons="first")
    match.order(0, "ready")
    match.order(1, "ready")
    s = match.state
    assert s.second == 0
    assert EXPECTED not in s.fate
    assert any(event.kind == "one-squadron" for entry in match.log for event in entry.events)


@pytest.mark.rule("BBC-1.12", "BBC-1.19")
def test_two_players_of_that_side_lead_a_squadron_each() -> None:
    match = table("FRA FRA FRA", two_squadrons="first", budget=500)
    for seat in (0, 2):
        seal(match, seat, *["FRA-74"] * 4, "FRA-50")  # 244
    seal(match, 1, *SIX)
    match.order(1, "split 8")
    s = match.state
    assert s.second == 1
    assert {s.owner[ship] for ship in range(len(s.fate)) if s.fate[ship] == EXPECTED} == {2}


@pytest.mark.rule("BBC-1.3")
def test_a_side_in_two_squadrons_may_have_six_divisions_but_no_squadron_more_than_three() -> None:
    match = table("VEN FRA", budget=1000, two_squadrons="first")
    seal(match, 0, *["VEN-74"] * 28, "VEN-32")  # 967
    seal(match, 1, *["FRA-74"] * 19)
    for _ in range(4):
        match.order(0, "split 6")
    assert match.state.splits[0] == [6, 6, 6, 6, 4]
    match.order(1, "split 8")
    match.order(1, "split 8")
    assert barred(match, 0, "second 1") == "BBC-1.3"  # four divisions would be left for the first
    assert match.menu(0)["second"] == [2, 3]


# ---- batteries


@pytest.mark.rule("BBC-21.1", "BBC-26.3")
def test_a_battery_is_bought_like_a_ship_and_stands_last_in_the_list() -> None:
    match = table("FRA FRA")
    buy(match, 0, "FORT", "FRA-74")  # 91 and 51
    assert fleets.spent(match.state, 0) == 142
    s = match.state
    assert [GAME.speak.name("model", model) for model in s.chosen[0]] == ["FRA-74", "FORT"]
    seal(match, 0, "FRA-74", "FRA-74")  # 244
    seal(match, 1, *["FRA-74"] * 3, "FRA-64", "FRA-64")
    s = match.state
    assert s.kind[3] == WORK
    assert s.division[3] == -1
    assert 3 not in match.menu(0)["flag"]


@pytest.mark.rule("BBC-21.16")
def test_no_fleet_of_works_alone_and_no_more_than_six_of_them() -> None:
    match = table("FRA FRA", budget=500)
    buy(match, 0, *["TOWER"] * 6)  # 288
    assert barred(match, 0, "buy REDOUBT-S") == "BBC-21.16"
    match = table("FRA FRA")
    buy(match, 0, *["TOWER"] * 4)  # 192
    assert barred(match, 0, "buy TOWER") == "BBC-1.3"  # 240: no ship could come to it any more


def placing() -> Match:
    """France has a tower and a small redoubt to place, England a tower; the wind is known."""
    match = table("FRA ANG", wind_by_choice=True)
    seal(match, 0, "TOWER", "REDOUBT-S", "FRA-80", "FRA-74", "FRA-74")  # 250
    seal(match, 1, "TOWER", "ANG-74", "ANG-74", "ANG-74")  # 239
    match.act(0, "flag", 0)
    match.act(1, "flag", 5)
    match.order(0, "wind 12")
    return match


@pytest.mark.rule("BBC-21.16", "BBC-20.10")
def test_works_are_placed_in_turn_each_on_an_islet_of_its_own() -> None:
    match = placing()
    assert match.turn == (0,)
    match.order(0, "site 3-15")
    s = match.state
    assert (s.x[3], s.y[3], s.heading[3]) == (15_000, 0, 2700)  # to the east, facing the centre
    assert s.land == ((0, 15_000, 0, 3_000),)
    assert (zone_at(s, 15_000, 7_900), zone_at(s, 15_000, 12_900), zone_at(s, 15_000, 13_100)) == (1, 2, 0)
    assert match.turn == (1,)
    assert barred(match, 1, "site 3-15") == "BBC-21.16"
    match.order(1, "site 3-30")
    match.order(0, "site 9-15")
    assert len(match.state.land) == 3
    assert match.state.turn == 1


@pytest.mark.rule("BBC-1.20", "BBC-21.16")
def test_a_fleet_that_would_arrive_on_an_islet_or_its_shoals_stands_farther_off() -> None:
    match = placing()
    for seat, site in ((0, "12-30"), (1, "2-30"), (0, "11-30")):
        match.order(seat, f"site {site}")
    s = match.state
    ships = [ship for ship in range(len(s.fate)) if s.kind[ship] != WORK]
    arrival.arrive(s, de(0, 2))
    arrival.place(s, de())
    assert s.y[0] == 44_000  # straight from the wind: 40 would be over the shoal of the islet at 30
    for ship in ships:
        assert zone_at(s, s.x[ship], s.y[ship]) == 0
        assert not any(touches(shape, base(s, ship)) for shape in s.land)


@pytest.mark.rule("BBC-4.13", "BBC-1.21")
def test_works_count_neither_for_morale_nor_as_ships() -> None:
    s = placing().state
    assert not fleets.uneven(s)
    assert fleets.ships_at_first(s, 0) == 3


@pytest.mark.rule("BBC-4.14")
def test_while_a_fleet_is_chosen_its_owner_sees_what_it_bears_and_all_are_told_who_begins_beaten() -> None:
    match = table("NAP RUS")
    buy(match, 0, "NAP-74", "NAP-74")
    (zone,) = [zone for zone in match.view(0).picture.zones if zone.id == "fleet-0"]
    assert {fact.what.id: fact.value for fact in zone.facts} == {"fact-spent": "82/250", "fact-holds-against": "+2"}
    seal(match, 0, *["NAP-74"] * 4)  # six ships and no base morale
    match.order(1, "ready")  # seven points
    told = [event.args for entry in match.log for event in entry.events if event.kind == "starts-beaten"]
    assert told == [{"seat": 0, "points": -1}]
    while match.turn:
        match.act(match.turn[0], *next((verb, args[0]) for verb, args in match.menu(match.turn[0]).items()))
    assert (match.state.turn, match.state.why, match.state.winner) == (0, "morale", 1)

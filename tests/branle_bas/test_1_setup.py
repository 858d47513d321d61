"""Set-up: fleets, divisions, players, and how long it lasts (BBC-1)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre import Match
from escadre.core.dice import Dice, LoadedDice
from escadre.core.errors import Illegal
from escadre.core.types import Setup
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.options import BranleBasOptions
from escadre.games.branle_bas.play.rules import turn
from escadre.games.branle_bas.play.rules.setup import arrival, fleets
from tests.branle_bas.build import battle, ship


def table(nations: str, **options: Any) -> Match:
    """A seat for each nation, which is chosen already."""
    match = Match.new("branle_bas", len(nations.split()), seed=1, options=options)
    for seat, nation in enumerate(nations.split()):
        match.order(seat, f"nation {nation}")
    return match


def buy(match: Match, seat: int, *types: str) -> None:
    for type in types:
        match.order(seat, f"buy {type}")


def seal(match: Match, seat: int, *types: str) -> None:
    buy(match, seat, *types)
    match.order(seat, "done")


def barred(match: Match, seat: int, words: str) -> str:
    with pytest.raises(Illegal) as refusal:
        match.order(seat, words)
    return refusal.value.rule


SMALL_ENGLISH = ("ANG-98", "ANG-74", "ANG-64", "ANG-50")  # 249
SEVEN = (*["FRA-74"] * 4, *["FRA-64"] * 3)  # 333
SMALL_FRENCH = ("FRA-80", "FRA-74", "FRA-74", "FRA-74", "FRA-30")  # 249


# ---- BBC-1.1: the budget


@pytest.mark.rule("BBC-1.1")
def test_a_fleet_costs_95_to_100_per_cent_of_the_budget():
    match = table("RUS FRA")
    buy(match, 0, *["RUS-74"] * 5)  # 210
    assert barred(match, 0, "done") == "BBC-1.1"
    buy(match, 0, "RUS-50")  # 241
    match.order(0, "done")
    assert match.state.sealed == [True, False]


@pytest.mark.rule("BBC-1.1")
def test_nothing_can_be_bought_after_which_no_fleet_is_complete():
    match = table("ANG FRA")
    buy(match, 0, "ANG-74", "ANG-74", "ANG-64")  # 181, 69 left: 57 to 69 must come
    assert barred(match, 0, "buy ANG-98") == "BBC-1.1"  # 79
    assert barred(match, 0, "buy ANG-64") == "BBC-1.1"  # 55: then nothing fits the 14 left
    match.order(0, "buy ANG-74")
    match.order(0, "done")
    assert match.state.sealed == [True, False]


@pytest.mark.rule("BBC-1.1")
@pytest.mark.parametrize(
    "options",
    [
        {}, {"budget": 350}, {"budget": 500}, {"historical_fleets": True}, {"frigate_action": True},
        {"few_frigates": True}, {"budget": 1000, "two_squadrons": "first"}, {"budget": 1500, "historical_fleets": True},
    ],
)  # fmt: skip
def test_random_fleets_are_always_complete_and_within_5_per_cent(options):
    chosen = BranleBasOptions(**options)
    for seed in range(12):
        s = arrival.new_game(Setup(2, chosen), Dice(seed))
        s.nations = [seed, (seed + 5) % 12]
        step = fleets.ChooseFleet("BBC-1.1")
        dice = Dice(seed)
        for seat in (0, 1):
            while "done" not in (menu := step.menu(s, seat)):
                s.chosen[seat].append(menu["buy"][dice.below(len(menu["buy"]))])
        first, second = fleets.spent(s, 0), fleets.spent(s, 1)
        assert chosen.budget * 95 <= 100 * first <= chosen.budget * 100
        assert abs(first - second) * 100 <= 5 * max(first, second)


@pytest.mark.rule("BBC-1.1")
def test_equal_types_have_names_of_the_list_then_numbers():
    match = table("HOL FRA")
    seal(match, 0, "HOL-50", "HOL-50", "HOL-74", "HOL-74", "HOL-74", "HOL-74")  # 240
    match.order(1, "ready")
    assert match.state.names[:6] == ("Batavier", "HOL-50 1", "Vrijheid", "Jupiter", "Brutus", "Staten Generaal")


@pytest.mark.rule("BBC-1.1")
def test_the_ready_fleet_is_for_its_budget():
    match = table("ANG SUE")
    match.order(0, "ready")
    match.order(1, "ready")
    assert match.state.names[:4] == ("Barfleur", "Captain", "Agamemnon", "Isis")
    larger = table("ANG ANG", budget=350)
    assert barred(larger, 0, "ready") == "BBC-1.1"


# ---- BBC-1.2 to BBC-1.6: sheets, divisions, commands


@pytest.mark.rule("BBC-1.2")
@pytest.mark.parametrize(("colour", "nations"), [(1, "ANG ESP"), (2, "HOL VEN RUS"), (0, "FRA SUE DAN POR NAP TUR EU")])
def test_the_sheet_has_the_colour_of_its_nation(colour, nations):
    for nation in nations.split():
        assert battle([ship(f"{nation}-74" if nation != "VEN" else "VEN-66")]).colour[0] == colour


@pytest.mark.rule("BBC-1.3", "BBC-1.4")
def test_seven_ships_are_one_division_or_two():
    match = table("FRA FRA", budget=350)
    seal(match, 0, *SEVEN)
    seal(match, 1, *SEVEN)
    assert match.menu(0)["split"] == [3, 4, 7]
    assert barred(match, 0, "split 5") == "BBC-1.4"
    match.order(0, "split 4")
    match.order(1, "split 7")
    s = match.state
    assert s.division == (0, 0, 0, 0, 1, 1, 1) + (2,) * 7
    assert s.place == (0, 1, 2, 3, 0, 1, 2, *range(7))
    assert s.division_side == (0, 0, 1)


@pytest.mark.rule("BBC-1.4")
def test_nine_ships_are_more_than_one_division():
    match = table("HOL HOL", budget=350)
    seal(match, 0, *["HOL-68"] * 9)  # 342
    seal(match, 1, *["HOL-68"] * 9)
    assert barred(match, 0, "split 8") == "BBC-1.4"
    assert match.menu(0)["split"] == [3, 4, 5, 6]


@pytest.mark.rule("BBC-1.4")
def test_two_ships_are_a_division_all_the_same():
    match = table("ANG ANG ANG ANG")
    for seat in range(4):
        seal(match, seat, "ANG-74", "ANG-70")
    assert match.state.division == (0, 0, 1, 1, 2, 2, 3, 3)


@pytest.mark.rule("BBC-1.5")
def test_the_flagship_is_named_then_the_commander_of_each_further_division():
    match = table("FRA FRA", budget=350)
    seal(match, 0, *SEVEN)
    seal(match, 1, *SEVEN)
    match.order(0, "split 4")
    match.order(1, "split 7")
    match.act(0, "flag", 5)
    match.act(1, "flag", 8)
    assert match.turn == (0,)
    assert match.menu(0)["commander"] == [0, 1, 2, 3]
    match.act(0, "commander", 2)
    assert match.state.flagship == [5, 8]
    assert match.state.commander == [2, 5, 8]


@pytest.mark.rule("BBC-1.6", "BBC-8.19")
def test_the_admiral_may_sail_in_a_frigate_and_she_then_repeats_nothing():
    match = table("FRA FRA")
    seal(match, 0, *SMALL_FRENCH)
    seal(match, 1, *SMALL_FRENCH)
    match.act(0, "flag", 4)
    match.act(1, "flag", 5)
    assert match.state.flagship[0] == 4
    assert match.state.repeater == [-1, 9]
    assert match.state.commander[0] == -1
    assert match.menu(0)["commander"] == [0, 1, 2, 3]


# ---- BBC-1.15 to BBC-1.19: length, nightfall, order, players


@pytest.mark.rule("BBC-1.15")
@pytest.mark.parametrize("length", [16, 24, 32])
def test_daylight_lasts_as_many_turns_as_the_option_says(length):
    s = battle([ship(), ship("ANG-74", 1, x=30)], options={"length": length}, turn=length - 1)
    assert turn.daylight(s)
    s.turn = length
    assert not turn.daylight(s)


@pytest.mark.rule("BBC-1.15")
def test_a_scenario_has_its_own_length():
    s = arrival.new_game(Setup(2, BranleBasOptions(), "lissa"), Dice())
    s.turn = 15
    assert turn.daylight(s)
    s = arrival.new_game(Setup(2, BranleBasOptions(), "trafalgar"), Dice())
    s.turn = 23
    assert turn.daylight(s)


@pytest.mark.rule("BBC-1.16")
@pytest.mark.parametrize("state", [{"fires": 1}, {"leaks": [20]}])
def test_after_nightfall_fires_and_leaks_go_on(state):
    s = battle([ship(**state), ship("ANG-74", 1, x=30)], turn=16)
    assert turn.unsettled(s)
    s.fires[0], s.leaks[0] = 0, []
    assert not turn.unsettled(s)


@pytest.mark.rule("BBC-1.16")
def test_after_nightfall_a_boarding_fight_goes_on():
    s = battle([ship(), ship("ANG-74", 1, x=3.85)], turn=16, grapples=[[0, 1]])
    assert turn.unsettled(s)


@pytest.mark.rule("BBC-1.17")
def test_nightfall_of_the_last_turn_leads_to_the_count():
    played = Match.position(
        "branle_bas",
        {"ships": [ship(), ship(x=20), ship("ANG-74", 1, x=30)], "phase": "end", "turn": 16},
        LoadedDice(),
    )
    assert played.outcome is not None
    assert played.state.why == "field"


@pytest.mark.rule("BBC-1.18")
def test_nations_come_before_fleets_and_fleets_before_divisions_and_wind():
    rules = [step.rule for step in GAME.play.flow.sequences["match"]][:10]
    assert rules == [
        "BBC-1.18", "BBC-1.1", "BBC-1.2", "BBC-1.3", "BBC-1.7", "BBC-21.16", "BBC-1.9", "BBC-1.11", "BBC-1.11",
        "BBC-4.2",
    ]  # fmt: skip
    match = Match.new("branle_bas", 2, seed=1)
    assert match.turn == (0, 1)
    assert list(match.menu(0)) == ["nation"]
    match.order(0, "nation ANG")
    assert match.turn == (1,)


@pytest.mark.rule("BBC-1.18")
def test_nations_and_fleets_stay_secret_until_all_are_sealed():
    match = table("ANG FRA")
    seal(match, 0, *SMALL_ENGLISH)
    other = GAME.think.guess(match.state, 1, Dice(3))
    assert other.sealed == match.state.sealed
    assert {tuple(GAME.think.guess(match.state, 1, Dice(seed)).chosen[0]) for seed in range(5)} != {
        tuple(match.state.chosen[0])
    }
    match.order(1, "ready")
    assert GAME.think.guess(match.state, 1, Dice(3)).chosen == match.state.chosen


@pytest.mark.rule("BBC-1.19")
def test_two_players_of_a_side_share_its_budget_and_own_whole_divisions():
    match = table("ANG ANG ANG ANG")
    assert [fleets.budget_of(match.state, seat) for seat in range(4)] == [125] * 4
    three = table("ANG ANG ANG")
    assert [fleets.budget_of(three.state, seat) for seat in range(3)] == [125, 250, 125]
    for seat in range(4):
        seal(match, seat, "ANG-74", "ANG-70")
    s = match.state
    assert s.side == (0, 0, 0, 0, 1, 1, 1, 1)
    assert s.owner == [0, 0, 2, 2, 1, 1, 3, 3]
    for division in range(4):
        assert len({s.owner[ship] for ship in range(8) if s.division[ship] == division}) == 1
    assert match.turn == (0, 1)  # only the first of each side names the flagship


@pytest.mark.rule("BBC-1.19")
def test_only_the_admirals_player_calls_a_morale_test():
    ships = [ship(y=-50, seat=2, heading=90), ship(x=20, heading=90), ship("ANG-74", 1, y=60, heading=90)]
    played = Match.position("branle_bas", {"ships": ships, "seats": 3, "wind": 12, "flagships": [1, 2]}, LoadedDice())
    assert played.turn == (2,)
    assert barred(played, 2, "morale") == "BBC-1.19"


# ---- BBC-1.21


@pytest.mark.rule("BBC-1.21")
def test_with_the_option_one_frigate_a_division_and_one_more():
    match = table("FRA FRA", few_frigates=True)
    buy(match, 0, "FRA-74", "FRA-74", "FRA-30", "FRA-30")  # one division: no third frigate
    assert barred(match, 0, "buy FRA-30") == "BBC-1.21"


@pytest.mark.rule("BBC-1.21")
def test_there_is_no_cap_on_frigates():
    match = table("FRA FRA")
    seal(match, 0, "FRA-74", "FRA-74", *["FRA-30"] * 5)  # 247
    seal(match, 1, *["FRA-30"] * 4, *["FRA-40"] * 4)  # 248, all frigates
    s = match.state
    assert fleets.in_line(s, 0) == [0, 1]  # the frigates sail off the line
    assert fleets.in_line(s, 1) == list(range(7, 15))  # but for want of others they form it


@pytest.mark.rule("BBC-1.21")
def test_with_few_frigates_those_alone_are_for_the_united_states_or_by_option():
    match = table("FRA EU", few_frigates=True)
    buy(match, 0, "FRA-30", "FRA-30")
    assert barred(match, 0, "buy FRA-30") == "BBC-1.21"
    seal(match, 1, "EU-44", "EU-44", "EU-38", "EU-38", "EU-32", "EU-32")
    small = table("FRA FRA", frigate_action=True)
    assert barred(small, 0, "buy FRA-74") == "BBC-1.21"
    small.order(0, "buy FRA-40")


@pytest.mark.rule("BBC-1.21")
def test_a_split_must_leave_enough_divisions_for_the_frigates():
    match = table("FRA FRA", budget=500, few_frigates=True)
    for seat in (0, 1):
        seal(match, seat, *["FRA-74"] * 5, *["FRA-80"] * 2, *["FRA-30"] * 3)  # 476: seven in line
    assert barred(match, 0, "split 7") == "BBC-1.21"  # one division takes one frigate and one more
    match.order(0, "split 4")
    assert match.state.splits[0] == [4, 3]


@pytest.mark.rule("BBC-1.21")
@pytest.mark.parametrize(("nations", "told"), [("ANG VEN", 1), ("ANG FRA", 0), ("FRA NAP", 0), ("FRA VEN", 1)])
def test_more_than_three_for_two_is_told(nations, told):
    match = table(nations)
    match.order(0, "ready")
    match.order(1, "ready")
    assert sum(event.kind == "uneven" for entry in match.log for event in entry.events) == told


def test_a_scenario_is_preset_to_the_period_of_its_day() -> None:
    presets = {card.key: card.presets for card in GAME.muster.scenarios()}
    assert presets["trafalgar"] == {"period": "1793-1815"}
    assert presets["chesapeake"] == {"period": "1740-1783"}

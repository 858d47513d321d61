"""MNB-15: optional rules."""

from __future__ import annotations

import pytest

from escadre import Match, Unreadable
from escadre.games.naval_battles.play.catalog import DESIGN, DESIGNS, SHIP
from escadre.games.naval_battles.play.columns import CHEAPEST, DESIGN_CARDS
from escadre.games.naval_battles.play.rules.setup import fleet_points, sold_out
from escadre.games.naval_battles.play.rules.table import HIT, MISSED, max_hand
from tests.naval_battles.build import (
    battle,
    discards,
    do,
    end_turn,
    fates,
    final,
    fleet,
    legal,
    passes,
    play,
    refused,
    resolve,
    ships,
    shoot,
    sunk,
)

TEAMS = {"teams": 2}


def with_navies(*navies: str, **options: object) -> Match:
    """The navies by seat."""
    match = Match.new("naval_battles", len(navies), seed=5, options=dict(options))
    while "navy" in match.menu(match.turn[0]):
        do(match, match.turn[0], f"navy {navies[match.turn[0]]}")
    return match


@pytest.mark.rule("MNB-15.0")
def test_each_option_stands_by_itself_and_is_set_before_the_game():
    alone = [{"row_air_defence": True}, {"teams": 2}, {"card_reserve": True}, {"budget": 15}]
    for options in [*alone, {key: value for one in alone for key, value in one.items()}]:
        match = Match.new("naval_battles", 4, seed=1, options=options)
        for name, value in options.items():
            assert getattr(match.state.options, name) == value


@pytest.mark.rule("MNB-15.0")
@pytest.mark.parametrize(
    "options", [{"teams": 4}, {"teams": 3}, {"budget": 17}, {"budget": 51, "teams": 2}, {"team_target": 10}]
)
def test_options_that_do_not_fit_are_refused(options):
    with pytest.raises(Unreadable):
        Match.new("naval_battles", 3, options=options)


@pytest.mark.rule("MNB-2.3.5")
def test_a_person_is_told_which_points_there_are():
    with pytest.raises(Unreadable) as alone:
        Match.new("naval_battles", 3, options={"budget": 8})
    assert str(alone.value) == ("Fleet points: 8 is not possible. Choose 15, 20, 25, or 0 for what the navies allow.")
    with pytest.raises(Unreadable) as team:
        Match.new("naval_battles", 3, options={"budget": 8, "teams": 2})
    assert str(team.value).endswith("Choose from 15 to 50, or 0 for the usual number.")


# ---- rows against aircraft


@pytest.mark.rule("MNB-15.1.1")
@pytest.mark.parametrize(("option", "fates_"), [(False, [HIT, HIT, HIT]), (True, [HIT, MISSED, MISSED])])
def test_rows_protect_against_strikes_only_with_the_option(option, fates_):
    match = battle(
        fleet("US01", hand="AIR-A"),
        fleet("SU13", "SU12", "SU10"),
        fleet("UK07"),
        dice=(4, 4, 5),
        options={"row_air_defence": option},
    )
    do(match, 0, "strike US01", "target SU13", "target SU12")
    play(match, 0, "card AIR-A", "target SU10")
    resolve(match)
    assert fates(match) == fates_


@pytest.mark.rule("MNB-15.1.1")
def test_rows_protect_against_bombing_too():
    match = battle(
        fleet("US13", hand="BOM-A REP-A REP-A"),
        fleet("SU13", "SU12"),
        dice=(5, 5, 6, 4),
        options={"row_air_defence": True},
    )
    play(match, 0, "card BOM-A", "target SU13", *["target SU12"] * 3, "pay REP-A", "pay REP-A")
    resolve(match)
    assert fates(match) == [HIT, MISSED, HIT, MISSED]


@pytest.mark.rule("MNB-15.1.2")
def test_the_row_is_that_of_the_screen():
    match = battle(fleet("US01"), fleet("SU13", "SU12", hand="SCR-A"), dice=(4,), options={"row_air_defence": True})
    do(match, 0, "strike US01", "target SU12", "done")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen SU13", "done")
    passes(match)
    assert sunk(match, 0) == ["SU13"]


# ---- teams


@pytest.mark.rule("MNB-15.2.1")
def test_a_team_divides_its_points():
    match = with_navies("american", "soviet", "british", "french", teams=2, budget=40)
    first = match.state.first
    second = (first + 1) % 4
    assert set(match.turn) == {first, second}
    before = match.view(second)
    do(match, first, "share 15")
    assert match.state.shares[(first + 2) % 4] == 25
    assert match.view(second).picture == before.picture  # the other team does not see it
    assert refused(match, second, "share 39") == "MNB-15.2.6"
    do(match, second, "share 20")
    assert sum(match.state.shares) == 80


@pytest.mark.rule("MNB-15.2.2", "MNB-15.2.5")
@pytest.mark.parametrize(("target", "over"), [(0, False), (20, True)])
def test_a_team_wins_with_its_members_points_together(target, over):
    match = battle(
        fleet("US13", score=12), fleet("SU13"), fleet("UK07", score=8), fleet("FR09"),
        on=3, to_move=[], options={"teams": 2, "budget": 40, "team_target": target},
    )  # fmt: skip
    end_turn(match, 3)
    assert match.over == over
    if over:
        assert match.outcome is not None
        assert match.outcome.winners == (0, 2)


@pytest.mark.rule("MNB-15.2.2", "MNB-15.2.5")
def test_a_team_wins_at_once_when_the_other_has_no_vessel():
    match = battle(fleet("US01", hand="REP-A"), fleet("SU13"), fleet("UK07"), fleet("FR06"), dice=(4, 4), options=TEAMS)
    do(match, 0, "strike US01", "target SU13", "target FR06")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)


@pytest.mark.rule("MNB-15.2.3")
def test_team_mates_cannot_be_attacked():
    match = battle(fleet("US01 US13", hand="MSL-A"), fleet("SU13"), fleet("UK07"), fleet("FR09"), options=TEAMS)
    do(match, 0, "strike US01")
    assert legal(match, 0, "target") == ["SU13", "FR09"]
    assert match.state.teams == [0, 1, 0, 1]


@pytest.mark.rule("MNB-15.2.4", "MNB-15.2.7")
def test_a_player_without_vessels_goes_on_and_may_reinforce():
    match = battle(
        fleet("US01", hand="REP-A"), fleet("SU13", hand="GUN-H AIR-A", score=3), fleet("UK07"), fleet("FR09"),
        dice=(4,), options=TEAMS,
    )  # fmt: skip
    do(match, 0, "strike US01", "target SU13", "done")
    end_turn(match)
    assert match.state.playing[1]
    assert match.turn == (1,)
    assert len(match.state.hands[1]) == max_hand(match.state, 1) == 7
    assert match.state.scores[1] == 3
    play(match, 1, "card AIR-A", "target UK07")
    do(match, 1, "pay GUN-H", "row1 SU12", "done")
    assert ships(match, 1) == ["SU12"]


@pytest.mark.rule("MNB-15.2.5")
def test_the_target_of_a_team_is_its_budget_unless_set():
    assert with_navies("american", "soviet", "british", teams=2, budget=30).state.target == 30
    assert with_navies("american", "soviet", "british", teams=2, budget=30, team_target=20).state.target == 20


@pytest.mark.rule("MNB-15.2.5")
def test_of_three_teams_the_empty_one_is_out():
    match = battle(
        fleet("US01"), fleet("SU13"), fleet("UK07"), fleet("FR09"), dice=(4,), options={"teams": 3}
    )  # 1 and 3 are mates
    do(match, 0, "strike US01", "target UK07", "done")
    resolve(match)
    assert not match.over
    assert match.state.playing == [True, True, False, True]


@pytest.mark.rule("MNB-15.2.6")
@pytest.mark.parametrize(
    ("seats", "teams", "side_by_side"), [(4, 2, 0), (6, 2, 0), (4, 3, 0), (5, 3, 0), (6, 3, 0), (3, 2, 1), (5, 2, 1)]
)
def test_mates_sit_side_by_side_only_where_it_cannot_be_helped(seats, teams, side_by_side):
    of = Match.new("naval_battles", seats, seed=1, options={"teams": teams}).state.teams
    assert sum(of[seat] == of[seat - 1] for seat in range(seats)) == side_by_side
    assert set(of) == set(range(teams))
    assert max(of.count(team) for team in of) - min(of.count(team) for team in of) <= 1


@pytest.mark.rule("MNB-15.2.6")
def test_seats_alternate_and_mates_answer_no_cards_of_their_own():
    match = battle(
        fleet("US13", hand="MSL-A"), fleet("SU13", hand="REP-A"), fleet("UK07", hand="INT-A"),
        fleet("FR09", hand="REP-A"), options=TEAMS,
    )  # fmt: skip
    do(match, 0, "card MSL-A", "from US13", "target SU13")
    asked = []
    while "silent" in match.menu(match.turn[0]):
        asked.append(match.turn[0])
        do(match, match.turn[0], "pass")
    assert asked == [1, 3]


@pytest.mark.rule("MNB-15.2.6", "MNB-15.2.7")
def test_a_share_pays_at_least_a_vessel_and_no_more_than_the_navy():
    match = with_navies("norwegian", "soviet", "british", "french", teams=2, budget=50)
    s = match.state
    while 0 not in match.turn:  # Norway is worth 19
        seat = next(seat for seat in match.turn if seat % 2 == 0)
        do(match, seat, "share 10")
        if s.shares[0] >= 0:
            assert s.shares[0] == 19  # he gets what is left, as far as his navy goes
            return
    assert refused(match, 0, "share 20") == "MNB-15.2.7"
    assert refused(match, 0, "share 1") == "MNB-15.2.6"
    do(match, 0, "share 19")


@pytest.mark.rule("MNB-15.2.7")
def test_a_share_may_be_all_that_the_navy_is_worth():
    match = with_navies("norwegian", "soviet", "taiwanese", "french", teams=2, budget=50)
    seat = next(seat for seat in match.turn if seat % 2 == 0)
    worth = {0: 19, 2: 24}[seat]
    assert match.menu(seat)["share"][-1] == worth
    do(match, seat, f"share {worth}")
    assert match.state.shares[2 - seat] == {0: 19, 2: 24}[2 - seat]  # and so is what is left over, at most


@pytest.mark.rule("MNB-15.2.1", "MNB-15.2.7")
def test_who_is_a_team_by_himself_has_nothing_to_divide():
    match = with_navies("american", "norwegian", "british", teams=2, budget=50)
    assert match.state.shares[1] == 19  # all that his navy is worth
    assert len(match.turn) == 1
    assert match.turn[0] in (0, 2)


@pytest.mark.rule("MNB-15.2.1")
def test_three_mates_divide_in_turn_and_the_last_gets_the_rest():
    match = with_navies("american", "soviet", "british", "french", "chinese", "japanese", teams=2, budget=30)
    order = [(match.state.first + i) % 6 for i in range(6)]
    mates = [seat for seat in order if seat % 2 == order[0] % 2]
    do(match, mates[0], "share 12")
    assert mates[1] in match.turn
    assert mates[2] not in match.turn
    cheapest = CHEAPEST[match.state.navies[mates[2]]]
    assert match.menu(mates[1])["share"][-1] == 18 - cheapest  # a vessel for the third must be left
    assert refused(match, mates[1], f"share {19 - cheapest}") == "MNB-15.2.6"
    do(match, mates[1], "share 10")
    assert [match.state.shares[seat] for seat in mates] == [12, 10, 8]


# ---- the reserve of Action cards


@pytest.mark.rule("MNB-15.3.1", "MNB-15.3.3")
def test_cards_are_bought_one_by_one_in_player_order_until_all_have_passed():
    match = with_navies("american", "soviet", "british", card_reserve=True)
    order = [(match.state.first + i) % 3 for i in range(3)]
    asked = []
    for words in ("buy MSL-A", "pass", "buy MSL-A", "buy GUN-A", "pass", "pass"):
        asked.append(order.index(match.turn[0]))
        do(match, match.turn[0], words)
    assert asked == [0, 1, 2, 0, 2, 0]
    assert match.state.spent[order[0]] == 3
    assert "ship" in match.menu(0)


@pytest.mark.rule("MNB-15.3.2")
def test_bought_cards_are_no_part_of_the_hand_and_are_played_like_it():
    match = battle(fleet("US13", hand="GUN-A", bought=["MSL-A"]), fleet("SU13"))
    assert len(legal(match, 0, "card")) == 2
    shoot(match, 0, "MSL-A", "US13", "SU13")
    assert match.state.bought[0] == []
    end_turn(match)
    assert len(match.state.hands[0]) == 7


@pytest.mark.rule("MNB-15.3.3")
def test_the_cheapest_vessel_must_stay_affordable():
    match = with_navies("american", "soviet", card_reserve=True, card_limit=False, budget=15)
    first = match.state.first
    for design in ("BOM-A", "BOM-A", "AIR-D", "AIR-D"):
        do(match, match.turn[0], f"buy {design}")
        if match.turn[0] != first:
            do(match, match.turn[0], "pass")
    assert match.state.spent[first] == 12
    assert refused(match, first, "buy BOM-A") == "MNB-15.3.3"
    do(match, first, "buy MSL-A")
    assert fleet_points(match.state, first) == 2


@pytest.mark.rule("MNB-15.3.4")
def test_a_bought_card_may_be_paid_and_is_then_discarded():
    match = battle(fleet("US13", bought=["GUN-H"]), fleet("SU13"), bare=True)
    do(match, 0, "pay GUN-H", "row1 US14", "done")
    assert discards(match) == ["GUN-H"]
    assert match.state.bought[0] == []
    match = battle(fleet("US13", hand="BOM-A", bought=["GUN-A", "GUN-B"]), fleet("SU13"), bare=True)
    play(match, 0, "card BOM-A", *["target SU13"] * 4, "pay GUN-A", "pay GUN-B")
    assert discards(match) == ["GUN-A", "GUN-B"]


@pytest.mark.rule("MNB-15.3.5")
@pytest.mark.parametrize(("limit", "rule"), [(True, "MNB-15.3.5"), (False, None)])
def test_the_table_may_lift_the_limit(limit, rule):
    match = with_navies("american", "soviet", card_reserve=True, card_limit=limit, budget=15)
    first = match.state.first
    do(match, first, "buy GUN-H")
    do(match, match.turn[0], "pass")
    assert (match.barred(first).get("buy", {}).get(DESIGN["MSL-A"])) == rule


@pytest.mark.rule("MNB-15.3.5", "MNB-2.3.5")
def test_the_limit_is_a_part_of_the_budget_whatever_the_navy_is_worth():
    match = with_navies("norwegian", "soviet", card_reserve=True, budget=25)
    assert match.state.shares == [25, 25]
    if match.turn == (1,):
        do(match, 1, "pass")
    do(match, 0, "buy GUN-H")
    if match.turn == (1,):
        do(match, 1, "pass")
    do(match, 0, "buy GUN-A")  # 5 of 25, though all of Norway is worth 19
    assert match.state.spent[0] == 5


@pytest.mark.rule("MNB-15.3.6")
def test_a_design_is_bought_until_it_is_sold_out_and_who_has_it_is_hidden():
    match = with_navies("american", "soviet", card_reserve=True)
    first, other = match.state.first, 1 - match.state.first
    assert DESIGNS[DESIGN["GUN-H"]].copies == 1
    do(match, first, "buy GUN-H")
    assert sold_out(match.state, DESIGN["GUN-H"])
    assert refused(match, other, "buy GUN-H") == "MNB-15.3.6"
    card = DESIGN_CARDS[DESIGN["GUN-H"]][0]
    assert match.state.bought[first] == [card]
    zone = next(zone for zone in match.view(other).picture.zones if zone.id == f"bought:{first}")
    assert [piece.face for piece in zone.pieces] == [""]
    assert [fact.value for fact in zone.pieces[0].facts] == [3]  # the price is public
    assert SHIP["NC01"] == 109

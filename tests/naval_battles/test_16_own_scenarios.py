"""MNB-16: what people's own scenarios can ask for, played out: ships to sink, ships to keep, rounds, years, cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escadre import Match, Unreadable
from escadre.games.naval_battles.play import scenario_files
from escadre.games.naval_battles.play.catalog import SHIP, SHIP_CODES
from tests.naval_battles.build import (
    battle,
    designs,
    discards,
    do,
    end_turn,
    final,
    fleet,
    refused,
    resolve,
    score,
    shoot,
    sunk,
)

CONVOY = """
source = "ours"
[[side]]
nation = "american"
fleet = ["US13"]
[[side]]
nation = "soviet"
fleet = ["SU13", "SU10", "SU03"]
must_survive = "SU13"
[[side]]
nation = "british"
fleet = ["UK07", "UK11"]
must_survive = "UK07"
"""
DUEL = """
source = "ours"
rounds = 2
target = 20
[[side]]
nation = "american"
fleet = ["US13"]
must_sink = "SU13"
[[side]]
nation = "soviet"
fleet = ["SU13", "SU10"]
"""
RACE = f"""{DUEL}
[[side]]
nation = "british"
fleet = ["UK01"]
must_sink = "SU13"
[[side]]
nation = "chinese"
fleet = ["CN01"]
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ESCADRE_NAVAL_BATTLES_SCENARIOS", str(tmp_path))
    scenario_files.load.cache_clear()

    def written(text: str) -> str:
        (tmp_path / "own.toml").write_text(text, encoding="utf-8")
        return "own"

    yield written
    scenario_files.load.cache_clear()


def convoy(name: str, *more: dict[str, Any], **place: Any) -> Match:
    soviet = fleet("SU13 SU10", "SU03", hand="GUN-A", damage={"SU03": ["GUN-B"]}, subs="SU16", bought=["MSL-B"])
    return battle(fleet("US01 US13", hand="MSL-A"), soviet, fleet("UK07 UK11"), scenario=name, **place)


@pytest.mark.rule("MNB-16.0.5", "MNB-3.7")
def test_among_three_who_loses_the_ship_that_he_had_to_keep_is_out_with_all_he_has(write):
    match = convoy(write(CONVOY), dice=(4,))
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    s = match.state
    assert not match.over
    assert s.playing == [True, False, True]
    assert (s.fleets[1], s.hands[1], s.bought[1], s.reserves[1]) == ([], [], [], [])
    assert discards(match) == ["GUN-A", "GUN-B", "MSL-B"]
    assert {SHIP["SU10"], SHIP["SU03"], SHIP["SU16"]} <= set(s.removed)  # nobody has sunk them
    assert score(match, 0) == 3
    end_turn(match)
    assert match.turn == (2,)


@pytest.mark.rule("MNB-16.0.5", "MNB-3.7")
@pytest.mark.parametrize("first", ["afloat", "out"])
def test_all_who_had_to_sink_it_have_won_if_they_are_still_in_play(write, first):
    american = fleet("US13") if first == "afloat" else {"navy": "american", "out": True}
    match = battle(american, fleet("SU13 SU10"), fleet("UK01"), fleet("CN01"), scenario=write(RACE), on=2, dice=(4,))
    do(match, 2, "strike UK01", "target SU13", "done")
    resolve(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == ((0, 2) if first == "afloat" else (2,))


@pytest.mark.rule("MNB-16.0.5", "MNB-3.8")
def test_when_two_lose_theirs_at_once_the_third_has_won(write):
    match = convoy(write(CONVOY), dice=(4, 4))
    do(match, 0, "strike US01", "target SU13", "target UK07")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.why.id == "won-last"


@pytest.mark.rule("MNB-16.0.5")
def test_other_ships_may_be_lost(write):
    match = convoy(write(CONVOY), dice=(4, 4))
    do(match, 0, "strike US01", "target SU10", "target UK11")
    resolve(match)
    assert match.state.playing == [True, True, True]
    assert sunk(match, 0) == ["SU10", "UK11"]


@pytest.mark.rule("MNB-16.0.5")
@pytest.mark.parametrize("rest", ["UK07 UK11", "UK07"])
def test_of_the_last_two_who_loses_his_ship_loses_the_game(write, rest):
    name = write(CONVOY.replace('nation = "american"\nfleet = ["US13"]', 'nation = "chinese"\nfleet = ["CN01"]'))
    match = battle({"navy": "chinese", "out": True}, fleet("SU02", "SU13"), fleet(rest), scenario=name, on=1, dice=(4,))
    do(match, 1, "strike SU02", "target UK07", "done")
    resolve(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "won-sank"


@pytest.mark.rule("MNB-16.0.5")
def test_the_ship_that_must_be_sunk_wins_at_once_whatever_the_points(write):
    match = battle(fleet("US01"), fleet("SU13 SU10", score=19), scenario=write(DUEL), dice=(4,))
    do(match, 0, "strike US01", "target SU13", "done")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.why.id == "won-sank"


@pytest.mark.rule("MNB-16.0.5")
def test_another_ship_is_not_the_one_to_sink(write):
    match = battle(fleet("US01"), fleet("SU13 SU10"), scenario=write(DUEL), dice=(4,))
    do(match, 0, "strike US01", "target SU10", "done")
    resolve(match)
    assert not match.over


@pytest.mark.rule("MNB-16.3.3", "MNB-16.3.4")
def test_the_ship_that_matters_decides_even_when_nobody_is_left(write):
    match = battle(
        fleet("UK09 NC01", damage={"UK09": ["GUN-C"]}), fleet("AR04 AR03", hand="MSL-A MSL-B"),
        scenario="falkland-express", on=1,
    )  # fmt: skip
    shoot(match, 1, "MSL-A", "AR03", "NC01")
    shoot(match, 1, "MSL-B", "AR04", "UK09")
    resolve(match, 1)
    assert match.state.fleets[0] == []
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "won-sank"


@pytest.mark.rule("MNB-16.0.5")
@pytest.mark.parametrize(("points", "winners"), [((3, 5), (1,)), ((6, 5), (0,)), ((5, 5), (1,))])
def test_when_the_rounds_are_over_the_most_points_win(write, points, winners):
    match = battle(
        fleet("US13", score=points[0]), fleet("SU13 SU10", score=points[1]), scenario=write(DUEL), round=2, on=1,
        to_move=[],
    )  # fmt: skip
    end_turn(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.why.id == "won-rounds"


@pytest.mark.rule("MNB-16.0.4", "MNB-16.0.5")
def test_points_win_before_the_rounds_are_over(write):
    match = battle(fleet("US13"), fleet("SU13", score=20), scenario=write(DUEL), round=1, on=1, to_move=[])
    end_turn(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "won-points"


@pytest.mark.rule("MNB-16.0.5")
def test_all_who_kept_their_ship_share_the_win_when_the_rounds_are_over(write):
    name = write("rounds = 1\n" + CONVOY)
    match = convoy(name, on=2, to_move=[])
    end_turn(match, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)
    assert match.outcome.why.id == "won-shared"
    match = battle(
        fleet("US13"), {"navy": "soviet", "out": True}, fleet("UK07"), scenario=name, on=2, to_move=[]
    )  # who is out has kept nothing
    end_turn(match, 2)
    assert match.state.winners == [2]
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@pytest.mark.rule("MNB-16.0.5")
@pytest.mark.parametrize(
    ("years", "inside", "outside"),
    [
        ([1990, 1995], "UK15", "UK01"),
        ([1985, 1990], "UK15", "UK01"),
        ([1970, 1979], "UK01", "UK15"),
        ([1979, 1979], "UK01", "UK15"),
    ],
)
def test_only_vessels_of_the_years_are_in_the_reserve(write, years, inside, outside):
    match = Match.new("naval_battles", 3, seed=1, scenario=write(f"years = {years}\n" + CONVOY))
    reserve = [SHIP_CODES[ship] for ship in match.state.reserves[2]]
    assert inside in reserve
    assert outside not in reserve
    assert SHIP[outside] in match.state.removed
    match.game.play.conserve(match.state)


@pytest.mark.rule("MNB-16.0.3")
def test_extra_cards_come_out_of_the_deck(write):
    text = CONVOY.replace('fleet = ["US13"]', 'fleet = ["US13"]\ncards = ["BOM-A", "BOM-A", "NMS-D"]')
    match = Match.new("naval_battles", 3, seed=1, scenario=write(text))
    s = match.state
    assert designs(s.bought[0]) == ["BOM-A", "BOM-A", "NMS-D"]
    assert s.prices[0] == [3, 3, 2]
    assert len(s.deck) == 107
    match.game.play.conserve(s)


@pytest.mark.rule("MNB-16.0.2")
def test_reinforcements_come_unless_they_are_forbidden(write):
    match = battle(fleet("US13", hand="GUN-H"), fleet("SU13"), scenario=write(DUEL))
    assert "pay" in match.menu(0)
    scenario_files.load.cache_clear()
    match = battle(fleet("US13", hand="GUN-H"), fleet("SU13"), scenario=write("reinforcements = false\n" + DUEL))
    assert refused(match, 0, "pay GUN-H") == "MNB-16.3.2"
    final(match)
    assert "discard" in match.menu(0)


@pytest.mark.rule("MNB-16.0.1")
@pytest.mark.parametrize("options", [{"teams": 2}, {"card_reserve": True}, {"budget": 15}])
def test_what_a_scenario_fixes_is_no_option(write, options):
    with pytest.raises(Unreadable):
        Match.new("naval_battles", 3, scenario=write(CONVOY), options=options)
    match = Match.new("naval_battles", 3, scenario="own", options={"row_air_defence": True})
    assert match.state.options.row_air_defence

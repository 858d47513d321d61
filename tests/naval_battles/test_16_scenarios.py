"""MNB-16: scenarios, printed and one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from escadre import Match, Unreadable
from escadre.core.errors import BadData
from escadre.core.words import LANGUAGES, Words
from escadre.games.naval_battles import GAME
from escadre.games.naval_battles.play import scenario_files
from escadre.games.naval_battles.play.catalog import NAVIES, SHIP, SHIP_CODES
from escadre.games.naval_battles.play.rules.table import afloat
from tests.contract import promises
from tests.naval_battles.build import (
    attacks,
    battle,
    damage,
    designs,
    do,
    end_turn,
    fates,
    final,
    fleet,
    legal,
    passes,
    refused,
    resolve,
    ships,
    shoot,
)

PRINTED = ("raider-force-710", "bear-hunt", "falkland-express", "panda-bay")


def begun(name: str, seed: int = 3) -> Match:
    """A scenario, laid out in one row each."""
    match = Match.new("naval_battles", 2, seed=seed, scenario=name)
    while "row2" in match.menu(match.turn[0]):
        do(match, match.turn[0], "done")
    while not match.state.round:
        do(match, match.turn[0], "done")
    return match


@pytest.mark.rule("MNB-16.0.1")
def test_a_scenario_sets_fleets_and_the_rest_is_as_usual():
    match = Match.new("naval_battles", 2, seed=3, scenario="raider-force-710")
    first = match.state.first
    assert match.turn == (first,)
    assert set(match.menu(first)) == {"row2", "row3", "done"}  # the formation is the player's
    match = begun("raider-force-710")
    assert [len(cards) for cards in match.state.hands] == [7, 7]
    assert not match.state.active[SHIP["NO07"]]


@pytest.mark.rule("MNB-16.0.2")
def test_the_other_vessels_are_the_reserve():
    match = begun("raider-force-710")
    assert len({begun("raider-force-710", seed).state.first for seed in range(8)}) == 2  # the order is rolled
    assert [SHIP_CODES[ship] for ship in match.state.reserves[0]] == ["NO04", "NO05", "NO06"]
    assert len(match.state.reserves[1]) == 17
    assert "pay" in match.menu(match.turn[0])


@pytest.mark.rule("MNB-16.0.3")
def test_an_extra_card_lies_beside_the_hand():
    match = begun("panda-bay")
    assert designs(match.state.bought[1]) == ["AIR-A"]
    assert len(match.state.hands[1]) == 7
    assert designs(begun("bear-hunt").state.bought[1]) == ["BOM-A"]


@pytest.mark.rule("MNB-16.0.4")
def test_the_number_of_the_scenario_is_the_target_and_the_last_in_play_wins():
    match = battle(fleet("NO01", score=11), fleet("SU13"), scenario="raider-force-710", on=1, to_move=[])
    end_turn(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    match = battle(fleet("NO01", hand="MSL-B"), fleet("SU13"), scenario="raider-force-710")
    shoot(match, 0, "MSL-B", "NO01", "SU13")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.why.id == "won-last"


OWN = """
source = "ours"
years = [1982, 1982]
rounds = 5
reinforcements = true
air_strikes = false
non_combatant_vp = 6
target = 12
[[side]]
nation = "british"
fleet = ["UK03", "NC01"]
cards = ["NMS-B"]
must_survive = "NC01"
[[side]]
nation = "argentine"
fleet = ["AR01", "AR03"]
"""


@pytest.mark.rule("MNB-16.0.5")
def test_one_s_own_scenario_sets_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "convoy-82.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv("ESCADRE_NAVAL_BATTLES_SCENARIOS", str(tmp_path))
    assert "convoy-82" in scenario_files.names()
    s = begun("convoy-82").state
    assert (s.target, s.rounds, s.no_reinforcements, s.no_air_strikes, s.non_combatant_vp) == (12, 5, False, True, 6)
    assert s.must_survive == [SHIP["NC01"], -1]
    assert designs(s.bought[0]) == ["NMS-B"]
    assert "UK15" not in [SHIP_CODES[ship] for ship in s.reserves[0]]  # of 1990
    assert "UK14" in [SHIP_CODES[ship] for ship in s.reserves[0]]
    promises.play(begun("convoy-82"), 1)


@pytest.mark.rule("MNB-16.0.5")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("target = 12", "target = 0"),
        ('nation = "argentine"', 'nation = "spanish"'),
        ('"AR01"', '"US01"'),
        ('must_survive = "NC01"', 'must_survive = "AR01"'),
        ("rounds = 5", 'rounds = "five"'),
        ("years = [1982, 1982]", "years = [1982]"),
        ('cards = ["NMS-B"]', 'cards = ["XXX-B"]'),
        ('cards = ["NMS-B"]', 'cards = [["NMS-B"]]'),
        ('must_survive = "NC01"', 'must_survive = ["NC01"]'),
        ('must_survive = "NC01"', "must_sink = {ship = 1}"),
        ("air_strikes = false", "airstrikes = false"),
    ],
)
def test_a_faulty_scenario_says_what_is_wrong(tmp_path: Path, old: str, new: str):
    file = tmp_path / "faulty.toml"
    file.write_text(OWN.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData) as fault:
        scenario_files.read(file)
    assert "faulty.toml" in str(fault.value)
    assert "[" not in str(fault.value)[:1]


def test_a_scenario_that_is_not_there_or_does_not_fit_is_refused():
    for name in ("nowhere", "../data/ships"):
        with pytest.raises(Unreadable):
            Match.new("naval_battles", 2, scenario=name)
    with pytest.raises(Unreadable):
        Match.new("naval_battles", 3, scenario="bear-hunt")
    with pytest.raises(Unreadable):
        Match.new("naval_battles", 2, scenario="bear-hunt", options={"budget": 15})


def fleets(name: str) -> dict[str, list[str]]:
    return {side.nation: sorted(side.fleet) for side in scenario_files.load(name).side}


@pytest.mark.rule("MNB-16.1")
def test_raider_force_710():
    assert fleets("raider-force-710") == {
        "norwegian": ["NO01", "NO02", "NO03", "NO07"],
        "soviet": ["SU13", "SU14", "SU16"],
    }
    match = begun("raider-force-710")
    assert match.state.target == 11
    assert [afloat(match.state, seat) for seat in (0, 1)] == [11, 11]


@pytest.mark.rule("MNB-16.2")
def test_the_bear_hunt():
    assert fleets("bear-hunt") == {
        "american": ["US01", "US07", "US09", "US13", "US14", "US18"],
        "soviet": ["SU01", "SU03", "SU04", "SU06", "SU13", "SU16", "SU17"],
    }
    match = begun("bear-hunt")
    assert match.state.target == 35
    assert [afloat(match.state, seat) for seat in (0, 1)] == [35, 35]


@pytest.mark.rule("MNB-16.3.1")
def test_falkland_express():
    assert fleets("falkland-express") == {"british": ["NC01", "UK09"], "argentine": ["AR03"]}


@pytest.mark.rule("MNB-16.3.2")
def test_falkland_express_has_no_reinforcements_and_no_air_strikes():
    match = battle(fleet("UK09 NC01", hand="GUN-H"), fleet("AR03"), scenario="falkland-express")
    assert refused(match, 0, "pay GUN-H") == "MNB-16.3.2"
    assert begun("falkland-express").state.rounds == 3


@pytest.mark.rule("MNB-16.3.2")
@pytest.mark.parametrize(("round_", "over"), [(2, False), (3, True)])
def test_falkland_express_lasts_three_rounds(round_, over):
    match = battle(fleet("UK09 NC01"), fleet("AR03"), scenario="falkland-express", on=1, round=round_, to_move=[])
    end_turn(match, 1)
    assert match.over == over


@pytest.mark.rule("MNB-16.3.3")
def test_argentina_wins_when_the_non_combatant_sinks():
    match = battle(fleet("UK09 NC01"), fleet("AR03", hand="MSL-A"), scenario="falkland-express", on=1)
    shoot(match, 1, "MSL-A", "AR03", "NC01")
    resolve(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "won-sank"


@pytest.mark.rule("MNB-16.3.4")
def test_the_ban_is_on_strikes_only_and_hercules_lost_is_all_lost():
    match = battle(
        fleet("UK09 NC01", hand="AIR-A BOM-A REP-A REP-A MSL-B"),
        fleet("AR03", subs="AR06"),
        scenario="falkland-express",
    )
    assert refused(match, 0, "card BOM-A") == "MNB-16.3.2"
    do(match, 0, "card AIR-A")
    assert refused(match, 0, "target AR03") == "MNB-16.3.2"
    assert legal(match, 0, "target") == ["AR06"]
    match = battle(fleet("UK03 NC01"), fleet("AR03"), scenario="falkland-express")
    assert refused(match, 0, "strike UK03") == "MNB-16.3.2"
    match = battle(fleet("UK09 UK10 NC01", hand="MSL-B MSL-A"), fleet("AR03"), scenario="falkland-express")
    shoot(match, 0, "MSL-B", "UK09", "AR03")
    shoot(match, 0, "MSL-A", "UK10", "AR03")
    resolve(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.state.target == 0


@pytest.mark.rule("MNB-16.3.4")
def test_air_defence_stays_allowed():
    match = battle(
        fleet("UK09 NC01", hand="AIR-C"), fleet("AR03", hand="MSL-A"), scenario="falkland-express", on=1, dice=(4,)
    )
    shoot(match, 1, "MSL-A", "AR03", "NC01")
    final(match, 1)
    do(match, 0, "card AIR-C", "attack 1", "done")
    passes(match)
    assert fates(match) == [3]


@pytest.mark.rule("MNB-16.4.1")
def test_panda_bay():
    assert fleets("panda-bay") == {
        "chinese": ["CN01", "CN02", "CN08", "CN11", "CN12", "CN13"],
        "taiwanese": ["NC01", "TW01", "TW02", "TW03", "TW07"],
    }


@pytest.mark.rule("MNB-16.4.2")
def test_panda_bay_counts_the_non_combatant_five():
    match = begun("panda-bay")
    assert match.state.target == 13
    assert match.state.non_combatant_vp == 5
    assert [afloat(match.state, seat) for seat in (0, 1)] == [16, 21]


@pytest.mark.rule("MNB-16.5")
def test_a_non_combatant_stands_in_a_row_screens_and_cannot_act():
    match = battle(
        fleet("CN01", hand="MSL-A"), fleet("TW03 NC01", hand="SCR-A GUN-A"), scenario="panda-bay", to_move=[1]
    )
    assert "NC01" in ships(match, 1)
    shoot(match, 0, "MSL-A", "CN01", "TW03")
    final(match)
    do(match, 1, "card SCR-A", "attack 1", "screen NC01", "done")
    passes(match)
    assert match.state.sunk[0] == [SHIP["NC01"]]
    match = battle(fleet("TW03 NC01", hand="GUN-A"), fleet("CN01"))
    do(match, 0, "card GUN-A")
    assert legal(match, 0, "from") == ["TW03"]
    assert damage(match, "NC01") == 0
    assert attacks(match) == []


@pytest.mark.parametrize("name", PRINTED)
def test_printed_scenarios_play_to_the_end(name):
    for seed in range(3):
        match = promises.play(begun(name, seed), seed)
        assert match.over
        match.game.play.conserve(match.state)
    assert all(side.nation in NAVIES for side in scenario_files.load(name).side)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own with a good file, one with a title and a story, and two that are broken."""
    scenario_files.load.cache_clear()
    monkeypatch.setenv("ESCADRE_NAVAL_BATTLES_SCENARIOS", str(tmp_path))
    (tmp_path / "convoy-82.toml").write_text(OWN, encoding="utf-8")
    told = 'title = "The cold patrol"\nstory = "Ice, and a missing tanker."\n' + OWN
    (tmp_path / "patrol.toml").write_text(told, encoding="utf-8")
    (tmp_path / "torn.toml").write_text("side = [", encoding="utf-8")
    (tmp_path / "Torn Name.toml").write_text(OWN, encoding="utf-8")
    yield tmp_path
    scenario_files.load.cache_clear()


def test_one_s_own_are_listed_with_the_printed_ones_and_a_broken_one_is_left_out(own: Path):
    cards = {card.key: card for card in GAME.muster.scenarios()}
    assert list(cards) == ["bear-hunt", "convoy-82", "falkland-express", "panda-bay", "patrol", "raider-force-710"]
    for language in LANGUAGES:
        words = Words(language, GAME)
        said = {key: (words.say(card.title), words.say(card.line)) for key, card in cards.items()}
        assert said["convoy-82"][0] == "convoy-82"
        assert said["patrol"] == ("The cold patrol", "Ice, and a missing tanker.")
        assert not [text for pair in said.values() for text in pair if not text or text.startswith("[")]
        assert not [side for card in cards.values() for side in card.sides if words.say(side).startswith("[")]


def test_choosing_a_broken_one_says_what_is_wrong(own: Path):
    with pytest.raises(BadData, match=r"torn\.toml"):
        Match.new("naval_battles", 2, scenario="torn")


def test_a_folder_of_scenarios_is_checked_like_one_of_data(own: Path):
    with pytest.raises(BadData) as fault:
        GAME.play.check(own)
    assert [line.rsplit("/", 1)[1].split(":")[0] for line in fault.value.problems] == ["Torn Name.toml", "torn.toml"]
    for name in ("Torn Name.toml", "torn.toml"):
        (own / name).unlink()
    GAME.play.check(own)
    (own / "patrol.toml").write_text("title = 3\n" + OWN, encoding="utf-8")
    with pytest.raises(BadData, match="title is 3"):
        GAME.play.check(own)


def test_an_extra_card_that_all_know_does_not_tell_that_it_is_being_thought_about():
    match = battle(fleet("CN01"), fleet("TW03 NC01", bought=["AIR-A"]), scenario="panda-bay", on=1, to_move=[])
    before = match.view(0).picture
    match.act(1, "card", match.state.bought[1][0])
    assert match.view(0).picture == before
    shown = [piece for zone in match.view(1).picture.zones if zone.id == "bought:1" for piece in zone.pieces]
    assert [badge.id for badge in shown[0].badges] == ["badge-chosen"]

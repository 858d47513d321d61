"""Position files: what they build, and what is said of bad ones. Typed names, roster, and what must hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from escadre import Match
from escadre.core.dice import LoadedDice
from escadre.core.errors import BadData
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.flow import SEQUENCES
from escadre.games.branle_bas.play.positions import PHASES, position
from escadre.games.branle_bas.play.rules.ships import touching
from escadre.games.branle_bas.play.scenarios import scenario_files
from escadre.games.branle_bas.play.state import ANCHORED, SUNK
from escadre.games.branle_bas.speak import names
from escadre.geometry.lattice import ahead
from tests.branle_bas.build import battle, ship

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_example_of_the_documentation():
    text = (DOCS / "position-branle_bas.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.S)
    assert example
    s = position(json.loads(example[1]))
    assert s.names == ("Pluton", "FRA-64", "Bellona")
    assert s.flagship == [0, -1]
    assert (s.rig[1], s.fires[1], s.guns[2]) == (10, 1, 5)
    assert s.commander == [0]


def test_the_scenario_of_the_documentation(tmp_path):
    text = (DOCS / "data" / "branle_bas.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.S)
    assert example
    (tmp_path / "the-sound.toml").write_text(example[1], encoding="utf-8")
    assert scenario_files.read(tmp_path / "the-sound.toml").turns == 12


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_every_phase_can_begin(phase):
    played = Match.position(
        "branle_bas", {"ships": [ship(), ship("ANG-74", 1, x=30)], "phase": phase, "turn": 2, "wind": 3}
    )
    assert played.turn


def test_phases_begin_where_the_sequence_says():
    starts = {phase: SEQUENCES["turn"][at] for phase, (at, _) in PHASES.items()}
    rules = {phase: step.rule for phase, step in starts.items()}
    assert rules == {
        "turn": "BBC-3.2", "tests": "BBC-5.7", "wind": "BBC-5.14", "refloating": "BBC-20.8", "signals": "BBC-8.14",
        "movement": "BBC-1.14", "gunfire": "BBC-3.5", "boarding": "BBC-3.7", "assaults": "BBC-22.3", "end": "BBC-3.1",
    }  # fmt: skip


def test_a_hulk_lies_at_anchor():
    assert battle([ship("DAN-64H")]).anchor == [ANCHORED]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ({"ships": [ship("FRA-75")]}, "FRA-75"),
        ({"ships": [{"name": "Titanic", "nation": "ANG"}]}, "Titanic"),
        ({"ships": [ship(side=2)]}, "side is 2"),
        ({"ships": [ship("FORT")]}, "nation"),
        ({"ships": [ship(nation="GER")]}, "GER"),
        ({"ships": [{**ship(), "at": [1]}]}, "at is"),
        ({"ships": [ship(guns=9)]}, "more guns"),
        ({"ships": [ship(fires=-3)]}, "fires is -3"),
        ({"ships": [ship(fires=5)]}, "expected 0 to 4"),
        ({"ships": [ship(hull=500)]}, "hull is 500"),
        ({"ships": [ship(rig=31)]}, "expected 0 to 30"),
        ({"ships": [ship(captor=2)]}, "captor is 2"),
        ({"ships": [ship(heading=float("inf"))]}, "heading"),
        ({"ships": [ship(leaks=[-1])]}, "leaks"),
        ({"ships": []}, "ships"),
        ({"ships": [ship()], "turn": -1}, "turn"),
        ({"ships": [ship()], "morale": [1]}, "morale"),
        ({"ships": [ship()], "grapples": [[0]]}, "grapples"),
        ({"ships": [ship()], "tangles": [[0, 0]]}, "herself"),
        ({"ships": [ship(), ship("ANG-74", 1, x=30)], "flagships": [1]}, "the side that she leads"),
        ({"ships": [ship(division=0), ship("ANG-74", 1, x=30)], "divisions": [{"commander": 1}]}, "the side that she"),
        ({"ships": [ship(), ship("ANG-74", 1, x=30)], "landings": [[0, 1, 2, 1]]}, "no battery"),
        ({"ships": [ship(), ship("FORT", 1, x=30, nation="ANG")], "landings": [[0, 1, 10, 1]]}, "expected 1 to 9"),
        ({"ships": [ship()], "land": [{"polygon": [[0, 0], [1, 1], ["a", 2]]}]}, "no shape"),
        ({"ships": [ship(traits=["magic"])]}, "magic"),
        ({"ships": [ship(), ship(x=1)]}, "lie on each other"),
        ({"ships": [ship(division=1)]}, "division 0"),
        ({"ships": [ship()], "phase": "tea"}, "tea"),
        ({"ships": [ship()], "force": "storm"}, "storm"),
        ({"ships": [ship()], "wind": 13}, "13"),
        ({"ships": [ship()], "seats": 5}, "5 seats"),
        ({"ships": [ship()], "twists": {"free-beer": 1}}, "free-beer"),
        ({"ships": [ship()], "flagships": ["Victory"]}, "Victory"),
        ({"ships": [ship()], "land": [{"square": 1}]}, "square"),
        ({"ships": [ship()], "weather": 1}, "weather"),
        ({"ships": [ship()], "options": {"length": 17}}, "17"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(place, said):
    with pytest.raises(BadData) as error:
        position(place)
    assert said in error.value.problems[0]


@pytest.mark.rule("BBC-0.1")
@pytest.mark.parametrize(
    ("heading", "way"),
    [(0, (0, 5_000)), (90, (5_000, 0)), (180, (0, -5_000)), (270, (-5_000, 0)), (30, (2_500, 4_330))],
)
def test_x_points_east_y_north_and_headings_go_clockwise(heading, way):
    s = battle([ship(heading=heading)])
    assert ahead(s.x[0], s.y[0], s.heading[0], 5_000) == way


@pytest.mark.rule("BBC-0.7")
def test_bases_overlap_from_two_hundredths_and_touch_up_to_a_tenth():
    assert not overlapping(3.78)  # a penetration of 0.02
    assert overlapping(3.779)
    for x, contact in ((3.9, True), (3.901, False)):
        s = battle([ship(), ship("ANG-74", 1, x=x)])
        assert touching(s, 0, 1) is contact


def overlapping(x: float) -> bool:
    """Whether two ships side by side, so many centimetres from mast to mast, lie on each other."""
    try:
        battle([ship(), ship("ANG-74", 1, x=x)])
    except BadData:
        return True
    return False


# ---- names


@pytest.mark.parametrize(
    ("kind", "number", "word"),
    [
        ("length", 4_200, "4.2"), ("length", 5_000, "5"), ("length", 1_666, "1.666"), ("angle", 305, "30.5"),
        ("angle", 3_550, "355"), ("nation", 11, "EU"), ("side", 1, "starboard"),
        ("signal", 26 + 13 + 7, "2-starboard-7"),
        ("signal", 0, "1-port"), ("lines", 3, "2-starboard"), ("rose", 12, "12"), ("division", 0, "1"),
    ],
)  # fmt: skip
def test_numbers_are_typed_as_words(kind, number, word):
    assert names.name(kind, number) == word
    assert names.number(kind, word) == number


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("length", "4.2222"), ("length", "-1"), ("length", "9"), ("length", "²"), ("angle", "30.55"), ("angle", "360"),
        ("nation", "GER"), ("side", "left"), ("signal", "0-port"), ("signal", "1-port-13"), ("signal", "1-up"),
        ("lines", "1-port-2"), ("ship", "0"), ("rose", "13"), ("model", "FRA-75"),
    ],
)  # fmt: skip
def test_words_that_mean_nothing(kind, word):
    assert names.number(kind, word) is None


def test_ships_are_typed_by_name_and_told_apart_by_nation():
    ships = [ship("FRA-80", name="Neptune"), ship("ANG-98", 1, x=20, name="Neptune"), ship(x=40, name="Héros")]
    s = battle(ships)
    s.names = ("Neptune", "Neptune", "Héros")
    assert [names.ship_word(s, i) for i in range(3)] == ["neptune-fra", "neptune-ang", "heros"]
    shot = names.named(s, "shot", 5)
    assert shot is not None
    assert shot[0] == "heros masts"
    assert names.named(s, "ship", 3) is None


def test_every_number_of_a_kind_has_its_word_back():
    for kind in ("nation", "model", "side", "rose", "signal", "lines", "division", "points"):
        for number in range(names.SIZES[kind]):
            assert names.number(kind, names.name(kind, number)) == number


# ---- roster and conservation


@pytest.mark.rule("BBC-1.1")
def test_the_roster_has_every_type_of_every_nation_with_its_price():
    found = GAME.muster.roster()
    prices = {unit.face: unit.cost for unit in found.units}
    assert len(found.groups) == 12
    assert len(found.units) == 99  # 92 types and seven ships unlike theirs
    assert prices["FRA-120"] == 86
    assert {unit.face for unit in found.units} == set(found.faces)
    assert next(unit.most for unit in found.units if unit.face == "ANG-100-britannia") == 1


def test_a_seat_that_chooses_can_use_a_kept_fleet():
    match = Match.new("branle_bas", 2, seed=1)
    match.order(0, "nation FRA")
    assert match.view(0).picture.muster is None  # the other nation is not chosen yet
    match.order(1, "nation ANG")
    match.order(0, "buy FRA-74")
    muster = match.view(0).picture.muster
    assert muster is not None
    assert (muster.verb, muster.group, muster.budget, muster.chosen) == ("buy", "FRA", 250, ("FRA-74",))
    assert match.view(None).picture.muster is None


@pytest.mark.parametrize(
    "harm",
    [
        lambda s: s.guns.__setitem__(0, 8),
        lambda s: s.crew.__setitem__(0, -1),
        lambda s: s.hull.__setitem__(0, 99),
        lambda s: s.rig.__setitem__(0, 31),
        lambda s: s.owner.__setitem__(0, 1),
        lambda s: s.captor.__setitem__(0, 0),
        lambda s: s.tangles.append([0, 0]),
        lambda s: (s.fate.__setitem__(1, SUNK), s.grapples.append([0, 1])),
        lambda s: s.fires.__setitem__(0, 6),
        lambda s: setattr(s, "why", "field"),
        lambda s: s.flagship.__setitem__(0, 1),
        lambda s: setattr(s, "names", s.names[:-1]),
    ],
)
def test_what_cannot_be_is_noticed(harm):
    s = battle([ship(), ship("ANG-74", 1, x=30)])
    GAME.play.conserve(s)
    harm(s)
    with pytest.raises(AssertionError):
        GAME.play.conserve(s)


# ---- BBC-30


@pytest.mark.rule("BBC-30.1")
def test_one_person_or_a_bot_may_take_any_seat():
    """The engine asks seats, not people: the ships of both sides come up one by one."""
    played = Match.position(
        "branle_bas",
        {"ships": [ship(heading=90), ship("ANG-74", 1, y=-50, heading=90)], "wind": 12},
        LoadedDice(),
    )
    assert played.turn == (1,)  # farthest from the wind's origin
    while played.turn == (1,):
        played.act(
            1, *next((verb, args[0]) for verb, args in played.menu(1).items() if verb in ("end", "steady", "heave"))
        )
    assert played.turn == (0,)


@pytest.mark.rule("BBC-30.9")
def test_in_battle_everybody_sees_everything():
    from escadre.core.dice import Dice

    s = battle([ship(), ship("ANG-74", 1, x=30, fires=1)])
    for seat in (0, 1):
        assert GAME.think.guess(s, seat, Dice(seat)).fires == s.fires
    assert GAME.show.view(s, 0).boards == GAME.show.view(s, 1).boards

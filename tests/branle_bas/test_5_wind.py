"""The wind at the start of a turn (BBC-5.14-5.25)."""

from __future__ import annotations

from typing import Any

import pytest

from escadre.core.dice import LoadedDice
from escadre.games.branle_bas.play.rules.ships import CLOSE, attitude
from escadre.games.branle_bas.play.rules.wind import change_wind, gale
from escadre.games.branle_bas.play.state import CALM, FRESH, GALE, GOOD, LIGHT, BranleBasState
from tests.branle_bas.build import battle, de, ship
from tests.branle_bas.squadrons import FAR, Played, told

UP, DOWN, VEER, BACK, CALM_GALE, FOG = 1, 2, 3, 4, 5, 6  # faces of the DéVent
NAMES = ("calm", "light", "good", "fresh", "gale")


def roll(*faces: int, force: int = GOOD, turn: int = 3, wind: int = 12, **place: Any) -> BranleBasState:
    """The test of the wind in that turn with exactly these faces."""
    s = battle([ship(), FAR], turn=turn, wind=wind, force=NAMES[force], **place)
    dice = LoadedDice(*faces)
    change_wind(s, dice)
    assert not dice.left
    return s


@pytest.mark.rule("BBC-5.14")
def test_the_wind_is_tested_in_every_third_turn() -> None:
    for turn in range(1, 13):
        s = roll(*([VEER] if turn % 3 == 0 else []), turn=turn)
        assert s.wind == (1 if turn % 3 == 0 else 12)


@pytest.mark.rule("BBC-5.14")
def test_a_scenario_may_test_it_more_often() -> None:
    assert roll(VEER, turn=4, twists={"wind-every": 2}).wind == 1
    assert roll(turn=3, twists={"wind-every": 2}).wind == 12


@pytest.mark.rule("BBC-5.15", "BBC-5.16", "BBC-25.3")
@pytest.mark.parametrize(
    ("face", "before", "after"),
    [
        (UP, LIGHT, GOOD), (UP, GOOD, FRESH), (UP, FRESH, FRESH),
        (DOWN, FRESH, GOOD), (DOWN, GOOD, LIGHT), (DOWN, LIGHT, LIGHT),
    ],
)  # fmt: skip
def test_force_goes_up_to_fresh_and_down_to_light(face: int, before: int, after: int) -> None:
    s = roll(face, force=before)
    assert s.force == after
    assert s.wind == 12


@pytest.mark.rule("BBC-5.17", "BBC-25.3")
@pytest.mark.parametrize(
    ("face", "before", "after"), [(VEER, 12, 1), (VEER, 11, 12), (VEER, 4, 5), (BACK, 1, 12), (BACK, 12, 11)]
)
def test_the_wind_goes_one_sector_round(face: int, before: int, after: int) -> None:
    s = roll(face, wind=before)
    assert s.wind == after
    assert s.force == GOOD


@pytest.mark.rule("BBC-5.18")
def test_fog_comes_with_a_light_breeze() -> None:
    s = roll(FOG, force=FRESH)
    assert s.fog
    assert s.force == LIGHT
    assert s.wind == 12


@pytest.mark.rule("BBC-5.18")
def test_in_fog_a_ship_with_no_enemy_within_20_cm_keeps_her_course() -> None:
    """But she may heave to, and with an enemy in sight she turns as she likes."""
    lost = Played(battle([ship(heading=90), FAR], fog=True), "movement")
    assert lost.bars("port", 300) == "BBC-5.18"
    assert lost.bars("heave") is None
    assert "ahead" in lost.menu()
    near = Played(battle([ship(heading=90), ship("ANG-74", 1, y=20, heading=180)], fog=True), "movement")
    assert near.seat == 0
    assert near.bars("port", 300) is None


@pytest.mark.rule("BBC-5.19", "BBC-5.24")
@pytest.mark.parametrize(
    ("face", "stays"), [(FOG, True), (DOWN, True), (UP, False), (VEER, False), (BACK, False), (CALM_GALE, False)]
)
@pytest.mark.parametrize("turn", [4, 6])
def test_fog_is_tested_each_turn_and_leaves_a_light_breeze(face: int, stays: bool, turn: int) -> None:
    s = roll(face, force=LIGHT, fog=True, spell=1, turn=turn)
    assert s.fog is stays
    assert s.force == LIGHT
    assert s.wind == 12


@pytest.mark.rule("BBC-5.19", "BBC-5.21", "BBC-5.23")
@pytest.mark.parametrize(("force", "fog"), [(LIGHT, True), (CALM, False), (GALE, False)])
def test_each_lasts_one_whole_turn(force: int, fog: bool) -> None:
    s = roll(force=force, fog=fog, spell=0, turn=3)  # the battle begins in it: no roll yet
    assert s.force == force
    assert s.fog is fog


@pytest.mark.rule("BBC-5.20")
@pytest.mark.parametrize(
    ("second", "force"), [(DOWN, CALM), (UP, GALE), (CALM_GALE, GALE), (VEER, GOOD), (BACK, GOOD), (FOG, GOOD)]
)
def test_calm_or_gale_is_rolled_again(second: int, force: int) -> None:
    s = roll(CALM_GALE, second)
    assert s.force == force
    assert s.wind == 12
    assert not s.fog


@pytest.mark.rule("BBC-5.21", "BBC-5.24")
@pytest.mark.parametrize("turn", [4, 6])
def test_after_a_turn_of_calm_a_light_breeze_from_two_dice(turn: int) -> None:
    s = roll(3, 4, force=CALM, spell=1, turn=turn)
    assert s.force == LIGHT
    assert s.wind == 7


@pytest.mark.rule("BBC-5.23", "BBC-5.24")
@pytest.mark.parametrize(
    ("face", "force"), [(CALM_GALE, GALE), (UP, FRESH), (DOWN, FRESH), (FOG, FRESH), (VEER, FRESH)]
)
@pytest.mark.parametrize("turn", [5, 6])
def test_a_gale_blows_itself_out(face: int, force: int, turn: int) -> None:
    s = roll(face, force=GALE, spell=1, turn=turn)
    assert s.force == force
    assert s.wind == 12
    assert not s.fog


@pytest.mark.rule("BBC-5.24")
def test_the_spell_that_a_roll_brings_is_tested_in_the_next_turn() -> None:
    s = roll(CALM_GALE, UP)
    s.turn = 4
    change_wind(s, LoadedDice(CALM_GALE))
    assert s.force == GALE
    s.turn = 5
    change_wind(s, LoadedDice(VEER))
    assert s.force == FRESH
    assert s.spell == 0
    s.turn = 6
    change_wind(s, LoadedDice(DOWN))
    assert s.force == GOOD


@pytest.mark.rule("BBC-5.22", "BBC-0.12", "BBC-3.9")
def test_in_a_gale_ships_close_to_the_wind_may_lose_a_mast() -> None:
    """From the lee on: close-hauled and in irons roll; on the line to reaching, reaching, and at anchor do not."""
    ships = [
        ship(heading=60, y=50),
        ship(heading=0, y=40),
        ship(heading=90, y=30),
        ship(heading=120, y=20),
        ship(heading=60, y=10, anchor=2),
        ship(heading=70, y=0, rig=4),
        ship("ANG-74", 1, heading=180, y=-50),
    ]
    s = battle(ships, wind=12, force="gale")
    dice = de(-2, -2, -1)
    gale(s, dice)
    assert not dice.left
    assert s.rig == [0, 10, 0, 0, 0, 10, 0]  # the mast that is being hit, whole
    assert [event["ship"] for event in told(s, "die-gale")] == [5, 1, 0]


@pytest.mark.rule("BBC-5.22")
def test_no_masts_break_in_any_other_wind() -> None:
    gale(battle([ship(heading=60), FAR], wind=12, force="fresh"), LoadedDice())


@pytest.mark.rule("BBC-5.25")
def test_the_new_wind_holds_from_the_movement_of_the_same_turn() -> None:
    s = battle([ship(heading=100), FAR], wind=12, turn=3)
    s.events = []
    played = Played(s, "wind", VEER)
    assert played.over
    assert s.wind == 1
    assert attitude(s, 0) == CLOSE

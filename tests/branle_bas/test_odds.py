"""The odds that are shown, against the engine itself over all faces of the dice that decide."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from escadre import Match
from escadre.core import flow
from escadre.core.dice import Dice
from escadre.core.frames import Frame
from escadre.core.types import Chance, Odds
from escadre.games.branle_bas import GAME
from escadre.games.branle_bas.play.copying import copy
from escadre.games.branle_bas.play.rules.boarding.boarding_points import boarding_strength
from escadre.games.branle_bas.play.rules.boarding.landing import assault_strength, defence_strength
from escadre.games.branle_bas.play.rules.special_dice import RI_FIRE, RI_LEAK
from escadre.games.branle_bas.play.state import BranleBasState
from escadre.games.branle_bas.show.odds import SELDOM, assault_odds
from tests.branle_bas.build import match, ship

Happens = Callable[[BranleBasState, BranleBasState], bool]  # before and after the order


class FirstRolls(Dice):
    """These faces first, then any."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        super().__init__(7)
        self.faces = list(faces)

    def roll(self, sides: int = 6) -> int:
        return self.faces.pop(0) if self.faces else super().roll(sides)


def count(played: Match, order: str, dice: int, happens: Happens, sides: int = 6) -> Fraction:
    """In how many of all cases of the first so many dice it happens."""
    seat = played.turn[0]
    verb, arg = played.parse(order)
    assert arg in played.menu(seat)[verb]
    came = 0
    for faces in product(range(1, sides + 1), repeat=dice):
        then = copy(played.state)
        flow.play(then, GAME.play.flow, seat, verb, arg, FirstRolls(faces))
        came += happens(played.state, then)
    return Fraction(came, sides**dice)


def shown(played: Match, order: str) -> dict[str, Fraction]:
    """The odds of an order by their words, with the number in them: {"hits 3": 1/2}."""
    return by_words(played.odds(played.turn[0], *played.parse(order)) or ())


def by_words(told: Odds) -> dict[str, Fraction]:
    return {_name(chance): Fraction(chance.ways, chance.of) for chance in told}


def _name(chance: Chance) -> str:
    numbers = [str(value) for value in chance.what.args.values()]
    return " ".join([chance.what.id.removeprefix("odds-"), *numbers])


def told(kind: str, **wanted: int) -> Happens:
    def happens(before: BranleBasState, after: BranleBasState) -> bool:
        return any(
            event.kind == kind and all(event.args[key] == value for key, value in wanted.items())
            for event in after.events
        )

    return happens


def more(column: str, ship: int, points: int = 0) -> Happens:
    """There is so much more of it than before, or anything more; a negative number asks for less."""

    def happens(before: BranleBasState, after: BranleBasState) -> bool:
        change: int = getattr(after, column)[ship] - getattr(before, column)[ship]
        return change == points if points > 0 else change < 0 if points < 0 else change > 0

    return happens


# ---- gunfire

SHOTS: dict[str, dict[str, Any]] = {
    "medium range": {"at": (25, 0)},
    "short range, first fire": {"at": (15, 0), "opened": False},
    "at long range": {"at": (50, 0)},
    "across the bow": {"at": (14, 0), "bow": 270},
    "across the stern": {"at": (14, 0), "bow": 90},
    "burning, in disorder": {"at": (15, 0), "fires": 1, "disorder": 1},
    "masked": {"at": (25, 0), "masked_starboard": 2},
    "a frigate": {"at": (25, 0), "type": "FRA-40"},
    "a frigate at short range": {"at": (12, 0), "type": "FRA-40", "opened": False},
    "a three-decker in a fresh wind": {"at": (15, 0), "type": "FRA-110", "force": "fresh"},
    "with few guns left": {"at": (25, 0), "guns": 1},
}


def shot(at: tuple[float, float], bow: float = 0, type: str = "FRA-74", force: str = "good", **more: Any) -> Match:
    """She, heading north with a light wind astern, and an enemy to starboard who cannot answer."""
    mine = ship(type, name="Pluton", **{"opened": True, **more})
    foe = ship("ANG-74", 1, x=at[0], y=at[1], heading=bow, name="Ajax", captor=None, guns=0, crew=0, retreat=True)
    return match([mine, foe], None, wind=6, force=force, phase="gunfire")


@pytest.mark.rule("BBC-11.4", "BBC-14.1", "BBC-14.3", "BBC-0.15")
@pytest.mark.parametrize("aim", ["hull", "masts"])
@pytest.mark.parametrize("case", SHOTS)
def test_hits_are_counted_over_the_de(case: str, aim: str) -> None:
    played = shot(**SHOTS[case])
    order = f"fire ajax {aim}"
    if order not in [choice.order for choice in played.view(0).choices]:
        assert (case, aim) == ("at long range", "hull")
        return
    chances = shown(played, order)
    for hits in range(13):
        assert chances.get(f"hits {hits}", Fraction()) == count(played, order, 1, told("fires", hits=hits)), hits
    assert chances.get("risk", 0) == count(played, order, 1, told("die-risk"))


@pytest.mark.rule("BBC-11.6")
def test_a_gun_bursts_in_two_of_36_cases() -> None:
    played = shot(at=(25, 0))
    assert shown(played, "fire ajax hull")["accident"] == Fraction(2, 36)
    assert count(played, "fire ajax hull", 2, told("gun-bursts")) == Fraction(2, 36)


@pytest.mark.rule("BBC-10.4", "BBC-0.15")
def test_the_second_side_is_counted_by_halves() -> None:
    ships = [
        ship(name="Pluton", opened=True, guns=4),
        *(
            ship("ANG-74", 1, x=x, name=name, guns=0, crew=0, retreat=True)
            for x, name in ((25, "Ajax"), (-25, "Orion"))
        ),
    ]
    played = match(ships, None, wind=6, phase="gunfire")
    alone = shown(played, "fire orion hull")
    played.order(0, "fire ajax masts")
    both = shown(played, "fire orion hull")
    assert alone != both
    for hits in range(8):  # the first Dé is that of the other side
        happens = told("fires", second_ship=2, hits=hits)
        assert both.get(f"hits {hits}", Fraction()) == count(played, "fire orion hull", 2, happens)


@pytest.mark.rule("BBC-13.1", "BBC-13.2")
def test_who_stands_behind_another_is_shown_what_is_left_for_him() -> None:
    ships = [
        ship(name="Pluton", opened=True),
        ship("ANG-74", 1, x=11, name="Ajax", guns=0, crew=0, retreat=True),
        ship("ANG-74", 1, x=17, name="Orion", guns=0, crew=0, retreat=True),
    ]
    played = match(ships, None, wind=6, phase="gunfire")
    chances = shown(played, "fire orion hull")
    assert "risk" not in chances  # the ship in front takes it
    for hits in range(1, 8):
        assert chances.get(f"hits {hits}", Fraction()) == count(played, "fire orion hull", 1, more("hull", 2, hits))


@pytest.mark.rule("BBC-14.7", "BBC-14.8")
@pytest.mark.parametrize(("nation", "dice"), [("FRA-74", 1), ("ESP-74", 2)])
def test_carronades_and_muskets(nation: str, dice: int) -> None:
    ships = [
        ship(nation, y=1, name="Pluton", opened=True, guns=0),
        *(ship("ANG-74", 1, x=x, name=name, guns=0, crew=5) for x, name in ((7, "Ajax"), (-7, "Orion"))),
    ]
    played = match(ships, None, wind=6, phase="gunfire")
    chances = shown(played, "close ajax")
    assert chances["close-captain"] == count(played, "close ajax", dice, told("captain-killed", ship=1))
    assert chances["close-crew"] == count(played, "close ajax", dice, more("crew", 1, -1))
    assert chances["close-masts"] == count(played, "close ajax", dice, more("rig", 1))


RISKS: dict[str, Happens] = {
    "risk-crew": told("die-risk", die=6),
    "risk-hull": told("die-risk", die=2),
    "risk-masts": told("die-risk", die=5),
    "risk-rudder": told("rudder-damaged", ship=1),
    "risk-leak": lambda before, after: told("leak", ship=1)(before, after) and told("die-risk", die=4)(before, after),
    "risk-fire": told("fire", ship=1),
}


def at_risk(face: int, **more: Any) -> Match:
    """An English ship has rolled that DéRi and may roll it again."""
    ships = [
        ship("ANG-74", name="Pluton", guns=7),
        ship("FRA-74", 1, x=12, heading=90, name="Ajax", guns=0, crew=0, retreat=True),
    ]
    played = match(ships, (6, 3, 3, 3, 3, 3, 3, 3, 3), wind=6, phase="gunfire", **more)
    s = played.state
    seat = s.owner[0]
    assert played.turn == (seat,)
    s.shot.aims, s.shot.targets, s.shot.sides = [0], [1], [1]
    s.shot.ready, s.shot.at, s.shot.primary, s.shot.face = True, 1, 1, face
    return Match.from_state(GAME, _risking(s))


def _risking(s: BranleBasState) -> BranleBasState:
    s.stack = [*s.stack[:2], Frame("broadside", 2), Frame("shot", 1), Frame("risk", 1)]
    return s


@pytest.mark.rule("BBC-14.16", "BBC-25.7", "BBC-25.8")
def test_a_deri_that_is_rolled_again_and_its_confirmation() -> None:
    played = at_risk(2)
    chances = shown(played, "again")
    assert sum(chances.values()) == Fraction(4, 6) + 2 * Fraction(4, 36)
    for name, happens in RISKS.items():
        assert chances[name] == count(played, "again", 2, happens), name


@pytest.mark.rule("BBC-14.14", "BBC-25.8")
@pytest.mark.parametrize(("face", "name"), [(RI_LEAK, "risk-leak"), (RI_FIRE, "risk-fire")])
def test_a_deri_that_is_kept_may_need_its_confirmation(face: int, name: str) -> None:
    played = at_risk(face)
    happens = told("leak", ship=1) if face == RI_LEAK else RISKS[name]
    assert shown(played, "keep") == {name: Fraction(4, 6)} == {name: count(played, "keep", 1, happens)}


@pytest.mark.rule("BBC-25.9")
def test_the_deri_of_eight_sides_needs_no_confirmation() -> None:
    played = at_risk(2, options={"deri_of_eight": True})
    chances = shown(played, "again")
    assert sum(chances.values()) == 1
    for name in ("risk-rudder", "risk-leak", "risk-fire"):
        happens = told("leak", ship=1) if name == "risk-leak" else RISKS[name]
        assert chances[name] == count(played, "again", 1, happens, sides=8) == Fraction(1, 8)


# ---- the helm


def sailing(*more: dict[str, Any], type: str = "FRA-74", **place: Any) -> Match:
    """She heads east on a good breeze from the north."""
    return match([ship(type, heading=90, name="Pluton"), *more], None, wind=12, **place)


@pytest.mark.rule("BBC-7.10", "BBC-E21")
@pytest.mark.parametrize("type", ["FRA-74", "ANG-74", "ESP-74", "RUS-74", "FRA-40"])
def test_a_tack(type: str) -> None:
    played = match([ship(type, heading=60, name="Pluton"), ship("ANG-74", 1, x=80, y=80)], None, wind=12)
    if played.turn != (0,):
        played.order(1, "heave")
    assert shown(played, "tack port")["tacks"] == count(played, "tack port", 2, told("tacks", ship=0))


@pytest.mark.rule("BBC-17.1", "BBC-25.5", "BBC-17.8")
@pytest.mark.parametrize("type", ["FRA-74", "ANG-74"])
@pytest.mark.parametrize("order", ["ahead 5", "port 20", "steady"])
def test_a_slot_that_touches_another_base(type: str, order: str) -> None:
    foe = ship("ESP-74", 1, x=7.9, y=1, heading=180, name="Ajax", captor=None, anchor=2)
    played = sailing(foe, type=type)
    chances = shown(played, order)
    assert chances["violent"] == count(played, order, 1, told("collision", violent=1))
    assert chances["light"] == count(played, order, 1, told("collision", violent=0))
    assert chances["choice"] == count(played, order, 1, lambda before, after: after.helm.struck == 1)
    assert sum(chances.values()) == 1


@pytest.mark.rule("BBC-17.7", "BBC-17.8")
def test_whoever_can_neither_avoid_nor_board_collides() -> None:
    friend = ship(x=7.9, y=1, heading=180, name="Ajax", anchor=2)
    played = sailing(friend, ship("ANG-74", 1, x=80, y=80))
    assert shown(played, "ahead 5")["choice"] == Fraction(3, 6)
    played.state.rudders[0] = 1  # she was hit while she sailed
    assert shown(played, "ahead 5") == {"violent": Fraction(1, 6), "light": Fraction(5, 6)}
    assert count(played, "ahead 5", 1, told("collision", violent=0)) == Fraction(5, 6)


@pytest.mark.rule("BBC-17.1")
def test_clear_water_rolls_nothing() -> None:
    played = sailing(ship("ANG-74", 1, x=80, y=80))
    assert not [choice for choice in played.view(played.turn[0]).choices if choice.odds]


@pytest.mark.rule("BBC-7.8", "BBC-17.1")
def test_a_turn_that_ends_at_the_edge_of_the_wind_touches_nothing_beyond() -> None:
    foe = ship("ESP-74", 1, x=1, y=6.95, heading=90, name="Ajax", anchor=2)
    played = match([ship(heading=62, name="Pluton"), foe], None, wind=12)
    assert "port 30" in [choice.order for choice in played.view(0).choices]
    assert shown(played, "port 30") == {}
    assert count(played, "port 30", 1, told("die-collision")) == 0


@pytest.mark.rule("BBC-20.2", "BBC-20.3", "BBC-20.4")
@pytest.mark.parametrize("type", ["FRA-74", "FRA-40"])
@pytest.mark.parametrize("zone", ["zone1", "zone2"])
def test_a_slot_that_comes_to_a_shoal(type: str, zone: str) -> None:
    shape = [{"polygon": [[3, -20], [40, -20], [40, 20], [3, 20]]}]
    played = sailing(ship("ANG-74", 1, x=-80, y=80), type=type, **{zone: shape})
    if played.turn != (0,):
        played.order(1, "heave")
    assert shown(played, "ahead 2.5") == {}
    assert shown(played, "ahead 5") == {"aground": count(played, "ahead 5", 2, told("aground", ship=0))}


@pytest.mark.rule("BBC-20.11")
def test_a_slot_that_ends_on_land_is_known_to() -> None:
    played = sailing(ship("ANG-74", 1, x=-80, y=80), land=[{"polygon": [[8, -20], [40, -20], [40, 20], [8, 20]]}])
    if played.turn != (0,):
        played.order(1, "heave")
    assert (
        shown(played, "ahead 5") == {"wrecked": count(played, "ahead 5", 1, told("wrecked", ship=0))} == {"wrecked": 1}
    )


@pytest.mark.rule("BBC-17.10", "BBC-17.13")
@pytest.mark.parametrize("type", ["FRA-74", "ANG-74", "TUR-74"])
def test_parting_from_an_enemy_and_from_a_friend(type: str) -> None:
    ships = [ship(type, heading=90, name="Pluton"), ship("ESP-74", 1, y=3.85, heading=90, name="Ajax")]
    played = match(ships, None, wind=12, tangles=[[0, 1]])
    if played.turn != (0,):
        played.order(1, "fight")
    assert shown(played, "part starboard") == {"parts": count(played, "part starboard", 1, told("parts", ship=0))}
    ships[1]["side"] = 0
    played = match([*ships, ship("ANG-74", 1, x=80, y=80)], None, wind=12, tangles=[[0, 1]])
    assert shown(played, "part starboard") == {}


# ---- tests at the beginning of a turn


@pytest.mark.rule("BBC-20.8", "BBC-20.9", "BBC-20.12")
@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("guns", [0, 1, 2])
def test_refloating(guns: int, helped: bool) -> None:
    ships = [ship(heading=90, name="Pluton", aground=1), ship("ANG-74", 1, x=80, y=80)]
    if helped:
        ships.append(ship(heading=90, y=3.85, name="Ajax"))
    played = match(ships, None, phase="refloating")
    order = f"overboard {guns}"
    chances = shown(played, order)
    assert chances["refloats"] == count(played, order, 2, told("refloated"))
    assert chances["harder-aground"] == count(played, order, 2, told("harder-aground"))


@pytest.mark.rule("BBC-5.8", "BBC-5.9", "BBC-5.10")
@pytest.mark.parametrize("rudders", [1, 2])
def test_leak_and_rudder(rudders: int) -> None:
    ships = [ship(name="Pluton", leaks=[9], rudders=rudders), ship("ANG-74", 1, x=80, y=80)]
    played = match(ships, None, phase="tests")
    assert shown(played, "plug") == {
        "plugged": count(played, "plug", 1, told("leak-plugged")),
        "worse": count(played, "plug", 1, told("leak-worse")),
    }
    assert shown(played, "rudder") == {"steers": count(played, "rudder", 1, told("rudder-mended"))}


@pytest.mark.rule("BBC-5.1", "BBC-5.5")
@pytest.mark.parametrize("order", ["straight", "free"])
def test_a_fire(order: str) -> None:
    played = match([ship(name="Pluton", fires=1), ship("ANG-74", 1, x=80, y=80)], None, phase="tests")
    assert shown(played, order) == {
        "fire-out": count(played, order, 1, told("fire-out")),
        "fire-grows": count(played, order, 1, told("fire", ship=0)),
    }


@pytest.mark.rule("BBC-8.17", "BBC-8.19")
@pytest.mark.parametrize("type", ["FRA-74", "ANG-74"])
def test_a_signal_that_is_repeated(type: str) -> None:
    line = [ship(type, x=-15 * i, heading=90, division=0, name=f"Ship{i}") for i in range(3)]
    frigate = ship(f"{type[:3]}-40" if type[:3] == "FRA" else "ANG-38", y=-20, heading=90, name="Repeater")
    flags: dict[str, Any] = {"flagships": [2, None], "divisions": [{"repeater": 3}]}
    played = match([*line, frigate, ship("FRA-74", 1, x=90, y=90)], (2,), phase="signals", **flags)
    played.order(0, "succession 1-starboard")  # who heads the line does not see it
    reader = played.state.asking
    assert shown(played, "reread") == {
        "signal-seen": count(played, "reread", 1, told("signal-seen", ship=reader)),
        "signal-misread": count(played, "reread", 1, told("signal-misread", ship=reader)),
    }


# ---- hand to hand

PAIRS = [("FRA-74", {}, "ANG-74", {}), ("FRA-74", {"crew": 2}, "ANG-74", {"crew": 1}), ("FRA-40", {}, "ANG-64", {})]


@pytest.mark.rule("BBC-18.14", "BBC-18.15", "BBC-18.18")
@pytest.mark.parametrize(("mine", "more", "his", "his_more"), PAIRS)
def test_boarding_whom_one_is_entangled_with(
    mine: str, more: dict[str, Any], his: str, his_more: dict[str, Any]
) -> None:
    ships = [
        ship(mine, heading=90, name="Pluton", **more),
        ship(his, 1, y=3.85, heading=90, name="Ajax", disorder=1, **his_more),
    ]
    played = match(ships, None, phase="boarding", tangles=[[0, 1]], turn=3)
    s = played.state
    dice = abs(boarding_strength(s, 0, 1) - boarding_strength(s, 1, 0))
    assert dice <= 5
    chances = shown(played, "grapple ajax")
    assert chances.get("takes", 0) == count(played, "grapple ajax", dice, told("taken", ship=1))
    assert chances.get("taken", 0) == count(played, "grapple ajax", dice, told("taken", ship=0))
    for points in range(8):
        for name, key in (("we-lose", "lost"), ("foe-loses", "second_lost")):
            came = count(played, "grapple ajax", dice, told("boarding-fight", **{key: points}))
            assert chances.get(f"{name} {points}", 0) == (came if came * SELDOM > 1 else 0), (name, points)


@pytest.mark.rule("BBC-18.24")
def test_a_prize_is_retaken_without_a_fight() -> None:
    ships = [
        ship(heading=90, name="Pluton"),
        ship("FRA-74", 0, y=3.85, heading=90, name="Ajax", captor=1, seat=1),
        ship("ANG-74", 1, x=60, y=60),
    ]
    played = match(ships, None, phase="boarding", tangles=[[1, 0]], turn=3)
    assert shown(played, "grapple ajax") == {}


def ashore(troops: int, phase: str = "assaults", **more: Any) -> dict[str, Any]:
    place = {
        "ships": [
            ship("ANG-74", x=0, y=12, heading=90, name="Pluton"),
            ship("REDOUBT-M", 1, name="Fort", nation="FRA", **more),
        ],
        "phase": phase,
        "turn": 3,
    }
    return {**place, "landings": [[0, 1, troops, 2]]} if troops else place


@pytest.mark.rule("BBC-22.4", "BBC-22.5", "BBC-22.6")
@pytest.mark.parametrize("troops", [2, 5, 8])
def test_an_assault_is_shown_as_it_is_fought(troops: int) -> None:
    place = ashore(troops)
    s = GAME.play.position(place) if GAME.play.position is not None else None
    assert s is not None
    chances = by_words(assault_odds(s, 0, -1) or ())
    dice = abs(assault_strength(s, 0) - defence_strength(s, 0))
    assert dice <= 6
    cases = []
    for faces in product(range(1, 7), repeat=dice):
        then = copy(s)
        flow.advance(then, GAME.play.flow, FirstRolls(faces))
        cases += [event.args for event in then.events if event.kind == "assault-fought"]
    assert len(cases) == 6**dice
    for points in range(9):
        for name, key in (("we-lose", "lost"), ("foe-loses", "second_lost")):
            came = Fraction(sum(case[key] == points for case in cases), len(cases))
            assert chances.get(f"{name} {points}", 0) == (came if came * SELDOM > 1 else 0), (name, points)


@pytest.mark.rule("BBC-22.1")
def test_troops_that_would_land_are_shown_what_awaits_them() -> None:
    landed = ashore(4)
    there = GAME.play.position(landed) if GAME.play.position is not None else None
    played = match(ashore(0)["ships"], None, phase="movement", turn=3)
    while "land" not in played.menu(0):
        played.order(0, "heave" if "heave" in played.menu(0) else "end")
    assert there is not None
    there.x[0], there.y[0] = played.state.x[0], played.state.y[0]
    assert shown(played, "land 4") == by_words(assault_odds(there, 0, -1) or ())
    assert shown(played, "land 0") == {}

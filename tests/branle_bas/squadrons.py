"""Divisions in a line: ships astern of each other, the first steps of a turn one by one, exact dice."""

from __future__ import annotations

from typing import Any

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.core.flow import Do, Flow, Step
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.flow import SEQUENCES
from escadre.games.branle_bas.play.rules.formations.signals import begin_signals
from escadre.games.branle_bas.play.rules.gunnery.gunfire import begin_gunfire
from escadre.games.branle_bas.play.rules.movement.phase import begin_movement
from escadre.games.branle_bas.play.rules.repairs import tangled_fires
from escadre.games.branle_bas.play.rules.wind import change_wind, gale
from escadre.games.branle_bas.play.state import BEARING, TOGETHER, BranleBasState
from escadre.geometry.lattice import ahead
from tests.branle_bas.build import DE, battle, ship

PORT, STARBOARD = 0, 1
FAR = ship("REDOUBT-M", 1, x=300, y=300, nation="ANG")  # an enemy nobody sees


def _starts(effect: Any) -> int:
    """The line of a turn with that effect."""
    for at, step in enumerate(SEQUENCES["turn"]):
        if isinstance(step, Do) and step.effect is effect:
            return at
    raise AssertionError("no such step")


_turn: list[Step[BranleBasState]] = SEQUENCES["turn"]
_wind, _signals, _movement = _starts(change_wind), _starts(begin_signals), _starts(begin_movement)
PHASES: Flow[BranleBasState] = Flow(
    {
        **SEQUENCES,
        "repairs": _turn[_starts(tangled_fires) : _wind],
        "wind": _turn[_wind : _starts(gale) + 1],
        "signals": _turn[_signals:_movement],
        "movement": _turn[_movement : _starts(begin_gunfire)],
    }
)


def line(
    *types: str, x: float = 0, y: float = 0, heading: int = 90, side: int = 0, division: int = 0, gap: float = 5
) -> list[dict[str, Any]]:
    """A division in line ahead, its first ship there, each next one so far astern."""
    found: list[dict[str, Any]] = []
    at_x, at_y, before = round(x * 1000), round(y * 1000), 0
    for type in types:
        half = 4200 if type.endswith(("100", "110", "120")) else 3700 if type[-2:] > "48" else 3300
        if found:
            at_x, at_y = ahead(at_x, at_y, heading * 10, -(before + half + round(gap * 1000)))
        before = half
        found.append(ship(type, side, x=at_x / 1000, y=at_y / 1000, heading=heading, division=division))
    return found


def sea(*divisions: list[dict[str, Any]], **place: Any) -> BranleBasState:
    """Those divisions, and far off an enemy."""
    return battle([of for division in divisions for of in division] + [FAR], **place)


class Played:
    """A phase with exactly these faces of the Dé; `at` is what waits."""

    def __init__(self, s: BranleBasState, phase: str, *faces: int) -> None:
        self.s = s
        self.dice = LoadedDice(*faces)
        s.events = []
        s.stack[:] = [Frame(phase, 0)]
        flow.advance(s, PHASES, self.dice)

    @property
    def seat(self) -> int:
        seats = flow.who(self.s, PHASES)
        return seats[0] if seats else -1

    @property
    def over(self) -> bool:
        return not self.s.stack

    def menu(self) -> dict[str, list[int]]:
        return {verb: list(args) for verb, args in flow.menu(self.s, PHASES, self.seat).items()}

    def bars(self, verb: str, arg: int = 0) -> str | None:
        return flow.waiting(self.s, PHASES).bars(self.s, self.seat, verb, arg)

    def do(self, *orders: tuple[str, int] | str) -> Played:
        for order in orders:
            verb, arg = (order, 0) if isinstance(order, str) else order
            assert arg in self.menu().get(verb, []), f"{verb} {arg} is not among {self.menu()}"
            flow.play(self.s, PHASES, self.seat, verb, arg, self.dice)
        return self


def play(s: BranleBasState, phase: str, *orders: tuple[str, int] | str, dice: tuple[int, ...] = ()) -> BranleBasState:
    """A whole phase; every die is rolled and nothing is left to decide."""
    played = Played(s, phase, *(DE[result] for result in dice))
    played.do(*orders)
    assert played.over
    assert not played.dice.left
    return s


def pose(s: BranleBasState, number: int) -> tuple[float, float, float]:
    """Where a ship stands: centimetres to 0.01, degrees."""
    return round(s.x[number] / 1000, 2), round(s.y[number] / 1000, 2), s.heading[number] / 10


def told(s: BranleBasState, kind: str) -> list[dict[str, int]]:
    return [event.args for event in s.events if event.kind == kind]


def signal(division: int, side: int, course: int = 0) -> int:
    """The number of a signal to turn."""
    return division * 26 + side * 13 + course


def column(count: int = 3, flagship: int = 0, wind: int = 6, type: str = "FRA-74", **place: Any) -> BranleBasState:
    """A line on heading 90; with the wind from 6 it reaches, three slots in a Good Breeze."""
    return sea(line(*[type] * count), wind=wind, flagships=[flagship, None], **place)


def poses(s: BranleBasState, count: int) -> list[tuple[float, float, float]]:
    return [pose(s, number) for number in range(count)]


def ordered(s: BranleBasState, order: int, side: int, course: int, *numbers: int) -> None:
    """What a signal has told those ships; course in degrees, -1 for none."""
    for number in numbers:
        s.order[number], s.order_side[number] = order, side
        s.order_course[number] = course * 10 if course >= 0 else -1 - s.heading[number]
    if order == TOGETHER:
        s.mode[0] = BEARING


def six(type: str = "FRA-74", flagship: int = 2, **place: Any) -> BranleBasState:
    """Six ships in line on course 3, wind from 9: the van is farthest from the wind, so it looks out first."""
    return sea(line(*[type] * 6), wind=9, flagships=[flagship, None], **place)


def repeated(x: float = 0, y: float = 20, **frigate: Any) -> BranleBasState:
    """Two ships, the flagship second, and a repeating frigate there."""
    ships = line("FRA-74", "FRA-74")
    ships.append(ship("FRA-40", x=x, y=y, heading=90, division=0, formed=False, **frigate))
    return sea(ships, wind=9, flagships=[1, None], divisions=[{"commander": 1, "repeater": 2}])

"""Fights in a line: ships where they stand, one phase of the turn, exact dice."""

from __future__ import annotations

from typing import Any

from escadre.core import flow
from escadre.core.dice import LoadedDice
from escadre.core.flow import Do, Flow, Step
from escadre.core.frames import Frame
from escadre.games.branle_bas.play.flow import SEQUENCES
from escadre.games.branle_bas.play.rules.boarding.hand_to_hand import begin_boarding
from escadre.games.branle_bas.play.rules.boarding.landing import begin_assaults
from escadre.games.branle_bas.play.rules.gunnery.fire_orders import bars_cannon
from escadre.games.branle_bas.play.rules.gunnery.gunfire import begin_gunfire
from escadre.games.branle_bas.play.rules.repairs import begin_repairs
from escadre.games.branle_bas.play.state import BranleBasState
from tests.branle_bas.build import battle

HULL, MASTS = 0, 1
PORT, STARBOARD = 0, 1
DE = {-2: 1, -1: 2, 0: 3, 1: 4, 2: 6}  # the face of the Dé that shows it


def _starts(effect: Any) -> int:
    """The line of a turn at which a phase begins."""
    for at, step in enumerate(SEQUENCES["turn"]):
        if isinstance(step, Do) and step.effect is effect:
            return at
    raise AssertionError("no such phase")


_turn: list[Step[BranleBasState]] = SEQUENCES["turn"]
_guns, _boarding, _assaults = _starts(begin_gunfire), _starts(begin_boarding), _starts(begin_assaults)
PHASES: Flow[BranleBasState] = Flow(
    {
        **SEQUENCES,
        "tests": _turn[: _starts(begin_repairs)],
        "gunfire": _turn[_guns:_boarding],
        "boarding": _turn[_boarding:_assaults],
        "assaults": _turn[_assaults:-1],
    }
)


def sea(*rows: tuple[str, int, float, float, float], **place: Any) -> BranleBasState:
    """Ships by type, side, place in centimetres and heading in degrees. Their first fire is behind them."""
    ships = [{"type": type, "side": side, "at": [x, y], "heading": h} for type, side, x, y, h in rows]
    s = battle(ships=ships, **place)
    s.opened = [True for _ in rows]
    return s


PAIR = (("FRA-74", 0, 0.0, 0.0, 0.0), ("ANG-74", 1, 3.85, 0.0, 0.0))  # 9 points each: 5 + 2 decks + 2 marines


def fighting(*more: tuple[str, int, float, float, float], **place: Any) -> BranleBasState:
    """The two are grappled, the French attack."""
    return sea(*PAIR, *more, grapples=[[0, 1]], **place)


def fire(target: int, aim: int = HULL) -> tuple[str, int]:
    return "fire", target * 2 + aim


def play(s: BranleBasState, phase: str, *orders: tuple[str, int], rolls: tuple[int, ...] = ()) -> None:
    """One phase with these orders and exactly these dice."""
    dice = LoadedDice(*rolls)
    s.stack[:] = [Frame(phase, 0)]
    flow.advance(s, PHASES, dice)
    for verb, arg in orders:
        seat = flow.who(s, PHASES)[0]
        assert arg in flow.menu(s, PHASES, seat).get(verb, ()), (verb, arg, flow.menu(s, PHASES, seat))
        flow.play(s, PHASES, seat, verb, arg, dice)
    assert not dice.left, f"rolls left over: {dice.left}"
    assert not s.stack or not flow.who(s, PHASES), f"still asked: {flow.menu(s, PHASES, flow.who(s, PHASES)[0])}"


def broadside(s: BranleBasState, ship: int, *orders: tuple[str, int], rolls: tuple[int, ...] = ()) -> None:
    """One ship fires."""
    s.queue = [ship]
    play(s, "broadside", *orders, rolls=rolls)


def asked(s: BranleBasState, ship: int) -> dict[str, list[int]]:
    """What the gunners of a ship may be ordered to do, {} if nobody asks."""
    s.queue = [ship]
    s.stack[:] = [Frame("broadside", 0)]
    flow.advance(s, PHASES, LoadedDice())
    if not s.stack:
        return {}
    return {verb: list(args) for verb, args in flow.menu(s, PHASES, flow.who(s, PHASES)[0]).items()}


def bars(s: BranleBasState, ship: int, target: int, aim: int = HULL) -> str | None:
    return bars_cannon(s, ship, target, aim, [])


def told(s: BranleBasState, kind: str) -> list[dict[str, int]]:
    """What was told of that kind."""
    return [event.args for event in s.events if event.kind == kind]


def damage(s: BranleBasState, ship: int) -> tuple[int, int]:
    """Hull and mast boxes ticked."""
    return s.hull[ship], s.rig[ship]

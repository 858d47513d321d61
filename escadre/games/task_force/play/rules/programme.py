"""How the programme moves the Allied markers of a solo scenario (TF-6, FACTS 7.2 and 7.3)."""

from __future__ import annotations

from functools import cache

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.task_force.play.columns import FLEET_HEXES
from escadre.games.task_force.play.rules.chart import chart, chart_named, distance, hex_number, neighbours, zone
from escadre.games.task_force.play.rules.movement import bars_entry, closer, left_to_move, step_to
from escadre.games.task_force.play.rules.ships import is_dummy, on_map
from escadre.games.task_force.play.scenarios.scenario_records import AWAY, MOVES, STAY, TOWARD, Procedure
from escadre.games.task_force.play.scenarios.scenario_setup import force_of, scenario_of
from escadre.games.task_force.play.state import TaskForceState
from escadre.games.task_force.play.terms import ALLIES, IJN
from escadre.geometry.hexes import steps_from


@cache
def steps_toward(scenario: str, hex: int) -> list[int]:
    """Sea distances to where the programme's markers are bound."""
    return steps_from(chart_named(scenario).ways, [hex])


def move_allies(s: TaskForceState, dice: Dice) -> None:
    """TF-6.c: in the order of their public identity, one die each; groups go the shortest way to their haven."""
    procedure = scenario_of(s).procedure
    assert procedure is not None, "a side without a seat has a procedure"
    haven = force_of(s, ALLIES).haven
    for marker in sorted(on_map(s, ALLIES), key=lambda marker: s.letter[marker]):
        if s.group[marker]:
            while left_to_move(s, marker) > 0 and s.hex[marker] != haven and (ways := closer(s, marker)):
                step_to(s, marker, preferred(s, procedure, marker, ways))
        else:
            die = dice.roll(6)
            order = procedure.dice[die - 1]
            tell(s, "programme_moves", {"marker": marker, "die": die})
            for _ in range(FLEET_HEXES[s.turn]):
                ways = wanted(s, procedure, marker, order)
                if not ways or s.hex[marker] == haven:
                    break
                step_to(s, marker, preferred(s, procedure, marker, ways))
        if s.hex[marker] == haven:
            s.leaving[marker] = True
            if not is_dummy(s, marker) and not s.group[marker]:
                s.why = "safe"
                tell(s, "safe", {"hex": hex_number(s, haven)}, reveals=True)


def wanted(s: TaskForceState, procedure: Procedure, marker: int, order: int) -> list[int]:
    """The hexes that an order allows it to enter."""
    here = s.hex[marker]
    if order == STAY:
        return []
    if order >= MOVES:
        hex = chart(s).grid.beside[here][order - MOVES]
        return [hex] if hex != NOBODY and bars_entry(s, marker, hex) is None else []
    free = [hex for hex in neighbours(s, here) if bars_entry(s, marker, hex) is None]
    if order == TOWARD:
        steps = steps_toward(s.scenario, procedure.toward)
        return [hex for hex in free if steps[hex] < steps[here]]
    assert order == AWAY
    nearest = nearest_enemy(s, here)
    return free if nearest == NOBODY else [h for h in free if distance(s, h, nearest) > distance(s, here, nearest)]


def nearest_enemy(s: TaskForceState, hex: int) -> int:
    """The hex of the nearest IJN Task Force; of several the one with the lowest number."""
    fleets = [(distance(s, hex, s.hex[m]), s.under[m][0], s.hex[m]) for m in on_map(s, IJN) if s.under[m]]
    return min(fleets)[2] if fleets else NOBODY


def preferred(s: TaskForceState, procedure: Procedure, marker: int, ways: list[int]) -> int:
    """Among equal hexes one that is not beside an IJN Task Force, then by the order of directions."""
    beside = zone(s, IJN) if procedure.convoy >= 0 else set()
    here = s.hex[marker]
    grid = chart(s).grid

    def rank(hex: int) -> tuple[bool, int]:
        direction = grid.direction(here, hex)
        assert direction is not None, "a way leads to a neighbour"
        return hex in beside, procedure.ties.index(direction)

    return min(ways, key=rank)


def reached_convoy(s: TaskForceState, dice: Dice) -> None:
    """FACTS 7.3: a Task Force, not a group, beside the convoy after the naval combat phase has won."""
    procedure = scenario_of(s).procedure
    if procedure is None or procedure.convoy < 0:
        return
    for marker in on_map(s, ALLIES):
        if not s.group[marker] and not is_dummy(s, marker) and procedure.convoy in neighbours(s, s.hex[marker]):
            s.why = "convoy"
            tell(s, "convoy_lost", {"marker": marker}, reveals=True)

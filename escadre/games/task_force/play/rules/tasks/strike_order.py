"""The order to strike a base: carriers close up, bombers stay armed, and in its turn they fly (FACTS 7.6)."""

from __future__ import annotations

from escadre.core.frames import Rule
from escadre.games.task_force.play.columns import AIR_TYPE, RANGE
from escadre.games.task_force.play.rules.bases import base_place, can_launch, is_land
from escadre.games.task_force.play.rules.chart import chart, distance
from escadre.games.task_force.play.rules.ships import has_carrier, marker_withdraws
from escadre.games.task_force.play.scenarios.scenario_records import Strike
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import RAIDING, READY, SETTING_UP, TaskForceState
from escadre.games.task_force.play.terms import FIGHTER

ORDER: Rule = "TF-1.2.a"  # a scenario's own rule


def order_for(s: TaskForceState, side: int) -> Strike | None:
    """The order that a side still has to carry out."""
    strike = scenario_of(s).strike
    return strike if strike is not None and strike.side == side and s.turn <= strike.turn else None


# ---- closing up


def limit(s: TaskForceState, strike: Strike) -> int:
    """How far from the base a carrier may be when the movement of this turn ends."""
    return strike.within[s.turn - scenario_of(s).first_turn]


def bound(s: TaskForceState, marker: int) -> Strike | None:
    """The order, if it binds this marker: a Carrier TF without the duty to withdraw."""
    strike = order_for(s, s.marker_side[marker])
    return strike if strike is not None and has_carrier(s, marker) and not marker_withdraws(s, marker) else None


def bars_straying(s: TaskForceState, marker: int, hex: int, left: int) -> Rule | None:
    """A leg that leads away, after which what is left of its movement would not bring it near enough."""
    strike = bound(s, marker)
    if strike is None:
        return None
    base = chart(s).bases[strike.base]
    far = distance(s, hex, base)
    closer = far < distance(s, s.hex[marker], base)
    return ORDER if not closer and far - (left - 1) > limit(s, strike) else None


def too_far(s: TaskForceState, marker: int) -> bool:
    strike = bound(s, marker)
    return strike is not None and distance(s, s.hex[marker], chart(s).bases[strike.base]) > limit(s, strike)


def nearer(s: TaskForceState, marker: int, hex: int) -> bool:
    strike = bound(s, marker)
    assert strike is not None, "only what the order binds is too far"
    base = chart(s).bases[strike.base]
    return distance(s, hex, base) < distance(s, s.hex[marker], base)


# ---- keeping bombers armed


def bombers(s: TaskForceState, strike: Strike) -> list[int]:
    """Bombers on carriers that can still fly the strike; in its turn only those in range and not moved yet."""
    own = [
        unit
        for unit, side in enumerate(s.unit_side)
        if side == strike.side and s.box[unit] == READY and AIR_TYPE[s.model[unit]] != FIGHTER
        and not is_land(s.at[unit])
    ]  # fmt: skip
    if s.phase == SETTING_UP or s.turn < strike.turn:
        return own
    base = chart(s).bases[strike.base]
    return [
        unit
        for unit in own
        if not s.unit_moved[unit]
        and can_launch(s, s.at[unit])
        and distance(s, base_place(s, s.at[unit]), base) <= RANGE[s.model[unit]]
    ]


def launched(s: TaskForceState, strike: Strike) -> list[int]:
    """Bombers of carriers that fly it."""
    base = chart(s).bases[strike.base]
    return [
        unit
        for unit, side in enumerate(s.unit_side)
        if side == strike.side and s.box[unit] == RAIDING and s.over[unit] == base
        and AIR_TYPE[s.model[unit]] != FIGHTER and not is_land(s.home[unit])
    ]  # fmt: skip


def missing(s: TaskForceState, strike: Strike, units: list[int]) -> tuple[int, int]:
    """Half units and carriers that these bombers lack."""
    steps = sum(s.unit_steps[unit] for unit in units)
    return max(0, strike.bombers - steps), max(0, strike.carriers - len({s.home[unit] for unit in units}))


def bars_diverting(s: TaskForceState, side: int, units: list[int]) -> Rule | None:
    """Whether these bombers may do something else: not if more of the order would go unfulfilled then."""
    strike = order_for(s, side)
    if strike is None:
        return None
    now = launched(s, strike) + bombers(s, strike)
    after = [unit for unit in now if unit not in units]
    return ORDER if missing(s, strike, after) > missing(s, strike, now) else None


def bars_idling(s: TaskForceState, side: int) -> Rule | None:
    """In its turn nobody is done before the strike flies, as far as it can; before, enough bombers are READY."""
    strike = order_for(s, side)
    if strike is None:
        return None
    able = bombers(s, strike)
    if s.phase == SETTING_UP:
        return ORDER if missing(s, strike, able) != (0, 0) else None
    if s.turn < strike.turn:
        return None
    flying = launched(s, strike)
    lacks = missing(s, strike, flying)
    return ORDER if any(missing(s, strike, [*flying, unit]) < lacks for unit in able) else None

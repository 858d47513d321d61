"""Waves of aircraft against ships at their berths (FACTS 7.1): air-surface combat without a map."""

from __future__ import annotations

from escadre.core.dice import Dice
from escadre.core.frames import NOBODY, tell
from escadre.games.task_force.play.columns import AIR_TYPE
from escadre.games.task_force.play.scenarios.scenario_records import Harbour
from escadre.games.task_force.play.scenarios.scenario_setup import add_unit, scenario_of
from escadre.games.task_force.play.state import OFF_GAME, RAIDING, AirBattle, Raid, TaskForceState
from escadre.games.task_force.play.terms import AIR, IJN, TORPEDO_BOMBER


def harbour_of(s: TaskForceState) -> Harbour:
    harbour = scenario_of(s).harbour
    assert harbour is not None, "only in the harbour"
    return harbour


def waves_remain(s: TaskForceState) -> bool:
    """TF-6.h. The turn is the number of the wave."""
    return s.turn < len(harbour_of(s).waves)


def begin_wave(s: TaskForceState, dice: Dice) -> None:
    """Its units are over the harbour; torpedo bombers that carry bombs bomb from level flight (TF-4.3.6.a)."""
    s.phase, s.acting = AIR, IJN
    wave = harbour_of(s).waves[s.turn]
    s.turn += 1
    units = []
    for loaded, models in ((True, wave.torpedoes), (False, wave.bombs)):
        for model, steps in models:
            unit = add_unit(s, model, IJN, steps, NOBODY)
            s.box[unit] = RAIDING
            s.torpedoes[unit] = loaded and AIR_TYPE[model] == TORPEDO_BOMBER
            units.append(unit)
    s.raids = [Raid(IJN, NOBODY, s.turn, units)]
    s.air = AirBattle(raid=0, attackers=list(units))
    tell(s, "wave", {"wave": s.turn})


def end_wave(s: TaskForceState, dice: Dice) -> None:
    """All of it flies home, whether it has attacked or not."""
    for unit in s.raids[0].units:
        if s.unit_steps[unit] > 0:
            s.box[unit] = OFF_GAME
    s.raids = []
    s.air = AirBattle()

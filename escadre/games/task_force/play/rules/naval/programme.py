"""How the programme fires in a solo battle (FACTS 7.3, TF-6)."""

from __future__ import annotations

from escadre.games.task_force.play.catalog import NAVAL
from escadre.games.task_force.play.columns import DURABILITY, GUNS, NIGHT, SMALL
from escadre.games.task_force.play.rules.damage import level_after, small_after
from escadre.games.task_force.play.rules.ships import firepower
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import Attack, TaskForceState
from escadre.games.task_force.play.terms import CRITICAL, SUNK


def fire_of_the_programme(s: TaskForceState, side: int, able: list[int], targets: list[int]) -> list[Attack]:
    """Pairs in box order, each at the highest class that no pair is expected to sink yet, the most damaged first."""
    procedure = scenario_of(s).procedure
    assert procedure is not None, "only a solo scenario has no seat for a side"
    night = NIGHT[s.turn]
    wanted = sorted(targets, key=lambda c: (-GUNS[s.ship[c]], -s.level[c] * 2 - (2 - s.steps[c]), s.formation[c]))
    covered: set[int] = {counter for counter in targets if s.level[counter] >= CRITICAL}
    attacks = []
    for first in range(0, len(able), 2):
        pair = able[first : first + 2]
        left = [counter for counter in wanted if counter not in covered]
        if not left:  # every target is covered: the list starts again
            covered = set()
            left = wanted
        target = left[0]
        hits = NAVAL.at(procedure.expects, sum(firepower(s, counter, night) for counter in pair))
        if sinks(s, target, hits):
            covered.add(target)
        attacks.append(Attack(side, list(pair), target))
    return attacks


def sinks(s: TaskForceState, counter: int, hits: int) -> bool:
    front, behind = DURABILITY[s.ship[counter]]
    if SMALL[s.ship[counter]]:
        return small_after(s.steps[counter], s.minor[counter], hits, front, behind)[0] == 0
    return level_after(s.level[counter], hits, front, behind) == SUNK

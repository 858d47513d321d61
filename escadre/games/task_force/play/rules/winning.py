"""Victory: points for ships, bases and tasks, and the margins of the scenarios (TF-3.9)."""

from __future__ import annotations

from escadre.core.frames import NOBODY
from escadre.core.types import Outcome, Result, Text, Verdict
from escadre.games.task_force.play.catalog import TYPES
from escadre.games.task_force.play.columns import SHIP_TYPE, SMALL
from escadre.games.task_force.play.scenarios.scenario_records import CAPITAL_SHIPS, LEAD, POINTS, Victory
from escadre.games.task_force.play.scenarios.scenario_setup import scenario_of
from escadre.games.task_force.play.state import ABSENT, MERGED, TaskForceState
from escadre.games.task_force.play.terms import ALLIES, CRITICAL, IJN, SIGNIFICANT, SUNK


def ship_points(s: TaskForceState, counter: int) -> int:
    """TF-3.9.b, TF-3.9.d: halves that the other side has for a counter; DD and AK count by the ship."""
    points = TYPES[SHIP_TYPE[s.ship[counter]]].points
    if s.fate[counter] in (ABSENT, MERGED):
        return 0
    if SMALL[s.ship[counter]]:
        return s.lost_ships[counter] * points[SUNK]
    level = s.level[counter]
    return points[level] if level > s.first_level[counter] else 0


def base_points(s: TaskForceState, victory: Victory, side: int) -> int:
    """What damaged bases give at the end, and what spared ones do."""
    total = 0
    hurt = False
    for number, base in enumerate(s.base):
        for entry in victory.bases:
            if entry.base == base:
                level = s.base_level[number]
                hurt = hurt or level >= SIGNIFICANT
                if entry.to == side and s.base_side[number] != side:
                    total += entry.points[level]
    if victory.spared and victory.bases and not hurt and victory.bases[0].to != side:
        total += victory.spared
    return total


def landing_points(s: TaskForceState, victory: Victory, side: int) -> int:
    """AK ships ashore for the IJN; to the other side if there are none."""
    landed = s.landed[IJN]
    if side == ALLIES:
        return victory.landed_none if not landed else 0
    reached = [points for ships, points in victory.landed_at_least if landed >= ships]
    return victory.landed_each * landed + (reached[-1] if reached else 0)


def score(s: TaskForceState, side: int) -> int:
    """TF-3.9.c: halves of points as if the game ended now."""
    victory = scenario_of(s).victory
    ships = sum(ship_points(s, counter) for counter, own in enumerate(s.side) if own != side)
    return s.points[side] + ships + base_points(s, victory, side) + landing_points(s, victory, side)


def lead(s: TaskForceState) -> int:
    """By how many halves the IJN is ahead."""
    return score(s, IJN) - score(s, ALLIES)


def result(s: TaskForceState) -> tuple[int, str]:
    """The side that has won, NOBODY for a draw, and how: decisive, victory, marginal, draw (TF-3.9.c, TF-6.g)."""
    victory = scenario_of(s).victory
    if s.conceded != NOBODY:
        return 1 - s.conceded, "conceded"
    if s.why == "convoy":
        return ALLIES, "convoy"
    if victory.kind == CAPITAL_SHIPS:
        sunk = sum(s.level[c] == SUNK for c, ship in enumerate(s.ship) if ship in victory.ships)
        hurt = any(s.level[c] == CRITICAL for c, ship in enumerate(s.ship) if ship in victory.ships)
        if sunk >= victory.victory:
            return IJN, "decisive" if sunk >= victory.decisive else "victory"
        return (NOBODY, "draw") if hurt else (ALLIES, "victory")
    ahead = score(s, IJN) if victory.kind == POINTS else lead(s)
    side = IJN if ahead > 0 else ALLIES
    reached = abs(ahead)
    if victory.kind == POINTS or victory.kind == LEAD:
        if victory.marginal and reached < victory.marginal:
            return ALLIES, "victory"
        if side == ALLIES and reached:
            return ALLIES, "victory"
    field = scenario_of(s).campaign is None or s.field_side == side  # FACTS 7.10: without it nothing is decisive
    if reached >= victory.decisive and field:
        return side, "decisive"
    if reached >= victory.victory:
        return side, "victory"
    if victory.marginal and reached >= victory.marginal:
        return side, "marginal"
    return NOBODY, "draw"


def turns_remain(s: TaskForceState) -> bool:
    """TF-4.b."""
    return s.conceded == NOBODY and not s.why and s.turn <= scenario_of(s).last_turn


def outcome(s: TaskForceState) -> Outcome | None:
    """TF-3.9.c: a victory of one side is the defeat of the other; TF-6.g: alone, of the programme."""
    if s.stack:
        return None
    won, how = result(s)
    ranks = tuple(0 if won in (side, NOBODY) else 1 for side in range(s.seats))
    scores = tuple(score(s, side) for side in range(s.seats))
    ahead = abs(lead(s))
    args: dict[str, int | str | Text] = {"side": won, "points": f"{ahead // 2}{'.5' if ahead % 2 else ''}"}
    verdicts = tuple(Verdict(result_of(won, side), Text(f"degree-{how}")) for side in range(s.seats))
    return Outcome(ranks, scores, Text(f"why-{how}", args), verdicts)


def result_of(won: int, side: int) -> Result:
    return "drawn" if won == NOBODY else "won" if won == side else "lost"

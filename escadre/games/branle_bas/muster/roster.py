"""What fleets are built of away from the table, what is said to them, and what a seat may bring one for now (BBC-1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from escadre.core.printed import FleetNote, FleetPlan, Roster, RosterAdvice, RosterGroup, RosterPreset, RosterUnit
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import CONSTANTS, MODEL, MODELS, NAMES, NATION, NATIONS
from escadre.games.branle_bas.play.fleet_composition import (
    EU,
    counts_of,
    mixture,
    models_of,
    most_divisions,
    ready_fleet,
    shares,
)
from escadre.games.branle_bas.play.prices import USUAL, price
from escadre.games.branle_bas.play.state import FRIGATE
from escadre.games.branle_bas.speak.faces import faces

BUDGETS: Final = (250, 350, 500, 125, 175)  # BBC-1.1; the last two are shares of a side of two (BBC-1.19)
FRIGATES: Final = 5  # their rank


@cache
def roster() -> Roster:
    """The twelve nations in the usual period; a type may be bought any number of times, a ship unlike hers once."""
    units = [unit(model) for nation in range(len(NATIONS)) for model in models_of(nation)]
    printed = faces()
    return Roster(
        groups=tuple(group(nation) for nation in range(len(NATIONS))),
        units=tuple(units),
        # Nothing bears on anything in a list.
        faces={one.face: replace(printed[one.face], cones=()) for one in units},
        budgets=BUDGETS,
        points=Text("fact-budget"),
        least=CONSTANTS.least_spent,
        ordered=True,
        division=(CONSTANTS.division_min, CONSTANTS.division_max),
    )


def unit(model: int) -> RosterUnit:
    """BBC-1.1: types have the names of the list, one after the other."""
    found = MODELS[model]
    points = price(model, found.nation, USUAL.period, USUAL.iberian)
    return RosterUnit(
        face=found.key,
        group=NATIONS[found.nation].key,
        cost=points,
        most=1 if found.name else max(BUDGETS) // points,
        names=() if found.name else tuple(NAMES[model]),
        beside=found.kind == FRIGATE,
        shelf=Text(f"shelf-rank-{found.rank}"),
    )


def group(nation: int) -> RosterGroup:
    key = NATIONS[nation].key
    models, names = ready_fleet(nation)
    ready = RosterPreset(
        Text("preset-ready"), CONSTANTS.ready_budget, tuple(MODELS[model].key for model in models), names
    )
    return RosterGroup(
        key, Text(f"nation-{key}"), NATIONS[nation].flag, advice(nation), presets=(ready,) if models else ()
    )


def advice(nation: int) -> tuple[RosterAdvice, ...]:
    """BBC-27: what share of the ships of the line had each rank; the United States had frigates alone (BBC-27.8)."""
    wanted = (*shares(nation), 100) if nation == EU else shares(nation)
    told = []
    for rank, share in enumerate(wanted, start=1):
        models = [model for model in models_of(nation) if MODELS[model].rank == rank]
        if models:
            told.append(RosterAdvice(Text(f"shelf-rank-{rank}"), share, tuple(MODELS[model].key for model in models)))
    return tuple(told)


def judge(group: str, budget: int, units: Sequence[str], plan: FleetPlan) -> tuple[FleetNote, ...]:
    """BBC-1.21 bars; what goes at some tables only is told (BBC-1.21, BBC-27.13)."""
    nation = NATION[group]
    counts = counts_of([MODEL[face] for face in units])
    line, frigates = sum(counts[: FRIGATES - 1]), counts[FRIGATES - 1]
    if not line:
        return () if nation == EU else (FleetNote("BBC-1.21", Text("note-frigates-alone")),)
    most = most_divisions(line) + 1
    if frigates > most:
        return (FleetNote("BBC-1.21", Text("note-frigates", {"most": most, "count": frigates}), bars=True),)
    if plan.divisions and frigates > len(plan.divisions) + 1:
        room = len(plan.divisions) + 1
        return (FleetNote("BBC-1.21", Text("note-divisions", {"most": room, "count": frigates}), bars=True),)
    if not mixture(nation, counts, frigates_only=False, history=True):
        return (FleetNote("BBC-27.13", Text("note-history")),)
    return ()

"""What fleets are built of away from the table, what is said to them, and what a seat may bring one for now (BBC-1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from escadre.core.printed import FleetNote, FleetPlan, Roster, RosterAdvice, RosterGroup, RosterPreset, RosterUnit
from escadre.core.types import Text
from escadre.games.branle_bas.play.catalog import CONSTANTS, MODELS, NAMES, NATION, NATIONS
from escadre.games.branle_bas.play.fleet_composition import (
    EU,
    FRIGATES,
    HISTORY,
    MOST_DIVISIONS,
    SIZE,
    WORKS,
    Terms,
    counts_of,
    for_sale,
    line_of,
    mixture,
    models_of,
    most_divisions,
    ready_fleet,
    shares,
)
from escadre.games.branle_bas.play.nation_traits import base_morale
from escadre.games.branle_bas.play.prices import USUAL, price
from escadre.games.branle_bas.play.rules.morale import fleet_morale
from escadre.games.branle_bas.play.state import FRIGATE, WORK
from escadre.games.branle_bas.speak.faces import face_of, faces, model_of_face

BUDGETS: Final = (250, 350, 500, 750, 1000, 1500, 125, 175, 375)  # BBC-1.1; the last are shares of two (BBC-1.19)
TWO_SQUADRONS: Final = Terms(squadrons=2)
LOW_MORALE: Final = 2  # base morale with which a fleet may begin beaten


@cache
def roster() -> Roster:
    """The twelve nations in the usual period; a type may be bought any number of times, a ship unlike hers once."""
    units = [unit(model, nation) for nation in range(len(NATIONS)) for model in for_sale(nation)]
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


def unit(model: int, nation: int) -> RosterUnit:
    """BBC-1.1: types have the names of the list, one after the other; BBC-21.1: works cost each nation otherwise."""
    found = MODELS[model]
    points = price(model, nation, USUAL.period, USUAL.iberian)
    most = CONSTANTS.most_works if found.kind == WORK else CONSTANTS.most_vessels
    return RosterUnit(
        face=face_of(model, nation),
        group=NATIONS[nation].key,
        cost=points,
        most=1 if found.name else min(most, max(BUDGETS) // points),
        names=() if found.name else tuple(NAMES[model]),
        beside=found.kind in (FRIGATE, WORK),
        shelf=Text("shelf-works" if found.kind == WORK else f"shelf-rank-{found.rank}"),
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
    """BBC-1.3 and BBC-21.16 bar; what goes at some tables only is told (BBC-1.3, BBC-1.21, BBC-4.14, BBC-27.13)."""
    nation = NATION[group]
    models = [model_of_face(face) for face in units]
    counts = counts_of(models)
    line, frigates = line_of(counts), counts[FRIGATES - 1]
    if counts[WORKS] > CONSTANTS.most_works:
        most = {"most": CONSTANTS.most_works, "count": counts[WORKS]}
        return (FleetNote("BBC-21.16", Text("note-works", {**most}), bars=True),)
    if not mixture(nation, counts, TWO_SQUADRONS, SIZE) or len(plan.divisions) > 2 * MOST_DIVISIONS:
        return (FleetNote("BBC-1.3", Text("note-too-large"), bars=True),)
    told = []
    if not mixture(nation, counts, Terms(), SIZE) or len(plan.divisions) > MOST_DIVISIONS:
        told.append(FleetNote("BBC-1.3", Text("note-two-squadrons")))
    if not line and nation != EU:
        told.append(FleetNote("BBC-1.21", Text("note-frigates-alone")))
    divisions = len(plan.divisions) or most_divisions(line)
    if line and frigates > divisions + 1:
        told.append(FleetNote("BBC-1.21", Text("note-frigates", {"most": divisions + 1, "count": frigates})))
    if base_morale(USUAL, nation, True) <= LOW_MORALE:
        ranks = [MODELS[model].rank for model in models if MODELS[model].kind != WORK]
        told.append(FleetNote("BBC-4.14", Text("note-morale", {"points": fleet_morale(USUAL, nation, ranks)})))
    if line and not mixture(nation, counts, TWO_SQUADRONS, HISTORY):
        told.append(FleetNote("BBC-27.13", Text("note-history")))
    return tuple(told)

"""Fleets that people keep ready, away from any table: checked against the roster of their game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from escadre.core.errors import EscadreError, Illegal, Unreadable
from escadre.core.game import AnyGame, keys
from escadre.core.game import get as game_of
from escadre.core.printed import FleetNote, FleetPlan, Roster
from escadre.server.door.identity import new_id, now
from escadre.server.people.accounts import clean
from escadre.server.wire.messages import Fleet, FleetDraft, NewFleet
from escadre.server.wire.refusals import Conflict, Missing
from escadre.store.rows import FleetRow, UserRow
from escadre.store.store import Store

MOST: Final = 100  # fleets of one person
NO_PLAN: Final = FleetPlan()


def roster_of(key: str) -> Roster:
    """Raises `Missing` where there is no such game, or none that players bring fleets to."""
    game: AnyGame | None = game_of(key) if key in keys() else None
    if game is None or game.muster.roster is None:
        raise Missing("server-no-roster", game=key)
    return game.muster.roster()


class Fleets:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user: UserRow, game: str = "") -> list[Fleet]:
        rows = await asyncio.to_thread(self.store.fleets, user.id, game)
        return [fleet for row in rows if (fleet := _shown(row)) is not None]

    async def keep(self, user: UserRow, asked: NewFleet) -> Fleet:
        row = _checked(new_id(), user, asked)
        if not await asyncio.to_thread(self.store.keep_fleet, row, MOST):
            raise Conflict("server-fleets-most", most=MOST)
        return _certain(row)

    async def change(self, user: UserRow, id: str, asked: NewFleet) -> Fleet:
        row = _checked(id, user, asked)
        if not await asyncio.to_thread(self.store.change_fleet, row):
            raise Missing("server-no-fleet")
        return _certain(row)

    async def drop(self, user: UserRow, id: str) -> None:
        if not await asyncio.to_thread(self.store.drop_fleet, user.id, id):
            raise Missing("server-no-fleet")


def _checked(id: str, user: UserRow, asked: NewFleet) -> FleetRow:
    """Only what the roster and the rules of its game allow, for neither too much nor too little."""
    roster = roster_of(asked.game)
    costs = {unit.face: unit.cost for unit in roster.units if unit.group == asked.group}
    notes = notes_on(asked)
    cost = sum(costs[face] for face in asked.units)
    if cost > asked.budget:
        raise Unreadable("server-fleet-cost", cost=cost, budget=asked.budget)
    least = -(-asked.budget * roster.least // 100)
    if cost < least:
        raise Unreadable("server-fleet-least", cost=cost, least=least, budget=asked.budget)
    for note in notes:
        if note.bars:
            raise Illegal(note.rule, note.text.id, home=game_of(asked.game).speak.folder, **note.text.args)
    units = msgspec.json.encode(asked.units)
    plan = "" if asked.plan == NO_PLAN else msgspec.json.encode(asked.plan).decode()
    return FleetRow(id, user.id, asked.game, asked.group, asked.budget, clean(asked.name), units, now(), plan)


def notes_on(asked: FleetDraft) -> tuple[FleetNote, ...]:
    """What its game says to a fleet, whatever it costs, that has only what there is and can stand as it is planned."""
    roster = roster_of(asked.game)
    if asked.group not in {group.key for group in roster.groups}:
        raise Unreadable("server-fleet-group", group=asked.group)
    if asked.budget not in roster.budgets:
        raise Unreadable(
            "server-fleet-budget", budget=asked.budget, budgets=", ".join(map(str, sorted(roster.budgets)))
        )
    there = {unit.face: unit for unit in roster.units if unit.group == asked.group}
    for face, count in Counter(asked.units).items():
        if face not in there:
            raise Unreadable("server-fleet-unit", unit=face)
        if count > there[face].most:
            raise Unreadable("server-fleet-too-many", unit=face, most=there[face].most)
    if not stands(roster, asked.units, asked.plan):
        raise Unreadable("server-fleet-plan")
    return game_of(asked.game).muster.judge_fleet(asked.group, asked.budget, asked.units, asked.plan)


def stands(roster: Roster, units: Sequence[str], plan: FleetPlan) -> bool:
    """Whether a plan fits these units: none at all, or divisions of the right sizes, each with a commander in it."""
    if plan == NO_PLAN:
        return True
    few, many = roster.division
    beside = {unit.face for unit in roster.units if unit.beside}
    line = [place for place, face in enumerate(units) if face not in beside] or list(range(len(units)))
    small = len(line) < few and plan.divisions == (len(line),)
    if sum(plan.divisions) != len(line) or not (small or all(few <= size <= many for size in plan.divisions)):
        return False
    if not 0 <= plan.flagship < len(units) or len(plan.commanders) != len(plan.divisions):
        return False
    for size, commander in zip(plan.divisions, plan.commanders, strict=True):
        if commander not in line[:size] or (plan.flagship in line[:size] and commander != plan.flagship):
            return False
        del line[:size]
    return True


def _shown(row: FleetRow) -> Fleet | None:
    """None where its game is not installed any more, or takes no fleets."""
    try:
        roster = roster_of(row.game)
    except EscadreError:
        return None
    costs = {unit.face: unit.cost for unit in roster.units if unit.group == row.group}
    units = tuple(face for face in msgspec.json.decode(row.units, type=tuple[str, ...]) if face in costs)
    plan = msgspec.json.decode(row.plan, type=FleetPlan) if row.plan else NO_PLAN
    cost = sum(costs[face] for face in units)
    stood = plan if stands(roster, units, plan) else NO_PLAN
    return Fleet(row.id, row.game, row.group, row.budget, row.name, units, stood, cost, row.changed)


def _certain(row: FleetRow) -> Fleet:
    fleet = _shown(row)
    assert fleet is not None, "a fleet that was checked a moment ago"
    return fleet

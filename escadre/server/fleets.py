"""Fleets that people keep ready, away from any table: checked against the roster of their game."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec

from escadre.core.errors import EscadreError, Unreadable
from escadre.core.game import AnyGame, keys
from escadre.core.game import get as game_of
from escadre.core.types import Roster
from escadre.server.faults import Conflict, Missing
from escadre.server.identity import new_id, now
from escadre.server.messages import Fleet, NewFleet
from escadre.server.people import clean
from escadre.store.rows import FleetRow, UserRow
from escadre.store.store import Store

MOST: Final = 100  # fleets of one person


def roster_of(key: str) -> Roster:
    """Raises `Missing` where there is no such game, or none that players bring fleets to."""
    game: AnyGame | None = game_of(key) if key in keys() else None
    if game is None or game.roster is None:
        raise Missing("server-no-roster", game=key)
    return game.roster()


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
    """Only what the game's roster has, no more of anything than there is, and not for more than the budget."""
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
    cost = sum(there[face].cost for face in asked.units)
    if cost > asked.budget:
        raise Unreadable("server-fleet-cost", cost=cost, budget=asked.budget)
    units = msgspec.json.encode(asked.units)
    return FleetRow(id, user.id, asked.game, asked.group, asked.budget, clean(asked.name), units, now())


def _shown(row: FleetRow) -> Fleet | None:
    """None where its game is not installed any more, or takes no fleets."""
    try:
        roster = roster_of(row.game)
    except EscadreError:
        return None
    costs = {unit.face: unit.cost for unit in roster.units if unit.group == row.group}
    units = tuple(face for face in msgspec.json.decode(row.units, type=tuple[str, ...]) if face in costs)
    cost = sum(costs[face] for face in units)
    return Fleet(row.id, row.game, row.group, row.budget, row.name, units, cost, row.changed)


def _certain(row: FleetRow) -> Fleet:
    fleet = _shown(row)
    assert fleet is not None, "a fleet that was checked a moment ago"
    return fleet

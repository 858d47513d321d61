"""Looking back: replay, report, save, fork, and proving the dice of any saved match."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from escadre.core.game import get as game_of
from escadre.core.match import Match
from escadre.server.door.identity import Door
from escadre.server.routes.tables import Id, SeatNumber, may_see, raw, user_id
from escadre.server.tables.house import House
from escadre.server.tables.limits import LONGEST
from escadre.server.tables.seating import Seating
from escadre.server.tables.table import Table, one_line
from escadre.server.wire.messages import Fork, Proof, Replayed, Report, SeatPlan, TableInfo
from escadre.server.wire.refusals import Forbidden
from escadre.server.work import match_history
from escadre.store.rows import UserRow

Asking = Request[Any, Any, Any]


async def _over(house: House, id: str) -> Table:
    table = await house.table(id)
    async with table.lock:
        await house.fresh(table)
        if table.row.status != "over":
            raise Forbidden("server-not-over")
    return table


SAVED = ResponseSpec(dict[str, Any], description="The save file.", generate_examples=False)


@get("/api/tables/{id:str}/replay")
async def replay(
    house: House,
    door: Door,
    request: Asking,
    asker: UserRow | None,
    id: Id,
    seat: SeatNumber | None = None,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> Response[Replayed]:
    """Consecutive moments as a seat saw them; once the match is over, any seat."""
    who = door.count(request, house.limits.looking_back)
    table = await house.table(id)
    acts = await may_see(house, table, user_id(asker), seat)
    return raw(await house.history.scenes(who, id, acts, seat, first, count))


@get("/api/tables/{id:str}/report")
async def report(house: House, door: Door, request: Asking, id: Id) -> Response[Report]:
    """Luck and the curve of the scores, once the match is over."""
    who = door.count(request, house.limits.looking_back)
    table = await _over(house, id)
    return raw(await house.history.report(who, id, table.row.acts))


@get("/api/tables/{id:str}/save", responses={200: SAVED})
async def save(house: House, door: Door, request: Asking, id: Id) -> Response[bytes]:
    """The match as a file, once it is over: it holds the key of the dice and every hand."""
    who = door.count(request, house.limits.looking_back)
    table = await _over(house, id)
    data = await house.history.save(who, id, table.row.acts)
    named = f'attachment; filename="{table.row.game}-{id}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": named})


@post("/api/saves", request_max_body_size=2 * 1024 * 1024)
async def upload(house: House, seating: Seating, door: Door, somebody: UserRow, request: Asking) -> TableInfo:
    """A match from a file: into the archive when it is over, else a table to play on at."""
    who = door.count(request, house.limits.uploads)
    found = await house.uploads.do(who, match_history.upload, await request.body(), LONGEST)
    names = [one_line(name) for name in [*found.players, *[""] * found.seats][: found.seats]]
    game = game_of(msgspec.json.decode(found.header)["game"])
    plans = [_plan(name, game.think.bots) for name in names]
    if found.status != "over" and not any(plan.kind == "hot" for plan in plans):
        plans[0] = SeatPlan("hot", name=names[0])
    title = " · ".join(name for name in names if name)[:80]
    return await seating.add_match(somebody, found, plans, title)


def _plan(name: str, bots: bool) -> SeatPlan:
    """A save knows its players by name only: that of a bot begins with its level."""
    word = name.partition(" ")[0].partition(":")[0].lower()
    levels = {"ensign": "ensign", "captain": "captain", "admiral": "admiral"}
    levels |= {"enseigne": "ensign", "capitaine": "captain", "amiral": "admiral"}
    if bots and word in levels:
        return SeatPlan("bot", levels[word])
    return SeatPlan("hot", name=name[:40])


@post("/api/tables/{id:str}/fork")
async def fork(
    house: House, seating: Seating, door: Door, request: Asking, somebody: UserRow, id: Id, data: Fork
) -> TableInfo:
    """Play on from a moment of a seat against bots. While others still play the match, nobody may try it out."""
    who = door.count(request, house.limits.tables)
    table = await house.table(id)
    await may_see(house, table, somebody.id, data.seat)
    if table.row.status != "over" and table.people(but=somebody.id):
        raise Forbidden("server-not-over")
    match = Match.load(await house.history.fork(who, id, data.seat, data.moment))
    plans = [SeatPlan("me") if seat == data.seat else SeatPlan("bot", data.level) for seat in range(match.setup.seats)]
    return await seating.add_match(somebody, match_history.laid_out(match), plans, table.row.title, fork=id)


@post("/api/verify", status_code=200, request_max_body_size=2 * 1024 * 1024)
async def prove(house: House, door: Door, request: Asking) -> Proof:
    """Replay a saved match and prove every roll from the key that was promised."""
    who = door.count(request, house.limits.uploads)
    return await house.uploads.do(who, match_history.proof, await request.body(), LONGEST)


HANDLERS: list[Any] = [replay, report, save, upload, fork, prove]

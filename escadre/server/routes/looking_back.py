"""Looking back: replay, report, save, fork, and proving the dice of any saved match."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from escadre.core.errors import Illegal, Unreadable
from escadre.core.match import Match, verify
from escadre.server.routes.tables import Id, SeatNumber, may_see, user_id
from escadre.server.tables.house import LONGEST, House, thread
from escadre.server.tables.seating import Seating
from escadre.server.tables.table import Table, one_line
from escadre.server.wire.messages import Fork, Proof, Replayed, Report, SeatPlan, TableInfo
from escadre.server.wire.refusals import Forbidden
from escadre.server.work import match_history
from escadre.store.rows import UserRow


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
    asker: UserRow | None,
    id: Id,
    seat: SeatNumber | None = None,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> Replayed:
    """Consecutive moments as a seat saw them; once the match is over, any seat."""
    table = await house.table(id)
    await may_see(house, table, user_id(asker), seat)
    return await thread(match_history.scenes, house.store, id, seat, first, count)


@get("/api/tables/{id:str}/report")
async def report(house: House, id: Id) -> Report:
    """Luck and the curve of the scores, once the match is over."""
    await _over(house, id)
    return await thread(match_history.report, house.store, id)


@get("/api/tables/{id:str}/save", responses={200: SAVED})
async def save(house: House, id: Id) -> Response[bytes]:
    """The match as a file, once it is over: it holds the key of the dice and every hand."""
    table = await _over(house, id)
    data = await thread(match_history.save, house.store, id)
    named = f'attachment; filename="{table.row.game}-{id}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": named})


@post("/api/saves", request_max_body_size=2 * 1024 * 1024)
async def upload(house: House, seating: Seating, somebody: UserRow, request: Request[Any, Any, Any]) -> TableInfo:
    """A match from a file: into the archive when it is over, else a table to play on at."""
    house.limits.uploads.check(somebody.id)
    match = await thread(Match.load, await request.body())
    if match.acts > LONGEST:
        raise Unreadable("server-too-many-acts")
    seats = match.setup.seats
    names = [one_line(name) for name in [*match.players, *[""] * seats][:seats]]
    plans = [_plan(name) for name in names]
    if not match.over and not any(plan.kind == "hot" for plan in plans):
        plans[0] = SeatPlan("hot", name=names[0])
    title = " · ".join(name for name in names if name)[:80]
    table = await seating.add_match(somebody, match, plans, title)
    return table.info(somebody.id)


def _plan(name: str) -> SeatPlan:
    """A save knows its players by name only: that of a bot begins with its level."""
    word = name.partition(" ")[0].partition(":")[0].lower()
    levels = {"ensign": "ensign", "captain": "captain", "admiral": "admiral"}
    levels |= {"enseigne": "ensign", "capitaine": "captain", "amiral": "admiral"}
    if word in levels:
        return SeatPlan("bot", levels[word])
    return SeatPlan("hot", name=name[:40])


@post("/api/tables/{id:str}/fork")
async def fork(house: House, seating: Seating, somebody: UserRow, id: Id, data: Fork) -> TableInfo:
    """Play on from a moment of a seat against bots. While others still play the match, nobody may try it out."""
    house.limits.tables.check(somebody.id)
    table = await house.table(id)
    await may_see(house, table, somebody.id, data.seat)
    if table.row.status != "over" and table.people(but=somebody.id):
        raise Forbidden("server-not-over")
    match = await thread(match_history.match_at, house.store, id, data.seat, data.moment)
    if match.over:
        raise Illegal("END", "error-over")
    plans = [SeatPlan("me") if seat == data.seat else SeatPlan("bot", data.level) for seat in range(match.setup.seats)]
    made = await seating.add_match(somebody, match.fork(data.seat), plans, table.row.title, fork=id)
    return made.info(somebody.id)


@post("/api/verify", status_code=200, request_max_body_size=2 * 1024 * 1024)
async def prove(house: House, asker: UserRow | None, request: Request[Any, Any, Any]) -> Proof:
    """Replay a saved match and prove every roll from the key that was promised."""
    house.limits.uploads.check(user_id(asker) or "nobody")
    data = await request.body()
    await thread(verify, data)
    return await thread(match_history.proof, data)


HANDLERS: list[Any] = [replay, report, save, upload, fork, prove]

"""Tables: set up, found, joined, left; and what is asked of them by programs that have no socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import Parameter

from escadre.core.errors import Unreadable
from escadre.core.printed import Catalog
from escadre.core.scene import Scene
from escadre.server.door.identity import Door
from escadre.server.tables.house import House, thread
from escadre.server.tables.orders import answer
from escadre.server.tables.seating import Seating
from escadre.server.tables.table import Table, describe, now_ms
from escadre.server.wire.dialogue import ClientMessage, Refused, Reply, Show
from escadre.server.wire.messages import Join, Link, NewTable, Seated, TableInfo, TablePage, Take
from escadre.server.wire.refusals import Forbidden, Missing
from escadre.server.work import match_history
from escadre.store.rows import UserRow

Id = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=11)]
Moment = Annotated[int, Parameter(ge=1, le=100_000)]
STATES = ("waiting", "playing", "over")


def user_id(user: UserRow | None) -> str:
    return "" if user is None else user.id


async def may_see(house: House, table: Table, user: str, seat: int | None) -> None:
    """Before the end everybody sees only through his own eyes, or as a spectator."""
    async with table.lock:
        await house.fresh(table, user, seat)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise Unreadable("error-seat", seat=seat, last=len(table.seats) - 1)
        if table.row.status != "over" and seat is not None and seat not in table.seats_of(user):
            raise Forbidden("server-not-over")


@get("/api/tables")
async def tables(
    house: House,
    asker: UserRow | None,
    mine: bool = False,
    status: Annotated[str, Parameter(max_length=40)] = "",
    game: Annotated[str, Parameter(max_length=40)] = "",
    search: Annotated[str, Parameter(max_length=100)] = "",
    offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> TablePage:
    """Public tables, or those of the asker; the newest first."""
    if mine and asker is None:
        return TablePage((), 0)
    wanted = [state for state in status.split(",") if state in STATES]
    user = user_id(asker) if mine else None
    found, total = await thread(
        house.store.list_tables,
        user=user,
        public=None if mine else True,
        status=wanted,
        game=game,
        search=search,
        offset=offset,
        limit=limit,
    )
    return TablePage(tuple(describe(row, seats, user_id(asker)) for row, seats in found), total)


@post("/api/tables")
async def create(house: House, seating: Seating, door: Door, somebody: UserRow, data: NewTable) -> TableInfo:
    """Set a table up and sit down at it."""
    house.limits.tables.check(somebody.id)
    table = await seating.create(somebody, data)
    return table.info(somebody.id)


@get("/api/tables/{id:str}")
async def table(house: House, asker: UserRow | None, id: Id) -> TableInfo:
    found = await house.table(id)
    async with found.lock:
        await house.fresh(found)
        return found.info(user_id(asker))


@delete("/api/tables/{id:str}")
async def remove(house: House, seating: Seating, somebody: UserRow, id: Id) -> None:
    """Clear a table that has not begun; its owner may."""
    await seating.remove(await house.table(id), somebody)


@get("/api/tables/{id:str}/catalog")
async def catalog(house: House, id: Id) -> Response[Catalog]:
    """All that is printed for this match."""
    found = await house.table(id)
    async with found.lock:
        await house.fresh(found)
        match = found.playing
        printed = match.game.show.catalog(match.state)
    return Response(printed, headers={"Cache-Control": "private, max-age=3600"})


@post("/api/tables/{id:str}/links", status_code=200)
async def links(house: House, seating: Seating, somebody: UserRow, id: Id) -> list[Link]:
    """New secret links to the open seats, for the owner; links given out before open nothing any more."""
    return await seating.links(await house.table(id), somebody)


@post("/api/join", status_code=200)
async def join(house: House, seating: Seating, somebody: UserRow, data: Join) -> Seated:
    """Sit down by a secret link."""
    return await seating.join(somebody, data)


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def take(house: House, seating: Seating, somebody: UserRow, id: Id, seat: SeatNumber, data: Take) -> Seated:
    """Sit down on an open seat of a public table, or take back one that a bot has held meanwhile."""
    return await seating.take(await house.table(id), somebody, seat, data.entropy)


@delete("/api/tables/{id:str}/seats/{seat:int}")
async def leave(house: House, seating: Seating, somebody: UserRow, id: Id, seat: SeatNumber) -> None:
    """Stand up: before the match the seat is open again, in it a bot takes over."""
    await seating.leave(await house.table(id), somebody, seat)


@get("/api/tables/{id:str}/scene")
async def scene(
    house: House, asker: UserRow | None, id: Id, seat: SeatNumber | None = None, moment: Moment | None = None
) -> Show | Scene:
    """What a socket would be sent first; or the Scene of a moment of the past, as that seat saw it."""
    found = await house.table(id)
    if moment is not None:
        await may_see(house, found, user_id(asker), seat)
        scenes = (await thread(match_history.scenes, house.store, id, seat, moment - 1, 1)).scenes
        if not scenes:
            raise Missing("server-no-moment")
        return scenes[0]
    async with found.lock:
        await house.fresh(found, user_id(asker), seat)
        if seat is not None:
            found.check_mine(user_id(asker), seat)
        view: Scene = found.playing.view(seat)
        return Show(view, found.info(user_id(asker)), 0, found.ask, now_ms())


@post("/api/tables/{id:str}/orders", status_code=200)
async def orders(house: House, asker: UserRow | None, door: Door, id: Id, data: ClientMessage) -> Response[Reply]:
    """What a socket may say, for programs that have none."""
    if asker is None:
        raise Forbidden("server-not-your-seat")
    house.limits.messages.check(asker.id)
    found = await house.table(id)
    reply = await answer(house, found, asker, data)
    return Response(reply, status_code=409 if isinstance(reply, Refused) else 200)


HANDLERS: list[Any] = [tables, create, table, remove, catalog, links, join, take, leave, scene, orders]

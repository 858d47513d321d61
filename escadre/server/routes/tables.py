"""Tables: set up, found, joined, left; and what is asked of them by programs that have no socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import Parameter

from escadre.core.errors import Unreadable
from escadre.core.printed import Catalog
from escadre.core.scene import Scene
from escadre.server.door.identity import Door
from escadre.server.tables.house import House, thread
from escadre.server.tables.limits import PAGE
from escadre.server.tables.orders import answer
from escadre.server.tables.seating import Seating
from escadre.server.tables.table import Table, describe, now_ms
from escadre.server.wire.dialogue import Chat, ClientMessage, Line, Refused, Reply, Show
from escadre.server.wire.messages import Join, Link, NewTable, Seated, TableInfo, TablePage, Take
from escadre.server.wire.refusals import Forbidden, Missing
from escadre.store.rows import UserRow

Id = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=11)]
Moment = Annotated[int, Parameter(ge=1, le=100_000)]
Asking = Request[Any, Any, Any]
STATES = ("waiting", "playing", "over")


def user_id(user: UserRow | None) -> str:
    return "" if user is None else user.id


def raw(json: bytes) -> Response[Any]:
    """What was encoded before, in another process or for somebody else."""
    return Response(json, media_type=MediaType.JSON)


async def may_see(house: House, table: Table, user: str, seat: int | None) -> int:
    """Before the end everybody sees only through his own eyes, or as a spectator. How many acts there are to see."""
    async with table.lock:
        await house.fresh(table, user, seat)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise Unreadable("error-seat", seat=seat, last=len(table.seats) - 1)
        if table.row.status != "over" and seat is not None and seat not in table.seats_of(user):
            raise Forbidden("server-not-over")
        return table.row.acts


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
async def create(
    house: House, seating: Seating, door: Door, request: Asking, somebody: UserRow, data: NewTable
) -> TableInfo:
    """Set a table up and sit down at it."""
    door.count(request, house.limits.tables)
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
    house: House,
    door: Door,
    request: Asking,
    asker: UserRow | None,
    id: Id,
    seat: SeatNumber | None = None,
    moment: Moment | None = None,
) -> Response[Show | Scene]:
    """What a socket would be sent first; or the Scene of a moment of the past, as that seat saw it."""
    found = await house.table(id)
    if moment is not None:
        who = door.count(request, house.limits.looking_back)
        acts = await may_see(house, found, user_id(asker), seat)
        scene = await house.history.scene(who, id, acts, seat, moment)
        if scene is None:
            raise Missing("server-no-moment")
        return raw(scene)
    async with found.lock:
        await house.fresh(found, user_id(asker), seat)
        if seat is not None:
            found.check_mine(user_id(asker), seat)
        view = found.scene(seat).scene
        show = Show(view, found.info(user_id(asker)), 0, found.ask, now_ms())
    house.looked_at(found)
    return Response(show)


@post("/api/tables/{id:str}/orders", status_code=200)
async def orders(
    house: House, door: Door, request: Asking, asker: UserRow | None, id: Id, data: ClientMessage
) -> Response[Reply]:
    """What a socket may say, for programs that have none."""
    if asker is None:
        raise Forbidden("server-not-your-seat")
    house.limits.messages.check(asker.id)
    found = await house.table(id)
    reply = await answer(house, found, asker, data, door.key(request))
    refused = {"away": 503}.get(reply.why, 409) if isinstance(reply, Refused) else 200
    return Response(reply, status_code=refused)


@get("/api/tables/{id:str}/chat")
async def chat(house: House, id: Id, before: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 2**31 - 1) -> Chat:
    """The lines of chat before a number, as many as are told at once; the last of them without one."""
    found = await house.table(id)
    rows = await thread(house.store.chat, found.id, before=before, last=PAGE)
    return Chat(tuple(Line(row.number, row.name, row.text, row.at, row.seat) for row in rows))


HANDLERS: list[Any] = [tables, create, table, remove, catalog, links, join, take, leave, scene, orders, chat]

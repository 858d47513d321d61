"""What fleets are built of, and the fleets that I keep ready."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter

from escadre.core.printed import FleetNote, Roster
from escadre.server.people.fleets import Fleets, notes_on, roster_of
from escadre.server.routes.people import Asking, Folk, Somebody
from escadre.server.wire.messages import Fleet, FleetDraft, NewFleet

Kept = NamedDependency[Fleets]
OneGame = Annotated[str, Parameter(max_length=40, description="Only fleets of this game")]


@get("/api/games/{key:str}/roster", sync_to_thread=True, tags=["fleets"], summary="All that a fleet can be built of")
def roster(key: str) -> Response[Roster]:
    return Response(roster_of(key), headers={"Cache-Control": "no-cache"})


@post("/api/fleets/notes", status_code=200, tags=["fleets"], summary="What its game says to a fleet; nothing is kept")
async def notes(data: JSONBody[FleetDraft]) -> list[FleetNote]:
    return list(notes_on(data))


@get("/api/me/fleets", tags=["fleets"], summary="The fleets that I keep, the newest first")
async def my_fleets(somebody: Somebody, fleets: Kept, game: OneGame = "") -> list[Fleet]:
    return await fleets.of(somebody, game)


@post("/api/me/fleets", status_code=201, tags=["fleets"], summary="Keep one fleet more")
async def keep(request: Asking, somebody: Somebody, people: Folk, fleets: Kept, data: JSONBody[NewFleet]) -> Fleet:
    people.limits.settings.check(people.door.key(request))
    return await fleets.keep(somebody, data)


@put("/api/me/fleets/{fleet:str}", tags=["fleets"], summary="Give a fleet of mine another name, or other units")
async def change(
    request: Asking, somebody: Somebody, people: Folk, fleets: Kept, fleet: str, data: JSONBody[NewFleet]
) -> Fleet:
    people.limits.settings.check(people.door.key(request))
    return await fleets.change(somebody, fleet, data)


@delete("/api/me/fleets/{fleet:str}", tags=["fleets"], summary="Forget a fleet of mine")
async def forget(somebody: Somebody, fleets: Kept, fleet: str) -> None:
    await fleets.drop(somebody, fleet)


# They need the dependencies `somebody` (Door.somebody), `people` and `fleets`.
HANDLERS: list[HTTPRouteHandler] = [roster, notes, my_fleets, keep, change, forget]

"""Who I am: /api/me, accounts, passwords, tokens, notices."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from escadre.server.notices.your_turn import Notices
from escadre.server.people.accounts import People
from escadre.server.wire import messages
from escadre.server.wire.messages import ApiToken, Login, Me, Named, NewPassword, Recover, Register
from escadre.store.rows import UserRow

Asking = Request[Any, Any, Any]
Somebody = NamedDependency[UserRow]
Folk = NamedDependency[People]
Told = NamedDependency[Notices]


@get("/api/me", tags=["people"], summary="Who I am; a first visit makes a visitor")
async def me(request: Asking, somebody: Somebody, people: Folk) -> Me:
    return await people.me(await people.seen(request, somebody))


@put("/api/me", tags=["people"], summary="Take another name")
async def rename(request: Asking, somebody: Somebody, people: Folk, data: JSONBody[Named]) -> Me:
    people.limits.settings.check(people.door.key(request))
    return await people.me(await people.rename(somebody, data.name))


@post("/api/account", status_code=200, tags=["people"], summary="Make an account; the visitor keeps his tables")
async def register(request: Asking, somebody: Somebody, people: Folk, data: JSONBody[Register]) -> Me:
    return await people.me(await people.register(request, somebody, data))


@post("/api/login", status_code=200, tags=["people"], summary="Log in by name or e-mail address")
async def login(request: Asking, people: Folk, data: JSONBody[Login]) -> Me:
    return await people.me(await people.login(request, data))


@post("/api/logout", status_code=200, tags=["people"], summary="Log out; a bearer token ends")
async def logout(request: Asking, people: Folk) -> Me:
    return await people.me(await people.logout(request))


@post(
    "/api/recover", status_code=204, tags=["people"], summary="Mail a link for a new password, if there is an account"
)
async def recover(request: Asking, people: Folk, data: JSONBody[Recover]) -> None:
    people.recover(request, data)


@post("/api/password", status_code=200, tags=["people"], summary="Choose a new password with the mailed link")
async def password(request: Asking, people: Folk, data: JSONBody[NewPassword]) -> Me:
    return await people.me(await people.new_password(request, data))


@post("/api/me/token", status_code=201, tags=["people"], summary="A bearer token for a program; shown once")
async def token(request: Asking, somebody: Somebody, people: Folk) -> ApiToken:
    people.limits.settings.check(people.door.key(request))
    return await people.token(somebody)


@delete("/api/me/token", tags=["people"], summary="End all bearer tokens of mine")
async def revoke(somebody: Somebody, people: Folk) -> None:
    await people.revoke(somebody)


@get("/api/me/notices", tags=["people"], summary="Where I am told that it is my turn")
async def get_notices(somebody: Somebody, notices: Told) -> messages.Notices:
    return await notices.of(somebody)


@put("/api/me/notices", tags=["people"], summary="Where I want to be told that it is my turn, and when not")
async def set_notices(
    request: Asking, somebody: Somebody, people: Folk, notices: Told, data: JSONBody[messages.Notices]
) -> messages.Notices:
    people.limits.settings.check(people.door.key(request))
    return await notices.set(somebody, data)


# They need the dependencies `somebody` (Door.somebody), `people` and `notices`.
HANDLERS: list[HTTPRouteHandler] = [
    me,
    rename,
    register,
    login,
    logout,
    recover,
    password,
    token,
    revoke,
    get_notices,
    set_notices,
]

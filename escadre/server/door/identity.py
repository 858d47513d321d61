"""Who is asking: a browser with a cookie, a program with a bearer token, or nobody yet."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, Literal, cast

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from escadre.core.words import LANGUAGES, Words
from escadre.server.door.security import Connection, Guard, Limiter, Limits, address, closing, header, secure
from escadre.server.settings import Settings
from escadre.server.wire.refusals import Nobody
from escadre.store.faults import StoreFault
from escadre.store.rows import SessionKind, SessionRow, UserRow
from escadre.store.store import Store

COOKIE: Final = "escadre"
DAYS: Final = 90  # a session ends when it was not seen for so long
UNSEEN: Final = DAYS * 24 * 3600 * 1000  # in milliseconds
TOUCH: Final = 3600 * 1000  # how seldom we note that a session was seen
FRESH: Final = 5.0  # seconds for which we believe what we have read; another process may have ended a session since
LONGEST_SECRET: Final = 100

Way = Literal["cookie", "bearer"]


def digest(secret: str) -> str:
    """What we keep of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Known(Struct, frozen=True):
    user: UserRow | None
    kind: str
    until: float


class Sessions:
    """The sessions of the store, with a short memory so that not every request asks the database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic, size: int = 10_000) -> None:
        self.store = store
        self._clock = clock
        self._size = size
        self._known: OrderedDict[str, _Known] = OrderedDict()

    async def who(self, secret: str, kind: SessionKind) -> UserRow | None:
        """The user for whom the secret speaks, if it is of that kind."""
        if not 16 <= len(secret) <= LONGEST_SECRET:
            return None
        key = digest(secret)
        known = self._known.get(key)
        if known is None or known.until < self._clock():
            known = await asyncio.to_thread(self._look_up, key)
            self._known[key] = known
            self._known.move_to_end(key)
            while len(self._known) > self._size:
                self._known.popitem(last=False)
        return known.user if known.kind == kind else None

    def _look_up(self, key: str) -> _Known:
        time = now()
        until = self._clock() + FRESH
        session = self.store.session(key, time)
        if session is None:
            return _Known(None, "", until)
        if session.kind != "recovery" and time - session.seen > TOUCH:
            with suppress(StoreFault):  # who may come in does so, though nothing can be kept
                self.store.touch(key, time, time + UNSEEN)
        return _Known(self.store.user(session.user), session.kind, until)

    async def open(self, user: str, kind: SessionKind, lasts: int = UNSEEN) -> str:
        """A new session; the secret is told to the other side and kept nowhere."""
        secret = new_secret()
        time = now()
        row = SessionRow(digest(secret), user, kind, time, time, time + lasts)
        await asyncio.to_thread(self.store.add_session, row)
        return secret

    async def close(self, secret: str) -> bool:
        """True for the one of all callers who ended it."""
        key = digest(secret)
        ended = await asyncio.to_thread(self.store.drop_session, key)
        self._known.pop(key, None)
        return ended

    async def close_all(self, user: str, kind: SessionKind | None = None) -> None:
        await asyncio.to_thread(self.store.drop_sessions, user, kind)
        self.forget(user)

    def forget(self, user: str) -> None:
        """Something about the user has changed: ask the database the next time."""
        mine = [key for key, known in self._known.items() if known.user is not None and known.user.id == user]
        for key in mine:
            del self._known[key]


class Identity:
    """The middleware that fills `scope["user"]` and `scope["auth"]`, and brings a new cookie to the browser."""

    def __init__(self, app: ASGIApp, sessions: Sessions, settings: Settings) -> None:
        self.app = app
        self.sessions = sessions
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        way, secret = shown(scope)
        user = None
        with closing(scope):
            if way is not None:
                user = await self.sessions.who(secret, "browser" if way == "cookie" else "api")
            if way == "bearer" and user is None:
                raise Nobody("server-token")
        scope["user"] = user
        scope["auth"] = way if user is not None else None

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and (cookie := _jar(scope).pop(COOKIE, None)) is not None:
                message["headers"] = [*message.get("headers", ()), (b"set-cookie", self._cookie(scope, cookie))]
            await send(message)

        await self.app(scope, receive, with_cookie if scope["type"] == ScopeType.HTTP else send)

    def _cookie(self, scope: Connection, secret: str) -> bytes:
        age = DAYS * 24 * 3600 if secret else 0
        flags = "; Secure" if secure(scope, self.settings) else ""
        return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{flags}".encode()


def shown(scope: Connection) -> tuple[Way | None, str]:
    """The secret that came with a request, and how. A bearer token counts before a cookie."""
    scheme, _, token = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer":
        return "bearer", token.strip()
    for name, value in scope["headers"]:
        if name.lower() == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and morsel.value:
                return "cookie", morsel.value
    return None, ""


def _jar(scope: Scope) -> dict[str, str]:
    """Where a handler leaves the cookie for the answer. Plain dicts are what every ASGI server hands through."""
    return cast("dict[str, str]", cast("dict[str, Any]", scope).setdefault("escadre.cookies", {}))


def set_cookie(request: Request[Any, Any, Any], secret: str) -> None:
    """The browser is to hold this secret from now on; "" takes the cookie away."""
    _jar(request.scope)[COOKIE] = secret


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the languages that the asker reads and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().lower().partition("-")[0]
        if wanted in LANGUAGES:
            return wanted
    return "en"


def visitor_name(language: str, number: str) -> str:
    return Words(language).id("server-visitor", number=number)


def is_nameless(user: UserRow) -> bool:
    """Whether somebody still goes by the name that every visitor is given."""
    return user.name == visitor_name(user.language, user.name[-4:])


class Door:
    """Who may come in, as who: one for each application.

    `Litestar(middleware=door.middleware, dependencies={"user": Provide(door.somebody)}, …)`
    """

    def __init__(self, store: Store, settings: Settings, limits: Limits | None = None) -> None:
        self.store = store
        self.settings = settings
        self.sessions = Sessions(store)
        self.limits = limits or Limits(settings)

    @property
    def middleware(self) -> list[DefineMiddleware]:
        return [
            DefineMiddleware(Guard, settings=self.settings, limits=self.limits),
            DefineMiddleware(Identity, sessions=self.sessions, settings=self.settings),
        ]

    async def somebody(self, request: Request[Any, Any, Any]) -> UserRow:
        """The asker. Who comes for the first time is a visitor from now on."""
        user = cast("UserRow | None", request.scope.get("user"))
        if user is not None:
            return user
        self.limits.visitors.check(address(request.scope, self.settings))
        language = language_of(request)
        name = visitor_name(language, str(1000 + secrets.randbelow(9000)))
        user = UserRow(new_id(), name, created=now(), language=language)
        await asyncio.to_thread(self.store.add_user, user)
        set_cookie(request, await self.sessions.open(user.id, "browser"))
        request.scope["user"] = user
        request.scope["auth"] = "cookie"
        return user

    def key(self, request: Request[Any, Any, Any]) -> str:
        """By what a person is counted. A visitor costs nothing to make: he is counted by his address."""
        user = cast("UserRow | None", request.scope.get("user"))
        return user.id if user is not None and user.password else address(request.scope, self.settings)

    def count(self, request: Request[Any, Any, Any], limiter: Limiter) -> str:
        """Count a request for something that costs: by its address, and by the person's key, which is the answer."""
        here, who = address(request.scope, self.settings), self.key(request)
        limiter.check(here)
        if who != here:
            limiter.check(who)
        return who

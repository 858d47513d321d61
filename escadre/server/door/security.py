"""What keeps strangers from using a visitor's browser against him, and anybody from asking too much."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from escadre.core.errors import EscadreError
from escadre.server.settings import Settings
from escadre.server.wire.problems import TooMany, status_of
from escadre.server.wire.refusals import Forbidden

BODY: Final = 64 * 1024  # bytes of a request
SAVE_BODY: Final = 2 * 1024 * 1024  # of one that brings a saved match

SAFE = ("GET", "HEAD", "OPTIONS")

# Only our own files. Svelte and the pictures set styles in line; pictures may be data.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Mapping[bytes, bytes] = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",  # no link of ours is told to others
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}

Connection = HTTPScope | WebSocketScope


async def add_headers(message: Message, scope: Scope) -> None:
    """A `before_send` hook of the application, so that no answer is without them, not even a 404."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    present = {name.lower() for name, _ in headers}
    wanted = dict(HEADERS)
    if scope["path"].startswith("/api/"):
        wanted[b"cache-control"] = b"no-store"  # unless the route says otherwise
    headers += [(name, value) for name, value in wanted.items() if name not in present]
    message["headers"] = headers


# ---- who is speaking, and from where


def header(scope: Connection, name: bytes) -> str:
    """The header, "" if it is not there. Of several of one name the last, which the nearest proxy has written."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[-1].decode("latin-1").strip() if found else ""


def address(scope: Connection, settings: Settings) -> str:
    """The address a request comes from. Of a chain of proxies we believe only ours, the last."""
    if settings.behind_proxy:
        forwarded = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
        if forwarded:
            return network(forwarded)
    client = scope.get("client")
    return network(client[0]) if client else "local"


def network(address: str) -> str:
    """Who has one address of version 6 has 2⁶⁴ of them: they count as one.

    >>> network("2001:db8:1:2:3:4:5:6"), network("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        read = ipaddress.ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(read, ipaddress.IPv6Address):
        if read.ipv4_mapped is not None:
            return str(read.ipv4_mapped)
        return str(ipaddress.ip_network((read, 64), strict=False))
    return str(read)


def secure(scope: Connection, settings: Settings) -> bool:
    """Whether the browser spoke to us, or to the proxy before us, over TLS."""
    if settings.behind_proxy and (forwarded := header(scope, b"x-forwarded-proto")):
        return forwarded.rpartition(",")[2].strip().lower() in ("https", "wss")
    return scope["scheme"] in ("https", "wss")


def own_host(scope: Connection, settings: Settings) -> str:
    """The host and port that the browser meant."""
    forwarded = header(scope, b"x-forwarded-host").rpartition(",")[2].strip() if settings.behind_proxy else ""
    return (forwarded or header(scope, b"host")).lower()


def is_bearer(scope: Connection) -> bool:
    return header(scope, b"authorization").lower().startswith("bearer ")


def foreign(scope: Connection, settings: Settings) -> bool:
    """Whether a page of another site made the browser ask. Programs send neither of the two headers."""
    origin = header(scope, b"origin").lower()
    if origin and origin in {allowed.lower().rstrip("/") for allowed in settings.origins}:
        return False
    if header(scope, b"sec-fetch-site").lower() in ("cross-site", "same-site"):
        return True
    if not origin:
        return False
    place = _place(origin)
    return place is None or place != _place(f"http://{own_host(scope, settings)}")


def _place(origin: str) -> tuple[str, int] | None:
    """Host and port. The scheme is left out: a proxy that says nothing of TLS must not lock everybody out."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.hostname, 0 if port in (None, 80, 443) else port


# ---- limits


class Limiter:
    """A token bucket for each key: `burst` at once, then `rate` a second. Rate 0 refuses nothing.

    >>> limiter = Limiter(rate=0.5, burst=2, clock=lambda: 0.0)
    >>> [limiter.allow("me") for _ in range(3)], limiter.wait("me")
    ([True, True, False], 2.0)
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, keys: int = 20_000
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.keys = keys  # so many are remembered; the one longest unheard is forgotten
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when

    def allow(self, key: str, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = self._clock()
        left = self._left(key, now)
        allowed = left >= cost
        self._buckets[key] = (left - cost if allowed else left, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > self.keys:
            self._buckets.popitem(last=False)
        return allowed

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until it would be allowed."""
        return max(0.0, (cost - self._left(key, self._clock())) / self.rate) if self.rate > 0 else 0.0

    def check(self, key: str, cost: float = 1.0) -> None:
        """Raises `TooMany`."""
        if not self.allow(key, cost):
            raise TooMany(self.wait(key, cost))

    def _left(self, key: str, now: float) -> float:
        left, then = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + max(0.0, now - then) * self.rate)


class Limits:
    """All limits of one process. Keys are addresses, or users where these cost something to make."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        def limiter(rate: float, burst: float) -> Limiter:
            times = max(0.0, settings.limits)
            return Limiter(rate * times, max(1.0, burst * times), clock)

        self.requests = limiter(40, 400)  # anything, by address
        self.visitors = limiter(1 / 10, 40)  # new visitors, by address
        self.passwords = limiter(1 / 10, 12)  # login, account, recovery, by address
        self.accounts = limiter(1 / 5, 50)  # login, by the name that is tried, from wherever
        self.mails = limiter(1 / 300, 3)  # recovery and notices, by the address they go to
        self.settings = limiter(1 / 5, 20)  # names, tokens, notices, by person
        self.tables = limiter(1 / 10, 20)  # new tables and forks, by person
        self.uploads = limiter(1 / 10, 10)  # saved matches, by person
        self.messages = limiter(20, 60)  # of one socket or program at a table
        self.foresights = limiter(5, 30)  # what choices would lead to, by person


# ---- the door


@contextmanager
def closing(scope: Scope) -> Iterator[None]:
    """A socket is refused with a code in place of a status: 4403 for 403."""
    try:
        yield
    except EscadreError as error:
        if scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail=str(error)[:100], code=4000 + status_of(error)) from None
        raise


class Guard:
    """The outermost middleware: how much an address may ask, and no asking through another site's page."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            with closing(scope):
                self.check(scope)
        await self.app(scope, receive, send)

    def check(self, scope: Connection) -> None:
        self.limits.requests.check(address(scope, self.settings))
        # A program shows its token itself; no page of another site can make a browser do that.
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if unsafe and not is_bearer(scope) and foreign(scope, self.settings):
            raise Forbidden("server-foreign")

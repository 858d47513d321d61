"""Every refusal as a `Problem` with the right status, in words; of what is our own fault only that it happened."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from escadre.core.errors import EscadreError, Illegal, Stale, sentence
from escadre.core.words import Words
from escadre.server.wire.messages import Problem
from escadre.server.wire.refusals import Conflict, Forbidden, Missing, Nobody, TooFast
from escadre.store.faults import StoreAway, StoreFault

log = logging.getLogger("escadre.server")


class TooMany(TooFast):
    """Too much in too short a time (429); says when to try again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, int(seconds + 0.999))
        super().__init__("server-slow-down", seconds=self.seconds)


# The first that fits. Whatever else a person can act on is a bad request.
STATUS: tuple[tuple[type[EscadreError], int], ...] = (
    (Nobody, 401),
    (Forbidden, 403),
    (Missing, 404),
    (Conflict, 409),
    (Illegal, 409),
    (Stale, 409),
    (TooFast, 429),
    (StoreAway, 503),
    (StoreFault, 500),
    (EscadreError, 400),
)

# What Litestar refuses before we see it.
WORDS = {
    401: "server-token",
    403: "server-forbidden",
    404: "server-nothing-here",
    405: "server-method",
    413: "server-too-large",
    415: "server-unreadable",
    429: "server-slow-down-a-while",
    503: "server-away",
}

FIELDS = {
    "password": "server-password-length",
    "name": "server-name-length",
    "token": "server-link-wrong",
    "units": "server-fleet-units",
}


def status_of(error: EscadreError) -> int:
    return next(status for kind, status in STATUS if isinstance(error, kind))


def problem_of(error: EscadreError) -> Problem:
    """A fault of the store keeps its details to itself: they are for the log."""
    if isinstance(error, StoreFault):
        return plain("server-away" if error.away else "server-broken")
    rule = error.rule if isinstance(error, Illegal) else ""
    return Problem(error.text, str(error), rule)


def plain(id: str, **args: object) -> Problem:
    text = sentence(id, **args)
    return Problem(text, Words("en").say(text))


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers or {}, media_type=MediaType.JSON)


def refused(request: Request[Any, Any, Any], error: EscadreError) -> Response[Problem]:
    status = status_of(error)
    if status >= 500:
        log.error("%s %s: %s", request.method, request.scope["path"], error)
    headers = {}
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(error.seconds if isinstance(error, TooMany) else 1)
    if isinstance(error, Nobody):
        headers["WWW-Authenticate"] = "Bearer"
    return answer(status, problem_of(error), headers)


def unreadable(request: Request[Any, Any, Any], error: msgspec.ValidationError) -> Response[Problem]:
    return answer(400, plain("server-unreadable", detail=error))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    cause = error.__cause__
    if isinstance(cause, msgspec.ValidationError) and "`$.data" in str(cause) and status == 500:
        return unreadable(request, cause)  # Litestar takes a field with the name of a dependency for our fault
    if status >= 500 and status != 503:
        return unexpected(request, error)
    if status == 400:
        return answer(400, _bad_request(error))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("allow", "retry-after")}
    return answer(status, plain(WORDS.get(status, "server-unreadable"), detail=error.detail), headers)


def _bad_request(error: HTTPException) -> Problem:
    """The fields that people fill in have words of their own; of others msgspec says what is wrong."""
    found = error.extra if isinstance(error.extra, list) else []
    details = []
    for item in found:
        key, message = str(item.get("key", "")), str(item.get("message", ""))
        if key in FIELDS:
            return plain(FIELDS[key])
        details.append(f"{message} ({key})" if key else message)
    return plain("server-unreadable", detail="; ".join(details) or error.detail)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug. The log has it all; path and no more of the request, since secrets travel in the rest."""
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return answer(500, plain("server-broken"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """msgspec gives up on a thousand brackets in each other; any other endless loop is ours."""
    if "deserializing" in str(error):
        return answer(400, plain("server-unreadable", detail=error))
    return unexpected(request, error)


HANDLERS: ExceptionHandlersMap = {
    EscadreError: refused,
    msgspec.ValidationError: unreadable,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: unexpected,
}

"""The OpenAPI description: what no handler says of itself, that it may also refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from escadre.server.wire.dialogue import Refused
from escadre.server.wire.messages import Problem

REFUSALS = {
    400: "The request cannot be read.",
    401: "The token is not, or no longer, valid.",
    403: "The asker may not do that.",
    404: "There is no such thing, or not for the asker.",
    405: "Not in this way.",
    409: "It cannot be done as things stand, or the rules forbid it.",
    413: "The request is too long.",
    429: "Too much in too short a time; Retry-After says when to try again.",
    503: "The database cannot be reached now.",
}


def describe(handlers: Sequence[Any], orders: Any) -> None:
    """Add the refusals to all routes; `orders` answers with `Refused` where an order is not carried out."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False:
            own = dict(handler.responses or {})
            refusals = {status: _spec(Problem, text) for status, text in REFUSALS.items()}
            handler.responses = {**refusals, **own}
    orders.responses = {**orders.responses, 409: _spec(Refused | Problem, REFUSALS[409])}


def _spec(kind: Any, text: str) -> ResponseSpec:
    return ResponseSpec(data_container=kind, description=text, generate_examples=False)

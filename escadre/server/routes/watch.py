"""For those who run the server: whether it can keep anything, and its figures."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request, Response, get

from escadre.server.tables.house import House
from escadre.server.wire.refusals import Missing

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via")
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/api/health")
async def health(house: House) -> dict[str, bool]:
    """Whether a row could be written just now; 503 with a sentence if not."""
    await house.check_store()
    return {"ok": True}


@get("/metrics", include_in_schema=False)
async def metrics(house: House, request: Request[Any, Any, Any]) -> Response[str]:
    """The figures of the process that answers, for Prometheus; unless something else is set, for this machine only."""
    allowed = house.settings.metrics == "all" or (house.settings.metrics == "local" and _is_from_here(request))
    if not allowed:
        raise Missing("server-nothing-here")
    return Response(house.figures.text(house), media_type=PROMETHEUS)


def _is_from_here(request: Request[Any, Any, Any]) -> bool:
    """A proxy of ours is on this machine too: what it hands on comes from elsewhere."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS: list[Any] = [health, metrics]

"""What the server refuses, besides what the engine does."""

from __future__ import annotations

from escadre.core.errors import EscadreError


class Missing(EscadreError):
    """There is no such thing, or not for the one who asks."""


class Forbidden(EscadreError):
    """It is there, but the one who asks may not do that."""


class Conflict(EscadreError):
    """It cannot be done as things stand."""


class Nobody(EscadreError):
    """We do not know who asks."""


class TooFast(EscadreError):
    """Too many requests: later."""

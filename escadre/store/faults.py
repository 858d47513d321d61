"""What can be wrong with a database, in one clear sentence."""

from __future__ import annotations

from sqlalchemy import exc

from escadre.core.errors import EscadreError

_DAMAGED = ("not a database", "malformed", "disk image", "file is encrypted")


class StoreFault(EscadreError):
    """The database cannot do what it was asked. `away`: trying again a little later may help."""

    away = False


class StoreAway(StoreFault):
    """The database cannot be reached now, or somebody else holds it for too long."""

    away = True


class BadBackup(EscadreError):
    """The file is no backup, is damaged, or does not belong into this database."""


def fault_of(error: exc.SQLAlchemyError) -> StoreFault | None:
    """The fault that an error of the driver means; None where it is a bug of ours."""
    detail = said(error)
    if any(word in detail for word in _DAMAGED):
        return StoreFault("server-store-damaged", detail=detail)
    if isinstance(error, exc.OperationalError | exc.InterfaceError | exc.TimeoutError):
        return StoreAway("server-store-away", detail=detail)
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return StoreAway("server-store-away", detail=detail)
    return None


def said(error: BaseException) -> str:
    """The driver's own words, without SQL and without values."""
    origin = getattr(error, "orig", None) or error
    lines = str(origin).strip().splitlines()
    return lines[0] if lines else type(origin).__name__

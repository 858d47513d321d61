"""What can be wrong with a database, in one clear sentence."""

from __future__ import annotations

from sqlalchemy import exc

from escadre.core.errors import EscadreError

# Results of SQLite (https://sqlite.org/rescode.html), and states of PostgreSQL, that mean more than "away".
_SQLITE = {8: "read-only", 10: "failing", 11: "damaged", 13: "full", 26: "damaged"}
_POSTGRES = {"25006": "read-only", "53100": "full", "58030": "failing", "XX001": "damaged", "XX002": "damaged"}
_WORDS = {"not a database": "damaged", "malformed": "damaged", "disk image": "damaged", "file is encrypted": "damaged"}


class StoreFault(EscadreError):
    """The database cannot do what it was asked. `away`: trying again a little later may help.

    `public` is what a stranger is told of it; all of it is for the log.
    """

    away = False
    public = "server-broken"


class StoreAway(StoreFault):
    """The database cannot be reached now, or somebody else holds it for too long."""

    away = True
    public = "server-away"


class StoreStuck(StoreFault):
    """It is there but keeps nothing: the disk is full or fails, or it can only be read. Nothing was written."""

    away = True
    public = "server-stuck"


class StoreDamaged(StoreFault):
    """What is in it contradicts itself. Whoever has seen that writes nothing any more."""

    away = True
    public = "server-damaged"


class BadBackup(EscadreError):
    """The file is no backup, is damaged, or does not belong into this database."""


def fault_of(error: exc.SQLAlchemyError) -> StoreFault | None:
    """The fault that an error of the driver means; None where it is a bug of ours."""
    detail = said(error)
    kind = _kind_of(error, detail)
    if kind == "damaged":
        return StoreDamaged("server-store-damaged", detail=detail)
    if kind:
        return StoreStuck(f"server-store-{kind}", detail=detail)
    if isinstance(error, exc.OperationalError | exc.InterfaceError | exc.TimeoutError):
        return StoreAway("server-store-away", detail=detail)
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return StoreAway("server-store-away", detail=detail)
    return None


def _kind_of(error: exc.SQLAlchemyError, detail: str) -> str:
    origin = getattr(error, "orig", None)
    code, state = getattr(origin, "sqlite_errorcode", None), getattr(origin, "sqlstate", None)
    if code is not None and code & 0xFF in _SQLITE:
        return _SQLITE[code & 0xFF]
    if state in _POSTGRES:
        return _POSTGRES[state]
    return next((kind for words, kind in _WORDS.items() if words in detail), "")


def said(error: BaseException) -> str:
    """The driver's own words, without SQL and without values."""
    origin = getattr(error, "orig", None) or error
    lines = str(origin).strip().splitlines()
    return lines[0] if lines else type(origin).__name__

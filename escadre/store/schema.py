"""The tables of the database. A change here needs a step in `migrations/versions` and a new `SCHEMA`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

SCHEMA = "0003"  # the newest step of the migrations
VERSION_TABLE = "escadre_version"  # where Alembic keeps which step a database stands at

METADATA = MetaData()


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False, server_default="")


def _table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _user() -> Column[str]:
    return Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


# `words` is what a search looks at: folded, so that case and accents do not matter in any database.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    _text("title"),
    _text("owner"),
    Column("public", Boolean, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    _text("absent"),
    Column("acts", Integer, nullable=False),
    _text("turn"),
    Column("state", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    _text("fork"),
    Column("outcome", LargeBinary, nullable=False),
    Column("extra", LargeBinary, nullable=False),
    Column("claimed", BigInteger, nullable=False, server_default="0"),  # until when a process thinks for its bots
    _text("words"),
    Index("tables_owner", "owner"),
    Index("tables_created", "created"),
    Index("tables_moved", "status", "moved"),
    Index("tables_deadline", "deadline"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    _text("user"),
    _text("name"),
    _text("level"),
    _text("token"),
    Column("clock", BigInteger),
    Column("since", BigInteger),
    Column("reaction", Text, nullable=False, server_default="ask"),
    _text("words"),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_user", "user"),
    Index("seats_token", "token"),
)

ACTS = Table(
    "acts",
    METADATA,
    _table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("order", Text, nullable=False),
    Column("dice", LargeBinary, nullable=False),
    Column("worlds", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

LINES = Table(
    "lines",
    METADATA,
    _table(),
    Column("number", Integer, nullable=False),
    _text("user"),
    Column("seat", Integer),
    _text("name"),
    _text("text"),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    Index("lines_user", "user"),
)

# `handle` and `mail` are name and address of an account in one spelling, NULL for a visitor: no two accounts share one.
USERS = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("name"),
    _text("email"),
    _text("password"),
    Column("created", BigInteger, nullable=False),
    _text("language"),
    Column("handle", Text),
    Column("mail", Text),
    Index("users_handle", "handle", unique=True),
    Index("users_mail", "mail", unique=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("secret", Text, primary_key=True),
    _user(),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_user", "user"),
    Index("sessions_expires", "expires"),
)

NOTICES = Table(
    "notices",
    METADATA,
    _user(),
    Column("position", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    _text("zone"),
    Column("every", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("sent", BigInteger, nullable=False),
    PrimaryKeyConstraint("user", "position"),
)

# Fleets that people keep ready for a game, made of what its roster has. `units` is a JSON list of faces,
# `plan` says how they stand, in JSON too, or is empty.
FLEETS = Table(
    "fleets",
    METADATA,
    Column("id", Text, primary_key=True),
    _user(),
    Column("game", Text, nullable=False),
    Column("group", Text, nullable=False),
    Column("budget", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("units", LargeBinary, nullable=False),
    Column("changed", BigInteger, nullable=False),
    _text("plan"),
    Index("fleets_user", "user", "game"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

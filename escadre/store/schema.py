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


def _word(name: str) -> Column[str]:
    """A text that every row brings along."""
    return Column(name, Text, nullable=False)


def _whole(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[int]:
    """Milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _user() -> Column[str]:
    return Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


# `words` is what a search looks at: folded, so that case and accents do not matter in any database.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _word("game"),
    _whole("rules"),
    _bytes("header"),
    _word("status"),
    _text("title"),
    _text("owner"),
    Column("public", Boolean, nullable=False),
    _whole("minutes"),
    _whole("hours"),
    _text("absent"),
    _whole("acts"),
    _text("turn"),
    _bytes("state"),
    _time("created"),
    _time("moved"),
    Column("deadline", BigInteger),
    _text("fork"),
    _bytes("outcome"),
    _bytes("extra"),
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
    _whole("seat"),
    _word("kind"),
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
    _whole("number"),
    _whole("seat"),
    _word("order"),
    _bytes("dice"),
    _whole("worlds"),
    _time("at"),
    PrimaryKeyConstraint("table", "number"),
)

LINES = Table(
    "lines",
    METADATA,
    _table(),
    _whole("number"),
    _text("user"),
    Column("seat", Integer),
    _text("name"),
    _text("text"),
    _time("at"),
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
    _time("created"),
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
    _word("kind"),
    _time("created"),
    _time("seen"),
    _time("expires"),
    Index("sessions_user", "user"),
    Index("sessions_expires", "expires"),
)

NOTICES = Table(
    "notices",
    METADATA,
    _user(),
    _whole("position"),
    _word("kind"),
    _word("address"),
    _whole("quiet_from"),
    _whole("quiet_to"),
    _text("zone"),
    _whole("every"),
    Column("away", Boolean, nullable=False),
    _time("sent"),
    PrimaryKeyConstraint("user", "position"),
)

# Fleets that people keep ready for a game, made of what its roster has. `units` is a JSON list of faces,
# `plan` says how they stand, in JSON too, or is empty.
FLEETS = Table(
    "fleets",
    METADATA,
    Column("id", Text, primary_key=True),
    _user(),
    _word("game"),
    _word("group"),
    _whole("budget"),
    _word("name"),
    _bytes("units"),
    _time("changed"),
    _text("plan"),
    Index("fleets_user", "user", "game"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    _word("value"),
)

"""The first schema: tables, seats, acts, chat, users, sessions, notices, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _time(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _table() -> sa.Column[str]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _user() -> sa.Column[str]:
    return sa.Column("user", sa.Text, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        _word("game"),
        _number("rules"),
        _bytes("header"),
        _word("status"),
        _text("title"),
        _text("owner"),
        sa.Column("public", sa.Boolean, nullable=False),
        _number("minutes"),
        _number("hours"),
        _text("absent"),
        _number("acts"),
        _text("turn"),
        _bytes("state"),
        _time("created"),
        _time("moved"),
        sa.Column("deadline", sa.BigInteger),
        _text("fork"),
        _bytes("outcome"),
        _bytes("extra"),
        sa.Column("claimed", sa.BigInteger, nullable=False, server_default="0"),
        _text("words"),
    )
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_index("tables_created", "tables", ["created"])
    op.create_index("tables_moved", "tables", ["status", "moved"])
    op.create_index("tables_deadline", "tables", ["deadline"])

    op.create_table(
        "seats",
        _table(),
        _number("seat"),
        _word("kind"),
        _text("user"),
        _text("name"),
        _text("level"),
        _text("token"),
        sa.Column("clock", sa.BigInteger),
        sa.Column("since", sa.BigInteger),
        _text("words"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_user", "seats", ["user"])
    op.create_index("seats_token", "seats", ["token"])

    op.create_table(
        "acts",
        _table(),
        _number("number"),
        _number("seat"),
        _word("order"),
        _bytes("dice"),
        _number("worlds"),
        _time("at"),
        sa.PrimaryKeyConstraint("table", "number"),
    )

    op.create_table(
        "lines",
        _table(),
        _number("number"),
        _text("user"),
        sa.Column("seat", sa.Integer),
        _text("name"),
        _text("text"),
        _time("at"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index("lines_user", "lines", ["user"])

    op.create_table(
        "users",
        sa.Column("id", sa.Text, primary_key=True),
        _text("name"),
        _text("email"),
        _text("password"),
        _time("created"),
        _text("language"),
        sa.Column("handle", sa.Text),
        sa.Column("mail", sa.Text),
    )
    op.create_index("users_handle", "users", ["handle"], unique=True)
    op.create_index("users_mail", "users", ["mail"], unique=True)

    op.create_table(
        "sessions",
        sa.Column("secret", sa.Text, primary_key=True),
        _user(),
        _word("kind"),
        _time("created"),
        _time("seen"),
        _time("expires"),
    )
    op.create_index("sessions_user", "sessions", ["user"])
    op.create_index("sessions_expires", "sessions", ["expires"])

    op.create_table(
        "notices",
        _user(),
        _number("position"),
        _word("kind"),
        _word("address"),
        _number("quiet_from"),
        _number("quiet_to"),
        _text("zone"),
        _number("every"),
        sa.Column("away", sa.Boolean, nullable=False),
        _time("sent"),
        sa.PrimaryKeyConstraint("user", "position"),
    )

    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        _word("value"),
    )

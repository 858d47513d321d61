"""Fleets that people keep ready, and what a seat does when it is only asked whether it reacts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "fleets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user", sa.Text, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("group", sa.Text, nullable=False),
        sa.Column("budget", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("units", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("fleets_user", "fleets", ["user", "game"])
    op.add_column("seats", sa.Column("reaction", sa.Text, nullable=False, server_default="ask"))

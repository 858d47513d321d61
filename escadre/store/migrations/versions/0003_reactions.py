"""What a seat does when it is only asked whether it reacts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("reaction", sa.Text, nullable=False, server_default="ask"))

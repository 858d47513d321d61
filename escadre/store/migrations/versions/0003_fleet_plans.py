"""How a kept fleet stands: its divisions, its flagship, its commanders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("fleets", sa.Column("plan", sa.Text, nullable=False, server_default=""))

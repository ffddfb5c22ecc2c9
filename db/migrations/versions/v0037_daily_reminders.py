"""Migration: the people who get a direct message when a daily game opens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "daily_reminder",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("reminded_on", sa.String(10)),
        sa.Column("unused", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("daily_reminder")

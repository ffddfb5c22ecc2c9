"""Migration: holidays of players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "holiday",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("from_at", UtcDateTime, primary_key=True, nullable=False),
        sa.Column("until_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_holiday_until_at", "holiday", ["until_at"])


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("holiday")

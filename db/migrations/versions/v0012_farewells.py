"""Servers that removed the bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema import UtcDateTime

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "farewell",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("left_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_farewell"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("farewell")

"""Migration: outages, in which players could not answer, and when each shard was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "alive",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shards", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "quiet",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("from_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("applied_at", sa.DateTime(timezone=True), nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_quiet_until_at", "quiet", ["until_at"])
    going_on = sa.text("until_at IS NULL")
    op.create_index(
        "uq_quiet_open", "quiet", ["scope", "key"], unique=True, sqlite_where=going_on, postgresql_where=going_on
    )


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("quiet")
    op.drop_table("alive")

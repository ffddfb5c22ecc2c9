"""Migration: cached states of tournaments, and how often their journals were rewritten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table of this migration."""
    op.add_column("tournament", sa.Column("rewritten", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "tournament_snapshot",
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rewritten", sa.Integer, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop the column and the table of this migration."""
    op.drop_table("tournament_snapshot")
    op.drop_column("tournament", "rewritten")

"""Migration: chances: the figures of positions, and the analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "chance",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(32), primary_key=True),
        sa.Column("plan", sa.String(64), primary_key=True),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("period", sa.Integer, nullable=True),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_table(
        "analysis",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("analysis")
    op.drop_table("chance")

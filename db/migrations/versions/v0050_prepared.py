"""Migration: the orders that a player has prepared for the next turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "prepared",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("began", sa.Integer),
        sa.Column("version", sa.Integer),
        sa.Column("due_at", UtcDateTime),
        sa.Column("claimed_by", sa.String(64)),
        sa.Column("claimed_until", UtcDateTime),
    )
    op.create_index("ix_prepared_user_id", "prepared", ["user_id"])
    op.create_index("ix_prepared_due_at", "prepared", ["due_at"])


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("prepared")

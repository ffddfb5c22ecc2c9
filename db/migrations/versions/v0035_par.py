"""Migration: the adviser's own result with the dice of a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "par",
        sa.Column(
            "game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("par")

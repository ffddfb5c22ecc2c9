"""Migration: the current plan of a game, how much its boards show, and the chances of rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns of this migration."""
    op.add_column("game", sa.Column("course", sa.Text))
    op.add_column("game", sa.Column("level", sa.String(12), nullable=False, server_default="guided"))
    op.add_column("chance", sa.Column("round", sa.Integer))


def downgrade() -> None:
    """Drop the columns of this migration."""
    op.drop_column("chance", "round")
    op.drop_column("game", "level")
    op.drop_column("game", "course")

"""Migration: campaigns of several sides: the hour of each, and until when the game waits for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; campaigns of one side have none."""
    op.add_column("campaign", sa.Column("sides", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("campaign", "sides")

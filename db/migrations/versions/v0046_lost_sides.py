"""Migration: when a person lost their side of a game, because they no longer answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column of this migration."""
    op.add_column("held", sa.Column("lost_at", UtcDateTime))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("held", "lost_at")

"""Migration: the badges of players on the final ladders of seasons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column of this migration."""
    op.add_column("season_place", sa.Column("badges", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("season_place", "badges")

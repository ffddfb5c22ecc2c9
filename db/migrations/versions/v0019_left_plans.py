"""Migration: the plans that a campaign keeps prepared for a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column of campaigns."""
    op.add_column("campaign", sa.Column("left_plans", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("campaign", "left_plans")

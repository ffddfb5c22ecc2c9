"""Migration: the strength of the players who may accept a challenge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column of this migration."""
    op.add_column("seek", sa.Column("strength", sa.String(8), nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("seek", "strength")

"""Migration: results of games of several sides: the side that won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; it is empty for games of one side and for draws."""
    op.add_column("outcome", sa.Column("winner", sa.String(16), nullable=True))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("outcome", "winner")

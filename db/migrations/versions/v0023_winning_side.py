"""Results of games of several sides: the side that won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; games of one side have none, nor has a draw."""
    op.add_column("outcome", sa.Column("winner", sa.String(16), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("outcome", "winner")

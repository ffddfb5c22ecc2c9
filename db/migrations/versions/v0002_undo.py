"""Migration: the version from which a game's answers can be replayed to undo the last ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns of the base; games stored before have none, so their answers cannot be undone."""
    op.add_column("game", sa.Column("base_version", sa.Integer))
    op.add_column("game", sa.Column("base_save", sa.Text))


def downgrade() -> None:
    """Drop the columns of the base."""
    op.drop_column("game", "base_save")
    op.drop_column("game", "base_version")

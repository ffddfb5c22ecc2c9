"""From where a game's answers can be replayed, to take the last ones back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the base: games stored before have none, what was answered in them cannot be taken back."""
    op.add_column("game", sa.Column("base_version", sa.Integer))
    op.add_column("game", sa.Column("base_save", sa.Text))


def downgrade() -> None:
    """Drop the base."""
    op.drop_column("game", "base_save")
    op.drop_column("game", "base_version")

"""Migration: store with each reminder the language of the user who reads it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; existing reminders keep the game's language."""
    op.add_column("reminder", sa.Column("locale", sa.String(16), nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_column("reminder", "locale")

"""Migration: when a side of a game gets the reminder that its time is nearly over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; for open questions there is no reminder, only for later ones."""
    op.add_column("lapse", sa.Column("remind_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_lapse_remind_at", "lapse", ["remind_at"])


def downgrade() -> None:
    """Drop the column of this migration."""
    op.drop_index("ix_lapse_remind_at", "lapse")
    with op.batch_alter_table("lapse") as batch:
        batch.drop_column("remind_at")

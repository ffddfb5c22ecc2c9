"""Migration: where a series of battles stands, in each of its games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no game that is stored already belongs to a series."""
    with op.batch_alter_table("game") as changed:
        changed.add_column(sa.Column("series", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("game") as changed:
        changed.drop_column("series")

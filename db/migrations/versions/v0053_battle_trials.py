"""Migration: how even a battle is, by the games that the autopilot has played against itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; battles that are stored already are not tried yet."""
    with op.batch_alter_table("battle") as changed:
        changed.add_column(sa.Column("trial", sa.Text, nullable=False, server_default=sa.text("''")))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("battle") as changed:
        changed.drop_column("trial")

"""Migration: the house rules and the level of challenges, and whether their games begin in the same channel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seek", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("seek", sa.Column("level", sa.String(12), nullable=False, server_default=""))
    op.add_column("seek", sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the columns."""
    for column in ("here", "level", "options"):
        op.drop_column("seek", column)

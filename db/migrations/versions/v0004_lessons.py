"""Migration: the first-time hints that each person was shown about a game's questions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of hints."""
    op.create_table(
        "lesson",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "system", "kind", name="pk_lesson"),
    )


def downgrade() -> None:
    """Drop the table of hints."""
    op.drop_table("lesson")

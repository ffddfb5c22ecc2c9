"""Migration: players’ notes about their games, and whether they are asked before they end a phase."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and add the column of this migration."""
    op.add_column("profile", sa.Column("unasked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "note",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("written_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_note_user_id", "note", ["user_id"])


def downgrade() -> None:
    """Drop the table and the column of this migration."""
    op.drop_table("note")
    op.drop_column("profile", "unasked")

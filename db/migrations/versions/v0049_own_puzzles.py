"""Migration: puzzles from people's own games, and reminders of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "own_puzzle",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("memory", sa.Text, nullable=False),
    )
    op.create_index("ix_own_puzzle_due_at", "own_puzzle", ["user_id", "due_at"])
    op.create_index("ix_own_puzzle_game_id", "own_puzzle", ["game_id"])
    op.create_table(
        "own_puzzle_reminder",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("reminded_on", sa.String(10), nullable=False),
        sa.Column("unused", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("own_puzzle_reminder")
    op.drop_table("own_puzzle")

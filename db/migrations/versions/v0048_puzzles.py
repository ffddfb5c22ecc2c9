"""Migration: the daily puzzles, and the answers to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "puzzle",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("begun_at", UtcDateTime, nullable=False),
        sa.Column("data", sa.Text),
    )
    op.create_table(
        "puzzle_answer",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("answer", sa.String(40), nullable=False),
        sa.Column("correct", sa.Boolean, nullable=False),
    )
    op.create_index("ix_puzzle_answer_user_id", "puzzle_answer", ["user_id"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("puzzle_answer")
    op.drop_table("puzzle")

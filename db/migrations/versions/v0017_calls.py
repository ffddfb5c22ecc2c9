"""Migration: campaigns mention people who asked for it, give more time, and count the days that were left out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns of campaigns, and the table of mentions."""
    op.add_column("campaign", sa.Column("trouble_at", UtcDateTime, nullable=True))
    op.add_column("campaign", sa.Column("left_out", sa.Integer, nullable=False, server_default="0"))
    op.add_column("campaign", sa.Column("more_time", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("campaign", sa.Column("extended_on", sa.String(10), nullable=True))
    op.create_table(
        "mention",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("role_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("before_minutes", sa.Integer, nullable=True),
        sa.Column("called_for", UtcDateTime, nullable=True),
        sa.Column("awaited_at", UtcDateTime, nullable=True),
        sa.Column("awaited_version", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("game_id", "user_id", "role_id", name="pk_mention"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_mention_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_mention_user_id", "mention", ["user_id"])


def downgrade() -> None:
    """Drop the columns and the table."""
    op.drop_table("mention")
    for name in ("extended_on", "more_time", "left_out", "trouble_at"):
        op.drop_column("campaign", name)

"""Migration: channels that follow a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "watch",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("channel_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("added_by", sa.BigInteger, nullable=False),
        sa.Column("added_at", UtcDateTime, nullable=False),
        sa.Column("told_version", sa.Integer, nullable=False),
        sa.Column("told_period", sa.Integer, nullable=False),
        sa.Column("trouble_since", UtcDateTime, nullable=True),
        sa.Column("warned_at", UtcDateTime, nullable=True),
        sa.PrimaryKeyConstraint("game_id", "channel_id", name="pk_watch"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_watch_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_watch_channel_id", "watch", ["channel_id"])
    op.create_index("ix_watch_added_by", "watch", ["added_by"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("watch")

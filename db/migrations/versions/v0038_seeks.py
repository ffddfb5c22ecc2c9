"""Migration: challenges: users who look for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "seek",
        sa.Column("id", sa.String(8), primary_key=True, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("target_id", sa.BigInteger),
        sa.Column("accepted_by", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(32), nullable=False),
        sa.Column("side", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(16)),
        sa.Column("bank", sa.Integer),
        sa.Column("increment", sa.Integer),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("expires_at", UtcDateTime, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("shown", sa.String(12), nullable=False),
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE")),
    )
    for column in ("guild_id", "user_id", "target_id", "game_id"):
        op.create_index(f"ix_seek_{column}", "seek", [column])


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("seek")

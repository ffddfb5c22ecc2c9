"""Migration: ladders of servers, and past seasons with their final ladders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables and the column of this migration."""
    with op.batch_alter_table("chair") as batch:
        batch.add_column(sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("added_by", sa.BigInteger, nullable=False),
        sa.Column("posts", sa.Integer, nullable=False),
        sa.Column("edited_at", UtcDateTime),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("trouble_since", UtcDateTime),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("began_at", UtcDateTime, nullable=False),
        sa.Column("ends_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_ladder_due_at", "ladder", ["due_at"])
    op.create_table(
        "season",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("ended_at", UtcDateTime, primary_key=True, nullable=False),
        sa.Column("began_at", UtcDateTime, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("due_at", UtcDateTime),
    )
    op.create_table(
        "season_place",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("ended_at", UtcDateTime, primary_key=True, nullable=False),
        sa.Column("system", sa.String(32), primary_key=True, nullable=False),
        sa.Column("kind", sa.String(8), primary_key=True, nullable=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_season_place_user_id", "season_place", ["user_id"])


def downgrade() -> None:
    """Drop the tables and the column of this migration."""
    for table in ("season_place", "season", "ladder"):
        op.drop_table(table)
    with op.batch_alter_table("chair") as batch:
        batch.drop_column("missed")

"""Migration: lobbies, wishes for messages about challenges, refusals of challenges, and the roles and turns of
challenges.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables, and add the columns of this migration."""
    op.add_column("seek", sa.Column("role_id", sa.BigInteger))
    op.add_column("seek", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "refused",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("other_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_refused_other_id", "refused", ["other_id"])
    op.create_table(
        "seek_wish",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("systems", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("told_on", sa.String(10)),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("unanswered", sa.Integer, nullable=False),
    )
    op.create_index("ix_seek_wish_guild_id", "seek_wish", ["guild_id"])
    op.create_table(
        "lobby",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("minute", sa.Integer),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("role_id", sa.BigInteger),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("added_by", sa.BigInteger, nullable=False),
        sa.Column("posts", sa.Integer, nullable=False),
        sa.Column("edited_at", UtcDateTime),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("posted_on", sa.String(10)),
        sa.Column("trouble_since", UtcDateTime),
    )
    op.create_index("ix_lobby_due_at", "lobby", ["due_at"])


def downgrade() -> None:
    """Drop the tables and the columns of this migration."""
    for table in ("lobby", "seek_wish", "refused"):
        op.drop_table(table)
    for column in ("turn", "role_id"):
        op.drop_column("seek", column)

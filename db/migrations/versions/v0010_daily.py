"""Migration: the siege of the day, people's attempts at it, and the channels that follow it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("made_at", UtcDateTime, nullable=False),
        sa.Column("closed_at", UtcDateTime, nullable=True),
        sa.Column("told_at", UtcDateTime, nullable=True),
        sa.PrimaryKeyConstraint("day", name="pk_daily"),
    )
    op.create_table(
        "attempt",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("begun_at", UtcDateTime, nullable=False),
        sa.Column("ended_at", UtcDateTime, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("shown", sa.Text, nullable=True),
        sa.Column("claimed_by", sa.String(64), nullable=True),
        sa.Column("claimed_until", UtcDateTime, nullable=True),
        sa.PrimaryKeyConstraint("day", "user_id", name="pk_attempt"),
        sa.ForeignKeyConstraint(["day"], ["daily.day"], name="fk_attempt_day_daily", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_attempt_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_attempt_game_id", "attempt", ["game_id"])
    op.create_index("ix_attempt_user_id", "attempt", ["user_id"])
    op.create_index("ix_attempt_state", "attempt", ["state"])
    op.create_table(
        "daily_mark",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name="pk_daily_mark"),
        sa.ForeignKeyConstraint(["day"], ["daily.day"], name="fk_daily_mark_day_daily", ondelete="CASCADE"),
    )
    op.create_table(
        "daily_follow",
        sa.Column("channel_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("added_by", sa.BigInteger, nullable=False),
        sa.Column("added_at", UtcDateTime, nullable=False),
        sa.Column("trouble_on", sa.String(10), nullable=True),
        sa.PrimaryKeyConstraint("channel_id", name="pk_daily_follow"),
    )
    op.create_index("ix_daily_follow_guild_id", "daily_follow", ["guild_id"])
    op.add_column("game", sa.Column("daily", sa.String(10), nullable=True))


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_column("game", "daily")
    op.drop_table("daily_follow")
    op.drop_table("daily_mark")
    op.drop_table("attempt")
    op.drop_table("daily")

"""Migration: campaigns of one game day each day, and their reminders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "campaign",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("weekdays", sa.Integer, nullable=False),
        sa.Column("open_minutes", sa.Integer, nullable=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("next_at", UtcDateTime, nullable=True),
        sa.Column("last_date", sa.String(10), nullable=True),
        sa.Column("deadline_at", UtcDateTime, nullable=True),
        sa.Column("trouble", sa.String(200), nullable=True),
        sa.Column("started_by", sa.BigInteger, nullable=False),
        sa.Column("started_at", UtcDateTime, nullable=False),
        sa.Column("claimed_by", sa.String(64), nullable=True),
        sa.Column("claimed_until", UtcDateTime, nullable=True),
        sa.PrimaryKeyConstraint("game_id", name="pk_campaign"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_campaign_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_campaign_next_at", "campaign", ["next_at"])
    op.create_table(
        "reminder",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("before_minutes", sa.Integer, nullable=False),
        sa.Column("ignored", sa.Integer, nullable=False),
        sa.Column("reminded_for", UtcDateTime, nullable=True),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_reminder"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_reminder_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_reminder_user_id", "reminder", ["user_id"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("reminder")
    op.drop_table("campaign")

"""Migration: votes about decisions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "ballot",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opened_at", UtcDateTime, nullable=False),
        sa.Column("closes_at", UtcDateTime, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("voters", sa.String(16), nullable=False),
        sa.Column("quorum", sa.Integer, nullable=False),
        sa.Column("native", sa.Boolean, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("poll_id", sa.BigInteger, nullable=True),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("cast", sa.Integer, nullable=False),
        sa.Column("show_at", UtcDateTime, nullable=True),
        sa.Column("shown_at", UtcDateTime, nullable=True),
        sa.Column("closed_at", UtcDateTime, nullable=True),
        sa.Column("outcome", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_ballot"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_ballot_game_id_game", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_ballot_game_id", "ballot", ["game_id", "id"])
    op.create_index("ix_ballot_show_at", "ballot", ["show_at"])
    op.create_index(
        "uq_ballot_open",
        "ballot",
        ["game_id"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.create_table(
        "ballot_vote",
        sa.Column("ballot_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("cast_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("ballot_id", "user_id", name="pk_ballot_vote"),
        sa.ForeignKeyConstraint(
            ["ballot_id"], ["ballot.id"], name="fk_ballot_vote_ballot_id_ballot", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_ballot_vote_user_id", "ballot_vote", ["user_id"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("ballot_vote")
    op.drop_table("ballot")

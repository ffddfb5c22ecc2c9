"""Migration: notices, which are pending messages other than boards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "letter",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(8), nullable=True),
        sa.Column("channel_id", sa.BigInteger, nullable=True),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("expires_at", UtcDateTime, nullable=True),
        sa.Column("claimed_by", sa.String(64), nullable=True),
        sa.Column("claimed_until", UtcDateTime, nullable=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("done_at", UtcDateTime, nullable=True),
        sa.Column("failed_at", UtcDateTime, nullable=True),
        sa.Column("error", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_letter"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_letter_game_id_game", ondelete="CASCADE"),
        sa.UniqueConstraint("nonce", name="uq_letter_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_letter_game_id", "letter", ["game_id"])
    op.create_index(
        "ix_letter_open",
        "letter",
        ["due_at"],
        sqlite_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
    )


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("letter")

"""Migration: games, their journal and the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_RUNNING = sa.text("status = 'running'")
_OPEN = sa.text("done_at IS NULL AND failed_at IS NULL")


def upgrade() -> None:
    """Create the tables of games, of journal rows and of the outbox."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("owner_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("period", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("told_from", sa.Integer, nullable=False),
        sa.Column("board_channel_id", sa.BigInteger),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("board_posted_at", UtcDateTime),
        sa.Column("board_from", sa.Integer),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("updated_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    op.create_index("ix_game_channel_id", "game", ["channel_id", "created_at"])
    op.create_index(
        "uq_game_running_channel",
        "game",
        ["channel_id"],
        unique=True,
        sqlite_where=_RUNNING,
        postgresql_where=_RUNNING,
    )
    op.create_table(
        "journal",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("actor", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("period", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "version", name="pk_journal"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_journal_game_id_game", ondelete="CASCADE"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("first_version", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("claimed_by", sa.String(64)),
        sa.Column("claimed_until", UtcDateTime),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done_at", UtcDateTime),
        sa.Column("failed_at", UtcDateTime),
        sa.Column("error", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_outbox_game_id_game", ondelete="CASCADE"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_game_id", "outbox", ["game_id", "id"])
    op.create_index("ix_outbox_open", "outbox", ["due_at"], sqlite_where=_OPEN, postgresql_where=_OPEN)


def downgrade() -> None:
    """Drop the tables of games, of journal rows and of the outbox."""
    op.drop_table("outbox")
    op.drop_table("journal")
    op.drop_table("game")

"""Migration: the players who share a game with its owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of players."""
    op.create_table(
        "player",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("added_by", sa.BigInteger, nullable=False),
        sa.Column("added_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_player"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_player_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_player_user_id", "player", ["user_id"])


def downgrade() -> None:
    """Drop the table of players."""
    op.drop_table("player")

"""Migration: the keys of the board's page: personal links, sessions, shared games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "page_key",
        sa.Column("hash", sa.String(64), primary_key=True, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("expires_at", UtcDateTime),
    )
    op.create_index("ix_page_key_game_id", "page_key", ["game_id"])
    op.create_index("ix_page_key_user_id", "page_key", ["user_id"])


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_table("page_key")

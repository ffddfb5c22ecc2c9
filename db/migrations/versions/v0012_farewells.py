"""Migration: servers that removed the bot; indexes to find people and servers without reading every game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "farewell",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("left_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_farewell"),
    )
    op.create_index("ix_game_owner_id", "game", ["owner_id"])
    op.create_index("ix_game_guild_id", "game", ["guild_id"])
    op.create_index("ix_journal_actor", "journal", ["actor"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_index("ix_journal_actor", "journal")
    op.drop_index("ix_game_guild_id", "game")
    op.drop_index("ix_game_owner_id", "game")
    op.drop_table("farewell")

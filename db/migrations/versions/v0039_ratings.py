"""Migration: rated games, and which users show their ratings to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table and the column of this migration."""
    op.create_table(
        "rated_game",
        sa.Column("game_id", sa.String(8), primary_key=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(32), nullable=False),
        sa.Column("first_id", sa.BigInteger, nullable=False),
        sa.Column("second_id", sa.BigInteger, nullable=False),
        sa.Column("first_gone", sa.Text),
        sa.Column("second_gone", sa.Text),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.Column("score", sa.Float),
        sa.Column("ended_at", UtcDateTime),
        sa.Column("annulled_at", UtcDateTime),
        sa.Column("annulled_by", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("why", sa.String(200), nullable=False, server_default=sa.text("''")),
    )
    for column in ("system", "first_id", "second_id"):
        op.create_index(f"ix_rated_game_{column}", "rated_game", [column])
    with op.batch_alter_table("profile") as batch:
        batch.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the table and the column of this migration."""
    with op.batch_alter_table("profile") as batch:
        batch.drop_column("rated")
    op.drop_table("rated_game")

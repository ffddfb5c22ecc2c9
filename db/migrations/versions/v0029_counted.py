"""Migration: which games count for people other than their players, and which people have played which side."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table, and fill them from what is stored."""
    op.add_column("game", sa.Column("counted", sa.String(8)))
    op.execute("UPDATE game SET counted = 'day' WHERE sealed_until IS NOT NULL AND daily IS NOT NULL")
    op.execute("UPDATE game SET counted = 'alone' WHERE sealed_until IS NOT NULL AND daily IS NULL")
    connection = op.get_bind()
    begun = connection.execute(sa.text("SELECT fact FROM tournament_fact WHERE kind = 'game-begun'")).scalars().all()
    tables = [fact["game"] for fact in map(json.loads, begun) if not fact.get("player")]
    mark = sa.text("UPDATE game SET counted = 'table' WHERE id = :game AND status = 'running'")
    for game in tables:
        connection.execute(mark, {"game": game})
    op.create_table(
        "held",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("first_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_held_user_id", "held", ["user_id"])
    for source in ("chair", "member"):
        op.execute(
            "INSERT INTO held (game_id, user_id, side, first_at) "
            f"SELECT s.game_id, s.user_id, s.side, g.created_at FROM {source} s JOIN game g ON g.id = s.game_id "
            "WHERE g.status = 'running' AND s.user_id > 3"
        )


def downgrade() -> None:
    """Drop the column and the table of this migration."""
    op.drop_index("ix_held_user_id", "held")
    op.drop_table("held")
    op.drop_column("game", "counted")

"""Migration: games of several sides: their players, since when each side is asked, standing orders, and time limits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables; games of one side leave them empty."""
    op.add_column("game", sa.Column("asides", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game", sa.Column("asked", sa.Text, nullable=True))
    op.add_column("game", sa.Column("pace", sa.String(16), nullable=True))
    op.add_column("journal", sa.Column("secret", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "chair",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("steward", sa.Boolean, nullable=False),
        sa.Column("lapses", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_chair_user_id", "chair", ["user_id"])
    op.create_table(
        "aside",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actor", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("period", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_aside_actor", "aside", ["actor"])
    op.create_table(
        "lapse",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(16), primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_by", sa.String(64), nullable=True),
        sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_lapse_due_at", "lapse", ["due_at"])


def downgrade() -> None:
    """Drop the columns and the tables."""
    op.drop_table("lapse")
    op.drop_table("aside")
    op.drop_table("chair")
    op.drop_column("journal", "secret")
    op.drop_column("game", "pace")
    op.drop_column("game", "asked")
    op.drop_column("game", "asides")

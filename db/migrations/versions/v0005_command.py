"""Migration: shared command of a game, and the proposals of advisers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.add_column("game", sa.Column("command", sa.String(16), nullable=False, server_default="everyone"))
    op.add_column("game", sa.Column("posts", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game", sa.Column("voting", sa.Text))
    op.add_column("game", sa.Column("sealed_until", UtcDateTime))
    op.create_table(
        "proposal",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("created_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_proposal"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_proposal_game_id_game", ondelete="CASCADE"),
        sa.UniqueConstraint("game_id", "version", "user_id", name="uq_proposal_game_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_proposal_user_id", "proposal", ["user_id"])
    op.create_table(
        "adoption",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "version", "user_id", name="pk_adoption"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_adoption_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_adoption_user_id", "adoption", ["user_id"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("adoption")
    op.drop_table("proposal")
    for name in ("sealed_until", "voting", "posts", "command"):
        op.drop_column("game", name)

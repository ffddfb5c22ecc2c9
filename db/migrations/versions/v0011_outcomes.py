"""Migration: outcomes of games, and whose records are public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; the bot computes the outcomes of earlier games afterwards."""
    op.create_table(
        "outcome_due",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_outcome_due"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_outcome_due_game_id_game", ondelete="CASCADE"),
    )
    op.create_table(
        "outcome",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("band", sa.String(32), nullable=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("periods", sa.Integer, nullable=False),
        sa.Column("sins", sa.Text, nullable=False),
        sa.Column("ended_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_outcome"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_outcome_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_outcome_guild_id", "outcome", ["guild_id"])
    op.create_table(
        "outcome_player",
        sa.Column("game_id", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_outcome_player"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["outcome.game_id"], name="fk_outcome_player_game_id_outcome", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_outcome_player_user_id", "outcome_player", ["user_id"])
    op.create_table(
        "profile",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_profile"),
    )
    op.execute(
        "INSERT INTO outcome_due (game_id) SELECT id FROM game "
        "WHERE status = 'over' OR (status = 'resigned' AND period > 0)"
    )


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("profile")
    op.drop_table("outcome_player")
    op.drop_table("outcome")
    op.drop_table("outcome_due")

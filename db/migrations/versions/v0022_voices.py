"""Migration: communities in games of several sides: the members of a side, its way of command, its room, its
ballots.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0020"
branch_labels = None
depends_on = None

_OPEN = sa.text("closed_at IS NULL")


def upgrade() -> None:
    """Add the columns and the table, and allow one open ballot for each side."""
    op.add_column("chair", sa.Column("command", sa.String(16), nullable=False, server_default="everyone"))
    op.add_column("chair", sa.Column("voting", sa.Text, nullable=True))
    op.add_column("chair", sa.Column("channel_id", sa.BigInteger, nullable=True))
    op.create_index("ix_chair_channel_id", "chair", ["channel_id"])
    op.create_table(
        "member",
        sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(16), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_member_user_id", "member", ["user_id"])
    op.add_column("ballot", sa.Column("side", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.drop_index("uq_ballot_open", "ballot")
    columns = ["game_id", "side"]
    op.create_index("uq_ballot_open", "ballot", columns, unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN)


def downgrade() -> None:
    """Drop the columns and the table; the ballots of sides are deleted, too."""
    op.execute(sa.text("DELETE FROM ballot WHERE side <> ''"))
    op.drop_index("uq_ballot_open", "ballot")
    op.create_index("uq_ballot_open", "ballot", ["game_id"], unique=True, sqlite_where=_OPEN, postgresql_where=_OPEN)
    op.drop_column("ballot", "side")
    op.drop_table("member")
    op.drop_index("ix_chair_channel_id", "chair")
    op.drop_column("chair", "channel_id")
    op.drop_column("chair", "voting")
    op.drop_column("chair", "command")

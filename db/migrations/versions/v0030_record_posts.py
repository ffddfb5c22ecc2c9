"""Migration: public messages with a person's records, so that they can be deleted with the person's data."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of this migration."""
    op.create_table(
        "record_post",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_record_post_user_id", "record_post", ["user_id"])


def downgrade() -> None:
    """Drop the table of this migration."""
    op.drop_index("ix_record_post_user_id", "record_post")
    op.drop_table("record_post")

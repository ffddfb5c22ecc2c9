"""Migration: several processes on one database: their list, leases on ballots and outcomes, duties that one process
does.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_LEASED = ("ballot", "outcome_due")


def upgrade() -> None:
    """Create the tables and columns of this migration."""
    for table in _LEASED:
        op.add_column(table, sa.Column("claimed_by", sa.String(64)))
        op.add_column(table, sa.Column("claimed_until", UtcDateTime))
    op.create_table(
        "process",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("instance", sa.String(64), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("host", sa.String(128), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("shards", sa.String(64), nullable=False),
        sa.Column("began_at", UtcDateTime, nullable=False),
        sa.Column("seen_at", UtcDateTime, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_process"),
    )
    op.create_table(
        "duty",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("claimed_by", sa.String(64)),
        sa.Column("claimed_until", UtcDateTime),
        sa.PrimaryKeyConstraint("name", name="pk_duty"),
    )


def downgrade() -> None:
    """Drop the tables and columns of this migration."""
    op.drop_table("duty")
    op.drop_table("process")
    for table in _LEASED:
        op.drop_column(table, "claimed_until")
        op.drop_column(table, "claimed_by")

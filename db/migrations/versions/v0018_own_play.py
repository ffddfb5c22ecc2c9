"""Migration: the game of the day: how much of an attempt the person decided, and the steward's result of a day."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and fill in the attempts of days that are not over; past tables stay as they were."""
    op.add_column("daily", sa.Column("par", sa.Text, nullable=True))
    op.add_column("attempt", sa.Column("own", sa.Integer, nullable=True))
    connection = op.get_bind()
    attempt = sa.table(
        "attempt", sa.column("day"), sa.column("user_id"), sa.column("state"), sa.column("shown"), sa.column("own")
    )
    daily = sa.table("daily", sa.column("day"), sa.column("closed_at"))
    still = sa.select(daily.c.day).where(daily.c.closed_at.is_(None))
    counted = sa.select(attempt).where(attempt.c.state == "confirmed", attempt.c.day.in_(still))
    for row in connection.execute(counted).all():
        own = round(100 * (1 - json.loads(row.shown)["steward"]))
        mine = attempt.c.day == row.day, attempt.c.user_id == row.user_id
        connection.execute(sa.update(attempt).where(*mine).values(own=own))


def downgrade() -> None:
    """Drop the columns of this migration."""
    op.drop_column("attempt", "own")
    op.drop_column("daily", "par")

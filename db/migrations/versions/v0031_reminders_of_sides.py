"""When a side of a game is reminded that its time is over soon."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; people who are waited for now are reminded from the next question on."""
    op.add_column("lapse", sa.Column("remind_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_lapse_remind_at", "lapse", ["remind_at"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_lapse_remind_at", "lapse")
    with op.batch_alter_table("lapse") as batch:
        batch.drop_column("remind_at")

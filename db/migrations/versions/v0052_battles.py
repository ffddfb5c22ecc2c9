"""Migration: the battles that users have written, reports about them, and the role that may add them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.schema.games import UtcDateTime

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration; a challenge can name a battle by its code."""
    op.create_table(
        "battle",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("author_id", sa.BigInteger, nullable=False),
        sa.Column("after_id", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("earlier", sa.Text, nullable=False, server_default="[]"),
        sa.Column("share", sa.String(8)),
        sa.Column("added_at", UtcDateTime, nullable=False),
        sa.UniqueConstraint("share", name="uq_battle_share"),
    )
    op.create_index("uq_battle_guild_code", "battle", ["guild_id", "code"], unique=True)
    op.create_index("ix_battle_author_id", "battle", ["author_id"])
    op.create_index("ix_battle_code", "battle", ["code"])
    op.create_table(
        "battle_report",
        sa.Column("battle_id", sa.String(8), sa.ForeignKey("battle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("reported_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_battle_report_user_id", "battle_report", ["user_id"])
    op.create_table(
        "battle_setting",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("seek") as changed:
        changed.alter_column("scenario", type_=sa.String(64), existing_nullable=False)


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("battle_setting")
    op.drop_table("battle_report")
    op.drop_table("battle")
    op.execute(sa.text("DELETE FROM seek WHERE length(scenario) > 32"))
    with op.batch_alter_table("seek") as changed:
        changed.alter_column("scenario", type_=sa.String(32), existing_nullable=False)

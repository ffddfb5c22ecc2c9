"""Migration: tournaments: the journal of facts, players, lists, messages, draft reports, and the sealed seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of this migration."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("organizer_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("wake_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tournament_channel_id", "tournament", ["channel_id"])
    op.create_index("ix_tournament_guild_id", "tournament", ["guild_id"])
    op.create_index("ix_tournament_organizer_id", "tournament", ["organizer_id"])
    op.create_index("ix_tournament_wake_at", "tournament", ["wake_at"])
    op.create_table(
        "sealed_seed",
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "tournament_fact",
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("actor", sa.BigInteger, nullable=False),
        sa.Column("player", sa.Integer, nullable=True),
        sa.Column("fact", sa.Text, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tournament_fact_actor", "tournament_fact", ["actor"])
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("remind", sa.Boolean, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_entrant_user_id", "entrant", ["user_id"])
    op.create_table(
        "army_list",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_army_list_tournament_id", "army_list", ["tournament_id", "number"])
    op.create_index("ix_army_list_user_id", "army_list", ["user_id"])
    op.create_table(
        "tournament_post",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("show_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("shown_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("claimed_by", sa.String(64), nullable=True),
        sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=True),
        sa.UniqueConstraint("tournament_id", "what", "round", "number", name="uq_tournament_post"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournament_post_show_at", "tournament_post", ["show_at"])
    op.create_table(
        "report_draft",
        sa.Column("tournament_id", sa.String(8), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("fields", sa.Text, nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_report_draft_user_id", "report_draft", ["user_id"])


def downgrade() -> None:
    """Drop the tables of this migration."""
    op.drop_table("report_draft")
    op.drop_table("tournament_post")
    op.drop_table("army_list")
    op.drop_table("entrant")
    op.drop_table("tournament_fact")
    op.drop_table("sealed_seed")
    op.drop_table("tournament")

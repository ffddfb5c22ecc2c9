"""The tables of tournaments: the journal of facts, and columns for queries.

As in `db.schema.games`, every time is UTC, every Discord id is a 64-bit number, and every structure is JSON text. All
rows of a tournament are deleted with it, and with its server.
"""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.games import UtcDateTime, metadata


def _of_tournament(*, primary_key: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("tournament.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(8), key, primary_key=primary_key, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


# `status` and `title` are copies from the journal, so that a list of tournaments need not compute the state of each.
tournament = sa.Table(
    "tournament",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    # The number of the last fact: every new fact names the version that it was based on.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("organizer_id", sa.BigInteger, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("title", sa.String(100), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    # How often a person's data was removed from the journal: cached states of it are then invalid.
    sa.Column("rewritten", sa.Integer, nullable=False, server_default="0"),
    # The earliest deadline: of registration, of a question that is confirmed without an answer, of a round.
    sa.Column("wake_at", UtcDateTime),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("updated_at", UtcDateTime, nullable=False),
    sa.Index("ix_tournament_guild_id", "guild_id"),
    sa.Index("ix_tournament_channel_id", "channel_id"),
    sa.Index("ix_tournament_organizer_id", "organizer_id"),
    sa.Index("ix_tournament_wake_at", "wake_at"),
)

# The seed, in a table apart from everything that is listed, shown or exported: it is published when the tournament
# ends.
sealed_seed = sa.Table("sealed_seed", metadata, _of_tournament(), sa.Column("seed", sa.String(64), nullable=False))

# The journal: rows are only added. When a person's data is deleted their ids and names are removed from it (T82).
tournament_fact = sa.Table(
    "tournament_fact",
    metadata,
    _of_tournament(),
    _number("version"),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("actor", sa.BigInteger, nullable=False),
    # The number of the player of the fact, if it is about one.
    sa.Column("player", sa.Integer),
    sa.Column("fact", sa.Text, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Index("ix_tournament_fact_actor", "actor"),
)

# The players, by their numbers in the journal. A guest has no account; the id 0 means a person whose data was deleted.
entrant = sa.Table(
    "entrant",
    metadata,
    _of_tournament(),
    _number("number"),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("remind", sa.Boolean, nullable=False),
    # Withdrawn before registration closed: not mentioned on the page (T90).
    sa.Column("withdrawn", sa.Boolean, nullable=False),
    sa.Index("ix_entrant_user_id", "user_id"),
)

# The texts of army lists; the journal refers to them by id.
army_list = sa.Table(
    "army_list",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_tournament(primary_key=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Index("ix_army_list_tournament_id", "tournament_id", "number"),
    sa.Index("ix_army_list_user_id", "user_id"),
    sqlite_autoincrement=True,
)

# A message that shows a part of a tournament and is kept up to date by edits: the announcement, a round, a page, the
# thread of a table. `show_at` is since when it is out of date.
tournament_post = sa.Table(
    "tournament_post",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_tournament(primary_key=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    # The channel or thread of the message, even before it is posted.
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("show_at", UtcDateTime),
    sa.Column("shown_at", UtcDateTime),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.UniqueConstraint("tournament_id", "what", "round", "number", name="uq_tournament_post"),
    sa.Index("ix_tournament_post_show_at", "show_at"),
    sqlite_autoincrement=True,
)

# A report that is only partly filled in: one for a person and table.
report_draft = sa.Table(
    "report_draft",
    metadata,
    _of_tournament(),
    _number("round"),
    _number("number"),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("fields", sa.Text, nullable=False),
    sa.Column("updated_at", UtcDateTime, nullable=False),
    sa.Index("ix_report_draft_user_id", "user_id"),
)

# A cached state of a tournament, to which later facts of its journal are applied: at a `version` and a count
# `rewritten`, made by the rules of a `code`. It is deleted when a person's data is deleted, and can be computed again.
tournament_snapshot = sa.Table(
    "tournament_snapshot",
    metadata,
    _of_tournament(),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("rewritten", sa.Integer, nullable=False),
    sa.Column("code", sa.String(64), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

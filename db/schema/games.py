"""The tables. Every time is UTC, every Discord id a 64-bit number, every structure JSON text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect

from db.storage.errors import DatabaseDamaged

RUNNING = "running"
OVER = "over"
RESIGNED = "resigned"

EVERYONE = "everyone"
POWERS = "powers"
ADVISERS = "advisers"
VOTE = "vote"


NOBODY, HOUSE, VOTERS = 0, 1, 2
"""Who stands in the journal for somebody whose data was deleted, for the house and its calendar, and for a vote."""


class UtcDateTime(sa.TypeDecorator[datetime]):
    """An aware time, stored in UTC. SQLite keeps no zone, so it is put back when the value is read."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """To UTC; refuses a time without a zone."""
        if value is None:
            return None
        assert value.tzinfo is not None, "a time without its zone"
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """An aware time in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None] | None:
        """The same; what is no time says that the database is damaged."""
        read = super().result_processor(dialect, coltype)
        if read is None:
            return None

        def checked(value: Any) -> datetime | None:
            try:
                return read(value)
            except (TypeError, ValueError) as error:
                raise DatabaseDamaged(f"the database is damaged: {str(value)[:40]!r} is no time") from error

        return checked


metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

game = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("system", sa.String(32), nullable=False),
    # The number of the last journal row: every button and command names the version that it answers.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("owner_id", sa.BigInteger, nullable=False),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("save", sa.Text, nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    # Whence the dice come: «drawn», «chosen» by whoever began it, «repeated» from an earlier game or day, of the «day».
    sa.Column("dice", sa.String(16), nullable=False, server_default="drawn"),
    # Where the game stands, beside the save, so that a new day or round is seen without decoding the save twice.
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    # The first journal row of the last decision, or of the last stretch that the steward played in one go.
    sa.Column("told_from", sa.Integer, nullable=False),
    # The version at which a die or card last settled what had been answered: later answers can be taken back, by
    # replaying those before them from `base_save`, the save of that version. It is null while it is the present one.
    # A game stored before there was an undo has no base: its present version is its base.
    sa.Column("base_version", sa.Integer),
    sa.Column("base_save", sa.Text),
    # Who commands: «everyone» who plays, each the «powers» of theirs, the owner with «advisers», a «vote».
    sa.Column("command", sa.String(16), nullable=False, server_default="everyone"),
    # JSON: of «powers», which part of the defence is whose; of a «vote», its window, quorum and voters.
    sa.Column("posts", sa.Text, nullable=False, server_default="{}"),
    sa.Column("voting", sa.Text),
    # Until then nobody is shown the seed, whatever becomes of the game: others play by the same one.
    sa.Column("sealed_until", UtcDateTime),
    # The day (ISO, UTC) whose siege it is: somebody's attempt, sealed until the day is over, or practice.
    sa.Column("daily", sa.String(10)),
    # The living message: where it is, when it was posted, and the first journal row that it tells.
    sa.Column("board_channel_id", sa.BigInteger),
    sa.Column("board_message_id", sa.BigInteger),
    sa.Column("board_posted_at", UtcDateTime),
    sa.Column("board_from", sa.Integer),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("updated_at", UtcDateTime, nullable=False),
    # The hash of the last journal row, and the first row that was chained when it was written: `db.storage.chains`.
    sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")),
    sa.Column("chained_from", sa.Integer, nullable=False, server_default="1"),
    # A sum over all columns that only decisions change.
    sa.Column("checksum", sa.String(64), nullable=False, server_default=sa.text("''")),
    sa.Index("ix_game_channel_id", "channel_id", "created_at"),
    sa.Index("ix_game_owner_id", "owner_id"),
    sa.Index("ix_game_guild_id", "guild_id"),
    # One running game a channel, also when two people start one at the same moment.
    sa.Index(
        "uq_game_running_channel",
        "channel_id",
        unique=True,
        sqlite_where=sa.text("status = 'running'"),
        postgresql_where=sa.text("status = 'running'"),
    ),
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    # «new», «rules» (set up anew), «answer», «steward» (given for the actor), «reopened» (by mended rules), «resign»,
    # «undo» (its answer is one word, the version gone back to: it strikes every row after that one and before itself,
    # «undo» rows among them, which stay in the journal; `db.games.standing` leaves them out; it has no events).
    sa.Column("action", sa.String(16), nullable=False),
    sa.Column("actor", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # The chain (`engine.core.chain`); the salt goes with the actor when somebody's data is deleted, the mark stays.
    sa.Column("salt", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("mark", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")),
    sa.Index("ix_journal_actor", "actor"),
)

# Who shares the defence with the owner, who always plays and does not stand here.
player = sa.Table(
    "player",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("added_by", sa.BigInteger, nullable=False),
    sa.Column("added_at", UtcDateTime, nullable=False),
    sa.Index("ix_player_user_id", "user_id"),
)

# What a person has been told when they were asked something for the first time: once a person, not once a game, so it
# outlives the game on whose board of that version it stood.
lesson = sa.Table(
    "lesson",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("system", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("game_id", sa.String(8), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # «post» or «edit»
    # The journal rows whose events the message tells, both included.
    sa.Column("first_version", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("nonce", sa.String(25), nullable=False, unique=True),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # The lease: who is delivering, and until when nobody else may.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("done_at", UtcDateTime),
    sa.Column("failed_at", UtcDateTime),
    sa.Column("error", sa.Text),
    sa.Index("ix_outbox_game_id", "game_id", "id"),
    sa.Index(
        "ix_outbox_open",
        "due_at",
        sqlite_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

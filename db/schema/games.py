"""The tables of games. Every time is UTC, every Discord id a 64-bit number, every structure JSON text."""

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
HARD = "hard"
"""How a side is commanded that the steward plays looking ahead."""
GUIDED, COMMANDER, UNAIDED = "guided", "commander", "alone"
LEVELS = (GUIDED, COMMANDER, UNAIDED)
"""How much a board shows its commander, the most first."""


DAY, ALONE, TABLE = "day", "alone", "table"
"""Why a game counts for others than its players: an attempt at the daily game, a duel or a duplicate that each plays
alone, a table of a tournament.
"""

NOBODY, CALENDAR_ACTOR, VOTERS, HOUSE = 0, 1, 2, 3
"""Actors in the journal that are no user ids: a deleted person, the bot with its calendar, a vote, and the bot where it
answers for a side: one that nobody holds, or whose time is over.
"""


class UtcDateTime(sa.TypeDecorator[datetime]):
    """An aware time, stored in UTC. SQLite stores no zone, so it is added again when the value is read."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Convert to UTC; a time without a zone is an error."""
        if value is None:
            return None
        assert value.tzinfo is not None, "a time without its zone"
        return value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None]:
        """Return what makes an aware time in UTC of a value; it raises `DatabaseDamaged` for a value that is none."""
        read = super().result_processor(dialect, coltype)

        def in_utc(value: Any) -> datetime | None:
            if value is None:
                return None
            try:
                time: datetime = value if read is None else read(value)  # type: ignore[assignment]
                return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
            except (TypeError, ValueError) as error:
                raise DatabaseDamaged(f"the database is damaged: {str(value)[:40]!r} is no time") from error

        return in_utc


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
    # Source of the dice: «drawn», «chosen» by the person who began it, «repeated» from an earlier game or day, of the
    # «day», of a «round» of a tournament; of a game that was «resumed» from a position of an earlier one, that game's.
    sa.Column("dice", sa.String(16), nullable=False, server_default="drawn"),
    # Progress of the game, beside the save: a new day or round is noticed without decoding the save twice.
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    # The first journal row of the last decision, or of the last series of answers by the steward.
    sa.Column("told_from", sa.Integer, nullable=False),
    # The version at which a die or card last made the answers final. Later answers can be undone by replaying the
    # answers before them from `base_save`, the save of that version. `base_save` is null while that version is the
    # present one. A game stored before undo existed has no base: its present version is its base.
    sa.Column("base_version", sa.Integer),
    sa.Column("base_save", sa.Text),
    # Who commands: «everyone» who plays, «powers» for each player, the owner with «advisers», or a «vote».
    sa.Column("command", sa.String(16), nullable=False, server_default="everyone"),
    # JSON: with «powers», which player commands which part of the defence; with «vote», its window, quorum and voters.
    sa.Column("posts", sa.Text, nullable=False, server_default="{}"),
    sa.Column("voting", sa.Text),
    # Until then the seed is shown to nobody, even if the game is over: others play with the same seed.
    sa.Column("sealed_until", UtcDateTime),
    # Why the game counts (`DAY`, `ALONE`, `TABLE`), from its beginning on; null if only its players are concerned.
    sa.Column("counted", sa.String(8)),
    # The day (ISO, UTC) whose siege it is: a counted attempt, sealed until the day is over, or practice.
    sa.Column("daily", sa.String(10)),
    # JSON: the plan that stands and since when (`bot.games.course`); null if none ever did.
    sa.Column("course", sa.Text),
    # How much the board shows (`LEVELS`); nothing else depends on it.
    sa.Column("level", sa.String(12), nullable=False, server_default=GUIDED),
    # The board message: its channel and id, when it was posted, and the first journal row that it reports.
    sa.Column("board_channel_id", sa.BigInteger),
    sa.Column("board_message_id", sa.BigInteger),
    sa.Column("board_posted_at", UtcDateTime),
    sa.Column("board_from", sa.Integer),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("updated_at", UtcDateTime, nullable=False),
    # The hash of the last journal row, and the first row that was chained when it was written: `db.storage.chains`.
    sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")),
    sa.Column("chained_from", sa.Integer, nullable=False, server_default="1"),
    # A checksum over all columns that only decisions change.
    sa.Column("checksum", sa.String(64), nullable=False, server_default=sa.text("''")),
    # Of games of several sides: the number of orders that were given aside since the last journal row; JSON: since
    # which version each side is asked, and how long it has been (`db.sides`); and how long they are waited for.
    sa.Column("asides", sa.Integer, nullable=False, server_default="0"),
    sa.Column("asked", sa.Text),
    sa.Column("pace", sa.String(16)),
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
    # «new», «rules» (set up again), «answer», «steward» (given for the actor), «reopened» (by corrected rules),
    # «resign», «plan» (by its name: that of the steward's answers that follow; a second word, «ahead», if the steward
    # has chosen it by looking ahead; or the commander's question that it answers, and how far it is played), «undo».
    # The answer of «undo» is one word, the version to return to: it cancels every row after that version and before
    # itself, including other «undo» rows. They stay in the journal; `db.games.in_force` leaves them out. It has no
    # events. «lapse» is the answer of a side whose time was over.
    sa.Column("action", sa.String(16), nullable=False),
    sa.Column("actor", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # The chain (`engine.core.chain`); when somebody's data is deleted the salt goes with the actor, the mark stays.
    sa.Column("salt", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("mark", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")),
    # Whether the answer is shown to no other side before the game is over.
    sa.Column("secret", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_journal_actor", "actor"),
)

# Who has held which side of a game, or was let into its room: nobody who has seen one side may hold the other.
held = sa.Table(
    "held",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("first_at", UtcDateTime, nullable=False),
    sa.Index("ix_held_user_id", "user_id"),
)

# The sides of a game of several sides: each is held by a person, by the steward, or by nobody (`NOBODY`) who could
# still sit down. `lapses` counts how often in a row the person's time was over.
chair = sa.Table(
    "chair",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("steward", sa.Boolean, nullable=False),
    sa.Column("lapses", sa.Integer, nullable=False, server_default="0"),
    # How the side is commanded: «everyone» of it, its person with «advisers», or a «vote» with its terms as JSON. One
    # of the steward's is «hard» where that looks ahead.
    sa.Column("command", sa.String(16), nullable=False, server_default="everyone"),
    sa.Column("voting", sa.Text),
    # Its room: the channel or thread where only this side reads, and its votes and proposals stand.
    sa.Column("channel_id", sa.BigInteger),
    sa.Index("ix_chair_user_id", "user_id"),
    sa.Index("ix_chair_channel_id", "channel_id"),
)

# Who holds a side beside the person of its chair. Nobody is on two sides of a game.
member = sa.Table(
    "member",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(16), nullable=False),
    sa.Column("added_at", UtcDateTime, nullable=False),
    sa.Index("ix_member_user_id", "user_id"),
)

# An order that a side gave aside: it follows upon the journal row `version`, and is no version of its own. No row is
# ever taken back.
aside = sa.Table(
    "aside",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("actor", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Index("ix_aside_actor", "actor"),
)

# When a side that is asked since version `since` has had its time: the worker answers for it then. A side that the
# steward holds is due at once.
lapse = sa.Table(
    "lapse",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # When the side is reminded of it; null if it is not, or has been.
    sa.Column("remind_at", UtcDateTime),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_lapse_due_at", "due_at"),
    sa.Index("ix_lapse_remind_at", "remind_at"),
)

# The players beside the owner. The owner always plays and has no row here.
player = sa.Table(
    "player",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("added_by", sa.BigInteger, nullable=False),
    sa.Column("added_at", UtcDateTime, nullable=False),
    sa.Index("ix_player_user_id", "user_id"),
)

# The first-time hints that a person was shown: once a person, not once a game. A row outlives the game on whose board,
# at that version, the hint was shown.
hint = sa.Table(
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
    # The first and last journal row whose events the message reports.
    sa.Column("first_version", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("nonce", sa.String(25), nullable=False, unique=True),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # The lease: the process that delivers it, and until when no other process may.
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

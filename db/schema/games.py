"""The tables of games.

Every time is UTC, every Discord id is a 64-bit number, and every structure is JSON text.
"""

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
"""The way of command of a side that the steward plays looking ahead."""
GUIDED, COMMANDER, UNAIDED = "guided", "commander", "alone"
LEVELS = (GUIDED, COMMANDER, UNAIDED)
"""How much a board shows its commander; the first level shows most."""


DAY, ALONE, TABLE, RATED, RATED_TABLE = "day", "alone", "table", "rated", "rtable"
"""The reasons for which a game counts for people other than its players: an attempt at the daily game, a duel or a
duplicate in which each plays alone, a table of a tournament, a rated game of two players, a table of a rated
tournament.
"""
AT_TABLE, ARE_RATED = frozenset({TABLE, RATED_TABLE}), frozenset({RATED, RATED_TABLE})
"""The reasons by which a game is at a tournament’s table, and those by which it is rated."""

NOBODY, CALENDAR_ACTOR, VOTERS, HOUSE = 0, 1, 2, 3
"""Actors in the journal that are not user ids: a deleted person, the bot's calendar, a vote, and the bot when it
answers for a side that has no player or whose time is over.
"""


class Word(sa.String):
    """A string column for which comparisons write literals into the SQL statement instead of parameters.

    If a parameter is compared with the column of a partial index, SQLite plans the statement again at each execution.
    """

    class comparator_factory(sa.String.Comparator[str]):  # noqa: N801 - the name is SQLAlchemy's
        """The operators of a column of the type `Word`."""

        def operate(self, op: Any, *other: Any, **kwargs: Any) -> sa.ColumnElement[Any]:
            """Return an SQL expression in which strings are written as literals."""
            written = [_literal(each) if isinstance(each, str) else each for each in other]
            return super().operate(op, *written, **kwargs)


def _literal(word: str) -> sa.ColumnElement[str]:
    assert word.isalpha(), word
    return sa.literal_column(f"'{word}'", sa.String)


class UtcDateTime(sa.TypeDecorator[datetime]):
    """A timezone-aware datetime, stored in UTC. SQLite stores no zone, so UTC is added when the value is read."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Convert a time to UTC. None remains None. A time without a zone is an error."""
        if value is None:
            return None
        assert value.tzinfo is not None, "a time without its zone"
        return value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None]:
        """Return the function that converts a stored value to an aware time in UTC.

        The function raises `DatabaseDamaged` for a value that is no time.
        """
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
    sa.Column("status", Word(16), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("save", sa.Text, nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    # Source of the dice: «drawn», «chosen» by the person who began the game, «repeated» from an earlier game or day, of
    # the «day», of a «round» of a tournament. A game «resumed» from a position of an earlier one has that game's dice.
    sa.Column("dice", sa.String(16), nullable=False, server_default="drawn"),
    # Progress of the game, stored outside the save: a new day or round is noticed without decoding the save twice.
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    # The first journal row of the last decision, or of the last series of answers by the steward.
    sa.Column("told_from", sa.Integer, nullable=False),
    # The version at which a die or card last made the answers final. Later answers can be undone by replaying the
    # answers before them from `base_save`, the save of that version. `base_save` is null while that version is the
    # current one. A game stored before undo existed has no base: its current version is its base.
    sa.Column("base_version", sa.Integer),
    sa.Column("base_save", sa.Text),
    # The way of command: «everyone» who plays, «powers» for each player, the owner with «advisers», or a «vote».
    sa.Column("command", sa.String(16), nullable=False, server_default="everyone"),
    # JSON: with «powers», which player commands which part of the defence; with «vote», its window, quorum and voters.
    sa.Column("posts", sa.Text, nullable=False, server_default="{}"),
    sa.Column("voting", sa.Text),
    # Until then the seed is secret, even if the game is over: others play with the same seed.
    sa.Column("sealed_until", UtcDateTime),
    # Why the game counts (`DAY`, `ALONE`, …), from its beginning on; null if it concerns its players only.
    sa.Column("counted", sa.String(8)),
    # The day (ISO, UTC) whose siege it is: a counted attempt, sealed until the day is over, or practice.
    sa.Column("daily", sa.String(10)),
    # JSON: the current plan and since when (`bot.games.course`); null if there never was one.
    sa.Column("course", sa.Text),
    # JSON: where a series of battles stands in this game (`engine.core.battles.linked`); null for all other games.
    sa.Column("series", sa.Text),
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
    # Games of several sides: the number of standing orders given since the last journal row; JSON: since which version
    # each side is asked, and the time used (`db.sides`); and until when the game waits for them.
    sa.Column("asides", sa.Integer, nullable=False, server_default="0"),
    sa.Column("asked", sa.Text),
    sa.Column("pace", sa.String(16)),
    sa.Index("ix_game_channel_id", "channel_id", "created_at"),
    sa.Index("ix_game_owner_id", "owner_id"),
    sa.Index("ix_game_guild_id", "guild_id"),
    # One running game in a channel, even if two people start one at the same moment.
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
    # events. «lapse» is the answer for a side whose time was over.
    sa.Column("action", sa.String(16), nullable=False),
    sa.Column("actor", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("period", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # The chain (`engine.core.chain`); when a person's data is deleted the salt is deleted with the actor, the mark
    # stays.
    sa.Column("salt", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("mark", sa.String(32), nullable=False, server_default=sa.text("''")),
    sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")),
    # Whether the answer is hidden from other sides until the game is over.
    sa.Column("secret", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_journal_actor", "actor"),
)

# The people who have played a side of a game, or were let into its room: a person who has seen one side may not play
# the other.
held = sa.Table(
    "held",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("first_at", UtcDateTime, nullable=False),
    # When the person lost the side to another one, because they no longer answered; null otherwise.
    sa.Column("lost_at", UtcDateTime),
    sa.Index("ix_held_user_id", "user_id"),
)

# The sides of a game of several sides: each is played by a person, by the steward, or is open (`NOBODY`). `lapses`
# counts the person's successive time-outs, `missed` all of them.
chair = sa.Table(
    "chair",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("steward", sa.Boolean, nullable=False),
    sa.Column("lapses", sa.Integer, nullable=False, server_default="0"),
    sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
    # How the side is commanded: by «everyone» of it, by its person with «advisers», or by a «vote» with its terms as
    # JSON. A side of the steward's is «hard» if the steward looks ahead.
    sa.Column("command", sa.String(16), nullable=False, server_default="everyone"),
    sa.Column("voting", sa.Text),
    # Its room: the channel or thread that only this side can read, with its votes and proposals.
    sa.Column("channel_id", sa.BigInteger),
    sa.Index("ix_chair_user_id", "user_id"),
    sa.Index("ix_chair_channel_id", "channel_id"),
)

# The people who play a side together with the person of its seat. A person is on at most one side of a game.
member = sa.Table(
    "member",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(16), nullable=False),
    sa.Column("added_at", UtcDateTime, nullable=False),
    sa.Index("ix_member_user_id", "user_id"),
)

# A standing order of a side: it follows the journal row `version`, and makes no version of its own. These rows are
# never undone.
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

# The orders that the leader of a side has prepared for its next turn. Nobody else sees that there are any.
prepared = sa.Table(
    "prepared",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    # The language in which the lines were typed.
    sa.Column("locale", sa.String(16), nullable=False),
    # JSON: the lines; and how far they are played (`db.prepared.Course`).
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("course", sa.Text, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # The version with which the side's turn began, and the version of the last line that was played; null before that.
    sa.Column("began", sa.Integer),
    sa.Column("version", sa.Integer),
    # Since when they are to be played; null before the side's turn, and afterwards.
    sa.Column("due_at", UtcDateTime),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_prepared_user_id", "user_id"),
    sa.Index("ix_prepared_due_at", "due_at"),
)

# When the time of a side that is asked since version `since` is over: the worker then answers for it. A side that the
# steward plays is due immediately.
lapse = sa.Table(
    "lapse",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("side", sa.String(16), primary_key=True),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # When the side gets its reminder; null if it gets none, or has had it.
    sa.Column("remind_at", UtcDateTime),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_lapse_due_at", "due_at"),
    sa.Index("ix_lapse_remind_at", "remind_at"),
)

# The players other than the owner. The owner always plays and has no row here.
player = sa.Table(
    "player",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("added_by", sa.BigInteger, nullable=False),
    sa.Column("added_at", UtcDateTime, nullable=False),
    sa.Index("ix_player_user_id", "user_id"),
)

# The first-time hints that a person was shown: each once for a person, not once for a game. A row outlives the game on
# whose board, at that version, the hint was shown.
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

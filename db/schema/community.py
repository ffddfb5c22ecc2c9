"""The tables of the community, such as followers, votes, campaigns and records.

As in `db.schema.games`, every time is UTC, every Discord id is a 64-bit number, and every structure is JSON text. Rows
that refer to a game are deleted with it. The id 0 (`db.schema.games.NOBODY`) stands for no person, or for a person
whose data was deleted.
"""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.games import UtcDateTime, metadata


def _of_game(*, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(8), key, primary_key=primary_key, nullable=nullable)


def _person(name: str = "user_id", *, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=primary_key, autoincrement=False, nullable=False)


# --- pending messages other than boards ---

# A notice: a message to a channel or a person that is not a board: for followers, votes, campaigns, reminders.
notice = sa.Table(
    "letter",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(16), nullable=False),
    _of_game(nullable=True),
    # Target: a channel, or else the direct messages of a user.
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("user_id", sa.BigInteger),
    # JSON: the data from which the text is written, according to its kind.
    sa.Column("facts", sa.Text, nullable=False),
    # The nonce is unique: enqueueing a notice twice stores one row.
    sa.Column("nonce", sa.String(25), nullable=False, unique=True),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # After this time the notice is not useful any more and is not sent.
    sa.Column("expires_at", UtcDateTime),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("done_at", UtcDateTime),
    sa.Column("failed_at", UtcDateTime),
    sa.Column("error", sa.Text),
    sa.Index("ix_letter_game_id", "game_id"),
    sa.Index(
        "ix_letter_open",
        "due_at",
        sqlite_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

# --- followed games ---

# A channel that follows a game: every «phase», every «day», or only the «end».
game_follow = sa.Table(
    "watch",
    metadata,
    _of_game(primary_key=True),
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("what", sa.String(8), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    _person("added_by"),
    sa.Column("added_at", UtcDateTime, nullable=False),
    # The last version and period of the game that were posted there.
    sa.Column("told_version", sa.Integer, nullable=False),
    sa.Column("told_period", sa.Integer, nullable=False),
    # Since when posting there fails, and when the person who added it was warned.
    sa.Column("trouble_since", UtcDateTime),
    sa.Column("warned_at", UtcDateTime),
    sa.Index("ix_watch_channel_id", "channel_id"),
    sa.Index("ix_watch_added_by", "added_by"),
)

# --- shared command ---

# A proposed answer for a position: from an adviser, or that a commander has no more orders.
proposal = sa.Table(
    "proposal",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_game(),
    sa.Column("version", sa.Integer, nullable=False),
    _person(),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.UniqueConstraint("game_id", "version", "user_id"),
    sa.Index("ix_proposal_user_id", "user_id"),
    # Ids are never reused: a button names the proposal that it adopts.
    sqlite_autoincrement=True,
)

# The person who had proposed the answer that the commander gave: a note to the journal.
adoption = sa.Table(
    "adoption",
    metadata,
    _of_game(primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    _person(primary_key=True),
    sa.Index("ix_adoption_user_id", "user_id"),
)

# --- votes ---

# A vote on a question of a game, and its outcome.
ballot = sa.Table(
    "ballot",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_game(),
    # In a game of several sides, the side that votes; `version` is then the one at which that side was asked.
    sa.Column("side", sa.String(16), nullable=False, server_default=sa.text("''")),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("opened_at", UtcDateTime, nullable=False),
    sa.Column("closes_at", UtcDateTime, nullable=False),
    # JSON: the options of the vote, the steward's choice first.
    sa.Column("options", sa.Text, nullable=False),
    # The voters, «players» or «everybody» in the channel, and how many of them have to vote.
    sa.Column("voters", sa.String(16), nullable=False),
    sa.Column("quorum", sa.Integer, nullable=False),
    # Whether Discord's own poll counts the votes.
    sa.Column("native", sa.Boolean, nullable=False),
    # Its messages: Discord's poll, and the message with the buttons, which becomes the result.
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("poll_id", sa.BigInteger),
    sa.Column("message_id", sa.BigInteger),
    # Number of votes cast or changed: a count is only valid while this number is unchanged.
    sa.Column("cast", sa.Integer, nullable=False),
    # When its message has to be updated, null if it need not be; and when it was last updated.
    sa.Column("show_at", UtcDateTime),
    sa.Column("shown_at", UtcDateTime),
    sa.Column("closed_at", UtcDateTime),
    # JSON: the number of votes of each option, and why the answer was chosen.
    sa.Column("outcome", sa.Text),
    # The process that counts it or updates its message: a row with a lease and without `show_at` is being updated now.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_ballot_game_id", "game_id", "id"),
    sa.Index("ix_ballot_show_at", "show_at"),
    # One open ballot for a game, or a side of it, even if two processes open one at the same moment.
    sa.Index(
        "uq_ballot_open",
        "game_id",
        "side",
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

ballot_vote = sa.Table(
    "ballot_vote",
    metadata,
    sa.Column("ballot_id", sa.Integer, sa.ForeignKey("ballot.id", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    sa.Column("choice", sa.Integer, nullable=False),
    sa.Column("cast_at", UtcDateTime, nullable=False),
    sa.Index("ix_ballot_vote_user_id", "user_id"),
)

# --- campaigns ---

campaign = sa.Table(
    "campaign",
    metadata,
    _of_game(primary_key=True),
    # The hour, as minutes since midnight, in a time zone of the IANA database; weekdays are a bit mask, Monday is 1.
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("minute", sa.Integer, nullable=False),
    sa.Column("weekdays", sa.Integer, nullable=False),
    # Minutes of a day for which decisions are open; null: until the next day begins.
    sa.Column("open_minutes", sa.Integer),
    sa.Column("state", sa.String(8), nullable=False),  # «running», «paused», «ended»
    # When the next day is due, and the last local date (ISO) on which one was posted.
    sa.Column("next_at", UtcDateTime),
    sa.Column("last_date", sa.String(10)),
    # When the steward takes the decisions that are still open; null after that time.
    sa.Column("deadline_at", UtcDateTime),
    # Why it was paused, if not by a person: the name of a problem and its detail.
    sa.Column("trouble", sa.String(200)),
    sa.Column("trouble_at", UtcDateTime),
    # How many days were left out since the last one because the bot was away.
    sa.Column("left_out", sa.Integer, nullable=False, server_default="0"),
    # Whether the player whose decision is open may postpone the deadline, and the local date of the last postponed day:
    # the date of `last_date` then, or empty before the first day.
    sa.Column("more_time", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("extended_on", sa.String(10)),
    # JSON: the plans prepared for a day, each with the fact on which it depends, and the number of that day.
    sa.Column("left_plans", sa.Text),
    # JSON: the hours of the sides that have their own, and until when the game waits for each; null with one side.
    sa.Column("sides", sa.Text),
    _person("started_by"),
    sa.Column("started_at", UtcDateTime, nullable=False),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_campaign_next_at", "next_at"),
)

# Users who want a reminder before a deadline. `ignored` counts the reminders after which they decided nothing; it is -1
# for a user who accepts no direct messages and has not been informed of that.
reminder = sa.Table(
    "reminder",
    metadata,
    _of_game(primary_key=True),
    _person(primary_key=True),
    sa.Column("before_minutes", sa.Integer, nullable=False),
    # The language in which they asked; in rows older than this column empty, meaning the game's.
    sa.Column("locale", sa.String(16), nullable=False, server_default=sa.text("''")),
    sa.Column("ignored", sa.Integer, nullable=False),
    sa.Column("reminded_for", UtcDateTime),
    sa.Index("ix_reminder_user_id", "user_id"),
)

# A user or a role that asked to be mentioned in the game's channel; the other id is 0. They are mentioned when a day
# begins, when the game waits for them, and a number of minutes before a deadline.
mention = sa.Table(
    "mention",
    metadata,
    _of_game(primary_key=True),
    _person(primary_key=True),
    sa.Column("role_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("day", sa.Boolean, nullable=False),
    sa.Column("waiting", sa.Boolean, nullable=False),
    sa.Column("before_minutes", sa.Integer),
    # The deadline before which they were last mentioned, and when and at which version the game last waited for them.
    sa.Column("called_for", UtcDateTime),
    sa.Column("awaited_at", UtcDateTime),
    sa.Column("awaited_version", sa.Integer),
    sa.Index("ix_mention_user_id", "user_id"),
)

# --- the siege of the day ---

daily = sa.Table(
    "daily",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # ISO, UTC
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    # The seed is secret until the day is over; its hash is public before the day begins.
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    # The word that the first click of the day added to its dice; null until then, empty for days before words existed.
    sa.Column("word", sa.String(64)),
    sa.Column("made_at", UtcDateTime, nullable=False),
    # When it was closed (attempts that were not over do not count), and when its opening was enqueued for followers.
    sa.Column("closed_at", UtcDateTime),
    sa.Column("told_at", UtcDateTime),
    # JSON: the steward's own result by the day's dice; null until it is computed.
    sa.Column("par", sa.Text),
)

# The one counted attempt of a person. It is «running», then «over» until verification has «confirmed» or «refused» it;
# given up, or not over at the end of the day, it is «unfinished».
attempt = sa.Table(
    "attempt",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("daily.day", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    _of_game(),
    # The server in which the attempt was begun.
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("begun_at", UtcDateTime, nullable=False),
    sa.Column("ended_at", UtcDateTime),
    sa.Column("score", sa.Integer),
    # JSON: the data for the leaderboard; for a refused attempt, the reason.
    sa.Column("shown", sa.Text),
    # The percentage of decisions that the person took without the steward; null in rows from before results were ranked
    # by it.
    sa.Column("own", sa.Integer),
    # The lease of the process that verifies it.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_attempt_game_id", "game_id"),
    sa.Index("ix_attempt_user_id", "user_id"),
    sa.Index("ix_attempt_state", "state"),
)

# Marks that a person has used their attempt, kept even after they deleted their data: a hash that cannot be reversed
# without the day's seed. It is deleted when the day is over.
daily_mark = sa.Table(
    "daily_mark",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("daily.day", ondelete="CASCADE"), primary_key=True),
    sa.Column("mark", sa.String(32), primary_key=True),
)

# A channel that gets each day's opening and results, and the person who asked for that.
daily_follow = sa.Table(
    "daily_follow",
    metadata,
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    _person("added_by"),
    sa.Column("added_at", UtcDateTime, nullable=False),
    # The day on which posting there failed and the person who added it was warned.
    sa.Column("trouble_on", sa.String(10)),
    sa.Index("ix_daily_follow_guild_id", "guild_id"),
)

# A person who gets a direct message when a daily game opens.
daily_reminder = sa.Table(
    "daily_reminder",
    metadata,
    _person(primary_key=True),
    sa.Column("locale", sa.String(16), nullable=False),
    # The day of the last message, and the number of successive messages after which the person did not play.
    sa.Column("reminded_on", sa.String(10)),
    sa.Column("unused", sa.Integer, nullable=False),
)

# --- records ---

# Games that have ended and whose outcome is still to be computed.
outcome_due = sa.Table(
    "outcome_due",
    metadata,
    _of_game(primary_key=True),
    # The lease of the process that computes it.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
)

# The outcome of a game that is over; the band is null if it was given up.
outcome = sa.Table(
    "outcome",
    metadata,
    _of_game(primary_key=True),
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("band", sa.String(32)),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("periods", sa.Integer, nullable=False),
    # JSON: the number of times that each mistake of the defence was made, by its name.
    sa.Column("sins", sa.Text, nullable=False),
    sa.Column("ended_at", UtcDateTime, nullable=False),
    # The side that won a game of several; NULL after a draw, and in a game of one side.
    sa.Column("winner", sa.String(16)),
    sa.Index("ix_outcome_guild_id", "guild_id"),
)

# The adviser's own result with the same dice, once the game is over; in a game of several sides the first side's score.
par = sa.Table(
    "par",
    metadata,
    _of_game(primary_key=True),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
)

outcome_player = sa.Table(
    "outcome_player",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("outcome.game_id", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    sa.Index("ix_outcome_player_user_id", "user_id"),
)

# Users whose records are public, and other settings of a user.
profile = sa.Table(
    "profile",
    metadata,
    _person(primary_key=True),
    sa.Column("shared", sa.Boolean, nullable=False),
    # Whether others may see the person's ratings.
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    # Whether the person ends a phase without being asked about the units that can still act.
    sa.Column("unasked", sa.Boolean, nullable=False, server_default=sa.false()),
)

# A public message with a person's records. Once the person has deleted their data the row has no user, and the message
# is deleted.
record_post = sa.Table(
    "record_post",
    metadata,
    sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("guild_id", sa.BigInteger),
    _person(),
    sa.Index("ix_record_post_user_id", "user_id"),
)

# --- servers that removed the bot ---

# A server that removed the bot, and when that was noticed. Its data is deleted later, unless the bot is invited again.
removed_server = sa.Table(
    "farewell",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("left_at", UtcDateTime, nullable=False),
)

# --- several processes ---

# A process that uses the database (see `db.cluster`).
process = sa.Table(
    "process",
    metadata,
    # The process's name in leases: unique among all processes, including earlier ones.
    sa.Column("name", sa.String(64), primary_key=True),
    # The operator's name for it; a restarted process is the same instance.
    sa.Column("instance", sa.String(64), nullable=False),
    # The number of the lock that it keeps while it lives (PostgreSQL).
    sa.Column("line", sa.Integer, nullable=False),
    sa.Column("host", sa.String(128), nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("shards", sa.String(64), nullable=False),  # for people to read
    sa.Column("began_at", UtcDateTime, nullable=False),
    # When it last reported that it is alive, by the server's clock.
    sa.Column("seen_at", UtcDateTime, nullable=False),
)

# Work that one process at a time does for all of them: «backup».
duty = sa.Table(
    "duty",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
)

# --- times at which nobody could answer ---

# When a shard was last seen: its process ran, Discord's gateway was connected, and Discord answered.
alive = sa.Table(
    "alive",
    metadata,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("shards", sa.Integer, primary_key=True, autoincrement=False),  # the number of all shards
    sa.Column("seen_at", UtcDateTime, nullable=False),
)

# An outage, in which players could not answer: the «bot» was away (`key` is «shard/count»), or Discord did not answer;
# a «guild» could not be reached (its id); the bot could not write in the channel of a «game» (its id, with «.side» for
# that side's room). It is open while `until_at` is null. At `applied_at` all deadlines were extended by it.
quiet = sa.Table(
    "quiet",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("scope", sa.String(8), nullable=False),
    sa.Column("key", sa.String(32), nullable=False),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("from_at", UtcDateTime, nullable=False),
    sa.Column("until_at", UtcDateTime),
    sa.Column("applied_at", UtcDateTime),
    sa.Index("ix_quiet_until_at", "until_at"),
    sa.Index(
        "uq_quiet_open",
        "scope",
        "key",
        unique=True,
        sqlite_where=sa.text("until_at IS NULL"),
        postgresql_where=sa.text("until_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)


# --- the board's page ---

# The keys of the board's page: a personal link, a session begun by one, a game shared with spectators.
page_key = sa.Table(
    "page_key",
    metadata,
    # SHA-256 of the secret, which itself is stored for shares only.
    sa.Column("hash", sa.String(64), primary_key=True),
    # «link», «session», «share» or «press», which launched the Activity.
    sa.Column("kind", sa.String(8), nullable=False),
    # The name of a session in its address; of a share the secret, so that its address can be shown again; else empty.
    sa.Column("seat", sa.String(16), nullable=False),
    _of_game(),
    # The person who opens the page, or who shared the game.
    _person(),
    sa.Column("locale", sa.String(16), nullable=False),
    # The only site that may show a shared game in a frame; empty for any.
    sa.Column("origin", sa.String(200), nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # Null for a share, which does not expire.
    sa.Column("expires_at", UtcDateTime),
    sa.Index("ix_page_key_game_id", "game_id"),
    sa.Index("ix_page_key_user_id", "user_id"),
)


# --- opponents ---

# A challenge: a user looks for an opponent in a game of two sides, or challenges another user.
seek = sa.Table(
    "seek",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    _person(),
    # The user who is challenged; null if anybody may play, 0 if their data were deleted.
    sa.Column("target_id", sa.BigInteger),
    # The user who accepted; 0 for nobody.
    sa.Column("accepted_by", sa.BigInteger, nullable=False, default=0),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    # Null until the message is posted.
    sa.Column("message_id", sa.BigInteger),
    sa.Column("system", sa.String(32), nullable=False),
    # Empty for any scenario, and for either side: drawn when the game begins.
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("side", sa.String(16), nullable=False),
    # Null without a time limit, or with a clock, whose seconds the next two columns have.
    sa.Column("pace", sa.String(16)),
    sa.Column("bank", sa.Integer),
    sa.Column("increment", sa.Integer),
    # The house rules, as JSON, and the level; empty for the usual one.
    sa.Column("options", sa.Text, nullable=False, server_default="{}"),
    sa.Column("level", sa.String(12), nullable=False, server_default=sa.text("''")),
    # Whether the game begins in this channel, instead of a thread of it.
    sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()),
    # Whether the game is rated.
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    # The players who may accept, by their rating: «near» that of the challenge's maker, or «new»; empty for all.
    sa.Column("strength", sa.String(8), nullable=False, server_default=sa.text("''")),
    # The role whose members may accept; null if anybody may.
    sa.Column("role_id", sa.BigInteger),
    # How often the two have proposed other terms to each other.
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
    sa.Column("note", sa.String(200), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("expires_at", UtcDateTime, nullable=False),
    # See `db.matches`.
    sa.Column("state", sa.String(12), nullable=False),
    # The state that the message shows; empty if the message is to be edited in any case.
    sa.Column("shown", sa.String(12), nullable=False),
    _of_game(nullable=True),
    sa.Index("ix_seek_guild_id", "guild_id"),
    sa.Index("ix_seek_user_id", "user_id"),
    sa.Index("ix_seek_target_id", "target_id"),
    sa.Index("ix_seek_game_id", "game_id"),
)

# A note that a player has made about a game; nobody else sees it.
note = sa.Table(
    "note",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("written_at", UtcDateTime, nullable=False),
    sa.Index("ix_note_user_id", "user_id"),
)

# A user wants no challenges from another one.
refused = sa.Table(
    "refused",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("other_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Index("ix_refused_other_id", "other_id"),
)

# A user gets direct messages about open challenges of a server.
seek_wish = sa.Table(
    "seek_wish",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    # The names of games, with a comma between them; empty for every game.
    sa.Column("systems", sa.String(200), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    # The day (UTC) of the last message, how many there were on it, and how many in a row stayed without an answer.
    sa.Column("told_on", sa.String(10)),
    sa.Column("told", sa.Integer, nullable=False),
    sa.Column("unanswered", sa.Integer, nullable=False),
    sa.Index("ix_seek_wish_guild_id", "guild_id"),
)

# A holiday of a user, in which their correspondence games wait for them.
holiday = sa.Table(
    "holiday",
    metadata,
    _person(primary_key=True),
    sa.Column("from_at", UtcDateTime, primary_key=True, nullable=False),
    sa.Column("until_at", UtcDateTime, nullable=False),
    sa.Index("ix_holiday_until_at", "until_at"),
)

# The puzzle of a day, if this installation had to find it: `data` is JSON, empty while a process searches.
puzzle = sa.Table(
    "puzzle",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("begun_at", UtcDateTime, nullable=False),
    sa.Column("data", sa.Text),
)

# A person's answer to the puzzle of a day.
puzzle_answer = sa.Table(
    "puzzle_answer",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    _person(primary_key=True),
    sa.Column("answer", sa.String(40), nullable=False),
    sa.Column("correct", sa.Boolean, nullable=False),
    sa.Index("ix_puzzle_answer_user_id", "user_id"),
)

# A puzzle from a person's own game: the decision with the number of that row of the journal, which the person has been
# asked for again at least once.
own_puzzle = sa.Table(
    "own_puzzle",
    metadata,
    _person(primary_key=True),
    _of_game(primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # JSON: how well the person remembers it, from which the next time follows (`bot.analysis.repetition`).
    sa.Column("memory", sa.Text, nullable=False),
    sa.Index("ix_own_puzzle_due_at", "user_id", "due_at"),
    sa.Index("ix_own_puzzle_game_id", "game_id"),
)

# A person who gets a direct message when a puzzle from their own games is due.
own_puzzle_reminder = sa.Table(
    "own_puzzle_reminder",
    metadata,
    _person(primary_key=True),
    sa.Column("locale", sa.String(16), nullable=False),
    # The day of the last message, and the number of successive messages after which the person answered no puzzle.
    sa.Column("reminded_on", sa.String(10), nullable=False),
    sa.Column("unused", sa.Integer, nullable=False),
)

# The message of a server that lists open challenges, open seats and live games; see `db.lobbies`.
lobby = sa.Table(
    "lobby",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    # Null until the message is posted.
    sa.Column("message_id", sa.BigInteger),
    # When it is posted again each day, in minutes since midnight, and in which time zone; null for never.
    sa.Column("minute", sa.Integer),
    sa.Column("zone", sa.String(40), nullable=False),
    # The role that is mentioned then.
    sa.Column("role_id", sa.BigInteger),
    sa.Column("locale", sa.String(16), nullable=False),
    # The user who set it up, and is told if it cannot be posted any more.
    sa.Column("added_by", sa.BigInteger, nullable=False),
    # How often it was posted; with the server this names the notice that posts it.
    sa.Column("posts", sa.Integer, nullable=False),
    sa.Column("edited_at", UtcDateTime),
    # When to look whether the message has to change.
    sa.Column("due_at", UtcDateTime, nullable=False),
    # The local date on which it was last posted again.
    sa.Column("posted_on", sa.String(10)),
    sa.Column("trouble_since", UtcDateTime),
    sa.Index("ix_lobby_due_at", "due_at"),
)

# The message of a server with its ladder, and its present season; see `db.ladders`. The rest is as in `lobby`.
ladder = sa.Table(
    "ladder",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("locale", sa.String(16), nullable=False),
    _person("added_by"),
    sa.Column("posts", sa.Integer, nullable=False),
    sa.Column("edited_at", UtcDateTime),
    sa.Column("due_at", UtcDateTime, nullable=False),
    sa.Column("trouble_since", UtcDateTime),
    sa.Column("zone", sa.String(40), nullable=False),
    sa.Column("began_at", UtcDateTime, nullable=False),
    sa.Column("ends_at", UtcDateTime, nullable=False),
    sa.Index("ix_ladder_due_at", "due_at"),
)

# A season that has ended, and the message with its final ladder, which never changes except that names are deleted.
season = sa.Table(
    "season",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("ended_at", UtcDateTime, primary_key=True, nullable=False),
    sa.Column("began_at", UtcDateTime, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    # Null until the message is posted.
    sa.Column("message_id", sa.BigInteger),
    sa.Column("locale", sa.String(16), nullable=False),
    # When to edit the message, because a user in it has deleted their data; null if it is as it should be.
    sa.Column("due_at", UtcDateTime),
)

# A line of the final ladder of a season: of each game the places, the player who rose most in its last month («risen»;
# the rating is the number of points), and the first who won on both sides of every field («first»).
season_place = sa.Table(
    "season_place",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("ended_at", UtcDateTime, primary_key=True, nullable=False),
    sa.Column("system", sa.String(32), primary_key=True, nullable=False),
    sa.Column("kind", sa.String(8), primary_key=True, nullable=False),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False, nullable=False),
    # The user; 0 if their data were deleted.
    _person(),
    sa.Column("rating", sa.Integer, nullable=False),
    sa.Column("deviation", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    # The badges that the player had then, separated by commas.
    sa.Column("badges", sa.String(64), nullable=False, server_default=sa.text("''")),
    sa.Index("ix_season_place_user_id", "user_id"),
)

# A rated game of two players, from its beginning on. Its result stays when the game itself is deleted with its server;
# `guild_id` is then 0.
rated_game = sa.Table(
    "rated_game",
    metadata,
    sa.Column("game_id", sa.String(8), primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("scenario", sa.String(32), nullable=False),
    # The players of the scenario's first and second side; 0 if their data were deleted. The opponent's rating then
    # follows from what the next columns keep, as JSON (`engine.core.ratings.Gone`).
    _person("first_id"),
    _person("second_id"),
    sa.Column("first_gone", sa.Text),
    sa.Column("second_gone", sa.Text),
    sa.Column("created_at", UtcDateTime, nullable=False),
    # The first side's score, from 0 to 1, and when the game ended; null while it runs.
    sa.Column("score", sa.Float),
    sa.Column("ended_at", UtcDateTime),
    # When a server manager annulled it, who, and why.
    sa.Column("annulled_at", UtcDateTime),
    sa.Column("annulled_by", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("why", sa.String(200), nullable=False, server_default=sa.text("''")),
    sa.Index("ix_rated_game_system", "system"),
    sa.Index("ix_rated_game_first_id", "first_id"),
    sa.Index("ix_rated_game_second_id", "second_id"),
)


# --- battles of users ---

# A battle in the library of a server. Its games keep the text themselves, so it can be changed and deleted at any time.
battle = sa.Table(
    "battle",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    # 0 if the author's data were deleted.
    sa.Column("author_id", sa.BigInteger, nullable=False),
    # The author of the battle of which this is a changed copy; 0 if it is none, or the data were deleted.
    sa.Column("after_id", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("system", sa.String(32), nullable=False),
    # The hash of the text (`engine.core.battles.store`), which is the scenario of its games.
    sa.Column("code", sa.String(64), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    # JSON: the codes of its earlier texts.
    sa.Column("earlier", sa.Text, nullable=False, server_default="[]"),
    # The letters with which other servers can add it; null until it is shared.
    sa.Column("share", sa.String(8), unique=True),
    sa.Column("added_at", UtcDateTime, nullable=False),
    # JSON: the games that the autopilot has played against itself (`engine.core.battles.trying`); empty if there are
    # none of this text.
    sa.Column("trial", sa.Text, nullable=False, server_default=sa.text("''")),
    sa.Index("uq_battle_guild_code", "guild_id", "code", unique=True),
    sa.Index("ix_battle_author_id", "author_id"),
    sa.Index("ix_battle_code", "code"),
)

# A report of a member about a battle, for the managers of the server.
battle_report = sa.Table(
    "battle_report",
    metadata,
    sa.Column("battle_id", sa.String(8), sa.ForeignKey("battle.id", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    sa.Column("why", sa.String(200), nullable=False),
    sa.Column("reported_at", UtcDateTime, nullable=False),
    sa.Index("ix_battle_report_user_id", "user_id"),
)

# The role whose members may add battles in a server; without a row all may who may write there.
battle_setting = sa.Table(
    "battle_setting",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("role_id", sa.BigInteger, nullable=False),
)

"""The tables of what goes on around games: who watches, commands, votes; campaigns, the siege of the day, records.

As in `db.schema.games`, every time is UTC, every Discord id a 64-bit number, every structure JSON text. Whatever
hangs on a game goes with it. The id 0 stands for nobody: somebody whose data was deleted, or the house itself.
"""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.games import UtcDateTime, metadata


def _of_game(*, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(8), key, primary_key=primary_key, nullable=nullable)


def _person(name: str = "user_id", *, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=primary_key, autoincrement=False, nullable=False)


# --- messages that are owed beside the board ---

# A message to a channel or a person that is no living board: to watchers, about votes and campaigns, reminders.
letter = sa.Table(
    "letter",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(16), nullable=False),
    _of_game(nullable=True),
    # Where to: a channel, or else a person's direct messages.
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("user_id", sa.BigInteger),
    # JSON: what the writer of its kind needs.
    sa.Column("facts", sa.Text, nullable=False),
    # The same letter is never owed twice: whoever owes it again is told that it is there.
    sa.Column("nonce", sa.String(25), nullable=False, unique=True),
    sa.Column("created_at", UtcDateTime, nullable=False),
    sa.Column("due_at", UtcDateTime, nullable=False),
    # Later than that nobody wants to read it.
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

# --- watching ---

# A channel that follows a game: every «phase», every «day», or only the «end».
watch = sa.Table(
    "watch",
    metadata,
    _of_game(primary_key=True),
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False, nullable=False),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("what", sa.String(8), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    _person("added_by"),
    sa.Column("added_at", UtcDateTime, nullable=False),
    # Up to which version and period of the game it has been told there.
    sa.Column("told_version", sa.Integer, nullable=False),
    sa.Column("told_period", sa.Integer, nullable=False),
    # Since when nothing can be posted there, and when whoever added it was warned.
    sa.Column("trouble_since", UtcDateTime),
    sa.Column("warned_at", UtcDateTime),
    sa.Index("ix_watch_channel_id", "channel_id"),
    sa.Index("ix_watch_added_by", "added_by"),
)

# --- shared command ---

# What somebody would answer in a position: an adviser's proposal, or that a commander has nothing more to order.
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
    # A number is never given twice: a button says which proposal it adopts.
    sqlite_autoincrement=True,
)

# Who had proposed what the commander decided: a note beside the journal.
adoption = sa.Table(
    "adoption",
    metadata,
    _of_game(primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    _person(primary_key=True),
    sa.Index("ix_adoption_user_id", "user_id"),
)

# --- votes ---

# A question of a voted game that is put to the vote, and what became of it.
ballot = sa.Table(
    "ballot",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    _of_game(),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("opened_at", UtcDateTime, nullable=False),
    sa.Column("closes_at", UtcDateTime, nullable=False),
    # JSON: what can be voted for, the steward's choice first.
    sa.Column("options", sa.Text, nullable=False),
    # Who may vote, «players» or «everybody» in the channel, and how many have to.
    sa.Column("voters", sa.String(16), nullable=False),
    sa.Column("quorum", sa.Integer, nullable=False),
    # Whether Discord's own poll counts the votes.
    sa.Column("native", sa.Boolean, nullable=False),
    # Where it is held: Discord's poll, and the message with the buttons, which becomes the result.
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("poll_id", sa.BigInteger),
    sa.Column("message_id", sa.BigInteger),
    # How often somebody voted or changed a vote: a count is only good as long as that stands.
    sa.Column("cast", sa.Integer, nullable=False),
    # When its message is to be brought up to date, null while it is; and when it last was.
    sa.Column("show_at", UtcDateTime),
    sa.Column("shown_at", UtcDateTime),
    sa.Column("closed_at", UtcDateTime),
    # JSON: how many voted for what, and why that was done which was.
    sa.Column("outcome", sa.Text),
    # Who counts it, or brings its message up to date: one that has a lease and no `show_at` is being shown.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_ballot_game_id", "game_id", "id"),
    sa.Index("ix_ballot_show_at", "show_at"),
    # One open ballot a game, also when two processes open one at the same moment.
    sa.Index(
        "uq_ballot_open",
        "game_id",
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
    # The hour, as minutes since midnight, of a zone of the IANA database; weekdays are a mask, Monday is 1.
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("minute", sa.Integer, nullable=False),
    sa.Column("weekdays", sa.Integer, nullable=False),
    # Decisions are open for so many minutes of a day; null: until the next day begins.
    sa.Column("open_minutes", sa.Integer),
    sa.Column("state", sa.String(8), nullable=False),  # «running», «paused», «ended»
    # When the next day is due, and the last local date (ISO) on which one was posted.
    sa.Column("next_at", UtcDateTime),
    sa.Column("last_date", sa.String(10)),
    # When the steward takes what nobody has taken; null once that time has passed.
    sa.Column("deadline_at", UtcDateTime),
    # Why it was paused, if not by somebody: the name of a problem and its detail.
    sa.Column("trouble", sa.String(200)),
    _person("started_by"),
    sa.Column("started_at", UtcDateTime, nullable=False),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_campaign_next_at", "next_at"),
)

# Who wants to be reminded before a deadline; `ignored` counts reminders after which they decided nothing, and is -1
# for who takes no direct messages and has not been told so.
reminder = sa.Table(
    "reminder",
    metadata,
    _of_game(primary_key=True),
    _person(primary_key=True),
    sa.Column("before_minutes", sa.Integer, nullable=False),
    # The language in which they asked; empty for who asked before that was kept: the game's.
    sa.Column("locale", sa.String(16), nullable=False, server_default=sa.text("''")),
    sa.Column("ignored", sa.Integer, nullable=False),
    sa.Column("reminded_for", UtcDateTime),
    sa.Index("ix_reminder_user_id", "user_id"),
)

# --- the siege of the day ---

daily = sa.Table(
    "daily",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # ISO, UTC
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    # Nobody is shown it before the day is over; everybody is shown its hash before the day begins.
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("seed_hash", sa.String(64), nullable=False),
    # What the first press of the day brought to its dice; null until then, empty for days of before there were words.
    sa.Column("word", sa.String(64)),
    sa.Column("made_at", UtcDateTime, nullable=False),
    # When it was closed: what was not over does not count. When those who follow the days were owed its opening.
    sa.Column("closed_at", UtcDateTime),
    sa.Column("told_at", UtcDateTime),
)

# The one counted attempt of a person. «running», then «over» until a replay has «confirmed» or «refused» it; given up,
# or not over when the day was, it is «unfinished».
attempt = sa.Table(
    "attempt",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("daily.day", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    _of_game(),
    # The server in which it was begun.
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("begun_at", UtcDateTime, nullable=False),
    sa.Column("ended_at", UtcDateTime),
    sa.Column("score", sa.Integer),
    # JSON: what the board of results shows; of a refused one, why.
    sa.Column("shown", sa.Text),
    # The lease of the process that replays it.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
    sa.Index("ix_attempt_game_id", "game_id"),
    sa.Index("ix_attempt_user_id", "user_id"),
    sa.Index("ix_attempt_state", "state"),
)

# That somebody has had their attempt, also if they have deleted what is known of them: a hash that cannot be turned
# back without the day's seed. It goes when the day is over.
daily_mark = sa.Table(
    "daily_mark",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("daily.day", ondelete="CASCADE"), primary_key=True),
    sa.Column("mark", sa.String(32), primary_key=True),
)

# A channel that is told of each day's opening and results, and who wanted that.
daily_follow = sa.Table(
    "daily_follow",
    metadata,
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    _person("added_by"),
    sa.Column("added_at", UtcDateTime, nullable=False),
    # The day on which nothing could be posted there: whoever added it was warned.
    sa.Column("trouble_on", sa.String(10)),
    sa.Index("ix_daily_follow_guild_id", "guild_id"),
)

# --- records ---

# Games that have ended and whose outcome is still to be worked out.
outcome_due = sa.Table(
    "outcome_due",
    metadata,
    _of_game(primary_key=True),
    # The lease of the process that works it out.
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
)

# What a game came to, once it was over; without a band when it was given up.
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
    # JSON: by its name, how often a thing was done that a defence should not do.
    sa.Column("sins", sa.Text, nullable=False),
    sa.Column("ended_at", UtcDateTime, nullable=False),
    sa.Index("ix_outcome_guild_id", "guild_id"),
)

outcome_player = sa.Table(
    "outcome_player",
    metadata,
    sa.Column("game_id", sa.String(8), sa.ForeignKey("outcome.game_id", ondelete="CASCADE"), primary_key=True),
    _person(primary_key=True),
    sa.Index("ix_outcome_player_user_id", "user_id"),
)

# Whose records everybody may see.
profile = sa.Table("profile", metadata, _person(primary_key=True), sa.Column("shared", sa.Boolean, nullable=False))

# --- servers that are gone ---

# A server that removed the bot: when that was noticed. Its data goes after a while, unless the bot is let in again.
farewell = sa.Table(
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
    # What leases are held by: no two processes have the same, one after the other neither.
    sa.Column("name", sa.String(64), primary_key=True),
    # What whoever runs it calls it; a process that is started anew is the same instance.
    sa.Column("instance", sa.String(64), nullable=False),
    # The number of the lock that it holds as long as it lives (PostgreSQL).
    sa.Column("line", sa.Integer, nullable=False),
    sa.Column("host", sa.String(128), nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("shards", sa.String(64), nullable=False),  # to be read by people
    sa.Column("began_at", UtcDateTime, nullable=False),
    # When it last said that it is there, by the server's clock.
    sa.Column("seen_at", UtcDateTime, nullable=False),
)

# Work of the whole house that is done by one process at a time: «backup».
duty = sa.Table(
    "duty",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("claimed_by", sa.String(64)),
    sa.Column("claimed_until", UtcDateTime),
)

"""Storage of games and their journals. A decision is stored in one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any, NamedTuple, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import campaign, proposal
from db.schema.games import EVERYONE, GUIDED, OVER, RUNNING, chair, game, journal, member, outbox, player
from db.storage import chains
from db.storage.database import Database
from engine.core.asks import Answer
from engine.core.record import DRAWN, RETURNS, Entry, returns


class Stale(Exception):
    """Raised if the game has changed since the decision was made. Nothing was stored."""


class ChannelTaken(Exception):
    """Raised when the channel already has a running game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A row of the table `game`, whose columns are explained in `db.schema.games`.

    It also has the `added` players, without the owner, and the proposals (`proposed`). While a campaign is running,
    `day_due` is when the next period begins, and `open_until` is when open decisions are closed. `calendar` is the
    state of the game's campaign, None if there never was one. `more_time` is whether the player whose decision is open
    may postpone the deadline.

    `chairs` are the players of the sides in a game of several sides. `members` are the other people on each side, as
    `db.sides` reads them.
    """

    id: str
    system: str
    version: int
    locale: str
    owner_id: int
    guild_id: int | None
    channel_id: int
    status: str
    options: str
    save: str
    seed_hash: str
    period: int
    round: int
    told_from: int
    dice: str = DRAWN
    base_version: int | None = None
    base_save: str | None = None
    command: str = EVERYONE
    posts: str = "{}"
    voting: str | None = None
    sealed_until: datetime | None = None
    counted: str | None = None
    daily: str | None = None
    course: str | None = None
    series: str | None = None
    level: str = GUIDED
    board_channel_id: int | None = None
    board_message_id: int | None = None
    board_posted_at: datetime | None = None
    board_from: int | None = None
    created_at: datetime
    updated_at: datetime
    chain: str = ""
    chained_from: int = 1
    checksum: str = ""
    asides: int = 0
    asked: str | None = None
    pace: str | None = None
    added: str | None = None
    day_due: datetime | None = None
    open_until: datetime | None = None
    calendar: str | None = None
    more_time: bool | None = None
    proposed: str | None = None
    chairs: str | None = None
    members: str | None = None

    @property
    def players(self) -> frozenset[int]:
        """The ids of the users who may decide: the owner and the added players."""
        return frozenset((self.owner_id, *map(int, filter(None, (self.added or "").split(",")))))


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalRow:
    """A row of the table `journal`."""

    game_id: str
    version: int
    action: str
    actor: int
    answer: str
    events: str
    rules: str
    period: int
    round: int
    created_at: datetime
    salt: str = ""
    mark: str = ""
    chain: str = ""
    secret: bool = False


UNDO, REOPENED = "undo", "reopened"
"""The actions of journal rows that cancel other rows.

The answer in an undo row is the version to return to. The answer in a row of a reopening by corrected rules is the
number of answers that it removed.
"""


def gone_back_to(entry: JournalRow) -> int:
    """Return the version to which an “undo” row took the game back."""
    (version,) = msgspec.json.decode(entry.answer, type=tuple[str])
    return int(version)


def in_force(entries: Sequence[JournalRow]) -> list[JournalRow]:
    """Return the rows that are still valid. “Undo” rows and the rows that they undo are left out."""
    if RETURNS.isdisjoint(entry.action for entry in entries):
        return list(entries)
    rows = (
        Entry(version=row.version, action=row.action, answer=answer_of(row) if row.action in RETURNS else ())
        for row in entries
    )
    gone = returns(list(rows), whole=False).gone
    return [entry for entry in entries if entry.action != UNDO and entry.version not in gone]


def answer_of(entry: JournalRow) -> Answer:
    """Return the answer of a journal row."""
    return msgspec.json.decode(entry.answer, type=tuple[str, ...])


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A message to a game's channel, stored as a new row of the outbox."""

    kind: str
    first_version: int
    version: int
    created_at: datetime
    due_at: datetime


class Stored(NamedTuple):
    """The result of storing a decision.

    `after` is the game's row at the end of the transaction. `woken` are the names of the scheduler jobs to wake.
    """

    after: GameRow
    woken: Collection[str]


ExtraWrite = Callable[[AsyncConnection], Awaitable[Collection[str] | None]]
"""A function of another module that stores something in a decision's transaction; it returns the names of scheduler
jobs to wake as soon as possible, if any.
"""

FIELD, LINE = "\x1f", "\x1e"
"""The separators of the fields of a proposal, and of proposals, in the column of their game; JSON contains neither."""

# They are part of the statement: SQLAlchemy would write separators that are parameters into it at each execution.
_FIELD, _LINE, _COMMA = (cast(Any, sa.literal_column(f"'{each}'", sa.String)) for each in (FIELD, LINE, ","))

_FROM_ELSEWHERE = frozenset(
    {"added", "proposed", "day_due", "open_until", "calendar", "more_time", "chairs", "members"}
)
_GAME_COLUMNS = tuple(field.name for field in fields(GameRow) if field.name not in _FROM_ELSEWHERE)

# The statements for every decision are built once: building a statement costs as much as running it. The players and
# the calendar are read with their game in one statement, so no query is needed to check who may decide.
_RUNS = sa.and_(campaign.c.game_id == game.c.id, campaign.c.state == RUNNING)
GAMES = sa.select(
    game,
    sa.select(sa.func.aggregate_strings(sa.cast(player.c.user_id, sa.String), _COMMA))
    .where(player.c.game_id == game.c.id)
    .scalar_subquery()
    .label("added"),
    sa.select(
        sa.func.aggregate_strings(
            sa.cast(proposal.c.id, sa.String)
            + _FIELD
            + sa.cast(proposal.c.version, sa.String)
            + _FIELD
            + sa.cast(proposal.c.user_id, sa.String)
            + _FIELD
            + proposal.c.answer,
            _LINE,
        )
    )
    .where(proposal.c.game_id == game.c.id)
    .scalar_subquery()
    .label("proposed"),
    sa.select(campaign.c.next_at).where(_RUNS).scalar_subquery().label("day_due"),
    sa.select(campaign.c.deadline_at).where(_RUNS).scalar_subquery().label("open_until"),
    sa.select(campaign.c.state).where(campaign.c.game_id == game.c.id).scalar_subquery().label("calendar"),
    sa.select(
        sa.and_(
            campaign.c.more_time,
            campaign.c.deadline_at.is_not(None),
            sa.func.coalesce(campaign.c.extended_on, "-") != sa.func.coalesce(campaign.c.last_date, ""),
        )
    )
    .where(_RUNS)
    .scalar_subquery()
    .label("more_time"),
    sa.select(
        sa.func.aggregate_strings(
            chair.c.side
            + _FIELD
            + sa.cast(chair.c.user_id, sa.String)
            + _FIELD
            + sa.case((chair.c.steward, "1"), else_="0")
            + _FIELD
            + sa.cast(chair.c.lapses, sa.String)
            + _FIELD
            + chair.c.command
            + _FIELD
            + sa.cast(sa.func.coalesce(chair.c.channel_id, 0), sa.String)
            + _FIELD
            + sa.func.coalesce(chair.c.voting, ""),
            _LINE,
        )
    )
    .where(chair.c.game_id == game.c.id)
    .scalar_subquery()
    .label("chairs"),
    sa.select(sa.func.aggregate_strings(member.c.side + _FIELD + sa.cast(member.c.user_id, sa.String), _LINE))
    .where(member.c.game_id == game.c.id)
    .scalar_subquery()
    .label("members"),
)
_GAME = GAMES.where(game.c.id == sa.bindparam("game_id"))
_IN_CHANNEL = (
    GAMES.where(
        sa.or_(
            game.c.channel_id == sa.bindparam("channel_id"),
            game.c.id.in_(sa.select(chair.c.game_id).where(chair.c.channel_id == sa.bindparam("channel_id"))),
        )
    )
    .order_by(sa.case((game.c.status == RUNNING, 0), else_=1), game.c.created_at.desc())
    .limit(1)
)
_JOURNAL = (
    sa.select(journal)
    .where(
        journal.c.game_id == sa.bindparam("of"),
        journal.c.version.between(sa.bindparam("first"), sa.bindparam("last")),
    )
    .order_by(journal.c.version)
)
_BEFORE = (
    sa.select(sa.func.coalesce(sa.func.max(journal.c.version), 1))
    .where(journal.c.game_id == sa.bindparam("of"), journal.c.period < sa.bindparam("first"))
    .scalar_subquery()
)
_PERIODS = (
    sa.select(journal)
    .where(
        journal.c.game_id == sa.bindparam("of"),
        journal.c.version >= _BEFORE,
        journal.c.period <= sa.bindparam("last"),
    )
    .order_by(journal.c.version)
)
_CHANGE = sa.update(game).where(
    game.c.id == sa.bindparam("of"),
    game.c.version == sa.bindparam("at"),
    game.c.asides == sa.bindparam("aside"),
    game.c.asked.is_not_distinct_from(sa.bindparam("turns", type_=sa.Text)),
)
_APPEND, _ENQUEUE = sa.insert(journal), sa.insert(outbox)


class Store:
    """Stores and finds the games of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def game(self, game_id: str) -> GameRow | None:
        """Return the game with the id `game_id`; None if there is none."""
        row = await self.database.first(_GAME, {"game_id": game_id}, near=True)
        return GameRow(**row._mapping) if row is not None else None

    async def has_finished(self, user_id: int, system: str) -> bool:
        """Return whether a user owns a finished game of the game system `system`."""
        query = sa.select(game.c.id).where(game.c.owner_id == user_id, game.c.system == system, game.c.status == OVER)
        async with self.database.read() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def ended_in_series(self, guild_id: int, user_id: int) -> list[str]:
        """Return the ids of a user's last ten finished games that belong to a series, newest first."""
        seats = sa.select(chair.c.game_id).where(chair.c.user_id == user_id)
        mine = sa.or_(game.c.owner_id == user_id, game.c.id.in_(seats))
        query = sa.select(game.c.id).where(
            game.c.guild_id == guild_id, game.c.series.is_not(None), game.c.status != RUNNING, mine
        )
        return list(await self.database.scalars(query.order_by(game.c.updated_at.desc()).limit(10)))

    async def game_in_play(
        self, game_id: str = "", *, channel_id: int | None = None
    ) -> tuple[GameRow | None, list[JournalRow]]:
        """Return a game's row, and the journal rows that its board message shows.

        With a `channel_id`, return the game of that channel, as `game_in` does. Return None and an empty list if there
        is no game.
        """
        asked = (_GAME, {"game_id": game_id}) if channel_id is None else (_IN_CHANNEL, {"channel_id": channel_id})

        def read(connection: sa.Connection) -> tuple[GameRow | None, list[JournalRow]]:
            if (found := connection.execute(*asked).first()) is None:
                return None, []
            row = GameRow(**found._mapping)
            shown = {"of": row.id, "first": row.board_from or row.version, "last": row.version}
            return row, [JournalRow(**each) for each in connection.execute(_JOURNAL, shown).mappings()]

        return await self.database.asking(read, near=True)

    async def game_in(self, channel_id: int) -> GameRow | None:
        """Return the running game of a channel, or else its last one, or None.

        A side's private room also counts as a channel of its game.
        """
        row = await self.database.first(_IN_CHANNEL, {"channel_id": channel_id}, near=True)
        return GameRow(**row._mapping) if row is not None else None

    async def running(self) -> list[GameRow]:
        """Return all running games, the oldest first."""
        query = GAMES.where(game.c.status == RUNNING).order_by(game.c.created_at, game.c.id)
        return [GameRow(**row) for row in await self.database.mappings(query)]

    async def counted(self, kinds: Collection[str]) -> list[str]:
        """Return the ids of running games that are counted in one of the ways `kinds`."""
        query = sa.select(game.c.id).where(game.c.status == RUNNING, game.c.counted.in_(kinds))
        return list(await self.database.scalars(query))

    async def journal(self, game_id: str, *, first: int, last: int) -> list[JournalRow]:
        """Return the journal rows of a game from version `first` to `last`, both included."""
        asked = {"of": game_id, "first": first, "last": last}
        return [JournalRow(**row) for row in await self.database.mappings(_JOURNAL, asked)]

    async def journal_of(self, game_id: str, *, first: int, last: int) -> list[JournalRow]:
        """Return the journal rows of some periods, and the row before.

        The periods are `first` to `last`, both included.
        """
        asked = {"of": game_id, "first": first, "last": last}
        return [JournalRow(**row) for row in await self.database.mappings(_PERIODS, asked)]

    async def periods_with_rounds(self, game_id: str) -> list[int]:
        """Return the periods of a game in which somebody decided during a round, in order."""
        query = (
            sa.select(journal.c.period)
            .where(journal.c.game_id == game_id, journal.c.round > 0)
            .distinct()
            .order_by(journal.c.period)
        )
        return [int(period) for period in await self.database.scalars(query)]

    async def create(
        self,
        row: GameRow,
        *,
        entry: JournalRow,
        message: Message,
        more: Sequence[JournalRow] = (),
        extra_writes: Sequence[ExtraWrite] = (),
    ) -> GameRow:
        """Store a new game with its first journal row and message.

        `more` are further journal rows of a game that does not start from its opening position. `extra_writes` may
        store more in the same transaction, or raise an error to cancel everything. Raise `ChannelTaken` if another game
        is running in the channel. Return the game as it is stored.
        """
        row, entries = chains.chained_start(row, entry, *more)
        try:
            async with self.database.write() as connection:
                await connection.execute(sa.insert(game), {name: getattr(row, name) for name in _GAME_COLUMNS})
                await connection.execute(_APPEND, [asdict(each) for each in entries])
                await connection.execute(_ENQUEUE, message_values(row.id, message))
                for extra in extra_writes:
                    await extra(connection)
                after = await game_in(connection, row.id)
                assert after is not None
        except IntegrityError as error:
            raise ChannelTaken(row.channel_id) from error
        return after

    async def commit(
        self,
        row: GameRow,
        *,
        changes: Mapping[str, Any],
        entries: Sequence[JournalRow],
        message: Message | None,
        extra_writes: Sequence[ExtraWrite] = (),
    ) -> Stored:
        """Store decisions in one transaction, and return the result.

        `changes` are the game's new columns. `entries` are its new journal rows. `extra_writes` may store more in the
        same transaction. Raise `Stale` if the game differs from `row`.
        """
        async with self.database.write(near=True) as connection:  # runs at every decision, so it is one call
            return await change(
                connection, row, changes=changes, entries=entries, message=message, extra_writes=extra_writes
            )


async def change(
    connection: AsyncConnection,
    row: GameRow,
    *,
    changes: Mapping[str, Any],
    entries: Sequence[JournalRow],
    message: Message | None,
    extra_writes: Sequence[ExtraWrite] = (),
) -> Stored:
    """Store decisions like `Store.commit`, within a given transaction.

    Raise `Stale` if the game has changed since `row` was read.
    """
    changes, entries = chains.extended(row, changes, entries)
    # The comparison is the lock: of two decisions for one version the second finds no row to change. A standing order
    # is included in it: it replaces the save, and the save must be the one that was read. So is a change without a new
    # version, such as that of the sides that are asked and the times until which they are.
    read = {"of": row.id, "at": row.version, "aside": row.asides, "turns": row.asked}
    changed = await connection.execute(_CHANGE, {**read, **changes})
    if changed.rowcount != 1:
        raise Stale(row.id)
    if entries:  # a standing order adds none
        await connection.execute(_APPEND, [asdict(entry) for entry in entries])
    if message is not None:
        await connection.execute(_ENQUEUE, message_values(row.id, message))
    woken = {name for more in extra_writes for name in await more(connection) or ()}
    after = (await connection.execute(_GAME, {"game_id": row.id})).one()
    return Stored(GameRow(**after._mapping), woken)


def goes_on(game_id: str, before: str, after: str) -> ExtraWrite:
    """Return a function that records in a game of a series which game follows.

    It raises `Stale` if the record is no longer `before`.
    """

    async def write(connection: AsyncConnection) -> None:
        mine = sa.and_(game.c.id == game_id, game.c.series == before)
        if (await connection.execute(sa.update(game).where(mine).values(series=after))).rowcount != 1:
            raise Stale(game_id)

    return write


async def game_in(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """Return the game with the id `game_id`, within a transaction; None if there is none."""
    row = (await connection.execute(_GAME, {"game_id": game_id})).first()
    return GameRow(**row._mapping) if row is not None else None


def message_values(game_id: str, message: Message, *, place: str = "") -> dict[str, Any]:
    """Return the values of a message's row in the outbox.

    The nonce for Discord stays the same after a restart. `place` distinguishes several messages about the same version.
    """
    return {
        "game_id": game_id,
        "kind": message.kind,
        "first_version": message.first_version,
        "version": message.version,
        "nonce": f"{game_id}.{message.version}.{place}".rstrip("."),
        "created_at": message.created_at,
        "due_at": message.due_at,
        "attempts": 0,
    }

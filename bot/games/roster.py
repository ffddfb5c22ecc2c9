"""The roster of a game: changes its players, its owner and its channel.

Server managers may end a game or hand it over, but not decide in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.games.errors import AlreadyDecided, ChannelBusy, GameOver, NoSuchGame, NotTheOwner, TooManyPlayers
from bot.games.gate import Verb, expect_may, expect_removable, protected
from bot.games.permissions import expect_one_side
from bot.games.state import GameSummary, summary_of
from bot.ui.replies import PostingRight
from db.games import ChannelTaken, GameRow, Stale, Store
from db.players import AddedPlayer, Full
from db.players import Roster as Stored
from db.schema.games import RUNNING

MOST = 24
"""The maximum number of players in addition to the owner."""


Handover = Callable[[GameSummary, bool], Awaitable[None]]
"""A function that is called with a game that was handed over, and whether its owner did it."""


class Roster:
    """Reads and changes the players of games, even if their save cannot be read."""

    def __init__(self, store: Store, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._stored = Stored(store.database)
        self._now = now
        self._subscribers: list[Handover] = []

    async def game(self, game_id: str) -> GameSummary:
        """Return a game by its id. Raise `NoSuchGame` if there is none."""
        return summary_of(_found(await self._store.game(game_id)))

    async def here(self, channel_id: int | None) -> GameSummary:
        """Return the running or last game of a channel. Raise `NoSuchGame` if there is none."""
        return summary_of(_found(await self._store.game_in(channel_id or 0)))

    async def games_of(self, user_id: int) -> list[GameSummary]:
        """Return up to 25 running games of a user, latest changes first."""
        return [summary_of(row) for row in await self._stored.running_of(user_id)]

    async def added_players(self, game: GameSummary) -> list[AddedPlayer]:
        """Return the players who share a one-sided game with its owner, in the order in which they joined."""
        return [] if game.sides else await self._stored.added_players(game.id)

    async def last_actor(self, game_id: str) -> int | None:
        """Return the user who made the last decision in a game; None without one."""
        row = await self._store.game(game_id)
        if row is None:
            return None
        entries = await self._store.journal(game_id, first=row.version, last=row.version)
        return entries[0].actor if entries else None

    async def add(self, game: GameSummary, user_id: int, *, by: int) -> GameSummary:
        """Add a player to a running game, and return the game.

        Raise `NotTheOwner` if `by` does not own the game. Raise `TooManyPlayers` if it is full. Raise `GameOver` if it
        is over, and `NoSuchGame` if it has been deleted.
        """
        expect_owner(game, by)
        expect_may(game, Verb.JOIN)
        expect_one_side(game)
        try:
            await self._stored.add(game.id, user_id, by=by, now=self._now(), most=MOST)
        except Full as error:
            raise TooManyPlayers(game.id) from error
        return await self.game(game.id)

    async def remove(self, game: GameSummary, user_id: int, *, by: int) -> GameSummary:
        """Remove a player, and return the game.

        Raise `NotTheOwner` if `by` may not remove the player. Raise `NotLate` for a player of another side. Raise
        `GameOver` if the game is over, and `NoSuchGame` if it does not exist.
        """
        expect_may(game, Verb.LEAVE if by == user_id else Verb.REMOVE)
        if by != user_id:
            expect_owner(game, by)
            expect_removable(game, user_id, by=by, now=self._now())
        await self._stored.remove(game.id, user_id)
        return await self.game(game.id)

    async def hand_over(self, game: GameSummary, user_id: int, *, by: int, manager: bool) -> GameSummary:
        """Make another user the owner, and return the game. The old owner usually remains a player.

        Raise `NotTheOwner` if `by` may not hand it over. Raise `GameOver` if it is over. Raise `NoSuchGame` if it does
        not exist. Raise `AlreadyDecided` if it has a new owner already.
        """
        expect_owner(game, by, manager=manager)
        expect_may(game, Verb.HANDOVER)
        own = by == game.owner_id
        keep = own or protected(game, game.owner_id, by=by, now=self._now()) is not None
        try:
            await self._stored.hand_over(game.id, old=game.owner_id, new=user_id, keep=keep, by=by, now=self._now())
        except Stale as error:
            raise AlreadyDecided(game.id) from error
        game = await self.game(game.id)
        for subscriber in self._subscribers:
            await subscriber(game, own)
        return game

    def subscribe(self, subscriber: Handover) -> None:
        """Register a function that is called whenever a game is handed over."""
        self._subscribers.append(subscriber)

    async def move(
        self, game: GameSummary, *, channel_id: PostingRight, guild_id: int | None, excused: bool = False
    ) -> GameSummary:
        """Move a running game to another channel, and return it.

        A counted game can be moved only if the move is `excused` (see `expect_may`). Raise `ChannelBusy` if that
        channel has a running game. Raise `GameOver` if the game is over. Raise `NoSuchGame` if it has been deleted.
        """
        expect_may(game, Verb.MOVE, excused=excused)
        try:
            await self._stored.move(game.id, channel_id=channel_id, guild_id=guild_id)
        except ChannelTaken as error:
            busy = await self._store.game_in(channel_id)
            raise ChannelBusy(busy.id if busy else "") from error
        except Stale as error:
            raise GameOver(game.id) from error
        return await self.game(game.id)


def _found(row: GameRow | None) -> GameRow:
    if row is None:
        raise NoSuchGame
    return row


def expect_owner(game: GameSummary, user_id: int, *, manager: bool = False) -> None:
    """Raise `NotTheOwner` if the user is neither owner nor `manager`. Raise `GameOver` if the game is over.

    If this kind of game cannot be handed over, raise an error of `expect_may` instead of `NotTheOwner`.
    """
    if game.owner_id != user_id and not manager:
        expect_may(game, Verb.HANDOVER)
        raise NotTheOwner(game.id, owner_id=game.owner_id)
    if game.status != RUNNING:
        raise GameOver(game.id)

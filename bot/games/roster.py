"""The roster of a game: adding and removing players, handing a game over, moving it to another channel.

The owner decides who plays. Server managers may end a game or hand it over, but not decide in it.
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
    """Reads and changes the players of games. It does not open saves, so it also works for games whose save cannot be
    read.
    """

    def __init__(self, store: Store, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._stored = Stored(store.database)
        self._now = now
        self._subscribers: list[Handover] = []

    async def game(self, game_id: str) -> GameSummary:
        """Return a game by its id. Raise `NoSuchGame` if there is none."""
        return summary_of(_found(await self._store.game(game_id)))

    async def here(self, channel_id: int | None) -> GameSummary:
        """Return the running game of a channel, or else its last one. Raise `NoSuchGame` if it has none."""
        return summary_of(_found(await self._store.game_in(channel_id or 0)))

    async def games_of(self, user_id: int) -> list[GameSummary]:
        """Return the running games in which a user plays, the most recently changed first; at most 25."""
        return [summary_of(row) for row in await self._stored.running_of(user_id)]

    async def added_players(self, game: GameSummary) -> list[AddedPlayer]:
        """Return the players who share a game of one side with its owner, the earliest first.

        The result is empty for a game of several sides, because there each side has its own players.
        """
        return [] if game.sides else await self._stored.added_players(game.id)

    async def last_actor(self, game_id: str) -> int | None:
        """Return the user who took the last decision of a game; None if there is no such game."""
        row = await self._store.game(game_id)
        if row is None:
            return None
        entries = await self._store.journal(game_id, first=row.version, last=row.version)
        return entries[0].actor if entries else None

    async def add(self, game: GameSummary, user_id: int, *, by: int) -> GameSummary:
        """Add a player to a running game and return it. Raise `NotTheOwner` if `by` does not own the game,
        `TooManyPlayers` if it is full, `GameOver` if it is over, `NoSuchGame` if it has been deleted.
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
        """Remove a player and return the game. The owner may remove any other player, and every player may leave.

        Raise `NotTheOwner` if the user is not the owner, `NotLate` for a player of another side, `GameOver` if the game
        is over, and `NoSuchGame` if it does not exist.
        """
        expect_may(game, Verb.LEAVE if by == user_id else Verb.REMOVE)
        if by != user_id:
            expect_owner(game, by)
            expect_removable(game, user_id, by=by, now=self._now())
        await self._stored.remove(game.id, user_id)
        return await self.game(game.id)

    async def hand_over(self, game: GameSummary, user_id: int, *, by: int, manager: bool) -> GameSummary:
        """Make another user the owner and return the game.

        An owner who hands over their own game stays in it as a player. If a server manager hands it over, the owner
        stays only if they play a side and have missed no deadline. Raise `NotTheOwner` if the user may not hand it
        over, `GameOver` if it is over, `NoSuchGame` if it does not exist, and `AlreadyDecided` if it has got another
        owner in the meantime.
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
        """Register a function that is called for every game that is handed over."""
        self._subscribers.append(subscriber)

    async def move(
        self, game: GameSummary, *, channel_id: PostingRight, guild_id: int | None, excused: bool = False
    ) -> GameSummary:
        """Move a running game to another channel and return it; a counted game only if the move is `excused` (see
        `expect_may`).

        Raise `ChannelBusy` if another game is running there, `GameOver` if the game is over, `NoSuchGame` if it has
        been deleted.
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
    """Raise `NotTheOwner` for a user who is neither the owner nor a `manager`, and `GameOver` if the game is over.

    If the game is of a kind that cannot be handed over, raise an error of `expect_may` instead of `NotTheOwner`.
    """
    if game.owner_id != user_id and not manager:
        expect_may(game, Verb.HANDOVER)
        raise NotTheOwner(game.id, owner_id=game.owner_id)
    if game.status != RUNNING:
        raise GameOver(game.id)

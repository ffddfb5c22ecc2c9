"""Reads games to show them, and checks which users may see them.

All code that draws, writes or sends a game takes a `VisibleGame`. Only this module creates one.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.games.access import Access
from bot.games.errors import IsDailyAttempt, NoSuchGame
from bot.games.service import Service
from bot.games.state import GameState, GameSummary, VisibleGame, VisibleRow, summary_of
from bot.ui.errors import UserError
from db.games import GameRow

Interaction = discord.Interaction[Any]


class Visibility:
    """Returns games after checking that the user may see them."""

    def __init__(self, service: Service, access: Access) -> None:
        self._service = service
        self.access = access

    async def expect(self, interaction: Interaction, game: GameSummary, *, public: bool = False) -> None:
        """Raise `UserError` or `IsDailyAttempt` if the user may not see a game.

        Set `public` if all users in the interaction's channel will see the game.
        """
        here = _stands_here(interaction, game)
        sealed = game.sealed_until if self.access.sealed(game) else None
        if not await self.access.sees(game, interaction.user, here=here):
            if here and sealed is not None:
                raise IsDailyAttempt(game.id, until=sealed)
            raise UserError("games-unknown", what=game.id)
        if public and sealed is not None and not here:
            raise IsDailyAttempt(game.id, until=sealed)

    # --- for the user of an interaction ---

    async def let(self, interaction: Interaction, state: GameState, *, public: bool = False) -> VisibleGame:
        """Check that the user may see a game, and return it as a `VisibleGame`.

        Raise `UserError` or `IsDailyAttempt` if the user may not see it (`expect`).
        """
        await self.expect(interaction, state, public=public)
        return VisibleGame(state)

    async def load(self, interaction: Interaction, game_id: str, *, public: bool = False) -> VisibleGame:
        """Return a game with the events of its last decision.

        Raise `UserError` or `IsDailyAttempt` if the user may not see it. Raise `NoSuchGame` if it does not exist. Raise
        `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        return await self.let(interaction, await self._service.load(game_id), public=public)

    async def position(self, interaction: Interaction, game_id: str) -> VisibleGame:
        """Return a game in its current position, without events. Raise the same errors as `load`."""
        return await self.let(interaction, await self._service.position(game_id))

    async def here(self, interaction: Interaction) -> VisibleGame:
        """Return the game of the interaction's channel. Raise the same errors as `load`."""
        state = await self._service.in_channel(interaction.channel_id or 0)
        if state is None:
            raise NoSuchGame
        return await self.let(interaction, state)

    async def glance(self, interaction: Interaction) -> VisibleGame | None:
        """Return the channel's game for autocompletion. Return None if there is none or the user may not see it."""
        try:
            return await self.here(interaction)
        except (NoSuchGame, UserError, IsDailyAttempt):
            return None

    async def summary(self, interaction: Interaction) -> GameSummary:
        """Return the game of the channel without opening its save.

        Raise `NoSuchGame` if there is none. Raise `UserError` or `IsDailyAttempt` if the user may not see it.
        """
        return summary_of(await self.row(interaction, await self._service.store.game_in(interaction.channel_id or 0)))

    async def row(self, interaction: Interaction, row: GameRow | None) -> VisibleRow:
        """Return the stored row of a game that the user may see.

        Raise `UserError` or `IsDailyAttempt` if the user may not see the game. Raise `NoSuchGame` if `row` is None.
        """
        if row is None:
            raise NoSuchGame
        await self.expect(interaction, summary_of(row))
        return VisibleRow(row)

    # --- without an interaction ---

    async def expect_viewer(self, user_id: int, game: GameSummary) -> None:
        """Raise `UserError` if a user of the web page may not see a game.

        Raise `TimeoutError` if Discord has not sent the server yet.
        """
        if self.access.awaited(game.guild_id) and not game.may_decide(user_id):
            raise TimeoutError("Discord has not sent the server yet")
        user: Any = discord.Object(user_id)
        here = game.guild_id is None and game.may_decide(user_id)
        if (
            not await self.access.sees(game, user, here=here)
            or not await self.access.remains(game, user_id)
            or not await self.access.keeps(game, user_id)
        ):
            raise UserError("games-unknown", what=game.id)

    @staticmethod
    def viewed(state: GameState) -> VisibleGame:
        """Return a game as its web page may show it. Call `expect_viewer` first."""
        return VisibleGame(state)

    def watched(self, state: GameState) -> VisibleGame:
        """Return a game for spectators, in the public view. Raise `IsDailyAttempt` if it is sealed."""
        self.expect_unsealed(state)
        return VisibleGame(state)

    def expect_unsealed(self, game: GameSummary) -> None:
        """Raise `IsDailyAttempt` if a game is sealed because others still play with the same dice."""
        if self.access.sealed(game):
            assert game.sealed_until is not None
            raise IsDailyAttempt(game.id, until=game.sealed_until)

    def followed(self, state: GameState, *, guild_id: int | None) -> VisibleGame | None:
        """Return a game as its followers may see it.

        Return None if the follower is a server channel and the game is sealed. The caller must have checked that a user
        may see the game.
        """
        return None if guild_id is not None and self.access.sealed(state) else VisibleGame(state)


def own(state: GameState) -> VisibleGame:
    """Return a game for the messages that it posts itself, and for commands of the operator."""
    return VisibleGame(state)


def _stands_here(interaction: Interaction, game: GameSummary) -> bool:
    """Return whether a game belongs to the interaction's channel."""
    return game.channel_id == interaction.channel_id or (interaction.guild_id is None and game.channel_id == 0)

"""Reads games to be shown and checks who may see them.

All code that draws, writes or sends a game takes a `Seen`, and only this module returns one: for the user who asks (in
a private or a public reply), for the game's own message, for followers. So one place decides what must stay hidden: an
attempt at the daily game is visible to its player only until the day is over, in whatever channel it is and whoever
else reads there.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.games.access import Sight
from bot.games.errors import Counts, NoSuchGame
from bot.games.service import Service
from bot.games.state import GameState, GameSummary, Seen, SeenRow, summary_of
from bot.ui.errors import Told
from db.games import GameRow

Interaction = discord.Interaction[Any]


class Door:
    """Returns games that may be shown to a user."""

    def __init__(self, service: Service, sight: Sight) -> None:
        self._service = service
        self.sight = sight

    async def expect(self, interaction: Interaction, game: GameSummary, *, public: bool = False) -> None:
        """Raise `Told` if the user may not see a game, `Counts` if it is sealed and would be seen by others.

        With `public`, everybody in the channel of the interaction is to see it.
        """
        here = _stands_here(interaction, game)
        sealed = game.sealed_until if self.sight.sealed(game) else None
        if not await self.sight.sees(game, interaction.user, here=here):
            if here and sealed is not None:
                raise Counts(game.id, until=sealed)
            raise Told("games-unknown", what=game.id)
        if public and sealed is not None and not here:
            raise Counts(game.id, until=sealed)

    # --- for the user of an interaction ---

    async def let(self, interaction: Interaction, state: GameState, *, public: bool = False) -> Seen:
        """Return a game that has just been read. Raise the errors of `expect`."""
        await self.expect(interaction, state, public=public)
        return Seen(state)

    async def load(self, interaction: Interaction, game_id: str, *, public: bool = False) -> Seen:
        """Return a game and the events of its last decision.

        Raise `expect`'s, `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        return await self.let(interaction, await self._service.load(game_id), public=public)

    async def position(self, interaction: Interaction, game_id: str) -> Seen:
        """Return the same without events. Raise the errors of `load`."""
        return await self.let(interaction, await self._service.position(game_id))

    async def here(self, interaction: Interaction) -> Seen:
        """Return the game of the interaction's channel. Raise the errors of `load`."""
        state = await self._service.in_channel(interaction.channel_id or 0)
        if state is None:
            raise NoSuchGame
        return await self.let(interaction, state)

    async def glance(self, interaction: Interaction) -> Seen | None:
        """Return the same for autocompletion; None if there is no game or the user may not see it."""
        try:
            return await self.here(interaction)
        except (NoSuchGame, Told, Counts):
            return None

    async def summary(self, interaction: Interaction) -> GameSummary:
        """Return the game of the channel without opening its save. Raise the errors of `expect`, and `NoSuchGame`."""
        return summary_of(await self.row(interaction, await self._service.store.game_in(interaction.channel_id or 0)))

    async def row(self, interaction: Interaction, row: GameRow | None) -> SeenRow:
        """Return a game as it is stored. Raise the errors of `expect`, and `NoSuchGame` for None."""
        if row is None:
            raise NoSuchGame
        await self.expect(interaction, summary_of(row))
        return SeenRow(row)

    # --- without an interaction ---

    def followed(self, state: GameState, *, guild_id: int | None) -> Seen | None:
        """Return a game for a follower; None for a sealed game and a server's channel.

        A user's access is checked before.
        """
        return None if guild_id is not None and self.sight.sealed(state) else Seen(state)


def own(state: GameState) -> Seen:
    """Return a game for its own messages, which are where it is played, and for whoever runs the database."""
    return Seen(state)


def _stands_here(interaction: Interaction, game: GameSummary) -> bool:
    """Whether a game is in the interaction's channel; in direct messages also a game that has no channel any more."""
    return game.channel_id == interaction.channel_id or (interaction.guild_id is None and game.channel_id == 0)

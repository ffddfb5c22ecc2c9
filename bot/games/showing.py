"""The door: where a game is read to be shown, and to whom it is said.

Whatever draws, writes or sends a game takes a `Seen` one, and only here is one to be had: for who asks, who alone sees
it or has everybody in a channel see it; for the message in which the game itself stands; for who follows it. So there
is one place that knows what nobody else may see: an attempt at the game of the day while its day lasts, which is its
player's alone, wherever it stands and whoever looks over their shoulder.
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
    """Hands out games to be shown."""

    def __init__(self, service: Service, sight: Sight) -> None:
        self._service = service
        self.sight = sight

    async def expect(self, interaction: Interaction, game: GameSummary, *, public: bool = False) -> None:
        """Raise `Told` for a game that who asks may not see, `Counts` where it is sealed: also from everybody else.

        With `public`, the channel where they ask is to see it too.
        """
        here = _stands_here(interaction, game)
        sealed = game.sealed_until if self.sight.sealed(game) else None
        if not await self.sight.sees(game, interaction.user, here=here):
            if here and sealed is not None:
                raise Counts(game.id, until=sealed)
            raise Told("games-unknown", what=game.id)
        if public and sealed is not None and not here:
            raise Counts(game.id, until=sealed)

    # --- for who asks ---

    async def let(self, interaction: Interaction, state: GameState, *, public: bool = False) -> Seen:
        """A game that has just been read. Raises what `expect` raises."""
        await self.expect(interaction, state, public=public)
        return Seen(state)

    async def load(self, interaction: Interaction, game_id: str, *, public: bool = False) -> Seen:
        """A game with the events of its last decision. Raises `expect`'s, `NoSuchGame`, `SaveDamaged`, `SaveTooNew`."""
        return await self.let(interaction, await self._service.load(game_id), public=public)

    async def position(self, interaction: Interaction, game_id: str) -> Seen:
        """The same without what happened. Raises what `load` raises."""
        return await self.let(interaction, await self._service.position(game_id))

    async def here(self, interaction: Interaction) -> Seen:
        """The game of the channel where they ask. Raises what `load` raises."""
        state = await self._service.in_channel(interaction.channel_id or 0)
        if state is None:
            raise NoSuchGame
        return await self.let(interaction, state)

    async def glance(self, interaction: Interaction) -> Seen | None:
        """The same for suggestions: None where there is none, or none that they may see."""
        try:
            return await self.here(interaction)
        except (NoSuchGame, Told, Counts):
            return None

    async def summary(self, interaction: Interaction) -> GameSummary:
        """What is known of it without its save. Raises what `expect` raises, and `NoSuchGame`."""
        return summary_of(await self.row(interaction, await self._service.store.game_in(interaction.channel_id or 0)))

    async def row(self, interaction: Interaction, row: GameRow | None) -> SeenRow:
        """A game as it is stored. Raises what `expect` raises, and `NoSuchGame` for none."""
        if row is None:
            raise NoSuchGame
        await self.expect(interaction, summary_of(row))
        return SeenRow(row)

    # --- for whom nobody asks ---

    def followed(self, state: GameState, *, guild_id: int | None) -> Seen | None:
        """For a channel of a server that follows it, which is told of none sealed; or a person who still sees it."""
        return None if guild_id is not None and self.sight.sealed(state) else Seen(state)


def own(state: GameState) -> Seen:
    """For the game's own messages, which stand where it is played; and for whoever keeps the database."""
    return Seen(state)


def _stands_here(interaction: Interaction, game: GameSummary) -> bool:
    """Whether a game stands where somebody asks; in direct messages also one that stands nowhere any more."""
    return game.channel_id == interaction.channel_id or (interaction.guild_id is None and game.channel_id == 0)

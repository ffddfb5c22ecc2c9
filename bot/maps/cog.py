"""The command `/siege map`, which shows the map or a part of it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import BotContext, Registry
from bot.maps.handlers import MapHandlers
from bot.rules.handlers import RulesHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from engine.core.asks import Refused

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_SLOTS = ("show", "of")


class MapCommand(commands.Cog):
    """The command that shows the map."""

    def __init__(self, context: BotContext, maps: MapHandlers, rules: RulesHandlers) -> None:
        self.context = context
        self.maps = maps
        self.rules = rules

    @app_commands.command(name="map", description=worded("command-map"))
    @app_commands.describe(
        show=worded("option-map-show"), of=worded("option-map-of"), quarter=worded("option-map-quarter")
    )
    async def map(
        self, interaction: Interaction, show: Name | None = None, of: Name | None = None, quarter: Name | None = None
    ) -> None:
        """Show the map privately."""
        state = await self.context.visibility.here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await self.maps.show(interaction, state, options={"show": show, "of": of}, part=quarter or "")
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused

    @map.autocomplete("show")
    async def _map_show(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "show", typed)

    @map.autocomplete("of")
    async def _map_of(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "of", typed)

    @map.autocomplete("quarter")
    async def _map_quarter(self, interaction: Interaction, typed: str) -> Choices:
        state = await self.context.visibility.glance(interaction)
        if state is None:
            return []
        parts = self.context.presenter(state).parts()
        wanted = typed.casefold()
        return [
            app_commands.Choice(name=title[:100], value=part) for part, title in parts if wanted in title.casefold()
        ]

    async def _suggest(self, interaction: Interaction, slot: str, typed: str) -> Choices:
        """Return the autocomplete suggestions for an option of the command."""
        state = await self.context.visibility.glance(interaction)
        if state is None:
            return []
        options = {name: str(value) for name, value in interaction.namespace if value and name in _SLOTS}
        return [each.choice() for each in self.maps.suggest(state, slot, typed, options)]


def register(registry: Registry, rules: RulesHandlers) -> None:
    """Register the command and its handlers."""
    maps = MapHandlers(registry.context)
    registry.buttons(maps)
    registry.game_commands(MapCommand(registry.context, maps, rules))

"""The command `/siege odds`: shows the odds of a roll in advance."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.typed import Suggestion
from bot.context import BotContext, Registry
from bot.games.state import VisibleGame
from bot.odds import whole_game
from bot.odds.handlers import OddsHandlers
from bot.rules.handlers import RulesHandlers
from bot.ui.command_translation import worded
from bot.ui.components import OPTIONS
from bot.ui.text_limits import Name, Sentence
from engine.core.asks import Refused

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_SLOTS = ("what", "zone", "from", "at", "with")


class OddsCommands(commands.Cog):
    """The command that shows the odds of a roll."""

    def __init__(self, context: BotContext, odds_handlers: OddsHandlers, rules: RulesHandlers) -> None:
        self.context = context
        self.odds_handlers = odds_handlers
        self.rules = rules

    @app_commands.command(name="odds", description=worded("command-odds"))
    @app_commands.rename(start="from", weapons="with")
    @app_commands.describe(
        what=worded("option-odds-what"),
        zone=worded("option-odds-zone"),
        start=worded("option-from"),
        at=worded("option-at"),
        weapons=worded("option-with"),
        compare=worded("option-odds-compare"),
        text=worded("option-text"),
    )
    async def odds(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        what: Name | None = None,
        zone: Name | None = None,
        start: Name | None = None,
        at: Name | None = None,
        weapons: Sentence | None = None,
        compare: Name | None = None,
        text: bool = False,
    ) -> None:
        """Show the odds of a roll privately."""
        state = await self.context.visibility.here(interaction)
        if whole_game.is_meant(what):
            await whole_game.show(self.context, interaction, state)
            return
        options = dict(zip(_SLOTS, (what, zone, start, at, weapons), strict=True))
        try:
            await self.odds_handlers.show(interaction, state, options=options, compare=compare, pictured=not text)
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused

    @odds.autocomplete("what")
    async def _odds_what(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "what", typed)

    @odds.autocomplete("zone")
    async def _odds_zone(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "zone", typed)

    @odds.autocomplete("start")
    async def _odds_from(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "from", typed)

    @odds.autocomplete("at")
    async def _odds_at(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "at", typed)

    @odds.autocomplete("weapons")
    async def _odds_with(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "with", typed)

    @odds.autocomplete("compare")
    async def _odds_compare(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest(interaction, "compare", typed)

    async def _suggest(self, interaction: Interaction, slot: str, typed: str) -> Choices:
        """Return suggestions of rolls, for players and spectators."""
        state = await self.context.visibility.glance(interaction)
        found = self._rolls(interaction, state, slot, typed) if state is not None else []
        chances = self.context.chances
        if slot == "what" and (chances.may_tell(state) if state is not None else chances.on):
            whole = whole_game.suggested(typed)
            found = [*found[: OPTIONS - len(whole)], *whole]
        return [each.choice() for each in found]

    def _rolls(self, interaction: Interaction, state: VisibleGame, slot: str, typed: str) -> list[Suggestion]:
        options = {name: str(value) for name, value in interaction.namespace if value and name in _SLOTS}
        return self.odds_handlers.suggest(state, slot, typed, options)


def register(registry: Registry, rules: RulesHandlers) -> None:
    """Register the command and its handlers."""
    odds_handlers = OddsHandlers(registry.context)
    registry.buttons(odds_handlers)
    registry.game_commands(OddsCommands(registry.context, odds_handlers, rules))

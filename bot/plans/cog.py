"""The command group `/plan`: shows and plays plans."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.boards.decisions import Decisions
from bot.boards.message import BoardMessages
from bot.boards.own_copy import OwnCopies
from bot.context import Registry
from bot.plans.handlers import PlanHandlers
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class PlanCog(commands.GroupCog, group_name="plan", group_description=worded("command-plan")):
    """Contains the commands that show and play plans."""

    def __init__(self, plans: PlanHandlers) -> None:
        super().__init__()
        self.plans = plans

    @app_commands.command(name="show", description=worded("command-plan-show"))
    @app_commands.describe(plan=worded("option-plan"), text=worded("option-text"))
    async def show(self, interaction: Interaction, plan: Name | None = None, text: bool = False) -> None:
        """Show a plan privately."""
        await self.plans.show_named(interaction, plan or "", pictured=not text)

    @app_commands.command(name="take", description=worded("command-plan-take"))
    @app_commands.describe(plan=worded("option-plan-taken"))
    async def take(self, interaction: Interaction, plan: Name) -> None:
        """Play a plan."""
        await self.plans.take_named(interaction, plan)

    @show.autocomplete("plan")
    @take.autocomplete("plan")
    async def _plan(self, interaction: Interaction, typed: str) -> Choices:
        return await self.plans.suggest(interaction, typed)


def register(registry: Registry, decisions: Decisions, boards: BoardMessages) -> None:
    """Register the commands and their handlers."""
    plans = PlanHandlers(registry.context, decisions, OwnCopies(registry.context, boards))
    registry.buttons(plans)
    registry.cog(PlanCog(plans))

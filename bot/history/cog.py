"""Commands about a game's history: the log, the export as a file, and checking the dice."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.context import BotContext, GameFinder, Registry
from bot.games.seed_texts import until, word_facts
from bot.history.journal import full_record, verify_record
from bot.history.log import GameLog
from bot.history.verify_report import verify_text
from bot.ui.command_translation import worded
from bot.ui.replies import note, whisper
from bot.ui.text_limits import Name
from bot.ui.texts import say
from engine.core.record import write

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class HistoryCommands(commands.Cog):
    """The commands for the log, the export and the verification of games."""

    def __init__(self, context: BotContext, game_log: GameLog, game_list: GameFinder) -> None:
        self.context = context
        self.game_log = game_log
        self.game_list = game_list

    @app_commands.command(name="log", description=worded("command-log"))
    @app_commands.describe(
        day=worded("option-log-day"),
        phase=worded("option-log-phase"),
        zone=worded("option-log-zone"),
        kind=worded("option-log-kind"),
        game=worded("option-any-game"),
    )
    async def log(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        day: Name | None = None,
        phase: Name | None = None,
        zone: Name | None = None,
        kind: Name | None = None,
        game: Name | None = None,
    ) -> None:
        """Show all decisions, the users who made them, and the events that followed."""
        row = await self.game_list.row(interaction, game)
        filters = {"day": day or "", "phase": phase or "", "place": zone or "", "kind": kind or ""}
        await self.game_log.show(interaction, row, **filters)

    @log.autocomplete("day")
    async def _log_day(self, interaction: Interaction, typed: str) -> Choices:
        row = await self.game_list.meant(interaction)
        return self.game_log.suggest_days(row, typed) if row is not None else []

    @log.autocomplete("phase")
    async def _log_phase(self, interaction: Interaction, typed: str) -> Choices:
        return await self._log_slot(interaction, "phase", typed)

    @log.autocomplete("zone")
    async def _log_zone(self, interaction: Interaction, typed: str) -> Choices:
        return await self._log_slot(interaction, "zone", typed)

    @log.autocomplete("kind")
    async def _log_kind(self, interaction: Interaction, typed: str) -> Choices:
        return await self._log_slot(interaction, "kind", typed)

    @log.autocomplete("game")
    async def _log_game(self, interaction: Interaction, typed: str) -> Choices:
        return await self.game_list.suggest(interaction, typed)

    async def _log_slot(self, interaction: Interaction, slot: str, typed: str) -> Choices:
        row = await self.game_list.meant(interaction)
        return self.game_log.suggest(row, slot, typed) if row is not None else []

    @app_commands.command(name="export", description=worded("command-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send the user the whole game as one file."""
        state = await self.context.visibility.here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        record = await full_record(self.context.service.store, state)
        data = await asyncio.to_thread(write, record)
        name = f"{state.system}-{state.id}.json"
        running = state.status == "running"
        kept = until(state) if state.sealed else ""
        key = "export-running" if running else "daily-export" if kept else "export-done"
        view = note(say(key, name=name, until=kept))
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        box.add_item(ui.File(f"attachment://{name}"))
        await interaction.followup.send(view=view, files=[discord.File(io.BytesIO(data), name)], ephemeral=True)

    @app_commands.command(name="verify", description=worded("command-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Check every die roll and card of a finished game."""
        state = await self.context.visibility.here(interaction)
        if state.seed is None and state.secret is None:
            over = state.status != "running" and state.sealed
            running = "verify-pledged" if state.pledged else "verify-running"
            key, kept = ("daily-verify", until(state)) if over else (running, "")
            facts = word_facts(state.word) if state.word is not None else {"word": "none", "from": ""}
            await whisper(interaction, say(key, hash=state.seed_hash, until=kept, **facts))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        record = await full_record(self.context.service.store, state)
        report = await asyncio.to_thread(verify_record, record)
        lines = verify_text(report, record)
        await whisper(interaction, "\n".join(lines))


def register(registry: Registry, game_list: GameFinder) -> None:
    """Register the commands and their handlers."""
    game_log = GameLog(registry.context)
    registry.buttons(game_log)
    registry.game_commands(HistoryCommands(registry.context, game_log, game_list))

"""The command group `/analysis`: turning points and mistakes of finished games."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.analysis.at_the_end import AtTheEnd
from bot.analysis.handlers import AnalysisHandlers
from bot.analysis.puzzle_reminders import JOB, KIND, PuzzleReminders, today
from bot.analysis.puzzles import OwnPuzzleHandlers
from bot.analysis.service import Analyses
from bot.context import GameFinder, Registry
from bot.games.state import GameState
from bot.replays.handlers import ReplayHandlers
from bot.runtime.scheduler import BOARDS
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from bot.web.server import BoardServer
from db.own_puzzles import REMINDS, OwnPuzzles
from engine.core.chances.effort import TURNING_POINTS
from render.presenter import LOOKS, look_of

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Point = app_commands.Range[int, 1, TURNING_POINTS]


def _named(name: str) -> locale_str:
    """Return the name of a command with its own translation key."""
    return locale_str(name, key=f"name-analysis-{name}")


class AnalysisCog(commands.GroupCog, group_name="analysis", group_description=worded("command-analysis")):
    """Commands about a finished game."""

    def __init__(self, handlers: AnalysisHandlers, puzzles: OwnPuzzleHandlers, game_list: GameFinder) -> None:
        super().__init__()
        self.handlers = handlers
        self.puzzles = puzzles
        self.game_list = game_list

    @app_commands.command(name=_named("show"), description=worded("command-analysis-show"))
    @app_commands.describe(
        game=worded("option-any-game"), text=worded("option-analysis-text"), look=worded("option-look")
    )
    @app_commands.choices(
        look=[app_commands.Choice(name=worded(f"choice-look-{look}"), value=look) for look in LOOKS],
    )
    async def show(
        self, interaction: Interaction, game: Name | None = None, text: bool = False, look: str | None = None
    ) -> None:
        """Show how the win chances of a game changed, and its turning points."""
        state = await self.game_list.open(interaction, game)
        await self.handlers.show(interaction, state, look=look_of(look), text=text)

    @app_commands.command(name=_named("again"), description=worded("command-analysis-again"))
    @app_commands.describe(point=worded("option-analysis-point"), game=worded("option-any-game"))
    async def again(self, interaction: Interaction, point: Point | None = None, game: Name | None = None) -> None:
        """Show the position before one of the user's mistakes, to try again."""
        await self.puzzles.again(interaction, self.game_list, game, point)

    @app_commands.command(name=_named("play"), description=worded("command-analysis-play"))
    @app_commands.describe(point=worded("option-analysis-point"), game=worded("option-any-game"))
    async def play(self, interaction: Interaction, point: Point | None = None, game: Name | None = None) -> None:
        """Start a new game from the position before a turning point."""
        await self.handlers.play(interaction, await self.game_list.open(interaction, game), point)

    @show.autocomplete("game")
    @again.autocomplete("game")
    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        return await self.game_list.suggest(interaction, typed, running=False)


def _now(now: datetime) -> dict[str, Any]:
    """Return the parameters of the query for due reminders."""
    return {"now": now, "today": today(now)}


def register(registry: Registry, game_list: GameFinder, replays: ReplayHandlers, page: BoardServer) -> Analyses:
    """Register the feature, and return its analyses. The caller must close them."""
    context = registry.context

    async def found(state: GameState) -> None:
        context.boards.printed_pages.forget(state)
        await context.board_delivery.enqueue(state.id)  # its poster shows how the chances went
        context.scheduler.wake_now(BOARDS)
        page.changed(state.id)

    analyses = Analyses(context.service.store, context.chances, found)
    at_the_end = AtTheEnd(context, analyses)
    context.boards.printed_pages.register(at_the_end.poster_foot, at_the_end.turning)
    context.boards.register(at_the_end.lesson)
    page.table.steps.chances = at_the_end.chances
    handlers = AnalysisHandlers(context, analyses, replays)
    stored = OwnPuzzles(context.service.store.database)
    reminders = PuzzleReminders(context, stored)
    puzzles = OwnPuzzleHandlers(handlers, stored, reminders)
    context.notices.register(KIND, reminders)
    context.scheduler.register(JOB, reminders.run_due, waits=REMINDS, values=_now)
    registry.buttons(handlers, puzzles, reminders)
    registry.cog(AnalysisCog(handlers, puzzles, game_list))
    return analyses

"""The command group `/daily`: the daily game, which is the same for all users."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.chances.battle_trials import draws
from bot.context import BotContext, Registry
from bot.daily.announcements import DailyAnnouncements
from bot.daily.battle_handlers import DayBattleHandlers
from bot.daily.battles import JOB as BATTLES
from bot.daily.battles import DayBattles
from bot.daily.handlers import DailyHandlers
from bot.daily.leaderboard import EVERYWHERE, SERVER
from bot.daily.puzzle_handlers import PuzzleHandlers
from bot.daily.puzzles import JOB as PUZZLES
from bot.daily.puzzles import Puzzles
from bot.daily.service import KIND, DailyService, after, day_of
from bot.runtime import clock
from bot.runtime.scheduler import BOARDS, DAILY
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name
from db.daily import WAITS
from db.daily_days import battle_of

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


def _named(name: str) -> locale_str:
    """Return the translatable name of a daily command."""
    return locale_str(name, key=f"name-daily-{name}")


class DailyCog(commands.GroupCog, group_name="daily", group_description=worded("command-daily")):
    """Commands to play the daily game, see results, practise, and announce days."""

    def __init__(self, context: BotContext, daily: DailyService, puzzles: Puzzles, *, locale: str) -> None:
        super().__init__()
        self.daily = daily
        self.locale = locale
        self.attempts = DailyHandlers(context, daily, locale=locale)
        self.puzzles = PuzzleHandlers(context, puzzles, locale=locale)
        self.battles = DayBattleHandlers(context, self.attempts)
        self.announcements = DailyAnnouncements(context, daily, self.attempts)
        context.notices.register(KIND, self.announcements)

    @app_commands.command(name=_named("play"), description=worded("command-daily-play"))
    async def play(self, interaction: Interaction) -> None:
        """Play today's attempt."""
        await self.attempts.play(interaction)

    @app_commands.command(name=_named("puzzle"), description=worded("command-daily-puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        """Show today's puzzle."""
        await self.puzzles.show(interaction)

    @app_commands.command(name=_named("battle"), description=worded("command-daily-battle"))
    async def battle(self, interaction: Interaction) -> None:
        """Show today's battle."""
        await self.battles.show(interaction)

    @app_commands.command(name=_named("board"), description=worded("command-daily-board"))
    @app_commands.describe(day=worded("option-daily-day"), where=worded("option-daily-where"))
    @app_commands.choices(
        where=[
            app_commands.Choice(name=worded(f"choice-daily-{where}"), value=where) for where in (SERVER, EVERYWHERE)
        ],
    )
    async def board(self, interaction: Interaction, day: Name | None = None, where: str | None = None) -> None:
        """Show the leaderboard of a day."""
        await self.attempts.table(interaction, day, where)

    @board.autocomplete("day")
    async def _board_day(self, _: Interaction, typed: str) -> Choices:
        return await self.attempts.suggest(typed, today=True)

    @app_commands.command(name=_named("status"), description=worded("command-daily-status"))
    async def status(self, interaction: Interaction) -> None:
        """Show the hashes of the dice, the times of the day, and the user's attempt."""
        await self.attempts.status(interaction)

    @app_commands.command(name=_named("practice"), description=worded("command-daily-practice"))
    @app_commands.describe(day=worded("option-daily-past"))
    async def practice(self, interaction: Interaction, day: Name) -> None:
        """Start a practice game with the dice of a past day. It does not count."""
        await self.attempts.practise(interaction, day)

    @practice.autocomplete("day")
    async def _practice_day(self, _: Interaction, typed: str) -> Choices:
        return await self.attempts.suggest(typed, today=False)

    @app_commands.command(name=_named("follow"), description=worded("command-daily-follow"))
    async def follow(self, interaction: Interaction) -> None:
        """Announce each day in this channel."""
        await self.announcements.follow(interaction, locale=self.locale)

    @app_commands.command(name=_named("unfollow"), description=worded("command-daily-unfollow"))
    async def unfollow(self, interaction: Interaction) -> None:
        """Stop announcing the days in this channel."""
        await self.announcements.unfollow(interaction)


def _days(now: datetime) -> dict[str, str]:
    """Return the days whose data must exist at `now`."""
    today = day_of(now)
    return {"today": today, "tomorrow": after(today), "battle": battle_of(today)}


def register(registry: Registry, *, search: bool) -> tuple[Puzzles, DayBattles]:
    """Register the feature, and return its puzzles and battles, which must be closed.

    With `search`, the bot generates battles and looks for new puzzles.
    """
    context = registry.context
    redraw = partial(context.scheduler.wake_now, BOARDS)
    daily = DailyService(
        context.service, now=clock.now, instance=registry.instance, on_closed=redraw, watch=context.quiet
    )
    context.service.subscribe(daily.follow)
    context.scheduler.register(DAILY, daily.run_due, waits=WAITS, values=_days)
    puzzles = Puzzles(context.service.store.database, context.chances, on=search and context.chances.on)
    if puzzles.searches:
        context.scheduler.register(PUZZLES, puzzles.run_due)
    battles = DayBattles(daily, context.chances)
    if search and context.chances.on and draws():
        context.scheduler.register(BATTLES, battles.run_due)
    cog = DailyCog(context, daily, puzzles, locale=registry.locale)
    registry.buttons(cog.attempts, cog.puzzles, cog.battles)
    registry.cog(cog)
    return puzzles, battles

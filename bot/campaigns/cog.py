"""The command group `/campaign`, for games that play one game day on each real day."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.campaigns.calls import KIND as CALL
from bot.campaigns.calls import Calls
from bot.campaigns.given_back import give_back
from bot.campaigns.handlers import CampaignHandlers
from bot.campaigns.left_plans import LeftPlanHandlers
from bot.campaigns.mention_handlers import MentionHandlers
from bot.campaigns.messages import CampaignMessages
from bot.campaigns.more_time import HOUR, TOMORROW, MoreTimeHandlers
from bot.campaigns.reminders import KIND as REMINDER
from bot.campaigns.reminders import Reminders
from bot.campaigns.service import KIND as CAMPAIGN
from bot.campaigns.service import CampaignService
from bot.campaigns.status import StatusHandlers
from bot.campaigns.time_parsing import suggestions
from bot.campaigns.zones import prepare, suggested_zones
from bot.context import BotContext, Registry, hide_game_option
from bot.games.seats.chairs import CALENDAR_PACES
from bot.play.new_game import NewGameHandlers
from bot.runtime.scheduler import CALLS, CAMPAIGNS, REMINDERS
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name, Sentence, Short
from bot.ui.texts import language_choices, say
from db.campaigns import REMINDS, WAITS
from db.mentions import WAITS as MENTIONS_WAIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from db.storage.leases import Share

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_OFFERED = ("1h", "2h", "4h", "12h")


def _reactions() -> list[app_commands.Choice[str]]:
    """Return the choices for how a campaign handles reactions."""
    return [app_commands.Choice(name=worded(f"choice-{each}"), value=each) for each in CALENDAR_PACES]


class CampaignCog(commands.GroupCog, group_name="campaign", group_description=worded("command-campaign")):
    """Commands to start, pause, change, show and end campaigns."""

    def __init__(self, client: discord.Client, context: BotContext, calendar: CampaignService, *, locale: str) -> None:
        super().__init__()
        self.new_games = NewGameHandlers(context, locale=locale)
        self.schedule = CampaignHandlers(context, calendar, self.new_games)
        calls = Calls(client, context)
        self.shown = StatusHandlers(context, self.schedule, calls)
        self.named = MentionHandlers(context, self.schedule, calls)
        self.time = MoreTimeHandlers(context, calendar)
        self.left = LeftPlanHandlers(context, self.schedule)
        hide_game_option(self.start)

    async def cog_load(self) -> None:
        """Build the tables of time zones in a thread."""
        asyncio.get_running_loop().run_in_executor(None, prepare)

    @app_commands.command(name="start", description=worded("command-campaign-start"))
    @app_commands.describe(
        hour=worded("option-campaign-hour"),
        zone=worded("option-campaign-zone"),
        days=worded("option-campaign-days"),
        deadline=worded("option-campaign-deadline"),
        more_time=worded("option-campaign-more-time"),
        reactions=worded("option-campaign-reactions"),
        where=worded("option-where"),
        house_rules=worded("option-house-rules"),
        seed=worded("option-seed"),
        language=worded("option-language"),
        game=worded("option-game"),
    )
    @app_commands.choices(
        where=[
            app_commands.Choice(name=worded("choice-here"), value="here"),
            app_commands.Choice(name=worded("choice-thread"), value="thread"),
        ],
        language=language_choices(),
        reactions=_reactions(),
    )
    async def start(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        hour: Short,
        zone: Short,
        days: Short | None = None,
        deadline: Short | None = None,
        more_time: bool = False,
        reactions: str | None = None,
        where: str = "here",
        house_rules: Sentence | None = None,
        seed: Short | None = None,
        language: str | None = None,
        game: Name | None = None,
    ) -> None:
        """Start a campaign in a new game or in the channel's current game."""
        await self.schedule.start(
            interaction,
            hour=hour,
            zone=zone,
            days=days,
            deadline=deadline,
            more_time=more_time,
            reactions=reactions,
            where=where,
            house_rules=house_rules,
            seed=seed,
            language=language,
            game=game,
        )

    @app_commands.command(name="pause", description=worded("command-campaign-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Pause the campaign."""
        await self.schedule.pause(interaction)

    @app_commands.command(name="resume", description=worded("command-campaign-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Resume the campaign."""
        await self.schedule.resume(interaction)

    @app_commands.command(name="hour", description=worded("command-campaign-hour"))
    @app_commands.describe(
        hour=worded("option-campaign-hour"),
        zone=worded("option-campaign-zone"),
        days=worded("option-campaign-days"),
        deadline=worded("option-campaign-deadline"),
        more_time=worded("option-campaign-more-time"),
        own=worded("option-campaign-own"),
        reactions=worded("option-campaign-reactions"),
    )
    @app_commands.choices(reactions=_reactions())
    async def hour(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        hour: Short | None = None,
        zone: Short | None = None,
        days: Short | None = None,
        deadline: Short | None = None,
        more_time: bool | None = None,
        own: bool = False,
        reactions: str | None = None,
    ) -> None:
        """Change the time and the other settings of the campaign."""
        await self.schedule.hours(
            interaction,
            hour=hour,
            zone=zone,
            days=days,
            deadline=deadline,
            more_time=more_time,
            own=own,
            reactions=reactions,
        )

    @app_commands.command(name="skip", description=worded("command-campaign-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Skip the next real day."""
        await self.schedule.skip(interaction)

    @app_commands.command(name="status", description=worded("command-campaign-status"))
    async def status(self, interaction: Interaction) -> None:
        """Show the schedule and the state of the campaign."""
        await self.shown.status(interaction)

    @app_commands.command(name="end", description=worded("command-campaign-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the campaign and play on without a calendar."""
        await self.schedule.end(interaction)

    @app_commands.command(name="remind", description=worded("command-campaign-remind"))
    @app_commands.describe(before=worded("option-campaign-before"))
    async def remind(self, interaction: Interaction, before: Short) -> None:
        """Set the user's reminder before deadlines."""
        await self.schedule.remind(interaction, before)

    @app_commands.command(name="mention", description=worded("command-campaign-mention"))
    @app_commands.describe(
        day=worded("option-campaign-mention-day"),
        waiting=worded("option-campaign-mention-waiting"),
        before=worded("option-campaign-before"),
        role=worded("option-campaign-mention-role"),
    )
    async def mention(
        self,
        interaction: Interaction,
        day: bool | None = None,
        waiting: bool | None = None,
        before: Short | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Set for which messages users or a role are mentioned in the channel."""
        await self.named.change(interaction, day=day, waiting=waiting, before=before, role=role)

    @app_commands.command(name="more", description=worded("command-campaign-more"))
    @app_commands.describe(time=worded("option-campaign-more"))
    @app_commands.choices(
        time=[
            app_commands.Choice(name=worded("choice-more-hour"), value=HOUR),
            app_commands.Choice(name=worded("choice-more-tomorrow"), value=TOMORROW),
        ]
    )
    async def more(self, interaction: Interaction, time: str) -> None:
        """Postpone the user's deadline."""
        await self.time.ask(interaction, time)

    @app_commands.command(name="plan", description=worded("command-campaign-plan"))
    @app_commands.describe(plan=worded("option-campaign-plan"), when=worded("option-campaign-when"))
    async def plan(self, interaction: Interaction, plan: Name, when: Name | None = None) -> None:
        """Prepare a plan for the next day."""
        await self.left.leave(interaction, plan=plan, when=when)

    # --- autocompletion ---

    @plan.autocomplete("plan")
    async def _plans(self, interaction: Interaction, typed: str) -> Choices:
        return await self.left.suggest_plans(interaction, typed)

    @plan.autocomplete("when")
    async def _cases(self, interaction: Interaction, typed: str) -> Choices:
        return await self.left.suggest_cases(interaction, typed)

    @start.autocomplete("zone")
    @hour.autocomplete("zone")
    async def _zones(self, _: Interaction, typed: str) -> Choices:
        return [app_commands.Choice(name=name, value=zone) for name, zone in suggested_zones(typed)]

    @start.autocomplete("days")
    @hour.autocomplete("days")
    async def _days(self, _: Interaction, typed: str) -> Choices:
        keys = ("campaign-days-all", "campaign-days-weekdays", "campaign-days-weekend")
        return _choices([say(key) for key in keys], typed)

    @remind.autocomplete("before")
    @mention.autocomplete("before")
    async def _before(self, _: Interaction, typed: str) -> Choices:
        return _choices([*_OFFERED, say("campaign-off")], typed)

    @start.autocomplete("house_rules")
    async def _rules(self, interaction: Interaction, typed: str) -> Choices:
        return self.new_games.suggest_rules(typed, game=interaction.namespace.game)

    @start.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> Choices:
        return self.new_games.suggest_games(typed)


def wire_campaigns(
    client: discord.Client, context: BotContext, *, instance: str, share: Callable[[], Share | None] = lambda: None
) -> CampaignService:
    """Return the campaign service, connected to the bot."""
    calendar, reminders = CampaignService(client, context, instance=instance, share=share), Reminders(context)
    calls = Calls(client, context)
    context.service.subscribe(calendar.follow)
    context.service.subscribe(calendar.sides.follow)
    context.notices.register(CAMPAIGN, CampaignMessages(context, calls))
    context.notices.register(CALL, calls)
    context.notices.register(REMINDER, reminders)
    context.quiet.register(give_back)
    context.scheduler.register(CAMPAIGNS, calendar.run_due, waits=WAITS)
    context.scheduler.subscribe(calendar.leapt)
    context.scheduler.register(REMINDERS, reminders.run_due, waits=REMINDS)
    context.scheduler.register(CALLS, calls.round, waits=MENTIONS_WAIT)
    return calendar


def register(registry: Registry) -> None:
    """Register the feature."""
    calendar = wire_campaigns(registry.client, registry.context, instance=registry.instance, share=registry.share)
    cog = CampaignCog(registry.client, registry.context, calendar, locale=registry.locale)
    registry.buttons(cog.time)
    registry.cog(cog)


def _choices(words: list[str], typed: str) -> Choices:
    return [app_commands.Choice(name=word, value=word) for word in suggestions(words, typed)]

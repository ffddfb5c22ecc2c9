"""The commands of the group `/judge`: what organizers and judges of a tournament do."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.context import Registry
from bot.runtime.scheduler import REMIND, TABLES, THREADS, TOURNAMENTS
from bot.tournaments.asking.sure import Sure
from bot.tournaments.desk import Desk
from bot.tournaments.drafts.draft_handlers import DraftHandlers
from bot.tournaments.judge_commands import JudgeCommands, read_tables
from bot.tournaments.judge_handlers import JudgeHandlers
from bot.tournaments.judging import PLAYER_ACTIONS
from bot.tournaments.own_games import JOB as OWN_GAMES
from bot.tournaments.panels.kit import KitPanel
from bot.tournaments.panels.settings_panel import SettingsPanel
from bot.tournaments.report_handlers import ReportHandlers
from bot.tournaments.service import TournamentService
from bot.tournaments.table_delivery import TableDelivery
from bot.tournaments.weeks.arranging import Arranging
from bot.tournaments.weeks.note_texts import TournamentNotices
from bot.tournaments.weeks.notes import KIND
from bot.tournaments.weeks.reminders import Reminders
from bot.tournaments.weeks.threads import DeletedThreads, TableThreads
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name, Short
from db.tournaments.store import Tournaments
from engine.tournament.folding.conduct import MOST_CONDUCT

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Number = app_commands.Range[int, 1, 1000]
Round = app_commands.Range[int, 1, 12]
Reason = app_commands.Range[str, 1, 200]
Minutes = app_commands.Range[int, 1, 20_160]
Points = app_commands.Range[int, 1, MOST_CONDUCT]

OUTCOMES = ("played", "conceded", "no-show", "unplayed", "won", "draw")
PENALTIES = ("dice-and-tape", "ruler", "manual", "scenery", "camp", "dice-talk", "conduct")


def _named(name: str) -> locale_str:
    """Return a localized command name; its key is separate because other groups may translate the name differently."""
    return locale_str(name, key=f"name-judge-{name}")


def _choices(family: str, words: tuple[str, ...]) -> Choices:
    return [app_commands.Choice(name=worded(f"choice-judge-{family}-{word}"), value=word) for word in words]


class JudgeCog(commands.GroupCog, group_name="judge", group_description=worded("command-judge")):
    """Commands of organizers and judges."""

    def __init__(self, judging: JudgeCommands, panel: SettingsPanel, drafts: DraftHandlers) -> None:
        super().__init__()
        self.drafts = drafts
        self.judging = judging
        self.house = panel

    @app_commands.command(name=_named("panel"), description=worded("command-judge-panel"))
    async def panel(self, interaction: Interaction) -> None:
        """Show what waits for a judge."""
        await self.judging.handlers.panel(interaction)

    @app_commands.command(name=_named("settings"), description=worded("command-judge-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show and change the switches of the house."""
        await self.house.show(interaction)

    @app_commands.command(name=_named("helpers"), description=worded("command-judge-helpers"))
    @app_commands.describe(person=worded("option-judge-person"))
    async def helpers(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Name a judge, or take one back who is one; without a person, list them."""
        await self.judging.helpers(interaction, person)

    @app_commands.command(name=_named("handover"), description=worded("command-judge-handover"))
    @app_commands.describe(person=worded("option-judge-leader"))
    async def handover(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Let somebody else lead; without a person, who manages the server takes the place."""
        await self.judging.handover(interaction, person)

    @app_commands.command(name=_named("pair"), description=worded("command-judge-pair"))
    @app_commands.describe(again=worded("option-judge-again"), tables=worded("option-judge-tables"))
    async def pair(self, interaction: Interaction, again: bool = False, tables: Short | None = None) -> None:
        """Draw up the next round, or pair again."""
        found = read_tables(tables or "")
        await self.drafts.pair(interaction, found, anew=again or bool(found))

    @app_commands.command(name=_named("time"), description=worded("command-judge-time"))
    @app_commands.describe(
        minutes=worded("option-judge-minutes"), table=worded("option-judge-table"), until=worded("option-judge-until")
    )
    async def time(
        self,
        interaction: Interaction,
        minutes: Minutes | None = None,
        table: Number | None = None,
        until: Short | None = None,
    ) -> None:
        """Start the round, add minutes to it or to a table, or name its end."""
        await self.judging.time(interaction, minutes or 0, table or 0, until=until or "")

    @app_commands.command(name=_named("result"), description=worded("command-judge-result"))
    @app_commands.describe(
        table=worded("option-judge-table"),
        round=worded("option-judge-round"),
        outcome=worded("option-judge-outcome"),
        player=worded("option-judge-player"),
        reason=worded("option-judge-reason"),
    )
    @app_commands.choices(outcome=_choices("outcome", OUTCOMES))
    async def result(
        self,
        interaction: Interaction,
        *,
        table: Number,
        round: Round | None = None,
        outcome: str = "played",
        player: Name | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Enter or correct the result of a table."""
        await self.judging.result(
            interaction, table, round_=round or 0, outcome=outcome, player=player or "", reason=reason or ""
        )

    @app_commands.command(name=_named("player"), description=worded("command-judge-player"))
    @app_commands.describe(
        action=worded("option-judge-action"), player=worded("option-judge-player"), reason=worded("option-judge-reason")
    )
    @app_commands.choices(action=_choices("player", PLAYER_ACTIONS))
    async def player(
        self, interaction: Interaction, action: str, player: Name | None = None, reason: Reason | None = None
    ) -> None:
        """Enter guests; admit, drop, excuse, annul, expel or restore a player."""
        await self.judging.player(interaction, action, player or "", reason or "")

    @app_commands.command(name=_named("penalty"), description=worded("command-judge-penalty"))
    @app_commands.describe(
        player=worded("option-judge-player"),
        line=worded("option-judge-line"),
        points=worded("option-judge-points"),
        reason=worded("option-judge-reason"),
        takeback=worded("option-judge-takeback"),
    )
    @app_commands.choices(line=_choices("penalty", PENALTIES))
    async def penalty(
        self,
        interaction: Interaction,
        *,
        player: Name | None = None,
        line: str | None = None,
        points: Points | None = None,
        reason: Reason | None = None,
        takeback: Number | None = None,
    ) -> None:
        """Give a penalty, or take one back by its number; without either, list them."""
        await self.judging.penalty(
            interaction, player or "", line or "", points=points or 0, reason=reason or "", back=takeback or 0
        )

    @app_commands.command(name=_named("list"), description=worded("command-judge-list"))
    @app_commands.describe(
        player=worded("option-judge-player"),
        returned=worded("option-judge-returned"),
        paper=worded("option-judge-paper"),
        until=worded("option-judge-list-until"),
    )
    async def list(
        self,
        interaction: Interaction,
        player: Name | None = None,
        returned: Reason | None = None,
        paper: app_commands.Range[int, 0, 9] | None = None,
        until: Short | None = None,
    ) -> None:
        """Go through the lists; approve one, return it with a word and a date, or enter one."""
        await self.judging.lists(interaction, player or "", returned or "", paper, until=until or "")

    @app_commands.command(name=_named("end"), description=worded("command-judge-end"))
    @app_commands.describe(early=worded("option-judge-early"))
    async def end(self, interaction: Interaction, early: bool = False) -> None:
        """Close the tournament."""
        await self.judging.end(interaction, early=early)

    @app_commands.command(name=_named("cancel"), description=worded("command-judge-cancel"))
    @app_commands.describe(reason=worded("option-judge-reason"))
    async def cancel(self, interaction: Interaction, reason: Reason) -> None:
        """Take the present round back, or cancel the tournament before its first."""
        await self.judging.cancel(interaction, reason)

    @app_commands.command(name=_named("reopen"), description=worded("command-judge-reopen"))
    @app_commands.describe(reason=worded("option-judge-reason"))
    async def reopen(self, interaction: Interaction, reason: Reason) -> None:
        """Open a tournament that is over, to correct it."""
        await self.judging.reopen(interaction, reason)

    @result.autocomplete("player")
    @player.autocomplete("player")
    @penalty.autocomplete("player")
    @list.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return await self.judging.suggest(interaction, typed)


async def _wake(_connection: object, _given: object) -> Collection[str]:
    """Return the jobs that give back what was missed (see `db.quiet`)."""
    return OWN_GAMES, TABLES, TOURNAMENTS, REMIND


def register(registry: Registry) -> Desk:
    """Register reports of tables and what judges do; return what other handlers of tournaments share."""
    context = registry.context
    service = TournamentService(Tournaments(context.service.store.database))
    desk = Desk(
        service,
        registry.access,
        wake=partial(context.scheduler.wake_now, OWN_GAMES, TABLES, TOURNAMENTS, THREADS, REMIND),
    )
    threads = TableThreads(service, context.board_delivery.channels, instance=registry.instance, share=registry.share)
    context.scheduler.register(THREADS, threads.run_due)
    missing = context.quiet.missing
    context.quiet.register(_wake)
    delivery = TableDelivery(
        service,
        context.board_delivery.channels,
        instance=registry.instance,
        share=registry.share,
        missing=missing,
    )
    context.scheduler.register(TABLES, delivery.run_due)
    context.scheduler.register(REMIND, Reminders(service, missing=missing).run_due)
    context.notices.register(KIND, TournamentNotices(service))
    registry.cog(DeletedThreads(threads))
    arranging, reports = Arranging(desk), ReportHandlers(desk)
    handlers = JudgeHandlers(desk, reports)
    kit, sure, drafts = KitPanel(handlers), Sure(handlers), DraftHandlers(handlers)
    judging, panel = JudgeCommands(handlers, kit, sure), SettingsPanel(handlers, sure)
    registry.buttons(reports, handlers, judging, arranging, kit, panel, sure, drafts)
    registry.cog(JudgeCog(judging, panel, drafts))
    return desk

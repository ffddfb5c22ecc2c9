"""The commands `/tournament` and `/judge`."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.campaigns.zones import suggested_zones
from bot.context import Registry
from bot.runtime.scheduler import REMIND, TABLES, THREADS, TOURNAMENTS
from bot.tournaments.arranging import Arranging
from bot.tournaments.channels import Moving, WatchCommands
from bot.tournaments.drafts import DraftHandlers
from bot.tournaments.exports import FORMATS, ExportHandlers
from bot.tournaments.handlers import Handlers
from bot.tournaments.judge_commands import JudgeCommands, read_tables
from bot.tournaments.judge_handlers import JudgeHandlers, KitPanel, Sure
from bot.tournaments.judging import PLAYER_ACTIONS
from bot.tournaments.messages import KIND
from bot.tournaments.own_games import JOB as OWN_GAMES
from bot.tournaments.own_games import OwnGameHandlers
from bot.tournaments.own_games import register as register_own_games
from bot.tournaments.players import Latecomers, PlayerCommands
from bot.tournaments.posts import TournamentPictures, TournamentWorker
from bot.tournaments.queries import PRINTED, Queries
from bot.tournaments.reminders import Reminders, TournamentNotices
from bot.tournaments.reports import ReportHandlers
from bot.tournaments.service import TournamentService
from bot.tournaments.settings_panel import SettingsPanel
from bot.tournaments.table_posts import DeletedThreads, TableDelivery, TableThreads
from bot.tournaments.words import suggest_games, suggest_scenarios
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name, Short
from db.tournaments.store import WAITS, Tournaments
from db.tournaments.watching import Watching
from engine.tournament.folding.conduct import MOST_CONDUCT
from engine.tournament.folding.organizing import MOST_ROUNDS
from engine.tournament.league import rounds_for
from engine.tournament.settings import MOST

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Number = app_commands.Range[int, 1, 1000]
Round = app_commands.Range[int, 1, rounds_for(MOST)]
Reason = app_commands.Range[str, 1, 200]
Minutes = app_commands.Range[int, 1, 20_160]
Points = app_commands.Range[int, 1, MOST_CONDUCT]

OUTCOMES = ("played", "conceded", "no-show", "unplayed", "won", "draw")
PENALTIES = ("dice-and-tape", "ruler", "manual", "scenery", "camp", "dice-talk", "conduct")


def _judge_name(name: str) -> locale_str:
    """Return the translatable name of a `/judge` command."""
    return locale_str(name, key=f"name-judge-{name}")


def _choices(family: str, words: tuple[str, ...]) -> Choices:
    return [app_commands.Choice(name=worded(f"choice-judge-{family}-{word}"), value=word) for word in words]


class JudgeCog(commands.GroupCog, group_name="judge", group_description=worded("command-judge")):
    """Contains the commands of organizers and judges."""

    def __init__(self, judging: JudgeCommands, panel: SettingsPanel, drafts: DraftHandlers) -> None:
        super().__init__()
        self.drafts = drafts
        self.judging = judging
        self.house = panel

    @app_commands.command(name=_judge_name("panel"), description=worded("command-judge-panel"))
    async def panel(self, interaction: Interaction) -> None:
        """Show the judge's open tasks."""
        await self.judging.handlers.panel(interaction)

    @app_commands.command(name=_judge_name("settings"), description=worded("command-judge-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show and change the switches of the house rules."""
        await self.house.show(interaction)

    @app_commands.command(name=_judge_name("helpers"), description=worded("command-judge-helpers"))
    @app_commands.describe(person=worded("option-judge-person"))
    async def helpers(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Appoint a judge, or dismiss one; without a user, list them."""
        await self.judging.helpers(interaction, person)

    @app_commands.command(name=_judge_name("handover"), description=worded("command-judge-handover"))
    @app_commands.describe(person=worded("option-judge-leader"))
    async def handover(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Hand the tournament over to another organizer. Without a user, a server manager takes it over."""
        await self.judging.handover(interaction, person)

    @app_commands.command(name=_judge_name("pair"), description=worded("command-judge-pair"))
    @app_commands.describe(again=worded("option-judge-again"), tables=worded("option-judge-tables"))
    async def pair(self, interaction: Interaction, again: bool = False, tables: Short | None = None) -> None:
        """Pair the players for the next round, or pair them again."""
        found = read_tables(tables or "")
        await self.drafts.pair(interaction, found, anew=again or bool(found))

    @app_commands.command(name=_judge_name("time"), description=worded("command-judge-time"))
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
        """Start the round, give more minutes to the round or a table, or set when it ends."""
        await self.judging.time(interaction, minutes or 0, table or 0, until=until or "")

    @app_commands.command(name=_judge_name("result"), description=worded("command-judge-result"))
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

    @app_commands.command(name=_judge_name("player"), description=worded("command-judge-player"))
    @app_commands.describe(
        action=worded("option-judge-action"), player=worded("option-judge-player"), reason=worded("option-judge-reason")
    )
    @app_commands.choices(action=_choices("player", PLAYER_ACTIONS))
    async def player(
        self, interaction: Interaction, action: str, player: Name | None = None, reason: Reason | None = None
    ) -> None:
        """Enter guests, or change a player: admit, drop, excuse, annul, expel or restore them."""
        await self.judging.player(interaction, action, player or "", reason or "")

    @app_commands.command(name=_judge_name("penalty"), description=worded("command-judge-penalty"))
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
        """Give a penalty, or revoke the penalty with the number `takeback`; without options, list all penalties."""
        await self.judging.penalty(
            interaction, player or "", line or "", points=points or 0, reason=reason or "", back=takeback or 0
        )

    @app_commands.command(name=_judge_name("list"), description=worded("command-judge-list"))
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
        """List the army lists. With options, approve one, return it, or enter one from paper."""
        await self.judging.lists(interaction, player or "", returned or "", paper, until=until or "")

    @app_commands.command(name=_judge_name("end"), description=worded("command-judge-end"))
    @app_commands.describe(early=worded("option-judge-early"))
    async def end(self, interaction: Interaction, early: bool = False) -> None:
        """Close the tournament."""
        await self.judging.end(interaction, early=early)

    @app_commands.command(name=_judge_name("cancel"), description=worded("command-judge-cancel"))
    @app_commands.describe(reason=worded("option-judge-reason"))
    async def cancel(self, interaction: Interaction, reason: Reason) -> None:
        """Undo the current round; before the first round, cancel the tournament."""
        await self.judging.cancel(interaction, reason)

    @app_commands.command(name=_judge_name("reopen"), description=worded("command-judge-reopen"))
    @app_commands.describe(reason=worded("option-judge-reason"))
    async def reopen(self, interaction: Interaction, reason: Reason) -> None:
        """Reopen a finished tournament to correct it."""
        await self.judging.reopen(interaction, reason)

    @result.autocomplete("player")
    @player.autocomplete("player")
    @penalty.autocomplete("player")
    @list.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return await self.judging.suggest(interaction, typed)


async def _wake(_connection: object, _given: object) -> Collection[str]:
    """Return the jobs to wake after an outage."""
    return OWN_GAMES, TABLES, TOURNAMENTS, REMIND


def register_judges(registry: Registry) -> Handlers:
    """Register the handlers for table reports and judges' actions. Return the handlers that other features need."""
    context = registry.context
    service = TournamentService(Tournaments(context.service.store.database))
    shared = Handlers(
        service,
        registry.access,
        context.quiet,
        wake=partial(context.scheduler.wake_now, OWN_GAMES, TABLES, TOURNAMENTS, THREADS, REMIND),
    )
    threads = TableThreads(service, context.board_delivery.channels, instance=registry.instance, share=registry.share)
    context.scheduler.register(THREADS, threads.run_due, waits=WAITS)
    context.quiet.register(_wake)
    delivery = TableDelivery(
        service,
        context.board_delivery.channels,
        instance=registry.instance,
        share=registry.share,
        watch=context.quiet,
    )
    context.scheduler.register(TABLES, delivery.run_due, waits=WAITS)
    context.scheduler.register(REMIND, Reminders(service, context.quiet).run_due, waits=WAITS)
    context.notices.register(KIND, TournamentNotices(service, context.service.roster))
    registry.cog(DeletedThreads(threads))
    arranging, reports = Arranging(shared), ReportHandlers(shared)
    handlers = JudgeHandlers(shared, reports, context.service.roster)
    kit, sure, drafts = KitPanel(handlers), Sure(handlers), DraftHandlers(handlers)
    judging, panel = JudgeCommands(handlers, kit, sure), SettingsPanel(handlers, sure)
    registry.buttons(reports, handlers, judging, arranging, kit, panel, sure, drafts)
    registry.cog(JudgeCog(judging, panel, drafts))
    return shared


# --- /tournament ---


Places = app_commands.Range[int, 2, 1000]
Table = app_commands.Range[int, 1, 500]
Rounds = app_commands.Range[int, 1, MOST_ROUNDS]
PRESETS = ("centuria-day", "centuria-weeks", "games", "league", "duel", "duplicate")


def _tournament_name(name: str) -> locale_str:
    """Return the name of a command with its own translation key."""
    return locale_str(name, key=f"name-tournament-{name}")


_LOOKS = [app_commands.Choice(name=worded(f"choice-look-{look}"), value=look) for look in PRINTED]


class TournamentCog(commands.GroupCog, group_name="tournament", group_description=worded("command-tournament")):
    """Contains the commands for players and all other users."""

    def __init__(
        self,
        players: PlayerCommands,
        queries: Queries,
        exports: ExportHandlers,
        games: OwnGameHandlers,
        watching: WatchCommands,
    ) -> None:
        super().__init__()
        self.watching = watching
        self.players = players
        self.queries = queries
        self.exports = exports
        self.games = games

    @app_commands.command(name=_tournament_name("create"), description=worded("command-tournament-create"))
    @app_commands.describe(
        format=worded("option-tournament-format"),
        name=worded("option-tournament-name"),
        when=worded("option-tournament-when"),
        zone=worded("option-tournament-zone"),
        rounds=worded("option-tournament-rounds"),
        places=worded("option-tournament-places"),
        game=worded("option-tournament-game"),
        scenario=worded("option-tournament-scenario"),
        rated=worded("option-tournament-rated"),
    )
    @app_commands.choices(
        format=[app_commands.Choice(name=worded(f"choice-tournament-{each}"), value=each) for each in PRESETS]
    )
    async def create(
        self,
        interaction: Interaction,
        *,
        format: str,
        name: Name,
        when: Short,
        zone: Short,
        rounds: Rounds | None = None,
        places: Places | None = None,
        game: Name | None = None,
        scenario: Name | None = None,
        rated: bool = False,
    ) -> None:
        """Create a tournament in this channel."""
        await self.players.create(
            interaction,
            preset=format,
            name=name,
            when=when,
            zone=zone,
            rounds=rounds or 0,
            places=places or 0,
            game=game or "",
            scenario=scenario or "",
            rated=rated,
        )

    @create.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_games(interaction.namespace.format or "", typed)

    @create.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, typed: str) -> Choices:
        said = interaction.namespace
        battles = await self.players.battles.of_server(interaction.guild_id)
        return suggest_scenarios(said.format or "", said.game or "", typed, battles)

    @create.autocomplete("zone")
    async def _zone(self, _: Interaction, typed: str) -> Choices:
        return [app_commands.Choice(name=label, value=zone) for label, zone in suggested_zones(typed)]

    @app_commands.command(name=_tournament_name("join"), description=worded("command-tournament-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the tournament of this channel."""
        await self.players.join(interaction)

    @app_commands.command(name=_tournament_name("leave"), description=worded("command-tournament-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the tournament."""
        await self.players.leave(interaction)

    @app_commands.command(name=_tournament_name("list"), description=worded("command-tournament-list"))
    @app_commands.describe(file=worded("option-tournament-file"))
    async def list(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Submit an army list."""
        await self.players.list(interaction, file)

    @app_commands.command(name=_tournament_name("here"), description=worded("command-tournament-here"))
    async def here(self, interaction: Interaction) -> None:
        """Record that the user is present."""
        await self.players.here(interaction)

    @app_commands.command(name=_tournament_name("away"), description=worded("command-tournament-away"))
    @app_commands.describe(round=worded("option-tournament-round"), back=worded("option-tournament-back"))
    async def away(self, interaction: Interaction, round: Round | None = None, back: bool = False) -> None:
        """Record that the user will miss a round. With `back`, record that they will play it."""
        await self.players.away(interaction, round or 0, back=back)

    @app_commands.command(name=_tournament_name("table"), description=worded("command-tournament-table"))
    async def table(self, interaction: Interaction) -> None:
        """Show the user's own table."""
        await self.players.table(interaction)

    @app_commands.command(name=_tournament_name("report"), description=worded("command-tournament-report"))
    async def report(self, interaction: Interaction) -> None:
        """Report the result of the user's own table."""
        await self.players.report(interaction)

    @app_commands.command(name=_tournament_name("pairings"), description=worded("command-tournament-pairings"))
    @app_commands.describe(round=worded("option-tournament-round"), look=worded("option-look"))
    @app_commands.choices(look=_LOOKS)
    async def pairings(self, interaction: Interaction, round: Round | None = None, look: str | None = None) -> None:
        """Show the tables of a round."""
        await self.queries.pairings(interaction, round or 0, look)

    @app_commands.command(name=_tournament_name("page"), description=worded("command-tournament-page"))
    @app_commands.describe(round=worded("option-tournament-round"), look=worded("option-look"))
    @app_commands.choices(look=_LOOKS)
    async def page(self, interaction: Interaction, round: Round | None = None, look: str | None = None) -> None:
        """Show the standings."""
        await self.queries.standings(interaction, round or 0, look)

    @app_commands.command(name=_tournament_name("info"), description=worded("command-tournament-info"))
    async def info(self, interaction: Interaction) -> None:
        """Show format, dates and participants."""
        await self.queries.info(interaction)

    @app_commands.command(name=_tournament_name("why"), description=worded("command-tournament-why"))
    @app_commands.describe(
        player=worded("option-tournament-player"),
        table=worded("option-tournament-table"),
        round=worded("option-tournament-round"),
    )
    async def why(
        self,
        interaction: Interaction,
        player: Name | None = None,
        table: Table | None = None,
        round: Round | None = None,
    ) -> None:
        """Explain a pairing or a rank."""
        await self.queries.why(interaction, player=player or "", round_=round or 0, table=table or 0)

    @app_commands.command(name=_tournament_name("log"), description=worded("command-tournament-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show the log of the tournament."""
        await self.queries.log(interaction)

    @app_commands.command(name=_tournament_name("find"), description=worded("command-tournament-find"))
    async def find(self, interaction: Interaction) -> None:
        """List the server's tournaments."""
        await self.queries.find(interaction)

    @app_commands.command(name=_tournament_name("watch"), description=worded("command-tournament-watch"))
    @app_commands.describe(tournament=worded("option-tournament-tournament"))
    async def watch(self, interaction: Interaction, tournament: Name) -> None:
        """Let this channel follow a tournament in another channel."""
        await self.watching.watch(interaction, tournament)

    @watch.autocomplete("tournament")
    async def _watchable(self, interaction: Interaction, typed: str) -> Choices:
        return await self.watching.suggest(interaction, typed)

    @app_commands.command(name=_tournament_name("unwatch"), description=worded("command-tournament-unwatch"))
    async def unwatch(self, interaction: Interaction) -> None:
        """Stop following tournaments in this channel."""
        await self.watching.unwatch(interaction)

    @app_commands.command(name=_tournament_name("export"), description=worded("command-tournament-export"))
    @app_commands.describe(format=worded("option-texport-format"))
    @app_commands.choices(
        format=[app_commands.Choice(name=worded(f"choice-texport-{form}"), value=form) for form in FORMATS]
    )
    async def export(self, interaction: Interaction, format: str = "json") -> None:
        """Send the tournament as a file."""
        await self.exports.export(interaction, format)

    @app_commands.command(name=_tournament_name("play"), description=worded("command-tournament-play"))
    async def play(self, interaction: Interaction) -> None:
        """Start a game of the bot at the user's table."""
        await self.games.play(interaction, (await self.players.shared.here(interaction)).row.id)


def register(registry: Registry) -> Handlers:
    """Register the tournament features. Return the handlers that other features use."""
    context = registry.context
    shared = register_judges(registry)
    games = register_own_games(registry, shared)
    pictures = TournamentPictures(context)
    late, queries = Latecomers(shared), Queries(shared, pictures)
    players = PlayerCommands(shared, ReportHandlers(shared), late)
    worker = TournamentWorker(
        registry.client,
        shared.service,
        instance=registry.instance,
        share=registry.share,
        channels=context.board_delivery.channels,
        pictures=pictures,
        watch=context.quiet,
    )
    context.scheduler.register(TOURNAMENTS, worker.run_due, waits=WAITS)
    exports, moving = ExportHandlers(shared), Moving(shared)
    registry.buttons(players, queries, late, exports, moving)
    watching = WatchCommands(shared, Watching(shared.service.store.database))
    registry.cog(TournamentCog(players, queries, exports, games, watching))
    return shared

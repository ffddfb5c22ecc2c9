"""The commands of the group `/tournament`: what players do, and what everybody may look at."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.campaigns.zones import suggested_zones
from bot.context import Registry
from bot.runtime.scheduler import TOURNAMENTS
from bot.tournaments.asking.latecomers import Latecomers
from bot.tournaments.asking.moving import Moving
from bot.tournaments.desk import Desk
from bot.tournaments.files.export_handlers import FORMATS, ExportHandlers
from bot.tournaments.judge_cog import register as register_judges
from bot.tournaments.looks import PRINTED, Looks
from bot.tournaments.own_game_handlers import OwnGameHandlers
from bot.tournaments.own_game_handlers import register as register_own_games
from bot.tournaments.player_commands import PlayerCommands
from bot.tournaments.report_handlers import ReportHandlers
from bot.tournaments.telling.game_words import suggest_games, suggest_scenarios
from bot.tournaments.telling.pictures import TournamentPictures
from bot.tournaments.weeks.watch import WatchCommands
from bot.tournaments.worker import TournamentWorker
from bot.ui.command_translation import worded
from bot.ui.text_limits import Name, Short
from bot.ui.texts import reader
from db.tournaments.watching import Watching

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Round = app_commands.Range[int, 1, 12]
Places = app_commands.Range[int, 2, 1000]
Table = app_commands.Range[int, 1, 500]
PRESETS = ("centuria-day", "centuria-weeks", "games", "duel", "duplicate")


def _named(name: str) -> locale_str:
    """Return a localized command name; its key is separate because other groups may translate the name differently."""
    return locale_str(name, key=f"name-tournament-{name}")


_LOOKS = [app_commands.Choice(name=worded(f"choice-look-{look}"), value=look) for look in PRINTED]


class TournamentCog(commands.GroupCog, group_name="tournament", group_description=worded("command-tournament")):
    """Commands of players and of everybody."""

    def __init__(
        self,
        players: PlayerCommands,
        looks: Looks,
        exports: ExportHandlers,
        games: OwnGameHandlers,
        watching: WatchCommands,
    ) -> None:
        super().__init__()
        self.watching = watching
        self.players = players
        self.looks = looks
        self.exports = exports
        self.games = games

    @app_commands.command(name=_named("create"), description=worded("command-tournament-create"))
    @app_commands.describe(
        format=worded("option-tournament-format"),
        name=worded("option-tournament-name"),
        when=worded("option-tournament-when"),
        zone=worded("option-tournament-zone"),
        rounds=worded("option-tournament-rounds"),
        places=worded("option-tournament-places"),
        game=worded("option-tournament-game"),
        scenario=worded("option-tournament-scenario"),
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
        rounds: Round | None = None,
        places: Places | None = None,
        game: Name | None = None,
        scenario: Name | None = None,
    ) -> None:
        """Draw up a tournament in this channel."""
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
        )

    @create.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        return suggest_games(interaction.namespace.format or "", typed, locale=reader(interaction))

    @create.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, typed: str) -> Choices:
        said = interaction.namespace
        return suggest_scenarios(said.format or "", said.game or "", typed, locale=reader(interaction))

    @create.autocomplete("zone")
    async def _zone(self, _: Interaction, typed: str) -> Choices:
        return [app_commands.Choice(name=label, value=zone) for label, zone in suggested_zones(typed)]

    @app_commands.command(name=_named("join"), description=worded("command-tournament-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the tournament of this channel."""
        await self.players.join(interaction)

    @app_commands.command(name=_named("leave"), description=worded("command-tournament-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the tournament."""
        await self.players.leave(interaction)

    @app_commands.command(name=_named("list"), description=worded("command-tournament-list"))
    @app_commands.describe(file=worded("option-tournament-file"))
    async def list(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Hand in an army list."""
        await self.players.list(interaction, file)

    @app_commands.command(name=_named("here"), description=worded("command-tournament-here"))
    async def here(self, interaction: Interaction) -> None:
        """Say that one is here."""
        await self.players.here(interaction)

    @app_commands.command(name=_named("away"), description=worded("command-tournament-away"))
    @app_commands.describe(round=worded("option-tournament-round"), back=worded("option-tournament-back"))
    async def away(self, interaction: Interaction, round: Round | None = None, back: bool = False) -> None:
        """Sit out a round, or play it after all."""
        await self.players.away(interaction, round or 0, back=back)

    @app_commands.command(name=_named("table"), description=worded("command-tournament-table"))
    async def table(self, interaction: Interaction) -> None:
        """Tell one's own table."""
        await self.players.table(interaction)

    @app_commands.command(name=_named("report"), description=worded("command-tournament-report"))
    async def report(self, interaction: Interaction) -> None:
        """Report one's own table."""
        await self.players.report(interaction)

    @app_commands.command(name=_named("pairings"), description=worded("command-tournament-pairings"))
    @app_commands.describe(round=worded("option-tournament-round"), look=worded("option-look"))
    @app_commands.choices(look=_LOOKS)
    async def pairings(self, interaction: Interaction, round: Round | None = None, look: str | None = None) -> None:
        """Show the tables of a round."""
        await self.looks.pairings(interaction, round or 0, look)

    @app_commands.command(name=_named("page"), description=worded("command-tournament-page"))
    @app_commands.describe(round=worded("option-tournament-round"), look=worded("option-look"))
    @app_commands.choices(look=_LOOKS)
    async def page(self, interaction: Interaction, round: Round | None = None, look: str | None = None) -> None:
        """Show the standing."""
        await self.looks.page(interaction, round or 0, look)

    @app_commands.command(name=_named("info"), description=worded("command-tournament-info"))
    async def info(self, interaction: Interaction) -> None:
        """Show format, dates and who is in."""
        await self.looks.info(interaction)

    @app_commands.command(name=_named("why"), description=worded("command-tournament-why"))
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
        """Explain a pairing or a place."""
        await self.looks.why(interaction, player=player or "", round_=round or 0, table=table or 0)

    @app_commands.command(name=_named("log"), description=worded("command-tournament-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show all that has happened."""
        await self.looks.log(interaction)

    @app_commands.command(name=_named("find"), description=worded("command-tournament-find"))
    async def find(self, interaction: Interaction) -> None:
        """List the server's tournaments."""
        await self.looks.find(interaction)

    @app_commands.command(name=_named("watch"), description=worded("command-tournament-watch"))
    @app_commands.describe(tournament=worded("option-tournament-tournament"))
    async def watch(self, interaction: Interaction, tournament: Name) -> None:
        """Let this channel watch a tournament of another one."""
        await self.watching.watch(interaction, tournament)

    @watch.autocomplete("tournament")
    async def _watchable(self, interaction: Interaction, typed: str) -> Choices:
        return await self.watching.suggest(interaction, typed)

    @app_commands.command(name=_named("unwatch"), description=worded("command-tournament-unwatch"))
    async def unwatch(self, interaction: Interaction) -> None:
        """Let this channel watch nothing any more."""
        await self.watching.unwatch(interaction)

    @app_commands.command(name=_named("export"), description=worded("command-tournament-export"))
    @app_commands.describe(format=worded("option-texport-format"))
    @app_commands.choices(
        format=[app_commands.Choice(name=worded(f"choice-texport-{form}"), value=form) for form in FORMATS]
    )
    async def export(self, interaction: Interaction, format: str = "json") -> None:
        """Send the tournament as a file."""
        await self.exports.export(interaction, format)

    @app_commands.command(name=_named("play"), description=worded("command-tournament-play"))
    async def play(self, interaction: Interaction) -> None:
        """Begin the bot's own game at the user's table."""
        await self.games.play(interaction, (await self.players.desk.here(interaction)).row.id)


def register(registry: Registry) -> Desk:
    """Register tournaments: what players and judges do, and the work that nobody has to ask for."""
    context = registry.context
    desk = register_judges(registry)
    games = register_own_games(registry, desk)
    pictures = TournamentPictures(context)
    players, looks = PlayerCommands(desk, ReportHandlers(desk), late := Latecomers(desk)), Looks(desk, pictures)
    worker = TournamentWorker(
        registry.client,
        desk.service,
        instance=registry.instance,
        share=registry.share,
        channels=context.board_delivery.channels,
        pictures=pictures,
        missing=context.quiet.missing,
    )
    context.scheduler.register(TOURNAMENTS, worker.run_due)
    exports, moving = ExportHandlers(desk), Moving(desk)
    registry.buttons(players, looks, late, exports, moving)
    watching = WatchCommands(desk, Watching(desk.service.store.database))
    registry.cog(TournamentCog(players, looks, exports, games, watching))
    return desk

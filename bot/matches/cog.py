"""The command group `/match`: find opponents, make challenges, and list games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

import engine.games
from bot.campaigns.zones import suggested_zones
from bot.context import Registry, hide_game_option
from bot.games.agreements import OFFERED
from bot.games.seats.chairs import PACES
from bot.matches.agreed import PAUSE_ENDS, AgreedHandlers, EndExtra, OfferNotices, PauseEndsNotices, PauseExtra
from bot.matches.handlers import MatchHandlers, Wanted
from bot.matches.holidays import HolidayHandlers
from bot.matches.ladder import KIND as LADDER
from bot.matches.ladder import SEASON, LadderContents, LadderHandlers, LadderKeeper, SeasonNotices
from bot.matches.levels import LEVELS
from bot.matches.lobby import KIND as LOBBY
from bot.matches.lobby import LobbyHandlers, LobbyKeeper
from bot.matches.messages import ASK, BEGUN, TOLD, AskNotices, BegunNotices, SeekNotices, ToldNotices
from bot.matches.own_games import suggested_games
from bot.matches.ratings import ANNULLED, AnnulledNotices, RatingHandlers
from bot.matches.wishes import WishNotices
from bot.matches.worker import SeekWorker, given_back
from bot.play.challenges import SEEK, WISH
from bot.players.departures import Departures
from bot.ui.command_translation import worded
from bot.ui.components import OPTIONS
from bot.ui.text_limits import Name, Short
from bot.ui.texts import language_choices
from bot.web.table import Table
from db.holidays import JOB as HOLIDAYS
from db.holidays import WAITS as HOLIDAYS_WAIT
from db.holidays import Holidays
from db.ladders import JOB as LADDERS
from db.ladders import WAITS as LADDERS_WAIT
from db.ladders import Ladders
from db.lobbies import JOB as LOBBIES
from db.lobbies import WAITS as LOBBIES_WAIT
from db.lobbies import Lobbies
from db.matches import JOB, WAITS, Seeks
from db.ratings import RatedGames

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


def _named(name: str) -> locale_str:
    """Return the name of a command with its own translation key."""
    return locale_str(name, key=f"name-match-{name}")


def _described(command: Any) -> Any:
    """Return a command after describing the options that it shares with other commands."""
    described = app_commands.describe(
        game=worded("option-match-game"),
        scenario=worded("option-match-scenario"),
        side=worded("option-match-side"),
        pace=worded("option-match-pace"),
        clock=worded("option-new-clock"),
        note=worded("option-match-note"),
        rated=worded("option-match-rated"),
        language=worded("option-language"),
    )(command)
    return app_commands.choices(
        pace=[app_commands.Choice(name=worded(f"choice-pace-{each}"), value=each) for each in PACES],
        language=language_choices(),
    )(described)


class MatchCog(commands.GroupCog, group_name="match", group_description=worded("command-match")):
    """Contains the commands about challenges, pauses, ratings and ladders."""

    def __init__(
        self,
        matches: MatchHandlers,
        ratings: RatingHandlers,
        ladders: LadderHandlers,
        agreed: AgreedHandlers,
        holidays: HolidayHandlers,
    ) -> None:
        super().__init__()
        self.agreed = agreed
        self.holidays = holidays
        self.matches = matches
        self.ratings = ratings
        self.ladders = ladders
        hide_game_option(self.seek, self.challenge)

    @app_commands.command(name=_named("seek"), description=worded("command-match-seek"))
    @_described
    @app_commands.describe(who=worded("option-match-who"), level=worded("option-match-level"))
    @app_commands.choices(
        level=[app_commands.Choice(name=worded(f"choice-level-{each}"), value=each) for each in LEVELS],
    )
    async def seek(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        game: Name | None = None,
        scenario: Name | None = None,
        side: Name | None = None,
        pace: str | None = None,
        clock: Short | None = None,
        note: Name | None = None,
        rated: bool = False,
        language: str | None = None,
        who: discord.Role | None = None,
        level: str = "",
    ) -> None:
        """Post a challenge to all users of the server."""
        wanted = Wanted(game, scenario, side, pace, clock, note, rated, language, who, level)
        await self.matches.seek(interaction, wanted)

    @app_commands.command(name=_named("challenge"), description=worded("command-match-challenge"))
    @app_commands.describe(user=worded("option-match-user"))
    @_described
    async def challenge(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        user: discord.Member | discord.User,
        game: Name | None = None,
        scenario: Name | None = None,
        side: Name | None = None,
        pace: str | None = None,
        clock: Short | None = None,
        note: Name | None = None,
        rated: bool = False,
        language: str | None = None,
    ) -> None:
        """Challenge a user."""
        await self.matches.seek(
            interaction, Wanted(game, scenario, side, pace, clock, note, rated, language), user=user
        )

    @app_commands.command(name=_named("open"), description=worded("command-match-open"))
    async def open(self, interaction: Interaction) -> None:
        """Show the open challenges of this server."""
        await self.matches.open(interaction)

    @app_commands.command(name=_named("mine"), description=worded("command-match-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """Show the user's games with several sides. Games that wait for the user come first."""
        await self.matches.mine(interaction)

    @app_commands.command(name=_named("since"), description=worded("command-match-since"))
    @app_commands.describe(game=worded("option-match-since"))
    async def since(self, interaction: Interaction, game: Short | None = None) -> None:
        """Show what has happened since the user's last order."""
        await self.matches.since(interaction, game)

    @app_commands.command(name=_named("note"), description=worded("command-match-note"))
    @app_commands.describe(game=worded("option-match-noted"))
    async def note(self, interaction: Interaction, game: Short | None = None) -> None:
        """Show the form for a private note about a game."""
        await self.matches.note(interaction, game)

    @note.autocomplete("game")
    @since.autocomplete("game")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggested_games(self.matches.context, interaction.user.id, typed)

    @app_commands.command(name=_named("break-off"), description=worded("command-match-break-off"))
    async def break_off(self, interaction: Interaction) -> None:
        """Propose to end the game without a winner."""
        await self.agreed.break_off(interaction)

    @app_commands.command(name=_named("pause"), description=worded("command-match-pause"))
    @app_commands.describe(until=worded("option-match-until"), holiday=worded("option-match-holiday"))
    async def pause(self, interaction: Interaction, until: Short | None = None, holiday: bool = False) -> None:
        """Propose to pause the game, start a holiday, or end either of them."""
        if holiday:
            await self.holidays.set(interaction, until)
        else:
            await self.agreed.pause(interaction, until)

    @app_commands.command(name=_named("lobby"), description=worded("command-match-lobby"))
    @app_commands.describe(
        channel=worded("option-match-channel"),
        hour=worded("option-match-hour"),
        zone=worded("option-campaign-zone"),
        role=worded("option-match-role"),
    )
    async def lobby(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        hour: Short | None = None,
        zone: Short | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Set up the lobby (the list of open challenges) in a channel, or remove it."""
        await self.matches.lobby.set(interaction, channel, hour=hour, zone=zone, role=role)

    @app_commands.command(name=_named("rating"), description=worded("command-match-rating"))
    @app_commands.describe(user=worded("option-match-rating-user"))
    async def rating(self, interaction: Interaction, user: discord.Member | discord.User | None = None) -> None:
        """Show the ratings of a user."""
        await self.ratings.rating(interaction, user)

    @app_commands.command(name=_named("ladder"), description=worded("command-match-ladder"))
    @app_commands.describe(game=worded("option-match-ladder-game"))
    async def ladder(self, interaction: Interaction, game: Name | None = None) -> None:
        """Show the server's ladder, the list of players by rating."""
        await self.ladders.show(interaction, game)

    @app_commands.command(name=_named("season"), description=worded("command-match-season"))
    @app_commands.describe(
        channel=worded("option-match-season-channel"),
        until=worded("option-match-season-until"),
        zone=worded("option-campaign-zone"),
    )
    async def season(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        until: Short | None = None,
        zone: Short | None = None,
    ) -> None:
        """Set up the server's ladder, set the end of its season, or remove it."""
        await self.ladders.set(interaction, channel, until=until, zone=zone)

    @app_commands.command(name=_named("annul"), description=worded("command-match-annul"))
    @app_commands.describe(game=worded("option-match-annul-game"), why=worded("option-match-annul-why"))
    async def annul(self, interaction: Interaction, game: Name, why: Name) -> None:
        """Annul a rated game, so that it no longer counts."""
        await self.ratings.annul(interaction, game, why)

    @annul.autocomplete("game")
    async def _rated(self, interaction: Interaction, typed: str) -> Choices:
        found = await self.ratings.suggest_rated(interaction, typed)
        return [app_commands.Choice(name=title, value=game_id) for title, game_id in found[:OPTIONS]]

    @lobby.autocomplete("zone")
    @season.autocomplete("zone")
    async def _zones(self, _: Interaction, typed: str) -> Choices:
        return [app_commands.Choice(name=name, value=zone) for name, zone in suggested_zones(typed)]

    @ladder.autocomplete("game")
    async def _ladders(self, _: Interaction, typed: str) -> Choices:
        return self.matches.suggest_games(typed)

    @seek.autocomplete("game")
    @challenge.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> Choices:
        return self.matches.suggest_games(typed)

    @seek.autocomplete("scenario")
    @challenge.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, typed: str) -> Choices:
        game = self.matches.usual(interaction.namespace.game)
        return await self.matches.new_games.suggest_scenarios(typed, game=game, guild_id=interaction.guild_id)

    @seek.autocomplete("side")
    @challenge.autocomplete("side")
    async def _sides(self, interaction: Interaction, typed: str) -> Choices:
        return self.matches.new_games.suggest_sides(typed, game=self.matches.usual(interaction.namespace.game))


def register(registry: Registry, table: Table) -> None:
    """Register the feature if there is a game with several sides."""
    if all(len(engine.games.find(name).sides) == 1 for name in engine.games.names()):
        return
    context, database = registry.context, registry.context.service.store.database
    seeks, lobbies = Seeks(database), Lobbies(database)
    lobby = LobbyHandlers(context, lobbies, locale=registry.locale)
    matches = MatchHandlers(context, seeks, lobby, locale=registry.locale)
    keeper = LobbyKeeper(registry.client, context, lobbies, seeks)
    context.service.subscribe(keeper.follow)
    context.notices.register(WISH, WishNotices(context, seeks))
    context.notices.register(LOBBY, keeper)
    context.scheduler.register(LOBBIES, keeper.run_due, waits=LOBBIES_WAIT)
    registry.buttons(matches.since_last, matches)
    context.notices.register(SEEK, SeekNotices(context, seeks))
    context.notices.register(ASK, AskNotices(context, seeks))
    context.notices.register(TOLD, ToldNotices(context, seeks))
    context.notices.register(BEGUN, BegunNotices(context, seeks))
    context.scheduler.register(JOB, SeekWorker(context, seeks).run_due, waits=WAITS)
    context.quiet.register(given_back)
    ratings = RatingHandlers(context, RatedGames(context.service.store.database))
    registry.buttons(ratings)
    ladders, members = Ladders(database), LadderContents(database, Departures(registry.client))
    ladder = LadderHandlers(context, ladders, members, locale=registry.locale)
    pages = LadderKeeper(registry.client, context, ladders, members)
    registry.buttons(ladder)
    context.notices.register(LADDER, pages)
    context.notices.register(SEASON, SeasonNotices(context, ladders))
    context.scheduler.register(LADDERS, pages.run_due, waits=LADDERS_WAIT)
    context.notices.register(ANNULLED, AnnulledNotices(context))
    agreed = table.proposals = AgreedHandlers(context)
    table.extras |= {"end": EndExtra(agreed), "pause": PauseExtra(agreed)}
    registry.buttons(agreed)
    context.notices.register(OFFERED, OfferNotices(context))
    context.notices.register(PAUSE_ENDS, PauseEndsNotices(context))
    holidays = HolidayHandlers(context, Holidays(database))
    context.scheduler.register(HOLIDAYS, holidays.run_due, waits=HOLIDAYS_WAIT)
    registry.cog(MatchCog(matches, ratings, ladder, agreed, holidays))

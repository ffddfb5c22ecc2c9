"""The bot itself: everything it needs is opened in `setup_hook`, and closed in `close`."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
from discord.ext import commands

import engine.games
import render.games
from bot.boards.delivery import Courier
from bot.boards.message import Boards
from bot.boards.pictures import Artist
from bot.boards.printed_pages import Newsroom
from bot.campaigns.cog import CampaignCog, hang_up
from bot.context import House
from bot.daily.cog import DailyCog
from bot.daily.service import Daily
from bot.delivery.gateway_events import WeatherCog
from bot.delivery.notices import Mail
from bot.delivery.outages import Weather
from bot.delivery.undeliverable import Pauses
from bot.games.access import Sight
from bot.games.changes import Change
from bot.games.errors import DeliveryProblem, SaveUnreadable
from bot.games.service import Service
from bot.games.showing import Door
from bot.play.buttons import Desk
from bot.play.cog import SiegeCog
from bot.privacy.cog import PrivacyCog
from bot.privacy.handlers import Dossiers
from bot.privacy.removed_servers import Leavetaking
from bot.records.cog import AnnalsCog
from bot.records.service import Annals
from bot.runtime import clock
from bot.runtime.backups import Nightly
from bot.runtime.cluster import Membership, share_of
from bot.runtime.command_sync import publish
from bot.runtime.command_timing import seconds_of
from bot.runtime.loop_watch import Pulse
from bot.runtime.metrics import Infirmary, Vitals
from bot.runtime.scheduler import ANNALS, BOARDS, DAILY, FAREWELLS, LETTERS, Rounds
from bot.runtime.settings import Settings
from bot.spectating.wiring import Spectators
from bot.ui.command_translation import CatalogueTranslator
from bot.ui.components import hear
from bot.ui.errors import answer_error, foreseen
from bot.ui.rate_limits import Cooldowns, Tree
from bot.voting.closing import Polls
from bot.voting.cog import VotesCog
from bot.voting.handlers import Booth
from bot.voting.service import Votes
from db import Database, open_database
from db.cluster import Duties
from db.first_time_hints import Lessons
from db.storage.errors import DatabaseError
from db.storage.leases import clock_of
from db.storage.times import latest, set_right

log = logging.getLogger(__name__)

PATIENT = 30.0
"""Seconds that the library may wait for a limit by itself: what takes longer is stored, and tried when it is over."""


async def _leapt(database: Database, leap: timedelta) -> None:
    """What was to wait a little when the clock was put back waits no longer."""
    if leap < timedelta():
        await set_right(database, now=clock.now(), leapt=True)


class Siegemaster(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: it reads no messages and no lists of members."""

    database: Database
    membership: Membership
    house: House
    desk: Desk
    simulated = False
    """On a simulated Discord, which knows nothing of the servers in whose channels the database's games may stand."""

    def __init__(self, settings: Settings) -> None:
        self.weather = Weather()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, polls=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            max_messages=None,
            tree_cls=Tree,
            http_trace=self.weather.trace(),
            max_ratelimit_timeout=PATIENT,
            # Without a token there is no Discord that could say how many shards it takes.
            shard_count=settings.shard_count or (1 if settings.token is None else None),
            # The library takes None, too, and does not say so.
            shard_ids=list(settings.shard_ids) if settings.shard_ids is not None else None,  # type: ignore[arg-type]
        )
        self.settings = settings
        self.cooldowns = Cooldowns(strict=settings.cooldowns)
        self.vitals = Vitals()
        self.pulse = Pulse()
        self.weather.listen(self.vitals.refused)
        self.infirmary: Infirmary | None = None
        self.artist: Artist | None = None
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        """Open the database, put the parts together, publish the commands, deliver what is still owed."""
        self.database = await open_database(self.settings.database)
        self.database.lease_clock = await clock_of(self.database)
        await set_right(self.database, now=clock.now(), leapt=False)
        seen = await latest(self.database)
        if seen is not None and seen - clock.now() > clock.DRIFT:
            log.warning(
                "the machine's clock has been put back: %(leap)s from what the database has seen",
                {"leap": clock.now() - seen},
            )
        rounds = Rounds(self, heartbeat=self.settings.heartbeat)
        rounds.hear(partial(_leapt, self.database))
        self.membership = Membership(self.database, self.settings, on_death=rounds.wake_now)
        await self.membership.join()
        sight = Sight(self)
        self.house = self._furnished(rounds, sight)
        self.desk = Desk(self.house, cooldowns=self.cooldowns)
        rounds.learn(BOARDS, self.house.courier.round)
        await self._open_games(sight)
        await self._open_societies()
        rounds.learn(LETTERS, self.house.mail.round, always=True)
        self._keep_backups(rounds)
        await self.tree.set_translator(CatalogueTranslator())
        await publish(self.tree, guild_id=self.settings.guild)
        await self._open_infirmary(rounds)
        rounds.start()

    def _furnished(self, rounds: Rounds, sight: Sight) -> House:
        """The parts that every command works with."""

        def stored(change: Change, woken: Collection[str], seconds: float) -> None:
            self.vitals.decided(change.after.system, by=change.by, count=len(change.entries), seconds=seconds)
            if woken:
                rounds.wake_now(*woken)

        find, me, share = render.games.find, self.membership.name, partial(share_of, self.settings)

        def wake(at: datetime) -> None:
            rounds.wake(at, BOARDS)

        service = Service(self.database, now=clock.now, on_stored=stored)
        artist = self.artist = Artist(find, vitals=self.vitals)
        artist.warm_up(engine.games.names(), locale=self.settings.locale)
        newsroom = Newsroom(service.store, find=find, artist=artist)
        lessons = Lessons(self.database)
        boards = Boards(find=find, advise=service.advise, artist=artist, lessons=lessons, newsroom=newsroom)
        courier = Courier(self, service, boards, instance=me, share=share, wake=wake, weather=self.weather)
        mail = Mail(self, self.database, instance=me, share=share, weather=self.weather, channels=courier.channels)
        self.membership.keep(mail.renew)
        self.membership.keep(courier.renew)
        return House(
            service=service,
            courier=courier,
            boards=boards,
            find=find,
            mail=mail,
            rounds=rounds,
            vitals=self.vitals,
            door=Door(service, sight),
        )

    async def _open_games(self, sight: Sight) -> None:
        """The commands of games, of those who watch them, of votes and of campaigns."""
        locale, me, share = self.settings.locale, self.membership.name, partial(share_of, self.settings)
        spectators = Spectators(self.house, sight, locale=locale)
        self.desk.learn(spectators.handlers())
        await self.add_cog(SiegeCog(self.house, self.desk, spectators, locale=locale))
        votes = Votes(self.house.service, find=self.house.find)
        polls = self.polls = Polls(self, self.house, votes, instance=me, share=share)
        await self.add_cog(WeatherCog(Pauses(self, self.house, polls)))
        booth = Booth(self.house, polls)
        self.desk.learn(booth.handlers())
        await self.add_cog(VotesCog(booth))
        calendar = hang_up(self, self.house, instance=me, share=share)
        await self.add_cog(CampaignCog(self.house, calendar, locale=locale))

    async def _open_societies(self) -> None:
        """What goes on around games: the game of the day, records, people's data."""
        locale, service, rounds = self.settings.locale, self.house.service, self.house.rounds
        assert self.artist is not None
        redraw = partial(rounds.wake_now, BOARDS)
        daily = Daily(service, now=clock.now, instance=self.membership.name, on_closed=redraw)
        service.follow(daily.follow)
        rounds.learn(DAILY, daily.round)
        await self.add_cog(DailyCog(self.house, self.desk, daily, locale=locale))
        annals = Annals(service.store, instance=self.membership.name)
        service.follow(annals.follow)
        rounds.learn(ANNALS, annals.round)
        await self.add_cog(AnnalsCog(self.house, annals, self.artist, locale=locale))
        policy = self.settings.policy_url
        dossiers = Dossiers(self.house, policy_url=str(policy) if policy is not None else None)
        self.desk.learn(dossiers.handlers())
        rounds.learn("privacy", dossiers.round)
        leavetaking = Leavetaking(self, self.database, rounds, idle=self.simulated)
        rounds.learn(FAREWELLS, leavetaking.round)
        await self.add_cog(PrivacyCog(dossiers, leavetaking))

    async def _open_infirmary(self, rounds: Rounds) -> None:
        """Let this machine look at the vital signs, when that is wanted."""
        port = self.settings.vitals_port
        if port is None:
            return
        heartbeat = self.settings.heartbeat
        self.infirmary = Infirmary(
            self,
            self.database,
            self.vitals,
            last_round=lambda: rounds.last,
            heartbeat=heartbeat,
            pulse=self.pulse,
            leaps=rounds.leaps,
        )
        try:
            log.info("vital signs on port %(port)d of this machine", {"port": await self.infirmary.open(port)})
        except OSError as error:
            # A bot that plays without being looked at is better than none.
            log.error("no vital signs: port %(port)d cannot be had: %(problem)s", {"port": port, "problem": error})

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A press of a button or a select goes to the desk; commands go to their tree."""
        await hear(interaction, self.desk)

    async def on_disconnect(self) -> None:
        """The connection to Discord was lost; the library takes it up again."""
        self.vitals.lost()

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], _: object) -> None:
        """A command has been answered."""
        seconds = seconds_of(interaction)
        if seconds is not None:
            self.vitals.answered("command", seconds)

    def _keep_backups(self, rounds: Rounds) -> None:
        """Make a backup every day, if a folder is set for them."""
        if self.settings.backups is not None:
            nightly = Nightly(self.settings.database, self.settings.backups, keep=self.settings.backups_kept)
            nightly.share(Duties(self.database), by=self.membership.name)
            rounds.learn("backups", nightly.round)

    async def post_boards(self) -> int:
        """Post the board of every running game anew; returns how many. For a world that has forgotten its messages.

        Ballots that are open come again, too.
        """
        count = 0
        await self.polls.post_anew()
        for game in await self.house.service.running():
            try:
                count += await self.house.courier.restore(game.id) is not None
            except (DeliveryProblem, SaveUnreadable, DatabaseError) as problem:
                log.warning(
                    "the board of game %(game)s could not be posted anew: %(problem)s",
                    {"game": game.id, "problem": problem},
                )
        return count

    async def close(self) -> None:
        """Stop delivering, let the workers go, close the database; closing twice does nothing."""
        if hasattr(self, "house"):
            self.house.rounds.stop()
            self.house.courier.close()
            self.house.mail.close()
        if hasattr(self, "desk"):
            self.desk.replays.close()
        if self.artist is not None:
            self.artist.close()
        if self.infirmary is not None:
            await self.infirmary.close()
        await super().close()
        if hasattr(self, "membership"):
            await self.membership.leave()
        if hasattr(self, "database"):
            await self.database.close()
        self.pulse.stop()

    async def _on_command_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("a suggestion failed", exc_info=None if foreseen(error) else error)
            return
        await answer_error(interaction, error)

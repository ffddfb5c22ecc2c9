"""The bot class: starts and closes the services, and registers all features."""

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
from bot.analysis.cog import register as register_analysis
from bot.battles.cog import register as register_battles
from bot.battles.editor_pages import EditorPages
from bot.boards.decisions import Decisions
from bot.boards.delivery import BoardDelivery
from bot.boards.drawing_queue import DrawingQueue
from bot.boards.given_lines import GivenLines
from bot.boards.message import BoardMessages
from bot.boards.pictures import PictureWorker
from bot.boards.plan_lines import PlanLines
from bot.boards.printed_pages import PrintedPages
from bot.campaigns.cog import register as register_campaigns
from bot.chances.lines import register as register_chances
from bot.chances.plan_search import Ahead
from bot.chances.pool import ComputingPool, Machines
from bot.chances.service import Chances
from bot.context import BotContext, Registry
from bot.daily.cog import register as register_daily
from bot.delivery.empty_threads import JOB as EMPTY_THREADS
from bot.delivery.empty_threads import EmptyThreads
from bot.delivery.gateway_events import register as register_delivery
from bot.delivery.notices import NoticeDelivery
from bot.delivery.outages import Outages
from bot.delivery.quiet import JOB as QUIET
from bot.delivery.quiet import QuietEvents, QuietWatch
from bot.games.access import Access
from bot.games.battle_folder import BattleFolder
from bot.games.changes import Change
from bot.games.error_answers import Explain, answer_error, foreseen
from bot.games.errors import DeliveryProblem, SaveUnreadable
from bot.games.library import Library
from bot.games.seats.given_back import room_of
from bot.games.service import Service
from bot.games.showing import Visibility
from bot.history.cog import register as register_history
from bot.lessons.cog import register as register_lessons
from bot.maps.cog import register as register_maps
from bot.matches.cog import register as register_matches
from bot.newspaper.cog import register as register_newspaper
from bot.odds.cog import register as register_odds
from bot.plans.cog import register as register_plans
from bot.play.cog import register as register_play
from bot.players.cog import register as register_players
from bot.players.wrong_place import explain
from bot.privacy.cog import register as register_privacy
from bot.records.cog import register as register_records
from bot.replays.cog import register as register_replays
from bot.rules.cog import register as register_rules
from bot.runtime import clock
from bot.runtime.backups import DailyBackups
from bot.runtime.cluster import Membership, share_of
from bot.runtime.command_sync import publish
from bot.runtime.command_timing import seconds_of
from bot.runtime.loop_watch import LoopWatch
from bot.runtime.metrics import HealthServer, Metrics
from bot.runtime.scheduler import BOARDS, NOTICES, Scheduler
from bot.runtime.settings import Settings
from bot.shared_command.cog import register as register_shared_command
from bot.sides.cog import register as register_sides
from bot.spectating.cog import register as register_spectating
from bot.tournaments.cog import register as register_tournaments
from bot.ui.command_translation import CatalogueTranslator, worded
from bot.ui.components import PanelMaker, hear
from bot.ui.custom_ids import Press
from bot.ui.rate_limits import RateLimits, Tree
from bot.ui.router import Router
from bot.undo.cog import register as register_undo
from bot.voting.cog import register as register_voting
from bot.web.cog import register as register_page
from bot.web.server import BoardServer
from db import Database, open_database
from db.chances.figures import StoredFigures
from db.cluster import Duties
from db.first_time_hints import FirstTimeHints
from db.notices import WAITS
from db.storage.errors import DatabaseError
from db.storage.leases import clock_of
from db.storage.times import latest, set_right
from db.waiting import Waiting

log = logging.getLogger(__name__)

PATIENT = 30.0
"""The time in seconds that discord.py may wait for a rate limit. For a longer one it raises; the message is stored and
sent later.
"""


async def _leapt(database: Database, leap: timedelta) -> None:
    """Correct the stored times if the machine's clock was set back."""
    if leap < timedelta():
        await set_right(database, now=clock.now(), leapt=True)


class Siegemaster(commands.AutoShardedBot):
    """The bot. It needs no privileged intent."""

    database: Database
    membership: Membership
    context: BotContext
    router: Router
    board_delivery: BoardDelivery
    notices: NoticeDelivery
    explain: Explain
    simulated = False
    """Whether Discord is simulated; if so, it does not know the servers of games that are already in the database."""

    battle_folder: BattleFolder | None = None
    """The folder with battles as files; only the local page has one."""

    editor: EditorPages | None = None
    """The editor of that folder."""

    searching = False
    """Whether the bot searches for puzzles of days that do not come with this version; `siegemaster run` sets it."""

    def __init__(self, settings: Settings) -> None:
        self.outages = Outages()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, polls=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            max_messages=None,
            tree_cls=Tree,
            http_trace=self.outages.trace(),
            max_ratelimit_timeout=PATIENT,
            # Without a token the bot cannot ask Discord for the number of shards.
            shard_count=settings.shard_count or (1 if settings.token is None else None),
            # The library accepts None as well, although its annotations do not say so.
            shard_ids=list(settings.shard_ids) if settings.shard_ids is not None else None,  # type: ignore[arg-type]
        )
        self.settings = settings
        self.cooldowns = RateLimits(strict=settings.cooldowns)
        self.metrics = Metrics()
        self.loop_watch = LoopWatch()
        self.outages.subscribe(self.metrics.refused)
        self.health_server: HealthServer | None = None
        self.pictures: PictureWorker | None = None
        self.chances: Chances | None = None
        self.page: BoardServer | None = None
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        """Open the database, publish the commands, and start the scheduler."""
        self.database = await open_database(self.settings.database)
        self.database.lease_clock = await clock_of(self.database)
        await set_right(self.database, now=clock.now(), leapt=False)
        seen = await latest(self.database)
        if seen is not None and seen - clock.now() > clock.DRIFT:
            log.warning(
                "the machine's clock has been put back: %(leap)s from what the database has seen",
                {"leap": clock.now() - seen},
            )
        scheduler = Scheduler(self, heartbeat=self.settings.heartbeat, waiting=Waiting(self.database))
        scheduler.subscribe(partial(_leapt, self.database))
        self.membership = Membership(self.database, self.settings, on_death=scheduler.wake_now)
        await self.membership.join()
        await self._furnish(scheduler, Access(self))
        scheduler.register(NOTICES, self.notices.run_due, always=True, waits=WAITS)
        self._keep_backups(scheduler)
        await self.tree.set_translator(CatalogueTranslator())
        await publish(self.tree, guild_id=self.settings.guild)
        await self._open_infirmary(scheduler)
        await self._open_page()
        scheduler.start()

    async def _furnish(self, scheduler: Scheduler, access: Access) -> None:
        """Create the shared services, then register the features."""

        def stored(change: Change, woken: Collection[str], seconds: float) -> None:
            entries = change.entries
            by = entries[-1].action if entries else ""
            self.metrics.decided(change.after.system, by=by, count=len(entries), seconds=seconds)
            page = self.page
            if page is not None and (page.table.watched or page.table.kept or page.feed.listeners):
                page.changed(change.after.id)
            if woken:
                scheduler.wake_now(*woken)

        find, me, share = render.games.find, self.membership.name, partial(share_of, self.settings)

        def wake(at: datetime) -> None:
            scheduler.wake(at, BOARDS)

        service = Service(self.database, now=clock.now, on_stored=stored)
        pictures = self.pictures = PictureWorker(find, metrics=self.metrics, processes=self.settings.drawers)
        pictures.warm_up(engine.games.names(), locale=self.settings.locale)
        printed_pages = PrintedPages(service.store, find=find, pictures=pictures)
        hints = FirstTimeHints(self.database)
        boards = BoardMessages(
            find=find, advise=service.advise, pictures=pictures, hints=hints, printed_pages=printed_pages
        )
        board_delivery = BoardDelivery(self, service, boards, instance=me, share=share, wake=wake, outages=self.outages)
        notices = NoticeDelivery(
            self, self.database, instance=me, share=share, outages=self.outages, channels=board_delivery.channels
        )
        self.membership.register(notices.renew)
        self.membership.register(board_delivery.renew)
        self.board_delivery, self.notices = board_delivery, notices
        quiet = self.quiet = QuietWatch(
            self,
            self.database,
            self.settings,
            scheduler=scheduler,
            outages=self.outages,
            channels=board_delivery.channels,
            simulated=self.simulated,
        )
        await quiet.wake_up()
        self.membership.register(quiet.beat)
        service.games.posts = True
        service.games.missing = lambda game, side: quiet.missing(game.guild_id, game.id, room_of(game, side))
        pool = self.pool = ComputingPool(self.settings.reckoners, DrawingQueue, elsewhere=self._elsewhere())
        self._troubles = {"reckoning": pool.trouble, "drawing": pictures.trouble}
        chances = self.chances = Chances(StoredFigures(self.database), pool, on=self.settings.chances)
        boards.register_offers(chances.offers)
        service.games.foresight = Ahead(pool, on=self.settings.chances)
        self.context = BotContext(
            service=service,
            board_delivery=board_delivery,
            boards=boards,
            find=find,
            notices=notices,
            scheduler=scheduler,
            metrics=self.metrics,
            visibility=Visibility(service, access),
            chances=chances,
            quiet=quiet,
            battles=Library(self.database, self.battle_folder),
        )
        boards.register(GivenLines(quiet).line)
        scheduler.register(QUIET, quiet.run_due)
        scheduler.register(BOARDS, board_delivery.run_due)
        scheduler.register(EMPTY_THREADS, EmptyThreads(self, self.database).run_due)
        await self._register(boards, pictures, access)

    def _elsewhere(self) -> Machines | None:
        """Return the connection to other machines that compute chances. Return None if the bot uses none."""
        if not self.settings.queue:
            return None
        from bot.chances.elsewhere import Elsewhere  # noqa: PLC0415 (its libraries come with an extra)

        return Elsewhere(self.settings.database)

    async def _register(self, boards: BoardMessages, pictures: PictureWorker, access: Access) -> None:
        """Let every feature register its buttons, commands and jobs."""
        context = self.context

        async def expect(interaction: discord.Interaction[Any], press: Press) -> None:
            await context.visibility.expect(interaction, await context.service.roster.game(press.game))

        async def fail(
            interaction: discord.Interaction[Any], press: Press, error: Exception, edits: bool, panel: PanelMaker | None
        ) -> None:
            await buttons.fail(interaction, press, error, edits, panel)

        self.router = Router(cooldowns=self.cooldowns, metrics=self.metrics, expect=expect, fail=fail)
        self.add_listener(partial(hear, router=self.router), "on_interaction")
        registry = Registry(
            client=self,
            context=context,
            router=self.router,
            access=access,
            locale=self.settings.locale,
            instance=self.membership.name,
            share=partial(share_of, self.settings),
            group=discord.app_commands.Group(name="siege", description=worded("command-group")),
        )
        policy = self.settings.policy_url
        rules = register_rules(registry)
        decisions = Decisions(context, self.board_delivery, rules)
        register_maps(registry, rules)
        register_odds(registry, rules)
        register_undo(registry, rules)
        register_plans(registry, decisions, boards)
        players = register_players(registry)
        self.polls = register_voting(registry, decisions)
        register_delivery(registry, ballots_again=self.polls.again)
        buttons, info, offer = register_play(registry, boards, decisions, rules)
        self.explain = partial(explain, context, offer)
        if self.chances is not None:
            self.board_lines = register_chances(context, self.chances)
            self.plan_lines = PlanLines(context, self.chances, boards.pictures)
            boards.register(self.plan_lines.notice)
            self.router.press_queue.busy = self.chances.busy.say
        self.shared_command = register_shared_command(registry, players, decisions, rules)
        self.page = register_page(registry, boards, decisions, rules, self.cooldowns, secret=self.settings.activity_key)
        register_sides(registry, rules, self.page.table)
        context.service.games.on_ordered = self.page.feed.told
        self.game_list, self.past_boards = register_spectating(registry, info, self.page.shared)
        register_history(registry, self.game_list)
        register_newspaper(registry, self.game_list)
        self.replays = register_replays(registry, self.game_list)
        register_records(registry, pictures)
        self.analyses = register_analysis(registry, self.game_list, self.replays, self.page)
        register_campaigns(registry)
        self.puzzles, self.day_battles = register_daily(registry, search=self.searching)
        register_lessons(registry, self.page)
        register_tournaments(registry)
        register_matches(registry, self.page.table)
        self.editor = register_battles(registry, self.page)
        register_privacy(registry, policy_url=str(policy) if policy is not None else None, simulated=self.simulated)
        self.tree.add_command(registry.group)
        registry.cog(QuietEvents(self.quiet, partial(context.scheduler.wake_now, QUIET)))
        for cog in registry.cogs:
            await self.add_cog(cog)

    async def _open_infirmary(self, scheduler: Scheduler) -> None:
        """Serve `/healthz` and `/metrics` if a port is set."""
        port = self.settings.vitals_port
        if port is None:
            return
        heartbeat = self.settings.heartbeat
        self.health_server = HealthServer(
            self,
            self.database,
            self.metrics,
            last_round=lambda: scheduler.last,
            heartbeat=heartbeat,
            loop_watch=self.loop_watch,
            leaps=scheduler.leaps,
            workers=self._troubles,
        )
        try:
            log.info("vital signs on port %(port)d of this machine", {"port": await self.health_server.open(port)})
        except OSError as error:
            # A bot that runs without a metrics port is better than none.
            log.error("no vital signs: port %(port)d cannot be had: %(problem)s", {"port": port, "problem": error})

    async def _open_page(self) -> None:
        """Serve the web page of boards if a port is set."""
        port, url = self.settings.web_port, self.settings.web_url
        if port is None and not self.simulated:
            return
        assert self.page is not None
        try:
            public = url is not None or self.simulated
            await self.page.open(port or 0, url=str(url) if url is not None else "", public=public)
        except OSError as error:
            log.error("no board page: port %(port)s cannot be had: %(problem)s", {"port": port, "problem": error})
            return
        self.context.boards.paged = True
        log.info("the board's page is on port %(port)d of this machine", {"port": self.page.port})

    async def on_disconnect(self) -> None:
        """Count a lost connection. discord.py reconnects automatically."""
        self.metrics.lost()

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], _: object) -> None:
        """Record how long a command took to answer."""
        seconds = seconds_of(interaction)
        if seconds is not None:
            self.metrics.answered("command", seconds)

    def _keep_backups(self, scheduler: Scheduler) -> None:
        """Schedule a daily backup if a folder for backups is set."""
        if self.settings.backups is not None:
            nightly = DailyBackups(self.settings.database, self.settings.backups, keep=self.settings.backups_kept)
            nightly.share(Duties(self.database), by=self.membership.name)
            scheduler.register("backups", nightly.run_due)

    async def post_boards(self) -> int:
        """Post the boards of all running games again, and return their number."""
        count = 0
        await self.polls.post_again()
        for game in await self.context.service.running():
            try:
                count += await self.board_delivery.restore(game.id) is not None
            except (DeliveryProblem, SaveUnreadable, DatabaseError) as problem:
                log.warning(
                    "the board of game %(game)s could not be posted anew: %(problem)s",
                    {"game": game.id, "problem": problem},
                )
        return count

    async def leave(self) -> None:
        """Record that the bot is stopping. `close` does this too."""
        if hasattr(self, "context"):
            await self.quiet.leave()

    async def close(self) -> None:
        """Stop delivery and workers, and close the database. A second call does nothing."""
        await self.leave()
        if hasattr(self, "context"):
            self.context.scheduler.stop()
            self.board_delivery.close()
            self.notices.close()
        if hasattr(self, "replays"):
            await self.replays.close()
        names = ("puzzles", "day_battles", "analyses", "board_lines", "plan_lines", "pictures", "chances")
        for part in filter(None, (getattr(self, name, None) for name in names)):
            part.close()
        if hasattr(self, "pool") and self.pool.elsewhere is not None:
            await self.pool.elsewhere.close()
        for server in (self.health_server, self.page):
            if server is not None:
                await server.close()
        await super().close()
        if hasattr(self, "membership"):
            await self.membership.leave()
        if hasattr(self, "database"):
            await self.database.close()
        self.loop_watch.stop()

    async def _on_command_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("a suggestion failed", exc_info=None if foreseen(error) else error)
            return
        await answer_error(interaction, error)

"""Handlers of the campaign commands: start, pause, change the hours, end and show."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.boards.calendar_lines import stamps
from bot.campaigns.calendar import EVERY_DAY, Hours
from bot.campaigns.days import hours_of, planned
from bot.campaigns.service import CampaignService, needed
from bot.campaigns.side_handlers import SideCampaigns
from bot.campaigns.time_parsing import (
    date_said,
    read_before,
    read_days,
    read_deadline,
    read_zone,
    span_said,
)
from bot.campaigns.timetables import calendar_of, expect_options
from bot.games.errors import ChannelBusy, NoSuchGame, SaveUnreadable
from bot.games.gate import Verb, expect_may
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.posting_rights import expect_thread, manages, permit
from bot.games.seats.chairs import HOUR_AT_ONCE, led_by
from bot.games.state import GameState, GameSummary
from bot.play.new_game import NewGameHandlers
from bot.play.setup import options_from
from bot.players.wrong_place import is_guest, link_to
from bot.runtime import clock
from bot.runtime.scheduler import CALLS, CAMPAIGNS, REMINDERS
from bot.ui.days_and_hours import read_hour
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import person, reader, say
from db.campaigns import ENDED, PAUSED, CampaignRow, put
from db.schema.games import RUNNING, VOTE
from engine.core.day_gate import DAILY, OPTION, own_options
from engine.core.ruleset import Ruleset
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]


_CHANGED = (
    *("zone", "minute", "weekdays", "open_minutes", "more_time"),
    *("state", "next_at", "deadline_at", "trouble", "trouble_at", "sides"),
)


class CampaignHandlers:
    """Handles the commands that change or show a campaign's schedule."""

    def __init__(
        self,
        context: BotContext,
        calendar: CampaignService,
        begin: NewGameHandlers,
        *,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        self.context = context
        self.campaigns = calendar
        self.stored = calendar.stored
        self.new_games = begin
        self._now = now
        self.sides = SideCampaigns(context, calendar, now=now)

    # --- following ---

    async def start(
        self,
        interaction: Interaction,
        *,
        hour: str,
        zone: str,
        days: str | None,
        deadline: str | None,
        where: str,
        more_time: bool = False,
        reactions: str | None = None,
        **game: str | None,
    ) -> None:
        """Start a campaign in a new game, or in this channel's game."""
        weekdays = read_days(days) if days else EVERY_DAY
        hours = Hours(read_zone(zone), read_hour(hour), weekdays)
        span = read_deadline(deadline, hours) if deadline else None
        state = await self._here(interaction, **game) if where == "here" else None
        system = _with_days(game["game"]) if state is None else state.system
        expect_options(system, deadline=deadline, reactions=reactions)
        if state is not None:
            expect_may(state, Verb.CALENDAR)
            if state.turns.clock is not None:
                raise UserError("error-campaign-clock")
        if not is_guest(interaction):
            _expect_posting(interaction, where)
            permit(interaction) if where == "here" else expect_thread(interaction)
        row = replace(self._fresh(hours, span, by=interaction.user.id), more_time=more_time)
        if state is None:
            extra_write = lambda game_id: lambda connection: _store(replace(row, game_id=game_id), connection)  # noqa: E731
            state = await self.new_games.open(
                interaction,
                house_rules=game["house_rules"],
                seed=game["seed"],
                where=where,
                game=system,
                language=game["language"],
                own={OPTION: DAILY, **_unwaited(system, reactions)},
                extra_write=(extra_write,),
            )
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            unwaited = _unwaited(system, reactions) if state.untouched else {}
            await self._take_over(state, replace(row, game_id=state.id), game["house_rules"], unwaited)
        if state is not None:
            calendar = calendar_of(replace(row, game_id=state.id), state)
            await calendar.begin(self.context.service, self.stored, reactions, now=self._now())
            self.context.scheduler.wake_now(CAMPAIGNS)
            await self._update_and_reply(interaction, state.id, "campaign-begun")

    def _fresh(self, hours: Hours, span: int | None, *, by: int) -> CampaignRow:
        now = self._now()
        row = CampaignRow(
            game_id="",
            zone=hours.zone,
            minute=hours.minute,
            weekdays=hours.weekdays,
            open_minutes=span,
            state=PAUSED,
            next_at=None,
            last_date=None,
            deadline_at=None,
            trouble=None,
            started_by=by,
            started_at=now,
        )
        return planned(row, now)

    async def _here(self, interaction: Interaction, **game: str | None) -> GameState | None:
        """Return this channel's running game; None if there is none."""
        with contextlib.suppress(NoSuchGame):
            here = await self.context.service.roster.here(interaction.channel_id)
            if here.status == RUNNING:
                expect_master(interaction, here)
                row = await self.stored.of(here.id)
                if row is not None and row.state != ENDED:
                    raise UserError("error-campaign-there")
                state = await self.context.service.load(here.id)
                if state.untouched and (game["seed"] or game["language"] or game["game"]):
                    raise ChannelBusy(here.id)
                if not state.untouched and OPTION not in state.options:
                    raise UserError("error-campaign-under-way")
                return state
        return None

    async def _take_over(
        self,
        state: GameState,
        row: CampaignRow,
        house_rules: str | None,
        unwaited: Mapping[str, str],
    ) -> None:
        """Turn an existing game into a campaign.

        `unwaited` are the options of a campaign that does not wait for reactions. The game's house rules take
        precedence over them.
        """
        options = own_options(state.options)
        if house_rules and state.untouched:
            rules = self.context.presenter(state).house_rules()
            options = options_from(rules, house_rules)
        options = {**unwaited, **options}
        if {**options, OPTION: DAILY} != dict(state.options):
            await self.context.service.set_house_rules(
                state.id, version=state.version, options={**options, OPTION: DAILY}, actor=CALENDAR_ACTOR
            )
        await self.stored.put(row)

    # --- changing ---

    async def pause(self, interaction: Interaction) -> None:
        """Pause the campaign."""
        game, row = await self._mine(interaction)
        if not row.running:
            raise UserError("error-campaign-paused")
        await interaction.response.defer(ephemeral=True, thinking=True)
        rests = calendar_of(row, game).resting()
        await self._change(row, replace(rests, state=PAUSED, next_at=None, deadline_at=None, trouble=None))
        await self._shown(game.id)
        await whisper(interaction, say("campaign-paused", period=self._word(game)))

    async def resume(self, interaction: Interaction) -> None:
        """Resume the campaign at the next regular time."""
        game, row = await self._mine(interaction)
        ground, calendar = permit(interaction), calendar_of(row, game)
        after = calendar.resumed(self._now())
        if row.running and not (calendar.replans and after.next_at != row.next_at):
            raise UserError("error-campaign-running")
        await interaction.response.defer(ephemeral=True, thinking=True)
        problem = await self.campaigns.hindrance(game)
        if problem is not None:
            raise problem
        await self._change(row, after)
        if row.trouble and not _posted_since(game, row.trouble_at):
            await self.context.board_delivery.repost(game.id, ground)
        await self._update_and_reply(interaction, game.id, "campaign-resumed")

    async def hours(
        self,
        interaction: Interaction,
        *,
        hour: str | None,
        zone: str | None,
        days: str | None,
        deadline: str | None,
        more_time: bool | None = None,
        own: bool = False,
        reactions: str | None = None,
    ) -> None:
        """Change the settings of a campaign that are given.

        With `own`, the leader of the user's side changes the hour of that side.
        """
        game, row = await self.campaign(interaction)
        expect_options(game.system, deadline=deadline, reactions=reactions, own=own)
        if own or (led_by(game, interaction.user.id) and not is_master(interaction, game)):
            if days or reactions or more_time is not None:
                raise UserError("error-campaign-own-only")
            await self.sides.own_hour(interaction, game, row, hour=hour, zone=zone)
            return
        expect_master(interaction, game)
        hours = Hours(
            read_zone(zone) if zone else row.zone,
            read_hour(hour) if hour else row.minute,
            read_days(days) if days else row.weekdays,
        )
        span = read_deadline(deadline, hours) if deadline else row.open_minutes
        if span is not None and not deadline:
            read_deadline(f"{span}m", hours)
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = replace(row, zone=hours.zone, minute=hours.minute, weekdays=hours.weekdays, open_minutes=span)
        if more_time is not None:
            after = replace(after, more_time=more_time)
        calendar = calendar_of(after, game)
        moved = calendar.replans and any(each is not None for each in (hour, zone, days, deadline))
        await self._change(row, calendar.resumed(self._now()) if row.running and moved else after)
        if reactions:
            await self.context.service.wait_by(game.id, reactions)
        await self._update_and_reply(interaction, game.id, "campaign-changed")

    async def skip(self, interaction: Interaction) -> None:
        """Skip the next real day of the campaign."""
        game, row = await self._mine(interaction)
        if row.next_at is None:
            raise UserError("error-campaign-paused")
        await interaction.response.defer(ephemeral=True, thinking=True)
        hours = hours_of(row)
        after = calendar_of(row, game).skipped(self._now())
        assert after.next_at is not None
        await self._change(row, after)
        await self._shown(game.id)
        left_out = date_said(row.next_at, hours)
        await whisper(interaction, say("campaign-skipped", date=left_out, **stamps(after.next_at)))

    async def end(self, interaction: Interaction) -> None:
        """End the campaign. The game continues without a calendar."""
        game, row = await self._mine(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._change(row, replace(row, state=ENDED, next_at=None, deadline_at=None, trouble=None))
        await self._shown(game.id)
        await whisper(interaction, say("campaign-ended", period=self._word(game)))

    async def _change(self, row: CampaignRow, after: CampaignRow) -> None:
        if not await self.stored.change(row, **{name: getattr(after, name) for name in _CHANGED}):
            raise UserError("error-campaign-changed")
        self.context.scheduler.wake_now(CAMPAIGNS, REMINDERS, CALLS)

    async def _mine(self, interaction: Interaction) -> tuple[GameSummary, CampaignRow]:
        """Return this channel's game and its campaign.

        Raise `UserError` if there is no campaign or the user may not change it.
        """
        game, row = await self.campaign(interaction)
        expect_master(interaction, game)
        return game, row

    async def campaign(self, interaction: Interaction) -> tuple[GameSummary, CampaignRow]:
        """Return the game of this channel and its campaign. Raise `UserError` if there is no campaign."""
        with contextlib.suppress(NoSuchGame):
            game = await self.context.visibility.summary(interaction)
            row = await self.stored.of(game.id)
            if row is not None and row.state != ENDED and game.status == RUNNING:
                return game, row
        raise UserError("error-campaign-none")

    def _word(self, game: GameSummary) -> PeriodWord:
        return self.context.presenter(game).period()

    async def _shown(self, game_id: str) -> None:
        with contextlib.suppress(SaveUnreadable):
            await self.context.board_delivery.refresh(game_id)

    async def _update_and_reply(self, interaction: Interaction, game_id: str, key: str) -> None:
        """Update the board, and reply with the campaign's schedule."""
        await self._shown(game_id)
        row, state = await self.stored.of(game_id), await self.context.service.load(game_id)
        assert row is not None
        lines = [say(key, link=link_to(state))]
        lines += calendar_of(row, state).plan_lines(state, self.context.presenter(state))
        if row.more_time:
            lines.append(say("campaign-status-more"))
        await whisper(interaction, "\n".join(lines))

    # --- reminders ---

    async def remind(self, interaction: Interaction, before: str) -> None:
        """Turn the user's reminders before deadlines on or off."""
        game, row = await self.campaign(interaction)
        if game.command != VOTE and not game.may_decide(interaction.user.id):
            raise UserError("error-campaign-nobody")
        locale = reader(interaction)
        most = row.open_minutes or int(hours_of(row).shortest.total_seconds() // 60)
        minutes = read_before(before, most=most)
        await self.stored.remind(game.id, interaction.user.id, before=minutes, locale=locale)
        if minutes is None:
            await whisper(interaction, say("campaign-remind-off"))
            return
        self.context.scheduler.wake_now(REMINDERS)
        await whisper(interaction, say("campaign-remind-on", time=span_said(minutes)))


def _posted_since(game: GameSummary, trouble_at: datetime | None) -> bool:
    """Return whether the board was posted after a problem had paused the campaign."""
    posted = game.board_posted_at if game.board_channel_id == game.channel_id else None
    return posted is not None and trouble_at is not None and posted > trouble_at


def is_master(interaction: Interaction, game: GameSummary) -> bool:
    """Return whether the user owns the game or manages its server."""
    return interaction.user.id == game.owner_id or manages(interaction, game)


def expect_master(interaction: Interaction, game: GameSummary) -> None:
    """Raise `UserError` unless the user owns the game or manages its server."""
    if not is_master(interaction, game):
        raise UserError("error-campaign-who", owner=person(game.owner_id))


def _with_days(game: str | None) -> str:
    """Return the chosen game, or by default the first that can run as a daily campaign.

    Raise `UserError` for a game without days. Raise `UnknownGame` if there is no such game.
    """
    if game is None:
        game = next((name for name in engine.games.names() if _can_run_daily(engine.games.find(name))), None)
    if game is None or not engine.games.find(game).sequence.has_days:
        raise UserError("error-campaign-no-days")
    return game


def _unwaited(system: str, reactions: str | None) -> Mapping[str, str]:
    """Return the options for a campaign that does not wait for reactions. Others have none."""
    return engine.games.find(system).at_once if reactions == HOUR_AT_ONCE else {}


def _can_run_daily(rules: Ruleset[Any]) -> bool:
    return rules.sequence.has_days and len(rules.sides) == 1


def _expect_posting(interaction: Interaction, where: str) -> None:
    """Raise `UserError` if the bot lacks the permissions that a campaign needs."""
    if interaction.guild_id is None:
        return
    held = interaction.app_permissions
    names = needed(interaction.channel)
    if where == "thread":
        names += ["create_public_threads", "send_messages_in_threads"]
    lacking = [name for name in names if not getattr(held, name)]
    if lacking:
        raise UserError("error-campaign-here", permissions=lacking)


async def _store(row: CampaignRow, connection: AsyncConnection) -> None:
    await put(connection, row)

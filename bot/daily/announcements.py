"""Announcements of the daily game: the new day and the last day's results."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands, ui

from bot.boards.info_row import day_battle
from bot.daily.handlers import DailyHandlers, reminder_button
from bot.daily.leaderboard import EVERYWHERE, SERVER, Standings, Wanted, table_press, title_of
from bot.daily.service import KIND, DailyFollow, DailyService, before, ends
from bot.games.error_answers import permission_names
from bot.games.errors import ChannelGone, DeliveryProblem, MissingPermissions
from bot.games.notices import Payload
from bot.games.posting_rights import permit
from bot.games.seed_texts import past_line, shown_day
from bot.players.wrong_place import is_guest
from bot.ui.components import Button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, whisper
from bot.ui.texts import game_language, say
from db.daily_tiers import CONFIRMED, streak_of
from db.notices import Claimed, Notice
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_BEST = 5
"""The number of best results named when a day is over."""
_NEEDED = ("view_channel", "send_messages")
_WARNED = timedelta(days=3)


class DailyAnnouncements:
    """Writes notices about the daily game, and stores who wants them."""

    def __init__(self, context: BotContext, daily: DailyService, attempts: DailyHandlers) -> None:
        self.context = context
        self.daily = daily
        self.attempts = attempts

    # --- channels ---

    async def follow(self, interaction: Interaction, *, locale: str) -> None:
        """Announce every day in this channel."""
        _expect_manager(interaction)
        _expect_room(interaction)
        assert interaction.guild_id is not None
        one = DailyFollow(
            channel_id=permit(interaction),
            guild_id=interaction.guild_id,
            locale=game_language(interaction, usual=locale),
            added_by=interaction.user.id,
            added_at=interaction.created_at,
        )
        await self.daily.days.follow(one)
        begins = discord.utils.format_dt(ends(self.daily.today), "t")
        await whisper(interaction, say("daily-followed", time=begins))

    async def unfollow(self, interaction: Interaction) -> None:
        """Stop the announcements in this channel."""
        _expect_manager(interaction)
        gone = await self.daily.days.unfollow(interaction.channel_id or 0)
        await whisper(interaction, say("daily-unfollowed" if gone else "daily-not-followed"))

    # --- notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message for a notice; None if it is no longer needed."""
        what = notice.facts["what"]
        if what == "opening":
            return await self._opening(notice)
        if what == "result":
            return await self._result(notice)
        if what == "reminder":
            return await self._reminder(notice)
        where, lacking = f"<#{notice.facts['channel']}>", notice.facts["lacking"]
        locale = notice.facts["locale"]
        with speaking(locale):
            names = permission_names(lacking or _NEEDED)
        with speaking(locale):
            return Payload(view=note(say(f"daily-{what}", channel=where, permissions=names)))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - part of the protocol
        """Clear a channel's stored problem after a message was posted there."""
        if notice.facts["what"] == "opening" and notice.channel_id is not None:
            one = await self.daily.days.follow_of(notice.channel_id)
            if one is not None and one.trouble_on is not None:
                await self.daily.days.note_failure(one.channel_id, None)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Warn the user who added the channel. If it has failed on two days, stop its announcements."""
        if notice.facts["what"] == "reminder" and notice.user_id is not None:
            await self.daily.days.stop_reminders(notice.user_id)
        if notice.facts["what"] != "opening" or notice.channel_id is None:
            return
        one = await self.daily.days.follow_of(notice.channel_id)
        if one is None:
            return
        day = str(notice.facts["day"])
        dropped = isinstance(problem, ChannelGone) or one.trouble_on not in {None, day}
        if dropped:
            await self.daily.days.unfollow(one.channel_id)
        else:
            await self.daily.days.note_failure(one.channel_id, day)
        missing = problem.detail.split(", ") if isinstance(problem, MissingPermissions) else []
        lacking = [name for name in missing if name in discord.Permissions.VALID_FLAGS]
        facts = {
            "what": "dropped" if dropped else "trouble",
            "channel": one.channel_id,
            "lacking": lacking,
            "locale": one.locale,
        }
        now = notice.created_at
        await self.context.notices.queue.enqueue(
            Notice(
                kind=KIND,
                key=f"trouble {one.channel_id} {day}",
                due_at=now,
                user_id=one.added_by,
                facts=facts,
                expires_at=now + _WARNED,
            )
        )

    async def _opening(self, notice: Claimed) -> Payload | None:
        one = await self.daily.days.follow_of(notice.channel_id or 0)
        day = await self.daily.days.day(str(notice.facts["day"]))
        if one is None or day is None:
            return None
        locale = one.locale
        with speaking(locale):
            title = title_of(self.context.find(day.system), day)
            end = discord.utils.format_dt(ends(day.day), "f")
            lines = [say("daily-opening", day=day.day, title=title, until=end)]
            lines.append(say("daily-status-hash", hash=day.seed_hash))
            battle = await self.daily.battle()
            if battle is not None:
                title = title_of(self.context.find(battle.system), battle)
                lines.append(say("daily-battle-line", day=shown_day(battle.day), title=title))
            lines += await self._last(str(notice.facts["last"]), one)
            play = ui.Button[ui.LayoutView](label=say("button-daily-play"), style=ButtonStyle.success)
            buttons: list[Button] = [press_button(play, Press("dayplay"))]
            buttons += [day_battle()] if battle is not None else []
            if notice.facts["last"]:
                table = ui.Button[ui.LayoutView](label=say("button-daily-table"))
                buttons.append(press_button(table, table_press(str(notice.facts["last"]), SERVER, 0)))
        return Payload(view=note("\n".join(lines), rows=[button_row(buttons)]), publish=True, guild_id=one.guild_id)

    async def _last(self, day: str, one: DailyFollow) -> list[str]:
        """Return lines about the day before: best results, number of players, and seed."""
        last = await self.daily.past(day) if day else None
        if last is None:
            return []
        presenter = self.context.find(last.system)
        here = Standings(self.daily, Wanted(last, SERVER, one.guild_id, None), presenter)
        counts = await self.daily.days.counts(last.day)
        confirmed = counts.get(CONFIRMED, 0)
        lines = ["", say("daily-opening-last", locale=one.locale, day=last.day, count=confirmed)]
        lines += await here.lines(first=0, most=_BEST, ranked_only=True)
        everywhere = Standings(self.daily, Wanted(last, EVERYWHERE, one.guild_id, None), presenter)
        best = await everywhere.lines(first=0, most=1, ranked_only=True)
        if best:
            lines += [say("daily-opening-best", locale=one.locale), *best]
        if (par := await everywhere.par()) is not None:
            lines.append(par)
        with speaking(one.locale):
            lines.append(past_line(last))
        return lines

    async def _result(self, notice: Claimed) -> Payload | None:
        mine = await self.daily.days.attempt(str(notice.facts["day"]), int(notice.facts["user"]))
        if mine is None:
            return None
        game = await self.context.service.roster.game(mine.game_id)
        with speaking(game.locale):
            text = await self.attempts.outcome(mine)
            table = ui.Button[ui.LayoutView](label=say("button-daily-table"))
            buttons = [press_button(table, table_press(mine.day, EVERYWHERE, 0))]
            if not await self.daily.days.is_reminded(mine.user_id):
                starts = discord.utils.format_dt(ends(self.daily.today), "R")
                text = f"{text}\n{say('daily-next', starts=starts)}"
                buttons.append(reminder_button(on=True))
        return Payload(view=note(text, rows=[button_row(buttons)]))

    async def _reminder(self, notice: Claimed) -> Payload | None:
        """Return the direct message about a new day. Return None if the user does not need it."""
        user_id, day = notice.user_id or 0, await self.daily.days.day(str(notice.facts["day"]))
        days = self.daily.days
        if day is None or not await days.is_reminded(user_id) or await days.attempt(day.day, user_id) is not None:
            return None
        streak = await streak_of(days.database, user_id, before(day.day))
        with speaking(str(notice.facts["locale"])):
            title = title_of(self.context.find(day.system), day)
            until = discord.utils.format_dt(ends(day.day), "f")
            lines = [say("daily-reminder", day=day.day, title=title, until=until)]
            lines += [say("daily-share-streak", count=streak)] if streak > 1 else []
            lines += [say("daily-reminder-last")] if notice.facts["last"] else []
            play = ui.Button[ui.LayoutView](label=say("button-daily-play"), style=ButtonStyle.success)
            buttons = [press_button(play, Press("dayplay")), reminder_button(on=False)]
        return Payload(view=note("\n".join(lines), rows=[button_row(buttons)]))


def _expect_manager(interaction: Interaction) -> None:
    """Raise `UserError` unless the user manages the server or its channels."""
    if interaction.guild_id is None or is_guest(interaction):
        raise UserError("daily-no-server")
    held = interaction.permissions
    if not (held.manage_guild or held.manage_channels):
        raise UserError("daily-manager")


def _expect_room(interaction: Interaction) -> None:
    """Raise `BotMissingPermissions` if the bot may not write in the channel."""
    threaded = isinstance(interaction.channel, discord.Thread)
    names = ("view_channel", "send_messages_in_threads" if threaded else "send_messages")
    lacking = [name for name in names if not getattr(interaction.app_permissions, name)]
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)

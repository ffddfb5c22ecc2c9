"""Handlers of `/daily`: attempts, practice with past dice, leaderboards and status."""

from __future__ import annotations

import contextlib
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands, ui

from bot.boards.links import board_link
from bot.daily.leaderboard import EVERYWHERE, SERVER, Standings, Wanted, title_of
from bot.daily.service import Attempt, DailyService, Day, Taken, after, before, ends
from bot.daily.shared_result import shared_result
from bot.games.errors import ChannelBusy, NoSuchGame
from bot.games.posting_rights import permit
from bot.games.seed_texts import BATTLE_MARK, past_line, shown_day
from bot.games.state import GameState
from bot.play.new_game_sides import wake
from bot.play.private_ground import PrivateGround
from bot.players.wrong_place import is_guest, link_to
from bot.ui.components import Button, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.days_and_hours import read_date
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, redraw, whisper
from bot.ui.texts import called, game_language, reader, say
from db.daily import OVER, REFUSED, RUNNING
from db.daily_days import battle_of, date_of, is_battle
from db.daily_tiers import CONFIRMED, MOSTLY, streak_of
from db.schema.games import RUNNING as PLAYED
from render.catalogue import house_texts
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext, DecidedBoard

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_OFFERED = 25
_ON, _OFF = "on", "off"
_HURRY = timedelta(minutes=30)
"""A user who begins with less time left than this gets a warning."""


def _is_day(text: str) -> bool:
    """Return whether a text is a day: 2026-06-20, or b26-06-20 for a battle."""
    try:
        return date.fromisoformat(date_of(text)).isoformat() == date_of(text)
    except ValueError:
        return False


class DailyHandlers:
    """Handles the daily game. `locale` is the default language."""

    def __init__(self, context: BotContext, daily: DailyService, *, locale: str) -> None:
        self.context = context
        self.daily = daily
        self.locale = locale
        self._ground = PrivateGround(context, busy="daily-direct-busy", closed="daily-direct-closed")

    # --- the one attempt ---

    @button("dayplay")
    async def _play(self, interaction: Interaction, _press: Press, _: tuple[str, ...]) -> None:
        """Start today's attempt, even from an old announcement."""
        await self.play(interaction)

    async def play(self, interaction: Interaction) -> None:
        """Start today's attempt, or link to it if it has started."""
        await self.begin(interaction, None)

    async def begin(self, interaction: Interaction, day: Day | None) -> None:
        """Start the user's attempt for `day`, or link to it. By default, use today's game."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        day = day or await self.daily.current()
        mine = await self.daily.days.attempt(day.day, interaction.user.id)
        if mine is None:
            try:
                await self._start(interaction, day)
                return
            except Taken:
                mine = await self.daily.days.attempt(day.day, interaction.user.id)
        if mine is None:  # the user has deleted their data since
            raise UserError("daily-deleted", day=shown_day(day.day))
        await self._again(interaction, mine)

    async def _start(self, interaction: Interaction, day: Day) -> None:
        with self.context.board_delivery.deciding() as claim:
            state, aside = await self._opened(interaction, day, claim)
            claim.state = state
            with speaking(state.locale):
                name = self._name(interaction, day.day)
            aside = await self._ground.brought(interaction, state, aside, claim, name=name)
        wake(self.context, state)
        await self._report(interaction, "daily-begun", state.id, aside=aside)

    async def _opened(self, interaction: Interaction, day: Day, claim: DecidedBoard) -> tuple[GameState, str]:
        """Start the attempt in direct messages or a private thread.

        Return the game. If it is not in direct messages, also return the reason.
        """

        async def begin(ground: PostingRight, guild_id: int | None) -> GameState:
            return await self._started_reply(interaction, day, ground, claim, guild_id=guild_id)

        with speaking(self._language(interaction)):
            name = self._name(interaction, day.day)
        return await self._ground.opened(interaction, begin, name=name)

    def _name(self, interaction: Interaction, day: str) -> str:
        """Return the name for the thread of an attempt."""
        return say("daily-thread-name", day=shown_day(day), who=called(interaction.user))

    def _language(self, interaction: Interaction) -> str:
        return house_texts().language(reader(interaction)) or self.locale

    async def _started_reply(
        self, interaction: Interaction, day: Day, ground: PostingRight, claim: DecidedBoard, *, guild_id: int | None
    ) -> GameState:
        return await self.daily.start_attempt(
            day,
            interaction.user.id,
            word=str(interaction.id),
            from_guild=interaction.guild_id,
            guild_id=guild_id,
            channel_id=ground,
            locale=self._language(interaction),
            extra_write=(claim.begin,),
        )

    async def _again(self, interaction: Interaction, mine: Attempt) -> None:
        """Reply with a link to the user's running attempt, or with its result if it is over."""
        if mine.state != RUNNING:
            await whisper(interaction, await self.outcome(mine))
            return
        game = await self.context.service.roster.game(mine.game_id)
        with speaking(game.locale):
            name = self._name(interaction, mine.day)
        aside = await self._ground.again(interaction, game, name=name)
        await self._report(interaction, "daily-running", mine.game_id, aside=aside)

    async def _report(self, interaction: Interaction, key: str, game_id: str, *, aside: str) -> None:
        game = await self.context.service.roster.game(game_id)
        link = board_link(game) or f"<#{game.channel_id}>"
        day = game.daily or self.daily.today
        lines = [say(key, day=shown_day(day), link=link, **until_facts(day))]
        if aside:
            lines.append(say("daily-aside", why=aside))
        if self.daily.left < _HURRY:
            lines.append(say("daily-hurry"))
        await whisper(interaction, "\n".join(lines))

    async def outcome(self, mine: Attempt) -> str:
        """Return the result of a finished attempt as text."""
        if mine.state == CONFIRMED:
            return await self._confirmed(mine)
        if mine.state == REFUSED:
            shown = msgspec.json.decode(mine.shown or "{}", type=dict[str, Any])
            why, version = str(shown.get("why", "")), str(shown.get("version", ""))
            return say("daily-refused", day=shown_day(mine.day), why=why, version=version)
        unfinished = "daily-unfinished-away" if mine.shown is not None else "daily-unfinished"
        key = "daily-over" if mine.state == OVER else unfinished
        return say(key, day=shown_day(mine.day))

    async def _confirmed(self, mine: Attempt) -> str:
        day = await self.daily.days.day(mine.day)
        found = await self.daily.days.place_of(mine.day, mine.user_id)
        assert day is not None
        assert found is not None, "it stands in the table"
        place, presenter = found[0], self.context.find(day.system)
        table = Standings(self.daily, Wanted(day, EVERYWHERE, None, mine.user_id), presenter)
        count = await self.daily.days.ranked(mine.day)
        facts = {"rank": place.rank if place.tier else 0, "count": count, "mostly": MOSTLY, **table.figures(place)}
        lines = [say("daily-confirmed", day=shown_day(mine.day), **facts)]
        if (par := await table.par()) is not None:
            lines.append(par)
        streak = await streak_of(self.daily.days.database, mine.user_id, mine.day)
        lines += [say("daily-share"), shared_result(presenter, day, place, streak=streak)]
        return "\n".join(lines)

    # --- reminders ---

    @button("dayremind")
    async def _remind(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Turn the user's daily direct message on or off."""
        on = press.extra == _ON
        if on:
            await self.daily.days.remind(interaction.user.id, self._language(interaction))
        elif press.extra == _OFF:
            await self.daily.days.stop_reminders(interaction.user.id)
        else:
            raise StaleCustomId(press.extra)
        starts = discord.utils.format_dt(ends(self.daily.today), "R")
        answer = say("daily-reminder-on", starts=starts) if on else say("daily-reminder-off")
        await whisper(interaction, answer, rows=[button_row([reminder_button(on=not on)])])

    # --- past days ---

    async def practise(self, interaction: Interaction, typed: str) -> None:
        """Start a practice game in this channel with the dice of a past day."""
        day = await self._past(typed)
        if is_guest(interaction) or interaction.channel_id is None:
            raise UserError("error-guest")
        ground = permit(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        with contextlib.suppress(NoSuchGame):
            game = await self.context.service.roster.here(ground)
            if game.status == PLAYED:
                raise ChannelBusy(game.id)
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.daily.practise(
                day,
                interaction.user.id,
                guild_id=interaction.guild_id,
                channel_id=ground,
                locale=game_language(interaction, usual=self.locale),
                extra_write=(claim.begin,),
            )
            await self.context.board_delivery.deliver(state.id, claim)
        wake(self.context, state)
        game = await self.context.service.roster.game(state.id)
        text = say("daily-practice-begun", day=shown_day(day.day), link=link_to(game))
        await whisper(interaction, text)

    async def _past(self, typed: str) -> Day:
        """Return the past day that the user asked for.

        Raise `UserError` if it is not over or does not exist.
        """
        day = self._read(typed)
        if date_of(day) >= self.daily.today:
            raise UserError("daily-not-yet", day=shown_day(day))
        found = await self.daily.past(day)
        if found is None:
            raise UserError("daily-no-day", day=shown_day(day))
        return found

    def _read(self, typed: str) -> str:
        """Return the day that a text names. Raise `UserError` if the text is not a date."""
        typed, today = typed or "", date.fromisoformat(self.daily.today)
        if is_battle(typed) and _is_day(typed):
            return typed
        written, mark, _ = typed.partition(BATTLE_MARK[0])  # without the sign after it that makes it coloured
        found = read_date(written.strip(), today).isoformat()
        return battle_of(found) if mark else found

    async def suggest(self, typed: str, *, today: bool) -> Choices:
        """Return past days for autocompletion, the latest first.

        With `today`, include the current day.
        """
        until = after(self.daily.today) if today else self.daily.today
        both = [await self.daily.days.last_before(each, most=100) for each in (until, battle_of(until))]
        days = sorted((each.day for found in both for each in found), key=lambda day: (date_of(day), day))[::-1]
        names = {day: shown_day(day) for day in days}
        found = [(name, day) for day, name in names.items() if typed.strip() in {day} or typed.strip() in name]
        return [app_commands.Choice(name=name, value=day) for name, day in found][:_OFFERED]

    # --- tables ---

    async def table(self, interaction: Interaction, typed: str | None, where: str | None) -> None:
        """Show the leaderboard of a day."""
        day = self._read(typed) if typed else self.daily.today
        home = interaction.guild_id
        if where == SERVER and home is None:
            raise UserError("daily-no-server")
        wanted = await self._wanted(interaction, day, where or (SERVER if home is not None else EVERYWHERE))
        await interaction.response.send_message(view=await self._page(wanted, 0), ephemeral=True)

    @button("daytable")
    async def _table(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        day, _sep, where = press.extra.partition(".")
        if not _is_day(day) or where not in {SERVER, EVERYWHERE}:
            raise StaleCustomId(press.extra)
        if where == SERVER and interaction.guild_id is None:
            where = EVERYWHERE
        view = await self._page(await self._wanted(interaction, day, where), press.page)
        turning = interaction.message is not None and interaction.message.flags.ephemeral
        if turning:
            await redraw(interaction, view)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    async def _wanted(self, interaction: Interaction, day: str, where: str) -> Wanted:
        found = await self.daily.days.day(day) if date_of(day) <= self.daily.today else None
        if found is None:
            raise UserError("daily-no-day", day=shown_day(day))
        return Wanted(found, where, interaction.guild_id, interaction.user.id)

    async def _page(self, wanted: Wanted, number: int) -> discord.ui.LayoutView:
        return await Standings(self.daily, wanted, self.context.find(wanted.day.system)).page(number)

    # --- status ---

    async def status(self, interaction: Interaction) -> None:
        """Show today's hash and end, the user's attempt, and yesterday's seed."""
        days = self.daily.days
        await interaction.response.defer(ephemeral=True, thinking=True)
        today = await self.daily.current()
        following = await self.daily.made(after(today.day))
        title = title_of(self.context.find(today.system), today)
        lines = [say("daily-status", day=today.day, title=title, **until_facts(today.day))]
        lines.append(say("daily-status-hash", hash=today.seed_hash))
        if today.word != "":
            lines.append(say("daily-status-word", word=today.word or "none"))
        lines.append(say("daily-status-players", count=sum((await days.counts(today.day)).values())))
        lines.append(await self._own(interaction, today))
        lines += await self._streak(interaction, today)
        lines.append(say("daily-status-next", day=following.day, hash=following.seed_hash))
        lines += [past_line(last) for last in await days.last_before(today.day)]
        lines += await self._battle(interaction)
        reminded = await days.is_reminded(interaction.user.id)
        await whisper(interaction, "\n".join(lines), rows=[button_row([reminder_button(on=not reminded)])])

    async def _battle(self, interaction: Interaction) -> list[str]:
        """Return lines about the daily battles of today and the adjacent days."""
        days, today = self.daily.days, battle_of(self.daily.today)
        lines = list[str]()
        if (battle := await self.daily.battle()) is not None:
            title = title_of(self.context.find(battle.system), battle)
            lines.append(say("daily-battle-line", day=shown_day(battle.day), title=title))
            lines.append(say("daily-status-hash", hash=battle.seed_hash))
            mine = await days.attempt(battle.day, interaction.user.id)
            lines += [await self.state(mine)] if mine is not None else []
        if (following := await days.day(after(today))) is not None:
            lines.append(say("daily-status-next", day=shown_day(following.day), hash=following.seed_hash))
        return lines + [past_line(last) for last in await days.last_before(today)]

    async def _streak(self, interaction: Interaction, today: Day) -> list[str]:
        """Return a line about the number of days in a row on which the user has had a result."""
        database, who = self.daily.days.database, interaction.user.id
        # Today's attempt may still follow, so until then a streak up to yesterday counts.
        count = max(await streak_of(database, who, today.day), await streak_of(database, who, before(today.day)))
        return [say("daily-status-streak", count=count)] if count else []

    async def _own(self, interaction: Interaction, today: Day) -> str:
        mine = await self.daily.days.attempt(today.day, interaction.user.id)
        if mine is None:
            return say("daily-status-none")
        return await self.state(mine)

    async def state(self, mine: Attempt) -> str:
        """Return a text about an attempt: a link to its board, or its result."""
        if mine.state != RUNNING:
            return await self.outcome(mine)
        game = await self.context.service.roster.game(mine.game_id)
        return say("daily-running", day=shown_day(mine.day), link=link_to(game), **until_facts(mine.day))


def reminder_button(*, on: bool) -> Button:
    """Return the button that turns a user's daily reminders on or off."""
    button = ui.Button[ui.LayoutView](
        label=say("button-daily-remind" if on else "button-daily-no-reminders"), emoji="🔔" if on else "🔕"
    )
    return press_button(button, Press("dayremind", extra=_ON if on else _OFF))


def until_facts(day: str) -> dict[str, str]:
    """Return the end of a day in Discord's timestamp format.

    `until` is the time of the end, and `left` is how far away it is.
    """
    end = ends(day)
    return {"until": discord.utils.format_dt(end, "f"), "left": discord.utils.format_dt(end, "R")}

"""Sides whose player no longer answers, and what the other leader can do."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Mapping
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.context import BotContext
from bot.games.changes import SIDES, Change, following
from bot.games.errors import ChannelGone, DeliveryProblem, NoSuchGame, NotOutOfTime
from bot.games.gate import WEEK, both_played, counted
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import LIVE
from bot.games.state import GameSummary
from bot.games.vacancies import is_abandoned, may_be_abandoned, missed
from bot.players.departures import UNKNOWN
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.sides.window_messages import WINDOWS
from bot.ui.components import Button, Interaction, Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, base36
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import QUIET, person, say
from db.games import ExtraWrite, GameRow
from db.notices import Claimed, Notice, enqueue
from db.ratings import RatedGames
from db.schema.games import RATED, RUNNING
from db.sides import JOB, chairs_of, turns_of
from engine.core.asks import TURN
from engine.core.record import LAPSE
from engine.core.sequence import SIDE
from render.language import speaking

log = logging.getLogger(__name__)

KIND = "abandoned"
"""The `Notice.kind` of these notices."""
WAIT, PLAY, FREE, CLAIM = "absentwait", "absentplay", "absentfree", "absentclaim"
"""The actions of the buttons for the side that waits."""
_STYLES = {WAIT: ButtonStyle.primary, CLAIM: ButtonStyle.danger}
_LIVE = timedelta(minutes=5)
"""In a live game, how long after a missed turn the other side gets its choice."""


class AbandonedHandlers:
    """Handlers for the buttons below a message about an absent player."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button(WAIT, edits=True)
    async def _wait(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Keep waiting for the absent player."""
        game, facts = await self._expect(interaction, press)
        rows = await _rows(self.context, game, facts["side"], facts["user_id"], but=WAIT)
        text = _said(self.context, "absent-waits", game, facts["side"], facts["user_id"])
        await redraw(interaction, note(text, rows=rows))

    @button(PLAY, edits=True)
    async def _play(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let the autopilot play the absent player's side."""
        await self._vacate(interaction, press, steward=True)

    @button(FREE, edits=True)
    async def _free(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let another user take the absent player's side."""
        await self._vacate(interaction, press, steward=False)

    @button(CLAIM, edits=True)
    async def _claim(self, interaction: Interaction, press: Press, _: Values) -> None:
        """End the game because the opponent has gone. The side that waited wins."""
        game, facts = await self._expect(interaction, press)
        with _told():
            await self.context.service.vacancies.claim(game.id, **facts)
        await self._show(interaction, game.id, facts)
        await self.context.board_delivery.deliver(game.id)

    async def _vacate(self, interaction: Interaction, press: Press, *, steward: bool) -> None:
        game, facts = await self._expect(interaction, press)
        with _told():
            await self.context.service.vacancies.vacate(game.id, **facts, steward=steward)
        await self._show(interaction, game.id, facts)
        await self.context.board_delivery.refresh(game.id)
        self.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)

    async def _show(self, interaction: Interaction, game_id: str, facts: Mapping[str, Any]) -> None:
        game = await self.context.service.roster.game(game_id)
        await redraw(interaction, note(await _outcome(self.context, game, facts["side"], facts["user_id"])))

    async def _expect(self, interaction: Interaction, press: Press) -> tuple[GameSummary, dict[str, Any]]:
        """Return the game of a clicked button, and facts about its players.

        Raise `UserError` if the side has answered since.
        """
        try:
            side, user = press.extra.split(".")
            facts: dict[str, Any] = {"side": side, "user_id": int(user, 36), "actor": interaction.user.id}
        except ValueError as error:
            raise UserError("clock-gone") from error
        game = await self.context.service.roster.game(press.game)
        facts["gone"] = await is_gone(self.context, game, facts["user_id"])
        with _told():
            await self.context.service.vacancies.expect_abandoned(game.id, **facts)
        return game, facts


class AbandonedNotices:
    """Writes and enqueues the messages about absent players (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    @following(SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that queue messages about a side that missed a deadline.

        In a game without deadlines, the messages are about new questions. Return None if there are no messages.
        """
        after = change.after
        if change.more or not change.entries or after.status != RUNNING:
            return None
        found = list(_missing(change) if after.pace is not None else _asked(change))
        return partial(_enqueued, found) if found else None

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message about an absent player; None if it is not needed or not due."""
        try:
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        side, user, now = str(notice.facts["side"]), str(notice.facts["user"]), clock.now()
        other, chair = may_be_abandoned(game, side), game.sides.get(side)
        if other is None or chair is None or str(chair.user_id) != user:
            return None
        store, gone = self._context.service.store, await is_gone(self._context, game, chair.user_id)
        if not await is_abandoned(store, game, side, gone=gone, now=now):
            await self._look_again(game, notice)
            return None
        standing = await self._context.notices.queue.standing(KIND)
        if any((each.game_id, each.facts["side"]) == (game.id, side) for each in standing):
            return None
        since = int((await missed(store, game, side)).since.timestamp())
        with speaking(game.locale):
            by = person(chair.user_id)
            key = "absent-gone" if gone else "absent-asks"
            lines = [say(key, who=f"<@{other.user_id}>", by=by, since=f"<t:{since}:f>")]
            lines += [say("absent-rated")] if counted(game) == RATED else []
            view = note("\n".join(lines), rows=await _rows(self._context, game, side, chair.user_id))
        return Payload(view=view, guild_id=game.guild_id, allowed=pings([other.user_id]))

    async def _look_again(self, game: GameSummary, notice: Claimed) -> None:
        """Enqueue the message again if an outage or a pause has delayed it."""
        asked, posted = game.turns.asked.get(str(notice.facts["side"])), game.board_posted_at
        if game.pace is not None or asked is None or asked.since != notice.facts["since"]:
            return
        pause = game.turns.pause
        begin = max(filter(None, (asked.at, posted, pause.until if pause is not None else None)))
        due = max(begin + WEEK, clock.now() + _LIVE)
        again = _notice(game, notice.facts, key=f"{base36(int(due.timestamp()))}", due_at=due)
        await self._context.notices.queue.enqueue(again)

    async def retire(self) -> None:
        """Remove the buttons of messages that are no longer needed."""
        queue, channels = self._context.notices.queue, self._context.board_delivery.channels
        for standing in await queue.standing(KIND):
            try:
                game = await self._context.service.roster.game(standing.game_id)
                side, user_id = str(standing.facts["side"]), int(standing.facts["user"])
                same = side in game.sides and game.sides[side].user_id == user_id
                store, now = self._context.service.store, clock.now()
                if same and await is_abandoned(store, game, side, gone=True, now=now):
                    continue
                channel = await channels.find(standing.channel_id, game_id=standing.game_id)
                view = note(await _outcome(self._context, game, side, user_id))
                message = channel.get_partial_message(standing.message_id)
                await message.edit(view=view, allowed_mentions=QUIET)
            except (discord.NotFound, discord.Forbidden, ChannelGone, NoSuchGame):
                pass  # nobody reads it any more
            except (DeliveryProblem, discord.DiscordException, OSError) as error:
                log.info("a message about an absent player waits: %(problem)s", {"problem": error})
                continue
            await queue.deleted(standing)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure: the game continues."""


async def _outcome(context: BotContext, game: GameSummary, side: str, user_id: int) -> str:
    """Return the text that replaces a question to a leader after the leader has chosen."""
    chair = game.sides[side]
    if game.turns.claimed:
        return _said(context, "absent-claims", game, side, user_id)
    if game.status != RUNNING or not (chair.open or chair.steward):
        return say("clock-settled", locale=game.locale)
    lines = [_said(context, "absent-plays" if chair.steward else "absent-frees", game, side, user_id)]
    rated = await RatedGames(context.service.store.database).game(game.id)
    if rated is not None and rated.ended_at is not None:
        lines.append(_said(context, "absent-won", game, side, user_id))
    return "\n".join(lines)


def _said(context: BotContext, key: str, game: GameSummary, side: str, user_id: int) -> str:
    """Return the text for `key` about an absent player. It mentions the other leader."""
    other = next(chair for name, chair in game.sides.items() if name != side)
    with speaking(game.locale):
        name = context.presenter(game).side(side)
        return say(key, side=name, who=person(other.user_id), by=person(user_id))


async def is_gone(context: BotContext, game: GameSummary, user_id: int) -> bool:
    """Return whether a player has left the game's server; False if unknown."""
    if game.guild_id is None:
        return False
    try:
        channel = await context.board_delivery.channels.find(game.channel_id, game_id=game.id)
        await channel.guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in UNKNOWN
    except (discord.DiscordException, DeliveryProblem, ChannelGone, OSError):
        return False
    return False


def _missing(change: Change) -> Iterator[Notice]:
    """Yield a notice for each side that has let its turn's deadline pass."""
    after, before = change.after, turns_of(change.before).asked
    for entry in change.entries:
        for side, asked in before.items():
            mine = entry.action == LAPSE and f'"{SIDE}{side}"' in entry.answer and asked.pace == TURN
            if mine and may_be_abandoned(after, side) is not None:
                due = after.updated_at + (_LIVE if after.pace == LIVE else timedelta())
                facts = {"side": side, "user": str(chairs_of(after)[side].user_id), "since": asked.since}
                yield _notice(after, facts, key=f"{entry.period}-{entry.round}", due_at=due)


def _asked(change: Change) -> Iterator[Notice]:
    """Yield a notice about each new question in a game without deadlines. It is sent after a week."""
    after, before = change.after, turns_of(change.before).asked
    for side, asked in turns_of(after).asked.items():
        if side not in before and may_be_abandoned(after, side) is not None:
            facts = {"side": side, "user": str(chairs_of(after)[side].user_id), "since": asked.since}
            yield _notice(after, facts, key=str(asked.since), due_at=after.updated_at + WEEK)


def _notice(game: GameRow | GameSummary, facts: Mapping[str, Any], *, key: str, due_at: Any) -> Notice:
    return Notice(
        kind=KIND,
        key=f"{facts['side']}-{key}",
        due_at=due_at,
        game_id=game.id,
        channel_id=game.channel_id,
        facts=dict(facts),
    )


async def _enqueued(notices: list[Notice], connection: AsyncConnection) -> tuple[str, ...]:
    await enqueue(connection, notices)
    return (NOTICES,)


async def _rows(context: BotContext, game: GameSummary, side: str, user_id: int, *, but: str = "") -> list[Row]:
    """Return the buttons of the message, without the action `but`."""
    buttons: list[Button] = []
    played = await both_played(context.service.store, await context.service.games.row(game.id))
    with speaking(game.locale):
        for action in (WAIT, PLAY, FREE, CLAIM):
            if action == but or (action == CLAIM and not played):
                continue
            made = ui.Button[ui.LayoutView](
                label=say(f"button-{action}"), style=_STYLES.get(action, ButtonStyle.secondary)
            )
            extra = f"{side}.{base36(user_id)}"
            buttons.append(press_button(made, Press(action, game.id, game.version, extra=extra)))
    return [button_row(buttons)]


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turn a `NotOutOfTime` error into a message that the click came too late. Use this as a context manager."""
    try:
        yield
    except NotOutOfTime as error:
        raise UserError("clock-gone") from error

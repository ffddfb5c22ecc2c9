"""Messages to sides with a question, deleted once it is answered.

In a live game the message shows the remaining time. Each message is stored as a notice with its message id, so that it
is found after a restart.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, NoSuchGame, SaveUnreadable
from bot.games.notices import Payload, pings
from bot.games.seating import INVITATION
from bot.games.seats.chairs import LIVE, PACES, TURN_NOTICE
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.sides import called
from bot.ui.components import Layout
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.games import GameRow, answer_of
from db.notices import Called, Calls, Claimed, Notice, Standing
from db.schema.games import NOBODY, RUNNING
from db.sides import AskedSide, chairs_of, turns_of
from engine.core.asks import BY_ORDERS, REACTION
from engine.core.record import LAPSE
from engine.core.sequence import SIDE
from render.language import speaking

log = logging.getLogger(__name__)

KIND, REMINDER, SKIPPED = "window", "due", "skipped"
"""The `Notice.kind` of messages about a reaction, of reminders, and of notices to a side that has timed out in its
turn.
"""
CALLS = (KIND, TURN_NOTICE, REMINDER, SKIPPED, INVITATION)
"""The values of `Notice.kind` for messages of which each side has at most one."""
WINDOWS = "windows"
"""The name of the scheduler's job that edits and deletes these messages."""
BLOCKS = 6
_LOOKS = 50
"""How often a message checks whether its board is posted. The checks are some milliseconds apart, which users do not
notice.
"""
_SPAN = PACES[LIVE][REACTION]
_BLOCK = _SPAN / BLOCKS


def is_window(game: GameRow, asked: AskedSide) -> bool:
    """Return whether a side must react within a time limit in a live game."""
    return game.pace == LIVE and asked.pace == REACTION and asked.lapses


def call_of(game: GameRow, side: str) -> Notice | None:
    """Return the message that asks a side's new player to answer.

    Return None if the side has no open question.
    """
    chair, asked = chairs_of(game)[side], turns_of(game).asked.get(side)
    if game.status != RUNNING or asked is None or chair.user_id == NOBODY:
        return None
    facts = {"side": side, "since": asked.since, "user": str(chair.user_id)}
    return Notice(
        kind=KIND if asked.pace == REACTION else TURN_NOTICE,
        key=f"{side}-{asked.since}-{chair.user_id}-{asked.at.timestamp()}",
        due_at=asked.at,
        game_id=game.id,
        channel_id=game.channel_id,
        facts=facts,
    )


async def after_board(context: BotContext, game_id: str) -> None:
    """Wait until the board is posted. Messages sent afterwards appear below it.

    Raise `DeliveryProblem` if the board cannot be posted. Raise `SaveUnreadable` if the game's save cannot be read.
    """
    delivery = context.board_delivery
    for _ in range(_LOOKS):
        await delivery.come_first(game_id)
        if not await delivery.outbox.owes(game_id):
            break


class WindowNotices:
    """Writes and edits the messages about reactions, and deletes outdated messages."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._shown: dict[int, int] = {}

    # --- a notice ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the question is already answered."""
        game_id = notice.game_id or ""
        with suppress(DeliveryProblem, SaveUnreadable):
            await after_board(self._context, game_id)
        state = await self._open(game_id, notice.facts)
        if state is None:
            return None
        chair, now = state.sides[str(notice.facts["side"])], clock.now()
        blocks = _blocks(state.turns.asked[chair.side], now)
        view = self._view(state, chair.side, blocks, now)
        return Payload(view=view, guild_id=state.guild_id, allowed=pings((chair.user_id, *chair.members)))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - the protocol's names
        """Start the time limit of the reaction, and the updates of its progress bar."""
        await self._context.service.shown(notice.game_id or "", since=int(notice.facts["since"]))
        self._context.scheduler.wake_now(WINDOWS)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure, because the board shows the same information."""

    def _view(self, state: GameState, side: str, blocks: int, now: datetime) -> Layout:
        presenter, locale = self._context.presenter(state), state.locale
        ask = next(ask for ask in state.asks if ask.side == side)
        facts = {"who": called.who(state.sides[side]), "link": link_to(state)}
        with speaking(locale):
            if called.is_voted(state, side):  # a vote has a deadline of its own, and is held in the side's room
                name = presenter.side(side)
                voting = note(say("window-voted", side=name, **facts))
                assert isinstance(voting, Layout)
                return voting
            question = presenter.prompt(ask, ())
            lines = [say("call-asked", question=question, **facts)]
            if is_window(state.row, state.turns.asked[side]):
                left: dict[str, Any] = {
                    "bar": "▰" * blocks + "▱" * (BLOCKS - blocks),
                    "seconds": blocks * int(_BLOCK.total_seconds()),
                }
                lines += [say("call-left", **left), called.silence(state, ask, presenter)]
            else:
                lines += called.below(state, ask, presenter, now)
        view = note("\n".join(filter(None, lines)), rows=called.rows(state, ask, presenter))
        assert isinstance(view, Layout)
        return view

    async def _open(self, game_id: str, facts: Any) -> GameState | None:
        """Return the game if the reaction is still open; otherwise None."""
        try:
            state = await self._context.service.position(game_id)
        except (NoSuchGame, SaveUnreadable):
            return None
        asked, chair = state.turns.asked.get(facts["side"]), state.sides.get(facts["side"])
        if state.status != RUNNING or asked is None or chair is None or chair.user_id == NOBODY:
            return None
        if state.turns.invited or state.turns.paused(chair.side):  # no time runs
            return None
        same = asked.since == facts["since"] and str(chair.user_id) == facts["user"]
        return state if same and asked.pace == REACTION else None

    # --- the messages that stand ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Update the messages that have changed, and delete outdated ones.

        Return when the next progress bar changes; None if no message is waiting.
        """
        queue, again = self._context.notices.queue, list[datetime]()
        standing = await Calls(self._context.service.sides.database).standing(*CALLS)
        newest = {(each.standing.game_id, each.side): each.standing.id for each in standing}
        for each in standing:
            live = each.kind == KIND and each.asked is not None and each.pace == LIVE and each.asked.lapses
            try:
                if newest[each.standing.game_id, each.side] != each.standing.id or not _stands(each):
                    await self._delete(each.standing)
                elif live and each.asked is not None:
                    again.append(await self._edit(each.standing, each.asked, now))
            except (discord.NotFound, discord.Forbidden, ChannelGone):
                await queue.deleted(each.standing)
            except (DeliveryProblem, discord.DiscordException, OSError) as error:
                log.info(
                    "the call of game %(game)s waits: %(problem)s", {"game": each.standing.game_id, "problem": error}
                )
                again.append(now + _BLOCK)
        there = {each.standing.id for each in standing}
        self._shown = {number: blocks for number, blocks in self._shown.items() if number in there}
        return min(again, default=None)

    async def _message(self, standing: Standing) -> Any:
        channels = self._context.board_delivery.channels
        channel = await channels.find(standing.channel_id, game_id=standing.game_id)
        return channel.get_partial_message(standing.message_id)

    async def _delete(self, standing: Standing) -> None:
        await (await self._message(standing)).delete()
        await self._context.notices.queue.deleted(standing)

    async def _edit(self, standing: Standing, asked: AskedSide, now: datetime) -> datetime:
        blocks = _blocks(asked, now)
        if self._shown.get(standing.id, BLOCKS) != blocks:
            state = await self._open(standing.game_id, standing.facts)
            if state is not None:
                view = self._view(state, str(standing.facts["side"]), blocks, now)
                await (await self._message(standing)).edit(view=view, allowed_mentions=QUIET)
        self._shown[standing.id] = blocks
        return _end(asked, now) - _BLOCK * (blocks - 1) if blocks else now + timedelta(seconds=2)

    # --- on the board ---

    async def unanswered(self, state: GameState) -> str | None:
        """Return a line about the side that has just run out of time, or None."""
        if state.status != RUNNING or not state.sides:
            return None
        last = next(iter(state.journal[-1:]), None)
        if last is None or last.version != state.version:
            at = {"first": state.version, "last": state.version}
            last = next(iter(await self._context.service.store.journal(state.id, **at)), None)
        if last is None or last.action != LAPSE or not last.answer:
            return None
        presenter = self._context.presenter(state)
        side = next((side for side in state.sides if f'"{SIDE}{side}"' in last.answer), "")
        with speaking(state.locale):
            name = presenter.side(side) if side else ""
        key = "window-unanswered-orders" if answer_of(last)[1:] == BY_ORDERS else "window-unanswered"
        return say(key, locale=state.locale, side=name) if name else None


def _end(asked: AskedSide, now: datetime) -> datetime:
    """Return when the time for a reaction ends.

    The time begins now if nobody has seen the question yet.
    """
    return asked.due(_SPAN) or now + _SPAN


def _blocks(asked: AskedSide, now: datetime) -> int:
    """Return how many full blocks the progress bar shows for the time left."""
    left = _end(asked, now) - now
    return max(0, min(BLOCKS, -(-left // _BLOCK)))


def _stands(call: Called) -> bool:
    """Return whether a message is still needed."""
    facts = call.standing.facts
    if call.status != RUNNING or str(call.user_id) != facts["user"]:
        return False
    if call.kind == INVITATION:
        return call.invited
    if call.kind == SKIPPED:
        return call.lapses > 0
    return not call.stopped and call.asked is not None and call.asked.since == facts["since"]

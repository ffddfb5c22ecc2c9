"""The messages that tell a side in the game's channel that it is their turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.context import BotContext
from bot.games.changes import SIDES, Change, following
from bot.games.errors import DeliveryProblem, NoSuchGame, SaveUnreadable
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import LIVE, PACES, TURN_NOTICE
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.sides import called
from bot.sides.since import since_last_answer
from bot.sides.window_messages import KIND as WINDOW_KIND
from bot.sides.window_messages import SKIPPED, WINDOWS, after_board
from bot.ui.replies import note
from bot.ui.texts import cut, say
from db.games import ExtraWrite, GameRow
from db.notices import Claimed, Notice, enqueue
from db.schema.games import NOBODY, RUNNING
from db.sides import Chair, chairs_of, turns_of
from engine.core.asks import REACTION, TURN
from engine.core.record import LAPSE
from engine.core.sequence import SIDE
from render.language import speaking
from render.panel import Panel

KIND = TURN_NOTICE
"""The `Notice.kind` of these notices."""
_LINES = 8
"""The maximum number of lines about events since a side's last answer."""
_LINE = 200


class TurnNotices:
    """Writes and enqueues the messages about new turns."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    @following(SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return a function that updates the messages to sides with open questions.

        Return None if nothing is to be done.
        """
        after, before = change.after, turns_of(change.before)
        closed = bool(before.asked) or (before.clock is not None and bool(before.clock.fallen))
        if after.status != RUNNING:
            return partial(_enqueued, []) if closed else None  # its messages are deleted, or lose their buttons
        if change.more or not change.entries:
            return None
        chairs = chairs_of(after)
        if len({chair.user_id for chair in chairs.values()} - {NOBODY}) < 2:
            return None  # the autopilot answers immediately, so the board already shows the next question
        found = [*_skipped(change, chairs), *_called(change, chairs)]
        return partial(_enqueued, found) if found or closed else None

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the turn message; None if it is no longer needed.

        The board is posted first, because the message must appear below it.
        """
        state = await open_turn(self._context, notice)
        if state is None:
            return None
        side, presenter = str(notice.facts["side"]), self._context.presenter(state)
        with speaking(state.locale):
            facts = {"who": called.who(state.sides[side]), "side": presenter.side(side)}
        lines = [say("sides-turn", locale=state.locale, link=link_to(state), **facts)]
        ask = next(ask for ask in state.asks if ask.side == side)
        lines += called.question(state, ask, presenter)
        lines += called.below(state, ask, presenter, clock.now())
        with speaking(state.locale):
            if state.row.pace != LIVE:
                told = await since_last_answer(self._context, state, side)
                panel = presenter.panel(told.view, told.ask, told.events, advice=None)
                lines += _lines(panel)
        view = note("\n".join(lines), rows=called.rows(state, ask, presenter))
        chair = state.sides[side]
        return Payload(view=view, guild_id=state.guild_id, allowed=pings((chair.user_id, *chair.members)))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - the protocol's names
        """Start the side's time, unless a board has done so, and delete its earlier message."""
        await self._context.service.shown(notice.game_id or "", since=int(notice.facts["since"]))
        self._context.scheduler.wake_now(WINDOWS)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing about a failed post. The delivery of the board reports the problem."""


def _lines(panel: Panel) -> list[str]:
    """Return the newest lines about events from a board."""
    lines = [line for part in panel.story for line in part.splitlines() if line]
    left = len(lines) - _LINES
    shown = [cut(line, _LINE) for line in lines[-_LINES:]]
    if left > 0:
        shown[0] = say("sides-digest-more", count=left + 1)
    return shown


def _called(change: Change, chairs: Mapping[str, Chair]) -> Iterator[Notice]:
    """Yield a message to each side that has a new turn or a new reaction."""
    before, actor = turns_of(change.before).asked, change.entries[-1].actor
    for side, asked in turns_of(change.after).asked.items():
        if turns_of(change.after).paused(side) is not None:
            continue  # the side is asked when its pause is over
        chair, old = chairs.get(side), before.get(side)
        if chair is None or chair.user_id == NOBODY or side in turns_of(change.after).invited:
            continue
        reaction = asked.pace == REACTION
        if old is not None and (old.since == asked.since if reaction else old.pace == asked.pace):
            continue
        if actor in chair.people and not reaction:
            continue
        facts = {"since": asked.since}
        yield _notice(change.after, chair, WINDOW_KIND if reaction else KIND, key=f"{side}-{asked.since}", facts=facts)


def _skipped(change: Change, chairs: Mapping[str, Chair]) -> Iterator[Notice]:
    """Yield a message to each side that let the deadline of its turn pass."""
    before = turns_of(change.before).asked
    for entry in change.entries:
        for side, asked in before.items():
            mine = entry.action == LAPSE and f'"{SIDE}{side}"' in entry.answer and asked.pace == TURN
            if mine and change.after.pace in PACES and side in chairs and chairs[side].user_id != NOBODY:
                place = f"{entry.period}-{entry.round}"
                yield _notice(change.after, chairs[side], SKIPPED, key=f"{side}-{place}", facts={})


def _notice(game: GameRow, chair: Chair, kind: str, *, key: str, facts: Mapping[str, Any]) -> Notice:
    return Notice(
        kind=kind,
        key=key,
        due_at=game.updated_at,
        game_id=game.id,
        channel_id=game.channel_id,
        facts={"side": chair.side, "user": str(chair.user_id), **facts},
    )


async def open_turn(context: BotContext, notice: Claimed) -> GameState | None:
    """Wait until the board is posted, then return the game of a message.

    Return None if the game has changed since the message was queued.
    """
    try:
        await after_board(context, notice.game_id or "")
        state = await context.service.position(notice.game_id or "")
    except (NoSuchGame, SaveUnreadable):
        return None
    asked, chair = state.turns.asked.get(str(notice.facts["side"])), state.sides.get(str(notice.facts["side"]))
    if state.status != RUNNING or asked is None or asked.since != notice.facts["since"] or chair is None:
        return None
    if state.turns.paused(chair.side) is not None:
        return None
    return state if str(chair.user_id) == notice.facts["user"] else None


async def _enqueued(notices: list[Notice], connection: AsyncConnection) -> tuple[str, ...]:
    await enqueue(connection, notices)
    return (NOTICES, WINDOWS)

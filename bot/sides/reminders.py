"""The reminder before a deadline, and the message after a missed deadline."""

from __future__ import annotations

import discord

from bot.boards.side_rows import until_text
from bot.context import BotContext
from bot.games.errors import DeliveryProblem, NoSuchGame, SaveUnreadable
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import PATIENCE
from bot.games.vacancies import missed
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.sides import called
from bot.sides.turns import open_turn
from bot.sides.window_messages import REMINDER, WINDOWS
from bot.ui.replies import note
from bot.ui.texts import say
from db.notices import Claimed, Notice
from db.schema.games import RUNNING
from db.sides import Due
from render.language import speaking


def reminder(due: Due, channel_id: int, user_id: int) -> Notice:
    """Return the notice that reminds a side of its deadline."""
    return Notice(
        kind=REMINDER,
        key=f"due-{due.side}-{due.since}",
        due_at=clock.now(),
        game_id=due.game_id,
        channel_id=channel_id,
        facts={"side": due.side, "since": due.since, "user": str(user_id)},
        expires_at=due.due_at,
    )


class _Following:
    """The base class of reminders that replace earlier ones to the same side."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - the protocol's names
        """Wake the job that deletes the earlier message to this side."""
        self._context.scheduler.wake_now(WINDOWS)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure, because the board shows the same information."""


class ReminderNotices(_Following):
    """Writes the reminders (see `bot.delivery.notices.NoticeRenderer`)."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the reminder, or None if it is no longer needed."""
        state = await open_turn(self._context, notice)
        if state is None:
            return None
        side, presenter, now = str(notice.facts["side"]), self._context.presenter(state), clock.now()
        ask = next(ask for ask in state.asks if ask.side == side)
        with speaking(state.locale):
            until = until_text(state, side, now)
        if not until or called.is_voted(state, side):
            return None
        chair, locale = state.sides[side], state.locale
        with speaking(locale):
            name = presenter.side(side)
            who, link = called.who(chair), link_to(state)
            with speaking(locale):
                lines = [say("call-reminder", who=who, side=name, link=link)]
        lines += called.question(state, ask, presenter)
        lines += called.below(state, ask, presenter, now)
        view = note("\n".join(lines), rows=called.rows(state, ask, presenter))
        return Payload(view=view, guild_id=state.guild_id, allowed=pings((chair.user_id, *chair.members)))


class SkippedNotices(_Following):
    """Writes a message to a side that has missed the deadline of its turn."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message. Return None if it is no longer needed."""
        try:
            state = await self._context.service.position(notice.game_id or "")
        except (NoSuchGame, SaveUnreadable):
            return None
        side = str(notice.facts["side"])
        chair = state.sides.get(side)
        if state.status != RUNNING or chair is None or str(chair.user_id) != notice.facts["user"] or not chair.lapses:
            return None
        with speaking(state.locale):
            facts = {"who": called.who(chair), "side": self._context.presenter(state).side(side)}
        times, locale = max(1, (await missed(self._context.service.store, state.row, side)).turns), state.locale
        with speaking(locale):
            lines = [say("call-skipped", count=times, link=link_to(state), **facts)]
            if chair.lapses >= PATIENCE:
                lines.append(say("call-skipped-patience", **facts))
        view = note("\n".join(lines))
        return Payload(view=view, guild_id=state.guild_id, allowed=pings((chair.user_id, *chair.members)))

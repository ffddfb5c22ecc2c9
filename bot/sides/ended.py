"""Messages to players whose game was ended by somebody else."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.context import BotContext
from bot.games.changes import END, Change, following
from bot.games.errors import DeliveryProblem
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import held_by
from bot.players.wrong_place import link_to
from bot.runtime.scheduler import NOTICES
from bot.ui.replies import note
from bot.ui.texts import person, say
from db.games import ExtraWrite
from db.notices import Claimed, Notice, enqueue
from db.schema.games import NOBODY
from db.sides import chairs_of, turns_of
from engine.core.record import RESIGN
from render.language import speaking

KIND = "ended"
"""The `Notice.kind` of these notices."""


class EndNotices:
    """Queues and writes messages to players whose game was ended by somebody else."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    @following(END)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that enqueue messages to the players who did not end the game. Return None if
        there are no such players.
        """
        after, entry = change.after, change.entries[-1] if change.entries else None
        turns, actor = turns_of(after), entry.actor if entry is not None else NOBODY
        told = [side for side, chair in chairs_of(after).items() if chair.people and actor not in chair.people]
        facts: dict[str, Any] = {"by": str(actor), "gave_up": turns.won is not None and not turns.claimed}
        if turns.winner is None:
            if entry is None or entry.action != RESIGN or actor == NOBODY or held_by(after, actor):
                return None
            facts["role"] = "leader" if actor == after.owner_id else "manager"
            told = told[:1]  # one message names all
        notices = [
            Notice(
                kind=KIND,
                key=side,
                due_at=after.updated_at,
                game_id=after.id,
                channel_id=after.channel_id,
                facts={"side": side, **facts},
            )
            for side in told
        ]
        return partial(_enqueued, notices) if notices else None

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message for the players of a side, or None if the side has none."""
        state = await self._context.service.roster.game(notice.game_id or "")
        presenter, winner = self._context.presenter(state), state.turns.winner
        people = state.sides[str(notice.facts["side"])].people
        if "role" in notice.facts:
            people = frozenset[int]().union(*(chair.people for chair in state.sides.values()))
            text = say(
                "sides-ended-for-both",
                locale=state.locale,
                who=", ".join(f"<@{each}>" for each in sorted(people)),
                by=person(int(notice.facts["by"]), locale=state.locale),
                role=notice.facts["role"],
                link=link_to(state),
            )
            return Payload(view=note(text), guild_id=state.guild_id, allowed=pings(people)) if people else None
        if winner is None or not people:
            return None
        loser = next(side for side in state.sides if side != winner)
        with speaking(state.locale):
            text = say(
                "sides-other-gave-up" if notice.facts["gave_up"] else "sides-other-claimed",
                who=", ".join(f"<@{each}>" for each in sorted(people)),
                by=person(int(notice.facts["by"])),
                side=presenter.side(winner),
                other=presenter.side(loser),
                link=link_to(state),
            )
        return Payload(view=note(text), guild_id=state.guild_id, allowed=pings(people))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure, because the board shows the same information."""


async def _enqueued(notices: list[Notice], connection: AsyncConnection) -> tuple[str, ...]:
    await enqueue(connection, notices)
    return (NOTICES,)

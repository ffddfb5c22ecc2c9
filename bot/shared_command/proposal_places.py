"""Decides where proposals appear: on the board or, if there are several sides, in the side's own channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.boards import command_rows
from bot.delivery.replaced import replaced
from bot.games.changes import SIDES, Change, following
from bot.games.errors import DeliveryProblem, SaveUnreadable
from bot.games.notices import Payload
from bot.games.permissions import Proposal, proposals
from bot.games.seats.command import within
from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.hand import Hand
from bot.ui.replies import note, redraw
from bot.ui.texts import person, say
from db.games import ExtraWrite
from db.notices import Claimed, Notice
from db.schema.games import ADVISERS
from db.shared_command import forget as forget_proposals
from db.sides import chairs_of, turns_of
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

KIND = "proposal"
"""The `Notice.kind` of the notices with proposals."""


class OnBoard:
    """Shows proposals on the board, for games with one side."""

    words = "staff"
    """The prefix of the keys of its texts."""

    def __init__(self, refresh: Callable[[GameSummary], Awaitable[None]]) -> None:
        self._refresh = refresh

    async def show(self, game: GameSummary, side: str, number: int, *, by: int) -> None:  # noqa: ARG002
        """Update the board, which then shows the new proposal."""
        await self._refresh(game)

    def adopting(self, state: GameState, each: Proposal) -> str:  # noqa: ARG002
        """Return an empty text, because the next board already shows the adopted proposal."""
        return ""

    async def adopted(self, game_id: str, number: int, text: str) -> None:
        """Do nothing after a proposal is adopted, because the next board replaces this one."""

    async def withdrawn(self, hand: Hand, game: GameSummary, number: int, text: str) -> None:  # noqa: ARG002
        """Report that a proposal is withdrawn, and show the others."""
        await reply(hand, text)
        await self._refresh(game)


class InRoom:
    """Posts the proposals of a side as messages in its room."""

    words = "sides"
    """The prefix of the keys of its texts."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        context.notices.register(KIND, self)

    async def show(self, game: GameSummary, side: str, number: int, *, by: int) -> None:
        """Post a proposal of `side`.

        `game` is the game as that side sees it.
        """
        notice = Notice(
            kind=KIND,
            key=str(number),
            due_at=clock.now(),
            game_id=game.id,
            channel_id=game.channel_id,
            facts={"number": number, "side": side, "user": str(by)},
        )
        await self.context.notices.queue.enqueue(notice)
        await self.context.notices.deliver(game.id)
        self.context.scheduler.wake_now(NOTICES)

    def adopting(self, state: GameState, each: Proposal) -> str:
        """Return the text that replaces an adopted proposal."""
        with speaking(state.locale):
            what = command_rows.put(state, self.context.presenter(state), each)
        return say("sides-adopted", locale=state.locale, what=what)

    async def adopted(self, game_id: str, number: int, text: str) -> None:
        """Replace the message of a proposal with `text`, because it was adopted elsewhere."""
        notice = await self.context.notices.queue.latest(KIND, game_id, number=number)
        await replaced(self.context, game_id, notice, text)

    async def withdrawn(self, hand: Hand, game: GameSummary, number: int, text: str) -> None:
        """Replace a proposal's message with `text`, and reply to the user."""
        if hand.press is not None:
            await redraw(hand.press, note(text))
        else:
            await self.adopted(game.id, number, say("staff-withdrawn", locale=game.locale))
            await hand.tell(text)

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message that shows a proposal, or None if the message is no longer needed."""
        number, side = int(notice.facts["number"]), str(notice.facts["side"])
        try:
            state = await self.context.service.seen_by(notice.game_id or "", int(notice.facts["user"]))
        except SaveUnreadable:
            return None
        game = within(state, side)
        each = next((each for each in proposals(game) if each.number == number), None)
        if each is None or state.side != side or state.ask is None or game.channel_id != notice.channel_id:
            return None
        with speaking(state.locale):
            what = command_rows.put(state, self.context.presenter(state), each)
        who = person(each.user_id, locale=state.locale)
        adopt = ui.Button[ui.LayoutView](
            label=say("button-sides-adopt", locale=state.locale), style=ButtonStyle.primary
        )
        withdraw = ui.Button[ui.LayoutView](label=say("button-staff-withdraw", locale=state.locale))
        row = button_row(
            [
                press_button(adopt, Press("adopt", state.id, game.version, page=number)),
                press_button(withdraw, Press("withdraw", state.id, game.version, page=number)),
            ]
        )
        text = say("sides-proposal", locale=state.locale, who=who, what=what)
        return Payload(view=note(text, rows=[row]), guild_id=state.guild_id)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure: the author may propose again."""


async def reply(hand: Hand, text: str, *, rows: Sequence[Row] = ()) -> None:
    """Reply privately. If the user clicked on a private message, edit it instead."""
    message = hand.press.message if hand.press is not None else None
    if hand.press is not None and message is not None and message.flags.ephemeral:
        await redraw(hand.press, note(text, rows=rows))
    else:
        await hand.tell(text, rows=rows)


@following(SIDES)
def forgotten(change: Change) -> ExtraWrite | None:
    """Return the SQL statements that delete proposals to questions no longer open; None if there are none."""
    before, after = turns_of(change.before).asked, turns_of(change.after).asked
    gone = [
        user_id
        for side, chair in chairs_of(change.before).items()
        if chair.command == ADVISERS and before.get(side) is not None
        if side not in after or after[side].since != before[side].since
        for user_id in chair.members
    ]

    async def write(connection: AsyncConnection) -> None:
        for user_id in gone:
            await forget_proposals(connection, change.after.id, user_id, posts=False)

    return write if gone else None

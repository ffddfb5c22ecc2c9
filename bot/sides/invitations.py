"""Invites an opponent: the message, its buttons, and the reply to the host."""

from __future__ import annotations

import discord
from discord import ButtonStyle, ui

from bot.boards.side_rows import time_left, titled
from bot.context import BotContext
from bot.games.errors import AlreadyDecided, DeliveryProblem, NoSuchGame, NotYourGame, SaveUnreadable
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import CALENDAR_PACES
from bot.games.state import GameState, GameSummary
from bot.players.wrong_place import link_to
from bot.runtime.scheduler import NOTICES
from bot.sides.window_messages import WINDOWS, after_board, call_of
from bot.ui.components import Interaction, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import person, say
from db.notices import Claimed
from db.schema.games import RUNNING
from db.sides import JOB
from render.language import speaking

ACCEPT, DECLINE = "windowaccept", "windowdecline"
"""The actions of the buttons of an invitation; no board has them."""


class InvitationHandlers:
    """Answers users who are invited to play."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button(ACCEPT, edits=True)
    async def _accept(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Accept the invitation. The time of all sides begins."""
        game = await self.context.service.roster.game(press.game)
        try:
            after = await self.context.service.accept(press.game, side=press.extra, actor=interaction.user.id)
        except (AlreadyDecided, NotYourGame) as error:
            raise _not_asked(error, game, press) from error
        await redraw(interaction, note(self._said("invite-accepted", game, press, interaction.user.id)))
        found = (call_of(after, side) for side in game.turns.asked)
        await self.context.notices.queue.enqueue(*filter(None, found))
        await self.context.board_delivery.refresh(press.game)
        self.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)

    @button(DECLINE, edits=True)
    async def _decline(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Decline the invitation. The side becomes open."""
        game = await self.context.service.roster.game(press.game)
        try:
            await self.context.service.decline(press.game, side=press.extra, actor=interaction.user.id)
        except (AlreadyDecided, NotYourGame) as error:
            raise _not_asked(error, game, press) from error
        await redraw(interaction, note(self._said("invite-declined", game, press, interaction.user.id)))
        await self.context.board_delivery.refresh(press.game)
        self.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)

    def _said(self, key: str, game: GameSummary, press: Press, user_id: int) -> str:
        with speaking(game.locale):
            side = self.context.presenter(game).side(press.extra)
        return say(key, locale=game.locale, who=person(user_id, locale=game.locale), side=side)


def _not_asked(error: AlreadyDecided | NotYourGame, game: GameSummary, press: Press) -> UserError:
    """Return the error for a user who clicked without being invited."""
    if isinstance(error, AlreadyDecided):
        return UserError("invite-gone")
    return UserError("invite-other", owner=(game.sides[press.extra].user_id,))


class _Notices:
    """The base class of messages about invitations."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after an invitation is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing about a failed notice, because the board shows the same information."""

    async def _game(self, notice: Claimed) -> GameState | None:
        try:
            await after_board(self._context, notice.game_id or "")
            state = await self._context.service.position(notice.game_id or "")
        except (NoSuchGame, SaveUnreadable):
            return None
        return state if state.status == RUNNING else None


class InvitationNotices(_Notices):
    """Writes the message that invites a user to play (see `bot.delivery.notices.NoticeRenderer`)."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the players have already begun."""
        state, side = await self._game(notice), str(notice.facts["side"])
        if state is None or side not in state.turns.invited or str(state.sides[side].user_id) != notice.facts["user"]:
            return None
        presenter, locale, user_id = self._context.presenter(state), state.locale, state.sides[side].user_id
        at = int(state.turns.invited[side].timestamp())
        with speaking(locale):
            facts = {
                "who": f"<@{user_id}>",
                "by": person(state.owner_id),
                "game": titled(state, presenter),
                "side": presenter.side(side),
                "pace": _pace(state),
                "at": f"<t:{at}:f>",
                "remaining": f"<t:{at}:R>",
                "link": link_to(state),
            }
            buttons = []
            for action, style in ((ACCEPT, ButtonStyle.success), (DECLINE, ButtonStyle.secondary)):
                made = ui.Button[ui.LayoutView](label=say(f"button-{action}"), style=style)
                buttons.append(press_button(made, Press(action, state.id, state.version, extra=side)))
            view = note(say("invite-asks", **facts), rows=[button_row(buttons)])
        return Payload(view=view, guild_id=state.guild_id, allowed=pings([user_id]))


class UninvitedNotices(_Notices):
    """Writes the message that an invitation was declined or timed out."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message that an invitation was declined or timed out.

        Return None if another user has taken the side.
        """
        state, side = await self._game(notice), str(notice.facts["side"])
        if state is None or not state.sides[side].open:
            return None
        locale, owner = state.locale, int(notice.facts["user"])
        with speaking(locale):
            facts = {
                "by": f"<@{owner}>",
                "who": person(int(notice.facts["who"])),
                "side": self._context.presenter(state).side(side),
                "link": link_to(state),
            }
            key = "invite-told-late" if notice.facts["how"] == "late" else "invite-told"
            view = note(say(key, **facts))
        return Payload(view=view, guild_id=state.guild_id, allowed=pings([owner]))


def _pace(state: GameState) -> str:
    """Return the time limit of a game or its clock as text."""
    clock, locale = state.turns.clock, state.locale
    with speaking(locale):
        if clock is None:
            pace = "calendar" if state.row.pace in CALENDAR_PACES else state.row.pace or "none"
            return say(f"sit-pace-{pace}")
        bank, increment = (time_left(seconds) for seconds in (clock.bank, clock.increment))
        return say("sit-clock", bank=bank, increment=increment)

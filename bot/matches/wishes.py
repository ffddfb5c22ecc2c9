"""Direct messages about new open challenges, for users who want them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import SelectOption, ui

from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem
from bot.games.notices import Payload
from bot.matches.levels import suiting
from bot.play.challenges import played
from bot.players.departures import UNKNOWN
from bot.ui.components import Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press, StaleCustomId, base36
from bot.ui.replies import note
from bot.ui.texts import clean, cut, person, say
from db.matches import OPEN, Seek, Seeks, Wish, Wishes
from db.notices import Claimed
from render.language import speaking

WISH_ASK, WISHED, UNWISH = "seekwish", "seekwished", "seekunwish"
"""The actions: ask for which games; tell of challenges for these; tell of no more."""
_NAME = 60


def wish_row() -> Row:
    """Return the button for choosing games for messages about challenges."""
    return button_row([press_button(ui.Button(label=say("button-seekwish")), Press(WISH_ASK))])


def stop_row(guild_id: int) -> Row:
    """Return the button that turns off messages about a server's challenges."""
    return button_row([press_button(ui.Button(label=say("button-seekunwish")), Press(UNWISH, extra=base36(guild_id)))])


def read_guild(press: Press) -> int:
    """Return the server's id that a button contains. Raise `StaleCustomId` if there is none."""
    try:
        return int(press.extra, 36)
    except ValueError as error:
        raise StaleCustomId(press.extra) from error


def question_of(context: BotContext, systems: Sequence[str], one: Wish | None) -> tuple[str, list[Row]]:
    """Return the question in which games a user wants to hear of challenges, with its components."""
    wanted = () if one is None else one.games or systems
    options = [SelectOption(label=context.find(each).title(), value=each, default=each in wanted) for each in systems]
    select = ui.Select[ui.LayoutView](placeholder=say("wish-choose"), options=options, max_values=len(options))
    rows = [button_row([press_select(select, Press(WISHED))])]
    return say("wish-ask"), rows if one is None else [*rows, stop_row(one.guild_id)]


class WishNotices:
    """Writes the messages about new challenges (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, seeks: Seeks) -> None:
        self._context = context
        self._seeks = seeks
        self._wishes = Wishes(seeks.database)

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message about a new challenge. Return None if the user no longer wants it."""
        one, user_id = await self._seeks.seek(str(notice.facts["seek"])), notice.user_id or 0
        if one is None or one.state != OPEN or await self._wishes.of(user_id, one.guild_id) is None:
            return None
        server = await self._server(one, user_id)
        if server is None or not await suiting(self._context, [one], user_id):
            await self._wishes.unsent(user_id, one.guild_id)
            return None
        message = f"/{one.message_id}" if one.message_id is not None else ""
        with speaking(str(notice.facts["locale"])):
            facts = {
                "who": person(one.user_id),
                "server": server,
                "game": played(one, self._context.find(one.system)),
                "link": f"https://discord.com/channels/{one.guild_id}/{one.channel_id}{message}",
            }
            lines = [say("wish-told", **facts), *([say("wish-last")] if notice.facts["last"] else [])]
            return Payload(view=note("\n".join(lines), rows=[stop_row(one.guild_id)]))

    async def _server(self, one: Seek, user_id: int) -> str | None:
        """Return the name of a challenge's server; None if the user may not accept the challenge."""
        try:
            channel = await self._context.board_delivery.channels.find(one.channel_id, guild_id=one.guild_id)
            member = await channel.guild.fetch_member(user_id)
        except ChannelGone:
            return None
        except discord.NotFound as error:
            if error.code in UNKNOWN:
                await self._wishes.stop(user_id, one.guild_id)
            return None
        if not channel.permissions_for(member).view_channel:
            return None
        if one.role_id is not None and member.get_role(one.role_id) is None:
            return None
        return cut(clean(channel.guild.name), _NAME)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a message is posted. Does nothing: the message was counted when it was queued."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:  # noqa: ARG002 - part of the protocol
        """Stop the messages to a user who accepts no direct messages."""
        one = await self._seeks.seek(str(notice.facts["seek"]))
        if one is not None and notice.user_id is not None:
            await self._wishes.stop(notice.user_id, one.guild_id)

"""Replaces the message of a question after the question was answered on the board's web page."""

from __future__ import annotations

import logging

import discord

from bot.context import BotContext
from bot.games.errors import DeliveryProblem
from bot.ui.replies import note
from bot.ui.texts import QUIET
from db.notices import Latest

log = logging.getLogger(__name__)


async def replaced(context: BotContext, game_id: str, notice: Latest | None, text: str) -> None:
    """Replace the message of a notice with `text`, if it has been posted."""
    if notice is None or notice.message_id is None:
        return
    try:
        channel = await context.board_delivery.channels.find(notice.channel_id, game_id=game_id)
        message = channel.get_partial_message(notice.message_id)
        await message.edit(view=note(text), allowed_mentions=QUIET)
    except (DeliveryProblem, discord.DiscordException, OSError) as problem:  # the answer counts all the same
        log.info("a question of game %(game)s stays: %(problem)s", {"game": game_id, "problem": problem})

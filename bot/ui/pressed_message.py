"""Edits the clicked message with the click's token, which is valid for a quarter of an hour.

Such edits do not count towards the bot's limit of fifty requests a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from http import HTTPStatus

import discord
from discord import ui

from bot.ui.components import Interaction
from bot.ui.texts import QUIET

_pressed: ContextVar[Interaction | None] = ContextVar("_pressed", default=None)


@contextmanager
def editing(interaction: Interaction) -> Iterator[None]:
    """Let edits of the clicked message use the click's token. Use this as a context manager.

    The click must have been acknowledged as one that edits its message.
    """
    token = _pressed.set(interaction)
    try:
        yield
    finally:
        _pressed.reset(token)


async def edit_pressed(message_id: int, *, view: ui.LayoutView, files: Sequence[discord.File]) -> bool:
    """Edit a message if it is the clicked one. `files` can be sent again afterwards.

    Return False if another message was clicked, the token has expired, or Discord rejects the request. Raise
    discord.py's error if Discord is down or asks for fewer requests.
    """
    interaction = _on(message_id)
    if interaction is None:
        return False
    # discord.py closes a file after a request; a second file on the same bytes leaves the first as it is.
    copies = [discord.File(file.fp, file.filename) for file in files]
    try:
        await interaction.edit_original_response(view=view, attachments=copies, allowed_mentions=QUIET)
    except discord.HTTPException as error:
        if not _refused(error):
            raise
        for file in files:
            file.reset()
        return False
    return True


async def fetch_pressed(message_id: int) -> discord.Message | None:
    """Return the current state of the clicked message. Its `edit` also uses the click's token.

    Return None if `message_id` is another message, or in the other cases in which `edit_pressed` returns False. Raise
    discord.py's error if Discord is down or rate-limits the bot.
    """
    interaction = _on(message_id)
    if interaction is None:
        return None
    try:
        return await interaction.original_response()
    except discord.HTTPException as error:
        if not _refused(error):
            raise
        return None


def _on(message_id: int) -> Interaction | None:
    """Return the current click if it is on this message and can still be answered. Otherwise return None."""
    interaction = _pressed.get()
    message = interaction.message if interaction is not None else None
    if interaction is None or message is None or message.id != message_id or interaction.is_expired():
        return None
    return interaction


def _refused(error: discord.HTTPException) -> bool:
    """Return whether Discord rejected the request. Return False if it is down or overloaded."""
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and error.status != HTTPStatus.TOO_MANY_REQUESTS

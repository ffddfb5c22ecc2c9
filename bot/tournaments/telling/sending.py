"""Posts a message of a tournament once, also when a process dies between Discord's answer and the note of it.

A message has a nonce, by which Discord drops an early duplicate, and a mark, by which a late one is found in its
channel.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from bot.runtime.logging_setup import Spot
from bot.ui.texts import QUIET
from db.tournaments.journal import Post

log = logging.getLogger(__name__)

_MARKS = 0x3FFFFFFF
_SEARCHED = 50


async def sent_once(channel: Any, post: Post, *, view: ui.LayoutView, **content: Any) -> int:
    """Post a message, or edit the one that an earlier attempt has left; return its id. Raise Discord's errors."""
    copy = await _lost_copy(channel, post) if post.tried else None
    if copy is not None:
        content.pop("allowed_mentions", None)  # whom it names was told when it was posted
        await copy.edit(view=view, attachments=content.pop("files", []), allowed_mentions=QUIET)
        return int(copy.id)
    next(iter(view.children)).id = mark_of(post)
    sent = await channel.send(view=view, nonce=post.nonce, **content)
    return int(sent.id)


def mark_of(post: Post) -> int:
    """Return the component id that marks the message of this post in its channel."""
    return (int(post.nonce, 16) & _MARKS) + 1_000


async def _lost_copy(channel: Any, post: Post) -> discord.Message | None:
    """Return the message that was posted but not noted; None if the channel has none, or hides its history."""
    try:
        async for message in channel.history(limit=_SEARCHED):
            if message.author.bot and any(part.id == mark_of(post) for part in message.components):
                return message  # type: ignore[no-any-return]
    except discord.Forbidden:
        log.info("channel %(channel)s hides its history: a message may come twice", {"channel": Spot.of(channel)})
    return None

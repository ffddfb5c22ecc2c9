"""Posting rights: the bot posts for a user only where the user may post.

Every new message that a user causes needs a `PostingRight`, and only this module creates one. Posts of a running game
need no further check.
"""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from bot.games.errors import NotPermitted, TimedOut
from bot.games.state import GameSummary
from bot.ui.replies import PostingRight

Interaction = discord.Interaction[Any]

_WEEK: Literal[10080] = 10_080

_SENDING = {False: ("send_messages",), True: ("send_messages_in_threads",)}
"""The permissions that are needed to write. The key is whether the channel is a thread.

Attach Files and Create Polls are not needed: they restrict what users send, and the pictures and polls are the bot's
own.
"""


def permit(interaction: Interaction) -> PostingRight:
    """Return the right to post in the interaction's channel.

    Raise `NotPermitted` if the user may not post there. Raise `TimedOut` if the user is timed out.
    """
    _expect_held(interaction, interaction.channel, interaction.permissions)
    return PostingRight(interaction.channel_id or 0)


def permitted(interaction: Interaction) -> PostingRight | None:
    """Return the right to post in the channel; None if the user may not post."""
    try:
        return permit(interaction)
    except (NotPermitted, TimedOut):
        return None


def permit_in(interaction: Interaction, channel: Any, held: discord.Permissions) -> PostingRight:
    """Return the right to post in another channel. `held` are the user's permissions there.

    Raise `NotPermitted` if they are not sufficient. Raise `TimedOut` if the user is timed out.
    """
    _expect_held(interaction, channel, held)
    return PostingRight(channel.id)


async def own_ground(interaction: Interaction) -> PostingRight:
    """Return the right to post in the user's direct messages."""
    return PostingRight((interaction.user.dm_channel or await interaction.user.create_dm()).id)


def expect_thread(interaction: Interaction, *, private: bool = False) -> None:
    """Raise `NotPermitted` or `TimedOut` if the user may not open a thread and write in it."""
    held = interaction.permissions
    opening = "create_private_threads" if private and not held.create_public_threads else "create_public_threads"
    _expect(interaction, interaction.channel_id or 0, held, [opening, *_SENDING[True]])


def may_open(interaction: Interaction, *, private: bool) -> bool:
    """Return whether the user may open a thread in this channel."""
    try:
        expect_thread(interaction, private=private)
    except (NotPermitted, TimedOut):
        return False
    return True


async def open_thread(
    interaction: Interaction, channel: discord.TextChannel, *, name: str, private: bool = False
) -> tuple[discord.Thread, PostingRight]:
    """Open a thread for the user. Return it with the right to post in it.

    Raise `NotPermitted` if the user may not open a thread there. Raise `TimedOut` if the user is timed out. Errors of
    discord.py are passed on.
    """
    expect_thread(interaction, private=private)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    asked: dict[str, Any] = {"invitable": False} if private else {}
    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=_WEEK, **asked)
    return thread, PostingRight(thread.id)


def expect_thread_of(interaction: Interaction, channel: discord.TextChannel) -> None:
    """Raise `NotPermitted` or `TimedOut` if the user may not write in threads of a channel."""
    user = interaction.user
    held = channel.permissions_for(user) if isinstance(user, discord.Member) else interaction.permissions
    _expect(interaction, channel.id, held, ["view_channel", *_SENDING[True]])


async def table_thread(channel: discord.TextChannel, *, name: str) -> tuple[discord.Thread, PostingRight]:
    """Open a thread for a tournament table or a challenge. Return it with the right to post.

    Raise `BotMissingPermissions` if the bot itself lacks permissions. Discord's errors are raised as discord.py's.
    """
    held = channel.permissions_for(channel.guild.me)
    lacking = [each for each in ("create_public_threads", *_SENDING[True]) if not getattr(held, each)]
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_WEEK)
    return thread, PostingRight(thread.id)


def in_table_thread(thread: discord.Thread) -> PostingRight:
    """Return the right to post in the thread that the bot has opened for a table."""
    return PostingRight(thread.id)


# --- the check ---


def _expect_held(interaction: Interaction, channel: Any, held: discord.Permissions) -> None:
    if interaction.guild_id is None:
        return  # users may write in their own direct messages
    threaded = isinstance(channel, discord.Thread)
    names = ["view_channel", *_SENDING[threaded]]
    if threaded and channel.locked:
        names.append("manage_threads")
    if interaction.client.get_guild(interaction.guild_id) is None:
        names.append("use_external_apps")  # the app is installed only for this user there
    _expect(interaction, channel.id if channel is not None else interaction.channel_id or 0, held, names)


def _expect(interaction: Interaction, channel_id: int, held: discord.Permissions, names: list[str]) -> None:
    user = interaction.user
    if interaction.guild_id is None or held.administrator:
        return
    if isinstance(user, discord.Member) and user.is_timed_out() and user.timed_out_until is not None:
        raise TimedOut(until=user.timed_out_until)
    lacking = [name for name in names if not getattr(held, name)]
    if lacking:
        raise NotPermitted(channel_id=channel_id, permissions=lacking)


def manages(interaction: Interaction, game: GameSummary) -> bool:
    """Return whether a user manages the server of a game."""
    held = interaction.permissions
    if game.guild_id is None or game.guild_id != interaction.guild_id:
        return False
    return held.manage_guild or (held.manage_channels and game.channel_id == interaction.channel_id)

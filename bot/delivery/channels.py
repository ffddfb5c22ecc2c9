"""Finds and opens channels, and interprets Discord's errors.

A channel that refused the bot is not tried again soon.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.games.errors import (
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    DirectMessagesClosed,
    MissingPermissions,
    PostRefused,
    ThreadLocked,
)
from bot.runtime import clock
from bot.runtime.safe_errors import described
from db.delivery_queue import back_off

YOUNG = timedelta(minutes=50)
"""The age up to which a board is edited: Discord limits edits of messages over an hour old, so it is posted again a
little before.
"""
LEASE = timedelta(minutes=2)
"""The duration of a delivery's lease, which is renewed as long as the process lives (see `bot.runtime.cluster`)."""
FENCE = 10.0
"""The time in seconds after which the lease of a delivery is checked again before anything is posted."""
ARCHIVED = 50083
_UNKNOWN_CHANNEL = 10003
_UNKNOWN_MESSAGE = 10008
_MISSING_ACCESS = 50001
_DIRECT_CLOSED = (50007, 50278)  # blocked by the user; no common server whose members may write
_TOO_OLD_TO_EDIT = 30046
_NOT_OURS = 50005
UNCHANGEABLE = frozenset({_TOO_OLD_TO_EDIT, _UNKNOWN_MESSAGE, _NOT_OURS})
"""Discord's error codes for a message that can no longer be edited, so that a new one has to be posted."""

_REMEMBERED = 10 * 60.0
_CLOSED = 3_600.0
_KEPT = 1_000


class Channels:
    """Finds channels by their id.

    A channel that has refused the bot counts as gone for a while.
    """

    def __init__(self, client: discord.Client, *, now: Callable[[], datetime] = clock.now) -> None:
        self._client = client
        self._ticks = clock.ticks_of(now)
        self._refused: OrderedDict[int, tuple[float, str]] = OrderedDict()
        self._closed: OrderedDict[int, float] = OrderedDict()

    def away(self, guild_id: int | None) -> bool:
        """Return whether a server is unavailable.

        Discord's answers about its channels are then unreliable.
        """
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        return guild is not None and guild.unavailable

    async def find(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel or thread.

        Raise `ChannelGone` if it is deleted or hidden from the bot. Raise `DeliveryDelayed` if its server cannot be
        reached. Other failures raise discord.py's errors.
        """
        known = self._client.get_channel(channel_id)
        guild = getattr(known, "guild", None) or (self._client.get_guild(guild_id) if guild_id is not None else None)
        if guild is not None and guild.unavailable:
            raise DeliveryDelayed(game_id, detail="its server cannot be reached")
        if known is not None:
            self._refused.pop(channel_id, None)
            return known
        at, why = self._refused.get(channel_id, (None, ""))
        if at is not None and self._ticks() - at < _REMEMBERED:
            raise ChannelGone(game_id, detail=why)
        try:
            return await self._client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData) as error:
            _remember(self._refused, channel_id, (self._ticks(), described(error)))
            raise ChannelGone(game_id, detail=described(error)) from error

    async def direct(self, user_id: int, *, game_id: str = "") -> Any:
        """Return the channel for direct messages to a user.

        Raise `DirectMessagesClosed` if the user has refused a direct message within the last hour. Raise discord.py's
        errors for other failures.
        """
        at = self._closed.get(user_id)
        if at is not None and self._ticks() - at < _CLOSED:
            raise DirectMessagesClosed(game_id, detail="they took no direct messages just now")
        user = self._client.get_user(user_id) or await self._client.fetch_user(user_id)
        return user.dm_channel or await user.create_dm()

    def shut(self, user_id: int) -> None:
        """Record that a user accepts no direct messages."""
        _remember(self._closed, user_id, self._ticks())

    async def seen_again(self, interaction: discord.Interaction[Any]) -> None:
        """Record that a user is active, so that the bot tries direct messages again."""
        self._closed.pop(interaction.user.id, None)

    async def open(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel that the bot can write to. An archived thread is unarchived.

        Raise `DeliveryProblem` if the channel cannot be found, cannot be unarchived or accepts no messages. Other
        failures raise discord.py's errors.
        """
        channel = await self.find(channel_id, guild_id=guild_id, game_id=game_id)
        if isinstance(channel, discord.Thread) and channel.archived:
            channel = await unarchived(channel, game_id)
        if not isinstance(channel, discord.abc.Messageable):
            raise ChannelGone(game_id, detail="no messages can be posted there")
        return channel


async def unarchived(thread: discord.Thread, game_id: str) -> discord.Thread:
    """Unarchive a thread and return it.

    Raise `DeliveryProblem` if the bot may not do this. After other failures, raise discord.py's errors.
    """
    try:
        return await thread.edit(archived=False)
    except discord.Forbidden as error:
        raise problem_of(game_id, error, channel=thread) from error


def expect_postable(channel: object, game_id: str, *also: str, files: bool = True) -> None:
    """Raise `MissingPermissions` if the bot lacks permissions for posting in a channel.

    `also` names further permissions. Without `files`, attaching files is not required.
    """
    names = [name for name in lacking_in(channel, *also) if files or name != "attach_files"]
    if names:
        raise MissingPermissions(game_id, detail=", ".join(names))


def permissions_in(channel: object) -> discord.Permissions | None:
    """Return the bot's permissions in a channel; None if they are unknown."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        return channel.permissions_for(channel.guild.me)
    except (discord.ClientException, AttributeError):
        return None  # another process gets the events of its server, or of its thread's channel


def lacking_in(channel: object, *also: str) -> list[str]:
    """Return the permissions that the bot lacks for posting in a channel.

    Return an empty list if its permissions are unknown.
    """
    held = permissions_in(channel)
    if held is None:
        return []
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return [name for name in ("view_channel", sending, "attach_files", *also) if not getattr(held, name)]


def is_closed(channel: object) -> bool:
    """Return whether the bot cannot post in a channel, as far as the cache shows."""
    if lacking_in(channel):
        return True
    held = permissions_in(channel)
    return bool(getattr(channel, "locked", False)) and not (held is not None and held.manage_threads)


def _remember(known: OrderedDict[int, Any], key: int, what: Any) -> None:
    known[key] = what
    while len(known) > _KEPT:
        known.popitem(last=False)


def wait_after(attempts: int, problem: DeliveryDelayed | None = None) -> timedelta:
    """Return how long to wait after failed attempts, at least as long as Discord demands."""
    wait = back_off(attempts)
    return max(wait, timedelta(seconds=problem.after)) if problem is not None else wait


def problem_of(game_id: str, error: Exception, *, channel: object = None) -> DeliveryProblem:
    """Return the delivery problem for an error. `channel` is where it occurred."""
    problem = _problem_of(game_id, error, channel)
    problem.__cause__ = error
    return problem


def _problem_of(game_id: str, error: Exception, channel: object) -> DeliveryProblem:
    passing = _passing(game_id, error)
    if passing is not None or not isinstance(error, discord.HTTPException):
        return passing or DeliveryDelayed(game_id, detail=_line(error), everywhere=True)
    if error.code in _DIRECT_CLOSED:
        return DirectMessagesClosed(game_id, detail=_line(error))
    if error.status == 403:
        return _forbidden(game_id, error, channel)
    kind = ChannelGone if error.code == _UNKNOWN_CHANNEL else PostRefused
    return kind(game_id, detail=_line(error))


def _passing(game_id: str, error: Exception) -> DeliveryDelayed | None:
    """Return a delivery problem if the error is temporary, or None if it is permanent."""
    if isinstance(error, discord.RateLimited):
        return DeliveryDelayed(game_id, detail=_line(error), after=error.retry_after)
    if not isinstance(error, discord.HTTPException) or not (error.status >= 500 or error.status in (401, 408, 429)):
        return None
    after = _asked(error) if error.status == 429 else 0.0
    return DeliveryDelayed(game_id, detail=_line(error), after=after, everywhere=not after)


def _forbidden(game_id: str, error: discord.HTTPException, channel: object) -> DeliveryProblem:
    lacking = ", ".join(lacking_in(channel))
    if not lacking and isinstance(channel, discord.Thread) and channel.locked:
        return ThreadLocked(game_id, detail=_line(error))
    if not lacking and error.code in (_UNKNOWN_CHANNEL, _MISSING_ACCESS):
        return ChannelGone(game_id, detail=_line(error))
    return MissingPermissions(game_id, detail=lacking or _line(error))


def _line(error: Exception) -> str:
    return described(error)


def _asked(error: discord.HTTPException) -> float:
    """Return how many seconds Discord asks the bot to wait; 0 for no delay."""
    headers = getattr(error.response, "headers", None) or {}
    for name in ("Retry-After", "X-RateLimit-Reset-After"):
        try:
            return max(float(headers.get(name, "")), 0.0)
        except ValueError:
            continue
    return 0.0

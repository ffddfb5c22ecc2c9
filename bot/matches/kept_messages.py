"""Messages that are kept up to date, at most one of each kind per server."""

from __future__ import annotations

import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, ClassVar, Generic

import aiohttp
import discord
from discord import app_commands

from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, MissingPermissions
from bot.games.notices import Payload
from bot.games.posting_rights import permit_in
from bot.players.wrong_place import is_guest
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.errors import UserError
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.kept_messages import K, Kept, KeptMessages
from db.notices import Claimed, Notice
from db.schema.games import NOBODY
from render.language import speaking

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

_EDITS = timedelta(seconds=5)
"""The minimum time between two edits of a message."""
_LOOKS = timedelta(minutes=10)
"""The maximum time between two checks of a message, so that its deletion is noticed."""
_AGAIN = timedelta(minutes=30)
_PATIENCE = timedelta(days=3)
"""How long posting or editing a message may fail before it ends."""
_UNKNOWN_MESSAGE = 10_008


# --- setting one up ---


def managed(interaction: Interaction, name: str) -> discord.Guild:
    """Return the server if the user manages it; otherwise raise `UserError`.

    `name` is the beginning of the error texts' keys.
    """
    if interaction.guild is None or is_guest(interaction):
        raise UserError(f"{name}-server")
    if not interaction.permissions.manage_guild:
        raise UserError(f"{name}-manager")
    return interaction.guild


def expect_place(interaction: Interaction, channel: discord.TextChannel, needed: Sequence[str]) -> None:
    """Raise an error unless the user and the bot have the permissions in a channel."""
    assert isinstance(interaction.user, discord.Member)
    permit_in(interaction, channel, channel.permissions_for(interaction.user))
    held = channel.permissions_for(channel.guild.me)
    if lacking := [name for name in needed if not getattr(held, name)]:
        raise app_commands.BotMissingPermissions(lacking)


async def delete(context: BotContext, one: Kept) -> None:
    """Delete a message if it exists. Errors are ignored."""
    if one.message_id is None:
        return
    with contextlib.suppress(discord.DiscordException, DeliveryProblem, aiohttp.ClientError, OSError):
        channel = await context.board_delivery.channels.find(one.channel_id, guild_id=one.guild_id)
        await channel.get_partial_message(one.message_id).delete()


# --- keeping it current ---


class MessageKeeper(ABC, Generic[K]):
    """The base class for keeping messages of one kind posted and up to date.

    It is a scheduler job, and the renderer of the notices about these messages.
    """

    kind: ClassVar[str]
    """The `Notice.kind` of its notices."""
    job: ClassVar[str]
    """The name of its job."""
    name: ClassVar[str]
    """The beginning of the keys of its texts."""

    def __init__(self, client: discord.Client, context: BotContext, stored: KeptMessages[K]) -> None:
        self.client = client
        self.context = context
        self.stored = stored

    @abstractmethod
    async def message(self, one: K, guild: discord.Guild, now: datetime, *, calls: bool = False) -> Payload:
        """Return the contents of a message. Users are mentioned only with `calls`."""

    def marks(self, one: K, now: datetime) -> dict[str, Any]:  # noqa: ARG002 - for subclasses
        """Return the columns to store at every check of a message."""
        return {}

    async def again(self, one: K, guild: discord.Guild, now: datetime) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether to replace the current message with a new one now."""
        return False

    def next(self, one: K, now: datetime) -> datetime | None:  # noqa: ARG002 - for subclasses
        """Return when a message must change because of the time alone. Return None if it never does."""
        return None

    async def run_due(self, now: datetime) -> datetime | None:
        """Post or edit messages, and return when to check again; None if no message is waiting."""
        again = []
        for one in await self.stored.due(now):
            guild = self.client.get_guild(one.guild_id)
            if guild is None or guild.unavailable:
                continue  # another process has this server, or nobody reaches it
            if one.edited_at is not None and one.edited_at <= now < one.edited_at + _EDITS:
                again.append(one.edited_at + _EDITS)
            elif one.trouble_since is not None and one.trouble_since + _PATIENCE <= now:
                await self._end(one)
            else:
                again.append(await self.check(one, guild, now))
        later = await self.stored.next_due(now)
        return min((*again, *filter(None, [later])), default=None)

    async def check(self, one: K, guild: discord.Guild, now: datetime) -> datetime:
        """Post or edit a message if necessary. Return when to check it again."""
        soon, marks = now + _EDITS, self.marks(one, now)
        if one.message_id is None and one.edited_at is not None and one.edited_at <= now < one.edited_at + _AGAIN:
            later = one.edited_at + _AGAIN  # it is being posted
            await self.stored.settle(one.guild_id, claimed=one.due_at, due_at=later)
            return later
        calls = any(getattr(one, name) != value for name, value in marks.items())
        if one.message_id is None or await self.again(one, guild, now):
            fresh = {"edited_at": now, "due_at": soon, **marks}
            await self.stored.post(one, lambda number: self._post(one, number, calls=calls), **fresh)
            self.context.scheduler.wake_now(NOTICES)
            return soon
        if not await self.stored.claim(one, edited_at=now, due_at=soon, **marks):
            return soon
        if await self._edit(one, guild, now):
            later = min(filter(None, (now + _LOOKS, self.next(one, now))))
            await self.stored.settle(one.guild_id, claimed=soon, due_at=later)
            return later
        return soon

    async def _edit(self, one: K, guild: discord.Guild, now: datetime) -> bool:
        """Edit a message. Return False if it must be tried again soon."""
        assert one.message_id is not None
        try:
            channel = await self.context.board_delivery.channels.find(one.channel_id, guild_id=one.guild_id)
            with speaking(one.locale):
                shown = await self.message(one, guild, now)
            await channel.get_partial_message(one.message_id).edit(view=shown.view, allowed_mentions=QUIET)
        except discord.NotFound as gone:
            if gone.code == _UNKNOWN_MESSAGE:
                await self.stored.claim(replace(one, edited_at=now), message_id=None, edited_at=None)
                return False
            await self.stored.trouble(one.guild_id, now)
        except (discord.Forbidden, ChannelGone, MissingPermissions) as problem:
            log.info(
                "the %(kind)s of %(server)d cannot be edited: %(problem)s",
                {"kind": self.kind, "server": one.guild_id, "problem": problem},
            )
            await self.stored.trouble(one.guild_id, now)
        except (discord.DiscordException, aiohttp.ClientError, OSError, DeliveryProblem) as problem:
            log.info(
                "the %(kind)s of %(server)d waits: %(problem)s",
                {"kind": self.kind, "server": one.guild_id, "problem": problem},
            )
            return False
        else:
            if one.trouble_since is not None:
                await self.stored.posted(one.guild_id, one.message_id)
        return True

    async def _end(self, one: K) -> None:
        """Give up a message that could not be posted, and notify its user."""
        facts = {"guild": str(one.guild_id), "channel": str(one.channel_id), "locale": one.locale}
        told = Notice(kind=self.kind, key=f"end-{one.posts}", due_at=clock.now(), user_id=one.added_by, facts=facts)
        await self.stored.end(one, tells=told if one.added_by != NOBODY else None)
        self.context.scheduler.wake_now(NOTICES)

    def _post(self, one: K, number: int, *, calls: bool) -> Notice:
        facts = {"guild": str(one.guild_id), "old": str(one.message_id or 0), "calls": calls, "number": number}
        key, now = f"{one.guild_id}-{number}", clock.now()
        return Notice(kind=self.kind, key=key, due_at=now, channel_id=one.channel_id, facts=facts)

    # --- its notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message, or a notice to a user that the bot has given up posting it.

        Return None if the message is outdated.
        """
        facts = notice.facts
        if notice.user_id is not None:
            with speaking(str(facts["locale"])):
                return Payload(view=note(say(f"{self.name}-trouble", channel=f"<#{facts['channel']}>")))
        one = await self.stored.of(int(facts["guild"]))
        if one is None or one.posts != facts["number"] or one.message_id is not None:
            return None
        guild = self.client.get_guild(one.guild_id)
        if guild is None:
            return None
        with speaking(one.locale):
            shown = await self.message(one, guild, clock.now(), calls=bool(facts["calls"]))
        return replace(shown, guild_id=one.guild_id)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Store the id of the posted message, and delete the message that it replaces."""
        if notice.user_id is not None:
            return
        if old := int(notice.facts["old"]):
            with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                await message.channel.get_partial_message(old).delete()  # type: ignore[union-attr]
        one = await self.stored.of(int(notice.facts["guild"]))
        if one is None or one.posts != notice.facts["number"]:
            with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                await message.delete()
            return
        await self.stored.posted(one.guild_id, message.id)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:  # noqa: ARG002 - part of the protocol
        """Store that a message could not be posted.

        The user is notified later if posting keeps failing.
        """
        if notice.user_id is None:
            await self.stored.trouble(int(notice.facts["guild"]), clock.now())

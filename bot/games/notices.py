"""Notices to a channel or a user, and the functions that write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Protocol

import discord
from discord import ui

from bot.games.errors import DeliveryProblem
from bot.ui.texts import QUIET
from db.notices import Claimed


@dataclass(frozen=True, slots=True, kw_only=True)
class Payload:
    """A notice in Discord's format: components with files, or a poll.

    If `publish` is set, it is published to the followers of an announcement channel. `guild_id` is the server to which
    it is sent. The notice waits while this server is unavailable. It pings only the users and roles in `allowed`.
    `earlier` is a poll that is no longer wanted. If an earlier attempt has posted it, it replaces this notice. If the
    payload contains nothing else, no notice is posted.
    """

    view: ui.LayoutView | None = None
    files: Sequence[discord.File] = ()
    poll: discord.Poll | None = None
    publish: bool = False
    guild_id: int | None = None
    allowed: discord.AllowedMentions = QUIET
    earlier: discord.Poll | None = None


def pings(people: Iterable[int] = (), *, role: int | None = None) -> discord.AllowedMentions:
    """Return the allowed mentions that let a message ping only these users and this role."""
    # An id must be in the form of Discord's API: discord.py would send the id of a plain object as a number.
    users: Any = [SimpleNamespace(id=str(each)) for each in people]
    roles: Any = [SimpleNamespace(id=str(role))] if role is not None else False
    return discord.AllowedMentions(everyone=False, users=users, roles=roles, replied_user=False)


class NoticeRenderer(Protocol):
    """The interface of an object that writes the notices of one `Notice.kind`.

    It must be stateless, because another process may write the notice.
    """

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the notice for Discord; None if it is no longer wanted.

        Raise `DeliveryProblem` if the notice cannot be delivered. If `sent` stores the message so that it can be edited
        later, return None once it is stored. Otherwise the notice might be posted twice after a crash.
        """

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Handle a notice that was posted. This may be called again after a crash."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Handle a notice whose delivery was abandoned."""

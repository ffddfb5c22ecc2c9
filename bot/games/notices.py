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

    With `publish`, it is published to the followers of an announcement channel. `guild_id` is the server to which it is
    sent; the notice waits while the server is unavailable. It pings only the users and roles in `allowed`. `earlier`
    is a poll that is no longer wanted: if an attempt before has posted it, it stands for the notice. With nothing else
    the notice is not posted.
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

        Raise `DeliveryProblem` if the notice cannot be delivered. If `sent` stores the message to edit it later, this
        must return None once it is stored. Otherwise it might be posted twice after a crash.
        """

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Handle a notice that was posted. This may be called again after a crash."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Handle a notice whose delivery was abandoned."""
